import { describe, expect, it, test } from 'vitest'
import { asking, sheetOf } from '../../../../../../tests/support/understood.ts'
import { pouredIds } from '../../base/cachacas.ts'
import { ingredients } from '../../base/pantry/bar.ts'
import { reportSections } from '../../report/build-report.ts'
import { createDrinkResults } from './engine.ts'
import { englishNames } from './in-english.ts'

const cardFor = async (audience: string[]) => {
  const answers = {
    establishment_info: ['Hotel ou pousada'],
    target_audience: audience,
    equipment: ['Coqueteleira'],
  }
  const results = createDrinkResults(answers, asking(sheetOf()))
  const sections = await reportSections(results.map(({ content }) => content))
  return JSON.stringify(sections.find(({ title }) => title === 'A carta'))
}

const isPoured = (id: string) => pouredIds.some((one) => one === id)

test('every ingredient that a guest tastes has an English name', () => {
  const untold = new Set(['sal', 'agua', 'gelo'])
  const unnamed = ingredients.filter(
    ({ id }) => !isPoured(id) && !untold.has(id) && englishNames[id] === undefined,
  )
  expect(unnamed.map(({ id }) => id)).toEqual([])
})

describe('the card', () => {
  it('has a line in English for each drink where guests come from abroad', async () => {
    const card = await cardFor(['Turistas estrangeiros'])
    expect(card).toContain('In English')
    expect(card.match(/ cachaça|cachaça aged/g)?.length).toBeGreaterThan(3)
  })
  it('has none where nobody does', async () => {
    expect(await cardFor(['Moradores do bairro'])).not.toContain('In English')
  })
})
