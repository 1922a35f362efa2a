import { automationOf } from '@consulting/automation-types.ts'
import { answersSchema, stepError } from '@consulting/base/answers/schema.ts'
import { emptyHouse, houseSchema } from '@consulting/base/house/house.ts'
import { expect, it } from 'vitest'
import { houseAnswer, houseMenu, isFromHouse, withHouseAnswers } from './house-answers'

const house = houseSchema.parse({
  menu: [
    { name: 'Pastel de carne', section: 'Petiscos', price: 18.9 },
    { name: 'Sopa de inverno', active: false },
  ],
  settings: {
    equipment: ['coqueteleira', 'Máquina de chope', 'x'.repeat(60), 'y'.repeat(60), 'z'.repeat(60)],
  },
  competitors: [
    {
      name: 'Bar da Esquina',
      prices: [
        { item: 'caipirinha', price: 18 },
        { item: 'cerveja', price: 12.5, size: '600 ml' },
      ],
    },
    { name: 'Boteco do Zé' },
  ],
})
const drinks = automationOf('drink_creation').definition.inputs
const [, , equipment] = drinks
const [competitors, ownMenu] = automationOf('competitor_analysis').definition.inputs
if (!equipment || !competitors || !ownMenu) throw new Error('the steps of the test')

it('answers with the tools of the house, by the names of the list, and as many others as fit', () => {
  const tools = houseAnswer(equipment, house)
  expect(tools).toEqual(['Coqueteleira', 'Máquina de chope', 'x'.repeat(60), 'y'.repeat(60), 'z'.repeat(60)])
  expect(stepError(equipment, tools)).toBeNull()
  const many = {
    ...house,
    settings: { ...house.settings, equipment: ['a', 'b', 'c', 'd'].map((name) => name.repeat(60)) },
  }
  expect(houseAnswer(equipment, many)).toHaveLength(3)
})

it('answers with the prices of the competitors, one per line', () => {
  const text = houseAnswer(competitors, house)
  expect(text).toBe('Bar da Esquina: caipirinha R$ 18,00, cerveja 600 ml R$ 12,50\nBoteco do Zé')
  expect(stepError(competitors, text)).toBeNull()
})

it('fills in missing answers and keeps the owner’s', () => {
  expect(withHouseAnswers(drinks, {}, house)).toEqual({ equipment: houseAnswer(equipment, house) })
  expect(withHouseAnswers(drinks, { equipment: ['Dosador'] }, house)).toEqual({ equipment: ['Dosador'] })
  expect(withHouseAnswers(drinks, {}, emptyHouse)).toEqual({})
})

it('recognizes an answer of the house until the owner changes it', () => {
  expect(isFromHouse(equipment, houseAnswer(equipment, house), house)).toBe(true)
  expect(isFromHouse(equipment, ['Coqueteleira'], house)).toBe(false)
  expect(isFromHouse(equipment, undefined, house)).toBe(false)
})

it('sends the active items of the menu in place of a file, and an upload is still accepted', () => {
  const menu = houseMenu(house)
  expect(menu?.menu?.items.map(({ name, category }) => [name, category])).toEqual([
    ['Pastel de carne', 'Petiscos'],
  ])
  expect(houseMenu(emptyHouse)).toBeUndefined()
  const schema = answersSchema(automationOf('competitor_analysis').definition)
  const sent = { competitors: 'Bar da Esquina: caipirinha R$ 18', own_menu: menu }
  expect(schema.parse(sent)).toEqual(sent)
  const upload = { path: 'r/a.pdf', name: 'a.pdf', size: 9, type: 'application/pdf', menu: menu?.menu }
  expect(schema.parse({ ...sent, own_menu: upload })).toEqual({ ...sent, own_menu: upload })
  expect(stepError(ownMenu, { ...upload, name: 'a.exe' })).toMatch(/^Envie um arquivo/)
  expect(stepError(ownMenu, { house: true, menu: { items: [] } })).toBe(
    'Informe pelo menos um item do cardápio.',
  )
})
