import { expect, test } from 'vitest'
import { toMarkdown } from '../../report/to-markdown.ts'
import { redesignActions } from './actions.ts'
import { menuRedesignSections } from './sections.ts'
import { menuOf, redesign, salesOf, sold } from './test-case.ts'

const weeks = (units: number) => [units, units + 2, units - 1, units + 1, units, units - 2, units + 2, units]
const itemWeeks = (rows: readonly { name: string; units: number }[]) =>
  rows.map(({ name, units }) => ({ name, units: weeks(units) }))

test('gives the sales at which a new price or a frame is reverted, and changes no price before the menu is printed', () => {
  const rows = [
    sold('Picanha', 300, 60, 30),
    sold('Isca', 200, 40, 10),
    sold('Moela', 180, 38, 12),
    sold('Salada', 20, 52, 10),
  ]
  const { content } = redesign(
    menuOf(
      rows.map(({ name }) => name),
      null,
    ),
    {
      ...salesOf(rows),
      itemWeeks: itemWeeks(rows),
    },
  )
  const [first] = content.watch ?? []
  expect(first).toMatchObject({ name: 'Picanha', what: 'price', usual: 1201 })
  // (60 − 30) ÷ (66 − 30) of today's units earn as much as today.
  expect(first?.floor).toBeLessThanOrEqual(Math.floor((1201 * 30) / 36))
  const frame = (content.watch ?? []).find(({ what }) => what === 'frame')
  expect(frame).toMatchObject({ name: 'Salada' })
  expect(redesignActions([content]).filter(({ what }) => what.includes('Mudar os preços'))).toMatchObject([
    { by: 'Semana 3' },
  ])
  const text = toMarkdown('', menuRedesignSections([content]))
  expect(
    redesignActions([content])
      .map(({ what }) => what)
      .join(),
  ).toContain('Mudar os preços com o papel')
  expect(text).not.toMatch(/Semana [12]: mudar/)
  expect(text).not.toContain('voltar atrás no que não rendeu')
})

test('frames no fish whose closed season begins while the menu is in use', () => {
  const rows = [
    sold('Pargo frito', 100, 119, 40),
    sold('Camarão no alho', 120, 70, 30),
    sold('Isca de peixe', 110, 55, 20),
    sold('Casquinha de siri', 90, 25, 8),
  ]
  const { content } = redesign(
    menuOf(
      rows.map(({ name }) => name),
      null,
    ),
    salesOf(rows),
  )
  expect(content.newMenu?.boxes.map(({ name }) => name)).toEqual(['Camarão no alho'])
  const text = toMarkdown('', menuRedesignSections([content]))
  expect(text).toContain('o defeso vai de 15/12 a 30/04')
  expect(text).not.toMatch(/oferecer Pargo|\| Pargo frito \| [^|]*linha/)
})
