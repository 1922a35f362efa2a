// @vitest-environment happy-dom
import { automationOf } from '@consulting/automation-types.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { clearDraft, type Draft, emptyDraft, readDraft, writeDraft } from './draft'
import { forgetDrafts } from './forget-drafts'

const steps = automationOf('drink_creation').definition.inputs
const draft: Draft = {
  answers: { establishment_info: ['Bistrô'], equipment: ['Dosador', 'Chopeira'], preferences: 'mais secos' },
  notes: {},
  edits: [
    { do: 'add', wish: { kind: 'exclude', what: 'leite', why: 'allergy', text: 'leite', origin: 'request' } },
  ],
  step: 2,
  clientRequestId: '3f0d6b0e-6f1a-4d5e-9a55-0f6d2f9b1c11',
}

beforeEach(() => localStorage.clear())

it('keeps answers, step and attempt for the same user and automation only', () => {
  writeDraft('ana', 'drink_creation', draft)
  expect(readDraft('ana', 'drink_creation', steps)).toEqual(draft)
  expect(readDraft('bia', 'drink_creation', steps)).toEqual(emptyDraft)
  expect(readDraft('ana', 'dish_creation', steps)).toEqual(emptyDraft)
})

it('omits answers that the form no longer accepts', () => {
  writeDraft('ana', 'drink_creation', {
    ...draft,
    answers: { establishment_info: ['Castelo'], equipment: ['Dosador'], unknown: 'x' },
    step: 40,
  })
  const read = readDraft('ana', 'drink_creation', steps)
  expect(read.answers).toEqual({ equipment: ['Dosador'] })
  expect(read.step).toBe(steps.length)
})

it('keeps a text that is too long, so that its owner can shorten it', () => {
  const answers = { preferences: 'a'.repeat(900) }
  writeDraft('ana', 'drink_creation', { ...draft, answers })
  expect(readDraft('ana', 'drink_creation', steps).answers).toEqual(answers)
})

it('is empty when the stored draft is unreadable', () => {
  localStorage.setItem('automation-draft:ana:drink_creation', '{"answers":')
  expect(readDraft('ana', 'drink_creation', steps)).toEqual(emptyDraft)
})

it('is cleared only by the end of its own attempt', () => {
  writeDraft('ana', 'drink_creation', draft)
  clearDraft('ana', 'drink_creation', '00000000-0000-4000-8000-000000000000')
  expect(readDraft('ana', 'drink_creation', steps)).toEqual(draft)
  clearDraft('ana', 'drink_creation', draft.clientRequestId ?? '')
  expect(readDraft('ana', 'drink_creation', steps)).toEqual(emptyDraft)
})

it('is removed when its owner signs out or another user signs in', () => {
  localStorage.setItem('age_verified', 'true')
  writeDraft('ana', 'drink_creation', draft)
  writeDraft('ana', 'dish_creation', draft)
  expect(readDraft('ana', 'drink_creation', steps)).toEqual(draft)
  forgetDrafts()
  expect(Object.keys(localStorage)).toEqual(['age_verified'])

  // After an expired session the owner finds the answers again, unless another user signed in first.
  writeDraft('ana', 'drink_creation', draft)
  expect(readDraft('ana', 'drink_creation', steps)).toEqual(draft)
  expect(readDraft('bia', 'dish_creation', steps)).toEqual(emptyDraft)
  expect(Object.keys(localStorage)).toEqual(['age_verified'])
})

describe('a file in a draft', () => {
  const fileSteps = automationOf('food_pairing').definition.inputs
  const file = { path: 'casa/a.jpg', name: 'Cardápio.JPG', size: 900, type: 'image/jpeg' }
  const item = { name: 'Baião', category: null, description: null, price: 45, cost: null }
  const keep = (menu_upload: object) => {
    const notes = {
      menu_upload: { unread: [{ row: 3, text: '???', reason: 'x' }], unreadCount: 1, notices: [] },
    }
    const stored = { ...draft, notes, answers: { menu_upload, cuisine_style: 'Nordestina' } }
    localStorage.setItem('automation-draft:ana:food_pairing', JSON.stringify(stored))
    return readDraft('ana', 'food_pairing', fileSteps)
  }

  it('is kept with its items and its unread lines', () => {
    const read = keep({ ...file, menu: { items: [item] } })
    expect(read.answers).toEqual({
      menu_upload: { ...file, menu: { items: [item] } },
      cuisine_style: 'Nordestina',
    })
    expect(read.notes.menu_upload?.unread).toHaveLength(1)
  })

  it('is kept while its items are still to be typed', () => {
    expect(keep(file).answers.menu_upload).toEqual(file)
    expect(keep({ ...file, menu: { items: [] } }).answers.menu_upload).toEqual({ ...file, menu: undefined })
  })

  it('is left out alone when the step does not accept its type', () => {
    expect(keep({ ...file, name: 'cardapio.exe' }).answers).toEqual({ cuisine_style: 'Nordestina' })
  })
})
