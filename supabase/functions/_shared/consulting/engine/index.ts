import type { AutomationType } from '../automations/types.ts'
import { EngineError } from './errors.ts'

/** Placeholder until the drinks composer lands; its author replaces this whole file. */
export function runEngine(type: AutomationType): never {
  throw new EngineError('engine_unavailable', `Esta consultoria ainda não está disponível: ${type}`)
}
