import { type FormEvent, type ReactNode, useState } from 'react'
import { Button } from '@/ui/button'
import { TextareaField } from '@/ui/textarea-field'

interface TextFormProps {
  label: string
  hint: string
  maxLength: number
  submit: string
  danger?: boolean
  busy: boolean
  error: string | null
  children?: ReactNode
  onBack: () => void
  onSubmit: (text: string) => void
}

/** An action that asks for a text. */
export function TextForm({
  label,
  hint,
  maxLength,
  submit,
  danger = false,
  busy,
  error,
  children,
  onBack,
  onSubmit,
}: TextFormProps) {
  const [text, setText] = useState('')
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (!busy) onSubmit(text)
  }
  return (
    <form noValidate onSubmit={send} className="flex flex-col gap-4">
      {children}
      <TextareaField
        label={label}
        hint={hint}
        required
        rows={2}
        maxLength={maxLength}
        value={text}
        error={error ?? undefined}
        onChange={(event) => setText(event.target.value)}
      />
      <FormButtons submit={submit} danger={danger} busy={busy} onBack={onBack} />
    </form>
  )
}

interface FormButtonsProps {
  submit: string
  danger?: boolean
  busy: boolean
  onBack: () => void
}

export function FormButtons({ submit, danger = false, busy, onBack }: FormButtonsProps) {
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        type="submit"
        size="sm"
        variant={danger ? 'danger' : 'primary'}
        loading={busy}
        loadingText="Gravando..."
      >
        {submit}
      </Button>
      <Button size="sm" variant="secondary" disabled={busy} onClick={onBack}>
        Voltar
      </Button>
    </div>
  )
}
