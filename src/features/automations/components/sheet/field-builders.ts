import { weekdayNames } from '@consulting/base/calendar.ts'
import type { Wish } from '@consulting/base/request/wish.ts'
import { hourText, numberText, priceText, type UnitName } from './wish-units'

export type Option<Value extends string = string> = { value: Value; label: string }

/** Typed, and read when the change is applied. `key` is the wish's own field. */
export type TypedField = { as: 'typed'; key: string; label: string; unit: UnitName; value: string }
/** One of several. */
export type ChoiceField = {
  as: 'choice'
  key: string
  label: string
  options: readonly Option[]
  value: string
  choose: (value: string) => Wish
}
/** Any of several. */
export type SeveralField = {
  as: 'several'
  key: string
  label: string
  options: readonly Option[]
  values: readonly string[]
  choose: (values: readonly string[]) => Wish
}
export type WishField = TypedField | ChoiceField | SeveralField

const typed = (key: string, label: string, unit: UnitName, value: string): TypedField => ({
  as: 'typed',
  key,
  label,
  unit,
  value,
})
export const money = (key: string, label: string, value: number | undefined) =>
  typed(key, label, 'money', priceText(value))
export const number = (key: string, label: string, unit: UnitName, value: number | undefined) =>
  typed(key, label, unit, numberText(value))
export const day = (key: string, label: string, value: string | undefined) =>
  typed(key, label, 'day', value ?? '')
export const hour = (key: string, label: string, value: number | undefined) =>
  typed(key, label, key === 'end' ? 'closingHour' : 'hour', hourText(value))

export function choice<Value extends string>(
  key: string,
  label: string,
  options: readonly Option<Value>[],
  value: Value,
  choose: (value: Value) => Wish,
): ChoiceField {
  const chosen = (text: string) => options.find((option) => option.value === text)?.value ?? value
  return { as: 'choice', key, label, options, value, choose: (text) => choose(chosen(text)) }
}

export function several<Value extends string>(
  key: string,
  label: string,
  options: readonly Option<Value>[],
  values: readonly Value[],
  choose: (values: Value[]) => Wish,
): SeveralField {
  const chosen = (texts: readonly string[]) =>
    options.map(({ value }) => value).filter((value) => texts.includes(value))
  return { as: 'several', key, label, options, values, choose: (texts) => choose(chosen(texts)) }
}

export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** From Monday. */
const weekdays = [1, 2, 3, 4, 5, 6, 0].map((value) => ({
  value: String(value),
  label: capital((weekdayNames[value] ?? '').replace('-feira', '')),
}))

export const weekdaysField = (
  days: readonly number[] | undefined,
  choose: (weekdays: number[]) => Wish,
): SeveralField =>
  several('weekdays', 'Dias da semana', weekdays, (days ?? []).map(String), (values) =>
    choose(values.map(Number).toSorted((one, other) => one - other)),
  )
