import { useCallback, useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { formatFilters, type HubFilters, parseFilters } from '../../catalogue'

/** Browsers limit how often a page may change its URL, so typing is written there after a pause. */
const pauseMilliseconds = 300

/** The hub's filters: applied at once, written to the URL after a pause, and read from it. */
export function useHubFilters(): [HubFilters, (filters: HubFilters) => void] {
  const [query, setQuery] = useSearchParams()
  const address = query.toString()
  const [filters, setFilters] = useState(() => parseFilters(query))
  const [seen, setSeen] = useState(address)
  const [written, setWritten] = useState(address)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  if (address !== seen) {
    setSeen(address)
    // The URL was changed by other means, such as the menu's link to this page.
    if (address !== written) {
      setWritten(address)
      setFilters(parseFilters(query))
    }
  }

  const change = useCallback(
    (next: HubFilters) => {
      setFilters(next)
      clearTimeout(timer.current)
      timer.current = setTimeout(() => {
        const nextQuery = formatFilters(next)
        setWritten(nextQuery.toString())
        setQuery(nextQuery, { replace: true, preventScrollReset: true })
      }, pauseMilliseconds)
    },
    [setQuery],
  )
  return [filters, change]
}
