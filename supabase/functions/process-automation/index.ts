import { createAiService } from '../_shared/consulting/ai/service.ts'
import { deliver } from '../_shared/consulting/deliver.ts'
import { readEnvironment } from '../_shared/environment.ts'
import { browserEndpoint } from '../_shared/http.ts'
import { authenticate, createServiceClient } from '../_shared/supabase.ts'
import { handleAutomation } from './handler.ts'

const environment = readEnvironment((name) => Deno.env.get(name))
const dependencies = {
  authenticate: (request: Request) => authenticate(request, environment),
  service: createServiceClient(environment),
  deliver,
  ai: environment.ai && createAiService(environment.ai),
  pause: () => new Promise<void>((resolve) => setTimeout(resolve, environment.automationStep)),
}

Deno.serve(browserEndpoint(environment.siteOrigins, (request) => handleAutomation(request, dependencies)))
