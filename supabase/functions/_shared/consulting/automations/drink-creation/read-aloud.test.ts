/** Sentences and figures of whole reports that an owner would stumble over. */
import { describe, expect, test } from 'vitest'
import { furtherHouses } from '../../golden/further-houses.ts'
import { goldenAnswers, goldenContext, renderResults } from '../../golden/golden.ts'
import { houses } from '../../golden/houses.ts'
import { createDrinkResults } from './engine.ts'

const own = await goldenAnswers('drink_creation')
const cases = [
  ...houses.map((house) => ({ house, answers: own[house.id] })),
  ...furtherHouses.map((house) => ({ house, answers: house.answers.drink_creation })),
]

describe.each(cases.map((one) => [one.house.id, one] as const))('the report of the %s', async (_, one) => {
  const results = createDrinkResults(one.answers, goldenContext('drink_creation', one.house, one.answers))
  const report = await renderResults(results)
  const drinks = results.flatMap(({ content }) => (content.kind === 'drink' ? [content] : []))

  test('calls no drink free of allergens that carries the warning of its barrel', () => {
    const free = /^Alergênicos nos ingredientes: (.*)$/m.exec(report)?.[1] ?? ''
    const barrel = /[^.]*: o barril é de castanheira/.exec(free)?.[0] ?? ''
    for (const { name, base } of drinks) if (base?.id === 'castanheira') expect(barrel).toContain(name)
    if (drinks.some(({ base }) => base?.id === 'castanheira')) expect(free).not.toBe('nenhum.')
  })

  test('supposes one glass for every four seats only where the number is that', () => {
    const [, glasses, seats] = /: (?:conte com|espere|prepare) (\d+) copos.*?quatro d\D*(\d+) lugares/.exec(
      report,
    ) ?? ['', '1', '4']
    expect(Number(glasses)).toBe(Math.round(Number(seats) / 4))
  })

  test('gives a drink one time, in the table and on its sheet', () => {
    const table = report.split('## Fichas dos drinks')[0] ?? ''
    for (const [, seconds] of table.matchAll(/\| (\d+) s[ ,]/g)) expect(Number(seconds) % 5).toBe(0)
  })

  test('starts nothing on Christmas or New Year’s Day', () => {
    expect(report).not.toMatch(/25\/12|01\/01/)
  })

  test('replaces the cachaça tonight with nothing that is only bought later', () => {
    const bought = report.split('## Lista de compras')[1]?.split('Na semana em que entram')[0] ?? ''
    for (const tea of ['capim-santo', 'hibisco']) {
      if (bought.includes(tea)) continue
      expect(report).not.toMatch(new RegExp(`sem álcool, \\d+ ml de chá frio de ${tea}`))
    }
  })

  test('reads as Portuguese of any house, by day or at night, at a table or standing', () => {
    expect(report).not.toMatch(/ de esse[;,]|\bUm põe|tangerina fresco|na lousa|por mesa|primeira noite/)
  })
})

test.each(['pousada', 'food-truck'])(
  'no drink of the %s waits for the harvest of a fruit sold as frozen pulp',
  (id) => {
    const one = cases.find(({ house }) => house.id === id)
    if (!one) throw new Error(`no house ${id}`)
    const [menu] = createDrinkResults(
      one.answers,
      goldenContext('drink_creation', one.house, one.answers),
    ).flatMap(({ content }) => (content.kind === 'drink_menu' ? [content] : []))
    expect(menu?.launch?.drinks.filter(({ later }) => later?.includes('cajá'))).toEqual([])
  },
)
