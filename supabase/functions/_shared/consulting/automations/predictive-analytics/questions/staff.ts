/** Questions on people: whether more are needed, and when they rest. */
import { addDays } from '../../../base/calendar.ts'
import { capitalize } from '../../../base/language/grammar.ts'
import { joinList } from '../../../base/language/text.ts'
import { mean } from '../../../base/statistics.ts'
import { measureOf } from '../measure.ts'
import { nameOf, onThe } from '../sentences.ts'
import { scaleOf, staffOf } from '../staff.ts'
import { spanWords } from '../week-groups.ts'
import { type Answer, type Asked, percentOf, type Question } from './asked.ts'

const known = (past: readonly { value: number | null }[]) => past.flatMap(({ value }) => value ?? [])

/** People of each day: a full house on the fullest one, the others by their sales; or on our scale. */
export function roster(count: number | undefined, forecast: Asked['forecast']): Answer {
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
        ? `São pessoas para cada ${scaleOf({})} de um dia médio: diga quantas mesas cada uma atende e quantas a casa tem, e a conta sai em gente.`
        : `Casa cheia pede ${count}; supusemos que ela enche no dia mais forte e que os outros seguem a venda.`,
    ],
  }
}

/** Who of the team works on each day, and who may rest. */
function teamDays(count: number, { weekdays }: Asked['forecast']) {
  const people = new Map(staffOf({ weekdays, team: count }).map((day) => [day.weekday, day.people]))
  return weekdays.map((day) => {
    const needed = people.get(day.weekday) ?? count
    return { ...day, people: needed, off: count - needed }
  })
}

/** "Tenho cinco no salão: em que dia posso folgar uma?": so many on each day, and who rests when. */
function answerTeamRest(count: number, { forecast }: Asked): Answer | null {
  const days = teamDays(count, forecast)
  const free = days.filter(({ off }) => off > 0).toSorted((a, b) => a.share - b.share)
  const [first, ...others] = free
  const closed = 7 - days.length
  if (days.length < 2) return null
  const { say } = measureOf(forecast)
  const off = free.reduce((sum, one) => sum + one.off, 0)
  const rest =
    closed > 0
      ? `A casa já fecha ${closed === 1 ? 'um dia' : `${closed} dias`} por semana, e essa é a folga de todos; a da tabela é a mais.`
      : off >= count
        ? `Cabem as ${count} folgas da semana, uma por pessoa: reveze, com um domingo por mês para cada uma.`
        : `Cabem ${off} das ${count} folgas da semana; a lei dá uma a cada pessoa, então falta ${count - off === 1 ? 'uma diária' : `cobrir ${count - off} com diária`} no dia mais fraco.`
  const table = {
    caption: `Escala de ${count} na semana de ${spanWords(forecast.target ?? '', addDays(forecast.target ?? '', 6))}`,
    headers: ['Dia', 'Espero', 'Trabalham', 'Podem folgar'],
    rows: days.map(({ weekday, revenue, share, people, off: free }) => [
      nameOf(weekday),
      revenue === undefined ? percentOf(share) : say(revenue),
      String(people),
      String(free),
    ]),
    numeric: [1, 2, 3],
  }
  const texts = [
    rest,
    `Contamos as ${count} no dia mais cheio e as outras pela venda de cada dia (regra nossa). Nas semanas de festa, confira “Previsão por semana” antes de dar a folga.`,
  ]
  if (!first)
    return {
      verdict: `Em nenhum: os dias vendem quase igual, e as ${count} fazem falta em todos.`,
      texts,
      table,
    }
  return {
    verdict: `${capitalize(onThe(first.weekday))}, ${first.off === 1 ? 'uma' : first.off}: bastam ${first.people} de ${count}${others.length === 0 ? '' : `; depois, ${joinList(others.slice(0, 2).map(({ weekday, off: one }) => `${onThe(weekday)} (${one})`))}`}.`,
    texts,
    table,
  }
}

/** A sheet by weeks tells the weakest week, and no weekday. */
function withoutDays({ forecast }: Asked): Answer {
  const { line, say } = measureOf(forecast)
  const [low] = line.coming
    .filter(({ monday, note }) => monday >= (forecast.target ?? '') && note === undefined)
    .toSorted((a, b) => a.value - b.value)
  return {
    verdict: 'A planilha é por semana e não mostra os dias: por ela não se sabe qual é o pior dia.',
    texts: [
      'Por quatro semanas anote a venda de cada dia (basta o total do caixa); o que menos vender, sem feriado, é o da folga.',
      low
        ? `Por semana dá para dizer: a mais fraca à frente é ${spanWords(low.monday, addDays(low.monday, 6))}, com ${say(low.value)}.`
        : '',
    ].filter((text) => text !== ''),
    open: true,
  }
}

/** Days off on the weakest weekdays; holidays of the staff in the weakest weeks. */
export function answerQuiet({ count }: Question, asked: Asked): Answer | null {
  const { forecast } = asked
  const ofTeam = count === undefined ? null : answerTeamRest(count, asked)
  if (ofTeam) return ofTeam
  const { line, say } = measureOf(forecast)
  const [weakest, next] = forecast.weekdays.toSorted((a, b) => a.share - b.share)
  if (!weakest || !next) return withoutDays(asked)
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
