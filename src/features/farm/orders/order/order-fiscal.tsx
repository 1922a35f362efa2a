import { useQueryClient } from '@tanstack/react-query'
import { FiscalDocumentList } from '@/content/fiscal-document-list'
import { useSingleMutation } from '@/data/client/use-single-mutation'
import { type FiscalDocument, lacksDocument } from '@/domain/fiscal-document'
import { useOwner } from '@/session/session-context'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import { Notice } from '@/ui/notice'
import { toast } from '@/ui/toaster'
import { farmMessage } from '../../farm.messages'
import { issueDocuments, refreshOrders, retryDocument } from '../writes.queries'

interface OrderFiscalProps {
  orderId: string
  /** Paid, and nothing was paid back: invoices that are missing can be issued. */
  isOwed: boolean
  documents: readonly FiscalDocument[]
  needsAddress: boolean
  /** Kinds of the order's open flags. */
  flags: readonly string[]
}

/** The invoices of an order, why the tax office refused one, and the retry. */
export function OrderFiscal({ orderId, isOwed, documents, needsAddress, flags }: OrderFiscalProps) {
  const isMissing = isOwed && lacksDocument(documents)
  if (documents.length === 0 && !isMissing) return null
  return (
    <Card as="section" aria-labelledby="nota-fiscal">
      <h2 id="nota-fiscal" className="mb-3 text-subheading">
        Nota fiscal
      </h2>
      <FiscalDocumentList
        documents={documents}
        needsAddress={needsAddress}
        more={(document) => <Refusal document={document} stuck={flags.includes('fiscal_stuck')} />}
      />
      {isMissing && <Missing orderId={orderId} />}
    </Card>
  )
}

function Missing({ orderId }: { orderId: string }) {
  const { user } = useOwner()
  const client = useQueryClient()
  const issue = useSingleMutation({
    mutationFn: issueDocuments,
    onSuccess: () => {
      toast.success('Na fila', 'A nota é emitida em até um minuto.')
    },
    onSettled: () => refreshOrders(client, user.id),
  })
  return (
    <div className="flex flex-col items-start gap-3">
      <p className="text-fg-muted text-sm">Este pedido foi pago e está sem nota fiscal.</p>
      <Button
        size="sm"
        variant="secondary"
        loading={issue.isPending}
        loadingText="Emitindo..."
        onClick={() => issue.mutate(orderId)}
      >
        Emitir o que falta
      </Button>
      {issue.error && <Notice tone="danger">{farmMessage(issue.error)}</Notice>}
    </div>
  )
}

function Refusal({ document, stuck }: { document: FiscalDocument; stuck: boolean }) {
  const { user } = useOwner()
  const client = useQueryClient()
  const retry = useSingleMutation({
    mutationFn: retryDocument,
    onSuccess: () => {
      toast.success('De volta à fila', 'A nota é enviada de novo em até um minuto.')
    },
    onSettled: () => refreshOrders(client, user.id),
  })
  const { status, refusal, cancel_reason } = document
  const uncancelled = status === 'issued' && cancel_reason !== null
  const waits = stuck && (status === 'queued' || status === 'processing' || status === 'cancelling')
  if (status !== 'refused' && !uncancelled && !waits) return null
  return (
    <>
      <Notice
        tone="danger"
        title={
          uncancelled
            ? 'O cancelamento foi recusado'
            : waits
              ? 'O serviço de notas não respondeu'
              : 'Recusada'
        }
      >
        {waits ? 'As tentativas automáticas terminaram.' : <span className="break-words">{refusal}</span>}
      </Notice>
      <div>
        <Button
          size="sm"
          variant="secondary"
          loading={retry.isPending}
          loadingText="Enviando..."
          onClick={() => retry.mutate(document.id)}
        >
          Tentar de novo
        </Button>
      </div>
      {retry.error && <Notice tone="danger">{farmMessage(retry.error)}</Notice>}
    </>
  )
}
