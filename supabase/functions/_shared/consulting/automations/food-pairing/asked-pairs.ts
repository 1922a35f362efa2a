/** What the owner asks of drinks beside dishes, as the choices that each dish has left. */
import { cachacas } from '../../base/cachacas.ts'
import { isNamedDish } from '../../base/pairing/named-dishes.ts'
import { isNamedServe, isSameKind } from '../../base/pairing/named-serves.ts'
import type { Option } from '../../base/pairing/options.ts'
import { type Circumstances, pointsOf } from '../../base/pairing/rules.ts'
import { type DishReading, isDrinkLine } from '../../base/pairing/understand.ts'
import { namesItem } from '../../base/request/match-item.ts'
import type { RequestSheet } from '../../base/request/request-sheet.ts'
import { halfOf } from '../../base/request/share-bounds.ts'
import type { WishOf } from '../../base/request/wish.ts'
import type { MenuItem } from '../../documents/menu.ts'
import { bought } from './pours.ts'
import { preparationOf } from './preparations/index.ts'

type Asked = WishOf<'pairing'>

export const pairingWishes = ({ wishes }: RequestSheet): Asked[] =>
  wishes.flatMap((wish): Asked[] => {
    if (wish.kind === 'pairing') return [wish]
    // "sem repetir bebida", where no menu in courses is asked for, is said of the pairs.
    if (wish.kind === 'flight') return repeatsNoPair(wish, wishes) ? [{ ...wish, ...eachOnce }] : []
    // "as ostras pedem espumante ou o Alvarinho?": the better of the two is the dish's pair.
    if (wish.kind === 'question' && wish.about === 'suits' && wish.item && wish.other && wish.what)
      return [
        { ...wish, kind: 'pairing', rule: 'first', serves: [wish.other, wish.what], dishes: [wish.item] },
      ]
    // "o que ofereço com o peixe frito que não seja cerveja?"
    return wish.kind === 'question' && wish.about === 'drinkFor' && wish.item && wish.other
      ? [{ ...wish, kind: 'pairing', rule: 'never', serves: [wish.other], dishes: [wish.item] }]
      : []
  })

const eachOnce = { kind: 'pairing', rule: 'each', distinct: true } as const

/** Whether "sem repetir bebida" is of the pairs, as no menu in courses is asked for. */
export const repeatsNoPair = (wish: WishOf<'flight'>, wishes: RequestSheet['wishes']): boolean =>
  wish.noRepeat === true &&
  !ofCourses.test(wish.text) &&
  wishes.every(
    ({ kind, ...one }) =>
      kind !== 'tasting' &&
      (kind !== 'flight' ||
        !('courses' in one || 'max' in one || 'ml' in one || 'opens' in one || 'closes' in one)),
  )
const ofCourses = /degusta[cç]|tempos?(?!\p{L})|etapas?|sequ[eê]ncia|menu/iu

const servedAs = ({ name, kind, drink }: Pick<Option, 'name' | 'kind' | 'drink'>) => ({
  name,
  isDose: kind === 'cachaca',
  alcohol: drink ? drink.base !== null : undefined,
})

/** Whether the owner names a drink for a dish. */
export const isNamedBeside = (wishes: readonly Asked[], dish: DishReading, option: Option): boolean =>
  wishes.some(
    (wish) =>
      (wish.rule === 'first' || wish.rule === 'only') &&
      wish.dishes !== undefined &&
      isAbout(wish, dish) &&
      isServe(wish, option),
  )

/** Whether the owner's words leave a drink to a dish: it is barred by none, and one of those that alone may stand there. */
export const mayStandBeside = (wishes: readonly Asked[], dish: DishReading, option: Option): boolean =>
  wishes.every((wish) => {
    if (isReserved(wish, option)) return false
    if (wish.rule === 'only') return !isAbout(wish, dish) || isServe(wish, option)
    if (wish.rule === 'never') return !isAbout(wish, dish) || !isServe(wish, option)
    return (
      wish.rule !== 'onlyBeside' || wish.serves === undefined || isAbout(wish, dish) || !isServe(wish, option)
    )
  })

/** Whether a drink is kept for some guests, or is another of a kind that the owner narrows to one. */
export const isReserved = (wish: Asked, option: Option): boolean =>
  (wish.rule === 'onlyFor' && isServe(wish, option)) ||
  (wish.rule === 'onlyKind' &&
    !isServe(wish, option) &&
    (wish.serves ?? []).some((named) => isSameKind(named, option.name)))

const isServe = ({ serves = ['bebida'] }: Asked, option: Option) =>
  serves.some((named) =>
    named === sweetDrink ? isSweet(option, leastSweet) : isNamedServe(named, servedAs(option)),
  )

/** What an owner calls a drink that tastes of sugar, beside a dish that must have none. */
const sweetDrink = 'bebida doce'
const leastSweet = 1.2

const isAbout = ({ dishes }: Asked, dish: DishReading) =>
  dishes === undefined || dishes.some((named) => isNamedDish(named, dish))

/** Whether the owner wants no drink beside a dish. */
export const isSkipped = (wishes: readonly Asked[], dish: DishReading): boolean =>
  wishes.some((wish) => (wish.rule === 'skip' || wish.rule === 'keeps') && isAbout(wish, dish)) ||
  isBesideOnly(wishes, dish)

/** "só os petiscos": whether it is none of the only dishes that the owner wants drinks beside. */
function isBesideOnly(wishes: readonly Asked[], dish: DishReading): boolean {
  const only = wishes.filter(({ rule, serves }) => rule === 'onlyBeside' && serves === undefined)
  return only.length > 0 && !only.some((wish) => isAbout(wish, dish))
}

/** The same of a line whose food is not known. */
export const isSkippedLine = (wishes: readonly Asked[], { name, category }: MenuItem): boolean =>
  wishes.some(
    ({ rule, dishes = [] }) =>
      (rule === 'skip' || rule === 'keeps') &&
      dishes.some((named) => namesItem(named, { name, section: category })),
  )

/** Why a dish is left out of the pairings. */
export function skipReason(wishes: readonly Asked[], dish: DishReading): string {
  const kept = wishes.find((wish) => wish.rule === 'keeps' && isAbout(wish, dish))
  if (kept) return `continua com ${(kept.serves ?? []).join(' ou ')}, como você pediu`
  return isBesideOnly(wishes, dish)
    ? 'você pediu para harmonizar só outros pratos'
    : 'você pediu para não harmonizar'
}

/** Drinks of the menu that the owner asks for and no rule would choose: beer, wine, juice. */
export function namedOptions(
  wishes: readonly Asked[],
  items: readonly MenuItem[],
  known: readonly Option[],
): Option[] {
  const wanted = wishes.filter(({ rule }) => rule === 'only' || rule === 'some' || rule === 'first')
  return items.flatMap((item): Option[] => {
    if (!isDrinkLine(item) || known.some(({ name }) => name === item.name)) return []
    const served = { name: item.name, isDose: false, alcohol: undefined }
    const isNamed = wanted.some(({ serves = [] }) => serves.some((named) => isNamedServe(named, served)))
    return isNamed ? [bought('asked', item, 1.2)] : []
  })
}

/** A mixed drink sweeter than sour. */
export const isSweet = ({ kind, taste }: Option, least = 1.8): boolean =>
  kind !== 'cachaca' && taste.sweet >= least && (least < 1.8 || taste.sweet > taste.acid)

const sweetWoods: ReadonlySet<string> = new Set(
  [cachacas.amburana, cachacas.castanheira].map(({ label }) => `cachaça ${label}`.toLowerCase()),
)

/** A sweet wood is at its best beside cheese and desserts. */
const sweetWood = ({ serves = [] }: Asked, { course, groups }: DishReading): number =>
  Number(serves.every((serve) => sweetWoods.has(serve)) && (course === 'dessert' || groups.has('cheese')))

type Allows = (dish: DishReading, option: Option) => boolean

/** Of few mixed drinks, the first goes where a neat dose burns: palm oil and chilli. */
const asksForMixed = ({ serves = [] }: Asked, { item }: DishReading): number =>
  serves.length > 0 && serves.every((one) => !/cacha[cç]a|dose/.test(one))
    ? Number(Boolean(preparationOf(item)?.against))
    : 0

/** The options that each dish may have. A dish for which the owner's drinks do not exist keeps the others. */
export function allowedBeside(
  wishes: readonly Asked[],
  dishes: readonly DishReading[],
  options: readonly Option[],
  circumstances: Circumstances,
  isDry = false,
  standing: (dish: DishReading, option: Option) => number | null = () => null,
): Allows {
  const fitsTaste: Allows = ({ course }, option) => !isDry || course === 'dessert' || !isSweet(option)
  if (wishes.length === 0) return fitsTaste
  const barred = (dish: DishReading, option: Option) =>
    wishes.some((wish) => isReserved(wish, option)) ||
    wishes.some(
      (wish) =>
        isServe(wish, option) &&
        ((wish.rule === 'never' && isAbout(wish, dish)) ||
          (wish.rule === 'onlyBeside' && wish.serves !== undefined && !isAbout(wish, dish))),
    )
  const forced = new Map<DishReading, (option: Option) => boolean>()
  const banned = new Map<DishReading, ((option: Option) => boolean)[]>()
  const points = (wish: Asked, dish: DishReading) =>
    Math.max(
      -100,
      ...options
        .filter((option) => isServe(wish, option) && !barred(dish, option))
        .map((option) => pointsOf(dish, option, circumstances)),
    )
  const force = (wish: Asked, dish: DishReading) => {
    if (points(wish, dish) > -100) forced.set(dish, (option) => isServe(wish, option))
  }
  const ofRule = (rule: Asked['rule']) => wishes.filter((wish) => wish.rule === rule)
  for (const wish of ofRule('only')) for (const dish of dishes) if (isAbout(wish, dish)) force(wish, dish)
  const takes = (wish: Asked, dish: DishReading) =>
    options.some((option) => isServe(wish, option) && (forced.get(dish)?.(option) ?? true))
  // An upper bound leaves room for what the others ask.
  const counted = ofRule('some').toSorted(
    (a, b) => Number(a.bound === 'at_most') - Number(b.bound === 'at_most'),
  )
  for (const wish of counted) {
    const isForced = (dish: DishReading) => Number(forced.has(dish) && takes(wish, dish))
    const all = dishes.filter((dish) => isAbout(wish, dish))
    const among = all
      .filter((dish) => takes(wish, dish))
      .toSorted(
        (a, b) =>
          isForced(b) - isForced(a) ||
          sweetWood(wish, b) - sweetWood(wish, a) ||
          asksForMixed(wish, b) - asksForMixed(wish, a) ||
          points(wish, b) - points(wish, a),
      )
    const { part, count = 1, bound = 'exactly' } = wish
    const asked = part === 'half' ? halved(all.length, bound) : count
    // "No máximo duas com Amburana" of all dishes wants it where it fits best.
    const isWanted = bound !== 'at_most' || wish.dishes === undefined
    if (isWanted)
      for (const dish of among.slice(0, asked))
        if (!isForced(dish) && (bound !== 'at_most' || points(wish, dish) > 0)) force(wish, dish)
    if (bound !== 'at_least')
      for (const dish of among.slice(asked))
        if (!isForced(dish))
          banned.set(dish, [...(banned.get(dish) ?? []), (option) => isServe(wish, option)])
  }
  for (const wish of ofRule('first'))
    for (const dish of pushedBeside(wish, dishes, options, standing))
      if (isAbout(wish, dish) && !forced.has(dish) && points(wish, dish) > -1) force(wish, dish)
  return (dish, option) =>
    fitsTaste(dish, option) &&
    !barred(dish, option) &&
    (forced.get(dish)?.(option) ?? true) &&
    !(banned.get(dish) ?? []).some((is) => is(option))
}

/** A drink of the list that is to be sold stands first where it suits best, and never beside every dish. */
function pushedBeside(
  wish: Asked,
  dishes: readonly DishReading[],
  options: readonly Option[],
  standing: (dish: DishReading, option: Option) => number | null,
): readonly DishReading[] {
  const pushed = options.filter((option) => option.listed && isServe(wish, option))
  if (wish.dishes !== undefined || pushed.length !== 1) return dishes
  return dishes
    .flatMap((dish) => {
      const at = pushed.flatMap((option) => standing(dish, option) ?? [])[0]
      return at === undefined || at > mostDown ? [] : [{ dish, at }]
    })
    .toSorted((a, b) => a.at - b.at)
    .slice(0, Math.ceil(dishes.length * mostPushed))
    .map(({ dish }) => dish)
}
/** How far down a dish's table a drink may stand to be pushed beside it, and beside what share of the dishes. */
const mostDown = 2
const mostPushed = 0.4

/** "no máximo metade" of seven are three, any other half four. */
export const halved = (all: number, bound: Asked['bound']): number =>
  bound === 'at_most' ? Math.floor(all / 2) : halfOf(all)
