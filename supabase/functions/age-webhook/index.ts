import { createDidit } from '../_shared/age/didit.ts'
import { readEnvironment } from '../_shared/environment.ts'
import { createServiceClient } from '../_shared/supabase.ts'
import { handleAgeEvent } from './handler.ts'

const environment = readEnvironment((name) => Deno.env.get(name))
const dependencies = {
  service: createServiceClient(environment),
  provider: environment.age && createDidit(environment.age),
}

Deno.serve((request) => handleAgeEvent(request, dependencies))
