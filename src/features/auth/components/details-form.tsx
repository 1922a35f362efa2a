import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import type { ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { Link } from 'react-router-dom'
import { paths } from '@/config/paths'
import { establishmentOptions } from '@/format/establishment-types'
import { cnpjInput, phoneInput } from '@/forms/input-props'
import { Button } from '@/ui/button'
import { MaskedField } from '@/ui/masked-field'
import { SelectField } from '@/ui/select-field'
import { TextField } from '@/ui/text-field'
import { type DetailsValues, detailsSchema } from '../auth.schema'

interface DetailsFormProps {
  defaults: DetailsValues
  busy: boolean
  /** The server's message, above the button. */
  notice?: ReactNode
  onSubmit: (values: DetailsValues) => void
  /** Absent once the account exists: that step cannot be undone. */
  onBack?: ((values: DetailsValues) => void) | undefined
}

const resolver = standardSchemaResolver<DetailsValues, unknown, DetailsValues>(detailsSchema)

/** The last step of sign-up: the restaurant. */
export function DetailsForm({ defaults, busy, notice, onSubmit, onBack }: DetailsFormProps) {
  const { register, handleSubmit, clearErrors, getValues, formState } = useForm<DetailsValues>({
    resolver,
    defaultValues: defaults,
    reValidateMode: 'onSubmit',
  })
  const { errors } = formState
  const field = (name: keyof DetailsValues) => register(name, { onChange: () => clearErrors(name) })

  return (
    <form noValidate onSubmit={handleSubmit(onSubmit)} className="flex flex-col gap-5">
      <TextField
        label="Nome do restaurante"
        autoComplete="organization"
        required
        error={errors.name?.message}
        {...field('name')}
      />
      <TextField
        label="Nome do responsável"
        autoComplete="name"
        required
        error={errors.contact_name?.message}
        {...field('contact_name')}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <MaskedField label="CNPJ" {...cnpjInput} required error={errors.cnpj?.message} {...field('cnpj')} />
        <MaskedField
          label="Telefone"
          {...phoneInput}
          required
          error={errors.contact_phone?.message}
          {...field('contact_phone')}
        />
      </div>
      <SelectField
        label="Tipo de estabelecimento"
        options={establishmentOptions}
        placeholder="Selecione"
        required
        error={errors.restaurant_type?.message}
        {...field('restaurant_type')}
      />
      <p className="text-fg-muted text-sm">
        Ao criar a conta, você concorda com os{' '}
        <Link to={paths.terms} target="_blank" className="text-link">
          Termos de Uso
        </Link>{' '}
        e a{' '}
        <Link to={paths.privacy} target="_blank" className="text-link">
          Política de Privacidade
        </Link>
        .
      </p>
      {notice}
      <Button type="submit" size="lg" block loading={busy} loadingText="Criando conta...">
        Criar conta
      </Button>
      {onBack && (
        <Button variant="ghost" disabled={busy} onClick={() => onBack(getValues())}>
          Voltar
        </Button>
      )}
    </form>
  )
}
