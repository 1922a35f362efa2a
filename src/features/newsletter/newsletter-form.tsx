import { type FormEvent, useId, useRef, useState } from 'react'
import { Button } from '@/ui/button'
import { TextField } from '@/ui/text-field'
import { newsletterMessages } from './newsletter.messages'

type State = { kind: 'idle' } | { kind: 'loading' } | { kind: 'success' } | { kind: 'error'; message: string }

/** Leaves an e-mail for news. The database's client loads when somebody does, not with the page. */
export default function NewsletterForm({
  subscribe = subscribeLazily,
}: {
  subscribe?: (email: string) => Promise<void>
}) {
  const [state, setState] = useState<State>({ kind: 'idle' })
  const [email, setEmail] = useState('')
  // The button's own state comes with the next render, and a second click may come before.
  const underWay = useRef(false)
  const statusId = useId()

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (underWay.current) return
    underWay.current = true
    setState({ kind: 'loading' })
    try {
      await subscribe(email.trim().toLowerCase())
      setEmail('')
      setState({ kind: 'success' })
    } catch (error) {
      setState({ kind: 'error', message: messageOf(error) })
    } finally {
      underWay.current = false
    }
  }

  return (
    <form onSubmit={submit}>
      <div className="flex flex-col gap-3 sm:flex-row sm:items-end">
        <TextField
          label="Receba as novidades por email"
          type="email"
          name="email"
          autoComplete="email"
          inputMode="email"
          placeholder="voce@seurestaurante.com.br"
          maxLength={254}
          required
          value={email}
          aria-describedby={statusId}
          onChange={(event) => {
            setEmail(event.target.value)
            if (state.kind !== 'loading') setState({ kind: 'idle' })
          }}
          fieldClassName="grow"
        />
        <Button
          type="submit"
          variant="secondary"
          loading={state.kind === 'loading'}
          loadingText="Enviando..."
        >
          Assinar
        </Button>
      </div>
      <p
        id={statusId}
        role="status"
        className={state.kind === 'error' ? 'mt-2 min-h-6 text-alert' : 'mt-2 min-h-6 text-primary'}
      >
        {state.kind === 'success' && newsletterMessages.success}
        {state.kind === 'error' && state.message}
      </p>
    </form>
  )
}

async function subscribeLazily(email: string): Promise<void> {
  const { createSubscriber } = await import('./newsletter.queries')
  await createSubscriber(email)
}

function messageOf(error: unknown): string {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : null
  return code === '23505' || code === 'limit_reached' ? newsletterMessages[code] : newsletterMessages.failure
}
