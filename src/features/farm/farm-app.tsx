import { useQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense, useState } from 'react'
import { Route, Routes } from 'react-router-dom'
import { paths } from '@/config/paths'
import { productName } from '@/content/product'
import { type StaffMember, type StaffRole, staffMemberQuery } from '@/data/tables/staff-members'
import { useOwner } from '@/session/session-context'
import { ButtonLink } from '@/ui/button-link'
import { Container } from '@/ui/container'
import { EmptyState } from '@/ui/empty-state'
import { ErrorState } from '@/ui/error-state'
import { Notice } from '@/ui/notice'
import { PageHeader } from '@/ui/page-header'
import { LoadingRegion, Skeleton } from '@/ui/skeleton'
import { SkipLink } from '@/ui/skip-link'
import { FarmBar } from './components/farm-bar'
import { mayEnter, rooms } from './rooms'
import { SecondFactorGate } from './second-factor/second-factor-gate'
import { StaffContext } from './staff-context'

/** The farm's rooms, for its staff. */
export default function FarmApp({ onSignOut, bell }: { onSignOut: () => void; bell: ReactNode }) {
  const { user } = useOwner()
  const member = useQuery(staffMemberQuery(user.id))
  // Members who are deactivated while working keep the room, and with it what they typed.
  const [admitted, setAdmitted] = useState<StaffMember | null>(null)
  if (member.data && member.data !== admitted) setAdmitted(member.data)
  const shown = member.data ?? admitted
  if (shown) {
    return (
      <StaffContext value={shown}>
        <SecondFactorGate onSignOut={onSignOut}>
          <SkipLink />
          <FarmBar onSignOut={onSignOut} bell={bell} />
          <main
            id="conteudo"
            tabIndex={-1}
            className="min-h-dvh py-6 outline-none sm:py-10 print:min-h-0 print:py-0"
          >
            <Container>
              {member.data === null && <Deactivated />}
              <Suspense fallback={<RoomSkeleton />}>
                <RoomRoutes role={shown.role} />
              </Suspense>
            </Container>
          </main>
        </SecondFactorGate>
      </StaffContext>
    )
  }
  return (
    <main id="conteudo" tabIndex={-1} className="py-10 outline-none">
      <title>{`Fazenda · ${productName}`}</title>
      <Container>
        <PageHeader title="Fazenda" />
        {member.isPending && <RoomSkeleton />}
        {member.isError && (
          <ErrorState
            title="Não conseguimos abrir a fazenda"
            message="Verifique a conexão e tente outra vez."
            onRetry={() => void member.refetch()}
            retrying={member.isFetching}
          />
        )}
        {member.data === null && <NotStaff />}
      </Container>
    </main>
  )
}

function RoomRoutes({ role }: { role: StaffRole }) {
  return (
    <Routes>
      {rooms.map((room) => (
        <Route
          key={room.path}
          path={room.path}
          element={
            mayEnter(room, role) ? (
              <>
                <title>{`${room.name} · Fazenda · ${productName}`}</title>
                <room.page />
              </>
            ) : (
              <ClosedRoom />
            )
          }
        />
      ))}
      <Route path="*" element={<NoRoom />} />
    </Routes>
  )
}

function RoomSkeleton() {
  return (
    <LoadingRegion label="Carregando">
      <Skeleton className="mb-8 h-10 max-w-xs" />
      <Skeleton className="mb-4 h-24" />
      <Skeleton className="h-48" />
    </LoadingRegion>
  )
}

function Deactivated() {
  return (
    <Notice tone="warn" live className="mb-6" title="O seu acesso à equipe foi desativado">
      Nada mais é gravado a partir daqui. O que você digitou continua na tela: copie antes de sair.
    </Notice>
  )
}

function NotStaff() {
  return (
    <EmptyState
      title="Esta área é da equipe da fazenda"
      text="A sua conta não faz parte da equipe. Se deveria fazer, peça a quem administra a fazenda que a inclua."
      action={<ButtonLink to={paths.dashboard}>Ir para o Dashboard</ButtonLink>}
    />
  )
}

function ClosedRoom() {
  return (
    <>
      <title>{`Sala fechada · ${productName}`}</title>
      <PageHeader title="Fazenda" />
      <EmptyState
        title="O seu papel não dá acesso a esta sala"
        text="Quem administra a fazenda pode mudar o seu papel em Equipe."
        action={<ButtonLink to={paths.farm}>Voltar para Hoje</ButtonLink>}
      />
    </>
  )
}

function NoRoom() {
  return (
    <>
      <title>{`Página não encontrada · ${productName}`}</title>
      <PageHeader title="Fazenda" />
      <EmptyState
        title="Página não encontrada"
        text="Este endereço não existe na fazenda."
        action={<ButtonLink to={paths.farm}>Voltar para Hoje</ButtonLink>}
      />
    </>
  )
}
