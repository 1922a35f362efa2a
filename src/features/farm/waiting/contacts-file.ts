import { waitlistLabels as labels, referralSources, revenueRanges } from '@/content/waitlist-words'
import { formatCnpj } from '@/format/cnpj'
import { formatDateTime } from '@/format/dates'
import { establishmentOptions } from '@/format/establishment-types'
import { formatPhone } from '@/format/phone'
import type { ContactList } from './waiting.queries'

type Contact = Readonly<Record<string, unknown>>
type Column = [header: string, key: string, format?: (text: string) => string]

const labelOf = (options: readonly { value: string; label: string }[]) => (value: string) =>
  options.find((option) => option.value === value)?.label ?? value

const columns: Record<ContactList, readonly Column[]> = {
  waitlist: [
    [labels.email, 'email'],
    [labels.restaurant_name, 'restaurant_name'],
    [labels.contact_name, 'contact_name'],
    [labels.contact_phone, 'contact_phone', formatPhone],
    [labels.cnpj, 'cnpj', formatCnpj],
    [labels.city, 'city'],
    [labels.state, 'state'],
    [labels.establishment_type, 'establishment_type', labelOf(establishmentOptions)],
    [labels.interested_in, 'interested_in'],
    [labels.monthly_revenue_range, 'monthly_revenue_range', labelOf(revenueRanges)],
    [labels.instagram_handle, 'instagram_handle'],
    [labels.website, 'website'],
    [labels.current_cachaca_supplier, 'current_cachaca_supplier'],
    [labels.referral_source, 'referral_source', labelOf(referralSources)],
    [labels.notes, 'notes'],
    ['Na lista desde', 'created_at', formatDateTime],
    ['Avisado em', 'invited_at', formatDateTime],
  ],
  newsletter: [
    [labels.email, 'email'],
    ['Na lista desde', 'created_at', formatDateTime],
  ],
}

/**
 * What a spreadsheet takes for a formula, after any white space. Visitors filled these lists in; Excel would run
 * `=HYPERLINK(…)` on the computer that opens the file.
 */
const formula = /^\s*[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/

/** A list as a file for Excel in Portuguese: semicolons, and the byte order mark that makes it read UTF-8. */
export async function contactsFile(list: ContactList, contacts: readonly Contact[]): Promise<string> {
  const { default: papa } = await import('papaparse')
  const rows = contacts.map((contact) => columns[list].map((column) => cellOf(contact, column)))
  const csv = papa.unparse([columns[list].map(([header]) => header), ...rows], {
    delimiter: ';',
    newline: '\r\n',
    escapeFormulae: formula,
  })
  return `\uFEFF${csv}\r\n`
}

function cellOf(contact: Contact, [, key, format]: Column): string {
  const value = contact[key]
  if (value === null || value === undefined) return ''
  const text = Array.isArray(value) ? value.join(', ') : String(value)
  return format ? format(text) : text
}
