// One module, so that pages which only name the automations carry a single import of it.
export { pricingActions as actions } from './actions.ts'
export { openParts } from './open-parts.ts'
export { pricingSections as sections } from './sections.ts'
