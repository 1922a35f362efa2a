import { everyItem } from '../../../base/request/match-item.ts'
import type { Profile, WishContent } from '../../text/draft.ts'
import type { Amount } from '../../words/amounts.ts'
import { type Element, has, isFiller, isName } from '../../words/elements.ts'

/** Wishes made from a price, and the elements that they come from; `to` is exclusive. */
export type HeldPrice = { wishes: WishContent[]; from: number; to: number }

/** Words that keep a price: "manter o caranguejo a 14", "deixa a caipirinha em 18", "o pudim fica 12". */
const keeps = (element: Element) =>
  has(element, 'keep', 'stay') ||
  /^(manter|mantem|mantenha|deixar?|deixe|fica|segue|continua|quero|queremos)$/.test(element.key)

/** Words that set a new price: "baixa o pastel pra 15", "a caipirinha vai pra 20". */
const moves = (element: Element) =>
  has(element, 'rise', 'fall') || /^(vai|passa|coloca|bota|poe|ajusta|muda)$/.test(element.key)

const linksPrice = ({ key, raw }: Element) => /^(em|por|no|nos|na|ao|para)$/.test(key) || /^a$/i.test(raw)

/**
 * The item whose price the number is, if the words around it say that the price stays. Among several items with the
 * name, the price decides. Null if the item is uncertain.
 */
export function heldPriceAt(
  elements: readonly Element[],
  { from, to, low, high, bound, isPercent }: Amount,
  profile: Profile,
): HeldPrice | null {
  if (profile !== 'prices' && profile !== 'menu') return null
  if (bound !== 'exact' || low !== high || isPercent || low <= 0) return null
  const linked = elements[from - 1]
  let at = from - 1
  while (at >= 0 && isPlain(elements[at])) at -= 1
  let keeper = -1
  const after = elements[at]
  const isTo = linked?.key === 'para'
  const governs = (element: Element) => (isTo ? moves(element) : keeps(element))
  // "o pudim fica 12", "o pudim vai pra 15"
  if (after && !after.claimed && governs(after)) {
    keeper = at
    at -= 1
    while (at >= 0 && isPlain(elements[at])) at -= 1
  } else if (!linked || !linksPrice(linked)) return null
  const name = elements[at]
  if (!name || name.claimed || !isName(name)) return null
  let start = at
  if (keeper < 0) {
    // "manter o caranguejo a 14"
    let before = at - 1
    while (before >= 0 && isPlain(elements[before])) before -= 1
    const verb = elements[before]
    if (!verb || verb.claimed || !governs(verb)) return null
    start = before
  }
  // "não quero subir a lasanha pra 42"
  for (let back = start - 1; back >= 0; back -= 1) {
    const element = elements[back]
    if (!element || element.claimed || element.kind === 'comma' || isName(element)) break
    if (has(element, 'not', 'without')) return null
  }
  const found = priced(name, low)
  if (!found) return null
  const stays: WishContent[] =
    profile === 'menu' ? [{ kind: 'keepItem', item: found.item }, found.wish] : [found.wish]
  return { wishes: stays, from: start, to }
}

const isPlain = (element: Element | undefined): boolean =>
  element !== undefined &&
  !element.claimed &&
  element.kind !== 'comma' &&
  ((isFiller(element) && !keeps(element) && !moves(element)) || has(element, 'price', 'currency'))

/** Keeps the price if it equals today's; any other number becomes the item's new price. */
function priced(name: Element, price: number): { item: string; wish: WishContent } | null {
  const own = name.meaning?.item
  const items = (own && !own.isSection ? [own] : name.partOf).filter(({ isSection }) => !isSection)
  const [same, another] = items.filter((item) => item.price === price)
  if (same && !another) return { item: same.name, wish: { kind: 'keepPrice', item: same.name, price } }
  const [only] = items
  if (another || !only || items.length > 1) return null
  return { item: only.name, wish: { kind: 'price', min: price, max: price, item: only.name } }
}

/** "pode subir até 10 por cento" without an item limits all prices. */
export function largestRise(elements: readonly Element[], { from, to, low }: Amount): HeldPrice | null {
  // "sobe só a cerveja até 10%": here the name was not recognised as an item.
  const apart = (element: Element) => element.kind === 'comma' || has(element, 'but')
  const after = elements.slice(to)
  const end = after.findIndex(apart)
  const before = elements.slice(0, from)
  const beside = [
    ...before.slice(before.findLastIndex(apart) + 1),
    ...(end < 0 ? after : after.slice(0, end)),
  ]
  if (beside.some((element) => isName(element) && !element.claimed)) return null
  return { wishes: [{ kind: 'capPrice', item: everyItem, percent: low }], from, to }
}
