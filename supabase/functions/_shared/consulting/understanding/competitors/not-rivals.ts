/** What no list of competitors may hold: sentences for names, and the house's own merits for theirs. */
import { itemIn, type Named, question } from '../spoken/pieces.ts'
import { type Draft, type DraftWish, longestText, unreadAt } from '../text/draft.ts'
import { foldInPlace } from '../text/fold.ts'
import { isNobody, isNoGoods, isNoMoney } from './gate.ts'

/** Words of a sentence, which no house's name has. */
const sentence =
  /(?<!\p{L})(?:nao|fica|ficam|cobra|cobram|custa|entro|quero|queria|quer|eles?|elas?|eu|daqui|porque|muito)(?!\p{L})/u
/** What begins so is told of the house itself. */
const ofUs =
  /^\s*(?:(?:e|mas|ja|aqui),? )*(?:(?:o|a|os|as) )?(?:noss[oa]s?|meus?|minhas?|eu|a gente|nos|(?:nao )?(?:vou|vamos|faco|mexo|abro|fecho|cobro|vendo|boto|coloco|aceito|entrego|trabalho|sirvo|pago|baixo|subo|somos|estou|estamos|pretendo|pretendemos)|nao (?:quero|queremos)|servimos|abrimos|fechamos|fazemos|temos|trabalhamos|atendemos|quero|queremos)(?!\p{L})/u
const merit =
  /(?<!\p{L})(?:pontos? fortes?|forca|diferencia(?:l|is)|qualidades?|vantagens?|vantagem|destaque|o que (?:a gente|nos|eu) (?:faz|faco|tem|tenho) de melhor|ganhamos|somos (?:bons|melhores|conhecidos|famosos))(?!\p{L})/u

/** Whether somebody who sells, something that is sold, or its price is missing. */
function isFalse({ wish, ...span }: DraftWish, text: string, names: readonly Named[]): boolean {
  if (wish.kind !== 'competitorPrice' && wish.kind !== 'rivalFact') return false
  if (sentence.test(foldInPlace(wish.competitor).toLowerCase()) || isNobody(wish.competitor)) return true
  return (
    wish.kind === 'competitorPrice' &&
    (isNoGoods(wish.item, names) || (wish.deal === undefined && isNoMoney(text, span, wish.max)))
  )
}

/** "O Gil subiu o chope, era 7": what it cost before, and no price of an "era". */
function before(one: DraftWish, said: string, names: readonly Named[]): DraftWish {
  const { wish } = one
  if (wish.kind !== 'competitorPrice' || !/^(?:era|custava|cobrava)$/i.test(wish.item)) return one
  const { competitor, max: price } = wish
  const item = itemIn(said, names)
  return {
    ...one,
    wish: { kind: 'rivalFact', competitor, about: 'before', price, ...(item !== undefined && { item }) },
  }
}

export function withoutFalseRivals(text: string, draft: Draft, names: readonly Named[]): Draft {
  const folded = (one: { start: number; end: number }) =>
    foldInPlace(text.slice(one.start, one.end)).toLowerCase()
  const kept: DraftWish[] = []
  const lost: DraftWish[] = []
  for (const given of draft.wishes) {
    const one = before(given, folded(given), names)
    const { wish } = one
    const isOfRival = wish.kind === 'rivalFact' || wish.kind === 'competitorPrice'
    if (!isOfRival) {
      kept.push(one)
      continue
    }
    // "não quero comparar com a Cantina" is of the Cantina.
    const own = wish.kind === 'rivalFact' && wish.about === 'crowd' && ofUs.test(folded(one))
    if (own && merit.test(folded(one)))
      kept.push({
        ...one,
        wish: question('ownStrength', { what: text.slice(one.start, one.end).slice(0, 120) }),
      })
    else if (own || isFalse(one, text, names)) lost.push(one)
    else kept.push(one)
  }
  return lost.length === 0 && kept.every((one, at) => one === draft.wishes[at])
    ? draft
    : {
        ...draft,
        wishes: kept,
        unread: [...draft.unread, ...lost.map(unreadAt)].toSorted((a, b) => a.start - b.start),
      }
}

/** Longest end of a question that asks nothing of its own: "até quanto, você acha?", "vale manter?" */
const longestTail = 32
/** Whose start makes a question of its own. */
const ownQuestion =
  /(?<!\p{L})(?:quem|quant[oa]s|qua(?:l|is)|onde|como|por que|porque|quando|entrega|delivery|app|meus?|minhas?)(?!\p{L})/u

/** What asks for a price, to which another item has no figure. */
const upward = new Set(['itemPrice', 'rise'])

/** The draft with the ends of questions joined to them: what is left of a question is no question that nobody can answer. */
export function withJoinedQuestions(text: string, draft: Draft, names: readonly Named[]): Draft {
  const isTail = (span: { start: number; end: number }) => {
    const said = foldInPlace(text.slice(span.start, span.end)).toLowerCase()
    return (
      said.length <= longestTail &&
      !ownQuestion.test(said.replace(/quem (?:ta|esta|tem) (?:cert[oa]|razao)/, ' ')) &&
      !/\d/.test(said) &&
      itemIn(said, names) === undefined
    )
  }
  const joined = new Map<DraftWish, number>()
  const before = (span: { start: number; end: number }) =>
    draft.wishes.find(
      (one) =>
        one.wish.kind === 'question' &&
        !one.wish.against &&
        one.wish.about !== 'other' &&
        span.start >= one.end &&
        span.start - one.end < 5 &&
        span.end - one.start <= longestText &&
        !text.slice(one.end, span.start).includes('\n'),
    )
  const join = (span: { start: number; end: number }) => {
    const found = isTail(span) ? before(span) : undefined
    if (found) joined.set(found, span.end)
    return found !== undefined
  }
  /** "E a tapioca?": the question before, of another item. */
  const repeated = (one: DraftWish): DraftWish => {
    const said = foldInPlace(text.slice(one.start, one.end)).toLowerCase()
    const item =
      one.wish.kind === 'question' &&
      one.wish.about === 'other' &&
      /^(?:e|ou) (?:[oa]s?|n[oa]s?) /.test(said) &&
      said.length <= 60
        ? itemIn(said, names)
        : undefined
    const asked =
      item === undefined
        ? undefined
        : draft.wishes.findLast(
            (other) =>
              other.end <= one.start &&
              one.start - other.end < 5 &&
              other.wish.kind === 'question' &&
              other.wish.item !== undefined &&
              !other.wish.against,
          )
    return asked?.wish.kind === 'question'
      ? {
          ...one,
          wish: question(
            asked.wish.price !== undefined && upward.has(asked.wish.about) ? 'howHigh' : asked.wish.about,
            { item },
          ),
        }
      : one
  }
  const unread = draft.unread.filter((one) => one.blocking || text[one.end] !== '?' || !join(one))
  const wishes = draft.wishes.filter(
    ({ wish, ...span }) => wish.kind !== 'question' || wish.about !== 'other' || !join(span),
  )
  return {
    ...draft,
    unread,
    wishes: wishes.map((one) => {
      const end = joined.get(one)
      return end === undefined ? repeated(one) : { ...one, end }
    }),
  }
}
