import { fillChoices } from '../../base/language/choices.ts'
import { formatNumber } from '../../base/language/text.ts'
import { paidAt } from '../../base/pricing/paid.ts'
import { inPrint } from './amounts.ts'
import { earned } from './category.ts'
import { mayShow, regional } from './goals.ts'
import { answers, kindOf, looseCard, type Placed } from './placed.ts'
import type { MenuRedesign, NewMenu, RedesignedItem } from './schema.ts'
import { wantsCachaca } from './with-cachaca.ts'

/** Maximum number of frames; more would highlight nothing. */
const mostBoxes = 2

/** Maximum number of frames that the owner asks for one by one. */
const mostAsked = 4

/** An item of one day, "Panelada (sábado)", which is not framed because it is unavailable on other days. */
export const ofOneDay = /\((?:só |aos? |às? )*(?:segunda|ter[cç]a|quarta|quinta|sexta|s[aá]bado|domingo)/i

const isSweet = ({ section }: Pick<Placed, 'section'>) => /sobremesa|doce|sorvete|a[cç][uú]car/i.test(section)

/** What a frame brings, as a share of the house's margin. */
const leastEffect = 0.0006
/** What a framed item sells, as a share of its even part of the section. */
const leastShare = 0.4

/** Prices between which guests choose one dish instead of another. */
const alike = { least: 0.5, most: 1.6 } as const

/**
 * The dish that the house gains most by showing: what its guests leave, beyond what they would leave with another dish of
 * a like price. A best-seller of usual margin sells itself.
 * @param among where only some may be shown: of them, one with which the house gains
 */
export function houseStar(placed: readonly Placed[], among: readonly Placed[] = placed): Placed | null {
  const dishes = placed.filter(
    ({ item, redesigned, section, kind }) =>
      kind === 'dish' &&
      !isSweet({ section }) &&
      section !== looseCard &&
      redesigned !== null &&
      redesigned.quadrant !== null &&
      redesigned.quadrant !== 'Abacaxi' &&
      mayShow(redesigned) &&
      !ofOneDay.test(`${item.name} (${item.description ?? ''}`),
  )
  const lift = ({ redesigned }: Placed) => {
    if (!redesigned) return 0
    const near = dishes.flatMap(({ redesigned: other }) =>
      other &&
      other !== redesigned &&
      other.price >= redesigned.price * alike.least &&
      other.price <= redesigned.price * alike.most
        ? [other]
        : [],
    )
    const units = near.reduce((sum, one) => sum + one.units, 0)
    // Nothing of a like price: nobody knows what its guests would order instead.
    if (units === 0) return 0
    const usual = near.reduce((sum, one) => sum + one.units * one.margin, 0) / units
    return redesigned.units * (redesigned.margin - usual)
  }
  const [best] = dishes
    .filter((one) => among === placed || (among.includes(one) && lift(one) > 0))
    .toSorted((a, b) => lift(b) - lift(a))
  return best ?? null
}

/** Without dishes to compare: what leaves most of all that may be shown. */
const bestEarner = (placed: readonly Placed[], mute: (one: Placed) => number): Placed | null =>
  placed
    .filter(({ redesigned }) => redesigned && redesigned.quadrant !== null && mayShow(redesigned))
    .toSorted(
      (a, b) =>
        mute(a) - mute(b) ||
        (b.redesigned ? earned(b.redesigned) : 0) - (a.redesigned ? earned(a.redesigned) : 0),
    )[0] ?? null

const answersPlace = (goals: readonly string[]) => goals.some((goal) => /regiona/i.test(goal))

/** Why an item is framed that nothing else speaks for: only what its table shows. */
function starWords({ redesigned, section }: Placed, placed: readonly Placed[]): string {
  if (!redesigned) return ''
  const beside = placed.flatMap(({ redesigned: other, section: own }) =>
    other && own === section && other !== redesigned ? [other] : [],
  )
  const left = leftBy(redesigned)
  const isMost = beside.length > 0 && beside.every((other) => earned(other) <= earned(redesigned))
  const isDearest = beside.length > 0 && beside.every((other) => leftBy(other) <= left)
  const each = `deixa ${inPrint(left)} por unidade`
  if (isMost && isDearest) return `é o que mais deixa em ${section}, por unidade (${inPrint(left)}) e na soma`
  if (isDearest) return `${each}, mais do que qualquer outro de ${section}, e já sai bem`
  if (isMost) return `é o que mais traz em ${section}: sai muito e ${each}`
  return `já sai bem e ${each}`
}

/** Margin in R$ per unit on the new menu. */
const leftBy = (item: RedesignedItem) => paidAt(item, item.newPrice ?? item.price) - item.cost

/**
 * The items to frame: those with a large margin and few orders, else those with the largest margin. An item without a
 * text is framed only if no other is left or the owner asks for it.
 * @param hasText whether the menu says what an item is
 * @param fixed the framed items, if already decided
 */
export function boxesOf(
  all: readonly Placed[],
  names: readonly string[],
  pages: MenuRedesign['pages'],
  goals: readonly string[],
  hasText: (one: Placed) => boolean,
  fixed: ReadonlySet<string> | null,
): NewMenu['boxes'] {
  const placed = all.filter(
    ({ section, item, promoted, low }) =>
      section !== looseCard &&
      !low &&
      (promoted || !(ofOneDay.test(item.name) || ofOneDay.test(`(${item.description ?? ''}`))) &&
      (fixed === null || fixed.has(item.name)),
  )
  const mute = (one: Placed) => (hasText(one) ? 0 : 1)
  const wanted = wantsCachaca(goals)
    ? placed
        .filter(
          (one) =>
            kindOf(one) === 'drink' && answers(one, goals) && one.redesigned && mayShow(one.redesigned),
        )
        .toSorted((a, b) => mute(a) - mute(b) || (b.redesigned?.margin ?? 0) - (a.redesigned?.margin ?? 0))
        .slice(0, 1)
    : []
  // What hardly anybody orders, and a frame hardly moves, is no showpiece, whatever each of it leaves.
  const whole = all.reduce((sum, { redesigned }) => sum + (redesigned ? earned(redesigned) : 0), 0)
  const isIdle = ({ section, redesigned }: Placed) => {
    const size = all.filter((other) => other.section === section && other.redesigned).length
    return (
      redesigned !== null &&
      redesigned.mixPct < (100 / Math.max(1, size)) * leastShare &&
      redesigned.effect < whole * leastEffect
    )
  }
  const candidates = placed.flatMap((one) => {
    const { redesigned, promoted } = one
    if (!redesigned)
      return promoted ? [{ one, worth: Number.POSITIVE_INFINITY, why: 'você pediu o destaque' }] : []
    if (promoted || (redesigned.move === 'highlight' && !isIdle(one)))
      return [
        {
          one,
          worth: promoted ? Number.POSITIVE_INFINITY : redesigned.effect,
          why: fillChoices(
            promoted
              ? `você pediu; deixa ${inPrint(leftBy(redesigned))} por unidade`
              : `[deixa ${inPrint(leftBy(redesigned))} por unidade, mas é só ${formatNumber(redesigned.mixPct)}% do que sai na seção|cada um deixa ${inPrint(leftBy(redesigned))}, e só ${formatNumber(redesigned.mixPct)}% da seção o pede|sobram ${inPrint(leftBy(redesigned))} por pedido, e quase ninguém o vê: ${formatNumber(redesigned.mixPct)}% da seção]`,
            one.item.name,
          ),
        },
      ]
    return []
  })
  // Nothing asks for a frame: the dish that its section gains most by showing, with or without a text.
  const answering = answersPlace(goals) ? placed.filter(({ item }) => regional.test(item.name)) : []
  const usual = houseStar(placed) ?? bestEarner(placed, mute)
  const marginOf = (one: Placed | undefined | null) => one?.redesigned?.margin ?? 0
  const rivals = candidates.filter(({ worth }) => worth !== Number.POSITIVE_INFINITY)
  const [shown = usual] = rivals.toSorted((a, b) => b.worth - a.worth).map(({ one }) => one)
  const best = answering.length > 0 ? houseStar(placed, answering) : null
  // What leaves less than the dish that it would replace takes no frame from it.
  const local = best && marginOf(best) >= marginOf(shown) ? best : null
  const star = local ?? usual
  const stars = star ? [{ one: star, worth: 0, why: starWords(star, all) }] : []
  const asked = wanted.flatMap((one) =>
    one.redesigned
      ? [
          {
            one,
            worth: Number.MAX_VALUE,
            why: `dos drinks com cachaça é o que mais deixa, ${inPrint(leftBy(one.redesigned))}`,
          },
        ]
      : [],
  )
  // Requested items come first, with or without a text.
  const asks = ({ worth }: { worth: number }) =>
    worth === Number.POSITIVE_INFINITY ? 2 : worth === Number.MAX_VALUE ? 1 : 0
  const chosen: typeof candidates = []
  // Where the food of the place is to be shown, no other dish is framed unless the owner asks for it.
  const others = candidates.filter(
    ({ one, worth }) =>
      !wanted.includes(one) &&
      (local === null || worth === Number.POSITIVE_INFINITY || answering.includes(one)),
  )
  for (const candidate of [...asked, ...(others.length > 0 ? others : stars)].toSorted(
    (a, b) => asks(b) - asks(a) || mute(a.one) - mute(b.one) || (asks(a) > 0 ? 0 : b.worth - a.worth),
  )) {
    if (chosen.length >= (asks(candidate) === 2 ? mostAsked : mostBoxes)) break
    // Items that the owner wants to sell more of leave the space beside them free.
    const taken = chosen.some(
      ({ one, worth }) => one.section === candidate.one.section && worth < Number.MAX_VALUE,
    )
    if (!taken && chosen.every(({ one }) => one !== candidate.one)) chosen.push(candidate)
  }
  // The house lives from what it cooks: drinks do not take every frame.
  const dish = houseStar(placed)
  if (dish && !chosen.some(({ one }) => one.kind === 'dish' && !isSweet(one)))
    chosen.unshift({
      one: dish,
      worth: 0,
      why: `dos pratos que o cliente já pede, é o que mais vale mostrar: deixa ${inPrint(dish.redesigned?.margin ?? 0)} por unidade`,
    })
  return chosen.map(({ one, why }) => {
    const { item, section } = one
    const page = pages?.findIndex(({ sections }) => sections.includes(section)) ?? -1
    const at = names.indexOf(section) === 0 ? 'no alto da página' : `sob o título ${section}`
    return {
      name: item.name,
      place: page > 0 ? `página ${page + 1}, ${at}` : at,
      why: hasText(one) ? why : `${why}. Falta a linha que diz o que é: escreva antes de imprimir`,
    }
  })
}
