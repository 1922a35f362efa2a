import type { AutomationType } from '../base/answers/definition.ts'
import { buildReport } from '../report/build-report.ts'
import { toMarkdown } from '../report/to-markdown.ts'
import type { ResultContent } from '../results.ts'
import type { HouseId } from './restaurants.ts'

/** The file that keeps a house's report, as seen from this folder. */
export function goldenFile(type: AutomationType, id: HouseId): string {
  return `../automations/${type.replaceAll('_', '-')}/golden/${id}.md`
}

/** The report of results, in their order, as the golden files keep it. */
export function renderResults(results: readonly { title: string; content: ResultContent }[]): string {
  const report = buildReport({
    requestId: 'golden',
    title: results.at(-1)?.title ?? '',
    restaurant: '',
    createdAt: '2026-11-21T12:00:00-03:00',
    contents: results.map(({ content }) => content),
  })
  return toMarkdown(report.title, report.sections)
}
