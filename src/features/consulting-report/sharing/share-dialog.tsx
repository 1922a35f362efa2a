import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useSingleMutation } from '@/data/client/use-single-mutation'
import { sharedReportsQuery } from '@/data/tables/shared-reports'
import { useOwner } from '@/session/session-context'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { LinkList } from './link-list'
import { NewLinkForm } from './new-link-form'
import { NewLinkPanel } from './new-link-panel'
import { createLink } from './sharing.queries'

export interface ShareDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  requestId: string
  /** Name of the automation. */
  title: string
  /** The version on the screen, which the link shows. */
  version: number
}

/** Creates and lists links to one report. Its file loads when it first opens. */
export default function ShareDialog({ open, onOpenChange, requestId, title, version }: ShareDialogProps) {
  const { user, restaurant } = useOwner()
  const client = useQueryClient()
  const formId = useId()
  const { queryKey } = sharedReportsQuery(user.id)
  const create = useSingleMutation({
    mutationFn: createLink,
    onSuccess: (address) => setAddress(address),
    onSettled: () => client.invalidateQueries({ queryKey }),
  })
  const [address, setAddress] = useState<string | null>(null)

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        // The URL is shown once: reopening the dialog starts a new link.
        if (!next) setAddress(null)
        onOpenChange(next)
      }}
      title="Compartilhar relatório"
      description="Quem recebe o link lê este relatório sem ter conta, até a data que você escolher."
      footer={
        address === null ? (
          <Button type="submit" form={formId} loading={create.isPending} loadingText="Criando...">
            Criar link
          </Button>
        ) : (
          <Button variant="secondary" onClick={() => setAddress(null)}>
            Criar outro link
          </Button>
        )
      }
    >
      {address === null ? (
        <NewLinkForm
          id={formId}
          version={version}
          error={create.error}
          onSubmit={(wanted) => create.mutate({ requestId, version, ...wanted })}
        />
      ) : (
        <NewLinkPanel address={address} text={`${title}${restaurant ? `, ${restaurant.name}` : ''}`} />
      )}
      <LinkList requestId={requestId} />
    </Dialog>
  )
}
