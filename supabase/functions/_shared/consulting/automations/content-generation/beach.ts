/** A house on the sand: open by day, without doors, walls or a counter to picture. */
import type { EngineContext } from '../../base/context.ts'
import { foldAccents } from '../../base/language/text.ts'
import type { FormRules } from './form-rules.ts'

export const isOnTheSand = ({ name }: Pick<EngineContext['restaurant'], 'name'>): boolean =>
  /\b(?:barracas?|quiosque|pe na areia|beach (?:club|bar))\b/.test(foldAccents(name).toLowerCase())

/** Where no hours are known, a barraca closes with the sun. */
export const sandCloses = 17

/** Hours of its posts: before people choose where to put up their umbrella. */
export const sandHours = [10, 9, 11, 12] as const

const indoors =
  /(?<!\p{L})(?:portas?|balc[ãa]o|sal[ãa]o|fachada|paredes?|janelas?|lustre|corredor|letreiro|teto|cortinas?|cal[çc]adas?|ruas?|esquinas?)(?!\p{L})/iu

/** The same rules, without pictures of what it has not got. */
export const onTheSand = (rules: FormRules): FormRules => ({
  ...rules,
  allowsPicture: (visual) => !indoors.test(visual) && rules.allowsPicture(visual),
})

/** "meio salão virou a cabeça", "entre uma loja e outra" are said of no beach, whose guests are the ones who travel. */
export const isOfTown = (text: string): boolean =>
  /(?<!\p{L})(?:sal[ãa]o|balc[ãa]o|fachada|cal[çc]adas?|lojas?|sacolas?|shopping|vitrines?|esquinas?|escrit[óo]rio|(?:n[aã]o viajou|ficou na cidade))(?!\p{L})/iu.test(
    text,
  )
