import type { MenuItem } from '../../documents/menu.ts'
import { type CachacaId, cachacaIds, cachacas, isCachacaId } from '../cachacas.ts'
import type { EngineContext } from '../context.ts'
import { doseCost, drinkPourCostBand, suggestPrice } from '../costing.ts'
import { buildDrink } from '../drinks/build-drink.ts'
import { variantsOf } from '../drinks/compose-candidates.ts'
import type { Concept } from '../drinks/concepts/concept.ts'
import { alcoholFreeConcepts, concepts } from '../drinks/concepts/index.ts'
import { type Conditions, unconditional } from '../drinks/conditions.ts'
import type { Drink } from '../drinks/drink.schema.ts'
import { freePrice, type PriceRule, tightPourCostPct } from '../drinks/price.ts'
import type { TemplateId } from '../drinks/templates.ts'
import type { Venue } from '../house/read-venue.ts'
import { namesCachaca } from '../house/with-cachaca.ts'
import { containsPhrase, foldAccents, idOf, joinList, stableFraction, tokenize } from '../language/text.ts'
import type { Aroma, Taste } from './profile.ts'
import { isDrinkLine } from './understand.ts'

/** A drink or dose that can accompany a dish. */
export interface Option {
  id: string
  kind: 'cachaca' | 'house_drink' | 'menu_drink' | 'suggested_drink'
  name: string
  /** The farm's cachaça in it; null if the menu does not say which. */
  base: CachacaId | null
  taste: Taste
  aromas: ReadonlySet<Aroma>
  /** How well it suits this kind of house: −0.5 to 1. */
  houseFit: number
  /** R$ on the menu, or suggested; null if there is none. */
  price: number | null
  /** R$; null if unknown. */
  cost: number | null
  /** ml of cachaça in one serving; null if the menu does not say. */
  doseMl: number | null
  glass: string | null
  /** Its recipe sheet, if we have one. */
  drink: Drink | null
  /** Explanation for a guest who does not know it; null if the name says enough. */
  about: string | null
  /** Guests who share one, as of a bottle or a jug; absent for one. */
  serves?: number
  /** What the house's list sells it in, where it is for several. */
  vessel?: 'garrafa' | 'jarra'
  /** A drink of the house's own list: sold at its own price, and never a novelty. */
  listed?: true
  /** A new drink of the house that the owner asks for. */
  asked?: true
}

/** R$; lowest price of a dose that covers glass and service. */
const minimumDosePrice = 9.9

/** The cachaças as doses, priced for the house. */
export function cachacaOptions(
  venue: Venue,
  doseMl: number,
  packOf: (id: CachacaId) => { price: number; amount: number } = (id) => cachacas[id].pack,
  priceHere: (price: number, cost: number) => number = (price) => price,
  ids: readonly CachacaId[] = cachacaIds,
): Option[] {
  return ids.map((id): Option => {
    const item = cachacas[id]
    const cost = doseCost(packOf(id), doseMl)
    const aimed = suggestPrice(cost, {
      targetPct: venue.targetPct,
      band: drinkPourCostBand,
      ending: venue.ending,
      minimumPrice: minimumDosePrice,
    })
    const price = priceHere(aimed.price, cost)
    return {
      id,
      kind: 'cachaca',
      name: item.label,
      base: id,
      taste: item.taste,
      aromas: new Set(item.aromas),
      houseFit: 0,
      price,
      cost,
      doseMl,
      glass: null,
      drink: null,
      about: item.about,
    }
  })
}

const byTemplate: Readonly<Record<TemplateId, Partial<Taste>>> = {
  sour: { acid: 2.4, fresh: 1, warmth: 1.4, body: 1.5 },
  caipirinha: { acid: 2.5, fresh: 2, warmth: 1.7, body: 1.5 },
  smash: { acid: 2, fresh: 2.3, warmth: 1.4, body: 1.4 },
  collins: { acid: 2, bubbles: 2.3, fresh: 1.5, warmth: 0.8, body: 1 },
  highball: { acid: 0.7, bubbles: 1, fresh: 1.5, warmth: 0.8, body: 0.9 },
  julep: { fresh: 1.5, sweet: 1.5, warmth: 2, body: 1.8 },
  old_fashioned: { sweet: 1, bitter: 0.5, warmth: 2.2, body: 2.2 },
  negroni: { bitter: 2.5, sweet: 1, warmth: 2, body: 2 },
  aperitif: { bitter: 1, fresh: 0.8, warmth: 2, body: 1.6 },
  spritz: { bubbles: 2.7, acid: 0.8, fresh: 1.3, warmth: 0.9, body: 0.9 },
  tiki: { acid: 2, sweet: 1.4, fresh: 1, warmth: 1.1, body: 1.6 },
  frozen: { acid: 1.4, sweet: 2, warmth: 0.8, body: 1.5 },
  batida: { sweet: 2.1, cream: 2, warmth: 1, body: 2.1 },
  hot: { sweet: 2, warmth: 1.3, body: 2 },
  coffee: { bitter: 1.5, sweet: 1.4, warmth: 1.2, body: 1.9 },
  cream: { sweet: 2.3, cream: 2.5, warmth: 1.2, body: 2.3 },
  shot: { warmth: 2.2, body: 1.5, fresh: 1 },
}

/** Ingredients without taste. */
export const neutralTaste: Taste = {
  acid: 0,
  sweet: 0,
  bitter: 0,
  bubbles: 0,
  cream: 0,
  fresh: 0,
  wood: 0,
  warmth: 0,
  body: 0,
}

/** Flavours by words in ingredient names. */
const aromaWords: readonly [Aroma, RegExp][] = [
  ['coco', /\bcoco\b/],
  ['ervas', /capim|hortela|manjericao|hibisco/],
  ['cítrico', /limao|tangerina|laranja/],
  ['café', /cafe|cold brew|espresso/],
  ['castanha', /castanha de caju|castanha-de-caju|amendoim|pacoca/],
  ['caramelo', /rapadura|engenho|mel de|mel\b|cumaru|condensado|doce de leite/],
  ['especiaria', /gengibre|ginger|canela|cravo|pimenta|bitter|vermute/],
  ['chocolate', /cacau|chocolate/],
  [
    'fruta',
    /caju|caja|cajuina|seriguela|graviola|umbu|tamarindo|maracuja|manga|acerola|goiaba|mangaba|abacaxi|melancia|morango|kiwi/,
  ],
]

function aromasOf(texts: readonly string[]): Set<Aroma> {
  const folded = texts.map(foldAccents)
  return new Set(
    aromaWords.filter(([, words]) => folded.some((text) => words.test(text))).map(([aroma]) => aroma),
  )
}

function warmthOf(abvPct: number): number {
  if (abvPct < 10) return 0.7
  if (abvPct < 15) return 1.2
  return abvPct < 20 ? 1.8 : 2.4
}

const cachacaOf = ({ base }: Drink) => (base && isCachacaId(base.id) ? cachacas[base.id] : null)

/** Taste of a drink with a recipe sheet, from its template, figures and ingredients. */
function tasteOfDrink(drink: Drink): { taste: Taste; aromas: Set<Aroma> } {
  const names = drink.ingredients.map(({ name }) => foldAccents(name))
  const has = (words: RegExp) => names.some((name) => words.test(name))
  const taste: Taste = { ...neutralTaste, ...byTemplate[drink.template] }
  taste.wood = cachacaOf(drink)?.woodInDrinks ?? 0
  taste.warmth = warmthOf(drink.abvPct)
  if (drink.sweetness === 'doce') taste.sweet = Math.max(taste.sweet, 2)
  if (drink.sweetness === 'equilibrado') taste.sweet = Math.max(taste.sweet, 0.8)
  if (drink.sweetness === 'seco') taste.sweet = Math.min(taste.sweet, 0.3)
  if (has(/com gas|tonica|ginger|espumante/)) taste.bubbles = Math.max(taste.bubbles, 2.3)
  if (has(/tonica|aperitivo/)) taste.bitter = Math.max(taste.bitter, 2)
  if (has(/creme de leite|leite de coco|condensado/)) taste.cream = Math.max(taste.cream, 1.8)
  if (drink.template === 'shot' && drink.ingredients.some(isSour)) taste.acid = Math.max(taste.acid, 1.6)
  return { taste, aromas: aromasOf([drink.name, ...names]) }
}

/** A short drink is as sour as its fruit. */
const isSour = ({ name, role, unit, amount }: Drink['ingredients'][number]): boolean =>
  role === 'ingredient' &&
  unit === 'ml' &&
  amount >= 10 &&
  /limao|maracuja|umbu|caja|acerola|tamarindo/.test(foldAccents(name))

/** Parts of ingredient names that guests do not need. */
const preparation =
  /^(polpa|suco|xarope|calda|redução|chá) de | (em cubos|em rodelas|maduro|madura|fresco|fresca|sem caroço|moído|filtrada|taiti|gelado)\b/g

/** "caipirinha com abacaxi e hortelã". */
function aboutOf(drink: Drink): string {
  const parts = drink.ingredients
    .filter(
      ({ role, name }) =>
        role === 'ingredient' &&
        !/limão|açúcar|água com gás|água filtrada|sal\b|bitter|café|aperitivo/.test(name),
    )
    .map(({ name }) => name.replace(preparation, '').trim())
  const style = drink.style.toLowerCase()
  if (style.startsWith('com ')) return `drink gelado ${joinList([style, ...parts.slice(0, 1)])}`
  return parts.length === 0 ? `${style} com limão` : `${style} com ${joinList(parts.slice(0, 2))}`
}

function drinkOption(drink: Drink, kind: 'house_drink' | 'suggested_drink', venue: Venue): Option {
  return {
    id: drink.id,
    kind,
    name: drink.name,
    base: cachacaOf(drink)?.id ?? null,
    ...tasteOfDrink(drink),
    houseFit: Math.min(0.5, Math.max(-0.5, (venue.templateFit(drink.template) - 1) / 2)),
    price: drink.suggestedPrice,
    cost: drink.doseCost,
    doseMl: drink.ingredients.find(({ role }) => role === 'base')?.amount ?? null,
    glass: drink.glass,
    drink,
    about: aboutOf(drink),
  }
}

/** Drinks of the house's own signature menu. */
export function houseDrinkOptions(context: EngineContext, venue: Venue): Option[] {
  return context.houseDrinks.map((drink) => drinkOption(drink, 'house_drink', venue))
}

const phrases = (words: string) => words.split(',').map(tokenize)
const holds = (tokens: readonly string[], list: readonly (readonly string[])[]) =>
  list.some((phrase) => containsPhrase(tokens, phrase))

const plainDose = phrases('dose, dose de cachaça, shot, garrafa')

const menuTastes: readonly [RegExp, Partial<Taste>][] = [
  [/caipirinha/, byTemplate.caipirinha],
  [/rabo de galo/, { bitter: 2, sweet: 1.2, warmth: 2.3, body: 2, wood: 0.5 }],
  [/batid/, byTemplate.batida],
  [/quentao/, byTemplate.hot],
  [/bombeirinho|meladinha/, { sweet: 2, acid: 1, warmth: 1.8, body: 1.6 }],
  [/mule|tonica|spritz|collins/, { bubbles: 2.4, acid: 1.2, fresh: 1.6, warmth: 0.8, body: 1 }],
  [/sour/, byTemplate.sour],
  [/old fashioned/, { ...byTemplate.old_fashioned, wood: 1.5 }],
]

/** Mixed drinks with cachaça on the house's menu. Plain doses are covered by our cachaças. */
export function menuDrinkOptions(items: readonly MenuItem[]): Option[] {
  return items.flatMap((item): Option[] => {
    const text = `${item.name} ${item.description ?? ''}`
    const name = tokenize(item.name)
    if (!isDrinkLine(item) || !namesCachaca(text)) return []
    if (holds(name.slice(0, 1), plainDose)) return []
    const folded = foldAccents(text)
    const known = menuTastes.find(([words]) => words.test(folded))?.[1]
    // Bottles in a list of brands have no recipe to score.
    if (!known && item.description === null) return []
    const aromas = aromasOf([text])
    const taste: Taste = {
      ...neutralTaste,
      ...(known ?? { acid: 1.5, sweet: 1, fresh: 1, warmth: 1.5, body: 1.5 }),
    }
    if (aromas.has('coco') || /leite|cremos/.test(folded)) taste.cream = Math.max(taste.cream, 1.5)
    return [
      {
        id: `menu-${idOf(item.name)}`,
        kind: 'menu_drink',
        name: item.name,
        base: null,
        taste,
        aromas,
        // Drinks that the team already makes need no training.
        houseFit: 1,
        price: item.price,
        cost: item.cost,
        doseMl: null,
        glass: null,
        drink: null,
        about: null,
      },
    ]
  })
}

/** Drinks that any bar can build in the glass, one or two for each need of a dish. */
const suggestible = [
  'engenho-velho',
  'rede-armada',
  'rua-dos-tabajaras',
  'barra-do-ceara',
  'vento-em-taiba',
  'noite-no-dragao',
  'mare-de-marco',
  'mercado-central',
  'jangada-ligeira',
  'quintal-do-benfica',
  'domingo-na-parangaba',
  'sanfona',
  'lua-em-iracema',
  'chuva-do-caju',
  'velas-do-mucuripe',
  'pe-de-serra',
  'terreiro-da-avo',
  'calcadao',
  'sobrado',
  'cortina-de-veludo',
  'fim-de-expediente',
  'linho-branco',
  'candeeiro',
  'gibao',
  'alpendre',
  'dez-para-as-dez',
  'serenata',
  'compota-da-vizinha',
]

/** Share of all ideas that one house sees: two houses with the same kitchen get different drinks. */
const shownShare = 0.4

function suggestibleFor(seed: string | undefined): readonly Concept[] {
  if (seed === undefined) return concepts.filter(({ id }) => suggestible.includes(id))
  return concepts.filter(({ id }) => stableFraction(`${seed}|${id}`) < shownShare)
}

/** A larger share than of the others, because there are fewer to choose from. */
const shownWithoutAlcohol = 0.6

function alcoholFreeFor(seed: string | undefined): readonly Concept[] {
  if (seed === undefined) return alcoholFreeConcepts
  return alcoholFreeConcepts.filter(({ id }) => stableFraction(`${seed}|${id}`) < shownWithoutAlcohol)
}

/** What the owner asks of the drinks that are suggested. */
export type SuggestionRequest = Pick<Conditions, 'allowance' | 'prices' | 'glasses'> & {
  withoutAlcohol: boolean
  /** Identifies the house: another one gets other ideas. */
  seed?: string
  /** Limits on prices; absent without limits. */
  rule?: PriceRule
}

/** What a house allows of new drinks. */
export type ConceptRequest = Pick<SuggestionRequest, 'allowance' | 'prices' | 'rule' | 'glasses'> &
  Pick<Conditions, 'bases'>

/** New drinks of the given ideas as this house would build them in the glass, without special equipment. */
export function conceptOptions(
  ideas: readonly Concept[],
  venue: Venue,
  { allowance, prices, glasses, bases, rule = freePrice }: ConceptRequest,
): Option[] {
  const conditions: Conditions = {
    ...unconditional,
    allowance,
    prices,
    ...(glasses && { glasses }),
    ...(bases && { bases }),
    has: new Set<never>(),
    glassware: venue.glassware,
  }
  return ideas.flatMap((concept) => {
    const [candidate] = variantsOf(concept, conditions)
    if (!candidate) return []
    const drink = buildDrink(
      candidate,
      { pairing: 'Veja a tabela de harmonizações.', fit: 'Montado no copo, sem equipamento especial.' },
      venue,
      conditions,
      rule,
    )
    // Leave the drink out if a bound leaves no margin.
    if (drink.pourCostPct > tightPourCostPct) return []
    return [drinkOption(drink, 'suggested_drink', venue)]
  })
}

/** Drinks for a house that has none of its own yet. */
export function suggestedDrinkOptions(
  venue: Venue,
  { withoutAlcohol, seed, ...request }: SuggestionRequest = {
    ...unconditional,
    withoutAlcohol: false,
  },
): Option[] {
  const known = withoutAlcohol ? alcoholFreeFor(seed) : suggestibleFor(seed)
  return conceptOptions(
    known.filter(({ template }) => venue.templateFit(template) >= 0.5),
    venue,
    request,
  )
}
