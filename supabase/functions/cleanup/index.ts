import { readEnvironment } from '../_shared/environment.ts'
import { createStripe } from '../_shared/stripe.ts'
import { createServiceClient } from '../_shared/supabase.ts'
import { handleCleanup } from './handler.ts'

const environment = readEnvironment((name) => Deno.env.get(name))
const dependencies = {
  service: createServiceClient(environment),
  stripe: createStripe(environment),
  secretKey: environment.secretKey,
}

Deno.serve((request) => handleCleanup(request, dependencies))
