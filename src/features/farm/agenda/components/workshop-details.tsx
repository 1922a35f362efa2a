import { Phone } from 'lucide-react'
import { WhatsAppLink } from '@/content/whatsapp-link'
import { digitsOf, isPhone } from '@/domain/contact'
import { addressLines } from '@/format/address'
import { formatDateTime, formatMinutes, formatWeekdayTime } from '@/format/dates'
import { formatCredits } from '@/format/money'
import { formatPhone } from '@/format/phone'
import { formatWorkshopEvent } from '@/format/workshop-events'
import { Badge } from '@/ui/badge'
import { ButtonLink } from '@/ui/button-link'
import { type Definition, DefinitionList } from '@/ui/definition-list'
import { greeting } from '../../greeting'
import type { AgendaWorkshopDetails } from '../agenda.queries'
import { stageOf, stages } from '../stage'
import { useWorkshopName } from '../use-workshop-name'

/** The house, what was agreed and what happened. */
export function WorkshopDetails({ workshop }: { workshop: AgendaWorkshopDetails }) {
  const stage = stages[stageOf(workshop, new Date())]
  return (
    <>
      <div>
        <Badge tone={stage.tone} className="mb-2">
          {stage.label}
        </Badge>
        <DefinitionList items={factsOf(workshop)} />
      </div>
      <Contact workshop={workshop} />
      {workshop.notes && (
        <section>
          <h3 className="mb-1 font-sans font-semibold text-base">Observações da casa</h3>
          <p className="whitespace-pre-line break-words">{workshop.notes}</p>
        </section>
      )}
      <section>
        <h3 className="mb-1 font-sans font-semibold text-base">Andamento</h3>
        <ol className="flex flex-col gap-1 text-sm">
          {workshop.events.map(({ id, kind, detail, created_at }) => (
            <li key={id}>
              {formatWorkshopEvent(kind, detail, 'pela casa')}
              <span className="figures text-fg-muted"> · {formatDateTime(created_at)}</span>
            </li>
          ))}
        </ol>
      </section>
    </>
  )
}

function factsOf(workshop: AgendaWorkshopDetails): Definition[] {
  const cost = workshop.credits_required
  return [
    {
      term: 'Quando',
      value: workshop.scheduled_date === null ? 'Sem data' : formatWeekdayTime(workshop.scheduled_date),
    },
    ...(workshop.proposed_date === null
      ? []
      : [{ term: 'Proposto', value: formatWeekdayTime(workshop.proposed_date) }]),
    { term: 'Duração', value: formatMinutes(workshop.duration_minutes) },
    {
      term: 'Créditos',
      value:
        cost === 0
          ? 'Não cobra créditos'
          : `${formatCredits(cost)}; a casa tem ${workshop.house.consulting_credit_balance.toLocaleString('pt-BR')}`,
    },
    ...(workshop.held_by === null ? [] : [{ term: 'Conduzido por', value: workshop.held_by }]),
  ]
}

function Contact({ workshop }: { workshop: AgendaWorkshopDetails }) {
  const nameOf = useWorkshopName()
  const { house } = workshop
  const phone = house.contact_phone && isPhone(house.contact_phone) ? house.contact_phone : null
  const town = [house.city, house.state].filter(Boolean).join(', ')
  // The house's own address, else the one that its bottles go to.
  const address = house.address ? [house.address, town] : house.delivery ? addressLines(house.delivery) : []
  const when = workshop.proposed_date ?? workshop.scheduled_date
  const about = `É sobre “${nameOf(workshop)}”${when === null ? '' : `, ${formatWeekdayTime(when)}`}.`
  return (
    <section>
      <h3 className="mb-1 font-sans font-semibold text-base">Casa</h3>
      <address className="not-italic">
        {house.contact_name && <p>{house.contact_name}</p>}
        {address.length === 0 && <p className="text-fg-muted">{town || 'Sem endereço no perfil'}</p>}
        {address.filter(Boolean).map((line) => (
          <p key={line} className="break-words">
            {line}
          </p>
        ))}
      </address>
      {phone ? (
        <div className="mt-3 flex flex-wrap gap-2">
          <ButtonLink
            variant="secondary"
            size="sm"
            href={`tel:+55${digitsOf(phone)}`}
            icon={<Phone aria-hidden size={18} />}
          >
            {formatPhone(phone)}
          </ButtonLink>
          <WhatsAppLink phone={phone} text={greeting(house.contact_name, about)}>
            WhatsApp
          </WhatsAppLink>
        </div>
      ) : (
        <p className="text-fg-muted">Sem telefone no perfil</p>
      )}
    </section>
  )
}
