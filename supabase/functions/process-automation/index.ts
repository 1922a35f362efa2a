import { runEngine } from '../_shared/consulting/engine/index.ts'
import { readEnvironment } from '../_shared/environment.ts'
import { browserEndpoint } from '../_shared/http.ts'
import { authenticate, createServiceClient } from '../_shared/supabase.ts'
import { handleAutomation } from './handler.ts'

// The built-in engine answers at once. Five steps of this length keep its screen up for three seconds,
// long enough to read what is being done.
const stepMilliseconds = 620

const environment = readEnvironment((name) => Deno.env.get(name))
const dependencies = {
  authenticate: (request: Request) => authenticate(request, environment),
  service: createServiceClient(environment),
  runEngine,
  pause: () => new Promise<void>((resolve) => setTimeout(resolve, stepMilliseconds)),
}

Deno.serve(browserEndpoint(environment.siteOrigins, (request) => handleAutomation(request, dependencies)))
