import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { productName } from '@/content/product'
import { useOwner } from '@/session/session-context'
import { Button } from '@/ui/button'
import { Container } from '@/ui/container'
import { ErrorState } from '@/ui/error-state'
import { PageHeader } from '@/ui/page-header'
import { LoadingRegion, Skeleton } from '@/ui/skeleton'
import { CodeForm } from './code-form'
import { EnrolFactor } from './enrol-factor'
import { secondFactorMessage } from './second-factor.messages'
import { secondFactorQuery } from './second-factor.queries'

interface SecondFactorGateProps {
  onSignOut: () => void
  children: ReactNode
}

/** The rooms, once the session has the second factor that the backend asks for. */
export function SecondFactorGate({ onSignOut, children }: SecondFactorGateProps) {
  const { user } = useOwner()
  const client = useQueryClient()
  const step = useQuery(secondFactorQuery(user.id))
  if (step.data?.kind === 'none') return children
  // Whatever was read without the second factor came back empty.
  const onVerified = () => void client.resetQueries()
  return (
    <main id="conteudo" tabIndex={-1} className="py-10 outline-none">
      <title>{`Confirmação em duas etapas · ${productName}`}</title>
      <Container>
        <PageHeader
          title="Confirmação em duas etapas"
          description="A fazenda guarda dados de todas as casas. Por isso, além da senha, a equipe confirma um código do celular."
          actions={
            <Button variant="secondary" onClick={onSignOut}>
              Sair
            </Button>
          }
        />
        {step.isPending && (
          <LoadingRegion label="Carregando">
            <Skeleton className="h-48 max-w-md" />
          </LoadingRegion>
        )}
        {step.isError && (
          <ErrorState
            title="Não conseguimos verificar o seu acesso"
            message={secondFactorMessage(step.error)}
            onRetry={() => void step.refetch()}
            retrying={step.isFetching}
          />
        )}
        {step.data?.kind === 'code' && <CodeForm factorId={step.data.factorId} onVerified={onVerified} />}
        {step.data?.kind === 'enrol' && <EnrolFactor onVerified={onVerified} />}
      </Container>
    </main>
  )
}
