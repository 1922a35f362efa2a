import { expect, it } from 'vitest'
import { alcoholFreeConcepts, concepts } from '../../base/drinks/concepts/index.ts'
import { inGenderOf, theHouse } from '../../base/language/grammar.ts'

it('says a drink in the gender of its name', () => {
  expect(theHouse('Chuva do Caju')).toBe('a Chuva do Caju')
  expect(theHouse('Geada da Serra')).toBe('a Geada da Serra')
  expect(theHouse('Neve de Caju')).toBe('a Neve de Caju')
  expect(theHouse('Quermesse')).toBe('a Quermesse')
  expect(theHouse('Cata-vento')).toBe('o Cata-vento')
  expect(theHouse('Pé de Serra')).toBe('o Pé de Serra')
  expect(inGenderOf('Chuva do Caju', 'comprido e com gás')).toBe('comprida e com gás')
  expect(inGenderOf('Pé de Serra', 'comprido e leve')).toBe('comprido e leve')
})

it('gives children no drink named after the grown-ups’ bill or exams', () => {
  for (const { name, story } of alcoholFreeConcepts)
    expect(`${name}. ${story}`).not.toMatch(/conta|fiado|boteco|consulta|ressaca|saideira|cola\b/i)
})

it('has names of one word or more, each with an article that a waiter can say', () => {
  for (const { name } of [...concepts, ...alcoholFreeConcepts]) expect(theHouse(name)).toMatch(/^[ao] \S/)
})
