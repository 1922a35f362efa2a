import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '@/config/paths'
import type { PremiumEvent, PremiumGrant } from '@/data/tables/premium-grants'
import { describeEvent } from '@/format/exclusive-event'
import { statuses } from '@/format/statuses'
import { Badge } from '@/ui/badge'
import { Panel } from './panel'

const linkLook = 'inline-flex min-h-11 items-center text-link'

/** What remains of an ExtraPremium order: included runs, the event and the bottles. */
export function PremiumLeft({ left: { runs, event, orderStatus } }: { left: PremiumGrant }) {
  const { label, tone } = statuses[orderStatus]
  return (
    <Panel title="Consultoria ExtraPremium: o que falta usar">
      <div className="grid gap-x-10 md:grid-cols-2">
        <ul className="divide-y divide-line">
          {runs.map(({ type, name, used }) => (
            <Line key={type} name={name} done={used}>
              {used ? (
                'Usada'
              ) : (
                <Link to={paths.automation(type)} className={linkLook}>
                  <span>
                    Usar<span className="sr-only"> {name}</span>
                  </span>
                </Link>
              )}
            </Line>
          ))}
        </ul>
        <ul className="divide-y divide-line border-line max-md:border-t">
          {event && (
            <Line name="Evento exclusivo" done={event.status !== 'pending'}>
              <EventState event={event} />
            </Line>
          )}
          <Line name="Garrafas do pacote" done={orderStatus === 'delivered' || orderStatus === 'completed'}>
            <span className="flex items-center gap-3">
              <Badge tone={tone}>{label}</Badge>
              <Link to={paths.orders} className={linkLook}>
                <span>
                  Pedido<span className="sr-only"> das garrafas</span>
                </span>
              </Link>
            </span>
          </Line>
        </ul>
      </div>
    </Panel>
  )
}

function EventState({ event }: { event: PremiumEvent }) {
  return (
    describeEvent(event) ?? (
      <Link to={paths.workshops} className={linkLook}>
        <span>
          Agendar<span className="sr-only"> o evento exclusivo</span>
        </span>
      </Link>
    )
  )
}

function Line({ name, done, children }: { name: string; done: boolean; children: ReactNode }) {
  return (
    <li className="flex min-h-14 items-center justify-between gap-x-4 py-1.5">
      <span className={done ? 'flex items-center gap-2 text-fg-muted' : 'font-semibold'}>
        {done && <Check aria-hidden size={18} className="text-accent" />}
        {name}
      </span>
      <span className="text-right text-fg-muted">{children}</span>
    </li>
  )
}
