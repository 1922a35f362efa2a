/** Items that the owner wants fewer of: "tira o que der de fritura", "no máximo três com cachaça". */
import { hasAlcohol } from '../../../base/house/item-kind.ts'
import type { RequestSheet } from '../../../base/request/request-sheet.ts'
import { requirementsOf } from '../../../base/request/requirements.ts'
import type { WishOf } from '../../../base/request/wish.ts'
import type { Asked } from '../asked.ts'
import { hasCachaca } from '../with-cachaca.ts'

type Share = WishOf<'share'>

/** Names of dishes that come out of the fryer; carne de sol and cassava are fried only where the name says so. */
const fried =
  /frit[oa]|fritura|batata(?! doce)|isca|passarinh|torresmo|past[eé]l|pasteis|coxinha|bolinho|dadinho|croquete|empanad|milanesa|[aà] dor[eê]|riss[oó]l|quibe|kibe|crocante|an[eé]is de cebola|nugget|tempur|fish and chips/i

/** Whether an item contains what a share counts. */
export function holdsShare({ what }: Pick<Share, 'what'>): (item: Asked) => boolean {
  if (/^frit/.test(what)) return ({ name, description }) => fried.test(`${name} ${description ?? ''}`)
  if (/cacha[cç]a/i.test(what))
    return ({ name, description, section }) =>
      hasCachaca(name, description, section) && hasAlcohol({ name, section: section ?? 'Drinks' })
  if (/[aá]lcool|alco[oó]lic/i.test(what)) return ({ name, section }) => hasAlcohol({ name, section })
  const { allowsMenuItem } = requirementsOf({
    wishes: [{ kind: 'exclude', what, why: 'taste', text: what, origin: 'request' }],
    unread: [],
  })
  return ({ name, description }) => allowsMenuItem({ name, description }) === 'no'
}

const fewOf = ({ wishes }: RequestSheet): Share[] =>
  wishes.filter((wish): wish is Share => wish.kind === 'share' && wish.of === 'few')

/** Whether the owner wants fewer items like this one. */
export function unwantedIn(sheet: RequestSheet): (item: Asked) => boolean {
  const tests = fewOf(sheet).map(holdsShare)
  return (item) => tests.some((holds) => holds(item))
}

/** Items beyond a number that the owner sets, those that leave least first. */
export function beyondBounds(
  sheet: RequestSheet,
  menu: readonly Asked[],
  isKept: (item: Asked) => boolean,
  worth: (item: Asked) => number,
): { name: string; reason: string }[] {
  return fewOf(sheet).flatMap((wish) => {
    const { count, what } = wish
    if (count === undefined) return []
    const holding = menu.filter(holdsShare(wish))
    return holding
      .filter((item) => !isKept(item))
      .toSorted((a, b) => worth(a) - worth(b))
      .slice(0, Math.max(0, holding.length - count))
      .map(({ name }) => ({
        name,
        reason: `Tirar do cardápio, para ficar em ${count} com ${what}, como você pediu`,
      }))
  })
}
