import type { Allergen } from '../allergens.ts'
import { containsPhrase, tokenize } from '../language/text.ts'
import { allergensMeant, dishes, foods, groups, membersWithin, rules, techniques } from './knowledge.ts'
import { findTerm, termName } from './lexicon.ts'
import { readText, type TextReading } from './read-text.ts'
import type { Term } from './term.ts'

export type ExclusionReason = 'allergy' | 'diet' | 'taste' | 'supply'

/** Whether something is free of what is excluded; unknown if our data does not say. */
export type Verdict = 'yes' | 'no' | 'unknown'

/** One excluded thing, with everything it covers. */
export interface Exclusion {
  /** Name of a term, or the house's own words. */
  what: string
  why: ExclusionReason
  /** Terms excluded by name. */
  names: ReadonlySet<string>
  allergens: ReadonlySet<Allergen>
  /** Excluded for an allergy only, because of what `names` contain. */
  kin: ReadonlySet<string>
  /** Exceptions that the owner wants: "sem cítricos, exceto limão". */
  spared: ReadonlySet<string>
  /** An allergy to something that makers need not declare: products whose contents depend on the maker are excluded. */
  undeclared: boolean
  /** The lexicon does not know the word, so only texts that contain it can be recognised. */
  phrase: readonly string[] | null
}

const worst = (verdicts: Iterable<Verdict>): Verdict => {
  let found: Verdict = 'yes'
  for (const verdict of verdicts) {
    if (verdict === 'no') return 'no'
    if (verdict === 'unknown') found = 'unknown'
  }
  return found
}

const meet = (few: Iterable<string>, many: ReadonlySet<string>) => {
  for (const one of few) if (many.has(one)) return true
  return false
}

/** Whether makers must declare a food by law: "camarão" is one of the crustaceans. */
const isDeclared = (name: string): boolean => (foods[name]?.has.length ?? 0) > 0

/** Families in which an allergy to one usually is an allergy to all: shrimp, crab and lobster. */
const families: Readonly<Partial<Record<Allergen, string>>> = {
  crustaceans: 'crustáceos',
  molluscs: 'moluscos',
}

const reactsWith = (name: string): string[] =>
  (foods[name]?.has ?? []).flatMap((allergen) => families[allergen] ?? [])

/** What an owner's words exclude, in any form it comes in. */
export function exclusionOf(what: string, why: ExclusionReason): Exclusion {
  const term = findTerm(what)
  if (!term) {
    return {
      what,
      why,
      names: new Set(),
      allergens: new Set(),
      kin: new Set(),
      spared: new Set(),
      undeclared: why === 'allergy',
      phrase: tokenize(what),
    }
  }
  const names = membersWithin(term.name)
  const allergens = allergensMeant(term.name)
  return {
    what: term.name,
    why,
    names,
    allergens,
    kin: new Set(
      [...names]
        .flatMap((name) => [...(foods[name]?.kin ?? []), ...reactsWith(name)])
        .flatMap((name) => [...membersWithin(name)]),
    ),
    spared: new Set(),
    undeclared: why === 'allergy' && allergens.size === 0 && !isDeclared(term.name),
    phrase: null,
  }
}

/** An exclusion less its exceptions, as in "sem cítricos, exceto limão". */
export function withoutKept(exclusion: Exclusion, kept: readonly string[]): Exclusion {
  const spared = new Set(kept.flatMap((name) => [...membersWithin(termName(name))]))
  return { ...exclusion, spared, names: new Set([...exclusion.names].filter((name) => !spared.has(name))) }
}

function judgeFood({ names, allergens, kin, spared, why, undeclared }: Exclusion, name: string): Verdict {
  if (spared.has(name)) return 'yes'
  if (names.has(name)) return 'no'
  const known = foods[name]
  if (!known) return 'yes'
  if (meet(known.has, allergens)) return 'no'
  if (why !== 'allergy') return 'yes'
  if (
    kin.has(name) ||
    meet(
      known.kin.flatMap((other) => [...membersWithin(other)]),
      names,
    )
  )
    return 'no'
  if (meet(known.may, allergens)) return 'unknown'
  return undeclared && known.ofBrand ? 'unknown' : 'yes'
}

/** Foods made of several others: "queijo" does not cover pesto, nor "peixe" kani. */
const processed = new Set(
  ['molhos', 'industrializados', 'açúcar adicionado', 'sucos'].flatMap((name) => [...membersWithin(name)]),
)

/**
 * A word for several foods, such as "fruta", one of which may be excluded. In prose only ambiguous words such as
 * "castanha" count; on a menu an allergy counts all of them.
 */
function judgeGroup(exclusion: Exclusion, name: string, place: Place): Verdict {
  if (exclusion.spared.has(name)) return 'yes'
  if (exclusion.names.has(name)) return 'no'
  if (meet(rules[name]?.has ?? [], exclusion.allergens)) return 'no'
  const vague = (groups[name]?.narrows.length ?? 0) > 0
  if (!vague && (place === 'prose' || exclusion.why === 'taste' || exclusion.why === 'supply')) return 'yes'
  const members = [...membersWithin(name)].filter(
    (member) => member in foods && (processed.has(name) || !processed.has(member)),
  )
  return members.some((member) => judgeFood(exclusion, member) !== 'yes') ? 'unknown' : 'yes'
}

/**
 * @param without foods and groups that the text says are left out ("pizza sem queijo")
 */
function judgeDish(
  exclusion: Exclusion,
  name: string,
  place: Place,
  without: ReadonlySet<string> = new Set(),
): Verdict {
  const dish = dishes[name]
  if (!dish) return 'yes'
  if (exclusion.names.has(name)) return 'no'
  // In prose "batida" is as often a technique as a drink.
  if (dish.open && place === 'prose') return 'yes'
  const made = dish.made.filter((part) => !without.has(part))
  const sure = worst(made.map((part) => judge(exclusion, part, place)))
  if (sure === 'no') return 'no'
  const possible = worst(dish.may.map((part) => judge(exclusion, part, place)))
  return possible === 'yes' || exclusion.why === 'taste' || exclusion.why === 'supply' ? sure : 'unknown'
}

function judgeTechnique(exclusion: Exclusion, name: string, place: Place): Verdict {
  if (exclusion.names.has(name)) return 'no'
  if (place === 'prose') return 'yes'
  const { brings = [], may = [] } = techniques[name] ?? {}
  if (brings.some((part) => judge(exclusion, part, place) === 'no')) return 'no'
  if (exclusion.why === 'taste' || exclusion.why === 'supply') return 'yes'
  return worst(may.map((part) => judge(exclusion, part, place))) === 'yes' ? 'yes' : 'unknown'
}

/** Where a word stands: on a menu it says what is in a dish; in a recipe's text it may mean anything. */
export type Place = 'menu' | 'prose'

/** Whether what a term names is free of what is excluded. */
export function judge(exclusion: Exclusion, name: string, place: Place = 'menu'): Verdict {
  if (name in foods) return judgeFood(exclusion, name)
  if (name in groups || name in rules) return judgeGroup(exclusion, name, place)
  if (name in dishes) return judgeDish(exclusion, name, place)
  return judgeTechnique(exclusion, name, place)
}

function judgeReading(exclusion: Exclusion, { named, denied }: TextReading, place: Place): Verdict {
  // "Sem lactose" on a label says nothing about the protein, so only foods and groups that are denied are left out.
  const without = new Set(
    denied
      .filter(({ kind }) => kind === 'ingredient' || kind === 'group')
      .flatMap(({ name }) => [...membersWithin(name)]),
  )
  const fruits = place === 'menu' ? fruitsIn(named) : []
  return worst(
    named.map(({ name }) =>
      ofFruit.has(name) && fruits.length > 0
        ? judgeOfFruit(exclusion, name, fruits)
        : name in dishes
          ? judgeDish(exclusion, name, place, without)
          : judge(exclusion, name, place),
    ),
  )
}

/** Drinks that may hold any fruit until the menu names theirs. */
const ofFruit: ReadonlySet<string> = new Set(['sucos', 'caipirinha', 'caipiroska'])

const fruitsIn = (named: readonly Term[]): string[] => {
  const within = membersWithin('frutas')
  return named.flatMap(({ name }) => (within.has(name) ? [name] : []))
}

/** A drink whose fruits the menu names: what it may hold besides them stays in doubt, such as a juice from a carton. */
function judgeOfFruit(exclusion: Exclusion, name: string, fruits: readonly string[]): Verdict {
  if (exclusion.names.has(name)) return 'no'
  const within = membersWithin('frutas')
  const others =
    name in dishes ? [] : [...membersWithin(name)].filter((one) => one in foods && !within.has(one))
  const isStrict = exclusion.why === 'allergy' || exclusion.why === 'diet'
  const inDoubt = isStrict && others.some((one) => judgeFood(exclusion, one) !== 'yes')
  const named = [...(dishes[name]?.made ?? []), ...fruits].map((part) => judge(exclusion, part))
  return worst(inDoubt ? ['unknown', ...named] : named)
}

/** Whether a sentence of a recipe, a story or a post avoids what is excluded. */
export function judgeProse(exclusion: Exclusion, text: string): Verdict {
  if (exclusion.phrase) return containsPhrase(tokenize(text), exclusion.phrase) ? 'no' : 'yes'
  return judgeReading(exclusion, readText(text), 'prose')
}

/**
 * Whether a dish or drink of a menu avoids what is excluded, from its words alone. For an allergy or a diet, unknown
 * words and words that leave the contents open give `unknown`.
 */
export function judgeMenuText(exclusion: Exclusion, text: string): Verdict {
  if (exclusion.phrase) {
    if (containsPhrase(tokenize(text), exclusion.phrase)) return 'no'
    return exclusion.why === 'allergy' ? 'unknown' : 'yes'
  }
  return judgeMenuReading(exclusion, readText(text))
}

/** The same for a text that is already read, by an exclusion that the lexicon knows. */
export function judgeMenuReading(exclusion: Exclusion, reading: TextReading): Verdict {
  const { named, open, unknown } = reading
  const said = judgeReading(exclusion, reading, 'menu')
  if (said !== 'yes' || exclusion.why === 'taste' || exclusion.why === 'supply') return said
  const knownFoods = named.filter(
    ({ kind }) => kind === 'ingredient' || kind === 'group' || kind === 'cachaca',
  )
  const closed = named.some(({ name }) => dishes[name] && !dishes[name].open)
  const namesEnough = closed || knownFoods.length > 0
  return namesEnough && open.length === 0 && unknown.length === 0 ? 'yes' : 'unknown'
}
