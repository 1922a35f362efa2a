import * as z from 'zod/mini'
import { startFunctions } from '../../../supabase/local/functions/runner.ts'
import { freeStackPort } from '../../support/ports.ts'
import { startAiService } from './ai-service.ts'
import { type Person, stack } from './stack.ts'

/** In milliseconds. */
const aiTimeout = 800

/** Starts edge functions that are connected to a local AI service. */
export async function startAiFunctions() {
  const ai = await startAiService()
  const functions = await startFunctions({
    port: await freeStackPort(),
    functions: {},
    verifyToken: async () => true,
    environment: {
      SUPABASE_URL: stack.api_url,
      SUPABASE_PUBLISHABLE_KEYS: JSON.stringify({ default: stack.publishable_key }),
      SUPABASE_SECRET_KEYS: JSON.stringify({ default: stack.secret_key }),
      SITE_URL: stack.app_url,
      STRIPE_SECRET_KEY: 'sk_test_local',
      STRIPE_WEBHOOK_SECRET: 'whsec_local',
      AUTOMATION_STEP_MS: '10',
      AI_API_KEY: 'sk-casa',
      AI_BASE_URL: ai.baseUrl,
      AI_MODEL: 'modelo-da-casa',
      AI_TIMEOUT_MS: String(aiTimeout),
    },
  })
  return {
    ai,
    call: async (name: string, body: unknown, person: Person) => {
      const response = await fetch(`${functions.url}/${name}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${person.token}` },
        body: JSON.stringify(body),
      })
      return { status: response.status, body: z.record(z.string(), z.unknown()).parse(await response.json()) }
    },
    stop: async () => {
      await functions.stop()
      ai.stop()
    },
  }
}
