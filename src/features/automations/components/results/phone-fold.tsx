import { ChevronDown } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'

/** Below this width cards are stacked, and a long one hides the next. Same as Tailwind's `sm`. */
const roomy = '(min-width: 40rem)'

interface PhoneFoldProps {
  /** Names the folded content on the phone's button. */
  label: string
  /** Id of the card: a link to it opens the fold. */
  anchor: string
  className?: string
  children: ReactNode
}

/** The long part of a card: folded on a phone, open on wider screens and when printed. */
export function PhoneFold({ label, anchor, className, children }: PhoneFoldProps) {
  const details = useRef<HTMLDetailsElement>(null)
  const [openAtFirst] = useState(() => window.matchMedia(roomy).matches)
  useEffect(() => {
    const room = window.matchMedia(roomy)
    const open = () => {
      if (details.current) details.current.open = true
    }
    const openWithRoom = () => room.matches && open()
    const openWhenLinked = () => window.location.hash === `#${anchor}` && open()
    room.addEventListener('change', openWithRoom)
    window.addEventListener('hashchange', openWhenLinked)
    window.addEventListener('beforeprint', open)
    return () => {
      room.removeEventListener('change', openWithRoom)
      window.removeEventListener('hashchange', openWhenLinked)
      window.removeEventListener('beforeprint', open)
    }
  }, [anchor])
  return (
    <details ref={details} open={openAtFirst} className={className}>
      <summary className="group flex min-h-11 w-fit cursor-pointer list-none items-center gap-1.5 font-semibold text-primary sm:hidden print:hidden [&::-webkit-details-marker]:hidden">
        {label}
        <ChevronDown
          aria-hidden
          size={18}
          className="transition-transform duration-150 [[open]>summary>&]:rotate-180"
        />
      </summary>
      {children}
    </details>
  )
}
