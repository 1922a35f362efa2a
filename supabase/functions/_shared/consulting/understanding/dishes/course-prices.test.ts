import { describe, expect, it } from 'vitest'
import { houseSchema } from '../../base/house/house.ts'
import { understand } from '../understand.ts'

const read = (ingredients: string) =>
  understand('dish_creation', {
    answers: { ingredients },
    house: houseSchema.parse({}),
    today: '2026-11-23',
  })
const wishesOf = (text: string) =>
  read(text).wishes.map(({ text: _text, place: _place, origin: _origin, ...wish }) => wish)

describe('a price for one kind of dish', () => {
  it.each([
    [
      'Petisco até 24 reais e prato do dia até 19.',
      [
        { kind: 'price', item: 'petisco', max: 24 },
        { kind: 'price', item: 'prato do dia', max: 19 },
      ],
    ],
    [
      'Os salgados devem custar entre R$ 18 e R$ 34 e os doces até R$ 16.',
      [
        { kind: 'price', item: 'salgados', min: 18, max: 34 },
        { kind: 'price', item: 'doces', max: 16 },
      ],
    ],
    [
      'Os tira-gostos têm que ficar entre 30 e 60 reais.',
      [{ kind: 'price', item: 'petiscos', min: 30, max: 60 }],
    ],
    [
      'Hambúrgueres entre 29,90 e 38,90 e a sobremesa até 17,90',
      [
        { kind: 'price', item: 'Hambúrgueres', min: 29.9, max: 38.9 },
        { kind: 'price', item: 'sobremesa', max: 17.9 },
      ],
    ],
  ])('is read with its kind: %s', (text, wishes) => {
    expect(wishesOf(text)).toEqual(wishes)
    expect(read(text).unread).toEqual([])
  })

  it('is no price if the number counts minutes or ingredients', () => {
    expect(JSON.stringify(wishesOf('Cada petisco até 10 minutos.'))).not.toContain('"price"')
    expect(JSON.stringify(wishesOf('Petisco até R$ 8 de ingredientes.'))).not.toContain('"price"')
  })

  it('of a plate for two is a plate that may cost so much', () => {
    expect(wishesOf('O prato para dois até 120 reais.')).toEqual([
      expect.objectContaining({ kind: 'dishTrait', what: 'shared', serves: 2, max: 120 }),
    ])
  })
})
