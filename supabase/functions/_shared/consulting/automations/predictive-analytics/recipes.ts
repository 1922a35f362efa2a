import type { Drink } from '../../base/drinks/drink.schema.ts'
import { foldAccents, tokenize } from '../../base/language/text.ts'
import { closestName } from '../../base/match-items.ts'
import { type IngredientId, ingredient, ingredients, partsOf } from '../../base/pantry/bar.ts'
import type { Ingredient } from '../../base/pantry/ingredient.ts'
import { usualPortion } from './portions.ts'
import { mlOf, pouredFrom } from './poured.ts'

/** What one unit sold takes from the stock, in the unit in which it is bought. */
export type Part = {
  name: string
  unit: string
  amount: number
  pack: Pack | null
  /** Share of what is bought whole that is left after cleaning. */
  clean?: number
  /** Keeps a day or two. */
  fresh?: boolean
  /** As the owner states it. */
  own?: boolean
}
export type Pack = { amount: number; label: string }

export type Recipe = {
  parts: readonly Part[]
  /** The house's own of an earlier consultation, the usual one for that name, or the thing itself. */
  origin: 'house' | 'usual' | 'portion' | 'poured' | 'pieces' | 'resale'
}

/** The amount to buy for an amount in the glass; house preparations by their components, losses included. */
function boughtFor(item: Ingredient, amount: number): Part[] {
  if (item.kind === 'house')
    return partsOf(item).flatMap((part) => boughtFor(part.item, (part.amount * amount) / item.batchYield))
  const { label, amount: size } = item.pack
  const bought = amount / (1 - item.loss)
  const fruit = /^kg d[eo] (.+)$/.exec(label)?.[1]
  // Pressed fruit is bought by weight, whatever the unit in the glass.
  if (fruit !== undefined) return [{ name: fruit, unit: 'g', amount: (bought / size) * 1000, pack: null }]
  return [{ name: item.name, unit: item.unit, amount: bought, pack: { amount: size, label } }]
}

const byId = new Map(ingredients.map((item) => [item.id, item]))

const ofHouseDrink = ({ ingredients: parts }: Drink): Part[] =>
  parts.flatMap(({ id, name, amount, unit, role }) => {
    const item = byId.get(id)
    if (role === 'ice') return []
    return item ? boughtFor(item, amount) : [{ name, unit, amount, pack: null }]
  })

const ml = (name: string, amount: number): Part => ({ name, unit: 'ml', amount, pack: null })
const g = (name: string, amount: number): Part => ({ name, unit: 'g', amount, pack: null })
const from = (id: IngredientId, amount: number) => boughtFor(ingredient(id), amount)

/** Fruits of caipirinhas and batidas, with g per glass; the first whose word is in the name. */
const fruits: readonly [word: string, name: string, grams: number][] = [
  ['morango', 'morango', 90],
  ['maracuja', 'maracujá', 100],
  ['abacaxi', 'abacaxi', 150],
  ['caju', 'caju', 110],
  ['kiwi', 'kiwi', 90],
  ['manga', 'manga', 130],
  ['seriguela', 'seriguela', 100],
  ['siriguela', 'seriguela', 100],
  ['uva', 'uva', 90],
  ['tangerina', 'tangerina', 130],
  ['melancia', 'melancia', 160],
]
const pulps = [
  'caja',
  'caju',
  'graviola',
  'umbu',
  'tamarindo',
  'maracuja',
  'manga',
  'acerola',
  'goiaba',
  'seriguela',
] as const

/** One lime of about 90 g. */
const lime = g('limão-taiti', 90)

/** Lime if the name gives no other flavour; null for a flavour that is no fruit we know. */
const fruitOf = (words: readonly string[], name: string): Part | null => {
  const found = fruits.find(([word]) => words.includes(word))
  if (found) return g(found[1], found[2])
  return words.includes('limao') || !/ (de|com) /.test(name) ? lime : null
}

const withFruit = (words: readonly string[], name: string, parts: (fruit: Part) => Part[]): Part[] | null => {
  const fruit = fruitOf(words, name)
  return fruit && parts(fruit)
}

type Usual = { words: RegExp; parts: (words: readonly string[], name: string) => Part[] | null }

/** What is poured from a barrel or a bottle, by the amount in the item's name. */
const poured = (name: string) => (_: readonly string[], item: string) => {
  const amount = mlOf(item)
  return amount === null ? null : [ml(name, amount)]
}

/** Spirits that a caipirinha is made with, by its name. */
const muddled = (spirit: string) => (words: readonly string[], name: string) =>
  withFruit(words, name, (fruit) => [ml(spirit, 60), fruit, ...from('acucar', 20)])

/** The standard recipe of drinks with the same name everywhere (IBA; Decreto 6.871/2009 for the caipirinha). */
const usual: readonly Usual[] = [
  { words: /^caipi(rosk?c?a|vodk?ca)\b/, parts: muddled('vodca') },
  { words: /^(caipisaque|saquerinha)\b/, parts: muddled('saquê') },
  { words: /^caipirinha\b/, parts: muddled('cachaça') },
  {
    words: /^batida (de|com) coco\b/,
    parts: () => [ml('cachaça', 50), ...from('leite_coco', 60), ...from('leite_condensado', 30)],
  },
  {
    words: /^batida (de|com) /,
    parts: (words, name) =>
      withFruit(words, name, (fruit) => [ml('cachaça', 50), fruit, ...from('leite_condensado', 30)]),
  },
  { words: /^negroni$/, parts: () => [ml('gim', 30), ...from('vermute', 30), ml('bitter vermelho', 30)] },
  { words: /^(gin|gim)( e | com |[ -])?tonica$/, parts: () => [ml('gim', 50), ml('água tônica', 150)] },
  {
    words: /^mojito$/,
    parts: () => [ml('rum branco', 50), lime, ...from('acucar', 15), ...from('hortela', 8)],
  },
  { words: /^aperol spritz$/, parts: () => [ml('Aperol', 60), ml('espumante brut', 90)] },
  {
    words: /^moscow mule$/,
    parts: () => [ml('vodca', 45), ml('cerveja de gengibre', 120), g('limão-taiti', 30)],
  },
  {
    words: /^boulevardier$/,
    parts: () => [ml('uísque bourbon', 45), ...from('vermute', 30), ml('bitter vermelho', 30)],
  },
  { words: /^(uisque|whisky|whiskey)\b/, parts: poured('uísque') },
  { words: /^acai\b/, parts: poured('açaí') },
  {
    words: /^suco (de|da|do) /,
    parts: (words) => {
      const pulp = pulps.find((name) => words.includes(name))
      if (pulp !== undefined) return from(pulp, 100)
      if (words.includes('laranja')) return [g('laranja', 600)]
      return words.includes('limao') ? [lime, ...from('acucar', 20)] : null
    },
  },
  {
    words: /^cafe (?:com leite|pingado)\b|^pingado\b/,
    parts: () => [g('café em pó', 8), ml('leite', 150)],
  },
  { words: /^cafe (coado|de pano)\b/, parts: () => [g('café em pó', 8)] },
]

/** Bought and sold by the unit. */
const resale =
  /^(cerveja|long ?neck|lata\b|refrigerante|refri\b|coca\b|guarana|cajuina$|cajuina (?:\d|lata|garrafa|sao geraldo)|tonica$|agua (mineral|com gas|sem gas|de coco)|agua$|coco verde$|energetico|red bull|heineken|brahma|skol|original|stella|eisenbahn|spaten|budweiser|corona|amstel|antarctica)/

/**
 * What an item of the sheet takes from the stock, if its recipe is known.
 * @param servesOf guests that one unit of a dish serves
 */
export function recipesOf(
  houseDrinks: readonly Drink[],
  servesOf: (name: string) => 1 | 2 = () => 1,
  /** What the menu says of a dish besides its name. */
  menuOf: (name: string) => { grams: number | null; section: string | null } = () => ({
    grams: null,
    section: null,
  }),
): (name: string) => Recipe | null {
  const own = closestName(houseDrinks.map(({ name }) => name))
  return (name) => {
    const drink = houseDrinks[own(name)]
    if (drink) return { parts: ofHouseDrink(drink), origin: 'house' }
    const plain = foldAccents(name)
      .replace(/\(.*?\)/g, ' ')
      .replace(/\s+/g, ' ')
      .trim()
    const words = tokenize(plain)
    // "(taça)" distinguishes a glass from a bottle.
    const full = foldAccents(name).replace(/[()]/g, '')
    for (const { words: pattern, parts } of usual) {
      if (!pattern.test(plain) && !pattern.test(full)) continue
      const found = parts(words, full)
      if (found) return { parts: found, origin: 'usual' }
    }
    const glass = pouredFrom(name)
    if (glass)
      return {
        parts: [{ name: glass.name, unit: 'ml', amount: glass.amount, pack: glass.pack }],
        origin: 'poured',
      }
    const portion = usualPortion(name, servesOf(name), menuOf(name))
    if (portion) return { parts: portion.map((part) => ({ ...part, pack: null })), origin: 'portion' }
    const pieces = Number(/\((\d{1,3}) ?un\.?\)/.exec(name)?.[1] ?? 0)
    if (pieces > 1) {
      const piece = `${name.replace(/\s*\(.*?\)/g, '').trim()}, peças`
      return { parts: [{ name: piece, unit: 'un', amount: pieces, pack: null }], origin: 'pieces' }
    }
    return resale.test(plain) || /\(un\.?\)/.test(name)
      ? { parts: [{ name, unit: 'un', amount: 1, pack: null }], origin: 'resale' }
      : null
  }
}
