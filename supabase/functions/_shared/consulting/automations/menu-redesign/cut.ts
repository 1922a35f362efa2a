/** Chooses the items to remove so that a menu has no more than its owner wants. */
import { hasAlcohol, itemKind } from '../../base/house/item-kind.ts'
import { formatNumber, tokenize } from '../../base/language/text.ts'
import { assumed } from './advise.ts'
import type { Asked } from './asked.ts'
import { cases } from './cases.ts'
import { marginInstead } from './category.ts'
import { lastOptionIn } from './last-option.ts'
import type { Order } from './orders.ts'
import type { MenuRedesign, RedesignedCategory, RedesignedItem } from './schema.ts'

/** Standings from what a menu gives up first to what it gives up last. */
const standings = ['unwanted', 'free', 'second', 'namesake', 'staple', 'wanted', 'first'] as const
type Standing = (typeof standings)[number]

/** Most items with a word of the house's name: in more of them it describes the cooking, not the house. */
const mostNamesakes = 3

/** Share of the menu's margin below which a section may go as a whole. */
const weakSection = 0.015

/** Words in names of houses that do not identify them. */
const plainWords = new Set(
  tokenize('bar boteco botequim restaurante cantina pizzaria bistrô café casa cozinha sabor lanches praia'),
)

/** Most items of a section that share a word for one of them to repeat another: in a pizzeria every line is a pizza. */
const mostTwins = 3

const firstWord = ({ name }: Pick<Asked, 'name'>) => tokenize(name).find((word) => word.length > 3)

type Line = Pick<Asked, 'name' | 'section'>
/** Items of a section with the same first word: "Caldo de carne" and "Caldo de mocotó". */
const isAlike = (one: Line, other: Line) => {
  const word = firstWord(one)
  return word !== undefined && other.section === one.section && firstWord(other) === word
}

/** The item of its section that another one repeats. */
function repeatedBy(line: Line, rest: readonly Asked[]): string | null {
  const { name } = line
  const alike = rest.filter((other) => isAlike(line, other))
  const at = alike.findIndex((other) => other.name === name)
  return at > 0 && alike.length <= mostTwins ? (alike[0]?.name ?? null) : null
}

export type CutSource = {
  /** The menu's items that the owner does not remove, in the menu's order. */
  menu: readonly Asked[]
  house: string
  orderOf: (item: Asked) => Order
  /** Why a goal of the house keeps it on the menu. */
  wanted: (item: Asked) => string | null
  /** Items that the owner wants fewer of. */
  unwanted?: (item: Asked) => boolean
  /** Units and R$ from the sheet, by name; absent if the sheet does not say. */
  sold: ReadonlyMap<string, { units: number; price: number | null; paid?: number; cost: number | null }>
}

/** Beers that a menu keeps, whatever a cut by figures would say. */
const stapleBeers = 2

/** What every table orders without reading: nobody stays for a second dish where water is missing. */
export const isStaple = ({ name }: Pick<Asked, 'name'>) =>
  /^(?:[aá]gua(?!rdente)|refri|coca(?!\p{L})|guaran[aá]|t[oô]nica|caf[eé](?:zinho)?(?: coado| preto)?$|e[sx]presso$)/iu.test(
    name,
  )

/** Whether an item has the house's name, or is called the house's own. */
function namesakesIn(menu: readonly Asked[], house: string): ReadonlySet<string> {
  const words = tokenize(house).filter((word) => word.length > 3 && !plainWords.has(word))
  const own = words.flatMap((word) => {
    const bearing = menu.filter(({ name }) => tokenize(name).includes(word))
    return bearing.length > mostNamesakes ? [] : bearing
  })
  return new Set(
    [
      ...own,
      // "Salada da casa" beside the meat is a side, and nobody comes for it.
      ...menu.filter(
        ({ name, section }) => /(?<!\p{L})da casa$/iu.test(name) && itemKind({ name, section }) !== 'side',
      ),
    ].map(({ name }) => name),
  )
}

/** What an item earns in the sheet's period, in R$; its revenue if no cost is known. */
function worthOf({ name }: Asked, sold: CutSource['sold']): number {
  const { units = 0, price = null, paid = price, cost = null } = sold.get(name) ?? {}
  return units * ((paid ?? 0) - (cost ?? 0))
}

/** Standing of each item: two of each section and those with the house's name are kept longest. */
function standingsOf({
  menu,
  house,
  sold,
  wanted,
  unwanted = () => false,
}: CutSource): ReadonlyMap<string, Standing> {
  const namesakes = namesakesIn(menu, house)
  const standing = new Map<string, Standing>(menu.map(({ name }) => [name, 'free']))
  const total = menu.reduce((sum, item) => sum + worthOf(item, sold), 0)
  for (const section of new Set(menu.map((item) => item.section))) {
    const own = menu.filter((item) => item.section === section)
    if (own.reduce((sum, item) => sum + worthOf(item, sold), 0) < total * weakSection) continue
    const [first, second] = own.toSorted((a, b) => worthOf(b, sold) - worthOf(a, sold))
    if (second) standing.set(second.name, 'second')
    if (first) standing.set(first.name, 'first')
  }
  for (const name of namesakes) if (standing.get(name) !== 'first') standing.set(name, 'namesake')
  // Nobody stays for a third beer.
  const beers = menu
    .filter((item) => itemKind(item) === 'beer')
    .toSorted((a, b) => worthOf(b, sold) - worthOf(a, sold))
    .slice(0, stapleBeers)
  for (const item of menu)
    if ((isStaple(item) || beers.includes(item)) && standing.get(item.name) !== 'first')
      standing.set(item.name, 'staple')
  for (const item of menu) if (wanted(item) !== null) standing.set(item.name, 'wanted')
  for (const item of menu) if (unwanted(item)) standing.set(item.name, 'unwanted')
  return standing
}

const kindOf = ({ apart }: RedesignedItem) => (apart === 'few' ? undefined : apart)

/** Answers so far: each item is compared with all others of its section, for each that leaves. */
const poured = new WeakMap<RedesignedItem, boolean>()

function pouredIn(item: RedesignedItem, section: string): boolean {
  const known = poured.get(item) ?? hasAlcohol({ name: item.name, section })
  poured.set(item, known)
  return known
}

/** Half-way between the cases: an item that many order costs more if they do not order a neighbour. */
const likely = (cases.careful.substitution + cases.bad.substitution) / 2

/**
 * R$ of the sheet's period lost with an item, less what its guests order instead; null if unknown.
 * @param share of its guests that order a neighbour
 */
export function lossOf(
  name: string,
  categories: readonly RedesignedCategory[],
  gone: { has: (name: string) => boolean },
  share: number = assumed.substitution,
) {
  for (const { name: section, items } of categories) {
    const isPoured = (one: RedesignedItem) => pouredIn(one, section)
    const item = items.find((one) => one.name === name)
    if (!item) continue
    const others = items.filter(
      (other) =>
        other !== item &&
        kindOf(other) === kindOf(item) &&
        isPoured(other) === isPoured(item) &&
        !gone.has(other.name),
    )
    // A side is ordered beside others, not instead of them.
    const moved = item.apart === 'side' ? share / 2 : share
    return item.units * (item.margin - moved * marginInstead(item, others))
  }
  return null
}

export type Leaving = {
  reason: string
  /** R$ of the sheet's period lost with it; null if the sheet does not say. */
  loss: number | null
}

/**
 * Chooses what to remove next: the lowest standing, then the smallest loss after substitution, between both cases. Items that the sheet
 * does not know go last, starting at the end of the longest section.
 */
export function cutFor(source: CutSource, most: number) {
  const standing = standingsOf(source)
  const { menu, orderOf, sold, wanted } = source
  const free = new Set(
    menu.flatMap((item) => {
      const { kept, promoted } = orderOf(item)
      return kept || promoted ? [] : [item.name]
    }),
  )
  const asked = `Tirar do cardápio, para ficar nos ${formatNumber(most)} itens que você pediu`
  const lastOption = lastOptionIn(menu)
  /** The first candidates, without those that become some guests' last option once the ones before them are gone. */
  const withOptions = <Candidate extends { name: string; only: string | null }>(
    sorted: readonly Candidate[],
    gone: ReadonlySet<string>,
    count: number,
  ): Candidate[] => {
    const taken = new Set(gone)
    const chosen: Candidate[] = []
    for (const one of sorted) {
      if (chosen.length === count) break
      const item = menu.find(({ name }) => name === one.name)
      if (item && one.only === null && lastOption(item, taken) !== null) continue
      taken.add(one.name)
      chosen.push(one)
    }
    return chosen
  }
  return {
    /** The next `count` items to remove, fewer if the others must stay. */
    next(
      categories: readonly RedesignedCategory[],
      gone: ReadonlySet<string>,
      count = 1,
    ): (Leaving & { name: string })[] {
      const rest = menu.filter(({ name }) => !gone.has(name))
      const candidates = rest.flatMap((item, at) => {
        const { name, section } = item
        if (!free.has(name)) return []
        const only = lastOption(item, gone)
        const isUnsold = sold.get(name)?.units === 0
        const loss = isUnsold ? 0 : lossOf(name, categories, gone)
        const risk = lossOf(name, categories, gone, likely)
        return [
          {
            name,
            loss,
            only,
            // Whom nothing else feeds leaves with their table: such an item goes after all others.
            last: only === null ? standings.indexOf(standing.get(name) ?? 'free') : standings.length,
            sort: isUnsold ? Number.NEGATIVE_INFINITY : (risk ?? Number.POSITIVE_INFINITY),
            // Without sales, what repeats another line goes first.
            twin: loss === null ? repeatedBy({ name, section }, rest) : null,
            // The one of them that stays has taken the other's place.
            stays:
              loss === null &&
              menu.some((other) => gone.has(other.name) && isAlike({ name, section }, other)),
            section: rest.filter((item) => item.section === section).length,
            at,
          },
        ]
      })
      const out = candidates.toSorted(
        (a, b) =>
          a.last - b.last ||
          (a.sort < b.sort ? -1 : a.sort > b.sort ? 1 : 0) ||
          Number(b.twin !== null) - Number(a.twin !== null) ||
          Number(a.stays) - Number(b.stays) ||
          b.section - a.section ||
          b.at - a.at,
      )
      return withOptions(out, gone, count).map(({ name, loss, last, twin, only }) => {
        const why =
          only !== null
            ? `; era ${only}`
            : last > standings.indexOf('free')
              ? '; não cabem dois de cada seção'
              : twin !== null
                ? `; faz o papel de ${twin}, que fica`
                : loss === null
                  ? '; sem saber o que ele rende, sai o último da seção mais longa'
                  : ''
        return { name, loss, reason: `${asked}${why}` }
      })
    },
    /** What stays although a removed item would cost more to lose, with the reason. */
    spared(
      categories: readonly RedesignedCategory[],
      leaving: ReadonlyMap<string, Leaving>,
      gone: ReadonlySet<string>,
    ): NonNullable<MenuRedesign['spared']> {
      const dearest = Math.max(...[...leaving.values()].map(({ loss }) => loss ?? Number.NEGATIVE_INFINITY))
      return menu.flatMap((item) => {
        const { name } = item
        const stands = standing.get(name)
        const loss = lossOf(name, categories, gone)
        if (
          stands === undefined ||
          stands === 'free' ||
          stands === 'unwanted' ||
          !free.has(name) ||
          gone.has(name)
        )
          return []
        if (loss === null || loss >= dearest) return []
        const why =
          wanted(item) ??
          (stands === 'namesake'
            ? 'leva o nome da casa'
            : stands === 'staple'
              ? 'a mesa pede sem olhar o cardápio, e sente a falta'
              : 'um dos dois que mais deixam na sua seção: com menos, ela acaba')
        return [{ name, why }]
      })
    },
  }
}
