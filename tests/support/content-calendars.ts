/** Content calendars of invented houses. */

import { definition as contentGeneration } from '../../supabase/functions/_shared/consulting/automations/content-generation/definition.ts'
import { createContent } from '../../supabase/functions/_shared/consulting/automations/content-generation/engine.ts'
import type { MultiselectInput } from '../../supabase/functions/_shared/consulting/base/answers/definition.ts'
import { type EngineContext, unknownHouse } from '../../supabase/functions/_shared/consulting/base/context.ts'
import type { Wish } from '../../supabase/functions/_shared/consulting/base/request/wish.ts'

export const optionsOf = (id: string): readonly string[] => {
  const input = contentGeneration.inputs.find((candidate) => candidate.id === id)
  return input && 'options' in input ? ((input as MultiselectInput).options ?? []) : []
}

export const context = (today: string, name = 'Boteco da Praia', type = 'bar'): EngineContext => ({
  today,
  restaurant: { name, city: 'Fortaleza', type },
  ...unknownHouse,
})

export function calendarOf(answers: Record<string, string | string[]>, house = context('2026-11-21')) {
  const [result] = createContent(answers, house)
  if (!result) throw new Error('no calendar')
  return result.content
}

export const answers = {
  brand_style: ['Descontraída', 'Cearense com sotaque'],
  content_focus: ['Drinks autorais', 'Pratos da casa'],
  posting_frequency: '3-4 vezes por semana',
}

export const asking = (wishes: Wish[], house = unknownHouse.house): EngineContext => ({
  ...context('2026-11-21'),
  house,
  sheet: { wishes, unread: [] },
})
