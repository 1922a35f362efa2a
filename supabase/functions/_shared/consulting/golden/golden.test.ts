/**
 * The reports of three houses, kept so that people can read them: a change of a rule shows here in words and
 * figures. `npx vitest run --project unit golden -u` writes them anew.
 */
import { describe, expect, test } from 'vitest'
import type { Answers, AutomationType } from '../automations/types.ts'
import { runEngine } from '../engine/index.ts'
import { buildReport } from '../report/build-report.ts'
import { toMarkdown } from '../report/to-markdown.ts'
import { menuAnswer, restaurants } from './restaurants.ts'
import { neighbours, salesOf, trades } from './sales.ts'

const sheet = { path: 'vendas/vendas.csv', name: 'vendas.csv', size: 90_000, type: 'text/csv' }

const goals: Readonly<Record<string, string[]>> = {
  boteco: ['Melhorar a margem', 'Vender mais drinks com cachaça'],
  'fine-dining': ['Aumentar o ticket médio', 'Destacar pratos regionais'],
  'food-truck': ['Agilizar o serviço', 'Reduzir o número de itens'],
}

describe.each(restaurants.map((restaurant) => [restaurant.id, restaurant] as const))(
  'the %s',
  (id, house) => {
    const trade = trades[id]
    if (!trade) throw new Error(`no trade for ${id}`)
    const sales_data = { ...sheet, sales: salesOf(id, house.menu, trade) }
    const first = house.menu.items[0]?.name ?? ''
    const given: Partial<Record<AutomationType, Answers>> = {
      drink_creation: {
        establishment_info: [
          id === 'boteco'
            ? 'Boteco ou bar de bairro'
            : id === 'food-truck'
              ? 'Food truck ou quiosque'
              : 'Restaurante de alta gastronomia',
        ],
        target_audience: ['Grupos de amigos'],
        equipment: ['Coqueteleira'],
        preferences: id === 'boteco' ? 'sem lactose' : 'prefiro caju',
      },
      dish_creation: house.answers.dish_creation,
      menu_redesign: {
        current_menu: menuAnswer(house.menu),
        business_goals: goals[id] ?? [],
        sales_data,
        constraints: `manter ${first}`,
      },
      dynamic_pricing: { sales_data, constraints: 'a cerveja não pode subir' },
      predictive_analytics: { sales_data },
      competitor_analysis: { competitors: neighbours[id] ?? '', own_menu: menuAnswer(house.menu) },
    }

    test.each(Object.entries(given))('gets the same %s as before', async (type, answers) => {
      const automation = type as AutomationType
      const results = runEngine(automation, answers, house.context)
      const report = buildReport({
        requestId: 'golden',
        title: results.at(-1)?.title ?? type,
        restaurant: house.context.restaurant.name,
        createdAt: `${house.context.today}T12:00:00-03:00`,
        contents: results.map(({ content }) => content),
      })
      await expect(toMarkdown(report.title, report.sections)).toMatchFileSnapshot(
        `./${type.replaceAll('_', '-')}.${id}.md`,
      )
    })
  },
)

test('no two houses get the same advice', () => {
  const [a, b] = restaurants.map(({ id, menu, context }) => {
    const trade = trades[id]
    if (!trade) throw new Error(`no trade for ${id}`)
    const sales_data = { ...sheet, sales: salesOf(id, menu, trade) }
    return runEngine('dynamic_pricing', { sales_data }, context)
  })
  expect(a).not.toEqual(b)
})
