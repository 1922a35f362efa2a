import { type CachacaId, cachacaIds, cachacas } from '../../base/cachacas.ts'
import { doseCost, drinkPourCostBand, suggestPrice } from '../../base/costing.ts'
import type { Venue } from '../../base/house/read-venue.ts'
import { circumstantial, createReasons, reasonOf, spokenName } from '../../base/pairing/phrases.ts'
import type { Score } from '../../base/pairing/rules.ts'
import { createTeller } from '../../base/pairing/ways.ts'
import type { Ranked } from './rank.ts'
import { type PairingRequest, packOf } from './request.ts'
import type { PairingMenu } from './schema.ts'

const teamSize = 6
const tastingMl = 15
const flightMl = 20

/** What to notice in the mouth: the most telling finding about the dish itself, for or against. */
function noticeOf(
  entry: Score,
  wanted: 'for' | 'against',
  tell = createReasons(createTeller()),
): string | null {
  const about = entry.findings.filter(({ rule }) => !circumstantial.includes(rule))
  if (wanted === 'against') return about.findLast(({ points }) => points < 0)?.reason() ?? null
  const good = about.filter(({ points }) => points > 0)
  const best = good.find(({ rule }) => rule !== 'weight') ?? good[0]
  return best ? tell(best) : null
}

/** One round per cachaça that the house pours, each with its most instructive dish, and one that fails on purpose. */
export function tastingOf(
  ranked: readonly Ranked[],
  bases: readonly CachacaId[],
  request: PairingRequest,
): PairingMenu['tasting'] {
  const used = new Set<string>()
  const tell = createReasons(createTeller(request.requirements.allowsText))
  const served = cachacaIds.filter((id) => bases.includes(id))
  const rounds = served.flatMap((id) => {
    const scored = ranked
      .filter(({ dish }) => !used.has(dish.item.name))
      .flatMap(({ dish, cachacas: neat }) => {
        const entry = neat.find(({ option }) => option.base === id)
        if (!entry) return []
        const others = Math.max(0, ...neat.filter((other) => other !== entry).map(({ points }) => points))
        return [{ dish, entry, lead: entry.points - others }]
      })
    const first = scored.toSorted(
      (a, b) => b.entry.points + b.lead - (a.entry.points + a.lead) || b.lead - a.lead,
    )[0]
    if (!first || first.entry.points <= 0) return []
    used.add(first.dish.item.name)
    return [
      {
        cachaca: cachacas[id].label,
        dish: spokenName(first.dish.item.name),
        notice: noticeOf(first.entry, 'for', tell) ?? 'nenhum dos dois apaga o outro',
      },
    ]
  })
  const worst = ranked
    .flatMap(({ dish, cachacas: neat }) =>
      neat.flatMap((entry) => {
        const notice = noticeOf(entry, 'against')
        return notice === null || entry.points > 0 ? [] : [{ dish, entry, notice }]
      }),
    )
    .toSorted((a, b) => a.entry.points - b.entry.points)[0]
  const perMl = served.reduce((sum, id) => sum + doseCost(packOf(request)(id), tastingMl), 0)
  return {
    people: teamSize,
    doseMl: tastingMl,
    rounds,
    contrast: worst
      ? { cachaca: worst.entry.option.name, dish: spokenName(worst.dish.item.name), notice: worst.notice }
      : null,
    costBRL: perMl * teamSize,
  }
}

const moments = [
  { moment: 'Para abrir', test: ({ dish }: Ranked) => dish.course === 'starter' },
  {
    moment: 'Mar',
    test: ({ dish }: Ranked) =>
      dish.course !== 'dessert' && (dish.groups.has('fish') || dish.groups.has('shellfish')),
  },
  {
    moment: 'Terra',
    test: ({ dish }: Ranked) =>
      dish.course === 'main' && !dish.groups.has('fish') && !dish.groups.has('shellfish'),
  },
  { moment: 'Para fechar', test: ({ dish }: Ranked) => dish.course === 'dessert' },
] as const

/** A sequence of small doses, from the freshest cachaça to the one with the longest finish, with a dish each. */
export function flightOf(
  ranked: readonly Ranked[],
  venue: Venue,
  request: PairingRequest,
): PairingMenu['flight'] {
  const used = new Set<string>()
  const chosen = moments.flatMap(({ moment, test }) => {
    const best = ranked
      .filter((entry) => test(entry) && !used.has(entry.dish.item.name))
      .toSorted((a, b) => (b.cachacas[0]?.points ?? 0) - (a.cachacas[0]?.points ?? 0))[0]
    const top = best?.cachacas[0]
    if (!best || !top || top.option.base === null) return []
    used.add(best.dish.item.name)
    return [{ moment, dish: best.dish.item.name, base: top.option.base, reason: reasonOf(top) }]
  })
  if (chosen.length < 2) return null
  const cost = chosen.reduce((sum, { base }) => sum + doseCost(packOf(request)(base), flightMl), 0)
  const { price } = suggestPrice(cost, {
    targetPct: venue.targetPct,
    band: drinkPourCostBand,
    ending: venue.ending,
    minimumPrice: 0,
  })
  return {
    doseMl: flightMl,
    moments: chosen.map(({ moment, dish, base, reason }) => ({
      moment,
      dish,
      cachaca: cachacas[base].label,
      reason,
    })),
    cost,
    price,
  }
}
