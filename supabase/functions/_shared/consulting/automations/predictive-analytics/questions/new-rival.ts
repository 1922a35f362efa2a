/** Whether something that opened nearby takes sales: the same weeks of two years, before and since. */
import { addDays, shortDay } from '../../../base/calendar.ts'
import { joinList } from '../../../base/language/text.ts'
import { mean } from '../../../base/statistics.ts'
import { measureOf } from '../measure.ts'
import { type Answer, type Asked, percentOf, type Question } from './asked.ts'

/** Weeks since the day, and before it, that are compared. */
const compared = 12
const fewest = 4
/** A smaller change is what weeks do by themselves. */
const noticeable = 0.05
/** A fall of an item, beyond that of the house, that is named. */
const fell = 0.12

/** How far a change of two means goes by chance, in 8 of 10 cases, as a share. */
function doubtOf(one: readonly number[], other: readonly number[]): number {
  const part = (values: readonly number[]) => {
    if (values.length < 2) return 0
    const middle = mean(values)
    const spread = values.reduce((sum, value) => sum + (value / middle - 1) ** 2, 0) / (values.length - 1)
    return spread / values.length
  }
  return 1.2816 * Math.sqrt(part(one) + part(other))
}

const signed = (change: number) => `${change < 0 ? '−' : '+'}${percentOf(change)}`

export function answerNewRival({ from = '' }: Question, { forecast, sales }: Asked): Answer {
  const { line, say } = measureOf(forecast)
  const valueOn = new Map(line.past.map(({ monday, value }) => [monday, value]))
  const known = line.past.flatMap(({ monday, value }) => (value === null ? [] : [{ monday, value }]))
  const since = known.filter(({ monday }) => monday >= from)
  if (since.length < fewest)
    return {
      verdict: `Ainda não dá para dizer: a planilha tem ${since.length} ${since.length === 1 ? 'semana' : 'semanas'} desde ${shortDay(from)}.`,
      texts: ['Refaça com oito.'],
      open: true,
    }
  const before = known.filter(({ monday }) => addDays(monday, 6) < from).slice(-compared)
  const yearly = (weeks: typeof known) => {
    const pairs = weeks.flatMap(({ monday, value }) => {
      const prior = valueOn.get(addDays(monday, -364)) ?? null
      return prior === null ? [] : [{ value, prior }]
    })
    const sum = (of: 'value' | 'prior') => pairs.reduce((all, one) => all + one[of], 0)
    return pairs.length < fewest ? null : { weeks: pairs.length, now: sum('value'), prior: sum('prior') }
  }
  const [after, earlier] = [yearly(since.slice(-compared)), yearly(before)]
  const plain =
    before.length < fewest
      ? null
      : mean(since.map(({ value }) => value)) / mean(before.map(({ value }) => value)) - 1
  const change =
    after === null
      ? plain
      : after.now / after.prior / (earlier === null ? 1 : earlier.now / earlier.prior) - 1
  if (change === null)
    return { verdict: 'A planilha não tem semanas de antes para comparar.', texts: [], open: true }
  const items = fallenItems(sales, from)
  const doubt = doubtOf(
    since.map(({ value }) => value),
    before.map(({ value }) => value),
  )
  const isUnsure = change < 0 && change - doubt <= -noticeable && change + doubt >= 0
  const reply = isUnsure
    ? `Pode ter tirado, mas não se prova: ${signed(change)} (de ${signed(change - doubt)} a ${signed(change + doubt)})`
    : change <= -noticeable
      ? `Parece que sim: ${signed(change)}`
      : change >= noticeable
        ? `Pela planilha, não: ${signed(change)}`
        : `Pela planilha, não aparece: ${signed(change)}, dentro do que já oscila`
  return {
    verdict: `${reply}${after === null ? ` desde ${shortDay(from)}, contra as ${before.length} semanas de antes` : ` nas ${after.weeks} semanas desde ${shortDay(from)} que a planilha tem também do ano anterior${earlier === null ? '' : ', descontado como a casa já vinha'}`}.`,
    texts: [
      after === null
        ? 'A planilha não tem as mesmas semanas do ano anterior: parte disso pode ser a época.'
        : `A casa fez ${say(after.now)}, contra ${say(after.prior)} um ano antes, sem a concorrente.`,
      items.length > 0
        ? `Caíram mais que a casa desde então: ${joinList(items.map(({ name, change: own }) => `${name} (${signed(own)})`))}; é neles que ela pesaria.`
        : 'Nenhum item caiu mais que a casa desde então.',
      'A planilha não sabe o motivo: pergunte a dez clientes de sempre antes de mexer em preço.',
    ],
  }
}

/** Items that lost more than the house since that day, the weeks before it compared. */
function fallenItems({ itemWeeks, weeks }: Asked['sales'], from: string): { name: string; change: number }[] {
  const at = weeks.findIndex(({ monday }) => monday >= from)
  if (at < fewest) return []
  const first = Math.max(0, at - compared)
  const last = Math.min(weeks.length, at + compared)
  const meanOf = (units: readonly (number | null)[], start: number, end: number) =>
    mean(units.slice(start, end).map((value) => value ?? 0))
  const house =
    meanOf(
      weeks.map(({ units }) => units),
      at,
      last,
    ) /
    Math.max(
      1e-9,
      meanOf(
        weeks.map(({ units }) => units),
        first,
        at,
      ),
    )
  return itemWeeks
    .flatMap(({ name, units }) => {
      const usual = meanOf(units, first, at)
      if (usual < 5) return []
      const change = meanOf(units, at, last) / usual / house - 1
      return change <= -fell ? [{ name, change }] : []
    })
    .toSorted((a, b) => a.change - b.change)
    .slice(0, 3)
}
