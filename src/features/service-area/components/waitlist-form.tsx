import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useEffect, useRef } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { waitlistLabels as labels, referralSources, revenueRanges } from '@/content/waitlist-words'
import { establishmentOptions } from '@/format/establishment-types'
import { emailInput } from '@/forms/email-input'
import { cnpjInput, phoneInput } from '@/forms/input-props'
import { Button } from '@/ui/button'
import { CheckboxGroup } from '@/ui/checkbox-group'
import { MaskedField } from '@/ui/masked-field'
import { SelectField } from '@/ui/select-field'
import { TextField } from '@/ui/text-field'
import { TextareaField } from '@/ui/textarea-field'
import { interests, waitlistSchema } from '../waitlist.schema'
import { stateCodeOf, states, type WaitlistValues } from '../waitlist-values'

interface WaitlistFormProps {
  defaults: WaitlistValues
  busy: boolean
  onSubmit: (values: WaitlistValues) => void
  onInvalid: () => void
  /** Leaves the form and passes its values on, for when it is reopened. */
  onBack: (values: WaitlistValues) => void
}

const resolver = standardSchemaResolver<WaitlistValues, unknown, WaitlistValues>(waitlistSchema)
const stateOptions = states.map(({ name }) => ({ value: name, label: name }))
const interestOptions = interests.map((interest) => ({
  value: interest,
  label: interest.replace(/^./, (letter) => letter.toUpperCase()),
}))

/** The waitlist form for restaurants in cities that are not served yet. */
export default function WaitlistForm({ defaults, busy, onSubmit, onInvalid, onBack }: WaitlistFormProps) {
  const { register, control, handleSubmit, clearErrors, getValues, watch, formState } =
    useForm<WaitlistValues>({ resolver, defaultValues: defaults, reValidateMode: 'onSubmit' })
  const { errors } = formState
  const field = (name: keyof WaitlistValues) => ({
    error: errors[name]?.message,
    ...register(name, { onChange: () => clearErrors(name) }),
  })
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])

  return (
    <section aria-labelledby="waitlist-title">
      <h2 id="waitlist-title" ref={heading} tabIndex={-1} className="text-title outline-none">
        Lista de espera
      </h2>
      <p className="mt-2 text-fg-muted">
        Conte sobre a casa. Avisaremos por e-mail assim que chegarmos à sua cidade.
      </p>
      <form noValidate onSubmit={handleSubmit(onSubmit, onInvalid)} className="mt-8 flex flex-col gap-10">
        <Group title="O restaurante">
          <TextField
            label={labels.restaurant_name}
            autoComplete="organization"
            required
            {...field('restaurant_name')}
          />
          <MaskedField label={labels.cnpj} {...cnpjInput} required {...field('cnpj')} />
          <SelectField
            label={labels.establishment_type}
            options={establishmentOptions}
            placeholder="Selecione"
            required
            {...field('establishment_type')}
          />
          <SelectField
            label={labels.monthly_revenue_range}
            options={revenueRanges}
            placeholder="Selecione"
            required
            {...field('monthly_revenue_range')}
          />
        </Group>
        <Group title="Onde fica">
          <TextField label={labels.city} autoComplete="address-level2" required {...field('city')} />
          <div className="grid grid-cols-[1fr_4rem] gap-3">
            <SelectField
              label={labels.state}
              options={stateOptions}
              placeholder="Selecione"
              autoComplete="address-level1"
              required
              {...field('state')}
            />
            <TextField label="UF" value={stateCodeOf(watch('state'))} readOnly tabIndex={-1} />
          </div>
        </Group>
        <Group title="Contato">
          <TextField label={labels.contact_name} autoComplete="name" required {...field('contact_name')} />
          <TextField label={labels.email} {...emailInput} autoComplete="email" required {...field('email')} />
          <MaskedField label={labels.contact_phone} {...phoneInput} required {...field('contact_phone')} />
          <TextField
            label={labels.instagram_handle}
            leading="@"
            placeholder="seurestaurante"
            autoCapitalize="none"
            spellCheck={false}
            {...field('instagram_handle')}
          />
          <TextField
            label={labels.website}
            inputMode="url"
            autoComplete="url"
            autoCapitalize="none"
            spellCheck={false}
            placeholder="www.seurestaurante.com.br"
            {...field('website')}
          />
        </Group>
        <Controller
          control={control}
          name="interested_in"
          render={({ field: { onChange, ...group } }) => (
            <CheckboxGroup
              {...group}
              label={labels.interested_in}
              options={interestOptions}
              required
              error={errors.interested_in?.message}
              onChange={(value) => {
                clearErrors('interested_in')
                onChange(value)
              }}
            />
          )}
        />
        <Group title="Para terminar">
          <TextField
            label={labels.current_cachaca_supplier}
            autoComplete="off"
            {...field('current_cachaca_supplier')}
          />
          <SelectField
            label={labels.referral_source}
            options={referralSources}
            placeholder="Selecione"
            {...field('referral_source')}
          />
          <TextareaField
            label={labels.notes}
            maxLength={2000}
            fieldClassName="sm:col-span-2"
            {...field('notes')}
          />
        </Group>
        <div className="flex flex-col gap-3 sm:flex-row-reverse sm:justify-between">
          <Button type="submit" size="lg" loading={busy} loadingText="Cadastrando...">
            Entrar na lista de espera
          </Button>
          <Button
            variant="ghost"
            size="lg"
            disabled={busy}
            onClick={() => onBack(getValues())}
            className="sm:-ml-7"
          >
            Voltar
          </Button>
        </div>
      </form>
    </section>
  )
}

function Group({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-4 font-display text-subheading">{title}</legend>
      <div className="grid gap-5 sm:grid-cols-2">{children}</div>
    </fieldset>
  )
}
