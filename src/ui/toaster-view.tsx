import 'sonner/dist/styles.css'
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react'
import { useEffect, useSyncExternalStore } from 'react'
import { Toaster as Sonner, toast as sonner } from 'sonner'
import { cx } from './cx'
import type { ToasterViewProps, ToastMessage } from './toaster'

const DURATION_MS = 5000
/** Time to read the message, decide and reach the button. */
const ACTION_DURATION_MS = 10_000

const looks = {
  success: { icon: CircleCheck, classes: 'text-cane-600' },
  error: { icon: CircleAlert, classes: 'text-danger' },
  warning: { icon: TriangleAlert, classes: 'text-tone-yellow-fg' },
  info: { icon: Info, classes: 'text-tone-blue-fg' },
}

function Toast({ tone, title, description, action, onClose }: ToastMessage & { onClose: () => void }) {
  const { icon: Icon, classes } = looks[tone]
  return (
    <div
      data-ground="paper"
      className="flex w-full items-start gap-3 rounded-card py-2 font-sans text-base pr-1 pl-4 shadow-float sm:w-[22.5rem]"
    >
      <Icon aria-hidden size={22} className={cx('mt-2', classes)} />
      <div role={tone === 'error' ? 'alert' : 'status'} className="min-w-0 flex-1 py-2">
        <p className="font-semibold leading-snug">{title}</p>
        {description && <p className="mt-0.5 text-fg-muted text-sm">{description}</p>}
        {action && (
          <button
            type="button"
            onClick={() => {
              onClose()
              action.onPress()
            }}
            className="-ml-2 mt-1 min-h-11 rounded-small px-2 font-semibold underline decoration-2 decoration-accent underline-offset-4 hover:decoration-4"
          >
            {action.label}
          </button>
        )}
      </div>
      <button
        type="button"
        aria-label="Fechar aviso"
        onClick={onClose}
        className="grid size-11 shrink-0 place-items-center rounded-card text-fg-muted hover:text-fg"
      >
        <X aria-hidden size={20} />
      </button>
    </div>
  )
}

/** The one toast that shows an action. */
let actionable: string | number | undefined

function show(message: ToastMessage) {
  // Two buttons with the same label would be ambiguous, so only the last action is offered.
  if (message.action && actionable !== undefined) sonner.dismiss(actionable)
  const id = sonner.custom((own) => <Toast {...message} onClose={() => sonner.dismiss(own)} />, {
    duration: message.action ? ACTION_DURATION_MS : DURATION_MS,
  })
  if (message.action) actionable = id
}

// The breakpoint of sonner’s phone layout.
const phone = window.matchMedia('(max-width: 600px)')

function watchWidth(onChange: () => void): () => void {
  phone.addEventListener('change', onChange)
  return () => phone.removeEventListener('change', onChange)
}

/** The toast library’s region; `toaster.tsx` loads it with the first toast. */
export default function ToasterView({ connect }: ToasterViewProps) {
  useEffect(() => connect(show), [connect])
  const onPhone = useSyncExternalStore(watchWidth, () => phone.matches)
  return (
    <Sonner
      // On phones a form’s button is at the bottom of the screen, so toasts appear under the header.
      position={onPhone ? 'top-center' : 'bottom-right'}
      containerAriaLabel="Avisos"
      visibleToasts={3}
      gap={12}
      offset={24}
      mobileOffset={{ top: 'calc(4.5rem + env(safe-area-inset-top))', left: 16, right: 16 }}
      toastOptions={{ unstyled: true, classNames: { toast: 'w-full print:hidden' } }}
    />
  )
}
