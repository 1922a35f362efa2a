import { expansionYear } from '@/content/product'

/** The quarter in which area `index` of the expansion plans opens: two areas a quarter, starting with "Q1 2025". */
export function quarterLabel(index: number): string {
  return `Q${Math.ceil((index + 1) / 2)} ${expansionYear}`
}
