import { seller } from './seller.ts'

/** Placeholder phone in `seller.ts` until the farm's own number replaces it. Nobody answers it. */
const placeholderPhone = '(85) 90000-0000'

/** Link that opens a WhatsApp conversation with this Brazilian number, with the text ready to send. */
export const whatsAppLink = (phone: string, text: string): string =>
  `https://wa.me/55${phone.normalize('NFKC').replace(/\D/g, '')}?text=${encodeURIComponent(text)}`

/** The number on which the farm answers owners in WhatsApp, or null while it is the placeholder. */
export const farmWhatsApp = (phone: string = seller.phone): string | null =>
  phone === placeholderPhone ? null : phone
