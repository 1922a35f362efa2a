import {
  cloneElement,
  type MouseEventHandler,
  type ReactElement,
  type ReactNode,
  type Ref,
  type RefObject,
  startTransition,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import { preloadable } from './preloadable'
import { toast } from './toaster'
import { usePreloadWhenIdle } from './when-idle'

const Panel = preloadable(() => import('./dialog-panel'))

/** Props that a dialog passes to its trigger. */
interface TriggerProps {
  ref?: Ref<HTMLElement>
  onClick?: MouseEventHandler
  'aria-haspopup'?: 'dialog'
  'aria-expanded'?: boolean
}

export interface DialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  description?: ReactNode
  children?: ReactNode
  /** Buttons at the foot; the main one last. */
  footer?: ReactNode
  /** The element that opens the dialog. Focus returns to it, or to the previously focused element. */
  trigger?: ReactElement<TriggerProps>
  size?: 'sm' | 'md' | 'lg'
  /** 'side' is a panel at the right edge, for the menu on phones. */
  placement?: 'center' | 'side'
  /** Receives the focus on opening; default: the first focusable element. */
  initialFocus?: RefObject<HTMLElement | null>
  closeLabel?: string
  /** False for a question that must be answered: no ×, and Esc and outside clicks do nothing. */
  dismissible?: boolean
}

/**
 * A modal: a bottom sheet on phones, a centred panel elsewhere. Closes on Esc and outside clicks. The panel’s file
 * loads with the visitor’s first move; the panel renders after the frame that shows the press.
 */
export function Dialog({ trigger, ...props }: DialogProps) {
  const { open, onOpenChange } = props
  const opener = useRef<HTMLElement>(null)
  const [shown, setShown] = useState(false)
  const [opened, setOpened] = useState(false)

  usePreloadWhenIdle(Panel)

  const giveUp = useEffectEvent(() => {
    onOpenChange(false)
    toast.error('Não foi possível abrir esta janela', 'Recarregue a página e tente novamente.')
  })
  useEffect(() => {
    if (!open) return setShown(false)
    let wanted = true
    Panel.preload().then(
      () =>
        startTransition(() => {
          if (!wanted) return
          setOpened(true)
          setShown(true)
        }),
      () => wanted && giveUp(),
    )
    return () => {
      wanted = false
    }
  }, [open])

  return (
    <>
      {trigger &&
        cloneElement(trigger, {
          ref: opener,
          onClick: () => onOpenChange(true),
          'aria-haspopup': 'dialog',
          'aria-expanded': shown,
        })}
      {opened && <Panel {...props} open={shown} opener={trigger && opener} />}
    </>
  )
}
