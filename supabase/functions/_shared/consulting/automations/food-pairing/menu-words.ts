/** The sentences of the menu's analysis. */

import { type CachacaId, cachacas } from '../../base/cachacas.ts'
import type { EngineContext } from '../../base/context.ts'
import { sellsOf, usedMenu } from '../../base/house/own-menu.ts'
import type { Venue } from '../../base/house/read-venue.ts'
import { fillChoices } from '../../base/language/choices.ts'
import { the } from '../../base/language/grammar.ts'
import { formatNumber, joinList } from '../../base/language/text.ts'
import type { Option } from '../../base/pairing/options.ts'
import { shortList, spokenName } from '../../base/pairing/phrases.ts'
import { ingredients, madeOf } from '../../base/pantry/bar.ts'
import { seasonWords } from '../../base/pantry/closed-seasons.ts'
import { ownPrices } from '../../base/pantry/house-prices.ts'
import { pricesAsOf } from '../../base/pantry/prices.ts'
import type { Displaced } from './displaced.ts'
import { assumed, type Launch, pairWords } from './launch.ts'
import type { MenuParts } from './menu-parts.ts'
import { menuPrice } from './money.ts'

/** The decision in two sentences: what to launch, and its gain. */
export function summaryOf(
  { doses, context }: MenuParts,
  combos: readonly Launch[],
  displaced: Displaced | null,
  refused: readonly Launch[],
): string {
  const first = combos.filter(({ first }) => first)
  const names = first.map(
    ({ name, drinks, price }) => `**${pairWords({ name, drinks })}, ${menuPrice(price)}**`,
  )
  const sums = first.flatMap(({ perTen, perTenBad }) =>
    perTen === null || perTenBad === null ? [] : [{ perTen, perTenBad }],
  )
  const total = (key: 'perTen' | 'perTenBad') =>
    menuPrice(sums.reduce((sum, one) => sum + Math.round(one[key]), 0))
  const range = `**${total('perTenBad')} a ${total('perTen')}**`
  const each = first.length === 1 ? 'dele' : 'de cada'
  const without = displaced
    ? `, [já sem|fora] ${displaced.beer ? 'a cerveja' : the(displaced.name)} que deixam de pedir`
    : ''
  return fillChoices(
    [
      first.length === 0
        ? doses.length > 0
          ? `${refused.length > 0 ? `Nenhum combo por enquanto: a mesa que troca ${displaced === null ? 'de bebida' : displaced.beer ? 'a cerveja pela cachaça' : `${the(displaced.name)} pela cachaça`} pode deixar menos no caixa` : 'Sem combo: a bebida custa quase o prato'}. [Comece pela bebida impressa sob cada prato|Basta a linha da bebida no cardápio e a frase na boca de quem serve].`
          : '[Comece pela bebida impressa sob cada prato|Sem álcool, o par se vende pela linha no cardápio].'
        : first.length === 1
          ? `[Um combo só|Lance um combo]: ${names.join('')}.`
          : `[Lance dois combos primeiro|Comece por dois combos|Dois combos abrem a lista]: ${joinList(names)}.`,
      ...(sums.length > 0 && sums.length === first.length
        ? [
            `[A cada ${assumed.tables} mesas ${each}, ganho de ${range} além do prato|Por ${assumed.tables} mesas ${each}, um ganho de ${range}|Ganho por ${assumed.tables} mesas ${each}: ${range}]${without}.`,
          ]
        : []),
    ].join(' '),
    context.restaurant.name,
  )
}

/** Dishes whose seafood is in its closed season, enters it within two months, or has unknown dates. */
function closedOf({ ranked, context }: MenuParts): string[] {
  const told = new Map<string, string[]>()
  for (const { dish } of ranked) {
    const words = seasonWords(`${dish.item.name} ${dish.item.description ?? ''}`, context.today, 60)
    if (words) told.set(words, [...(told.get(words) ?? []), spokenName(dish.item.name)])
  }
  return [...told].map(([words, names]) => `${joinList(names)}: ${words}, salvo estoque declarado.`)
}

export function warningsOf(parts: MenuParts): string[] {
  const { sheets, unknown, ownDrinks, ranked } = parts
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
    ...closedOf(parts),
    ...(unpricedDrinks.length > 0
      ? [`Sem preço no cardápio: ${joinList(unpricedDrinks.map(({ name }) => name))}.`]
      : []),
  ]
}

const cold: Readonly<Record<CachacaId, string>> = {
  alambique: 'Alambique no congelador',
  carvalho: 'Carvalho, 20 minutos de geladeira',
  castanheira: 'Castanheira, 10',
}

const glasses: Readonly<Record<Venue['glassware'], string>> = {
  everyday: 'copinho de dose',
  fine: 'taça pequena',
  takeaway: 'copinho com tampa',
}

/** How the team offers the pairings, in addition to the house's rows. */
export function scriptOf({ doses, venue, request, ranked }: MenuParts): string[] {
  if (request.withoutAlcohol) return ['Uma oferta por mesa']
  const poured = doses.flatMap(({ base }) => base ?? [])
  return [
    'Ofereça uma vez, prato escolhido; um não encerra',
    ...(poured.length > 0
      ? [`Em ${glasses[venue.glassware]}; ${poured.map((id) => cold[id]).join('; ')}; água junto`]
      : []),
    ...(ranked.some(({ best }) => best.option.kind === 'cachaca') ? ['30 ml só junto com um prato'] : []),
    'Só para maiores de 18: na dúvida, peça o documento. Quem vai dirigir fica com a bebida sem álcool',
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
export function assumptionsOf({ doses, ranked, venue, priced }: MenuParts, recipes: number): string[] {
  const noteless = priced.some(({ note }) => note === null)
  const unread = ranked.filter(({ preparation }) => preparation === null)
  const names = unread.map(({ dish }) => spokenName(dish.item.name))
  return [
    'Preparo suposto pelo nome: confirme',
    ...(names.length > 0 ? [`O nome não conta o preparo de ${shortList(names, 6)}`] : []),
    ...(doses.length > 0 ? ['Garrafas a preço da fazenda'] : []),
    ...(doses.length > 0 && noteless ? [`Dose nova: ${formatNumber(venue.targetPct)}% de custo`] : []),
    'Sem impostos, taxas e pessoal',
    ...(recipes > 0 ? [`Receitas: Fortaleza, ${pricesAsOf}`] : []),
  ]
}
