/** Whether a house grew beyond its prices, and what an offer of some weekdays has done. */
import { addDays, everyWeek, shortDay, weekdayOf } from '../../../base/calendar.ts'
import { formatNumber } from '../../../base/language/text.ts'
import { itemWords } from '../../../base/request/describe-forecast-question.ts'
import { mean } from '../../../base/statistics.ts'
import { formatReais, formatCount as whole } from '../figures.ts'
import { soldOn } from '../month-days.ts'
import { itemsNamed } from '../named-items.ts'
import { type Answer, type Asked, percentOf, type Question } from './asked.ts'

const signed = (change: number) =>
  Math.abs(change) < 0.005 ? '0%' : `${change < 0 ? '−' : '+'}${percentOf(change)}`

/** Weeks of now that are compared with those of a year ago, and the fewest of them. */
const compared = 12
const fewest = 4
/** A smaller change is what weeks do by themselves. */
const noticeable = 0.03

/** "Cresci ou foi só o preço?": units and R$ of the last weeks beside the same ones a year ago. */
export function answerRealGrowth({ percent, from }: Question, asked: Asked): Answer {
  const { sales, forecast } = asked
  const usual = new Set(forecast.units.past.flatMap(({ monday, value }) => (value === null ? [] : [monday])))
  const at = new Map(sales.weeks.map((week) => [week.monday, week]))
  const pairs = sales.weeks.slice(-compared).flatMap((now) => {
    const then = at.get(addDays(now.monday, -364))
    return then && usual.has(now.monday) && usual.has(then.monday) && now.days === then.days
      ? [{ now, then }]
      : []
  })
  if (pairs.length < fewest)
    return {
      verdict: `Não dá para separar: a planilha tem ${pairs.length === 0 ? 'nenhuma semana' : pairs.length === 1 ? 'uma semana' : `${pairs.length} semanas`} com par no ano anterior, e são precisas ${fewest}.`,
      texts: ['Compare unidades, não R$: o preço novo aumenta a receita sem mais clientes.'],
      open: true,
    }
  const total = (of: (week: (typeof pairs)[number]) => number) =>
    pairs.reduce((sum, pair) => sum + of(pair), 0)
  const units =
    total(({ now }) => now.units) /
      Math.max(
        1e-9,
        total(({ then }) => then.units),
      ) -
    1
  const isPriced = pairs.every(({ now, then }) => now.revenue !== null && then.revenue !== null)
  const money = isPriced
    ? total(({ now }) => now.revenue ?? 0) /
        Math.max(
          1e-9,
          total(({ then }) => then.revenue ?? 0),
        ) -
      1
    : null
  const price = money === null ? null : (1 + money) / (1 + units) - 1
  const reply =
    units > noticeable
      ? 'Cresceu de verdade'
      : units < -noticeable
        ? 'Foi só o preço: as unidades caíram'
        : 'Foi o preço: as unidades ficaram iguais'
  return {
    verdict: `${reply}: nas últimas ${pairs.length} semanas saíram ${whole(total(({ now }) => now.units) / pairs.length)} itens por semana, contra ${whole(total(({ then }) => then.units) / pairs.length)} nas mesmas do ano anterior (${signed(units)})${money === null ? '' : `; a receita fez ${signed(money)}, de ${formatReais(total(({ then }) => then.revenue ?? 0) / pairs.length)} para ${formatReais(total(({ now }) => now.revenue ?? 0) / pairs.length)}`}.`,
    texts: [
      price === null
        ? 'A planilha não tem a receita dos dois anos.'
        : `A diferença entre as duas, ${signed(price)}, é preço e troca de itens${percent === undefined ? '' : `; o aumento que você conta${from === undefined ? '' : `, de ${shortDay(from)},`} foi de ${formatNumber(percent)}%`}.`,
      'São semanas da mesma época dos dois anos, sem as fechadas e as fora do normal.',
    ],
  }
}

/** Weeks on each side of the day on which an offer began. */
const beside = 8

/** Units of some items on each day of the sheet by their shares; of the house, what the day sold. */
function byWeeks(weekdays: readonly number[], from: string, asked: Asked) {
  const { days, isMoney } = soldOn(asked.sales)
  const on = (start: string, end: string) => {
    const inside = [...days].filter(([day]) => day >= start && day < end)
    const own = inside.filter(([day]) => weekdays.includes(weekdayOf(day)))
    const rest = inside.filter(([day]) => !weekdays.includes(weekdayOf(day)))
    return { own: own.map(([, value]) => value), rest: rest.map(([, value]) => value) }
  }
  const before = on(addDays(from, -7 * beside), from)
  const after = on(from, '9999')
  return { before, after, isMoney }
}

/** "Desde setembro a terça tem pizza em dobro, deu resultado?": those weekdays beside the others, before and since. */
export function answerPastPromo(question: Question, asked: Asked): Answer {
  const { from = '', weekdays = [], what = 'a promoção', item } = question
  const names = item === undefined ? [] : itemsNamed(item, asked.sales, asked.house)
  const { before, after, isMoney } = byWeeks(weekdays, from, asked)
  const days = everyWeek(weekdays)
  if (before.own.length < 4 || after.own.length < 4 || before.rest.length < 4 || after.rest.length < 4)
    return {
      verdict:
        (asked.sales.weekDays ?? []).length === 0
          ? `A planilha é por semana e não mostra ${days.replace(/^(?:às|aos) /, '')}: não há como medir ${what}.`
          : `Ainda não dá para dizer: são precisas quatro vezes antes e quatro depois de ${shortDay(from)}.`,
      texts: ['Mande a planilha com a data de cada venda, de dois meses antes até hoje.'],
      open: true,
    }
  const say = isMoney ? formatReais : (value: number) => `${whole(value)} unidades`
  const [was, is] = [mean(before.own), mean(after.own)]
  const [restWas, restIs] = [mean(before.rest), mean(after.rest)]
  const change = is / was / (restIs / restWas) - 1
  const spread = (values: readonly number[]) => {
    const middle = mean(values)
    return values.reduce((sum, value) => sum + (value / middle - 1) ** 2, 0) / Math.max(1, values.length - 1)
  }
  const doubt =
    1.2816 * Math.sqrt(spread(before.own) / before.own.length + spread(after.own) / after.own.length)
  const [low, high] = [change - doubt, change + doubt]
  const extra = is - was * (restIs / restWas)
  const reply = low > 0 ? 'Trouxe venda' : high < 0 ? 'Não trouxe venda' : 'Não se distingue do acaso'
  const others = restIs / restWas - 1
  return {
    verdict: `${reply}: ${days} a casa foi de ${say(was)} para ${say(is)} por dia (${signed(is / was - 1)}); descontado o que os outros dias mudaram (${signed(others)}), ${signed(change)} (de ${signed(low)} a ${signed(high)}), ${say(Math.abs(extra))} a ${extra < 0 ? 'menos' : 'mais'} por dia.`,
    texts: [
      `São ${after.own.length} dias desde ${shortDay(from)} contra ${before.own.length} das ${beside} semanas de antes.`,
      isMoney
        ? `Só vale se ${say(Math.abs(extra))} a mais pagarem o que a oferta dá: a planilha mostra a venda ao preço que está nela, e não quanto saiu de graça${names.length > 0 ? ` de ${itemWords(item ?? '')}` : ''}. Conte as unidades dadas por duas semanas e multiplique pelo custo.`
        : 'Sem preços não se sabe se a venda a mais paga a oferta.',
      others > 0.05
        ? 'Os outros dias também subiram: parte do aumento é da casa, e já foi descontada.'
        : others < -0.05
          ? 'Os outros dias caíram: pode ser que parte dos clientes só tenha mudado de dia.'
          : 'Os outros dias ficaram iguais: não parece que os clientes só mudaram de dia.',
    ],
  }
}
