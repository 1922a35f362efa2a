import type { AutomationType } from '@consulting/automation-types.ts'
import {
  type AnswerValue,
  isHouseMenu,
  isUpload,
  type WizardInput,
} from '@consulting/base/answers/definition.ts'
import { defaultTextLimit } from '@consulting/base/answers/schema.ts'
import type { House } from '@consulting/base/house/house.ts'
import type { PricedMenu } from '@consulting/documents/doubtful-prices.ts'
import { House as HouseIcon } from 'lucide-react'
import type { FileService } from '@/documents/file-service'
import type { ReadingNotes } from '@/documents/reading-notes'
import { CheckboxGroup } from '@/ui/checkbox-group'
import { SelectField } from '@/ui/select-field'
import { TextareaField } from '@/ui/textarea-field'
import { FileStep } from '../file-step/file-step'
import { PresetChip } from '../sheet/preset-chip'
import { addPreset, presetsOf } from '../sheet/presets'
import { houseMenu, isFromHouse } from './house-answers'
import { HouseMenuOffer, HouseMenuStep } from './house-menu-step'

interface StepFieldProps {
  input: WizardInput
  type: AutomationType
  house: House | null
  value: AnswerValue | undefined
  /** What was not read of the step's file. */
  notes: ReadingNotes | undefined
  error: string | null
  fileService: FileService
  /** Prices to compare a sheet with. */
  knownMenu: PricedMenu
  onChange: (value: AnswerValue | undefined, notes?: ReadingNotes) => void
  /** Why the owner can't leave this step yet; null when they can. */
  onObstacle: (obstacle: string | null) => void
}

/** The field of one step. The step's heading is its accessible label. */
export function StepField(props: StepFieldProps) {
  const { input, value, house } = props
  return (
    <>
      <Field {...props} />
      {isFromHouse(input, value, house) && (
        <p className="mt-3 flex items-start gap-2 text-[0.9375rem] text-fg-muted">
          <HouseIcon aria-hidden size={18} className="mt-0.5" />
          Trazido de A casa. O que você mudar aqui vale só para este pedido.
        </p>
      )}
    </>
  )
}

function Field({
  input,
  type,
  house,
  value,
  notes,
  error,
  fileService,
  knownMenu,
  onChange,
  onObstacle,
}: StepFieldProps) {
  const field = {
    label: input.label,
    hideLabel: true,
    hint: input.description,
    error: error ?? undefined,
    required: input.required,
  }
  switch (input.type) {
    case 'file': {
      if (isHouseMenu(value)) {
        return (
          <HouseMenuStep answer={value} onChange={onChange} onObstacle={onObstacle} service={fileService} />
        )
      }
      const menu = house && input.reads === 'menu' ? houseMenu(house) : undefined
      return (
        <>
          {menu && value === undefined && <HouseMenuOffer menu={menu} onChoose={() => onChange(menu)} />}
          <FileStep
            input={input}
            value={isUpload(value) ? value : undefined}
            notes={notes}
            error={error}
            service={fileService}
            knownMenu={knownMenu}
            onChange={onChange}
            onObstacle={onObstacle}
          />
        </>
      )
    }
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
    case 'textarea': {
      const text = typeof value === 'string' ? value : ''
      const limit = input.maxLength ?? defaultTextLimit
      return (
        <>
          <TextareaField
            {...field}
            rows={5}
            placeholder={input.placeholder}
            limit={input.maxLength}
            value={text}
            onChange={(event) => onChange(event.target.value)}
          />
          <Presets
            presets={presetsOf(type).filter((preset) => addPreset(text, preset, limit) !== text)}
            onChoose={(preset) => onChange(addPreset(text, preset, limit))}
          />
        </>
      )
    }
  }
}

interface PresetsProps {
  presets: readonly string[]
  onChoose: (preset: string) => void
}

/** Frequent wishes; a press adds one to the text. */
function Presets({ presets, onChoose }: PresetsProps) {
  if (presets.length === 0) return null
  return (
    <ul aria-label="Pedidos frequentes" className="mt-3 flex flex-wrap gap-2">
      {presets.map((preset) => (
        <li key={preset}>
          <PresetChip onClick={() => onChoose(preset)}>{preset}</PresetChip>
        </li>
      ))}
    </ul>
  )
}
