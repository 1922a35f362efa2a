import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router-dom'
import { paths } from '@/config/paths'
import { formatDate, formatWeekdayTime } from '@/format/dates'
import { Badge } from '@/ui/badge'
import type { AgendaWorkshop } from '../agenda.queries'
import { stageOf, stages } from '../stage'
import { useWorkshopName } from '../use-workshop-name'
import { dayOf } from '../week'

/** Workshops as rows that open them in the agenda. */
export function WorkshopRows({ workshops }: { workshops: readonly AgendaWorkshop[] }) {
  const nameOf = useWorkshopName()
  return (
    <ul className="flex flex-col gap-3">
      {workshops.map((workshop) => {
        const stage = stages[stageOf(workshop, new Date())]
        return (
          <li key={workshop.id}>
            <Link
              to={addressOf(workshop)}
              className="flex items-center justify-between gap-4 rounded-card border border-line bg-surface p-4 hover:border-line-strong"
            >
              <span className="flex min-w-0 flex-1 flex-col items-start gap-3 sm:flex-row sm:items-center sm:justify-between">
                <span className="min-w-0">
                  <span className="block break-words font-semibold">
                    {[workshop.restaurant.name, workshop.restaurant.city].filter(Boolean).join(' · ')}
                  </span>
                  <span className="figures block">{timeOf(workshop)}</span>
                  <span className="block break-words text-fg-muted text-sm">
                    {nameOf(workshop)} · pedido em {formatDate(workshop.created_at)}
                  </span>
                </span>
                <Badge tone={stage.tone} className="shrink-0">
                  {stage.label}
                </Badge>
              </span>
              <ChevronRight aria-hidden size={20} className="shrink-0 text-fg-muted" />
            </Link>
          </li>
        )
      })}
    </ul>
  )
}

function timeOf({ scheduled_date: date, proposed_date: proposed }: AgendaWorkshop): string {
  const asked = date === null ? 'Sem data' : formatWeekdayTime(date)
  return proposed === null ? asked : `${asked}; proposto ${formatWeekdayTime(proposed)}`
}

/** The agenda in the week of a workshop, with the workshop open. */
function addressOf({ id, scheduled_date: date, proposed_date: proposed }: AgendaWorkshop): string {
  const search = new URLSearchParams({ workshop: id })
  const shown = proposed ?? date
  if (shown !== null) search.set('semana', dayOf(shown))
  return `${paths.farm}/agenda?${search}`
}
