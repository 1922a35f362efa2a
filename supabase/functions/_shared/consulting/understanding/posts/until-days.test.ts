import { describe, expect, it } from 'vitest'
import { emptyHouse } from '../../base/house/house.ts'
import { answersWith, brief } from '../sentences/sentence.ts'
import { understand } from '../understand.ts'

const read = (text: string) =>
  brief(
    understand('content_generation', {
      answers: answersWith('content_generation', text),
      house: emptyHouse,
      today: '2026-11-22',
    }),
  )

describe('offers and orders that end on a day', () => {
  it.each([
    ['rabanada a R$ 9 até 24/12', 'combo rabanada 9 2026-11-23 2026-12-24'],
    ['até o dia 19/12 o bolo de rolo sai por 45 reais', 'combo bolo de rolo 45 2026-11-23 2026-12-19'],
  ])('hold until it: %s', (text, wish) => expect(read(text)).toEqual([wish]))

  it('keep an event with an entrance fee on its own day', () =>
    expect(read('seresta 12/12, entrada R$ 20')).toEqual(['date seresta 2026-12-12 price 20 per de entrada']))

  it('are a day that posts call for, with what is ordered', () =>
    expect(read('aceitamos encomendas de bolo até 21/12')).toEqual([
      'date último dia de encomendas (bolo) 2026-12-21',
    ]))
})
