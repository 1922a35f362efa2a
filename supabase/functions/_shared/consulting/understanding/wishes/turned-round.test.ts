import { describe, expect, test } from 'vitest'
import type { AutomationType } from '../../automation-types.ts'
import { houseSchema } from '../../base/house/house.ts'
import { brief, textInputs } from '../sentences/sentence.ts'
import { understand } from '../understand.ts'

const house = houseSchema.parse({
  menu: [
    ['Petiscos', 'Isca', 32],
    ['Pratos', 'Lasanha', 38],
    ['Sobremesas', 'Pudim', 12],
  ].map(([section, name, price]) => ({ section, name, price })),
})

function read(text: string, type: AutomationType = 'menu_redesign') {
  const input = textInputs.find(([known]) => known === type)?.[1] ?? ''
  return brief(understand(type, { answers: { [input]: text }, house, today: '2026-11-22' }))
}

describe('a menu’s clause is never read as the reverse of what it says', () => {
  test.each([
    ['lasanha e pudim pode limar ninguém pede', 'keepItem'],
    ['a lasanha, por dar trabalho, poderá ser suprimida', 'keepItem'],
    ['sem foto, salvo a lasanha', 'dropItem'],
    ['Ficar com 12, cortando dos petiscos e das sobremesas', 'dropItem'],
    ['tem muito vegano e o povo do glúten também, o que eu tenho pra eles', 'exclude'],
    ['pode mexer em tudo menos tirar a lasanha', 'dropItem'],
    ['o turista tira foto da lasanha', 'layout no_photos'],
    ['sem palavrão em inglês', 'layout english'],
  ])('“%s” is no %s', (text, not) => {
    expect(read(text).filter((one) => one.startsWith(not))).toEqual([])
  })

  test('an hour of the evening is one', () => {
    expect(read('a isca só depois das 11 da noite')).toContain('served Isca 23')
  })

  test('what may be spent is no price of the menu', () => {
    expect(read('Não quero gastar mais que 600')).toEqual(['budget 600'])
  })
})

describe('prices', () => {
  test.each([
    ['quero saber se a lasanha se justifica', 'promote'],
    ['como cobro menos dos pescadores?', 'exclude'],
    ['todo espeto no mesmo preço, porque o garçom se perde, qual seja', 'question serviceFee'],
    ['o peixe eu queria dobrar no domingo, que a cozinha fica parada', 'keepPrice'],
  ])('“%s” is no %s', (text, not) => {
    expect(read(text, 'dynamic_pricing').filter((one) => one.startsWith(not))).toEqual([])
  })
})
