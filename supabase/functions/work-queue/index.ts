import { workDependencies } from '../_shared/automation-work/dependencies.ts'
import { readEnvironment } from '../_shared/environment.ts'
import { handleQueue } from './handler.ts'

const environment = readEnvironment((name) => Deno.env.get(name))
const dependencies = { ...workDependencies(environment), secretKey: environment.secretKey }

Deno.serve((request) => handleQueue(request, dependencies))
