/** When and how an item is served, in the words that guests read on the menu. */
import { foldInPlace } from '../../text/fold.ts'
import type { Slots } from '../slots.ts'

const dayParts = { noite: 'à noite', tarde: 'à tarde', manha: 'de manhã', almoco: 'no almoço' }
type DayPart = keyof typeof dayParts
const isDayPart = (word: string): word is DayPart => word in dayParts

/** "só até 21h": when it ends, and not when it begins. */
const lastHour =
  /(?<![a-z])(?:ate|antes d[ae]s?|no maximo) (?:as |umas )?(\d{1,2} ?(?:h\d{0,2}|:\d{2}))(?![a-z\d])/

/** "segunda a quinta, à noite": the days, and the part of the day in clean words. */
export function servedThen(fields: Record<string, unknown>, slots: Slots) {
  const named = slots.nextItems()
  // "de noite" is no "Sopa da noite", which the same word names.
  const also = slots.items()
  const isTime = (name: string) => /noite|tarde|manh|almo/i.test(name)
  const weekdays = slots.weekdays()
  const hour = slots.hour()
  const words = foldInPlace(slots.text).toLowerCase()
  const parts = [...words.matchAll(/(?<![a-z])(?:de|a|na|pela|da|no) (noite|tarde|manha|almoco)(?![a-z])/g)]
    .map(([, part = '']) => part)
    .filter(isDayPart)
  const [part, another] = parts
  const section = slots.names.find(({ name, isSection }) => isSection && named.includes(name))
  const isOne =
    named.length === 1 ||
    (section !== undefined &&
      named.every((name) =>
        slots.names.some((one) => one.name === name && (one.isSection || one.section === section.name)),
      ))
  if (!isOne || another !== undefined || also.some((name) => !named.includes(name) && !isTime(name)))
    return null
  if (!weekdays && hour === undefined && part === undefined) return null
  const last = lastHour.exec(words)?.[1]
  const note = last === undefined ? part && dayParts[part] : `até ${last.replace(/ /g, '')}`
  return {
    ...fields,
    item: section?.name ?? named[0],
    ...(weekdays && { weekdays }),
    ...(hour !== undefined && last === undefined && { from: hour }),
    ...(note !== undefined && { note }),
  }
}

/** "precisa de aviso de dois dias": the note as guests read it. */
export function ordered(fields: Record<string, unknown>, slots: Slots) {
  const [item, ...more] = slots.items()
  const number = slots.number()
  const hours = slots.hour()
  const unit = /dias? uteis|dias?|horas?|semanas?/.exec(foldInPlace(slots.text).toLowerCase())?.[0] ?? 'dia'
  const count = number ?? hours ?? (/(?<![a-z])(?:um|uma)(?![a-z])/i.test(slots.text) ? 1 : undefined)
  if (item === undefined || more.length > 0) return null
  const noun = unit.replace(/s$/, '')
  const plain = /uteis/.test(unit) ? 'dias úteis' : count === 1 ? noun : `${noun}s`
  const figure = count === 1 && noun !== 'dia' ? 'uma' : count === 1 ? 'um' : String(count)
  return {
    ...fields,
    item,
    note: count === undefined ? 'sob encomenda' : `encomende com ${figure} ${plain} de antecedência`,
  }
}
