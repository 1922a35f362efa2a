/** Questions on people: whether more are needed, and when they rest. */
import { addDays, shortDay } from '../../../base/calendar.ts'
import { capitalize } from '../../../base/language/grammar.ts'
import { joinList } from '../../../base/language/text.ts'
import { mean } from '../../../base/statistics.ts'
import { formatReais } from '../figures.ts'
import { measureOf } from '../measure.ts'
import { busyDays, monthOf, nameOf, onThe } from '../sentences.ts'
import { scale, staffOf } from '../staff.ts'
import { spanWords } from '../week-groups.ts'
import { type Answer, type Asked, percentOf, type Question, weeksIn } from './asked.ts'

/** R$ a month of one employee with charges: an assumption. */
const wage = 2600
/** A smaller change is served by the same people. */
const noticeable = 0.08
/** Guests that one more person serves at a party; an assumption. */
const perWaiter = 20

const known = (past: readonly { value: number | null }[]) => past.flatMap(({ value }) => value ?? [])

/** "em janeiro", "de 15/12 a 03/01", "nas semanas previstas" */
function spanOf({ from, to = from }: Question): string {
  if (from === undefined || to === undefined) return 'nas semanas previstas'
  return from.endsWith('-01') && to === addDays(`${addDays(to, 1).slice(0, 7)}-01`, -1)
    ? `em ${monthOf(from)}`
    : from === to
      ? `na semana de ${shortDay(from)}`
      : `de ${shortDay(from)} a ${shortDay(to)}`
}

/** People of each day: a full house on the fullest one, the others by their sales; or on our scale. */
function roster(count: number | undefined, forecast: Asked['forecast']): Answer {
  const days = staffOf(forecast)
  const most = Math.max(...days.map(({ people }) => people))
  if (days.length === 0 || most <= 0)
    return {
      verdict: 'A planilha não separa os dias da semana: não há como repartir a equipe por eles.',
      texts: ['Mande a planilha com a data de cada venda.'],
      open: true,
    }
  const of = (people: number) =>
    count === undefined ? people : Math.max(1, Math.ceil((count * people) / most - 0.25))
  const words = joinList(days.map(({ weekday, people }) => `${of(people)} ${onThe(weekday)}`))
  return {
    verdict: `${capitalize(words)}.`,
    texts: [
      count === undefined
        ? `São pessoas para cada ${scale} de um dia médio: diga quantas mesas cada uma atende e quantas a casa tem, e a conta sai em gente.`
        : `Casa cheia pede ${count}; supusemos que ela enche no dia mais forte e que os outros seguem a venda.`,
    ],
  }
}

export function answerHire(question: Question, { forecast, questions }: Asked): Answer {
  if (question.what === 'por dia') return roster(question.count, forecast)
  const { from, to = from } = question
  const { line, say } = measureOf(forecast)
  const open = line.coming.filter(
    ({ note, monday }) => note === undefined && monday >= (forecast.target ?? ''),
  )
  const asked = from === undefined || to === undefined ? open : weeksIn(open, from, to)
  // A party of one evening is no reason for a contract.
  const common = asked.filter(({ told }) => !told?.some((words) => words.includes(' × ')))
  const inside = common.length > 0 ? common : asked
  const now = mean(known(line.past).slice(-4))
  if (inside.length === 0)
    return {
      verdict: `${spanOf(question)} fica depois das semanas previstas.`,
      texts: ['Exporte de novo um mês antes e refaça.'],
      open: true,
    }
  const later = mean(inside.map(({ value }) => value))
  const change = later / Math.max(1e-9, now) - 1
  const busiest = joinList(busyDays(forecast.weekdays).map(({ weekday }) => onThe(weekday)))
  const goods = forecast.purchases.reduce((sum, { expected, cost }) => sum + expected * (cost ?? 0), 0)
  const money = forecast.revenue?.coming.find(({ monday }) => monday === forecast.target)?.value ?? 0
  const margin = money > 0 && goods > 0 && goods < money ? 1 - goods / money : 0.65
  const needed = wage / (30 / 7) / margin
  const parties = questions.flatMap(({ about, what = 'festa', from: day = '', count = 0 }) =>
    about === 'seats' && asked.some(({ monday }) => day >= monday && day <= addDays(monday, 6))
      ? [`${what} de ${shortDay(day)}, ${Math.ceil(count / perWaiter)} a mais`]
      : [],
  )
  const compared = `${spanOf(question)} a semana faz ${say(later)}, contra ${say(now)} das últimas quatro`
  return {
    verdict:
      change >= noticeable
        ? `Sim, como extra: ${compared} (+${percentOf(change)}). Para cada 10 pessoas de hoje, mais ${Math.max(1, Math.ceil(10 * change))}${busiest === '' ? '' : `, primeiro ${busiest}`}.`
        : change <= -noticeable
          ? `Não: ${compared} (−${percentOf(change)}).`
          : `Pela venda prevista, não: ${compared}. Basta puxar a escala${busiest === '' ? '' : ` para os dias cheios, ${busiest}`}.`,
    texts: [
      ...(parties.length > 0
        ? [`Só para o dia: ${joinList(parties)} (um para cada ${perWaiter} convidados, suposição).`]
        : []),
      `Contrato fixo, perto de ${formatReais(wage)} por mês com encargos (suposição), só se paga com ${formatReais(needed)} a mais de venda por semana; antes, extra nas horas de pico.`,
    ],
  }
}

/** Days off on the weakest weekdays; holidays of the staff in the weakest weeks. */
export function answerQuiet(_question: Question, { forecast }: Asked): Answer | null {
  const { line, say } = measureOf(forecast)
  const [weakest, next] = forecast.weekdays.toSorted((a, b) => a.share - b.share)
  if (!weakest || !next) return null
  const weeks = line.coming
    .filter(({ monday, note }) => monday >= (forecast.target ?? '') && note === undefined)
    .toSorted((a, b) => a.value - b.value)
  const [low, high] = [weeks[0], weeks.at(-1)]
  const differs = low && high && high.value > low.value * 1.05
  return {
    verdict:
      `Folga na ${nameOf(weakest.weekday)}, que faz ${percentOf(weakest.share)} da semana; depois, ${onThe(next.weekday)} (${percentOf(next.share)}).`.replace(
        /Folga na (sábado|domingo)/,
        'Folga no $1',
      ),
    texts: [
      low && differs
        ? `Férias: a semana mais fraca à frente é ${spanWords(low.monday, addDays(low.monday, 6))}, com ${say(low.value)}.`
        : 'Férias: nas semanas previstas nenhuma é mais fraca que as outras; evite só as das festas.',
    ],
  }
}

export function answerLastMonth(_question: Question, { forecast }: Asked): Answer | null {
  const { line, say } = measureOf(forecast)
  const values = known(line.past)
  if (values.length < 8) return null
  const [now, before] = [mean(values.slice(-4)), mean(values.slice(-8, -4))]
  const change = now / Math.max(1e-9, before) - 1
  return {
    verdict: `${Math.abs(change) < 0.02 ? 'Quase igual' : change > 0 ? `Sim, ${percentOf(change)} acima` : `Não, ${percentOf(change)} abaixo`}: ${say(now)} por semana nas últimas quatro, contra ${say(before)} nas quatro anteriores.`,
    texts: [],
  }
}
