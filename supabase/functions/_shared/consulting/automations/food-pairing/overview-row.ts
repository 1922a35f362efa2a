/** The line of a dish in the table of pairs. */
import { capitalize, the } from '../../base/language/grammar.ts'
import { describeProfile } from '../../base/pairing/phrases.ts'
import { cautionOf } from './caution.ts'
import { comboWithin } from './combo.ts'
import { counted } from './counted.ts'
import type { MenuParts } from './menu-parts.ts'
import { withUsual } from './preparations/index.ts'
import { isPlainFare, type Ranked } from './rank.ts'
import { ingredientsOf } from './request.ts'
import type { PairingMenu } from './schema.ts'
import { spokenName } from './short-names.ts'
import type { AlcoholFree } from './without-alcohol.ts'

/** The dish to offer instead of one that may not be sold: of its course, seafood if there is any, nearest in price. */
function insteadOf({ dish }: Ranked, { ranked, context }: MenuParts): string | undefined {
  const sea = ({ groups }: Ranked['dish']) => groups.has('fish') || groups.has('shellfish')
  const far = (other: Ranked['dish']) => Math.abs((other.item.price ?? 0) - (dish.item.price ?? 0))
  const [found] = ranked
    .map((entry) => entry.dish)
    .filter(
      (other) =>
        other.course === dish.course &&
        !isPlainFare(other.item.name) &&
        !cautionOf(other.item, context.today),
    )
    .toSorted(
      (a, b) =>
        Number(b.item.category === dish.item.category) - Number(a.item.category === dish.item.category) ||
        Number(sea(b)) - Number(sea(a)) ||
        far(a) - far(b),
    )
  return found && spokenName(found.item.name)
}

/** The pairing of a dish, for the table with one line per dish. */
export function rowOf(
  entry: Ranked,
  parts: MenuParts,
  leading: ReadonlyMap<string, number>,
): PairingMenu['overview'][number] {
  const { dish, best, cachacas: neat, drink } = entry
  const { venue, request, context } = parts
  const { item } = dish
  const { why = '', say = '', known = false } = parts.told.get(dish) ?? {}
  const serving = parts.servingOf(entry)
  const caution = cautionOf(item, context.today)
  const closed = caution?.closed ?? false
  const free = parts.free.get(dish)
  const confirm = request.confirms(item)
  const held = withUsual(request.allergensIn(item, null), entry.preparation).filter(request.cooksWith)
  const mayHold = request.mayHold(item).filter((label) => !held.includes(label) && request.cooksWith(label))
  const row: PairingMenu['overview'][number] = {
    name: item.name,
    category: item.category,
    course: dish.course === 'side' ? 'main' : dish.course,
    profile: describeProfile(dish).join(', '),
    cachaca: neat[0]?.option.name ?? '',
    drink: drink?.option.name ?? null,
    best: best.option.name,
    served: counted(best.option, serving.guests),
    servedPrice: best.option.price,
    why,
    points: best.points,
    comboPrice:
      comboWithin(item, best.option, serving, venue.ending, request.comboFor(dish), closed).combo?.price ??
      null,
    ...(item.price !== null && best.option.price !== null && { priced: true }),
    description: item.description,
    ...ingredientsOf(best.option, request),
    allergens: held,
    ...(mayHold.length > 0 && { mayHold }),
    say,
    guests: serving.guests,
    free: free ? { name: free.name, price: free.price, own: free.own, reason: free.reason } : null,
    closed,
    ...(caution && { caution: caution.note }),
    ...(closed && { instead: insteadOf(entry, parts) }),
    ...(leading.has(item.name) && { lead: leading.get(item.name) }),
    known,
    aside: parts.asides.includes(best.option),
    ...(confirm.length > 0 && { confirm: [...confirm] }),
  }
  return free && free.name === best.option.name ? withSoft(row, free) : row
}

/** The dish with its drink without alcohol, where no glass of the house suits it. */
function withSoft(
  row: PairingMenu['overview'][number],
  { name, price, reason }: AlcoholFree,
): PairingMenu['overview'][number] {
  const drink = spokenName(name)
  return {
    ...row,
    best: name,
    servedPrice: price,
    why: capitalize(reason),
    say: `Com ${the(spokenName(row.name))}, ${the(drink)}?`,
    comboPrice: null,
    priced: price !== null,
    free: null,
    aside: true,
  }
}
