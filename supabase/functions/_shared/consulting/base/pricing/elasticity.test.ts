import { expect, test } from 'vitest'
import { isDrink } from './elasticity.ts'

test.each([
  ['Long neck', null, true],
  ['Long-neck Heineken', '', true],
  ['Camarão na cerveja', 'Petiscos', false],
  ['Espeto de alcatra', null, false],
  ['Cajuína 300 ml', null, true],
  ['Mate da casa', 'Sem álcool', true],
])('%s of section %s is a drink: %s', (name, section, drink) => expect(isDrink(name, section)).toBe(drink))
