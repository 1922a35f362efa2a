/** How much of an ingredient or an item to buy: by week, by delivery, or in whole packs. */
import { addDays, shortDay, weekdayNames } from '../../../base/calendar.ts'
import { capitalize } from '../../../base/language/grammar.ts'
import { foldAccents, formatNumber, joinList, tokenize } from '../../../base/language/text.ts'
import { formatCount as whole } from '../figures.ts'
import { weighedOut } from '../ingredient-list.ts'
import { orderOf, usualSpare } from '../portions.ts'
import { amountOf, toOrder } from '../purchase-words.ts'
import type { SalesForecast } from '../schema.ts'
import { onThe } from '../sentences.ts'
import { spanWords } from '../week-groups.ts'
import { type Answer, type Asked, mondayOf, type Question } from './asked.ts'
import { daysOf, servedBy } from './buying.ts'
import { within } from './item-period.ts'
import { linesOf } from './items.ts'
import { answerOneDay } from './one-day.ts'
import { withoutPortion } from './without-portion.ts'

type Ingredient = NonNullable<SalesForecast['ingredients']>[number]
type Week = { monday: string; amount: number }

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

/** Equal weeks together: "14 kg por semana de 23/11 a 20/12, 11 kg na de 21/12" */
function weekRows(weeks: readonly Week[], say: (amount: number) => string): string[][] {
  const groups: { from: string; to: string; said: string }[] = []
  for (const { monday, amount } of weeks) {
    const last = groups.at(-1)
    const said = say(amount)
    if (last?.said === said) last.to = monday
    else groups.push({ from: monday, to: monday, said })
  }
  return groups.map(({ from, to, said }) => [
    `${spanWords(from, addDays(to, 6))}${from === to ? '' : ', por semana'}`,
    said,
  ])
}

const tableOf = (caption: string, rows: string[][], header: string): Pick<Answer, 'table'> =>
  rows.length < 2 ? {} : { table: { caption, headers: ['Semana', header], rows, numeric: [1] } }

/** Packs as they are written, where the owner's words were folded. */
const written: Readonly<Record<string, string>> = {
  peca: 'peça',
  pecas: 'peça',
  duzia: 'dúzia',
  caixas: 'caixa',
  camarao: 'camarão',
}

const packIn = /^(.+) em (\p{L}+) de ([\d,]+) (kg|g|l|ml|un)$/u

/** Whole packs of the weeks, each with what the one before left over. */
function packWeeks(weeks: readonly Week[], size: number): Week[] {
  let rest = 0
  return weeks.map(({ monday, amount }) => {
    const packs = Math.max(0, Math.ceil((amount - rest) / size - 1e-9))
    rest += packs * size - amount
    return { monday, amount: packs }
  })
}

/** The week's amount by the owner's deliveries: "quarta 90, sábado 160". */
function deliveryWords(
  question: Question,
  { forecast, questions }: Asked,
  amount: number,
  unit: string,
): string {
  const told = questions.find(
    ({ about, weekdays, item, what }) =>
      about === 'deliveries' &&
      weekdays !== undefined &&
      (what === 'tudo' || item === question.item || what === question.what),
  )
  if (!told?.weekdays || told.weekdays.length < 2) return ''
  const open = daysOf(forecast).map(({ weekday }) => weekday)
  const days = [...told.weekdays].toSorted((a, b) => ((a + 6) % 7) - ((b + 6) % 7))
  const own = forecast.purchases.find(({ name }) => name === question.item)?.days
  const parts = servedBy(days, open).map((run, at) => {
    const share = own
      ? own.reduce((sum, { weekday, units }) => (run.includes(weekday) ? sum + units : sum), 0) /
        Math.max(
          1e-9,
          own.reduce((sum, { units }) => sum + units, 0),
        )
      : daysOf(forecast).reduce((sum, day) => (run.includes(day.weekday) ? sum + day.share : sum), 0)
    return `${(weekdayNames[days[at] ?? 0] ?? '').replace('-feira', '')}, ${amountOf(Math.ceil(amount * share), unit).replace(/ un$/, '')}`
  })
  return `Por entrega: ${joinList(parts)}.`
}

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
    texts: [why, ...others, ...(weeks.length > 1 ? [`São ${say(total)} em ${weeks.length} semanas.`] : [])],
    ...tableOf(`${name}, por semana`, weekRows(weeks, say), 'Comprar'),
  }
}

/** When a lorry that comes on certain weekdays brings the week's goods, and until when the stock must last. */
function arrivalWords(weekdays: readonly number[] | undefined, monday: string, today: string): string[] {
  if (weekdays === undefined) return []
  const days = weekdays.map((day) => addDays(monday, (day + 6) % 7)).toSorted()
  const next = days.find((day) => day > today) ?? days[0]
  if (next === undefined) return []
  return [
    `Entrega só ${joinList(weekdays.map((day) => onThe(day)))}: a primeira é em ${shortDay(next)}, e o que há em casa tem de chegar até lá; peça na véspera, ${shortDay(addDays(next, -1))}, e depois toda semana. Cada entrega tem de durar até a seguinte.`,
  ]
}

/** What the same week of last year sold, and the packs that it would take, where that is more than is expected. */
function lastYearWords(
  names: readonly string[],
  { monday, amount }: Week,
  count: number,
  noun: string,
  { sales }: Asked,
): string[] {
  const then = addDays(monday, -364)
  const at = sales.weeks.findIndex((week) => week.monday === then)
  const units = sales.itemWeeks.reduce(
    (sum, item) => (names.includes(item.name) ? sum + (item.units[at] ?? 0) : sum),
    0,
  )
  if (at < 0 || units < amount * 1.05) return []
  return [
    `Na mesma semana do ano passado, de ${shortDay(then)}, saíram ${whole(units)}: para repetir, são ${whole(Math.ceil(units / count))} ${noun}. Compre a diferença se o que sobra guarda.`,
  ]
}

function ofItem(question: Question, mondays: readonly string[], asked: Asked): Answer | null {
  const { item = '', count } = question
  const lines = (asked.forecast.items ?? []).filter(({ name }) => name === item)
  const sold = lines[0] ? lines : linesOf(question, asked)
  const bought = asked.forecast.purchases.find(({ name }) => name === item)
  const fresh = bought?.fresh === true
  const weeks = mondays.map(
    (monday): Week => ({
      monday,
      amount: Math.ceil(
        sold.reduce((sum, { coming }) => {
          const week = coming.find((one) => one.monday === monday)
          return sum + (week === undefined ? 0 : fresh || count !== undefined ? week.value : week.high)
        }, 0),
      ),
    }),
  )
  const [now] = weeks
  if (sold.length === 0 || !now) return null
  const when = `na semana de ${spanWords(now.monday, addDays(now.monday, 6))}`
  const day = count === undefined ? answerOneDay(question, now, asked) : null
  if (day) return day
  if (count === undefined)
    return {
      verdict:
        `${item}: ${whole(now.amount)} ${when}. ${deliveryWords(question, asked, now.amount, 'un')}`.trim(),
      texts: fresh ? [] : ['Pelo alto da faixa: desconte o que há em casa.'],
      ...tableOf(
        `${item}, por semana`,
        weekRows(weeks, (amount) => whole(amount)),
        'Comprar',
      ),
    }
  const every = asked.questions.find(
    (one) => one.about === 'deliveries' && one.item === item && one.count !== undefined,
  )?.count
  const step = every === undefined ? 1 : Math.max(1, Math.round(every / 7))
  const periods = weeks.flatMap(({ monday }, at) =>
    at % step === 0
      ? [{ monday, amount: weeks.slice(at, at + step).reduce((sum, { amount }) => sum + amount, 0) }]
      : [],
  )
  // What keeps is bought once with the spare of the shopping list, and then as it is used; what spoils, as the list says.
  const isFirst = now.monday === asked.forecast.target
  const ordered = (amount: number, at: number) =>
    bought?.fresh || bought?.cooked
      ? toOrder({ ...bought, expected: amount })
      : at === 0 && isFirst && bought
        ? Math.max(amount, Math.ceil(bought.safe))
        : amount
  const spare = ordered(now.amount, 0) - now.amount
  const packs = packWeeks(
    periods.map((one, at) => ({ ...one, amount: ordered(one.amount, at) })),
    count,
  )
  const noun = question.what ?? `pacotes ou caixas de ${count}`
  return {
    verdict: `${packs[0]?.amount ?? 0} ${noun}, ${when}: o uso é ${whole(now.amount)}${spare > 0 ? `, e com a folga da lista${bought?.loss ? ` e os ${formatNumber(bought.loss * 100)}% que morrem` : ''} são ${whole(now.amount + spare)}` : ''}.`,
    texts: [
      ...arrivalWords(question.weekdays, now.monday, asked.today),
      ...lastYearWords(
        sold.map(({ name }) => name),
        now,
        count,
        noun,
        asked,
      ),
      `${every === undefined ? 'Inteiros' : `Inteiros, a cada ${every} dias`}, com a sobra passando adiante; desconte o que há em casa.`,
    ],
    ...tableOf(
      `${item}, em ${noun}`,
      weekRows(packs, (amount) => whole(amount)),
      'Comprar',
    ),
  }
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
