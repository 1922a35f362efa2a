import { type ComponentType, useLayoutEffect, useSyncExternalStore } from 'react'

export type ToastTone = 'success' | 'error' | 'warning' | 'info'

/** A button in the toast, e.g. 'Desfazer'. */
export interface ToastAction {
  label: string
  onPress: () => void
}

export interface ToastMessage {
  tone: ToastTone
  title: string
  description: string | undefined
  action: ToastAction | undefined
}

export interface ToasterViewProps {
  /** Passes on waiting messages and all later ones. Returns the function that disconnects. */
  connect: (show: (message: ToastMessage) => void) => () => void
}

// The toast library loads with the first toast or before it; toasts raised earlier wait here.
let waiting: readonly ToastMessage[] = []
let shown: ((message: ToastMessage) => void) | undefined
let mounted = 0
let View: ComponentType<ToasterViewProps> | null = null
let loading = false
const listeners = new Set<() => void>()

/** Loads the toast library before the first toast, which may report a lost network. */
export function preloadToaster(): void {
  if (View || loading) return
  loading = true
  import('./toaster-view')
    .then(
      (view) => {
        View = view.default
        notify()
      },
      // Without a network the toasts wait; the next toast tries again.
      (error: unknown) => console.error('toaster-view', error),
    )
    .finally(() => {
      loading = false
    })
}

function notify() {
  for (const listener of listeners) listener()
}

function say(tone: ToastTone, title: string, description?: string, action?: ToastAction) {
  if (mounted === 0) throw new Error('toast needs a <Toaster /> mounted above it')
  const message = { tone, title, description, action }
  if (shown) {
    shown(message)
    return
  }
  waiting = [...waiting, message]
  preloadToaster()
}

/**
 * Shows a message for 5 s, with an action for 10 s; closable. Call it from events and effects, under a mounted `<Toaster />`.
 * @throws when no Toaster is mounted
 */
export const toast = {
  success: (title: string, description?: string, action?: ToastAction) =>
    say('success', title, description, action),
  error: (title: string, description?: string) => say('error', title, description),
  warning: (title: string, description?: string, action?: ToastAction) =>
    say('warning', title, description, action),
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

/** The toast region; mount it once, in the app’s providers. */
export function Toaster() {
  // A layout effect runs before the effects of pages, which may raise a toast at once.
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
