import { describe, expect, it } from 'vitest'
import { houseWith } from '../../../../../../tests/support/understood.ts'
import { stockOf } from '../../base/pantry/stock.ts'
import { emptySheet } from '../../base/request/request-sheet.ts'

const stock = (...names: string[]) =>
  stockOf(houseWith(...names.map((name): [string, string, number] => ['Carta', name, 18])), emptySheet)

describe('what the house already buys', () => {
  it('includes what the names on its menu imply', () => {
    expect([...stock('Caipirinha de limão')]).toEqual(
      expect.arrayContaining(['limao', 'limao_cubos', 'acucar']),
    )
    expect([...stock('Caipirinha de caju')]).toEqual(
      expect.arrayContaining(['caju', 'caju_fresco', 'acucar']),
    )
    expect([...stock('Gin tônica')]).toContain('tonica')
    expect([...stock('Rabo de galo')]).toContain('vermute')
    expect([...stock('Soda italiana')]).toContain('agua_gas')
  })

  it('excludes what a dish only mentions', () => {
    expect([...stock('Caldinho de sururu com leite de coco')]).not.toContain('agua_coco')
    expect([...stock('Caldinho de sururu com leite de coco')]).toContain('leite_coco')
    expect([...stock('Torresmo')]).toEqual([])
  })
})
