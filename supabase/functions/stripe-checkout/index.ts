import { readEnvironment } from '../_shared/environment.ts'
import { browserEndpoint } from '../_shared/http.ts'
import { createStripe } from '../_shared/stripe.ts'
import { authenticate, createServiceClient } from '../_shared/supabase.ts'
import { handleCheckout } from './handler.ts'

const environment = readEnvironment((name) => Deno.env.get(name))
const dependencies = {
  authenticate: (request: Request) => authenticate(request, environment),
  service: createServiceClient(environment),
  stripe: createStripe(environment),
  siteOrigins: environment.siteOrigins,
}

Deno.serve(browserEndpoint(environment.siteOrigins, (request) => handleCheckout(request, dependencies)))
