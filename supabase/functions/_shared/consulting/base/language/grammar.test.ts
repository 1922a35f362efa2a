import { expect, test } from 'vitest'
import { inTheHouse, ofTheHouse, theHouse, toTheHouse } from './grammar.ts'

test.each([
  ['Lanches do Beto', 'o Lanches do Beto', 'do Lanches do Beto', 'no Lanches do Beto', 'ao Lanches do Beto'],
  ['Casa Norte', 'a Casa Norte', 'da Casa Norte', 'na Casa Norte', 'à Casa Norte'],
  ['O Botequim', 'O Botequim', 'de O Botequim', 'em O Botequim', 'a O Botequim'],
])('%s is singular', (name, ...said) =>
  expect([theHouse(name), ofTheHouse(name), inTheHouse(name), toTheHouse(name)]).toEqual(said),
)
