/**
 * New long drinks that the house can pour without buying anything but cachaça: its menu already sells the mixer. Built in
 * the glass in half a minute.
 */

import type { CachacaId } from '../../base/cachacas.ts'
import { type Concept, drink, fixed } from '../../base/drinks/concepts/concept.ts'
import { freePrice, type PriceRule } from '../../base/drinks/price.ts'
import type { Venue } from '../../base/house/read-venue.ts'
import { foldAccents, stableFraction } from '../../base/language/text.ts'
import { type ConceptRequest, conceptOptions, type Option } from '../../base/pairing/options.ts'
import type { DishReading } from '../../base/pairing/understand.ts'
import type { MenuItem } from '../../documents/menu.ts'
import { lineFor } from './pours.ts'
import { preparationOf } from './preparations/index.ts'

interface Serve {
  /** What the menu must already sell, without accents and in lower case. */
  mixer: RegExp
  /**
   * What else will do in a house with few drinks: one that presses limes, or keeps beer cold for guests who want it long
   * and fizzy, needs only limes and a bottle of soda water.
   */
  beside?: RegExp
  /** The same drink in several versions: two neighbours do not get the same one. */
  concepts: readonly Concept[]
}

const white: readonly CachacaId[] = ['alambique']
const lime = ['limao', 15] as const
const little = ['limao', 10] as const

const serves: readonly Serve[] = [
  {
    mixer: /\bagua de coco\b|\bcoco (?:verde|gelado)\b/,
    concepts: [
      drink('Coqueiro Baixo', 'highball', white, {
        slots: [fixed(['agua_coco', 130]), fixed([...lime])],
        garnishes: ['casca_limao'],
        story: 'Água de coco gelada, cachaça branca e limão: leve, quase sem doce, para refeição inteira.',
      }),
      drink('Coco de Maré', 'highball', white, {
        slots: [fixed(['agua_coco', 120]), fixed([...lime]), fixed(['sal', 1])],
        garnishes: ['casca_limao'],
        story: 'Água de coco, limão e uma pitada de sal sobre a branca: tem gosto de beira-mar.',
      }),
    ],
  },
  {
    mixer: /\bcajuina\b/,
    concepts: [
      drink('Caju Comprido', 'highball', white, {
        slots: [fixed(['cajuina', 120]), fixed([...little])],
        garnishes: ['casca_limao'],
        story: 'Cajuína gelada com cachaça branca e um aperto de limão: âmbar, de fim seco.',
      }),
      drink('Caju de Alpendre', 'highball', ['carvalho', 'alambique'], {
        slots: [fixed(['cajuina', 120]), fixed([...little])],
        garnishes: ['casca_laranja'],
        story: 'Cajuína com cachaça de carvalho: o caju clarificado encontra a baunilha do barril.',
      }),
    ],
  },
  {
    mixer: /\btonica\b/,
    concepts: [
      drink('Engenho Tônico', 'highball', white, {
        slots: [fixed(['tonica', 120]), fixed([...little])],
        garnishes: ['casca_limao'],
        story: 'A tônica do gim com a branca no lugar dele: amargo, gás e cana fresca.',
      }),
      drink('Tonel Tônico', 'highball', ['carvalho', 'alambique'], {
        slots: [fixed(['tonica', 120]), fixed([...little])],
        garnishes: ['casca_limao'],
        story: 'Tônica e limão sobre a cachaça de carvalho: o amargo de um lado, a baunilha do outro.',
      }),
    ],
  },
  {
    mixer: /\bagua com gas\b|\bclub soda\b|\bsoda italiana\b/,
    beside: /\bcaipi\w+|\bsa(?:qu|k)erinha\b|\bcervejas?\b|\blong neck\b|\bchopp?e?s?\b/,
    concepts: [
      drink('Copo Comprido', 'highball', white, {
        slots: [fixed(['agua_gas', 120]), fixed([...lime])],
        garnishes: ['casca_limao'],
        story: 'Cachaça branca, limão e água com gás, sem açúcar: limpa a boca e não cansa.',
      }),
      drink('Gole de Varanda', 'highball', white, {
        slots: [fixed(['agua_gas', 120]), fixed([...lime]), fixed(['sal', 1])],
        garnishes: ['casca_limao'],
        story: 'Limão, gás e uma pitada de sal sobre a branca: copo alto para conversa comprida.',
      }),
    ],
  },
]

/** All of them: built in the glass of one mixer, lime and ice. */
export const longDrinks: readonly Concept[] = serves.flatMap(({ concepts }) => concepts)

const ids: ReadonlySet<string> = new Set(serves.flatMap(({ concepts }) => concepts.map(({ id }) => id)))

/** Whether a drink is one of these, and not an idea that needs ingredients of its own. */
export const isServe = ({ id }: Pick<Option, 'id'>): boolean => ids.has(id)

/** Whether the house already sells all that one of these drinks is mixed with. */
export const isFromShelf = ({ id }: Pick<Option, 'id'>, items: readonly MenuItem[]): boolean =>
  serves.some(
    ({ mixer, concepts }) => concepts.some((concept) => concept.id === id) && mixer.test(menuText(items)),
  )

const menuText = (items: readonly MenuItem[]): string =>
  foldAccents(items.map(({ name, description }) => `${name}; ${description ?? ''}`).join('\n'))

/** Highest price of a new drink, as a multiple of the house's comparable drink. */
const dearest = 1.2

/** The house's bounds, with the price of its comparable drink as the least, and little more as the most. */
export function nearMarket(rule: PriceRule = freePrice): PriceRule {
  const { market, owner } = rule
  if (!market) return rule
  const least = Math.max(owner.least ?? 0, Math.min(market.price, owner.most ?? market.price))
  const most = Math.max(least, Math.min(market.price * dearest, owner.most ?? market.price * dearest))
  return { market, owner: { ...owner, least, most } }
}

/** Number of new drinks that a report proposes, and of dishes that one must suit. */
const most = 2
const leastDishes = 2

/**
 * At most two new drinks, those that suit most dishes by their preparation. They cost at least as much as the house's
 * comparable drink, so that no guest who changes to one costs the house money.
 * @param items the menu, which must sell the mixer
 * @param hasFew whether the house has few drinks of its own
 */
export function servesFor(
  dishes: readonly DishReading[],
  items: readonly MenuItem[],
  venue: Venue,
  request: ConceptRequest & { seed: string; hasFew: boolean },
  allows: (option: Option) => boolean,
): Option[] {
  const menu = menuText(items)
  const preparations = dishes.map(({ item }) => preparationOf(item))
  const priced = { ...request, rule: nearMarket(request.rule) }
  return serves
    .filter(({ mixer, beside }) => mixer.test(menu) || (request.hasFew && beside?.test(menu) === true))
    .flatMap(({ concepts }) => {
      const ordered = concepts.toSorted(
        (a, b) => stableFraction(`${request.seed}|${a.id}`) - stableFraction(`${request.seed}|${b.id}`),
      )
      const [option] = conceptOptions(ordered, venue, priced).filter(allows)
      if (!option) return []
      const suited = preparations.filter((preparation) => lineFor(preparation, option) !== null).length
      return suited >= leastDishes ? [{ option, suited }] : []
    })
    .toSorted((a, b) => b.suited - a.suited)
    .slice(0, most)
    .map(({ option }) => option)
}
