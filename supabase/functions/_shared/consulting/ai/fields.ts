import type { ResultContent } from '../results.ts'
import type { WordPath } from './words.ts'

/**
 * The words of each kind of content. Names are not among them: shopping lists, overviews and reports refer
 * to them. Steps and quantities are not either: a recipe must work.
 */
const fields: Partial<Record<ResultContent['kind'], readonly WordPath[]>> = {
  drink: ['story', 'fit', 'pairing'],
  drink_menu: ['summary'],
  dish: ['story', 'fit'],
  competitor_map: ['summary'],
  post_calendar: ['summary', 'posts[].visual'],
  menu_redesign: ['summary'],
  pricing_plan: ['summary'],
  sales_forecast: ['summary'],
}

export function wordPaths(content: ResultContent): readonly WordPath[] {
  return fields[content.kind] ?? []
}
