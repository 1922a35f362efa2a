/** The sentences of the menu's analysis. */

import { type CachacaId, cachacas } from '../../base/cachacas.ts'
import type { EngineContext } from '../../base/context.ts'
import type { Drink } from '../../base/drinks/drink.schema.ts'
import { sellsOf, usedMenu } from '../../base/house/own-menu.ts'
import type { Venue } from '../../base/house/read-venue.ts'
import { fillChoices } from '../../base/language/choices.ts'
import { capitalize, the } from '../../base/language/grammar.ts'
import { formatBrl, joinList } from '../../base/language/text.ts'
import type { Option } from '../../base/pairing/options.ts'
import { shortList } from '../../base/pairing/phrases.ts'
import { ingredients, madeOf } from '../../base/pantry/bar.ts'
import { ownPrices } from '../../base/pantry/house-prices.ts'
import { cautionOf, isClosed } from './caution.ts'
import type { Displaced } from './displaced.ts'
import { assumed, type Launch, pairWords } from './launch.ts'
import type { MenuParts } from './menu-parts.ts'
import { menuPrice } from './money.ts'
import { offerWords } from './offers-section.ts'
import { type OwnPair, ownPairWords } from './own-pairs.ts'
import type { PairingMenu } from './schema.ts'
import { isFromShelf } from './serves.ts'
import { spokenName } from './short-names.ts'
import { withinSummary } from './within-section.ts'

/** Why nothing is offered: what a guest who changes to the pairing gives up. */
function noOfferText(meal: Displaced | null, refused: readonly Launch[], doses: readonly Option[]): string {
  const start =
    '[Comece pela bebida impressa sob cada prato|Basta a linha da bebida no cardápio e a frase na boca de quem serve]'
  if (doses.length === 0)
    return '[Comece pela bebida impressa sob cada prato|Sem álcool, o par se vende pela linha no cardápio].'
  if (refused.length === 0) return `Sem combo: a bebida vai ao lado do prato, ao preço dela. ${start}.`
  const gives =
    meal === null
      ? 'a mesa que troca de bebida'
      : `a mesa que troca ${meal.kind === 'beer' ? 'a cerveja' : meal.kind === 'wine' ? 'a taça de vinho' : the(meal.name)} pela cachaça`
  return `Nenhum combo por enquanto: ${gives} pode deixar menos no caixa. ${start}.`
}

/** What to offer first of the house's own list, and what its drink leaves. */
const ownPairsText = (pairs: readonly OwnPair[]): string =>
  `[Ofereça primeiro|Comece por] ${joinList(
    pairs
      .slice(0, 2)
      .map(
        (pair) =>
          `**${ownPairWords(pair, spokenName)}, ${menuPrice(pair.price)}** (a bebida deixa ${formatBrl(pair.left)})`,
      ),
  )}: tudo da sua carta, ao preço de hoje.`

/** Where wine earns more with the meal: cachaça comes after it. */
function wineText(meal: Displaced, after: PairingMenu['after'], ruler: PairingMenu['ruler']): string {
  const later = [
    ...(after ?? []).map(({ dish, served, price }) =>
      price === null ? '' : `**${pairWords({ name: dish, drinks: served })}, ${menuPrice(price)}**`,
    ),
    ...(ruler ? [`**a régua, ${menuPrice(ruler.price)}**`] : []),
  ].filter((text) => text !== '')
  const wine = `${capitalize(the(meal.name.toLowerCase()))} deixa ${formatBrl(meal.margin)}`
  return [
    `${wine}: [com o prato, ela fica, e a cachaça é de quem pedir|durante o prato, cachaça só para quem pedir].`,
    ...(later.length > 0 ? [`[Ofereça depois|A vez da cachaça é depois do prato]: ${joinList(later)}.`] : []),
  ].join(' ')
}

const instead: Readonly<Record<Displaced['kind'], string>> = {
  beer: 'a cerveja',
  wine: 'a taça',
  coffee: 'o café',
  soft: 'a outra bebida',
}

/** What new drinks take from the shelf, but for the bottle that the report tells to buy. */
function shelfWords(made: readonly Drink[], items: MenuParts['items'], bought: readonly string[]): string {
  if (!made.every((one) => isFromShelf(one, items))) return ''
  const bottles = [...new Set(made.flatMap(({ base }) => base?.label ?? []))].filter((label) =>
    bought.includes(label),
  )
  return bottles.length === 0
    ? '[, do que a casa já compra|, com o que já há na casa]'
    : `: [de novo, só|para comprar, só] a garrafa de ${joinList(bottles)}`
}

/** The decision: what to offer first, what a table that accepts it leaves, and what is new on the menu. */
export function summaryOf(
  { doses, context, items }: MenuParts,
  combos: readonly Launch[],
  {
    meal,
    refused,
    recipes,
    after,
    ruler,
    within,
    ownPairs,
    bought,
  }: {
    meal: Displaced | null
    refused: readonly Launch[]
    recipes: readonly Drink[]
    within: PairingMenu['offersWithin']
    ownPairs: readonly OwnPair[]
    /** Labels of the cachaças that the report tells to buy. */
    bought: readonly string[]
  } & Pick<PairingMenu, 'after' | 'ruler'>,
): string {
  const first = combos.filter(({ first }) => first)
  const names = first.map((offer) => `**${offerWords(offer)}**`)
  const sums = first.flatMap(({ net, perTen, perTenBad }) =>
    net === null || perTen === null || perTenBad === null ? [] : [{ net, perTen, perTenBad }],
  )
  const total = (key: 'perTen' | 'perTenBad') =>
    menuPrice(sums.reduce((sum, one) => sum + Math.round(one[key]), 0))
  const told = [...new Set(sums.map(({ net }) => `**${formatBrl(net)}**`))]
  const nets = joinList(told)
  const without =
    meal && first.some(({ course }) => course !== 'dessert')
      ? `, [já sem|descontada] ${instead[meal.kind]} que deixa de pedir`
      : ''
  const made = recipes.filter(({ base }) => base !== null)
  return fillChoices(
    [
      ...(within ? [withinSummary(within)] : []),
      first.length === 0
        ? within
          ? ''
          : ownPairs.length > 0
            ? ownPairsText(ownPairs)
            : meal?.kind === 'wine' && refused.length > 0
              ? wineText(meal, after, ruler)
              : noOfferText(meal, refused, doses)
        : `[Comece por|Ofereça primeiro|Lance primeiro] ${joinList(names)}.`,
      ...(sums.length > 0 && sums.length === first.length
        ? [
            `[A mesa que aceita deixa|Cada mesa que aceita deixa|Por mesa que diz sim, ficam|Onde a mesa aceita, entram] ${nets} a mais${told.length > 1 ? '[, nessa ordem|, na ordem]' : ''}${without}: em ${assumed.tables} mesas${sums.length > 1 ? ' de cada' : ''}, **${total('perTenBad')} a ${total('perTen')}**.`,
          ]
        : []),
      ...(first.length > 0 && meal?.kind === 'wine' && refused.some(({ course }) => course !== 'dessert')
        ? [
            `[Com o prato, fica |Durante o prato, ninguém mexe n|Não troque ]${the(meal.name.toLowerCase())}: deixa ${formatBrl(meal.margin)}, e [a cachaça vai para quem pede|cachaça ali só para quem pedir|dose nenhuma cobre isso].`,
          ]
        : []),
      ...(made.length > 0
        ? [
            `${made.length === 1 ? '[Na carta entra|Drink novo:]' : '[Na carta entram|Drinks novos:]'} ${joinList(made.map(({ name, suggestedPrice }) => `**${name}, ${menuPrice(suggestedPrice)}**`))}${shelfWords(made, items, bought)}.`,
          ]
        : []),
    ]
      .filter((sentence) => sentence !== '')
      .join(' '),
    context.restaurant.name,
  )
}

/** Items of the menu that may not be sold today, or only with documents; what to do stands beside each paired dish. */
function cautionsOf({ ranked, items, context }: MenuParts): string[] {
  const paired = new Set(ranked.map(({ dish }) => dish.item.name))
  const told = items.flatMap((item) => {
    const caution = cautionOf(item, context.today)
    return caution ? [{ ...caution, name: spokenName(item.name), row: paired.has(item.name) }] : []
  })
  const noted = told.map(({ name, note }) => `${name} (${note})`)
  const closed = noted.filter((_, index) => told[index]?.closed)
  const elsewhere = noted.filter((_, index) => !told[index]?.closed && !told[index]?.row)
  const papers = told.filter((one) => !one.closed && one.row)
  return [
    ...(closed.length > 0 ? [`Fora do salão hoje, salvo estoque declarado: ${joinList(closed)}.`] : []),
    ...(papers.length > 0
      ? [`Há regra de pesca em ${joinList(papers.map(({ name }) => name))}: está na linha do prato.`]
      : []),
    ...(elsewhere.length > 0 ? [`Fora da lista, mas com regra de pesca: ${joinList(elsewhere)}.`] : []),
  ]
}

export function warningsOf(parts: MenuParts): string[] {
  const { sheets, ownDrinks, ranked } = parts
  // A dish that may not be sold needs no description.
  const unknown = parts.unknown.filter((name) => !isClosed({ name, description: null }, parts.context.today))
  const withoutPrice = ranked.filter(({ dish }) => dish.item.price === null)
  const incomplete = sheets.filter(({ combo }) => combo !== null && combo.gain === null)
  const dear = ranked.flatMap(({ dish: { item } }) =>
    item.price !== null && item.cost !== null && item.cost >= item.price ? [spokenName(item.name)] : [],
  )
  const unpricedDrinks = ownDrinks.filter(({ price }) => price === null)
  const silent = parts.leftOut.filter(({ certainty }) => certainty === 'likely' || certainty === 'unknown')
  return [
    ...(silent.length > 0
      ? [
          `${silent.length === 1 ? 'Um prato fica de fora por prudência, não porque leve' : `${silent.length} pratos ficam de fora por prudência, não porque levem`} o que você excluiu: confirme com a cozinha e marque os alergênicos em “A casa”, que ${silent.length === 1 ? 'ele volta' : 'eles voltam'} na próxima consulta.`,
        ]
      : []),
    ...(unknown.length > 0
      ? [
          `Não reconhecemos ${shortList(unknown, 5)}: com uma descrição dos ingredientes, ${unknown.length === 1 ? 'entra' : 'entram'} na próxima consulta.`,
        ]
      : []),
    ...(withoutPrice.length > 0
      ? [
          `${withoutPrice.length === 1 ? 'Um prato está' : `${withoutPrice.length} pratos estão`} sem preço no cardápio e por isso sem combo.`,
        ]
      : []),
    ...(incomplete.length > 0
      ? [
          `Sem o custo de ${shortList([...new Set(incomplete.map(({ best }) => best.name))], 5)}, ${incomplete.length === 1 ? 'um combo fica' : `${incomplete.length} combos ficam`} sem a conta do ganho.`,
        ]
      : []),
    ...(dear.length > 0
      ? [
          `Confira antes de tudo: ${shortList(dear, 5)} ${dear.length === 1 ? 'tem custo igual ou maior que o preço' : 'têm custo igual ou maior que o preço'}.`,
        ]
      : []),
    ...cautionsOf(parts),
    ...(unpricedDrinks.length > 0
      ? [`Sem preço no cardápio: ${joinList(unpricedDrinks.map(({ name }) => name))}.`]
      : []),
  ]
}

const cold: Readonly<Record<CachacaId, string>> = {
  alambique: 'Alambique no congelador',
  carvalho: 'Carvalho, 20 minutos de geladeira',
  castanheira: 'Castanheira, 10',
  amburana: 'Amburana, 10',
}

const glasses: Readonly<Record<Venue['glassware'], string>> = {
  everyday: 'copinho de dose',
  fine: 'taça pequena',
  takeaway: 'copinho com tampa',
}

const expecting = /gr[áa]vid|gestante|amament|lactante/iu
const forExpecting =
  'Grávida ou quem amamenta: nada com cachaça, nem o fio sobre a sobremesa. Chá de erva (capim-santo, hibisco, hortelã), só se o médico dela liberou: pergunte; água com gás e limão serve a todas'

/** How the team offers the pairings, in addition to the house's rows. */
export function scriptOf({ context, doses, venue, request }: MenuParts): string[] {
  if (request.withoutAlcohol) return ['Ofereça uma vez, prato escolhido; um não encerra']
  const poured = doses.flatMap(({ base }) => base ?? [])
  return [
    ...(poured.length > 0
      ? [
          `Em ${glasses[venue.glassware]}; ${request.isNotChilled ? 'em temperatura ambiente' : poured.map((id) => (request.isWithoutFreezer && id === 'alambique' ? 'Alambique no balde com gelo ou 2 horas de geladeira' : cold[id])).join('; ')}; água junto`,
        ]
      : []),
    'Só para maiores de 18: na dúvida, peça o documento. Quem vai dirigir fica com a bebida sem álcool',
    ...(context.sheet.wishes.some(({ text }) => expecting.test(text)) ? [forExpecting] : []),
  ]
}

/** The owner's names for ingredients of these drinks that use the owner's own price. */
function ownNames(house: EngineContext['house'], options: readonly Option[]): string[] {
  const own = ownPrices(house)
  const bought = options.flatMap(({ base, drink }) => [
    ...(base === null ? [] : [cachacas[base]]),
    ...(drink?.ingredients ?? []).flatMap(({ id }) => {
      const item = ingredients.find((one) => one.id === id)
      return item ? madeOf(item).filter((part) => part.kind === 'bought') : []
    }),
  ])
  return [...new Set(bought.flatMap((item) => own(item)?.name ?? []))]
}

/** Which data came from the house, and which missing data would improve the report. */
export function houseNotes({ context, request, ranked }: MenuParts, poured: readonly Option[]): string[] {
  const { house } = context
  const own = ownNames(house, poured)
  const without = ranked.filter(({ dish }) => dish.item.cost === null).length
  return [
    ...(request.completed > 0 ? [usedMenu(house, request.completed, 'preços e custos de ')] : []),
    ...(own.length > 0 ? [`Na conta entra o que você paga por ${shortList(own, 5)}.`] : []),
    ...(without > 0 && sellsOf(house).length === 0
      ? ['Guarde o cardápio com os custos em “A casa”: os combos ganham a margem completa.']
      : []),
  ]
}

/** The assumptions behind the figures, in words. */
