import { MessageCircle } from 'lucide-react'
import type { ReactNode } from 'react'
import { isPhone } from '@/domain/contact'
import { whatsAppLink } from '@/format/whatsapp'
import { ButtonLink } from '@/ui/button-link'

interface WhatsAppLinkProps {
  phone: string | null
  /** The message, ready to send. */
  text: string
  /** `text`: a link inside a sentence. */
  look?: 'button' | 'text'
  className?: string
  children?: ReactNode
}

/** Opens WhatsApp in another tab, with a message filled in. Renders nothing without a number. */
export function WhatsAppLink({
  phone,
  text,
  look = 'button',
  className,
  children = 'Chamar no WhatsApp',
}: WhatsAppLinkProps) {
  if (phone === null || !isPhone(phone)) return null
  const link = {
    href: whatsAppLink(phone, text),
    target: '_blank',
    rel: 'noreferrer',
    ...(className !== undefined && { className }),
  }
  if (look === 'text') {
    return <a {...link}>{children}</a>
  }
  return (
    <ButtonLink {...link} size="sm" variant="secondary" icon={<MessageCircle aria-hidden size={18} />}>
      {children}
    </ButtonLink>
  )
}
