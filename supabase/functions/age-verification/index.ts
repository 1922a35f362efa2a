import { createDidit } from '../_shared/age/didit.ts'
import { readEnvironment } from '../_shared/environment.ts'
import { browserEndpoint } from '../_shared/http.ts'
import { authenticate, createServiceClient } from '../_shared/supabase.ts'
import { handleAge } from './handler.ts'

const environment = readEnvironment((name) => Deno.env.get(name))
const dependencies = {
  authenticate: (request: Request) => authenticate(request, environment),
  service: createServiceClient(environment),
  provider: environment.age && createDidit(environment.age),
  siteOrigins: environment.siteOrigins,
}

Deno.serve(browserEndpoint(environment.siteOrigins, (request) => handleAge(request, dependencies)))
