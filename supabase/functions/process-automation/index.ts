import { workDependencies } from '../_shared/automation-work/dependencies.ts'
import { readEnvironment } from '../_shared/environment.ts'
import { browserEndpoint } from '../_shared/http.ts'
import { authenticate } from '../_shared/supabase.ts'
import { handleAutomation } from './handler.ts'

const environment = readEnvironment((name) => Deno.env.get(name))
const dependencies = {
  ...workDependencies(environment),
  authenticate: (request: Request) => authenticate(request, environment),
}

Deno.serve(browserEndpoint(environment.siteOrigins, (request) => handleAutomation(request, dependencies)))
