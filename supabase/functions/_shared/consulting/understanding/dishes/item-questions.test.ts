import { describe, expect, it } from 'vitest'
import { houseSchema } from '../../base/house/house.ts'
import { understand } from '../understand.ts'

const house = houseSchema.parse({
  menu: [
    { section: 'Pratos', name: 'Moqueca de arraia', price: 89, size: 'para 2' },
    { section: 'Pratos', name: 'Galinha caipira', price: 69, size: 'para 2' },
    { section: 'Pratos', name: 'Baião de dois', price: 32 },
  ],
})

const wishesOf = (ingredients: string) =>
  understand('dish_creation', { answers: { ingredients }, house, today: '2027-02-16' }).wishes.map(
    ({ text: _text, place: _place, origin: _origin, ...wish }) => wish,
  )

describe('what an owner says of an item of the menu', () => {
  it.each([
    ['Que prato fica no lugar da moqueca de arraia?', { about: 'replaces', item: 'Moqueca de arraia' }],
    ['Vale a pena a galinha caipira pra um?', { about: 'portionSize', item: 'Galinha caipira' }],
    ['Será que baião de dois venderia a 49?', { about: 'sellsAt', item: 'Baião de dois', price: 49 }],
    ['Dá lucro vender baião de dois a 32?', { about: 'itemProfit', item: 'Baião de dois', price: 32 }],
  ])('is a question: %s', (text, question) => {
    expect(wishesOf(text)).toEqual([{ kind: 'question', ...question }])
  })

  it('is not to be repeated, whatever else the sentence says of somebody’s health', () => {
    expect(
      wishesOf(
        'Não repitam a galinha caipira, que já está no cardápio, e nada de camarão porque a cozinheira é alérgica.',
      ),
    ).toEqual([
      { kind: 'question', about: 'notRepeated', what: 'Galinha caipira' },
      { kind: 'exclude', what: 'camarão', why: 'allergy' },
    ])
  })

  it('keeps and drops it in any order of the words', () => {
    expect(wishesOf('A moqueca de arraia sai assim que acabar o estoque.')).toEqual([
      { kind: 'dropItem', item: 'Moqueca de arraia' },
    ])
    expect(wishesOf('Mantenham a galinha caipira, é campeã.')).toEqual([
      { kind: 'keepItem', item: 'Galinha caipira' },
    ])
  })

  it('takes a price for the new dishes, not for the section of that name', () => {
    expect(wishesOf('Pratos de até 45 reais')).toEqual([{ kind: 'price', max: 45 }])
  })

  it('never takes a food that is bought under an unknown name for small talk', () => {
    const { unread } = understand('dish_creation', {
      answers: { ingredients: 'Compro pozol na feira e quero cuscuz.' },
      house,
      today: '2027-02-16',
    })
    expect(unread.map(({ text }) => text)).toEqual(['Compro pozol na feira'])
  })
})
