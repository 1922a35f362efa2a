import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useForm } from 'react-hook-form'
import { Button } from '@/ui/button'
import { Notice } from '@/ui/notice'
import { PasswordField } from '@/ui/password-field'
import { type NewPasswordValues, newPasswordSchema } from '../auth.schema'

interface NewPasswordFormProps {
  busy: boolean
  error?: string | undefined
  onSubmit: (password: string) => void
}

const resolver = standardSchemaResolver<NewPasswordValues, unknown, NewPasswordValues>(newPasswordSchema)

export function NewPasswordForm({ busy, error, onSubmit }: NewPasswordFormProps) {
  const { register, handleSubmit, clearErrors, formState } = useForm<NewPasswordValues>({
    resolver,
    defaultValues: { password: '', confirmation: '' },
    reValidateMode: 'onSubmit',
  })
  const { errors } = formState
  const field = (name: keyof NewPasswordValues) => register(name, { onChange: () => clearErrors(name) })
  return (
    <form
      noValidate
      onSubmit={handleSubmit((values) => onSubmit(values.password))}
      className="flex flex-col gap-5"
    >
      <PasswordField
        label="Nova senha"
        autoComplete="new-password"
        hint="Pelo menos 8 caracteres, com maiúscula, minúscula e número"
        required
        error={errors.password?.message}
        {...field('password')}
      />
      <PasswordField
        label="Confirme a nova senha"
        autoComplete="new-password"
        required
        error={errors.confirmation?.message}
        {...field('confirmation')}
      />
      {error && (
        <Notice tone="danger" live>
          {error}
        </Notice>
      )}
      <Button type="submit" size="lg" block loading={busy} loadingText="Salvando...">
        Salvar nova senha
      </Button>
    </form>
  )
}
