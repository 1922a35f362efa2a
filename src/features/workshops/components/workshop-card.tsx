import { CalendarDays, CalendarPlus, MapPin } from 'lucide-react'
import { type ReactNode, Suspense, useState } from 'react'
import { formatDateTime, formatMinutes } from '@/format/dates'
import { formatCredits } from '@/format/money'
import { Badge } from '@/ui/badge'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import { preloadable } from '@/ui/preloadable'
import { Skeleton } from '@/ui/skeleton'
import { badgeOf, canCancel, isUpcoming, type Workshop } from '../workshop'
import { ContactLine } from './contact-line'
import { WorkshopIcon } from './workshop-icon'

const WorkshopTimeline = preloadable(() => import('./workshop-timeline'))

interface WorkshopCardProps {
  workshop: Workshop
  /** The automation's category; null for types that are not automations. */
  category: string | null
  /** Restaurant, address, city and state. */
  place: string
  now: Date
  onCancel: () => void
  onSchedule: () => void
  onDownload: () => void
  /** What the farm asks of the owner. */
  children?: ReactNode
}

/** One workshop with its actions. */
export function WorkshopCard({ workshop, category, place, now, children, ...actions }: WorkshopCardProps) {
  const { type, name, status, scheduledDate, notes, creditsRequired, agenda } = workshop
  const badge = badgeOf(workshop)
  const upcoming = isUpcoming(workshop, now)
  return (
    <Card as="li" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-2">
        <WorkshopIcon type={type} />
        {category && <Badge tone="neutral">{category}</Badge>}
        <Badge tone={badge.tone}>{badge.label}</Badge>
      </div>
      <h3 className="text-subheading">{name}</h3>
      <ul className="space-y-2">
        <li className="flex gap-2.5">
          <CalendarDays aria-hidden size={20} className="mt-0.5 shrink-0 text-fg-muted" />
          <span className="figures">
            {scheduledDate ? formatDateTime(scheduledDate) : 'Não agendado'}
            {agenda && <span className="text-fg-muted"> · {formatMinutes(agenda.durationMinutes)}</span>}
          </span>
        </li>
        <li className="flex gap-2.5">
          <MapPin aria-hidden size={20} className="mt-0.5 shrink-0 text-fg-muted" />
          {place}
        </li>
      </ul>
      {creditsRequired > 0 && (
        <p className="rounded-small bg-tone-amber px-4 py-2.5 text-tone-amber-fg">
          <span className="figures font-semibold">{formatCredits(creditsRequired)} necessários</span>
          {upcoming && ', descontados quando o workshop acontecer'}
        </p>
      )}
      {notes && <p className="whitespace-pre-line break-words text-fg-muted">{notes}</p>}
      {upcoming && agenda && !agenda.confirmed && !agenda.proposal && scheduledDate && (
        <p className="text-fg-muted text-sm">
          {agenda.reserved
            ? 'Horário reservado para você. A fazenda ainda vai confirmar.'
            : 'A fazenda ainda vai confirmar este horário.'}
        </p>
      )}
      {agenda && agenda.events.length > 0 && <History workshop={workshop} />}
      {agenda?.cancelReason && <p className="break-words">Motivo da fazenda: {agenda.cancelReason}</p>}
      {agenda?.noShow && <p>A equipe foi até a casa e o workshop não aconteceu. Nada foi cobrado.</p>}
      {children}
      {upcoming && <Actions workshop={workshop} now={now} {...actions} />}
      {status === 'pending' && !upcoming && (
        <p className="mt-auto pt-1 text-fg-muted text-sm">
          O horário já passou. A equipe da fazenda vai registrar o workshop; se ele não aconteceu,{' '}
          <ContactLine />.
        </p>
      )}
    </Card>
  )
}

/** The timeline loads when it is opened. */
function History({ workshop }: { workshop: Workshop }) {
  const [opened, setOpened] = useState(false)
  return (
    <details onToggle={(event) => event.currentTarget.open && setOpened(true)}>
      <summary className="min-h-11 cursor-pointer content-center font-semibold text-link">Andamento</summary>
      {opened && (
        <Suspense fallback={<Skeleton className="mt-2 h-24" />}>
          <div className="mt-2">
            <WorkshopTimeline workshop={workshop} />
          </div>
        </Suspense>
      )}
    </details>
  )
}

type ActionsProps = Pick<WorkshopCardProps, 'workshop' | 'now' | 'onCancel' | 'onSchedule' | 'onDownload'>

function Actions({ workshop, now, onCancel, onSchedule, onDownload }: ActionsProps) {
  return (
    <div className="mt-auto flex flex-wrap gap-2 pt-1">
      {workshop.scheduledDate ? (
        <Button
          size="sm"
          variant="secondary"
          icon={<CalendarPlus aria-hidden size={18} />}
          onClick={onDownload}
        >
          Adicionar ao calendário
        </Button>
      ) : (
        <Button size="sm" onClick={onSchedule}>
          Combinar data
        </Button>
      )}
      {canCancel(workshop, now) && workshop.agenda && !workshop.agenda.proposal && workshop.scheduledDate && (
        <Button size="sm" variant="ghost" onClick={onSchedule}>
          Mudar data
        </Button>
      )}
      {canCancel(workshop, now) ? (
        <Button size="sm" variant="ghost" onClick={onCancel}>
          Cancelar workshop
        </Button>
      ) : (
        <p className="text-fg-muted text-sm">
          Cancelamentos até 48h antes. Para mudar agora, <ContactLine />.
        </p>
      )}
    </div>
  )
}
