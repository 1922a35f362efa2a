interface ProgressBarProps {
  /** Accessible name. */
  label: string
  /** 0 to `max`. */
  value: number
  max?: number
  /** Read instead of the percentage, e.g. 'Passo 2 de 4'. */
  valueText?: string
}

export function ProgressBar({ label, value, max = 100, valueText }: ProgressBarProps) {
  const share = max > 0 ? Math.min(Math.max(value / max, 0), 1) : 0
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={Math.round(share * max)}
      aria-valuetext={valueText}
      className="h-2.5 w-full overflow-hidden rounded-full bg-line"
    >
      <div
        className="h-full origin-left rounded-full bg-primary transition-transform duration-300 ease-out"
        style={{ transform: `scaleX(${share})` }}
      />
    </div>
  )
}
