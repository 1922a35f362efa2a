import { expect, test } from 'vitest'
import { pagesPlan, printedPages } from './pages-plan.ts'
import type { MenuRedesign } from './schema.ts'

type Sections = readonly (readonly [name: string, items: number])[]

/** A redesign that has only a menu, with sections of so many items, and what the owner wants of its pages. */
function redesignOf(sections: Sections, layout: readonly string[]): MenuRedesign {
  const newMenu = {
    sections: sections.map(([name, count]) => ({
      name,
      items: Array.from({ length: count }, (_, at) => ({ name: `${name} ${at}`, price: 20, box: false })),
    })),
  }
  return { newMenu, title: 'Casa', layout } as unknown as MenuRedesign
}

/** The sides of one sheet with these sections. */
const sides = (...sections: Sections): string[] =>
  pagesPlan(redesignOf(sections, ['one_sheet'])).filter((line) => /Frente|Verso/.test(line))

test('puts the drinks of a menu that ends with them on the back', () => {
  expect(sides(['Entradas', 6], ['Pratos', 8], ['Bebidas', 6], ['Sobremesas', 4])).toEqual([
    '**Frente**: Entradas e Pratos.',
    '**Verso**: Bebidas e Sobremesas.',
  ])
})

test('keeps drinks beside the dishes that the house wants them beside', () => {
  expect(
    sides(['Na brasa', 11], ['Cachaça', 3], ['Bebidas', 4], ['Acompanhamentos', 5], ['Doces', 2]),
  ).toEqual(['**Frente**: Na brasa e Cachaça.', '**Verso**: Bebidas, Acompanhamentos e Doces.'])
})

test.each([['one_side'], ['one_sheet'], ['large_type']])(
  'prints every section once, whatever is wanted (%s)',
  (layout) => {
    const many = [
      ['Entradas', 6],
      ['Peixes', 12],
      ['Bebidas', 9],
      ['Acompanhamentos', 4],
      ['Sobremesas', 3],
    ] as const
    for (let count = 1; count <= many.length; count += 1) {
      const sections = many.slice(0, count)
      const pages = printedPages(redesignOf(sections, [layout]))
      const names = pages.flat().map(({ name }) => name)
      expect(names.toSorted()).toEqual(sections.map(([name]) => name).toSorted())
      expect(pages.every((page) => page.length > 0)).toBe(true)
    }
  },
)

test('prints the pages that the plan names', () => {
  const redesign = redesignOf(
    [
      ['Peixes', 8],
      ['Bebidas', 6],
      ['Sobremesas', 2],
    ],
    ['one_sheet'],
  )
  expect(printedPages(redesign).map((page) => page.map(({ name }) => name))).toEqual([
    ['Peixes'],
    ['Bebidas', 'Sobremesas'],
  ])
})

test('gives neither side of a small sheet two lines only', () => {
  const redesign = redesignOf(
    [
      ['Peixes', 6],
      ['Petiscos', 4],
      ['Bebidas', 5],
      ['Sobremesas', 2],
    ],
    [],
  )
  expect(pagesPlan(redesign)).toEqual(
    expect.arrayContaining(['**Frente**: Peixes e Petiscos.', '**Verso**: Bebidas e Sobremesas.']),
  )
})
