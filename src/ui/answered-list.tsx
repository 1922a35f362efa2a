import { ArrowRight, Check, Minus } from 'lucide-react'
import { Link, type Path } from 'react-router-dom'
import { cx } from './cx'

export interface AnsweredItem {
  title: string
  /** In small type under the title. */
  note: string | null
  met: boolean
  answer: string
  /** A link to the answer, for answers that have a place on the page. */
  place: { to: Partial<Path>; label: string } | null
}

/** Wishes with their answers. Unmet wishes have the same calm look as met ones. */
export function AnsweredList({ items }: { items: readonly AnsweredItem[] }) {
  return (
    <ul className="flex flex-col">
      {items.map(({ title, note, met, answer, place }) => (
        <li
          key={title + answer}
          className="grid break-inside-avoid grid-cols-[1.75rem_minmax(0,1fr)] gap-x-3 border-line border-t py-4 max-sm:py-3"
        >
          <span
            className={cx(
              'mt-0.5 grid size-7 place-items-center rounded-full',
              met ? 'bg-tone-green text-tone-green-fg' : 'bg-tone-amber text-tone-amber-fg',
            )}
          >
            {met ? <Check aria-hidden size={16} /> : <Minus aria-hidden size={16} />}
          </span>
          <div className="min-w-0 sm:grid sm:grid-cols-2 sm:gap-x-6">
            <div className="min-w-0">
              <p className="break-words font-semibold">{title}</p>
              {note !== null && <p className="break-words text-fg-muted text-sm">{note}</p>}
            </div>
            <div className="min-w-0 max-sm:mt-1 max-sm:flex max-sm:flex-wrap max-sm:items-center max-sm:gap-x-4">
              <p className="break-words">
                {!met && <strong className="font-semibold">Não foi possível. </strong>}
                {answer}
              </p>
              {place && (
                <>
                  <Link
                    to={place.to}
                    // A jump within the page adds no history entry.
                    replace={place.to.pathname === undefined}
                    className="inline-flex min-h-11 items-center gap-1.5 font-medium text-sm underline underline-offset-4 print:hidden"
                  >
                    {place.label}
                    <ArrowRight aria-hidden size={16} />
                  </Link>
                  <p className="hidden text-sm print:block">Veja em: {place.label}</p>
                </>
              )}
            </div>
          </div>
        </li>
      ))}
    </ul>
  )
}
