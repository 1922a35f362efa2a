import { describe, expect, it } from 'vitest'
import { forecastSections } from './sections.ts'
import { reportOn, type Sold, yearOf } from './year-support.ts'

/** The beer ran out at Christmas and New Year: a third of what it would have sold. */
const ranOut = (day: string) => day >= '2025-12-22' && day <= '2026-01-04'
const sold: Sold = ({ day, sold: units }) => [
  { name: 'Ostra (unidade)', units, price: 12 },
  { name: 'Cerveja 600 ml', units: ranOut(day) ? Math.round(units / 3) : units, price: 16 },
]
/** The days around the turn of the year sell double. */
const days = yearOf([90, 60, 60, 60, 70, 90, 120], {
  times: (day) => (day >= '2025-12-15' && day <= '2026-01-11' ? 2 : 1),
  closed: (day) => day >= '2026-05-04' && day <= '2026-05-15',
})
const forecast = reportOn(
  days,
  'No Réveillon passado faltou cerveja de 22/12 a 4/1. De 4 a 15 de maio paramos para trocar o telhado. Quero a previsão de dezembro e janeiro, semana por semana, separada em ostra e cerveja. Cada caixa tem 24 cervejas: quantas caixas compro para a semana de 28/12 a 3/1?',
  sold,
)
const weekOf = (name: string, monday: string) =>
  forecast.groups?.find((group) => group.name === name)?.coming.find((week) => week.monday === monday)
    ?.value ?? 0
const tables = forecastSections([forecast]).flatMap(({ blocks }) =>
  blocks.flatMap((block) => (block.kind === 'table' ? [block] : [])),
)

describe('a year with a shortage, told by the owner', () => {
  it('repeats what the item would have sold, by the rest of the house', () => {
    const [oyster, beer] = [weekOf('ostra', '2026-12-28'), weekOf('cerveja', '2026-12-28')]
    expect(oyster).toBeGreaterThan(800)
    expect(beer / oyster).toBeGreaterThan(0.95)
    expect(beer / oyster).toBeLessThan(1.05)
  })

  it('adds up each group that is asked for, and gives each week its own column', () => {
    const groups = tables.find(({ caption }) => caption?.startsWith('Por grupo'))
    expect(groups?.headers).toEqual(['Semana', 'Ostra', 'Cerveja'])
    expect(groups?.rows.map(([week]) => week)).toContain('28/12 a 03/01')
    const list = tables.find(({ caption }) => caption?.startsWith('Itens por semana'))
    expect(list?.headers).toEqual(expect.arrayContaining(['21 a 27/12', '28/12 a 03/01', '04 a 10/01']))
  })

  it('puts the closed days in the year that the sheet covers', () => {
    const closed = forecast.expected?.find(({ from }) => from?.endsWith('05-04'))
    expect(closed?.from).toBe('2026-05-04')
    expect(closed?.used).toBe(true)
  })

  it('counts the packs of the week by the same figures', () => {
    const answer = forecast.answers?.find(({ about }) => about === 'packs')
    const boxes = Math.ceil(weekOf('cerveja', '2026-12-28') / 24)
    expect(answer?.verdict).toContain(`${boxes} caixas de 24`)
  })
})
