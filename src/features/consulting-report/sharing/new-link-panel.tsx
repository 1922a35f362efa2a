import { Copy, MessageCircle, Share2 } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { whatsAppText } from '@/format/whatsapp'
import { Button } from '@/ui/button'
import { ButtonLink } from '@/ui/button-link'
import { canShareLinks } from '@/ui/share-link'
import { TextField } from '@/ui/text-field'
import { copyReportLink, shareReport } from '../share-report'

interface NewLinkPanelProps {
  address: string
  /** The message that precedes the URL. */
  text: string
}

/** The URL of a new link, shown once, with the ways to send it. */
export function NewLinkPanel({ address, text }: NewLinkPanelProps) {
  const copy = useRef<HTMLButtonElement>(null)
  useEffect(() => copy.current?.focus(), [])
  return (
    <div className="flex flex-col gap-4">
      <TextField
        label="Link criado"
        hint="Envie agora: por segurança, não mostramos este endereço de novo."
        readOnly
        value={address}
        onFocus={(event) => event.target.select()}
      />
      <div className="grid gap-3 sm:flex sm:flex-wrap">
        <Button ref={copy} icon={<Copy aria-hidden size={18} />} onClick={() => void copyReportLink(address)}>
          Copiar link
        </Button>
        <ButtonLink
          variant="secondary"
          href={whatsAppText(`${text}: ${address}`)}
          target="_blank"
          rel="noopener noreferrer"
          icon={<MessageCircle aria-hidden size={18} />}
        >
          Enviar por WhatsApp
        </ButtonLink>
        {canShareLinks() && (
          <Button
            variant="secondary"
            icon={<Share2 aria-hidden size={18} />}
            onClick={() => void shareReport(text, address)}
          >
            Outros aplicativos
          </Button>
        )}
      </div>
    </div>
  )
}
