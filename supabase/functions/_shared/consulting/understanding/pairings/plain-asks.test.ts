import { expect, test } from 'vitest'
import { emptyHouse } from '../../base/house/house.ts'
import { understand } from '../understand.ts'

const items = [
  ['Pratos', 'Pargo ao forno', 92],
  ['Pratos', 'Leitão à pururuca', 84],
  ['Pratos', 'Arroz de polvo', 88],
  ['Petiscos', 'Presunto cru da casa', 66],
  ['Petiscos', 'Salada de pistache', 39],
  ['Vinhos', 'Torrontés (taça)', 36],
  ['Vinhos', 'Pinot noir (taça)', 41],
  ['Vinhos', 'Tannat (taça)', 44],
  ['Vinhos', 'Espumante nature (taça)', 33],
].map(([category, name, price]) => ({
  name: String(name),
  category: String(category),
  description: null,
  price: Number(price),
  cost: null,
}))

function read(said: string) {
  const { wishes, unread } = understand('food_pairing', {
    answers: {
      focus_areas: [said],
      menu_upload: { path: 'r/a', name: 'a', size: 1, type: '', menu: { items } },
    },
    house: emptyHouse,
    today: '2026-11-30',
  })
  return {
    wishes: wishes.map(({ text: _text, place: _place, origin: _origin, ...wish }) => wish),
    unread: unread.map(({ text }) => text),
  }
}

test.each([
  [
    'Nenhuma taça de vinho pode passar de R$ 40, exceto com o presunto.',
    [{ kind: 'price', item: 'vinho', max: 40, except: ['Presunto cru da casa'] }],
  ],
  [
    'No leitão aceitamos chegar a R$ 50.',
    [{ kind: 'price', item: 'bebida', max: 50, of: 'Leitão à pururuca' }],
  ],
  [
    'Evite repetir o mesmo vinho mais de duas vezes.',
    [{ kind: 'pairingRule', what: 'drinkUses', of: 'vinho', most: 2 }],
  ],
  [
    'O barman folga às segundas e quartas: o que a equipe serve sem ele?',
    [{ kind: 'pairingRule', what: 'absent', of: 'barman', weekdays: [1, 3] }],
  ],
  [
    'A salada tem pistache e quero que o garçom avise.',
    [{ kind: 'pairingRule', what: 'warns', of: 'Salada de pistache', note: 'pistache' }],
  ],
  [
    'Não quero tinto encorpado com peixe nem com polvo.',
    [
      {
        kind: 'pairing',
        rule: 'never',
        serves: ['vinho tinto encorpado'],
        dishes: ['peixes', 'Arroz de polvo'],
      },
    ],
  ],
  [
    'Qual das quatro taças deixa mais lucro e qual eu poderia tirar?',
    [{ kind: 'question', about: 'drinkProfit', other: 'vinho', what: 'both' }],
  ],
  [
    'Qual vinho serviria a uma mesa que pede de tudo?',
    [{ kind: 'question', about: 'tableDrink', other: 'vinho' }],
  ],
  [
    'O leitão é o nosso orgulho e sai pouco, gostaria de vender mais.',
    [{ kind: 'question', about: 'sellMore', item: 'Leitão à pururuca' }],
  ],
  ['Compensa vender a dose ou a garrafa no sábado?', [{ kind: 'question', about: 'doseOrBottle' }]],
])('%s', (said, wishes) => {
  expect(read(said)).toEqual({ wishes, unread: [] })
})

test('what was just named is meant by its place, and the last price of a dish counts', () => {
  const { wishes, unread } = read(
    'Queremos harmonizar o pargo, o leitão e o arroz de polvo. Para os dois primeiros, queremos vinho branco ou espumante em taça, até R$ 40; no leitão pode chegar a R$ 60.',
  )
  expect(unread).toEqual([])
  expect(wishes).toContainEqual({
    kind: 'pairing',
    rule: 'only',
    serves: ['vinho branco', 'espumante'],
    dishes: ['Pargo ao forno', 'Leitão à pururuca'],
  })
  expect(wishes.filter(({ kind }) => kind === 'price')).toEqual([
    { kind: 'price', item: 'bebida', max: 40, of: 'Pargo ao forno' },
    { kind: 'price', item: 'bebida', max: 60, of: 'Leitão à pururuca' },
  ])
})

test('a reason before a request asks for nothing itself', () => {
  expect(read('Quem não bebe também vem, então preciso de uma opção sem álcool para cada prato.')).toEqual({
    wishes: [{ kind: 'zeroAlcohol', part: 'each' }],
    unread: [],
  })
})
