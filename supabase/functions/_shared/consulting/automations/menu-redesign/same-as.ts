/** A line that names another: "igual ao prato feito e para levar" contains what that one contains. */
import { tokenize } from '../../base/language/text.ts'
import type { MenuItem } from '../../documents/menu.ts'

const alike = /(?<!\p{L})(?:igual|iguais|mesm[oa]s?)(?!\p{L})/iu

/** Name and description of the item that a line refers to; empty if it refers to none. */
export function sameAs({ name, description }: MenuItem, items: readonly MenuItem[]): string {
  if (description === null || !alike.test(description)) return ''
  const words = tokenize(description).join(' ')
  const other = items.find((one) => one.name !== name && words.includes(tokenize(one.name).join(' ')))
  return other ? `${other.name}, ${other.description ?? ''}` : ''
}
