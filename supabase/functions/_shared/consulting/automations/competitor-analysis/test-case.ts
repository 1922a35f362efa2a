/** The engine on a text and a menu, for its tests. */
import type { Answers } from '../../base/answers/definition.ts'
import type { EngineContext } from '../../base/context.ts'
import { unknownHouse } from '../../base/context.ts'
import { understand } from '../../understanding/understand.ts'
import { analyseCompetitors } from './engine.ts'

export const context: EngineContext = {
  today: '2026-11-21',
  restaurant: { name: 'Boteco da Praia', city: 'Fortaleza', type: 'bar' },
  ...unknownHouse,
}

export type Menu = [name: string, price: number | null, category?: string | null, cost?: number][]

/** A house between a dearer and a cheaper competitor. */
export const rivalsMenu: Menu = [
  ['Peixada da casa', 148, 'Pratos para dois', 52],
  ['Moqueca de camarão', 168, 'Pratos para dois', 71],
  ['Pirão', 16, 'Acompanhamentos', 3.1],
  ['Caranguejo (un)', 14, 'Entradas', 6.8],
  ['Casquinha de caranguejo', 24, 'Entradas', 8.5],
  ['Caipirinha', 26, 'Drinks', 6],
  ['Caipirinha de três limões', 29, 'Drinks', 6.9],
  ['Dose prata 50 ml', 16, 'Cachaças', 3.9],
  ['Long neck', 15, 'Cervejas', 7],
]
export const rivalsText =
  'Casa Alta: moqueca 198, caipirinha 34\nBarraca Baixa: peixada p/ 2 119, caranguejo 12, caipirinha 20, dose de cachaça 12'

const file = (name: string, type: string) => ({ path: `r/${name}`, name, size: 1, type })

/** The answers with the house's menu as a file. */
export const answersWith = (competitors: string, menu?: Menu) => ({
  competitors,
  ...(menu && {
    own_menu: {
      ...file('a.pdf', 'application/pdf'),
      menu: {
        items: menu.map(([name, price, category = null, cost = null]) => ({
          name,
          category,
          description: null,
          price,
          cost,
        })),
      },
    },
  }),
})

/** The answer with a month's sales of a menu's items: 200 of the first, one more of each that follows. */
export const salesAnswer = (menu: Menu) => ({
  ...file('b.csv', 'text/csv'),
  sales: {
    items: menu.map(([name, price, category = null, cost = null], at) => ({
      name,
      category,
      price,
      cost,
      units: 200 + at,
    })),
    period: { from: '2026-10-01', to: '2026-10-30' },
    weeks: [],
    itemWeeks: [],
    weekdays: [],
    dayParts: [],
    rows: { read: menu.length, totals: 0, blank: 0, refused: 0 },
  },
})

export const analyse = (competitors: string, menu?: Menu) => analyseAnswers(answersWith(competitors, menu))

export function analyseAnswers(answers: Answers, house = context.house) {
  const { today } = context
  const [result] = analyseCompetitors(answers, {
    ...context,
    house,
    sheet: understand('competitor_analysis', { answers, house, today }),
  })
  if (!result) throw new Error('no result')
  return result
}
