import type { AnswerValue, WizardInput } from '@consulting/base/answers/definition.ts'
import type { PricedMenu } from '@consulting/documents/doubtful-prices.ts'
import type { FileService } from '@/documents/file-service'
import type { ReadingNotes } from '@/documents/reading-notes'
import { CheckboxGroup } from '@/ui/checkbox-group'
import { SelectField } from '@/ui/select-field'
import { TextareaField } from '@/ui/textarea-field'
import { FileStep } from '../file-step/file-step'

interface StepFieldProps {
  input: WizardInput
  value: AnswerValue | undefined
  /** What was not read of the step's file. */
  notes: ReadingNotes | undefined
  error: string | null
  fileService: FileService
  /** The prices of the house, to compare a sheet with. */
  knownMenu: PricedMenu
  onChange: (value: AnswerValue | undefined, notes?: ReadingNotes) => void
  /** Why the owner can't leave this step yet; null when they can. */
  onObstacle: (obstacle: string | null) => void
}

/** The field of one step. The step's heading is its accessible label. */
export function StepField(props: StepFieldProps) {
  const { input, value, notes, error, fileService, knownMenu, onChange, onObstacle } = props
  const field = {
    label: input.label,
    hideLabel: true,
    hint: input.description,
    error: error ?? undefined,
    required: input.required,
  }
  switch (input.type) {
    case 'file':
      return (
        <FileStep
          input={input}
          value={typeof value === 'object' && !Array.isArray(value) ? value : undefined}
          notes={notes}
          error={error}
          service={fileService}
          knownMenu={knownMenu}
          onChange={onChange}
          onObstacle={onObstacle}
        />
      )
    case 'multiselect':
      return (
        <CheckboxGroup
          {...field}
          options={input.options.map((option) => ({ value: option, label: option }))}
          value={Array.isArray(value) ? value : []}
          onChange={onChange}
          {...(input.maxLength !== undefined && {
            ownEntries: { label: input.placeholder ?? 'Outra opção', maxLength: input.maxLength },
          })}
        />
      )
    case 'select':
      return (
        <SelectField
          {...field}
          placeholder="Selecione"
          options={input.options.map((option) => ({ value: option, label: option }))}
          value={typeof value === 'string' ? value : ''}
          onChange={(event) => onChange(event.target.value)}
        />
      )
    case 'textarea':
      return (
        <TextareaField
          {...field}
          rows={5}
          placeholder={input.placeholder}
          maxLength={input.maxLength}
          value={typeof value === 'string' ? value : ''}
          onChange={(event) => onChange(event.target.value)}
        />
      )
  }
}
