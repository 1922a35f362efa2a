import { Download } from 'lucide-react'
import { Button } from '@/ui/button'
import type { Exporting } from '../use-export'
import type { ContactList } from '../waiting.queries'

/** Saves a whole list as a file. */
export function ExportButton({
  list,
  exporting,
  children,
}: {
  list: ContactList
  exporting: Exporting
  children: string
}) {
  return (
    <Button
      variant="secondary"
      size="sm"
      icon={<Download aria-hidden size={18} />}
      loading={exporting.isPending && exporting.variables?.list === list}
      loadingText="Exportando..."
      onClick={() => exporting.mutate({ list })}
    >
      {children}
    </Button>
  )
}
