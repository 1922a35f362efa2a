import { cachacas } from '../../base/cachacas.ts'
import type { EngineContext } from '../../base/context.ts'
import { pourCostPct } from '../../base/costing.ts'
import { sellsOf, usedMenu } from '../../base/house/own-menu.ts'
import type { Venue } from '../../base/house/read-venue.ts'
import { fillChoices } from '../../base/language/choices.ts'
import { ofTheHouse, the } from '../../base/language/grammar.ts'
import { formatNumber, joinList } from '../../base/language/text.ts'
import type { Option } from '../../base/pairing/options.ts'
import {
  describeProfile,
  doseNote,
  optionName,
  reasonOf,
  shortList,
  spokenName,
  theOption,
} from '../../base/pairing/phrases.ts'
import type { Circumstances, Score } from '../../base/pairing/rules.ts'
import { type DishReading, guestsOf } from '../../base/pairing/understand.ts'
import { ingredients, madeOf } from '../../base/pantry/bar.ts'
import { closedSeason, seasonWords } from '../../base/pantry/closed-seasons.ts'
import { ownPrices } from '../../base/pantry/house-prices.ts'
import { pricesAsOf } from '../../base/pantry/prices.ts'
import type { MenuItem } from '../../documents/menu.ts'
import { comboWithin } from './combo.ts'
import type { PricedDose } from './doses.ts'
import { leadingSheets } from './first-combos.ts'
import { houseBaseOf } from './house-base.ts'
import type { Ranked } from './rank.ts'
import { contentsOf, type PairingRequest } from './request.ts'
import type { Pairing, PairingMenu } from './schema.ts'
import { shoppingOf } from './shopping.ts'
import { flightOf, tastingOf } from './tasting.ts'

/** Input of the analysis of the whole menu. */
interface MenuParts {
  context: EngineContext
  venue: Venue
  circumstances: Circumstances
  items: readonly MenuItem[]
  ranked: readonly Ranked[]
  sheets: readonly Pairing[]
  doses: readonly Option[]
  /** The same ones as full doses. */
  priced: readonly PricedDose[]
  /** The line for the menu, by dish. */
  lines: ReadonlyMap<DishReading, string>
  suggested: readonly Option[]
  /** New drinks without alcohol that accompany a dish. */
  alcoholFree: readonly Option[]
  ownDrinks: readonly Option[]
  unknown: readonly string[]
  leftOut: PairingMenu['leftOut']
  outOfFocus: readonly string[]
  drinksOnMenu: number
  request: PairingRequest
}

function leadersOf(ranked: readonly Ranked[]): PairingMenu['leaders'] {
  const counts = new Map<string, number>()
  for (const { best } of ranked) counts.set(best.option.name, (counts.get(best.option.name) ?? 0) + 1)
  return [...counts].map(([name, dishes]) => ({ name, dishes })).toSorted((a, b) => b.dishes - a.dishes)
}

function summaryOf(parts: MenuParts, leaders: PairingMenu['leaders']): string {
  const { ranked, sheets, ownDrinks, suggested, context, doses } = parts
  const [first] = leadingSheets(sheets)
  const drinks =
    ownDrinks.length > 0 && suggested.length > 0
      ? `${ownDrinks.length === 1 ? 'o drink com cachaça que a casa já tem' : `os ${ownDrinks.length} drinks com cachaça que a casa já tem`} e ${suggested.length} ${suggested.length === 1 ? 'sugerido' : 'sugeridos'}`
      : ownDrinks.length > 0
        ? ownDrinks.length === 1
          ? 'o drink com cachaça da casa'
          : `os ${ownDrinks.length} drinks com cachaça da casa`
        : suggested.length === 1
          ? 'um drink sugerido, montado no copo'
          : `${suggested.length} drinks sugeridos, montados no copo`
  const neat = ranked.filter(({ best }) => best.option.kind === 'cachaca').length
  const ml = doses[0]?.doseMl ?? 0
  const others = shortList(
    ranked
      .filter(({ dish, best }) => best.option.kind !== 'cachaca' && !isClosed(dish.item, context.today))
      .map(({ dish }) => spokenName(dish.item.name)),
    5,
  )
  return [
    `${ranked.length === 1 ? 'Um prato' : `${ranked.length} pratos`} ${ofTheHouse(context.restaurant.name)} ${ranked.length === 1 ? 'comparado' : 'comparados'}, no papel, com ${joinList(
      [
        ...(doses.length === 3 ? ['as três cachaças'] : doses.map(({ name }) => `a ${name}`)),
        ...(ownDrinks.length + suggested.length > 0 ? [drinks] : []),
      ],
      'e com',
    )}.`,
    ...(neat > 0
      ? [
          fillChoices(
            neat === ranked.length
              ? `[Ao lado de cada um, cachaça em medida de ${ml} ml|Todos levam cachaça pura, ${ml} ml por pessoa|Nenhum precisa de drink: bastam ${ml} ml de cachaça].`
              : others === ''
                ? `[${neat} levam cachaça pura, ${ml} ml por pessoa|Cachaça em ${ml} ml para ${neat} deles].`
                : `[${neat} levam cachaça pura, ${ml} ml por pessoa; drink, só com ${others}|Com drink ficam ${others}; com ${ml} ml de cachaça, ${neat}|Cachaça em ${ml} ml para ${neat} deles e drink para ${others}].`,
            parts.context.restaurant.name,
          ),
        ]
      : []),
    `${fillChoices('[Primeira opção|Quem mais acompanha|À frente]', `${context.restaurant.name}|leaders`)}: ${joinList(leaders.slice(0, 4).map(({ name, dishes }) => `${name} (${dishes} ${dishes === 1 ? 'prato' : 'pratos'})`))}.`,
    ...(first
      ? [
          fillChoices(
            `[Comece por|O treino começa com|Primeiro encontro:] ${spokenName(first.dish.name)} [e|com] ${optionName(first.best)}.`,
            context.restaurant.name,
          ),
        ]
      : []),
  ].join(' ')
}

/** Whether a dish's seafood is in its closed season on a day. */
export function isClosed({ name, description }: MenuItem, day: string): boolean {
  return closedSeason(`${name} ${description ?? ''}`, day) !== null
}

/** Dishes whose seafood is in its closed season, enters it within a month, or has no known dates. */
function closedOf({ ranked, context }: MenuParts): string[] {
  const told = new Map<string, string[]>()
  for (const { dish } of ranked) {
    const words = seasonWords(`${dish.item.name} ${dish.item.description ?? ''}`, context.today, 30)
    if (words) told.set(words, [...(told.get(words) ?? []), spokenName(dish.item.name)])
  }
  return [...told].map(([words, names]) => `${joinList(names)}: ${words}, salvo estoque declarado.`)
}

function warningsOf(parts: MenuParts): string[] {
  const { sheets, unknown, ownDrinks, ranked } = parts
  const withoutPrice = ranked.filter(({ dish }) => dish.item.price === null)
  const incomplete = sheets.filter(({ combo }) => combo !== null && combo.cost === null)
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
          `Sem o custo de ${shortList([...new Set(incomplete.flatMap(({ combo }) => combo?.missing ?? []))], 5)}, ${incomplete.length === 1 ? 'um combo fica' : `${incomplete.length} combos ficam`} sem a margem total.`,
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

/** What to say after a refusal, with a dish of the house. */
function refusalLine(sheet: Pairing | undefined): string {
  const free = sheet?.alcoholFree
  if (!sheet) return 'A um não, o prato vem sozinho: não se insiste em bebida alcoólica.'
  const second = sheet.runnerUp
    ? `ofereça ${sheet.runnerUp.kind === 'cachaca' ? 'uma ' : ''}${optionName(sheet.runnerUp)}`
    : 'siga com o prato'
  return `Se recusarem ${theOption(sheet.best)} com ${the(spokenName(sheet.dish.name))}, ${second}${free ? ` ou, sem álcool, ${free.name}` : ''}, uma vez só, e não insista.`
}

function scriptOf(parts: MenuParts): string[] {
  const { sheets, venue, doses } = parts
  const [first, second] = leadingSheets(sheets)
  return [
    first
      ? `Primeiro o prato: só depois que o cliente escolher, por exemplo, ${the(spokenName(first.dish.name))}, fale d${theOption(first.best)}${doses.length > 0 ? ', que chega junto e com um copo de água' : ', que chega junto'}.`
      : 'Primeiro o prato, depois a sugestão.',
    ...(first ? [`Abertura pronta: ${first.pitch}`] : []),
    ...(second ? [`Outra: ${second.pitch}`] : []),
    parts.request.withoutAlcohol
      ? 'Se o cliente recusar a sugestão, agradeça e siga: o prato vem sozinho.'
      : refusalLine(first),
    ...(doses.length > 0
      ? [
          doseNote(
            venue,
            doses.flatMap(({ base }) => base ?? []),
          ),
        ]
      : []),
    ...(venue.glassware === 'takeaway'
      ? ['No balcão, monte o combo com a bebida tampada e entregue junto com o prato.']
      : []),
    ...(parts.request.withoutAlcohol
      ? []
      : [
          'Peça documento sempre que houver dúvida: só para maiores de 18 anos. Quem vai dirigir fica com a opção sem álcool da casa.',
        ]),
  ]
}

/** The owner's names for the ingredients of these drinks that use the owner's own price. */
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
function houseNotes({ context, request, ranked }: MenuParts, poured: readonly Option[]): string[] {
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

/** What the doses cost of their prices: the house's aim, or what its menu bears. */
function doseCosts(priced: readonly PricedDose[], { targetPct }: Venue): string {
  const shares = priced.map(({ option: { cost, price } }) => Math.round(pourCostPct(cost ?? 0, price ?? 1)))
  const [least, most] = [Math.min(...shares), Math.max(...shares)]
  const ml = priced[0]?.option.doseMl ?? 0
  return most - least <= 2
    ? `Dose de ${ml} ml: custo de ${formatNumber(targetPct)}% do preço`
    : `Doses de ${ml} ml pelos preços da sua carta: custo de ${least}% a ${most}%, em vez de ${formatNumber(targetPct)}%`
}

/** "2 × Alambique, 30 ml", "Caipirinha". */
function servedAs({ option }: Score, guests: number): string {
  const what = option.kind === 'cachaca' ? `${option.name}, ${option.doseMl} ml` : option.name
  return guests > 1 ? `${guests} × ${what}` : what
}

/** What a dish is paired with, for the table of one line for each dish. */
function rowOf(
  { dish, best, cachacas: neat, drink }: Ranked,
  { venue, request, lines, context }: MenuParts,
): PairingMenu['overview'][number] {
  const { item } = dish
  const line = lines.get(dish)
  return {
    name: item.name,
    category: item.category,
    course: dish.course === 'side' ? 'main' : dish.course,
    profile: describeProfile(dish).join(', '),
    cachaca: neat[0]?.option.name ?? '',
    drink: drink?.option.name ?? null,
    best: best.option.name,
    served: servedAs(best, guestsOf(item)),
    servedPrice: best.option.price,
    why: line === undefined || line === '' ? reasonOf(best, undefined, 1).replace(/\.$/, '') : line,
    points: best.points,
    comboPrice:
      comboWithin(item, best.option, venue.ending, request.combo, isClosed(item, context.today)).combo
        ?.price ?? null,
    description: item.description,
    ...(best.option.drink && { ingredients: contentsOf(best.option.drink) }),
    allergens: request.allergensIn(item, best.option.drink),
  }
}

/** The analysis of the whole menu: table, tasting for the team, shopping, script and what was assumed. */
export function menuOf(parts: MenuParts): PairingMenu {
  const { context, venue, circumstances, ranked, sheets, doses, suggested, ownDrinks } = parts
  const leaders = leadersOf(ranked)
  const open = ranked.filter(({ dish }) => !isClosed(dish.item, context.today))
  const poured = doses.flatMap(({ base }) => base ?? [])
  const wanted = new Set(ranked.flatMap(({ best, runnerUp }) => [best.option.id, runnerUp?.option.id ?? '']))
  const recipes = [...suggested.filter(({ id }) => wanted.has(id)), ...parts.alcoholFree].flatMap(
    ({ drink }) => drink ?? [],
  )
  const tasting = tastingOf(open, poured, parts.request)
  return {
    kind: 'pairing_menu',
    title: `Harmonização ${ofTheHouse(context.restaurant.name)}`,
    summary: summaryOf(parts, leaders),
    style: circumstances.style,
    focus: [...circumstances.focus],
    overview: ranked.map((entry) => rowOf(entry, parts)),
    unknown: [...parts.unknown],
    leftOut: [...parts.leftOut],
    outOfFocus: [...parts.outOfFocus],
    drinksOnMenu: parts.drinksOnMenu,
    house: houseNotes(parts, [
      ...doses,
      ...suggested.filter(({ id }) => wanted.has(id)),
      ...parts.alcoholFree,
    ]),
    doses: parts.priced.flatMap(({ option: { base, price, cost, doseMl }, note }) => {
      if (base === null || price === null || cost === null || doseMl === null) return []
      const measure = doses.find((option) => option.base === base)
      return [
        {
          id: base,
          label: cachacas[base].label,
          notes: cachacas[base].notes,
          ml: doseMl,
          cost,
          price,
          pourCostPct: pourCostPct(cost, price),
          margin: price - cost,
          ...(note !== null && { note }),
          ...(measure?.price != null &&
            measure.cost != null &&
            measure.doseMl != null &&
            measure.doseMl < doseMl && {
              measure: { ml: measure.doseMl, price: measure.price, cost: measure.cost },
            }),
        },
      ]
    }),
    houseBase: houseBaseOf(ownDrinks, poured),
    leaders,
    tasting,
    flight: circumstances.focus.includes('Menu degustação') ? flightOf(open, venue, parts.request) : null,
    recipes,
    shopping: shoppingOf(
      sheets,
      [...doses, ...ownDrinks, ...suggested, ...parts.alcoholFree],
      { bases: poured, ml: tasting.people * tasting.doseMl },
      parts.request,
    ),
    script: scriptOf(parts),
    warnings: warningsOf(parts),
    assumptions: [
      ...(doses.length === 0 ? [] : [doseCosts(parts.priced, venue)]),
      ...(doses.length > 0 && ownDrinks.length + suggested.length > 0
        ? ['Cachaça primeiro; cada drink, até 25%']
        : []),
      ...(ranked.some(({ dish }) => guestsOf(dish.item) > 1) ? ['Prato para dois: duas bebidas'] : []),
      'Combo: até 8% abaixo da soma; nunca mais de 25% da bebida; sem impostos, taxas e pessoal',
      ...(recipes.length > 0 ? [`Drinks sugeridos: preços de Fortaleza, ${pricesAsOf}`] : []),
    ],
  }
}
