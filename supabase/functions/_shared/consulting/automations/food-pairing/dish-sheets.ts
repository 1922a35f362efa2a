/** The detailed sheets: one dish each, with its drinks, combo, allergens and texts. */
import { idOf } from '../../base/language/text.ts'
import type { Option } from '../../base/pairing/options.ts'
import { createReasons, describeProfile, menuTextOf, reasonOf } from '../../base/pairing/phrases.ts'
import type { DishReading } from '../../base/pairing/understand.ts'
import type { Teller } from '../../base/pairing/ways.ts'
import { cautionOf } from './caution.ts'
import { comboWithin } from './combo.ts'
import type { PairBounds } from './pair-bounds.ts'
import { withUsual } from './preparations/index.ts'
import type { Ranked } from './rank.ts'
import type { Pairing } from './schema.ts'
import type { Setting } from './setting.ts'
import { courseOf, toOption } from './sheet-parts.ts'
import { asSpoken, type Told } from './told.ts'
import type { AlcoholFree } from './without-alcohol.ts'

interface Words {
  told: ReadonlyMap<DishReading, Told>
  /** The drink without alcohol beside each dish. */
  free: ReadonlyMap<DishReading, AlcoholFree | null>
  teller: Teller
}

export function dishSheets(
  { context, request, venue }: Setting,
  detailed: readonly Ranked[],
  { told, free, teller }: Words,
  { servedAt }: PairBounds,
): Pairing[] {
  const tell = createReasons(teller)
  const introduced = introducer()
  return detailed.map(({ dish, best, runnerUp, cachacas, preparation }): Pairing => {
    const { name, category, price, cost, description } = dish.item
    const { phrase = '', why = '', say = '' } = told.get(dish) ?? {}
    const serving = servedAt(dish, best.option)
    const caution = cautionOf(dish.item, context.today)
    const isClosed = caution?.closed ?? false
    return {
      kind: 'pairing',
      id: idOf(name),
      dish: { name, category, price, cost, description },
      course: courseOf(dish),
      ...(serving.guests > 1 && { guests: serving.guests }),
      ...(serving.pieces > 1 && { pieces: serving.pieces }),
      profile: describeProfile(dish),
      terms: [...dish.terms],
      best: { ...toOption(best, dish, venue, tell, 2, request), reason: `${why}.` },
      runnerUp: runnerUp && toOption(runnerUp, dish, venue, tell, 1, request),
      cachacas: cachacas.flatMap((entry) => {
        const { base, name: label } = entry.option
        return base === null ? [] : [{ id: base, label, points: entry.points, why: reasonOf(entry) }]
      }),
      ...comboWithin(dish.item, best.option, serving, venue.ending, request.comboFor(dish), isClosed),
      alcoholFree: free.get(dish) ?? null,
      allergens: withUsual(request.allergensIn(dish.item, best.option.drink), preparation).filter(
        request.cooksWith,
      ),
      allergensFrom: request.allergensFrom(dish.item),
      ...(isClosed && { closed: true }),
      ...(caution && { caution: caution.note }),
      menuText: menuTextOf(asSpoken(dish), introduced(best.option), phrase),
      pitch: say,
    }
  })
}

/** Explains each cachaça to guests where the menu first mentions it, and nowhere else. */
function introducer(): (option: Option) => Option {
  const met = new Set<string>()
  return (option) => {
    if (met.has(option.id)) return { ...option, about: null }
    met.add(option.id)
    return option
  }
}
