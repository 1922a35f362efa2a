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

export function analyse(
  competitors: string,
  menu?: [name: string, price: number | null, category?: string | null, cost?: number][],
) {
  const answers: Answers = {
    competitors,
    ...(menu && {
      own_menu: {
        path: 'r/a.pdf',
        name: 'a.pdf',
        size: 1,
        type: 'application/pdf',
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
  }
  const { house, today } = context
  const [result] = analyseCompetitors(answers, {
    ...context,
    sheet: understand('competitor_analysis', { answers, house, today }),
  })
  if (!result) throw new Error('no result')
  return result
}
