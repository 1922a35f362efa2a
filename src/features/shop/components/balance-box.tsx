import { Link } from 'react-router-dom'
import { paths } from '@/config/paths'
import { describeExpiry, type Expiry } from '@/domain/credit-expiry'
import { formatCredits } from '@/domain/money'

/** Days of expiry that fit beside a title; the dashboard has them all. */
const shownExpiries = 3

interface BalanceBoxProps {
  /** Credits. */
  balance: number
  /** Soonest first. */
  expiries: readonly Expiry[]
}

/** The balance, and what of it expires when. */
export function BalanceBox({ balance, expiries }: BalanceBoxProps) {
  return (
    <div className="rounded-card border border-line bg-surface px-5 py-3">
      <p className="text-fg-muted text-sm">Seu saldo</p>
      <p className="figures font-display font-semibold text-heading">{formatCredits(balance)}</p>
      {expiries.length > 0 && (
        <ul aria-label="Validade dos créditos" className="figures mt-1 text-fg-muted text-sm">
          {expiries.slice(0, shownExpiries).map((expiry) => (
            <li key={expiry.date}>{describeExpiry(expiry)}</li>
          ))}
        </ul>
      )}
      {expiries.length > shownExpiries && (
        <Link
          to={`${paths.dashboard}#validade`}
          className="-mb-2 inline-flex min-h-11 items-center text-sm underline underline-offset-4"
        >
          Ver todas as validades
        </Link>
      )}
    </div>
  )
}
