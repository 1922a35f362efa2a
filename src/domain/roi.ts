/** What the return on credits is computed from: signed amounts, of which only the spent ones count. */
export type LedgerEntry = { transaction_type: string; amount: number }

/** Credits spent in all: the absolute amounts of the entries of type `spent`. */
export function totalSpent(entries: readonly LedgerEntry[]): number {
  return entries.reduce(
    (sum, entry) => (entry.transaction_type === 'spent' ? sum + Math.abs(entry.amount) : sum),
    0,
  )
}

/**
 * The dashboard's ROI, in whole percent: revenue delivered in the current month (BRL) ÷ credits spent × 100.
 * 0 while nothing was spent. Source: specification, section 9 (one credit costs one real).
 */
export function returnOnCredits(deliveredRevenue: number, spent: number): number {
  return spent > 0 ? Math.round((deliveredRevenue / spent) * 100) : 0
}
