/** Questions on single items: packs, trends, and whether one sells instead of another. */

import { addDays, shortDay } from '../../../base/calendar.ts'
import { capitalize } from '../../../base/language/grammar.ts'
import { formatBrl } from '../../../base/language/text.ts'
import { namesItem } from '../../../base/request/match-item.ts'
import { mean } from '../../../base/statistics.ts'
import { isByWeight } from '../customers.ts'
import { formatReais, formatCount as whole } from '../figures.ts'
import {
  type Answer,
  type Asked,
  inUsualWeeks,
  percentOf,
  type Question,
  unitsOf,
  usualUnitsOf,
} from './asked.ts'

const known = (values: readonly (number | null)[]) => values.flatMap((value) => value ?? [])

/** The forecast lines that a question names. */
export const linesOf = ({ item }: Question, { forecast, sales }: Pick<Asked, 'forecast' | 'sales'>) =>
  (forecast.items ?? []).filter(({ name }) => {
    const section = sales.items.find((one) => one.name === name)?.category ?? null
    return (
      item !== undefined &&
      (name === item ||
        (!forecast.items?.some((one) => one.name === item) && namesItem(item, { name, section })))
    )
  })

/** Fewest weeks compared at either end of the sheet; of a longer one, a third each. */
const edge = 6
/** A smaller change is what weeks do by themselves. */
const noticeable = 0.1

function movement(units: readonly (number | null)[]) {
  const weeks = known(units)
  const size = Math.max(Math.min(edge, Math.floor(weeks.length / 2)), Math.floor(weeks.length / 3))
  const [first, last] = [mean(weeks.slice(0, size)), mean(weeks.slice(-size))]
  const third = Math.floor(weeks.length / 2)
  return {
    first,
    last,
    size,
    middle: mean(size * 3 <= weeks.length ? weeks.slice(size, -size) : weeks.slice(third - 2, third + 3)),
    change: last / Math.max(0.01, first) - 1,
  }
}

const houseMovement = (asked: Asked) =>
  movement(
    inUsualWeeks(
      asked.sales.weeks.map(({ units }) => units),
      asked,
    ),
  )

/** The price change of an item within the sheet. */
function priceWords(item: string, { sales }: Asked): string {
  const [old, now] = sales.items.find(({ name }) => name === item)?.prices?.slice(-2) ?? []
  return old && now && old.price !== now.price
    ? `o preço foi de ${formatBrl(old.price)} a ${formatBrl(now.price)} em ${shortDay(now.from)}`
    : 'o preço não mudou'
}

/** "a marmita cresce e o quilo cai?": how the kilos move is asked in the same breath. */
const kiloWords = (asked: Asked): string[] =>
  asked.sales.items.flatMap(({ name }) => {
    const units = usualUnitsOf(name, asked)
    if (!isByWeight(name) || known(units).length < 8) return []
    const { first, last, change } = movement(units)
    const side = Math.abs(change) < 0.01 ? 'igual' : `${change < 0 ? '−' : '+'}${percentOf(change)}`
    return [`${name}: ${whole(first)} → ${whole(last)}, ${side}.`]
  })

/** Several items of one name or section: each with its own move, and the sum. */
function ofGroup({ item = '', text }: Question, names: readonly string[], asked: Asked): Answer | null {
  const rows = names.flatMap((name) => {
    const units = usualUnitsOf(name, asked)
    return known(units).length < 8 ? [] : [{ name, ...movement(units) }]
  })
  if (rows.length === 0) return null
  const sum = (of: 'first' | 'last') => rows.reduce((all, row) => all + row[of], 0)
  const change = sum('last') / Math.max(0.01, sum('first')) - 1
  const house = houseMovement(asked).change
  const moved = `${whole(sum('first'))} por semana nas primeiras semanas da planilha, ${whole(sum('last'))} nas últimas, um terço dela de cada lado`
  const named = capitalize(item)
  return {
    verdict:
      Math.abs(change) < noticeable
        ? `${named}: quase o mesmo, ${moved}.`
        : `${named}, ${change > 0 ? 'em alta' : 'em queda'}, não é impressão: ${moved}, ${percentOf(change)} a ${change > 0 ? 'mais' : 'menos'}; a casa ${Math.abs(house) < 0.005 ? 'ficou no mesmo nível' : `fez ${house < 0 ? '−' : '+'}${percentOf(house)}`}.`,
    texts: [
      `${rows.map(({ name, first, last }) => `${name}: ${whole(first)} → ${whole(last)}`).join('; ')}.`,
      ...(/\b(?:kg|quilos?|kilos?)\b/iu.test(text) && !names.some(isByWeight) ? kiloWords(asked) : []),
    ],
  }
}

/** What an item leaves in a week, and whether that is a reason to keep it. */
function keepWords(item: string, asked: Asked, perWeek: number): string | null {
  const sold = asked.sales.items.find(({ name }) => name === item)
  const cost = sold?.cost ?? asked.forecast.purchases.find(({ name }) => name === item)?.cost ?? null
  const price = sold?.prices?.at(-1)?.price ?? sold?.price ?? null
  if (price === null || cost === null || price <= cost) return null
  return `Mantenha por ora: ${whole(perWeek)} por semana deixam ${formatReais(perWeek * (price - cost))} depois do custo (${formatBrl(price - cost)} cada); só saia do cardápio se o que ele exige em estoque e perda passar disso, ou se o cliente dele pedir outro prato.`
}

/** "ou foi só o Círio?": the item's move without the weeks of that feast, beside the house's without them. */
function answerWithoutFeast(
  { item = '', what = 'essa data' }: Question,
  { from, to }: { from: string; to: string },
  asked: Asked,
): Answer | null {
  const isLeft = asked.sales.weeks.map(({ monday }) => monday <= to && addDays(monday, 6) >= from)
  const without = (units: readonly (number | null)[]) => units.map((value, at) => (isLeft[at] ? null : value))
  const units = unitsOf(item, asked)
  const left = units.flatMap((value, at) => (isLeft[at] && value != null ? [value] : []))
  if (left.length === 0 || known(without(units)).length < 8) return null
  const { first, last, size, change } = movement(without(units))
  const house = movement(without(asked.sales.weeks.map(({ units: all }) => all))).change
  const alone = (1 + change) / (1 + house) - 1
  const moved = `de ${whole(first)} nas primeiras ${size} semanas a ${whole(last)} nas últimas ${size}`
  const weeks = left.length === 1 ? 'a semana' : `as ${left.length} semanas`
  return {
    verdict:
      Math.abs(change) < noticeable
        ? `Foi mais ${what}: sem ${weeks} dessa data, ${item} foi ${moved}, quase o mesmo.`
        : `Não foi só ${what}: sem ${weeks} dessa data, ${item} foi ${moved}, ${percentOf(change)} ${change < 0 ? 'a menos' : 'a mais'}.`,
    texts: [
      `Com ela saíram ${whole(mean(left))} por semana. No mesmo tempo, também sem ela, a casa fez ${house < 0 ? '−' : '+'}${percentOf(house)}: ${Math.abs(alone) < noticeable / 2 ? 'o item anda com a casa' : `descontada a casa, ${percentOf(alone)} ${alone < 0 ? 'a menos' : 'a mais'}`}.`,
    ],
  }
}

export function answerTrend(question: Question, asked: Asked): Answer | null {
  const { item = '', what, from, to = from } = question
  const feast =
    from === undefined || to === undefined ? null : answerWithoutFeast(question, { from, to }, asked)
  if (feast) return feast
  const names = linesOf(question, asked).map(({ name }) => name)
  if (names.length > 1) return ofGroup(question, names, asked)
  const units = usualUnitsOf(item, asked)
  if (known(units).length < 8) return null
  const { first, middle, last, size, change } = movement(units)
  const house = houseMovement(asked)
  const alone = (1 + change) / (1 + house.change) - 1
  const falls = change < 0
  const real =
    (Math.abs(change) >= noticeable && Math.abs(alone) >= noticeable / 2) ||
    // Against the house's own move a smaller one is sure.
    (Math.abs(change) >= noticeable / 2 && Math.abs(alone) >= noticeable && change * alone > 0)
  const line = asked.forecast.items?.find(({ name }) => name === item)
  const next = line?.coming.find(({ monday }) => monday >= (asked.forecast.target ?? ''))
  const count = `${whole(first)} por semana nas primeiras ${size} semanas, ${whole(middle)} no meio, ${whole(last)} nas últimas ${size}`
  const moved =
    Math.abs(house.change) < 0.005
      ? 'ficou no mesmo nível'
      : `fez ${house.change > 0 ? '+' : '−'}${percentOf(house.change)}`
  const keeps = question.against ? keepWords(item, asked, next?.value ?? last) : null
  // "tá valendo a pena?" asks for what it leaves; that it does not fall is said beside.
  if (keeps !== null && !(real && falls))
    return {
      verdict: keeps,
      texts: [
        `${real ? `E sobe: ${count}` : `E não cai: foi de ${whole(first)} a ${whole(last)} por semana`}; no mesmo tempo a casa ${moved}.`,
      ],
    }
  // The item rises, and less than the house: what the owner feels is its share.
  const isLeftBehind = real && !falls && alone <= -noticeable / 2
  return {
    verdict: isLeftBehind
      ? `Não está caindo: foi de ${whole(first)} a ${whole(last)} por semana; o resto é que cresceu mais, ${moved.replace('fez ', 'a casa fez ')}.`
      : !real
        ? `Não dá para dizer: ${item} foi de ${whole(first)} a ${whole(last)} por semana, e a casa toda ${moved}.`
        : `${falls ? 'Cai' : 'Sobe'}, não é impressão: ${count}, ${percentOf(change)} ${falls ? 'a menos' : 'a mais'}.`,
    texts: [
      isLeftBehind
        ? `${capitalize(priceWords(item, asked))}: da venda da casa, hoje é parte menor.${what === undefined ? '' : ` Você diz que é porque ${what}: a planilha não mostra o motivo.`}`
        : `No mesmo tempo a casa ${moved}, e ${priceWords(item, asked)}: ${Math.abs(alone) < noticeable / 2 ? 'ele anda com a casa' : `descontada a casa, ${percentOf(alone)} ${alone < 0 ? 'a menos' : 'a mais'}`}.${what === undefined ? '' : ` Você diz que é porque ${what}: a planilha confirma a conta da casa, não o motivo; ${Math.abs(alone) < noticeable ? 'nada nela aponta para o cliente' : 'compare um mês com esse dia de volta'}.`}`,
      ...(question.against
        ? [keeps ?? 'Sem o custo dele não há conta do que ele deixa: anote em “A casa”.']
        : []),
      next ? `Prepare ${whole(next.value)} por semana, pelo nível de agora.` : '',
    ].filter((text) => text !== ''),
  }
}

export function answerSwitching({ item = '', other = '' }: Question, asked: Asked): Answer | null {
  const [one, two] = [unitsOf(item, asked), unitsOf(other, asked)].map((units) => known(units))
  if (!one || !two || one.length < 8 || two.length < 8) return null
  const [a, b] = [movement(one), movement(two)]
  const sold = (name: string) => asked.sales.items.find((candidate) => candidate.name === name)
  const cost = (name: string) =>
    sold(name)?.cost ?? asked.forecast.purchases.find((candidate) => candidate.name === name)?.cost
  const left = (name: string) => {
    const [price, own] = [sold(name)?.prices?.at(-1)?.price ?? sold(name)?.price, cost(name)]
    return price == null || own == null ? null : price - own
  }
  const [mine, theirs] = [left(item), left(other)]
  const [gained, lost] = [a.last - a.first, b.last - b.first]
  const takes = gained > 0 && lost < 0
  const net = mine === null || theirs === null ? null : gained * mine + lost * theirs
  return {
    verdict: !takes
      ? `Não se vê: ${item} foi de ${whole(a.first)} a ${whole(a.last)} por semana, e ${other}, de ${whole(b.first)} a ${whole(b.last)}.`
      : `Pode ser, em parte: ${other} perdeu ${whole(-lost)} por semana (${whole(b.first)} para ${whole(b.last)}) e ${item} ganhou ${whole(gained)} (${whole(a.first)} para ${whole(a.last)}).`,
    texts: [
      net === null || mine === null || theirs === null
        ? ''
        : `Cada ${item} deixa ${formatBrl(mine)} e cada ${other}, ${formatBrl(theirs)}: com as duas mudanças a casa ${net >= 0 ? 'ganha' : 'perde'} ${formatReais(Math.abs(net))} por semana.`,
      takes
        ? `Em ${other}, ${priceWords(other, asked)}: isso também pesa, e a planilha não separa os dois.`
        : '',
    ].filter((text) => text !== ''),
  }
}

export function answerOutOfSeason({ item = '' }: Question, asked: Asked): Answer | null {
  const { forecast } = asked
  const gone = forecast.gone?.find(({ name }) => name === item)
  const season = forecast.closedSeasons?.find(({ name }) => name === item)
  const units = unitsOf(item, asked)
  const before = known(units).filter((value) => value > 0)
  if (before.length === 0) return null
  const last = units.findLastIndex((value) => (value ?? 0) > 0)
  const usual = mean(known(units.slice(Math.max(0, last - 7), last + 1)).filter((value) => value > 0))
  const back = season?.to === undefined ? null : addDays(season.to, 1)
  const then = asked.sales.weeks.flatMap(({ monday }, at) =>
    back !== null && monday >= addDays(back, -371) && monday <= addDays(back, -343) ? [units[at] ?? 0] : [],
  )
  const sold = then.filter((value) => value > 0)
  return {
    verdict: `Certo: ${item} sem venda${gone ? ` desde ${shortDay(gone.since)}` : ''} não contou como queda${season ? `; ${season.season}` : ''}.`,
    texts: [
      sold.length > 0 && back !== null
        ? `Volta em ${shortDay(back)}: conte com ${whole(mean(sold))} por semana, a média das mesmas semanas do ano anterior. Primeira compra pela metade, com nota de origem.`
        : `Antes de parar saíam ${whole(usual)} por semana: é a única base para a volta${back === null ? '' : `, em ${shortDay(back)}`}; comece pela metade disso.`,
    ],
  }
}
