/** "Degustação de três pratos para trinta pessoas a 28 por cabeça": small portions of the house's dishes, each with its drink. */
import { weekdayOf } from '../../base/calendar.ts'
import { foldAccents, formatBrl, joinList } from '../../base/language/text.ts'
import { dishKindOf, isNamedDish } from '../../base/pairing/named-dishes.ts'
import { isNamedServe, serveKindOf } from '../../base/pairing/named-serves.ts'
import { type DishReading, isDrinkLine } from '../../base/pairing/understand.ts'
import type { WishOf } from '../../base/request/wish.ts'
import type { MenuItem } from '../../documents/menu.ts'
import { pairingWishes } from './asked-pairs.ts'
import { cautionOf } from './caution.ts'
import type { MenuParts } from './menu-parts.ts'
import { menuPrice } from './money.ts'
import { failed, type Statement } from './planned-parts.ts'
import type { Ranked } from './rank.ts'
import type { PairingMenu } from './schema.ts'
import { spokenName } from './short-names.ts'
import { inOrder, softDrinksOf } from './without-alcohol.ts'

type Costed = MenuItem & { price: number; cost: number }
type Table = NonNullable<NonNullable<PairingMenu['asked']>['tables']>[number]

/** Shares of a plate and of a glass that are tried, the largest first. */
const portions = [
  { plate: 1, glass: 1 },
  { plate: 1 / 2, glass: 1 },
  { plate: 1 / 2, glass: 1 / 2 },
  { plate: 1 / 3, glass: 1 / 2 },
  { plate: 1 / 4, glass: 1 / 2 },
] as const
/** Highest cost share of the price. */
const mostCost = 0.35
/** Most that the portions may be worth on the menu, as a multiple of the price: beyond it the house gives food away. */
const mostWorth = 1.15

interface Course {
  dish: DishReading & { item: Costed }
  drink: Costed | null
}
interface Plan {
  courses: readonly Course[]
  plate: number
  glass: number
  /** R$ for one guest: what the portions cost, and what they are worth at the menu's prices. */
  cost: number
  worth: number
}

const isCosted = (item: MenuItem): item is Costed =>
  item.price !== null && item.price > 0 && item.cost !== null && item.cost > 0

const fractionWords: Readonly<Record<string, string>> = {
  '1': 'inteira',
  '0.5': 'meia',
  [String(1 / 3)]: '1/3',
  '0.25': '1/4',
}

const planOf = (courses: readonly Course[], plate: number, glass: number): Plan => {
  const sum = (key: 'price' | 'cost') =>
    courses.reduce((all, { dish, drink }) => all + dish.item[key] * plate + (drink?.[key] ?? 0) * glass, 0)
  return { courses, plate, glass, cost: sum('cost'), worth: sum('price') }
}

/** Dishes with a known cost that may be sold on the day, those that the owner names first; savoury before sweet. */
function candidates({ with: named = [], on }: WishOf<'tasting'>, parts: MenuParts): Ranked[] {
  const day = on ?? parts.context.today
  const able = parts.ranked.filter(
    ({ dish }) => isCosted(dish.item) && !(cautionOf(dish.item, day)?.closed ?? false),
  )
  const kinds = named.map((one) => dishKindOf(foldAccents(one).toLowerCase()) ?? one)
  const meant = able.filter(({ dish }) => kinds.some((kind) => isNamedDish(kind, dish)))
  return meant.length > 0 ? meant : able
}

/** So many of them: what the owner wants to sell first, then the cheapest to make; the sweet one last. */
function chosenOf(wish: WishOf<'tasting'>, parts: MenuParts): Ranked[] {
  const { wishes } = parts.context.sheet
  const able = candidates(wish, parts)
  const toSell = ({ dish }: Ranked) =>
    wishes.some(
      (one) => one.kind === 'question' && one.about === 'sellMore' && one.item && isNamedDish(one.item, dish),
    )
  const share = ({ dish: { item } }: Ranked) => (item.cost ?? 0) / (item.price ?? 1)
  const sorted = able.toSorted(
    (a, b) =>
      Number(toSell(b)) - Number(toSell(a)) ||
      Number(parts.promotes(b)) - Number(parts.promotes(a)) ||
      share(a) - share(b),
  )
  const sweets = sorted.filter(({ dish }) => dish.course === 'dessert')
  const savoury = sorted.filter(({ dish }) => dish.course !== 'dessert')
  const isBoth = sweets.length > 0 && savoury.length > 0
  const first = savoury.slice(0, wish.courses - (isBoth ? 1 : 0))
  return [...first, ...sweets.slice(0, wish.courses - first.length)]
}

/** The drinks without alcohol of a group, each once where there are enough: the one that the owner names beside all. */
function drinksFor(entries: readonly Ranked[], wish: WishOf<'tasting'>, parts: MenuParts): (Costed | null)[] {
  const allowed = parts.items.filter(
    (item) => isDrinkLine(item) && parts.request.refuses(item) === null && isCosted(item),
  )
  const named = (wish.with ?? []).flatMap((one) => {
    const kind = serveKindOf(foldAccents(one).toLowerCase()) ?? one
    return allowed.filter((item) => isNamedServe(kind, { name: item.name, isDose: false })).slice(0, 1)
  })
  const [first] = named.filter(isCosted)
  if (first) return entries.map((_, at) => (at === 0 ? first : null))
  const asked = pairingWishes(parts.context.sheet)
  const barred = (name: string) =>
    asked.some(
      ({ rule, serves = [] }) =>
        (rule === 'never' || rule === 'onlyFor') &&
        serves.some((one) => isNamedServe(one, { name, isDose: false })),
    )
  const soft = softDrinksOf(allowed).filter(({ name }) => !barred(name))
  const used = new Set<string>()
  return entries.map(({ dish }) => {
    const order = inOrder(dish, soft).filter(({ kind }) => kind !== 'coffee' || dish.course === 'dessert')
    const found = order.find(({ name }) => !used.has(name)) ?? order[0]
    if (!found || !isCosted(found.item)) return null
    used.add(found.name)
    return found.item
  })
}

/** The tasting with the largest portions that its price pays; null where costs are missing. */
function planFor(wish: WishOf<'tasting'>, parts: MenuParts): { plan: Plan; fits: boolean } | null {
  const entries = chosenOf(wish, parts)
  if (entries.length < wish.courses) return null
  const drinks = drinksFor(entries, wish, parts)
  const courses = entries.flatMap(({ dish }, at): Course[] =>
    isCosted(dish.item) ? [{ dish: { ...dish, item: dish.item }, drink: drinks[at] ?? null }] : [],
  )
  const plans = portions.map(({ plate, glass }) => planOf(courses, plate, glass))
  const { price = Number.POSITIVE_INFINITY } = wish
  const isFit = (plan: Plan) => plan.cost <= price * mostCost && plan.worth <= price * mostWorth
  const fitting = plans.find(isFit)
  const last = plans.at(-1)
  return fitting ? { plan: fitting, fits: true } : last ? { plan: last, fits: false } : null
}

const dayNames = ['domingo', 'segunda', 'terça', 'quarta', 'quinta', 'sexta', 'sábado']
const dayWords = (on: string) => `${dayNames[weekdayOf(on)] ?? ''}, ${on.slice(8)}/${on.slice(5, 7)}`

/** What a guest pays: the owner's price, else what the portions are worth, rounded up. */
const askedOf = ({ price }: WishOf<'tasting'>, { worth, cost }: Plan): number =>
  price ?? Math.ceil(Math.max(worth * 0.9, cost / mostCost))

/** The owner's tasting, with its cost, price and sum for all guests. */
export function groupTasting(wish: WishOf<'tasting'>, parts: MenuParts): Statement {
  const found = planFor(wish, parts)
  if (!found)
    return failed(
      `Faltam ${wish.courses} pratos com preço e custo no foco desta consultoria para montar a degustação.`,
    )
  const { plan, fits } = found
  const asked = askedOf(wish, plan)
  const named = joinList(
    plan.courses.map(
      ({ dish, drink }) => `${spokenName(dish.item.name)}${drink ? ` com ${spokenName(drink.name)}` : ''}`,
    ),
  )
  const share = Math.round((plan.cost / asked) * 100)
  if (!fits)
    return failed(
      `Nem com 1/4 de porção cabe em ${menuPrice(asked)}: ${named} custam ${formatBrl(plan.cost)} por pessoa (${share}%).`,
    )
  const { guests, on } = wish
  const twin = twinOf(wish, plan)
  const total =
    guests === undefined
      ? ''
      : ` Para ${guests}: entram ${formatBrl(asked * guests)}, os ingredientes custam ${formatBrl(plan.cost * guests)} e sobram **${formatBrl((asked - plan.cost) * guests)}**.`
  return {
    done: twin === '',
    price: asked,
    text: `${on === undefined ? '' : `${capital(dayWords(on))}: `}${named}, a **${menuPrice(asked)}** por pessoa. Custa ${formatBrl(plan.cost)} (${share}%).${total}${twin} As porções estão na tabela.`,
  }
}
/** What is missing of the version that guests of a diet are to have; empty without such a wish. */
function twinOf({ twin }: WishOf<'tasting'>, { courses }: Plan): string {
  if (twin === undefined) return ''
  const other = courses.filter(({ dish }) => !dish.vegetarian || twin === 'vegano')
  return other.length === 0
    ? ''
    : ` Falta a versão ${twin === 'vegano' ? 'vegana' : 'vegetariana'} de ${joinList(other.map(({ dish }) => spokenName(dish.item.name)))}: só a cozinha diz o que troca.`
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Plates, glasses and cost of each course. */
export function tastingTable(wish: WishOf<'tasting'>, parts: MenuParts): Table | null {
  const found = planFor(wish, parts)
  if (!found?.fits) return null
  const { plan } = found
  const { guests, on } = wish
  const asked = askedOf(wish, plan)
  const wordsOf = (share: number) => fractionWords[String(share)] ?? 'meia'
  return {
    caption: `Degustação${guests === undefined ? '' : ` para ${guests}`}${on === undefined ? '' : `, ${dayWords(on)}`}, ${menuPrice(asked)} por pessoa`,
    headers: [
      'Prato',
      'Porção',
      'Bebida sem álcool',
      'Medida',
      'Custo por pessoa',
      ...(guests ? ['Separar'] : []),
    ],
    rows: plan.courses.map(({ dish, drink }) => [
      spokenName(dish.item.name),
      wordsOf(plan.plate),
      drink ? spokenName(drink.name) : '—',
      drink ? wordsOf(plan.glass) : '—',
      formatBrl(dish.item.cost * plan.plate + (drink?.cost ?? 0) * plan.glass),
      ...(guests
        ? [
            `${Math.ceil(guests * plan.plate)} ${Math.ceil(guests * plan.plate) === 1 ? 'porção' : 'porções'}${drink ? ` e ${Math.ceil(guests * plan.glass)} bebidas` : ''}`,
          ]
        : []),
    ]),
    numeric: [4],
    note: `No cardápio, essas porções valem ${formatBrl(plan.worth)}. Supus porção e copo divididos por igual: a cozinha confirma, e pergunta alergias com a reserva.`,
  }
}
