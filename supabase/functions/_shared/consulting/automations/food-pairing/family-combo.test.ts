import { expect, test } from 'vitest'
import { plainContext } from '../../../../../../tests/support/understood.ts'
import type { Wish } from '../../base/request/wish.ts'
import { menuAnswer } from '../../golden/houses.ts'
import { createPairings } from './engine.ts'

type Line = readonly [category: string, name: string, price: number, cost?: number]

const asked = { origin: 'request' } as const

function answerTo(
  kind: Wish['kind'],
  lines: readonly Line[],
  wishes: readonly Wish[],
  cuisine: string,
): string {
  const items = lines.map(([category, name, price, cost = null]) => ({
    category,
    name,
    price,
    cost,
    description: null,
  }))
  const [content] = createPairings(
    { menu_upload: menuAnswer({ items }), cuisine_style: cuisine, focus_areas: ['Pratos principais'] },
    { ...plainContext, today: '2026-12-02', sheet: { wishes: [...wishes], unread: [] } },
  ).flatMap((one) => (one.content.kind === 'pairing_menu' ? [one.content] : []))
  return content?.asked?.planned.find(({ wish }) => wish === kind)?.text ?? ''
}

const comboOf = (...asking: [readonly Line[], readonly Wish[], string]) => answerTo('newCombo', ...asking)

const pizzas: readonly Line[] = [
  ['Pizzas salgadas', 'Margherita', 52],
  ['Pizzas salgadas', 'Quatro queijos', 62],
  ['Pizzas salgadas', 'Carne de sol com queijo coalho', 66],
  ['Pratos', 'Lasanha à bolonhesa', 60],
  ['Bebidas', 'Vinho tinto da casa taça 150 ml', 22],
  ['Bebidas', 'Refrigerante lata', 7],
  ['Bebidas', 'Água com gás 500 ml', 6],
]
const forTwo = (text: string, max: number, more: object = {}): Wish =>
  ({ ...asked, kind: 'newCombo', count: 1, guests: 2, max, text, ...more }) as Wish

test('a combo for two has a glass for each, of what the owner names, below the price', () => {
  const text = comboOf(
    pizzas,
    [forTwo('combo de pizza pra duas pessoas por menos de 75 reais', 75, { with: ['pizza'], weekdays: [2] })],
    'Italiana',
  )
  // 66 + 14 = 80, less 6 % is R$ 75: not below it. 62 + 14 = 76 is R$ 71.
  expect(text).toMatch(/^Quatro queijos e 2 Refrigerante lata: \*\*R\$ 71\*\* a mesa de 2/)
  expect(text).not.toMatch(/cachaça|dose/)
})

test('a combo of a dish by its name holds that dish once, with a drink for each guest', () => {
  const text = comboOf(
    [...pizzas, ['Pratos', 'Frango assado inteiro', 58, 22]],
    [
      {
        ...asked,
        kind: 'newCombo',
        count: 1,
        guests: 4,
        max: 90,
        with: ['Frango assado inteiro'],
        text: 'um combo do frango assado inteiro com bebida pra 4 até 90 reais',
      },
    ],
    'Brasileira',
  )
  expect(text).toMatch(/^Frango assado inteiro e 4 /)
  expect(text).not.toMatch(/Lasanha|queijos/)
})

const sushi: readonly Line[] = [
  ['Sushis', 'Combinado Boa Viagem', 89, 34],
  ['Sushis', 'Hot roll de salmão', 38, 12.4],
  ['Bebidas', 'Sakê da casa', 24, 7.5],
  ['Bebidas', 'Chá verde gelado', 12, 1.9],
  ['Bebidas', 'Água com gás', 7, 2.2],
]

test('a combo for two pours the drink that the owner wants to sell, and names one for who drives', () => {
  const text = comboOf(
    sushi,
    [
      {
        ...asked,
        kind: 'pairing',
        rule: 'first',
        serves: ['Sakê da casa'],
        text: 'vender mais sakê',
      } as Wish,
      forTwo('combo para casal até 150 reais', 150),
    ],
    'Japonesa',
  )
  // 89 + 48 = 137, less 6 % is R$ 128; costs 34 + 15.
  expect(text).toMatch(/Combinado Boa Viagem e 2 Sakê da casa: \*\*R\$ 128\*\*.*deixa R\$ 79,00/)
  expect(text).toMatch(/quem dirige.*Chá verde gelado/)
  expect(text).not.toMatch(/cachaça/)
})

test('how to offer wine without pressing it is told with one sentence and a way out', () => {
  const text = answerTo(
    'pairingRule',
    pizzas,
    [
      {
        ...asked,
        kind: 'pairingRule',
        what: 'phraseEach',
        text: 'Como o garçom oferece o vinho sem parecer que está empurrando?',
      } as Wish,
    ],
    'Italiana',
  )
  expect(text).toMatch(/Uma vez só.*Trago algum dos dois.*ninguém volta ao assunto/)
})
