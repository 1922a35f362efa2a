import { getStates } from '@brazilian-utils/brazilian-utils/get-states'
import type { UseFormReturn } from 'react-hook-form'
import { establishmentOptions } from '@/format/establishment-types'
import { emailInput } from '@/forms/email-input'
import { cnpjInput, phoneInput } from '@/forms/input-props'
import { MaskedField } from '@/ui/masked-field'
import { SelectField } from '@/ui/select-field'
import { TextField } from '@/ui/text-field'
import type { ProfileValues } from '../profile.schema'
import { CepField, type LookUpCep } from './cep-field'

interface ProfileFieldsProps {
  form: UseFormReturn<ProfileValues>
}

/** Registers a field so that editing it clears its error. */
function registrar({ register, clearErrors, formState: { errors } }: UseFormReturn<ProfileValues>) {
  return (name: keyof ProfileValues) => ({
    ...register(name, { onChange: () => clearErrors(name) }),
    error: errors[name]?.message,
  })
}

const stateOptions = getStates().map(({ name }) => ({ value: name, label: name }))

/** Name, CNPJ and type. An existing restaurant shows its CNPJ read-only. */
export function BasicFields({ form, existing }: ProfileFieldsProps & { existing: boolean }) {
  const field = registrar(form)
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField
        label="Nome do restaurante"
        autoComplete="organization"
        required
        fieldClassName="sm:col-span-2"
        {...field('name')}
      />
      {existing ? (
        <TextField label="CNPJ" hint="O CNPJ não pode ser alterado" readOnly {...field('cnpj')} />
      ) : (
        <MaskedField label="CNPJ" {...cnpjInput} required {...field('cnpj')} />
      )}
      <SelectField
        label="Tipo de estabelecimento"
        options={establishmentOptions}
        placeholder="Selecione"
        required={!existing}
        // Aligned with the CNPJ, which has a hint above it when it is read-only.
        fieldClassName={existing ? 'justify-end' : undefined}
        {...field('restaurant_type')}
      />
    </div>
  )
}

export function ContactFields({ form }: ProfileFieldsProps) {
  const field = registrar(form)
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField
        label="Nome do responsável"
        autoComplete="name"
        required
        fieldClassName="sm:col-span-2"
        {...field('contact_name')}
      />
      <TextField label="Email" {...emailInput} autoComplete="email" required {...field('contact_email')} />
      <MaskedField label="Telefone" {...phoneInput} required {...field('contact_phone')} />
    </div>
  )
}

/** The address. A CEP fills in city and state as if typed. */
export function PlaceFields({ form, lookUpCep }: ProfileFieldsProps & { lookUpCep: LookUpCep }) {
  const field = registrar(form)
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <CepField
        lookUp={lookUpCep}
        readPlace={() => ({ city: form.getValues('city'), state: form.getValues('state') })}
        onPlace={({ city, state }) => {
          form.setValue('city', city, { shouldDirty: true })
          form.setValue('state', state, { shouldDirty: true })
          form.clearErrors(['city', 'state'])
        }}
      />
      <TextField
        label="Endereço (opcional)"
        autoComplete="street-address"
        maxLength={200}
        fieldClassName="sm:col-span-2"
        {...field('address')}
      />
      <TextField label="Cidade" autoComplete="address-level2" required {...field('city')} />
      <SelectField
        label="Estado"
        options={stateOptions}
        placeholder="Selecione"
        autoComplete="address-level1"
        required
        {...field('state')}
      />
    </div>
  )
}
