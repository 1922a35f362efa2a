import { expect, it } from 'vitest'
import type { AutomationType } from '../../automation-types.ts'
import { houseSchema } from '../../base/house/house.ts'
import { understand } from '../understand.ts'

const names = ['Pudim de rapadura', 'Isca de peixe', 'Cartola']
const read = (type: AutomationType, field: string, text: string) =>
  understand(type, {
    answers: { [field]: text },
    house: houseSchema.parse({ menu: names.map((name) => ({ section: 'Pratos', name, price: 20 })) }),
    today: '2027-02-16',
  })
const menu = (text: string) => read('menu_redesign', 'constraints', text)
const wishes = ({ wishes }: ReturnType<typeof read>) =>
  wishes.map(
    (wish) => `${wish.kind} ${'item' in wish ? wish.item : 'what' in wish ? wish.what : ''} <- ${wish.text}`,
  )

it.each([
  ['não deixem de tirar o pudim', 'dropItem Pudim de rapadura'],
  ['nunca deixe de cortar a cartola', 'dropItem Cartola'],
  ['não pode deixar de ter a cartola', 'keepItem Cartola'],
  ['não deixe de fora a isca de peixe', 'keepItem Isca de peixe'],
  ['não deixa a cartola de fora', 'keepItem Cartola'],
])('on a menu: %s', (said, wish) => {
  expect(wishes(menu(said))).toEqual([`${wish} <- ${said}`])
})

it('what is left out or dropped stays so', () => {
  expect(wishes(menu('deixe a cartola de fora'))).toEqual([`dropItem Cartola <- deixe a cartola de fora`])
  expect(wishes(menu('o cliente não deixa de pedir a cartola'))).toEqual([])
})

it('an order on prices is not taken for its opposite', () => {
  for (const said of ['não deixe de colocar preço em todos os itens', 'não deixe de subir o preço do pudim'])
    expect(wishes(menu(said)).filter((one) => /^(?:keep|cap)Price/.test(one))).toEqual([])
})

it('what must be taken out of a drink is refused', () => {
  expect(wishes(read('drink_creation', 'preferences', 'não deixe de tirar o amendoim'))).toEqual([
    'exclude amendoim <- não deixe de tirar o amendoim',
  ])
})
