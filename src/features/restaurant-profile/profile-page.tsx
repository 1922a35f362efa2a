import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import * as z from 'zod/mini'
import { readEnvironment } from '@/config/environment'
import { productName } from '@/content/product'
import { useSingleMutation } from '@/data/client/use-single-mutation'
import { restaurantQuery } from '@/data/tables/restaurant-query'
import { createRestaurant, type Restaurant } from '@/data/tables/restaurants'
import { fetchPlace } from '@/forms/cep-lookup'
import { readUnfinishedSignUp, toNewRestaurant, toRestaurantColumns } from '@/forms/restaurant-fields'
import { useOwner } from '@/session/session-context'
import { ErrorState } from '@/ui/error-state'
import { PageHeader, type PageHeading } from '@/ui/page-header'
import { optional } from '@/ui/preloadable'
import { LoadingRegion, Skeleton } from '@/ui/skeleton'
import { toast } from '@/ui/toaster'
import { AcceptedTexts } from './accepted-texts'
import { Benefits } from './components/benefits'
import { CreateProfileForm } from './components/create-profile-form'
import { EditProfileForm } from './components/edit-profile-form'
import { clearDrafts } from './draft'
import { OwnDataControls } from './own-data-controls'
import { createMessage } from './profile.messages'
import { updateRestaurant } from './profile.queries'
import { type ProfileValues, toProfileValues } from './profile.schema'

// Below the form, and the page is complete without it.
const NotificationPreferences = optional(async () => ({
  default: (await import('./notification-preferences')).NotificationPreferences,
}))

/** `/profile`: creates the restaurant if there is none, otherwise edits it. */
export default function ProfilePage({ heading }: { heading: PageHeading }) {
  const { restaurant } = useOwner()
  return restaurant ? <EditProfile restaurant={restaurant} heading={heading} /> : <NewProfile />
}

/** The page that sent the user here to complete the profile. Only this app writes the state. */
const originSchema = z.catch(
  z.object({
    from: z.union([z.string(), z.object({ pathname: z.string(), search: z.string(), hash: z.string() })]),
  }),
  { from: '' },
)

function NewProfile() {
  const { user, refreshRestaurant } = useOwner()
  const location = useLocation()
  const navigate = useNavigate()

  // The session has no restaurant either when it could not be read. Do not offer to create a second one then.
  const existing = useQuery({ ...restaurantQuery(user.id), staleTime: 0 })
  const create = useSingleMutation({
    mutationFn: async (values: ProfileValues) => {
      await createRestaurant(toNewRestaurant(values, user.id))
      await refreshQuietly(refreshRestaurant)
    },
    onSuccess: () => {
      clearDrafts()
      toast.success(
        'Perfil criado com sucesso!',
        `Agora você pode usar todas as funcionalidades do ${productName}`,
      )
      const { from } = originSchema.parse(location.state)
      if (from) navigate(from, { replace: true })
    },
    onError: (error) => toast.error('Erro ao criar perfil', createMessage(error)),
  })

  const left = readUnfinishedSignUp(user.metadata)
  return (
    <>
      {existing.data === null ? (
        <PageHeader
          title="Complete seu Perfil de Restaurante"
          description={
            left
              ? 'Guardamos o que você escreveu no cadastro. Confira, complete e pronto.'
              : 'Com esses dados preparamos as suas consultorias e entregas.'
          }
        />
      ) : (
        <PageHeader title="Perfil do Restaurante" />
      )}
      {existing.isLoadingError ? (
        <ErrorState
          title="Erro ao carregar o perfil"
          message={createMessage(existing.error)}
          onRetry={() => existing.refetch()}
          retrying={existing.isFetching}
        />
      ) : (
        <div className="grid items-start gap-6 lg:grid-cols-[1fr_20rem]">
          {existing.data === null ? (
            <CreateProfileForm
              userId={user.id}
              lookUpCep={lookUpCep}
              defaults={{
                name: left?.name ?? '',
                cnpj: left?.cnpj ?? '',
                restaurant_type: left?.restaurant_type ?? '',
                contact_name: left?.contact_name ?? '',
                contact_email: user.email,
                contact_phone: left?.contact_phone ?? '',
                address: '',
                city: left?.city ?? '',
                state: left?.state ?? '',
              }}
              busy={create.isPending}
              error={create.error ? createMessage(create.error) : undefined}
              onSubmit={(values) => create.mutate(values)}
            />
          ) : (
            <LoadingRegion label="Carregando perfil">
              <Skeleton className="h-[56rem] w-full sm:h-[44rem]" />
            </LoadingRegion>
          )}
          <Benefits />
        </div>
      )}
      {/* Only when the restaurant is known not to exist: otherwise its name and credits would be missing. */}
      {existing.data === null && (
        <>
          <AcceptedTexts />
          <OwnDataControls />
        </>
      )}
    </>
  )
}

/** False while the restaurant is the last known one and is being read again: editing it would undo a later change. */
function useIsCurrent(userId: string): boolean {
  const { isStale, isFetching } = useQuery(restaurantQuery(userId))
  const [current, setCurrent] = useState(false)
  // Once shown, the form stays mounted during refetches.
  if (!current && !(isStale && isFetching)) setCurrent(true)
  return current
}

function EditProfile({ restaurant, heading }: { restaurant: Restaurant; heading: PageHeading }) {
  const { user, balance, refreshRestaurant } = useOwner()
  const current = useIsCurrent(user.id)
  const save = useSingleMutation({
    mutationFn: async (values: ProfileValues) => {
      await updateRestaurant({ ...restaurant, ...toRestaurantColumns(values) })
      await refreshQuietly(refreshRestaurant)
    },
    onSuccess: () => toast.success('Perfil atualizado com sucesso!'),
    onError: () => toast.error('Erro ao atualizar perfil', 'Tente novamente em alguns instantes'),
  })
  return (
    <>
      <PageHeader eyebrow={restaurant.name} {...heading} />
      {current ? (
        <EditProfileForm
          key={restaurant.id}
          userId={user.id}
          lookUpCep={lookUpCep}
          values={toProfileValues(restaurant)}
          balance={balance}
          busy={save.isPending}
          onSave={save.mutateAsync}
        />
      ) : (
        <LoadingRegion label="Carregando perfil">
          <Skeleton className="h-[56rem] w-full sm:h-[44rem]" />
        </LoadingRegion>
      )}
      <Suspense fallback={<Skeleton className="mt-12 h-72" />}>
        <NotificationPreferences />
      </Suspense>
      <AcceptedTexts />
      <OwnDataControls />
    </>
  )
}

function lookUpCep(cep: string, abandoned: AbortSignal) {
  const { cepLookupUrl } = readEnvironment(import.meta.env, window.location.origin)
  return fetchPlace(cep, cepLookupUrl, abandoned)
}

/** Saving succeeded, even if the session cannot be refreshed yet. */
async function refreshQuietly(refresh: () => Promise<unknown>): Promise<void> {
  await refresh().catch((error: unknown) => console.error('refreshRestaurant', error))
}
