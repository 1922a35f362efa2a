import type { AutomationType } from '../automation-types.ts'
import type { Answers } from '../base/answers/definition.ts'
import type { EngineContext } from '../base/context.ts'
import { reportSections } from '../report/build-report.ts'
import { toMarkdown } from '../report/to-markdown.ts'
import type { ResultContent } from '../results.ts'
import { understand } from '../understanding/understand.ts'
import type { FurtherId } from './further-houses.ts'
import type { House, HouseId } from './houses.ts'

const folderOf = (type: AutomationType) => type.replaceAll('_', '-')

/** Path of the golden file for a house's report, relative to this folder. */
export function goldenFile(type: AutomationType, id: HouseId | FurtherId): string {
  return `../automations/${folderOf(type)}/golden/${id}.md`
}

/** The answers of each golden house in an automation's wizard. */
export async function goldenAnswers(type: AutomationType): Promise<Record<HouseId, Answers>> {
  const module: { answers: Record<HouseId, Answers> } = await import(
    `../automations/${folderOf(type)}/golden/answers.ts`
  )
  return module.answers
}

/** The context of a golden house that confirms its request as understood. */
export function goldenContext(
  type: AutomationType,
  { context }: Pick<House, 'context'>,
  answers: Answers,
): EngineContext {
  const { house, today } = context
  return { ...context, sheet: understand(type, { answers, house, today }) }
}

/** The report of results, in their order, in the format of the golden files. */
export async function renderResults(
  results: readonly { title: string; content: ResultContent }[],
): Promise<string> {
  const sections = await reportSections(results.map(({ content }) => content))
  return toMarkdown(results.at(-1)?.title ?? '', sections)
}
