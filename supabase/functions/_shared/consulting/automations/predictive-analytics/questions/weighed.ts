/** Kilograms of a food by week, from the portions of the items that take it; and what must not run out. */
import { addDays, shortDay } from '../../../base/calendar.ts'
import { capitalize } from '../../../base/language/grammar.ts'
import { foldAccents, formatNumber, joinList, tokenize } from '../../../base/language/text.ts'
import { formatCount as whole } from '../figures.ts'
import { amountOf } from '../purchase-words.ts'
import { spanWords } from '../week-groups.ts'
import { type Answer, type Asked, mondayOf, type Question } from './asked.ts'
import { weeksOf } from './supply.ts'
import { withoutPortion } from './without-portion.ts'

type Week = { monday: string; expected: number; safe: number }

const wordsIn = (text: string) => tokenize(foldAccents(text)).filter((word) => word.length > 2)

/** The food that a question names, as the list of purchases has it; null if the list has no weight of it. */
export function foodOf({ item, what }: Question, { forecast }: Asked) {
  const words = wordsIn(what ?? item ?? '')
  const found = (forecast.ingredients ?? []).filter(
    ({ name, unit }) =>
      unit === 'g' && words.length > 0 && words.every((word) => wordsIn(name).includes(word)),
  )
  return found[0] ?? null
}

/** The weeks of a food from the one to buy for on, or those that the owner asks about. */
function foodWeeks(name: string, { forecast }: Asked, { from, to }: Question): Week[] {
  const first = from === undefined ? '' : mondayOf(from)
  return (forecast.season ?? []).flatMap(({ monday, ingredients }) => {
    const line = ingredients.find((one) => one.name === name)
    return line && monday >= first && (to === undefined || monday <= to)
      ? [{ monday, expected: line.expected, safe: line.safe }]
      : []
  })
}

/** Half kilograms. */
const kg = (grams: number) => `${formatNumber(Math.ceil(grams / 500) / 2)} kg`

function rowsOf(weeks: readonly Week[]): string[][] {
  const rows: { from: string; to: string; said: string[] }[] = []
  for (const { monday, expected, safe } of weeks) {
    const said = [kg(expected), kg(safe)]
    const last = rows.at(-1)
    if (last && last.said.join() === said.join()) last.to = monday
    else rows.push({ from: monday, to: monday, said })
  }
  return rows.map(({ from, to, said }) => [
    `${spanWords(from, addDays(to, 6))}${from === to ? '' : ', por semana'}`,
    ...said,
  ])
}

/** "quantos kg de camarão por semana?": the kilograms of each week with the count that they come from. */
export function answerWeighed(question: Question, asked: Asked): Answer | null {
  const food = foodOf(question, asked)
  const weeks = food ? foodWeeks(food.name, asked, question) : []
  const [first] = weeks
  if (!food || !first) return null
  const target = asked.forecast.target ?? ''
  const { each = [] } = food
  const sum = each.flatMap(({ item, amount }) => {
    const sold = asked.forecast.purchases.find(({ name }) => name === item)
    return sold ? [`${whole(sold.expected)} ${item} × ${amountOf(amount, 'g')}`] : []
  })
  const [, clean, bought] = /^([\d,]+) kg limpos? ou ([\d,]+) kg inteiros?$/.exec(food.packs ?? '') ?? []
  const ratio = clean && bought ? Number(bought.replace(',', '.')) / Number(clean.replace(',', '.')) : null
  const own = each.every((one) => one.own)
  const most = weeks.toSorted((a, b) => b.expected - a.expected)[0] ?? first
  const differs = most.expected > first.expected * 1.03
  const secured = asked.questions.some(
    (one) => one.about === 'secure' && foodOf(one, asked)?.name === food.name,
  )
  return {
    verdict: `${capitalize(food.name)}: ${kg(first.expected)} na semana de ${shortDay(first.monday)}${differs ? ` e ${kg(most.expected)} na de ${shortDay(most.monday)}, a maior` : ''}; para não faltar, ${kg(first.safe)}${differs ? ` e ${kg(most.safe)}` : ''}.`,
    texts: [
      `Conta da semana de ${shortDay(target)}: ${joinList(sum)}${own ? ', as suas porções' : each.some((one) => one.own) ? ', com as suas porções onde você as deu' : ', porções supostas'}.`,
      ...withoutPortion([food], asked),
      ...(ratio === null
        ? []
        : [
            `É peso limpo; com casca e cabeça, ${formatNumber(ratio)} vezes isso: ${kg(first.expected * ratio)}.`,
          ]),
      ...(secured ? [stockWords(food.name, weeks)] : []),
    ],
    ...(weeks.length > 1
      ? {
          table: {
            caption: `${capitalize(food.name)}, por semana`,
            headers: ['Semana', 'Espero', 'Para não faltar'],
            rows: rowsOf(weeks),
            numeric: [1, 2],
          },
        }
      : {}),
  }
}

/** When to order again what must not run out. */
const stockWords = (name: string, weeks: readonly Week[]) => {
  const [first] = weeks
  return first
    ? `Congelado, compre pela última coluna e peça de novo quando restarem ${kg(first.expected / 2)} de ${name}, meia semana; fresco, o esperado em duas entregas, com os ${kg(first.safe - first.expected)} de folga no freezer.`
    : ''
}

/** "tenho medo de faltar camarão": the upper end, and when to order again. */
export function answerSecure(question: Question, asked: Asked): Answer | null {
  const { item, what } = question
  const food = foodOf(question, asked)
  const isAsked = asked.questions.some(
    (one) =>
      one !== question &&
      ['perWeek', 'packs'].includes(one.about) &&
      food &&
      foodOf(one, asked)?.name === food.name,
  )
  if (food) {
    const weeks = foodWeeks(food.name, asked, question)
    const [first] = weeks
    if (!first) return null
    return {
      verdict: `${capitalize(food.name)}: tenha ${kg(first.safe)} na semana de ${shortDay(first.monday)}, ${kg(first.safe - first.expected)} acima do esperado; em 9 de 10 semanas basta.`,
      texts: isAsked ? [] : [stockWords(food.name, weeks)],
      ...(isAsked || weeks.length < 2
        ? {}
        : {
            table: {
              caption: `${capitalize(food.name)}, por semana`,
              headers: ['Semana', 'Espero', 'Para não faltar'],
              rows: rowsOf(weeks),
              numeric: [1, 2],
            },
          }),
    }
  }
  const { weeks } = weeksOf(item ?? what ?? '', asked)
  const [first] = weeks
  if (!first) return null
  return {
    verdict: `${capitalize(item ?? what ?? '')}: tenha ${whole(Math.ceil(first.high))} na semana de ${shortDay(first.monday)}, ${whole(Math.ceil(first.high - first.value))} acima do esperado; em 9 de 10 semanas basta.`,
    texts: [`Peça de novo quando restarem ${whole(Math.ceil(first.value / 2))}, meia semana de venda.`],
  }
}
