import { Menu as Base } from '@base-ui/react/menu'
import { type ReactElement, type ReactNode, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { cx } from './cx'

interface MenuProps {
  /** The button that opens it, e.g. `<Button variant="ghost">…</Button>`. */
  trigger: ReactElement
  children: ReactNode
  align?: 'start' | 'center' | 'end'
}

/**
 * Renders beside its button in the document, so that Tab continues from there. The library’s focus guards at the end of
 * the page are disabled: they are hidden but focusable.
 */
export function Menu({ trigger, children, align = 'end' }: MenuProps) {
  const container = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  return (
    <div ref={container} className="**:data-base-ui-focus-guard:hidden">
      <Base.Root modal={false} open={open} onOpenChange={setOpen}>
        <Base.Trigger render={trigger} />
        <Base.Portal container={container}>
          <Base.Positioner align={align} sideOffset={8} collisionPadding={12} className="z-40 outline-none">
            <Base.Popup
              onKeyDown={(event) => event.key === 'Tab' && setOpen(false)}
              data-ground="paper"
              className="min-w-56 max-w-[calc(100vw-1.5rem)] origin-[var(--transform-origin)] rounded-card p-1.5 shadow-float outline-none transition-[scale,opacity] duration-150 data-ending-style:scale-95 data-starting-style:scale-95 data-ending-style:opacity-0 data-starting-style:opacity-0"
            >
              {children}
            </Base.Popup>
          </Base.Positioner>
        </Base.Portal>
      </Base.Root>
    </div>
  )
}

const item =
  'flex min-h-11 w-full cursor-pointer items-center gap-3 rounded-small px-3 py-2 font-medium outline-none data-highlighted:bg-clay data-disabled:text-fg-muted'

interface MenuItemProps {
  icon?: ReactNode
  tone?: 'plain' | 'danger'
  disabled?: boolean
  onSelect: () => void
  children: ReactNode
}

export function MenuItem({ icon, tone = 'plain', disabled = false, onSelect, children }: MenuItemProps) {
  return (
    <Base.Item disabled={disabled} onClick={onSelect} className={cx(item, tone === 'danger' && 'text-alert')}>
      {icon}
      {children}
    </Base.Item>
  )
}

/** A menu entry that goes to a route of this app. */
export function MenuLink({ to, icon, children }: { to: string; icon?: ReactNode; children: ReactNode }) {
  return (
    <Base.LinkItem render={<Link to={to} />} closeOnClick className={item}>
      {icon}
      {children}
    </Base.LinkItem>
  )
}

/** Text at the head of a menu that is not an entry, e.g. the signed-in user. */
export function MenuHeader({ children }: { children: ReactNode }) {
  return <div className="px-3 py-2 text-sm">{children}</div>
}

export function MenuSeparator() {
  return <Base.Separator className="my-1.5 h-px bg-line" />
}
