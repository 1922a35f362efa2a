/** The glasses of an entry among the equipment, and whether it says that the house has or lacks them. */
import type { WishContent } from '../text/draft.ts'
import { glassesIn } from '../words/glass-names.ts'

const clause = /[^,;:.!?\n()]+[,;:.!?\n()]*/gu
const turn = /\s(?=(?:mas|porem|so que) )/u
const lacks =
  /(?<!\p{L})(?:(?:nao|n|num) (?:tem|temos|tenho|ha|existe|us\w+|trabalh\w+|serv\w+|sirvo|vendo|entra|pode|quero)|sem|nem|nada de|nenhuma?|falta(?:m|ram|ndo)?|quebr(?:ou|aram|ad\w+)|acab(?:ou|aram))(?!\p{L})|(?<!\p{L})(?:nao|n)\s*[,;:.!?]*$/u
/** "taça não quebra", "vale a pena ter taça?", "quero comprar taça": neither had nor lacked. */
const isDoubted =
  /\?|(?<!\p{L})(?:nao|nunca|compr\w+|ganh\w+|emprest\w+|alug\w+|vale a pena|queria|gostaria|pens\w+)(?!\p{L})/u
const isStated = /(?<!\p{L})(?:tem|temos|tenho|so|somente|apenas|us\w+|serv\w+|sirvo|e|com|mas)(?!\p{L})/u
const leadsList =
  /^\s*(?:(?:mas|e|aqui|a gente|eu|nos) )*(?:nao|n|num|sem|nada de|nenhuma?|falta\w*)(?!\p{L})/u

/**
 * "copo baixo e caneca, taça não temos": each clause speaks for its own glasses, and a refusal before a list for all of it.
 * @param said the entry without accents, in lower case
 */
export function entryGlasses(said: string): { wishes: WishContent[]; isOpen: boolean } {
  const wishes = new Map<string, WishContent>()
  let isOpen = false
  let isListRefused = false
  for (const part of [...said.matchAll(clause)].flatMap(([words]) => words.split(turn))) {
    isListRefused = leadsList.test(part) && lacks.test(part) ? true : isListRefused && !isStated.test(part)
    const isLacked = isListRefused || lacks.test(part)
    for (const what of glassesIn(part))
      if (isLacked) wishes.set(what, { kind: 'glass', what, has: 'no' })
      else if (isDoubted.test(part)) isOpen = true
      else wishes.set(what, { kind: 'glass', what, has: 'yes' })
  }
  return { wishes: [...wishes.values()], isOpen }
}
