import { readEnvironment } from '../_shared/environment.ts'
import { browserEndpoint } from '../_shared/http.ts'
import { createServiceClient } from '../_shared/supabase.ts'
import { handleUnsubscribe, showPage } from './handler.ts'

const environment = readEnvironment((name) => Deno.env.get(name))
const dependencies = {
  service: createServiceClient(environment),
  siteUrl: environment.siteOrigins[0] ?? environment.supabaseUrl,
  linkSecret: environment.email?.linkSecret ?? null,
}
const answer = browserEndpoint(environment.siteOrigins, (request) => handleUnsubscribe(request, dependencies))

Deno.serve((request) => (request.method === 'GET' ? showPage(request, dependencies) : answer(request)))
