import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { WhatsAppLink } from '@/content/whatsapp-link'
import { useSingleMutation } from '@/data/client/use-single-mutation'
import { formatDate } from '@/format/dates'
import { useOwner } from '@/session/session-context'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import { Dialog } from '@/ui/dialog'
import { TextareaField } from '@/ui/textarea-field'
import { toast } from '@/ui/toaster'
import { ListSection } from '../components/loaded'
import { farmMessage } from '../farm.messages'
import { formatFlag } from '../flag-kinds'
import { greeting } from '../greeting'
import { orderAddress } from '../orders/addresses'
import { closeFlag, type Flag, flagsQuery } from './flags.queries'

/** Money and upkeep that a person has to look at. */
export function FlagsPanel() {
  const { user } = useOwner()
  const flags = useQuery(flagsQuery(user.id))
  return (
    <ListSection
      id="avisos"
      title="Avisos"
      query={flags}
      label="os avisos"
      empty="Nenhum pagamento, reembolso ou contestação espera por você."
    >
      {(rows) => (
        <ul className="flex flex-col gap-3">
          {rows.map((flag) => (
            <FlagCard key={flag.id} flag={flag} userId={user.id} />
          ))}
        </ul>
      )}
    </ListSection>
  )
}

function FlagCard({ flag, userId }: { flag: Flag; userId: string }) {
  const about = [
    flag.restaurant?.name,
    `desde ${formatDate(flag.raised_at)}`,
    flag.occurrences > 1 && `${flag.occurrences} vezes`,
  ].filter(Boolean)
  return (
    <Card as="li" padding="sm" className="flex flex-col gap-3 sm:flex-row sm:items-center sm:justify-between">
      <div className="min-w-0">
        <p className="font-semibold">{formatFlag(flag.kind)}</p>
        <p className="break-words text-fg-muted text-sm">
          {flag.order && flag.order_id && (
            <>
              <Link to={orderAddress(flag.order_id)} className="tap-target text-link">
                Pedido {flag.order.number}
              </Link>
              {' · '}
            </>
          )}
          {about.join(' · ')}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <WhatsAppLink
          phone={flag.restaurant?.contact_phone ?? null}
          text={greeting(
            flag.restaurant?.contact_name ?? null,
            flag.order ? `É sobre o pedido ${flag.order.number}.` : '',
          )}
        >
          WhatsApp
        </WhatsAppLink>
        <CloseFlag flag={flag} userId={userId} />
      </div>
    </Card>
  )
}

function CloseFlag({ flag, userId }: { flag: Flag; userId: string }) {
  const client = useQueryClient()
  const [open, setOpen] = useState(false)
  const [reason, setReason] = useState('')
  const close = useSingleMutation({
    mutationFn: closeFlag,
    onSuccess: () => {
      setOpen(false)
      toast.success('Aviso resolvido')
    },
    onSettled: () => client.invalidateQueries({ queryKey: flagsQuery(userId).queryKey }),
  })
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      title="Marcar como resolvido"
      description={formatFlag(flag.kind)}
      trigger={
        <Button variant="secondary" size="sm">
          Resolvido
        </Button>
      }
      footer={
        <Button
          loading={close.isPending}
          loadingText="Gravando..."
          onClick={() => close.mutate({ id: flag.id, reason })}
        >
          Marcar como resolvido
        </Button>
      }
    >
      <TextareaField
        label="O que foi feito"
        hint="Fica no registro da equipe."
        value={reason}
        maxLength={500}
        onChange={(event) => setReason(event.target.value)}
        error={close.error ? farmMessage(close.error) : undefined}
      />
    </Dialog>
  )
}
