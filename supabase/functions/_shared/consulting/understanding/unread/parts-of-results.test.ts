import { expect, it } from 'vitest'
import { emptyHouse } from '../../base/house/house.ts'
import { understand } from '../understand.ts'

const read = (type: 'drink_creation' | 'dish_creation', text: string) => {
  const input = type === 'drink_creation' ? 'preferences' : 'ingredients'
  const sheet = understand(type, { answers: { [input]: text }, house: emptyHouse, today: '2026-11-22' })
  return [...sheet.wishes, ...sheet.unread.map(({ text: said }) => ({ unread: said }))].map((one) => {
    const { text: _text, place: _place, origin: _origin, ...fields } = one as Record<string, unknown>
    return fields
  })
}

it.each([
  [
    'Cinco pratos. Um que saia barato, no máximo 35 reais, pro pessoal da vila.',
    { kind: 'dishTrait', what: 'priced', count: 1, bound: 'at_least', max: 35 },
  ],
  [
    'Cinco pratos. Um salgado de almoço que eu consiga vender a 32.',
    { kind: 'dishTrait', what: 'priced', count: 1, bound: 'at_least', max: 33.6, min: 30.4 },
  ],
  [
    'Cinco pratos, um bem picante.',
    { kind: 'dishTrait', what: 'holds', count: 1, bound: 'at_least', anyOf: ['pimentas'] },
  ],
  [
    'Cinco pratos, um sem fogo.',
    { kind: 'dishTrait', what: 'cooked', count: 1, bound: 'at_least', way: 'cold' },
  ],
  [
    'Cinco pratos. Um deles tem que servir pra quem não come glúten.',
    { kind: 'share', what: 'glúten', of: 'many', count: 1, without: true },
  ],
  [
    'Cinco pratos, sem cachaça em pelo menos um deles.',
    { kind: 'share', what: 'cachaça', of: 'many', count: 1, bound: 'at_least', without: true },
  ],
  [
    'Cinco pratos e em um deles nada de queijo.',
    { kind: 'share', what: 'queijos', of: 'many', count: 1, without: true },
  ],
  [
    'Cinco pratos. A cachaça pode aparecer em dois, não em tudo.',
    { kind: 'share', what: 'cachaça', of: 'many', count: 2, bound: 'exactly' },
  ],
])('what is asked of one dish is asked of no other: %s', (text, wish) => {
  expect(read('dish_creation', text)).toEqual([{ kind: 'count', count: 5, bound: 'exactly' }, wish])
})

it.each([
  [
    'Cinco drinks. 2 têm que sair rápido.',
    { kind: 'drinkTrait', what: 'fast', count: 2, bound: 'at_least', seconds: 45 },
  ],
  [
    'Cinco drinks. Dois têm que sair em 30 segundos.',
    { kind: 'drinkTrait', what: 'fast', count: 2, bound: 'at_least', seconds: 30 },
  ],
  ['Cinco drinks e um bem amargo.', { kind: 'drinkTrait', what: 'bitter', count: 1, bound: 'at_least' }],
])('what is asked of one drink is asked of no other: %s', (text, wish) => {
  expect(read('drink_creation', text)).toEqual([{ kind: 'count', count: 5, bound: 'exactly' }, wish])
})

it.each([
  ['drink_creation', 'Cinco drinks. Um mais caro, de 35, com a Extra Premium.'],
  ['drink_creation', 'Cinco drinks. Um sem açúcar pra quem é diabético.'],
  ['dish_creation', 'Cinco pratos. Um mais chique, que dê pra cobrar 90.'],
  ['dish_creation', 'Cinco pratos. Um prato barato com ovo.'],
  ['dish_creation', 'Cinco pratos. Num deles que não seja frito até chorar.'],
] as const)('a part that is only half read is left to the owner whole: %s %s', (type, text) => {
  const [count, passage, ...others] = read(type, text)
  expect(count).toEqual({ kind: 'count', count: 5, bound: 'exactly' })
  expect(passage).toEqual({ unread: text.slice(text.indexOf('. ') + 2, -1) })
  expect(others).toEqual([])
})

it('an allergy of one guest protects whoever eats any of the dishes', () => {
  expect(
    read('dish_creation', 'Cinco pratos. Um deles pra minha sobrinha que tem alergia a leite.'),
  ).toContainEqual({
    kind: 'exclude',
    what: 'leite',
    why: 'allergy',
  })
})
