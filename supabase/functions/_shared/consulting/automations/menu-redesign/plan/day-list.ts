/** A shorter list for days on which the kitchen is held up: what is cooked, and what waits for another day. */
import { everyWeek } from '../../../base/calendar.ts'
import { itemKind } from '../../../base/house/item-kind.ts'
import { capitalize } from '../../../base/language/grammar.ts'
import { formatNumber, joinList } from '../../../base/language/text.ts'
import { inReais } from '../amounts.ts'
import { type Answer, type Asking, type Question, type Sold, soldFor } from './asking.ts'
import { unitsOn } from './day-units.ts'

/** Dishes of a short list, unless the owner says how many; with one more, one cook loses the thread. */
const usual = 8
/** A list that leaves out less than this is the whole menu. */
const leastOut = 2
export const isSweet = (section: string) => /sobremesa|doce|ado[cç]ar/iu.test(section)

const weeksOfMonth = 30 / 7

const share = (part: number) => `${formatNumber(Math.round(part * 100))}%`

/** "Domingo a cozinha trava, preciso de um cardápio menor": the dishes that leave most on those days. */
export function dayList({ weekdays = [], count = usual }: Question, asking: Asking): Answer | null {
  const days = weekdays.length === 0 ? 'nas horas cheias' : everyWeek(weekdays)
  const served = soldFor({}, asking).filter(
    ({ name, section, move }) =>
      move !== 'remove' && itemKind({ name, section }) === 'dish' && !isSweet(section),
  )
  const onDay = served.map((item) => unitsOn(item, weekdays, asking))
  const isKnown = onDay.every((units) => units !== null)
  const month = (item: Sold, at: number) =>
    (isKnown ? (onDay[at] ?? 0) * weeksOfMonth : item.units * asking.monthly) * item.margin
  const ranked = served
    .map((item, at) => ({ item, left: month(item, at) }))
    .toSorted((a, b) => Number(b.item.kept) - Number(a.item.kept) || b.left - a.left)
  if (ranked.length < count + leastOut) {
    const [last] = ranked.toReversed()
    return last
      ? {
          verdict: `${capitalize(days)}, o cardápio já é curto: ${ranked.length} pratos.`,
          texts: [
            `O que menos faria falta é ${last.item.name}, que deixa ${inReais(last.left)} ${isKnown ? 'por mês nesses dias' : asking.per}. Adiante os cozidos na véspera e receba o pedido antes de sentar.`,
          ],
        }
      : null
  }
  const [inside, outside] = [ranked.slice(0, count), ranked.slice(count)]
  const sum = (of: typeof ranked) => of.reduce((all, { left }) => all + left, 0)
  const names = (of: typeof ranked) => joinList(of.map(({ item }) => item.name))
  return {
    verdict: `${capitalize(days)}, só ${inside.length} pratos: ${names(inside)}.`,
    texts: [
      `Fazem ${share(sum(inside) / sum(ranked))} do que os pratos deixam ${isKnown ? 'nesses dias' : asking.per}. ${outside.length === 1 ? 'Fica' : 'Ficam'} para os outros dias ${names(outside)}, que ${outside.length === 1 ? 'deixa' : 'deixam'} ${inReais(sum(outside))} ${isKnown ? 'por mês ali' : asking.per}; quem pede um vizinho devolve boa parte.`,
      'Numa folha só do dia, plastificada, com as bebidas e as sobremesas de sempre; o cardápio da semana não vai à mesa.',
      ...(isKnown ? [] : ['A planilha não separa os dias: a escolha é pela venda de todos eles.']),
    ],
  }
}
