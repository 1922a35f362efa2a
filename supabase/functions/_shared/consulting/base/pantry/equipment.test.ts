import { describe, expect, it } from 'vitest'
import { readEquipment } from './equipment.ts'

describe('the equipment of a bar', () => {
  it('is read from the offered options', () => {
    expect([...readEquipment(['Coqueteleira', 'Fogão ou cooktop']).has]).toEqual(['shaker', 'stove'])
  })

  it('is empty for a bar with only the basics', () => {
    expect(readEquipment(['Só o básico: copos, colher e gelo'])).toEqual({ has: new Set(), unused: [] })
  })

  it('is recognised in the owner’s own words', () => {
    expect([...readEquipment(['uns 2 SHAKERS de inox', 'liquidificador industrial']).has]).toEqual([
      'shaker',
      'blender',
    ])
  })

  it('excludes what the owner says is missing', () => {
    const equipment = readEquipment(['não temos liquidificador'])
    expect(equipment.has.has('blender')).toBe(false)
    expect(equipment.unused).toEqual(['não temos liquidificador'])
  })

  it('returns what no recipe uses', () => {
    expect(readEquipment(['caixa de isopor']).unused).toEqual(['caixa de isopor'])
  })
})
