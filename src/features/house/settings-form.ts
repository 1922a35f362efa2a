import type { HouseSettings } from '@consulting/base/house/house.ts'
import { amountOf, moneyText } from '@/forms/amounts'
import { textOrNull } from '@/forms/restaurant-fields'
import { labelOfDay, weekOrder } from './words'

/** A weekday as typed. */
export interface DayTexts {
  state: 'unknown' | 'open' | 'closed'
  from: string
  to: string
}

export interface SettingsTexts {
  equipment: string[]
  glassware: string[]
  techniques: string[]
  restrictions: string[]
  days: Readonly<Record<string, DayTexts>>
  seats: string
  neighbourhood: string
  priceCeiling: string
  priceFloor: string
}

/** By field name; days by their number. */
export type SettingsErrors = Partial<Record<string, string>>

const usual: DayTexts = { state: 'unknown', from: '18:00', to: '00:00' }

export function settingsTexts(settings: HouseSettings): SettingsTexts {
  return {
    equipment: settings.equipment,
    glassware: settings.glassware,
    techniques: settings.techniques,
    restrictions: settings.restrictions,
    days: Object.fromEntries(
      weekOrder.map((day): [string, DayTexts] => {
        const hours = settings.opening[day]
        if (hours === undefined) return [day, usual]
        return [day, hours === null ? { ...usual, state: 'closed' } : { state: 'open', ...hours }]
      }),
    ),
    seats: settings.seats === null ? '' : String(settings.seats),
    neighbourhood: settings.neighbourhood ?? '',
    priceCeiling: moneyText(settings.priceCeiling),
    priceFloor: moneyText(settings.priceFloor),
  }
}

/** Closing time of the next day, as in 18:00 to 02:00. */
export const closesAfterMidnight = ({ from, to }: Pick<DayTexts, 'from' | 'to'>): boolean => to < from

const longest = { equipment: 60, glassware: 60, techniques: 60, restrictions: 120 } as const
export const listLimits = { equipment: 60, glassware: 40, techniques: 40, restrictions: 40 } as const

export function settingsErrors(texts: SettingsTexts): SettingsErrors {
  const errors: SettingsErrors = {}
  const seats = texts.seats === '' ? null : Number(texts.seats)
  if (seats !== null && !(seats >= 1 && seats <= 5000)) errors.seats = 'De 1 a 5.000 lugares.'
  const floor = amountOf(texts.priceFloor)
  const ceiling = amountOf(texts.priceCeiling)
  if (floor === 0) errors.priceFloor = 'Deixe em branco se não há mínimo.'
  if (ceiling === 0) errors.priceCeiling = 'Deixe em branco se não há máximo.'
  if (floor !== null && ceiling !== null && floor > ceiling) {
    errors.priceFloor = 'O mínimo não pode passar do máximo.'
  }
  for (const [day, { state, from, to }] of Object.entries(texts.days)) {
    if (state !== 'open') continue
    if (from === '' || to === '')
      errors[day] = `Diga a que horas abre e fecha: ${labelOfDay(day).toLowerCase()}.`
    else if (from === to) errors[day] = 'Abre e fecha na mesma hora? Confira.'
  }
  for (const list of ['equipment', 'glassware', 'techniques', 'restrictions'] as const) {
    if (texts[list].length > listLimits[list]) errors[list] = `Escolha até ${listLimits[list]}.`
    else if (texts[list].some((entry) => entry.length > longest[list])) {
      errors[list] = `Cada um com até ${longest[list]} caracteres.`
    }
  }
  return errors
}

/** Converts texts without errors to settings. */
export function settingsOf(texts: SettingsTexts): HouseSettings {
  const { equipment, glassware, techniques, restrictions } = texts
  return {
    equipment,
    glassware,
    techniques,
    restrictions,
    opening: Object.fromEntries(
      Object.entries(texts.days).flatMap(([day, { state, from, to }]) =>
        state === 'unknown' ? [] : [[day, state === 'closed' ? null : { from, to }]],
      ),
    ),
    seats: texts.seats === '' ? null : Number(texts.seats),
    neighbourhood: textOrNull(texts.neighbourhood),
    priceCeiling: amountOf(texts.priceCeiling),
    priceFloor: amountOf(texts.priceFloor),
  }
}

/** Copies the hours of one day to every day that is not closed. */
export function copyToAll(
  days: Readonly<Record<string, DayTexts>>,
  from: string,
): Readonly<Record<string, DayTexts>> {
  const source = days[from]
  if (!source) return days
  return Object.fromEntries(
    Object.entries(days).map(([day, texts]) => [day, texts.state === 'closed' ? texts : source]),
  )
}
