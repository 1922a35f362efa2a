import { automations } from '../registry.ts'
import type { ResultContent } from '../results.ts'
import { withActions } from './actions.ts'
import type { Report, ReportSection } from './blocks.ts'

/** The sections that the automations make of a request's results. */
export async function reportSections(contents: readonly ResultContent[]): Promise<ReportSection[]> {
  const reports = await Promise.all(automations.map(({ report }) => report(contents)))
  return reports.flatMap(({ sections, actions }) => withActions(sections, actions))
}

export type ReportSource = {
  requestId: string
  /** Name of the automation. */
  title: string
  restaurant: string
  /** ISO timestamp of the request. */
  createdAt: string
  sections: readonly ReportSection[]
}

/** The report of a request. */
export function buildReport({ requestId, createdAt, ...rest }: ReportSource): Report {
  return { id: requestId, createdAt, year: Number(createdAt.slice(0, 4)), ...rest }
}
