import { expect, test } from 'vitest'
import { pagesPlan } from './pages-plan.ts'
import type { MenuRedesign } from './schema.ts'

/** The sides of one sheet with these sections, each of `items` items. */
function sides(...sections: [name: string, items: number][]): string[] {
  const newMenu = {
    sections: sections.map(([name, count]) => ({
      name,
      items: Array.from({ length: count }, (_, at) => ({ name: `${name} ${at}`, price: 20, box: false })),
    })),
  }
  const plan = pagesPlan({ newMenu, title: 'Casa', layout: ['one_sheet'] } as unknown as MenuRedesign)
  return plan.filter((line) => /Frente|Verso/.test(line))
}

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
