import { Coins } from 'lucide-react'
import { formatCredits } from '@/format/money'

export interface Charge {
  /** In credits. */
  cost: number
  /** In credits. */
  balance: number
  /** A free run is used instead of credits. */
  included: boolean
}

/** What submitting the form costs, and the balance after it. */
export function ChargeLine({ charge: { cost, balance, included } }: { charge: Charge }) {
  return (
    <p className="mt-6 flex items-start gap-3 rounded-card bg-tone-amber p-4 text-tone-amber-fg">
      <Coins aria-hidden size={20} className="mt-0.5" />
      <span className="figures">
        {included ? (
          <>
            <strong>Incluído no seu pacote.</strong> Seu saldo continua em {formatCredits(balance)}.
          </>
        ) : cost === 0 ? (
          <>
            <strong>Esta automação não usa créditos.</strong> Seu saldo continua em {formatCredits(balance)}.
          </>
        ) : (
          <>
            <strong>Esta automação custa {formatCredits(cost)}.</strong> Depois dela, seu saldo fica em{' '}
            {formatCredits(balance - cost)}.
          </>
        )}
      </span>
    </p>
  )
}
