/**
 * What is said of packages and bottles where no database is asked: the landing page, and what the shop adds
 * to its products. What is charged is in the products table alone; tests/database/reference-data holds the two together.
 */

import { once } from './once'

/** How many bottles of each cachaça, by product id. */
export type CachacaBundle = Readonly<Record<string, number>>

export type Package = {
  /** The product's id. */
  id: string
  name: string
  description: string
  /** BRL; R$ 1 is 1 credit. */
  price: number
  popular: boolean
  premium: boolean
  /** What its credits pay for at today's catalogue, or what it includes. */
  automationNames: readonly string[]
  suggestedCachacaBundle: CachacaBundle
  /** BRL: what those bottles cost in the shop. */
  includedCachacaValue: number
}

export type BottleLook = 'clear' | 'amber' | 'copper'

export type CachacaProduct = {
  /** The product's id. */
  id: string
  name: string
  /** BRL */
  pricePerBottle: number
  /** Earned with each bottle. */
  credits: number
  description: string
  look: BottleLook
  mlPerUnit: number
  bestFor: string
  /** Consulting that goes well with it. */
  automationExamples: readonly string[]
  popular: boolean
}

export const cachacas: readonly CachacaProduct[] = [
  {
    id: 'cachaca-alambique',
    name: 'Cachaça Alambique',
    pricePerBottle: 25,
    credits: 25,
    description: 'Branca e fresca, de cana recém-moída.',
    look: 'clear',
    mlPerUnit: 500,
    bestFor: 'Caipirinhas, batidas e drinks refrescantes',
    automationExamples: ['Criação de Drinks Autorais', 'Conteúdo para Redes Sociais'],
    popular: false,
  },
  {
    id: 'cachaca-carvalho-premium',
    name: 'Cachaça Carvalho Premium',
    pricePerBottle: 55,
    credits: 55,
    description: 'Descansada em carvalho, com baunilha e especiarias.',
    look: 'amber',
    mlPerUnit: 500,
    bestFor: 'Drinks clássicos, como rabo de galo e old fashioned',
    automationExamples: ['Harmonização de Pratos', 'Redesign de Cardápio'],
    popular: true,
  },
  {
    id: 'cachaca-castanheira-extra-premium',
    name: 'Cachaça Castanheira Extra-Premium',
    pricePerBottle: 75,
    credits: 75,
    description: 'Envelhecida em castanheira, encorpada e longa.',
    look: 'copper',
    mlPerUnit: 500,
    bestFor: 'Doses, sobremesas e drinks de assinatura',
    automationExamples: ['Criação de Pratos com Cachaça', 'Harmonização de Pratos'],
    popular: false,
  },
]

/** In the order of the shop. The bundles add up to the included value at the shop's own bottle prices. */
export const packages: readonly Package[] = [
  {
    id: 'pacote-iniciante',
    name: 'Pacote Iniciante',
    description: 'Para começar pela carta de drinks, com as garrafas dos primeiros testes.',
    price: 200,
    popular: false,
    premium: false,
    automationNames: ['Criação de Drinks Autorais'],
    suggestedCachacaBundle: { 'cachaca-alambique': 3, 'cachaca-castanheira-extra-premium': 1 },
    includedCachacaValue: 150,
  },
  {
    id: 'pacote-profissional',
    name: 'Pacote Profissional',
    description: 'Drinks e pratos que conversam: da carta à harmonização do cardápio.',
    price: 500,
    popular: true,
    premium: false,
    automationNames: ['Criação de Drinks Autorais', 'Harmonização de Pratos'],
    suggestedCachacaBundle: {
      'cachaca-alambique': 4,
      'cachaca-carvalho-premium': 5,
      'cachaca-castanheira-extra-premium': 1,
    },
    includedCachacaValue: 450,
  },
  {
    id: 'pacote-empresarial',
    name: 'Pacote Empresarial',
    description: 'Para reformular o cardápio inteiro, com preço e margem de cada item.',
    price: 1000,
    popular: false,
    premium: false,
    automationNames: ['Redesign de Cardápio', 'Harmonização de Pratos'],
    suggestedCachacaBundle: {
      'cachaca-alambique': 4,
      'cachaca-carvalho-premium': 5,
      'cachaca-castanheira-extra-premium': 5,
    },
    includedCachacaValue: 750,
  },
  {
    id: 'consultoria-extrapremium',
    name: 'Consultoria ExtraPremium',
    description: 'Todas as consultorias e um evento exclusivo no seu restaurante.',
    price: 5000,
    popular: false,
    premium: true,
    automationNames: [
      'Criação de Drinks Autorais',
      'Harmonização de Pratos',
      'Criação de Pratos com Cachaça',
      'Redesign de Cardápio',
    ],
    suggestedCachacaBundle: {
      'cachaca-alambique': 10,
      'cachaca-carvalho-premium': 10,
      'cachaca-castanheira-extra-premium': 6,
    },
    includedCachacaValue: 1250,
  },
]

/** What the shop adds to a product of its own, by product id. */
export const packageDetails: Readonly<Record<string, Package>> = Object.fromEntries(
  packages.map((item) => [item.id, item]),
)
export const bottleDetails: Readonly<Record<string, CachacaProduct>> = Object.fromEntries(
  cachacas.map((item) => [item.id, item]),
)

/** Credits that the landing page names as examples; social content's list price is waived at present. */
export const exampleCosts = [
  { name: 'Conteúdo para redes sociais', credits: 150, waived: true },
  { name: 'Drinks autorais', credits: 200, waived: false },
  { name: 'Harmonização de pratos', credits: 300, waived: false },
  { name: 'Pratos com cachaça', credits: 600, waived: false },
] as const

/** The bundle in words, `3 Alambique e 1 Castanheira Extra-Premium`, with the names of the given bottles. */
export function describeBundle(
  bundle: CachacaBundle,
  bottles: readonly { id: string; name: string }[] = cachacas,
): string {
  const parts = Object.entries(bundle).flatMap(([id, quantity]) => {
    const bottle = bottles.find((candidate) => candidate.id === id)
    return bottle ? [`${quantity} ${bottle.name.replace(/^Cachaça /, '')}`] : []
  })
  return formatList(parts)
}

const list = once(() => new Intl.ListFormat('pt-BR'))

/** `a, b e c`. */
export function formatList(names: readonly string[]): string {
  return list().format(names)
}
