import { describe, expect, it } from 'vitest'
import { houseSchema } from '../house/house.ts'
import { glasses } from '../house/venue.ts'
import { glassesOfHouse, houseGlass } from './serving-glasses.ts'

const listed = (...glassware: string[]) =>
  glassesOfHouse(houseSchema.parse({ settings: { glassware } }), []).map(({ what, has }) => `${what}: ${has}`)

describe('the glasses that a house lists', () => {
  it('are the only ones where each is known', () => {
    expect(listed('Copo americano', 'Copo de caipirinha')).toEqual([
      'copo americano: only',
      'copo baixo: only',
    ])
    expect(listed('Copo de suco 400 ml')).toEqual(['copo alto: only'])
  })
  it('go first where another one may be any', () => {
    expect(listed('Copo americano', 'Copo da casa')).toEqual(['copo americano: yes'])
  })
})

describe('a drink for a stemmed glass', () => {
  const usual = Object.values(glasses)[0]
  const stemIn = (...what: ('caneca' | 'taça' | 'copo alto')[]) =>
    usual &&
    houseGlass(
      'stem',
      what.map((one) => ({ what: one, has: 'yes' })),
      usual,
    )?.id
  it('goes over ice where the owner names other glasses and none with a stem', () => {
    expect(stemIn('caneca')).toBe('low')
    expect(stemIn('copo alto', 'caneca')).toBe('low')
  })
  it('keeps its glass where one is named, or nothing is said', () => {
    expect(stemIn('caneca', 'taça')).toBe('stem')
    expect(stemIn()).toBeUndefined()
  })
})
