// One module, so that pages which only name the automations carry a single import of it.
export { redesignActions as actions } from './actions.ts'
export { openParts } from './open-parts.ts'
export { menuRedesignSections as sections } from './sections.ts'
