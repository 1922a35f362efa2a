import type { Menu } from '../../documents/menu.ts'
import type { Sales } from '../../documents/sales.ts'
import type { Answers, FileAnswer } from './definition.ts'

/** The text of an answer; empty where the step was left out. */
export function textOf(answers: Answers, id: string): string {
  const value = answers[id]
  return typeof value === 'string' ? value : ''
}

/** The chosen entries of an answer; none where the step was left out. */
export function listOf(answers: Answers, id: string): string[] {
  const value = answers[id]
  return Array.isArray(value) ? value : []
}

function fileOf(answers: Answers, id: string): FileAnswer | null {
  const value = answers[id]
  return typeof value === 'object' && 'path' in value ? value : null
}

/** The menu of an uploaded file, as the owner corrected it. */
export function menuOf(answers: Answers, id: string): Menu | null {
  return fileOf(answers, id)?.menu ?? null
}

/** The sales of an uploaded sheet, as the owner corrected them. */
export function salesOf(answers: Answers, id: string): Sales | null {
  return fileOf(answers, id)?.sales ?? null
}
