import { fillChoices } from '../../language/choices.ts'
import { capitalize } from '../../language/grammar.ts'
import { foldAccents } from '../../language/text.ts'
import { withFishNamed } from '../fish-names.ts'
import { drinks } from './drinks.ts'
import { fromTheLand } from './land.ts'
import type { NameLine } from './line.ts'
import { pizzas } from './pizzas.ts'
import { fromTheSea } from './sea.ts'
import { snacks } from './snacks.ts'
import { sweets } from './sweets.ts'
import { fromAbroad, waysOfCooking } from './world.ts'

/** Tried in this order: ways of cooking only if no dish matches. */
export const nameLines: readonly NameLine[] = [
  ...pizzas,
  ...drinks,
  ...sweets,
  ...snacks,
  ...fromAbroad,
  ...fromTheSea,
  ...fromTheLand,
  ...waysOfCooking,
]

/** The main ingredient, without side dishes: "camarão" for "Moqueca de camarão com pirão". */
const madeOf = '(?<x>.+?)(?= (?:com|c/|para|p/|ao|na|no|sem) |,| -| \\(|$)'

const compiled = nameLines.map(([, named, says]) => {
  const anywhere = named.startsWith('… ')
  const words = (anywhere ? named.slice(2) : named).replace('{x}', madeOf)
  return { words: new RegExp(`${anywhere ? '(?<=\\p{L} )' : '^'}(?:${words})(?!\\p{L})`, 'du'), says }
})

/** Folds letters one to one, so that positions in the folded name are valid in the original. */
const fold = (name: string) => [...name].map((letter) => foldAccents(letter).at(0) ?? letter).join('')

/** What is wrapped in dough, or spread on it: all that its name tells is in it, "frango com catupiry". */
const wrapped =
  /^(?:past(?:el|eis|eizinho|elzinho|elao)|coxinha|empad|bolinho|croquete|quiche|esfi[hr]a|crepe|tapioca|pizza)/u
/** What else a name tells is in it, behind the part that a line takes. */
const besides = /^ (?:com|c\/|e) (?<more>[^,(]+?)(?= (?:\d|para |p\/)| - |,| \(|$)/u

/** A line with what it lacks of its name's fillings; null if they fit nowhere. */
function withFilling(says: string, whole: string, folded: string, end: number): string {
  const more = wrapped.test(folded) ? besides.exec(folded.slice(end)) : null
  const said = more?.groups?.more ?? ''
  const words = said.split(' ').filter((word) => word.length > 3)
  const told = fold(says.toLowerCase())
  if (!more || words.length === 0 || words.every((word) => told.includes(word.slice(0, 5)))) return says
  const at = end + (more.indices?.[0]?.[0] ?? 0) + more[0].length - said.length
  const own = whole.slice(at, at + said.length).toLowerCase()
  if (says.includes('com recheio de {x}')) return says.replace('com recheio', `com ${own} no recheio`)
  if (/massa de \{x\}/i.test(says)) return `${says}, com ${own}`
  if (says.includes('{x}')) return says.replace('{x}', `{x} e ${own}`)
  return / com [^,]+$/.test(says) ? `${says} e ${own}` : `${says}, com ${own}`
}

/** A pizza without a line of its own: what its name tells, on its dough. */
const ofToppings = /^pizza (?:de )?(?<one>.+?) (?:com|e|c\/) (?<two>.+)$/u

/** How a house talks: at a laid table, or over a counter. */
export type Voice = 'table' | 'counter'

/** Chooses between the two voices of a line, "<at a laid table/over a counter>". */
const spokenBy = (says: string, voice: Voice) =>
  says.replaceAll(/<([^/]*)\/([^>]*)>/g, (_, table: string, counter: string) =>
    voice === 'table' ? table : counter,
  )

/** "chocolate fatia" is chocolate: how it is cut and how large it is are no ingredient. */
const withoutSize = (words: string) =>
  words.replace(
    /\s+(?:(?:por |em |a |na )?(?:fatias?|peda[cç]os?|unidades?|un)|inteir[oa]|pequen[oa]|grande|m[eé]di[oa]|individual|fam[ií]lia|sob encomenda|[pmg])$/iu,
    '',
  )

/** Plates of several things, of which the name mentions only one. */
const severalThings = /^(?:pf|prato feito|prato do dia|executivo|combo|kit|duo|trio|mix)(?!\p{L})/u

/**
 * A menu line that describes an item from its name alone, without a full stop; null if the name does not say.
 * @param seed chooses between wordings
 */
export function lineOf(name: string, seed: string, voice: Voice = 'table'): string | null {
  const whole = withFishNamed(name.normalize('NFC').trim())
  const folded = fold(whole)
  // The lines describe the usual recipe, with meat, milk and egg.
  if (/vegan|vegetarian/.test(folded) || severalThings.test(folded)) return null
  for (const { words, says } of compiled) {
    const found = words.exec(folded)
    if (!found) continue
    const [from, to] = found.indices?.groups?.x ?? [0, 0]
    return capitalize(
      withFilling(
        fillChoices(spokenBy(says, voice), `${seed}/${name}`),
        whole,
        folded,
        found.index + found[0].length,
      ).replace('{x}', withoutSize(whole.slice(from, to).toLowerCase())),
    )
  }
  const toppings = ofToppings.exec(whole.toLowerCase())?.groups
  if (toppings) return capitalize(`${toppings.one} e ${toppings.two} sobre a pizza que sai do forno`)
  return null
}
