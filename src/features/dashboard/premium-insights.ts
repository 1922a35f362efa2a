import type { AutomationUsage } from './dashboard.queries'

export type Insights = {
  /** Credits by automation, most credits first. */
  creditsByAutomation: { name: string; credits: number; requests: number }[]
  /** Average minutes from request to completion; null before the first completed request. */
  averageMinutes: number | null
  /** Average credits of a completed request; null before the first one. */
  averageCredits: number | null
}

/** The figures of the premium panel. Only completed requests count. */
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
