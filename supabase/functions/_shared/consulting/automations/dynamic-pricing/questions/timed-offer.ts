/** An offer of an evening that the owner sets: its items, each with a price, its floor and the sales at which it breaks even. */
import { everyWeek } from '../../../base/calendar.ts'
import { itemKind } from '../../../base/house/item-kind.ts'
import { capitalize } from '../../../base/language/grammar.ts'
import { formatBrl, formatNumber, joinList } from '../../../base/language/text.ts'
import { endingsFrom, menuPriceFrom, menuPriceTo } from '../../../base/pricing/endings.ts'
import { meetsWishes } from '../../../base/pricing/limits.ts'
import { paidAt } from '../../../base/pricing/paid.ts'
import { hoursOf } from '../../../base/request/hour-words.ts'
import { namesItem } from '../../../base/request/match-item.ts'
import { neededAt, tooMany } from '../happy-hour.ts'
import type { PricedItemPlan } from '../schema.ts'
import { type Answer, type Asked, type Question, unitsOn } from './asked.ts'
import { isAlcoholic } from './offer.ts'

const percent = (fraction: number) => `${formatNumber(fraction * 100)}%`

/** Cuts that are tried, the deepest first: one that guests notice, and never one that asks for half as many again. */
const cuts = [0.25, 0.2, 0.15, 0.1] as const
const mostNamed = 4

type Lowered = { item: PricedItemPlan; low: number; floor: number; needed: number }

/** What an item costs in the offer; null if no cut is both noticed and worth trying. */
function loweredTo(item: PricedItemPlan, share: number, asked: Asked): Lowered | null {
  const limits = asked.limitsOf(item.name)
  const endings = endingsFrom(item.price, limits.endings)
  // What is paid counts, where guests get a discount today.
  const floor = menuPriceFrom(
    (item.cost / (1 - share)) * (item.newPrice / paidAt(item, item.newPrice)) - 1e-9,
    endings,
  )
  for (const cut of cuts) {
    const low = Math.max(floor, menuPriceFrom(item.newPrice * (1 - cut) - 1e-9, endings))
    const needed = neededAt(low, item)
    if (low > item.newPrice * 0.92 + 1e-9 || needed > tooMany || !meetsWishes(limits, low)) continue
    return { item, low, floor, needed }
  }
  return null
}

/** The owner wants no offer that loses. */
const noLoss = /preju[ií]zo|a conta fech|(?<!\p{L})se (?:pagar|der lucro|valer)/iu

/** "Vale baixar alguma coisa?": not only what is drunk. */
const anything = /(?<!\p{L})(?:alg(?:o|uma? coisa|um item)|o qu[eê]|qual)(?!\p{L})/iu

/** The account of a no: what the best sellers would leave at the least cut that guests notice, and where it breaks even. */
function accountOf(
  free: readonly PricedItemPlan[],
  asked: Asked,
  when: string,
): NonNullable<Answer['table']> {
  return {
    caption: `A conta do desconto, ${when}`,
    headers: ['Item', 'Normal', 'Com desconto', 'Deixa hoje', 'Passa a deixar', 'Empata com'],
    rows: free
      .toSorted((a, b) => b.units - a.units)
      .slice(0, mostNamed)
      .map((item) => {
        const endings = endingsFrom(item.price, asked.limitsOf(item.name).endings)
        const low = menuPriceTo(item.newPrice * (1 - (cuts.at(-1) ?? 0)) + 1e-9, endings)
        const left = paidAt(item, low) - item.cost
        return [
          item.name,
          formatBrl(item.newPrice),
          formatBrl(low),
          formatBrl(paidAt(item, item.newPrice) - item.cost),
          formatBrl(left),
          left > 0 ? `${percent(neededAt(low, item))} mais` : 'nunca: dá prejuízo',
        ]
      }),
    numeric: [1, 2, 3, 4, 5],
  }
}

/** Whether an item may be in the offer; what the owner keeps as it is may not. */
function isFree(
  item: PricedItemPlan,
  phrases: readonly string[] | null,
  { fullPrice = [] }: Asked,
  isAny: boolean,
): boolean {
  const { name, category, action, held, heldBack } = item
  const named = { name, section: category }
  if (action === 'below_cost' || action === 'frozen' || heldBack !== undefined) return false
  if (fullPrice.some((phrase) => namesItem(phrase, named))) return false
  // An item of its own name is in although its price of every day stays.
  if (phrases === null) return held !== true && (isAny ? itemKind(named) !== 'soft_drink' : isAlcoholic(item))
  return phrases.some((phrase) => namesItem(phrase, named))
}

export function answerTimedOffer(question: Question, asked: Asked): Answer {
  const { weekdays = [], start, end, item: named, percent: margin } = question
  const phrases = named === undefined ? null : named.split(' + ')
  const share = (margin ?? 0) / 100
  const when = `${everyWeek(weekdays)}${start === undefined || end === undefined ? '' : `, ${hoursOf({ start, end })}`}`
  const floorWords =
    margin === 50
      ? 'o dobro do custo'
      : margin === undefined
        ? 'o custo'
        : `${formatNumber(margin)}% de margem`
  // A price of the second wave waits: until then the one of today is the normal one.
  const free = asked.plan.items
    .filter((one) => isFree(one, phrases, asked, anything.test(question.text)))
    .map((one) => (one.wave === 2 ? { ...one, newPrice: one.price } : one))
  const lowered = free
    .flatMap((one) => loweredTo(one, share, asked) ?? [])
    .toSorted((a, b) => a.needed - b.needed || b.item.units - a.item.units)
    .slice(0, mostNamed)
  if (lowered.length === 0)
    return {
      verdict: `Nessa regra não: ${free.length === 0 ? `não há ${named ?? 'bebida com álcool'} com custo na planilha` : `acima ${floorWords.startsWith('o ') ? `d${floorWords}` : `de ${floorWords}`}, nenhum desconto que se note se paga`}, ${when}.`,
      texts: ['Fique no preço cheio e sirva um petisco pequeno com a segunda rodada.'],
      ...(free.length > 0 && { table: accountOf(free, asked, when) }),
      figures: {},
    }
  const daily = ({ item }: Lowered) => {
    const units = weekdays.flatMap((day) => unitsOn(item.name, day, asked.sales) ?? [])
    return units.length === 0 ? null : units.reduce((sum, one) => sum + one, 0) / units.length
  }
  const counted = lowered.some((one) => daily(one) !== null)
  const [first] = lowered
  const even = first ? Math.ceil(10 * (1 + first.needed) - 1e-9) : 0
  const expectedOf = ({ item: { elasticity, newPrice }, low }: Lowered) => -elasticity * (1 - low / newPrice)
  const pays = lowered.filter((one) => expectedOf(one) >= one.needed)
  const isNo = pays.length === 0 && noLoss.test(question.text)
  const apart = free.filter((one) => !lowered.some(({ item }) => item === one)).map(({ name }) => name)
  return {
    verdict: isNo
      ? `Não, se é para não perder: ${when}, nenhum desconto empata com o que a conta espera vender a mais. O menos longe: ${joinList(lowered.slice(0, 2).map(({ item, low }) => `${item.name} a ${formatBrl(low)}`))}.`
      : `${capitalize(when)}: ${joinList(lowered.map(({ item, low }) => `${item.name} a ${formatBrl(low)}`))}.`,
    texts: [
      `Nenhum fica abaixo ${floorWords.startsWith('o ') ? `d${floorWords}` : `de ${floorWords}`}; fora dessas horas vale o preço da tabela.`,
      first
        ? `${first.item.name}: onde hoje saem 10, precisam sair ${even} para a promoção empatar${pays.length > 0 ? '' : ` (a conta espera ${percent(expectedOf(first))} a mais: só paga se vier gente nova)`}; o que vier a mais, e a comida que vem junto, é ganho.`
        : '',
      counted
        ? ''
        : 'A planilha não separa os dias: conte duas semanas de vendas nesse horário antes de começar, e compare com as quatro seguintes.',
      'Escreva no quadro e no Instagram o dia, as horas e o preço; abaixo do empate em quatro semanas, pare.',
      apart.length > 0 ? `No preço cheio: ${joinList(apart.slice(0, mostNamed))}.` : '',
    ].filter((text) => text !== ''),
    table: {
      caption: `A promoção, ${when}`,
      headers: [
        'Item',
        'Normal',
        'Na promoção',
        margin === 50 ? 'Piso (2 × custo)' : 'Piso',
        'Cada um deixa',
        'Empata com',
        ...(counted ? ['Sai por dia', 'Precisa sair'] : []),
      ],
      rows: lowered.map((one) => {
        const { item, low, floor, needed } = one
        const units = daily(one)
        return [
          item.name,
          formatBrl(item.newPrice),
          formatBrl(low),
          formatBrl(floor),
          formatBrl(paidAt(item, low) - item.cost),
          `${percent(needed)} mais`,
          ...(counted
            ? units === null
              ? ['—', '—']
              : [formatNumber(units), formatNumber(Math.ceil(units * (1 + needed) - 1e-9))]
            : []),
        ]
      }),
      numeric: [1, 2, 3, 4, 5, 6, 7],
    },
    figures: { items: lowered.length, ...(first && { low: first.low, needed: first.needed }) },
  }
}
