import { useId, useState } from 'react'
import { RichText } from './rich-text'

const storageKey = 'report-checks'

function readTicks(): Record<string, true> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '{}')
    return typeof stored === 'object' && stored !== null
      ? Object.fromEntries(Object.keys(stored).map((key) => [key, true as const]))
      : {}
  } catch {
    // Storage is disabled or holds something else: no item is ticked.
    return {}
  }
}

function keepTick(name: string, ticked: boolean): void {
  try {
    const { [name]: _, ...others } = readTicks()
    localStorage.setItem(storageKey, JSON.stringify(ticked ? { ...others, [name]: true } : others))
  } catch {
    // The tick is kept for this visit only.
  }
}

/** Tasks that can be ticked off. The ticks are stored on this device. */
export function CheckList({ items, scope }: { items: readonly string[]; scope: string }) {
  const id = useId()
  const [ticks, setTicks] = useState(readTicks)
  return (
    <ul className="mb-5 max-w-reading">
      {items.map((item, index) => {
        const name = `${scope}/${index}`
        return (
          <li key={item}>
            <label htmlFor={`${id}${index}`} className="flex min-h-11 cursor-pointer items-start gap-3 py-2">
              <input
                id={`${id}${index}`}
                type="checkbox"
                checked={ticks[name] ?? false}
                onChange={(event) => {
                  keepTick(name, event.target.checked)
                  const { checked } = event.target
                  setTicks((before) => {
                    const { [name]: _, ...others } = before
                    return checked ? { ...others, [name]: true } : others
                  })
                }}
                className="mt-0.5 size-5 shrink-0 accent-cane-800"
              />
              <span>
                <RichText text={item} />
              </span>
            </label>
          </li>
        )
      })}
    </ul>
  )
}
