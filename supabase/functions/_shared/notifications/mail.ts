import type { HouseNotice } from './payloads.ts'

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
/** A link to WhatsApp with a text ready, for staff who reach the person at a house. Nothing without their number. */
export function reach({ contact_name, contact_phone }: HouseNotice, about: string): Block[] {
  const digits = (contact_phone ?? '').replace(/\D/g, '')
  if (digits.length !== 10 && digits.length !== 11) return []
  const hello = `Olá${contact_name ? `, ${contact_name}` : ''}! Aqui é da fazenda do Engenho 48.`
  return [
    button(
      `WhatsApp ${contact_name ? `de ${contact_name}` : 'da casa'}`,
      `https://wa.me/55${digits}?text=${encodeURIComponent(`${hello} ${about}`.trim())}`,
    ),
  ]
}

export const facts = (...rows: (readonly [string, string | null | undefined])[]): Block => ({
  type: 'facts',
  rows: rows.flatMap(([label, value]) => (value ? [[label, value] as const] : [])),
})
