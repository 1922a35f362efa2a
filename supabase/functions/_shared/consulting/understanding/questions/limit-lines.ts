/**
 * Lines of an owner's list that a reader of single clauses would cut apart: both bounds of a subject, how many prices may
 * change, the margin of a section, where an offer holds, and what may rise.
 */

import { everyItem } from '../../base/request/match-item.ts'
import { longestStretches } from '../spoken/longest-stretches.ts'
import type { Named } from '../spoken/pieces.ts'
import { question } from '../spoken/pieces.ts'
import { cut, type Sentence, sentenceEnds } from '../spoken/stretches.ts'
import type { DraftWish, WishContent } from '../text/draft.ts'
import { foldInPlace } from '../text/fold.ts'
import { amount, subjectsOf, valueIn } from './price-subjects.ts'

type Reader = (said: string, names: readonly Named[], sentence: string) => WishContent[] | null

const low =
  '(?:(?:(?:no |o |de )?minimo|min\\.?|piso|a partir|nunca abaixo|nada abaixo|pelo menos|nao menos)(?: (?:de|que))?:?)'
const high =
  '(?:(?:(?:no |o |de )?maximo|max\\.?|teto|ate|nunca acima|nada acima|nao mais)(?: (?:de|que))?:?)'
const both = [
  new RegExp(`^(?<s>.{2,60}?)\\s*[:–—-]?,? ${low} (?<min>${amount}),?(?: e)? ${high} (?<max>${amount})$`),
  new RegExp(`^(?<s>.{2,60}?)\\s*[:–—-]?,? ${high} (?<max>${amount}),?(?: e)? ${low} (?<min>${amount})$`),
]

/** "Taças de vinho: mínimo R$ 28, máximo R$ 45": both bounds are of what the line begins with. */
const readBounds: Reader = (said, names) => {
  const groups = both.map((form) => form.exec(said)?.groups).find((found) => found !== undefined)
  const subjects = groups?.s === undefined ? null : subjectsOf(groups.s.replace(/[\s:–—-]+$/, ''), names)
  const [min, max] = [valueIn(groups?.min), valueIn(groups?.max)]
  if (!subjects || !(min > 0 && max >= min)) return null
  return subjects.map((item) => ({ kind: 'price', min, max, item }))
}

const number = '(?<n>\\d{1,2}|um|uma|dois|duas|tres|quatro|cinco|seis|sete|oito|nove|dez|doze)'
const things =
  '(?:itens|item|produtos?|precos?|pratos?|mudancas?|reajustes?|alteracoes|alteracao|aumentos?|trocas?|coisas?|remarcacoes)'
const limited =
  '(?:(?:quero |aceito |topo |pode(?:m)? |da pra |vou )?(?:mudar |mexer em |trocar |ter |subir )?(?:no maximo|ate|maximo(?: de)?|so|somente|apenas|limite de|nao mais (?:de|que))(?: uns| umas)?)'
const more =
  '(?: (?:com|de|por|a|o|os|em|no|na|que|precos?|nov[oa]s?|mudad[oa]s?|alterad[oa]s?|diferentes?|reajustad[oa]s?|vez|uma|cada|agora|hoje|momento|mes|neste|nesse|desta|dessa|primeiro|comeco|podem?|mudar|mudam|muda|subir|mexer|mexa|sobem|ao mesmo tempo|por enquanto|cardapio))*'
const counts = [
  new RegExp(`^${limited} ${number} ${things}${more}$`),
  new RegExp(
    `^(?:nao )?(?:mude|mexa|mexam|mudem|mudar|mexer)(?: em)?(?: de| em)? (?:mais (?:de|que) )${number} ${things}${more}$`,
  ),
]

/** "No máximo 6 itens com preço novo agora": things are counted, no price is named. */
const readCount: Reader = (said) => {
  const found = counts.map((form) => form.exec(said)?.groups?.n).find((one) => one !== undefined)
  const count = valueIn(found)
  return count >= 1 && count <= 60 ? [question('fewChanges', { count })] : null
}

const share = '(?<p>\\d{1,2}(?:,\\d)?) ?(?:%|por cento)'
const goal = `(?:(?:uma )?(?:margem|cmv|markup)(?: bruta| minima| maxima| de contribuicao)?(?: (?:de|do|em|e|tem que ser|que seja|fica(?:r)?|esteja))?(?: (?:pelo menos|no minimo|minimo(?: de)?|ao menos|acima de|no maximo|maximo(?: de)?|ate|abaixo de|nunca abaixo de|nunca menor que|menor que))*(?: de)? ${share})`
const margins = [
  new RegExp(
    `^(?:quero |preciso de |manter |mantenha )?${goal},? (?:n[oa]s?|d[oa]s?|em|para [oa]s?|para|pr[oa]s?) (?<s>[^,;\\d]{2,60})$`,
  ),
  new RegExp(
    `^(?:n[oa]s?|d[oa]s?|em|para [oa]s?|pr[oa]s?) (?<s>[^,;\\d]{2,60}?),? (?:(?:eu )?(?:quero|preciso(?: de)?|tem que ter|tem que dar|nao aceito|exijo) )?${goal}$`,
  ),
  new RegExp(
    `^(?:[oa]s? )?(?<s>[^,;:\\d]{2,60}?)(?:\\s*[:–—-]| com| tem que ter| precisam? (?:de|ter)| devem? ter) ${goal}$`,
  ),
]

/** "Margem de pelo menos 65% nos drinks": the goal is that of its section. */
const readMargin: Reader = (said, names) => {
  for (const form of margins) {
    const { s, p } = form.exec(said)?.groups ?? {}
    const subjects = s === undefined ? null : subjectsOf(s, names)
    const value = valueIn(p)
    if (!subjects || !(value > 0 && value < 100)) continue
    const percent = /\bcmv\b/.test(said) ? 100 - value : value
    return subjects.map((item) => question('marginFloor', { percent, ...(item !== everyItem && { item }) }))
  }
  return null
}

const offer = /\b(?:happy ?hours?|hora feliz|descont\w+|promoc\w+|promos?|ofertas?|dose dupla)\b/
const onlyIn =
  /^(?:e |mas )?(?:so|somente|apenas|unicamente)(?: vale| valendo)? (?:em|n[oa]s?|para [oa]s?|pr[oa]s?|para) (?<s>.{2,60})$/
const neverIn =
  /^(?:e |mas )?(?:nunca|jamais|nao(?: vale| entra\w*)?|nada de|sem|menos|exceto|fora|nem)(?: (?:em|n[oa]s?|para [oa]s?|pr[oa]s?|vale em|vale n[oa]s?|incluir|com))? (?<s>.{2,60})$/

/** "happy hour …, só em taças e drinks, nunca em garrafas" */
const readScope: Reader = (said, names, sentence) => {
  if (!offer.test(sentence) || offer.test(said) || /\d/.test(said) || /%|por cento/.test(sentence))
    return null
  const only = onlyIn.exec(said)?.groups?.s
  const never = only === undefined ? neverIn.exec(said)?.groups?.s : undefined
  const subjects = subjectsOf(only ?? never ?? '', names)
  return (
    subjects?.map((item) => question('discountLimit', only === undefined ? { other: item } : { item })) ??
    null
  )
}

const verb =
  '(?:subir|aumentar|ser reajustad[oa]s?|encarecer|ter aumento|mudar de preco)(?: de preco| o preco| um pouco| sim)*'
const conditional = /\b(?:contanto|desde que|se|caso|quando|a menos|sem (?:passar|chegar|ultrapassar))\b/
const may = [
  new RegExp(`^(?:[oa]s? )?(?<s>[^,;\\d]{2,80}?) (?:ja |ate )?(?:podem?|posso) ${verb}$`),
  new RegExp(
    `^(?:ja |so )?(?:podem?|posso|pode deixar) ${verb} (?:[oa]s? |n[oa]s? |d[oa]s? )?(?<s>[^,;\\d]{2,80})$`,
  ),
]

/** "Batata frita e refrigerante podem subir": leave to rise, and no order. */
const readLeave: Reader = (said, names, sentence) => {
  const phrase = may.map((form) => form.exec(said)?.groups?.s).find((one) => one !== undefined)
  // A condition that no reader knows would be lost.
  if (phrase === undefined || conditional.test(sentence)) return null
  if (/\b(?:nao|nem|nunca|so|somente|apenas|menos|exceto)\b/.test(said)) return null
  const subjects = subjectsOf(phrase, names)
  // "pode subir tudo" says nothing of any item.
  return subjects === null || subjects.includes(everyItem)
    ? null
    : subjects.map((item) => question('mayRise', { item }))
}

const whole: readonly Reader[] = [readBounds, readCount, readMargin, readLeave]

/** A word for several items is written as the owner writes it. */
function spelled(
  wish: WishContent,
  { said, at }: Sentence,
  text: string,
  names: readonly Named[],
): WishContent {
  const own = (item: string) => {
    const place = names.some(({ name }) => name === item) ? -1 : said.indexOf(item)
    return place < 0 ? item : text.slice(at + place, at + place + item.length)
  }
  return {
    ...wish,
    ...('item' in wish && wish.item !== undefined && { item: own(wish.item) }),
    ...('other' in wish && typeof wish.other === 'string' && { other: own(wish.other) }),
  } as WishContent
}

const parting = /,(?!\d)|\s(?=(?:mas|e nunca|e so) )/g

/** The longest stretches of pieces that one of the readers understands. */
export function readLimitLines(text: string, names: readonly Named[]): DraftWish[] {
  const folded = foldInPlace(text).toLowerCase()
  return cut({ said: folded, at: 0 }, sentenceEnds, true).flatMap((sentence) => {
    if (sentence.said.includes('?')) return []
    const stretches = longestStretches(sentence, parting, ({ said }, isFirst) => {
      const readers = isFirst ? whole : [...whole, readScope]
      return readers.map((read) => read(said, names, sentence.said)).find((one) => one !== null) ?? null
    })
    return stretches.flatMap(({ stretch, read }) =>
      read.map(
        (wish): DraftWish => ({
          wish: spelled(wish, stretch, text, names),
          start: stretch.at,
          end: stretch.at + stretch.said.length,
        }),
      ),
    )
  })
}
