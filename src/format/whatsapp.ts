import { digitsOf } from '@/domain/contact'

/** Opens a conversation with this Brazilian number in WhatsApp, with the text ready to send. */
export const whatsAppLink = (phone: string, text: string): string =>
  `https://wa.me/55${digitsOf(phone)}?text=${encodeURIComponent(text)}`

/** Lets the sender choose whom to send the text to in WhatsApp. */
export const whatsAppText = (text: string): string => `https://wa.me/?text=${encodeURIComponent(text)}`
