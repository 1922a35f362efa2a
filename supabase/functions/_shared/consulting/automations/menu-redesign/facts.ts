import type { FactOf } from '../../base/facts.ts'
import { reasons } from './reasons.ts'
import type { MenuRedesign, Move } from './schema.ts'

/** The first word of an action, the same in every report. */
const verbs: Readonly<Record<Move, string>> = {
  keep: 'manter',
  raise: 'subir o preço',
  lower: 'baixar o preço',
  highlight: 'destacar',
  review: 'rever',
  remove: 'tirar',
}

/** Reports from before `move` was kept tell it by their words. */
function moveOf(action: string, newPrice: number | null): Move {
  if (action.startsWith('Tirar')) return 'remove'
  if (newPrice !== null) return 'raise'
  return action.startsWith('Dar destaque') ? 'highlight' : 'keep'
}

/** An item may be classified and missing on the menu, or lack two things at once: its first fact counts. */
function firstOfEach(facts: readonly FactOf<'action'>[]): FactOf<'action'>[] {
  const seen = new Set<string>()
  return facts.filter(({ item }) => !seen.has(item) && seen.add(item))
}

/** One fact for each item of menu and sheet: also for those that stay as they are, or were not classified. */
export function actionFacts(contents: readonly MenuRedesign[]): FactOf<'action'>[] {
  return contents.flatMap(({ categories, left, period }) => {
    const unlisted = new Set(left.flatMap(({ name, reason }) => (reason === 'not_on_menu' ? [name] : [])))
    const place = (name: string) => (unlisted.has(name) ? {} : { onMenu: true })
    return firstOfEach([
      ...categories.flatMap(({ items }) =>
        items.map((item): FactOf<'action'> => {
          const move = item.move ?? moveOf(item.action, item.newPrice)
          return {
            kind: 'action',
            item: item.name,
            ...place(item.name),
            quadrant: item.quadrant,
            action: verbs[move],
            priceNow: item.price,
            priceNew: move === 'remove' ? null : (item.newPrice ?? item.price),
            // A sheet without dates tells of no month.
            gainPerMonth: period?.dated ? item.effect : null,
            text: item.action,
          }
        }),
      ),
      ...left.map((item): FactOf<'action'> => {
        const { name, reason, move = 'keep', price = null, newPrice = null, action } = item
        return {
          kind: 'action',
          item: name,
          ...place(name),
          quadrant: null,
          action: verbs[move],
          priceNow: price,
          priceNew: move === 'remove' ? null : (newPrice ?? price),
          gainPerMonth: null,
          text: action ?? `Fora da conta: ${reasons[reason]}`,
        }
      }),
    ])
  })
}
