import { describe, expect, test } from 'vitest'
import { unknownHouse } from '../../base/context.ts'
import type { Menu } from '../../documents/menu.ts'
import { readSheet } from '../../golden/files.ts'
import { houses } from '../../golden/houses.ts'
import { type Trade, trades } from '../../golden/sales.ts'
import type { Block } from '../../report/blocks.ts'
import { createForecast } from './engine.ts'
import { forecastSections } from './sections.ts'

/** Items of eight more houses; several houses share a best seller. */
const others: Record<string, readonly string[]> = {
  'Pizzaria do Benfica': [
    'Pizza calabresa',
    'Pizza portuguesa',
    'Refrigerante 2 l',
    'Pizza de camarão',
    'Suco de cajá',
  ],
  'Sushi Maré': ['Combinado 20 peças', 'Temaki de salmão', 'Hot roll', 'Long neck', 'Saquerinha de kiwi'],
  'Churrascaria Boi Bão': [
    'Picanha na chapa',
    'Maminha',
    'Cerveja 600 ml',
    'Baião de dois',
    'Farofa da casa',
  ],
  'Café da Parangaba': [
    'Café coado',
    'Tapioca de coco',
    'Bolo de macaxeira',
    'Suco de laranja',
    'Pão de queijo',
  ],
  'Barraca Maré Mansa': [
    'Caranguejo',
    'Cerveja 600 ml',
    'Água de coco',
    'Pastel de camarão',
    'Caipirinha de limão',
  ],
  'Cervejaria Siará': ['Chope pilsen', 'Chope IPA', 'Batata rústica', 'Linguiça artesanal', 'Gin tônica'],
  'Gelateria Mucuripe': ['Casquinha', 'Copo médio', 'Açaí 300 ml', 'Milk-shake de cajá', 'Água mineral'],
  'Bar da Tia Nen': ['Cerveja 600 ml', 'Dose de cachaça', 'Panelada', 'Torresmo', 'Caldo de mocotó'],
}

const extra = Object.entries(others).map(([name, items], house) => {
  const menu: Menu = {
    items: items.map((item, index) => ({
      name: item,
      category: 'Cardápio',
      description: null,
      price: 12 + 7 * index,
      cost: null,
    })),
  }
  const trade: Trade = {
    house: name,
    weeks: 10 + 6 * house,
    pace: 40 + 11 * house,
    growth: 0.1 * (house % 4) - 0.1,
    weekdays: Array.from({ length: 7 }, (_, day) =>
      day === house % 3 ? 0 : 0.08 + 0.03 * ((day * (house + 2)) % 6),
    ),
    hours: [],
    demand: {},
    trends: house % 2 === 0 ? { [items[1] ?? '']: 0.8 } : {},
  }
  return { name, sales: readSheet(menu, trade) }
})

const eleven = [
  ...houses.map(({ id, menu, context }) => ({
    name: context.restaurant.name,
    sales: readSheet(menu, trades[id]),
  })),
  ...extra,
]

const textsOf = (block: Block): readonly string[] => {
  switch (block.kind) {
    case 'text':
    case 'notice':
      return [block.text]
    case 'list':
    case 'checkList':
      return block.items
    default:
      return []
  }
}

/** The sentences of a house's report without its name and its figures. */
function sentencesOf({ name, sales }: (typeof eleven)[number]): Set<string> {
  const [result] = createForecast(
    { sales_data: { path: 'r/a.csv', name: 'a.csv', size: 1, type: 'text/csv', sales } },
    { today: '2026-11-21', restaurant: { name, city: 'Fortaleza', type: 'bar' }, ...unknownHouse },
  )
  if (!result) throw new Error('no forecast')
  return new Set(
    forecastSections([result.content])
      .flatMap(({ blocks }) => blocks.flatMap(textsOf))
      .flatMap((text) => text.split(/(?<=[.!?]) (?=\p{Lu}|“)/u))
      .map((sentence) => sentence.replaceAll(name, '').replaceAll(/R\$ |\d[\d.,/%]*/g, '#')),
  )
}

describe('eleven houses', () => {
  const read = eleven.map((house) => ({ name: house.name, sentences: sentencesOf(house) }))

  test('share at most four in ten sentences with any other', () => {
    const counts = new Map<string, number>()
    const pairs = read.flatMap((one, index) =>
      read.slice(index + 1).map((other) => {
        const same = [...one.sentences].filter((sentence) => other.sentences.has(sentence))
        for (const sentence of same) counts.set(sentence, (counts.get(sentence) ?? 0) + 1)
        const share = same.length / Math.min(one.sentences.size, other.sentences.size)
        return { pair: `${one.name} and ${other.name}`, share }
      }),
    )
    const worst = [...counts].toSorted((a, b) => b[1] - a[1]).slice(0, 10)
    const above = pairs.filter(({ share }) => share > 0.4)
    expect(above, `the most frequent: ${JSON.stringify(worst, null, 1)}`).toEqual([])
  })

  test('read well: no blank, figure or name is missing', () => {
    for (const { sentences } of read) {
      for (const sentence of sentences)
        expect(sentence).not.toMatch(/undefined|NaN|Infinity|null| {2}|\(\)|de de |: \./)
    }
  })
})
