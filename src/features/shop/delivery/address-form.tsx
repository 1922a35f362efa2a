import { getStates } from '@brazilian-utils/brazilian-utils/get-states'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useEffect, useRef } from 'react'
import { useForm } from 'react-hook-form'
import { readEnvironment } from '@/config/environment'
import { digitsOf } from '@/domain/contact'
import { fetchPlace } from '@/forms/cep-lookup'
import { phoneInput } from '@/forms/input-props'
import { cepMask } from '@/forms/masks'
import { MaskedField } from '@/ui/masked-field'
import { Notice } from '@/ui/notice'
import { SelectField } from '@/ui/select-field'
import { TextField } from '@/ui/text-field'
import { type AddressValues, addressSchema } from './address.schema'

interface AddressFormProps {
  /** Links the form to a submit button outside it. */
  id: string
  values: AddressValues
  /** Why the last attempt failed. */
  failure?: string | undefined
  onSave: (values: AddressValues) => void
}

const resolver = standardSchemaResolver<AddressValues, unknown, AddressValues>(addressSchema)
const stateOptions = getStates().map(({ name }) => ({ value: name, label: name }))

/** Where the bottles go. A CEP fills in what is still empty, and never blocks. */
export function AddressForm({ id, values, failure, onSave }: AddressFormProps) {
  const form = useForm<AddressValues>({ resolver, defaultValues: values, reValidateMode: 'onSubmit' })
  const { errors } = form.formState
  const fillFromCep = useCepFilling(form.getValues, (name, value) => {
    form.setValue(name, value, { shouldDirty: true })
    form.clearErrors(name)
  })
  const field = (name: keyof AddressValues) => ({
    ...form.register(name, { onChange: () => form.clearErrors(name) }),
    error: errors[name]?.message,
  })
  const cep = form.register('postal_code', {
    onChange: (event: { target: { value: string } }) => {
      form.clearErrors('postal_code')
      fillFromCep(event.target.value)
    },
  })
  return (
    <form id={id} noValidate onSubmit={form.handleSubmit(onSave)} className="grid gap-5 sm:grid-cols-6">
      {failure && (
        <Notice tone="danger" className="sm:col-span-6">
          {failure}
        </Notice>
      )}
      <TextField
        label="Quem recebe"
        autoComplete="name"
        required
        fieldClassName="sm:col-span-3"
        {...field('recipient')}
      />
      <MaskedField
        label="Telefone de quem recebe"
        {...phoneInput}
        required
        fieldClassName="sm:col-span-3"
        {...field('phone')}
      />
      <MaskedField
        label="CEP"
        mask={cepMask}
        placeholder="00000-000"
        inputMode="numeric"
        autoComplete="postal-code"
        required
        fieldClassName="sm:col-span-2"
        {...cep}
        error={errors.postal_code?.message}
      />
      <TextField
        label="Rua ou avenida"
        autoComplete="address-line1"
        required
        fieldClassName="sm:col-span-4"
        {...field('street')}
      />
      <TextField label="Número" required fieldClassName="sm:col-span-2" {...field('number')} />
      <TextField label="Complemento" fieldClassName="sm:col-span-4" {...field('complement')} />
      <TextField label="Bairro" required fieldClassName="sm:col-span-2" {...field('district')} />
      <TextField
        label="Cidade"
        autoComplete="address-level2"
        required
        fieldClassName="sm:col-span-2"
        {...field('city')}
      />
      <SelectField
        label="Estado"
        options={stateOptions}
        placeholder="Selecione"
        autoComplete="address-level1"
        required
        fieldClassName="sm:col-span-2"
        {...field('state')}
      />
      <TextField label="Ponto de referência" fieldClassName="sm:col-span-6" {...field('reference')} />
      <TextField
        label="Quando há alguém para receber"
        placeholder="Terça a sábado, das 14h às 17h"
        required
        fieldClassName="sm:col-span-6"
        {...field('receiving_hours')}
      />
    </form>
  )
}

/** Asks the CEP service once eight digits are typed, and fills in the fields that are still empty. */
function useCepFilling(
  read: () => AddressValues,
  fill: (name: 'street' | 'district' | 'city' | 'state', value: string) => void,
) {
  const asked = useRef(new AbortController())
  useEffect(() => () => asked.current.abort(), [])
  return async (typed: string) => {
    asked.current.abort()
    const digits = digitsOf(typed)
    if (digits.length !== 8) return
    const question = new AbortController()
    asked.current = question
    const { cepLookupUrl } = readEnvironment(import.meta.env, window.location.origin)
    const place = await fetchPlace(digits, cepLookupUrl, question.signal)
    if (!place || question.signal.aborted) return
    for (const name of ['street', 'district', 'city', 'state'] as const) {
      const value = place[name]
      if (value && read()[name].trim() === '') fill(name, value)
    }
  }
}
