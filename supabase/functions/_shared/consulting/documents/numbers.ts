/**
 * Numbers as people in Brazil write them (`1.234,56`) and as programs export them (`1234.56`).
 * `1.234` can be either: the rest of the sheet decides, and where it contradicts itself nobody does.
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
  const compact = text.replace(/\s/g, '').replace(/^([-+(]?)r\$/i, '$1')
  const negative = /^\(.*\)$|^-|-$/.test(compact)
  const digits = compact.replace(/^[-+(]?(?:r\$)?|[-)]$/gi, '').replace(/(?:un|und|unid|unidades?)\.?$/i, '')
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

/** The style in which a sheet writes its numbers, told by those that can only be read one way. */
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
 * The number a text stands for, R$ signs and "un" set aside; null for anything else, and for what can be
 * read two ways in a contradictory sheet. A number written in the other style but only readable in that
 * one is taken: `12.50` among commas is twelve and a half.
 */
export function parseNumber(text: string, style: NumberStyle = 'brazilian'): number | null {
  const shape = shapeOf(text)
  if (shape === null) return null
  if (shape.kind !== 'either') return Number.isFinite(shape.value) ? shape.value : null
  return style === 'contradictory' ? null : shape[style]
}

/** A number as an owner would type it: `1.234,5`; at least `decimals` decimals. */
export function formatTyped(value: number, decimals = 0): string {
  return value.toLocaleString('pt-BR', { minimumFractionDigits: decimals, maximumFractionDigits: 6 })
}
