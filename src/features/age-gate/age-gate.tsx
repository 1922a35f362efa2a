import { type ReactNode, useCallback, useState } from 'react'
import { AgeQuestion } from './age-question'

interface AgeGateProps {
  /** Whether this device holds a confirmation of the last 30 days; known before the first render. */
  remembered: boolean
  /** Somebody begins to answer: what is behind the gate may be fetched. */
  onIntent?: () => void
  children: ReactNode
}

/**
 * Shows its children only to whoever has confirmed being 18 or older, on this device and in the last 30 days.
 * A courtesy of the browser, as everywhere: nothing that must be protected relies on it.
 */
export function AgeGate({ remembered, onIntent, children }: AgeGateProps) {
  const [open, setOpen] = useState(remembered)
  const onOpen = useCallback(() => setOpen(true), [])
  return open ? children : <AgeQuestion onIntent={onIntent} onOpen={onOpen} />
}
