import { useId, useState } from 'react'
import { keepMark, readMarks } from '../stored-marks'
import { RichText } from './rich-text'

const storageKey = 'report-checks'

/** Tasks that can be ticked off. The ticks are stored on this device. */
export function CheckList({ items, scope }: { items: readonly string[]; scope: string }) {
  const id = useId()
  const [ticks, setTicks] = useState(() => readMarks(storageKey))
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
                  keepMark(storageKey, name, event.target.checked)
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
