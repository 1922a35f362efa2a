/** What a party eats, where the owner names it behind its guests: "60 pessoas no rodízio", "40 convidados na feijoada". */
import { itemIn, type Read } from '../spoken/pieces.ts'

const behindGuests =
  /\b(?:pessoas|convidad[oa]s|pax|clientes|lugares)(?: cada(?: um[ao]?)?)? (?:n[oa]s?|para [oa]s?|pr[oa]s?|com|comendo) ([a-z ]{4,40})/

/** Ways of serving a whole table, which a house has even where only its sheet of sales names them. */
const servedWhole = /^(?:rodizio|buffet|feijoada|churrasco)\b/

/** The item; a section is no dish, and a meal or the room no item. */
export function servedAt(said: string, read: Read): string | undefined {
  const words = behindGuests.exec(said)?.[1]
  if (words === undefined) return undefined
  const item = itemIn(words, read.names)
  if (item !== undefined && !read.names.some(({ name, isSection }) => isSection && name === item)) return item
  const served = servedWhole.exec(words)?.[0]
  return served === undefined ? undefined : read.own(served).toLowerCase()
}
