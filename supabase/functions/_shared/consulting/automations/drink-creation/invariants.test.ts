/** What holds of every report of drinks, whatever the house. */
import { describe, expect, it, test } from 'vitest'
import { plainContext, understood } from '../../../../../../tests/support/understood.ts'
import { houseSchema } from '../../base/house/house.ts'
import { isSpiritId } from '../../base/spirits.ts'
import { reportSections } from '../../report/build-report.ts'
import { toMarkdown } from '../../report/to-markdown.ts'
import { createDrinks } from './engine.ts'
import { orderOfWork } from './order-of-work.ts'
import { toResults } from './results.ts'
import { secondsOf } from './seconds.ts'

const item = (section: string, name: string, price: number, cost: number) => ({ section, name, price, cost })
const litre = (price: number) => ({ price, amount: 1000, unit: 'ml' as const })
const kilo = (price: number) => ({ price, amount: 1, unit: 'kg' as const })
const goods = { Limão: kilo(6), Açúcar: kilo(5), Maracujá: kilo(11), Abacaxi: kilo(7), Gengibre: kilo(15) }
const menu = [
  item('Drinks', 'Caipirinha de limão', 22, 5),
  item('Drinks', 'Gin tônica', 32, 9),
  item('Petiscos', 'Pastel de queijo', 28, 8),
]

/** Houses that list their purchases, each with the bottles that it pours. */
const bars: readonly (readonly [string, Record<string, ReturnType<typeof litre>>])[] = [
  ['Pub ou choperia', { 'Cachaça branca': litre(36), Vodca: litre(34), 'Rum branco': litre(44) }],
  ['Barraca de praia', { Cachaça: litre(30), 'Vodca nacional': litre(38) }],
  ['Boteco ou bar de bairro', { 'Cachaça prata': litre(33), 'Rum Montilla': litre(40), Gin: litre(66) }],
]

function made(preferences: string, [establishment, bottles]: (typeof bars)[number], more: object = {}) {
  const house = houseSchema.parse({
    menu,
    ingredientPrices: { ...goods, ...bottles },
    settings: { seats: 80 },
  })
  const answers = {
    establishment_info: [establishment],
    target_audience: ['Grupos de amigos'],
    equipment: ['Coqueteleira', 'Dosador', 'Liquidificador'],
    preferences,
    ...more,
  }
  const created = createDrinks(answers, understood('drink_creation', answers, { ...plainContext, house }))
  return { ...created, results: toResults(created.menu, created.explanations) }
}
const textOf = async ({ results }: ReturnType<typeof made>) =>
  toMarkdown('', await reportSections(results.map(({ content }) => content)))

describe.each(bars)('a house that lists what it buys: %s', (...bar) => {
  test('buys no bottle for its new drinks that it does not pour already', () => {
    for (const count of [4, 5, 6]) {
      const { menu: made4 } = made(`Quero ${count} drinks, um deles sem álcool.`, bar)
      const bought = made4.shoppingList.items.filter(({ owned }) => !owned).map(({ item: name }) => name)
      expect(bought.filter((name) => /cachaça|vodca|rum|gin/.test(name))).toEqual([])
    }
  })

  test('gets one of three on its other spirits, unless it speaks of cachaça or refuses them', () => {
    const others = (asked: string) =>
      made(asked, bar).menu.drinks.filter(({ base }) => base !== null && isSpiritId(base.id)).length
    expect(others('Quero 4 drinks, um deles sem álcool.')).toBe(1)
    expect(others('Quero 6 drinks.')).toBeGreaterThanOrEqual(1)
    expect(others('Quero 6 drinks.')).toBeLessThanOrEqual(2)
    expect(others('Quero 5 drinks com cachaça.')).toBe(0)
    expect(others('Quero 5 drinks, nada de vodca, rum nem gin.')).toBe(0)
  })

  test('has an order of work whose figures are those of its drinks', () => {
    const { menu: made5 } = made('Quero 5 drinks, dois deles sem álcool.', bar)
    const { launch, drinks } = made5
    if (!launch) throw new Error('no launch')
    const [, list] = orderOfWork(drinks, launch)
    const lines = list?.kind === 'list' ? list.items.join(' ') : ''
    const [, peak, minutes] = /cada 10 copos: (\d+), que tomam (\d+) min/.exec(lines) ?? []
    expect(Number(peak)).toBe(Math.ceil(launch.glasses.expected * 0.4))
    const slowest = Math.max(...drinks.map(secondsOf))
    expect(Number(minutes) * 60).toBeLessThanOrEqual(Number(peak) * slowest + 60)
    for (const { name } of drinks) expect(lines).toContain(name)
  })
})

it('keeps nothing in a refrigerator that the bar lacks', async () => {
  for (const bar of bars) {
    const asked = 'Quero 5 drinks. Não tenho geladeira no bar. Dá para deixar pronto?'
    const text = await textOf(made(asked, bar))
    expect(text).toMatch(/Lotes no isopor, com gelo/)
    expect(text.replace(/^.*(?:Trabalhar sem|Sem geladeira).*$/gmu, '')).not.toMatch(/geladeira/)
  }
})
