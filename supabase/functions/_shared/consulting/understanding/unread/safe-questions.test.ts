import { describe, expect, it } from 'vitest'
import { emptyHouse } from '../../base/house/house.ts'
import { answersWith, brief } from '../sentences/sentence.ts'
import { understand } from '../understand.ts'

const sheet = (type: 'dish_creation' | 'drink_creation' | 'food_pairing', text: string) =>
  understand(type, { answers: answersWith(type, text), house: emptyHouse, today: '2026-11-22' })

describe('a question on what a guest may have', () => {
  it.each([
    ['dish_creation', 'Qual destes eu sirvo a quem tem alergia a camarão?', 'camarão'],
    ['dish_creation', 'Aparece celíaco toda semana, quais são seguros?', 'glúten'],
    ['dish_creation', 'Tem cliente alérgico a amendoim: o que ele pode pedir?', 'amendoim'],
    ['dish_creation', 'Quem não pode com lactose come qual deles?', 'lactose'],
    ['food_pairing', 'Quais são seguros para celíaco?', 'glúten'],
    ['drink_creation', 'Qual deles serve para quem tem alergia a ovo?', 'ovo'],
    ['drink_creation', 'Vem muita gestante: o que ela pode beber?', 'álcool'],
  ] as const)('in %s is asked of each result, and holds nothing back: %s', (type, text, what) => {
    const { wishes, unread } = sheet(type, text)
    expect(wishes).toEqual([expect.objectContaining({ kind: 'question', about: 'safeFor', what })])
    expect(unread).toEqual([])
  })

  it.each([
    ['Minha cozinheira tem alergia a camarão, o que ela pode provar?', 'exclude camarão allergy'],
    ['Nada com amendoim, e quais são seguros para quem tem alergia?', 'exclude amendoim allergy'],
  ])('about the house’s own people, or beside an order, leaves the food out of all: %s', (text, expected) => {
    expect(brief(sheet('dish_creation', text))).toContain(expected)
  })
})

describe('children among the guests', () => {
  it.each([
    ['drink_creation', 'Um sem álcool, que as crianças também possam beber.', 'zeroAlcohol'],
    ['dish_creation', 'Um deles tem que agradar criança.', 'question'],
    ['dish_creation', 'Um prato que criança também coma.', 'question'],
  ] as const)('block no request: %s: %s', (type, text, kind) => {
    const { wishes, unread } = sheet(type, text)
    expect(wishes).toEqual([expect.objectContaining({ kind })])
    expect(unread).toEqual([])
  })

  it('who only come are told of', () => {
    const { unread } = sheet('dish_creation', 'Recebo muita família com criança pequena.')
    expect(unread.filter(({ blocking }) => blocking)).toEqual([])
  })
})
