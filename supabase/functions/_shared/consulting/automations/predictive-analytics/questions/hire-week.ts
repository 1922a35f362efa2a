/** From which week on one more person is needed: by what today's team has already served, and no guess at guests. */
import { addDays, shortDay } from '../../../base/calendar.ts'
import { formatNumber, joinList } from '../../../base/language/text.ts'
import { measureOf } from '../measure.ts'
import { spanWords } from '../week-groups.ts'
import { type Answer, type Asked, percentOf, type Question } from './asked.ts'

/** Weeks of the past whose fullest one today's team has served, and how far beyond it a week may go; an assumption. */
const served = 8
const stretch = 0.1

/** Weeks next to each other as one stretch. */
function stretches(mondays: readonly string[]): { from: string; to: string }[] {
  const found: { from: string; to: string }[] = []
  for (const monday of mondays) {
    const last = found.at(-1)
    if (last && addDays(last.to, 1) === monday) last.to = addDays(monday, 6)
    else found.push({ from: monday, to: addDays(monday, 6) })
  }
  return found
}

export function answerHireWeek({ count, from, to }: Question, { forecast }: Asked): Answer | null {
  const { line, say } = measureOf(forecast)
  const known = line.past.flatMap(({ value }) => (value === null ? [] : [value])).slice(-served)
  const weeks = line.coming.filter(
    ({ monday }) =>
      monday >= (forecast.target ?? '') &&
      (from === undefined || addDays(monday, 6) >= from) &&
      (to === undefined || monday <= to),
  )
  const last = weeks.at(-1)
  if (known.length < 4 || !last) return null
  const level = Math.max(...known)
  const limit = level * (1 + stretch)
  const over = weeks.filter(({ value }) => value > limit)
  const rule = `A régua: a semana mais cheia das últimas ${known.length} fez ${say(level)}, e a equipe de hoje deu conta dela; até 10% acima aperta, e além disso pede gente (os 10% são suposição).`
  const limits =
    'A planilha não conta clientes nem mesas por garçom: se a equipe já sobrava ou já faltava naquela semana, mude a régua.'
  const [first] = over
  if (!first) {
    const most = weeks.toSorted((a, b) => b.value - a.value)[0] ?? last
    return {
      verdict: `Não: nenhuma semana até ${shortDay(addDays(last.monday, 6))} passa de ${say(limit)}; a mais cheia é a de ${shortDay(most.monday)}, com ${say(most.value)}.`,
      texts: [rule, limits],
    }
  }
  const fullest = over.toSorted((a, b) => b.value - a.value)[0] ?? first
  const spans = stretches(over.map(({ monday }) => monday))
  const goesOn = over.at(-1)?.monday === last.monday
  const extra = (value: number) => Math.max(1, Math.ceil((count ?? 0) * (value / level - 1) - 0.25))
  const ratio = fullest.value / level
  return {
    verdict: `Sim, a partir da semana de ${shortDay(first.monday)}: ${say(first.value)}, ${percentOf(first.value / level - 1)} acima da semana mais cheia das últimas ${known.length}.`,
    texts: [
      `${rule} Passam dela: ${joinList(spans.map((span) => `${span.from === span.to ? '' : 'de '}${spanWords(span.from, span.to)}`))}${goesOn ? ', e a previsão acaba aí' : ''}.`,
      count !== undefined
        ? `Com ${count} hoje, são ${extra(first.value)} a mais na primeira, e ${extra(fullest.value)} na de ${shortDay(fullest.monday)}, pela mesma proporção.`
        : ratio > 1.5
          ? `A de ${shortDay(fullest.monday)} faz ${formatNumber(Math.round(ratio * 10) / 10)} vezes aquela semana: um só não basta ali; diga quantos são hoje, e a conta sai em gente.`
          : 'Um a mais basta para começar; diga quantos são hoje, e a conta sai em gente.',
      goesOn
        ? 'Por diária até as quatro semanas seguintes confirmarem: a previsão não mostra se o movimento fica.'
        : `Por diária: depois disso a semana volta para baixo de ${say(limit)}.`,
      limits,
    ],
    action: {
      what: `Combinar um garçom extra por diária a partir da semana de ${shortDay(first.monday)}`,
      brings: `A semana passa de **${say(limit)}**, 10% acima do que a equipe já serviu.`,
      by: shortDay(
        addDays(first.monday, -7) < (forecast.made ?? '')
          ? (forecast.made ?? first.monday)
          : addDays(first.monday, -7),
      ),
      who: 'Gerente',
    },
  }
}
