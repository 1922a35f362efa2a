import { expect, test } from 'vitest'
import { protectedSpecies, protectedWords } from './protected-species.ts'

test.each([
  ['Camurupim ao molho', 'camurupim', 'replace'],
  ['Pirapema assada', 'camurupim', 'replace'],
  ['Posta de mero', 'mero', 'replace'],
  ['Moqueca de raia viola', 'raia-viola', 'replace'],
  ['Pastel de arraia (4 un)', 'arraia', 'species'],
  ['Moqueca de cação', 'cação', 'species'],
  ['Sirigado na brasa', 'sirigado', 'origin'],
  ['Cirigado frito', 'sirigado', 'origin'],
  ['Garoupa ao forno', 'garoupa', 'origin'],
])('%s names %s, which asks to %s', (food, name, rule) => {
  expect(protectedSpecies(food)).toMatchObject({ name, rule, source: expect.stringContaining('445/2014') })
})

test.each([
  'Filé de pescada',
  'Camarão ao alho',
  'Camurim na telha',
  'Serra frita',
  'Praia do Mucuripe',
  'Pargo',
])('%s names none', (food) => expect(protectedSpecies(food)).toBeNull())

test('is a fish or a crab, for allergies', () => {
  expect(protectedSpecies('Posta de mero')).toMatchObject({ allergen: 'fish' })
  expect(protectedSpecies('Guaiamum ao coco')).toMatchObject({ allergen: 'crustaceans' })
})

test('says at the dish what to do', () => {
  const words = (food: string) => {
    const found = protectedSpecies(food)
    return found && protectedWords(found)
  }
  expect(words('Posta de mero')).toContain('troque')
  expect(words('Pastel de arraia')).toContain('espécie na nota')
  expect(words('Sirigado na brasa')).toContain('nota de origem')
})
