import { type FormEvent, useId, useRef, useState } from 'react'
import { Button } from '@/ui/button'
import { TextField } from '@/ui/text-field'
import { subscribed, subscribeMessage } from './newsletter.messages'

type State = { kind: 'idle' } | { kind: 'loading' } | { kind: 'success' } | { kind: 'error'; message: string }

/** Newsletter sign-up. The database client loads on submission, not with the page. */
export default function NewsletterForm({
  subscribe = subscribeLazily,
}: {
  subscribe?: (email: string) => Promise<void>
}) {
  const [state, setState] = useState<State>({ kind: 'idle' })
  const [email, setEmail] = useState('')
  // State updates with the next render; this refuses a second click before that.
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
      setState({ kind: 'error', message: subscribeMessage(error) })
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
        {state.kind === 'success' && subscribed}
        {state.kind === 'error' && state.message}
      </p>
    </form>
  )
}

async function subscribeLazily(email: string): Promise<void> {
  const { createSubscriber } = await import('./newsletter.queries')
  await createSubscriber(email)
}
