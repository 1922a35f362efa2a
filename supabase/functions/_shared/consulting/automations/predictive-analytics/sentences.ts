import { addDays, weekdayNames, weekdayOf } from '../../base/calendar.ts'
import { capitalize } from '../../base/language/grammar.ts'
import { formatNumber, joinList } from '../../base/language/text.ts'
import { formatReais, formatCount as whole } from './figures.ts'
import type { SalesForecast } from './schema.ts'

/** Every sentence of the report carries something of the house: an item, a day, a week of its sheet. */

export const shortDay = (iso: string) => iso.split('-').toReversed().slice(0, 2).join('/')
export const longDay = (iso: string) => iso.split('-').toReversed().join('/')
const percent = (fraction: number) => `${formatNumber(fraction * 100)}%`
/** How much something moved, whichever way. */
export const moved = (change: number) => percent(Math.abs(change))

const nameOf = (weekday: number) => (weekdayNames[weekday] ?? '').replace('-feira', '')
/** "no sábado", "na sexta". */
export const onThe = (weekday: number) => `${weekday === 0 || weekday === 6 ? 'no' : 'na'} ${nameOf(weekday)}`

/** The first names of a list, and how many more there are. */
export function someOf(names: readonly string[], most = 3): string {
  if (names.length <= most + 1) return joinList(names)
  return `${names.slice(0, most).join(', ')} e mais ${names.length - most}`
}

type Weeks = SalesForecast['units']['coming']

/** The week to buy for: the first that has not begun, or begins about now; else the first after the sheet. */
export function weekAhead(coming: Weeks, today: string): Weeks[number] | undefined {
  const open = coming.filter(({ note }) => note !== 'fechada')
  return open.find(({ monday }) => monday >= addDays(today, -2)) ?? open[0] ?? coming[0]
}

/** The week that the report is about. */
export const targetOf = ({ units, target }: SalesForecast) =>
  units.coming.find(({ monday }) => monday === target) ?? units.coming[0]

/** The two days that sell most and the one that sells least; null where the sheet tells too few. */
export function extremes(weekdays: SalesForecast['weekdays']) {
  const [first, second, ...others] = weekdays.toSorted((a, b) => b.share - a.share)
  const weakest = others.at(-1)
  if (!first || !second || !weakest) return null
  return { strong: weekdays.filter((day) => day === first || day === second), weakest }
}

/** The item that sells a week about as much as the forecast errs: what an error is in things that people know. */
function itemOfSize({ purchases }: SalesForecast, units: number) {
  const closest = purchases.toSorted((a, b) => Math.abs(a.expected - units) - Math.abs(b.expected - units))[0]
  return closest && Math.abs(closest.expected - units) <= 0.35 * units ? closest : null
}

/** The surest and the least sure of the best-selling items. */
function steadiness({ items = [] }: SalesForecast) {
  const tested = items
    .slice(0, 12)
    .flatMap(({ name, wape, mae }) => (wape === undefined || mae === undefined ? [] : [{ name, wape, mae }]))
    .toSorted((a, b) => a.wape - b.wape)
  const [surest] = tested
  const wildest = tested.at(-1)
  return tested.length > 2 && surest && wildest ? { surest, wildest } : null
}

const isBaseline = ({ units }: SalesForecast) => units.model === units.baseline?.model

/** What a rule of thumb amounts to on this sheet. */
function ruleSentence({ units }: SalesForecast): string {
  const known = units.past.filter(({ value }) => value !== null)
  const last = known.at(-1)?.monday ?? ''
  if (units.model.startsWith('média'))
    return `a média de ${shortDay(known.at(-4)?.monday ?? '')} a ${shortDay(last)}`
  if (units.model.includes('ano anterior'))
    return `o que a casa vendeu nas mesmas semanas de ${Number(last.slice(0, 4)) - 1}`
  return `o que a casa vendeu na semana de ${shortDay(last)}`
}

/** Which model, and against what. */
function modelSentence(forecast: SalesForecast): string {
  const { units } = forecast
  const { baseline } = units
  if (!baseline) return `O modelo é ${units.model}, com erro de ${percent(units.wape)}.`
  const test = `${units.horizon === 1 ? 'uma semana' : `até ${units.horizon} semanas`} à frente`
  const said = isBaseline(forecast)
    ? `Testado ${test}, nenhum modelo errou pelo menos 2% menos que a conta mais simples, “${units.model}” (erro de ${percent(units.wape)}): a previsão é ela, ${ruleSentence(forecast)}.`
    : `O modelo é “${units.model}”: testado ${test}, errou ${percent(units.wape)}, contra ${percent(baseline.wape)} da melhor conta simples, “${baseline.model}”.`
  return said
}

/** What the error means to this house. */
export function errorSentences(forecast: SalesForecast): string[] {
  const { units, revenue } = forecast
  const said: string[] = []
  const size = units.mae ?? 0
  const like = itemOfSize(forecast, size)
  const money = revenue?.mae === undefined ? '' : ` e ${formatReais(revenue.mae)} de receita`
  if (units.mae !== undefined) {
    said.push(
      size < 0.5
        ? `No teste, a previsão não errou: as semanas desta planilha são iguais umas às outras, de ${forecast.purchases[0]?.name ?? 'um item'} ao resto.`
        : `Na média do teste, a semana saiu ${whole(size)} unidades${money} acima ou abaixo do previsto${like ? `: é como vender ou não vender ${like.name} a semana inteira` : ''}.`,
    )
  }
  const sure = steadiness(forecast)
  if (sure) {
    const { surest, wildest } = sure
    const risk =
      wildest.wape < 0.2
        ? `mesmo ${wildest.name}, o que mais oscila, erra ${percent(wildest.wape)}, umas ${whole(Math.max(1, wildest.mae))} unidades`
        : `${wildest.name} é o que mais engana: erra ${percent(wildest.wape)}, umas ${whole(Math.max(1, wildest.mae))} unidades por semana, e pede compra em duas vezes`
    said.push(
      `Entre os que mais saem, ${surest.name} é o mais fácil de prever (erro de ${percent(surest.wape)}); ${risk}.`,
    )
  }
  const weeks = units.past.filter(({ value }) => value !== null)
  const sorted = weeks.toSorted((a, b) => (a.value ?? 0) - (b.value ?? 0))
  const low = sorted[0]
  const high = sorted.at(-1)
  const ahead = targetOf(forecast)
  if (low && high && ahead && high.value !== low.value) {
    const top = high.value ?? 0
    const bottom = low.value ?? 0
    const place =
      ahead.value > 1.005 * top
        ? 'passa de todas elas'
        : ahead.value >= 0.985 * top
          ? 'repete as melhores'
          : ahead.value < 0.995 * bottom
            ? 'fica abaixo de todas elas'
            : ahead.value <= 1.015 * bottom
              ? 'repete as mais fracas'
              : 'fica entre as duas'
    said.push(
      `A planilha vai de ${whole(bottom)} unidades (semana de ${shortDay(low.monday)}) a ${whole(top)} (${shortDay(high.monday)}); a semana de ${shortDay(ahead.monday)}, em ${monthOf(ahead.monday)}, com ${whole(ahead.value)}, ${place}.`,
    )
  }
  return said
}

const months =
  'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'.split(' ')
const monthOf = (iso: string) => months[Number(iso.slice(5, 7)) - 1] ?? ''

type Occasion = NonNullable<SalesForecast['calendar']>[number]

/** What the sheet shows of a date, short enough for a cell. */
export function shownOf({ factor, seen, carried }: Occasion, from: string): string {
  const years = joinList([...new Set(seen.map((day) => day.slice(0, 4)))])
  if (carried) return 'já vem no modelo, que repete o ano anterior'
  if (seen.length === 0) return `não medido: a planilha começa em ${longDay(from)}`
  if (factor === null) return `visto em ${years}, sem diferença maior que a oscilação normal`
  return `${factor > 1 ? '+' : '−'}${moved(factor - 1)} sobre as semanas vizinhas, em ${years}; está na previsão`
}

/** The owner has to judge what the sheet has not seen. */
export function calendarSentence(forecast: SalesForecast): string | null {
  const { calendar = [], purchases, units, period } = forecast
  const unseen = calendar.filter(({ seen, carried }) => seen.length === 0 && !carried)
  if (unseen.length === 0) return null
  // A name that is a pair itself stands apart, or the list would read as one more pair.
  const pairs = unseen.filter(({ name }) => name.includes(' e ')).map(({ name }) => name)
  const single = unseen.filter(({ name }) => !name.includes(' e ')).map(({ name }) => name)
  const missed = [joinList(single), ...pairs].filter((name) => name !== '').join(', nem ')
  const when = unseen.length === 1 && unseen[0]?.kind === 'date' ? 'nessa semana' : 'nessas semanas'
  const [first, second] = purchases
  const ahead = targetOf(forecast)
  const items = joinList([first?.name, second?.name].filter((name) => name !== undefined))
  const span = `A planilha vai de ${monthOf(period.from)} de ${period.from.slice(0, 4)} a ${monthOf(period.to)} de ${period.to.slice(0, 4)}`
  const usual = ahead && units.coming.length > 0 ? ` (perto de ${whole(ahead.value)} unidades)` : ''
  return `${span} e não mediu ${missed}: ${when} o número é o de uma semana comum${usual}, e quanto pedir a mais${items ? ` de ${items}` : ''} é decisão sua.`
}

/** Where nothing rose or fell: the tables say what did. */
export function trendSentences({ rising, falling, items = [] }: SalesForecast): string[] {
  const [first] = items
  const last = items.at(-1)
  if (rising.length + falling.length > 0 || !first || !last) return []
  return [
    first === last
      ? `${first.name} não mudou mais do que já oscila de uma semana para outra.`
      : `De ${first.name} a ${last.name}, nenhum item mudou mais do que já oscila de uma semana para outra: não mexa no preparo por causa deles.`,
  ]
}

export function weekdaySentence({ weekdays }: SalesForecast): string | null {
  const days = extremes(weekdays)
  if (!days) return null
  const strong = days.strong.reduce((sum, { share }) => sum + share, 0)
  return capitalize(
    `${joinList(days.strong.map(({ weekday }) => nameOf(weekday)))} fazem ${percent(strong)} da semana. O dia mais fraco é ${nameOf(days.weakest.weekday)}, com ${percent(days.weakest.share)}.`,
  )
}

/** How to read the list of items. */
export function purchaseSentences(forecast: SalesForecast): string[] {
  const { purchases, coverage, fresh = [], gone = [] } = forecast
  const [first] = purchases
  if (!first) return []
  const sum = purchases.reduce((all, { expected }) => all + expected, 0)
  const spare = Math.ceil(first.safe) - Math.round(first.expected)
  const last = purchases.at(-1)?.name ?? first.name
  return [
    spare > 0
      ? `“Ter em casa” é o esperado mais uma folga: de ${first.name} esperam-se ${whole(first.expected)}, e ${spare} a mais bastam em 9 de cada 10 semanas.`
      : `De ${first.name} esperam-se ${whole(first.expected)}: o teste não pediu folga.`,
    ...(coverage
      ? [
          `De ${first.name} a ${last}, a lista tem ${percent(coverage.units)} das unidades${coverage.revenue === null ? '' : ` e ${percent(coverage.revenue)} da receita`} da planilha; os itens somam ${whole(sum)}, cada um pela sua própria conta.`,
        ]
      : []),
    ...(fresh.length > 0
      ? [
          `${capitalize(someOf(fresh.map(({ name, weeks }) => `${name} (${weeks === 1 ? '1 semana' : `${weeks} semanas`})`)))}: novos demais para um teste, vão pela média e com folga larga.`,
        ]
      : []),
    ...(gone.length > 0
      ? [
          `${capitalize(someOf(gone.map(({ name, since }) => `${name} (desde ${shortDay(since)})`)))}: sem venda na planilha, fora da lista.`,
        ]
      : []),
  ]
}

/** Where the recipes come from, and what has none. */
export function recipeSentences({ recipes }: SalesForecast): string[] {
  if (!recipes) return []
  const { house, usual, resale, none } = recipes
  return [
    ...(house.length > 0
      ? [`${capitalize(someOf(house))}: pela receita que criamos para a casa, perdas e preparos incluídos.`]
      : []),
    ...(usual.length > 0
      ? [
          `${capitalize(someOf(usual, 5))}: pela receita usual desse nome, que pode não ser a sua; se a sua medida é outra, corrija na mesma proporção.`,
        ]
      : []),
    ...(resale.length > 0 ? [`${capitalize(someOf(resale, 5))}: compra-se como se vende, por unidade.`] : []),
    ...(none.length > 0
      ? [
          `Não conhecemos a ficha técnica de ${someOf(none, 5)}: compre pelas porções da lista acima, com as suas fichas.`,
        ]
      : []),
  ]
}

/** How many to prepare: the same figure as in the list of purchases. */
export const preparedOf = ({ purchases }: SalesForecast, row: SalesForecast['rising'][number]) =>
  whole(purchases.find(({ name }) => name === row.name)?.expected ?? row.perWeek)

/** What to do, by name and in order. */
export function actionSentences(forecast: SalesForecast): string[] {
  const { purchases, rising, falling, gone = [], weekdays } = forecast
  const days = extremes(weekdays)
  const top = purchases.slice(0, 3).map(({ name, safe }) => `${name} (${whole(Math.ceil(safe))})`)
  const [up] = rising
  const [down] = falling
  const sure = steadiness(forecast)
  return [
    ...(top.length > 0
      ? [
          days
            ? `Antes de ${joinList(days.strong.map(({ weekday }) => nameOf(weekday)))}, confira no estoque ${joinList(top)}.`
            : `Confira no estoque, no começo da semana, ${joinList(top)}.`,
        ]
      : []),
    ...(up
      ? [
          `Suba o preparo de ${up.name} para ${preparedOf(forecast, up)} na semana: vem subindo ${moved(up.change)}.`,
        ]
      : []),
    ...(down
      ? [
          `Desça o preparo de ${down.name} para ${preparedOf(forecast, down)} na semana: vem caindo ${moved(down.change)}.`,
        ]
      : []),
    ...(sure && sure.wildest.wape >= 0.2
      ? [
          `Compre para ${sure.wildest.name} em duas vezes, a segunda pelo que sair até ${days ? nameOf(days.strong[0]?.weekday ?? 5) : 'o meio da semana'}.`,
        ]
      : []),
    ...(gone[0]
      ? [`Decida se ${gone[0].name} sai do cardápio: não vende desde ${shortDay(gone[0].since)}.`]
      : []),
    ...(purchases[0]
      ? [
          `Anote, ao fechar, o que faltou, a começar por ${joinList(purchases.slice(0, 2).map(({ name }) => name))}: falta não aparece na planilha como venda.`,
        ]
      : []),
  ]
}

/** Dates on which many houses close. */
const mayClose = new Set(['Natal', 'Réveillon', 'Carnaval', 'Semana Santa'])

/** Four weeks with their days and this house's figures. */
export function planSentences(forecast: SalesForecast): string[] {
  const { units, target, purchases, weekdays, calendar = [] } = forecast
  const start = units.coming.findIndex(({ monday }) => monday === target)
  const weeks = units.coming.slice(Math.max(0, start))
  const [first, second] = purchases
  const days = extremes(weekdays)
  const [one, two, three] = weeks
  const unmeasured = calendar.filter(
    ({ seen, kind, from }) => kind === 'date' && seen.length === 0 && from >= (one?.monday ?? ''),
  )
  const steps = [
    ...(one && first
      ? [
          {
            on: one.monday,
            say: `comprar para ${whole(one.value)} unidades, com ${whole(Math.ceil(first.safe))} de ${first.name}`,
          },
        ]
      : []),
    ...(two && one && first
      ? [
          {
            on: two.monday,
            say: `ver se a semana ficou entre ${whole(one.low)} e ${whole(one.high)} e, item a item, começar por ${joinList([first.name, second?.name].filter((name) => name !== undefined))}`,
          },
        ]
      : []),
    ...(three && days
      ? [
          {
            on: three.monday,
            say: `acertar a escala, com reforço ${joinList(days.strong.map(({ weekday }) => onThe(weekday)))} e pré-preparo ${onThe(days.weakest.weekday)}`,
          },
        ]
      : []),
    ...unmeasured.slice(0, 3).flatMap(({ name, from }) => {
      const weekday = weekdayOf(from)
      const before = addDays(from, -7)
      return first
        ? [
            {
              on: one && before < one.monday ? one.monday : before,
              say: `decidir, para ${name} (${nameOf(weekday)}, ${shortDay(from)}), ${mayClose.has(name) ? 'se a casa abre e ' : ''}se o pedido de ${first.name} muda`,
            },
          ]
        : []
    }),
    ...(one && first
      ? [
          {
            on: addDays(one.monday, 28),
            say: `exportar a planilha de novo e ver se ${first.name} ficou perto de ${whole(first.expected)}`,
          },
        ]
      : []),
  ]
  return steps.toSorted((a, b) => a.on.localeCompare(b.on)).map(({ on, say }) => `${shortDay(on)}: ${say}`)
}

/** The summary and what the forecast takes for granted. */
export function wordsOf(
  forecast: SalesForecast,
  today: string,
): Pick<SalesForecast, 'summary' | 'assumptions'> {
  const { units, revenue, purchases, gaps, partial, period, weekdays, weeks, items = [] } = forecast
  const first = units.coming[0]
  const ahead = targetOf(forecast)
  const money = revenue?.coming.find(({ monday }) => monday === ahead?.monday)
  const [top] = purchases
  const closed =
    first?.note === 'fechada' ? `Na semana de ${shortDay(first.monday)} a casa está fechada. ` : ''
  const old =
    today > addDays(period.to, 14)
      ? ` A planilha termina em ${shortDay(period.to)}: envie as semanas que faltam, para a previsão chegar à semana em que você está.`
      : ''
  const share =
    ahead && ahead.value > 0 && top
      ? `; ${top.name} responde por ${percent(top.expected / ahead.value)} delas`
      : ''
  const summary = `${closed}Para a semana de ${shortDay(ahead?.monday ?? '')} esperam-se ${whole(ahead?.value ?? 0)} unidades (entre ${whole(ahead?.low ?? 0)} e ${whole(ahead?.high ?? 0)} em 8 de cada 10 semanas)${money ? ` e ${formatReais(money.value)} de receita` : ''}${share}. ${modelSentence(forecast)}${old}`
  const open = joinList(weekdays.map(({ weekday }) => nameOf(weekday)))
  const lowWeek = units.past.find(({ value }) => value === null)
  return {
    summary,
    assumptions: [
      `O teste voltou a ${units.origins} pontos da planilha e dali previu até ${units.horizon} semanas, só com o que já se sabia: das comparações, ${units.held?.inside} de ${units.held?.of} caíram na faixa. ${top ? `${top.name} e cada outro item têm teste e faixa próprios.` : ''}`.trim(),
      ...(gaps > 0 && lowWeek
        ? [
            `${gaps === 1 ? 'Uma semana não tem linhas' : `${gaps} semanas não têm linhas`}, a começar por ${longDay(lowWeek.monday)}: são desconhecidas, não zero.`,
          ]
        : []),
      ...(partial.length > 0
        ? [
            `A semana de ${joinList(partial.map(shortDay))} estava incompleta em ${monthOf(partial[0] ?? '')} e ficou fora da conta.`,
          ]
        : []),
      weeks < 56
        ? `São ${weeks} semanas, de ${monthOf(period.from)} a ${monthOf(period.to)}: um ${monthOf(addDays(period.to, 30))} a planilha ainda não viu.`
        : `Com ${weeks} semanas, desde ${monthOf(period.from)} de ${period.from.slice(0, 4)}, a mesma época do ano anterior entrou no teste.`,
      `Vale para a casa como está${open ? `: aberta ${open}` : ''}, com os preços de hoje e ${items.length} itens, de ${items[0]?.name ?? 'um'} a ${items.at(-1)?.name ?? 'outro'}.`,
    ],
  }
}
