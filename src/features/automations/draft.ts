import type { AutomationType } from '@consulting/automation-types.ts'
import {
  type Answers,
  type AnswerValue,
  type FileAnswer,
  type FileInput,
  isHouseMenu,
  isUpload,
  type WizardInput,
} from '@consulting/base/answers/definition.ts'
import { stepError } from '@consulting/base/answers/schema.ts'
import { type SheetEdit, sheetEditSchema } from '@consulting/base/request/edit-sheet.ts'
import { menuSchema } from '@consulting/documents/menu.ts'
import { placeSchema } from '@consulting/documents/place.ts'
import { salesSchema } from '@consulting/documents/sales.ts'
import * as z from 'zod/mini'
import type { ReadingNotes } from '@/documents/reading-notes'
import { draftPrefix, forgetDrafts } from './forget-drafts'

/** What the wizard stores on the device until a form becomes a result. */
export interface Draft {
  answers: Answers
  /** What was not read of the files, by step. */
  notes: Record<string, ReadingNotes>
  /** What the owner changed on the sheet. */
  edits: SheetEdit[]
  /** Current step, zero-based; the one after the questions is the sheet. */
  step: number
  /**
   * Identifies one attempt. Created when the owner first submits the form and kept until the attempt ends: a retry
   * after a lost response finds the same request and pays once.
   */
  clientRequestId: string | null
}

export const emptyDraft: Draft = { answers: {}, notes: {}, edits: [], step: 0, clientRequestId: null }

const fileSchema = z.object({
  path: z.string(),
  name: z.string(),
  size: z.number(),
  type: z.string(),
  // Absent while the owner is still typing it.
  menu: z.catch(z.optional(menuSchema), undefined),
  sales: z.catch(z.optional(salesSchema), undefined),
})

const houseMenuSchema = z.object({
  house: z.literal(true),
  menu: z.catch(z.optional(menuSchema), undefined),
})

const notesSchema = z.object({
  unread: z.array(z.object({ ...placeSchema.shape, text: z.string(), reason: z.string() })),
  unreadCount: z.number(),
  readCount: z.optional(z.number()),
  notices: z.array(z.string()),
})

const draftSchema = z.object({
  answers: z.record(z.string(), z.union([z.string(), z.array(z.string()), fileSchema, houseMenuSchema])),
  notes: z.catch(z.record(z.string(), notesSchema), {}),
  edits: z.catch(z.array(sheetEditSchema), []),
  step: z.int().check(z.minimum(0)),
  clientRequestId: z.nullable(z.uuid()),
})

function keyOf(userId: string, type: AutomationType): string {
  return `${draftPrefix}${userId}:${type}`
}

/** Files are kept even while their items are invalid, and texts even while they are too long; their step says what to mend. */
function isKept(step: WizardInput, value: AnswerValue | undefined): boolean {
  if (step.type === 'textarea') return typeof value === 'string'
  if (step.type !== 'file') return stepError(step, value) === null
  return isHouseMenu(value) ? step.reads === 'menu' : isUpload(value) && fitsFile(step, value)
}

function fitsFile({ fileTypes }: FileInput, { name }: FileAnswer): boolean {
  return fileTypes.some((type) => name.toLowerCase().endsWith(type))
}

/**
 * The stored draft of a user's automation. Answers that the form no longer accepts are left out. An unreadable draft
 * or disabled storage gives an empty one. Also removes other users' drafts.
 */
export function readDraft(userId: string, type: AutomationType, steps: readonly WizardInput[]): Draft {
  forgetDrafts(userId)
  try {
    const stored = localStorage.getItem(keyOf(userId, type))
    if (stored === null) return emptyDraft
    const draft = draftSchema.parse(JSON.parse(stored))
    const valid = steps.filter((step) => isKept(step, draft.answers[step.id]))
    return {
      answers: Object.fromEntries(valid.map((step) => [step.id, draft.answers[step.id]])),
      notes: draft.notes,
      edits: draft.edits,
      step: Math.min(draft.step, steps.length),
      clientRequestId: draft.clientRequestId,
    }
  } catch {
    return emptyDraft
  }
}

/** Stores the draft. If the browser refuses (private window, quota), only the draft is lost. */
export function writeDraft(userId: string, type: AutomationType, draft: Draft): void {
  try {
    localStorage.setItem(keyOf(userId, type), JSON.stringify(draft))
  } catch {
    // The form works without a draft.
  }
}

/** Removes the draft of a completed attempt, unless another attempt has begun since. */
export function clearDraft(userId: string, type: AutomationType, clientRequestId: string): void {
  try {
    const key = keyOf(userId, type)
    const stored = draftSchema.safeParse(JSON.parse(localStorage.getItem(key) ?? 'null'))
    if (stored.success && stored.data.clientRequestId === clientRequestId) localStorage.removeItem(key)
  } catch {
    // Storage is disabled.
  }
}
