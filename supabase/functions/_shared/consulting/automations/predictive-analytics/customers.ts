/** Guests of the house: how many it serves, what one of them takes, and those who stay away because somebody else closes. */
import { addDays, weekdayOf } from '../../base/calendar.ts'
import type { House } from '../../base/house/house.ts'
import { itemKind } from '../../base/house/item-kind.ts'
import { houseItems } from '../../base/house/own-menu.ts'
import { foldAccents } from '../../base/language/text.ts'
import type { WishOf } from '../../base/request/wish.ts'
import type { Sales } from '../../documents/sales.ts'
import { sharedItem } from './shared-item.ts'

type Question = WishOf<'question'>

/** Kg on a guest's plate where food is sold by weight; an assumption. */
export const plateKg = 0.45
/** Plates and, where a house sells no dishes, glasses of a guest; assumptions. */
const each = { plates: 1.2, shared: 0.5, glasses: 3 } as const

/** Whether an item is sold by the kilo, so that its units are kg. */
export const isByWeight = (name: string): boolean =>
  /\(kg\)|\b(?:por|ao?|no) (?:quilo|kilo|kg)\b|\bself[ -]?service\b/.test(foldAccents(name.toLowerCase()))

/** An item's name without the measure behind it. */
export const plainName = (name: string): string => name.replace(/\s*\((?:kg|quilo|kilo)\)$/i, '')

/** Guests of the whole sheet, and what one of them takes and pays; null where its items do not tell. */
export function guestsOf(
  { items }: Sales,
  house: House,
): { guests: number; units: number; money: number | null; kg: number } | null {
  const onMenu = houseItems(house)
  let [guests, glasses, units, money, kg] = [0, 0, 0, 0, 0]
  let priced = true
  for (const { name, category, price, units: sold } of items) {
    const own = onMenu(plainName(name))
    const section = own?.section ?? category
    const kind = itemKind({ name, section, kind: own?.kind })
    const cost = price ?? own?.price ?? null
    units += sold
    if (cost === null) priced = false
    else money += sold * cost
    if (isByWeight(name)) {
      kg += sold
      guests += sold / plateKg
    } else if (kind === 'dish') guests += sharedItem(name, section) ? sold / each.shared : sold / each.plates
    else if (kind !== 'side') glasses += sold
  }
  const all = guests > 0 ? guests : glasses / each.glasses
  if (!(all > 0)) return null
  return { guests: all, units: units / all, money: priced ? money / all : null, kg: kg / all }
}

/** Places that send their people on working days only. */
const worksInWeek =
  /escrit|empresa|firma|fabrica|industria|obra|construtora|faculdade|universidade|escola|colegio|curso|creche|forum|tribunal|prefeitura|camara|assembleia|cartorio|banco|agencia|repartic|secretaria|orgao|clinica|coworking|sindicato|alun|estudante|professor|funcionari|servidor|operari|peoes|pedreiro|trabalhador|advogad|bancari|predio|torre|call|aulas/

/** The weekdays on which such guests come: those of the question, working days for an office or a school, else all. */
export const weekdaysOf = ({ what = '', weekdays }: Question): readonly number[] =>
  weekdays ?? (worksInWeek.test(foldAccents(what.toLowerCase())) ? [1, 2, 3, 4, 5] : [0, 1, 2, 3, 4, 5, 6])

/** The open days of a week on which such guests come. */
export const daysIn = (question: Question, monday: string, opens: (day: string) => boolean): string[] =>
  [0, 1, 2, 3, 4, 5, 6]
    .map((offset) => addDays(monday, offset))
    .filter(
      (day) =>
        weekdaysOf(question).includes(weekdayOf(day)) &&
        (question.from === undefined || day >= question.from) &&
        (question.to === undefined || day <= question.to) &&
        opens(day),
    )
