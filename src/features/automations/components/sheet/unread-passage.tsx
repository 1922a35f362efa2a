import { describeUnread, wishLabel } from '@consulting/base/request/describe-wish.ts'
import { chosenTerms, isAboutSafety, type SheetEdit } from '@consulting/base/request/edit-sheet.ts'
import { emptySheet, type RequestSheet, type Unread } from '@consulting/base/request/request-sheet.ts'
import { CircleHelp, ShieldAlert } from 'lucide-react'
import { type RefObject, useId, useState } from 'react'
import { Button } from '@/ui/button'
import { cx } from '@/ui/cx'
import { ToggleChip } from '@/ui/toggle-chip'
import type { TermOption } from './term-options'
import { TermSearch } from './term-search'

interface UnreadPassageProps {
  unread: Unread
  find: (query: string) => readonly TermOption[]
  /** Reads new words for the passage. */
  reword: (text: string) => RequestSheet
  onEdit: (edit: SheetEdit, done: string) => void
  /** Given to the first passage that blocks. */
  box: RefObject<HTMLElement | null> | null
}

type Direction = 'exclude' | 'prefer' | 'only'

const directions: { value: Direction; label: string }[] = [
  { value: 'exclude', label: 'Deixar de fora' },
  { value: 'prefer', label: 'Dar preferência' },
  { value: 'only', label: 'Usar só isto' },
]

/** Something named for an allergy is to be left out, also where its name alone would mean a preference. */
const avoiding = ({ wishes, unread }: RequestSheet): RequestSheet => ({
  unread,
  wishes: wishes.map((wish) =>
    wish.kind === 'prefer' || wish.kind === 'exclude' ? { ...wish, kind: 'exclude', why: 'allergy' } : wish,
  ),
})

/** A passage that was not understood, and the ways to settle it. */
export function UnreadPassage({ unread, find, reword, onEdit, box }: UnreadPassageProps) {
  const id = useId()
  const [explaining, setExplaining] = useState(false)
  const [picked, setPicked] = useState<readonly string[]>([])
  const safety = isAboutSafety(unread)
  // The summary says what becomes of words that are merely unknown.
  const why = unread.why === 'unknown' && !unread.blocking ? null : describeUnread(unread)
  const offered = [...unread.choices, ...picked.filter((name) => !unread.choices.includes(name))]
  const toggle = (name: string) =>
    setPicked(picked.includes(name) ? picked.filter((other) => other !== name) : [...picked, name])
  const settle = (as: RequestSheet, done: string) => onEdit({ do: 'settle', unread, as }, done)
  const said = ({ wishes }: RequestSheet) => wishes.map((wish) => wishLabel(wish)).join(', ')

  const readWords = (words: string) => {
    const as = safety ? avoiding(reword(words)) : reword(words)
    const left = as.unread.length > 0
    settle(
      as,
      left
        ? `Ainda não entendemos “${as.unread[0]?.text}”.`
        : as.wishes.length > 0
          ? `Entendido: ${said(as)}.`
          : `“${words}” não pede nada em especial.`,
    )
  }
  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      aria-describedby={why === null ? undefined : `${id}-why`}
      className={cx(
        'mt-3 rounded-card p-3 sm:p-4',
        unread.blocking ? 'bg-tone-red text-tone-red-fg' : 'bg-tone-yellow text-tone-yellow-fg',
      )}
    >
      <div className="flex items-start gap-3">
        {unread.blocking ? (
          <ShieldAlert aria-hidden size={20} className="mt-0.5 shrink-0" />
        ) : (
          <CircleHelp aria-hidden size={20} className="mt-0.5 shrink-0" />
        )}
        <div className="min-w-0 flex-1">
          <p id={`${id}-title`} className="break-words font-semibold">
            {unread.blocking ? 'Precisa de você: ' : 'Não entendemos: '}“{unread.text}”
          </p>
          {why !== null && (
            <p id={`${id}-why`} className="text-[0.9375rem]">
              {why}
            </p>
          )}
        </div>
      </div>
      <div data-ground="paper" className="mt-3 rounded-card bg-transparent">
        {offered.length > 0 && (
          <div className="mb-3 flex flex-wrap gap-2">
            {offered.map((name) => (
              <ToggleChip key={name} pressed={picked.includes(name)} onPressedChange={() => toggle(name)}>
                {name}
              </ToggleChip>
            ))}
          </div>
        )}
        {explaining && (
          <div className="mb-3 rounded-card bg-surface p-3">
            <TermSearch
              label="Diga de outro jeito"
              hint={safety ? 'Por exemplo: amendoim.' : 'Por exemplo: “sem amendoim”.'}
              find={find}
              autoFocus
              onChoose={({ name }) => !picked.includes(name) && setPicked([...picked, name])}
              onWords={readWords}
            />
          </div>
        )}
        {picked.length > 0 &&
          (safety ? (
            <Button
              size="sm"
              className="mb-3"
              onClick={() => {
                const as = chosenTerms(unread, picked)
                settle(as, `Entendido: ${said(as)}.`)
              }}
            >
              Deixar de fora
            </Button>
          ) : (
            <fieldset className="mb-3">
              <legend className="sr-only">O que fazer com {picked.join(', ')}</legend>
              <div className="flex flex-wrap gap-2">
                {directions.map(({ value, label }) => (
                  <Button
                    key={value}
                    size="sm"
                    variant={value === 'exclude' ? 'primary' : 'secondary'}
                    onClick={() => {
                      const as = chosenTerms(unread, picked, value)
                      settle(as, `Entendido: ${said(as)}.`)
                    }}
                  >
                    {label}
                  </Button>
                ))}
              </div>
            </fieldset>
          ))}
        <div className="flex flex-wrap gap-2">
          <Button
            size="sm"
            variant="secondary"
            aria-expanded={explaining}
            onClick={() => setExplaining(!explaining)}
          >
            Explicar
          </Button>
          <Button
            size="sm"
            variant="secondary"
            onClick={() =>
              settle(emptySheet, `“${unread.text}” ${safety ? 'não é restrição' : 'fica de lado'}.`)
            }
          >
            {safety ? 'Não é restrição' : 'Deixar de lado'}
          </Button>
        </div>
      </div>
    </section>
  )
}
