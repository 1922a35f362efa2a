import { formatCnpj } from '@/format/cnpj'
import { formatDateTime } from '@/format/dates'
import { establishmentOptions } from '@/format/establishment-types'
import { formatPhone } from '@/format/phone'
import type { ContactList } from './waiting.queries'

type Contact = Readonly<Record<string, unknown>>
type Column = [header: string, key: string, format?: (text: string) => string]

const revenues: Readonly<Record<string, string>> = {
  under_10k: 'Até R$ 10 mil',
  '10k_30k': 'De R$ 10 mil a R$ 30 mil',
  '30k_100k': 'De R$ 30 mil a R$ 100 mil',
  above_100k: 'Acima de R$ 100 mil',
}

const sources: Readonly<Record<string, string>> = {
  instagram: 'Instagram',
  google: 'Google',
  friend: 'Indicação',
  facebook: 'Facebook',
  linkedin: 'LinkedIn',
  event: 'Evento',
  other: 'Outro',
}

const columns: Record<ContactList, readonly Column[]> = {
  waitlist: [
    ['E-mail', 'email'],
    ['Casa', 'restaurant_name'],
    ['Contato', 'contact_name'],
    ['Telefone', 'contact_phone', formatPhone],
    ['CNPJ', 'cnpj', formatCnpj],
    ['Cidade', 'city'],
    ['Estado', 'state'],
    [
      'Tipo',
      'establishment_type',
      (type) => establishmentOptions.find(({ value }) => value === type)?.label ?? type,
    ],
    ['Interesses', 'interested_in'],
    ['Faturamento por mês', 'monthly_revenue_range', (range) => revenues[range] ?? range],
    ['Instagram', 'instagram_handle'],
    ['Site', 'website'],
    ['Cachaça atual', 'current_cachaca_supplier'],
    ['Como conheceu', 'referral_source', (source) => sources[source] ?? source],
    ['Observações', 'notes'],
    ['Na lista desde', 'created_at', formatDateTime],
    ['Avisado em', 'invited_at', formatDateTime],
  ],
  newsletter: [
    ['E-mail', 'email'],
    ['Na lista desde', 'created_at', formatDateTime],
  ],
}

/**
 * What a spreadsheet takes for a formula, after any white space. Visitors filled these lists in; Excel would run
 * `=HYPERLINK(…)` on the computer of whoever opens the file.
 */
const formula = /^\s*[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/

/** A list as a file for Excel in Portuguese: semicolons, and the mark that makes it read UTF-8. */
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
