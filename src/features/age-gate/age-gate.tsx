import { type ReactNode, useCallback, useState } from 'react'
import { AgeQuestion } from './age-question'

interface AgeGateProps {
  /** Whether this device stores a confirmation from the last 30 days; known before the first render. */
  remembered: boolean
  /** Called when the visitor starts to answer, to preload what is behind the gate. */
  onIntent?: () => void
  children: ReactNode
}

/**
 * Shows its children only after the visitor has confirmed being 18 or older, on this device and in the last 30 days. A
 * client-side check only: nothing that needs protection relies on it.
 */
export function AgeGate({ remembered, onIntent, children }: AgeGateProps) {
  const [open, setOpen] = useState(remembered)
  const onOpen = useCallback(() => setOpen(true), [])
  return open ? children : <AgeQuestion onIntent={onIntent} onOpen={onOpen} />
}
