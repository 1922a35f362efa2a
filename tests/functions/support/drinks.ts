import { setTimeout as sleep } from 'node:timers/promises'
import { deliver } from '@consulting/deliver.ts'
import {
  type AutomationDependencies,
  handleAutomation,
} from '../../../supabase/functions/process-automation/handler.ts'
import { type Person, service, stack } from './stack.ts'

const answers = {
  establishment_info: [] as string[],
  target_audience: [] as string[],
  equipment: [] as string[],
}

/** Answers that the wizard would send. */
export async function drinkAnswers() {
  const { definition: drinkCreation } = await import('@consulting/automations/drink-creation/definition.ts')
  const filled: Record<string, string | string[]> = { ...answers }
  for (const input of drinkCreation.inputs) {
    if (input.type === 'multiselect') filled[input.id] = input.options.slice(0, 3)
  }
  return { ...filled, preferences: 'sem lactose' }
}

/** Runs the handler in this process, where its engine can be observed. */
export function worker(person: Person, changes: Partial<AutomationDependencies> = {}) {
  return (requestId: string) =>
    handleAutomation(
      new Request(stack.app_url, { method: 'POST', body: JSON.stringify({ request_id: requestId }) }),
      {
        authenticate: async () => ({ userId: person.userId, client: person.client }),
        service,
        deliver,
        ai: null,
        pause: () => sleep(20),
        ...changes,
      },
    )
}
