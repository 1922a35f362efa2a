/** The dishes that an owner names: by kind, by course, by section of the menu, or one by one. */
import type { MenuItem } from '../../documents/menu.ts'
import { foldAccents } from '../language/text.ts'
import { namesItem } from '../request/match-item.ts'
import type { Group } from './profile.ts'
import { type DishReading, understand } from './understand.ts'

const everyDish = 'todos os pratos'

const meat: readonly Group[] = ['beef', 'pork', 'goat', 'poultry', 'offal', 'cured']
const has = ({ groups }: DishReading, ...wanted: readonly Group[]) => wanted.some((one) => groups.has(one))
const says =
  (words: RegExp) =>
  ({ item }: DishReading) =>
    words.test(foldAccents(`${item.name} ${item.category ?? ''} ${item.description ?? ''}`))

const isFried = says(
  /\bfrit|empanad|milanesa|\bpaste(?:l|is)\b|\biscas?\b|torresmo|bolinho|coxinha|croquet|a romana|passarinh|tempura|dadinho|onion rings|batata (?:com|chips)|asinha/,
)

const rawWords =
  /ceviche|tartar|carpaccio|sashimi|ostras? fresc|crud|tataki|tiradito|usuzukuri|nig(?:ui|i)ri|gunkan|\bjoe?s?\b|\bjyo\b|combinado|\bpoke\b|chirashi/
const rolled = /uramaki|hossomaki|temaki|futomaki|\brolls?\b|makimono/
const rawFish = /atum|salmao|peixe|robalo|tilapia|polvo/
const cooked = /frit|empanad|\bhot\b|grelhad|macaricad|crocante|tempura|assad|skin/

/** Raw by its own words, and not by a section that also holds vegetable rolls. */
function isRaw({ item }: DishReading): boolean {
  const text = foldAccents(`${item.name} ${item.description ?? ''}`)
  return rawWords.test(text) || (rolled.test(text) && rawFish.test(text) && !cooked.test(text))
}

interface Kind {
  /** Folded words of owners, singular and plural. */
  words: RegExp
  holds: (dish: DishReading) => boolean
}

/** Names as the report writes them. */
const kinds: Readonly<Record<string, Kind>> = {
  [everyDish]: {
    words:
      /^(?:tudo|(?:todos|cada)(?: os)?(?: prato| pare?)?s?|(?:em )?todos|o cardapio(?: todo| inteiro)?|pratos|pares|harmonizacoes)$/,
    holds: () => true,
  },
  petiscos: {
    words: /^(?:petiscos?|entrad(?:a|as|inhas?)|tira[ -]?gostos?|porcoes|porcao|aperitivos?|belisc\w+)$/,
    holds: ({ course }) => course === 'starter',
  },
  principais: {
    words: /^(?:(?:pratos? )?principa(?:l|is)|pratos? (?:quentes?|cheios?))$/,
    holds: ({ course }) => course === 'main',
  },
  'pratos salgados': {
    words: /^(?:(?:pratos? |coisas? |lanches? )?salgad[oa]s?)$/,
    holds: ({ course }) => course !== 'dessert',
  },
  sobremesas: { words: /^(?:sobremesas?|doces?)$/, holds: ({ course }) => course === 'dessert' },
  peixes: { words: /^(?:peixes?|pescados?)$/, holds: (dish) => has(dish, 'fish') },
  'frutos do mar': {
    words: /^(?:frutos? do mar|mariscos?|(?:pratos? |coisas? )?do mar)$/,
    holds: (dish) => has(dish, 'fish', 'shellfish'),
  },
  camarão: { words: /^camar(?:ao|oes)$/, holds: says(/camar(?:ao|oes)/) },
  carnes: {
    words: /^(?:carnes?)$/,
    holds: (dish) => dish.course !== 'dessert' && has(dish, ...meat),
  },
  'carnes vermelhas': {
    words: /^(?:pratos? (?:de|com) )?carnes? vermelhas?$/,
    holds: (dish) => dish.course !== 'dessert' && has(dish, 'beef', 'goat') && !has(dish, 'poultry'),
  },
  frango: { words: /^(?:frangos?|aves?|galinhas?)$/, holds: (dish) => has(dish, 'poultry') },
  porco: { words: /^(?:porco|carne de porco|suinos?)$/, holds: (dish) => has(dish, 'pork', 'cured') },
  queijos: { words: /^(?:queijos?|laticinios?)$/, holds: (dish) => has(dish, 'cheese') },
  vegetarianos: {
    words: /^(?:(?:pratos? )?(?:vegetarian[oa]s?|sem carne|veggies?))$/,
    holds: ({ vegetarian }) => vegetarian,
  },
  frituras: { words: /^(?:frituras?|frit[oa]s?|empanad[oa]s?|coisas? fritas?)$/, holds: isFried },
  'da brasa': {
    words: /^(?:(?:coisas? |carnes? )?(?:d|n)a brasa|churrasco|grelhad[oa]s?)$/,
    holds: says(/brasa|grelhad|churrasc|espet/),
  },
  caldos: {
    words: /^(?:caldos?|caldinhos?|sopas?|ensopados?)$/,
    holds: says(/cald|sopa|ensopad|moqueca|peixada/),
  },
  'pratos crus': {
    words:
      /^(?:(?:pratos? |peixes? |pescados? |frutos? do mar )?crus?|(?:coisa|comida|carne)s? cruas?|carpaccios?)$/,
    holds: isRaw,
  },
  'pratos apimentados': {
    words: /^(?:(?:pratos? )?(?:apimentad[oa]s?|picantes?)|pimenta)$/,
    holds: ({ profile }) => profile.heat >= 1,
  },
  'almoço executivo': {
    words: /^(?:almocos?(?: executivos?)?|executivos?|pfs?|pratos? feitos?|pratos? do dia)$/,
    holds: says(/executiv|almoco|\bpfs?\b|pratos? feitos?|pratos? do dia/),
  },
  hambúrgueres: {
    words: /^(?:hamburguer(?:es)?|burgu?ers?|lanches?|sandui?ches?)$/,
    holds: says(/burg|sandu|lanche|\bx-/),
  },
  'pizzas doces': {
    words: /^pizzas? doces?$/,
    holds: (dish) =>
      says(/pizza/)(dish) &&
      (dish.course === 'dessert' || says(/doce|chocolate|banana|morango|nutella|goiabada/)(dish)),
  },
  'pizzas salgadas': {
    words: /^pizzas? salgadas?$/,
    holds: (dish) =>
      says(/pizza/)(dish) &&
      dish.course !== 'dessert' &&
      !says(/doce|chocolate|banana|morango|nutella|goiabada/)(dish),
  },
  massas: {
    words: /^(?:massas?|macarr(?:ao|oes))$/,
    holds: says(/massa|nhoque|espaguete|lasanha|raviol|tagliatel|fettuc|penne|talharim/),
  },
}

const namedKinds = Object.entries(kinds)

/** The kind of dish that an owner's folded words name; null for any other words. */
export const dishKindOf = (folded: string): string | null =>
  namedKinds.find(([, { words }]) => words.test(folded))?.[0] ?? null

/** Whether an owner's name of dishes means this one. */
export function isNamedDish(named: string, dish: DishReading): boolean {
  const kind = kinds[named]
  const { name, category } = dish.item
  return kind ? kind.holds(dish) : namesItem(named, { name, section: category })
}

/** Whether an owner's name of dishes means a line of the menu, as far as its words tell. */
export function isNamedLine(named: string, item: MenuItem): boolean {
  const reading = understand(item)
  if (reading.kind === 'dish') return isNamedDish(named, reading.dish)
  return (
    !kinds[named] && reading.kind !== 'drink' && namesItem(named, { name: item.name, section: item.category })
  )
}
