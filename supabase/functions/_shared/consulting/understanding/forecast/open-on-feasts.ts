/** "fechamos na segunda, menos quando tem romaria": closed on a weekday, and open on the days of a feast. */
import { addDays, weekdayOf } from '../../base/calendar.ts'
import { weekdaysIn } from '../dates/weekdays.ts'
import type { WishContent } from '../text/draft.ts'
import { foldInPlace } from '../text/fold.ts'
import type { Reader } from './sentence-words.ts'

const closedBut =
  /^(?:a casa |a gente |nos )?(?:fech\w+|nao abr\w+) (?:n?[ao]s? |toda |tod[ao]s? [ao]s? )(.{5,40}?),? (?:menos|exceto|salvo|so nao|fora|a nao ser)(?: (?:quando|se) (?:tem|ha|e|for|houver)| (?:em|n[oa]s?)(?: dias? d[eao])?| (?:em )?dias? d[eao])?(?: a| o)? ([a-z]{4,25})$/
/** "fechamos na segunda, menos quando tem romaria": `opened` gives the days of those feasts that the owner names besides. */
export const readClosedBut: Reader = (sentence) => {
  const found = closedBut.exec(sentence)
  const weekdays = weekdaysIn(found?.[1] ?? '')
  return found && weekdays.length > 0
    ? {
        wishes: [
          { kind: 'date', what: 'casa fechada', weekdays, closed: true, note: `menos em ${found[2]}` },
        ],
      }
    : null
}

/** Days of a feast to come on which the house opens although it is closed on their weekday. */
export function openedByFeasts(wishes: readonly WishContent[], today: string): WishContent[] {
  return wishes.flatMap((closed) => {
    const of =
      closed.kind === 'date' && closed.closed ? /^menos em (.+)$/.exec(closed.note ?? '')?.[1] : undefined
    if (closed.kind !== 'date' || of === undefined) return []
    return wishes.flatMap((feast): WishContent[] => {
      if (
        feast.kind !== 'question' ||
        feast.about !== 'feastEffect' ||
        !foldInPlace(feast.what ?? '')
          .toLowerCase()
          .includes(of)
      )
        return []
      const days: WishContent[] = []
      for (let day = feast.from ?? ''; day !== '' && day <= (feast.to ?? ''); day = addDays(day, 1))
        if (day >= today && closed.weekdays?.includes(weekdayOf(day)))
          days.push({
            kind: 'date',
            what: `casa aberta: ${feast.what}`,
            from: day,
            to: day,
            closed: false,
            open: true,
          })
      return days
    })
  })
}
