import type { House, IngredientPrice } from '../house/house.ts'
import { tokenize } from '../language/text.ts'
import { pieceWeights } from './piece-weights.ts'

/** A purchase: R$ for an amount, in the unit of the recipes. */
export interface Pack {
  price: number
  amount: number
  label: string
  /** When the owner noted the price, yyyy-mm-dd. Absent for our estimates. */
  on?: string
}

type Sold = {
  name: string
  unit: string
  pack: Pack | null
}

/** The pack that an ingredient is bought in, at the owner's price if there is one. */
export type Prices = (item: Sold) => Pack | null

/** Our estimates alone. */
export const estimatedPrices: Prices = ({ pack }) => pack

const keyOf = (name: string) => tokenize(name).join(' ')

/** "cachaça Carvalho Premium" is bought as "Carvalho Premium", "suco de limão-taiti" as "limão-taiti". */
const form =
  /^(?:cachaça|suco de|cauda de) | (?:em cubos|em rodelas|em pedaços|madur[ao]s?|fresc[ao]s?|sem caroço|médio limpo|limp[ao]|desossad[ao]|de frango desossada|sem leite|70% sem leite|moída|branco|bovino limpo|em palitos congelada|em conserva|descascad[ao]|dessalgada|raspad[ao]|ralado|pasteurizada|hidratada|em medalhões)$/g

function namesOf({ name, pack }: Sold): string[] {
  const bought = pack?.label.replace(
    /^(?:kg|maço|bandeja|pacote|garrafa|lata|caixa|pote|tijolo|litro) de /,
    '',
  )
  return [
    name,
    name.replace(form, ''),
    name.replace(/^(?:filé|posta) de /, ''),
    ...(bought === undefined ? [] : [bought.replace(/ de [\d,.]+ ?\p{L}+$/u, '')]),
  ]
}

const inBase = {
  ml: ['volume', 1],
  l: ['volume', 1000],
  g: ['mass', 1],
  kg: ['mass', 1000],
  un: ['count', 1],
} as const
type Measure = (typeof inBase)[keyof typeof inBase][0]

/** Weight or volume of a pack, as its label says: "caixa de leite condensado de 395 g", "kg de caju". */
function contentOf(label: string, measure: Measure): number | null {
  const [number, one] =
    measure === 'mass' ? [/([\d.,]+) ?(k?g)\b/, /^kg\b/] : [/([\d.,]+) ?(m?l|litros?)\b/, /^litro\b/]
  const found = number.exec(label)
  if (found) {
    const amount = Number((found[1] ?? '').replace('.', '').replace(',', '.'))
    return found[2] === 'kg' || found[2] === 'l' || found[2]?.startsWith('litro') ? amount * 1000 : amount
  }
  return one.test(label) ? 1000 : null
}

/** Weight of a piece of what a recipe weighs: "abacaxi em cubos". */
const weightOf = (name: string): number | undefined => pieceWeights[name.split(' ')[0] ?? '']

/** ml; less is no bottle, but a price by the dose. */
const leastBottle = 150

/** The owner's price in the unit of the recipes; null if the units cannot be converted. */
function converted({ name, unit, pack }: Sold, own: IngredientPrice): Pack | null {
  const [measure, factor] = inBase[own.unit]
  const bought = own.amount * factor
  const label = pack?.label ?? `${own.amount} ${own.unit}`
  const unitMeasure = { ml: 'volume', g: 'mass', un: 'count' }[unit]
  if (pack) {
    const content = measure === 'count' ? null : contentOf(pack.label, measure)
    // The owner's own bottle: what it holds is what a recipe pours.
    if (measure === 'volume' && unit === 'ml' && content === pack.amount && bought >= leastBottle)
      return {
        price: own.price,
        amount: bought,
        label: label.replace(
          /[\d.,]+ ?(?:ml|l|litros?)\b/,
          bought % 1000 === 0 ? `${bought / 1000} l` : `${bought} ml`,
        ),
      }
    // Our pack at the owner's price: it keeps our yield of juice or leaves.
    if (content !== null) return { price: (own.price / bought) * content, amount: pack.amount, label }
    // "1 un" of an ingredient bought by the bunch or box, unless the recipe also counts pieces.
    if (measure === 'count' && unitMeasure !== 'count') {
      const grams = unit === 'g' && pack.label === 'kg' ? weightOf(name) : undefined
      if (grams !== undefined) return { price: own.price / bought, amount: grams, label: 'unidade' }
      return { price: own.price / bought, amount: pack.amount, label }
    }
  }
  if (measure !== unitMeasure) return null
  return pack
    ? { price: (own.price / bought) * pack.amount, amount: pack.amount, label }
    : { price: own.price, amount: bought, label }
}

/** Other names for the same product. */
const alsoSoldAs: Readonly<Record<string, string>> = {
  'refrigerante de gengibre': 'ginger ale',
  'melaço de cana': 'mel de engenho',
  melado: 'mel de engenho',
  siriguela: 'seriguela',
  ciriguela: 'seriguela',
  'polpa de siriguela': 'polpa de seriguela',
  'polpa de ciriguela': 'polpa de seriguela',
  'curaçau blue': 'curaçau azul',
  'blue curaçau': 'curaçau azul',
  'curaçao blue': 'curaçau azul',
  prata: 'alambique',
  'cachaça prata': 'alambique',
  'manteiga da terra': 'manteiga de garrafa',
  'batata congelada': 'batata em palitos congelada',
  'blend bovino': 'carne bovina',
  'carne moída': 'carne bovina',
  óleo: 'óleo vegetal',
  caixinha: 'embalagem',
  marmita: 'embalagem',
  'café em grãos': 'café especial',
  café: 'café especial',
  limão: 'limão-taiti',
  'limão tahiti': 'limão-taiti',
  açúcar: 'açúcar cristal',
  mel: 'mel de abelha',
  'vermute rosso': 'vermute tinto',
  vermute: 'vermute tinto',
  'bitter vermelho': 'aperitivo amargo vermelho',
  campari: 'aperitivo amargo vermelho',
  angostura: 'bitter aromático',
  tônica: 'água tônica',
  cravo: 'cravo-da-índia',
  'canela em pau': 'pau de canela',
  espumante: 'espumante brut',
  'cachaça branca': 'alambique',
}
const otherNames = new Map(Object.entries(alsoSoldAs).map(([name, other]) => [keyOf(name), keyOf(other)]))

interface Named {
  name: string
  price: IngredientPrice
  key: string
}

/** Share of a whole fish that its fillets weigh, and its steaks, which keep the bone. */
const yields = { fillet: 0.5, steak: 0.75 } as const

/**
 * The price of a fillet from that of the whole fish, which the owner's name says or, if it says neither, the sum: a
 * fillet does not cost nearly half of ours.
 */
function filleted({ name, pack }: Sold, own: Pack | null, called: string): Pack | null {
  if (own === null || pack === null || !/^(?:filé|posta) de /.test(name) || /^(?:filé|posta)/i.test(called))
    return own
  const share = name.startsWith('posta') ? yields.steak : yields.fillet
  const [asFillet, asWhole] = [own.price / own.amount, own.price / own.amount / share].map((price) =>
    Math.abs(price / (pack.price / pack.amount) - 1),
  )
  const isWhole = /inteir/i.test(called) || (asWhole ?? 0) < (asFillet ?? 0)
  return isWhole ? { ...own, price: own.price / share } : own
}

/** ml of pulp that a kilogram of ripe fruit gives, seeds and peel taken out. */
export const pulpYieldMl = 600

/** What a pulp costs a house that prices the fruit by weight, and makes the pulp of it. R$ for our pack. */
function pulped(
  { name, unit, pack }: Sold,
  own: ReadonlyMap<string, Named>,
): { name: string; pack: Pack } | null {
  if (!name.startsWith('polpa de ') || unit !== 'ml' || pack === null) return null
  const found = own.get(keyOf(name.slice('polpa de '.length)))
  if (!found) return null
  const [measure, factor] = inBase[found.price.unit]
  if (measure !== 'mass') return null
  const perKilo = (found.price.price / (found.price.amount * factor)) * 1000
  const { on } = found.price
  return {
    name: found.name,
    pack: { ...pack, price: (perKilo * pack.amount) / pulpYieldMl, ...(on === undefined ? {} : { on }) },
  }
}

/** What the owner pays for an ingredient, with the owner's name for it; null if there is only our estimate. */
export function ownPrices({
  ingredientPrices,
}: Pick<House, 'ingredientPrices'>): (item: Sold) => { name: string; pack: Pack } | null {
  const named = Object.entries(ingredientPrices).map(([name, price]) => ({ name, price, key: keyOf(name) }))
  const own = new Map([
    ...named.flatMap((one) => {
      const other = otherNames.get(one.key)
      return other === undefined ? [] : [[other, one] as const]
    }),
    ...named.map((one) => [one.key, one] as const),
  ])
  const priceOf = (item: Sold) => {
    for (const wanted of namesOf(item)) {
      const found = own.get(keyOf(wanted)) ?? own.get(keyOf(`${wanted} inteiro`))
      const pack = found && filleted(item, converted(item, found.price), found.name)
      if (!pack) continue
      const { on } = found.price
      return { name: found.name, pack: on === undefined ? pack : { ...pack, on } }
    }
    return pulped(item, own)
  }
  // Costing asks about the same ingredients for each of thousands of recipes.
  const known = new WeakMap<Sold, ReturnType<typeof priceOf>>()
  return (item) => {
    const answer = known.get(item)
    if (answer !== undefined) return answer
    const found = priceOf(item)
    known.set(item, found)
    return found
  }
}

/** Prices for a house: the owner's own where the names match, our estimates elsewhere. */
export function pricesOf(house: House): Prices {
  if (Object.keys(house.ingredientPrices).length === 0) return estimatedPrices
  const own = ownPrices(house)
  return (item) => own(item)?.pack ?? item.pack
}
