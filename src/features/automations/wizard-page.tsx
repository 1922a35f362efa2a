import { houseFromRows } from '@consulting/base/house/from-rows.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import { paths } from '@/config/paths'
import { productName } from '@/content/product'
import { userKey } from '@/data/client/query-keys'
import { houseQuery } from '@/data/tables/house'
import { useOwner } from '@/session/session-context'
import { ButtonLink } from '@/ui/button-link'
import { EmptyState } from '@/ui/empty-state'
import { ErrorState } from '@/ui/error-state'
import { SetTableLater } from '@/ui/illustrations/set-table-later'
import { PageHeader } from '@/ui/page-header'
import { toast } from '@/ui/toaster'
import { backToHub, sayInsufficient, sayNotFound } from './automations.messages'
import type { CatalogueItem } from './catalogue'
import { PanelSkeleton } from './components/panel-skeleton'
import { AutomationNotFound } from './components/wizard/automation-not-found'
import { openWizard } from './components/wizard/open-wizard'
import { Wizard } from './components/wizard/wizard'

export default function WizardPage() {
  const { automationType = '' } = useParams()
  // Remount per automation, so that no form state carries over.
  return <OpeningScreen key={automationType} type={automationType} />
}

function OpeningScreen({ type }: { type: string }) {
  const { user, refreshRestaurant } = useOwner()
  const opening = useQuery({
    queryKey: userKey(user.id, 'wizard', type),
    queryFn: ({ client }) =>
      openWizard(type, user.id, refreshRestaurant, (restaurantId) =>
        // The wizard works without the house: nothing is prefilled, and the last step requests it again.
        client
          .fetchQuery(houseQuery(user.id, restaurantId))
          .then(houseFromRows)
          .catch(() => null),
      ),
    // Loaded once each time the page opens. Cached data must not decide, and a later refetch must not interrupt.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  useOnce(opening.errorUpdatedAt, () =>
    toast.error('Erro ao carregar automação', 'Tente novamente em alguns instantes'),
  )

  if (opening.isError) {
    return (
      <>
        <WizardHeader title="Automação" />
        <ErrorState
          title="Erro ao carregar automação"
          message="Tente novamente em alguns instantes"
          onRetry={() => void opening.refetch()}
          retrying={opening.isFetching}
        />
      </>
    )
  }
  if (!opening.data) {
    return (
      <>
        <WizardHeader title="Automação" />
        <PanelSkeleton label="Carregando automação" />
      </>
    )
  }
  switch (opening.data.kind) {
    case 'not-found':
      return <NotFound />
    case 'insufficient':
      return <GoToShop automation={opening.data.automation} />
    case 'no-restaurant':
      return (
        <>
          <WizardHeader
            title={opening.data.automation.name}
            description={opening.data.automation.description}
          />
          <EmptyState
            illustration={<SetTableLater />}
            title="Complete o perfil do seu restaurante"
            text="A consultoria é feita para a sua casa: precisamos saber qual é."
            action={<ButtonLink to={paths.profile}>Completar perfil</ButtonLink>}
          />
        </>
      )
    case 'ready':
      return (
        <>
          <WizardHeader
            title={opening.data.automation.name}
            description={opening.data.automation.description}
          />
          <Wizard {...opening.data} />
        </>
      )
  }
}

function WizardHeader({ title, description }: { title: string; description?: string }) {
  return (
    <>
      <title>{`${title} · ${productName}`}</title>
      <PageHeader title={title} description={description} back={backToHub} />
    </>
  )
}

function NotFound() {
  useOnce(1, sayNotFound)
  return <AutomationNotFound />
}

function GoToShop({ automation }: { automation: CatalogueItem }) {
  const navigate = useNavigate()
  useOnce(1, () => {
    sayInsufficient(automation.credit_cost)
    navigate(paths.shop, { replace: true })
  })
  return <PanelSkeleton label="Abrindo a loja" />
}

/** Runs once for each new non-zero value, also when StrictMode runs effects twice. */
function useOnce(value: number, act: () => void) {
  const done = useRef(0)
  useEffect(() => {
    if (value === 0 || done.current === value) return
    done.current = value
    act()
  })
}
