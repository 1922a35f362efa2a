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

/** What a dialog gives the element that opens it. */
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
  /** Buttons, at the foot; the main one last. */
  footer?: ReactNode
  /** Optional: an element that opens it. Focus returns to it, or to whatever had it before. */
  trigger?: ReactElement<TriggerProps>
  size?: 'sm' | 'md' | 'lg'
  /** 'side' is a panel from the right edge, for a phone's menu. */
  placement?: 'center' | 'side'
  /** What gets the focus first; by default the first focusable thing. */
  initialFocus?: RefObject<HTMLElement | null>
  closeLabel?: string
}

/**
 * A modal: a sheet at the bottom of a phone, a centred panel elsewhere. Closes on Esc and outside clicks. Its panel
 * loads when the page has come to rest, and is made after the frame that shows the press.
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
