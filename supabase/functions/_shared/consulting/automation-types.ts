import { automations } from './registry.ts'

type Automation = (typeof automations)[number]

export type AutomationType = Automation['type']

/** In the order in which the hub lists them. */
export const automationTypes: readonly AutomationType[] = automations.map(({ type }) => type)

/** Whether a value, such as a route parameter or a catalogue row, names an automation of this version. */
export function isAutomationType(value: unknown): value is AutomationType {
  return automationTypes.some((type) => type === value)
}

/** @throws Error for an automation that this version does not have */
export function automationOf(wanted: AutomationType): Automation {
  const found = automations.find(({ type }) => type === wanted)
  if (!found) throw new Error(`registry: no automation ${wanted}`)
  return found
}
