/** The combos of the new menu: those that the owner asks for, or ours if a goal of the house calls for them. */
import { askedEnding } from '../../base/pricing/endings.ts'
import { ofKind } from '../../base/request/wish.ts'
import type { Instructions } from './advise.ts'
import type { Brief } from './brief.ts'
import { combosOf } from './combos.ts'
import { askedCombos } from './plan/asked-combos.ts'
import { feedsTold } from './plan/page-notes.ts'
import type { Combo, RedesignedCategory, RedesignedItem } from './schema.ts'

const combosServe = /combo|ticket|conta m[eé]dia|gasto m[eé]dio|dias fracos|drinks|vinho|bebida/i

export interface MenuCombos {
  /** The owner's, each with its wish; without a combo where none pays. */
  asked: ReturnType<typeof askedCombos>
  combos: Combo[]
}

/** @throws SetPriceRefused if a combo does not pay off at the price that a review sets */
export function menuCombos(
  {
    context,
    goals,
    sold,
    orders: {
      requirements: { promotes },
    },
  }: Brief,
  categories: readonly RedesignedCategory[],
  instructionsOf: (item: RedesignedItem, section: string) => Instructions,
): MenuCombos {
  const { monthly } = sold.span
  const wishes = ofKind(context.sheet.wishes, 'newCombo')
  const asked = askedCombos(
    wishes,
    categories,
    monthly,
    (item, section) => instructionsOf(item, section).doubt === null,
    askedEnding(context.sheet.wishes),
    {
      feedsTold: (part) => feedsTold(context.sheet, part),
      shown: ({ name, section }) => promotes({ name, section }),
    },
  )
  if (wishes.length > 0) return { asked, combos: asked.flatMap(({ combo }) => combo ?? []) }
  // A combo that we did not understand is not answered with another one.
  const isMisread = context.sheet.unread.some(({ text }) => /(?<!\p{L})combos?(?!\p{L})/iu.test(text))
  return {
    asked,
    combos:
      !isMisread && goals.some((goal) => combosServe.test(goal))
        ? combosOf(categories, monthly, instructionsOf, goals, context.prices ?? [])
        : [],
  }
}
