/** What a happy hour lowers: prices of the menu's own ending, within the owner's limits on discounts. */
import { everyWeek } from '../../base/calendar.ts'
import { itemKind } from '../../base/house/item-kind.ts'
import { capitalize } from '../../base/language/grammar.ts'
import { formatBrl, formatNumber, joinList } from '../../base/language/text.ts'
import { endingsFrom, menuPriceFrom } from '../../base/pricing/endings.ts'
import { meetsWishes, type PriceLimits } from '../../base/pricing/limits.ts'
import { paidAt } from '../../base/pricing/paid.ts'
import { namesItem } from '../../base/request/match-item.ts'
import type { RequestSheet } from '../../base/request/request-sheet.ts'
import type { WishOf } from '../../base/request/wish.ts'
import type { Block } from '../../report/blocks.ts'
import { shortDay } from './money.ts'
import type { PricedItemPlan, PricingPlan } from './schema.ts'

type HappyHour = NonNullable<PricingPlan['happyHour']>

/** A discount that guests notice, on a drink whose low cost allows it. */
const noticed = 0.2
/** The smallest price cut that is worth announcing. */
const least = 0.05
/** Extra sales beyond which a discount is not worth trying. */
export const tooMany = 0.6
const mostLowered = 2

/** The lowest price of the right ending that takes at most `off` from an item's price; null if none takes anything. */
export function loweredBy(off: number, item: PricedItemPlan, limits: PriceLimits): number | null {
  const low = menuPriceFrom(item.newPrice * (1 - off) - 1e-9, endingsFrom(item.price, limits.endings))
  return low < item.newPrice - 0.005 && meetsWishes(limits, low) ? low : null
}

/** Additional sales at which a lower price leaves as much; infinite if it leaves nothing. */
export function neededAt(low: number, item: PricedItemPlan): number {
  const left = paidAt(item, low) - item.cost
  return left > 0 ? (paidAt(item, item.newPrice) - item.cost) / left - 1 : Number.POSITIVE_INFINITY
}

type Limit = WishOf<'question'>

const limitsOn = ({ wishes }: RequestSheet): Limit[] =>
  wishes.flatMap((wish) => (wish.kind === 'question' && wish.about === 'discountLimit' ? [wish] : []))

/** How far an item may be lowered; 0 if the owner wants no discount on it. */
function mayFall({ name, category, drink, action }: PricedItemPlan, limits: readonly Limit[]): number {
  const named = { name, section: category }
  const own = limits.filter(({ item }) => item !== undefined && namesItem(item, named))
  const isRefused = limits.some(
    ({ other, against, weekdays, what, item }) =>
      (other !== undefined && namesItem(other, named)) ||
      (against === true && [other, weekdays, what, item].every((one) => one === undefined)),
  )
  const isOutside = own.length === 0 && limits.some(({ item }) => item !== undefined)
  if (isRefused || isOutside || action === 'below_cost' || action === 'frozen') return 0
  // Water and juice attract nobody early.
  const isInviting = drink && itemKind(named) !== 'soft_drink'
  if (own.length === 0 && !isInviting) return 0
  const most = limits.flatMap(({ percent, item }) =>
    percent === undefined || (item !== undefined && !namesItem(item, named)) ? [] : [percent / 100],
  )
  return Math.min(noticed, ...most)
}

/**
 * The happy hour that the owner sets.
 * @param unitsOn units of an item on an evening of these weekdays; null if the sheet does not tell
 */
export function happyHourOf(
  wish: WishOf<'hours'> | undefined,
  items: readonly PricedItemPlan[],
  sheet: RequestSheet,
  limitsOf: (name: string) => PriceLimits,
  unitsOn: (name: string, weekday: number) => number | null,
): HappyHour | null {
  if (!wish) return null
  const limits = limitsOn(sheet)
  const lowered = items
    .flatMap((item) => {
      const off = mayFall(item, limits)
      const low = loweredBy(off, item, limitsOf(item.name))
      if (low === null || low > item.newPrice * (1 - Math.min(least, off)) + 1e-9) return []
      return [{ item, low, needed: neededAt(low, item) }]
    })
    .filter(({ needed }) => needed <= tooMany)
    .toSorted((a, b) => a.needed - b.needed)
    .slice(0, mostLowered)
  const evening = (name: string) => {
    const units = (wish.weekdays ?? []).flatMap((day) => unitsOn(name, day) ?? [])
    return units.length === 0 ? {} : { units: units.reduce((sum, one) => sum + one, 0) / units.length }
  }
  return {
    from: wish.start,
    to: wish.end,
    ...(!/happy/i.test(wish.what) && { what: wish.what }),
    ...(wish.weekdays && { weekdays: wish.weekdays }),
    items: lowered.map(({ item: { name, newPrice, cost }, low, needed }) => ({
      name,
      price: newPrice,
      low,
      left: low - cost,
      needed,
      ...evening(name),
    })),
  }
}

/** "17h", "17h30". */
export const hourText = (hour: number) => {
  const minutes = Math.round((hour % 1) * 60)
  return `${Math.floor(hour)}h${minutes === 0 ? '' : String(minutes).padStart(2, '0')}`
}

const percent = (fraction: number) => `${formatNumber(fraction * 100)}%`

/** "Happy hour", "Promoção": what the owner calls it. */
export const happyName = ({ what = 'happy hour' }: HappyHour): string => capitalize(what)

/** "Às terças e quartas, das 17h às 19h" */
export function happyWhen({ from, to, weekdays }: HappyHour): string {
  const span = `das ${hourText(from)} às ${hourText(to)}`
  return weekdays === undefined ? span : `${everyWeek(weekdays)}, ${span}`
}

/** What is lowered, in a few words. */
export function happyWords({ items = [] }: HappyHour): string {
  return items.length === 0
    ? 'nenhuma bebida aguenta um desconto que se note'
    : joinList(items.map(({ name, low }) => `${name} a ${formatBrl(low)}`))
}

/** The happy hour in the report. */
export function happyBlocks(happy: HappyHour, starts: string | undefined): Block[] {
  const { items = [] } = happy
  const begin = starts === undefined ? '' : `, a partir de ${shortDay(starts)}`
  if (items.length === 0)
    return [
      {
        kind: 'text',
        text: `${happyName(happy)} ${happyWhen(happy)}${begin}: nas suas regras ${happyWords(happy)}. Fique no preço cheio e sirva um petisco pequeno com a segunda rodada.`,
      },
    ]
  const counted = items.some(({ units }) => units !== undefined)
  return [
    {
      kind: 'table',
      caption: `${happyName(happy)}, ${happyWhen(happy)}${begin}`,
      headers: [
        'Só baixa',
        'Normal',
        'Nesse horário',
        'Desconto',
        'Cada um deixa',
        'Empata com',
        ...(counted ? ['Sai por noite', 'A mais por noite, no máximo'] : []),
      ],
      rows: items.map(({ name, price, low, left, needed, units }) => [
        name,
        formatBrl(price),
        formatBrl(low),
        percent(1 - low / price),
        formatBrl(left),
        `${percent(needed)} mais`,
        ...(counted
          ? units === undefined
            ? ['—', '—']
            : [formatNumber(units), String(Math.ceil(units * needed - 1e-9))]
          : []),
      ]),
      numeric: [1, 2, 3, 4, 5, 6, 7],
    },
    {
      kind: 'text',
      text: `O resto do cardápio fica no preço cheio. ${counted ? 'A planilha não diz a hora: se a noite toda saísse nesse horário, seriam esses a mais por noite; conte antes quantos saem nele.' : 'Conte antes quantos saem nesse horário.'} Em quatro semanas, pare se não vierem.`,
    },
  ]
}

/** The happy hour as one step to take. */
export const happyStep = (happy: HappyHour): string => `${capitalize(happyWhen(happy))}: ${happyWords(happy)}`
