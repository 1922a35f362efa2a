import type { ResultNoun } from '@consulting/base/request/describe-recipe-wish.ts'
import { wishLabel } from '@consulting/base/request/describe-wish.ts'
import { keyOf, type SheetEdit } from '@consulting/base/request/edit-sheet.ts'
import type { Wish } from '@consulting/base/request/wish.ts'
import { House, Pencil, X } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { keepAmountsWhole } from '@/format/money'
import { cx } from '@/ui/cx'
import { WishEditor } from './wish-editor'
import { fieldsOf } from './wish-fields'

interface WishChipsProps {
  /** What the list is of, for screen readers. */
  label: string
  wishes: readonly Wish[]
  noun: ResultNoun
  onEdit: (edit: SheetEdit, done: string) => void
}

const isOfHouse = (wish: Wish) => wish.kind !== 'date' && wish.origin === 'house'

const takeFocus = (element: HTMLElement | null) => element?.focus()

/** What was understood, as chips to change or remove. */
export function WishChips({ label, wishes, noun, onEdit }: WishChipsProps) {
  const id = useId()
  const [open, setOpen] = useState<string | null>(null)
  /** The chip of the last change, which takes the focus from its editor. */
  const [changed, setChanged] = useState<string | null>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const edited = wishes.find((wish) => keyOf(wish) === open)
  if (wishes.length === 0) return null
  return (
    <div className="mt-2">
      <ul aria-label={label} className="flex flex-wrap gap-2">
        {wishes.map((wish) => {
          const key = keyOf(wish)
          const words = wishLabel(wish, noun)
          const isOpen = key === open
          const text = (
            <>
              {isOfHouse(wish) && <House aria-hidden size={16} className="shrink-0" />}
              <span className="min-w-0 break-words">{keepAmountsWhole(words)}</span>
            </>
          )
          return (
            <li
              key={key}
              className={cx(
                // Half the height of one line: a longer chip keeps its text off the corners.
                'inline-flex max-w-full items-stretch rounded-[1.375rem] bg-tone-green text-tone-green-fg',
                wish.kind === 'exclude' && wish.why === 'allergy' && 'font-semibold',
                isOpen && 'outline-2 outline-primary',
              )}
            >
              {fieldsOf(wish).length > 0 ? (
                <button
                  type="button"
                  ref={isOpen ? opener : key === changed ? takeFocus : undefined}
                  aria-label={`${words}, mudar`}
                  aria-expanded={isOpen}
                  aria-controls={isOpen ? `${id}-editor` : undefined}
                  onClick={() => {
                    setOpen(isOpen ? null : key)
                    setChanged(null)
                  }}
                  className="inline-flex min-h-11 min-w-0 items-center gap-2 rounded-l-[1.375rem] py-2.5 pl-4 text-left font-[inherit] leading-snug hover:underline"
                >
                  {text}
                  <Pencil aria-hidden size={15} className="shrink-0 opacity-70" />
                </button>
              ) : (
                <span className="inline-flex min-h-11 min-w-0 items-center gap-2 py-2.5 pl-4 leading-snug">
                  {text}
                </span>
              )}
              <button
                type="button"
                aria-label={`Remover ${words}`}
                onClick={() => onEdit({ do: 'remove', wish }, `Removido: ${words}.`)}
                className="grid min-h-11 w-11 shrink-0 place-items-center rounded-r-[1.375rem] hover:bg-fg/8"
              >
                <X aria-hidden size={18} />
              </button>
            </li>
          )
        })}
      </ul>
      {edited && (
        <WishEditor
          key={open}
          id={`${id}-editor`}
          label={`Mudar ${wishLabel(edited, noun)}`}
          wish={edited}
          onClose={() => {
            opener.current?.focus()
            setOpen(null)
          }}
          onChange={(to) => {
            opener.current?.focus()
            setOpen(null)
            setChanged(keyOf(to))
            if (keyOf(to) !== open) {
              onEdit({ do: 'change', wish: edited, to }, `Agora vale: ${wishLabel(to, noun)}.`)
            }
          }}
        />
      )}
    </div>
  )
}
