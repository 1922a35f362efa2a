import { getStates } from '@brazilian-utils/brazilian-utils/get-states'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useId, useState } from 'react'
import { type Resolver, useForm } from 'react-hook-form'
import { userKey, visitor } from '@/data/client/query-keys'
import { emailInput } from '@/forms/email-input'
import { Button } from '@/ui/button'
import { Notice } from '@/ui/notice'
import { PasswordField } from '@/ui/password-field'
import { SelectField } from '@/ui/select-field'
import { TextField } from '@/ui/text-field'
import { loginMessage } from '../auth.messages'
import type { AccountValues } from '../auth.schema'

export type AccountMode = 'login' | 'signup'

interface AccountFormProps {
  mode: AccountMode
  defaults: AccountValues
  busy: boolean
  /** The server's message, above the button. */
  notice?: ReactNode
  onSubmit: (values: AccountValues) => void
  onToggleMode: () => void
  onForgotPassword: (email: string) => void
  /** Called when the visitor starts to fill in the form. */
  onIntent?: () => void
}

const stateOptions = getStates().map(({ name }) => ({ value: name, label: name }))

const rules = () => import('../account.resolvers')

const resolverOf =
  (mode: AccountMode): Resolver<AccountValues, unknown, AccountValues> =>
  async (...form) => {
    try {
      const { accountResolvers } = await rules()
      return await accountResolvers[mode](...form)
    } catch (error) {
      return { values: {}, errors: { root: { type: 'network', message: loginMessage(error) } } }
    }
  }
const resolvers = { login: resolverOf('login'), signup: resolverOf('signup') }

/** Login, or the first step of sign-up. One form, so that switching keeps the input. */
export function AccountForm({
  mode,
  defaults,
  busy,
  notice,
  onSubmit,
  onToggleMode,
  onForgotPassword,
  onIntent,
}: AccountFormProps) {
  const { register, handleSubmit, clearErrors, getValues, watch, formState } = useForm<AccountValues>({
    resolver: resolvers[mode],
    defaultValues: defaults,
    reValidateMode: 'onSubmit',
  })
  const { errors } = formState
  const field = (name: keyof AccountValues) => register(name, { onChange: () => clearErrors(name) })
  const login = mode === 'login'

  function toggle() {
    clearErrors()
    onToggleMode()
  }

  return (
    <form
      noValidate
      onSubmit={handleSubmit(onSubmit)}
      onFocus={() => {
        rules().catch(() => undefined)
        onIntent?.()
      }}
      className="flex flex-col gap-5"
    >
      <TextField
        label="Email"
        {...emailInput}
        autoComplete={login ? 'username' : 'email'}
        required
        error={errors.email?.message}
        {...field('email')}
      />
      <PasswordField
        label="Senha"
        autoComplete={login ? 'current-password' : 'new-password'}
        hint={login ? undefined : 'Pelo menos 6 caracteres'}
        required
        error={errors.password?.message}
        {...field('password')}
      />
      {login ? (
        <Button
          variant="ghost"
          size="sm"
          className="-mt-3 -mr-4 -mb-2 self-end"
          onClick={() => onForgotPassword(getValues('email'))}
        >
          <span className="text-link">Esqueci minha senha</span>
        </Button>
      ) : (
        <div className="grid gap-5 sm:grid-cols-2">
          <CityField
            state={watch('state')}
            autoComplete="address-level2"
            required
            error={errors.city?.message}
            {...field('city')}
          />
          <SelectField
            label="Estado"
            options={stateOptions}
            autoComplete="address-level1"
            required
            error={errors.state?.message}
            {...field('state')}
          />
        </div>
      )}
      {errors.root?.message && <Notice tone="danger">{errors.root.message}</Notice>}
      {notice}
      <Button
        type="submit"
        size="lg"
        block
        // The validation rules may still be loading: show the press at once.
        loading={busy || formState.isSubmitting}
        loadingText={login ? 'Entrando...' : 'Continuar'}
      >
        {login ? 'Entrar' : 'Continuar'}
      </Button>
      <p className="flex flex-wrap items-center justify-center gap-x-1 text-fg-muted">
        {login ? 'Ainda não tem conta?' : 'Já tem uma conta?'}
        <Button variant="ghost" size="sm" onClick={toggle} disabled={busy}>
          <span className="text-link">{login ? 'Criar conta' : 'Fazer login'}</span>
        </Button>
      </p>
    </form>
  )
}

type CityFieldProps = Omit<React.ComponentProps<typeof TextField>, 'label' | 'list'> & { state: string }

/** A city as text, with the state's cities as suggestions once the field is used. */
function CityField({ state, onFocus, ...field }: CityFieldProps) {
  const listId = useId()
  const [used, setUsed] = useState(false)
  const cities = useQuery({
    queryKey: userKey(visitor, 'cities', state),
    queryFn: () => loadCities(state),
    enabled: used,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return (
    <>
      <TextField
        label="Cidade"
        list={listId}
        onFocus={(event) => {
          setUsed(true)
          onFocus?.(event)
        }}
        {...field}
      />
      <datalist id={listId}>
        {cities.data?.map((city) => (
          <option key={city} value={city} />
        ))}
      </datalist>
    </>
  )
}

/** The 5,570 cities are 50 KB and load when the field is first used. */
async function loadCities(stateName: string): Promise<string[]> {
  const code = getStates().find((state) => state.name === stateName)?.code
  const { getCities } = await import('@brazilian-utils/brazilian-utils/get-cities')
  return code ? getCities(code) : []
}
