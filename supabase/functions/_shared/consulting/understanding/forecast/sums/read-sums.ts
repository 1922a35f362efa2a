/** Sums that owners ask for beside a sales sheet, in any order of their parts and over neighbouring sentences. */
import { type DraftWish, longestText } from '../../text/draft.ts'
import type { Around } from '../sentence-words.ts'
import { besideSums } from './beside-sums.ts'
import { daySums } from './day-sums.ts'
import { disturbedSums } from './disturbed-sums.ts'
import { goodsSums } from './goods-sums.ts'
import { guestSums } from './guest-sums.ts'
import { kitchenSums } from './kitchen-sums.ts'
import { moneySums } from './money-sums.ts'
import { orderSums } from './order-sums.ts'
import { linesOf } from './parts.ts'
import { pastDays } from './past-days.ts'
import { pastSums } from './past-sums.ts'
import { readPortionedBuy } from './portioned-buy.ts'
import { toldSums } from './told-sums.ts'

const readers = [
  readPortionedBuy,
  ...goodsSums,
  ...kitchenSums,
  ...orderSums,
  ...moneySums,
  ...pastSums,
  ...besideSums,
  ...daySums,
  ...pastDays,
  ...guestSums,
  ...disturbedSums,
  ...toldSums,
]

/** What only leads to a sum. */
const lead =
  /^(?:(?:e|mas|entao|agora|oi|outra coisa|so|eu|primeiro|tambem|(?:so )?pra (?:voce|vc|voces) (?:calcular|saber)|o que (?:eu )?(?:mais )?(?:preciso|quero|queria)(?: saber)?|(?:quero|queria|preciso|gostaria de) saber)[ ,:]*)*$/

type Passage = { start: number; end: number }

/** The sums of a text; what they take is left to no other reader. */
export function readSums(
  text: string,
  around: Around,
): { wishes: DraftWish[]; told: Passage[]; taken: Passage[] } {
  const lines = linesOf(text)
  const found: { wishes: DraftWish[]; told: Passage[]; taken: Passage[] } = {
    wishes: [],
    told: [],
    taken: [],
  }
  const isTaken = (start: number, end: number) =>
    found.taken.some((one) => one.start < end && start < one.end)
  for (const [at, line] of lines.entries())
    for (const read of readers) {
      const sum = read({ lines, at, around, text })
      if (sum === null || sum.end - sum.start > longestText || isTaken(sum.start, sum.end)) continue
      const before = line.said.slice(0, Math.max(0, sum.start - line.start))
      const span = {
        start: sum.start >= line.start && lead.test(before) ? Math.min(sum.start, line.start) : sum.start,
        end: sum.end,
      }
      found.taken.push(span, ...(sum.also ?? []))
      for (const wish of sum.wishes) found.wishes.push({ wish, ...span })
      if (sum.wishes.length === 0) found.told.push(span)
      if (span.end > line.end || span.end < line.start) break
    }
  return found
}
