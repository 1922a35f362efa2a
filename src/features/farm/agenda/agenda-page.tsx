import { useQuery } from '@tanstack/react-query'
import { CalendarOff, ChevronLeft, ChevronRight, Clock } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { dayInFortaleza } from '@/domain/calendar'
import { formatDay } from '@/format/dates'
import { useOwner } from '@/session/session-context'
import { Button } from '@/ui/button'
import { PageHeader } from '@/ui/page-header'
import { Loaded } from '../components/loaded'
import { useStaff } from '../staff-context'
import { type Block, hoursQuery, weekQuery } from './agenda.queries'
import { BlockDialog } from './components/block-dialog'
import { HoursDialog } from './components/hours-dialog'
import { UnblockDialog } from './components/unblock-dialog'
import { WaitingList } from './components/waiting-list'
import { WeekView } from './components/week-view'
import { WorkshopDialog } from './components/workshop-dialog'
import { addDays, isDay, mondayOf } from './week'

/** The farm's agenda: what waits for an answer, the week, and the times that can be booked. */
export default function AgendaPage() {
  const { role } = useStaff()
  const [blocking, setBlocking] = useState(false)
  const [editing, setEditing] = useState(false)
  return (
    <>
      <PageHeader
        title="Agenda"
        description="Workshops e eventos nas casas, e os horários em que a equipe pode ir."
        actions={
          <>
            <Button
              variant="secondary"
              icon={<CalendarOff aria-hidden size={18} />}
              onClick={() => setBlocking(true)}
            >
              Bloquear horário
            </Button>
            {role === 'manager' && (
              <Button
                variant="secondary"
                icon={<Clock aria-hidden size={18} />}
                onClick={() => setEditing(true)}
              >
                Horários de atendimento
              </Button>
            )}
          </>
        }
      />
      <WaitingList />
      <Week />
      {blocking && <BlockDialog onClose={() => setBlocking(false)} />}
      {editing && <HoursDialog onClose={() => setEditing(false)} />}
    </>
  )
}

/** The week and the workshop that the address names. */
function Week() {
  const { user } = useOwner()
  const [search, setSearch] = useSearchParams()
  const [unblocking, setUnblocking] = useState<Block | null>(null)
  const named = search.get('semana') ?? ''
  const thisWeek = mondayOf(dayInFortaleza(new Date()))
  const monday = isDay(named) ? mondayOf(named) : thisWeek
  const week = useQuery(weekQuery(user.id, monday))
  const hours = useQuery(hoursQuery(user.id))
  const workshopId = search.get('workshop')

  const change = (name: string, value: string | null) =>
    setSearch((now) => {
      if (value === null) now.delete(name)
      else now.set(name, value)
      return now
    })

  return (
    <section aria-labelledby="semana">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 id="semana" aria-live="polite" className="text-heading">
          Semana de {formatDay(monday).slice(0, 5)} a {formatDay(addDays(monday, 6))}
        </h2>
        <div className="flex gap-2">
          <Button
            variant="secondary"
            size="sm"
            aria-label="Semana anterior"
            icon={<ChevronLeft aria-hidden size={20} />}
            onClick={() => change('semana', addDays(monday, -7))}
          />
          <Button
            variant="secondary"
            size="sm"
            disabled={monday === thisWeek}
            onClick={() => change('semana', null)}
          >
            Esta semana
          </Button>
          <Button
            variant="secondary"
            size="sm"
            aria-label="Próxima semana"
            icon={<ChevronRight aria-hidden size={20} />}
            onClick={() => change('semana', addDays(monday, 7))}
          />
        </div>
      </div>
      <Loaded query={week} label="a semana" height="h-144">
        {(shown) => (
          <WeekView
            monday={monday}
            workshops={shown.workshops}
            blocks={shown.blocks}
            hours={hours.data ?? []}
            onOpen={(id) => change('workshop', id)}
            onBlock={setUnblocking}
          />
        )}
      </Loaded>
      {workshopId !== null && (
        <WorkshopDialog key={workshopId} id={workshopId} onClose={() => change('workshop', null)} />
      )}
      {unblocking && <UnblockDialog block={unblocking} onClose={() => setUnblocking(null)} />}
    </section>
  )
}
