import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useForm } from 'react-hook-form'
import { emailInput } from '@/forms/email-input'
import { Button } from '@/ui/button'
import { Notice } from '@/ui/notice'
import { TextField } from '@/ui/text-field'
import { type EmailValues, emailSchema } from '../auth.schema'

interface RecoveryFormProps {
  email: string
  busy: boolean
  sent: boolean
  error?: string | undefined
  onSubmit: (email: string) => void
  onBack: () => void
}

const resolver = standardSchemaResolver<EmailValues, unknown, EmailValues>(emailSchema)

/** Asks for the e-mail. The answer does not reveal whether the account exists. */
export function RecoveryForm({ email, busy, sent, error, onSubmit, onBack }: RecoveryFormProps) {
  const { register, handleSubmit, clearErrors, formState } = useForm<EmailValues>({
    resolver,
    defaultValues: { email },
    reValidateMode: 'onSubmit',
  })
  return (
    <form
      noValidate
      onSubmit={handleSubmit((values) => onSubmit(values.email))}
      className="flex flex-col gap-5"
    >
      <TextField
        label="Email"
        {...emailInput}
        autoComplete="username"
        required
        error={formState.errors.email?.message}
        {...register('email', { onChange: () => clearErrors('email') })}
      />
      {sent && !error && (
        <Notice tone="success" title="Verifique seu email" live>
          Se houver uma conta com esse endereço, o link para criar uma nova senha chega em instantes. Olhe
          também a caixa de spam.
        </Notice>
      )}
      {error && (
        <Notice tone="danger" live>
          {error}
        </Notice>
      )}
      <Button type="submit" size="lg" block loading={busy} loadingText="Enviando...">
        {sent ? 'Enviar novamente' : 'Enviar link de recuperação'}
      </Button>
      <Button variant="ghost" onClick={onBack}>
        Voltar ao login
      </Button>
    </form>
  )
}
