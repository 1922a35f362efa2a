import type { AutomationType } from '@consulting/automation-types.ts'
import type { ResultNoun } from '@consulting/base/request/describe-recipe-wish.ts'
import { wishLabel } from '@consulting/base/request/describe-wish.ts'
import { keyOf, type SheetEdit } from '@consulting/base/request/edit-sheet.ts'
import type { RequestSheet } from '@consulting/base/request/request-sheet.ts'
import { useMemo, useState } from 'react'
import { Button } from '@/ui/button'
import { PresetChip } from './preset-chip'
import { presetsOf } from './presets'
import type { TermOption } from './term-options'
import { TermSearch } from './term-search'

interface AddWishProps {
  type: AutomationType
  sheet: RequestSheet
  noun: ResultNoun
  find: (query: string) => readonly TermOption[]
  readWords: (text: string) => RequestSheet
  onEdit: (edits: SheetEdit | readonly SheetEdit[], done: string) => void
}

/** Adds a wish without typing it: a frequent one, or a term of the vocabulary. */
export function AddWish({ type, sheet, noun, find, readWords, onEdit }: AddWishProps) {
  const [option, setOption] = useState<TermOption | null>(null)
  const presets = useMemo(
    () => presetsOf(type).map((label) => ({ label, wishes: readWords(label).wishes })),
    [type, readWords],
  )
  const known = new Set(sheet.wishes.map((wish) => keyOf({ ...wish, place: undefined, text: '' })))
  const missing = presets.filter(
    ({ wishes }) =>
      wishes.length > 0 && wishes.some((wish) => !known.has(keyOf({ ...wish, place: undefined, text: '' }))),
  )
  const add = ({ wishes }: TermOption, index: number) => {
    const wish = wishes[index]?.wish
    if (!wish) return
    setOption(null)
    onEdit({ do: 'add', wish }, `Acrescentado: ${wishLabel(wish, noun)}.`)
  }
  return (
    <section aria-labelledby="acrescentar" className="border-line border-t pt-5">
      <h3 id="acrescentar" className="text-subheading">
        Falta alguma coisa?
      </h3>
      {missing.length > 0 && (
        <ul aria-label="Pedidos frequentes" className="mt-3 mb-4 flex flex-wrap gap-2">
          {missing.map(({ label, wishes }) => (
            <li key={label}>
              <PresetChip
                onClick={() =>
                  onEdit(
                    wishes.map((wish): SheetEdit => ({ do: 'add', wish })),
                    `Acrescentado: ${label}.`,
                  )
                }
              >
                {label}
              </PresetChip>
            </li>
          ))}
        </ul>
      )}
      <div className="mt-3">
        <TermSearch
          label="Procurar ingrediente, alergia, estilo ou item"
          find={find}
          onChoose={(chosen) => {
            if (chosen.wishes.length === 1) add(chosen, 0)
            else setOption(chosen)
          }}
        />
      </div>
      {option && (
        <fieldset className="mt-2 rounded-card border border-line p-4">
          <legend className="px-1 font-semibold">{option.name}</legend>
          <div className="flex flex-wrap gap-2">
            {option.wishes.map(({ label }, index) => (
              <Button
                key={label}
                size="sm"
                variant="secondary"
                autoFocus={index === 0}
                onClick={() => add(option, index)}
              >
                {label}
              </Button>
            ))}
            <Button size="sm" variant="ghost" onClick={() => setOption(null)}>
              Cancelar
            </Button>
          </div>
        </fieldset>
      )}
    </section>
  )
}
