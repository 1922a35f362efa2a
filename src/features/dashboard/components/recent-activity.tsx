import { Link } from 'react-router-dom'
import { paths } from '@/config/paths'
import { formatDate, formatMinutes } from '@/format/dates'
import { formatCredits, formatMoney } from '@/format/money'
import { describeItems } from '@/format/order-items'
import { statuses } from '@/format/statuses'
import { Badge } from '@/ui/badge'
import type { Achievement, AutomationRequest, AvailableAutomation, RecentOrder } from '../dashboard.queries'
import { Panel, PanelList } from './panel'
import { reportsAnchor } from './quick-actions'

const linkLook = 'inline-flex min-h-11 items-center text-link'

/** The last five requests. Completed ones link to the report, others to their progress. */
export function RecentAutomations({ requests }: { requests: readonly AutomationRequest[] | undefined }) {
  return (
    <Panel
      id={reportsAnchor}
      title="Automações recentes"
      action={
        <Link to={paths.automations} className={linkLook}>
          <span>
            Ver todas<span className="sr-only"> as automações</span>
          </span>
        </Link>
      }
    >
      <PanelList
        items={requests}
        keyOf={(request) => request.id}
        lines={3}
        loadingLabel="Carregando automações"
        empty="Nenhuma automação ainda. Escolha a primeira em Nova automação."
      >
        {(request) => {
          const { label, tone } = statuses[request.status]
          const name = request.automation ?? 'Automação'
          const underWay = request.status === 'pending' || request.status === 'processing'
          return (
            <>
              <div className="min-w-0">
                <p className="font-semibold">{name}</p>
                <p className="figures text-fg-muted text-sm">
                  {formatDate(request.created_at)} · {formatCredits(request.credits_used)}
                </p>
              </div>
              <div className="flex flex-wrap items-center gap-x-4">
                <Badge tone={tone}>{label}</Badge>
                {(underWay || request.status === 'completed') && (
                  <Link to={paths.report(request.id)} className={linkLook}>
                    {/* A single element keeps the space between the visible and the screen-reader text. */}
                    <span>
                      {underWay ? 'Acompanhar' : 'Ver relatório'}
                      <span className="sr-only">{underWay ? ` ${name}` : ` de ${name}`}</span>
                    </span>
                  </Link>
                )}
              </div>
            </>
          )
        }}
      </PanelList>
    </Panel>
  )
}

/** The last five orders. */
export function RecentOrders({ orders }: { orders: readonly RecentOrder[] | undefined }) {
  return (
    <Panel
      title="Pedidos recentes"
      action={
        <Link to={paths.orders} className={linkLook}>
          <span>
            Ver todos<span className="sr-only"> os pedidos</span>
          </span>
        </Link>
      }
    >
      <PanelList
        items={orders}
        keyOf={(order) => order.id}
        lines={3}
        loadingLabel="Carregando pedidos"
        empty="Nenhum pedido ainda."
      >
        {(order) => {
          const { label, tone } = statuses[order.status]
          return (
            <>
              <div className="min-w-0">
                <p className="font-semibold">{describeItems(order.items)}</p>
                <p className="figures text-fg-muted text-sm">
                  {formatDate(order.createdAt)} · {formatMoney(order.amount)}
                </p>
              </div>
              <Badge tone={tone}>{label}</Badge>
            </>
          )
        }}
      </PanelList>
    </Panel>
  )
}

interface AvailableAutomationsProps {
  automations: readonly AvailableAutomation[] | undefined
  /** Automations for which the package includes a free run. */
  freeRuns: readonly AvailableAutomation['type'][]
  /** In credits; marks the affordable automations. */
  balance: number
}

/** Number of automations shown; the catalogue has the rest. */
const shownAutomations = 8

/** The cheapest automations. */
export function AvailableAutomations({ automations, freeRuns, balance }: AvailableAutomationsProps) {
  return (
    <Panel
      title="Automações disponíveis"
      action={
        <Link to={paths.automations} className={linkLook}>
          Ver catálogo
        </Link>
      }
    >
      <PanelList
        items={automations?.slice(0, shownAutomations)}
        keyOf={(automation) => automation.id}
        lines={shownAutomations}
        loadingLabel="Carregando catálogo"
        empty="O catálogo está vazio no momento."
      >
        {(automation) => (
          <div className="flex w-full items-start justify-between gap-4">
            <div className="min-w-0">
              <Link to={paths.automation(automation.type)} className={linkLook}>
                {automation.name}
              </Link>
              <p className="text-fg-muted text-sm">
                {automation.category} · {formatMinutes(automation.estimated_time_minutes)}
              </p>
            </div>
            {freeRuns.includes(automation.type) ? (
              <p className="max-w-36 py-2.5 text-right font-semibold">Incluído no seu pacote</p>
            ) : (
              <p className="figures shrink-0 py-2.5 text-right">
                <span className="block font-semibold">{formatCredits(automation.credit_cost)}</span>
                {automation.credit_cost > balance && (
                  <span className="block text-fg-muted text-sm">
                    faltam {formatCredits(automation.credit_cost - balance)}
                  </span>
                )}
              </p>
            )}
          </div>
        )}
      </PanelList>
    </Panel>
  )
}

/** The last four achievements. */
export function Achievements({ achievements }: { achievements: readonly Achievement[] | undefined }) {
  return (
    <Panel title="Conquistas">
      <PanelList
        items={achievements}
        keyOf={(achievement) => achievement.id}
        lines={2}
        loadingLabel="Carregando conquistas"
        empty="Suas conquistas aparecem aqui conforme você compra e usa créditos."
      >
        {(achievement) => (
          <div className="min-w-0">
            <p className="font-semibold">{achievement.achievement_name}</p>
            <p className="text-fg-muted text-sm">{achievement.description}</p>
            <p className="figures text-fg-muted text-sm">{formatDate(achievement.earned_at)}</p>
          </div>
        )}
      </PanelList>
    </Panel>
  )
}
