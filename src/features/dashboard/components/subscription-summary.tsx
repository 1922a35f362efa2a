import { paths } from '@/config/paths'
import { formatDate } from '@/format/dates'
import { Badge, type BadgeTone } from '@/ui/badge'
import { ButtonLink } from '@/ui/button-link'
import { Card } from '@/ui/card'
import type { Subscription } from '../subscription.queries'

const statusLooks: Record<string, { label: string; tone: BadgeTone }> = {
  active: { label: 'Ativa', tone: 'green' },
  trialing: { label: 'Período de Teste', tone: 'blue' },
  past_due: { label: 'Pagamento Pendente', tone: 'yellow' },
  canceled: { label: 'Cancelada', tone: 'red' },
}

/** One subscription: its package, its state and what happens at the end of the period. */
export function SubscriptionSummary({ subscription }: { subscription: Subscription }) {
  const { status, packageName, currentPeriodEnd, cancelAtPeriodEnd } = subscription
  const look = statusLooks[status] ?? { label: status, tone: 'neutral' }
  return (
    <Card
      as="section"
      padding="sm"
      aria-label="Assinatura"
      className="mb-8 flex flex-wrap items-center gap-x-4 gap-y-1.5"
    >
      <p className="font-semibold">{packageName}</p>
      <Badge tone={look.tone}>{look.label}</Badge>
      {currentPeriodEnd !== null && (
        <p className="figures text-fg-muted text-sm">
          {cancelAtPeriodEnd ? 'Cancela em' : 'Renova em'}{' '}
          {formatDate(new Date(currentPeriodEnd * 1000).toISOString())}
        </p>
      )}
      {status === 'past_due' && (
        <p className="text-sm">Atualize o método de pagamento para não perder o acesso.</p>
      )}
    </Card>
  )
}

/** Says that there is no subscription. */
export function NoSubscription() {
  return (
    <Card className="flex flex-col items-start gap-4">
      <div>
        <h2 className="text-subheading">Nenhuma assinatura ativa</h2>
        <p className="mt-1 text-fg-muted">Adquira créditos para usar as automações</p>
      </div>
      <ButtonLink to={paths.shop} variant="secondary" size="sm">
        Ver pacotes
      </ButtonLink>
    </Card>
  )
}
