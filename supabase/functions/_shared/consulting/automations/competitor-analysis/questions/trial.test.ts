import { expect, it, test } from 'vitest'
import { houseSchema } from '../../../base/house/house.ts'
import { analyseAnswers, answersWith, type Menu } from '../test-case.ts'

const menu: Menu = [
  ['Torta de frango', 60, 'Tortas', 20],
  ['Empada de palmito', 12, 'Salgados', 4],
  ['Coxinha', 9, 'Salgados', 3],
  ['Suco de cajá 300 ml', 10, 'Bebidas', 3],
  ['Suco de manga 300 ml', 10, 'Bebidas', 3],
]
const opening = { '1': { from: '07:00', to: '20:00' }, '2': { from: '07:00', to: '20:00' } }
const house = houseSchema.parse({ settings: { seats: 30, opening } })
const list =
  'Casa Verde: torta de frango 54, coxinha 10, suco de cajá 500 ml 14. Só abre às 13h. Lá não tem cadeira.'
const ask = (said: string) => {
  const map = analyseAnswers(answersWith(`${list}\n${said}`, menu), house).content
  return { map, of: (about: string) => map.answers?.find((one) => one.about === about) }
}

it('something new without a cost gets the sum that it must bring, a test within the hours, and no refusal', () => {
  const found = ask('Sopa à noite ninguém faz, vale a pena?').of('newItem')
  expect(found?.open).toBeUndefined()
  const text = found?.texts.join(' ')
  // Food leaves 40, 8 and 6: 8 in the middle.
  expect(text).toContain('R$ 8,00')
  expect(text).toContain('pede 13 vendas')
  expect(text).toContain('sirva das 17h às 20h')
})

it('sales that pay a wage are counted from the new item that the owner prices', () => {
  const { of } = ask(
    'Penso em um almoço de segunda a sexta a 30, com custo de 10. Quantos por dia têm que sair para cobrir uma cozinheira de 2.000 por mês?',
  )
  expect(of('hire')?.verdict).toMatch(
    /^100 vendas por mês de almoço, 5 por dia em 5 dias por semana: .*R\$ 20,00/,
  )
})

it('a bound by measure is their price at the size of the house, and no rise passes it', () => {
  const { map, of } = ask('Até quanto posso subir o suco de cajá, sem passar da Casa Verde por ml?')
  // 14 ÷ 500 × 300.
  expect(of('howHigh')?.texts.join(' ') ?? '').toContain('R$ 8,40')
  expect(map.raises?.find(({ item }) => item.includes('cajá'))).toBeUndefined()
})

it('the highest price keeps the owner’s limit on rises in R$', () => {
  const { of } = ask('Aumento máximo de 1 real por item. Até quanto posso subir a torta de frango?')
  expect(of('howHigh')?.verdict).toMatch(/^Até R\$ 61,00/)
})

test('nothing rises that somebody sells for less by measure, whoever charges more for the same size', () => {
  const { map } = ask('Bar Azul: suco de cajá 300 ml 13.\nO que pode subir?')
  const risen = [...(map.raises ?? []), ...(map.targets ?? []).filter(({ to }) => to !== undefined)]
  expect(risen.map(({ item }) => item)).not.toContain('Suco de cajá 300 ml')
})

it('what only the house has counts hours and seats that the owner tells', () => {
  const text = ask('O que ninguém mais tem?').of('unsold')?.texts.join(' ')
  expect(text).toContain('Até as 13h a Casa Verde não abre')
  expect(text).toContain('aqui há 30 lugares')
})

it('what the owner will not make is named as left out, and suggested nowhere', () => {
  const { of } = ask('Lá tem também pudim 12.\nPudim eu não faço, não mande. O que eles vendem e falta aqui?')
  const found = of('missing')
  expect(`${found?.verdict} ${found?.texts.join(' ')}`).toMatch(/Pudim fica fora, a seu pedido/)
  expect(JSON.stringify(found)).not.toContain('Se for um só')
})
