import { useQuery } from '@tanstack/react-query'
import { useOwner } from '@/session/session-context'
import { Notice } from '@/ui/notice'
import { waitingDocumentsQuery } from './documents.queries'

/** How many invoices have waited longer than they should. Nothing where none has. */
export function DocumentsPanel() {
  const { user } = useOwner()
  const { data: count } = useQuery(waitingDocumentsQuery(user.id))
  if (!count) return null
  return (
    <Notice
      tone="warn"
      title={
        count === 1
          ? '1 nota fiscal espera há mais de 15 minutos'
          : `${count} notas fiscais esperam há mais de 15 minutos`
      }
    >
      Sem o endereço de entrega, a nota das garrafas espera por ele. Se o endereço está no pedido, confira se
      o serviço de notas está configurado.
    </Notice>
  )
}
