/** What an owner calls the parts of a combo: courses, kinds of drink, and their numbers. */
import { foldAccents } from '../../base/language/text.ts'
import { serveKindOf } from '../../base/pairing/named-serves.ts'
import type { WishOf } from '../../base/request/wish.ts'

export const courses = {
  entrada: 'starter',
  petisco: 'starter',
  prato: 'main',
  sobremesa: 'dessert',
} as const
export const isCourse = (part: string): part is keyof typeof courses => Object.hasOwn(courses, part)
/** Food of any course. */
export const anyFood = /^(?:comida|algo (?:pra|para) comer|lanche)$/
export const countedPart = /^(\d{1,2}) (.+?)s?$/
export const bare = (part: string) => countedPart.exec(part)?.[2] ?? part

/** A kind of drink but a dose: "suco", "café", "chope". */
const isDrinkName = (part: string): boolean => {
  const kind = serveKindOf(foldAccents(bare(part)).toLowerCase())
  return kind !== null && !/^(?:dose|cachaça)/.test(kind)
}

/** Whether a combo names what it holds: several parts, by courses, by numbers or as a drink. */
export const tellsParts = ({ with: parts = [], max, guests }: WishOf<'newCombo'>): boolean =>
  (guests === undefined && max !== undefined && parts.length > 1 && parts.some(isDrinkName)) ||
  parts.some(
    (part) =>
      isCourse(bare(part)) ||
      bare(part) === 'bebida' ||
      bare(part) === 'taça' ||
      anyFood.test(bare(part)) ||
      countedPart.test(part),
  )
