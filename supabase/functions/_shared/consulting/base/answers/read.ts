import { type Menu, maxMenuNameLength } from '../../documents/menu.ts'
import type { Sales } from '../../documents/sales.ts'
import { cutText } from '../language/text.ts'
import { type Answers, isHouseMenu, isUpload } from './definition.ts'

/** The text of an answer; empty if the step was skipped. */
export function textOf(answers: Answers, id: string): string {
  const value = answers[id]
  return typeof value === 'string' ? value : ''
}

/** The chosen entries of an answer; empty if the step was skipped. */
export function listOf(answers: Answers, id: string): string[] {
  const value = answers[id]
  return Array.isArray(value) ? value : []
}

/**
 * The menu, from an uploaded file or from the house, as the owner corrected it. Sizes of one dish get distinct names.
 */
export function menuOf(answers: Answers, id: string): Menu | null {
  const value = answers[id]
  const menu = isUpload(value) || isHouseMenu(value) ? value.menu : null
  if (!menu) return null
  const counts = new Map<string, number>()
  for (const { name } of menu.items) counts.set(name, (counts.get(name) ?? 0) + 1)
  const items = menu.items.map((item) =>
    item.size && (counts.get(item.name) ?? 0) > 1
      ? { ...item, name: cutText(`${item.name} ${item.size}`, maxMenuNameLength) }
      : item,
  )
  return { ...menu, items }
}

/** The sales of an uploaded sheet, as the owner corrected them. */
export function salesOf(answers: Answers, id: string): Sales | null {
  const value = answers[id]
  return isUpload(value) ? (value.sales ?? null) : null
}
