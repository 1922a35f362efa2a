import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useOwner } from '@/session/session-context'
import { Button } from '@/ui/button'
import { EmptyState } from '@/ui/empty-state'
import { PageHeader } from '@/ui/page-header'
import { Section } from '@/ui/section'
import { TextField } from '@/ui/text-field'
import { PagedList } from '../components/paged-list'
import { useDebounced } from '../use-debounced'
import { CitiesTable } from './components/cities-table'
import { CloseCityDialog } from './components/close-city-dialog'
import { EraseContactDialog } from './components/erase-contact-dialog'
import { ExportButton } from './components/export-button'
import { OpenCityDialog } from './components/open-city-dialog'
import { PeopleDialog } from './components/people-dialog'
import { SubscribersSection } from './components/subscribers-section'
import { useExport } from './use-export'
import { type City, citiesQuery, waitingKey } from './waiting.queries'

type Doing = { what: 'open' | 'close' | 'people'; city: City }

/**
 * Who waits for the farm, by city, and the newsletter. The dialogs belong to the page, so that a refetch of a list does
 * not close a form.
 */
export default function WaitingPage() {
  const { user } = useOwner()
  const client = useQueryClient()
  const [search, setSearch] = useSearchParams()
  const typed = search.get('cidade') ?? ''
  const settled = useDebounced(typed.trim())
  const query = useInfiniteQuery(citiesQuery(user.id, settled))
  const [doing, setDoing] = useState<Doing | null>(null)
  const [erasing, setErasing] = useState<string | null>(null)
  const save = useExport()
  const done = () => void client.invalidateQueries({ queryKey: waitingKey(user.id) })
  const close = () => setDoing(null)
  const cityFor = (what: Doing['what']) => (doing?.what === what ? doing.city : null)
  return (
    <>
      <PageHeader
        title="Espera"
        description="Quem pediu a fazenda na sua cidade, e quem assina a newsletter."
        actions={
          <Button variant="secondary" onClick={() => setErasing('')}>
            Apagar um e-mail
          </Button>
        }
      />
      <Section
        kind="inner"
        title="Cidades"
        description="Ao abrir uma cidade, quem espera nela é avisado por e-mail uma única vez."
        actions={
          <ExportButton list="waitlist" exporting={save}>
            Exportar lista de espera
          </ExportButton>
        }
      >
        <TextField
          label="Filtrar por cidade ou estado"
          type="search"
          leading={<Search size={18} />}
          fieldClassName="mb-6 max-w-md"
          value={typed}
          maxLength={100}
          onChange={({ target: { value } }) => setSearch(value ? { cidade: value } : {}, { replace: true })}
        />
        <PagedList
          query={query}
          keyOf={({ place }) => place}
          label="as cidades"
          empty={
            <EmptyState
              headingLevel={3}
              title={settled ? 'Nenhuma cidade com esse nome' : 'Ninguém espera ainda'}
              text={settled ? 'Confira o nome, ou limpe o filtro para ver todas.' : undefined}
            />
          }
        >
          {(cities) => <CitiesTable cities={cities} onDo={(what, city) => setDoing({ what, city })} />}
        </PagedList>
      </Section>
      <SubscribersSection onErase={setErasing} exporting={save} />
      <OpenCityDialog city={cityFor('open')} onClose={close} onDone={done} />
      <CloseCityDialog city={cityFor('close')} onClose={close} onDone={done} />
      <PeopleDialog
        city={cityFor('people')}
        onClose={close}
        exporting={save}
        onErase={(email) => {
          close()
          setErasing(email)
        }}
      />
      <EraseContactDialog email={erasing} onClose={() => setErasing(null)} onDone={done} />
    </>
  )
}
