import { useQuery } from '@tanstack/react-query'
import { Plus, X } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import { useOwner } from '@/session/session-context'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { Notice } from '@/ui/notice'
import { TextField } from '@/ui/text-field'
import { Loaded } from '../../components/loaded'
import { farmMessage } from '../../farm.messages'
import { type Hours, hoursQuery, saveHours } from '../agenda.queries'
import { useAgendaChange } from '../use-agenda-change'

const weekdays = ['Segunda', 'Terça', 'Quarta', 'Quinta', 'Sexta', 'Sábado', 'Domingo']

/** The weekly hours, for managers. */
export function HoursDialog({ onClose }: { onClose: () => void }) {
  const { user } = useOwner()
  const formId = useId()
  const hours = useQuery(hoursQuery(user.id))
  const save = useAgendaChange(saveHours, 'Horários salvos', onClose)
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !save.isPending && onClose()}
      title="Horários de atendimento"
      description="Nestes horários os clientes veem vagas. O que já está marcado não muda."
      footer={
        <>
          <Button variant="secondary" disabled={save.isPending} onClick={onClose}>
            Cancelar
          </Button>
          <Button
            type="submit"
            form={formId}
            disabled={!hours.data}
            loading={save.isPending}
            loadingText="Salvando..."
          >
            Salvar horários
          </Button>
        </>
      }
    >
      <Loaded query={hours} label="os horários" height="h-96">
        {(stored) => (
          <HoursForm
            formId={formId}
            stored={stored}
            error={save.error ? farmMessage(save.error) : null}
            onSubmit={(typed) => save.mutate({ hours: typed, seen: stored })}
          />
        )}
      </Loaded>
    </Dialog>
  )
}

type Line = Hours & { key: number }

interface HoursFormProps {
  formId: string
  stored: readonly Hours[]
  error: string | null
  onSubmit: (hours: Hours[]) => void
}

function HoursForm({ formId, stored, error, onSubmit }: HoursFormProps) {
  const [lines, setLines] = useState<Line[]>(() =>
    stored.map((one, key) => ({
      weekday: one.weekday,
      starts: one.starts.slice(0, 5),
      ends: one.ends.slice(0, 5),
      key,
    })),
  )
  const change = (key: number, values: Partial<Hours>) =>
    setLines(lines.map((line) => (line.key === key ? { ...line, ...values } : line)))
  const add = (weekday: number) =>
    setLines([
      ...lines,
      { weekday, starts: '09:00', ends: '12:00', key: Math.max(0, ...lines.map(({ key }) => key)) + 1 },
    ])

  function send(event: FormEvent) {
    event.preventDefault()
    onSubmit(lines.map(({ weekday, starts, ends }) => ({ weekday, starts, ends })))
  }

  return (
    <form id={formId} noValidate onSubmit={send} className="flex flex-col gap-5">
      {weekdays.map((name, index) => {
        const weekday = index + 1
        const own = lines.filter((line) => line.weekday === weekday)
        return (
          <fieldset key={name} className="min-w-0 border-line border-b pb-4">
            <legend className="font-semibold">{name}</legend>
            {own.length === 0 && <p className="text-fg-muted text-sm">Sem atendimento.</p>}
            <ul className="flex flex-col gap-2">
              {own.map((line, position) => (
                <li key={line.key} className="flex items-end gap-2">
                  <TextField
                    label={`${name}, das`}
                    hideLabel
                    fieldClassName="min-w-0 flex-1"
                    className="max-sm:px-2"
                    type="time"
                    value={line.starts}
                    onChange={(event) => change(line.key, { starts: event.target.value })}
                  />
                  <span className="pb-3 text-fg-muted">às</span>
                  <TextField
                    label={`${name}, até as`}
                    hideLabel
                    fieldClassName="min-w-0 flex-1"
                    className="max-sm:px-2"
                    type="time"
                    value={line.ends}
                    onChange={(event) => change(line.key, { ends: event.target.value })}
                  />
                  <Button
                    variant="ghost"
                    aria-label={`Tirar o ${position + 1}º período de ${name.toLowerCase()}`}
                    icon={<X aria-hidden size={20} />}
                    onClick={() => setLines(lines.filter(({ key }) => key !== line.key))}
                  />
                </li>
              ))}
            </ul>
            <Button
              size="sm"
              variant="ghost"
              className="mt-1"
              aria-label={`Incluir período em ${name.toLowerCase()}`}
              icon={<Plus aria-hidden size={18} />}
              onClick={() => add(weekday)}
            >
              Incluir período
            </Button>
          </fieldset>
        )
      })}
      {error && (
        <Notice tone="danger" live>
          {error}
        </Notice>
      )}
    </form>
  )
}
