/** The house's own list as a table: what each drink leaves, where it stands first, and how it is served. */
import { cachacas } from '../../base/cachacas.ts'
import { formatBrl, formatNumber, joinList } from '../../base/language/text.ts'
import { isNamedDish } from '../../base/pairing/named-dishes.ts'
import type { Option } from '../../base/pairing/options.ts'
import type { PourStyle } from '../../base/pairing/pour-styles.ts'
import { allOfTheseIn } from '../../base/request/counted-items.ts'
import type { WishOf } from '../../base/request/wish.ts'
import type { ReportSection } from '../../report/blocks.ts'
import { type Listed, leftPerGuest } from './house-list.ts'
import { fitOf, listedOf } from './list-answers.ts'
import type { MenuParts } from './menu-parts.ts'
import { menuPrice } from './money.ts'
import { isNamed } from './named-drinks.ts'
import { done, type Statement } from './planned-parts.ts'
import { packOf } from './request.ts'
import type { PairingMenu } from './schema.ts'
import { shortNames, spokenName } from './short-names.ts'

export type DrinkLine = NonNullable<PairingMenu['drinkList']>[number]

/** Fewer drinks are no list to compare. */
const leastDrinks = 3

/** Temperature, glass, and how long it keeps once it is open. */
const servings: Readonly<Record<PourStyle, string>> = {
  sparkling: '6 a 8 °C; aberto, 1 dia com tampa de pressão',
  sweetSparkling: '6 a 8 °C; aberto, 1 dia com tampa de pressão',
  crispWhite: '8 a 10 °C; aberto, 3 dias na geladeira',
  fullWhite: '10 a 12 °C; aberto, 3 dias na geladeira',
  rose: '8 a 10 °C; aberto, 3 dias na geladeira',
  lightRed: '14 °C, 20 minutos de geladeira; aberto, 3 dias',
  fullRed: '17 °C, 10 minutos de geladeira; aberto, 3 dias',
  fortified: '12 °C, taça pequena; aberto, 3 semanas',
  sake: 'gelado, 8 °C; aberto, 1 semana',
  paleBeer: '2 a 4 °C',
  wheatBeer: '4 a 6 °C, com a espuma do fundo',
  hoppyBeer: '5 a 7 °C',
  darkBeer: '8 a 10 °C, fora do freezer',
  citrusDrink: 'na hora, com gelo',
  bitterDrink: 'na hora, com bastante gelo',
  hotDrink: 'quente, em caneca',
  coffee: 'passado na hora',
  agedDose: 'temperatura ambiente, copinho',
  whiteDose: 'gelada, copinho',
}

/** Whether somebody has to mix it at the table's order. */
const isMixed = (style: PourStyle) => /Drink$/.test(style)
const isSparkling = (style: PourStyle) => style === 'sparkling' || style === 'sweetSparkling'

export function drinkListOf(parts: MenuParts): DrinkLine[] {
  const listed = listedOf(parts).filter(({ price, cost }) => price !== null && cost !== null)
  if (listed.length < leastDrinks) return []
  const short = shortNames(parts.ranked.map(({ dish }) => dish.item.name))
  return listed
    .map((one) => ({
      name: one.name,
      price: one.price ?? 0,
      left: (one.price ?? 0) - (one.cost ?? 0),
      dishes: parts.ranked.flatMap(({ dish, best }) =>
        best.option.id === one.id ? [short(dish.item.name)] : [],
      ),
      serving: servings[one.style],
    }))
    .toSorted((a, b) => b.left - a.left)
}

export const drinkListSection = ({ drinkList = [] }: PairingMenu): ReportSection[] =>
  drinkList.length === 0
    ? []
    : [
        {
          id: 'bebidas',
          title: 'O que cada bebida deixa',
          blocks: [
            {
              kind: 'table',
              caption: 'A sua lista, do que mais deixa ao que menos deixa, e como servir',
              headers: ['Bebida', 'Preço', 'Deixa', 'Do preço', 'Primeira em', 'Servir'],
              rows: drinkList.map(({ name, price, left, dishes, serving }) => [
                spokenName(name),
                menuPrice(price),
                formatBrl(left),
                `${formatNumber(Math.round((left / price) * 100))}%`,
                dishes.length > 0 ? joinList(dishes) : 'nenhum prato',
                serving,
              ]),
              numeric: [1, 2, 3],
            },
          ],
        },
      ]

type Question = WishOf<'question'>

const money = ({ name, price, cost }: Option) =>
  `${spokenName(name)}, ${formatBrl((price ?? 0) - (cost ?? 0))} de ${menuPrice(price ?? 0)}`

/** Another drink of its style that leaves more, or stands beside more dishes. */
function twinOf(one: Listed, all: readonly Listed[], usesOf: (option: Option) => number): Listed | undefined {
  return all
    .filter((other) => other !== one && other.style === one.style)
    .toSorted((a, b) => usesOf(b) - usesOf(a) || (leftPerGuest(b) ?? 0) - (leftPerGuest(a) ?? 0))[0]
}

/** "qual das taças me deixa mais lucro e qual eu poderia tirar?" */
export function drinkProfit({ other = '', what }: Question, parts: MenuParts): string | null {
  const all = listedOf(parts).filter((one) => isNamed(other, one) && leftPerGuest(one) !== null)
  const left = (one: Listed) => leftPerGuest(one) ?? 0
  const sorted = all.toSorted((a, b) => left(b) - left(a))
  const [first, second] = sorted
  if (!first) return null
  const usesOf = ({ id }: Option) => parts.ranked.filter(({ best }) => best.option.id === id).length
  const best = `Por venda, ${money(first)}${second ? `; depois, ${money(second)}` : ''}. Quanto cada uma deixa no mês só as vendas dizem.`
  // What no dish needs first, and of those one that another of its kind replaces.
  const wanted = new Set(
    parts.context.sheet.wishes.flatMap((wish) =>
      wish.kind === 'pairing' && (wish.rule === 'first' || wish.rule === 'onlyBeside')
        ? (wish.serves ?? [])
        : [],
    ),
  )
  const free = sorted.filter((one) => ![...wanted].some((named) => isNamed(named, one)))
  const twins = free.filter((one) => {
    const twin = twinOf(one, all, usesOf)
    return twin !== undefined && usesOf(one) <= usesOf(twin)
  })
  const candidates = (twins.length > 0 ? twins : free).toSorted(
    (a, b) => usesOf(a) - usesOf(b) || left(a) - left(b),
  )
  const [out] = candidates
  const twin = out && twinOf(out, all, usesOf)
  const cut = !out
    ? 'Nenhuma sobra: cada uma tem o seu prato.'
    : `Para tirar, ${spokenName(out.name)}: ${usesOf(out) === 0 ? 'não é o primeiro par de nenhum prato' : `é o primeiro par de só ${usesOf(out) === 1 ? 'um prato' : `${usesOf(out)} pratos`}`}${twin ? `, e ${spokenName(twin.name)} faz o mesmo papel` : ''}. Confira antes quantas saem por semana.`
  return what === 'least' ? cut : what === 'both' ? `${best} ${cut}` : best
}

/** "qual vinho serviria a uma mesa que pede de tudo?": the one that suits most of its dishes. */
export function tableDrink({ other = '', item }: Question, parts: MenuParts): string | null {
  const named = item === undefined ? [] : item.split(' e ').flatMap(allOfTheseIn)
  const dishes = parts.ranked.filter(
    ({ dish }) =>
      dish.course !== 'dessert' && (named.length === 0 || named.some((one) => isNamedDish(one, dish))),
  )
  const all = listedOf(parts).filter((one) => isNamed(other, one))
  const rated = all
    .map((one) => {
      const fits = dishes.map(({ dish }) => fitOf(dish, one, parts))
      return { one, suited: fits.filter((fit) => fit > 0).length, sum: fits.reduce((a, b) => a + b, 0) }
    })
    .toSorted((a, b) => b.suited - a.suited || b.sum - a.sum)
  const [first, second] = rated
  if (!first || dishes.length === 0 || first.suited === 0) return null
  const misses = dishes
    .filter(({ dish }) => fitOf(dish, first.one, parts) <= 0)
    .map(({ dish }) => spokenName(dish.item.name))
  return `${spokenName(first.one.name)}, ${menuPrice(first.one.price ?? 0)}: vai com ${first.suited} dos ${dishes.length} pratos${misses.length > 0 && misses.length <= 3 ? `; só não com ${joinList(misses)}` : ''}.${second && second.suited > 0 ? ` Se a mesa preferir outro, ${spokenName(second.one.name)}, que vai com ${second.suited}.` : ''}`
}

/** "o sommelier folga às segundas": what needs nobody who knows, and what does. */
export function withoutExpert(
  { of = 'quem entende de bebida' }: WishOf<'pairingRule'>,
  days: string,
  parts: MenuParts,
): Statement {
  const firsts = [...new Map(parts.ranked.map(({ best }) => [best.option.id, best.option])).values()]
  const styleOf = (option: Option): PourStyle | null => ('style' in option ? (option as Listed).style : null)
  const mixed = firsts.filter((one) => {
    const style = styleOf(one)
    return style === null ? one.drink !== null && one.kind !== 'cachaca' : isMixed(style)
  })
  const bubbles = firsts.filter((one) => {
    const style = styleOf(one)
    return style !== null && isSparkling(style)
  })
  const plain = firsts.filter((one) => !mixed.includes(one) && !bubbles.includes(one))
  const names = (of: readonly Option[]) => joinList(of.map(({ name }) => spokenName(name)))
  const missing = parts.ranked.flatMap(({ dish, best, runnerUp }) =>
    mixed.includes(best.option) && runnerUp && !mixed.includes(runnerUp.option)
      ? [`${spokenName(dish.item.name)} com ${spokenName(runnerUp.option.name)}`]
      : [],
  )
  return done(
    [
      `${days}, sem ${of}: a equipe serve sozinha ${names(plain)}, já na temperatura e na medida.`,
      ...(bubbles.length > 0
        ? [
            `${names(bubbles)} também, se a garrafa é aberta antes de abrir a casa, com tampa de pressão; sem ela, a primeira taça abre a garrafa e o resto se vende na noite.`,
          ]
        : []),
      ...(mixed.length > 0
        ? [
            `Fica para os outros dias o que se monta na hora (${names(mixed)})${missing.length > 0 ? `; nesses, ${joinList(missing)}` : ''}.`,
          ]
        : []),
    ].join(' '),
  )
}

/** Whether cachaça sells better by the dose or by the bottle, by the house's own prices. */
export function doseOrBottle({ priced, request }: MenuParts): string | null {
  const bottles = priced.flatMap(({ option }) => {
    const { price, cost, doseMl, base } = option
    if (price === null || cost === null || doseMl === null || base === null) return []
    const pack = packOf(request)(base)
    return [
      { name: option.name, price, cost, doseMl, bottleMl: pack.amount, isOwn: pack !== cachacas[base].pack },
    ]
  })
  // The bottle whose price the house gives, if it gives one.
  const first = bottles.find(({ isOwn }) => isOwn) ?? bottles[0]
  if (!first) return null
  const { name, price, cost, doseMl, bottleMl } = first
  const doses = Math.floor(bottleMl / doseMl)
  const sold = doses * price
  const bottleCost = (cost / doseMl) * bottleMl
  const fair = Math.ceil((sold * bottleShare) / 5) * 5
  const least = Math.ceil(bottleCost / (1 - leastLeft))
  return `A dose, como regra: ${formatNumber(bottleMl)} ml de ${name} dão ${doses} doses de ${formatNumber(doseMl)} ml a ${menuPrice(price)}, ${formatBrl(sold)} por garrafa que custa ${formatBrl(bottleCost)}: deixa ${formatBrl(sold - bottleCost)}. A garrafa só compensa para mesa de seis ou mais que a terminaria: a ${menuPrice(Math.max(fair, least))} deixa ${formatBrl(Math.max(fair, least) - bottleCost)} de uma vez, sem serviço a cada dose. Anote por quatro domingos quantas mesas pedem quatro doses ou mais: são elas que querem a garrafa.`
}
/** Of what its doses would sell for, the price of a whole bottle, and the least share of it that is left. */
const bottleShare = 0.75
const leastLeft = 0.5
