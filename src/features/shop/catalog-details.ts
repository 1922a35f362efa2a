import type { Product } from './shop.queries'

/** How many bottles of each cachaça, by product id. */
export type CachacaBundle = Readonly<Record<string, number>>

/** What the shop shows of a package besides what the products table sells. */
export type PackageDetails = {
  /** BRL: what the bottles that come with it cost in this shop. */
  includedCachacaValue: number
  suggestedCachacaBundle: CachacaBundle
  /** What its credits pay for at today's catalogue, or what it includes. */
  automationNames: readonly string[]
}

/** By product id. The bundles add up to the included value at the shop's own bottle prices. */
export const packageDetails: Readonly<Record<string, PackageDetails>> = {
  'pacote-iniciante': {
    includedCachacaValue: 150,
    suggestedCachacaBundle: { 'cachaca-alambique': 3, 'cachaca-castanheira-extra-premium': 1 },
    automationNames: ['Criação de Drinks Autorais'],
  },
  'pacote-profissional': {
    includedCachacaValue: 450,
    suggestedCachacaBundle: {
      'cachaca-alambique': 4,
      'cachaca-carvalho-premium': 5,
      'cachaca-castanheira-extra-premium': 1,
    },
    automationNames: ['Criação de Drinks Autorais', 'Harmonização de Pratos'],
  },
  'pacote-empresarial': {
    includedCachacaValue: 750,
    suggestedCachacaBundle: {
      'cachaca-alambique': 4,
      'cachaca-carvalho-premium': 5,
      'cachaca-castanheira-extra-premium': 5,
    },
    automationNames: ['Redesign de Cardápio', 'Harmonização de Pratos'],
  },
  'consultoria-extrapremium': {
    includedCachacaValue: 1250,
    suggestedCachacaBundle: {
      'cachaca-alambique': 10,
      'cachaca-carvalho-premium': 10,
      'cachaca-castanheira-extra-premium': 6,
    },
    automationNames: [
      'Criação de Drinks Autorais',
      'Harmonização de Pratos',
      'Criação de Pratos com Cachaça',
      'Redesign de Cardápio',
    ],
  },
}

export type BottleLook = 'clear' | 'amber' | 'copper'

/** What the shop shows of a cachaça besides what the products table sells. */
export type BottleDetails = { look: BottleLook; mlPerUnit: number; bestFor: string }

const millilitres = 500

/** By product id. */
export const bottleDetails: Readonly<Record<string, BottleDetails>> = {
  'cachaca-alambique': {
    look: 'clear',
    mlPerUnit: millilitres,
    bestFor: 'Caipirinhas, batidas e drinks refrescantes',
  },
  'cachaca-carvalho-premium': {
    look: 'amber',
    mlPerUnit: millilitres,
    bestFor: 'Drinks clássicos, como rabo de galo e old fashioned',
  },
  'cachaca-castanheira-extra-premium': {
    look: 'copper',
    mlPerUnit: millilitres,
    bestFor: 'Doses, sobremesas e drinks de assinatura',
  },
}

/** The bundle in words, `3 Alambique e 1 Castanheira Extra-Premium`, with the names of the bottles on sale. */
export function describeBundle(bundle: CachacaBundle, products: readonly Product[]): string {
  const parts = Object.entries(bundle).flatMap(([id, quantity]) => {
    const product = products.find((candidate) => candidate.id === id)
    return product ? [`${quantity} ${product.name.replace(/^Cachaça /, '')}`] : []
  })
  return new Intl.ListFormat('pt-BR').format(parts)
}
