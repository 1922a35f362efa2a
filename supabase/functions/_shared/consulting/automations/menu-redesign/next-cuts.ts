/** What could leave next, for an owner who wants a shorter menu: each with its loss, so that the number is the owner's choice. */

import { isSameName } from '../../base/match-items.ts'
import { countedGroups } from '../../base/request/counted-items.ts'
import type { Asked } from './asked.ts'
import type { Brief } from './brief.ts'
import { cases } from './cases.ts'
import { marginInstead } from './category.ts'
import { lastOptionIn } from './last-option.ts'
import type { MenuRedesign, RedesignedCategory } from './schema.ts'

type NextCut = NonNullable<MenuRedesign['nextCuts']>[number]

/** Items that are named without a number of the owner's. */
const usual = 3
/** Of the margin, what an item may leave to be named without the owner's own number. */
const mostShare = 0.01

const fewer = /reduzir o n[uú]mero|menos itens|enxut/i

/** How many more of which items the owner allows to leave; null without a wish for fewer. */
function allowedIn(
  { goals, context: { sheet } }: Brief,
  menu: readonly Asked[],
  gone: ReadonlySet<string>,
): { items: readonly Asked[]; most: number; isFree?: true } | null {
  if (!goals.some((goal) => fewer.test(goal))) return null
  // What has its own days stays for them.
  const left = menu.filter(
    ({ name }) =>
      !gone.has(name) && !sheet.wishes.some((wish) => wish.kind === 'served' && isSameName(wish.item, name)),
  )
  for (const wish of sheet.wishes) {
    if (wish.kind === 'dropItem' && wish.weak && wish.most !== undefined)
      return { items: left, most: wish.most - gone.size }
    if (wish.kind !== 'count' || wish.item === undefined || wish.bound !== 'at_least') continue
    const [group = []] = countedGroups(wish, left)
    return { items: group, most: group.length - wish.count }
  }
  const hasNumber = sheet.wishes.some((wish) => wish.kind === 'count' && wish.of === 'items')
  return hasNumber ? null : { items: left, most: usual, isFree: true }
}

export function nextCutsOf(
  brief: Brief,
  categories: readonly RedesignedCategory[],
  gone: ReadonlySet<string>,
): NextCut[] {
  const menu = brief.listed.onMenu
  const allowed = allowedIn(brief, menu, gone)
  if (!allowed || allowed.most <= 0) return []
  const { monthly } = brief.sold.span
  const house = categories
    .flatMap(({ items }) => items)
    .reduce((sum, { units, margin }) => sum + units * monthly * margin, 0)
  const isAllowed = (name: string) => allowed.items.some((item) => isSameName(item.name, name))
  const found = categories
    .flatMap(({ items }) =>
      items.flatMap((item) => {
        if (item.move === 'remove' || item.kept || item.apart !== undefined || !isAllowed(item.name))
          return []
        if (item.move === 'highlight') return []
        // Nobody takes out a part of the house's margin, or what has just become dearer.
        if (
          allowed.isFree &&
          (item.newPrice !== null || item.units * monthly * item.margin > house * mostShare)
        )
          return []
        const others = items.filter((one) => one !== item && one.move !== 'remove' && one.apart === undefined)
        const units = item.units * monthly
        const loss = units * (item.margin - cases.careful.substitution * marginInstead(item, others))
        return [{ name: item.name, units, leaves: units * item.margin, loss: Math.max(0, loss) }]
      }),
    )
    .toSorted((a, b) => a.units - b.units)
  const lastOption = lastOptionIn(menu)
  const out = new Set(gone)
  const chosen: NextCut[] = []
  for (const one of found) {
    if (chosen.length >= allowed.most) break
    const own = menu.find((item) => isSameName(item.name, one.name))
    if (!own || lastOption(own, out) !== null) continue
    out.add(own.name)
    chosen.push(one)
  }
  return chosen
}
