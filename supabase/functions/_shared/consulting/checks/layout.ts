/** What the owner asks of the printed page. */
import type { WishOf } from '../base/request/wish.ts'
import { type Answer, type Given, met, notPossible, only, unrelated } from './answer.ts'

export function checkLayout({ what }: WishOf<'layout'>, { facts }: Given): Answer {
  const [menu] = only(facts, 'menu')
  if (!menu) return unrelated
  return menu.layout?.includes(what) === true ? met() : notPossible('O papel não comporta este pedido.')
}
