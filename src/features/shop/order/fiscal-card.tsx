import { FiscalDocumentList } from '@/content/fiscal-document-list'
import type { FiscalDocument } from '@/domain/fiscal-document'
import { Card } from '@/ui/card'

/** The invoices of an order. Nothing before it is paid. */
export function FiscalCard({
  documents,
  needsAddress,
}: {
  documents: readonly FiscalDocument[]
  needsAddress: boolean
}) {
  if (documents.length === 0) return null
  return (
    <Card as="section" aria-labelledby="nota-fiscal" className="order-1 lg:order-none">
      <h2 id="nota-fiscal" className="mb-3 text-subheading">
        Nota fiscal
      </h2>
      <div aria-live="polite">
        <FiscalDocumentList documents={documents} needsAddress={needsAddress} />
      </div>
    </Card>
  )
}
