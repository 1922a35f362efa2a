import { createAiService } from '../_shared/consulting/ai/service.ts'
import { readEnvironment } from '../_shared/environment.ts'
import { browserEndpoint } from '../_shared/http.ts'
import { authenticate, createServiceClient } from '../_shared/supabase.ts'
import { handleRequestReading } from './handler.ts'

const environment = readEnvironment((name) => Deno.env.get(name))
const dependencies = {
  authenticate: (request: Request) => authenticate(request, environment),
  service: createServiceClient(environment),
  ai: environment.ai && createAiService(environment.ai),
}

Deno.serve(browserEndpoint(environment.siteOrigins, (request) => handleRequestReading(request, dependencies)))
