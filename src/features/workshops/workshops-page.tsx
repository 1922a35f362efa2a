import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { CalendarCheck, CalendarClock, CalendarPlus, Presentation, Sparkles } from 'lucide-react'
import { Suspense, useState } from 'react'
import { paths } from '@/config/paths'
import { hasCode } from '@/data/client/errors'
import { useSingleMutation } from '@/data/client/use-single-mutation'
import { freeWorkshopTimesQuery } from '@/data/tables/free-workshop-times'
import { useOwner } from '@/session/session-context'
import { Button } from '@/ui/button'
import { ButtonLink } from '@/ui/button-link'
import { downloadFile } from '@/ui/download-file'
import { EmptyState } from '@/ui/empty-state'
import { ErrorState } from '@/ui/error-state'
import { SetTableLater } from '@/ui/illustrations/set-table-later'
import { PageHeader, type PageHeading } from '@/ui/page-header'
import { preloadable } from '@/ui/preloadable'
import { Section } from '@/ui/section'
import { LoadingRegion, Skeleton } from '@/ui/skeleton'
import { StatCard } from '@/ui/stat-card'
import { toast } from '@/ui/toaster'
import { usePreloadWhenIdle } from '@/ui/when-idle'
import { calendarFile } from './calendar-file'
import { Proposal } from './components/proposal'
import { WorkshopCard } from './components/workshop-card'
import { emptyDraft } from './draft'
import { isUpcoming, type Workshop } from './workshop'
import { changeMessage, creationMessage, loadMessage } from './workshops.messages'
import {
  answerProposal,
  cancelWorkshop,
  createWorkshop,
  type NewDate,
  type NewWorkshop,
  type ProposalAnswer,
  scheduleWorkshop,
  type WorkshopHouse,
  type WorkshopsData,
  workshopsQuery,
} from './workshops.queries'

const AllDialogs = preloadable(() => import('./components/all-dialogs'))

/** The reads that need no restaurant. */
export function firstReads(client: QueryClient, userId: string): void {
  void client.prefetchQuery(workshopsQuery(userId))
}

export default function WorkshopsPage({ heading }: { heading: PageHeading }) {
  const { user, restaurant } = useOwner()
  const data = useQuery(workshopsQuery(user.id))
  if (data.data) return <WorkshopsScreen data={data.data} userId={user.id} heading={heading} />
  return (
    <>
      <PageHeader {...heading} eyebrow={restaurant?.name} />
      {data.isError ? (
        <ErrorState
          title="Não conseguimos abrir os workshops"
          message={loadMessage(data.error)}
          onRetry={() => void data.refetch()}
          retrying={data.isFetching}
          action={
            hasCode(data.error, 'restaurant_missing') && (
              <ButtonLink to={paths.profile} variant="secondary">
                Completar perfil
              </ButtonLink>
            )
          }
        />
      ) : (
        <LoadingRegion label="Carregando os workshops">
          <div className="stat-grid gap-4">
            {['Automações', 'Workshops', 'Agendados', 'Realizados'].map((label) => (
              <Skeleton key={label} className="h-28" />
            ))}
          </div>
          <Skeleton className="mt-8 h-64" />
        </LoadingRegion>
      )}
    </>
  )
}

function placeOf({ name, address, city, state }: WorkshopHouse): string {
  const town = [city, state].filter(Boolean).join(' - ')
  return [name, address, town].filter(Boolean).join(', ')
}

interface WorkshopsScreenProps {
  data: WorkshopsData
  userId: string
  heading: PageHeading
}

function WorkshopsScreen({ data, userId, heading }: WorkshopsScreenProps) {
  const { house, automations, workshops } = data
  const queryClient = useQueryClient()
  const reload = () => queryClient.invalidateQueries({ queryKey: workshopsQuery(userId).queryKey })
  const [booking, setBooking] = useState(false)
  const [draft, setDraft] = useState(emptyDraft)
  const [cancelling, setCancelling] = useState<Workshop | null>(null)
  const [scheduling, setScheduling] = useState<Workshop | null>(null)
  const isAsking = booking || cancelling !== null || scheduling !== null
  // Once asked, the dialogs stay, so that they can close slowly and give the focus back.
  const [asked, setAsked] = useState(false)
  if (isAsking && !asked) setAsked(true)
  usePreloadWhenIdle(AllDialogs)
  const freeTimes = useQuery({
    ...freeWorkshopTimesQuery(userId, scheduling?.id ?? null),
    enabled: booking || scheduling !== null,
  })

  const book = useSingleMutation({
    mutationFn: (workshop: NewWorkshop) => createWorkshop(workshop),
    onSuccess: async () => {
      await reload()
      setBooking(false)
      setDraft(emptyDraft)
      toast.success('Workshop agendado', 'Você pode cancelar até 48h antes.')
    },
    onError: () => void freeTimes.refetch(),
  })
  const cancel = useSingleMutation({
    mutationFn: cancelWorkshop,
    onSuccess: async () => {
      await reload()
      setCancelling(null)
      toast.success('Workshop cancelado')
    },
    onError: (error) => {
      setCancelling(null)
      toast.error('Não foi possível cancelar', changeMessage(error))
      void reload()
    },
  })
  const schedule = useSingleMutation({
    mutationFn: (date: NewDate) => scheduleWorkshop(date),
    onSuccess: async () => {
      await reload()
      setScheduling(null)
      toast.success('Data pedida', 'A fazenda confirma ou propõe outro horário.')
    },
    onError: () => void freeTimes.refetch(),
  })
  const answer = useSingleMutation({
    mutationFn: (given: ProposalAnswer) => answerProposal(given),
    onSuccess: async (_data, { accept }) => {
      await reload()
      toast.success(accept ? 'Workshop confirmado' : 'O horário ficou como estava')
    },
    onError: (error) => {
      toast.error('Não foi possível responder', changeMessage(error))
      void reload()
    },
  })

  const now = new Date()
  const place = placeOf(house)
  const upcoming = workshops.filter((workshop) => isUpcoming(workshop, now))
  const past = workshops.filter((workshop) => !isUpcoming(workshop, now))
  const pending = workshops.filter(({ status }) => status === 'pending')
  const held = workshops.filter(({ status }) => status === 'completed' || status === 'delivered')
  const categoryOf = (type: string) => automations.find((item) => item.type === type)?.category ?? null
  const list = (items: readonly Workshop[]) => (
    <ul className="grid gap-5 md:grid-cols-2">
      {items.map((workshop) => (
        <WorkshopCard
          key={workshop.id}
          workshop={workshop}
          category={categoryOf(workshop.type)}
          place={place}
          now={now}
          onCancel={() => setCancelling(workshop)}
          onSchedule={() => setScheduling(workshop)}
          onDownload={() => saveCalendarFile(workshop, place)}
        >
          {workshop.status === 'pending' && workshop.agenda?.proposal && (
            <Proposal
              proposal={workshop.agenda.proposal}
              current={isUpcoming(workshop, now) ? workshop.scheduledDate : null}
              busy={answer.isPending && answer.variables?.id === workshop.id}
              onAnswer={(accept) =>
                workshop.agenda?.proposal &&
                answer.mutate({ id: workshop.id, date: workshop.agenda.proposal.date, accept })
              }
              onOther={() => setScheduling(workshop)}
            />
          )}
        </WorkshopCard>
      ))}
    </ul>
  )
  const open = () => {
    book.reset()
    setBooking(true)
  }

  return (
    <>
      <PageHeader
        eyebrow={house.name}
        title={heading.title}
        description={
          <>
            {heading.description}
            <span className="mt-1 block text-base">{`${automations.length} automações disponíveis para workshop`}</span>
          </>
        }
        actions={
          <Button icon={<CalendarPlus aria-hidden size={20} />} onClick={open}>
            Agendar Workshop
          </Button>
        }
      />
      <div className="mb-10 stat-grid gap-4">
        <StatCard label="Automações" value={automations.length} icon={<Sparkles aria-hidden size={20} />} />
        <StatCard label="Workshops" value={workshops.length} icon={<Presentation aria-hidden size={20} />} />
        <StatCard label="Agendados" value={pending.length} icon={<CalendarClock aria-hidden size={20} />} />
        <StatCard label="Realizados" value={held.length} icon={<CalendarCheck aria-hidden size={20} />} />
      </div>
      {workshops.length === 0 ? (
        <EmptyState
          illustration={<SetTableLater />}
          title="Nenhum workshop agendado"
          text="Os que você agendar aparecem aqui, com o dia, o lugar e um arquivo para a sua agenda."
          action={<Button onClick={open}>Agendar Primeiro Workshop</Button>}
        />
      ) : (
        <>
          {upcoming.length > 0 && (
            <Section kind="inner" title="Por vir">
              {list(upcoming)}
            </Section>
          )}
          {past.length > 0 && (
            <Section kind="inner" title="Passados e cancelados">
              {list(past.toReversed())}
            </Section>
          )}
        </>
      )}
      {asked && (
        <Suspense>
          <AllDialogs
            booking={{
              open: booking,
              draft,
              onDraft: (next) => {
                book.reset()
                setDraft(next)
              },
              automations,
              freeTimes: freeTimes.data ?? null,
              busy: book.isPending,
              error: book.error ? creationMessage(book.error) : null,
              onClose: () => setBooking(false),
              onSubmit: (automation, scheduledDate, notes) =>
                book.mutate({
                  restaurantId: house.id,
                  automation,
                  scheduledDate,
                  notes,
                  reserves: draft.picked === scheduledDate,
                }),
            }}
            cancelling={{
              workshop: cancelling,
              busy: cancel.isPending,
              onClose: () => setCancelling(null),
              onConfirm: cancel.mutate,
            }}
            scheduling={{
              workshop: scheduling,
              busy: schedule.isPending,
              freeTimes: freeTimes.data ?? null,
              error: schedule.error ? changeMessage(schedule.error) : null,
              onClose: () => {
                schedule.reset()
                setScheduling(null)
              },
              onSubmit: (_id, date, reserves = false) =>
                scheduling && schedule.mutate({ workshop: scheduling, date, reserves }),
            }}
          />
        </Suspense>
      )}
    </>
  )
}

function saveCalendarFile(workshop: Workshop, place: string): void {
  const text = calendarFile(workshop, place, new Date())
  if (text === null) return
  downloadFile(new Blob([text], { type: 'text/calendar;charset=utf-8' }), 'workshop-engenho48.ics')
}
