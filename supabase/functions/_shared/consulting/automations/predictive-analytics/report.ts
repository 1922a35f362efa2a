// One module, so that pages which only name the automations carry a single import of it.
export { forecastActions as actions } from './actions.ts'
export { openParts } from './open-parts.ts'
export { forecastSections as sections } from './sections.ts'
