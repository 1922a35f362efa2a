import { Button } from '@/ui/button'
import { Notice } from '@/ui/notice'

/** Says that the form shows a restored draft, and offers to discard it. */
export function DraftNotice({ onDiscard }: { onDiscard: () => void }) {
  return (
    <Notice
      live
      className="mb-6"
      action={
        <Button variant="secondary" size="sm" onClick={onDiscard}>
          Descartar
        </Button>
      }
    >
      Recuperamos o que você tinha escrito e ainda não salvou. Confira e salve.
    </Notice>
  )
}
