/** What the owner asks the forecast to cover and to show. */
import { addDays, shortDay } from '../../base/calendar.ts'
import type { House } from '../../base/house/house.ts'
import { itemKind } from '../../base/house/item-kind.ts'
import { houseItems } from '../../base/house/own-menu.ts'
import { joinList, tokenize } from '../../base/language/text.ts'
import { itemWords } from '../../base/request/describe-forecast-question.ts'
import type { WishOf } from '../../base/request/wish.ts'
import type { Sales } from '../../documents/sales.ts'
import { formatReais, formatCount as whole } from './figures.ts'
import { groupWords, isOfGroups } from './groups.ts'
import { measureOf } from './measure.ts'
import { itemsNamed } from './named-items.ts'
import type { PeriodSum } from './period-sum.ts'
import type { ForecastLine, SalesForecast } from './schema.ts'
import { spanWords } from './week-groups.ts'

type Scope = WishOf<'scope'>
type Weeks = ForecastLine['coming']

/** The period asked for: the last one, if there are several. */
export const periodOf = (scopes: readonly Scope[]): { from: string; to: string } | null => {
  const spans = scopes.flatMap(({ from, to = from }) =>
    from === undefined || to === undefined ? [] : [{ from, to }],
  )
  const [first] = spans.map(({ from }) => from).toSorted()
  const last = spans
    .map(({ to }) => to)
    .toSorted()
    .at(-1)
  return first === undefined || last === undefined ? null : { from: first, to: last }
}

/** Longest stated period, in days, that is a date rather than a season. */
const single = 3

/** Days from which on a period that a question names is the one to show. */
const longAsked = 26

/** Whether a week is shown: it lies in the period asked for, or holds a date that the owner asks about. */
export function keptWeeks(
  coming: Weeks,
  scopes: readonly Scope[],
  dates: readonly WishOf<'date'>[],
  questions: readonly WishOf<'question'>[] = [],
): (monday: string) => boolean {
  const asked = questions.flatMap(({ about, from, to = from }) =>
    from === undefined || to === undefined ? [] : [{ about, from, to }],
  )
  // "quanto vendo em dezembro e janeiro" asks for these weeks, and for no others.
  const period =
    periodOf(scopes) ??
    asked.find(
      ({ about, from, to }) => (about === 'perWeek' || about === 'outlook') && addDays(from, longAsked) <= to,
    )
  if (!period) return () => true
  const spans = [
    period,
    ...(scopes.some(({ from }) => from !== undefined) ? [] : asked),
    ...dates.flatMap(({ from, to = from, closed }) =>
      from === undefined || to === undefined || closed || addDays(from, single) < to ? [] : [{ from, to }],
    ),
  ]
  const kept = (monday: string) => spans.some(({ from, to }) => from <= addDays(monday, 6) && to >= monday)
  const inPeriod = coming.some(({ monday }) => period.from <= addDays(monday, 6) && period.to >= monday)
  return inPeriod ? kept : () => true
}

/** Sizes of drinks, for brands that the name alone does not tell. */
const bottled = /\d ?ml\b|\blata\b|\blong ?neck\b|\blitr[aã]o\b/i

/** Whether an item is one of the drinks, or of the dishes and sides. */
export function isOfKind(name: string, only: 'drink' | 'dish', sales: Sales, house: House): boolean {
  const own = houseItems(house)(name)
  const section = own?.section ?? sales.items.find((item) => item.name === name)?.category ?? null
  const kind = itemKind({ name, section, kind: own?.kind })
  const isDrink = (kind !== 'dish' && kind !== 'side') || bottled.test(name)
  return isDrink === (only === 'drink')
}

/** One line on the weeks forecast beyond those shown. */
export function beyondWords(
  all: Pick<SalesForecast, 'units' | 'revenue'>,
  shown: Weeks,
  target: string,
  calendar: readonly { name: string; from: string; to: string; kind: string }[],
): string {
  const { line, say } = measureOf(all)
  const rest = line.coming.filter(
    ({ monday }) => monday >= target && !shown.some((week) => week.monday === monday),
  )
  if (rest.length === 0) return ''
  const told = rest.map(({ monday, value }) => {
    const names = calendar.flatMap(({ name, from, to, kind }) =>
      kind === 'date' && from <= addDays(monday, 6) && to >= monday ? [name] : [],
    )
    return `${say(value)} na de ${shortDay(monday)}${names.length > 0 ? ` (${joinList(names)})` : ''}`
  })
  return `Fora do período pedido a conta também anda: ${joinList(told)}.`
}

/** "24 por semana, 14 na de 07/12": the usual number once, and the weeks that differ. */
function eachWeek(weeks: readonly { monday: string; bottles: number }[]): string {
  const most = weeks.toSorted(
    (a, b) =>
      weeks.filter(({ bottles }) => bottles === b.bottles).length -
      weeks.filter(({ bottles }) => bottles === a.bottles).length,
  )[0]?.bottles
  const others = weeks.filter(({ bottles }) => bottles !== most)
  return joinList([
    `${whole(most ?? 0)} por semana`,
    ...others.map(({ monday, bottles }) => `${whole(bottles)} na de ${shortDay(monday)}`),
  ])
}

/** Bottles of the period asked for, else of the weeks shown, with what they cost at the house's own prices. */
function bottleWords(
  { ingredients = [], season = [], units }: SalesForecast,
  prices: House['ingredientPrices'],
  period: { from: string; to: string } | null,
): string {
  const weeks = season.filter(
    ({ monday }) =>
      units.coming.some((week) => week.monday === monday) &&
      (period === null || (monday <= period.to && addDays(monday, 6) >= period.from)),
  )
  const [first] = weeks
  const last = weeks.at(-1)
  if (!first || !last) return ''
  const span = `${shortDay(first.monday)} a ${shortDay(addDays(last.monday, 6))}`
  return ingredients
    .flatMap(({ name, pack, packs }) => {
      const label = packs?.replace(/^[\d.]+ × /, '') ?? ''
      if (pack === undefined || !label.startsWith('garrafa')) return []
      const of = (value: 'expected' | 'safe') =>
        weeks.map(({ monday, ingredients: goods }) => {
          const found = goods.find((one) => one.name === name)
          return { monday, bottles: Math.ceil((found?.[value] ?? 0) / pack - 1e-9) }
        })
      const total = (value: 'expected' | 'safe') => of(value).reduce((sum, { bottles }) => sum + bottles, 0)
      const price = Object.entries(prices).find(
        ([own, { amount, unit }]) =>
          (unit === 'ml' ? amount : amount * 1000) === pack &&
          tokenize(own).every((word) => tokenize(name).includes(word)),
      )?.[1].price
      const cost =
        price === undefined ? '' : `, ${formatReais(total('safe') * price)} a ${formatReais(price)} cada`
      return [
        `De ${span}, ${whole(total('safe'))} ${label.replace('garrafa', 'garrafas')} de ${name}${cost}: ${eachWeek(of('safe'))}, pelo alto da faixa. Se a venda vier no esperado, bastam ${whole(total('expected'))}.`,
      ]
    })
    .join(' ')
}

/** The low and the high of a period: its weeks do not all fall at one edge, so their distances add up as roots. */
function scenarioWords(weeks: Weeks, say: (value: number) => string): string {
  const [sum, down, up] = weeks.reduce(
    ([all, below, above], { value, low, high }) => [
      all + value,
      below + (value - low) ** 2,
      above + (high - value) ** 2,
    ],
    [0, 0, 0],
  )
  const last = weeks.at(-1)
  const [first] = weeks
  if (!first || !last) return ''
  const [low, high] = [
    weeks.reduce((all, week) => all + week.low, 0),
    weeks.reduce((all, week) => all + week.high, 0),
  ]
  return `De ${shortDay(first.monday)} a ${shortDay(addDays(last.monday, 6))}: pessimista ${say((low + sum - Math.sqrt(down)) / 2)}, esperado ${say(sum)}, otimista ${say((high + sum + Math.sqrt(up)) / 2)}; só se todas as semanas forem ruins chega a ${say(low)}, e só se todas forem boas, a ${say(high)}.`
}

/** The lines that the owner wants to see: those of a kind or by name, without those left out. */
export function shownLines<Line extends { name: string }>(
  lines: readonly Line[],
  scopes: readonly Scope[],
  sales: Sales,
  house: House,
): Line[] {
  const kind = scopes.findLast(({ only }) => only !== undefined)?.only
  const names = (of: 'items' | 'without') =>
    new Set(
      scopes.flatMap((scope) =>
        scope[of] === undefined || isOfGroups(scope) ? [] : itemsNamed(scope[of], sales, house),
      ),
    )
  const [wanted, left] = [names('items'), names('without')]
  const shown = lines.filter(
    ({ name }) =>
      (kind === undefined || isOfKind(name, kind, sales, house)) &&
      (wanted.size === 0 || wanted.has(name)) &&
      !left.has(name),
  )
  // A name that the sheet does not have must not empty the list.
  return shown.length > 0 ? shown : [...lines]
}

/** What is said of each thing that the owner asks to see; what cannot be shown is absent. */
/** Of several periods, those within the whole: "; de 01 a 28/02, R$ 105.570 em 4". */
function within(scopes: readonly Scope[], weeks: Weeks, say: (value: number) => string): string {
  const spans = scopes.flatMap(({ from, to }) =>
    from === undefined || to === undefined ? [] : [{ from, to }],
  )
  const parts = spans.flatMap(({ from, to }) => {
    const own = weeks.filter(({ monday }) => monday <= to && addDays(monday, 6) >= from)
    const [first] = own
    const last = own.at(-1)
    return first && last && own.length < weeks.length
      ? [
          `; de ${shortDay(first.monday)} a ${shortDay(addDays(last.monday, 6))}, ${say(own.reduce((sum, { value }) => sum + value, 0))} em ${own.length}`,
        ]
      : []
  })
  return [...new Set(parts)].join('')
}

/** "; só de 01 a 31/12, R$ 103.900 em 25 dias abertos": a month is asked for, and its weeks reach beyond it. */
function exactWords(
  period: { from: string; to: string } | null,
  weeks: Weeks,
  sumOf: (period: { from: string; to: string }) => PeriodSum | null,
  say: (value: number) => string,
  isOfFeast: (monday: string) => boolean,
): string {
  const [first, last] = [weeks[0], weeks.at(-1)]
  if (!period || !first || !last) return ''
  if (period.from === first.monday && period.to === addDays(last.monday, 6)) return ''
  // How a feast's week falls into days is not its usual week.
  const isCut = ({ monday }: Weeks[number]) => monday < period.from || addDays(monday, 6) > period.to
  if (weeks.some((week) => isCut(week) && isOfFeast(week.monday))) return ''
  const sum = sumOf(period)
  return sum === null
    ? ''
    : `; só de ${spanWords(period.from, period.to)}, ${say(sum.value)} em ${sum.days} dias abertos`
}

export function scopeAnswers(
  scopes: readonly Scope[],
  forecast: SalesForecast,
  prices: House['ingredientPrices'],
  /** The sum of a period by its days; null where it cannot be told. */
  sumOf: (period: { from: string; to: string }) => PeriodSum | null = () => null,
): NonNullable<SalesForecast['asked']> {
  const period = periodOf(scopes)
  const { say, line } = measureOf(forecast)
  const covered = period
    ? line.coming.filter(({ monday }) => monday <= period.to && addDays(monday, 6) >= period.from)
    : []
  // A week that is nearly over is not counted among those to come.
  const ahead = covered.filter(({ monday }) => monday >= (forecast.target ?? ''))
  const weeks = ahead.length > 0 ? ahead : covered
  const [first] = weeks
  const last = weeks.at(-1)
  const span = first && last ? `${shortDay(first.monday)} a ${shortDay(addDays(last.monday, 6))}` : ''
  const named = (of: 'items' | 'without') =>
    scopes.flatMap((scope) => (isOfGroups(scope) ? [] : (scope[of] ?? []))).join(' + ')
  const sum = weeks.reduce((all, { value }) => all + value, 0)
  const isOfFeast = (monday: string) =>
    (forecast.calendar ?? []).some(
      ({ kind, from, to }) => kind === 'date' && from <= addDays(monday, 6) && to >= monday,
    )
  const answers: Readonly<Record<string, string>> = {
    period:
      weeks.length === 0
        ? ''
        : `De ${span} conte com ${say(sum)} em ${weeks.length === 1 ? '1 semana' : `${weeks.length} semanas`}${within(scopes, weeks, say)}${exactWords(period, weeks, sumOf, say, isOfFeast)}; a faixa de cada uma está na tabela.`,
    week: 'Cada semana tem a sua linha em “Previsão por semana”.',
    item: forecast.purchases.length > 0 ? 'Cada item, semana a semana, está em “Lista de compras”.' : '',
    day: forecast.weekdays.length > 0 ? 'Os dias estão em “A semana por dia”.' : '',
    kilograms: 'O que se pesa está em quilos na lista de compras.',
    bottles: bottleWords(forecast, prices, period),
    noWaste: `O que estraga se compra pelo esperado, com 3% de folga${(forecast.runs?.length ?? 0) > 1 ? `, em ${forecast.runs?.length} entregas por semana` : ''}: a segunda já se acerta pelo que saiu.`,
    noCharts: 'Só tabelas.',
    groups: groupWords(scopes, forecast),
    scenarios: scenarioWords(weeks.length > 0 ? weeks : line.coming, say),
    items: `As listas trazem só ${itemWords(named('items'))}; a receita da semana é a da casa toda.`,
    without: `As listas vão sem ${itemWords(named('without'))}; a receita da semana é a da casa toda.`,
    drink: 'As listas trazem só as bebidas; a receita da semana é a da casa toda.',
    dish: 'As listas trazem só os pratos; a receita da semana é a da casa toda.',
  }
  const wanted = scopes.flatMap(({ from, show = [], only, items, without }) => [
    ...(from === undefined ? [] : ['period']),
    ...show,
    ...(only === undefined ? [] : [only]),
    ...(items === undefined || show.includes('groups') ? [] : ['items']),
    ...(without === undefined ? [] : ['without']),
  ])
  return [...new Set(wanted)].flatMap((of) => {
    const text = answers[of] ?? ''
    return text === '' ? [] : [{ of, text }]
  })
}
