import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import type { Workshop } from '../workshop'

export interface CancelDialogProps {
  /** Null when closed. */
  workshop: Workshop | null
  busy: boolean
  onClose: () => void
  onConfirm: (id: string) => void
}

/** Asks before a workshop is cancelled. */
export function CancelDialog({ workshop, busy, onClose, onConfirm }: CancelDialogProps) {
  return (
    <Dialog
      open={workshop !== null}
      onOpenChange={(next) => !next && !busy && onClose()}
      title="Cancelar este workshop?"
      description={workshop?.name}
      size="sm"
      footer={
        <>
          <Button variant="secondary" disabled={busy} onClick={onClose}>
            Manter
          </Button>
          <Button
            variant="danger"
            loading={busy}
            loadingText="Cancelando..."
            onClick={() => workshop && onConfirm(workshop.id)}
          >
            Cancelar workshop
          </Button>
        </>
      }
    >
      <p>Nada foi cobrado, e você pode agendar outro quando quiser.</p>
    </Dialog>
  )
}
