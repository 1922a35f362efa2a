/**
 * What a supplier's rise does to the items that use what became dearer: the new cost, what each sale leaves, the price
 * that would leave the same, and the sales that it may lose.
 */
import { itemKind } from '../house/item-kind.ts'
import { namesItem } from '../request/match-item.ts'
import type { Wish } from '../request/wish.ts'
import { measureOf } from '../same-item.ts'
import { inCents } from './paid.ts'

/** A rise as the owner tells it. */
export type SupplierRise = {
  /** The ingredient, in the owner's words. */
  what: string
  item?: string | undefined
  /** % */
  percent?: number | undefined
  /** R$ before and after, for what `per` holds: "50 l", "1 kg". */
  was?: number | undefined
  price?: number | undefined
  per?: string | undefined
  /** What one unit of the item takes of it. */
  uses?: string | undefined
  /** % of the item's cost that the owner says it is. */
  share?: number | undefined
}

/**
 * How much of the cost is known to be of the ingredient. `whole`: sold as it is bought. `recipe`: by the owner's
 * measure. `told`: by the owner's share. `main`: the name begins with it. `part`: usual for such an item.
 */
export type Basis = 'whole' | 'recipe' | 'told' | 'main' | 'part'

type Costed = {
  name: string
  category: string | null
  cost: number | null
  price: number | null
  units: number
}
export type Risen = { name: string; from: number; to: number; basis: Basis; share: number }

/** Share of the cost of a dish that its main ingredient usually is: two thirds of a fish dish, less with a sauce. */
const mainShare = 0.6

/** What names a dish and is the smaller part of its cost: "Cheddar bacon", "Batata com cheddar e bacon". */
const topping = /^(?:o |a )?(?:bacon|cheddar|catupiry|requeijao|parmesao|gorgonzola|nata|geleia|molho|creme)/
const toppingShare = 0.2

/** Usual shares of what does not stand in an item's name. Assumptions, which the report states. */
const usualShares: readonly { what: RegExp; in: RegExp; share: number }[] = [
  { what: /mu[cs]+arela|mozarela|queijo/, in: /pizza|lasanha|parmegiana|esfirra/, share: 0.35 },
  {
    what: /^leite/,
    in: /cappuccino|capuccino|latte|cafe com leite|pingado|vitamina|milk|mocha/,
    share: 0.35,
  },
  {
    what: /carne|boi|bovin|vaca|blend|acem|peito/,
    in: /burg|smash|x-|hamb|rodizio|churrasc|quilo|espet|carne|picanha|bife|file(?! de peixe)|costela|maminha|alcatra/,
    share: 0.5,
  },
  { what: /picanha|boi|bovin/, in: /rodizio|churrasc/, share: 0.35 },
  { what: /frango|galinha/, in: /frango|galinha|coxinha|strogonoff/, share: 0.5 },
  { what: /farinha|trigo/, in: /pizza|pao|pastel|massa|bolo|lasanha|macarr/, share: 0.15 },
  { what: /feijao/, in: /baiao|feijoada|rubacao/, share: 0.2 },
  { what: /arroz/, in: /baiao|risoto|arroz|carreteiro|strogonoff/, share: 0.15 },
  { what: /cachaca|vodca|vodka|gin|gim|rum/, in: /caip|gin|gim|mojito|drink|batida/, share: 0.5 },
  { what: /limao|fruta/, in: /caip|mojito|limonada/, share: 0.2 },
  { what: /cafe|grao/, in: /espresso|expresso|cappuccino|coado|v60/, share: 0.4 },
  { what: /oleo/, in: /frit|past|bolinho|batata|isca/, share: 0.1 },
  { what: /ovo/, in: /omelete|bolo|pudim|brul/, share: 0.2 },
]

/** What names a dish of something else than beef. */
const noBeef =
  /frango|galinha|veg|peixe|camarao|siri|salmao|atum|soja|feijao|cogumelo|porco|suin|linguica|ovelha|carneiro|bode|caju|legume|(?:^|espet\w+ de )queijo/

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Grams or millilitres; null where nothing is told. */
export function amountOf(said: string | undefined): { amount: number; unit: 'g' | 'ml' } | null {
  const [, value = '', unit = ''] = /^(\d+(?:\.\d+)?) (g|kg|ml|l)$/.exec(said ?? '') ?? []
  if (unit === '') return null
  return { amount: Number(value) * (/^(?:kg|l)$/.test(unit) ? 1000 : 1), unit: /g$/.test(unit) ? 'g' : 'ml' }
}

/** A keg is all that a draught beer costs; beer, soft drinks and bottles cost what is paid for them. */
function isServedAsBought({ name, category }: Costed): boolean {
  return (
    /\bchopp?e?\b|garrafa|long neck|\blata\b/i.test(name) ||
    (category !== null && /chopp?e?\b/i.test(category)) ||
    (['beer', 'soft_drink'].includes(itemKind({ name, section: category })) &&
      !/suco|caf|vitamina|cappuc/i.test(name))
  )
}

const isDraught = ({ name, category }: Costed) =>
  /\bchopp?es?\b|\bchopps\b/i.test(`${name} ${category ?? ''}`)

/** Sizes of kegs, in litres, where the owner names none. */
const kegs = [50, 30, 20, 10] as const
/** Foam, and what stays in the pipe: a draught beer's cost may lie this far from that of its keg. */
const kegBand = 0.2

/** The draught beers that come from a keg of that price: by their cost for each litre. */
function fromKeg(rise: SupplierRise, items: readonly Costed[]): readonly Costed[] {
  const drawn = items.filter(({ name, category }) => /\bchopp?e?\b/i.test(`${name} ${category ?? ''}`))
  if (rise.was === undefined) return drawn
  const { was } = rise
  const costOfLitre = ({ name, cost }: Costed) => {
    const measure = measureOf(name)
    return cost === null || measure?.unit !== 'ml' ? null : (cost / measure.amount) * 1000
  }
  const told = amountOf(rise.per)
  const litres = told?.unit === 'ml' && told.amount > 1000 ? [told.amount / 1000] : kegs
  const [most] = litres
    .map((size) =>
      drawn.filter((item) => {
        const litre = costOfLitre(item)
        return litre !== null && Math.abs(litre / (was / size) - 1) <= kegBand
      }),
    )
    .toSorted((a, b) => unitsOf(b) - unitsOf(a))
  return most && most.length > 0 ? most : drawn
}
const unitsOf = (items: readonly Costed[]) => items.reduce((sum, { units }) => sum + units, 0)

function shareOf(rise: SupplierRise, item: Costed): { share: number; basis: Basis } | null {
  if (rise.share !== undefined)
    return { share: rise.share / 100, basis: rise.share === 100 ? 'whole' : 'told' }
  const words = plain(rise.what)
  const isNamed = namesItem(rise.what, { name: item.name }) || rise.item === item.name
  // What a beer is brewed of is a part of what its keg costs, and of nothing else in the house.
  if (/malte|lupulo|cevada|levedura/.test(words) && isDraught(item)) return { share: 0.25, basis: 'part' }
  if (isServedAsBought(item)) return isNamed || /barril/.test(words) ? { share: 1, basis: 'whole' } : null
  if (namesItem(rise.what, { name: item.name }))
    return topping.test(words) && !plain(item.name).startsWith(words.split(' ')[0] ?? words)
      ? { share: toppingShare, basis: 'part' }
      : { share: mainShare, basis: 'main' }
  const said = plain(`${item.name} ${item.category ?? ''}`)
  const sweet = /doce|chocolate|nutella|banana|brigadeiro/.test(said)
  // A burger of chicken or beans stands in the section of the others.
  const isOther = /carne|boi|bovin|vaca|blend/.test(words) && noBeef.test(plain(item.name))
  const usual =
    sweet || isOther ? undefined : usualShares.find((one) => one.what.test(words) && one.in.test(said))
  if (usual) return { share: usual.share, basis: 'part' }
  return rise.item === item.name ? { share: mainShare, basis: 'main' } : null
}

/** How much dearer, as a fraction; null if the owner tells only one figure. */
export function riseOf({ percent, was, price }: SupplierRise): number | null {
  if (was !== undefined && price !== undefined) return price / was - 1
  return percent === undefined ? null : percent / 100
}

/** The items that a supplier's rise makes dearer, with their cost before and after. */
export function risenBy(rise: SupplierRise, items: readonly Costed[]): Risen[] {
  const dearer = riseOf(rise)
  if (dearer === null) return []
  const isKeg = /barril|barris|keg/.test(plain(rise.what))
  const { item: only, was, price } = rise
  const [per, uses] = [amountOf(rise.per), amountOf(rise.uses)]
  const measured =
    per && uses && was !== undefined && price !== undefined && per.unit === uses.unit
      ? ((price - was) / per.amount) * uses.amount
      : null
  const own =
    only === undefined
      ? items
      : items.filter(
          (item) => item.name === only || namesItem(only, { name: item.name, section: item.category }),
        )
  // "o barril do escuro": of that beer, and of no other tap.
  const named = isKeg && own.length !== 1 ? fromKeg(rise, items) : own
  return named.flatMap((item): Risen[] => {
    if (item.cost === null || item.cost <= 0) return []
    const { name, cost } = item
    if (measured !== null) {
      const isOf = only !== undefined || namesItem(rise.what, { name })
      // More than the whole cost is a slip of a unit.
      if (isOf && Math.abs(measured) < cost)
        return [
          {
            name,
            from: cost,
            to: inCents(cost + measured),
            basis: 'recipe',
            share: measured / dearer / cost,
          },
        ]
    }
    const part = isKeg ? { share: 1, basis: 'whole' as const } : shareOf(rise, item)
    return part === null ? [] : [{ name, from: cost, to: inCents(cost * (1 + part.share * dearer)), ...part }]
  })
}

/** The rise that a wish tells of; null if it is none. */
export function riseIn(wish: Wish): SupplierRise | null {
  if (wish.kind !== 'question' || wish.about !== 'passOn') return null
  const { what, percent, was } = wish
  return what !== undefined && (percent !== undefined || was !== undefined)
    ? { ...wish, what: what.replace(ofSupplier, '') }
    : null
}

/** "a tilápia do produtor": who sells it names no food. */
const ofSupplier =
  / d[oae]s? (?:meu |minha |nosso |nossa )?(?:produtor|fornecedor|atacad|mercad|feira|ceasa|distribuidor|açougue|acougue|frigorífico|frigorifico|pescador|criador)\p{L}*(?: .*)?$/iu

export type Told = { wish: Wish; rise: SupplierRise; risen: readonly Risen[] }

/** All rises that an owner tells of, each on the costs that those before it leave. */
export function risesIn(wishes: readonly Wish[], items: readonly Costed[]): Told[] {
  const costs = new Map(items.map(({ name, cost }) => [name, cost]))
  return wishes.flatMap((wish): Told[] => {
    const rise = riseIn(wish)
    if (!rise) return []
    const risen = risenBy(
      rise,
      items.map((item) => ({ ...item, cost: costs.get(item.name) ?? null })),
    )
    for (const { name, to } of risen) costs.set(name, to)
    return [{ wish, rise, risen }]
  })
}

/** The rises where the sheet's costs are the new ones: what each item cost before, and the cost that stays. */
export const alreadyIn = (told: readonly Told[]): Told[] =>
  told.map((one) => ({
    ...one,
    risen: one.risen.map((item) => {
      const before =
        item.basis === 'recipe' ? item.from - (item.to - item.from) : (item.from * item.from) / item.to
      return { ...item, from: inCents(Math.max(0.01, before)), to: item.from }
    }),
  }))

/** The costs that the rises leave, by item. */
export const costsAfter = (told: readonly Told[]): ReadonlyMap<string, number> =>
  new Map(told.flatMap(({ risen }) => risen.map(({ name, to }) => [name, to] as const)))
