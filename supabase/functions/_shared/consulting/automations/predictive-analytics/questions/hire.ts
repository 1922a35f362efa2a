/** Whether one more person pays: the weeks asked about, what a day by the shift needs, and what a contract would. */
import { addDays, shortDay } from '../../../base/calendar.ts'
import { foldAccents, formatNumber, joinList } from '../../../base/language/text.ts'
import { mean } from '../../../base/statistics.ts'
import { guestsOf } from '../customers.ts'
import { formatReais, formatCount as whole } from '../figures.ts'
import { measureOf, recentLevel, recentWords } from '../measure.ts'
import { partsOf } from '../open-days.ts'
import { perDayWords, periodSum } from '../period-sum.ts'
import { busyDays, monthOf, onThe } from '../sentences.ts'
import { type Answer, type Asked, percentOf, type Question, weeksIn } from './asked.ts'
import { answerHireWeek } from './hire-week.ts'
import { answerOneMore, marginOf } from './one-more.ts'
import { roster } from './staff.ts'
import { answerTeam } from './team.ts'

/** R$ a month of one employee with charges, and of one day by the shift: assumptions. */
const pay = { month: 2600, day: 150 } as const
/** A smaller change is served by the same people. */
const noticeable = 0.08
/** Guests that one more person serves at tables in a shift, and at a counter; assumptions. */
const perWaiter = 20
const perCounter = 60
/** Open days a week where the sheet has whole weeks only. */
const supposedDays = 6
/** What owners call the person they ask for. */
const person = /\b(menina|menino|mo[çc]a|rapaz|atendente|pessoa|gar[çc]onete|gar[çc]om|balconista|caixa)\b/iu

/** "em janeiro", "de 15/12 a 03/01", "nas semanas previstas" */
function spanOf({ from, to = from }: Question): string {
  if (from === undefined || to === undefined) return 'nas semanas previstas'
  return from.endsWith('-01') && to === addDays(`${addDays(to, 1).slice(0, 7)}-01`, -1)
    ? `em ${monthOf(from)}`
    : from === to
      ? `na semana de ${shortDay(from)}`
      : `de ${shortDay(from)} a ${shortDay(to)}`
}

const isWaiter = ({ text }: Question) =>
  !/cozinh|chapeir|pizzaiol|ajudante|barman|bartender|auxiliar/.test(foldAccents(text.toLowerCase()))

/** A contract against the shift, by the guests that the weeks bring on each open day and those that the contract needs. */
function whyByDay({
  brought,
  asked,
  ends,
  level,
}: {
  brought: number
  asked: number
  ends: string
  level: string
}): string {
  const more = `Nestas semanas vêm perto de ${whole(brought)} clientes a mais por dia aberto`
  return brought >= asked
    ? `${more}, e o fixo pede ${whole(Math.ceil(asked))}: enquanto durar, ele se paga. Por que diária, então: a previsão só vai até ${ends} e não mostra se o movimento fica. Assine se as quatro semanas depois disso passarem de ${level} cada uma.`
    : `${more}, menos que os ${whole(Math.ceil(asked))} que o fixo pede: por isso a diária.`
}

export function answerHire(question: Question, asked: Asked): Answer {
  const { forecast, questions, sales, house, counter = false, isClosed = () => false } = asked
  const team = answerTeam(question, asked)
  if (team) return team
  const one = question.price === undefined ? null : answerOneMore(question, asked, question.price)
  if (one) return one
  if (question.what === 'por dia') return roster(question.count, forecast)
  const fromWeek = question.what === 'a partir de que semana' ? answerHireWeek(question, asked) : null
  if (fromWeek) return fromWeek
  const { from, to = from } = question
  const { line, say } = measureOf(forecast)
  const open = line.coming.filter(
    ({ note, monday }) => note === undefined && monday >= (forecast.target ?? ''),
  )
  const weeks = from === undefined || to === undefined ? open : weeksIn(open, from, to)
  // A party of one evening is no reason for a contract.
  const ordinary = weeks.filter(({ told }) => !told?.some((words) => words.includes(' × ')))
  const inside = ordinary.length > 0 ? ordinary : weeks
  if (inside.length === 0)
    return {
      verdict: `${spanOf(question)} fica depois das semanas previstas.`,
      texts: ['Exporte de novo um mês antes e refaça.'],
      open: true,
    }
  const now = recentLevel(line)
  // A period with closed days is compared by what its open days bring.
  const cut =
    from !== undefined && to !== undefined && weeksIn(line.coming, from, to).some(({ note }) => note)
  const sum = cut
    ? periodSum(
        { line },
        partsOf(sales.weekdays, forecast.revenue ? 'revenue' : 'units'),
        (day) => !isClosed(day),
        { from, to },
      )
    : null
  const later = sum ? now * (sum.value / Math.max(1e-9, sum.usual)) : mean(inside.map(({ value }) => value))
  const change = later / Math.max(1e-9, now) - 1
  const after = open.filter(({ monday }) => to !== undefined && monday > to)
  const back = after.length >= 2 ? mean(after.map(({ value }) => value)) : null
  const busy = busyDays(forecast.weekdays)
  const days = joinList(busy.map(({ weekday }) => onThe(weekday)))
  const margin = marginOf(forecast)
  const needed = pay.month / (30 / 7) / margin
  const guest = guestsOf(sales, house)?.money ?? null
  const parties = questions.flatMap(({ about, what = 'festa', from: day = '', count = 0 }) =>
    about === 'seats' && weeks.some(({ monday }) => day >= monday && day <= addDays(monday, 6))
      ? [`${what} de ${shortDay(day)}, ${Math.ceil(count / perWaiter)} a mais`]
      : [],
  )
  const left = line.coming.filter(({ monday }) => monday >= (forecast.target ?? '')).length - inside.length
  const common = from === undefined && left > 0 ? ' sem feriado, festa nem dia fechado' : ''
  const compared = sum
    ? `${spanOf(question)} são ${perDayWords(sum, say)}`
    : `${spanOf(question)}${common} a semana faz ${say(later)}, contra ${say(now)} ${recentWords(line, say)}`
  const passes = back !== null && back < later * (1 - noticeable / 2)
  // What the busiest days bring beyond those of the last four weeks, in guests.
  const more =
    guest === null || !forecast.revenue
      ? null
      : ((later - now) * mean(busy.map(({ share }) => share))) / guest
  const serves = counter ? perCounter : perWaiter
  const people = Math.max(1, Math.round((more ?? 0) / serves))
  const who = person.exec(question.text)?.[1]?.toLowerCase() ?? (counter ? 'pessoa' : 'garçom')
  const extra = isWaiter(question) && more !== null && more >= 1 && busy.length > 0
  const openDays = forecast.weekdays.length || supposedDays
  const perOpenDay = forecast.weekdays.length > 0 ? '' : `, com ${supposedDays} dias por semana`
  const perGuest = guest === null || !forecast.revenue ? null : guest * margin
  const ends = line.coming.at(-1)?.monday
  return {
    ...(extra &&
      change >= noticeable &&
      perGuest !== null && {
        action: {
          what: `Combinar ${people === 1 ? 'um extra' : `${people} extras`} por diária ${days}, ${spanOf(question)}`,
          brings: `Cada diária se paga com ${Math.ceil(pay.day / perGuest)} clientes a mais no dia; a previsão traz **${whole(more ?? 0)}**.`,
          by: shortDay(addDays(from ?? inside[0]?.monday ?? '', -7)),
          who: 'Gerente',
        },
      }),
    verdict:
      change >= noticeable
        ? `Sim, mas por diária${days === '' ? '' : `, ${days}`}: ${compared}${sum ? '' : ` (+${percentOf(change)})`}${passes ? `, e depois volta a ${say(back ?? 0)}: contrato fixo, não` : ''}.`
        : change <= -noticeable
          ? `Não: ${compared}${sum ? '' : ` (−${percentOf(change)})`}.`
          : `Pela venda prevista, não: ${compared}. Basta puxar a escala${days === '' ? '' : ` para os dias cheios, ${days}`}.`,
    texts: [
      ...(parties.length > 0
        ? [`Só para o dia: ${joinList(parties)} (um para cada ${perWaiter} convidados, suposição).`]
        : []),
      ...(extra && change >= noticeable
        ? [
            `São perto de ${whole(more ?? 0)} clientes a mais em cada um desses dias, e ${/a$|gem$|ete$/.test(who) ? 'uma' : 'um'} ${who} ${counter ? 'no balcão ' : ''}atende uns ${serves} por turno (suposição): ${people === 1 ? 'um extra' : `${people} extras`}.`,
          ]
        : []),
      perGuest === null
        ? `Contrato fixo, perto de ${formatReais(pay.month)} por mês com encargos (suposição), só se paga com ${formatReais(needed)} a mais de venda por semana; antes, extra nas horas de pico.`
        : `Empate, a ${formatReais(guest ?? 0)} por cliente e ${formatNumber(Math.round(margin * 100))}% depois da mercadoria: a diária de ${formatReais(pay.day)} pede ${Math.ceil(pay.day / perGuest)} clientes a mais no dia; o fixo de ${formatReais(pay.month)} por mês com encargos, ${Math.ceil(pay.month / (30 / 7) / perGuest / openDays)} por dia aberto${perOpenDay}, o mês todo (os dois custos são suposição).`,
      ...(perGuest === null || guest === null || change < noticeable
        ? []
        : [
            whyByDay({
              brought: (later - now) / guest / openDays,
              asked: pay.month / (30 / 7) / perGuest / openDays,
              ends: ends === undefined ? '' : shortDay(addDays(ends, 6)),
              level: formatReais(now + needed),
            }),
          ]),
    ],
  }
}
