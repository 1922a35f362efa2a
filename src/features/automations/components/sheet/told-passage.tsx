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
    <p className="mt-2 flex flex-wrap items-center gap-x-2 text-[0.9375rem] text-fg-muted">
      <Info aria-hidden size={16} className="shrink-0" />
      <span className="min-w-0 break-words">Lido como informação: “{aside.text}”</span>
      <Button
        size="sm"
        variant="ghost"
        aria-label={`“${aside.text}” é um pedido`}
        onClick={() => onEdit({ do: 'reopen', aside }, `Diga o que “${aside.text}” pede.`)}
      >
        É um pedido
      </Button>
    </p>
  )
}
