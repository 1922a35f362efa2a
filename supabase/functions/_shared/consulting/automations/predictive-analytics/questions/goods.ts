/** How much of an ingredient or an item to buy: by week, by delivery, or in whole packs. */
import { addDays, shortDay } from '../../../base/calendar.ts'
import { capitalize } from '../../../base/language/grammar.ts'
import { foldAccents, formatNumber, joinList, tokenize } from '../../../base/language/text.ts'
import { formatCount as whole } from '../figures.ts'
import { weighedOut } from '../ingredient-list.ts'
import { orderOf, usualSpare } from '../portions.ts'
import { amountOf } from '../purchase-words.ts'
import type { SalesForecast } from '../schema.ts'
import { spanWords } from '../week-groups.ts'
import { type Answer, type Asked, mondayOf, type Question } from './asked.ts'
import { arrivalWords, deliveryWords, packWeeks, tableOf, type Week, weekRows } from './bought-weeks.ts'
import { ofItem } from './item-packs.ts'
import { within } from './item-period.ts'
import { answerSpoilingBuy } from './spoiling-buy.ts'
import { withoutPortion } from './without-portion.ts'

type Ingredient = NonNullable<SalesForecast['ingredients']>[number]

/** The weeks asked about; from the one to buy for on where none is named. */
function mondaysOf({ from, to }: Question, { forecast }: Asked): string[] {
  const first = from === undefined ? (forecast.target ?? '') : mondayOf(from)
  if (from !== undefined && to !== undefined)
    return within(
      forecast.units.coming.filter(({ monday }) => monday >= (forecast.target ?? '')),
      from,
      to,
    ).map(({ monday }) => monday)
  return forecast.units.coming.flatMap(({ monday }) =>
    monday >= first && (to === undefined || monday <= to) ? [monday] : [],
  )
}

const namedGoods = (what: string, ingredients: readonly Ingredient[]): Ingredient[] => {
  const words = tokenize(foldAccents(what)).filter((word) => word.length > 2)
  const ownOf = ({ name }: Ingredient) => tokenize(foldAccents(name)).filter((word) => word.length > 2)
  const found = ingredients.filter(
    (one) => words.length > 0 && words.every((word) => ownOf(one).includes(word)),
  )
  // "queijo muçarela" is muçarela.
  return found.length > 0
    ? found
    : ingredients.filter((one) => ownOf(one).every((word) => words.includes(word)))
}

/** "19,5 kg limpos ou 35 kg inteiros": whole kilograms of one clean. */
function wholeOf({ packs }: Ingredient): number | null {
  const [, clean, bought] = /^([\d,]+) kg limpos? ou ([\d,]+) kg inteiros?$/.exec(packs ?? '') ?? []
  return clean && bought ? Number(bought.replace(',', '.')) / Number(clean.replace(',', '.')) : null
}

/** Packs as they are written, where the owner's words were folded. */
const written: Readonly<Record<string, string>> = {
  peca: 'peça',
  pecas: 'peça',
  duzia: 'dúzia',
  caixas: 'caixa',
  camarao: 'camarão',
}

const packIn = /^(.+) em (\p{L}+) de ([\d,]+) (kg|g|l|ml|un)$/u

/** What one item takes of a good in the weeks asked about, as it is expected to sell. */
function ownShare(
  { item }: Question,
  goods: readonly Ingredient[],
  mondays: readonly string[],
  { forecast }: Asked,
): { ml: number; each: number } | null {
  const each = goods.flatMap((one) => one.each ?? []).find((one) => one.item === item)?.amount
  const line = (forecast.items ?? []).find(({ name }) => name === item)
  if (each === undefined || !line) return null
  const sold = line.coming.reduce(
    (sum, { monday, value }) => (mondays.includes(monday) ? sum + value : sum),
    0,
  )
  return { ml: sold * each, each }
}

/** A portion as the owner said it, and not as goods are bought. */
const portionWords = (amount: number, unit: string): string =>
  unit === 'g' && amount < 1000 ? `${formatNumber(amount)} g` : amountOf(amount, unit)

/** Of an ingredient, by the portions of the items that take it. */
function ofGoods(
  question: Question,
  goods: readonly Ingredient[],
  mondays: readonly string[],
  asked: Asked,
  pack: RegExpExecArray | null,
): Answer | null {
  const [any] = goods
  if (!any) return null
  const first =
    goods.find(({ each = [], unit: own }) => own === any.unit && each.some((one) => one.own)) ?? any
  const unit = first.unit
  const sameUnit = goods.filter((one) => one.unit === unit)
  // "Cada prato leva 120 g de carne: quantos quilos compro?": of the meat whose portion the owner has just said.
  const told = sameUnit.filter(({ each = [] }) => each.some(({ own }) => own))
  const kept = pack === null && told.length > 0 ? told : sameUnit
  const weeks = mondays.flatMap((monday): Week[] => {
    const lines = (asked.forecast.season ?? []).find((one) => one.monday === monday)?.ingredients ?? []
    const amount = kept.reduce((sum, one) => {
      const line = lines.find(({ name }) => name === one.name)
      return sum + (line === undefined ? 0 : one.fresh ? orderOf(line.expected, 0, one.spare) : line.safe)
    }, 0)
    return [{ monday, amount }]
  })
  const [now] = weeks
  if (!now) return null
  const name = capitalize(
    pack?.[1] ??
      (kept.length < sameUnit.length ? joinList(kept.map((one) => one.name)) : question.what) ??
      first.name,
  )
  const base = (first.each ?? [])
    .slice(0, 3)
    .map(({ item, amount }) => `${portionWords(amount, unit)} em ${item}`)
  const own = ownShare(question, kept, mondays, asked)
  const why = `${first.fresh ? `Com ${formatNumber(Math.round((first.spare ?? usualSpare) * 1000) / 10)}% de folga` : 'Pelo alto da faixa'}; porção: ${joinList(base)}${(first.each?.length ?? 0) > 3 ? ' e outros' : ''}${first.each?.some(({ own }) => own) ? ', a sua' : ', suposta'}.`
  const others = withoutPortion(kept, asked)
  const when = `na semana de ${spanWords(now.monday, addDays(now.monday, 6))}`
  if (pack) {
    pack[2] = written[pack[2] ?? ''] ?? pack[2] ?? ''
    const size = Number(pack[3]?.replace(',', '.')) * (/^(?:kg|l)$/.test(pack[4] ?? '') ? 1000 : 1)
    const bought = packWeeks(weeks, size)
    const say = (count: number) => `${whole(count)} × ${pack[2]} de ${pack[3]} ${pack[4]}`
    const until = weeks.at(-1)
    const all = bought.reduce((sum, { amount }) => sum + amount, 0)
    const used = weeks.reduce((sum, { amount }) => sum + amount, 0)
    const plain = kept.reduce((sum, { expected }) => sum + expected, 0)
    const least = Math.ceil(plain / size - 1e-9)
    const isFirst = now.monday === asked.forecast.target && !first.fresh
    return {
      verdict:
        question.to !== undefined && until && weeks.length > 1
          ? `${name}: ${say(all)} de ${spanWords(now.monday, addDays(until.monday, 6))}, para ${amountOf(used, unit)}; ${whole(bought[0]?.amount ?? 0)} já na primeira semana.`
          : `${name}: ${say(bought[0]?.amount ?? 0)} ${when}, para ${amountOf(now.amount, unit)}.`,
      texts: [
        ...(own === null || own.ml <= 0
          ? []
          : [
              `Só ${question.item}: ${amountOf(own.ml, unit)} no esperado, ${whole(Math.ceil(own.ml / size - 1e-9))} × ${pack[2]} de ${pack[3]} ${pack[4]} (${amountOf(own.each, unit)} em cada).`,
            ]),
        ...(isFirst && least < (bought[0]?.amount ?? 0)
          ? [
              `No esperado são ${amountOf(plain, unit)} e bastam ${whole(least)}; o resto é para a semana que encher.`,
            ]
          : []),
        why,
        ...others,
        ...arrivalWords(question.weekdays, now.monday, asked.today),
        'A sobra passa para a semana seguinte.',
      ],
      ...tableOf(
        `${name}, por semana`,
        weekRows(bought, (count) => whole(count)),
        capitalize(
          (pack[2] ?? '')
            .replace(/s$/, '')
            .replace(/(?:il|rril)$/, (end) => end.replace('il', 'i'))
            .concat('s'),
        ),
      ),
    }
  }
  const clean = wholeOf(first)
  const isWeighed = unit === 'g' && kept.every(({ fresh }) => fresh)
  const label = first.packs?.replace(/^[\d.]+ × /, '') ?? unit
  const say = (amount: number) =>
    amount === 0
      ? '0'
      : first.pack !== undefined
        ? `${whole(Math.ceil(amount / first.pack - 1e-9))} × ${label}`
        : clean === null
          ? isWeighed
            ? weighedOut(amount)
            : amountOf(amount, unit)
          : `${formatNumber(amount / 1000)} kg limpos (${formatNumber((amount * clean) / 1000)} kg inteiros)`
  const total = weeks.reduce((sum, { amount }) => sum + amount, 0)
  // Of several goods, how much is of each: the list buys them apart.
  const apart =
    kept.length < 2 || first.pack !== undefined || clean !== null || now.monday !== asked.forecast.target
      ? ''
      : ` (${joinList(kept.slice(0, 4).map((one) => `${one.name}, ${one.packs ?? amountOf(one.safe, unit)}`))})`
  const last = weeks.at(-1)
  const none = weeks.filter(({ amount }) => amount === 0).map(({ monday }) => shortDay(monday))
  const isPeriod = question.to !== undefined && weeks.length > 1 && last !== undefined
  return {
    verdict: isPeriod
      ? `${name}: ${say(total)} de ${spanWords(now.monday, addDays(last.monday, 6))}, ${say(total / weeks.length)} por semana.`
      : `${name}: ${say(now.amount)} ${when}${apart}${none.length > 0 ? `, 0 na de ${joinList(none)}` : ''}. ${deliveryWords(question, asked, now.amount, unit)}`.trim(),
    texts: [
      why,
      ...rangeOf(kept, now.monday, asked, say),
      ...others,
      ...(weeks.length > 1 ? [`São ${say(total)} em ${weeks.length} semanas.`] : []),
    ],
    ...tableOf(`${name}, por semana`, weekRows(weeks, say), 'Comprar'),
  }
}

/** What a weak, an expected and a strong week use of some goods, by the items that they go into. */
function rangeOf(
  kept: readonly Ingredient[],
  monday: string,
  { forecast }: Asked,
  say: (amount: number) => string,
): string[] {
  const used = (of: 'low' | 'value' | 'high') =>
    kept
      .flatMap(({ each = [] }) => each)
      .reduce((sum, { item, amount }) => {
        const line = forecast.items?.find(({ name }) => name === item)
        return sum + amount * (line?.coming.find((week) => week.monday === monday)?.[of] ?? 0)
      }, 0)
  const [low, value, high] = [used('low'), used('value'), used('high')]
  return value <= 0
    ? []
    : [
        `Uso na semana de ${shortDay(monday)}: baixo, ${say(low)}; esperado, ${say(value)}; alto, ${say(high)}.`,
      ]
}

/** The good of an item: what the owner gave a portion of, or what comes in the pack that is named. */
function ofOneItem(
  item: string,
  ingredients: readonly Ingredient[],
  pack: RegExpExecArray | null,
): Ingredient[] {
  const unit =
    pack === null
      ? 'g'
      : /^(?:l|ml)$/.test(pack[4] ?? '')
        ? 'ml'
        : /^(?:kg|g)$/.test(pack[4] ?? '')
          ? 'g'
          : 'un'
  const own = ingredients.filter(
    (one) =>
      one.unit === unit &&
      (one.each ?? []).some((each) => each.item === item && (pack !== null || each.own === true)),
  )
  return own.length === 1 ? own : []
}

/** Of an item sold as it is bought, by what an owner says of it, or of an ingredient by the portions. */
export function answerPacks(question: Question, asked: Asked): Answer | null {
  const { what, item, count } = question
  const pack = packIn.exec(what ?? '')
  const mondays = mondaysOf(question, asked)
  const noun = pack?.[1] ?? what
  if (mondays.length === 0)
    return {
      verdict: `Fica depois das semanas previstas, que vão até ${shortDay(addDays(asked.forecast.units.coming.at(-1)?.monday ?? '', 6))}.`,
      texts: ['Exporte de novo perto da data.'],
      open: true,
    }
  const ingredients = asked.forecast.ingredients ?? []
  const byName = count === undefined && noun !== undefined ? namedGoods(noun, ingredients) : []
  // Of the item that the owner gave a portion for, where its good has another name.
  const goods =
    byName.length > 0 || count !== undefined || item === undefined
      ? byName
      : ofOneItem(item, ingredients, pack)
  const weighs = /^(?:kg|g)$/.test(pack?.[4] ?? '')
  // Dishes do not come in packs of 4 kg: without a portion there is no count.
  const found =
    answerSpoilingBuy(question, goods, mondays, asked) ??
    ofGoods(question, goods, mondays, asked, pack) ??
    (item === undefined || (weighs && count === undefined)
      ? null
      : ofItem({ ...question, ...(count === undefined && { what: undefined }) }, mondays, asked))
  return (
    found ?? {
      verdict: `${capitalize(noun ?? item ?? 'isso')}: sem a quantidade por prato não há conta em quilos.`,
      texts: [`Diga “cada … leva … g de ${noun ?? item}” e a lista sai em quilos, semana a semana.`],
      open: true,
    }
  )
}
