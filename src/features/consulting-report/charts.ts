import type { LineChart, Matrix } from '@consulting/report/blocks.ts'
import { formatMoney } from '@/format/money'

// Chart geometry in view box units. The screen and the PDF draw the same shapes.

export type Box = { width: number; height: number; left: number; right: number; top: number; bottom: number }

export const lineBox: Box = { width: 640, height: 260, left: 64, right: 12, top: 12, bottom: 32 }
export const matrixBox: Box = { width: 640, height: 420, left: 64, right: 16, top: 16, bottom: 44 }

const number = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 })

export function formatValue(value: number, unit: 'brl' | 'units' | 'percent'): string {
  if (unit === 'brl') return formatMoney(value)
  return unit === 'percent' ? `${number.format(value)}%` : number.format(value)
}

/** About five round values from 0 to at least `largest`. */
export function ticks(largest: number): number[] {
  if (largest <= 0) return [0, 1]
  const rough = largest / 4
  const magnitude = 10 ** Math.floor(Math.log10(rough))
  const step = ([1, 2, 2.5, 5, 10].find((factor) => factor * magnitude >= rough) ?? 10) * magnitude
  return Array.from({ length: Math.ceil(largest / step - 1e-9) + 1 }, (_, index) => index * step)
}

export type DrawnTick = { at: number; label: string }

export type DrawnLines = {
  lines: { name: string; path: string; index: number }[]
  bands: { path: string; index: number }[]
  x: DrawnTick[]
  y: DrawnTick[]
}

const most = (values: readonly (number | null)[]) =>
  values.reduce<number>((largest, value) => Math.max(largest, value ?? 0), 0)

/** A path through the known points, broken at gaps. */
function pathOf(points: readonly ([number, number] | null)[]): string {
  return points
    .map((point, index) =>
      point === null ? '' : `${points[index - 1] ? 'L' : 'M'}${point[0].toFixed(1)} ${point[1].toFixed(1)}`,
    )
    .join('')
}

export function drawLines({ labels, series, unit }: LineChart, box: Box = lineBox): DrawnLines {
  const scale = ticks(Math.max(...series.map(({ values, high }) => Math.max(most(values), most(high ?? [])))))
  const top = scale.at(-1) ?? 1
  const width = box.width - box.left - box.right
  const height = box.height - box.top - box.bottom
  const x = (index: number) =>
    box.left + (labels.length > 1 ? (index / (labels.length - 1)) * width : width / 2)
  const y = (value: number) => box.top + height - (value / top) * height
  const points = (values: readonly (number | null)[]) =>
    values.map((value, index): [number, number] | null => (value === null ? null : [x(index), y(value)]))
  const every = Math.max(1, Math.ceil(labels.length / 8))
  return {
    lines: series.map(({ name, values }, index) => ({ name, index, path: pathOf(points(values)) })),
    bands: series.flatMap(({ low, high }, index) => {
      const upper = points(high ?? []).filter((point) => point !== null)
      const lower = points(low ?? [])
        .filter((point) => point !== null)
        .toReversed()
      return upper.length > 1 ? [{ index, path: `${pathOf([...upper, ...lower])}Z` }] : []
    }),
    x: labels.flatMap((label, index) => (index % every === 0 ? [{ at: x(index), label }] : [])),
    y: scale.map((value) => ({
      at: y(value),
      label: unit === 'brl' ? shortMoney(value) : number.format(value),
    })),
  }
}

const shortMoney = (value: number) =>
  value >= 1000 ? `R$ ${number.format(value / 1000)} mil` : `R$ ${number.format(value)}`

export type DrawnMatrix = {
  points: { name: string; quadrant: string; x: number; y: number; order: number }[]
  threshold: { x: number; y: number }
  x: DrawnTick[]
  y: DrawnTick[]
  /** The quadrants' names, each in its corner. */
  corners: { label: string; x: number; y: number; anchor: 'start' | 'end' }[]
}

/**
 * Popularity on the x axis, margin on the y axis. Negative margins are drawn on the base line; the table has their
 * value.
 */
export function drawMatrix({ points, threshold }: Matrix, box: Box = matrixBox): DrawnMatrix {
  const across = ticks(Math.max(threshold.x, ...points.map(({ x }) => x)) * 1.05)
  const up = ticks(Math.max(threshold.y, ...points.map(({ y }) => y)) * 1.05)
  const width = box.width - box.left - box.right
  const height = box.height - box.top - box.bottom
  const left = box.left + 8
  const right = box.width - box.right - 8
  const x = (value: number) => box.left + (Math.max(0, value) / (across.at(-1) ?? 1)) * width
  const y = (value: number) => box.top + height - (Math.max(0, value) / (up.at(-1) ?? 1)) * height
  return {
    points: points.map((point, index) => ({ ...point, x: x(point.x), y: y(point.y), order: index + 1 })),
    threshold: { x: x(threshold.x), y: y(threshold.y) },
    x: across.map((value) => ({ at: x(value), label: `${number.format(value)}%` })),
    y: up.map((value) => ({ at: y(value), label: shortMoney(value) })),
    corners: [
      { label: 'Estrela', x: right, y: box.top + 20, anchor: 'end' },
      { label: 'Enigma', x: left, y: box.top + 20, anchor: 'start' },
      { label: 'Burro de carga', x: right, y: box.height - box.bottom - 10, anchor: 'end' },
      { label: 'Abacaxi', x: left, y: box.height - box.bottom - 10, anchor: 'start' },
    ],
  }
}

/** Each bar's length relative to the longest, from 0 to 1. */
export function barShares(bars: readonly { value: number; compare?: number }[]): (value: number) => number {
  const longest = Math.max(
    1e-9,
    ...bars.flatMap(({ value, compare }) => [Math.abs(value), Math.abs(compare ?? 0)]),
  )
  return (value) => Math.abs(value) / longest
}
