import { MessageCircle } from 'lucide-react'
import { Link } from 'react-router-dom'
import { productName } from '@/content/product'
import { formatDate, formatDateTime } from '@/format/dates'
import { whatsAppLink } from '@/format/whatsapp'
import { Button } from '@/ui/button'
import { ButtonLink } from '@/ui/button-link'
import { Card } from '@/ui/card'
import { roomAddress } from '../room-address'
import type { Contest } from './contests.queries'

interface ContestCardProps {
  contest: Contest
  onDecide: (verified: boolean) => void
}

/** One contest: the provider's answer, the owner's objection, how to reach them, and the manager's two answers. */
export function ContestCard({ contest, onDecide }: ContestCardProps) {
  const { house, contactName, contactPhone, contactEmail, refusedAt } = contest
  return (
    <Card as="li">
      <h2 className="break-words text-subheading">
        <Link className="tap-target text-link" to={roomAddress(`casas/${contest.restaurantId}`)}>
          {house}
        </Link>
      </h2>
      <p className="mt-1 break-words text-fg-muted text-sm">
        {refusedAt ? `Recusada pelo serviço em ${formatDate(refusedAt)}` : 'Em dúvida no serviço'}
        {' · '}contestada em {formatDateTime(contest.contestedAt)}
      </p>
      <blockquote className="mt-4 whitespace-pre-wrap break-words border-line border-l-4 pl-4">
        {contest.text}
      </blockquote>
      <p className="mt-4 break-words text-sm">
        Peça para ver o documento por vídeo ou pessoalmente, e não guarde cópia.
      </p>
      <p className="mt-1 break-words text-sm">
        {contactName && `Quem responde pela casa: ${contactName}. `}
        {contactEmail && (
          <a className="tap-target break-words text-link" href={`mailto:${contactEmail}`}>
            {contactEmail}
          </a>
        )}
      </p>
      <div className="mt-5 flex flex-col gap-3 sm:flex-row sm:flex-wrap">
        <Button onClick={() => onDecide(true)}>
          Confirmar a idade<span className="sr-only"> de {house}</span>
        </Button>
        <Button variant="secondary" onClick={() => onDecide(false)}>
          Manter a recusa<span className="sr-only"> de {house}</span>
        </Button>
        {contactPhone && (
          <ButtonLink
            variant="ghost"
            icon={<MessageCircle aria-hidden size={18} />}
            href={whatsAppLink(
              contactPhone,
              `Olá${contactName ? `, ${contactName}` : ''}! Aqui é da fazenda do ${productName}. É sobre a verificação da sua idade: quando podemos fazer uma chamada de vídeo?`,
            )}
            target="_blank"
            rel="noreferrer"
          >
            Chamar no WhatsApp
          </ButtonLink>
        )}
      </div>
    </Card>
  )
}
