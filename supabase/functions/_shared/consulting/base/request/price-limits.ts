/** How far the owner lets the price of an item rise. */
import { closestTo, isClass, isExcepted, type NamedItem, namesItem } from './match-item.ts'
import type { WishOf } from './wish.ts'

/** R$ to which a cap lets an item rise; null if that depends on an unknown price. */
export function highestPriceOf(
  { max, percent, rise }: Pick<WishOf<'capPrice'>, 'max' | 'percent' | 'rise'>,
  today: number | null | undefined,
): number | 'today' | null {
  if (max === undefined && percent === undefined && rise === undefined) return 'today'
  const risen = today == null ? [] : [percent && today * (1 + percent / 100), rise && today + rise]
  const limits = [max, ...risen].flatMap((limit) => limit ?? [])
  return limits.length > 0 ? Math.min(...limits) : null
}

/**
 * "a cerveja pode ir a 16" and "só a cerveja até 15%" allow more than the limit for all; "a cerveja no máximo até 16" is
 * one more limit.
 */
const isLeave = ({ text }: WishOf<'capPrice'>) =>
  /%|por cento|\b(?:s[oó]|somente|apenas|menos|exceto|fora|tirando|salvo)\b/i.test(text) ||
  /(?<!\bn(?:[aã]o|em) )\bpode\w* (?:at[eé] )?(?:ir|chegar|subir|passar|custar|aumentar)\b/i.test(text)

/** "nada sobe mais de 8% de uma vez": how far one step goes, also of an item that may go further in several. */
const isStep = ({ text }: WishOf<'capPrice'>) =>
  /\b(?:de uma (?:s[oó] )?vez|por vez|(?:de|a) cada vez|numa (?:s[oó] )?(?:vez|tacada)|de uma tacada|por reajuste)\b/i.test(
    text,
  )

/** The limits on an item's price: the closest ones, and those for all items if these only limit further. */
export function capsOn(caps: readonly WishOf<'capPrice'>[], item: NamedItem): WishOf<'capPrice'>[] {
  const near = closestTo(caps, item)
  const isFree = near.every(isLeave)
  if (near.length === 0) return near
  const isBound = (cap: WishOf<'capPrice'>) =>
    isClass(cap.item) &&
    (!isFree || isStep(cap)) &&
    highestPriceOf(cap, 1) !== 'today' &&
    namesItem(cap.item, item) &&
    !isExcepted(cap, item)
  return caps.filter((cap) => near.includes(cap) || isBound(cap))
}
