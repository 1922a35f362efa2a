import { useQuery } from '@tanstack/react-query'
import { ShieldCheck } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { Age } from '@/data/tables/age'
import { ageQuery } from '@/data/tables/age-verifications'
import { useOwner } from '@/session/session-context'
import { ButtonLink } from '@/ui/button-link'
import { Notice } from '@/ui/notice'
import type { Order } from '../shop.queries'
import { ageAddress } from './errand'
import { waitsForAge } from './waits-for-age'

/** The owner's verification; undefined while it is unknown. */
export function useAge(): Age | undefined {
  const { user } = useOwner()
  return useQuery(ageQuery(user.id)).data
}

const reasons: Partial<Record<Age['status'], string>> = {
  contested: 'A fazenda está conferindo a sua contestação.',
  unsure: 'O serviço de verificação ainda está em dúvida.',
  refused: 'A verificação foi recusada. Você pode tentar de novo ou contestar.',
}

/** On an order: what its bottles wait for. */
export function OrderAgeNotice({ order }: { order: Order }) {
  const age = useAge()
  if (!age || !waitsForAge(order, age)) return null
  const asked = reasons[age.status]
  return (
    <Notice
      tone="warn"
      title="Falta verificar a sua idade"
      className="mb-6 print:hidden"
      action={
        <ButtonLink size="sm" to={ageAddress({ kind: 'order', orderId: order.id })}>
          {asked ? 'Ver a verificação' : 'Verificar a idade'}
        </ButtonLink>
      }
    >
      As garrafas deste pedido são embaladas depois disso. {asked ?? 'É uma vez só, em poucos minutos.'}
    </Notice>
  )
}

/** In the shop: the verification is offered before the first checkout. */
export function AgeLine() {
  const age = useAge()
  if (!age || age.status === 'verified') return null
  return (
    <div className="flex items-start gap-3">
      <ShieldCheck aria-hidden size={20} className="mt-0.5 shrink-0 text-accent sm:mt-3" />
      <div className="flex grow flex-wrap items-center gap-x-3">
        <p>
          {reasons[age.status] ?? 'Antes da primeira garrafa, a lei pede que a sua idade seja verificada.'}
        </p>
        <Link to={ageAddress({ kind: 'none' })} className="inline-flex min-h-11 items-center text-link">
          {reasons[age.status] ? 'Ver a verificação' : 'Verificar a idade'}
        </Link>
      </div>
    </div>
  )
}
