import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { productName } from '@/content/product'
import { hasCode, toAppError } from '@/data/client/errors'
import { useSingleMutation } from '@/data/client/use-single-mutation'
import { findServedArea } from '@/domain/service-area'
import { Button } from '@/ui/button'
import { Notice } from '@/ui/notice'
import { preloadable } from '@/ui/preloadable'
import { Stepper } from '@/ui/stepper'
import { toast } from '@/ui/toaster'
import type { AreaCheck } from '../area-check'
import { emailMessage, loginMessage, signUpMessage } from '../auth.messages'
import type { AccountValues, DetailsValues } from '../auth.schema'
import { startOf } from '../auth-start'
import { authServer } from '../server'
import type { useSignUp } from '../use-sign-up'
import { AccountForm, type AccountMode } from './account-form'
import { AuthFrame } from './auth-frame'
import { ResendEmail } from './resend-email'
import { StepTitle } from './step-title'

// Later steps load when the visitor starts to type in the first form.
const AreaStep = preloadable(async () => ({ default: (await import('./area-step')).AreaStep }))
const DetailsForm = preloadable(async () => ({ default: (await import('./details-form')).DetailsForm }))
const RecoveryForm = preloadable(async () => ({ default: (await import('./recovery-form')).RecoveryForm }))

/** Preloads what the form will need. Failed loads are repeated on use. */
function prepare(): void {
  for (const part of [authServer, AreaStep.preload, DetailsForm.preload, RecoveryForm.preload])
    part().catch(() => undefined)
}

type Step = 'account' | 'geo-check' | 'details' | 'recovery'

interface AuthFlowProps {
  signUp: ReturnType<typeof useSignUp>
  /** The login succeeded and the session is being read. */
  signingIn: boolean
}

const noDetails: DetailsValues = {
  name: '',
  contact_name: '',
  cnpj: '',
  contact_phone: '',
  restaurant_type: '',
}

/** The steps of /auth and their input. The step components only render. */
export function AuthFlow({ signUp, signingIn }: AuthFlowProps) {
  const location = useLocation()
  const [start] = useState(() => startOf(location))
  const [step, setStep] = useState<Step>(start.step)
  const [mode, setMode] = useState<AccountMode>(start.mode)
  const [moved, setMoved] = useState(false)
  const [account, setAccount] = useState<AccountValues>({
    email: '',
    password: '',
    city: start.city,
    state: start.state,
  })
  const [details, setDetails] = useState(noDetails)
  const [brokenLink, setBrokenLink] = useState(start.brokenLink)

  const login = useSingleMutation({
    mutationFn: async ({ email, password }: AccountValues) => (await authServer()).signIn(email, password),
    onSuccess: () => toast.success('Login realizado com sucesso!'),
    onError: (error) => toast.error('Erro no login', loginMessage(error)),
  })
  const area = useMutation({
    mutationFn: async ({ city, state }: AccountValues) =>
      findServedArea(await (await authServer()).fetchServiceAreas(), city, state),
    // Use our own spelling of the place from here on.
    onSuccess: (served) =>
      served && setAccount((typed) => ({ ...typed, city: served.city, state: served.state })),
  })
  const recovery = useSingleMutation({
    mutationFn: async (email: string) => (await authServer()).requestPasswordReset(email),
  })

  function go(next: Step) {
    setMoved(true)
    setStep(next)
  }

  function changeMode(next: AccountMode) {
    setMoved(true)
    setMode(next)
    setBrokenLink(false)
    login.reset()
    setStep('account')
  }

  function submitAccount(values: AccountValues) {
    setAccount(values)
    setBrokenLink(false)
    if (mode === 'login') return login.mutate(values)
    go('geo-check')
    area.mutate(values)
  }

  function submitDetails(values: DetailsValues) {
    setDetails(values)
    const { email, password, city, state } = account
    signUp.submit({ password, details: { ...values, contact_email: email, city, state } })
  }

  if (signUp.progress === 'confirm-email') {
    return (
      <AuthFrame>
        <StepTitle title="Confirme seu email" takeFocus>
          Enviamos um link para {account.email}. Abra-o para ativar a conta: os dados do restaurante já estão
          guardados.
        </StepTitle>
        <div className="flex flex-wrap gap-3">
          <ResendEmail email={account.email} />
        </div>
      </AuthFrame>
    )
  }

  if (step === 'recovery') {
    return (
      <AuthFrame>
        <StepTitle title="Recuperar senha" takeFocus={moved}>
          Escreva o email da sua conta e enviaremos um link para criar uma nova senha.
        </StepTitle>
        <RecoveryForm
          email={account.email}
          busy={recovery.isPending}
          sent={recovery.isSuccess}
          error={recovery.error ? emailMessage(recovery.error) : undefined}
          onSubmit={recovery.mutate}
          onBack={() => changeMode('login')}
        />
      </AuthFrame>
    )
  }

  if (step === 'geo-check') {
    return (
      <AuthFrame>
        <SignUpStep step={2} />
        <StepTitle title="Área de atendimento" takeFocus />
        <AreaStep
          city={account.city}
          state={account.state}
          check={areaCheckOf(area)}
          error={area.error ? signUpMessage(area.error) : undefined}
          onCheck={() => area.mutate(account)}
          onContinue={() => go('details')}
          onBack={() => go('account')}
        />
      </AuthFrame>
    )
  }

  if (step === 'details') {
    return (
      <AuthFrame>
        <SignUpStep step={3} />
        <StepTitle title="Dados do restaurante" takeFocus>
          {account.email}
        </StepTitle>
        <DetailsForm
          defaults={details}
          busy={signUp.busy}
          notice={
            signUp.error && (
              <SignUpProblem
                error={signUp.error}
                accountExists={signUp.progress === 'account'}
                onLogin={() => changeMode('login')}
              />
            )
          }
          onSubmit={submitDetails}
          onBack={
            signUp.progress === 'account'
              ? undefined
              : (values) => {
                  setDetails(values)
                  go('geo-check')
                }
          }
        />
      </AuthFrame>
    )
  }

  return (
    <AuthFrame>
      {mode === 'signup' && <SignUpStep step={1} />}
      <StepTitle
        title={mode === 'login' ? `Entrar no ${productName}` : 'Criar conta'}
        documentTitle={mode === 'login' ? 'Entrar' : 'Criar conta'}
        takeFocus={moved}
      >
        {mode === 'login'
          ? 'Seus créditos, pedidos e consultorias em um só lugar.'
          : 'Comece com o acesso e a cidade do seu restaurante.'}
      </StepTitle>
      {brokenLink && (
        <div className="mb-6">
          <Notice tone="warn" title="Este link não vale mais">
            Ele já foi usado, venceu ou foi pedido em outro aparelho. Entre com a sua senha, ou peça um novo
            link em “Esqueci minha senha”.
          </Notice>
        </div>
      )}
      <AccountForm
        mode={mode}
        defaults={account}
        busy={login.isPending || signingIn}
        notice={
          mode === 'login' &&
          login.error && (
            <Notice
              tone="danger"
              action={<LoginRemedy code={toAppError(login.error).code} email={account.email} />}
            >
              {loginMessage(login.error)}
            </Notice>
          )
        }
        onSubmit={submitAccount}
        onIntent={prepare}
        onToggleMode={() => changeMode(mode === 'login' ? 'signup' : 'login')}
        onForgotPassword={(email) => {
          setAccount({ ...account, email })
          recovery.reset()
          go('recovery')
        }}
      />
    </AuthFrame>
  )
}

/** The remedy for a failed login, where there is one. */
function LoginRemedy({ code, email }: { code: string; email: string }) {
  if (code === 'email_not_confirmed') return <ResendEmail email={email} />
  if (code !== 'unloaded') return null
  return (
    <Button variant="secondary" size="sm" onClick={() => window.location.reload()}>
      Recarregar
    </Button>
  )
}

function SignUpStep({ step }: { step: 1 | 2 | 3 }) {
  return (
    <div className="mb-8">
      <Stepper step={step} total={3} title="Cadastro" />
    </div>
  )
}

interface SignUpProblemProps {
  error: Error
  accountExists: boolean
  onLogin: () => void
}

function SignUpProblem({ error, accountExists, onLogin }: SignUpProblemProps) {
  const taken = hasCode(error, 'user_already_exists', 'email_exists')
  return (
    <Notice
      tone="danger"
      action={
        taken && (
          <Button variant="secondary" size="sm" onClick={onLogin}>
            Entrar com este email
          </Button>
        )
      }
    >
      <p>{signUpMessage(error)}</p>
      {accountExists && (
        <p className="mt-1">
          Sua conta já foi criada. Corrija o que for preciso e tente de novo: falta só o restaurante.
        </p>
      )}
    </Notice>
  )
}

function areaCheckOf(area: { isPending: boolean; data: object | null | undefined }): AreaCheck {
  if (area.isPending) return 'checking'
  if (area.data === undefined) return 'unchecked'
  return area.data ? 'available' : 'unavailable'
}
