import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useSingleMutation } from '@/data/client/use-single-mutation'
import { formatDateTime } from '@/format/dates'
import { useOwner } from '@/session/session-context'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import { Dialog } from '@/ui/dialog'
import { Notice } from '@/ui/notice'
import { Section } from '@/ui/section'
import { TextareaField } from '@/ui/textarea-field'
import { toast } from '@/ui/toaster'
import { PagedList } from '../../components/paged-list'
import { farmMessage } from '../../farm.messages'
import { useStaff } from '../../staff-context'
import { addHouseNote, houseNotesQuery, removeHouseNote } from '../houses.queries'

type Note = { id: string; author_id: string; author_name: string; body: string; created_at: string }

const newDraft = () => ({ id: crypto.randomUUID(), body: '' })

/** What the staff wrote about a house. The house never sees it. */
export function NotesSection({ restaurantId }: { restaurantId: string }) {
  const { user } = useOwner()
  const client = useQueryClient()
  const notes = houseNotesQuery(user.id, restaurantId)
  const query = useInfiniteQuery(notes)
  const [draft, setDraft] = useState(newDraft)
  const [checked, setChecked] = useState(false)
  const [removing, setRemoving] = useState<Note | null>(null)
  const add = useSingleMutation({
    mutationFn: addHouseNote,
    onSuccess: () => {
      setDraft(newDraft())
      setChecked(false)
      toast.success('Anotação guardada')
    },
    onSettled: () => client.invalidateQueries({ queryKey: notes.queryKey }),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (draft.body.trim()) add.mutate({ ...draft, restaurantId })
  }
  return (
    <Section kind="inner" className="mb-0" title="Anotações" description="Só a equipe da fazenda vê.">
      <form noValidate onSubmit={submit} className="mb-6 flex flex-col items-start gap-3">
        <TextareaField
          label="Nova anotação"
          rows={3}
          maxLength={2000}
          fieldClassName="w-full"
          value={draft.body}
          onChange={({ target: { value } }) => setDraft({ ...draft, body: value })}
          error={checked && !draft.body.trim() ? 'Escreva a anotação.' : undefined}
        />
        {add.error && (
          <Notice tone="danger" live className="w-full">
            {farmMessage(add.error)}
          </Notice>
        )}
        <Button type="submit" variant="secondary" loading={add.isPending} loadingText="Guardando...">
          Guardar anotação
        </Button>
      </form>
      <PagedList
        query={query}
        keyOf={({ id }) => id}
        label="as anotações"
        empty={<p className="text-fg-muted">Nenhuma anotação ainda.</p>}
      >
        {(rows) => (
          <ul className="flex flex-col gap-3">
            {rows.map((note) => (
              <NoteCard key={note.id} note={note} onRemove={() => setRemoving(note)} />
            ))}
          </ul>
        )}
      </PagedList>
      <RemoveNote note={removing} onClose={() => setRemoving(null)} queryKey={notes.queryKey} />
    </Section>
  )
}

function NoteCard({ note, onRemove }: { note: Note; onRemove: () => void }) {
  const member = useStaff()
  const mayRemove = member.role === 'manager' || member.user_id === note.author_id
  return (
    <Card as="li" padding="sm">
      <p className="whitespace-pre-wrap break-words">{note.body}</p>
      <div className="mt-2 flex flex-wrap items-center justify-between gap-2">
        <p className="text-fg-muted text-sm">
          {note.author_name}, {formatDateTime(note.created_at)}
        </p>
        {mayRemove && (
          <Button variant="ghost" size="sm" onClick={onRemove}>
            Retirar<span className="sr-only"> a anotação de {note.author_name}</span>
          </Button>
        )}
      </div>
    </Card>
  )
}

function RemoveNote({
  note,
  onClose,
  queryKey,
}: {
  note: Note | null
  onClose: () => void
  queryKey: readonly unknown[]
}) {
  const client = useQueryClient()
  const remove = useSingleMutation({
    mutationFn: removeHouseNote,
    onSuccess: () => {
      close()
      toast.success('Anotação retirada')
    },
    onSettled: () => client.invalidateQueries({ queryKey }),
  })
  const close = () => {
    remove.reset()
    onClose()
  }
  return (
    <Dialog
      open={note !== null}
      onOpenChange={(open) => !open && close()}
      size="sm"
      title="Retirar esta anotação?"
      description="Ninguém mais a vê. O registro da equipe guarda quem a retirou."
      footer={
        <>
          <Button variant="secondary" onClick={close}>
            Manter
          </Button>
          <Button
            variant="danger"
            loading={remove.isPending}
            loadingText="Retirando..."
            onClick={() => note && remove.mutate(note.id)}
          >
            Retirar anotação
          </Button>
        </>
      }
    >
      {note && <p className="whitespace-pre-wrap break-words">{note.body}</p>}
      {remove.error && (
        <Notice tone="danger" live className="mt-4">
          {farmMessage(remove.error)}
        </Notice>
      )}
    </Dialog>
  )
}
