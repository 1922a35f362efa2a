import { expect, it } from 'vitest'
import { withoutCourtesies } from './courtesies.ts'

it.each([
  ['Minha amiga, o negócio é o seguinte: 5 drinks', '5 drinks'],
  ['Macho, pra junho quero sete', 'pra junho quero sete'],
  ['Fala mano, bora lá: sem leite', 'sem leite'],
  ['Ó, quero cinco drinks', 'quero cinco drinks'],
  ['Bah tchê, sem vodca', 'sem vodca'],
])('leaves of “%s” only its matter', (said, matter) => {
  expect(withoutCourtesies(said).replace(/^[\s.]+/u, '')).toBe(matter)
  expect(withoutCourtesies(said)).toHaveLength(said.length)
})

it('keeps a first clause that says something', () => {
  expect(withoutCourtesies('Nada cara, sem leite')).toBe('Nada cara, sem leite')
})
