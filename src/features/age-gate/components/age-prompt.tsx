import { BadgeCheck, MapPin } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import { productName } from '@/content/product'
import { type BirthDateInput, checkAge } from '@/domain/age'
import { Button } from '@/ui/button'
import { Logo } from '@/ui/illustrations/logo'
import { BirthDateFields } from './birth-date-fields'
import { Decoration } from './decoration'

interface AgePromptProps {
  verifying: boolean
  onAdult: () => void
}

const messages = {
  impossible: 'Essa data não existe. Confira dia, mês e ano.',
  underage: 'Você deve ter 18 anos ou mais para acessar este site.',
}

/** Asks for the birth date. A minor can submit and is refused; an impossible date cannot be submitted. */
export function AgePrompt({ verifying, onAdult }: AgePromptProps) {
  const promptId = useId()
  const [birth, setBirth] = useState<BirthDateInput>({ day: '', month: '', year: '' })
  const [refused, setRefused] = useState(false)
  const { kind } = checkAge(birth, new Date())

  function submit(event: FormEvent) {
    event.preventDefault()
    if (kind === 'adult' && !verifying) onAdult()
    if (kind === 'underage') setRefused(true)
  }

  return (
    <div
      data-ground="cane"
      className="relative isolate grid min-h-dvh grid-rows-[1fr_auto] overflow-hidden px-4 py-6 sm:px-6"
    >
      <Decoration />
      <main id="conteudo" className="mx-auto grid w-full max-w-md content-center gap-6 py-4">
        <header className="text-center">
          <Logo className="mx-auto mb-4 w-16 text-accent" />
          <h1 className="text-title">Bem-vindo ao {productName}</h1>
          <p className="mt-2 flex items-center justify-center gap-1.5 text-fg-muted">
            <MapPin aria-hidden size={18} />
            Fortaleza, Ceará - Brasil
          </p>
        </header>
        <form
          noValidate
          onSubmit={submit}
          data-ground="paper"
          className="rounded-card p-6 shadow-float sm:p-8"
        >
          <h2 className="text-heading">Confirme sua idade</h2>
          <p id={promptId} className="mt-1 mb-5 text-fg-muted">
            Confirme que você tem 18 anos ou mais para acessar o catálogo.
          </p>
          <BirthDateFields
            value={birth}
            onChange={(next) => {
              setBirth(next)
              setRefused(false)
            }}
            describedBy={promptId}
            error={errorOf(kind, refused)}
          />
          <Button
            type="submit"
            size="lg"
            block
            disabled={kind === 'incomplete' || kind === 'impossible'}
            loading={verifying}
            loadingText="Verificando..."
            className="mt-1"
          >
            {kind === 'adult' ? `Entrar no ${productName}` : 'Confirmar Idade'}
          </Button>
        </form>
        <p className="flex items-center justify-center gap-2 text-center font-semibold text-accent">
          <BadgeCheck aria-hidden size={20} />
          Cachaça artesanal premium do Ceará
        </p>
      </main>
      <footer className="mx-auto max-w-md text-center text-fg-muted text-sm">
        O consumo de bebidas alcoólicas é proibido para menores de 18 anos. Beba com responsabilidade.
      </footer>
    </div>
  )
}

function errorOf(kind: ReturnType<typeof checkAge>['kind'], refused: boolean): string | undefined {
  if (kind === 'impossible') return messages.impossible
  return refused ? messages.underage : undefined
}
