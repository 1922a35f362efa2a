import { type CachacaId, cachacas, pouredIds } from '../../base/cachacas.ts'
import { doseCost } from '../../base/costing.ts'
import { ofThe, the, uncapitalize } from '../../base/language/grammar.ts'
import { circumstantial, createReasons } from '../../base/pairing/phrases.ts'
import type { Score } from '../../base/pairing/rules.ts'
import { createTeller } from '../../base/pairing/ways.ts'
import { lineFor } from './pours.ts'
import type { Ranked } from './rank.ts'
import { type PairingRequest, packOf } from './request.ts'
import type { PairingMenu } from './schema.ts'
import { spokenName } from './short-names.ts'

const teamSize = 6
const tastingMl = 15

/** What to notice: the most important finding about the dish itself, for or against. */
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

/** What is missing if nothing connects a cachaça and a dish. */
const faintNotice = (base: CachacaId | null, dish: string) =>
  base === 'alambique'
    ? `${the(dish)} apaga a branca, e só o ardido fica`
    : `o doce do barril sobra ao lado ${ofThe(dish)}`

const isAged = ({ base }: Score['option']): boolean => base === 'carvalho' || base === 'castanheira'

/** Maximum price of a portion for the tasting, as a share of the dearest dish. */
const portionShare = 0.6

/**
 * One round for each cachaça that the house serves, with a dish of the first combos or another dish that it suits, and
 * one round that fails on purpose, with a dish that is already on the table.
 * @param launched names of the dishes of the first combos
 */
export function tastingOf(
  ranked: readonly Ranked[],
  bases: readonly CachacaId[],
  request: PairingRequest,
  launched: readonly string[],
  whyOf: (entry: Ranked) => string,
): PairingMenu['tasting'] {
  const used = new Set<string>()
  const dearest = Math.max(0, ...ranked.map(({ dish }) => dish.item.price ?? 0))
  const tell = createReasons(createTeller(request.requirements.allowsText))
  // The team learns what the table says, and no bottle is bought for the training alone.
  const paired = new Set(
    ranked.flatMap(({ best: { option } }) => (option.kind === 'cachaca' ? option.base : []) ?? []),
  )
  const served = pouredIds.filter((id) => bases.includes(id) && (paired.size === 0 || paired.has(id)))
  const rounds = served.flatMap((id) => {
    const scored = ranked
      .filter(({ dish }) => !used.has(dish.item.name))
      .flatMap((one) => {
        const { dish, best, cachacas: neat, preparation } = one
        const entry = neat.find(({ option }) => option.base === id)
        // The report says that no neat cachaça suits such a dish.
        if (!entry || preparation?.against) return []
        const others = Math.max(0, ...neat.filter((other) => other !== entry).map(({ points }) => points))
        const paired = best.option.base === id && best.option.kind === 'cachaca'
        const worth =
          entry.points +
          (entry.points - others) +
          (paired ? 6 : 0) +
          (paired && launched.includes(dish.item.name) ? 6 : 0) -
          ((dish.item.price ?? dearest) > dearest * portionShare ? 4 : 0)
        return [{ ranked: one, entry, paired, worth }]
      })
    // A dish that the menu pairs with another drink only if no other is left.
    const first = scored.toSorted((a, b) => Number(b.paired) - Number(a.paired) || b.worth - a.worth)[0]
    if (!first || (!first.paired && (first.entry.points <= 0 || paired.size > 0))) return []
    used.add(first.ranked.dish.item.name)
    return [
      {
        cachaca: cachacas[id].label,
        dish: spokenName(first.ranked.dish.item.name),
        notice: first.paired
          ? uncapitalize(whyOf(first.ranked))
          : (noticeOf(first.entry, 'for', tell) ?? 'nenhum dos dois apaga o outro'),
      },
    ]
  })
  const isServed = ({ option: { base } }: Score) => served.some((id) => id === base)
  const onTable = (name: string) => used.has(name)
  const worst = ranked
    .flatMap(({ dish, best, cachacas: neat }) =>
      neat.flatMap((entry) => {
        if (entry.option.id === best.option.id || !isServed(entry)) return []
        // The other barrel is no mistake beside a dish that has one.
        if (isAged(entry.option) && best.option.kind === 'cachaca' && isAged(best.option)) return []
        const notice = noticeOf(entry, 'against')
        return notice === null || entry.points > 0 ? [] : [{ dish, entry, notice }]
      }),
    )
    .toSorted(
      (a, b) =>
        Number(onTable(b.dish.item.name)) - Number(onTable(a.dish.item.name)) ||
        a.entry.points - b.entry.points,
    )[0]
  // If no rule speaks against any dish, use the least suitable one on the table.
  const least = ranked
    .filter(({ dish }) => onTable(dish.item.name))
    .flatMap(({ dish, best, preparation, cachacas: neat }) =>
      neat.flatMap((entry) =>
        entry.option.id === best.option.id ||
        !isServed(entry) ||
        lineFor(preparation, entry.option) ||
        rounds.some(
          (round) => round.dish === spokenName(dish.item.name) && round.cachaca === entry.option.name,
        )
          ? []
          : [{ dish, entry, notice: faintNotice(entry.option.base, spokenName(dish.item.name)) }],
      ),
    )
    .toSorted((a, b) => a.entry.points - b.entry.points)[0]
  const fails = worst ?? least
  const tasted = ranked.filter(({ dish }) => onTable(dish.item.name) || dish === fails?.dish)
  const food = tasted.map(({ dish }) => dish.item.cost)
  const poured = served.filter(
    (id) => rounds.some(({ cachaca }) => cachaca === cachacas[id].label) || fails?.entry.option.base === id,
  )
  const perMl = poured.reduce((sum, id) => sum + doseCost(packOf(request)(id), tastingMl), 0)
  return {
    people: teamSize,
    doseMl: tastingMl,
    rounds,
    contrast: fails
      ? { cachaca: fails.entry.option.name, dish: spokenName(fails.dish.item.name), notice: fails.notice }
      : null,
    costBRL: perMl * teamSize,
    foodBRL: food.every((cost) => cost !== null) ? food.reduce((sum, cost) => sum + cost, 0) : null,
  }
}
