/** Readings that hold only as a whole: an amount with its noun, a number with its reason. */

import { type Draft, unreadAt } from '../text/draft.ts'

export type Stretch = { start: number; end: number }

/** "até R$ 45 por rodada de truco": an amount of what nobody knows limits nothing. */
export function withKnownNouns(draft: Draft, clauses: readonly Stretch[]): Draft {
  const whole = clauses.filter(({ start, end }) => {
    const isWithin = (one: Stretch) => one.start >= start && one.end <= end
    return (
      draft.wishes.some((one) => isWithin(one) && one.wish.kind === 'price' && one.wish.item === undefined) &&
      draft.unread.some((one) => isWithin(one) && !one.blocking)
    )
  })
  const isIn = (one: Stretch) => whole.some(({ start, end }) => one.start >= start && one.end <= end)
  return whole.length === 0
    ? draft
    : {
        wishes: draft.wishes.filter((one) => !isIn(one)),
        unread: [...draft.unread.filter((one) => one.blocking || !isIn(one)), ...whole.map(unreadAt)],
      }
}

/** "2 sem álcool, para quem dirige": who they are for is no further one. */
export function withoutReason(wishes: Draft['wishes']): Draft['wishes'] {
  const counts = wishes.flatMap(({ wish }) => (wish.kind === 'zeroAlcohol' ? (wish.count ?? []) : []))
  const most = Math.max(0, ...counts)
  return counts.length < 2
    ? wishes
    : wishes.filter(
        ({ wish }) => wish.kind !== 'zeroAlcohol' || wish.count === undefined || wish.count === most,
      )
}

/** "a tilápia deixa" before "de fora …": the verb and its end are one order, read together or not at all. */
export function withoutHalfOrders(text: string, draft: Draft): Draft {
  const unread = [...draft.unread]
  const wishes = draft.wishes.filter(({ wish, start, end }) => {
    if (wish.kind !== 'keepItem') return true
    const at = unread.findIndex(
      (one) =>
        one.start >= end &&
        !/[\p{L}\p{N}]/u.test(text.slice(end, one.start)) &&
        /^(?:de |pra |para )?(?:fora|lado|l[aá]|quiet[oa])(?!\p{L})/iu.test(text.slice(one.start, one.end)),
    )
    const rest = unread[at]
    if (rest === undefined) return true
    unread[at] = { ...rest, start }
    return false
  })
  return { ...draft, wishes, unread }
}
