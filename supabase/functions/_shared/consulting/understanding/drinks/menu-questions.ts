/** What owners ask about the drinks that they sell, and which new one goes with a dish. */
import { foldAccents } from '../../base/language/text.ts'
import { findTerm } from '../../base/lexicon/lexicon.ts'
import { namesItem } from '../../base/request/match-item.ts'
import type { WishContent } from '../text/draft.ts'
import type { Passage, PassageReader } from '../text/take-out.ts'

type Named = { name: string; isSection: boolean }
type Question = Extract<WishContent, { kind: 'question' }>

const sentences = /(?:[^.!?;\n]|(?<=\d)\.(?=\d))+[.!?;\n]?/gu

const goesWith =
  /(?:combin\p{L}+|harmoniz\p{L}+|vai(?=.*\?)|vao(?=.*\?)|(?:sair|ir|servir|beber|vender|oferecer|vao|va|saiam|saia)(?: junto| bem)?(?= com )|cas[ae]m?(?= )|acompanh\p{L}+|tomar|para comer|(?:sirvo|servir|ofereco|oferecer)(?= com ))(?: (?:melhor|bem|mais|legal|certinho))?(?: com)? (?:o |a |os |as |nosso |nossa |meu |minha |essa |esse )*(?<dish>[\p{L} -]{3,60}?)(?=\s*(?:[?,.;!]|$| que | no | na | a noite| do (?:cardapio|menu)| da (?:casa|carta)))/u
const asksWhich = /(?:qual|quais|que (?:drink|bebida|coquetel)|o que)(?![a-z])/u
const wantsFor =
  /(?:drinks?|coquete\p{L}+|bebidas?|algo|coisas?|receitas?|um|uma|dois|duas|tres) (?:(?:nov|bon|autorai)\p{L}* )?(?:que |pra |para )(?:combin|harmoniz|acompanh|cas[ae]m?|(?:sair|ir|servir|tomar|beber|vender|oferecer|vao|va|saiam|saia)(?: junto| bem)? com )/u

/** The dishes that the words name: items of the menu, or foods and dishes that we know. */
/** "qual drink vai com cada um", "vai com o que devo pôr": words that name no dish, or a verb among them. */
const isNoDish =
  /^.{0,2}$|(?:^|\s)(?:ela|ele|elas|eles|isso|isto|tudo|nada|com|que|qual|quais|cada|todos|todas|por|porque|pra|para|devo|devemos|posso|podemos|pode|quero|queria|vou|vamos|mais|menos|melhor|bem|usar|servir|colocar|botar|fazer|tirar|trocar|vender)(?:\s|$)/u

/** What is poured is no dish that a drink goes with. */
const isSpirit = /^(?:cachaca|pinga|saque|vodk?c?a|gin|rum|tequila|vinho|cerveja)s?$/u

function dishesIn(said: string, names: readonly Named[], isAsked: boolean): string[] {
  const parts = said.split(/\s+(?:e|ou)\s+(?:o |a |os |as )?/u).slice(0, 2)
  const found = parts.flatMap((part) => {
    const own = names.filter(({ name, isSection }) => !isSection && namesItem(part, { name }))
    // "carne de sol" is the dish that begins so, before the pastel that is filled with it.
    const item = own.find(({ name }) => foldAccents(name).startsWith(part)) ?? own[0]
    if (item) return [item.name]
    const term = findTerm(part)
    if (isSpirit.test(part)) return []
    const isFood = term && /^(?:dish|ingredient|group|technique)$/.test(term.kind)
    return isFood ? [term.name] : isAsked && !isNoDish.test(part) ? [part] : []
  })
  return found.length === parts.length ? found : []
}

/** The item of the menu that a sentence is about: the longest run of its words that names one. */
export function itemIn(said: string, names: readonly Named[]): string | undefined {
  const words = said.match(/[\p{L}]+/gu) ?? []
  for (let length = Math.min(5, words.length); length > 0; length -= 1)
    for (let from = 0; from + length <= words.length; from += 1) {
      const phrase = words.slice(from, from + length).join(' ')
      if (
        phrase.length < 5 ||
        /^(?:vizinhos?|cobra|subo|preco|drinks?|casa|bebidas?|sucos?|doses?)$/.test(phrase)
      )
        continue
      const item = names.find(({ name, isSection }) => !isSection && namesItem(phrase, { name }))
      if (item) return item.name
    }
  return undefined
}

const dear =
  /(?:ta|esta|e|fica|ficou|sai|acha\p{L}*|acho|parece|seria) (?:\p{L}+ ){0,3}?(?:car[oa]s?|barat[oa]s?|salgad[oa]s?|fora|alt[oa])(?![a-z])|preco (?:bom|certo|justo|alto|baixo|errado)|(?:muito|demais) car[oa]/u
const unsold =
  /(?:por ?que|pq|qual (?:o|e o) (?:motivo|problema)|como (?:que )?)(?![a-z]).*(?:ninguem (?:pede|quer|compra|bebe)|nao (?:vende|sai|gira|pedem)|encalh\p{L}+|(?:vende|sai|gira|pedem) (?:tao |muito )?pouco|parou de (?:vender|sair)|quase nao (?:sai|vende))/u
const worth =
  /(?:quanto (?:\p{L}+ ){0,3}?(?:cobr\p{L}+|custa\p{L}*|vend\p{L}+|sairia)(?: (?:por|num|em|n[ao]))?|compensa|vale a pena|vale|faz sentido|da lucro|e (?:uma )?boa(?: ideia)?|presta|funciona|da certo|rende)\s+(?:\p{L}+ )?(?:(?:colocar|fazer|botar|ter|por|lancar|vender|criar|inventar|incluir)\s+)?(?:um |uns |o |os )?(?:drinks?|coquete\p{L}+|algo|bebidas?)\s+(?:com|de|usando|a base de|feit[oa] com) (?:o |a )?(?<food>[\p{L} -]{3,40}?)(?=\s*(?:[?,]| n[ao] | pra | para |$))/u
const rival =
  /(?:vizinh\p{L}+|concorren\p{L}+|outros? bar|do lado|da frente|da esquina)[^.;!?]{0,40}?(\d{1,3}(?:[.,]\d{1,2})?)/u

const bar = (what: string, rest: Partial<Question> = {}): WishContent[] => [
  { kind: 'question', about: 'bar', what, ...rest },
]

/** What one sentence asks; null if it is none of these. */
function asked(said: string, whole: string, names: readonly Named[]): WishContent[] | null {
  const isQuestion = said.includes('?')
  const fits = (isQuestion && asksWhich.test(said)) || wantsFor.test(said) ? goesWith.exec(said) : null
  if (fits?.groups?.dish) {
    const [item, other] = dishesIn(fits.groups.dish.trim(), names, isQuestion)
    if (item !== undefined) return bar('withDish', { item, ...(other === undefined ? {} : { other }) })
  }
  if (!isQuestion) return null
  const item = itemIn(said, names)
  if (item !== undefined && unsold.test(said)) return bar('unsold', { item })
  if (item !== undefined && dear.test(said)) {
    const price = Number((rival.exec(whole)?.[1] ?? '').replace(',', '.'))
    return bar('dear', { item, ...(price > 0 ? { price } : {}) })
  }
  const food = worth.exec(said)?.groups?.food
  const term = food ? findTerm(food) : undefined
  return term && /^(?:ingredient|group|cachaca)$/.test(term.kind)
    ? [...bar('worth', { item: term.name }), { kind: 'prefer', what: term.name, why: 'taste' }]
    : null
}

/** "Será o nome, o preço ou o copo?" goes on with the question before it. */
const goesOn = /^\s*(?:sera|seria|e|ou)(?![a-z])(?!.*\b(?:quant[oa]s?|quais|qual|onde|quando|como)\b).*\?$/u
/** "Pensei em relançar." */
const relaunches =
  /^\s*(?:eu |a gente |mas )?(?:pensei em|penso em|quero|queria|vou|vamos|pretendo|pensando em) (?:relancar|ressuscitar|destacar|vender mais|voltar com)(?: ele| ela| esse drink)?\s*[.!]?$/u

/**
 * @param names the items of the house's menu
 * @param whole the owner's whole text, folded: what competitors charge may stand in another sentence
 */
export function menuQuestionReader(names: readonly Named[], whole: string): PassageReader {
  return (folded) => {
    const passages: Passage[] = []
    let last: { passage: Passage; item: string | undefined } | null = null
    for (const { 0: said, index } of folded.matchAll(sentences)) {
      if (said.trim() === '') continue
      // "dois drinks pra acompanhar a peixada": how many is another reader's.
      const isWanted = !said.includes('?') && wantsFor.exec(said)
      const isCounted =
        isWanted && /(?:\d|um|uma|dois|duas|tres|quatro|cinco|seis)\s+$/u.test(said.slice(0, isWanted.index))
      const lead =
        isWanted && (isCounted || /^(?:um|uma|dois|duas|tres) /u.test(isWanted[0]))
          ? isWanted.index + isWanted[0].search(/(?:que|pra|para) /u)
          : said.search(/\S/u)
      const start = index + lead
      // "que combinem com pizza, entre 20 e 30": what follows the dish is another wish.
      const wished = isWanted ? goesWith.exec(said) : null
      const end = index + (wished ? wished.index + wished[0].length : said.trimEnd().length)
      const wishes = asked(said, whole, names)
      if (wishes) {
        const [first] = wishes
        const passage = { start, end, wishes }
        passages.push(passage)
        last = { passage, item: first?.kind === 'question' ? first.item : undefined }
      } else if (last && goesOn.test(said)) {
        last.passage.end = end
      } else if (last?.item && relaunches.test(said)) {
        passages.push({ start, end, wishes: [{ kind: 'promote', item: last.item }] })
      } else last = null
    }
    return passages
  }
}
