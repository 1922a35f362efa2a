import { ClipboardPaste, FileUp, Plus, Undo2 } from 'lucide-react'
import { Button } from '@/ui/button'
import type { AddingWay } from './add-items'

interface MenuToolbarProps {
  adding: AddingWay | null
  onAdding: (way: AddingWay | null) => void
  onNew: () => void
  busy: boolean
  /** Undefined when nothing can be undone. */
  lastChange: string | undefined
  onUndo: () => void
}

/** Adds to a menu that has items, and undoes its last change. */
export function MenuToolbar({ adding, onAdding, onNew, busy, lastChange, onUndo }: MenuToolbarProps) {
  return (
    <div className="mb-4 flex flex-wrap items-center gap-2">
      <Button data-add icon={<Plus aria-hidden size={18} />} onClick={onNew}>
        Acrescentar item
      </Button>
      <Button
        variant="secondary"
        aria-expanded={adding === 'file'}
        icon={<FileUp aria-hidden size={18} />}
        onClick={() => onAdding(adding === 'file' ? null : 'file')}
      >
        Ler arquivo
      </Button>
      <Button
        variant="secondary"
        aria-expanded={adding === 'paste'}
        icon={<ClipboardPaste aria-hidden size={18} />}
        onClick={() => onAdding(adding === 'paste' ? null : 'paste')}
      >
        Colar lista
      </Button>
      {lastChange && (
        <Button
          variant="ghost"
          className="sm:ml-auto"
          disabled={busy}
          icon={<Undo2 aria-hidden size={18} />}
          onClick={onUndo}
        >
          Desfazer<span className="sr-only"> a última mudança: {lastChange}</span>
        </Button>
      )}
    </div>
  )
}
