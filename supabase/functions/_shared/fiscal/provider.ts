/** The interface to a provider of fiscal documents. Each provider has an adapter beside this file. */
export type FiscalProvider = {
  /**
   * Sends a document. Sending the same reference twice makes one document; after a refusal it counts as a new attempt.
   * @param reference ours; identifies the document from now on
   * @throws FiscalServiceError
   */
  send: (reference: string, document: FiscalDocument) => Promise<FiscalAnswer>
  /**
   * The current state of a document.
   * @returns null for a reference that the provider does not know
   * @throws FiscalServiceError
   */
  look: (reference: string, kind: DocumentKind) => Promise<FiscalAnswer | null>
  /**
   * Cancels an issued document.
   * @param reason for the tax office: 15 to 255 characters
   * @throws FiscalServiceError
   */
  cancel: (reference: string, kind: DocumentKind, reason: string) => Promise<FiscalAnswer>
}

export type DocumentKind = 'nfe' | 'nfse'

export type Buyer = { name: string; cnpj: string }

export type BuyerAddress = {
  street: string
  number: string
  complement: string | null
  district: string
  city: string
  /** The state's name, as in "Ceará". */
  state: string
  postal_code: string
}

/** Amounts in cents of BRL. */
export type FiscalDocument = { orderNumber: number; buyer: Buyer } & (
  | { kind: 'nfe'; address: BuyerAddress; goods: readonly GoodsLine[] }
  | { kind: 'nfse'; services: readonly ServiceLine[] }
)

export type GoodsLine = { productId: string; name: string; quantity: number; cents: number }
export type ServiceLine = { name: string; cents: number }

export type FiscalAnswer =
  | { outcome: 'processing' }
  | {
      outcome: 'issued'
      number: string
      series: string | null
      /** 44 digits, of an NF-e. */
      accessKey: string | null
      /** Of an NFS-e. */
      verificationCode: string | null
      pdfUrl: string | null
      xmlUrl: string | null
    }
  /** The reason is in the tax office's words. */
  | { outcome: 'refused'; reason: string }
  | { outcome: 'cancelled' }
  | { outcome: 'cancel_refused'; reason: string }

/** The provider did not answer, or broke its protocol. The message is for logs. */
export class FiscalServiceError extends Error {}
