/**
 * The dashboard's ROI, in whole percent: revenue delivered in the current month (BRL) ÷ credits spent × 100.
 * 0 while nothing was spent. Source: specification, section 9 (one credit costs one real).
 */
export function returnOnCredits(deliveredRevenue: number, spent: number): number {
  return spent > 0 ? Math.round((deliveredRevenue / spent) * 100) : 0
}
