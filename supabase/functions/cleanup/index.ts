import { createDidit } from '../_shared/age/didit.ts'
import { readEnvironment } from '../_shared/environment.ts'
import { createStripe } from '../_shared/stripe.ts'
import { createServiceClient } from '../_shared/supabase.ts'
import { handleCleanup } from './handler.ts'

const environment = readEnvironment((name) => Deno.env.get(name))
const dependencies = {
  service: createServiceClient(environment),
  stripe: createStripe(environment),
  ageProvider: environment.age && createDidit(environment.age),
  secretKey: environment.secretKey,
}

Deno.serve((request) => handleCleanup(request, dependencies))
