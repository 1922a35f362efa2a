import type { WizardInput } from '@consulting/base/answers/definition.ts'
import type { ResultNoun } from '@consulting/base/request/describe-recipe-wish.ts'
import type { SheetEdit } from '@consulting/base/request/edit-sheet.ts'
import type { RequestSheet, Unread } from '@consulting/base/request/request-sheet.ts'
import type { ReactNode } from 'react'
import { passagesOf } from './passages'
import { ToldPassage } from './told-passage'
import { WishChips } from './wish-chips'

interface AnswerPassagesProps {
  input: WizardInput
  text: string
  sheet: RequestSheet
  noun: ResultNoun
  onEdit: (edit: SheetEdit, done: string) => void
  renderUnread: (unread: Unread) => ReactNode
}

/** The owner's own sentences. What was understood is shown under each as chips; what was not is marked in it. */
export function AnswerPassages({ input, text, sheet, noun, onEdit, renderUnread }: AnswerPassagesProps) {
  return (
    <section aria-label={input.label} className="border-line border-t pt-5 first:border-0 first:pt-0">
      <h3 className="font-semibold text-[0.9375rem] text-fg-muted">{input.label}</h3>
      <ul className="mt-2 flex flex-col gap-5">
        {passagesOf(input.id, text, sheet).map(({ start, segments, wishes, unread, asides }) => (
          <li key={start}>
            <blockquote className="whitespace-pre-line break-words font-display text-lg leading-snug">
              {segments.map((segment) =>
                segment.as === 'plain' ? (
                  segment.text
                ) : segment.as === 'understood' ? (
                  <span
                    key={segment.start}
                    className="underline decoration-2 decoration-cane-600/50 underline-offset-4"
                  >
                    {segment.text}
                  </span>
                ) : (
                  <mark
                    key={segment.start}
                    className="rounded-small bg-tone-yellow px-0.5 text-tone-yellow-fg"
                  >
                    {segment.text}
                    <span className="sr-only"> (não entendido)</span>
                  </mark>
                ),
              )}
            </blockquote>
            <WishChips label="Entendido desta frase" wishes={wishes} noun={noun} onEdit={onEdit} />
            {unread.map(renderUnread)}
            {asides.map((aside) => (
              <ToldPassage key={`${aside.place?.start} ${aside.text}`} aside={aside} onEdit={onEdit} />
            ))}
          </li>
        ))}
      </ul>
    </section>
  )
}
