/** Mends what was read of a list of competitors: full prices beside promotions, bans on one item, words that only lead in. */
import { everyItem } from '../../base/request/match-item.ts'
import { type Draft, type DraftWish, unreadAt } from '../text/draft.ts'
import { foldInPlace } from '../text/fold.ts'
import type { HouseName } from '../words/vocabulary.ts'

const full =
  /^[\s(,]*(?:o )?(?:preco )?(?:normal|cheio|de tabela|nos outros dias|de sempre|fora da promocao)\b/
const leadsIn =
  /^(?:alem d[aeo]s? [^\d]{2,60}|que ja (?:esta|estao|foi|foram|tenho) (?:cadastrad|salv|guardad|anotad|informad)\w*(?: [^\d]{2,30})?|(?:eu |tambem )*(?:quero|queria|gostaria de|preciso) (?:me )?comparar(?: (?:os |meus |nossos )*precos)?(?: com)?|compar\w+(?: com)?)$/

/** Nouns of guests: a number beside them is an age or a count. */
const people =
  /^(?:publico|clientela|gente|pessoal|turma|galera|fregues\w*|clientes?|juventude|idade|faixa etaria)(?![a-z])/

/** "público de 20 e poucos" tells who goes there. */
function withGuests(draft: Draft, names: readonly HouseName[]): Draft {
  const folded = new Set(names.map(({ name }) => foldInPlace(name).toLowerCase()))
  const wishes = draft.wishes.map((one): DraftWish => {
    const { wish } = one
    if (wish.kind !== 'competitorPrice') return one
    const { competitor, item: what } = wish
    const item = foldInPlace(what).toLowerCase()
    return folded.has(item) || !people.test(item)
      ? one
      : { ...one, wish: { kind: 'rivalFact', competitor, about: 'crowd', what } }
  })
  return { ...draft, wishes }
}

const falls = /(?<![a-z])(?:a?baix(?:ar|o|e|em)|reduz\w+|descer|cair)(?![a-z])/
const rises = /(?<![a-z])(?:sub\w+|sobe\w*|aument\w+|mex\w+|reajust\w+|mud\w+|cima|mais car\w+)(?![a-z])/

const isPrice = ({ wish }: DraftWish) => wish.kind === 'competitorPrice'

/** "8,00 (normal 12,00)": beside a full price of the same item, the other one is a promotion. */
function withDeals(folded: string, wishes: readonly DraftWish[]): DraftWish[] {
  return wishes.map((one, at) => {
    const next = wishes.slice(at + 1).find(isPrice)
    const { wish } = one
    if (wish.kind !== 'competitorPrice' || wish.deal !== undefined || next?.wish.kind !== 'competitorPrice')
      return one
    const isSame = next.wish.item === wish.item && next.wish.competitor === wish.competitor
    return isSame && next.wish.min > wish.max && full.test(folded.slice(next.start, next.end))
      ? { ...one, wish: { ...wish, deal: 'promoção' } }
      : one
  })
}

/** @param names of the menu, with their prices */
export function settlePlain(text: string, given: Draft, names: readonly HouseName[]): Draft {
  const draft = withGuests(given, names)
  const folded = foldInPlace(text).toLowerCase()
  const least = Math.min(
    ...names.flatMap(({ price, isSection }) => (isSection || price == null ? [] : [price])),
  )
  const highest = Math.max(0, ...names.flatMap(({ price, isSection }) => (isSection ? [] : (price ?? []))))
  // "nenhuma que custe mais de 500 conto" where nothing costs half of it: what an action may cost.
  const far = draft.wishes.filter(
    ({ wish, start, end }) =>
      wish.kind === 'price' &&
      wish.item === undefined &&
      wish.max !== undefined &&
      highest > 0 &&
      wish.max > 2.5 * highest &&
      !/\b(?:precos?|cardapio|pratos?|itens|item|drinks?|vender)\b/.test(folded.slice(start, end)),
  )
  // "não quero baixar a peixada mais de 5 reais" says by how much, and sells nothing for R$ 5.
  const steps = draft.wishes.filter(
    ({ wish, start, end }) =>
      wish.kind === 'capPrice' &&
      falls.test(folded.slice(start, end)) &&
      !rises.test(folded.slice(start, end)),
  )
  far.push(...steps)
  const cheapest = Number.isFinite(least) ? least : 0
  const wishes = withDeals(
    folded,
    draft.wishes.filter((one) => !far.includes(one)),
  ).map((one): DraftWish => {
    const { wish } = one
    // "nada acima de 2 reais" in a house whose cheapest item is R$ 3: by how much a price may rise.
    if (
      wish.kind === 'price' &&
      wish.item === undefined &&
      wish.min === undefined &&
      wish.max !== undefined &&
      wish.max < cheapest
    )
      return { ...one, wish: { kind: 'capPrice', item: everyItem, rise: wish.max } }
    // A ban on one item is a limit of its price, not of all.
    return wish.kind === 'question' && wish.about === 'rise' && wish.against && wish.item !== undefined
      ? { ...one, wish: { kind: 'capPrice', item: wish.item } }
      : one
  })
  const isLead = ({ start, end, blocking }: Draft['unread'][number]) =>
    !blocking && leadsIn.test(folded.slice(start, end).trim())
  return {
    ...draft,
    wishes,
    unread: [...draft.unread.filter((one) => !isLead(one)), ...far.map(unreadAt)].toSorted(
      (a, b) => a.start - b.start,
    ),
    asides: [
      ...(draft.asides ?? []),
      ...draft.unread.filter(isLead).map(({ start, end }) => ({ start, end })),
    ],
  }
}
