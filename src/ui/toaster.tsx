import { type ComponentType, useLayoutEffect, useSyncExternalStore } from 'react'

export type ToastTone = 'success' | 'error' | 'warning' | 'info'

export interface ToastMessage {
  tone: ToastTone
  title: string
  description: string | undefined
}

export interface ToasterViewProps {
  /** Hands over the messages that wait and all later ones. Returns the function that disconnects. */
  connect: (show: (message: ToastMessage) => void) => () => void
}

// The toast library loads with the first toast, or ahead of it; what is said before it stands waits here.
let waiting: readonly ToastMessage[] = []
let shown: ((message: ToastMessage) => void) | undefined
let mounted = 0
let View: ComponentType<ToasterViewProps> | null = null
let loading = false
const listeners = new Set<() => void>()

/** Loads the toast library ahead of the first toast, which may be about the network being gone. */
export function preloadToaster(): void {
  if (View || loading) return
  loading = true
  import('./toaster-view')
    .then(
      (view) => {
        View = view.default
        notify()
      },
      // Without a network what was said waits; the next thing that is said tries again.
      (error: unknown) => console.error('toaster-view', error),
    )
    .finally(() => {
      loading = false
    })
}

function notify() {
  for (const listener of listeners) listener()
}

function say(tone: ToastTone, title: string, description?: string) {
  if (mounted === 0) throw new Error('toast needs a <Toaster /> mounted above it')
  const message = { tone, title, description }
  if (shown) {
    shown(message)
    return
  }
  waiting = [...waiting, message]
  preloadToaster()
}

/**
 * Says something in passing: 5 s, closable. Call it from events and effects, under a mounted `<Toaster />`.
 * @throws when no Toaster is mounted
 */
export const toast = {
  success: (title: string, description?: string) => say('success', title, description),
  error: (title: string, description?: string) => say('error', title, description),
  warning: (title: string, description?: string) => say('warning', title, description),
  info: (title: string, description?: string) => say('info', title, description),
}

const connectView: ToasterViewProps['connect'] = (show) => {
  shown = show
  for (const message of waiting) show(message)
  waiting = []
  return () => {
    shown = undefined
  }
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Where the toasts appear; once, in the app's providers. */
export function Toaster() {
  // A layout effect: it runs before any effect of a page that may want to say something at once.
  useLayoutEffect(() => {
    mounted += 1
    return () => {
      mounted -= 1
    }
  }, [])
  const ToasterView = useSyncExternalStore(
    subscribe,
    () => View,
    () => null,
  )
  return ToasterView && <ToasterView connect={connectView} />
}
