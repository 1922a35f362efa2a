import { farmWhatsApp, seller } from '@/content/seller'
import { WhatsAppLink } from '@/content/whatsapp-link'
import { Card } from '@/ui/card'

/** How to reach the farm about an order: by e-mail, and by WhatsApp once the farm has a number. */
export function OrderHelp({ number }: { number: number }) {
  const text = `Olá! É sobre o pedido ${number}.`
  return (
    <Card as="section" aria-labelledby="ajuda" className="order-last lg:order-none print:hidden">
      <h2 id="ajuda" className="mb-2 text-subheading">
        Precisa de ajuda?
      </h2>
      <p className="text-fg-muted">
        Conte à fazenda o que houve com o pedido {number}. Escreva para{' '}
        <a
          href={`mailto:${seller.email}?subject=${encodeURIComponent(`Pedido ${number}`)}`}
          className="break-words text-link"
        >
          {seller.email}
        </a>
        .
      </p>
      <WhatsAppLink phone={farmWhatsApp()} text={text} className="mt-4">
        Fale com a fazenda pelo WhatsApp
      </WhatsAppLink>
    </Card>
  )
}
