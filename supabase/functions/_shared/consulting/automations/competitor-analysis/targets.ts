/**
 * What every known competitor sells dearer and the plan does not raise at once: the price that each could be tried at, still
 * below all of them, with its gain at two reactions of guests; or why there is none.
 */
import type { EngineContext } from '../../base/context.ts'
import { heldBack } from '../../base/house/held-back.ts'
import { formatBrl, formatNumber, joinList } from '../../base/language/text.ts'
import { reactionsOf } from '../../base/pricing/elasticity.ts'
import { allowsPrice } from '../../base/pricing/limits.ts'
import { breakEvenUnits, largestRounded, pricesNear, tryPrice } from '../../base/pricing/price-step.ts'
import type { TableBlock } from '../../report/blocks.ts'
import { cent, everyday, isOwned, type Owned, standOf } from './gaps.ts'
import type { OwnItem } from './match.ts'
import { type OwnPricing, ownPricing } from './own-pricing.ts'
import type { Compared, CompetitorMap, Target } from './schema.ts'
import type { Sold } from './sold.ts'

/** Below the cheapest of them by less than this, in %, an item is not cheap. */
const level = 3
/** Smallest gain a month, R$, for which a price is worth trying. */
const least = 20

/** Reasons of the owner's own, which nobody has to be told where there are no others. */
const asOrdered = 'fica, a seu pedido'
const beyondLimit = 'passa de um limite seu'

/** Items that a sentence names. */
const mostNamed = 4

const lowestOf = (item: Owned) => Math.min(...everyday(item).map(({ price, worth = 0 }) => price - worth))

function targetOf(
  item: Owned,
  own: OwnItem,
  { limitsOf, elasticityOf }: OwnPricing,
  sold: Sold,
  today: string,
): Target {
  const { name, category, cost } = own
  const from = item.own
  const limits = limitsOf(own, from)
  const units = sold.unitsOf(name) ?? null
  const theirs = everyday(item)
    .map(({ competitor, price }) => `${competitor} ${formatBrl(price)}`)
    .join(', ')
  const stays = (why: string): Target => ({ item: name, section: category, from, theirs, units, why })
  if (limits.fixed !== null) return stays(asOrdered)
  if (limits.place?.kind === 'recent') return stays('o preço mudou há pouco')
  const higher = pricesNear(from, limits.endings).filter((to) => to > from + cent)
  if (!higher.some((to) => allowsPrice(limits, to))) return stays(beyondLimit)
  const held = heldBack({ name }, today)
  if (held !== null) return stays(`fica: ${held.charAt(0).toLowerCase()}${held.slice(1)}`)
  if (cost === null || cost <= 0) return stays('falta o custo')
  const elasticity = elasticityOf(own)
  const { weak } = reactionsOf(elasticity, undefined)
  const below = higher.filter((to) => to < lowestOf(item) - cent && to <= from * (1 + largestRounded) + cent)
  if (below.length === 0) return stays('nenhum preço do seu cardápio cabe entre o seu e o deles')
  const { reaction: _, ...free } = limits
  const [best] = below
    .filter((to) => allowsPrice(limits, to))
    .map((to) => {
      const at = (reaction: number) => tryPrice({ price: from, cost, units: 1 }, to, reaction, free).gain
      return { to, gain: at(elasticity), half: at(weak) }
    })
    .toSorted((a, b) => b.gain + b.half - (a.gain + a.half))
  if (!best) return stays(beyondLimit)
  if (best.half <= 0 || (units !== null && best.half * units < least))
    return stays('nem com metade da reação paga a troca')
  return {
    item: name,
    section: category,
    from,
    to: best.to,
    theirs,
    units,
    gain: best.gain,
    half: best.half,
    bears: -breakEvenUnits({ price: from, cost }, best.to),
  }
}

/**
 * The cheap items, the largest gain first, and those without a price to try last.
 * @param raised names of the items that rise already
 */
export function targetsOf(
  menu: readonly OwnItem[],
  items: readonly Compared[],
  context: EngineContext,
  sold: Sold,
  raised: ReadonlySet<string>,
): Target[] {
  const pricing = ownPricing(context, sold)
  const worth = ({ half = 0, units }: Target) => half * (units ?? 1)
  const found = items
    .filter(isOwned)
    .filter((item) => standOf(item) === 'cheapest' && lowestOf(item) > item.own * (1 + level / 100))
    // Somebody sells a smaller one for less, which guests see first, or charges less for the same measure.
    .filter(
      ({ ours, own }) =>
        !items.some(
          (other) =>
            other.ours === ours &&
            other.quotes?.some(
              ({ price, per, away, deal }) =>
                per !== undefined &&
                away === undefined &&
                !deal &&
                (price < own - cent || per < (other.ownPer?.price ?? 0) * 0.995),
            ),
        ),
    )
    .flatMap((item): Target[] => {
      const own = menu.find(({ name }) => name === item.ours)
      if (!own || raised.has(own.name)) return []
      return [targetOf(item, own, pricing, sold, context.today)]
    })
    .toSorted((a, b) => Number(b.to !== undefined) - Number(a.to !== undefined) || worth(b) - worth(a))
  return found.every(({ why }) => why === asOrdered || why === beyondLimit) ? [] : found
}

export type Tried = Omit<Target, 'to' | 'gain' | 'half' | 'bears' | 'why'> & {
  to: number
  gain: number
  half: number
  bears: number
}

type WithTargets = { targets?: readonly Target[] | undefined }

/** Those with a price to try. */
export const triedOf = ({ targets = [] }: WithTargets): Tried[] =>
  targets.flatMap(({ to, gain, half, bears, why: _, ...one }) =>
    to === undefined || gain === undefined || half === undefined || bears === undefined
      ? []
      : [{ ...one, to, gain, half, bears }],
  )

/** R$ a month that a test brings at the assumed reaction; 0 where no units are known. */
export const worthOf = ({ gain, units }: Tried): number => gain * (units ?? 0)

/** A test that brings more than any price that changes at once: it is what the report says first. */
export function leadingTest({
  targets,
  raises = [],
}: WithTargets & Pick<CompetitorMap, 'raises'>): Tried | undefined {
  const [tried] = triedOf({ targets })
  return tried &&
    raises.length > 0 &&
    raises.every(({ gain, ordered }) => !ordered && gain !== null && gain < worthOf(tried))
    ? tried
    : undefined
}

const reais = (value: number) => formatBrl(Math.round(value)).slice(0, -3)

/** R$ a month at the assumed reaction and at half of it, each as its rows show it; null where no units are known. */
export function gainsOf(tried: readonly Tried[]): { gain: number; half: number } | null {
  if (!tried.some(({ units }) => units !== null)) return null
  const sum = (of: (one: Tried) => number) =>
    tried.reduce((all, one) => all + Math.round(of(one) * (one.units ?? 0)), 0)
  return { gain: sum(({ gain }) => gain), half: sum(({ half }) => half) }
}

/** "de R$ 133 a R$ 466" */
export const betweenGains = ({ gain, half }: { gain: number; half: number }): string =>
  gain < 0 ? `de ${reais(-gain)} a menos a ${reais(half)} a mais` : `de ${reais(gain)} a ${reais(half)}`

/** Sales for which the gain is stated where nobody knows how many there are in a month. */
const hundred = 100

export function targetTable(targets: readonly Target[]): TableBlock {
  const isCounted = targets.some(({ units }) => units !== null)
  const amount = (value: number | undefined, units: number | null) =>
    value === undefined || (isCounted && units === null) ? '—' : reais(value * (units ?? hundred))
  const per = isCounted ? 'R$/mês' : `R$ a cada ${hundred} vendas`
  return {
    kind: 'table',
    caption:
      'Barato diante de todos eles: o alvo de cada um, um teste por vez, se porção e medida forem iguais',
    headers: ['Item', 'Hoje', 'Alvo', 'Eles', `${per}, reação suposta`, 'Metade da reação', 'Decisão'],
    rows: targets.map(({ item, from, to, theirs, units, gain, half, bears, why }) => [
      item,
      formatBrl(from),
      to === undefined ? '—' : formatBrl(to),
      theirs,
      amount(gain, units),
      amount(half, units),
      why === undefined
        ? `Teste; volte se cair mais de ${formatNumber(Math.floor((bears ?? 0) * 1000) / 10)}%`
        : why.charAt(0).toUpperCase() + why.slice(1),
    ]),
    numeric: [1, 2, 4, 5],
  }
}

/** "Camarão a R$ 95,00 e Isca a R$ 72,00: de R$ 210 a R$ 800 por mês"; empty if there is nothing to try. */
export function triedText(map: WithTargets): string {
  const tried = triedOf(map)
  if (tried.length === 0) return ''
  const gains = gainsOf(tried)
  return `Para testar, um por vez: ${joinList(tried.slice(0, mostNamed).map(({ item, to }) => `${item} a ${formatBrl(to)}`))}${tried.length > mostNamed ? ` e mais ${tried.length - mostNamed}, na tabela` : ''}${gains === null ? '' : `; ${betweenGains(gains)} por mês, da reação suposta à metade dela`}.`
}

/** What each of some items could be tried at, where the owner asks about them. */
export const triedOfNames = (map: WithTargets, names: readonly string[]): string[] =>
  triedOf(map)
    .filter(({ item }) => names.includes(item))
    .map((one) => {
      const gains = gainsOf([one])
      return `Dá para testar ${one.item} a ${formatBrl(one.to)}, ainda abaixo de todos eles${gains === null ? '' : `: ${betweenGains(gains)} por mês`}; volte se cair mais de ${formatNumber(Math.floor(one.bears * 1000) / 10)}%.`
    })
