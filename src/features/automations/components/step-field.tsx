import { CheckboxGroup } from '@/ui/checkbox-group'
import { SelectField } from '@/ui/select-field'
import { TextareaField } from '@/ui/textarea-field'
import type { FormAnswer } from '../draft'
import type { FormInput } from '../open-automations'

interface StepFieldProps {
  input: FormInput
  value: FormAnswer | undefined
  error: string | null
  onChange: (value: FormAnswer) => void
}

/** The field of one step. Its label is the step's heading, so it is said, not shown again. */
export function StepField({ input, value, error, onChange }: StepFieldProps) {
  const field = {
    label: input.label,
    hideLabel: true,
    hint: input.description,
    error: error ?? undefined,
    required: input.required,
  }
  switch (input.type) {
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
