/** What the owner tells of competitors besides prices, and how it is used. */
import { monthsText } from '../../base/request/describe-rivals.ts'
import type { RequestSheet } from '../../base/request/request-sheet.ts'
import type { Asked } from './questions/asked.ts'
import { priceNow, toldText } from './questions/rivals.ts'
import type { CompetitorMap } from './schema.ts'

const isOpenIn = (months: readonly number[] = [], today: string) => months.includes(Number(today.slice(5, 7)))

/** Why a competitor's prices do not compete today; nothing if they do. */
export function awayOf(competitor: string, { wishes }: RequestSheet, today: string): { away?: string } {
  const season = wishes.find(
    (wish) => wish.kind === 'rivalFact' && wish.about === 'season' && wish.competitor === competitor,
  )
  if (season?.kind !== 'rivalFact' || isOpenIn(season.months, today)) return {}
  return { away: `só abre em ${monthsText(season.months ?? [])}` }
}

export const toldOf = (asked: Asked): NonNullable<CompetitorMap['told']> =>
  asked.context.sheet.wishes.flatMap((wish) =>
    wish.kind === 'rivalFact'
      ? [
          {
            competitor: wish.competitor,
            about: wish.about,
            asked: wish.text,
            text: toldText(wish, isOpenIn(wish.months, asked.context.today), priceNow(wish, asked)),
          },
        ]
      : [],
  )
