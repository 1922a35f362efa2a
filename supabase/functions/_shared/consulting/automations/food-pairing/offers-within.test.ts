import { describe, expect, test } from 'vitest'
import { plainContext } from '../../../../../../tests/support/understood.ts'
import type { Wish } from '../../base/request/wish.ts'
import type { MenuItem } from '../../documents/menu.ts'
import { menuAnswer } from '../../golden/houses.ts'
import { createPairings } from './engine.ts'
import { pairingFacts } from './facts.ts'
import { pairingSections } from './sections.ts'

const item = (category: string, name: string, price: number, cost: number): MenuItem => ({
  category,
  name,
  price,
  cost,
  description: null,
})
const menu = [
  item('Petiscos', 'Torresmo', 28, 8),
  item('Petiscos', 'Bolinho de bacalhau', 34, 12),
  item('Petiscos', 'Camarão ao alho e óleo', 78, 34),
  item('Pratos', 'Carne de sol com macaxeira', 64, 24),
  item('Bar', 'Dose prata 50 ml', 12, 4),
  item('Bar', 'Caipirinha de limão', 20, 5),
]

function pairingsWith(...wishes: Wish[]) {
  const contents = createPairings(
    {
      menu_upload: menuAnswer({ items: menu }),
      cuisine_style: 'Petiscos de boteco',
      focus_areas: ['Entradas e petiscos', 'Combos de happy hour'],
    },
    { ...plainContext, sheet: { wishes, unread: [] } },
  ).map(({ content }) => content)
  return { contents, analysis: contents.find((content) => content.kind === 'pairing_menu') }
}

const ceiling: Wish = { kind: 'price', max: 40, item: 'combo', text: 'combo até 40', origin: 'house' }
const hours: Wish = {
  kind: 'hours',
  what: 'happy hour de terça a quinta',
  start: 17,
  end: 19.5,
  text: 'happy hour',
  origin: 'house',
}

describe('combos within the highest price that the owner sets', () => {
  const { contents, analysis } = pairingsWith(ceiling, hours)
  const offers = analysis?.offersWithin?.offers ?? []

  test('cost less together than apart, never more than the ceiling, and leave more than the dish alone', () => {
    expect(offers.length).toBeGreaterThan(0)
    for (const { dish, price, full, cost } of offers) {
      expect(price).toBeLessThanOrEqual(40)
      expect(price).toBeLessThan(full)
      const alone = menu.find(({ name }) => name === dish)
      expect(price - (cost ?? 0)).toBeGreaterThan((alone?.price ?? 0) - (alone?.cost ?? 0))
    }
  })

  test('are printed with their weekdays and hours', () => {
    const text = JSON.stringify(pairingSections(contents))
    expect(text).toContain('Combos até R$ 40, happy hour de terça a quinta, das 17h às 19h30')
    expect(pairingFacts(contents)).toContainEqual({
      kind: 'offer',
      what: 'happy hour de terça a quinta',
      start: 17,
      end: 19.5,
    })
  })

  test('are absent without a ceiling', () => {
    expect(pairingsWith().analysis?.offersWithin).toBeUndefined()
  })
})

test('a tartare of beetroot gets no warning about raw fish', () => {
  const warned = (name: string) =>
    createPairings(
      {
        menu_upload: menuAnswer({ items: [...menu, item('Petiscos', name, 38, 12)] }),
        cuisine_style: 'Petiscos de boteco',
        focus_areas: ['Entradas e petiscos'],
      },
      plainContext,
    ).some(
      ({ content }) => content.kind === 'pairing_menu' && JSON.stringify(content.against).includes('cru'),
    )
  expect(warned('Tartar de beterraba')).toBe(false)
  expect(warned('Tartar de atum')).toBe(true)
})

test('a house without ice and soft drinks gets a jug that needs neither ice nor a machine', () => {
  const { contents, analysis } = pairingsWith(
    { kind: 'exclude', what: 'gelo', why: 'supply', text: 'sem gelo', origin: 'house' },
    { kind: 'zeroAlcohol', part: 'each', text: 'motorista não bebe', origin: 'house' },
  )
  expect(analysis?.jug?.ingredients.join()).not.toMatch(/gelo/)
  const facts = pairingFacts(contents).filter((fact) => fact.kind === 'pairing')
  expect(facts.every(({ alcoholFree }) => alcoholFree === analysis?.jug?.name)).toBe(true)
})

test('bottles that stand still become measures for each open day, and are not bought again', () => {
  const { analysis } = pairingsWith(
    {
      kind: 'prefer',
      what: 'cachaça carvalho premium',
      why: 'supply',
      bottles: 6,
      weeks: 5,
      text: 'seis garrafas de Carvalho',
      origin: 'house',
    },
    {
      kind: 'date',
      what: 'fechado segunda',
      closed: true,
      weekdays: [1, 2],
      text: 'fechado',
      origin: 'house',
    },
  )
  // 6 bottles of 500 ml in measures of 30 ml, on 5 days of 5 weeks.
  expect(analysis?.turnover).toMatchObject([{ measures: 100, days: 25, aDay: 4 }])
  expect(analysis?.shopping.bottles.map(({ label }) => label)).not.toContain('Carvalho Premium')
})

test('a number of combos with a price and a day of their own keeps both', () => {
  const asked: Wish = {
    kind: 'newCombo',
    count: 2,
    max: 60,
    weekdays: [4],
    text: 'dois combos até R$ 60 às quintas',
    origin: 'request',
  }
  const { contents, analysis } = pairingsWith(asked)
  const offers = analysis?.offersWithin?.offers ?? []
  expect(offers).toHaveLength(2)
  for (const { price } of offers) expect(price).toBeLessThanOrEqual(60)
  expect(pairingFacts(contents)).toContainEqual(
    expect.objectContaining({
      kind: 'planned',
      wish: 'newCombo',
      done: true,
      text: expect.stringContaining('às quintas'),
    }),
  )
  expect(JSON.stringify(pairingSections(contents))).toContain('Combos até R$ 60, às quintas')
})

test('combos above their price are told as such, and are not done', () => {
  const { contents } = pairingsWith({
    kind: 'newCombo',
    count: 2,
    max: 9,
    text: 'dois combos até R$ 9',
    origin: 'request',
  })
  expect(pairingFacts(contents)).toContainEqual(
    expect.objectContaining({ kind: 'planned', wish: 'newCombo', done: false }),
  )
})
