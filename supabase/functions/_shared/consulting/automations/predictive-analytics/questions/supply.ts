/** Questions on amounts of items: how many sell, whether a supply lasts, which of two, what moves. */
import { addDays, shortDay, weekdayNames } from '../../../base/calendar.ts'
import { capitalize } from '../../../base/language/grammar.ts'
import { formatNumber, joinList } from '../../../base/language/text.ts'
import { itemWords } from '../../../base/request/describe-forecast-question.ts'
import { everyWeekSupply } from '../../../base/request/forecast-subjects.ts'
import { everyDish, everyDrink, everyItem } from '../../../base/request/match-item.ts'
import { mean } from '../../../base/statistics.ts'
import { isByWeight } from '../customers.ts'
import { formatReais, formatCount as whole } from '../figures.ts'
import { itemsNamed } from '../named-items.ts'
import {
  type Answer,
  type Asked,
  mondayOf,
  percentOf,
  type Question,
  unitsOf,
  usualUnitsOf,
} from './asked.ts'
import { byDay } from './by-day.ts'
import { dayTable, weeksAsked } from './day-table.ts'
import { answerItemPeriod } from './item-period.ts'

type Week = { monday: string; value: number; low: number; high: number }

/** The coming weeks of the items that a question names, added up; from the week to buy for on. */
export function weeksOf(
  item: string,
  { forecast, sales, house }: Asked,
  counts: (name: string) => boolean = () => true,
): { names: string[]; weeks: Week[] } {
  const named = itemsNamed(item, sales, house).filter(counts)
  const lines = (forecast.items ?? []).filter(({ name }) => named.includes(name))
  const weeks = forecast.units.coming.flatMap(({ monday }): Week[] => {
    if (monday < (forecast.target ?? '')) return []
    const own = lines.flatMap(({ coming }) => coming.find((week) => week.monday === monday) ?? [])
    const sum = (of: 'value' | 'low' | 'high') => own.reduce((all, week) => all + week[of], 0)
    return own.length === 0 ? [] : [{ monday, value: sum('value'), low: sum('low'), high: sum('high') }]
  })
  return { names: lines.map(({ name }) => name), weeks }
}

const noSales = (item: string): Answer => ({
  verdict: `A planilha não tem vendas de ${itemWords(item)} que bastem para uma conta.`,
  texts: ['Confira se o nome na planilha é outro.'],
  open: true,
})

const rangeOf = (monday: string) => `${shortDay(monday)} a ${shortDay(addDays(monday, 6))}`

/** Equal weeks in one row. */
function rowsOf(weeks: readonly Week[], cells: (week: Week) => string[]): string[][] {
  const rows: { from: string; to: string; said: string[] }[] = []
  for (const week of weeks) {
    const said = cells(week)
    const last = rows.at(-1)
    if (last && last.said.join() === said.join()) last.to = week.monday
    else rows.push({ from: week.monday, to: week.monday, said })
  }
  return rows.map(({ from, to, said }) => [
    from === to ? rangeOf(from) : `${shortDay(from)} a ${shortDay(addDays(to, 6))}, por semana`,
    ...said,
  ])
}

/** Units of an item that one bottle pours, by the list of purchases. */
const poursOf = (names: readonly string[], { forecast }: Asked) => {
  for (const { yields = [], pack, packs } of forecast.ingredients ?? []) {
    const own = yields.find(({ item }) => names.includes(item))
    if (own) return own.units
    if (pack === undefined || packs == null) continue
  }
  return null
}

/** Weight of a weekend day against another where the sheet has no days; an assumption. */
const weekend = 2

/** What to have ready on some days where the sheet has whole weeks only: by a share that we suppose, and say so. */
function withoutDays(
  item: string,
  weekdays: readonly number[],
  week: Week,
  names: readonly string[],
): Answer {
  const weightOf = (day: number) => ([5, 6, 0].includes(day) ? weekend : 1)
  const all = [1, 2, 3, 4, 5, 6, 0].reduce((sum, day) => sum + weightOf(day), 0)
  const parts = weekdays.map(
    (day) =>
      `${(weekdayNames[day] ?? '').replace('-feira', '')} ${whole(Math.ceil((week.value * weightOf(day)) / all))}`,
  )
  return {
    verdict: `${names.length === 1 ? names[0] : itemWords(item)}: perto de ${joinList(parts)}, de ${whole(week.value)} na semana de ${shortDay(week.monday)}.`,
    texts: [
      'A planilha é por semana e não mostra os dias: supusemos que sexta, sábado e domingo vendem o dobro de um dia comum. Anote uma semana por dia e corrija.',
    ],
    open: true,
  }
}

/** What is ordered some days ahead: the last day to tell of each week, and the weeks for which it has passed. */
function noticeWords(weeks: readonly Week[], days: number, today: string): string {
  const late = weeks.filter(({ monday }) => addDays(monday, -days) <= today)
  const next = weeks.find((week) => !late.includes(week))
  return [
    late.length === 0
      ? ''
      : `Com ${days} dias de antecedência, ${late.length === 1 ? 'a semana' : 'as semanas'} de ${joinList(late.map(({ monday }) => shortDay(monday)))} já ${late.length === 1 ? 'pede' : 'pedem'} o aviso hoje: ${joinList(late.map(({ value }) => whole(value)))}.`,
    next === undefined
      ? ''
      : `O próximo aviso é até ${shortDay(addDays(next.monday, -days))}, ${whole(next.value)} para a semana de ${shortDay(next.monday)}.`,
  ]
    .filter((text) => text !== '')
    .join(' ')
}

/** The same from the sheet's own days, where the list of purchases has none of them. */
function onDays(
  names: readonly string[],
  week: Week,
  asked: Asked,
  weekdays: readonly number[] = [],
): string {
  const table = dayTable('', names, [week], asked)
  const wanted = new Set(weekdays.map((day) => (weekdayNames[day] ?? '').replace('-feira', '')))
  return joinList(
    (table?.rows ?? []).flatMap(([day = '', units]) => (wanted.has(day) ? [`${day} ${units}`] : [])),
  )
}

/** The days and kilos of the foods that are sold on fewer days than the others. */
function apartWords(names: readonly string[], asked: Asked): string[] {
  const daysOf = (name: string) =>
    asked.forecast.purchases.find((one) => one.name === name)?.days?.filter(({ units }) => units > 0)
      .length ?? 0
  const most = Math.max(...names.map(daysOf))
  return names.flatMap((name) => {
    const days = daysOf(name) > 0 && daysOf(name) < most ? byDay([name], asked) : ''
    const all = asked.forecast.purchases.find((one) => one.name === name)?.days ?? []
    const own = days === '' ? joinList(all.filter(({ units }) => units > 0).map(dayWords)) : days
    return daysOf(name) > 0 && daysOf(name) < most ? [`Desses, ${name}: ${own} kg.`] : []
  })
}

const dayWords = ({ weekday, units }: { weekday: number; units: number }) =>
  `${(weekdayNames[weekday] ?? '').replace('-feira', '')} ${whole(Math.ceil(units))}`

/** What the weeks of a table come to, and a day that the house opens in them. */
function kilosOf(weeks: readonly Week[], rows: readonly (readonly string[])[]): string {
  const sum = weeks.reduce((all, { value }) => all + value, 0)
  const days = rows.slice(0, -1).flatMap((row) => row.slice(1).filter((cell) => cell !== 'fechada')).length
  const [first, last] = [weeks[0]?.monday ?? '', addDays(weeks.at(-1)?.monday ?? '', 6)]
  return `De ${shortDay(first)} a ${shortDay(last)} são ${whole(sum)} kg em ${days} dias abertos, ${whole(sum / Math.max(1, days))} kg por dia.`
}

export function answerPerWeek(question: Question, asked: Asked): Answer {
  const { item = '', text, weekdays, from, to, count } = question
  // Kilos of food are those of what is weighed: boxes and puddings are counted.
  const byKilo =
    /\b(?:kg|quilos?|kilos?)\b/iu.test(text) &&
    itemsNamed(item, asked.sales, asked.house).some(isByWeight) &&
    (item === everyDish || item === everyItem)
  const { names, weeks: coming } = weeksOf(item, asked, byKilo ? isByWeight : undefined)
  const period =
    to === undefined || count !== undefined || weekdays !== undefined
      ? null
      : answerItemPeriod(
          names.length === 1 ? (names[0] ?? item) : itemWords(item),
          { from: from ?? asked.forecast.target ?? asked.today, to },
          coming,
          asked,
        )
  if (period) return period
  const kept = coming.filter(({ monday }) => to === undefined || monday <= to)
  // "na próxima semana", said on a Tuesday: not the one that has begun.
  const next = /pr[oó]xima semana|semana que vem/iu.test(text)
    ? kept.filter(({ monday }) => monday > asked.today)
    : kept
  const weeks = next.length > 0 ? next : kept
  const [first] = weeks
  if (!first) return noSales(item)
  const daily = weekdays !== undefined || /\bpor dia\b|\bcada dia\b|\btodo dia\b|di[aá]ri/iu.test(text)
  // Plates by the kilo add up, other items do not.
  // "marmitas" are one thing in two sizes, "os pratos" are not.
  const isClass = item === everyDish || item === everyItem || item === everyDrink
  const sums = names.length === 1 || names.every(isByWeight) || (weekdays !== undefined && !isClass)
  const days = daily && sums ? byDay(names, asked, weekdays) || onDays(names, first, asked, weekdays) : ''
  const recent = names.reduce(
    (sum, name) =>
      sum +
      mean(
        usualUnitsOf(name, asked)
          .filter((value) => value !== null)
          .slice(-4),
      ),
    0,
  )
  if (weekdays !== undefined && days === '') return withoutDays(item, weekdays, first, names)
  const group = byKilo ? 'comida a quilo' : itemWords(item)
  const title = names.length > 1 ? `${group} (${joinList(names)})` : (names[0] ?? item)
  // What is sold on some days only is cooked apart.
  const apart = byKilo && names.length > 1 ? apartWords(names, asked) : []
  // "quantas marmitas por dia nas próximas 4 semanas": each day of each week.
  const table =
    daily && weekdays === undefined
      ? dayTable(
          byKilo ? 'comida a quilo, em kg,' : itemWords(item),
          names,
          weeks.slice(0, weeksAsked(text)),
          asked,
        )
      : null
  if (table) {
    const [most, ...rest] = table.rows
      .slice(0, -1)
      .flatMap(([day = '', first = '']) => (first === 'fechada' ? [] : [`${day} ${first}`]))
    return {
      verdict: `${capitalize(title)}, na semana de ${shortDay(first.monday)}: ${joinList([most ?? '', ...rest])}; ${whole(first.value)}${byKilo ? ' kg' : ''} na semana.`,
      texts: [
        ...apart,
        ...(byKilo ? [kilosOf(weeks.slice(0, weeksAsked(text)), table.rows)] : []),
        `Nas últimas quatro semanas da planilha saíram ${whole(recent)} por semana. Faça o número do dia, e não o máximo da faixa: o que se cozinha não fica para amanhã.`,
      ],
      table,
    }
  }
  const same = count === undefined && weeks.every(({ value }) => Math.abs(value / first.value - 1) < 0.02)
  return {
    verdict:
      days !== ''
        ? `${capitalize(title)}, por dia na semana de ${shortDay(first.monday)}: ${days}; ${whole(first.value)} na semana.`
        : `${title}: ${whole(first.value)} na semana de ${shortDay(first.monday)}, com faixa de ${whole(first.low)} a ${whole(first.high)}${same ? ', e o mesmo nas seguintes' : ''}.`,
    texts: [
      `Nas últimas quatro semanas da planilha saíram ${whole(recent)} por semana.${same ? '' : ` Prepare pelo “espero” e tenha o máximo em casa do que não estraga.`}`,
      ...(count === undefined ? [] : [noticeWords(weeks, count, asked.today)]),
    ],
    ...(same
      ? {}
      : {
          table: {
            caption: `${names.length > 1 ? itemWords(item) : (names[0] ?? item)}, por semana`,
            headers: ['Semana', 'Mínimo', 'Espero', 'Máximo', ...(count === undefined ? [] : ['Avisar até'])],
            rows: rowsOf(weeks, ({ monday, low, value, high }) => [
              whole(low),
              whole(value),
              whole(high),
              ...(count === undefined
                ? []
                : [addDays(monday, -count) <= asked.today ? 'hoje' : shortDay(addDays(monday, -count))]),
            ]),
            numeric: [1, 2, 3],
          },
        }),
  }
}

export function answerSupply({ item = '', count = 0, what, from, to }: Question, asked: Asked): Answer {
  const all = weeksOf(item, asked)
  const weeks = all.weeks.filter(
    ({ monday }) => (from === undefined || addDays(monday, 6) >= from) && (to === undefined || monday <= to),
  )
  const name = all.names.length === 1 ? (all.names[0] ?? item) : itemWords(item)
  const [first] = weeks
  if (!first) return noSales(item)
  if (what === everyWeekSupply) {
    const short = weeks.filter(({ value }) => Math.ceil(value) > count)
    const tight = weeks.filter(({ value, high }) => Math.ceil(value) <= count && high > count)
    const lacking = (week: Week) => Math.max(0, Math.ceil(week.value) - count)
    return {
      verdict:
        short.length > 0
          ? `Não: ${short.length === weeks.length ? 'faltam em todas as semanas' : `faltam em ${short.length} de ${weeks.length} semanas`}, ${short.length === 1 ? whole(lacking(short[0] ?? first)) : `de ${whole(Math.min(...short.map(lacking)))} a ${whole(Math.max(...short.map(lacking)))}`} de ${name} por semana.`
          : tight.length > 0
            ? `No esperado dá; numa semana cheia, não: ${name} pode chegar a ${whole(Math.max(...tight.map(({ high }) => high)))}.`
            : `Dá: o alto da faixa de ${name} fica em ${whole(Math.max(...weeks.map(({ high }) => high)))} por semana.`,
      texts:
        short.length > 0
          ? [
              `Combine outro fornecedor para a diferença antes de ${shortDay(mondayOf(from ?? first.monday))}.`,
            ]
          : [],
      table: {
        caption: `${name}: o que se vende e as ${whole(count)} que chegam`,
        headers: ['Semana', 'Espero', 'Máximo', 'Falta'],
        rows: rowsOf(weeks, (week) => [
          whole(week.value),
          whole(week.high),
          lacking(week) > 0 ? whole(lacking(week)) : '—',
        ]),
        numeric: [1, 2, 3],
      },
    }
  }
  const bottle = /garraf/.test(what ?? '')
  const pours = bottle ? (poursOf(all.names, asked) ?? 10) : 1
  const stock = count * pours
  const usual = mean(weeks.map(({ value }) => value))
  let [left, weeksHeld] = [stock, 0]
  for (const { value } of weeks) {
    if (left < value) break
    left -= value
    weeksHeld += 1
  }
  const total = weeks.reduce((sum, { value }) => sum + value, 0)
  const span = `${shortDay(first.monday)} a ${shortDay(addDays(weeks.at(-1)?.monday ?? '', 6))}`
  const unit = bottle ? `${whole(count)} garrafas são ${whole(stock)} doses` : `${whole(count)} de ${name}`
  return {
    verdict:
      stock >= total
        ? `Dá: ${unit}, e de ${span} saem ${whole(total)}. No ritmo de ${whole(usual)} por semana, duram perto de ${formatNumber(stock / Math.max(0.01, usual))} semanas.`
        : `Dá para ${weeksHeld === 0 ? 'menos de uma semana' : weeksHeld === 1 ? 'uma semana' : `${weeksHeld} semanas`}: ${unit}, e saem ${whole(usual)} por semana; de ${span} são ${whole(total)}.`,
    texts: bottle ? [`Cada garrafa dá ${whole(pours)} doses.`] : [],
  }
}

/** Weeks on each side of a comparison. */
const edge = 6

const last = (name: string, asked: Asked, count: number, skip = 0) => {
  const units = unitsOf(name, asked).flatMap((value) => value ?? [])
  return mean(units.slice(-count - skip, skip === 0 ? undefined : -skip))
}

export function answerCompare({ item = '', other = '', against, to }: Question, asked: Asked): Answer {
  const [one, two] = [item, other].map((name) => itemsNamed(name, asked.sales, asked.house)[0] ?? name)
  if (!one || !two || [one, two].some((name) => unitsOf(name, asked).length < 8))
    return noSales(`${item} + ${other}`)
  const figures = [one, two].map((name) => {
    const sold = asked.sales.items.find((candidate) => candidate.name === name)
    const price = sold?.prices?.at(-1)?.price ?? sold?.price ?? null
    const cost =
      sold?.cost ?? asked.forecast.purchases.find((candidate) => candidate.name === name)?.cost ?? null
    const [now, before] = [last(name, asked, edge), last(name, asked, edge, edge)]
    const each = price === null ? null : cost === null ? price : price - cost
    return { name, now, before, each, known: cost !== null, money: each === null ? null : now * each }
  })
  const [a, b] = figures
  if (!a || !b) return noSales(`${item} + ${other}`)
  const [more, less] = a.now >= b.now ? [a, b] : [b, a]
  const gain = (x: typeof a) => (x.now - x.before) / edge
  const closing = gain(less) - gain(more)
  const weeks = closing > 0 ? (more.now - less.now) / closing : Number.POSITIVE_INFINITY
  const row = (x: typeof a) =>
    `${x.name}, ${whole(x.now)} por semana (${whole(x.before)} nas seis anteriores)`
  const money = a.money !== null && b.money !== null && a.known === b.known
  const poorer = money && (a.money ?? 0) < (b.money ?? 0) ? a : b
  const out = money ? poorer : less
  const ahead =
    to === undefined ? null : Math.max(0, (Date.parse(to) - Date.parse(asked.today)) / 604_800_000)
  return {
    verdict: against
      ? `Se um sair, que seja ${out.name}: ${money ? `deixa ${formatReais(out.money ?? 0)} por semana ${out.known ? 'depois do custo' : 'de venda'}, contra ${formatReais((out === a ? b : a).money ?? 0)} de ${(out === a ? b : a).name}` : `sai menos`}.`
      : ahead === null
        ? `${less.name} vende menos: ${whole(less.now)} por semana, contra ${whole(more.now)} de ${more.name}.`
        : weeks <= ahead
          ? `Pode virar: no ritmo das últimas doze semanas, ${less.name} alcança ${more.name} em perto de ${whole(Math.max(1, weeks))} semanas.`
          : `Pelo ritmo de agora, não vira até ${shortDay(to ?? '')}: ${more.name} segue à frente.`,
    texts: [`Últimas seis semanas: ${joinList([a, b].map(row))}.`],
  }
}

/** What rises and falls, first those beyond chance, then the largest moves that chance could explain. */
export function answerMovers({ against }: Question, asked: Asked): Answer {
  const { forecast } = asked
  const sure = against ? forecast.falling : forecast.rising
  const word = against ? 'em queda' : 'em alta'
  if (sure.length > 0)
    return {
      verdict: `${sure.length === 1 ? 'Um item está' : `${sure.length} itens estão`} ${word}: ${joinList(sure.map(({ name, change, perWeek, before }) => `${name}, ${before === undefined ? '' : `de ${whole(before)} para `}${whole(perWeek)} por semana (${change > 0 ? '+' : '−'}${percentOf(change)})`))}.`,
      texts: [
        `Compara as últimas semanas com as anteriores, sem as que você mandou deixar fora${against ? '; o que caiu com a casa toda não entra como queda do item' : ''}.`,
      ],
    }
  const moved = (forecast.items ?? [])
    .flatMap(({ name }) => {
      const [now, before] = [last(name, asked, edge), last(name, asked, edge, edge)]
      return before > 0 ? [{ name, now, before, change: now / before - 1 }] : []
    })
    .filter(({ change }) => (against ? change < 0 : change > 0))
    .toSorted((x, y) => (against ? x.change - y.change : y.change - x.change))
  const [most] = moved
  return {
    verdict: `Nenhum item mudou mais do que já oscila de uma semana para outra.`,
    texts: most
      ? [
          `O que mais ${against ? 'caiu' : 'subiu'} foi ${most.name}, de ${whole(most.before)} para ${whole(most.now)} por semana (${percentOf(most.change)}): ainda pode ser acaso.`,
        ]
      : [],
  }
}

/** The weakest items of a section, or of the menu: by what they leave, where the costs are known, else by sales. */
export function answerWeakest({ item }: Question, asked: Asked): Answer {
  const named =
    item === undefined
      ? asked.sales.items.map(({ name }) => name)
      : itemsNamed(item, asked.sales, asked.house)
  const rows = named.flatMap((name) => {
    const sold = asked.sales.items.find((one) => one.name === name)
    const price = sold?.prices?.at(-1)?.price ?? sold?.price ?? null
    const cost = sold?.cost ?? asked.forecast.purchases.find((one) => one.name === name)?.cost ?? null
    if (unitsOf(name, asked).length === 0 || price === null) return []
    const now = last(name, asked, 8)
    return [{ name, now, cost, money: now * (cost === null ? price : price - cost) }]
  })
  const whole2 = rows.every(({ cost }) => cost !== null)
  const sorted = rows.toSorted((a, b) => a.money - b.money)
  const [first, second] = sorted
  if (!first || !second) return noSales(item ?? 'itens')
  return {
    verdict: `${first.name}: ${whole(first.now)} por semana, ${formatReais(first.money)} ${whole2 ? 'depois do custo' : 'de venda'}, o menor ${item === undefined ? 'do cardápio' : `de ${itemWords(item)}`}.`,
    texts: [
      `Depois vem ${second.name}: ${whole(second.now)} por semana, ${formatReais(second.money)}. Média das últimas oito semanas${whole2 ? '' : '; sem os custos, a ordem é só pela venda'}.`,
    ],
  }
}
