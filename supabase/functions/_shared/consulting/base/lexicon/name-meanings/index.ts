import { fillChoices } from '../../language/choices.ts'
import { capitalize } from '../../language/grammar.ts'
import { foldAccents } from '../../language/text.ts'
import { drinks } from './drinks.ts'
import { fromTheLand } from './land.ts'
import type { NameLine } from './line.ts'
import { fromTheSea } from './sea.ts'
import { snacks } from './snacks.ts'
import { sweets } from './sweets.ts'
import { fromAbroad, waysOfCooking } from './world.ts'

/** In the order in which they are tried: a way of cooking only where no dish is known. */
export const nameLines: readonly NameLine[] = [
  ...drinks,
  ...sweets,
  ...snacks,
  ...fromAbroad,
  ...fromTheSea,
  ...fromTheLand,
  ...waysOfCooking,
]

/** What a dish is made of, up to what stands beside it: "camarão" of "Moqueca de camarão com pirão". */
const madeOf = '(?<x>.+?)(?= (?:com|c/|para|p/|ao|na|no|sem) |,| -| \\(|$)'

const compiled = nameLines.map(([, named, says]) => {
  const anywhere = named.startsWith('… ')
  const words = (anywhere ? named.slice(2) : named).replace('{x}', madeOf)
  return { words: new RegExp(`${anywhere ? '(?<=\\p{L} )' : '^'}(?:${words})(?!\\p{L})`, 'du'), says }
})

/** Letters keep their places, so that what is found in the folded name can be read in the name itself. */
const fold = (name: string) => [...name].map((letter) => foldAccents(letter).at(0) ?? letter).join('')

/** Plates of several things, of which the name tells one. */
const severalThings = /^(?:pf|prato feito|prato do dia|executivo|combo|kit|duo|trio|mix)(?!\p{L})/u

/**
 * A menu line on what an item is by its name alone, without a full stop; null where the name does not say.
 * @param seed chooses between wordings
 */
export function lineOf(name: string, seed: string): string | null {
  const whole = name.normalize('NFC').trim()
  const folded = fold(whole)
  // The lines are of the usual recipe, with meat, milk and egg.
  if (/vegan|vegetarian/.test(folded) || severalThings.test(folded)) return null
  for (const { words, says } of compiled) {
    const found = words.exec(folded)
    if (!found) continue
    const [from, to] = found.indices?.groups?.x ?? [0, 0]
    return capitalize(
      fillChoices(says, `${seed}/${name}`).replace('{x}', whole.slice(from, to).toLowerCase()),
    )
  }
  return null
}
