import { formatWeekdayTime } from '@/format/dates'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { Notice } from '@/ui/notice'
import { farmMessage } from '../../farm.messages'
import { type Block, unblockTime } from '../agenda.queries'
import { useAgendaChange } from '../use-agenda-change'

/** A blocked time, with the button that unblocks it. */
export function UnblockDialog({ block, onClose }: { block: Block; onClose: () => void }) {
  const unblock = useAgendaChange(unblockTime, 'Horário liberado', onClose)
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !unblock.isPending && onClose()}
      title="Horário bloqueado"
      description={`De ${formatWeekdayTime(block.starts_at)} a ${formatWeekdayTime(block.ends_at)}`}
      size="sm"
      footer={
        <>
          <Button variant="secondary" disabled={unblock.isPending} onClick={onClose}>
            Manter bloqueado
          </Button>
          <Button
            loading={unblock.isPending}
            loadingText="Liberando..."
            onClick={() => unblock.mutate(block.id)}
          >
            Liberar horário
          </Button>
        </>
      }
    >
      <p className="break-words">{block.reason}</p>
      {unblock.error && (
        <Notice tone="danger" live className="mt-4">
          {farmMessage(unblock.error)}
        </Notice>
      )}
    </Dialog>
  )
}
