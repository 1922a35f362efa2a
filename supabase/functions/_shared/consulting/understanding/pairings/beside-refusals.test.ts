import { describe, expect, it } from 'vitest'
import { emptyHouse } from '../../base/house/house.ts'
import { answersWith, brief } from '../sentences/sentence.ts'
import { understand } from '../understand.ts'

const read = (text: string) =>
  brief(
    understand('food_pairing', {
      answers: answersWith('food_pairing', text),
      house: emptyHouse,
      today: '2026-11-22',
    }),
  )

describe('a refusal of a food beside other wishes', () => {
  it('is read on its own, whatever stands before or behind it', () => {
    expect(read('quatro harmonizações, sem coentro').toSorted()).toEqual(['count 4', 'exclude coentro'])
    expect(read('sem coentro e bebida até 22 reais').toSorted()).toEqual([
      'exclude coentro',
      'price max 22 of bebida',
    ])
  })

  it('does not begin a list that goes on', () => {
    expect(read('sem coentro, coco e camarão').filter((line) => line.startsWith('?'))).toEqual([])
    expect(read('sem coentro, coco e camarão')).toHaveLength(3)
  })

  it('leaves drinks to the readers of drinks', () => {
    expect(read('sem coentro, sem cerveja').toSorted()).toEqual(['exclude coentro', 'pairing never cerveja'])
  })

  it('keeps a dish that must not be left out', () => {
    expect(read('não deixe a Lasanha de fora')).toEqual(['keepItem Lasanha'])
  })
})
