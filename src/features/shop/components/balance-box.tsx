import type { Expiry } from '@/domain/credit-expiry'
import { describeExpiry } from '@/format/credit-expiry'
import { formatCredits } from '@/format/money'

/** Expiries that fit beside a title; the others open on demand. */
const shownExpiries = 2

interface BalanceBoxProps {
  /** In credits. */
  balance: number
  /** Soonest first. */
  expiries: readonly Expiry[]
}

/** The balance and its upcoming expiries. */
export function BalanceBox({ balance, expiries }: BalanceBoxProps) {
  const later = expiries.slice(shownExpiries)
  return (
    <div className="rounded-card border border-line bg-surface px-5 py-3 sm:whitespace-nowrap">
      <p className="text-fg-muted text-sm">Seu saldo</p>
      <p className="figures font-display font-semibold text-heading">{formatCredits(balance)}</p>
      <Expiries expiries={expiries.slice(0, shownExpiries)} />
      {later.length > 0 && (
        <details className="text-sm">
          <summary className="-mb-2 min-h-11 cursor-pointer py-2.5 underline underline-offset-4">
            {later.length === 1 ? 'Mais uma data' : `Mais ${later.length} datas`}
          </summary>
          <Expiries expiries={later} />
        </details>
      )}
    </div>
  )
}

function Expiries({ expiries }: { expiries: readonly Expiry[] }) {
  if (expiries.length === 0) return null
  return (
    <ul className="figures mt-1 text-fg-muted text-sm">
      {expiries.map((expiry) => (
        <li key={expiry.day}>{describeExpiry(expiry)}</li>
      ))}
    </ul>
  )
}
