/** Whether a drink's name and line fit when the house is open and what it is: no "depois do almoço" where lunch is closed. */
import type { EngineContext } from '../../base/context.ts'
import { foldAccents } from '../../base/language/text.ts'

/** What a line says of the time of day, and the hours at which a house must be open for it. */
const times: readonly (readonly [RegExp, { from: number; to: number }])[] = [
  [/\bcafe da manha\b|\bde manha\b|\bbom.?dia\b|\bcedinho\b/, { from: 6, to: 11 }],
  [/\balmoco\b|\bmeio.?dia\b|\bsesta\b/, { from: 11, to: 15 }],
  [/\bnoites?\b|\bluar\b|\bmadrugada\b|\bsereno\b/, { from: 18, to: 24 }],
]

const hour = (time: string) => Number(time.slice(0, 2)) + Number(time.slice(3, 5)) / 60

/** Whether the house is open on some day within these hours; unknown hours fit all. */
function isOpenIn(
  opening: EngineContext['house']['settings']['opening'],
  { from, to }: { from: number; to: number },
): boolean {
  const days = Object.values(opening).flatMap((hours) => (hours ? [hours] : []))
  return (
    days.length === 0 ||
    days.some((hours) => {
      const opens = hour(hours.from)
      const closes = hour(hours.to) <= opens ? hour(hours.to) + 24 : hour(hours.to)
      return opens < to && closes > from
    })
  )
}

const isHighUp = /\brooftop\b|\bsky ?bar\b|\bcobertura\b|\bterraco\b/
/** Scenes of the ground: a house on a roof has no yard. */
const ofTheGround =
  /\bquinta(?:l|is)\b|\bterreiros?\b|\bvaranda\b|\balpendre\b|\bcracha\b|\bcalcadas?\b|\broca\b|\bsitio\b|\bcerca\b|\bxadrez\b|\bexpediente\b/

export function fitsScene(
  { name, story }: { name: string; story: string },
  { restaurant, house }: Pick<EngineContext, 'restaurant' | 'house'>,
): boolean {
  const said = foldAccents(`${name}. ${story}`)
  if (isHighUp.test(foldAccents(restaurant.name)) && ofTheGround.test(said)) return false
  return times.every(([words, hours]) => !words.test(said) || isOpenIn(house.settings.opening, hours))
}
