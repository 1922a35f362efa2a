import { readEnvironment } from '../_shared/environment.ts'
import { createStripe } from '../_shared/stripe.ts'
import { createServiceClient } from '../_shared/supabase.ts'
import { handleWebhook } from './handler.ts'

const environment = readEnvironment((name) => Deno.env.get(name))
const dependencies = {
  service: createServiceClient(environment),
  stripe: createStripe(environment),
  webhookSecret: environment.stripeWebhookSecret,
}

Deno.serve((request) => handleWebhook(request, dependencies))
