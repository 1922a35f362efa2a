import { createAiService } from '../consulting/ai/service.ts'
import { deliver } from '../consulting/deliver.ts'
import type { Environment } from '../environment.ts'
import { createServiceClient } from '../supabase.ts'
import type { WorkDependencies } from './work.ts'

export function workDependencies(environment: Environment): WorkDependencies {
  return {
    service: createServiceClient(environment),
    deliver,
    ai: environment.ai && createAiService(environment.ai),
    pause: () => new Promise<void>((resolve) => setTimeout(resolve, environment.automationStep)),
  }
}
