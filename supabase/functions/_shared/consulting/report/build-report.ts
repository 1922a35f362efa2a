import { automations } from '../registry.ts'
import type { ResultContent } from '../results.ts'
import { withActions } from './actions.ts'
import type { Report, ReportSection } from './blocks.ts'
import { openAmounts } from './open-parts.ts'
import { withoutCosts } from './without-costs.ts'

/** The sections that the automations generate from a request's results. */
export async function reportSections(contents: readonly ResultContent[]): Promise<ReportSection[]> {
  const reports = await Promise.all(automations.map(({ report }) => report(contents)))
  return reports.flatMap(({ sections, actions }) => withActions(sections, actions))
}

/** The same sections for readers who must not learn the house's costs. */
export async function costlessSections(contents: readonly ResultContent[]): Promise<ReportSection[]> {
  const reports = await Promise.all(automations.map(({ report }) => report(contents)))
  return reports.flatMap(({ sections, actions, openParts }) =>
    withoutCosts(
      withActions(sections, actions).filter(
        ({ id }) => openParts.sections === 'all' || openParts.sections.includes(id),
      ),
      openAmounts(contents, openParts),
    ),
  )
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
