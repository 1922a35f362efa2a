import { describe, expect, it } from 'vitest'
import { emptyHouse } from '../../base/house/house.ts'
import { answersWith, brief } from '../sentences/sentence.ts'
import { understand } from '../understand.ts'

const read = (text: string) =>
  brief(
    understand('dish_creation', {
      answers: answersWith('dish_creation', text),
      house: emptyHouse,
      today: '2026-11-29',
    }),
  )
const sheet = (text: string) =>
  understand('dish_creation', {
    answers: answersWith('dish_creation', text),
    house: emptyHouse,
    today: '2026-11-29',
  })

describe('parts of a menu', () => {
  it('go on with “outro”', () => {
    const { wishes } = sheet(
      'Um dos principais precisa ser vegetariano e outro deve usar a galinha caipira do nosso sítio.',
    )
    expect(wishes).toMatchObject([
      { kind: 'dishTrait', what: 'free', of: 'vegetariano', course: 'principal' },
      { kind: 'dishTrait', what: 'holds', anyOf: ['frango'], course: 'principal', bound: 'exactly' },
    ])
  })

  it('are one course by its name', () => {
    const { wishes, unread } = sheet('A sobremesa deve levar o café da serra.')
    expect(wishes).toMatchObject([
      { kind: 'dishTrait', what: 'holds', anyOf: ['café'], course: 'sobremesa', count: 1 },
    ])
    expect(unread).toEqual([])
  })
})

describe('what surrounds a wish', () => {
  it('is said with it', () => {
    for (const said of [
      'Quero quatro pratos novos para dezembro e janeiro.',
      'Queremos cinco pratos novos para o jantar da pousada.',
      'Não temos fritadeira e não fazemos fritura de imersão.',
    ])
      expect(sheet(said).unread, said).toEqual([])
  })

  it('stays with the owner where it asks for something', () => {
    expect(sheet('Quero quatro pratos novos para vegetarianos do bairro.').unread.length).toBeGreaterThan(0)
  })
})

describe('what the house sells today', () => {
  it('limits no new dish', () => {
    expect(read('hoje só vendo cachorro-quente e batata. quero 5 lanches').join(' ')).not.toMatch(/only/)
  })
})

describe('questions about the kitchen', () => {
  it('ask for the quickest dish and for kilos', () => {
    expect(sheet('qual sai mais rápido?').wishes).toMatchObject([{ about: 'quickest' }])
    expect(sheet('quanto compro de carne de sol pra fazer 40 lanches na sexta?').wishes).toMatchObject([
      { about: 'buyFor', what: 'carne de sol', count: 40 },
    ])
  })
})
