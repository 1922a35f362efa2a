import { describe, expect, test } from 'vitest'
import { type NeighbourDose, neighbourDosesOf, neighbourText } from './neighbour-doses.ts'

const white = { label: 'Alambique', ml: 50, price: 14, cost: 5, measure: { ml: 30, price: 9, cost: 3 } }
const wood = { label: 'Carvalho Premium', ml: 50, price: 22, cost: 6 }
const beside = (theirs: number): NeighbourDose => ({
  competitor: 'Bar da Esquina',
  item: 'dose',
  theirs,
  ...white,
})

describe('a neighbour’s cheaper dose', () => {
  test('is answered with the sales that following it would take', () => {
    // (14 − 5) ÷ (11 − 5) = 1.5: half as many again.
    expect(neighbourText(beside(11))).toContain('só empata quem vende 50% mais doses: não siga')
    expect(neighbourText(beside(11))).toContain('a de 30 ml, R$ 9,00, que deixa R$ 6,00')
  })

  test('is not followed below the cost of the bottle, nor when ours is no dearer', () => {
    expect(neighbourText(beside(5))).toContain('menos que o custo da sua')
    expect(neighbourText(beside(14))).toContain('não é a mais cara')
  })

  test('is compared with the cachaça that it names, else with the cheapest', () => {
    const wish = (item: string) =>
      ({
        kind: 'competitorPrice',
        competitor: 'Bar',
        item,
        min: 12,
        max: 12,
        text: item,
        origin: 'house',
      }) as const
    const labels = (item: string) =>
      neighbourDosesOf({ wishes: [wish(item)], unread: [] }, [wood, white]).map(({ label }) => label)
    expect([labels('dose'), labels('dose de carvalho'), labels('torresmo')]).toEqual([
      ['Alambique'],
      ['Carvalho Premium'],
      [],
    ])
  })
})
