import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { paths } from '@/config/paths'
import { productName } from '@/content/product'
import { hasCode } from '@/data/client/errors'
import { useSingleMutation } from '@/data/client/use-single-mutation'
import { acceptTexts, type PendingText, visitQuery } from '@/data/tables/consents'
import { formatDay } from '@/format/dates'
import { formatList } from '@/format/list'
import { useOwner } from '@/session/session-context'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { Notice } from '@/ui/notice'
import { whenNoDialogIsOpen } from '@/ui/open-dialog'
import { toast } from '@/ui/toaster'
import { consentMessage } from './consent.messages'

export interface ConsentDialogProps {
  /** Closed while empty. */
  pending: readonly PendingText[]
  onSignOut: () => void
}

const texts = {
  terms: { name: 'Termos de Uso', with: 'os Termos de Uso', path: paths.terms },
  privacy: { name: 'Política de Privacidade', with: 'a Política de Privacidade', path: paths.privacy },
} as const

/**
 * Asks for consent to the texts in force, over the page, which keeps what was typed. It waits for other dialogs, and its
 * focus starts on no button: a key pressed while typing must not answer.
 */
export default function ConsentDialog({ pending, onSignOut }: ConsentDialogProps) {
  const { user } = useOwner()
  const queries = useQueryClient()
  const start = useRef<HTMLDivElement>(null)
  const wanted = pending.length > 0
  const [open, setOpen] = useState(false)
  useEffect(() => {
    if (wanted) return whenNoDialogIsOpen(() => setOpen(true))
    setOpen(false)
  }, [wanted])
  // What the dialog shows while it closes.
  const [asked, setAsked] = useState(pending)
  if (wanted && asked !== pending) setAsked(pending)

  const accept = useSingleMutation({
    mutationFn: () => acceptTexts(asked),
    onSuccess: () => {
      queries.setQueryData(visitQuery(user.id).queryKey, [])
      toast.success('Aceite gravado', 'A data e a versão ficam no seu perfil.')
    },
    onError: (error) => {
      if (hasCode(error, 'legal_version_not_current')) void queries.invalidateQueries(visitQuery(user.id))
    },
  })

  const changed = asked.every(({ accepted_version }) => accepted_version !== null)
  const names = formatList(asked.map(({ document }) => texts[document].with))
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      dismissible={false}
      initialFocus={start}
      title={changed ? `Mudamos ${names}` : 'Falta o seu aceite'}
      description={
        changed
          ? 'Veja o que mudou e diga se concorda. O que você estava digitando continua aqui.'
          : `Para usar o ${productName}, leia e aceite ${names}. O que você estava digitando continua aqui.`
      }
      footer={
        <>
          <Button variant="secondary" disabled={accept.isPending} onClick={onSignOut}>
            Não aceito, sair da conta
          </Button>
          <Button loading={accept.isPending} loadingText="Gravando..." onClick={() => accept.mutate()}>
            Li e aceito
          </Button>
        </>
      }
    >
      <div ref={start} tabIndex={-1} className="scroll-my-5 outline-none">
        <dl className="grid gap-4">
          {asked.map(({ document, version, dated, summary, accepted_version }) => (
            <div key={document}>
              <dt>
                <a
                  href={texts[document].path}
                  target="_blank"
                  rel="noopener"
                  className="text-link font-semibold"
                >
                  {texts[document].name}
                  <span className="sr-only"> (abre em outra aba)</span>
                </a>
                <span className="text-fg-muted text-sm">
                  , versão {version}, de {formatDay(dated)}
                </span>
              </dt>
              {accepted_version !== null && <dd className="mt-1 text-pretty">{summary}</dd>}
            </div>
          ))}
        </dl>
        <p className="mt-5 text-fg-muted text-sm">
          Se não concordar, você pode sair, ou{' '}
          <a href={paths.profile} target="_blank" rel="noopener" className="text-link">
            baixar ou excluir os seus dados no perfil
            <span className="sr-only"> (abre em outra aba)</span>
          </a>
          . Nada é apagado sem você pedir.
        </p>
        {accept.error && (
          <Notice live tone="danger" className="mt-5">
            {consentMessage(accept.error)}
          </Notice>
        )}
      </div>
    </Dialog>
  )
}
