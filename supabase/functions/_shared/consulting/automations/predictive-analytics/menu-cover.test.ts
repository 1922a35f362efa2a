import { describe, expect, test } from 'vitest'
import type { HouseItem } from '../../base/house/house.ts'
import type { Block } from '../../report/blocks.ts'
import { forecastSections } from './sections.ts'
import { context, forecastOf, sheet, weeks } from './test-support.ts'

const item = (name: string): HouseItem => ({
  name,
  section: 'Cardápio',
  price: 20,
  cost: null,
  description: null,
  kind: null,
  size: null,
  allergens: null,
  active: true,
})

const withMenu = (...names: string[]) =>
  forecastOf(sheet(weeks(20, () => 100)), [], { ...context.house, menu: names.map(item) })

const textOf = (blocks: readonly Block[]) => JSON.stringify(blocks)
const reportOf = (forecast: ReturnType<typeof withMenu>) =>
  textOf(forecastSections([forecast]).flatMap(({ blocks }) => [...blocks]))

describe('a sheet with some of the menu’s items', () => {
  const forecast = withMenu('Caipirinha', 'Lula à dorê', 'Café coado')

  test('is said to hold them alone, so that its total is not taken for the house', () => {
    expect(forecast.menuCover).toEqual({
      menu: 3,
      absent: ['Lula à dorê', 'Café coado'],
      spoiling: ['Lula à dorê'],
    })
    expect(reportOf(forecast)).toContain('A planilha traz 1 dos 3 itens do cardápio')
    expect(reportOf(forecast)).toContain('Dos que estragam, falta Lula à dorê')
  })

  test('says nothing where it holds the whole menu, or none of it', () => {
    expect(withMenu('Caipirinha').menuCover).toBeUndefined()
    expect(withMenu('Café coado').menuCover).toBeUndefined()
    expect(reportOf(withMenu('Caipirinha'))).not.toContain('itens do cardápio:')
  })
})

test('the owner reads the error in money, without the names of the test’s figures', () => {
  const report = reportOf(withMenu('Caipirinha'))
  expect(report).not.toMatch(/WAPE|MASE|comparações/)
})

test('a week that has ended or is running is not shown as one to buy for', () => {
  const forecast = forecastOf(sheet(weeks(45, () => 100)))
  const table = forecastSections([forecast])
    .flatMap(({ blocks }) => [...blocks])
    .flatMap((block) => (block.kind === 'table' && block.caption.startsWith('Previsto') ? block.rows : []))
  expect(forecast.units.coming[0]?.monday).toBe('2026-11-16')
  expect(table[0]?.[0]).toBe('23/11 a 20/12, por semana')
  // Weeks that do not differ are said once.
  expect(table.length).toBe(4)
})
