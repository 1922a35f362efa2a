/**
 * Clauses read by what they name and do, in any order of words: dishes, drinks, a refusal, "só", a number, a wish to sell
 * more. A word that is none of these leaves the whole clause to other readers.
 */
import { findTerm } from '../../base/lexicon/lexicon.ts'
import { withoutAlcohol } from '../../base/pairing/named-serves.ts'
import { everyDish } from '../../base/request/match-item.ts'
import { amountIn, number } from '../dishes/shape.ts'
import type { WishContent } from '../text/draft.ts'
import { boundOf, type ClauseReader } from './clause.ts'
import { isGeneral, type List, type Part, partsOf } from './mentions.ts'
import { type Role, roleOf } from './roles.ts'

type Pairing = Extract<WishContent, { kind: 'pairing' }>

const pairing = (wish: Omit<Pairing, 'kind'>): WishContent[] => [{ kind: 'pairing', ...wish }]

/** A refusal that asks for something: "não pode faltar", "não esqueçam". */
const must =
  /\b(?:nao|n|nunca) (?:(?:pode\w*|deve\w*|da pra) )?(?:faltar?|falte\w*|esquec\w+(?: d\w+)?|deix\w+ de|fic\w+ (?:de )?(?:fora|lado)|sair(?: d\w+ lista)?)\b/g

/** Words that are read as one. */
const phrases: readonly (readonly [RegExp, string])[] = [
  // "os oito fondues" are all of them, and no number of pairings.
  [new RegExp(`\\b((?:(?:tod)?[oa]s|d[oa]s|n[oa]s|a[os]s|pel[oa]s) )(?:${number}) (?=\\p{L})`, 'gu'), '$1'],
  [must, 'precisa'],
  [/\b(no|ao|pelo) (maximo|minimo|menos)\b/g, '$1_$2'],
  [/\bcarros?[ -]chefes?\b/g, 'carro-chefe'],
  [/\b(?:vend|gir|tom|sa)\w+ (?:bem )?mais\b/g, 'promover'],
  // What sells least is no exception, and wants a push.
  [/\b(?:que )?menos (?:vend|gir|sa|ped|sai)\w*\b/g, 'parado'],
  [/\b(?:deix\w+|fica\w*|bot\w+|coloc\w+|poe) (?:de (?:lado|fora)|quiet[oa]s?|fora)\b/g, 'fora'],
  [/\bde (?:lado|fora)\b/g, 'fora'],
  [/\bnem (?:tent|invent|arrisc|mex)\w+\b/g, 'fora'],
  [/\b(?:de jeito nenhum|de forma alguma|nem pensar|nem a pau|nem morto)\b/g, 'nunca'],
  [/\bnao (?:\w+ )?nem (\w+ )?/g, 'nao $1'],
  [/\btem que\b|\btem q\b|\btem de\b|\bprecisa de\b/g, 'precisa'],
]

/** A reason or an aside after what is named; one that limits is none. */
const because =
  /,? (?:e )?(?:porque|pq|pois|ja que|afinal|senao|uma vez que|visto que|por causa d\w+|por conta d\w+|por ser\w*|por religiao|por isso) .+$/
const aside =
  /,? (?:(?:que|q) (?:quase|ninguem|pouca gente|nao (?:sai|vende|gira)|e|eh|sao|esta|estao|ta|tao|tem|sai|saem|vend\w+|fica|ficam|ja|todo mundo|muita gente|muito cliente|compr\w+|o pessoal|o povo|eu|a gente|aqui|minha|meu|faz\w*)|(?:ela|ele|elas|eles|isso) \w+|(?:para|pra) (?:eu|treinar|dar|ver|os? garc\w+)) .+$/
const limits = /\b(?:menos|exceto|maximo|minimo|ate|so|somente|apenas|nao|nunca|sem|nem|cada)\b/

function withoutAsides(said: string): string {
  const clause = said.replace(/\s*:\s*/g, ', ')
  const told = clause.replace(because, '')
  const tail = aside.exec(told)?.[0]
  return tail !== undefined && !limits.test(tail) ? told.slice(0, told.length - tail.length) : told
}

interface Said {
  roles: ReadonlySet<Role>
  dishes: string[]
  serves: string[]
  /** What follows "menos", "exceto". */
  without: { dishes: string[]; serves: string[] }
  /** The kind of names that follow "só". */
  only: List['kind'] | null
  /** The lists in their order: "cerveja com pastel e chope com bolinho". */
  lists: List[]
  /** A number and the kind of names after it. */
  count: { many: string; bound: string | undefined; of: List['kind'] | null } | null
}

/** What a clause names and does; null if a word of it is neither. */
function saidIn(parts: readonly Part[], asks: boolean): Said | null {
  const found = new Set<Role>()
  const said: Said = {
    roles: found,
    dishes: [],
    serves: [],
    without: { dishes: [], serves: [] },
    only: null,
    lists: [],
    count: null,
  }
  let open: { many: string; bound: string | undefined } | null = null
  let bound: string | undefined
  let afterOnly = false
  for (const part of parts) {
    if (isGeneral(part)) {
      if (open && said.count === null) said.count = { ...open, of: part.kind === 'word' ? null : part.kind }
      open = null
      continue
    }
    if (part.kind !== 'word') {
      const list = found.has('except') ? said.without : said
      list[part.kind].push(...part.named)
      said.lists.push(part)
      if (/^opc/.test(part.words)) found.add('option')
      if (afterOnly && said.only === null) said.only = part.kind
      if (open && said.count === null) said.count = { ...open, of: part.kind }
      afterOnly = false
      open = null
      continue
    }
    const role = roleOf(part.word) ?? (asks && asking.test(part.word) ? 'filler' : null)
    if (role === null) return null
    if (role === 'number') {
      if (said.count || open) return null
      open = { many: part.word, bound }
    } else if (role === 'bound') bound = part.word.replace('_', ' ')
    else if (role === 'only') afterOnly = true
    found.add(role)
  }
  if (bound !== undefined && !open && said.count === null) return null
  // "três exemplos de cachaça": the number of pairings.
  if (open) said.count = { ...open, of: null }
  return said
}

const unique = (names: readonly string[]) => [...new Set(names)]
const named = (dishes: readonly string[], serves: readonly string[]) => ({
  ...(serves.length > 0 && { serves: unique(serves) }),
  ...(dishes.length > 0 && { dishes: unique(dishes) }),
})

const isKind = (name: string) => name === name.toLowerCase()

const courses = new Set(['petiscos', 'principais', 'sobremesas', 'almoço executivo'])

/**
 * A refusal of drinks, of dishes, or of drinks beside dishes. "Deixem os pescados de lado" leaves them out of everything;
 * "nada de camarão" is for the readers of allergies and diets: null.
 */
function refused(dishes: readonly string[], serves: readonly string[], isOut = false): WishContent[] | null {
  if (serves.length > 0) return pairing({ rule: 'never', ...named(dishes, serves) })
  const foods = dishes.filter((name) => isKind(name) && !courses.has(name))
  if (foods.length > 0) {
    const terms = foods.map((name) => findTerm(name)?.name)
    return isOut && foods.length === dishes.length && terms.every((what) => what !== undefined)
      ? terms.map((what) => ({ kind: 'exclude', what, why: 'taste' }))
      : null
  }
  return dishes.length > 0 ? pairing({ rule: 'skip', ...named(dishes, []) }) : []
}

function counted({ count, dishes, serves }: Said): WishContent[] | null {
  if (!count || serves.length === 0) return null
  const rule = { rule: 'some', ...named(dishes, serves) } as const
  const bound = boundOf(count.bound)
  if (count.many === 'metade') {
    const food = dishes.length > 0 ? {} : { dishes: [everyDish] }
    return count.of === 'dishes' ? pairing({ ...rule, ...food, part: 'half', bound }) : null
  }
  const many = amountIn(count.many)
  if (!Number.isInteger(many) || many < 1 || count.of === 'serves') return null
  return pairing({ ...rule, count: many, bound })
}

/** More pairs than a question of one sentence has. */
const mostQuestions = 4

/** Dishes that must be among the pairings: items one by one, kinds as what comes first. */
const wanted = (dishes: readonly string[]): WishContent[] =>
  unique(dishes).map((item) => (isKind(item) ? { kind: 'promote', item } : { kind: 'keepItem', item }))

/** Each pair of a drink and a dish, if the clause names several; null if it names drinks and dishes in any other order. */
function pairsIn(lists: readonly List[]): WishContent[] | null {
  const pairs: WishContent[] = []
  for (let at = 0; at < lists.length; at += 2) {
    const [one, other] = lists.slice(at, at + 2)
    if (!one || !other || one.kind === other.kind) return null
    const [serves, dishes] = one.kind === 'serves' ? [one.named, other.named] : [other.named, one.named]
    pairs.push(...pairing({ rule: 'only', ...named(dishes, serves) }))
  }
  return pairs
}

function ordered(said: Said): WishContent[] | null {
  const { roles: has, dishes, serves, only, count, without } = said
  if (has.has('never') || has.has('out')) {
    if (said.lists.length > 2 && dishes.length > 0 && serves.length > 0) return null
    if (has.has('only') || has.has('except') || count || (has.has('never') && has.has('out'))) return null
    return refused(dishes, serves, has.has('out'))
  }
  if (said.lists.length > 2 && dishes.length > 0 && serves.length > 0 && !has.has('except') && !count)
    return has.has('only') || has.has('push') ? null : pairsIn(said.lists)
  const rest = refused(without.dishes, without.serves)
  if (rest === null || (has.has('except') && rest.length === 0)) return null
  if (count) {
    const wish = counted(said)
    return wish && [...wish, ...rest]
  }
  if (has.has('only')) {
    if (only === 'serves') return [...pairing({ rule: 'only', ...named(dishes, serves) }), ...rest]
    return only === 'dishes' && serves.length > 0
      ? [...pairing({ rule: 'onlyBeside', ...named(dishes, serves) }), ...rest]
      : null
  }
  if (serves.length === 0) {
    if (has.has('push')) return [...dishes.map((item) => ({ kind: 'promote' as const, item })), ...rest]
    return [...wanted(dishes), ...rest]
  }
  // "uma opção sem álcool": beside the pairing, not in its place.
  const drinks = serves.filter((one) => one !== withoutAlcohol)
  const isBeside = drinks.length === 0 && dishes.length > 0
  // "uma bebida com cachaça e uma sem álcool para cada prato": each dish has both, and neither comes first.
  if (has.has('each') && drinks.length > 0 && drinks.length < serves.length && !has.has('option'))
    return [
      { kind: 'zeroAlcohol', part: 'each' },
      ...pairing({ rule: 'only', ...named(dishes, drinks) }),
      ...rest,
    ]
  if (has.has('option') && drinks.length < serves.length)
    return [
      { kind: 'zeroAlcohol', ...(has.has('each') || isBeside ? { part: 'each' } : { count: 1 }) },
      ...(drinks.length > 0
        ? pairing({ rule: 'first', ...named(dishes, drinks) })
        : wanted(dishes.filter((name) => !isKind(name)))),
      ...rest,
    ]
  const isOrder = dishes.length > 0 && !has.has('push') && !has.has('softly')
  return [...pairing({ rule: isOrder ? 'only' : 'first', ...named(dishes, serves) }), ...rest]
}

/** Words of questions whether or which. */
const asking =
  /^(?:qua(?:l|is)|quanto|como|onde|quando|sera|vale|valeria|pena|compensa\w*|melhor\w*|pior|duvida|verdade|funcion\w+|prest\w+|certo|estranh[oa]|ruim|dar?|valoriz\w+|realc\w+|esconde\w*|cobr\w+|mat[ae]\w*|brig\w+|estrag\w+|rola|uma|ideia|cabe\w*|mand\w+|sinto|gosto|sabor|posso|podemos|qual|quais|porque|por)$/

/** Which drink, which dish, or whether the two go together. */
function asked({ roles: has, dishes, serves, without, count }: Said, clause: string): WishContent[] | null {
  if (count || has.has('except') || has.has('only') || without.dishes.length + without.serves.length > 0)
    return null
  const [sober] = serves.filter((one) => one === withoutAlcohol)
  const drinks = unique(serves).filter((one) => one !== withoutAlcohol)
  const food = unique(dishes)
  if (food.length * Math.max(1, drinks.length) > mostQuestions) return null
  const which = /\b(?:qual|quais|que|o que|quanto)\b/.test(clause)
  const isGeneral = drinks.every((one) => one === 'dose' || one === 'cachaça' || one === 'drink')
  if (food.length > 0 && (drinks.length === 0 || (which && isGeneral && drinks.length === 1))) {
    const what = sober ?? (drinks[0] === 'drink' ? undefined : drinks[0] && 'cachaça')
    return food.map((item) => ({ kind: 'question', about: 'drinkFor', item, ...(what && { what }) }))
  }
  if (food.length > 0)
    return food.flatMap((item) =>
      drinks.map((other): WishContent => ({ kind: 'question', about: 'suits', item, other })),
    )
  return which && drinks.length > 0
    ? drinks.map((other) => ({ kind: 'question', about: 'dishFor', other }))
    : null
}

/** What was done before orders nothing: "servi cerveja com a lasanha". */
const past =
  /\b(?:serv(?:i|iu|ia\w*|imos)|(?:bot|coloc|coloqu|us|tent|deix|tir|harmoniz|combin|mont)(?:ei|ou|ava\w*|amos)|foi|foram|era|eram|estava\w*|tinha\w*|tive\w*|teve|fiz|fizemos|fez|pedi|pediu|deu|ontem|antigamente|(?:ano|mes|semana|natal|verao) passad[oa])\b/

/** Reads a clause by its slots; null if a word of it is none, or it names nothing. */
export const readSlots: ClauseReader = (clause, names, carry) => {
  if (!carry.asks && past.test(clause)) return null
  if (/[$%]|\breais\b|\bml\b/.test(clause)) return null
  // A limit of number and a comparison refuse nothing.
  if (
    /\b(?:nao|nada) mais (?:do )?que\b|\bmenos (?:do )?que\b|\be mais (?:um|uma|dois|duas|tres|quatro|\d)\b/.test(
      clause,
    )
  )
    return null
  const plain = phrases.reduce((all, [words, one]) => all.replace(words, one), withoutAsides(clause))
  const slots = (words: string) => saidIn(partsOf(words, names), carry.asks === true)
  // "dá pra servir cachaça com coalhada ou talha o estômago?": the fear behind "ou" names nothing.
  const said = slots(plain) ?? (carry.asks ? slots(plain.replace(/ ou .+$/, '')) : null)
  if (!said) return null
  const lists = [said, said.without].flatMap(({ dishes, serves }) => [...dishes, ...serves])
  if (lists.length === 0) return null
  const wishes = carry.asks ? asked(said, plain) : ordered(said)
  if (wishes && said.serves[0] !== undefined) carry.serve = said.serves[0]
  if (wishes && !carry.asks) carry.dishes = said.dishes.length > 0 ? unique(said.dishes) : []
  return wishes && wishes.length > 0 ? wishes : null
}
