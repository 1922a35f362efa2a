import { useInfiniteQuery } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { useSingleMutation } from '@/data/client/use-single-mutation'
import { formatInteger } from '@/format/money'
import { useOwner } from '@/session/session-context'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { Notice } from '@/ui/notice'
import { TextField } from '@/ui/text-field'
import { toast } from '@/ui/toaster'
import { PagedList } from '../../components/paged-list'
import { farmMessage } from '../../farm.messages'
import { type City, openCity, peopleQuery } from '../waiting.queries'

interface OpenCityDialogProps {
  /** Null while the dialog is closed. */
  city: City | null
  onClose: () => void
  onDone: () => void
}

const people = (count: number) => `${formatInteger(count)} ${count === 1 ? 'pessoa' : 'pessoas'}`

/** Asks before a city is opened, and shows who will get an e-mail. */
export function OpenCityDialog({ city, onClose, onDone }: OpenCityDialogProps) {
  const formId = useId()
  const open = useSingleMutation({
    mutationFn: openCity,
    onSuccess: (written, { city: name }) => {
      onClose()
      if (written > 0) toast.success(`${name} está aberta`, `O aviso de ${people(written)} entrou na fila.`)
      else if (city && city.waiting > city.invited)
        toast.success(`${name} já estava aberta`, 'Ninguém foi avisado outra vez.')
      else toast.success(`${name} está aberta`, 'Não havia ninguém por avisar.')
    },
    onSettled: onDone,
  })
  const close = () => {
    open.reset()
    onClose()
  }
  return (
    <Dialog
      open={city !== null}
      onOpenChange={(next) => !next && close()}
      title={city?.open ? `Avisar quem espera em ${city.city}?` : `Abrir ${city?.city ?? 'a cidade'}?`}
      description={
        city?.open
          ? 'A cidade já está aberta. Só quem ainda não foi avisado recebe o e-mail.'
          : 'O cadastro passa a aceitar casas desta cidade na mesma hora.'
      }
      footer={
        <>
          <Button variant="secondary" onClick={close}>
            Agora não
          </Button>
          <Button type="submit" form={formId} loading={open.isPending} loadingText="Abrindo...">
            {city?.open ? 'Avisar' : 'Abrir cidade'}
          </Button>
        </>
      }
    >
      {city && (
        <OpenCityForm key={city.place} id={formId} city={city} onOpen={(place) => open.mutate(place)} />
      )}
      {open.error && (
        <Notice tone="danger" live className="mt-5">
          {farmMessage(open.error)}
        </Notice>
      )}
    </Dialog>
  )
}

interface OpenCityFormProps {
  id: string
  city: City
  onOpen: (place: { place: string; city: string; state: string }) => void
}

function OpenCityForm({ id, city, onOpen }: OpenCityFormProps) {
  const { user } = useOwner()
  const [name, setName] = useState(city.city)
  const [state, setState] = useState(city.state)
  const query = useInfiniteQuery(peopleQuery(user.id, city, 'uninvited'))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onOpen({ place: city.place, city: name, state })
  }
  return (
    <form id={id} noValidate onSubmit={submit} className="flex flex-col gap-6">
      {city.areaId === null && (
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            label="Cidade"
            hint="Como vai aparecer no site."
            value={name}
            maxLength={100}
            onChange={({ target }) => setName(target.value)}
          />
          <TextField
            label="Estado"
            hint="Por extenso."
            value={state}
            maxLength={50}
            onChange={({ target }) => setState(target.value)}
          />
        </div>
      )}
      <div>
        <h3 className="mb-2 font-semibold">Quem será avisado</h3>
        <PagedList
          query={query}
          // One line per person: a second house causes no second e-mail.
          keyOf={({ email }) => email?.toLowerCase() ?? ''}
          label="quem espera"
          empty={<p className="text-fg-muted">Ninguém: não há quem espere sem aviso nesta cidade.</p>}
        >
          {(rows) => (
            <ul className="divide-y divide-line">
              {rows.map((row) => (
                <li key={row.id} className="min-w-0 py-2">
                  <span className="block break-words font-semibold">{row.restaurant_name}</span>
                  <span className="block break-all text-fg-muted text-sm">{row.email}</span>
                </li>
              ))}
            </ul>
          )}
        </PagedList>
      </div>
    </form>
  )
}
