/** What the owner asks of the printed page. */
import { joinList } from '../base/language/text.ts'
import type { WishOf } from '../base/request/wish.ts'
import { type Answer, type Given, met, notPossible, only, unrelated } from './answer.ts'

export function checkLayout({ what }: WishOf<'layout'>, { facts }: Given): Answer {
  const [menu] = only(facts, 'menu')
  if (!menu && what === 'marked_allergens') return marks(only(facts, 'drink', 'dish'))
  if (!menu) return unrelated
  return menu.layout?.includes(what) === true ? met() : notPossible('O papel não comporta este pedido.')
}

/** The printer gets the owner's own words. */
export function checkPageNote({ note }: WishOf<'pageNote'>, { facts }: Given): Answer {
  const [menu] = only(facts, 'menu')
  if (!menu) return unrelated
  return menu.notes?.includes(note) === true
    ? met('Vai à gráfica com as suas palavras, na lista do papel.')
    : notPossible('Ficou fora da lista do papel.')
}

/** Every recipe states its allergens; the answer names the recipes that have some. */
function marks(recipes: readonly { name: string; allergens: readonly string[] }[]): Answer {
  if (recipes.length === 0) return unrelated
  const marked = recipes.filter(({ allergens }) => allergens.length > 0)
  return met(
    marked.length === 0
      ? 'Nenhum leva alérgeno declarado; as fichas dizem o que conferir no rótulo.'
      : `${joinList(marked.map(({ name, allergens }) => `${name} (${joinList([...allergens])})`))}; cada ficha diz os seus.`,
  )
}
