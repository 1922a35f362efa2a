import { productName } from '@/content/product'
import { farmWhatsApp, seller } from '@/content/seller'
import { WhatsAppLink } from '@/content/whatsapp-link'

const link = 'text-fg underline underline-offset-4'

/** How to reach the farm for what cannot be done on the screen. */
export function ContactLine() {
  const whatsApp = farmWhatsApp()
  return (
    <>
      ligue para{' '}
      <a href={`tel:+55${seller.phone.replace(/\D/g, '')}`} className={`${link} whitespace-nowrap`}>
        {seller.phone}
      </a>
      {whatsApp && (
        <>
          ,{' '}
          <WhatsAppLink
            look="text"
            phone={whatsApp}
            text={`Olá! É sobre um workshop do ${productName}.`}
            className={link}
          >
            chame no WhatsApp
          </WhatsAppLink>
        </>
      )}{' '}
      ou escreva para{' '}
      <a href={`mailto:${seller.email}`} className={`${link} break-words`}>
        {seller.email}
      </a>
    </>
  )
}
