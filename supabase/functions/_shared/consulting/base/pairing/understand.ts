import type { MenuItem } from '../../documents/menu.ts'
import { containsPhrase, tokenize } from '../language/text.ts'
import { fullName } from './full-name.ts'
import { type Spelling, spellingsByFirstWord } from './lexicon/index.ts'
import { type Aroma, type Course, type Dimension, dimensions, type Group, type Profile } from './profile.ts'

/** A dish as read from the menu. */
export interface DishReading {
  item: MenuItem
  profile: Profile
  /** The word that each strong dimension comes from: fat ← "torresmo". */
  because: Partial<Record<Dimension, string>>
  aromas: ReadonlySet<Aroma>
  /** Where each aroma comes from. */
  /** The word that a group comes from: "pargo". */
  groupFrom: ReadonlyMap<Group, string>
  aromaFrom: ReadonlyMap<Aroma, string>
  groups: ReadonlySet<Group>
  course: Course
  vegetarian: boolean
  /** Recognised terms, in the order of the text. */
  terms: readonly string[]
}

/** The reading of a menu line. */
type Reading =
  | { kind: 'dish'; dish: DishReading }
  | { kind: 'drink' }
  /** Not pairable; the reason is shown to the owner. */
  | { kind: 'left_out'; reason: string }
  | { kind: 'unknown' }

/** Weight of words in the description relative to the name. */
const descriptionWeight = 0.7

interface Match extends Spelling {
  weight: number
}

/** The terms of a text, left to right, longest match first. Skips the words after "sem". */
function matchesIn(text: string, weight: number): Match[] {
  const tokens = tokenize(text)
  const found: Match[] = []
  for (let at = 0; at < tokens.length; ) {
    const spelling = spellingsByFirstWord
      .get(tokens[at] ?? '')
      ?.find(({ phrase }) => phrase.every((word, offset) => tokens[at + offset] === word))
    if (!spelling) {
      at += 1
      continue
    }
    const next = at + spelling.phrase.length
    if (tokens[at - 1] !== 'sem' && !isCutOf(spelling, tokens, next)) found.push({ ...spelling, weight })
    at = next
  }
  return found
}

/** Cuts that mean beef unless the menu names the animal: "filé de pescada". */
const cuts = new Set(['filé', 'bisteca', 'costela', 'carne'])
const otherFlesh: readonly Group[] = ['fish', 'shellfish', 'pork', 'goat', 'poultry']

/** Whether the cut belongs to the fish or bird named after it, which then determines the reading. */
function isCutOf({ word, term }: Spelling, tokens: readonly string[], next: number): boolean {
  if (!cuts.has(word) || !term.groups.includes('beef')) return false
  const after = /^(?:de|do|da)$/.test(tokens[next] ?? '') ? next + 1 : next
  return (spellingsByFirstWord.get(tokens[after] ?? '') ?? []).some(
    ({ phrase, term: other }) =>
      phrase.every((part, offset) => tokens[after + offset] === part) &&
      otherFlesh.some((group) => other.groups.includes(group)) &&
      other.role !== 'technique',
  )
}

const anyPhrase = (phrases: string) => {
  const list = phrases.split(',').map(tokenize)
  return (tokens: readonly string[]) => list.some((phrase) => containsPhrase(tokens, phrase))
}

const drinkCategory = anyPhrase(
  'bebida, drink, drinque, coquetel, caipirinha, cerveja, chope, vinho, espumante, cachaça, destilado, dose, whisky, uísque, gin, suco, refrigerante, água, café, chá, carta de vinhos, long neck, soft, refresco, vitamina, shot, sem álcool, não alcoólicos, taça, tinto, rosé, rótulo, adega, chopp',
)
const drinkStart = anyPhrase(
  'cerveja, chope, chopp, suco, refrigerante, água, dose, taça, vinho, espumante, café, cafezinho, espresso, expresso, cappuccino, chá, caipirinha, caipirosca, caipiroska, caipifruta, gin, gim, vodka, vodca, tequila, mezcal, saquê, conhaque, pisco, vermute, prosecco, sangria, margarita, whisky, uísque, rum, licor, cajuína, limonada, soda, refresco, vitamina, energético, heineken, brahma, skol, spaten, stella, corona, budweiser, original, coca, guaraná, drink, drinque, coquetel, batida, mojito, negroni, aperol, spritz, moscow, cachaça, ypióca, kombucha, pinga, prata, carvalho, castanheira, amburana, umburana, alambique, malbec, cabernet, merlot, pinot, sauvignon, chardonnay, carménère, carmenere, syrah, tannat, riesling, moscatel, brut, tinto, rosé, jarra, balde, long, h2oh, schweppes, tônica',
)
const drinkAnywhere = anyPhrase(
  'caipirinha, caipirosca, caipiroska, saquerinha, sakerinha, caipisaquê, rabo de galo, moscow mule, gin tônica, negroni, aperol spritz, quentão, macunaíma, long neck, milk shake',
)
/** A title such as “Café da manhã”: a meal without alcohol, so its items are not paired. */
const breakfast = anyPhrase('café da manhã, desjejum, brunch')
const childrenWords = anyPhrase('kids, infantil, criança, menu kids, baby, papinha')
const sideCategory = anyPhrase(
  'acompanhamento, guarnição, adicional, extra, porção extra, molho, complemento',
)
const notFood = anyPhrase(
  'couvert artístico, taxa de serviço, taxa, rolha, embalagem, entrega, estacionamento, ingresso, reserva, aluguel, gorjeta',
)
const dessertCategory = anyPhrase('sobremesa, doce, doçura, bolo, gelato, confeitaria, dessert')
const starterCategory = anyPhrase(
  'entrada, entradinha, petisco, tira gosto, tiragosto, tira-gosto, porção, aperitivo, para começar, para compartilhar, belisco, salada, sopa, caldo, couvert, snack, finger food, happy hour, espetinho, pastel, tapioca, tábua, queijo, frio',
)
const mainCategory = anyPhrase(
  'prato, principal, individual, jantar, massa, risoto, carne, ave, peixe, fruto do mar, grelhado, churrasco, executivo, almoço, hambúrguer, burger, burguer, sanduíche, pizza, regional, sertanejo, sugestão, especial, japonês, sushi, degustação',
)
const vegetarianWords = anyPhrase('vegetariano, vegetariana, vegano, vegana, veggie, plant based, vegetal')

/** Groups of meat and fish. */
const animal: readonly Group[] = ['fish', 'shellfish', 'beef', 'pork', 'goat', 'poultry', 'offal', 'cured']

/** Meat and fish that make a meal, unlike bacon in a farofa. */
const fleshes: ReadonlySet<Group> = new Set(['fish', 'shellfish', 'beef', 'pork', 'goat', 'poultry'])
function courseOf(
  category: readonly string[],
  matches: readonly Match[],
  profile: Profile,
  flesh: boolean,
): Course {
  if (dessertCategory(category)) return 'dessert'
  if (sideCategory(category)) return 'side'
  const foods = matches.filter(({ term }) => term.role !== 'technique')
  const isSide = ({ term }: Match) => term.course === 'side'
  if (foods.every(isSide)) return 'side'
  if (starterCategory(category)) return 'starter'
  if (mainCategory(category)) return 'main'
  const of = (role: Spelling['term']['role']) =>
    matches.find(({ term, weight }) => weight === 1 && term.role === role && term.course !== null)?.term
      .course
  const byWords = of('dish') ?? of('form') ?? of('food')
  // "Polvo com arroz" is no side: the rice accompanies fish or meat.
  const eatenWithIt = foods.some(
    (match) =>
      !isSide(match) &&
      match.weight === 1 &&
      match.term.groups.some((group) => fleshes.has(group)) &&
      !match.term.groups.includes('cured'),
  )
  const named = byWords === 'side' && eatenWithIt ? 'main' : byWords
  // "Filé com molho de rapadura" is sweet but no dessert.
  const main = matches.some(({ term, weight }) => weight === 1 && term.course === 'main')
  if (profile.sweet >= 1.6 && !flesh && profile.salt < 1.2 && !main) return 'dessert'
  if (main && named === 'dessert') return 'main'
  if (named) return named
  return profile.weight >= 1.8 ? 'main' : 'starter'
}

function readDish(item: MenuItem, category: readonly string[], vegetarianText: boolean): DishReading | null {
  const matches = [
    ...matchesIn(fullName(item), 1),
    ...(item.description === null ? [] : matchesIn(item.description, descriptionWeight)),
  ]
  const foods = matches.filter(({ term }) => term.role === 'dish' || term.role === 'food')
  if (foods.length === 0) return null

  const levels: Record<Dimension, number> = {
    fat: 0,
    acid: 0,
    sweet: 0,
    smoke: 0,
    heat: 0,
    salt: 0,
    umami: 0,
    bitter: 0,
    crisp: 0,
    weight: 0,
  }
  const because: Partial<Record<Dimension, string>> = {}
  for (const { term, label, weight } of matches.filter((match) => match.term.role !== 'technique')) {
    for (const dimension of dimensions) {
      const level = (term.levels[dimension] ?? 0) * weight
      if (level > levels[dimension]) {
        levels[dimension] = level
        because[dimension] = label
      }
    }
  }
  const placeOf = (name: string | undefined) => matches.findIndex(({ label }) => label === name)
  // "Pargo frito com baião": the fat comes from the frying, not from the side named after it.
  const isOfFrying = (dimension: Dimension, { term, label }: Match) =>
    dimension === 'fat' && (term.levels.crisp ?? 0) > 0 && placeOf(because.fat) > placeOf(label)
  for (const match of matches.filter(({ term }) => term.role === 'technique')) {
    const { term, label, weight } = match
    for (const dimension of dimensions) {
      const added = (term.levels[dimension] ?? 0) * weight
      // Two words for one technique ("grelhado na brasa") count once.
      if (added === 0 || because[dimension] === label) continue
      if (added >= levels[dimension] || isOfFrying(dimension, match)) because[dimension] = label
      levels[dimension] = Math.min(3, Math.max(0, levels[dimension] + added))
    }
  }

  const heroes = foods.filter(
    ({ term, weight }) => weight === 1 && term.role === 'food' && term.groups.length > 0,
  )
  const groups = new Set<Group>()
  const groupFrom = new Map<Group, string>()
  for (const { term, label } of foods) {
    // "Moqueca de banana" has no fish: for dishes with many versions the main ingredient in the name decides.
    if (term.role === 'dish' && term.mayHoldMeat && heroes.length > 0) continue
    for (const group of term.groups) {
      groups.add(group)
      if (!groupFrom.has(group)) groupFrom.set(group, label)
    }
  }
  if (vegetarianText) for (const group of animal) groups.delete(group)
  const flesh = animal.some((group) => groups.has(group))
  const open = foods.some(({ term }) => term.mayHoldMeat) && heroes.length === 0
  const aromaFrom = new Map<Aroma, string>()
  for (const { term, label } of foods) {
    for (const aroma of term.aromas) if (!aromaFrom.has(aroma)) aromaFrom.set(aroma, label)
  }
  const course = courseOf(category, matches, levels, flesh)
  return {
    item,
    profile: levels,
    because,
    aromas: new Set(aromaFrom.keys()),
    aromaFrom,
    groups,
    groupFrom,
    course,
    vegetarian: course !== 'dessert' && (vegetarianText || (!flesh && !open)),
    terms: [...new Set(matches.map(({ word }) => word))],
  }
}

const peopleWords: Readonly<Record<string, number>> = { duas: 2, dois: 2, tres: 3, três: 3, quatro: 4 }
const people = '(\\d{1,2}|duas|dois|tr[eê]s|quatro)'
const forPeople = new RegExp(
  `(?<![\\p{L}\\d])(?:(?:para|pra|serve|p\\/) ?(?:(?:at[eé]|\\d a|uma a|um a) )?${people}(?! ?(?:reais|g|kg|ml|l|cm|un\\w*|peda\\w+)(?!\\p{L}))|${people} (?:pessoas|pax))(?!\\p{L})`,
  'iu',
)
const forCouple = /(?<!\p{L})(?:casal|a dois)(?!\p{L})/iu
/** A larger one is a feast to order, and no plate of a menu. */
const mostPeople = 8

/** Number of guests a dish is for, by its name, section, description and size; 1 if they do not say. */
export function guestsOf({ name, category, description, size }: Omit<MenuItem, 'price' | 'cost'>): number {
  const said = [name, category, description, size].filter((text) => text != null).join(' ; ')
  const [, named = '', counted = named] = forPeople.exec(said) ?? []
  const count = peopleWords[(named || counted).toLowerCase()] ?? Number(named || counted)
  if (Number.isInteger(count) && count >= 1 && count <= mostPeople) return count
  return forCouple.test(said) ? 2 : 1
}

/** Whether a dish is made for several guests, by its own words: then it is a meal, whatever its kind. */
export function feedsSeveral({ name, description }: Pick<MenuItem, 'name' | 'description'>): boolean {
  return guestsOf({ name, description, category: null }) > 1
}

/** Whether it is sold by the single piece, "Caranguejo (un)", so that guests order several. */
export function isSinglePiece({ name }: Pick<MenuItem, 'name'>): boolean {
  return /\((?:(?:1|uma?|cada|por) )?(?:un|und|unid|unidade)\.?\)|\b(?:a unidade|por unidade|cada)\b/i.test(
    name,
  )
}

/** Whether a menu line is a drink, by its heading or, without one, by its name. */
export function isDrinkLine(item: MenuItem): boolean {
  const category = tokenize(item.category ?? '')
  const name = tokenize(item.name)
  if (drinkCategory(category) && !breakfast(category)) return true
  if (
    category.length > 0 &&
    (starterCategory(category) || mainCategory(category) || dessertCategory(category))
  )
    return false
  return drinkStart(name.slice(0, 1)) || drinkAnywhere(name)
}

/** Reads one menu line by its words. Unknown words are reported, never guessed. */
export function understand(item: MenuItem): Reading {
  const category = tokenize(item.category ?? '')
  const name = tokenize(item.name)
  if (childrenWords(category) || childrenWords(name)) {
    return { kind: 'left_out', reason: 'prato infantil: não se sugere bebida alcoólica' }
  }
  if (notFood(name)) return { kind: 'left_out', reason: 'não é comida' }
  if (isDrinkLine(item)) return { kind: 'drink' }
  if (breakfast(category)) {
    return { kind: 'left_out', reason: 'café da manhã: não se sugere bebida alcoólica' }
  }
  const text = tokenize(`${item.name} ${item.category ?? ''} ${item.description ?? ''}`)
  const dish = readDish(item, category, vegetarianWords(text))
  if (!dish) return { kind: 'unknown' }
  if (dish.course === 'side')
    return { kind: 'left_out', reason: 'acompanhamento: harmoniza com o prato que segue' }
  return { kind: 'dish', dish }
}
