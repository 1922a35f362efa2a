import { expect, test } from 'vitest'
import { houseSchema } from '../../base/house/house.ts'
import { brief } from '../sentences/sentence.ts'
import { understand } from '../understand.ts'

const read = (restriction: string) => {
  const house = houseSchema.parse({ settings: { restrictions: [restriction] } })
  return brief(understand('drink_creation', { answers: {}, house, today: '2026-11-22' }))
}

test.each([
  'sem canudo nem descartável de plástico',
  'não comprar mais de 40 kg de muçarela por semana',
  'não usar embalagem de isopor',
  'não usamos produtos da marca Ypióca',
  'a família do dono é adventista',
  'não falar de política nem de futebol',
  'lei seca em dia de eleição',
  'peixe só fresco, do dia',
  'não trabalhar com peixe em defeso',
  'pratos sem lactose sinalizados',
  'sem carne vermelha às sextas',
])('excludes no food and stops no request: %s', (restriction) => {
  expect(read(restriction).filter((entry) => !entry.startsWith('?'))).toEqual([])
  expect(read(restriction).join(' ')).toMatch(/^\?/)
})

test.each([
  ['família do dono é adventista, sem porco', 'exclude carne de porco'],
  ['nada com castanha', 'exclude oleaginosas allergy'],
  ['não cozinhamos com óleo de soja', 'exclude soja allergy'],
  ['temos cliente fixo alérgico a amendoim', 'exclude amendoim allergy'],
  ['azeite de dendê não usamos, cliente passa mal', 'exclude dendê allergy'],
])('excludes the food that it names and asks nothing: %s', (restriction, exclusion) => {
  expect(read(restriction)).toContain(exclusion)
  expect(read(restriction).filter((entry) => entry.startsWith('!'))).toEqual([])
})

test.each([
  'sem pozol',
  'nada de pozol',
  'pozol',
  'amendoim, pozol',
  'dono alérgico a pozol',
  'alegia a pozol',
  'socio alerjico a pozol e leite',
  'hóspede diabético, nada de pozol doce',
  'leite e pozol, cliente passa mal',
])('asks about an unknown word where a food is named: %s', (restriction) => {
  expect(read(restriction).filter((entry) => entry.startsWith('!'))).not.toEqual([])
})
