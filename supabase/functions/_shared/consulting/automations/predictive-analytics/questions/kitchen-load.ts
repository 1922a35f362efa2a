/** What a kitchen can do in a day, as the owner states it, against the days to come. */
import { shortDay, weekdayNames, weekdayOf } from '../../../base/calendar.ts'
import { formatNumber, joinList } from '../../../base/language/text.ts'
import { itemWords } from '../../../base/request/describe-forecast-question.ts'
import { formatCount as whole } from '../figures.ts'
import { itemsNamed } from '../named-items.ts'
import { type Answer, type Asked, percentOf, type Question } from './asked.ts'
import { feastDays, lastDay, notSold, soldAs } from './item-days.ts'

/** What everybody eats: the plates that a cook makes. */
const plates = 'pratos principais'
/** Rows of the table: the days of the period, or the fullest ones of a long one. */
const mostDays = 14

const named = (day: string) =>
  `${(weekdayNames[weekdayOf(day)] ?? '').replace('-feira', '')}, ${shortDay(day)}`

const several = (word: string, count: number) =>
  count === 1
    ? word
        .replace(/ões$|oes$/, 'ão')
        .replace(/(?<=[rz])es$/, '')
        .replace(/ns$/, 'm')
        .replace(/s$/, '')
    : /s$/.test(word)
      ? word
      : word.replace(/m$/, 'n').concat(/r$/.test(word) ? 'es' : 's')

/** "3 cozinheiras, 60 pratos cada: chamo mais uma?": the fullest days beside what the house can do, and how many it takes. */
export function answerKitchenLoad(question: Question, asked: Asked): Answer {
  const { count = 1, most = 1, what = 'pessoas', item, weekdays } = question
  const names = item === undefined ? [] : soldAs(item, asked)
  const all =
    names.length > 0
      ? names
      : itemsNamed(plates, asked.sales, asked.house).filter((name) => soldAs(name, asked).length > 0)
  const from = question.from ?? asked.forecast.target ?? asked.today
  const to = question.to ?? lastDay(asked)
  const isPeriod = question.from !== undefined
  const { days: found, ratio } = feastDays(all, { from, to }, asked)
  const days = found.filter(({ day }) => weekdays === undefined || weekdays.includes(weekdayOf(day)))
  const [peak] = days.toSorted((a, b) => b.value - a.value)
  const unit = names.length > 0 ? (names.length === 1 ? (names[0] ?? '') : itemWords(item ?? '')) : 'pratos'
  if (!peak) return notSold(item ?? 'pratos')
  const can = count * most
  const needed = (value: number) => Math.max(1, Math.ceil(value / most))
  const over = days.filter(({ value }) => value > can)
  const tight = days.filter(({ value, high }) => value <= can && high > can)
  const rule = `${count} ${several(what, count)} × ${whole(most)} são ${whole(can)} por dia`
  const more = needed(peak.value) - count
  const shown = days.length <= mostDays ? days : days.toSorted((a, b) => b.value - a.value).slice(0, mostDays)
  const when = isPeriod ? ` de ${shortDay(from)} a ${shortDay(to)}` : ''
  return {
    verdict:
      over.length > 0
        ? `Não basta${when}: no dia mais cheio, ${named(peak.day)}, são ${whole(peak.value)} ${unit}, e ${rule}. ${more === 1 ? 'Falta 1' : `Faltam ${more}`} ${several(what, more)}, ${needed(peak.value)} ao todo.`
        : tight.length > 0
          ? `Pelo esperado, basta${when}: o dia mais cheio, ${named(peak.day)}, faz ${whole(peak.value)} ${unit}, e ${rule}. Cheio, pode chegar a ${whole(peak.high)}: deixe ${several('mais', 1)} ${needed(peak.high) - count} de sobreaviso.`
          : `Basta${when}: o dia mais cheio, ${named(peak.day)}, faz ${whole(peak.value)} ${unit} (até ${whole(peak.high)}), e ${rule}.`,
    texts: [
      over.length > 0
        ? `Passa em ${over.length === days.length && days.length > 1 ? `todos os ${days.length} dias` : joinList(over.slice(0, 6).map(({ day }) => named(day)))}${over.length > 6 && over.length < days.length ? ' e outros' : ''}; no alto da faixa o pico pede ${needed(peak.high)}.`
        : `Usa ${percentOf(peak.value / Math.max(1, can))} do que a casa faz.`,
      ratio === null
        ? ''
        : `Esses dias vêm das mesmas datas do ano passado (${formatNumber(Math.round(ratio * 10) / 10)} vezes um dia comum), no nível de agora.`,
    ].filter((text) => text !== ''),
    table: {
      caption: `${unit.charAt(0).toUpperCase()}${unit.slice(1)} por dia, contra ${whole(can)}`,
      headers: ['Dia', 'Espero', 'Máximo', 'Pede'],
      rows: shown.map(({ day, value, high }) => [
        named(day),
        whole(value),
        whole(high),
        `${needed(value)}${needed(high) > needed(value) ? ` a ${needed(high)}` : ''} ${several(what, needed(high))}`,
      ]),
      numeric: [1, 2],
    },
  }
}
