import { parseTimestamp } from '@/domain/dates'
import type { AutomationRequest } from './dashboard.queries'

export type Insights = {
  /** Credits by automation, dearest first. */
  creditsByAutomation: { name: string; credits: number; requests: number }[]
  /** Minutes from request to delivery, on average; null before the first delivery. */
  averageMinutes: number | null
  /** Credits for each completed request, on average; null before the first one. */
  averageCredits: number | null
}

/** What the premium panel tells of a house's requests. Only completed ones count. */
export function readInsights(requests: readonly AutomationRequest[]): Insights {
  const completed = requests.filter((request) => request.status === 'completed')
  const byName = new Map<string, { credits: number; requests: number }>()
  for (const { automation, credits_used: credits } of completed) {
    const name = automation?.name ?? 'Outras'
    const sum = byName.get(name) ?? { credits: 0, requests: 0 }
    byName.set(name, { credits: sum.credits + credits, requests: sum.requests + 1 })
  }
  const durations = completed.flatMap(({ created_at: from, completed_at: to }) =>
    to ? [(parseTimestamp(to).getTime() - parseTimestamp(from).getTime()) / 60_000] : [],
  )
  return {
    creditsByAutomation: [...byName]
      .map(([name, sum]) => ({ name, ...sum }))
      .sort((a, b) => b.credits - a.credits || b.requests - a.requests),
    averageMinutes: average(durations),
    averageCredits: average(completed.map((request) => request.credits_used)),
  }
}

function average(values: readonly number[]): number | null {
  if (values.length === 0) return null
  return values.reduce((sum, value) => sum + value, 0) / values.length
}
