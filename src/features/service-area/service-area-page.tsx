import { QueryClientProvider } from '@tanstack/react-query'
import { Suspense, useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { type CodeShownOn, messageFor } from '@/data/client/errors'
import { createQueryClient } from '@/data/client/query-client'
import { useSingleMutation } from '@/data/client/use-single-mutation'
import { findServedArea, homeArea } from '@/domain/service-area'
import { Container } from '@/ui/container'
import { Jangada } from '@/ui/illustrations/jangada'
import { preloadable } from '@/ui/preloadable'
import { Skeleton } from '@/ui/skeleton'
import { preloadToaster, toast } from '@/ui/toaster'
import { AreaAnswer } from './components/area-answer'
import { AreaForm } from './components/area-form'
import { ExpansionPlans } from './components/expansion-plans'
import { areaServer } from './server'
import { emptyWaitlist, type Place, stateNameOf, type WaitlistValues } from './waitlist-values'

const WaitlistForm = preloadable(() => import('./components/waitlist-form'))

/** Why the waitlist refused an entry, by code. */
const joinMessages: Record<CodeShownOn<'waitlist'>, string> = {
  limit_reached: 'Recebemos muitos cadastros da sua rede. Tente novamente daqui a uma hora.',
}

/** Checks whether the farm delivers to a place, and accepts waitlist entries where it does not. */
export default function ServiceAreaPage() {
  const [queryClient] = useState(createQueryClient)
  // Preload the toaster, because network errors are shown when it can no longer load.
  useEffect(preloadToaster, [])
  return (
    <QueryClientProvider client={queryClient}>
      <ServiceAreaScreen />
    </QueryClientProvider>
  )
}

type Answer = { place: Place; served: boolean }

function ServiceAreaScreen() {
  const [search] = useSearchParams()
  // Sign-up links here with the typed place when it is not served.
  const [asked, setAsked] = useState<Place>(() => ({
    city: search.get('city')?.slice(0, 100) ?? '',
    state: stateNameOf(search.get('state') ?? ''),
  }))
  const [answer, setAnswer] = useState<Answer | null>(null)
  const [joining, setJoining] = useState(false)
  const [typed, setTyped] = useState<WaitlistValues>(emptyWaitlist)

  const check = useSingleMutation({
    mutationFn: async (place: Place): Promise<Answer> => {
      const served = findServedArea([homeArea], place.city, place.state)
      if (served) return { place, served: true }
      const areas = await (await areaServer()).fetchServiceAreas()
      return { place, served: findServedArea(areas, place.city, place.state) !== null }
    },
    onSuccess: (found) => {
      setAnswer(found)
      // The next step for an unserved place.
      if (!found.served) WaitlistForm.preload().catch(() => undefined)
    },
    onError: () => toast.error('Não foi possível verificar a área', 'Tente novamente em alguns instantes'),
  })
  const join = useSingleMutation({
    mutationFn: async (values: WaitlistValues) => (await areaServer()).createWaitlistEntry(values),
    onSuccess: () => {
      toast.success(
        'Cadastro realizado com sucesso!',
        'Você receberá um email assim que chegarmos na sua cidade',
      )
      setTyped(emptyWaitlist)
      setJoining(false)
      setAnswer(null)
    },
    onError: (error) =>
      toast.error(
        'Erro ao cadastrar',
        messageFor(error, joinMessages, 'Tente novamente em alguns instantes'),
      ),
  })

  if (joining) {
    return (
      <Container width="reading" className="py-10 sm:py-16">
        <h1 className="sr-only">Área de atendimento</h1>
        <Suspense fallback={<Skeleton className="h-dvh w-full" />}>
          <WaitlistForm
            defaults={{ ...typed, city: typed.city || asked.city.trim(), state: typed.state || asked.state }}
            busy={join.isPending}
            onSubmit={(values) => join.mutate(values)}
            onInvalid={() =>
              toast.warning('Formulário incompleto', 'Por favor, corrija os campos destacados')
            }
            onBack={(values) => {
              setTyped(values)
              setJoining(false)
            }}
          />
        </Suspense>
      </Container>
    )
  }
  return (
    <Container className="py-10 sm:py-16">
      <div className="grid items-center gap-10 lg:grid-cols-[7fr_4fr]">
        <div>
          <h1 className="text-title">Onde fica o seu restaurante?</h1>
          <p className="mt-3 max-w-[36rem] text-fg-muted text-lead">
            Por enquanto entregamos em Fortaleza, no Ceará. Diga a cidade e o estado, e veja se já chegamos
            aí.
          </p>
          <div className="mt-8">
            <AreaForm
              defaults={asked}
              checking={check.isPending}
              onEdit={() => setAnswer(null)}
              onSubmit={(place) => {
                // The place changed after the waitlist was opened: reset its city and state.
                setTyped((values) => ({ ...values, city: '', state: '' }))
                setAsked(place)
                check.mutate(place)
              }}
            />
            {answer && (
              <AreaAnswer
                key={`${answer.place.city} ${answer.place.state}`}
                {...answer}
                onJoin={() => setJoining(true)}
              />
            )}
          </div>
        </div>
        <Jangada className="mx-auto hidden w-full max-w-xs lg:block" />
      </div>
      <ExpansionPlans />
    </Container>
  )
}
