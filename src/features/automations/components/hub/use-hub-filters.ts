import { useCallback, useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { formatFilters, type HubFilters, parseFilters } from '../../catalogue'

/** Browsers limit how often a page may change its address, so typing is written there after a pause. */
const pauseMilliseconds = 300

/** The hub's filters: at once on the screen, soon after in the address, and back from there. */
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
    // Changed by other means than this page's own writing, such as the menu's link to it.
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
