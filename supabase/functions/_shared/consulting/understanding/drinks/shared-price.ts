/**
 * Two prices in one request are of different things: "uma jarra até 70, os outros de 20 a 25". What stands right behind the
 * jug is its own; "os outros" are all but the ones named before.
 */
import { jugPrices } from '../../base/drinks/without-alcohol.ts'
import type { Draft, DraftWish } from '../text/draft.ts'
import { foldInPlace } from '../text/fold.ts'

/** Most letters between the jug and its price: "pra mesa dividir". */
const near = 60
const ofOthers =
  /(?<!\p{L})(?:[oa]s? (?:outr[oa]s|rest(?:o|ante)s?|demais)|cada|tod[oa]s|individua(?:l|is)|copos?|drinks?)(?!\p{L})/u
const begins = /^(?:e |mas |ja )*(?:[oa]s? (?:outr[oa]s|resto|restante|demais))(?!\p{L})/u
const oneDear = /(?<!\p{L})(?:o|a) mais (?:car[oa]|chique|especial|top)(?!\p{L})/u
const jugWords =
  /(?<!\p{L})(?:jarras?|litrao|balde|torre|(?:um|uma) (?:del[ae]s )?(?:pra|para) (?:a mesa )?(?:dividir|compartilhar))(?!\p{L})/gu

const isPlain = ({ wish }: DraftWish) => wish.kind === 'price' && wish.item === undefined
const hasCeiling = ({ wish }: DraftWish) =>
  wish.kind === 'price' && wish.max !== undefined && wish.min === undefined

/** The price that stands behind each jug, before any word for the others. */
function ofJugs(told: string, prices: readonly DraftWish[]): DraftWish[] {
  return [...told.matchAll(jugWords)].flatMap(({ 0: said, index }) => {
    const end = index + said.length
    const [next] = prices
      .filter((one) => one.end > end && hasCeiling(one))
      .toSorted((a, b) => a.start - b.start)
    if (!next) return []
    const between = told.slice(end, Math.max(end, next.start))
    const isNear = between.length <= near && !/[.;!?\n]/.test(between) && !ofOthers.test(between)
    return isNear ? [next] : []
  })
}

export function withSharedPrices(text: string, draft: Draft): Draft {
  const told = foldInPlace(text).toLowerCase()
  const prices = draft.wishes.filter(isPlain)
  const jugs = new Set(ofJugs(told, prices))
  const total = Math.max(
    0,
    ...draft.wishes.flatMap(({ wish }) =>
      wish.kind === 'count' && wish.of === undefined && wish.bound === 'exactly' ? [wish.count] : [],
    ),
  )
  const wishes = draft.wishes.map((one): DraftWish => {
    const { wish, start, end } = one
    if (jugs.has(one) && wish.kind === 'price') return { ...one, wish: { ...wish, item: jugPrices } }
    // "o mais caro até 45 e os demais entre 18 e 25": the others are all but that one.
    if (wish.kind === 'drinkTrait' && wish.what === 'priced' && wish.count === total && total > 1) {
      const isOthers = begins.test(told.slice(start, end))
      const isBesideOne = oneDear.test(told.slice(0, start)) || told.slice(0, start).search(jugWords) >= 0
      if (isOthers && isBesideOne) return { ...one, wish: { ...wish, count: total - 1, bound: 'at_least' } }
    }
    return one
  })
  return { ...draft, wishes }
}
