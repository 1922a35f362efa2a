/**
 * Numbers as Brazilians write them (`1.234,56`) and as programs export them (`1234.56`). `1.234` is ambiguous: the rest
 * of the sheet decides. In a contradictory sheet it stays undecided.
 */
export type NumberStyle = 'brazilian' | 'plain' | 'contradictory'

type Shape =
  | { kind: 'whole' | 'brazilian' | 'plain'; value: number }
  /** One separator with three digits after it: thousands in one style, decimals in the other. */
  | { kind: 'either'; brazilian: number; plain: number }
  | null

const brazilianValue = (digits: string) => Number(digits.replaceAll('.', '').replace(',', '.'))
const plainValue = (digits: string) => Number(digits.replaceAll(',', ''))

function shapeOf(text: string): Shape {
  const compact = text.replace(/\s/g, '').replace(/^([-+(]?)r?\$/i, '$1')
  const negative = /^\(.*\)$|^-|-$/.test(compact)
  const digits = compact.replace(/^[-+(]?(?:r?\$)?|[-)]$/gi, '').replace(/(?:un|und|unid|unidades?)\.?$/i, '')
  const sign = negative ? -1 : 1
  if (/^\d+$/.test(digits)) return { kind: 'whole', value: sign * Number(digits) }
  if (/^[1-9]\d{0,2}[.,]\d{3}$/.test(digits)) {
    return { kind: 'either', brazilian: sign * brazilianValue(digits), plain: sign * plainValue(digits) }
  }
  if (/^[1-9]\d{0,2}(\.\d{3})+(,\d+)?$/.test(digits) || /^\d+,\d+$/.test(digits)) {
    return { kind: 'brazilian', value: sign * brazilianValue(digits) }
  }
  if (/^[1-9]\d{0,2}(,\d{3})+(\.\d+)?$/.test(digits) || /^\d+\.\d+$/.test(digits)) {
    return { kind: 'plain', value: sign * plainValue(digits) }
  }
  return null
}

/** The number style of a sheet, from its unambiguous numbers. */
export function numberStyle(texts: Iterable<string>): NumberStyle {
  let brazilian = false
  let plain = false
  for (const text of texts) {
    const kind = shapeOf(text)?.kind
    if (kind === 'brazilian') brazilian = true
    if (kind === 'plain') plain = true
  }
  if (brazilian && plain) return 'contradictory'
  return plain ? 'plain' : 'brazilian'
}

/**
 * Parses a number, ignoring "R$", "$" and "un". Returns null for anything else, and for ambiguous text in a contradictory
 * sheet. An unambiguous number of the other style is accepted: `12.50` in a Brazilian sheet is 12.5.
 */
export function parseNumber(text: string, style: NumberStyle = 'brazilian'): number | null {
  const shape = shapeOf(text)
  if (shape === null) return null
  if (shape.kind !== 'either') return Number.isFinite(shape.value) ? shape.value : null
  return style === 'contradictory' ? null : shape[style]
}

/** Formats a number as an owner would type it, `1.234,5`, with at least `decimals` decimals. */
export function formatTyped(value: number, decimals = 0): string {
  return value.toLocaleString('pt-BR', { minimumFractionDigits: decimals, maximumFractionDigits: 6 })
}
