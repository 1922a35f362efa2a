/** The menu's items in printed order. */
import type { EngineContext } from '../../base/context.ts'
import type { HouseItemKind } from '../../base/house/house.ts'
import { tokenize } from '../../base/language/text.ts'
import { namesItem } from '../../base/request/match-item.ts'
import type { Wish } from '../../base/request/wish.ts'
import type { Menu, MenuItem } from '../../documents/menu.ts'
import { earned, placeIn } from './category.ts'
import { mayShow } from './goals.ts'
import { kindsOf } from './kinds.ts'
import type { MenuRedesign, RedesignedCategory, RedesignedItem } from './schema.ts'
import { hasCachaca, wantsCachaca, wantsDrinks } from './with-cachaca.ts'

export type Placed = {
  item: MenuItem
  section: string
  kind: HouseItemKind
  redesigned: RedesignedItem | null
  left: MenuRedesign['left'][number] | null
  promoted: boolean
  /** Whether the owner wants it first on the menu, so that its section opens it. */
  leads: boolean
  /** Whether the owner wants it low on the page: "cerveja e cachaça só embaixo, discreto". */
  low: boolean
  /** Whether it is the first of its section today. */
  opens: boolean
  /** Its closed season, if a menu printed now would still be in use then; null if there is none. */
  season: string | null
}

/** Section of seasonal items on a separate card, which can be withdrawn within a day. */
export const looseCard = 'Cartão solto'

export type NewMenuSource = {
  menu: Menu
  categories: readonly RedesignedCategory[]
  left: MenuRedesign['left']
  pages: MenuRedesign['pages']
  goals: readonly string[]
  gone: ReadonlySet<string>
  /** The sheet's name for each item of the menu that is sold. */
  soldAs: ReadonlyMap<string, string>
  promoted: (item: MenuItem) => boolean
  seasonOf: (item: MenuItem) => string | null
  readable: (section: string) => string
  context: EngineContext
}

/** "o cuscuz tem que aparecer primeiro": first on the menu, and not only in its section. */
export const isFirst = (wish: Wish): wish is Extract<Wish, { kind: 'promote' }> =>
  wish.kind === 'promote' &&
  /(?<!\p{L})(?:primeir[oa]s?|antes de tudo|abr(?:ir?|e[mr]?|a|indo)|come[cç]\p{L}+)(?!\p{L})/iu.test(
    wish.text,
  ) &&
  !/(?<!\p{L})se[cç][aã]o|n[ao]s? (?:parte|lista)/iu.test(wish.text)

/** The words of notes on what stands low on the page. */
export const lowNotes = ({ sheet }: Pick<EngineContext, 'sheet'>): ReadonlySet<string>[] =>
  sheet.wishes.flatMap((wish) =>
    wish.kind === 'pageNote' &&
    /embaixo|em baixo|no fim|no final|rodap[eé]|por [uú]ltimo|no p[eé]|cantinho|escondid|discret/iu.test(
      wish.note,
    )
      ? [new Set(tokenize(wish.note))]
      : [],
  )

/** By the word that an item's name begins with, as owners call it. */
export const isLow = (name: string, notes: readonly ReadonlySet<string>[]) =>
  notes.some((words) => words.has(tokenize(name)[0] ?? ''))

export const kindOf = ({ kind }: Placed): HouseItemKind => kind

export function place(source: NewMenuSource): Placed[] {
  const { menu, categories, left, gone, soldAs, promoted, seasonOf, readable } = source
  const listed = menu.items.map((item) => ({
    item,
    name: item.name,
    section: readable(item.category ?? 'Cardápio'),
    price: item.price,
  }))
  const kindOfListed = kindsOf(listed)
  const lows = lowNotes(source.context)
  const firsts = source.context.sheet.wishes.filter(isFirst)
  const opening = new Set(
    [...new Set(menu.items.map(({ category }) => category))].map((category) =>
      menu.items.find((item) => item.category === category),
    ),
  )
  const redesigned = new Map(
    categories.flatMap(({ items }) => items.map((item) => [item.name, item] as const)),
  )
  const apart = new Map(left.map((item) => [item.name, item]))
  return listed.flatMap((one): Placed[] => {
    const { item } = one
    const sold = soldAs.get(item.name) ?? item.name
    const own = redesigned.get(sold) ?? null
    if (gone.has(item.name) || gone.has(sold) || own?.move === 'remove') return []
    const season = seasonOf(item)
    return [
      {
        item,
        section: season === null ? one.section : looseCard,
        kind: kindOfListed(one),
        redesigned: own,
        left: apart.get(sold) ?? apart.get(item.name) ?? null,
        promoted: promoted(item),
        leads: firsts.some((wish) => namesItem(wish.item, { name: item.name, section: item.category })),
        low: isLow(item.name, lows),
        opens: opening.has(item),
        season,
      },
    ]
  })
}

/** Whether a drink is of the kind that the house wants to sell more of. */
export const answers = ({ item, section }: Placed, goals: readonly string[]) =>
  !wantsCachaca(goals) || hasCachaca(item.name, item.description, section)

/**
 * If the house wants to sell more cachaça: rank of mixed drinks with it, then of its doses; null for everything else.
 */
function cachacaFirst(one: Placed, goals: readonly string[]): number | null {
  if (!wantsCachaca(goals) || !answers(one, goals)) return null
  if (one.redesigned && !mayShow(one.redesigned)) return null
  const kind = kindOf(one)
  return kind === 'drink' ? -20 : kind === 'dose' ? -10 : null
}

/** What guests order often already. */
const isPopular = (item: RedesignedItem | null) =>
  item?.quadrant === 'Estrela' || item?.quadrant === 'Burro de carga'

/** Share of an even part of its section below which an item is seldom ordered. */
const seldom = 0.35

/** Items in the order of their section; what the owner wants to sell more of comes first. */
export function ordered(
  placed: readonly Placed[],
  goals: readonly string[],
  framed: ReadonlySet<string> = new Set(),
): Placed[] {
  const rank = (one: Placed) => {
    const { redesigned, promoted, opens, low } = one
    if (low) return 90
    if (promoted) return -30
    const wanted = cachacaFirst(one, goals)
    if (wanted !== null) return wanted + (redesigned ? placeIn(redesigned) : 2)
    // The house's best-known dish keeps its place, where guests look for it.
    if (opens && redesigned?.quadrant === 'Estrela' && mayShow(redesigned)) return -1
    // What is framed is what a guest should read first.
    if (kindOf(one) === 'dish' && framed.has(one.item.name) && isPopular(redesigned)) return -0.5
    // What hardly anybody orders does not open a section, whatever it leaves beside the water.
    if (redesigned) return isSeldom(redesigned) ? Math.max(2.5, placeIn(redesigned)) : placeIn(redesigned)
    return kindOf(one) === 'side' ? 5 : 2
  }
  const isSeldom = ({ quadrant, mixPct }: RedesignedItem) =>
    quadrant === null && mixPct < (100 / Math.max(1, placed.length)) * seldom
  // Guests order water without reading, so that the drink with the largest margin of its kind comes first.
  const worth = ({ redesigned }: Placed) => {
    if (!redesigned) return 0
    return redesigned.apart === 'soft_drink' || redesigned.apart === 'beer'
      ? redesigned.margin
      : earned(redesigned)
  }
  return placed.toSorted((a, b) => rank(a) - rank(b) || worth(b) - worth(a))
}

/**
 * Sections as today, but for those of what the owner wants first. Mixed drinks come second if the house wants to sell more of them; with cachaça they open the menu,
 * followed by its doses. The separate card comes last.
 */
export function sectionsOf(placed: readonly Placed[], goals: readonly string[]): string[] {
  const all = [...new Set(placed.map(({ section }) => section))]
  const loose = all.filter((name) => name === looseCard)
  const leading = new Set(placed.flatMap(({ leads, section }) => (leads ? [section] : [])))
  const names = all
    .filter((name) => name !== looseCard)
    .toSorted((a, b) => Number(leading.has(b)) - Number(leading.has(a)))
  if (!wantsDrinks(goals)) return [...names, ...loose]
  const holding = (kind: HouseItemKind) =>
    names.filter((name) =>
      placed.some((one) => one.section === name && kindOf(one) === kind && answers(one, goals)),
    )
  const cachaca = wantsCachaca(goals)
  const drinks = holding('drink')
  const doses = cachaca ? holding('dose').filter((name) => !drinks.includes(name)) : []
  const others = names.filter((name) => !drinks.includes(name) && !doses.includes(name))
  return cachaca
    ? [...drinks, ...doses, ...others, ...loose]
    : [...others.slice(0, 1), ...drinks, ...others.slice(1), ...loose]
}
