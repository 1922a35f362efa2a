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
      fillChoices(spokenBy(says, voice), `${seed}/${name}`).replace(
        '{x}',
        withoutSize(whole.slice(from, to).toLowerCase()),
      ),
    )
  }
  return null
}
