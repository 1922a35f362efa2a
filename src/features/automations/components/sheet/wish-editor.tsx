import type { Wish } from '@consulting/base/request/wish.ts'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Button } from '@/ui/button'
import { changedWish, type Problem } from './changed-wish'
import { WishField } from './wish-field'
import { fieldsOf } from './wish-fields'

interface WishEditorProps {
  id: string
  /** Names the group of fields for screen readers. */
  label: string
  wish: Wish
  onChange: (to: Wish) => void
  onClose: () => void
}

/** Changes one wish: its amounts, its days, what is wanted, or why. */
export function WishEditor({ id, label, wish, onChange, onClose }: WishEditorProps) {
  const [draft, setDraft] = useState(wish)
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>({})
  const [problem, setProblem] = useState<Problem | null>(null)
  const group = useRef<HTMLFieldSetElement>(null)
  const fields = fieldsOf(draft)
  useEffect(() => group.current?.querySelector<HTMLElement>('input, select')?.focus(), [])

  const apply = () => {
    const changed = changedWish(draft, fields, texts)
    if ('problem' in changed) return setProblem(changed.problem)
    onChange(changed.wish)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose()
    // Enter applies the change instead of submitting the form.
    if (event.key !== 'Enter' || event.target instanceof HTMLButtonElement) return
    event.preventDefault()
    apply()
  }
  return (
    <fieldset
      id={id}
      ref={group}
      aria-label={label}
      onKeyDown={onKeyDown}
      className="mt-3 min-w-0 rounded-card border border-line bg-surface p-4"
    >
      <div className="grid gap-4 sm:grid-cols-2">
        {fields.map((field) => (
          <WishField
            key={field.key}
            field={field}
            text={field.as === 'typed' ? (texts[field.key] ?? field.value) : ''}
            error={problem?.key === field.key ? problem.text : undefined}
            onText={(text) => {
              setProblem(null)
              setTexts({ ...texts, [field.key]: text })
            }}
            onChoose={(chosenIn, chosen) => {
              setProblem(null)
              setDraft(chosenIn.as === 'choice' ? chosenIn.choose(chosen[0] ?? '') : chosenIn.choose(chosen))
            }}
          />
        ))}
      </div>
      <div className="mt-4 flex flex-wrap gap-2">
        <Button size="sm" onClick={apply}>
          Aplicar
        </Button>
        <Button size="sm" variant="ghost" onClick={onClose}>
          Cancelar
        </Button>
      </div>
    </fieldset>
  )
}
