import { digitsOf } from '@/domain/contact'

/** Opens a conversation with this Brazilian number in WhatsApp, with the text ready to send. */
export const whatsAppLink = (phone: string, text: string): string =>
  `https://wa.me/55${digitsOf(phone)}?text=${encodeURIComponent(text)}`
