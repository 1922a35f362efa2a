import { describe, expect, test } from 'vitest'
import { allergensInWords } from './allergens-in-words.ts'
import { lineOf } from './name-meanings/index.ts'

const fish = [
  'Serra ao forno',
  'Serra frita',
  'Posta de serra',
  'Moqueca de serra',
  'Serra ao molho de camarão',
]
  .concat(['Dourado grelhado', 'Dourado ao forno', 'Filé de namorado', 'Namorado na brasa', 'Bonito assado'])
  .concat(['Olho de boi grelhado', 'Pargo ao forno', 'Cavala ao molho', 'Cioba assada', 'Beijupirá grelhado'])
  .concat(['Garajuba frita', 'Camurim assado', 'Saramunete', 'Cangulo', 'Papa-terra frito', 'Carapeba frita'])
const other = [
  'Queijo da serra',
  'Galinha da serra',
  'Café da serra',
  'Água de serra',
  'Cerveja Serra Malte',
].concat(['Chope dourado', 'Frango dourado no forno', 'Menu dos namorados', 'Galo ao vinho', 'Cará cozido'])

describe('names of fish that are other words too', () => {
  test.each(fish)('%s is fish', (name) => expect(allergensInWords(name)).toContain('fish'))

  test.each(other)('%s is none', (name) => expect(allergensInWords(name)).not.toContain('fish'))

  test.each(['Serra ao forno', 'Serra assada', 'Pargo ao forno', 'Dourado ao forno', 'Cavala assada'])(
    '%s is not described as meat that cooks for hours',
    (name) => {
      const says = ['a', 'b', 'c', 'd', 'e'].map((seed) => lineOf(name, seed))
      for (const line of says) {
        expect(line).not.toBeNull()
        expect(line).not.toMatch(/horas|lento|próprio caldo/i)
      }
    },
  )
})
