import { readEnvironment } from '../_shared/environment.ts'
import { browserEndpoint } from '../_shared/http.ts'
import { createServiceClient } from '../_shared/supabase.ts'
import { handleSharedReport } from './handler.ts'

const environment = readEnvironment((name) => Deno.env.get(name))
const dependencies = { service: createServiceClient(environment) }

Deno.serve(browserEndpoint(environment.siteOrigins, (request) => handleSharedReport(request, dependencies)))
