import { describe, expect, it } from 'vitest'
import { houseSchema } from '../../base/house/house.ts'
import { understand } from '../understand.ts'

const house = houseSchema.parse({
  menu: [
    ['Na brasa', 'Picanha na brasa (500 g)', 129],
    ['Na brasa', 'Maminha na brasa (500 g)', 89],
    ['Na brasa', 'Carneiro na brasa', 84],
    ['Na brasa', 'Panelada', 38],
    ['Acompanhamentos', 'Baião de dois cremoso', 26],
    ['Acompanhamentos', 'Macaxeira na manteiga', 22],
    ['Acompanhamentos', 'Farofa', 10],
    ['Sobremesas', 'Cartola', 20],
    ['Bebidas', 'Cerveja 600 ml', 15],
    ['Bebidas', 'Suco de cajá', 9],
    ['Bebidas', 'Caipirinha', 18],
    ['Bebidas', 'Dose de cachaça da casa', 9],
  ].map(([section, name, price]) => ({ section, name, price })),
})
function read(said: string) {
  const { wishes, unread } = understand('menu_redesign', {
    answers: { constraints: said },
    house,
    today: '2026-11-29',
  })
  return {
    wishes: wishes.map(({ text: _text, place: _place, origin: _origin, ...wish }) => wish),
    unread: unread.map(({ text }) => text),
  }
}
const count = (n: number) => ({ kind: 'count', count: n, bound: 'at_most', of: 'items' })
const combo = (parts: string[], rest: object = {}) => ({
  kind: 'newCombo',
  count: 1,
  bound: 'exactly',
  with: parts,
  ...rest,
})
const sections = (...names: string[]) => ({ kind: 'sections', names })

describe('how many items stay', () => {
  it.each([
    ['o cardápio tá com 12 coisas e a cozinha se perde. Quero cortar pra no máximo 9', 9],
    ['quero enxugar o cardápio para 10', 10],
    ['precisa reduzir pra oito itens', 8],
  ])('%s', (said, n) => {
    expect(read(said)).toEqual({ wishes: [count(n)], unread: [] })
  })
  it('is no price of an item, and a price is no number of items', () => {
    expect(read('quero baixar a picanha pra 9').wishes).not.toContainEqual(count(9))
    expect(read('quero cortar pra no máximo 40').wishes).not.toContainEqual(count(40))
  })
})

describe('a plate of named parts', () => {
  it.each([
    [
      'Queria um prato pra dois, maminha mais baião mais macaxeira, num preço só',
      combo(['Maminha na brasa (500 g)', 'Baião de dois cremoso', 'Macaxeira na manteiga'], { guests: 2 }),
    ],
    [
      'monta um combo pra quatro pessoas com picanha e farofa por 150',
      combo(['Picanha na brasa (500 g)', 'Farofa'], { guests: 4, max: 150 }),
    ],
    ['combo de panelada com suco quanto cobro?', combo(['Panelada', 'Suco de cajá'])],
    [
      'se eu fizer um combo de panelada com caipirinha, quanto eu cobro sem tomar prejuízo?',
      combo(['Panelada', 'Caipirinha']),
    ],
  ])('%s', (said, wish) => {
    expect(read(said)).toEqual({ wishes: [wish], unread: [] })
  })
  it('caps no price of its parts', () => {
    expect(read('quero um combo picanha + farofa que não passe de 110 reais')).toEqual({
      wishes: [
        {
          kind: 'newCombo',
          count: 1,
          bound: 'exactly',
          max: 110,
          with: ['Picanha na brasa (500 g)', 'Farofa'],
        },
      ],
      unread: [],
    })
  })
  it('is not made of what the menu has not', () => {
    expect(read('Queria um prato pra dois, lagosta mais baião, num preço só').wishes).not.toContainEqual(
      expect.objectContaining({ kind: 'newCombo' }),
    )
  })
})

describe('where drinks stand', () => {
  it.each([
    [
      'Não quero uma página de bebida no fim, bota a cachaça logo do lado da carne',
      sections('Na brasa', 'Cachaça', 'Bebidas', 'Acompanhamentos', 'Sobremesas'),
    ],
    [
      'bota as bebidas do lado dos acompanhamentos',
      sections('Na brasa', 'Acompanhamentos', 'Bebidas', 'Sobremesas'),
    ],
    ['bebida não vai no fim', sections('Na brasa', 'Bebidas', 'Acompanhamentos', 'Sobremesas')],
  ])('%s', (said, wish) => {
    expect(read(said)).toEqual({ wishes: [wish], unread: [] })
  })
})

it('names as people say them are a wish on the page, and no note to the printer', () => {
  expect(read('Escreve os nomes do jeito que o povo fala aqui')).toEqual({
    wishes: [{ kind: 'layout', what: 'spoken_names' }],
    unread: [],
  })
})

it('a list of items that may rise has each of them', () => {
  expect(read('Maminha, carneiro e panelada pode subir até 5 por cento').wishes).toEqual(
    ['Maminha na brasa (500 g)', 'Carneiro na brasa', 'Panelada'].map((item) => ({
      kind: 'capPrice',
      item,
      percent: 5,
    })),
  )
})

it('the first number is that of today', () => {
  expect(read('Tenho 12 pratos e tá demais, quero ficar com 9')).toEqual({ wishes: [count(9)], unread: [] })
})

it('what an app keeps of an item, and its price there', () => {
  expect(read('O iFood leva 12% da panelada, que preço boto nela lá?')).toEqual({
    wishes: [{ kind: 'question', about: 'channelFee', percent: 12, what: 'iFood', item: 'Panelada' }],
    unread: [],
  })
  expect(read('Quero dar 12% de desconto na panelada no iFood').wishes).not.toContainEqual(
    expect.objectContaining({ about: 'channelFee' }),
  )
})
