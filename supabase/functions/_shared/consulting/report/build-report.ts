import { competitorSections } from '../automations/competitor-analysis/sections.ts'
import { contentSections } from '../automations/content-generation/sections.ts'
import { dishSections } from '../automations/dish-creation/sections.ts'
import { drinkSections } from '../automations/drink-creation/sections.ts'
import { pricingSections } from '../automations/dynamic-pricing/sections.ts'
import { pairingSections } from '../automations/food-pairing/sections.ts'
import { menuRedesignSections } from '../automations/menu-redesign/sections.ts'
import { forecastSections } from '../automations/predictive-analytics/sections.ts'
import type { ResultContent } from '../results.ts'
import type { Report, ReportSection } from './blocks.ts'

type Kind = ResultContent['kind']
type Of<Wanted extends Kind> = Extract<ResultContent, { kind: Wanted }>

/** One line for each engine: the contents it takes out of a request's results, and what it makes of them. */
function sectionsOf<Wanted extends Kind>(
  kinds: readonly Wanted[],
  sections: (contents: readonly Of<Wanted>[]) => ReportSection[],
) {
  const wanted: ReadonlySet<Kind> = new Set(kinds)
  const isWanted = (content: ResultContent): content is Of<Wanted> => wanted.has(content.kind)
  return (contents: readonly ResultContent[]): ReportSection[] => {
    const own = contents.filter(isWanted)
    return own.length === 0 ? [] : sections(own)
  }
}

const engines = [
  sectionsOf(['drink', 'drink_menu'], drinkSections),
  sectionsOf(['dish', 'dish_menu'], dishSections),
  sectionsOf(['pairing', 'pairing_menu'], pairingSections),
  sectionsOf(['menu_redesign'], menuRedesignSections),
  sectionsOf(['pricing_plan'], pricingSections),
  sectionsOf(['sales_forecast'], forecastSections),
  sectionsOf(['competitor_map'], competitorSections),
  sectionsOf(['post_calendar'], contentSections),
]

export type ReportSource = {
  requestId: string
  /** The automation's name, or the result's where only one is told. */
  title: string
  restaurant: string
  /** ISO timestamp of the request. */
  createdAt: string
  contents: readonly ResultContent[]
}

/** The report of a request: the sections that the engines make of its results, in their order. */
export function buildReport({ requestId, title, restaurant, createdAt, contents }: ReportSource): Report {
  return {
    id: requestId,
    title,
    restaurant,
    year: Number(createdAt.slice(0, 4)),
    createdAt,
    sections: engines.flatMap((sections) => sections(contents)),
  }
}
