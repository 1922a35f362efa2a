import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '@/config/paths'
import type { PremiumEvent, PremiumGrant } from '@/data/tables/premium-grants'
import { centsToReais } from '@/domain/money'
import { addressLines } from '@/format/address'
import { formatDate } from '@/format/dates'
import { describeEvent } from '@/format/exclusive-event'
import { formatList } from '@/format/list'
import { formatCredits, formatMoney } from '@/format/money'
import { statuses } from '@/format/statuses'
import { Badge } from '@/ui/badge'
import { ButtonLink } from '@/ui/button-link'
import { Card } from '@/ui/card'
import { DefinitionList } from '@/ui/definition-list'
import { ageAddress } from '../age/errand'
import type { PurchaseContents } from '../purchase-state'
import type { Payment, PurchasedOrder } from '../shop.queries'
import { Outcome } from './outcome'

interface PurchaseReceiptProps {
  payment: Payment
  contents: PurchaseContents
  /** Null while the order could not be read. */
  order?: PurchasedOrder | null
  /** What a premium order has granted, once this is known. */
  granted?: PremiumGrant | undefined
  /** The order's bottles wait for the owner's age. */
  lacksAge?: boolean
}

/** A confirmed purchase: the payment, its contents and the next steps. */
export function PurchaseReceipt({
  payment,
  contents,
  order,
  granted,
  lacksAge = false,
}: PurchaseReceiptProps) {
  return (
    <Outcome
      look="paid"
      title="Pagamento confirmado"
      text={leads[contents.kind]}
      actions={
        <>
          <ButtonLink to={paths.automations}>Usar nas automações</ButtonLink>
          <ButtonLink to={paths.dashboard} variant="secondary">
            Ir para o Dashboard
          </ButtonLink>
        </>
      }
    >
      <Card className="mt-8">
        <h2 className="text-subheading">Detalhes da compra</h2>
        <DefinitionList
          className="mt-2"
          items={[
            {
              term: 'ID da transação',
              value: (
                <span className="whitespace-nowrap text-sm">{`${payment.sessionId.slice(0, 20)}...`}</span>
              ),
            },
            { term: 'Valor pago', value: formatMoney(centsToReais(payment.amountTotal)) },
            { term: 'Status', value: <Badge tone="green">Pago</Badge> },
            { term: 'Data', value: formatDate(payment.paidAt) },
          ]}
        />
      </Card>
      <Contents contents={contents} />
      {order && <Delivery order={order} lacksAge={lacksAge} />}
      {granted && <Granted granted={granted} />}
    </Outcome>
  )
}

const leads: Record<PurchaseContents['kind'], string> = {
  credits: 'Seus créditos já estão na conta.',
  premium: 'Sua consultoria completa está liberada.',
  bottles: 'Suas garrafas estão a caminho, e os créditos já estão na conta.',
  other: 'Seu pedido foi registrado.',
}

function Contents({ contents }: { contents: PurchaseContents }) {
  switch (contents.kind) {
    case 'credits':
      return (
        <Part title={contents.name}>
          <DefinitionList
            items={[
              { term: 'Créditos base', value: formatCredits(contents.base) },
              { term: `Bônus (${contents.bonusPercentage}%)`, value: `+${formatCredits(contents.bonus)}` },
              {
                term: 'Total',
                value: <span className="text-lg">{formatCredits(contents.total)}</span>,
              },
            ]}
          />
        </Part>
      )
    case 'premium':
      return (
        <Part title={contents.name}>
          <div className="grid gap-6 sm:grid-cols-2">
            <Included
              title="Consultoria incluída"
              lines={['Drinks autorais', 'Harmonização', 'Pratos com cachaça', 'Redesign de cardápio']}
            />
            <Included
              title="Evento exclusivo"
              lines={['Ideação', 'Produção', 'Execução no seu restaurante', 'Suporte dedicado']}
            />
          </div>
        </Part>
      )
    case 'bottles':
      return (
        <Part title="Garrafas">
          <DefinitionList
            items={[
              ...contents.lines.map(({ name, quantity }) => ({
                term: name,
                value: quantity === 1 ? '1 garrafa' : `${quantity} garrafas`,
              })),
              { term: 'Créditos recebidos', value: formatCredits(contents.credits) },
            ]}
          />
        </Part>
      )
    case 'other':
      return null
  }
}

/** Which bottles come, and where. */
function Delivery({ order, lacksAge }: { order: PurchasedOrder; lacksAge: boolean }) {
  const bottles = [...order.items, ...order.includedBottles].filter(({ kind }) => kind === 'bottle')
  if (bottles.length === 0) return null
  return (
    <Part title="Entrega">
      <p>Vai para você: {formatList(bottles.map(({ name, quantity }) => `${quantity} ${name}`))}.</p>
      {order.address ? (
        addressLines(order.address).map((line) => <p key={line}>{line}</p>)
      ) : (
        <p className="mt-2 font-semibold">Falta dizer onde entregamos.</p>
      )}
      {lacksAge && (
        <p className="mt-2">
          <span className="font-semibold">
            Falta verificar a sua idade: as garrafas são embaladas depois disso.
          </span>{' '}
          <Link to={ageAddress({ kind: 'order', orderId: order.id })} className={linkLook}>
            Verificar a idade
          </Link>
        </p>
      )}
      <p className="mt-1">
        <Link to={paths.order(order.id)} className={linkLook}>
          {order.address ? `Acompanhar o pedido ${order.number}` : 'Informar o endereço de entrega'}
        </Link>
      </p>
    </Part>
  )
}

const linkLook = '-my-2.5 inline-flex min-h-11 items-center text-link'

/** What the premium package grants, with links to where it is used. */
function Granted({ granted: { runs, event, orderStatus } }: { granted: PremiumGrant }) {
  const left = runs.filter((run) => !run.used).length
  return (
    <Part title="O que falta usar">
      <DefinitionList
        items={[
          ...runs.map(({ type, name, used }) => ({
            term: name,
            value: used ? (
              'Usada'
            ) : (
              <Link to={paths.automation(type)} className={linkLook}>
                <span>
                  Usar<span className="sr-only"> {name}</span>
                </span>
              </Link>
            ),
          })),
          ...(event ? [{ term: 'Evento exclusivo', value: <EventState key="event" event={event} /> }] : []),
          {
            term: 'Garrafas do pacote',
            value: <Badge tone={statuses[orderStatus].tone}>{statuses[orderStatus].label}</Badge>,
          },
        ]}
      />
      <p className="mt-3 text-fg-muted text-sm">
        {left === 0
          ? 'As consultorias do pacote já foram usadas.'
          : 'Cada consultoria do pacote roda uma vez, sem usar créditos. Este resumo também fica no Dashboard.'}
      </p>
    </Part>
  )
}

function EventState({ event }: { event: PremiumEvent }) {
  return (
    describeEvent(event) ?? (
      <Link to={paths.workshops} className={linkLook}>
        Agendar o evento
      </Link>
    )
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card className="mt-5">
      <h2 className="mb-2 text-subheading">{title}</h2>
      {children}
    </Card>
  )
}

function Included({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <div>
      <h3 className="font-semibold text-base">{title}</h3>
      <ul className="mt-2 flex flex-col gap-2">
        {lines.map((line) => (
          <li key={line} className="flex gap-2.5">
            <Check aria-hidden size={20} className="mt-0.5 text-accent" />
            {line}
          </li>
        ))}
      </ul>
    </div>
  )
}
