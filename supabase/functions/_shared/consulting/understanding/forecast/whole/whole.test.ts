import { describe, expect, it } from 'vitest'
import { emptyHouse } from '../../../base/house/house.ts'
import { answersWith } from '../../sentences/sentence.ts'
import { understand } from '../../understand.ts'

/** What a sentence said in the middle of February is read as. */
const read = (context: string) =>
  understand('predictive_analytics', {
    answers: { context },
    house: emptyHouse,
    today: '2027-02-16',
  }).wishes

describe('an item that ran out', () => {
  const gone = (said: string) =>
    understand('predictive_analytics', {
      answers: answersWith('predictive_analytics', said),
      house: emptyHouse,
      today: '2027-02-16',
    }).wishes.filter((wish) => wish.kind === 'date' && wish.closed)

  it('is one that was missing, and not one that must not be', () => {
    expect(gone('em janeiro faltou camarão')).toHaveLength(1)
    for (const said of [
      'não pode faltar camarão em março',
      'tenho medo de faltar camarão em março',
      'não quero deixar faltar camarão em março',
    ])
      expect([said, ...gone(said)]).toEqual([said])
  })
})

describe('closed days', () => {
  it('are the house’s own, not those of a road', () => {
    expect(read('a rua fecha aos domingos').filter((wish) => wish.kind === 'date' && wish.closed)).toEqual([])
    expect(read('a casa fecha aos domingos')).toMatchObject([{ kind: 'date', closed: true, weekdays: [0] }])
  })

  it('lie in the nearer year if the verb has either tense', () => {
    const days = (from: string, to: string) => [{ kind: 'date', from, to, closed: true }]
    expect(read('fechamos de 4 a 17 de janeiro')).toMatchObject(days('2027-01-04', '2027-01-17'))
    expect(read('vamos fechar de 4 a 17 de janeiro')).toMatchObject(days('2028-01-04', '2028-01-17'))
    expect(read('fechamos de 4 a 17 de março')).toMatchObject(days('2027-03-04', '2027-03-17'))
  })

  it('are none where a closing is denied, thought of, or over for good', () => {
    for (const said of [
      'não fechei em janeiro',
      'a gente fechava às segundas',
      'já pensei em fechar às segundas',
    ])
      expect(read(said).filter((wish) => wish.kind === 'date' && wish.closed)).toEqual([])
  })
})

describe('a stated change', () => {
  it.each([
    ['−30 % no Carnaval', -30],
    ['menos 30% no Carnaval', -30],
    ['no Carnaval, 25% acima', 25],
    ['no Carnaval é metade do movimento', -50],
  ])('%s keeps its date and percent', (said, percent) => {
    expect(read(said)).toMatchObject([{ kind: 'date', percent, effect: percent > 0 ? 'up' : 'down' }])
  })
})

describe('orders on the report', () => {
  it('are not read from their denial, their past or a question', () => {
    for (const said of [
      'não tirem os gráficos',
      'a cerveja vem em garrafa',
      'o gráfico do contador ficou bonito',
    ])
      expect(read(said).filter(({ kind }) => kind === 'scope')).toEqual([])
  })
})
