import { useInfiniteQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { WhatsAppLink } from '@/content/whatsapp-link'
import { formatDate } from '@/format/dates'
import { formatPhone } from '@/format/phone'
import { useOwner } from '@/session/session-context'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { PagedList } from '../../components/paged-list'
import { greeting } from '../../greeting'
import type { Exporting } from '../use-export'
import { type City, peopleQuery } from '../waiting.queries'

interface PeopleDialogProps {
  /** Null while the dialog is closed. */
  city: City | null
  onClose: () => void
  onErase: (email: string) => void
  exporting: Exporting
}

/** Who waits in a city, and how to reach them. */
export function PeopleDialog({ city, onClose, onErase, exporting }: PeopleDialogProps) {
  return (
    <Dialog
      open={city !== null}
      onOpenChange={(open) => !open && onClose()}
      title={`Quem espera em ${city?.city ?? 'uma cidade'}`}
      description="Do pedido mais antigo ao mais novo."
      footer={
        city && (
          <Button
            variant="secondary"
            icon={<Download aria-hidden size={18} />}
            loading={exporting.isPending}
            loadingText="Exportando..."
            onClick={() => exporting.mutate({ list: 'waitlist', city })}
          >
            Exportar esta cidade
          </Button>
        )
      }
    >
      {city && <People key={city.place} city={city} onErase={onErase} />}
    </Dialog>
  )
}

function People({ city, onErase }: { city: City; onErase: (email: string) => void }) {
  const { user } = useOwner()
  const query = useInfiniteQuery(peopleQuery(user.id, city, 'all'))
  return (
    <PagedList
      query={query}
      keyOf={({ id }) => id ?? ''}
      label="quem espera"
      empty={<p className="text-fg-muted">Ninguém espera mais nesta cidade.</p>}
    >
      {(people) => (
        <ul className="divide-y divide-line">
          {people.map((person) => (
            <li key={person.id} className="flex flex-col gap-1 py-4 first:pt-0">
              <p className="break-words font-semibold">{person.restaurant_name}</p>
              <p className="break-words">
                {person.contact_name}
                {person.contact_phone && (
                  <>
                    {' · '}
                    <WhatsAppLink
                      look="text"
                      className="tap-target underline underline-offset-4"
                      phone={person.contact_phone}
                      text={greeting(person.contact_name)}
                    >
                      {formatPhone(person.contact_phone)}
                      <span className="sr-only"> no WhatsApp</span>
                    </WhatsAppLink>
                  </>
                )}
              </p>
              <p className="break-all text-fg-muted text-sm">{person.email}</p>
              <div className="flex flex-wrap items-center justify-between gap-2">
                <p className="text-fg-muted text-sm">
                  {person.created_at && `Espera desde ${formatDate(person.created_at)}`}
                  {person.invited_at && ` · avisado em ${formatDate(person.invited_at)}`}
                </p>
                <Button variant="ghost" size="sm" onClick={() => onErase(person.email ?? '')}>
                  Apagar<span className="sr-only"> {person.email}</span>
                </Button>
              </div>
            </li>
          ))}
        </ul>
      )}
    </PagedList>
  )
}
