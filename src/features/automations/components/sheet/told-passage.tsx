import type { SheetEdit } from '@consulting/base/request/edit-sheet.ts'
import type { Aside } from '@consulting/base/request/request-sheet.ts'
import { Info } from 'lucide-react'
import { Button } from '@/ui/button'

interface ToldPassageProps {
  aside: Aside
  onEdit: (edit: SheetEdit, done: string) => void
}

/** Words taken for information about the house. The owner can say that they ask for something. */
export function ToldPassage({ aside, onEdit }: ToldPassageProps) {
  return (
    <div className="mt-2 flex items-start gap-2 text-[0.9375rem] text-fg-muted">
      <Info aria-hidden size={18} className="mt-0.5 shrink-0" />
      <div className="min-w-0">
        <p className="break-words">Lido como informação: “{aside.text}”</p>
        <Button
          size="sm"
          variant="ghost"
          className="-ml-3"
          aria-label={`“${aside.text}” é um pedido`}
          onClick={() => onEdit({ do: 'reopen', aside }, `Diga o que “${aside.text}” pede.`)}
        >
          É um pedido
        </Button>
      </div>
    </div>
  )
}
