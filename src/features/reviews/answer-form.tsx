import { useState } from 'react'
import { Button } from '@/ui/button'
import { TextareaField } from '@/ui/textarea-field'
import { reviewMessage } from './reviews.messages'

interface AnswerFormProps {
  label: string
  hint: string
  saving: boolean
  error: Error | null
  onSave: (text: string) => void
}

/** One answer, which cannot be changed afterwards. */
export function AnswerForm({ label, hint, saving, error, onSave }: AnswerFormProps) {
  const [text, setText] = useState('')
  return (
    <form
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        onSave(text)
      }}
    >
      <TextareaField
        label={label}
        hint={hint}
        rows={3}
        maxLength={2000}
        value={text}
        onChange={(event) => setText(event.target.value)}
        error={error ? reviewMessage(error) : undefined}
      />
      <Button type="submit" size="sm" className="self-start" loading={saving} loadingText="Enviando...">
        Enviar resposta
      </Button>
    </form>
  )
}
