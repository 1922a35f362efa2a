import { expansionYear } from '@/content/product'

/** The quarter in which the area at `index` of the expansion plans opens: two areas a quarter, "Q1 2025" first. */
export function quarterLabel(index: number): string {
  return `Q${Math.ceil((index + 1) / 2)} ${expansionYear}`
}
