/** The engine on a menu and a sheet, for its tests. */
import type { Answers } from '../../base/answers/definition.ts'
import type { EngineContext } from '../../base/context.ts'
import { unknownHouse } from '../../base/context.ts'
import type { Menu } from '../../documents/menu.ts'
import type { Sales, SalesItem } from '../../documents/sales.ts'
import { understand } from '../../understanding/understand.ts'
import { redesignMenu } from './engine.ts'

const context: EngineContext = {
  today: '2026-11-21',
  restaurant: { name: 'Boteco da Praia', city: 'Fortaleza', type: 'bar' },
  ...unknownHouse,
}

export const menuOf = (names: readonly string[], price: number | null = 20): Menu => ({
  items: names.map((name) => ({ name, category: 'Petiscos', description: null, price, cost: null })),
})

export const salesOf = (items: SalesItem[]): Sales => ({
  items,
  period: { from: '2026-10-01', to: '2026-10-30' },
  weeks: [],
  itemWeeks: [],
  weekdays: [],
  dayParts: [],
  rows: { read: items.length, totals: 0, blank: 0, refused: 0 },
})

const file = { path: 'r/a.pdf', name: 'a.pdf', size: 1, type: 'application/pdf' }

export function redesign(menu: Menu, sales?: Sales, constraints?: string, goals = ['Melhorar a margem']) {
  const answers: Answers = {
    current_menu: { ...file, menu },
    business_goals: goals,
    ...(sales && { sales_data: { ...file, sales } }),
    ...(constraints !== undefined && { constraints }),
  }
  const { house, today } = context
  const [result] = redesignMenu(answers, {
    ...context,
    sheet: understand('menu_redesign', { answers, house, today }),
  })
  if (!result) throw new Error('no result')
  return result
}

export const sold = (name: string, units: number, price: number | null, cost: number | null): SalesItem => ({
  name,
  category: 'Petiscos',
  units,
  price,
  cost,
})
