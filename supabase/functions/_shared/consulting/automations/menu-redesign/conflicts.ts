import type { Answers } from '../../base/answers/definition.ts'
import { menuOf } from '../../base/answers/read.ts'
import type { EngineContext } from '../../base/context.ts'
import type { Conflict } from '../../base/request/conflict.ts'
import { kitchenDiets } from '../../base/request/house-diet.ts'
import type { RequestSheet } from '../../base/request/request-sheet.ts'
import type { Wish } from '../../base/request/wish.ts'
import { readOrders } from './orders.ts'
import { nothingLeft, tooManyKept } from './room.ts'

const without = (sheet: RequestSheet, kinds: readonly Wish['kind'][]): RequestSheet => ({
  ...sheet,
  wishes: sheet.wishes.filter(({ kind }) => !kinds.includes(kind)),
})

/** More kept items than the menu may have, or no items left. */
export function findMenuConflicts(answers: Answers, context: EngineContext): Conflict[] {
  const { sheet, house, today } = context
  const ruled = kitchenDiets(sheet.wishes, menuOf(answers, 'current_menu')?.items ?? [])
  const asking = { ...sheet, wishes: sheet.wishes.filter((wish) => !ruled.some((one) => one === wish)) }
  const items = (menuOf(answers, 'current_menu')?.items ?? []).map(({ name, category, description }) => ({
    name,
    section: category,
    description,
  }))
  const orders = readOrders(
    asking,
    house,
    today,
    [],
    items.map(({ name }) => name),
  )
  const many = tooManyKept(items, orders)
  const none = nothingLeft(items, orders)
  return [
    ...(many
      ? [
          {
            message: many.message,
            offers: [
              { label: 'Tirar o limite de itens', sheet: without(sheet, ['count']) },
              { label: 'Deixar que a conta escolha o que fica', sheet: without(sheet, ['keepItem']) },
            ],
          },
        ]
      : []),
    ...(none
      ? [
          {
            message: none,
            offers: [{ label: 'Não tirar nada de antemão', sheet: without(sheet, ['dropItem']) }],
          },
        ]
      : []),
  ]
}
