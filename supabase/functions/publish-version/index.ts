import { readEnvironment } from '../_shared/environment.ts'
import { browserEndpoint } from '../_shared/http.ts'
import { authenticate, createServiceClient } from '../_shared/supabase.ts'
import { handlePublish } from './handler.ts'

const environment = readEnvironment((name) => Deno.env.get(name))
const dependencies = {
  authenticate: (request: Request) => authenticate(request, environment),
  service: createServiceClient(environment),
}

Deno.serve(browserEndpoint(environment.siteOrigins, (request) => handlePublish(request, dependencies)))
