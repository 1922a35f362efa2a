import { describe, expect, test } from 'vitest'
import { houseSchema } from '../../base/house/house.ts'
import { understand } from '../understand.ts'

const house = houseSchema.parse({ menu: [{ section: 'Petiscos', name: 'Panelada', price: 28 }] })

const datesOf = (text: string, today = '2026-11-30') =>
  understand('content_generation', { answers: { special_dates: text }, house, today }).wishes.flatMap(
    (wish) => (wish.kind === 'date' ? [wish] : []),
  )

/** A day with hours of its own is a day on which the house opens. */
describe('hours on a day', () => {
  test.each([
    ['24/12 fechamos às 15h', '2026-12-24', 15],
    ['dia 24/12 a gente fecha às 16h', '2026-12-24', 16],
    ['24/12 fecha mais cedo, às 16h', '2026-12-24', 16],
    ['fechamos às 18h no dia 31/12 por causa da festa', '2026-12-31', 18],
    ['24/12 cozinha fecha às 18h', '2026-12-24', 18],
    ['31/12 até 15h', '2026-12-31', 15],
    ['31/12 só delivery até 20h', '2026-12-31', 20],
    ['31/12 funcionamos até as 17h30', '2026-12-31', 17.5],
    ['24/12 encerramos às 14h', '2026-12-24', 14],
    ['véspera de Natal fecha às 16h', '2026-12-24', 16],
    ['24/12 abrimos das 6h às 16h', '2026-12-24', 16],
    ['dia 24 fecha 15h', '2026-12-24', 15],
  ])('%s', (said, from, closes) => {
    const found = datesOf(said)
    expect(found).toHaveLength(1)
    expect(found[0]).toMatchObject({ from, to: from, closed: false, open: true, closes })
  })

  test('days with hours are kept apart from closed days', () => {
    expect(
      datesOf('Dia 24/12 fechamos às 14h e dia 31/12 não abrimos.').map(({ from, closed }) => [from, closed]),
    ).toEqual([
      ['2026-12-24', false],
      ['2026-12-31', true],
    ])
    expect(
      datesOf('25/12 fechado, 31/12 até 15h, 01/01 abre às 8h').map(({ from, closed }) => [from, closed]),
    ).toEqual([
      ['2026-12-25', true],
      ['2026-12-31', false],
      ['2027-01-01', false],
    ])
    expect(
      datesOf('Shopping fecha às 18h em 24/12 e 31/12, 25/12 e 01/01 fechado').map(({ from, closed }) => [
        from,
        closed,
      ]),
    ).toEqual([
      ['2026-12-24', false],
      ['2026-12-31', false],
      ['2026-12-25', true],
      ['2027-01-01', true],
    ])
  })

  test('a feast with opening and closing hours is open on all its days', () => {
    const [one] = datesOf('Carnaval 13/02 a 16/02 abrimos às 12h e fechamos às 20h', '2027-01-04')
    expect(one).toMatchObject({
      what: 'Carnaval',
      from: '2027-02-13',
      to: '2027-02-16',
      closed: false,
      open: true,
      closes: 20,
      note: 'das 12h às 20h',
    })
  })

  test('an earlier closing without its hour is no closed day', () => {
    const [one] = datesOf('fechamos mais cedo dia 24/12')
    expect(one).toMatchObject({ from: '2026-12-24', closed: false, open: true, note: 'fecha mais cedo' })
  })

  test('what else closes at an hour closes no house', () => {
    expect(datesOf('fechamos o caixa às 22h dia 24/12')).toEqual([])
  })

  test('the return in a sentence of its own ends the closed days', () => {
    const found = datesOf('Dia 24/12 fechamos às 14h e dia 31/12 não abrimos. Voltamos 04/01.')
    expect(found.map(({ from, to, closed }) => [from, to, closed])).toEqual([
      ['2026-12-24', '2026-12-24', false],
      ['2026-12-31', '2027-01-03', true],
    ])
  })

  test('a closed day stays closed', () => {
    for (const said of ['24/12 fechado', 'dia 24/12 não abrimos', '24/12 fechamos o dia todo'])
      expect(datesOf(said), said).toMatchObject([{ from: '2026-12-24', closed: true }])
  })
})
