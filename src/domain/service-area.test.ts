import { describe, expect, test } from 'vitest'
import { findServedArea } from './service-area'

const areas = [
  { city: 'Fortaleza', state: 'Ceará', is_active: true },
  { city: 'São Luís', state: 'Maranhão', is_active: true },
  { city: 'Sobral', state: 'Ceará', is_active: false },
]

describe('a place is served', () => {
  test.each([
    ['Fortaleza', 'Ceará', 'Fortaleza'],
    ['  fortaleza ', 'ceara', 'Fortaleza'],
    ['FORTALEZA - CE', 'CEARÁ', 'Fortaleza'],
    ['Sao Luis', 'Maranhao', 'São Luís'],
  ])('when it is "%s", %s', (city, state, served) =>
    expect(findServedArea(areas, city, state)?.city).toBe(served),
  )
})

describe('a place is not served', () => {
  test.each([
    ['an inactive area', 'Sobral', 'Ceará'],
    ['a city of that name in another state', 'Fortaleza', 'Rio Grande do Sul'],
    ['a city whose name only begins alike', 'Fortalezinha', 'Ceará'],
    ['a part of the name', 'São', 'Maranhão'],
    ['nothing', '', ''],
  ])('when it is %s', (_, city, state) => expect(findServedArea(areas, city, state)).toBeNull())
})
