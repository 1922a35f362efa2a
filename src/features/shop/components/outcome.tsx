import { CircleAlert, CircleCheck, Hourglass } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { Spinner } from '@/ui/spinner'

const looks = {
  waiting: <Spinner size={40} />,
  'waiting-payment': (
    <span className="grid size-16 place-items-center rounded-full bg-tone-yellow text-tone-yellow-fg">
      <Hourglass aria-hidden size={32} />
    </span>
  ),
  paid: (
    <span className="grid size-16 place-items-center rounded-full bg-tone-green text-tone-green-fg">
      <CircleCheck aria-hidden size={32} />
    </span>
  ),
  closed: (
    <span className="grid size-16 place-items-center rounded-full bg-tone-neutral text-tone-neutral-fg">
      <CircleAlert aria-hidden size={32} />
    </span>
  ),
}

interface OutcomeProps {
  look: keyof typeof looks
  title: string
  text?: string
  actions?: ReactNode
  children?: ReactNode
}

/** The state of a purchase. A new title takes the focus, so that screen readers announce it. */
export function Outcome({ look, title, text, actions, children }: OutcomeProps) {
  return (
    <div>
      <div className="flex flex-col items-center text-center">
        {looks[look]}
        <Heading key={title} text={title} />
        {text && (
          <p role="status" className="mt-3 max-w-lg text-fg-muted text-lead">
            {text}
          </p>
        )}
      </div>
      {children}
      {actions && (
        <div className="mt-8 flex flex-col items-center justify-center gap-3 sm:flex-row">{actions}</div>
      )}
    </div>
  )
}

function Heading({ text }: { text: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <h1 ref={heading} tabIndex={-1} className="mt-5 text-title outline-none">
      {text}
    </h1>
  )
}
