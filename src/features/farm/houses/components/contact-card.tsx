import { WhatsAppLink } from '@/content/whatsapp-link'
import { formatCnpj } from '@/format/cnpj'
import { formatDate } from '@/format/dates'
import { formatPhone } from '@/format/phone'
import { Card } from '@/ui/card'
import { DefinitionList } from '@/ui/definition-list'
import { greeting } from '../../greeting'
import type { HouseContact } from '../houses.queries'

/** How to reach a house. */
export function ContactCard({ house }: { house: HouseContact }) {
  const { contact_name, contact_email, contact_phone } = house
  const unknown = <span className="font-normal text-fg-muted">Não informado</span>
  return (
    <Card as="section" aria-labelledby="contato">
      <h2 id="contato" className="mb-4 text-heading">
        Contato
      </h2>
      <DefinitionList
        layout="stacked"
        className="lg:grid-cols-1"
        items={[
          { term: 'Quem atende', value: contact_name ?? unknown },
          {
            term: 'E-mail',
            value: contact_email ? (
              <a
                className="tap-target break-words underline underline-offset-4"
                href={`mailto:${contact_email}`}
              >
                {contact_email}
              </a>
            ) : (
              unknown
            ),
          },
          {
            term: 'Telefone',
            value: contact_phone ? (
              <a className="tap-target underline underline-offset-4" href={`tel:+55${contact_phone}`}>
                {formatPhone(contact_phone)}
              </a>
            ) : (
              unknown
            ),
          },
          { term: 'CNPJ', value: formatCnpj(house.cnpj) },
          {
            term: 'Endereço',
            value: [house.address, house.city, house.state].filter(Boolean).join(', ') || unknown,
          },
          { term: 'Conta desde', value: formatDate(house.created_at) },
        ]}
      />
      <WhatsAppLink phone={contact_phone} text={greeting(contact_name)} className="mt-5 w-full">
        Abrir no WhatsApp
      </WhatsAppLink>
    </Card>
  )
}
