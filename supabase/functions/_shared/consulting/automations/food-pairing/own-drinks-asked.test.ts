import { expect, test } from 'vitest'
import { plainContext, understood } from '../../../../../../tests/support/understood.ts'
import { houseSchema } from '../../base/house/house.ts'
import { deliver } from '../../deliver.ts'
import { menuAnswer } from '../../golden/houses.ts'

const item = (category: string, name: string, price: number, cost: number) => ({
  category,
  name,
  price,
  cost,
  description: null,
})
const items = [
  item('Frios', 'Sashimi de robalo', 56, 22),
  item('Frios', 'Temaki de salmão', 36, 13),
  item('Quentes', 'Lámen de frango', 48, 14),
  item('Quentes', 'Yakissoba de carne', 46, 14),
  item('Bebidas', 'Saquê da casa dose 90 ml', 26, 8),
  item('Bebidas', 'Cerveja lager long neck', 14, 6),
  item('Bebidas', 'Cachaça branca dose 50 ml', 15, 3.5),
  item('Bebidas', 'Chá verde gelado', 12, 1.6),
]

test('exactly the named dishes have drinks of the house alone, and the sake is answered for', async () => {
  const answers = {
    menu_upload: menuAnswer({ items }),
    cuisine_style: 'Japonesa',
    focus_areas: [
      'Pratos principais',
      'Quero harmonizar os dois pratos que mais saem: sashimi de robalo e lámen de frango. Para cada um quero uma opção com álcool e uma sem álcool, todas do nosso cardápio. O saquê vai frio ou quente com o lámen? Posso oferecer a cachaça branca no lugar do saquê com o sashimi?',
    ],
  }
  const { checks, items: results } = await deliver(
    'food_pairing',
    answers,
    understood('food_pairing', answers, {
      ...plainContext,
      today: '2026-11-27',
      house: houseSchema.parse({
        menu: items.map(({ category, name, price, cost }) => ({ section: category, name, price, cost })),
      }),
    }),
  )
  const told = JSON.stringify(results)
  expect(told).not.toMatch(/Alambique|Carvalho|Castanheira|Yakissoba de carne com/)
  expect(checks.map(({ outcome }) => outcome)).not.toContain('violated')
  const reasons = checks.map(({ reason }) => reason)
  expect(reasons).toContainEqual(
    expect.stringMatching(
      /^Lámen de frango, .*; Sashimi de robalo, Saquê|^Sashimi de robalo, Saquê.*; Lámen de frango, /,
    ),
  )
  expect(reasons).toContainEqual(expect.stringMatching(/^\*{0,2}Fresco, de 12 a 15 °C/))
  expect(reasons).toContainEqual(expect.stringMatching(/não na mesma medida.*cada troca custa R\$\s6,50/))
})

test('a drink that the owner names stays out while nobody can tell that an allergy is safe with it', async () => {
  const mystery = item('Bebidas', 'Poção da Xandoca copo', 14, 4)
  const answers = {
    menu_upload: menuAnswer({ items: [...items, mystery] }),
    cuisine_style: 'Japonesa',
    focus_areas: ['Pratos principais', 'Só a Poção da Xandoca em todos os pratos. Tenho alergia a maracujá.'],
  }
  const context = understood('food_pairing', answers, { ...plainContext, today: '2026-11-27' })
  const { checks, facts } = await deliver('food_pairing', answers, context)
  expect(context.sheet.wishes).toContainEqual(expect.objectContaining({ kind: 'pairing', rule: 'only' }))
  expect(facts.flatMap((fact) => (fact.kind === 'pairing' ? [fact.serve] : []))).not.toContain(mystery.name)
  expect(checks.find(({ wish }) => wish.kind === 'pairing')?.outcome).toBe('not_possible')
})

test.each(['maracujá', 'kiwi', 'amendoim', 'leite'])(
  'beside an allergy to %s, every drink that is poured is one that the check accepts',
  async (what) => {
    const drinks = [
      'Caipirinha de cachaça',
      'Caipirinha de siriguela',
      'Caipifruta de kiwi',
      'Batida de coco',
      'Jarra de suco de acerola',
      'Suco de tangerina',
      'Taça de vinho tinto suave de mesa',
      'Chá da casa',
    ]
    const answers = {
      menu_upload: menuAnswer({
        items: [...items.slice(0, 4), ...drinks.map((name) => item('Bebidas', name, 15, 4))],
      }),
      cuisine_style: 'Japonesa',
      focus_areas: ['Pratos principais', `Só com as bebidas da casa. Uma garçonete tem alergia a ${what}.`],
    }
    const context = understood('food_pairing', answers, { ...plainContext, today: '2026-11-27' })
    const { facts, checks } = await deliver('food_pairing', answers, context)
    expect(checks.find(({ wish }) => wish.kind === 'exclude')?.outcome).toBe('met')
    expect(facts.filter(({ kind }) => kind === 'pairing').length).toBeGreaterThan(1)
  },
)
