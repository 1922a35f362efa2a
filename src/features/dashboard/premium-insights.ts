import type { AutomationUsage } from './dashboard.queries'

export type Insights = {
  /** Credits by automation, dearest first. */
  creditsByAutomation: { name: string; credits: number; requests: number }[]
  /** Minutes from request to delivery, on average; null before the first delivery. */
  averageMinutes: number | null
  /** Credits for each completed request, on average; null before the first one. */
  averageCredits: number | null
}

/** What the premium panel tells of a house's requests. Only completed ones count. */
export function readInsights(usage: readonly AutomationUsage[]): Insights {
  const used = usage.filter(({ completed }) => completed > 0)
  const sum = (of: (row: AutomationUsage) => number) => used.reduce((total, row) => total + of(row), 0)
  const requests = sum(({ completed }) => completed)
  return {
    creditsByAutomation: used
      .map(({ name, credits, completed }) => ({ name, credits, requests: completed }))
      .sort((a, b) => b.credits - a.credits || b.requests - a.requests),
    averageMinutes: requests > 0 ? sum(({ minutes }) => minutes) / requests : null,
    averageCredits: requests > 0 ? sum(({ credits }) => credits) / requests : null,
  }
}
