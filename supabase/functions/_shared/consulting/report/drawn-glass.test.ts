import { expect, test } from 'vitest'
import { templateIds } from '../base/drinks/templates.ts'
import { drawnGlass } from './drawn-glass.ts'

test.each([
  ['copo baixo de fundo grosso', 'low'],
  ['copo caldereta', 'tall'],
  ['copo highball', 'tall'],
  ['taça de sobremesa ou coupé', 'stem'],
  ['taça de vinho branco', 'wine'],
  ['martelinho', 'shot'],
  ['copinho de degustação', 'shot'],
  ['caneca de ágata', 'mug'],
  ['xícara de vidro', 'mug'],
  ['copo ecológico de 500 ml', 'cup'],
])('%s is drawn as %s', (glass, shape) => {
  expect(drawnGlass({ glass, template: 'sour' }).shape).toBe(shape)
})

test('every template has a glass of its own if the words name none', () => {
  const drawn = templateIds.map((template) => drawnGlass({ glass: 'cuia', template }))
  expect(new Set(drawn.map(({ shape }) => shape))).toEqual(
    new Set(['low', 'tall', 'stem', 'wine', 'shot', 'mug']),
  )
  expect(drawnGlass({ glass: 'cuia', template: 'coffee' })).toEqual({ shape: 'stem', garnish: 'beans' })
})
