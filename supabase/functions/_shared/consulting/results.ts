import type { EngineResult } from './base/engine-result.ts'
import { automations } from './registry.ts'

type Parsed = Awaited<ReturnType<(typeof automations)[number]['parse']>>

/** Content of a result, told apart by `kind`. */
export type ResultContent = NonNullable<Parsed>

/** One card of the wizard's results and one row of `generated_content`. */
export type ResultItem = EngineResult<ResultContent>

const hasKind = (content: unknown): content is { kind: string } =>
  typeof content === 'object' && content !== null && 'kind' in content && typeof content.kind === 'string'

/** Parses a stored content; null if no automation of this version produces it, or if it is damaged. */
export async function parseContent(content: unknown): Promise<ResultContent | null> {
  if (!hasKind(content)) return null
  const automation = automations.find(({ gives }) => gives(content))
  return automation ? automation.parse(content) : null
}
