import { openHours } from '../../base/request/calendar-wishes.ts'
import type { WishContent } from '../text/draft.ts'
import { foldInPlace } from '../text/fold.ts'

/** Parts of a day as hours from 0 to 24. */
const parts: readonly (readonly [words: RegExp, start: number, end: number])[] = [
  [/^(?:de|pela|na) manha$|^para o cafe$/, 6, 12],
  [/^(?:de|durante o|so de) dia$/, 8, 18],
  [/^(?:no|para|pra|pro|para o|na hora do) almoco$/, 11, 15],
  [/^(?:a|de|na|pela) tarde$/, 12, 18],
  [/^(?:a|de|na|pela) noite$|^(?:no|para|pra|pro|para o) jantar$/, 18, 24],
]

const opens = `(?:abre|abrimos|abro|abrem|funciona|funcionamos|atende|atendemos|aberto|aberta|horario|funcionamento)`
const filler = `(?:a|o|nos|gente|aqui|casa|bar|boteco|restaurante|barraca|ai|que|e|é|ja|so|somente|apenas|de)`
const said = new RegExp(
  `^(?:${filler}\\s+)*${opens}\\s*:?\\s*(?:(?:so|somente|apenas)\\s+)?(.+?)(?:\\s+(?:so|mesmo|aqui))?$`,
)
const clock = String.raw`(\d{1,2})(?:[:h](\d{2}))?\s*(?:h|hs|hrs|horas?)?`
const between = new RegExp(
  `^(?:das?|de)?\\s*${clock}\\s*(?:a|as|ate|ate as|ate a|-)\\s*(?:${clock}|meia[- ]noite)$`,
)

/** Maximum length of a passage, in characters. */
const longestText = 80

const hourOf = (hours: string | undefined, minutes: string | undefined) =>
  Number(hours) + Number(minutes ?? 0) / 60

/** The opening hours, if the whole passage states them: "só abre à noite", "abre das 17h às 23h"; else null. */
export function readOpenHours(text: string): WishContent | null {
  if (text.length > longestText) return null
  const [, when = ''] = said.exec(foldInPlace(text).trim()) ?? []
  const part = parts.find(([words]) => words.test(when))
  if (part) return { kind: 'hours', what: openHours, start: part[1], end: part[2] }
  const found = between.exec(when)
  if (!found) return null
  const start = hourOf(found[1], found[2])
  const end = found[3] === undefined ? 24 : hourOf(found[3], found[4])
  if (start > 24 || end > 24 || start === end) return null
  return { kind: 'hours', what: openHours, start, end }
}
