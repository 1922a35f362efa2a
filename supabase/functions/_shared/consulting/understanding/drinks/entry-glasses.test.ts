import { describe, expect, it } from 'vitest'
import { houseSchema } from '../../base/house/house.ts'
import { brief } from '../sentences/sentence.ts'
import { understand } from '../understand.ts'

const read = (entry: string) =>
  understand('drink_creation', {
    answers: { equipment: [entry] },
    house: houseSchema.parse({}),
    today: '2027-02-16',
  })

const wishes = (entry: string) =>
  read(entry).wishes.map(({ place: _, text: __, origin: ___, ...wish }) => ({ ...wish }))

const glass = (what: string, has: string) => ({ kind: 'glass', what, has })
const tool = (what: string, has: boolean) => ({ kind: 'equipment', what, has })

describe('an entry among the equipment', () => {
  it.each([
    [
      'copo baixo e caneca, taça não temos',
      [glass('copo baixo', 'yes'), glass('caneca', 'yes'), glass('taça', 'no')],
    ],
    ['copo longo mas taça não', [glass('copo alto', 'yes'), glass('taça', 'no')]],
    ['copo longo e taça não há', [glass('copo alto', 'no'), glass('taça', 'no')]],
    [
      'não tenho taça, copo longo nem caneca',
      [glass('taça', 'no'), glass('copo alto', 'no'), glass('caneca', 'no')],
    ],
    ['copo longo, taça de gin', [glass('copo alto', 'yes'), glass('taça', 'yes')]],
  ])('has or lacks the glasses of each clause: %s', (entry, expected) => {
    expect(wishes(entry)).toEqual(expected)
  })

  it.each(['Balança de hidratação', 'Kit de fermentação'])('hears no glass in “%s”', (entry) => {
    expect(brief(read(entry)).filter((wish) => wish.startsWith('glass'))).toEqual([])
  })

  it.each(['copo americano', 'nada de copo de cristal no jardim', 'só copo descartável 300 ml'])(
    'says nothing of the basic tools in “%s”',
    (entry) => {
      expect(wishes(entry)).not.toContainEqual(expect.objectContaining({ what: 'só o básico' }))
    },
  )

  it.each([
    ['Liquidificador não: é fraco', tool('liquidificador', false)],
    ['liquidificador tenho, mas não posso usar depois das dez', tool('liquidificador', false)],
    ['coqueteleira tem, mas a gente não usa', tool('coqueteleira', false)],
    ['liquidificador tenho e uso muito', tool('liquidificador', true)],
    ['liquidificador não falta', tool('liquidificador', true)],
  ])('follows a refusal behind the tool: %s', (entry, expected) => {
    expect(wishes(entry)).toEqual([expected])
  })
})
