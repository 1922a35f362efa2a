/** What a sentence on prices takes from the one before it, and what the trade bears: one wish each, and no order beside it. */
import { expect, test } from 'vitest'
import { houseSchema } from '../../base/house/house.ts'
import { understand } from '../understand.ts'

const house = houseSchema.parse({
  menu: [
    { section: 'Tapiocas', name: 'Tapioca de coco', price: 9, cost: 2.5 },
    { section: 'Tapiocas', name: 'Tapioca de charque', price: 14, cost: 5 },
    { section: 'Sucos e vitaminas', name: 'Suco de cajá', price: 8, cost: 2.2 },
    { section: 'Sucos e vitaminas', name: 'Suco de graviola', price: 9, cost: 3 },
    { section: 'Pratos', name: 'Rabada', price: 42, cost: 17 },
  ],
})
const read = (constraints: string) =>
  understand('dynamic_pricing', { answers: { constraints }, house, today: '2026-11-30' })

test.each<[string, object[]]>([
  ['A rabada é da minha mãe. Não mexo.', [{ kind: 'keepPrice', item: 'Rabada' }]],
  [
    'Rabada está a 42. Acho que aguenta 45, no inverno vende bem. Confere?',
    [{ about: 'itemPrice', item: 'Rabada', price: 45 }],
  ],
  [
    'O charque vai subir. O frigorífico avisou 12% a mais em janeiro. Ponham isso no custo da tapioca de charque e da rabada.',
    [
      { kind: 'costNow', item: 'Tapioca de charque', percent: 12, from: '2027-01-01' },
      { kind: 'costNow', item: 'Rabada', percent: 12, from: '2027-01-01' },
    ],
  ],
  [
    'Segunda e terça é fraco. Que tal cobrar menos nesses dias, das 3 da tarde às 6?',
    [{ about: 'dayOffer', weekdays: [1, 2], start: 15, end: 18 }],
  ],
  [
    'Baixei o suco de cajá para 8 em junho por causa da vizinha. Valeu a pena? Não vendo por menos de 7,50.',
    [
      { about: 'pastChange', item: 'Suco de cajá' },
      { kind: 'price', min: 7.5, item: 'Suco de cajá' },
    ],
  ],
  [
    'Combo de 2 tapiocas mais um suco de cajá por 24, compensa?',
    [{ about: 'bundle', parts: [{ count: 2 }, { item: 'Suco de cajá', count: 1 }], price: 24 }],
  ],
  [
    'O coco vai passar de 1,10 para 1,50 por tapioca a partir de fevereiro, o fornecedor já avisou.',
    [{ kind: 'costNow', item: 'Tapioca de coco', was: 1.1, price: 1.5, from: '2027-02-01' }],
  ],
  [
    'Sábado já acaba tudo antes das 21h, volume no sábado não me interessa.',
    [{ about: 'fullHours', weekdays: [6] }],
  ],
  ['Tenho medo de aumentar muita coisa de uma vez e perder a clientela.', [{ about: 'gentle' }]],
  [
    'Acima disso, faça em 2 passos, o outro só depois de 20 de março.',
    [{ about: 'gentle', from: '2027-03-21' }],
  ],
  ['CMV alvo de 30% em cada tapioca.', [{ about: 'marginFloor', percent: 70, item: 'Tapiocas' }]],
  [
    'Penso num desconto de 10% em sucos na terça e na quinta, das 14h às 16h. Quantos sucos a mais preciso vender para empatar?',
    [{ about: 'breakEven', item: 'Sucos', percent: 10, weekdays: [2, 4], start: 14, end: 16 }],
  ],
  [
    'Quero ver a elasticidade dos pratos e se a promoção da rabada se pagou.',
    [{ about: 'reactions' }, { about: 'pastChange', item: 'Rabada' }],
  ],
])('reads “%s”', (text, wishes) => {
  const found = read(text)
  expect(found.wishes).toMatchObject(wishes)
  expect(found.wishes).toHaveLength(wishes.length)
  expect(found.unread).toEqual([])
})

test('holds nothing beside the item that the owner speaks of', () => {
  const { wishes } = read('A cocada da porta fica em 3. É das meninas. Não mexo.')
  expect(wishes.filter((wish) => wish.kind === 'keepPrice')).toEqual([])
})
