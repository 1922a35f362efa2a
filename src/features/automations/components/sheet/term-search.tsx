import { Search } from 'lucide-react'
import { type KeyboardEvent, useId, useMemo, useState } from 'react'
import { cx } from '@/ui/cx'
import { TextField } from '@/ui/text-field'
import type { TermOption } from './term-options'

/** A line of the list: a term, or the typed words. */
type Choice = Pick<TermOption, 'name' | 'kind'> & { term: TermOption | null }

interface TermSearchProps {
  label: string
  hint?: string
  find: (query: string) => readonly TermOption[]
  onChoose: (option: TermOption) => void
  /** Offers to take the words as they are typed, after the terms. */
  onWords?: (words: string) => void
  autoFocus?: boolean
}

/** A search over the vocabulary: type, go through the list with the arrows, choose with Enter. */
export function TermSearch({ label, hint, find, onChoose, onWords, autoFocus = false }: TermSearchProps) {
  const id = useId()
  const [query, setQuery] = useState('')
  const [active, setActive] = useState(0)
  const [closed, setClosed] = useState(false)
  const words = query.trim()
  const asked = words !== ''
  const options = useMemo(() => {
    const choices: Choice[] = find(query).map((term) => ({ name: term.name, kind: term.kind, term }))
    return onWords && asked ? [...choices, { name: `“${words}”`, kind: 'como escrevi', term: null }] : choices
  }, [find, query, onWords, asked, words])
  const open = asked && !closed && options.length > 0
  const current = open ? options[active] : undefined

  const choose = ({ term }: Choice) => {
    if (term) onChoose(term)
    else onWords?.(words)
    setQuery('')
    setActive(0)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const move = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (move !== undefined && options.length > 0) {
      event.preventDefault()
      setClosed(false)
      setActive((active + move + options.length) % options.length)
    } else if (event.key === 'Enter') {
      // Enter chooses a term instead of submitting the form.
      event.preventDefault()
      if (current) choose(current)
    } else if (event.key === 'Escape' && open) {
      event.preventDefault()
      setClosed(true)
    }
  }
  return (
    <div>
      <TextField
        label={label}
        hint={hint}
        leading={<Search aria-hidden size={18} />}
        role="combobox"
        aria-expanded={open}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={current && `${id}-${active}`}
        autoComplete="off"
        autoCapitalize="none"
        enterKeyHint="search"
        maxLength={onWords ? 200 : 60}
        autoFocus={autoFocus}
        value={query}
        onChange={(event) => {
          setQuery(event.target.value)
          setActive(0)
          setClosed(false)
        }}
        onKeyDown={onKeyDown}
      />
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={label}
        hidden={!open}
        className="mt-1 overflow-hidden rounded-card border border-line bg-surface"
      >
        {options.map((option, index) => (
          <button
            type="button"
            key={`${option.kind} ${option.name}`}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            // Keeps the focus, and the keyboard of a phone, on the input.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose(option)}
            className={cx(
              'flex min-h-11 w-full items-center justify-between gap-3 px-4 py-2 text-left hover:bg-fg/5',
              index === active && 'bg-selected',
            )}
          >
            <span className="min-w-0 break-words font-medium">{option.name}</span>
            <span className="shrink-0 text-fg-muted text-sm">{option.kind}</span>
          </button>
        ))}
      </div>
      <p role="status" className="mt-1.5 text-fg-muted text-sm">
        {asked && options.length === 0 && 'Nada com esse nome. Tente outra palavra.'}
        {open && (
          <span className="sr-only">
            {options.length === 1 ? '1 opção' : `${options.length} opções`}, use as setas para escolher
          </span>
        )}
      </p>
    </div>
  )
}
