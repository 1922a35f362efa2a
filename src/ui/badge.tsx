import type { ReactNode } from 'react'
import { cx } from './cx'

export type BadgeTone = 'green' | 'blue' | 'yellow' | 'red' | 'neutral' | 'amber'

const tones: Record<BadgeTone, string> = {
  green: 'bg-tone-green text-tone-green-fg',
  blue: 'bg-tone-blue text-tone-blue-fg',
  yellow: 'bg-tone-yellow text-tone-yellow-fg',
  red: 'bg-tone-red text-tone-red-fg',
  neutral: 'bg-tone-neutral text-tone-neutral-fg',
  amber: 'bg-tone-amber text-tone-amber-fg',
}

interface BadgeProps {
  tone?: BadgeTone
  icon?: ReactNode
  className?: string
  children: ReactNode
}

export function Badge({ tone = 'neutral', icon, className, children }: BadgeProps) {
  return (
    <span
      className={cx(
        'inline-flex max-w-full shrink-0 items-center gap-1.5 rounded-full px-2.5 py-1 font-semibold text-[0.8125rem] leading-tight',
        tones[tone],
        className,
      )}
    >
      {icon}
      {children}
    </span>
  )
}
