import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from './cx'

export type NoticeTone = 'info' | 'warn' | 'danger' | 'success'

const tones = {
  info: { icon: Info, classes: 'bg-tone-blue text-tone-blue-fg' },
  warn: { icon: TriangleAlert, classes: 'bg-tone-yellow text-tone-yellow-fg' },
  danger: { icon: CircleAlert, classes: 'bg-tone-red text-tone-red-fg' },
  success: { icon: CircleCheck, classes: 'bg-tone-green text-tone-green-fg' },
}

export interface NoticeProps {
  tone?: NoticeTone
  title?: string
  children?: ReactNode
  action?: ReactNode
  /** Set it when the notice responds to a user action. */
  live?: boolean
  className?: string
}

/** A persistent message beside the content that it concerns. */
export function Notice({ tone = 'info', title, children, action, live = false, className }: NoticeProps) {
  const { icon: Icon, classes } = tones[tone]
  return (
    <div
      {...(live && { role: tone === 'danger' ? 'alert' : 'status' })}
      className={cx('flex items-start gap-3 rounded-card p-4', classes, className)}
    >
      <Icon aria-hidden size={20} className="mt-0.5" />
      <div className="min-w-0 flex-1">
        {title && <p className="font-semibold">{title}</p>}
        {children && <div className="text-pretty text-[0.9375rem]">{children}</div>}
        {action && <div className="mt-3">{action}</div>}
      </div>
    </div>
  )
}
