import { readEnvironment } from '../_shared/environment.ts'
import { createResend, createSender } from '../_shared/resend.ts'
import { createServiceClient } from '../_shared/supabase.ts'
import { handleSend } from './handler.ts'
import { createOutbox } from './outbox.ts'

const environment = readEnvironment((name) => Deno.env.get(name))
const { email } = environment
if (!email) console.warn('E-mail is off: RESEND_API_KEY is not set. Notifications wait in the outbox.')

const dependencies = {
  outbox: createOutbox(createServiceClient(environment)),
  secretKey: environment.secretKey,
  siteUrl: environment.siteOrigins[0] ?? environment.supabaseUrl,
  functionsUrl: `${environment.supabaseUrl}/functions/v1`,
  email: email && { send: createSender(createResend(email), email), linkSecret: email.linkSecret },
}

Deno.serve((request) => handleSend(request, dependencies))
