import { digitsOf } from '@/domain/contact'

/** A link that opens WhatsApp with a text ready for a Brazilian number. Nothing is sent by itself. */
export function whatsappLink(phone: string, text: string): string {
  return `https://wa.me/55${digitsOf(phone)}?text=${encodeURIComponent(text)}`
}
