import type { WishContent } from '../text/draft.ts'
import type { Amount, Amounts } from '../words/amounts.ts'
import { type Element, has, isFiller, termOf } from '../words/elements.ts'

/** % of volume; no mixed drink is stronger. */
const strongest = 60

const isAlcohol = (element: Element | undefined): boolean => /(^|\s)alcool$/.test(element?.key ?? '')

/** Whether the word makes the number beside it a strength; "álcool" also requires a percent sign. */
function says(element: Element | undefined, { isPercent, bound, low, high }: Amount): boolean {
  if (!element || element.claimed) return false
  // "servido a 5 graus" is a temperature.
  if (/^grau/.test(element.key)) return bound !== 'exact' || low !== high
  return has(element, 'strength') || (isPercent && isAlcohol(element))
}

function wordAfter(elements: readonly Element[], value: Amount): number | null {
  let at = value.to
  while (elements[at]?.kind === 'words' && isFiller(elements[at] as Element)) at += 1
  return says(elements[at], value) ? at : null
}

function wordBefore(elements: readonly Element[], value: Amount): number | null {
  let at = value.from - 1
  for (let element = elements[at]; element; element = elements[at]) {
    const joins = element.kind === 'colon' || (element.kind === 'words' && isFiller(element))
    if (!joins) break
    at -= 1
  }
  return says(elements[at], value) ? at : null
}

function wishOf({ low, high }: Amount, bound: Amount['bound']): WishContent | null {
  if (high === 0) return { kind: 'zeroAlcohol' }
  if (low <= 0 || high > strongest) return null
  if (low !== high) return { kind: 'strength', min: low, max: high }
  switch (bound) {
    case 'max':
      return { kind: 'strength', max: low }
    case 'min':
      return { kind: 'strength', min: low }
    default:
      return { kind: 'strength', about: low }
  }
}

/** A percentage above this is a margin or a discount. */
const strongestDrink = 30

/** "drinks leves, no máximo 8%": how strong they are, if nothing else is a percentage there. */
function impliedBy(
  elements: readonly Element[],
  value: Amount,
): { wish: WishContent; from: number; to: number } | null {
  if (!value.isPercent || value.bound !== 'max' || value.high > strongestDrink) return null
  const speaks = elements.some(
    (element) => termOf(element)?.name === 'mais leves' || /(^|\s)(alcool|alcoolico)$/.test(element.key),
  )
  const isOther = elements.some(({ key }) =>
    /^(custo|margem|lucro|desconto|cmv|comissao|taxa|acucar|polpa|cacau|suco)/.test(key),
  )
  if (!speaks || isOther) return null
  const wish = wishOf(value, value.bound)
  return wish && { wish, from: value.from, to: value.to }
}

/** "até 12% de álcool", "teor entre 8 e 12": the allowed strength of the drinks, and the elements that give it. */
export function strengthFrom(
  elements: readonly Element[],
  value: Amount,
  amounts: Amounts,
): { wish: WishContent; from: number; to: number } | null {
  if (value.isMoney) return null
  const after = wordAfter(elements, value)
  const before = wordBefore(elements, value)
  if (after === null && before === null) return impliedBy(elements, value)
  const end = after === null ? value.to : after + 1
  const trailing = value.low === value.high ? amounts.boundAfter(end) : null
  const wish = wishOf(value, trailing?.bound ?? value.bound)
  return wish && { wish, from: before ?? value.from, to: trailing?.to ?? end }
}
