/** E-mails have these links too, so they are defined with the functions. */
export { whatsAppLink } from '../../supabase/functions/_shared/whatsapp'

/** Lets the sender choose whom to send the text to in WhatsApp. */
export const whatsAppText = (text: string): string => `https://wa.me/?text=${encodeURIComponent(text)}`
