import { readEnvironment } from '../_shared/environment.ts'
import { createResend } from '../_shared/resend.ts'
import { createServiceClient } from '../_shared/supabase.ts'
import { handleResendEvent } from './handler.ts'

const environment = readEnvironment((name) => Deno.env.get(name))
const dependencies = {
  service: createServiceClient(environment),
  resend: environment.email && createResend(environment.email),
  webhookSecret: environment.email?.webhookSecret ?? null,
}

Deno.serve((request) => handleResendEvent(request, dependencies))
