/** Drinks beside a dish for guests who do not drink alcohol. */

import { ofThe, the, uncapitalize, verbFor } from '../../base/language/grammar.ts'
import { foldAccents } from '../../base/language/text.ts'
import type { Option } from '../../base/pairing/options.ts'
import { souredBy } from '../../base/pairing/rules.ts'
import { type DishReading, isDrinkLine } from '../../base/pairing/understand.ts'
import { createTeller, type Teller } from '../../base/pairing/ways.ts'
import type { RequestSheet } from '../../base/request/request-sheet.ts'
import type { MenuItem } from '../../documents/menu.ts'
import type { Pairing } from './schema.ts'
import { spokenName } from './short-names.ts'

export type AlcoholFree = NonNullable<Pairing['alcoholFree']>

const kinds = ['acid', 'coconut', 'bubbles', 'tea', 'coffee', 'caju', 'cane', 'soda'] as const
type SoftKind = (typeof kinds)[number]

const words: readonly (readonly [SoftKind, RegExp])[] = [
  ['coconut', /\b(agua de coco|coco verde|coco gelado)\b/],
  ['caju', /\bcajuina\b/],
  ['cane', /\b(caldo de cana|garapa)\b/],
  ['acid', /\b(suco|refresco|limonada|laranjada)\b/],
  ['bubbles', /\b(soda|tonica|agua com gas|mate com gas|kombucha)\b/],
  ['tea', /\b(cha|mate|capim|hibisco)\b/],
  ['coffee', /\b(cafe|espresso|expresso|cappuccino|mocha)\b/],
  ['soda', /\b(refrigerantes?|guarana|coca|sprite|fanta|sao geraldo)\b/],
]
const alcohol =
  /\b(gin|gim|vodk?c?a|rum|cachaca|caipi\w*|vinho|espumante|spritz|cerveja|chope|licor|uisque|whisky|tequila|batida|kir|carvalho|alambique|castanheira|prata|pinga|sour|conhaque|bourbon|amaretto|baileys|irish|quentao)\b/

export interface SoftDrink {
  name: string
  price: number | null
  kind: SoftKind
  item: MenuItem
}

/** Drinks without alcohol on the house's menu, by the role they play beside a dish. */
export function softDrinksOf(items: readonly MenuItem[]): SoftDrink[] {
  return items.flatMap((item) => {
    const text = foldAccents(`${item.name} ${item.description ?? ''}`)
    if (!isDrinkLine(item) || alcohol.test(text)) return []
    const kind = words.find(([, pattern]) => pattern.test(text))?.[0]
    return kind ? [{ name: item.name, price: item.price, kind, item }] : []
  })
}

/** The roles that a dish asks of a drink without alcohol, most wanted first. */
function wantedBy({ profile, course, groups }: DishReading): readonly SoftKind[] {
  if (course === 'dessert') return ['coffee', 'tea', 'bubbles', 'caju', 'acid']
  if (profile.heat >= 1) return ['coconut', 'caju', 'acid', 'tea']
  if (profile.salt >= 1.5) return ['caju', 'acid', 'cane', 'soda', 'coconut', 'bubbles', 'tea']
  if (profile.fat >= 1.5 || profile.crisp >= 1.5) return ['acid', 'bubbles', 'caju', 'soda', 'tea', 'coconut']
  if (groups.has('fish') || groups.has('shellfish'))
    return profile.weight < 1.4
      ? ['coconut', 'acid', 'tea', 'bubbles', 'caju']
      : ['acid', 'coconut', 'tea', 'bubbles', 'caju']
  return ['caju', 'tea', 'soda', 'acid', 'bubbles', 'coconut']
}

/** The sour ingredient of a soft drink: "o cajá" for "Suco de cajá". */
function fruitOf(name: string): string {
  const fruit = /\b(?:suco|refresco) de ([\p{L}-]+)/iu.exec(name)?.[1]
  if (/limonada/i.test(name)) return 'o limão'
  if (/laranjada/i.test(name)) return 'a laranja'
  return fruit ? the(fruit.toLowerCase()) : 'o azedo da fruta'
}

/** Wordings of why a drink goes with a dish. */
function reasonsFor(dish: DishReading, kind: SoftKind, by: string): readonly string[] {
  const of = (dimension: 'fat' | 'heat' | 'salt' | 'sweet') => ofThe(dish.because[dimension] ?? 'prato')
  const own = uncapitalize(spokenName(dish.item.name).split(/ com /i)[0] ?? dish.item.name)
  const name = the(own)
  switch (kind) {
    case 'acid':
      if (dish.course === 'dessert') {
        return [
          `${by}, sem açúcar, equilibra o doce ${of('sweet')}`,
          `${by} pede pouco ou nenhum açúcar ao lado d${name}`,
        ]
      }
      return dish.profile.fat >= 1.5
        ? [
            `${by} apara a gordura ${of('fat')}`,
            `${by} refresca depois ${of('fat')}`,
            `${by}, com pouco açúcar, corta o que ${the(dish.because.fat ?? 'prato')} tem de untuoso`,
            `entre um bocado e outro d${name}, ${by} limpa a boca`,
            `${by} limpa o que fica d${name}`,
            `${by} prepara a próxima ${dish.course === 'starter' ? 'mordida' : 'garfada'} d${name}`,
          ]
        : [
            `${by} acorda ${name}`,
            `${by} dá frescor a cada garfada d${name}`,
            `${by}, sem açúcar, não esconde ${name}`,
            `${by} refresca, e ${name} ${verbFor(own, 'segue', 'seguem')} na frente`,
          ]
    case 'bubbles':
      return dish.profile.crisp >= 1.5
        ? [
            `o gás limpa a boca entre uma mordida e outra d${name}`,
            `as bolhas acompanham o crocante d${name}`,
          ]
        : [`com gás e pouco doce, não encobre ${name}`, `o gás deixa ${name} mais leve na boca`]
    case 'coconut':
      return dish.profile.heat >= 1
        ? [`o doce leve do coco acalma a pimenta ${of('heat')}`, `o coco apaga o ardor ${of('heat')}`]
        : dish.course === 'dessert'
          ? [
              `leve, limpa a boca entre uma colherada e outra d${name}`,
              `quase sem doce, não disputa com ${name}`,
            ]
          : [
              `suave, não cobre ${name}`,
              `o doce leve do coco fica atrás d${name}`,
              `refresca sem azedo`,
              `fresca e quase sem doce, deixa ${name} aparecer`,
              `o coco é da praia, como ${name}`,
              `mata a sede sem brigar com ${name}`,
              `limpa a boca devagar, sem azedo nem gás`,
              `o salzinho do coco vai com ${name}`,
            ]
    case 'tea':
      return [
        `o chá, sem açúcar, acompanha ${name} sem cobrir`,
        `o travo do chá seca a boca depois d${name}`,
        `o chá frio limpa a boca e deixa ${name} falar`,
        `sem doce nenhum, o chá respeita ${name}`,
        `o amargo leve do chá encontra ${name}`,
      ]
    case 'coffee':
      return [
        `o amargo do café responde ao doce ${of('sweet')}`,
        `o café corta o doce ${of('sweet')} e fecha a refeição`,
        `sem açúcar no café, o doce fica por conta d${name}`,
      ]
    case 'caju':
      return [
        `o travo do caju segura o sal ${of('salt')}`,
        `o caju, seco no fim, acompanha ${name}`,
        `é doce e um pouco travosa, sem azedo: vai bem com ${name}`,
        `o caju clarificado adoça ${name} sem pesar`,
      ]
    case 'cane':
      return dish.profile.salt >= 1.5
        ? [`a cana, doce e fria, amansa o sal ${of('salt')}`, `doce de cana ao lado do sal d${name}`]
        : [`a cana fresca adoça ${name} sem azedo`, `o caldo fresco de cana fica atrás d${name}`]
    case 'soda':
      return dish.profile.salt >= 1.5
        ? [
            `o doce gelado amansa o sal ${of('salt')}`,
            `gás e doce: o sal d${name} pede os dois`,
            `doce no copo, sal n${name}`,
          ]
        : dish.profile.fat >= 1.5
          ? [
              `o gás levanta a gordura ${of('fat')}`,
              `doce e gás, para o tostado d${name}`,
              `bem gelado, lava a boca depois d${name}`,
            ]
          : [`doce leve e gás, como todo mundo pede com ${name}`, `o gás refresca ${name}`]
  }
}

/** Why a drink without alcohol goes with a dish, in several wordings. */
export const soberReasons = (dish: DishReading, { kind, name }: SoftDrink): readonly string[] =>
  reasonsFor(dish, kind, fruitOf(name))

/** The wording for a drink of the house. */
function own(dish: DishReading, drink: SoftDrink, tell: Teller, isOwn: boolean): AlcoholFree {
  const all = reasonsFor(dish, drink.kind, fruitOf(drink.name))
  // The house sweetens its own as it likes; the recipe of a new one has sugar.
  const dry = isOwn ? all : all.filter((way) => !/aç[uú]car/.test(way))
  const ways = dry.length > 0 ? dry : all
  // One turn for each list of wordings: fat dishes have others than lean ones.
  return {
    name: drink.name,
    price: drink.price,
    reason: tell(`${drink.kind}|${ways.length}`, ways),
    own: isOwn,
  }
}

/** The house's drinks for a dish, best first. Coffee goes with desserts only. */
export function inOrder(dish: DishReading, drinks: readonly SoftDrink[]): SoftDrink[] {
  const wanted = wantedBy(dish)
  const rest = kinds.filter((kind) => kind !== 'coffee' && !wanted.includes(kind))
  return [...wanted, ...rest].flatMap((kind) => {
    const found = drinks.filter((drink) => drink.kind === kind)
    // Different dishes get different ones of a kind, the same on every run.
    const start = dish.item.name.length % Math.max(1, found.length)
    return [...found.slice(start), ...found.slice(0, start)]
  })
}

/** A new drink, for the fruit or the bubbles that it brings. */
function newDrink(dish: DishReading, idea: Option, tell: Teller): AlcoholFree {
  const kind = idea.taste.acid >= 1 ? 'acid' : idea.taste.bubbles >= 2 ? 'bubbles' : 'tea'
  const all = kind === 'tea' ? byName(dish) : reasonsFor(dish, kind, souredBy(idea))
  // Its recipe has sugar or honey.
  const dry = all.filter((way) => !/aç[uú]car/.test(way))
  const reason = tell(`new ${kind}`, dry.length > 0 ? dry : byName(dish))
  return { name: idea.name, price: idea.price, reason, own: false }
}

const byName = ({ item }: DishReading): readonly string[] => [
  `fresco e quase sem doce, não encobre ${the(uncapitalize(spokenName(item.name)))}`,
]

/** No drink stands beside more than this share of the dishes, if the house has enough others. */
const largestShare = 1 / 3
/** The same for one that stands still and is to be sold. */
const mostPushed = 0.6
const large = /\bjarra\b|\b(?:1|1[.,]5|2)\s?(?:l|litros?)\b|\bgarrafa\b/u
/** A house with fewer drinks of its own gets a new one. */
const enough = 3

/** Where each dish has one: a sour one, and one that desserts bear. */
const forEach = 2

/** How many different ones the owner asks for; one where no number is given. */
export const freeAsked = ({ wishes }: Pick<RequestSheet, 'wishes'>): number =>
  Math.max(
    1,
    ...wishes.flatMap((wish) =>
      wish.kind === 'zeroAlcohol' ? (wish.count ?? (wish.part === 'each' ? forEach : [])) : [],
    ),
  )

/**
 * A drink without alcohol for each dish: the house's own by what the dish asks for, none beside more than a third of
 * the dishes while another is left, and new drinks in turn. Null where there is neither.
 * @param ideas new drinks, best first
 * @param isOwn whether the house sells `drinks` already
 * @param fits whether dish and drink together are within the owner's limit
 * @param isStanding whether the owner wants to sell off a drink that stands still
 */
export function alcoholFreeOf(
  dishes: readonly DishReading[],
  drinks: readonly SoftDrink[],
  ideas: readonly Option[],
  tell: Teller = createTeller(),
  isOwn = true,
  fits: (dish: DishReading, drink: Pick<SoftDrink, 'price'>) => boolean = () => true,
  isStanding: (name: string) => boolean = () => false,
): Map<DishReading, AlcoholFree | null> {
  // A jug is no glass for the one who drives: only where there is nothing else.
  const single = drinks.filter(({ name, item }) => !large.test(foldAccents(`${name} ${item.size ?? ''}`)))
  const poured = single.length > 0 || ideas.length > 0 ? single : drinks
  const usable = poured.filter(
    ({ kind }) => kind !== 'coffee' || dishes.some((one) => one.course === 'dessert'),
  )
  const choices = usable.length + (usable.length < enough ? ideas.length : 0)
  const cap = Math.max(
    1,
    Math.floor(dishes.length * largestShare),
    Math.ceil(dishes.length / Math.max(1, choices)),
  )
  const used = new Map<string, number>()
  const open = (name: string) => (used.get(name) ?? 0) < cap
  const mayPush = (name: string) => (used.get(name) ?? 0) < Math.ceil(dishes.length * mostPushed)
  return new Map(
    dishes.map((dish) => {
      const order = inOrder(dish, poured)
      // What stands still comes first where the dish asks for its kind.
      const asked = wantedBy(dish)
      const pushed = order.filter(({ kind, name }) => isStanding(name) && asked.includes(kind))
      const all = [...pushed, ...order.filter((one) => !pushed.includes(one))]
      const within = all.filter((one) => fits(dish, one))
      const mine = within.length > 0 ? within : all
      const drink = mine.find(
        ({ name }) => open(name) || (isStanding(name) && pushed.length > 0 && mayPush(name)),
      )
      // Beside a caramel, what is sour turns harsh.
      const suited = dish.course === 'dessert' ? ideas.filter(({ taste }) => taste.acid < 1) : ideas
      const idea = suited.toSorted((a, b) => (used.get(a.name) ?? 0) - (used.get(b.name) ?? 0))[0]
      const found = drink
        ? own(dish, drink, tell, isOwn)
        : idea && (usable.length < enough || mine.length === 0)
          ? newDrink(dish, idea, tell)
          : mine[0]
            ? own(dish, mine[0], tell, isOwn)
            : null
      if (found) used.set(found.name, (used.get(found.name) ?? 0) + 1)
      return [dish, found]
    }),
  )
}
