import { expect, it } from 'vitest'
import { fileNameFor } from './file-name'

it('names the file after the title, with spaces as underscores and accents kept', () => {
  expect(fileNameFor('Maré de Março', 'json')).toBe('Maré_de_Março.json')
})

it.each([
  ['Menu autoral: 12 drinks/2026', 'Menu_autoral_12_drinks2026.json'],
  ['..\\..\\etc', 'etc.json'],
  ['  a \n b ', 'a_b.json'],
  ['***', 'resultado.json'],
])('makes %j safe for every file system', (title, name) => {
  expect(fileNameFor(title, 'json')).toBe(name)
})
