/** The words of each pairing: why the drink suits the dish, and the waiter's sentence. */
import { capitalize, uncapitalize } from '../../base/language/grammar.ts'
import type { Option } from '../../base/pairing/options.ts'
import { createPhrases, pitchOf, reasonOf } from '../../base/pairing/phrases.ts'
import type { DishReading } from '../../base/pairing/understand.ts'
import type { Teller } from '../../base/pairing/ways.ts'
import type { Listed } from './house-list.ts'
import { listLines } from './list-words.ts'
import { createLines } from './own-lines.ts'
import { linesOf, sayableOf } from './pours.ts'
import type { Ranked } from './rank.ts'
import type { Setting } from './setting.ts'
import { spokenName } from './short-names.ts'
import { soberReasons, softDrinksOf } from './without-alcohol.ts'

export interface Told {
  /** The reason as part of a sentence. */
  phrase: string
  why: string
  say: string
  /** Whether the words are those of the dish's usual preparation. */
  known: boolean
}

/** A dish by the name that a waiter says. */
export const asSpoken = (dish: DishReading): DishReading => ({
  ...dish,
  item: { ...dish.item, name: spokenName(dish.item.name) },
})

const styleOf = (option: Option | Listed) => ('style' in option && option.listed ? option.style : null)

/** @param teller gives each wording its turn; the sheets go on with the same one */
export function tellPairings(
  { request, circumstances }: Setting,
  ranked: readonly Ranked[],
  teller: Teller,
): Map<DishReading, Told> {
  const { allowsText } = request.requirements
  const soft = softDrinksOf(request.items)
  // What has no alcohol and stands first is told as it is in its own column.
  const soberWhy = (dish: DishReading, { id, name }: Option) => {
    const drink = id.startsWith('soft-') ? soft.find((one) => one.name === name) : undefined
    return drink ? soberReasons(dish, drink).map(capitalize) : null
  }
  const phraseOf = createPhrases(allowsText, teller)
  const lines = createLines(allowsText)
  return new Map(
    ranked.map(({ dish, best, preparation }) => {
      const sayable = sayableOf(dish.item, circumstances.style, allowsText)
      const style = styleOf(best.option)
      const ofList = style ? listLines(dish, best.option.name, style) : null
      const own = ofList ?? (request.withoutAlcohol ? null : linesOf(preparation, best.option, sayable))
      const phrase = own ? '' : phraseOf(best)
      const sober = soberWhy(dish, best.option)
      // A can of soda is told by what it is, and not by an acid that it has not.
      const said = sober === null || best.option.id.startsWith('soft-suco') ? phrase : ''
      const usual = {
        why: sober ?? [phrase === '' ? reasonOf(best, undefined, 1).replace(/\.$/, '') : capitalize(phrase)],
        say: [pitchOf(asSpoken(dish), best.option, said, teller).replace(/[“”]/g, '')],
      }
      const { why, say } = lines(dish, best.option, own ?? usual, teller)
      return [dish, { phrase: uncapitalize(why), why, say, known: own !== null }]
    }),
  )
}
