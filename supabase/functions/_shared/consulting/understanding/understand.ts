import type { AutomationType } from '../automation-types.ts'
import type { Answers } from '../base/answers/definition.ts'
import type { House } from '../base/house/house.ts'
import { emptySheet, type RequestSheet } from '../base/request/request-sheet.ts'

/** What the owner asks for in the answers, and what could not be read. */
export function understand(
  _type: AutomationType,
  _input: { answers: Answers; house: House; today: string },
): RequestSheet {
  return emptySheet
}
