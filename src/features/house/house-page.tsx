import { type HouseRows, houseFromRows } from '@consulting/base/house/from-rows.ts'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useCallback, useMemo, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { paths } from '@/config/paths'
import { houseQuery } from '@/data/tables/house'
import { createFileService } from '@/documents/file-service'
import { useOwner } from '@/session/session-context'
import { ButtonLink } from '@/ui/button-link'
import { EmptyState } from '@/ui/empty-state'
import { ErrorState } from '@/ui/error-state'
import { SetTableLater } from '@/ui/illustrations/set-table-later'
import { PageHeader, type PageHeading } from '@/ui/page-header'
import { LoadingRegion, Skeleton } from '@/ui/skeleton'
import { UnsavedChanges } from '@/ui/unsaved-changes'
import { gapsOf, type HouseTab, houseTabs, missingKinds } from './completeness'
import { CompetitorsPanel, competitorsOf } from './components/competitors/competitors-panel'
import { GapsLine } from './components/gaps-line'
import { HousePanel, HouseTabs } from './components/house-tabs'
import { MenuPanel } from './components/menu/menu-panel'
import type { Situation } from './components/menu/use-menu-filter'
import { SettingsPanel } from './components/settings/settings-panel'
import { loadMessage } from './house.messages'
import { useHouseWrites } from './use-house-writes'
import { useMenu } from './use-menu'

// Code-split: it includes the names and estimates of every ingredient.
const SuppliesPanel = lazy(() => import('./components/supplies/supplies-panel'))

export default function HousePage({ heading }: { heading: PageHeading }) {
  const { user, restaurant } = useOwner()
  const house = useQuery(houseQuery(user.id, restaurant?.id))
  if (!restaurant) {
    return (
      <>
        <PageHeader {...heading} />
        <EmptyState
          illustration={<SetTableLater />}
          title="Primeiro, o nome da casa"
          text="Complete o perfil do restaurante; depois conte aqui o cardápio, os insumos e o que a cozinha tem."
          action={<ButtonLink to={paths.profile}>Completar perfil</ButtonLink>}
        />
      </>
    )
  }
  if (house.data) {
    return (
      <HouseScreen
        key={restaurant.id}
        rows={house.data}
        heading={heading}
        userId={user.id}
        restaurantId={restaurant.id}
        name={restaurant.name}
      />
    )
  }
  return (
    <>
      <PageHeader {...heading} eyebrow={restaurant.name} />
      {house.isError ? (
        <ErrorState
          title="Não conseguimos abrir a sua casa"
          message={loadMessage(house.error)}
          onRetry={() => void house.refetch()}
          retrying={house.isFetching}
        />
      ) : (
        <HouseSkeleton />
      )}
    </>
  )
}

function HouseSkeleton() {
  return (
    <LoadingRegion label="Carregando a casa">
      <Skeleton className="mb-6 h-16" />
      <Skeleton className="mb-6 h-24 sm:h-12" />
      <Skeleton className="mb-4 h-12 max-w-md" />
      <div className="flex flex-col gap-2">
        {['1', '2', '3', '4', '5', '6'].map((row) => (
          <Skeleton key={row} className="h-24 sm:h-14" />
        ))}
      </div>
    </LoadingRegion>
  )
}

interface HouseScreenProps {
  rows: HouseRows
  heading: PageHeading
  userId: string
  restaurantId: string
  name: string
}

/** The tab and the filter in the URL. */
function usePlace() {
  const { hash, search } = useLocation()
  const navigate = useNavigate()
  const tab = houseTabs.find((name) => hash === `#${name}`) ?? 'cardapio'
  const lacking = new URLSearchParams(search).get('falta')
  const situation: Situation =
    lacking === 'fora' ? 'off' : (missingKinds.find((kind) => kind === lacking) ?? 'all')
  const go = (to: HouseTab, next: Situation) =>
    navigate(
      { search: next === 'all' ? '' : `?falta=${next === 'off' ? 'fora' : next}`, hash: `#${to}` },
      { replace: true, preventScrollReset: true },
    )
  return { tab, situation, go }
}

function HouseScreen({ rows, heading, userId, restaurantId, name }: HouseScreenProps) {
  const { tab, situation, go } = usePlace()
  const [opened, setOpened] = useState<ReadonlySet<HouseTab>>(new Set([tab]))
  if (!opened.has(tab)) setOpened(new Set([...opened, tab]))
  const [unsaved, setUnsaved] = useState<ReadonlySet<HouseTab>>(new Set())
  const saveMenu = useMenu(userId, restaurantId)
  const writes = useHouseWrites(userId, restaurantId)
  const service = useMemo(() => createFileService(restaurantId), [restaurantId])
  const house = useMemo(() => houseFromRows(rows), [rows])
  const gaps = useMemo(() => gapsOf(rows), [rows])
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Fortaleza' }).format(new Date())

  const mark = useCallback(
    (part: HouseTab, is: boolean) =>
      setUnsaved((before) => {
        if (before.has(part) === is) return before
        const next = new Set(before)
        if (is) next.add(part)
        else next.delete(part)
        return next
      }),
    [],
  )
  const onMenu = useCallback((is: boolean) => mark('cardapio', is), [mark])
  const onSupplies = useCallback((is: boolean) => mark('insumos', is), [mark])
  const onSettings = useCallback((is: boolean) => mark('casa', is), [mark])
  const onCompetitors = useCallback((is: boolean) => mark('concorrentes', is), [mark])

  return (
    <>
      <PageHeader {...heading} eyebrow={name} />
      <GapsLine gaps={gaps} />
      <HouseTabs
        current={tab}
        counts={{
          cardapio: rows.menu_items.length,
          insumos: rows.ingredient_prices.length,
          casa: null,
          concorrentes: rows.competitors.length,
        }}
        onChange={(next) => go(next, situation)}
      />
      <HousePanel tab="cardapio" current={tab}>
        {opened.has('cardapio') && (
          <MenuPanel
            rows={rows.menu_items}
            situation={situation}
            onSituation={(next) => go('cardapio', next)}
            onSave={saveMenu}
            service={service}
            onUnsaved={onMenu}
          />
        )}
      </HousePanel>
      <HousePanel tab="insumos" current={tab}>
        {opened.has('insumos') && (
          <Suspense
            fallback={
              <LoadingRegion label="Carregando os insumos">
                <Skeleton className="h-64" />
              </LoadingRegion>
            }
          >
            <SuppliesPanel
              prices={house.ingredientPrices}
              today={today}
              onSave={writes.savePrice}
              onDelete={writes.deletePrice}
              onUnsaved={onSupplies}
            />
          </Suspense>
        )}
      </HousePanel>
      <HousePanel tab="casa" current={tab}>
        {opened.has('casa') && (
          <SettingsPanel settings={house.settings} onSave={writes.saveSettings} onUnsaved={onSettings} />
        )}
      </HousePanel>
      <HousePanel tab="concorrentes" current={tab}>
        {opened.has('concorrentes') && (
          <CompetitorsPanel
            competitors={competitorsOf(rows.competitors)}
            today={today}
            onSave={writes.saveCompetitor}
            onDelete={writes.deleteCompetitor}
            onUnsaved={onCompetitors}
          />
        )}
      </HousePanel>
      <UnsavedChanges
        active={unsaved.size > 0}
        description="O que você digitou na casa ainda não foi salvo."
      />
    </>
  )
}
