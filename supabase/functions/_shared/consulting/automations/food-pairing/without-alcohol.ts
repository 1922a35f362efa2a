/** Drinks beside a dish for guests who do not drink alcohol. */

import { ofThe, the } from '../../base/language/grammar.ts'
import { foldAccents } from '../../base/language/text.ts'
import type { Option } from '../../base/pairing/options.ts'
import { spokenName } from '../../base/pairing/phrases.ts'
import { score } from '../../base/pairing/rules.ts'
import { type DishReading, isDrinkLine } from '../../base/pairing/understand.ts'
import { createTeller, type Teller } from '../../base/pairing/ways.ts'
import type { MenuItem } from '../../documents/menu.ts'
import type { Pairing } from './schema.ts'

export type AlcoholFree = NonNullable<Pairing['alcoholFree']>

const kinds = ['acid', 'coconut', 'bubbles', 'tea', 'coffee', 'caju'] as const
type SoftKind = (typeof kinds)[number]

const words: readonly (readonly [SoftKind, RegExp])[] = [
  ['coconut', /\b(agua de coco|coco verde|coco gelado)\b/],
  ['caju', /\bcajuina\b/],
  ['acid', /\b(suco|refresco|limonada|laranjada)\b/],
  ['bubbles', /\b(soda|tonica|agua com gas|mate com gas|kombucha)\b/],
  ['tea', /\b(cha|mate|capim|hibisco)\b/],
  ['coffee', /\b(cafe|espresso|expresso|cappuccino|mocha)\b/],
]
const alcohol =
  /\b(gin|gim|vodk?c?a|rum|cachaca|caipi\w*|vinho|espumante|spritz|cerveja|chope|licor|uisque|whisky|tequila|batida|kir)\b/

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
  if (course === 'dessert') return ['coffee', 'tea', 'bubbles', 'caju']
  if (profile.heat >= 1) return ['coconut', 'caju', 'acid']
  if (profile.fat >= 1.5 || profile.crisp >= 1.5) return ['acid', 'bubbles', 'caju', 'tea', 'coconut']
  if (groups.has('fish') || groups.has('shellfish'))
    return profile.weight < 1.4
      ? ['coconut', 'acid', 'tea', 'bubbles', 'caju']
      : ['acid', 'coconut', 'tea', 'bubbles', 'caju']
  return ['caju', 'tea', 'acid', 'bubbles', 'coconut']
}

/** The sour ingredient of a soft drink: "o cajá" for "Suco de cajá". */
function fruitOf(name: string): string {
  const fruit = /\b(?:suco|refresco) de ([\p{L}-]+)/iu.exec(name)?.[1]
  if (/limonada/i.test(name)) return 'o limão'
  if (/laranjada/i.test(name)) return 'a laranja'
  return fruit ? the(fruit.toLowerCase()) : 'o azedo da fruta'
}

/** Wordings of why a drink goes with a dish. */
function reasonsFor(dish: DishReading, { kind, name: drink }: SoftDrink): readonly string[] {
  const of = (dimension: 'fat' | 'heat' | 'salt' | 'sweet') => ofThe(dish.because[dimension] ?? 'prato')
  const name = the(spokenName(dish.item.name))
  const by = fruitOf(drink)
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
            `azedinho, para a próxima ${dish.course === 'starter' ? 'mordida' : 'garfada'}`,
          ]
        : [
            `${by} acorda ${name}`,
            `${by} traz o azedo que falta n${name}`,
            `${by}, sem açúcar, não esconde ${name}`,
            `${by} refresca, e ${name} segue na frente`,
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
      return [`o travo do caju segura o sal ${of('salt')}`, `o caju, seco no fim, acompanha ${name}`]
  }
}

/** The house's own drink first, else the idea that suits the dish best. Null if there is neither. */
export function alcoholFreeFor(
  dish: DishReading,
  own: readonly SoftDrink[],
  ideas: readonly Option[],
  tell: Teller = createTeller(),
): AlcoholFree | null {
  const wanted = wantedBy(dish)
  const rest = kinds.filter((kind) => kind !== 'coffee' && !wanted.includes(kind))
  for (const kind of [...wanted, ...rest]) {
    const found = own.filter((drink) => drink.kind === kind)
    // Different dishes get different ones of a kind, the same on every run.
    const drink = found[dish.item.name.length % Math.max(1, found.length)]
    if (drink) {
      return { name: drink.name, price: drink.price, reason: tell(kind, reasonsFor(dish, drink)), own: true }
    }
  }
  const [best] = ideas
    .map((option) => ({ option, entry: score(dish, option, { style: '', focus: [] }) }))
    .toSorted((a, b) => b.entry.points - a.entry.points)
  const finding = best?.entry.findings.find(({ points, rule }) => points > 0 && rule !== 'house')
  if (!best) return null
  const reason = finding?.reason() ?? `nem ${the(spokenName(dish.item.name))} nem o copo apaga o outro`
  return { name: best.option.name, price: best.option.price, reason, own: false }
}
