import { digitsOf } from '@/domain/contact'

/** A link that opens WhatsApp with the text ready to send to a Brazilian number. Nothing is sent by itself. */
export function whatsAppLink(phone: string, text: string): string {
  return `https://wa.me/55${digitsOf(phone)}?text=${encodeURIComponent(text)}`
}
