import { automationDefinitions } from '@consulting/automations/definitions.ts'
import type { AutomationType, FileInput, WizardInput } from '@consulting/automations/types.ts'

/** A step that the wizard can show. */
export type FormInput = Exclude<WizardInput, FileInput>

/** The automations that can be bought today. The others open their page with a notice and charge nothing. */
const openTypes: ReadonlySet<AutomationType> = new Set<AutomationType>(['drink_creation'])

/** The steps of an automation's form, or null while the automation is not open. */
export function formSteps(type: AutomationType): readonly FormInput[] | null {
  const { inputs } = automationDefinitions[type]
  const steps = inputs.filter((input): input is FormInput => input.type !== 'file')
  return openTypes.has(type) && steps.length === inputs.length ? steps : null
}
