/** What the owner refuses to sell, and what somebody of the house must not touch. */
import { tokenize } from '../../base/language/text.ts'
import { judgeMenuText } from '../../base/lexicon/exclusion.ts'
import { exclusionsOf } from '../../base/request/judge-exclusions.ts'
import type { RequestSheet } from '../../base/request/request-sheet.ts'

const names = (what: string, item: string) => {
  const words = new Set(tokenize(item))
  const asked = tokenize(what).filter((word) => word.length > 2)
  return asked.length > 0 && asked.every((word) => words.has(word))
}

/** What the owner refuses if the house wants nothing new. */
export const newRecipe = 'receita nova'

const keepsRecipes = ({ wishes }: RequestSheet) =>
  wishes.some(
    (wish) => wish.kind === 'question' && wish.about === 'newItem' && wish.against && wish.what === newRecipe,
  )

const midday = /executivo|\balmo[cç]o\b|prato (?:do dia|feito)|\bpf\b|marmit|self.?service|por quilo/i

/** What is sold at a meal for which the owner does not open. */
const isShut = (item: string, { wishes }: RequestSheet) =>
  midday.test(item) &&
  wishes.some(
    (wish) =>
      wish.kind === 'question' &&
      wish.about === 'openDays' &&
      wish.against &&
      /almo[cç]o|de dia/.test(wish.what ?? ''),
  )

const fried = /frit|batata|pastel|past[eé]is|coxinha|bolinho|salgado|empanad/i

/** Why an item is not for this house; null if nothing speaks against it. */
export function declinedFor(item: string, sheet: RequestSheet): string | null {
  const refused = sheet.wishes.find(
    (wish) =>
      wish.kind === 'question' && wish.about === 'newItem' && wish.against && names(wish.what ?? '', item),
  )
  if (refused) return 'você não quer'
  const tool = sheet.wishes.find(
    (wish) =>
      wish.kind === 'question' && wish.about === 'newItem' && wish.against && wish.what === 'sem fritadeira',
  )
  if (tool && fried.test(item)) return 'fora: você disse que não tem fritadeira'
  if (isShut(item, sheet)) return 'fora: você não abre para o almoço'
  if (keepsRecipes(sheet)) return 'fora: você não quer receita nova'
  const [held] = exclusionsOf(sheet).filter((exclusion) => judgeMenuText(exclusion, item) === 'no')
  if (!held) return null
  return held.why === 'allergy' ? `fora: leva ${held.what}, e há alergia na casa` : `fora: leva ${held.what}`
}

export const isAllowed = (item: string, sheet: RequestSheet): boolean => declinedFor(item, sheet) === null
