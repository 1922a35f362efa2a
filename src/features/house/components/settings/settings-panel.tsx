import type { HouseSettings } from '@consulting/base/house/house.ts'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { countMask } from '@/forms/masks'
import { Button } from '@/ui/button'
import { CheckboxGroup } from '@/ui/checkbox-group'
import { MaskedField } from '@/ui/masked-field'
import { Notice } from '@/ui/notice'
import { TextField } from '@/ui/text-field'
import { toast } from '@/ui/toaster'
import { saveMessage } from '../../house.messages'
import {
  type SettingsErrors,
  type SettingsTexts,
  settingsErrors,
  settingsOf,
  settingsTexts,
} from '../../settings-form'
import { MoneyField } from '../money-field'
import { OpeningHours } from './opening-hours'
import {
  barEquipment,
  glasswareOptions,
  kitchenEquipment,
  restrictionOptions,
  techniqueOptions,
} from './options'

/** The settings have changed elsewhere since this form was opened. The owner decides which to keep. */
export interface SettingsConflict {
  stored: HouseSettings
}

interface SettingsPanelProps {
  settings: HouseSettings
  /**
   * Saves. If the stored settings no longer equal `before`, returns them instead; without `before` saves regardless.
   * Throws on failure.
   */
  onSave: (next: HouseSettings, before: HouseSettings | null) => Promise<SettingsConflict | null>
  onUnsaved: (unsaved: boolean) => void
}

/** Bar and kitchen: equipment, opening hours, price range and restrictions. */
export function SettingsPanel({ settings, onSave, onUnsaved }: SettingsPanelProps) {
  /** The settings from which the form started. Later reads do not overwrite the input. */
  const [base, setBase] = useState(settings)
  const [texts, setTexts] = useState(() => settingsTexts(settings))
  const [errors, setErrors] = useState<SettingsErrors>({})
  const [failure, setFailure] = useState<string | null>(null)
  const [conflict, setConflict] = useState<SettingsConflict | null>(null)
  const [saving, setSaving] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const dirty = JSON.stringify(texts) !== JSON.stringify(settingsTexts(base))

  // Without unsaved input, show what another tab saved.
  if (!dirty && JSON.stringify(base) !== JSON.stringify(settings)) {
    setBase(settings)
    setTexts(settingsTexts(settings))
  }
  useEffect(() => {
    onUnsaved(dirty)
    return () => onUnsaved(false)
  }, [dirty, onUnsaved])

  const type = <Key extends keyof SettingsTexts>(key: Key, value: SettingsTexts[Key]) => {
    setTexts((before) => ({ ...before, [key]: value }))
    setErrors({})
  }

  async function save(before: HouseSettings | null) {
    const found = settingsErrors(texts)
    setErrors(found)
    if (Object.keys(found).length > 0) {
      requestAnimationFrame(() => {
        const first = form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [role="alert"]')
        first?.scrollIntoView({ block: 'center' })
        first?.focus()
      })
      return
    }
    setSaving(true)
    setFailure(null)
    setConflict(null)
    const next = settingsOf(texts)
    try {
      const found = await onSave(next, before)
      if (found) setConflict(found)
      else {
        setBase(next)
        setTexts(settingsTexts(next))
        toast.success('Casa atualizada', 'As próximas consultorias já partem daqui.')
      }
    } catch (error) {
      setFailure(saveMessage(error))
    }
    setSaving(false)
  }

  return (
    <form
      ref={form}
      noValidate
      aria-label="Balcão e cozinha"
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        void save(base)
      }}
    >
      <Part
        title="O que a cozinha e o bar precisam respeitar"
        text="Vale para toda consultoria: o que estiver aqui fica fora dos drinks, dos pratos e das harmonizações."
      >
        <CheckboxGroup
          label="Restrições de sempre"
          hideLabel
          options={restrictionOptions}
          value={texts.restrictions}
          error={errors.restrictions}
          ownEntries={{ label: 'Outra restrição', placeholder: 'Ex.: alergia a gergelim', maxLength: 1200 }}
          onChange={(value) => type('restrictions', value)}
        />
      </Part>
      <Part title="Preços" text="Nada do que propusermos passa do máximo nem fica abaixo do mínimo.">
        <div className="grid max-w-xl gap-4 sm:grid-cols-2">
          <MoneyField
            label="Preço mínimo"
            placeholder="sem mínimo"
            value={texts.priceFloor}
            error={errors.priceFloor}
            onChange={({ target }) => type('priceFloor', target.value)}
          />
          <MoneyField
            label="Preço máximo"
            placeholder="sem máximo"
            value={texts.priceCeiling}
            error={errors.priceCeiling}
            onChange={({ target }) => type('priceCeiling', target.value)}
          />
        </div>
      </Part>
      <Part title="Dias e horários" text="Fecha depois da meia-noite? Ponha a hora em que fecha, como 02:00.">
        <OpeningHours days={texts.days} errors={errors} onChange={(days) => type('days', days)} />
      </Part>
      <Part title="O salão">
        <div className="grid max-w-xl gap-4 sm:grid-cols-2">
          <MaskedField
            mask={countMask}
            label="Lugares"
            inputMode="numeric"
            autoComplete="off"
            placeholder="Ex.: 60"
            value={texts.seats}
            error={errors.seats}
            onChange={({ target }) => type('seats', target.value)}
          />
          <TextField
            label="Bairro"
            autoComplete="address-level3"
            placeholder="Ex.: Benfica"
            maxLength={80}
            value={texts.neighbourhood}
            onChange={({ target }) => type('neighbourhood', target.value)}
          />
        </div>
      </Part>
      <Part title="Equipamentos" text="Só propomos o que dá para fazer com o que a casa tem.">
        <CheckboxGroup
          label="No bar"
          options={barEquipment}
          value={texts.equipment.filter(isBar)}
          onChange={(value) =>
            type('equipment', [...texts.equipment.filter((entry) => !isBar(entry)), ...value])
          }
        />
        <CheckboxGroup
          fieldClassName="mt-5"
          label="Na cozinha"
          options={kitchenEquipment}
          value={texts.equipment.filter((entry) => !isBar(entry))}
          error={errors.equipment}
          ownEntries={{ label: 'Outro equipamento', placeholder: 'Ex.: forno a lenha', maxLength: 1200 }}
          onChange={(value) => type('equipment', [...texts.equipment.filter(isBar), ...value])}
        />
      </Part>
      <Part title="Copos e taças">
        <CheckboxGroup
          label="Copos e taças"
          hideLabel
          options={glasswareOptions}
          value={texts.glassware}
          error={errors.glassware}
          ownEntries={{ label: 'Outro copo', placeholder: 'Ex.: caneca esmaltada', maxLength: 800 }}
          onChange={(value) => type('glassware', value)}
        />
      </Part>
      <Part title="O que a equipe domina">
        <CheckboxGroup
          label="Técnicas"
          hideLabel
          options={techniqueOptions}
          value={texts.techniques}
          error={errors.techniques}
          ownEntries={{ label: 'Outra técnica', placeholder: 'Ex.: fermentados', maxLength: 800 }}
          onChange={(value) => type('techniques', value)}
        />
      </Part>
      {failure && (
        <Notice live tone="danger" className="mb-4" title="Não gravou">
          {failure}
        </Notice>
      )}
      {conflict && (
        <Notice
          live
          tone="warn"
          className="mb-4"
          title="Estas informações mudaram em outra aba ou aparelho"
          action={
            <div className="flex flex-wrap gap-2">
              <Button size="sm" onClick={() => void save(null)}>
                Ficar com as minhas
              </Button>
              <Button
                size="sm"
                variant="secondary"
                onClick={() => {
                  setBase(conflict.stored)
                  setTexts(settingsTexts(conflict.stored))
                  setConflict(null)
                }}
              >
                Usar as da outra aba
              </Button>
            </div>
          }
        >
          Nada foi gravado ainda. Escolha quais valem.
        </Notice>
      )}
      <div className="sticky bottom-0 z-10 -mx-1 flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-t bg-ground px-1 py-3">
        <Button type="submit" disabled={!dirty} loading={saving} loadingText="Salvando...">
          Salvar balcão e cozinha
        </Button>
        {dirty && !saving && (
          <Button
            variant="ghost"
            onClick={() => {
              setTexts(settingsTexts(base))
              setErrors({})
              setFailure(null)
              setConflict(null)
            }}
          >
            Descartar mudanças
          </Button>
        )}
      </div>
    </form>
  )
}

const barLabels = new Set(barEquipment.map(({ value }) => value))
const isBar = (entry: string) => barLabels.has(entry)

function Part({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  return (
    <section className="mb-10">
      <h2 className="text-subheading">{title}</h2>
      {text && <p className="mt-1 text-fg-muted text-sm">{text}</p>}
      <div className="mt-4">{children}</div>
    </section>
  )
}
