import { whatsAppLink } from '../whatsapp.ts'
import type { HouseNotice } from './payloads.ts'

/** The content of an e-mail without its layout: HTML and plain text are made from the same blocks. */
export type Mail = {
  subject: string
  /** The preview line that mail programs show beside the subject. */
  preview: string
  heading: string
  blocks: readonly Block[]
}

export type Block =
  | { type: 'text'; text: string }
  /** Label and value, such as an address or a date. */
  | { type: 'facts'; rows: readonly (readonly [label: string, value: string])[] }
  /** A line of a receipt: item, quantity and price. */
  | { type: 'receipt'; rows: readonly ReceiptRow[]; total: string }
  /** A button to a page of the site, or to a full address. */
  | { type: 'button'; label: string; to: string }
  /** Legally required text. */
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
/** A WhatsApp link with a prepared text, for staff to reach the contact at a house. Empty without a number. */
export function reach({ contact_name, contact_phone }: HouseNotice, about: string): Block[] {
  const digits = (contact_phone ?? '').replace(/\D/g, '')
  if (digits.length !== 10 && digits.length !== 11) return []
  const hello = `Olá${contact_name ? `, ${contact_name}` : ''}! Aqui é da fazenda do Engenho 48.`
  return [
    button(
      `WhatsApp ${contact_name ? `de ${contact_name}` : 'da casa'}`,
      whatsAppLink(digits, `${hello} ${about}`.trim()),
    ),
  ]
}

export const facts = (...rows: (readonly [string, string | null | undefined])[]): Block => ({
  type: 'facts',
  rows: rows.flatMap(([label, value]) => (value ? [[label, value] as const] : [])),
})
