import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { hasCode } from '@/data/client/errors'
import { formatCredits } from '@/format/money'
import { useOwner } from '@/session/session-context'
import { ButtonLink } from '@/ui/button-link'
import { EmptyState } from '@/ui/empty-state'
import { ErrorState } from '@/ui/error-state'
import { Notice } from '@/ui/notice'
import { PageHeader } from '@/ui/page-header'
import { LoadingRegion, Skeleton } from '@/ui/skeleton'
import { roomAddress } from '../room-address'
import { useStaff } from '../staff-context'
import { ContactCard } from './components/contact-card'
import { CourtesyDialog } from './components/courtesy-dialog'
import { HouseLists } from './components/house-lists'
import { LedgerSection } from './components/ledger-section'
import { NotesSection } from './components/notes-section'
import { type HouseContact, houseContactQuery } from './houses.queries'

/** One house, as far as the member's role shows it. */
export default function HousePage() {
  const { restaurantId = '' } = useParams()
  const { user } = useOwner()
  const house = useQuery(houseContactQuery(user.id, restaurantId))
  if (house.data) return <House key={house.data.id} house={house.data} />
  return (
    <>
      <PageHeader title="Casa" back={{ to: roomAddress('casas'), label: 'Casas' }} />
      {house.isPending && (
        <LoadingRegion label="Carregando a casa" className="flex flex-col gap-4">
          <Skeleton className="h-40" />
          <Skeleton className="h-64" />
        </LoadingRegion>
      )}
      {house.isError &&
        (hasCode(house.error, 'restaurant_not_found') ? (
          <EmptyState
            title="Casa não encontrada"
            text="O endereço está errado, ou a casa não existe mais."
            action={<ButtonLink to={roomAddress('casas')}>Ver todas as casas</ButtonLink>}
          />
        ) : (
          <ErrorState
            title="Não conseguimos carregar a casa"
            message="Verifique a conexão e tente outra vez."
            onRetry={() => void house.refetch()}
            retrying={house.isFetching}
          />
        ))}
    </>
  )
}

function House({ house }: { house: HouseContact }) {
  const { role } = useStaff()
  const gone = house.user_id === null
  return (
    <>
      <PageHeader
        back={{ to: roomAddress('casas'), label: 'Casas' }}
        title={house.name}
        description={`Saldo: ${formatCredits(house.consulting_credit_balance)}`}
        actions={role === 'manager' && !gone && <CourtesyDialog house={house} />}
      />
      {gone && (
        <Notice className="mb-6" title="Conta excluída">
          Os dados pessoais foram apagados. Ficam só os registros que a lei manda guardar.
        </Notice>
      )}
      <div className="grid gap-10 lg:grid-cols-[22rem_minmax(0,1fr)]">
        <div className="flex min-w-0 flex-col gap-8">
          {!gone && <ContactCard house={house} />}
          {!gone && <NotesSection restaurantId={house.id} />}
        </div>
        <div className="min-w-0">
          <HouseLists restaurantId={house.id} role={role} />
          {role === 'manager' && <LedgerSection restaurantId={house.id} />}
        </div>
      </div>
    </>
  )
}
