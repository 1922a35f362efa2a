import type { Answers } from '../../base/answers/definition.ts'
import { menuOf } from '../../base/answers/read.ts'
import type { EngineContext } from '../../base/context.ts'
import { EngineError } from '../../base/errors.ts'
import type { Conflict } from '../../base/request/conflict.ts'
import { kitchenDiets } from '../../base/request/house-diet.ts'
import type { RequestSheet } from '../../base/request/request-sheet.ts'
import type { Wish } from '../../base/request/wish.ts'
import { inReais } from './amounts.ts'
import { redesignMenu } from './engine.ts'
import { readOrders } from './orders.ts'
import { monthlyOf, perOf } from './period.ts'
import { nothingLeft, tooManyKept } from './room.ts'
import type { MenuRedesign } from './schema.ts'
import { heavyLoss, lossShare } from './summary.ts'

const without = (sheet: RequestSheet, kinds: readonly Wish['kind'][]): RequestSheet => ({
  ...sheet,
  wishes: sheet.wishes.filter(({ kind }) => !kinds.includes(kind)),
})

/** The plan that this sheet leads to; null if there is none. */
function planFor(answers: Answers, context: EngineContext): MenuRedesign | null {
  try {
    return redesignMenu(answers, context)[0]?.content ?? null
  } catch (error) {
    if (error instanceof EngineError) return null
    throw error
  }
}

/** A cut that costs a tenth of the house's margin or more, told before it is paid for. */
function costlyCut(answers: Answers, context: EngineContext): Conflict[] {
  const { sheet } = context
  const cuts = sheet.wishes.some(({ kind }) => kind === 'count' || kind === 'dropItem' || kind === 'exclude')
  const plan = cuts ? planFor(answers, context) : null
  const share = plan?.outlook ? lossShare(plan.categories, monthlyOf(plan), plan.outlook) : null
  if (!plan?.outlook || share === null || share < heavyLoss) return []
  // What the owner removes for its own sake costs what it costs.
  const stands = (plan.balance?.owners ?? 0) > 1 ? undefined : plan.balance?.stands?.items
  return [
    {
      message: `O que você pede para tirar perde ${Math.round(share * 100)}% da margem da casa, ${inReais(-plan.outlook.careful)} ${perOf(plan)} no caso cauteloso${stands === undefined ? '' : `; com ${stands} itens o plano não perde`}.`,
      offers: [
        ...(stands === undefined
          ? []
          : [
              {
                label: `Ficar com ${stands} itens`,
                sheet: {
                  ...sheet,
                  wishes: sheet.wishes.map((wish) =>
                    wish.kind === 'count' && wish.item === undefined && wish.of !== 'pages'
                      ? { ...wish, count: stands }
                      : wish,
                  ),
                },
              },
            ]),
        ...(sheet.wishes.some(({ kind }) => kind === 'count')
          ? [{ label: 'Tirar o limite de itens', sheet: without(sheet, ['count']) }]
          : []),
      ],
    },
  ]
}

/** More kept items than the menu may have, no items left, or a cut that loses much. */
export function findMenuConflicts(answers: Answers, context: EngineContext): Conflict[] {
  const { sheet, house, today } = context
  const ruled = kitchenDiets(sheet.wishes, menuOf(answers, 'current_menu')?.items ?? [])
  const asking = { ...sheet, wishes: sheet.wishes.filter((wish) => !ruled.some((one) => one === wish)) }
  const items = (menuOf(answers, 'current_menu')?.items ?? []).map(({ name, category, description }) => ({
    name,
    section: category,
    description,
  }))
  const orders = readOrders(asking, house, today)
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
    ...(many || none ? [] : costlyCut(answers, context)),
  ]
}
