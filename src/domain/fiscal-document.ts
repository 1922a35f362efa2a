/** An invoice of an order, as owners and the farm read it. Columns of `fiscal_documents`. */
export type FiscalDocument = {
  id: string
  /** `nfe` for goods, `nfse` for services. */
  kind: string
  status: string
  /** In BRL; null until it was sent. */
  amount: number | null
  number: string | null
  series: string | null
  access_key: string | null
  verification_code: string | null
  pdf_url: string | null
  xml_url: string | null
  refusal: string | null
  cancel_reason: string | null
  created_at: string
  issued_at: string | null
  cancelled_at: string | null
}

/** The invoice of the goods before that of the services, the newest of a kind first. */
export const sortDocuments = (rows: readonly FiscalDocument[]): FiscalDocument[] =>
  rows.toSorted(
    (one, other) =>
      one.kind.localeCompare(other.kind) || Date.parse(other.created_at) - Date.parse(one.created_at),
  )

/** Whether one of them is on its way to the tax office or back. */
export const isBeingIssued = (documents: readonly FiscalDocument[]): boolean =>
  documents.some(({ status }) => status === 'queued' || status === 'processing' || status === 'cancelling')

/** Whether the provider's panel cancelled it: one that ends with its order has a reason. */
export const isCancelledOutside = ({ status, cancel_reason }: FiscalDocument): boolean =>
  status === 'cancelled' && cancel_reason === null

/** Whether a paid order lacks an invoice: it never had one, or one was cancelled in the provider's panel. */
export const lacksDocument = (documents: readonly FiscalDocument[]): boolean =>
  documents.length === 0 ||
  documents.some(
    (document) =>
      isCancelledOutside(document) &&
      !documents.some(({ kind, status }) => kind === document.kind && status !== 'cancelled'),
  )
