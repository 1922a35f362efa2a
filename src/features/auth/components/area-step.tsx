import { useId } from 'react'
import { paths } from '@/config/paths'
import { Button } from '@/ui/button'
import { ButtonLink } from '@/ui/button-link'
import { Notice } from '@/ui/notice'
import { Spinner } from '@/ui/spinner'
import type { AreaCheck } from '../area-check'

interface AreaStepProps {
  city: string
  state: string
  check: AreaCheck
  /** Why the check failed; then the check is 'unchecked'. */
  error?: string | undefined
  onCheck: () => void
  onContinue: () => void
  onBack: () => void
}

/** The second step of sign-up: whether we deliver to the restaurant's place. */
export function AreaStep({ city, state, check, error, onCheck, onContinue, onBack }: AreaStepProps) {
  const placeId = useId()
  const place = `${city.trim()}, ${state}`
  const waitlist = `${paths.serviceArea}?${new URLSearchParams({ city: city.trim(), state })}`
  return (
    <div className="flex flex-col gap-6">
      <dl className="rounded-card border border-line bg-surface px-5 py-4">
        <dt id={placeId} className="text-fg-muted text-sm">
          Seu restaurante fica em
        </dt>
        <dd className="text-subheading">{place}</dd>
      </dl>
      <div aria-live="polite">
        {check === 'checking' && (
          <p className="flex items-center gap-3 text-fg-muted">
            <Spinner />
            Verificando se atendemos {place}...
          </p>
        )}
        {check === 'available' && (
          <Notice tone="success" title="Atendemos a sua região">
            Falta pouco: conte sobre o restaurante e a conta está criada.
          </Notice>
        )}
        {check === 'unavailable' && (
          <Notice tone="warn" title="Ainda não chegamos à sua cidade">
            Por enquanto atendemos Fortaleza, no Ceará. Entre na lista de espera e avisaremos quando abrirmos
            em {place}.
          </Notice>
        )}
        {check === 'unchecked' && error && (
          <Notice tone="danger" title="Não foi possível verificar a área">
            {error}
          </Notice>
        )}
      </div>
      <div className="flex flex-col gap-3">
        {check === 'available' && (
          <Button size="lg" block onClick={onContinue}>
            Continuar
          </Button>
        )}
        {check === 'unavailable' && (
          <ButtonLink size="lg" block to={waitlist}>
            Entrar na lista de espera
          </ButtonLink>
        )}
        {(check === 'unchecked' || check === 'checking') && (
          <Button
            size="lg"
            block
            loading={check === 'checking'}
            loadingText="Verificando..."
            onClick={onCheck}
          >
            Verificar área
          </Button>
        )}
        <Button variant="ghost" onClick={onBack}>
          Voltar
        </Button>
      </div>
    </div>
  )
}
