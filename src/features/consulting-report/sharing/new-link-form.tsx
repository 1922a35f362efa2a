import { useState } from 'react'
import { Notice } from '@/ui/notice'
import { RadioCards } from '@/ui/radio-cards'
import { sharingMessage } from './sharing.messages'
import type { Days, NewLink } from './sharing.queries'

const durations: readonly { days: Days; label: string }[] = [
  { days: 1, label: '1 dia' },
  { days: 7, label: '7 dias' },
  { days: 30, label: '30 dias' },
]

const contents = [
  {
    value: 'without',
    label: 'Sem custos',
    description: 'Receitas, textos e preços de venda. Custos, margens e ganhos ficam com você.',
  },
  {
    value: 'with',
    label: 'Com custos',
    description: 'Tudo o que a consultoria entregou, com custos e margens.',
  },
]

interface NewLinkFormProps {
  /** Links the form to its submit button at the foot of the dialog. */
  id: string
  version: number
  error: Error | null
  onSubmit: (wanted: Pick<NewLink, 'days' | 'withCosts'>) => void
}

/** How long a new link is valid, and whether it shows the costs. */
export function NewLinkForm({ id, version, error, onSubmit }: NewLinkFormProps) {
  const [days, setDays] = useState<Days>(7)
  const [shown, setShown] = useState('without')
  return (
    <form
      id={id}
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit({ days, withCosts: shown === 'with' })
      }}
    >
      <RadioCards
        label="O que o link mostra"
        name="shown"
        columns={2}
        value={shown}
        onValueChange={setShown}
        options={contents}
      />
      <RadioCards
        label="Por quanto tempo"
        hint={
          version > 1
            ? `O link mostra sempre a versão ${version}, que está na tela.`
            : 'O link mostra sempre o relatório como está agora.'
        }
        name="days"
        columns={3}
        value={String(days)}
        onValueChange={(value) => {
          const chosen = durations.find((duration) => String(duration.days) === value)
          if (chosen) setDays(chosen.days)
        }}
        options={durations.map((duration) => ({ value: String(duration.days), label: duration.label }))}
      />
      {error && (
        <Notice live tone="danger">
          {sharingMessage(error)}
        </Notice>
      )}
    </form>
  )
}
