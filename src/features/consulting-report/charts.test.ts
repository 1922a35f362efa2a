import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { barShares, drawLines, drawMatrix, lineBox, matrixBox, ticks } from './charts'
import { splitBold } from './rich-text'

describe('ticks', () => {
  test.each([
    [10, [0, 2.5, 5, 7.5, 10]],
    [97, [0, 25, 50, 75, 100]],
    [0, [0, 1]],
  ])('up to %s are %j', (largest, expected) => expect(ticks(largest)).toEqual(expected))

  test('cover every value in a handful of round steps', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.01, max: 1e7, noNaN: true }), (largest) => {
        const steps = ticks(largest)
        expect(steps.at(-1)).toBeGreaterThanOrEqual(largest * (1 - 1e-9))
        expect(steps.length).toBeLessThanOrEqual(7)
      }),
    )
  })
})

describe('line charts', () => {
  const chart = {
    caption: '',
    unit: 'units' as const,
    labels: ['a', 'b', 'c', 'd'],
    series: [{ name: 's', values: [1, null, 3, 4], low: [null, null, 2, 3], high: [null, null, 4, 5] }],
  }

  test('break the path at a gap', () => {
    expect(drawLines(chart).lines[0]?.path.match(/M/g)).toHaveLength(2)
  })

  test('stay within their box, including the band', () => {
    const { lines, bands } = drawLines(chart)
    const numbers = [...lines, ...bands].flatMap(({ path }) => path.match(/[\d.]+ [\d.]+/g) ?? [])
    for (const pair of numbers) {
      const [x = -1, y = -1] = pair.split(' ').map(Number)
      expect(x).toBeGreaterThanOrEqual(lineBox.left)
      expect(x).toBeLessThanOrEqual(lineBox.width - lineBox.right)
      expect(y).toBeGreaterThanOrEqual(lineBox.top)
      expect(y).toBeLessThanOrEqual(lineBox.height - lineBox.bottom)
    }
  })
})

test('the matrix places popular items to the right and profitable ones at the top', () => {
  const { points, threshold } = drawMatrix(
    {
      caption: '',
      axes: { x: '', y: '' },
      threshold: { x: 10, y: 20 },
      points: [
        { name: 'star', quadrant: 'Estrela', x: 20, y: 30 },
        { name: 'dog', quadrant: 'Abacaxi', x: 5, y: -4 },
      ],
    },
    matrixBox,
  )
  const [star, dog] = points
  expect(star && star.x > threshold.x && star.y < threshold.y).toBe(true)
  expect(dog && dog.x < threshold.x && dog.y > threshold.y).toBe(true)
  expect(dog?.y).toBeLessThanOrEqual(matrixBox.height - matrixBox.bottom)
})

test('the longest bar has the full width, compared bars included', () => {
  const share = barShares([{ value: 5, compare: 10 }, { value: -4 }])
  expect([share(10), share(5), share(-4)]).toEqual([1, 0.5, 0.4])
})

test.each([
  ['um **dois** três', ['um ', '*dois', ' três']],
  ['**só**', ['*só']],
  ['sem par ** aqui', ['sem par ** aqui']],
])('splits bold words out of “%s”', (text, parts) =>
  expect(splitBold(text).map(({ text: part, bold }) => (bold ? `*${part}` : part))).toEqual(parts),
)

test('an amount stays on one line, also with a sign', () => {
  expect(splitBold('de R$ 29,90 a +R$ 212 ou R$ -4')).toEqual([
    { text: 'de R$\u00a029,90 a +R$\u00a0212 ou R$\u00a0-4', bold: false },
  ])
})
