/** What the house offers with its dishes: combos with a discount that pays, suggestions at full price, and the flight. */

import { fillChoices } from '../../base/language/choices.ts'
import { formatBrl, joinList } from '../../base/language/text.ts'
import type { Block, ReportSection } from '../../report/blocks.ts'
import { tableBlocks } from './asked-tables.ts'
import { partWords } from './displaced.ts'
import { dosesBlocks } from './doses-section.ts'
import { assumed, type Launch, pairWords } from './launch.ts'
import { menuPrice } from './money.ts'
import { ownPairBlocks } from './own-pairs.ts'
import type { PairingMenu } from './schema.ts'
import { spokenName } from './short-names.ts'
import { soberBlocks } from './sober-offers.ts'
import { withinBlocks } from './within-section.ts'

/** From this discount on, R$, an offer is a combo; below it, dish and drink stand at their own prices. */
const leastDiscount = 0.005

/** One price for both: with a discount, or because the owner asks for a combo. */
export const isCombo = ({ discount, asked }: Pick<Launch, 'discount' | 'asked'>): boolean =>
  discount > leastDiscount || asked === true

/** "Peixada cearense com 2 × Coqueiro Baixo, R$ 193"; a suggestion without a price of its own has only the names. */
export const offerWords = (offer: Launch): string =>
  isCombo(offer) ? `${pairWords(offer)}, ${menuPrice(offer.price)}` : pairWords(offer)

/** Gain over ten tables in whole R$, because it rests on assumptions. */
export const rangeWords = ({ perTen, perTenBad }: Pick<Launch, 'perTen' | 'perTenBad'>): string =>
  `${menuPrice(Math.round(perTenBad ?? 0))} a ${menuPrice(Math.round(perTen ?? 0))}`

/** "R$ 193 juntos, R$ 200 separados", or both prices. */
function priceWords(offer: Launch): string {
  const full = offer.dishPrice + offer.drinkPrice
  if (isCombo(offer) && offer.discount <= leastDiscount)
    return `**${menuPrice(offer.price)}** pelos dois (${menuPrice(offer.dishPrice)} + ${menuPrice(offer.drinkPrice)})`
  return isCombo(offer)
    ? `**${menuPrice(offer.price)}** juntos (${menuPrice(full)} separados)`
    : `${menuPrice(offer.dishPrice)} + ${menuPrice(offer.drinkPrice)}`
}

function rowOf(offer: Launch): string[] {
  return [
    `${isCombo(offer) ? 'Combo' : 'Sugestão'}: ${pairWords(offer)}`,
    priceWords(offer),
    offer.net === null ? 'falta o custo da bebida' : `**${formatBrl(offer.net)}**`,
    offer.perTen === null || offer.perTenBad === null ? '—' : rangeWords(offer),
  ]
}

/** How many tables that would have ordered both anyway each discount bears. */
function breakEvenText({ combos = [], title }: PairingMenu): Block[] {
  const told = combos.flatMap((offer) =>
    offer.discount > leastDiscount && offer.paysUpTo !== null
      ? [{ name: offer.name, tables: Math.floor(offer.paysUpTo / 10) }]
      : [],
  )
  if (told.length === 0) return []
  const each = told.map(({ name, tables }, index) =>
    index === 0
      ? `o de ${name} se paga com até ${tables} dessas em cada 10 mesas`
      : `o de ${name}, com até ${tables}`,
  )
  return [
    {
      kind: 'text',
      text: fillChoices(
        `[O desconto também cai em mesa que pediria os dois sem ele|Parte do desconto vai para quem já ia pedir os dois]: ${joinList(each)}. [Passou disso, volte ao preço cheio|Acima disso, tire o desconto].`,
        title,
      ),
    },
  ]
}

type Replaced = NonNullable<NonNullable<PairingMenu['replaced']>['meal']>

/** What a mixed drink and a measure replace: "cada drink tira uma Long neck (R$ 8,00), cada 30 ml, meia". */
function replacedWords(replaced: Replaced, neat: boolean, mixed: boolean): string {
  const earns = ` (${replaced.share < 1 ? 'a garrafa deixa' : 'deixa'} ${formatBrl(replaced.margin / replaced.share)}${replaced.assumedCost ? ', com o custo suposto' : ''})`
  const parts = [
    ...(mixed ? [`cada drink tira ${partWords(replaced, replaced.share)}${earns}`] : []),
    ...(neat
      ? [
          `cada ${mixed ? '' : 'dose de '}30 ml${mixed ? '' : ' tira'}${mixed ? ',' : ''} ${partWords(replaced, replaced.share * assumed.ofMeasure)}${mixed ? '' : earns}`,
        ]
      : []),
  ]
  const bad = [
    ...(mixed ? [`cada drink tira ${partWords({ ...replaced, name: replaced.bad.name }, 1)}`] : []),
    ...(neat ? [`cada 30 ml, ${partWords(replaced, replaced.share)}`] : []),
  ]
  // A bottle that each glass takes anyway is also the worst case.
  const isWorst = !neat && replaced.share >= 1 && replaced.bad.name === replaced.name
  return isWorst ? joinList(parts) : `${joinList(parts)}; no pior caso, ${joinList(bad)}`
}

/** One table in this many accepts an offer, where the owner states seats and days. */
const oneIn = 20

/** The sum over a month: from the owner's seats and open days, else how to count it. */
function monthText({ room, combos = [] }: PairingMenu): string {
  const known = combos.flatMap(({ first, perTen, perTenBad }) =>
    first && perTen !== null && perTenBad !== null ? [{ perTen, perTenBad }] : [],
  )
  if (!room || known.length === 0)
    return '[Por mês, só com as suas vendas: marque na comanda, por quatro semanas, quem aceitou|Para dizer por mês faltam as suas vendas: anote quatro semanas de mesas que aceitam|Quanto dá no mês depende de quantas mesas aceitam: conte por quatro semanas|Sem as suas vendas não há conta de mês: um risco na comanda por mesa que aceita, quatro semanas|O mês sai da sua comanda: conte quatro semanas de aceites e multiplique].'
  const taken = Math.round((room.tables * room.days) / oneIn)
  const mean = (key: 'perTen' | 'perTenBad') =>
    known.reduce((sum, one) => sum + one[key], 0) / known.length / assumed.tables
  const sum = (key: 'perTen' | 'perTenBad') => menuPrice(Math.round((mean(key) * taken) / 10) * 10)
  return `[Por mês|No mês], com os seus ${room.seats} lugares cheios uma vez em cada um dos ${room.days} dias abertos (${room.tables} mesas de quatro) e uma mesa em ${oneIn} aceitando uma das primeiras ofertas, ${taken} mesas: **${sum('perTenBad')} a ${sum('perTen')}**. [Conte os aceites na comanda e troque a suposição|Marque na comanda quem aceitou e refaça a conta com o seu número].`
}

/** The assumptions behind the gains, in two sentences. */
function assumptionText(menu: PairingMenu): Block[] {
  const { replaced, combos = [], title } = menu
  if (replaced === undefined || combos.length === 0) return []
  const during = combos.filter(({ course }) => course !== 'dessert')
  const afterwards = combos.filter(({ course }) => course === 'dessert')
  const told = [
    ...(during.length > 0
      ? [
          replaced.meal
            ? replacedWords(
                replaced.meal,
                during.some(({ neat }) => neat),
                during.some(({ neat }) => !neat),
              )
            : 'nenhuma outra bebida sai da conta: não há cerveja, vinho nem bebida sem álcool com preço no cardápio',
        ]
      : []),
    ...(afterwards.length > 0
      ? [
          replaced.dessert
            ? `na sobremesa, cada 30 ml tira ${partWords(replaced.dessert, assumed.ofMeasure)} (no pior caso, ${partWords(replaced.dessert, 1)})`
            : `na sobremesa, ${afterwards.some(({ neat }) => neat) ? 'a cachaça' : 'o copo'} não tira outra bebida`,
        ]
      : []),
  ]
  return [
    {
      kind: 'text',
      text: fillChoices(
        `[Suposto, não medido|É suposição, não medição|Supus]: ${told.join('; ')}. Em ${assumed.tables} mesas que aceitam, [conto de ${assumed.anyway} a ${assumed.anywayBad} que já pediriam os dois|de ${assumed.anyway} a ${assumed.anywayBad} já pediriam prato e bebida|pus de ${assumed.anyway} a ${assumed.anywayBad} que levariam os dois de todo jeito]. ${monthText(menu)}`,
        title,
      ),
    },
  ]
}

/** Dishes left without an offer on purpose. */
function refusedText({ refused: all = [], replaced, title, offersWithin }: PairingMenu): Block[] {
  // A dish of a combo that the owner asked for is offered; a drink of the house's own list needs no pushing.
  const refused = all.filter(
    ({ dish, listed }) => !listed && !offersWithin?.offers.some((offer) => offer.dish === dish),
  )
  if (refused.length === 0) return []
  const told = joinList(refused.map((one) => pairWords(one)))
  const meal = replaced?.meal
  const why =
    meal?.kind === 'wine'
      ? `[no lugar de ${partWords(meal, 1)}, que deixa ${formatBrl(meal.margin)}, não cobrem|quem troca ${partWords(meal, 1)} (${formatBrl(meal.margin)} no caixa) por elas deixa menos]`
      : meal?.kind === 'beer'
        ? `[a mesa que larga ${partWords(meal, 1)} por elas pode deixar menos|${partWords(meal, 1)} a menos, e a casa perde]`
        : '[o que deixam mal cobre a bebida que sai|sobra pouco depois da bebida que deixam de pedir]'
  return [
    {
      kind: 'text',
      text: fillChoices(`**[Sirva, mas não empurre|Só para quem pedir]**: ${told}; ${why}.`, title),
    },
  ]
}

function rulerText({ ruler, title }: PairingMenu): Block[] {
  if (!ruler) return []
  const range =
    ruler.netBad < ruler.net - 0.005
      ? `${formatBrl(ruler.netBad)} a ${formatBrl(ruler.net)}`
      : formatBrl(ruler.net)
  const cost = formatBrl(ruler.cost)
  const leaves =
    ruler.netBad < ruler.net - 0.005
      ? `[Custa ${cost} e deixa ${range} a mais, já descontada a bebida que sai|Sai por ${cost} e põe ${range} no caixa, descontada a bebida que a mesa não pede|Fora a bebida que ela tira, deixa ${range}, com ${cost} de cachaça]`
      : `[Custa ${cost} e deixa ${range}|Com ${cost} de cachaça, deixa ${range}]`
  return [
    {
      kind: 'text',
      text: fillChoices(
        `**[Régua da casa|Régua de três|Régua da fazenda], ${menuPrice(ruler.price)}**: ${joinList(ruler.labels.map((label) => label.split(' ')[0] ?? label))}, [${ruler.ml} ml de cada, nessa ordem, com água|em copinhos de ${ruler.ml} ml da clara para a escura, água junto|três goles de ${ruler.ml} ml, água no meio]${ruler.afterMeal ? ', depois do prato' : ''}. ${leaves}. [São ${ruler.ml * ruler.labels.length} ml: uma para dois dividirem|Ofereça uma para dois: são ${ruler.ml * ruler.labels.length} ml|Uma por dupla: são ${ruler.ml * ruler.labels.length} ml].`,
        title,
      ),
    },
  ]
}

/** Aged cachaça with the house's desserts. */
function afterText({ after = [] }: PairingMenu): Block[] {
  if (after.length === 0) return []
  return [
    {
      kind: 'list',
      items: after.map(
        ({ dish, served, price, say }) =>
          `Na sobremesa, **${pairWords({ name: dish, drinks: served })}**${price === null ? '' : `, ${menuPrice(price)}`}: “${say}”`,
      ),
    },
  ]
}

export function offersSection(menu: PairingMenu): ReportSection[] {
  const offers = menu.combos ?? []
  const missing = [...new Set(offers.flatMap(({ gain, drinks }) => (gain === null ? [drinks] : [])))]
  const blocks: Block[] = [
    ...tableBlocks(menu),
    ...withinBlocks(menu),
    ...ownPairBlocks(menu.ownPairs ?? [], spokenName),
    ...(offers.length > 0
      ? [
          {
            kind: 'table' as const,
            caption: `${menu.combosWhen === undefined ? '' : `Só ${menu.combosWhen}. `}A mais por mesa: o que fica além do prato${menu.replaced?.meal ? ', já sem a bebida que a mesa deixa de pedir' : ''}`,
            headers: ['Oferta', 'Preço', 'A mais por mesa', `Em ${assumed.tables} mesas que aceitam`],
            rows: offers.map(rowOf),
            numeric: [2, 3],
          },
          ...assumptionText(menu),
          ...breakEvenText(menu),
        ]
      : []),
    ...soberBlocks(menu),
    ...refusedText(menu),
    ...(missing.length > 0
      ? [{ kind: 'text' as const, text: `Falta o custo de ${joinList(missing)}.` }]
      : []),
    ...afterText(menu),
    ...dosesBlocks(menu),
    ...rulerText(menu),
  ]
  return blocks.length === 0 ? [] : [{ id: 'combos', title: 'O que oferecer', blocks }]
}
