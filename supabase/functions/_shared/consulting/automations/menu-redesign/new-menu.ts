import { allergenLabels } from '../../base/allergens.ts'
import type { EngineContext } from '../../base/context.ts'
import { hasAlcohol, itemKind } from '../../base/house/item-kind.ts'
import { houseItems, known } from '../../base/house/own-menu.ts'
import { healthRisk } from '../../base/language/health-risk.ts'
import { formatBrl, formatNumber } from '../../base/language/text.ts'
import { allergensInWords } from '../../base/lexicon/allergens-in-words.ts'
import { paidAt } from '../../base/pricing/paid.ts'
import type { Menu, MenuItem } from '../../documents/menu.ts'
import { placeIn } from './advise.ts'
import { mayShow } from './goals.ts'
import type { MenuLine, MenuRedesign, NewMenu, RedesignedItem } from './schema.ts'
import { type Described, menuText, sentence } from './texts.ts'
import { hasCachaca, wantsCachaca, wantsDrinks } from './with-cachaca.ts'

/** Most frames: more of them highlight nothing. */
const mostBoxes = 2

const sour = /lim[aã]o|maracuj|caju|caj[aá]|tamarindo|seriguela|abacaxi|acerola/i
const forChildren = /kids|infantil|crian[cç]a/i
const isSweet = /sobremesa|doce|sorvete|bolos/i
const closed = /(?<!\p{L})(?:lata|garrafa|refrigerante|[aá]gua|energ[eé]tico|t[oô]nica)(?!\p{L})/iu

type Placed = {
  item: MenuItem
  section: string
  redesigned: RedesignedItem | null
  left: MenuRedesign['left'][number] | null
  promoted: boolean
}

export type NewMenuSource = {
  menu: Menu
  categories: MenuRedesign['categories']
  left: MenuRedesign['left']
  pages: MenuRedesign['pages']
  goals: readonly string[]
  gone: ReadonlySet<string>
  /** The sheet's name for each item of the menu that is sold. */
  soldAs: ReadonlyMap<string, string>
  promoted: (item: MenuItem) => boolean
  readable: (section: string) => string
  context: EngineContext
}

const kindOf = ({ item, section }: Placed) => itemKind({ name: item.name, section })

function place(source: NewMenuSource): Placed[] {
  const { menu, categories, left, gone, soldAs, promoted, readable } = source
  const redesigned = new Map(
    categories.flatMap(({ items }) => items.map((item) => [item.name, item] as const)),
  )
  const apart = new Map(left.map((item) => [item.name, item]))
  return menu.items.flatMap((item): Placed[] => {
    const sold = soldAs.get(item.name) ?? item.name
    const own = redesigned.get(sold) ?? null
    if (gone.has(item.name) || gone.has(sold) || own?.move === 'remove') return []
    return [
      {
        item,
        section: readable(item.category ?? 'Cardápio'),
        redesigned: own,
        left: apart.get(sold) ?? apart.get(item.name) ?? null,
        promoted: promoted(item),
      },
    ]
  })
}

function ordered(placed: readonly Placed[]): Placed[] {
  const rank = (one: Placed) => {
    if (one.promoted) return -1
    if (one.redesigned) return placeIn(one.redesigned)
    return kindOf(one) === 'side' ? 5 : 2
  }
  return placed.toSorted(
    (a, b) => rank(a) - rank(b) || (b.redesigned?.margin ?? 0) - (a.redesigned?.margin ?? 0),
  )
}

/** Whether a drink is of the kind that the house wants to sell more of. */
const answers = ({ item }: Placed, goals: readonly string[]) =>
  !wantsCachaca(goals) || hasCachaca(item.name, item.description)

/** Sections as today; mixed drinks second where the house wants to sell more of them. */
function sectionsOf(placed: readonly Placed[], goals: readonly string[]): string[] {
  const names = [...new Set(placed.map(({ section }) => section))]
  if (!wantsDrinks(goals)) return names
  const drinks = names.filter((name) =>
    placed.some((one) => one.section === name && kindOf(one) === 'drink' && answers(one, goals)),
  )
  const others = names.filter((name) => !drinks.includes(name))
  return [...others.slice(0, 1), ...drinks, ...others.slice(1)]
}

function partnersOf(placed: readonly Placed[], goals: readonly string[], context: EngineContext) {
  const sober = context.sheet.wishes.some(({ kind }) => kind === 'zeroAlcohol')
  const best = (fits: (one: Placed) => boolean) =>
    placed.filter(fits).toSorted((a, b) => (b.redesigned?.units ?? 0) - (a.redesigned?.units ?? 0))
  const drinks = best((one) => kindOf(one) === 'drink' && !sober && answers(one, goals))
  // A can beside a plate tells the guest nothing.
  const soft = best((one) => kindOf(one) === 'soft_drink' && !closed.test(one.item.name))
  const coffee = soft.filter(({ item }) => /caf[eé]/i.test(item.name))
  const dishes = best(
    (one) => kindOf(one) === 'dish' && !isSweet.test(one.section) && !forChildren.test(one.section),
  )
  return (one: Placed, index: number): Described['beside'] => {
    const sweet = isSweet.test(one.section)
    const from =
      kindOf(one) === 'drink'
        ? dishes
        : forChildren.test(`${one.section} ${one.item.name}`)
          ? soft.filter(({ item }) => !/caf[eé]/i.test(item.name))
          : sweet
            ? coffee
            : drinks.length > 0
              ? drinks
              : soft
    const chosen = from[index % Math.max(1, Math.min(3, from.length))]
    return chosen ? { name: chosen.item.name, sour: sour.test(chosen.item.name) } : null
  }
}

const wordsOf = (text: string) => text.toLowerCase().replace(/\.$/, '').trim()

/** The menu as it is to be printed. */
export function newMenu(source: NewMenuSource): NewMenu {
  const { context, goals, menu, pages, readable } = source
  const placed = place(source)
  const partner = partnersOf(placed, goals, context)
  const own = houseItems(context.house)
  const names = sectionsOf(placed, goals)
  const boxes = boxesOf(placed, names, pages, goals)
  const framed = new Set(boxes.map(({ name }) => name))
  const sections = names.map((name) => {
    const items = ordered(placed.filter(({ section }) => section === name))
    const most = Math.max(0, ...items.map(({ redesigned }) => redesigned?.units ?? 0))
    const opens = menu.items.find(({ category }) => readable(category ?? 'Cardápio') === name)?.name
    return {
      name,
      ...(opens !== undefined && { opens }),
      items: items.map((one): MenuLine => {
        const { item, redesigned, left } = one
        // A sheet shows what was paid, less discounts: unchanged items are printed at the menu's price.
        const stays = (redesigned?.newPrice ?? left?.newPrice ?? null) === null
        const today = stays
          ? (known(item.price) ?? redesigned?.price ?? null)
          : (redesigned?.price ?? item.price)
        const price = redesigned?.newPrice ?? left?.newPrice ?? today
        const { text, ask } = menuText({
          name: item.name,
          section: name,
          seed: context.restaurant.name,
          description: item.description,
          size: item.size ?? null,
          kind: kindOf(one),
          price,
          first: items.length > 1 && redesigned !== null && redesigned.units === most,
          changes: framed.has(item.name) || price !== today || redesigned?.move === 'highlight',
          beside: partner(one, placed.indexOf(one)),
        })
        const said = text ?? (item.description && sentence(item.description))
        return {
          name: item.name,
          text: said,
          rewritten: text !== null && wordsOf(text) !== wordsOf(item.description ?? ''),
          ask,
          price,
          priceToday: today,
          box: framed.has(item.name),
          contains: own(item.name)?.allergens ?? [],
          textToday: item.description,
          // Items under a burger section come in bread, whatever their names say.
          hints: allergensInWords(
            [item.name, item.description ?? '', /b[uú]rg/i.test(name) ? name : ''].join(', '),
          ).map((one) => allergenLabels[one]),
        }
      }),
    }
  })
  const poured = placed.some(({ item, section }) =>
    hasAlcohol({ name: item.name, section, kind: own(item.name)?.kind ?? null }),
  )
  return { sections, boxes, foot: poured ? [healthRisk] : [] }
}

/** R$ that one unit leaves on the new menu. */
const leftBy = (item: RedesignedItem) => paidAt(item, item.newPrice ?? item.price) - item.cost

/** The items to frame: what leaves most and is ordered least for it, else what leaves most. */
function boxesOf(
  placed: readonly Placed[],
  names: readonly string[],
  pages: MenuRedesign['pages'],
  goals: readonly string[],
): NewMenu['boxes'] {
  const wanted = wantsCachaca(goals)
    ? placed
        .filter(
          (one) =>
            kindOf(one) === 'drink' && answers(one, goals) && one.redesigned && mayShow(one.redesigned),
        )
        .toSorted((a, b) => (b.redesigned?.margin ?? 0) - (a.redesigned?.margin ?? 0))
        .slice(0, 1)
    : []
  const candidates = placed.flatMap((one) => {
    const { redesigned, promoted } = one
    if (!redesigned)
      return promoted ? [{ one, worth: Number.POSITIVE_INFINITY, why: 'você pediu o destaque' }] : []
    if (promoted || redesigned.move === 'highlight')
      return [
        {
          one,
          worth: promoted ? Number.POSITIVE_INFINITY : redesigned.effect,
          why: `${promoted ? 'você pediu; ' : ''}deixa ${formatBrl(leftBy(redesigned))} por unidade${promoted ? '' : ` e ainda sai pouco: ${formatNumber(redesigned.mixPct)}% das unidades da seção`}`,
        },
      ]
    return []
  })
  const compared = placed
    .filter(({ redesigned }) => redesigned && redesigned.quadrant !== null && mayShow(redesigned))
    .toSorted((a, b) => (b.redesigned?.margin ?? 0) - (a.redesigned?.margin ?? 0))
  const star = compared.find(({ redesigned }) => redesigned?.quadrant === 'Estrela')
  const stars = [star ?? compared[0]]
    .filter((one) => one !== undefined)
    .map((one) => ({
      one,
      worth: 0,
      why: `${star ? 'é a Estrela que mais deixa' : 'do que se pode mostrar agora, é o que mais deixa'}: ${formatBrl(one.redesigned?.margin ?? 0)} por unidade`,
    }))
  const asked = wanted.flatMap((one) =>
    one.redesigned
      ? [
          {
            one,
            worth: Number.MAX_VALUE,
            why: `você quer vender mais com cachaça, e dos drinks é o que mais deixa: ${formatBrl(leftBy(one.redesigned))} por unidade`,
          },
        ]
      : [],
  )
  const chosen: typeof candidates = []
  for (const candidate of [...asked, ...(candidates.length > 0 ? candidates : stars)].toSorted(
    (a, b) => b.worth - a.worth,
  )) {
    if (chosen.length === mostBoxes) break
    // What the owner wants to sell more of leaves the place beside it free.
    const taken = chosen.some(
      ({ one, worth }) => one.section === candidate.one.section && worth < Number.MAX_VALUE,
    )
    if (!taken && chosen.every(({ one }) => one !== candidate.one)) chosen.push(candidate)
  }
  return chosen.map(({ one: { item, section }, why }) => {
    const page = pages?.findIndex(({ sections }) => sections.includes(section)) ?? -1
    const at = names.indexOf(section) === 0 ? 'alto da página, à direita' : `logo abaixo do título ${section}`
    return { name: item.name, place: page > 0 ? `página ${page + 1}, ${at}` : at, why }
  })
}
