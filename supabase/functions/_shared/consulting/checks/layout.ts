/** What the owner asks of the printed page. */
import type { WishOf } from '../base/request/wish.ts'
import { type Answer, cent, type Given, met, notPossible, only, unrelated, violated } from './answer.ts'

export function checkLayout({ what }: WishOf<'layout'>, { facts }: Given): Answer {
  const [menu] = only(facts, 'menu')
  if (!menu) return unrelated
  if (menu.layout?.includes(what) !== true) return notPossible('O papel não comporta este pedido.')
  if (what !== 'whole_prices') return met()
  const broken = only(facts, 'action').find(
    ({ priceNow, priceNew }) =>
      priceNew !== null && priceNew !== priceNow && Math.abs(priceNew - Math.round(priceNew)) > cent,
  )
  return broken ? violated(`“${broken.item}” ficaria com preço quebrado.`) : met()
}
