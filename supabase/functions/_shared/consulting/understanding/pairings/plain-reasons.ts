/** Why an owner asks, before what is asked: "muito motorista almoça aqui, por isso quero uma opção sem álcool para cada carne". */
import { foldInPlace } from '../text/fold.ts'
import { healthWords } from '../text/health-words.ts'
import { type Rewritten, rewritten } from '../text/rewritten.ts'

const reason =
  /(?<=^|[.;!?\n]\s*)[^.;!?\n]{5,160}?,\s*(?:por isso|ent[ãa]o|portanto),?\s+(?=(?:eu |a gente |n[oó]s )?(?:quer|precis|gostar|prefir)\p{L}+)/giu
/** What orders or limits something itself, and whoever must be kept safe, is read with its own words. */
const orders =
  /\b(?:quer\w+|nao (?!beb)|sem|nada|so|somente|apenas|precis\w+|evit\w+|ate|maximo|menos|prefir\w+|crianc\w+|menor\w*|gravid\w*|gestant\w*)\b|r\$|\d/

/** The text without reasons that only tell who comes. */
export const plainReasons = (text: string): Rewritten =>
  rewritten(text, reason, (said) => {
    const folded = foldInPlace(said).toLowerCase()
    return orders.test(folded) || healthWords.test(folded) ? undefined : ''
  })
