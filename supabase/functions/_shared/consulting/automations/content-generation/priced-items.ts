/** The items whose price an owner asks to publish: "posso botar o preço da dose?" */
import type { NamedItem } from '../../base/request/match-item.ts'
import type { Wish } from '../../base/request/wish.ts'
import { weeklyItems } from './weekly.ts'

const ofItem = /pre[çc]os? d[aoe]s? (.+?)\s*\??$/iu

/** Most items that a word may mean; one that means more names a part of the menu. */
const mostItems = 2

export function pricedItems<Item extends NamedItem>(wishes: readonly Wish[], items: readonly Item[]): Item[] {
  return wishes.flatMap((wish) => {
    if (wish.kind !== 'question' || wish.about !== 'postAdvice' || wish.what !== 'prices') return []
    const said = ofItem.exec(wish.text)?.[1] ?? ''
    const found = said === '' ? [] : weeklyItems(said, items)
    return found.length <= mostItems ? found : []
  })
}
