import type { Conflict } from '@consulting/base/request/conflict.ts'
import { editsBetween, type SheetEdit } from '@consulting/base/request/edit-sheet.ts'
import type { RequestSheet } from '@consulting/base/request/request-sheet.ts'
import { Button } from '@/ui/button'
import { Notice } from '@/ui/notice'

interface ConflictNoticeProps {
  conflict: Conflict
  sheet: RequestSheet
  onEdit: (edits: readonly SheetEdit[], done: string) => void
}

/** Wishes that contradict each other, with the changes that would settle it. */
export function ConflictNotice({ conflict: { message, offers }, sheet, onEdit }: ConflictNoticeProps) {
  return (
    <Notice
      live
      tone="warn"
      title="Isto não cabe junto"
      action={
        offers.length > 0 && (
          <div className="flex flex-wrap gap-2">
            {offers.map((offer) => (
              <Button
                key={offer.label}
                size="sm"
                variant="secondary"
                onClick={() => onEdit(editsBetween(sheet, offer.sheet), `Agora vale: ${offer.label}.`)}
              >
                {offer.label}
              </Button>
            ))}
          </div>
        )
      }
    >
      {message}
    </Notice>
  )
}
