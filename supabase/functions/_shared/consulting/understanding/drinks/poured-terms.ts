/** Items of the house's menu as ingredients of a drink: "levando o chope pilsen da torneira". */
import { findTerm } from '../../base/lexicon/lexicon.ts'
import type { Term } from '../../base/lexicon/term.ts'
import { countedWords } from '../../base/lexicon/words-of-item.ts'
import { namesItem } from '../../base/request/match-item.ts'
import type { Draft, WishContent } from '../text/draft.ts'

/** Where the house has it, which says nothing of the drink. */
const whence =
  / (?:d[ao] (?:torneira|casa|bar|geladeira|chopeira|barril|cardapio|garrafa)|daqui|(?:bem )?gelad[oa]|na pressao|que (?:a gente|eu|nos) (?:ja )?(?:vende|temos|tem|tenho)(?: aqui)?)$/u

/** The food or drink that the owner's name for an item stands for, under the owner's own word for it. */
export function pouredTerm(said: string, names: readonly string[]): Term | undefined {
  const plain = said.replace(whence, '').replace(whence, '')
  const known = findTerm(plain)
  if (known) return known.kind === 'ingredient' ? known : undefined
  const item = names.find((name) => namesItem(plain, { name }))
  const words = item === undefined ? '' : countedWords(item)
  const term = words === '' ? undefined : findTerm(words)
  return term && { ...term, name: words }
}

/** A wish for an item by its name, as one for the food or drink that it is. */
function renamed<Wish extends WishContent>(wish: Wish): Wish {
  if (wish.kind !== 'prefer' && wish.kind !== 'only') return wish
  if (findTerm(wish.what)) return wish
  const words = countedWords(wish.what)
  return words === '' ? wish : { ...wish, what: words }
}

/** The wishes of a request for drinks: an item of the menu that is wanted in them is an ingredient. */
export const withPouredTerms = ({ wishes, unread }: Draft): Draft => ({
  wishes: wishes.map(({ wish, ...place }) => ({ ...place, wish: renamed(wish) })),
  unread,
})
