import type { Matrix, TableBlock } from './blocks.ts'

/** Fewest points for a matrix to be drawn: quadrants of two or three items mean little. */
export const drawnMatrixFrom = 4

const decimals = (value: number, count: number) =>
  value.toLocaleString('pt-BR', { minimumFractionDigits: count, maximumFractionDigits: count })

/** The points of a matrix as a table. */
export function matrixTable({ caption, axes, points }: Matrix): Omit<TableBlock, 'kind'> {
  return {
    caption,
    headers: ['Item', axes.x, axes.y, 'Quadrante'],
    rows: points.map(({ name, x, y, quadrant }) => [
      name,
      `${decimals(x, 1)}%`,
      `R$ ${decimals(y, 2)}`,
      quadrant,
    ]),
    numeric: [1, 2],
  }
}
