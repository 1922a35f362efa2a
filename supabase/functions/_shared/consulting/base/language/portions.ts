/** Shares as people say them. */
const portions = [
  [0.9, 'nove em cada dez'],
  [0.8, 'quatro quintos'],
  [0.75, 'três quartos'],
  [2 / 3, 'dois terços'],
  [0.6, 'três quintos'],
  [0.5, 'metade'],
  [0.4, 'dois quintos'],
  [1 / 3, 'um terço'],
  [0.25, 'um quarto'],
  [0.2, 'um quinto'],
  [0.1, 'um décimo'],
] as const

/** 0.44 → "mais de dois quintos". Null for shares below about a tenth, which read better as figures. */
export function portionOf(share: number): string | null {
  const [value, name] = portions.toSorted(([a], [b]) => Math.abs(a - share) - Math.abs(b - share))[0] ?? []
  if (value === undefined || name === undefined || share < 0.08 || share > 0.96) return null
  if (Math.abs(share - value) <= 0.012) return name
  return `${share < value ? 'quase' : 'mais de'} ${name}`
}
