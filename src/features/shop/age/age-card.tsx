import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Age } from '@/data/tables/age'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import { Notice } from '@/ui/notice'
import { describeAge } from './age-words'
import { ContestForm } from './contest-form'

interface AgeCardProps {
  age: Age
  /** The call in progress. */
  doing: 'start' | 'check' | 'contest' | null
  /** Why the last start or check failed, in the owner's words. */
  failure: string | undefined
  /** Why the contest was not sent. */
  contestError: unknown
  onStart: () => void
  onCheck: () => void
  onContest: (text: string) => void
  /** The way back to what the owner was doing. */
  onwards: ReactNode
}

const startLabels = {
  none: 'Verificar agora',
  expired: 'Verificar agora',
  pending: 'Continuar a verificação',
  unsure: 'Tentar de novo',
  refused: 'Tentar de novo',
} as const

const hasStart = (status: Age['status']): status is keyof typeof startLabels =>
  Object.hasOwn(startLabels, status)

/** The state of the verification, and what the owner can do about it. */
export function AgeCard(props: AgeCardProps) {
  const { age, doing, failure, onwards } = props
  const { title, text } = describeAge(age)
  const fresh = age.status === 'none' || age.status === 'expired'
  const start = hasStart(age.status) && (
    <Button
      key="start"
      variant={age.status === 'unsure' ? 'secondary' : 'primary'}
      loading={doing === 'start'}
      loadingText="Abrindo a verificação..."
      disabled={doing !== null}
      onClick={props.onStart}
    >
      {startLabels[age.status]}
    </Button>
  )
  const check = (age.status === 'pending' || age.status === 'unsure') && (
    <Button
      key="check"
      variant={age.status === 'unsure' ? 'primary' : 'secondary'}
      loading={doing === 'check'}
      loadingText="Conferindo..."
      disabled={doing !== null}
      onClick={props.onCheck}
    >
      Conferir o resultado
    </Button>
  )
  return (
    <Card as="section" padding="lg" aria-labelledby="situacao" className="max-w-reading">
      <h2 id="situacao" className="text-heading">
        {title}
      </h2>
      <p role="status" className="mt-2 text-pretty">
        {text}
      </p>
      {fresh && <Promises />}
      {failure && (
        <Notice tone="danger" live className="mt-5">
          {failure}
        </Notice>
      )}
      {age.status !== 'contested' && (
        <div className="mt-6 flex flex-col gap-3 sm:flex-row sm:flex-wrap">
          {age.status === 'verified' && onwards}
          {age.status === 'unsure' ? [check, start] : [start, check]}
        </div>
      )}
      {age.contestable && (
        <ContestForm onContest={props.onContest} pending={doing === 'contest'} error={props.contestError} />
      )}
      {age.status !== 'verified' && <div className="mt-6 border-line border-t pt-4">{onwards}</div>}
    </Card>
  )
}

const promises = [
  'É uma vez só, e leva poucos minutos.',
  'Quem verifica é a pessoa responsável pela casa, dona desta conta.',
  'Guardamos o resultado, a data e o número da verificação. Documento, foto e data de nascimento não ficam conosco.',
]

function Promises() {
  return (
    <ul className="mt-4 flex flex-col gap-2">
      {promises.map((promise) => (
        <li key={promise} className="flex gap-2.5">
          <Check aria-hidden size={20} className="mt-0.5 text-accent" />
          <span className="min-w-0">{promise}</span>
        </li>
      ))}
    </ul>
  )
}
