/** "panetone a R$ 49 até 20/12": an offer that holds until a day, not on it. */
import { addDays } from '../../base/calendar.ts'
import type { DraftWish } from '../text/draft.ts'
import { foldInPlace } from '../text/fold.ts'

const until = /(?<![a-z])ate (?:o )?(?:dia )?\d{1,2}\b/
/** Has both ends, or is what one pays to enter. */
const other =
  /(?<![a-z])(?:de|desde|entre|a partir de?|do dia) (?:o )?(?:dia )?\d{1,2}[/ ]|\b(?:ingressos?|entradas?|couverts?|reserv\w+|encomend\w+)\b/
const joint =
  /^(?:promo[cç][aã]o|promo|oferta)(?:\s*:)?\s+(?:d[aeo]s?\s+)?|(?:\s+(?:em promo[cç][aã]o|na promo[cç][aã]o|at[eé]|sai|por|o|a|dia|de|em))+$/giu

/** @param today the day of the request */
export function withUntil(text: string, one: DraftWish, today: string): DraftWish {
  const { wish, start, end } = one
  if (wish.kind !== 'date' && wish.kind !== 'combo') return one
  const { from, to, price } = wish
  if (price === undefined || to === undefined || from === undefined || to <= today) return one
  if (wish.kind === 'combo' && from < to) return one
  if (wish.kind === 'date' && (wish.closed || wish.at !== undefined || wish.weekdays)) return one
  const said = foldInPlace(text.slice(start, end))
  if (!until.test(said) || other.test(said)) return one
  const what = wish.what.replace(joint, '').trim() || wish.what
  const { note } = wish
  return {
    ...one,
    wish: {
      kind: 'combo',
      what,
      ...(wish.kind === 'combo' &&
        wish.of !== undefined &&
        wish.of.replace(joint, '').trim() !== what && { of: wish.of }),
      price,
      from: addDays(today, 1),
      to,
      ...(note !== undefined && { note }),
    },
  }
}
