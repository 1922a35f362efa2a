/** Defined with the Edge Functions, because e-mails use the same links. */
export { whatsAppLink } from '../../supabase/functions/_shared/whatsapp'

/** Lets the sender choose whom to send the text to in WhatsApp. */
export const whatsAppText = (text: string): string => `https://wa.me/?text=${encodeURIComponent(text)}`
