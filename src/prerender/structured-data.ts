import { cachacas, packages } from '@/content/packages'
import { productName } from '@/content/product'
import { seller } from '@/content/seller'

/** The seller and its products as schema.org JSON-LD for search engines. */
export function structuredData(siteUrl: string): string {
  const organization = `${siteUrl}/#organization`
  const offer = (name: string, description: string, price: number) => ({
    '@type': 'Offer',
    price: price.toFixed(2),
    priceCurrency: 'BRL',
    url: `${siteUrl}/`,
    seller: { '@id': organization },
    itemOffered: { '@type': 'Product', name, description },
  })
  const document = {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Organization',
        '@id': organization,
        name: productName,
        legalName: seller.legalName,
        url: `${siteUrl}/`,
        logo: `${siteUrl}/icon-512.png`,
        email: seller.email,
        areaServed: { '@type': 'City', name: 'Fortaleza' },
        sameAs: seller.social.map(({ url }) => url),
        hasOfferCatalog: {
          '@type': 'OfferCatalog',
          name: 'Pacotes e cachaças',
          itemListElement: [
            ...packages.map(({ name, description, price }) => offer(name, description, price)),
            ...cachacas.map(({ name, description, pricePerBottle }) =>
              offer(name, description, pricePerBottle),
            ),
          ],
        },
      },
      {
        '@type': 'WebSite',
        name: productName,
        url: `${siteUrl}/`,
        inLanguage: 'pt-BR',
        publisher: { '@id': organization },
      },
    ],
  }
  // A text could contain the end tag of the script element.
  return JSON.stringify(document).replaceAll('<', '\\u003c')
}
