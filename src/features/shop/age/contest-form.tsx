import { useState } from 'react'
import { Button } from '@/ui/button'
import { TextareaField } from '@/ui/textarea-field'
import { ageMessage } from './age.messages'

interface ContestFormProps {
  onContest: (text: string) => void
  pending: boolean
  /** Why the last attempt failed. */
  error: unknown
}

/** The owner's objection to an answer, in a few words, once. */
export function ContestForm({ onContest, pending, error }: ContestFormProps) {
  const [text, setText] = useState('')
  const [missing, setMissing] = useState(false)
  return (
    <form
      noValidate
      className="mt-6 border-line border-t pt-6"
      onSubmit={(event) => {
        event.preventDefault()
        const empty = text.trim() === ''
        setMissing(empty)
        if (!empty) onContest(text)
      }}
    >
      <h3 className="mb-3 font-semibold text-base">Contestar a resposta</h3>
      <TextareaField
        label="O que aconteceu"
        hint="Uma vez só, e só a gerência lê. Não mande número de documento."
        value={text}
        maxLength={500}
        onChange={({ target }) => setText(target.value)}
        error={
          missing && text.trim() === ''
            ? 'Conte em poucas palavras o que aconteceu.'
            : error
              ? ageMessage(error)
              : undefined
        }
      />
      <Button type="submit" variant="secondary" className="mt-4" loading={pending} loadingText="Enviando...">
        Enviar contestação
      </Button>
    </form>
  )
}
