/** What a provider of fiscal documents does for us. One adapter beside this file for each provider. */
export type FiscalProvider = {
  /**
   * Sends a document. Sending the same reference twice makes one document; after a refusal it is a new attempt.
   * @param reference ours; names the document from now on
   * @throws FiscalServiceError
   */
  send: (reference: string, document: FiscalDocument) => Promise<FiscalAnswer>
  /**
   * What became of a document.
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
  /** By its name, as "Ceará". */
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
  /** The reason is in the words of the tax office. */
  | { outcome: 'refused'; reason: string }
  | { outcome: 'cancelled' }
  | { outcome: 'cancel_refused'; reason: string }

/** The provider did not answer, or not as its protocol says. The message is for logs. */
export class FiscalServiceError extends Error {}
