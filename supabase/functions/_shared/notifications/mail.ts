/** What an e-mail says, without its looks: the HTML and the plain text are made from the same blocks. */
export type Mail = {
  subject: string
  /** The line that mail programs show beside the subject. */
  preview: string
  heading: string
  blocks: readonly Block[]
}

export type Block =
  | { type: 'text'; text: string }
  /** Label and value, as an address or a date. */
  | { type: 'facts'; rows: readonly (readonly [label: string, value: string])[] }
  /** A receipt: what, how much of it, its price. */
  | { type: 'receipt'; rows: readonly ReceiptRow[]; total: string }
  /** A button to a page of the site, or to a full address. */
  | { type: 'button'; label: string; to: string }
  /** What the law wants said. */
  | { type: 'small'; text: string; link: Link | null }

type Link = { label: string; to: string }

export type ReceiptRow = { name: string; quantity: number; amount: string }

export const text = (content: string): Block => ({ type: 'text', text: content })
export const small = (content: string, link: Link | null = null): Block => ({
  type: 'small',
  text: content,
  link,
})
export const button = (label: string, to: string): Block => ({ type: 'button', label, to })
export const facts = (...rows: (readonly [string, string | null | undefined])[]): Block => ({
  type: 'facts',
  rows: rows.flatMap(([label, value]) => (value ? [[label, value] as const] : [])),
})
