const minute = 60_000

/** The time between two moments as `31 h 20 min`, `40 min` or `menos de 1 min`; null when the first is not later. */
export function formatTimeLeft(until: string, from: string | number): string | null {
  const left = Math.floor((new Date(until).getTime() - new Date(from).getTime()) / minute)
  if (left < 0) return null
  if (left === 0) return 'menos de 1 min'
  const hours = Math.floor(left / 60)
  const minutes = left % 60
  if (hours === 0) return `${minutes} min`
  return minutes === 0 ? `${hours} h` : `${hours} h ${minutes} min`
}
