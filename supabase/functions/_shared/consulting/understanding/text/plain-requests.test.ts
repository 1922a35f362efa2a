import { describe, expect, it } from 'vitest'
import type { AutomationType } from '../../automation-types.ts'
import { emptyHouse } from '../../base/house/house.ts'
import { answersWith, brief } from '../sentences/sentence.ts'
import { understand } from '../understand.ts'

const read = (type: AutomationType, text: string) =>
  brief(understand(type, { answers: answersWith(type, text), house: emptyHouse, today: '2026-11-22' }))

describe('words around a request change nothing', () => {
  it.each<[AutomationType, string, string]>([
    ['dish_creation', 'Só lembrando: sem camarão', 'sem camarão'],
    ['dish_creation', 'Como eu já disse, sem camarão', 'sem camarão'],
    ['dish_creation', 'tirar camarão, tá?', 'tirar camarão'],
    ['dish_creation', 'sem camarão, tá bom? E com macaxeira', 'sem camarão. E com macaxeira'],
    ['dish_creation', 'usar macaxeira. Conto com vocês!', 'usar macaxeira'],
    ['dish_creation', 'Seria bom usar macaxeira', 'quero usar macaxeira'],
    ['dish_creation', 'Vocês conseguem usar macaxeira?', 'quero usar macaxeira'],
    ['dish_creation', 'Dá pra fazer uma sobremesa com rapadura?', 'quero fazer uma sobremesa com rapadura'],
    ['dish_creation', 'A ideia é tirar camarão', 'tirar camarão'],
    ['dynamic_pricing', 'O pudim eu peço que fique a R$ 12', 'O pudim fique a R$ 12'],
    ['dynamic_pricing', 'O pudim, peço que não mude de preço', 'O pudim não mude de preço'],
    ['dynamic_pricing', 'Peço que o pudim fique a R$ 12', 'o pudim fique a R$ 12'],
    ['drink_creation', 'Seria legal ter um drink azul', 'quero ter um drink azul'],
    ['drink_creation', 'Tem como ter um drink azul?', 'quero ter um drink azul'],
    ['content_generation', 'Será que dá pra não falar de política?', 'não falar de política'],
    ['dynamic_pricing', 'O ideal seria não mexer no pudim', 'não mexer no pudim'],
    ['dynamic_pricing', 'Meu sócio pediu: não mexer no pudim, viu', 'não mexer no pudim'],
    ['menu_redesign', 'Vocês podem manter o preço do pudim?', 'quero manter o preço do pudim'],
    ['competitor_analysis', 'Pra começar, não mexe no pudim', 'não mexe no pudim'],
  ])('%s: %s', (type, said, plain) => {
    const wishes = read(type, said)
    expect(wishes).toEqual(read(type, plain))
    expect(wishes).not.toEqual([])
  })
})

it.each<[AutomationType, string, string]>([
  ['dish_creation', 'Dá para usar o mesmo molho em todos?', 'question sharedBase'],
  ['drink_creation', 'Dá pra trocar a cachaça por vodca?', 'question bar spirit'],
])('what can be done is still asked: %s, %s', (type, said, line) => {
  expect(read(type, said)).toEqual([line])
})

it('leaves a sentence about an allergy as it was typed', () => {
  const said = 'Importante: tenho cliente com alergia a camarão, tá?'
  const { wishes } = understand('dish_creation', {
    answers: answersWith('dish_creation', said),
    house: emptyHouse,
    today: '2026-11-22',
  })
  expect(wishes.some((wish) => wish.kind === 'exclude' && wish.why === 'allergy')).toBe(true)
})
