/** A house in the country: guests come by car, from elsewhere, and no street passes its door. */
import type { EngineContext } from '../../base/context.ts'
import { foldAccents } from '../../base/language/text.ts'
import type { FormRules } from './form-rules.ts'

export const isInTheCountry = ({ name }: Pick<EngineContext['restaurant'], 'name'>): boolean =>
  /\b(?:fazenda|sitio|chacara|haras|rancho|hotel[ -]fazenda|camping|vinicola|pesque)\b/.test(
    foldAccents(name).toLowerCase(),
  )

const ofTown =
  /(?<!\p{L})(?:bairros?|[ôo]nibus|metr[ôo]|aplicativo|esquinas?|cal[çc]adas?|quarteir[ãa]o|vizinhos? de porta|depois do (?:trabalho|expediente))(?!\p{L})/iu
const street = /(?<!\p{L})(?:ruas?|esquinas?|cal[çc]adas?|[ôo]nibus|aplicativo)(?!\p{L})/iu

/** Whether a text speaks of a town. */
export const speaksOfTown = (text: string): boolean => ofTown.test(text)

/** The same rules, without a town in texts or pictures. */
export const inTheCountry = (rules: FormRules): FormRules => ({
  ...rules,
  allows: (text) => !ofTown.test(text) && rules.allows(text),
  allowsPicture: (visual) => !street.test(visual) && rules.allowsPicture(visual),
})
