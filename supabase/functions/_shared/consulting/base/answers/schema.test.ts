import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { automationOf, automationTypes, isAutomationType } from '../../automation-types.ts'
import { definition as drinkCreation } from '../../automations/drink-creation/definition.ts'
import { definition as foodPairing } from '../../automations/food-pairing/definition.ts'
import { equipmentOptions } from '../house/options.ts'
import type { WizardInput } from './definition.ts'
import { answersSchema, isStepComplete, stepError } from './schema.ts'

const valid = {
  establishment_info: ['Boteco ou bar de bairro'],
  target_audience: ['Grupos de amigos'],
  equipment: ['Coqueteleira'],
}
const file = { path: 'a/b.pdf', name: 'Cardápio.PDF', size: 1000, type: 'application/pdf' }
const drinks = answersSchema(drinkCreation)

/** The first message for a set of answers, or null when it is accepted. */
function messageFor(answers: unknown): string | null {
  const result = drinks.safeParse(answers)
  return result.success ? null : (result.error.issues[0]?.message ?? '')
}

function inputOf(id: string): WizardInput {
  const input = drinkCreation.inputs.find((candidate) => candidate.id === id)
  if (!input) throw new Error(`no input ${id}`)
  return input
}

describe('the definitions', () => {
  it('cover the eight automations, each with a step, at least three outputs, and unique ids and options', () => {
    for (const type of automationTypes) {
      const definition = automationOf(type).definition
      expect(definition.outputs.length).toBeGreaterThanOrEqual(3)
      expect(definition.inputs.length).toBeGreaterThan(0)
      const ids = definition.inputs.map((input) => input.id)
      expect(new Set(ids).size).toBe(ids.length)
      for (const input of definition.inputs) {
        const options = input.options ?? []
        expect(new Set(options).size).toBe(options.length)
        if (input.type !== 'select' && input.type !== 'multiselect') continue
        if (input.id === 'posting_frequency') continue
        expect(options.length, `${type}.${input.id}`).toBeGreaterThanOrEqual(8)
        expect(options.length, `${type}.${input.id}`).toBeLessThanOrEqual(14)
      }
    }
  })

  it('offer the posting frequencies exactly as specified', () => {
    const input = automationOf('content_generation').definition.inputs.find(
      ({ id }) => id === 'posting_frequency',
    )
    expect(input?.options).toEqual([
      '1-2 vezes por semana',
      '3-4 vezes por semana',
      'Diariamente',
      '2-3 vezes por dia',
    ])
  })

  it('recognise a type by its name and reject any other', () => {
    expect(isAutomationType('drink_creation')).toBe(true)
    expect(isAutomationType('constructor')).toBe(false)
  })
})

describe('the answers of an automation', () => {
  it('are accepted when every required step is answered', () => {
    expect(drinks.parse(valid)).toEqual(valid)
  })

  it('are refused when a required step is missing or empty', () => {
    expect(messageFor({ ...valid, target_audience: [] })).toBe('Escolha pelo menos uma opção.')
    expect(messageFor({ ...valid, target_audience: undefined })).toBe('Escolha entre as opções.')
    expect(messageFor(null)).toBe('Responda às perguntas.')
  })

  it('lose unknown keys and surrounding blanks', () => {
    expect(drinks.parse({ ...valid, preferences: '  sem ovo\n', credits_used: 0 })).toEqual({
      ...valid,
      preferences: 'sem ovo',
    })
  })

  it('accept own entries only where a limit is given, up to that limit', () => {
    const fits = ['Coqueteleira', 'x'.repeat(200)]
    expect(messageFor({ ...valid, equipment: fits })).toBeNull()
    expect(messageFor({ ...valid, equipment: [...fits, 'y'] })).toMatch(/somam mais de 200/)
    expect(messageFor({ ...valid, equipment: [...equipmentOptions] })).toBeNull()
    expect(messageFor({ ...valid, target_audience: ['Marcianos'] })).toBe('Escolha apenas entre as opções.')
  })

  it('contain no repeated or blank entries', () => {
    expect(messageFor({ ...valid, equipment: ['Coqueteleira', ' Coqueteleira '] })).toBe(
      'Há um item repetido.',
    )
    expect(messageFor({ ...valid, equipment: ['   '] })).toBe('Há um item em branco.')
  })

  it('limit a trimmed text at its own limit or at 2000 characters', () => {
    expect(messageFor({ ...valid, preferences: `${'a'.repeat(300)}   ` })).toBeNull()
    expect(messageFor({ ...valid, preferences: 'a'.repeat(301) })).toBe('Use no máximo 300 caracteres.')
    const free = answersSchema(automationOf('competitor_analysis').definition)
    expect(free.safeParse({ competitors: 'a'.repeat(2000) }).success).toBe(true)
    expect(free.safeParse({ competitors: 'a'.repeat(2001) }).success).toBe(false)
    expect(free.safeParse({ competitors: ' \n ' }).success).toBe(false)
  })

  it('accept full-width digits, emoji, right-to-left marks and markup as plain text', () => {
    const preferences = '１２ drinks 🍹 \u200fشكرا <script>alert(1)</script>'
    expect(drinks.parse({ ...valid, preferences }).preferences).toBe(preferences)
  })

  it('lose the characters that the database rejects, and keep line breaks', () => {
    expect(drinks.parse({ ...valid, preferences: 'sem\u0000 ovo\nsem \ud83clactose' }).preferences).toBe(
      'sem ovo\nsem lactose',
    )
  })

  it('accept only a file of an allowed kind and size that has been read', () => {
    const schema = answersSchema(foodPairing)
    const item = { name: 'Baião de dois', category: null, description: null, price: 32, cost: null }
    const read = { ...file, menu: { items: [item] } }
    const rest = { cuisine_style: 'Nordestina', focus_areas: ['Sobremesas'] }
    const accepts = (menu_upload: unknown) => schema.safeParse({ ...rest, menu_upload }).success
    expect(accepts(read)).toBe(true)
    expect(accepts(file)).toBe(false)
    expect(accepts({ ...read, menu: { items: [] } })).toBe(false)
    expect(accepts({ ...read, name: 'cardapio.exe' })).toBe(false)
    expect(accepts({ ...read, size: 10 * 1024 * 1024 })).toBe(true)
    expect(accepts({ ...read, size: 10 * 1024 * 1024 + 1 })).toBe(false)
    expect(accepts({ ...read, size: 0 })).toBe(false)
    expect(accepts({ ...read, path: 'x'.repeat(301) })).toBe(false)
    expect(accepts('a/b.pdf')).toBe(false)
    expect(schema.safeParse({ ...rest, menu_upload: read, cuisine_style: 'Outra' }).success).toBe(false)
  })

  it('are validated without throwing, whatever the input', () => {
    fc.assert(
      fc.property(fc.anything(), fc.constantFrom(...automationTypes), (answers, type) => {
        answersSchema(automationOf(type).definition).safeParse(answers)
      }),
    )
  })
})

describe('a wizard step', () => {
  it('lets the owner continue when it is optional or answered', () => {
    expect(isStepComplete(inputOf('preferences'), undefined)).toBe(true)
    expect(isStepComplete(inputOf('equipment'), ['Coqueteleira'])).toBe(true)
    expect(isStepComplete({ id: 'a', label: 'A', type: 'textarea', required: true }, ' x ')).toBe(true)
    expect(isStepComplete({ ...inputOf('preferences'), required: true }, file)).toBe(true)
  })

  it('stops the owner when it is required and unanswered', () => {
    expect(isStepComplete(inputOf('equipment'), [])).toBe(false)
    expect(isStepComplete(inputOf('equipment'), undefined)).toBe(false)
    expect(isStepComplete({ id: 'a', label: 'A', type: 'textarea', required: true }, ' \n')).toBe(false)
    expect(isStepComplete({ ...inputOf('preferences'), required: true }, null)).toBe(false)
  })

  it('reports an invalid value in Portuguese', () => {
    expect(stepError(inputOf('preferences'), 'a'.repeat(301))).toBe('Use no máximo 300 caracteres.')
    expect(stepError(inputOf('preferences'), 'sem ovo')).toBeNull()
    expect(stepError(inputOf('preferences'), undefined)).toBeNull()
  })
})
