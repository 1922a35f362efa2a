import { describe, expect, it } from 'vitest'
import { houseSchema } from '../house/house.ts'
import { glassesOfHouse } from './serving-glasses.ts'

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
