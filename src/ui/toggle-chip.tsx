import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from './cx'

interface ToggleChipProps {
  pressed: boolean
  onPressedChange: (pressed: boolean) => void
  icon?: ReactNode
  children: ReactNode
}

/** A filter that is on or off. */
export function ToggleChip({ pressed, onPressedChange, icon, children }: ToggleChipProps) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      onClick={() => onPressedChange(!pressed)}
      className={cx(
        'inline-flex min-h-11 items-center gap-2 rounded-full border-[1.5px] px-4 font-semibold text-sm transition-colors duration-150',
        pressed
          ? 'border-primary bg-primary text-primary-on'
          : 'border-line-strong bg-surface hover:border-fg',
      )}
    >
      {pressed ? <Check aria-hidden size={18} /> : icon}
      {children}
    </button>
  )
}
