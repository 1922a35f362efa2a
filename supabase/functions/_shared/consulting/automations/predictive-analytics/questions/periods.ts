/** Questions on weeks: months, feasts, bad weather, events, seats, and a new level of sales. */
import { addDays, daysBetween, shortDay } from '../../../base/calendar.ts'
import { capitalize } from '../../../base/language/grammar.ts'
import { foldAccents, joinList } from '../../../base/language/text.ts'
import { mean } from '../../../base/statistics.ts'
import { feastYearAgo, oneYear, yearAgoWords } from '../feast-year-ago.ts'
import { formatCount as whole } from '../figures.ts'
import { measureOf, recentLevel, recentWords } from '../measure.ts'
import { partsOf } from '../open-days.ts'
import { perDayWords, periodSum, sumWords } from '../period-sum.ts'
import { type Answer, type Asked, mondayOf, percentOf, type Question, unitsOf, weeksIn } from './asked.ts'
import { withMove } from './feast-moved.ts'
import { pulledBy } from './feast-pull.ts'
import { answerFeastSold } from './feast-sold.ts'
import { trustOfPeriod } from './item-period.ts'
import { weeksOf } from './supply.ts'

const rangeOf = (monday: string) => `${shortDay(monday)} a ${shortDay(addDays(monday, 6))}`
const valuesOf = (past: { value: number | null }[]) => past.flatMap(({ value }) => value ?? [])
const moreOr = (change: number) => `${percentOf(change)} a ${change < 0 ? 'menos' : 'mais'}`

/** Fewest days of a period that is told as a sum: a week has its own line. */
const longPeriod = 20

/** The sum of a long period, or of one with closed days: its weeks say little of each other. */
function sumOfPeriod(span: { from: string; to: string }, { sales, forecast, isClosed = () => false }: Asked) {
  const measure = measureOf(forecast)
  const cut = weeksIn(measure.line.coming, span.from, span.to).some(({ note }) => note !== undefined)
  return daysBetween(span.from, span.to) + 1 < longPeriod && !cut
    ? null
    : periodSum(
        measure,
        partsOf(sales.weekdays, forecast.revenue ? 'revenue' : 'units'),
        (day) => !isClosed(day),
        span,
      )
}

/** "A semana do Réveillon vai ser melhor que a do ano passado?": the same weeks then. */
const asksOfLastYear = /\bano (?:passado|anterior)\b/

export function answerOutlook({ from, to, item, text }: Question, asked: Asked): Answer | null {
  const { forecast } = asked
  if (item !== undefined && from !== undefined) return answerItemOutlook(item, from, to ?? from, asked)
  const { line, say } = measureOf(forecast)
  if (from === undefined || to === undefined) return null
  const weeks = weeksIn(line.coming, from, to)
  const now = recentLevel(line)
  const then = mean(
    valuesOf(line.past.filter(({ monday }) => monday >= addDays(from, -370) && monday <= addDays(to, -364))),
  )
  if (weeks.length === 0)
    return {
      verdict: `Não: ${shortDay(from)}${from.slice(0, 4) === forecast.period.to.slice(0, 4) ? '' : ` de ${from.slice(0, 4)}`} fica longe demais; a planilha, de ${forecast.weeks} semanas, deixa prever até ${shortDay(addDays(line.coming.at(-1)?.monday ?? '', 6))}.`,
      texts: ['Exporte de novo um mês antes e refaça.'],
      open: true,
    }
  const expected = mean(weeks.map(({ value }) => value))
  const change = expected / Math.max(1, now) - 1
  // Also of weeks that the forecast leaves out: what the till took then is what the owner asks about.
  const soldThen = (monday: string) => {
    const week = asked.sales.weeks.find((one) => one.monday === addDays(monday, -364))
    return (forecast.revenue ? week?.revenue : week?.units) ?? null
  }
  const isKnown = weeks.some(({ monday }) => soldThen(monday) !== null)
  const sum = sumOfPeriod({ from, to }, asked)
  const grown = then > 0 ? expected / then - 1 : null
  const beside =
    grown !== null && asksOfLastYear.test(foldAccents(text.toLowerCase()))
      ? `${Math.abs(grown) < 0.03 ? 'Quase igual' : grown > 0 ? `Melhor, ${percentOf(grown)} acima` : `Pior, ${percentOf(grown)} abaixo`}: ${say(expected)} por semana, contra ${say(then)} no mesmo período do ano anterior.`
      : null
  const level = `${Math.abs(change) < 0.03 ? 'Quase igual a agora' : change < 0 ? `Menos, ${percentOf(change)}` : `Mais, ${percentOf(change)}`}: perto de ${say(expected)} por semana, contra ${say(now)} ${recentWords(line, say)}.`
  const cut = weeks.some(({ note }) => note !== undefined)
  return {
    verdict: sum ? `Ao todo, ${sumWords(sum, { from, to }, say)}.` : (beside ?? level),
    texts: [
      ...(sum ? [cut ? `São ${perDayWords(sum, say)}.` : level] : []),
      ...(!sum && beside ? [level] : []),
      ...(then > 0 && !beside && !cut ? [`No mesmo período do ano anterior, ${say(then)} por semana.`] : []),
    ],
    table: {
      caption: 'Semana a semana, com a faixa de 8 em 10',
      headers: ['Semana', 'Mínimo', 'Espero', 'Máximo', ...(isKnown ? ['Há um ano'] : [])],
      rows: weeks.map(({ monday, value, low, high }) => {
        const before = soldThen(monday)
        return [
          rangeOf(monday),
          say(low),
          say(value),
          say(high),
          ...(isKnown ? [before === null ? '—' : say(before)] : []),
        ]
      }),
      numeric: isKnown ? [1, 2, 3, 4] : [1, 2, 3],
    },
  }
}

/** "Compro mais camarão ou menos em março?": by what the item sells now and then. */
function answerItemOutlook(item: string, from: string, to: string, asked: Asked): Answer {
  const { names, weeks } = weeksOf(item, asked)
  const inside = weeks.filter(({ monday }) => monday <= to && addDays(monday, 6) >= from)
  const now = mean(
    Array.from({ length: 4 }, (_, back) =>
      names.reduce((sum, name) => sum + (unitsOf(name, asked).at(-1 - back) ?? 0), 0),
    ),
  )
  const name = names.length === 1 ? (names[0] ?? item) : item
  if (inside.length === 0)
    return {
      verdict: `${name}: ${shortDay(from)} fica depois das semanas previstas.`,
      texts: ['Exporte de novo perto da data.'],
      open: true,
    }
  const value = mean(inside.map((week) => week.value))
  const change = value / Math.max(0.01, now) - 1
  return {
    verdict: `${Math.abs(change) < 0.05 ? 'O mesmo de agora' : change > 0 ? `Mais, ${percentOf(change)}` : `Menos, ${percentOf(change)}`}: ${name}, perto de ${whole(value)} por semana (de ${whole(mean(inside.map(({ low }) => low)))} a ${whole(mean(inside.map(({ high }) => high)))}), contra ${whole(now)} das últimas quatro.`,
    texts: [],
  }
}

export function answerFeast(question: Question, asked: Asked): Answer {
  const sold = answerFeastSold(question, asked)
  if (sold) return sold
  const told = question.to !== undefined && question.to < asked.today ? pulledBy(question, asked) : null
  return told ?? withMove(question, asked, feastAhead(question, asked))
}

function feastAhead({ what = 'festa', from, to, percent, against }: Question, { forecast }: Asked): Answer {
  const { line, say } = measureOf(forecast)
  const seen = forecast.calendar?.find(({ name }) => name === what)
  const weeks = from === undefined ? [] : weeksIn(line.coming, from, to ?? from)
  const list = weeks.map(({ monday, value }) => `${rangeOf(monday)}, ${say(value)}`)
  const table = weeks.length > 0 ? [`Na previsão: ${joinList(list)}.`] : []
  if (seen && seen.factor !== null)
    return {
      verdict: `${seen.factor < 1 ? 'Atrapalhou' : 'Ajudou'}: ${moreOr(seen.factor - 1)} que nas semanas vizinhas, em ${[...new Set(seen.seen.map((day) => day.slice(0, 4)))].join(' e ')}; está na previsão.`,
      texts: [...table, seen.seen.length === 1 ? 'É um ano só: anote este.' : ''].filter(
        (text) => text !== '',
      ),
    }
  const ago = from === undefined || percent !== undefined ? null : feastYearAgo(line.past, from, to ?? from)
  if (ago?.stands)
    return {
      verdict: `${ago.ratio < 1 ? 'Atrapalha' : 'Ajuda'}: ${yearAgoWords(ago)}; ${joinList(list)}, já na previsão.`,
      texts: [`${capitalize(oneYear)}.`],
    }
  const before =
    from === undefined
      ? []
      : line.past.filter(
          ({ monday }) => monday <= addDays(to ?? from, -364) && addDays(monday, 6) >= addDays(from, -364),
        )
  const near =
    from === undefined
      ? []
      : line.past.filter(
          ({ monday }) =>
            Math.abs(Date.parse(monday) - Date.parse(mondayOf(addDays(from, -364)))) / 86_400_000 <= 28 &&
            !before.some((one) => one.monday === monday),
        )
  const [inside, outside] = [valuesOf(before), valuesOf(near)]
  if (inside.length > 0 && outside.length >= 3) {
    const change = mean(inside) / mean(outside) - 1
    return {
      verdict:
        Math.abs(change) < 0.05
          ? 'Nem uma coisa nem outra: no ano anterior a semana não se distinguiu das vizinhas.'
          : `${change < 0 ? 'Atrapalhou' : 'Ajudou'}: ${moreOr(change)} que nas semanas vizinhas, no ano anterior.`,
      texts: table,
    }
  }
  if (percent === undefined)
    return {
      verdict: `A planilha não tem ${what} nenhum: não há como medir.`,
      texts: [...table, 'Anote este ano as vendas dia a dia.'],
    }
  const factor = 1 + (against ? -percent : percent) / 100
  return {
    verdict: `A planilha não tem ${what} para medir; se for ${percent}% a ${against ? 'menos' : 'mais'} (suposição), ${joinList(weeks.map(({ monday, value }) => `a semana de ${shortDay(monday)} faz ${say(value * factor)}, em vez de ${say(value)}`))}.`,
    texts: [
      against
        ? 'Compre metade no começo da semana e complete pelo que sair; o que não estraga pode ficar no número da tabela.'
        : 'Compre pelo número da tabela e deixe combinado um reforço no meio da semana.',
    ],
  }
}

export function answerBadWeeks({ what = 'semana ruim', from, to }: Question, { forecast }: Asked): Answer {
  const { line, say } = measureOf(forecast)
  const within =
    from === undefined || to === undefined
      ? []
      : line.past.filter(({ monday }) => monday >= mondayOf(from) && monday <= to)
  const others = line.past.filter((one) => !within.includes(one)).slice(-26)
  const [bad, usual] = [valuesOf(within), valuesOf(others)]
  const next = line.coming.find(({ monday }) => monday >= (forecast.target ?? ''))
  if (bad.length < 2 || usual.length < 4)
    return {
      verdict: `A planilha não mostra quanto ${what} tira: faltam semanas assim para comparar.`,
      texts: ['Anote os dias de chuva no caixa; com quatro deles a conta sai.'],
    }
  const change = mean(bad) / mean(usual) - 1
  return {
    verdict:
      change >= -0.03
        ? `Naquelas semanas a casa vendeu como sempre: ${say(mean(bad))}, contra ${say(mean(usual))}.`
        : `Naquelas semanas a casa fez ${say(mean(bad))}, ${percentOf(change)} a menos que ${say(mean(usual))} das outras.`,
    texts: [
      'Não sei quanto disso foi a chuva: pode haver outro motivo no mesmo mês.',
      ...(next && change < -0.03
        ? [
            `Se vier uma semana assim, conte com ${say(next.value * (1 + change))} e prepare ${percentOf(change)} menos do que estraga; bebida não precisa mudar.`,
          ]
        : []),
    ],
  }
}

export function answerNewEvent({ what = 'evento', from, to }: Question, { forecast }: Asked): Answer {
  const { line, say } = measureOf(forecast)
  const weeks = from === undefined ? [] : weeksIn(line.coming, from, to ?? from)
  return {
    verdict: `A planilha não tem ${what}, então nenhuma venda a mais entrou${weeks.length > 0 ? `: ${joinList(weeks.slice(0, 3).map(({ monday, value }) => `${rangeOf(monday)}, ${say(value)}`))}` : ''}.`,
    texts: [
      `Confirme os dias e horários, mude só nos dias que enchem: equipe e o que não estraga, um reforço pequeno na primeira vez, e anote o resultado para o dia seguinte.${/copa/i.test(what) ? ' Nome, emblema e mascote da Copa são marcas da FIFA: não use em promoção.' : ''}`,
    ],
  }
}

export function answerSeason({ what = 'a época', from }: Question, asked: Asked): Answer | null {
  if (from === undefined) return null
  const lent = /quaresma/i.test(what)
  const fish = lent
    ? asked.forecast.purchases
        .filter(({ name }) =>
          /peix|pargo|tilapia|tilápia|sirigado|bacalhau|pescada|moqueca|peixada|sardinha|atum|robalo/i.test(
            name,
          ),
        )
        .slice(0, 3)
    : []
  return {
    verdict: lent
      ? `A quaresma começa na quarta-feira de Cinzas, ${shortDay(from)}; a Sexta-feira Santa é ${shortDay(addDays(from, 44))} e a Páscoa, ${shortDay(addDays(from, 46))}.`
      : `${what}: ${shortDay(from)}.`,
    texts:
      fish.length === 0
        ? []
        : [
            `A previsão não supõe mais peixe: ${joinList(fish.map(({ name, expected }) => `${name}, ${whole(expected)} por semana`))}. Na primeira semana compre ${joinList(fish.map(({ name, expected }) => `${whole(expected * 1.25)} de ${name}`))} (25% a mais, suposição), veja a sexta-feira e acerte na segunda.`,
          ],
  }
}

export function answerNoExtra({ what, from, to, item }: Question, { forecast }: Asked): Answer {
  const { line, say } = measureOf(forecast)
  const bought = forecast.purchases.find(({ name }) => name === item)
  if (bought)
    return {
      verdict: `${bought.name}: só o esperado, ${whole(bought.expected)} por semana, sem folga.`,
      texts: ['Gaste antes o que está em casa.'],
    }
  const weeks = from === undefined ? [] : weeksIn(line.coming, from, to ?? from)
  return {
    verdict: `Nenhuma compra a mais${what === undefined ? '' : ` para ${what}`}: a lista é a da semana comum.`,
    texts:
      weeks.length > 0
        ? [`Nesses dias a previsão é ${say(mean(weeks.map(({ value }) => value)))} por semana.`]
        : [],
  }
}

export function answerNewLevel({ from }: Question, { forecast }: Asked): Answer | null {
  const { level } = forecast
  const { line, say } = measureOf(forecast)
  if (from === undefined) return null
  const before = line.coming
    .filter(({ monday, note }) => monday < mondayOf(from) && note === undefined)
    .at(-1)
  const after = line.coming.find(({ monday, note }) => monday >= mondayOf(from) && note === undefined)
  if (!level || !before || !after)
    return {
      verdict: `A planilha não tem essa volta no ano anterior: o número de ${shortDay(from)} em diante ficou o de agora.`,
      texts: ['Quando a data se confirmar, refaça com duas semanas de venda.'],
    }
  return {
    verdict: `De ${shortDay(from)} em diante a conta usa o salto do ano anterior: ${say(after.value)} por semana, em vez de ${say(before.value)} (${level > 1 ? '+' : '−'}${percentOf(level - 1)}).`,
    texts: [
      `A data é de ouvir dizer: se atrasar, cada semana de atraso fica em ${say(before.value)}. Confirme no calendário antes de comprar para ela; o salto é de um ano só.`,
    ],
  }
}

export function answerTrust(question: Question, asked: Asked): Answer {
  const { what } = question
  const { forecast } = asked
  const { line, say } = measureOf(forecast)
  const ofPeriod = what === undefined ? trustOfPeriod(asked) : null
  if (ofPeriod) return ofPeriod
  const next = line.coming.find(({ monday }) => monday >= (forecast.target ?? ''))
  const error = line.wape
  const held = line.held
  const side = next ? (next.high - next.low) / 2 : 0
  return {
    verdict:
      what === undefined
        ? `Numa semana comum erra perto de ${percentOf(error)}: 8 em cada 10 semanas ficam ${say(side)} para cima ou para baixo.`
        : `Todo número vem da sua planilha: semanas medidas, sem média de mercado. O que não está nela vem marcado como suposição.`,
    texts: [
      `${held ? `No teste com as semanas que já passaram, ${held.inside} de ${held.of} caíram na faixa. ` : ''}Conta: ${line.model}, em ${line.tested} comparações. Em festa, chuva ou mudança o erro é maior: refaça toda segunda.`,
    ],
  }
}
