/** "até R$ 5,00 de mercadoria por bebida", "que o copo me saia por no máximo 7": what it costs to make, and no price. */
import type { Draft, DraftWish, WishContent } from '../text/draft.ts'
import { foldInPlace } from '../text/fold.ts'

const toMake =
  /(?<![a-z])(?:custos?|cmv|produzir|sai da panela|insumos?|mercadorias?|materia.?prima|ingredientes?|(?:me|nos) (?:cust|sa[ii])\w*|(?:me|nos) fi(?:que|car)\w* (?:por|em)|(?:pra|para) mim|consum\w+|(?:pra|para) (?:eu |a gente )?(?:fazer|produzir|preparar)|fazer (?:com|por|gastando)|gast\w+|despesa)(?![a-z])/
const toSell =
  /(?<![a-z])(?:precos?|cobr\w+|vend\w+|clientes?|cardapio|carta|pag(?:a|am|ar|ue)\w*|cust\w+ (?:mais|menos) (?:que|do que))(?![a-z])/
const ends = /[.;!?\n,]/

/** The clause around a span; "R$ 8,50" and "insumo: teto" stay whole. */
function clauseAround(folded: string, { start, end }: DraftWish): { start: number; end: number } {
  let [from, to] = [start, end]
  const isEnd = (at: number) =>
    ends.test(folded[at] ?? '') && !(/[.,]/.test(folded[at] ?? '') && /\d/.test(folded[at + 1] ?? ''))
  while (from > 0 && !isEnd(from - 1)) from -= 1
  while (to < folded.length && !isEnd(to)) to += 1
  const said = folded.slice(from, to)
  return {
    start: from + (said.length - said.trimStart().length),
    end: to - (said.length - said.trimEnd().length),
  }
}

/** Least share of the price, in %, that a limit on food cost is. */
const leastShare = 10

/**
 * @param costOf the wish for a limit on what one result costs to make, in R$ or in % of its price; null if it cannot be
 * one of what the owner names
 */
export const withCostsApart =
  (costOf: (max: number, isShare: boolean, item: string | undefined) => WishContent | null) =>
  (text: string, draft: Draft): Draft => {
    const folded = foldInPlace(text).toLowerCase()
    const found = draft.wishes.flatMap((one) => {
      const { wish } = one
      if (wish.kind !== 'price' || wish.max === undefined || wish.min !== undefined) return []
      const clause = clauseAround(folded, one)
      const said = folded.slice(clause.start, clause.end)
      const isAlone = draft.wishes.every(
        (other) => other === one || other.end <= clause.start || other.start >= clause.end,
      )
      const isShare = /(?<![a-z])cmv(?![a-z])/.test(said) && !/r\$|reais/.test(said) && wish.max >= leastShare
      const cost = costOf(wish.max, isShare, wish.item)
      return isAlone && cost !== null && toMake.test(said) && !toSell.test(said)
        ? [{ one, clause, cost }]
        : []
    })
    if (found.length === 0) return draft
    return {
      wishes: draft.wishes.map((one) => {
        const own = found.find((other) => other.one === one)
        return own ? { wish: own.cost, ...own.clause } : one
      }),
      unread: draft.unread.filter(
        ({ start, end, blocking }) =>
          blocking || !found.some(({ clause }) => start >= clause.start && end <= clause.end),
      ),
    }
  }
