// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest'
import { clearDraft, type Draft, emptyDraft, readDraft, writeDraft } from './draft'
import { formSteps } from './open-automations'

const steps = formSteps('drink_creation') ?? []
const draft: Draft = {
  answers: { establishment_info: ['Bistrô'], equipment: ['Dosador', 'Chopeira'], preferences: 'mais secos' },
  step: 2,
  clientRequestId: '3f0d6b0e-6f1a-4d5e-9a55-0f6d2f9b1c11',
}

beforeEach(() => localStorage.clear())

it('keeps answers, step and attempt for the same person and automation, and for no other', () => {
  writeDraft('ana', 'drink_creation', draft)
  expect(readDraft('ana', 'drink_creation', steps)).toEqual(draft)
  expect(readDraft('bia', 'drink_creation', steps)).toEqual(emptyDraft)
  expect(readDraft('ana', 'dish_creation', steps)).toEqual(emptyDraft)
})

it('leaves out what the form no longer takes', () => {
  writeDraft('ana', 'drink_creation', {
    ...draft,
    answers: { establishment_info: ['Castelo'], equipment: ['Dosador'], unknown: 'x' },
    step: 40,
  })
  const read = readDraft('ana', 'drink_creation', steps)
  expect(read.answers).toEqual({ equipment: ['Dosador'] })
  expect(read.step).toBe(steps.length - 1)
})

it('starts empty from an unreadable draft', () => {
  localStorage.setItem('automation-draft:ana:drink_creation', '{"answers":')
  expect(readDraft('ana', 'drink_creation', steps)).toEqual(emptyDraft)
})

it('is cleared by the end of its own attempt only', () => {
  writeDraft('ana', 'drink_creation', draft)
  clearDraft('ana', 'drink_creation', '00000000-0000-4000-8000-000000000000')
  expect(readDraft('ana', 'drink_creation', steps)).toEqual(draft)
  clearDraft('ana', 'drink_creation', draft.clientRequestId ?? '')
  expect(readDraft('ana', 'drink_creation', steps)).toEqual(emptyDraft)
})
