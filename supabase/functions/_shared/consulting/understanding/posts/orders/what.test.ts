import { expect, test } from 'vitest'
import { itemOf } from './what.ts'

const names = [
  ...['Cuscuz e tapioca', 'Doces', 'Cervejas e chopes'].map((name) => ({ name, isSection: true })),
  ...['Cuscuz com ovo e queijo', 'Tapioca de carne de sol', 'Brigadeiro'].map((name) => ({
    name,
    isSection: false,
  })),
].map((one) => ({ ...one, section: null, price: null }))

test.each([
  ['cuscuz', 'Cuscuz com ovo e queijo'],
  ['doces', 'Doces'],
  ['cervejas', 'Cervejas e chopes'],
])('“%s” is about “%s”', (said, about) => expect(itemOf(said, names)).toBe(about))
