import { createDidit } from '../_shared/age/didit.ts'
import { readEnvironment } from '../_shared/environment.ts'
import { accounting } from '../_shared/fiscal/accounting.ts'
import { createFocusNfe } from '../_shared/fiscal/focus-nfe.ts'
import { createStripe } from '../_shared/stripe.ts'
import { createServiceClient } from '../_shared/supabase.ts'
import { handleCleanup } from './handler.ts'

const environment = readEnvironment((name) => Deno.env.get(name))
const { fiscal } = environment
const isReady = fiscal !== null && (accounting.confirmed || !fiscal.isProduction)
if (fiscal && !isReady) console.warn('Invoices wait: the accountant has not confirmed fiscal/accounting.ts.')

const dependencies = {
  service: createServiceClient(environment),
  stripe: createStripe(environment),
  ageProvider: environment.age && createDidit(environment.age),
  fiscal: fiscal && isReady ? createFocusNfe(fiscal) : null,
  secretKey: environment.secretKey,
}

Deno.serve((request) => handleCleanup(request, dependencies))
