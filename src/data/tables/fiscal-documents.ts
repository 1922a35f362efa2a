/** Of the table `fiscal_documents`, embedded in an order. */
export const documentColumns =
  'fiscal_documents(id, kind, status, amount, number, series, access_key, verification_code, pdf_url, xml_url, refusal, cancel_reason, created_at, issued_at, cancelled_at)'
