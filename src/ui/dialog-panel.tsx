import { Dialog as Base } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import type { RefObject } from 'react'
import { cx } from './cx'
import type { DialogProps } from './dialog'

interface DialogPanelProps extends Omit<DialogProps, 'trigger'> {
  /** Receives the focus when the panel closes; default: the previously focused element. */
  opener: RefObject<HTMLElement | null> | undefined
}

const sizes = { sm: 'sm:max-w-md', md: 'sm:max-w-xl', lg: 'sm:max-w-3xl' }

const placements = {
  center:
    'max-h-[92dvh] w-full rounded-t-[1.25rem] sm:max-h-[86dvh] sm:rounded-card data-starting-style:translate-y-6 data-ending-style:translate-y-6 data-starting-style:opacity-0 data-ending-style:opacity-0',
  side: 'ml-auto h-dvh w-[min(22rem,88vw)] data-starting-style:translate-x-full data-ending-style:translate-x-full',
}

/** The panel of a `Dialog`. A separate file, because most visits open none. */
export default function DialogPanel({
  open,
  onOpenChange,
  title,
  description,
  children,
  footer,
  opener,
  size = 'md',
  placement = 'center',
  initialFocus,
  closeLabel = 'Fechar',
  dismissible = true,
}: DialogPanelProps) {
  return (
    <Base.Root open={open} onOpenChange={(next) => dismissible && onOpenChange(next)}>
      <Base.Portal>
        <Base.Backdrop className="fixed inset-0 z-40 bg-ink/55 transition-opacity duration-200 data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Base.Viewport
          className={cx(
            'fixed inset-0 z-40 flex',
            placement === 'center' && 'items-end justify-center sm:items-center sm:p-6',
          )}
        >
          <Base.Popup
            data-ground="paper"
            {...(initialFocus && { initialFocus })}
            {...(opener && { finalFocus: opener })}
            className={cx(
              'flex flex-col overflow-hidden shadow-float outline-none transition-[translate,opacity] duration-200',
              placements[placement],
              placement === 'center' && sizes[size],
            )}
          >
            <div className="flex items-start gap-4 px-5 pt-5 sm:px-6 sm:pt-6">
              <div className="min-w-0 flex-1">
                <Base.Title className="text-heading">{title}</Base.Title>
                {description && (
                  <Base.Description className="mt-1 text-fg-muted">{description}</Base.Description>
                )}
              </div>
              {dismissible && (
                <Base.Close
                  aria-label={closeLabel}
                  className="-mt-2 -mr-2 grid size-11 shrink-0 place-items-center rounded-card hover:bg-fg/8"
                >
                  <X aria-hidden size={22} />
                </Base.Close>
              )}
            </div>
            <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 py-5 sm:px-6">
              {children}
            </div>
            {footer && (
              <div className="flex flex-col-reverse gap-3 border-line border-t px-5 pt-4 pb-[max(1rem,env(safe-area-inset-bottom))] sm:flex-row sm:justify-end sm:px-6">
                {footer}
              </div>
            )}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  )
}
