/** How many items of a section or of a kind go, or stay. */

import { countedTogether, eachSection } from '../../../base/request/counted-items.ts'
import type { WishContent } from '../../text/draft.ts'
import { amountOf, spokenAmount } from '../../words/spoken-amounts.ts'
import type { About } from '../menu-plan/reading.ts'
import { bound, boundOf, type Frame, frame, noun, want } from './frames.ts'
import { type Subject, subjectOf, subjectsOf } from './subjects.ts'

export const cutting =
  '(?:cort(?:e|a|ar|em)|tir(?:e|a|ar|em)|retir(?:e|a|ar)|elimin(?:e|a|ar)|remov(?:a|e|er)|exclu(?:a|i|ir)|suprim(?:a|ir))'
/** "…, os que menos vendem" */
export const least =
  '(?:\\s*,?\\s*(?:(?:a|o|as|os|de|d[ao]s)\\s+)?(?:que\\s+)?(?:menos\\s+(?:vendem?|saem|sai|giram?|pedem?)|(?:vendem?|saem|sai|giram?)\\s+menos|pior(?:es)?(?:\\s+margem)?|menos\\s+vendid[oa]s?))?'
/** "…, menos o pudim" */
export const spared =
  '(?:\\s*,?\\s*(?<!que\\s)(?:menos|exceto|fora|desde\\s+que|mas\\s+n[aã]o|sem\\s+tirar)\\s+([^,;]+?)(?:\\s+(?:fique|fiquem|fica|ficam|continuem?))?)?'

/** What is spared stays. */
export const keeps = (subjects: readonly Subject[]): WishContent[] =>
  subjects.map(({ name }) => ({ kind: 'keepItem', item: name }))

const counted = (
  subjects: readonly Subject[],
  count: number,
  how: 'exactly' | 'at_most' | 'at_least',
): WishContent[] => [
  { kind: 'count', count, bound: how, of: 'items', item: countedTogether(subjects.map(({ name }) => name)) },
]

/** The items that a cut spares; null if they are not of the menu. */
export const sparedIn = (said: string | undefined, about: About): Subject[] | null =>
  said === undefined ? [] : subjectsOf(said, about)

/** "as duas saladas", "uma das pizzas doces", "o pudim": what goes, and how much of it. */
function cutOf(said: string, about: About): WishContent[] | null {
  const own = subjectOf(said, about)
  if (own && (own.items.length === 1 || !/^uma?\s/.test(said))) return [{ kind: 'dropItem', item: own.name }]
  const found = new RegExp(
    `^(?:(?:as|os)\\s+)?(?:${bound})?${spokenAmount}\\s+(d[oae]s?\\s+)?(.+?)${least}$`,
    'u',
  ).exec(said)
  if (!found) return null
  const [, how, amount, of, what = ''] = found
  const subject = subjectOf(what, about)
  const count = amountOf(amount)
  const left = (subject?.items.length ?? 0) - count
  if (
    !subject ||
    !(count > 0) ||
    left < 0 ||
    (of === undefined && /^(?:pratos?|itens|opcoes|coisas)$/.test(what))
  )
    return null
  if (left === 0) return [{ kind: 'dropItem', item: subject.name }]
  return counted(
    [subject],
    left,
    /exat/.test(how ?? '') ? 'exactly' : /maximo|ate/.test(how ?? '') ? 'at_least' : 'at_most',
  )
}

function cutsOf(said: string, about: About): WishContent[] | null {
  const whole = cutOf(said, about)
  if (whole) return whole
  for (const found of said.matchAll(/\s*,\s*(?:e\s+)?|\s+e\s+/gu)) {
    const first = cutOf(said.slice(0, found.index), about)
    const others = first && cutsOf(said.slice(found.index + found[0].length), about)
    if (first && others) return [...first, ...others]
  }
  return null
}

function stays(said: string, how: string | undefined, amount: string | undefined, about: About) {
  const subjects = subjectsOf(said, about)
  const count = amountOf(amount)
  const total = subjects?.reduce((sum, { items }) => sum + items.length, 0) ?? 0
  if (!subjects || !(count > 0) || total < 2 || (boundOf(how) === 'at_most' && count >= total)) return null
  return counted(subjects, count, boundOf(how))
}

export const amountFrames: readonly Frame[] = [
  frame(
    `nao\\s+(?:aceito|quero|queremos|pode\\s+ter|deve\\s+ter)\\s+(?:(?:um|o)\\s+)?(?:cardapio\\s+)?(?:com\\s+)?mais\\s+(?:de|do\\s+que|que)\\s+${spokenAmount}\\s+(?:itens|pratos|opcoes)`,
    ([, amount]) => {
      const count = amountOf(amount)
      return count > 0 ? [{ kind: 'count', count, bound: 'at_most', of: 'items' }] : null
    },
  ),
  frame(
    `nenhum[ao]?\\s+(.+?)\\s+(?:pode\\s+(?:passar\\s+de|custar\\s+mais\\s+de)|acima\\s+de|mais\\s+car[ao]\\s+que|por\\s+mais\\s+de)\\s+(?:r\\$\\s*)?${spokenAmount}(?:\\s*reais)?`,
    ([, what = '', price], about) => {
      const subjects = subjectsOf(what, about)
      const max = amountOf(price)
      return subjects && max > 0 ? subjects.map(({ name }) => ({ kind: 'capPrice', item: name, max })) : null
    },
  ),
  frame(
    `(.+?)\\s+(?:(?:nao\\s+vendem?|vendem?\\s+pouco|sai\\s+pouco|saem\\s+pouco)\\s*,?\\s*mas\\s+(?:ele\\s+|ela\\s+)?ficam?|nao\\s+(?:(?:devem?|podem?|vai|vao)\\s+)?(?:sai|saem|sair)(?:\\s+(?:de\\s+jeito\\s+nenhum|nem\\s+a\\s+pau))?)`,
    ([, what = ''], about) => {
      const subjects = subjectsOf(what, about)
      return subjects && keeps(subjects)
    },
  ),
  frame(`(.+?)\\s+(?:ja\\s+)?podem?\\s+(?:sair|acabar|tirar|ir\\s+embora|cortar)`, ([, what = ''], about) =>
    /(?<!\p{L})(?:nao|nem|metade|um[ao]?s?|dois|duas|tres|so)(?!\p{L})/u.test(what)
      ? null
      : (subjectsOf(what, about)?.map(({ name }) => ({ kind: 'dropItem', item: name })) ?? null),
  ),
  frame(
    `(.+?)\\s+(?:tu|voces?|vcs?|ninguem)\\s+(?:nao\\s+)?(?:tira|tire|corta|corte)(?:\\s+nao)?(?:\\s+(?:que|porque|pq)\\s+.+)?`,
    ([, what = ''], about) => {
      const subjects = subjectsOf(what, about)
      return subjects && keeps(subjects)
    },
  ),
  frame(`${want}${cutting}\\s+(?:ai\\s+)?(.+?)${spared}`, ([, what = '', but], about) => {
    const spare = sparedIn(but, about)
    const cuts = cutsOf(what, about)
    // Plain names are left to the readers that know refusals and reasons around them.
    const isCounted = new RegExp(`(?<!\\p{L})${spokenAmount}\\s`, 'u').test(what)
    const isPlain = !isCounted && spare?.length === 0
    return isPlain ? null : cuts && spare && [...cuts, ...keeps(spare)]
  }),
  frame(
    `${want}${cutting}\\s+(?:a\\s+)?metade\\s+d[oae]s?\\s+(.+?)${spared}`,
    ([, what = '', but], about) => {
      const subject = subjectOf(what, about)
      const spare = sparedIn(but, about)
      const all = subject?.items.length ?? 0
      return subject && spare && all > 1
        ? [...counted([subject], Math.ceil(all / 2), 'at_most'), ...keeps(spare)]
        : null
    },
  ),
  // "o pudim e a cartola não mudam de preço nem de nome"
  frame(
    `(.+?)\\s+(?:nao\\s+(?:saem?|podem?\\s+sair)\\s+(?:e|nem)\\s+)?nao\\s+(?:mudam?|mexem?|pode\\s+mudar|podem\\s+mudar)\\s+(?:(?:de|o|a|no|na)\\s+)?(?:preco|nome|receita|tamanho|porcao)(?:(?:\\s*,\\s*|\\s+(?:nem|ou|e)\\s+)(?:(?:de|o|a|no|na)\\s+)?(?:preco|nome|receita|tamanho|porcao))*`,
    ([said = '', what = ''], about) =>
      subjectsOf(what, about)?.flatMap(({ name }): WishContent[] => [
        ...(/preco/.test(said) ? [{ kind: 'keepPrice', item: name } as const] : []),
        ...(/nome|receita|tamanho|porcao/.test(said) ? [{ kind: 'keepItem', item: name } as const] : []),
      ]) ?? null,
  ),
  // "o preço do pargo pode mexer até dez por cento"
  frame(
    `(?:o\\s+)?preco\\s+d[oae]s?\\s+(.+?)\\s+(?:so\\s+)?pode\\s+(?:mexer|subir|aumentar|mudar)\\s+(?:so\\s+)?(?:ate|no\\s+maximo)\\s+(?:uns\\s+)?${spokenAmount}\\s*(%|por\\s+cento|reais|real)`,
    ([, what = '', value, unit = ''], about) => {
      const amount = amountOf(value)
      const bound = /%|cento/.test(unit) ? { percent: amount } : { rise: amount }
      return amount > 0 && amount <= 100
        ? (subjectsOf(what, about)?.map(({ name }) => ({ kind: 'capPrice', item: name, ...bound })) ?? null)
        : null
    },
  ),
  frame(
    `(?:ate\\s+)?(metade|${spokenAmount})\\s+d[oae]s?\\s+(.+?)\\s+podem?\\s+(?:sair|ir\\s+embora|cair)${spared}`,
    ([, share = '', amount, what = '', but], about) => {
      const subject = subjectOf(what, about)
      const spare = sparedIn(but, about)
      if (!subject || !spare) return null
      const all = subject.items.length
      const gone = share === 'metade' ? Math.floor(all / 2) : amountOf(amount)
      if (!(gone > 0) || gone >= all) return null
      return [...counted([subject], all - gone, 'at_least'), ...keeps(spare)]
    },
  ),
  // "os petiscos quero só uns 7"
  frame(
    `(.+?)\\s*,?\\s+(?:(?:eu\\s+)?quero|queria|deixa|deixe|fica(?:m)?\\s+(?:com|em)|tem\\s+que\\s+ficar\\s+em|pode(?:m)?\\s+ter|devem?\\s+ter)\\s+(exatamente|so\\s+uns|so\\s+umas|so|apenas|no\\s+maximo|ate|pelo\\s+menos|no\\s+minimo|uns|umas)\\s+${spokenAmount}(?:\\s+${noun})?`,
    ([, what = '', how, amount], about) => stays(what, how, amount, about),
  ),
  frame(
    `(?:(?:quero|queria|queremos)\\s+)?(?:mantenha|manter|mantem|queremos|queria|fique\\s+com|ficar\\s+com|fica\\s+com|deixe|deixa|deixar|quero|ter)\\s+(exatamente|so|apenas|no\\s+maximo|ate|pelo\\s+menos|no\\s+minimo)\\s+${spokenAmount}\\s+(?!itens|pratos|opcoes)(?:d[oae]s?\\s+)?(.+?)(?:\\s+(?:somad[oa]s|juntos|juntas|no\\s+total|ao\\s+todo|no\\s+cardapio))?`,
    ([, how, amount, what = ''], about) => stays(what, how, amount, about),
  ),
  frame(
    `(.+?)\\s+nao\\s+(?:podem?|devem?)\\s+(?:ficar|ter|passar|aparecer|entrar|estar)\\s+(?:(?:em|de|com|d[oa])\\s+)*(?:mais\\s+(?:de|do\\s+que|que)\\s+)?${spokenAmount}(?:\\s+${noun})`,
    ([, what = '', amount], about) => stays(what, 'no maximo', amount, about),
  ),
  frame(
    `(?:cada|toda)\\s+secao\\s+(?:(?:deve|tem\\s+que|precisa|com|pode|tenha|ficar|ter|fica|de)\\s+)*${bound}${spokenAmount}(?:\\s+${noun})?`,
    ([, how, amount]) => {
      const count = amountOf(amount)
      return count > 0
        ? [{ kind: 'count', count, bound: boundOf(how), of: 'items', item: eachSection }]
        : null
    },
  ),
  frame(
    `${want}(?:ter\\s+)?${bound}${spokenAmount}\\s+${noun}\\s+(?:por|em\\s+cada|em\\s+toda|pra\\s+cada)\\s+secao`,
    ([, how, amount]) => {
      const count = amountOf(amount)
      return count > 0
        ? [{ kind: 'count', count, bound: boundOf(how), of: 'items', item: eachSection }]
        : null
    },
  ),
]
