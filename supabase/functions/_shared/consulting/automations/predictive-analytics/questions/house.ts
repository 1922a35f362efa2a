/** Questions and facts on the house and its sheet: new prices, days, hours and seats, new and joined items. */
import { addDays, everyWeek, shortDay } from '../../../base/calendar.ts'
import { itemKind } from '../../../base/house/item-kind.ts'
import { formatBrl, formatNumber, joinList } from '../../../base/language/text.ts'
import { defaultElasticity } from '../../../base/pricing/elasticity.ts'
import { itemWords } from '../../../base/request/describe-forecast-question.ts'
import { mean } from '../../../base/statistics.ts'
import { formatReais, formatCount as whole } from '../figures.ts'
import { measureOf } from '../measure.ts'
import { itemsNamed } from '../named-items.ts'
import { type Answer, type Asked, mondayOf, percentOf, type Question, unitsOf } from './asked.ts'
import { answerNewOfKind } from './new-of-kind.ts'
import { answerPastPrice, answerPastPrices } from './price-past.ts'
import { weeksOf } from './supply.ts'

const oldPrice = (what: string | undefined) => {
  const found = /R\$\s?([\d.]+(?:,\d\d)?)/.exec(what ?? '')?.[1]
  return found === undefined ? null : Number(found.replace('.', '').replace(',', '.'))
}

const signed = (fraction: number) => `${fraction < 0 ? '−' : '+'}${percentOf(fraction)}`

export function answerPriceMove(question: Question, asked: Asked): Answer {
  const { item = '', price = 0, what, from } = question
  const isPast = from !== undefined && from <= asked.today
  const all =
    item === '' ? asked.sales.items.map((one) => one.name) : itemsNamed(item, asked.sales, asked.house)
  if (isPast && price === 0 && all.length > 1) return answerPastPrices(question, all, asked)
  const [name] = all
  const sold = asked.sales.items.find((one) => one.name === name)
  if (sold && name !== undefined && isPast) return answerPastPrice(question, name, asked)
  const old = oldPrice(what) ?? sold?.price ?? null
  if (!sold || name === undefined || old === null)
    return { verdict: `A planilha não tem vendas de ${item}.`, texts: [], open: true }
  const { weeks } = weeksOf(item, asked)
  const after = weeks.filter(({ monday }) => from === undefined || monday >= mondayOf(from))
  // A week with a feast or closed days is no measure of a price.
  const marked = new Map(
    asked.forecast.units.coming.map(({ monday, note, told = [] }) => [
      monday,
      note !== undefined || told.length > 0,
    ]),
  )
  const plain = (some: typeof weeks) => some.filter(({ monday }) => !marked.get(monday))
  const base = [plain(after), plain(weeks), after, weeks].find((some) => some.length > 0) ?? []
  // The first of the weeks after it that stand beside another one without a feast.
  const judged = after.findIndex(
    ({ monday }, at) => !marked.get(monday) && !marked.get(after[at + 1]?.monday ?? ''),
  )
  const last = after.at(-1)
  const clear = judged === 0 || !last ? null : (after[judged]?.monday ?? addDays(last.monday, 7))
  const usual = mean(base.map(({ value }) => value))
  const cost = sold.cost ?? asked.forecast.purchases.find((one) => one.name === name)?.cost ?? null
  const [leftOld, leftNew] = [old - (cost ?? old), price - (cost ?? price)]
  const bearable = leftOld > 0 && leftNew > leftOld ? 1 - leftOld / leftNew : null
  const drink = itemKind({ name, section: sold.category }) !== 'dish'
  const elasticity = drink ? defaultElasticity.drinks : defaultElasticity.food
  const change = price / old - 1
  const lost = usual * elasticity * change
  const money = (usual + lost) * price - usual * old
  const even = old / price - 1
  const marginMove = (usual + lost) * leftNew - usual * leftOld
  return {
    verdict: `Conte com ${whole(Math.abs(lost))} ${name} a ${lost < 0 ? 'menos' : 'mais'} por semana (${signed(lost / Math.max(0.01, usual))}), de ${whole(usual)} para ${whole(usual + lost)} numa semana comum: ${Math.abs(money) < 1 ? 'a venda em reais fica igual' : `a venda muda ${money < 0 ? '−' : '+'}${formatReais(Math.abs(money))} por semana`}.`,
    texts: [
      `É suposição: ${formatNumber(Math.abs(elasticity))}% a ${change > 0 ? 'menos' : 'mais'} de saída para cada 1% de preço. Em receita, empata com ${signed(even)} de saída.`,
      ...(bearable === null
        ? []
        : [
            `Com o custo de ${formatBrl(cost ?? 0)}, cada um passa a deixar ${formatBrl(leftNew)} em vez de ${formatBrl(leftOld)}: dá para perder até ${whole(Math.floor(usual * bearable))} por semana (${Math.floor(bearable * 100)}%) antes de ficar pior.`,
            `Depois da mercadoria, com essa queda, a conta muda ${marginMove < 0 ? '−' : '+'}${formatReais(Math.abs(marginMove))} por semana (${whole(usual)} × ${formatBrl(leftOld)} contra ${whole(usual + lost)} × ${formatBrl(leftNew)}).`,
          ]),
      `A tabela não conta com isso: veja as três primeiras semanas ${clear === null ? `depois de ${from === undefined ? 'mudar' : shortDay(from)}` : `comuns, a partir de ${shortDay(clear)}, porque antes há semanas que não são comuns`}.`,
    ],
  }
}

export function answerEvenAt({ item = '', price = 0, from }: Question, asked: Asked): Answer {
  const name = itemsNamed(item, asked.sales, asked.house)[0]
  const sold = asked.sales.items.find((one) => one.name === name)
  const old = sold?.prices?.at(-1)?.price ?? sold?.price ?? null
  const { weeks } = weeksOf(item, asked)
  const own = weeks.filter(({ monday }) => from === undefined || addDays(monday, 6) >= from)
  const usual = mean((own.length > 0 ? own : weeks).map(({ value }) => value))
  if (!sold || name === undefined || old === null || weeks.length === 0)
    return { verdict: `A planilha não tem preço ou vendas de ${item}.`, texts: [], open: true }
  const cost = sold.cost ?? asked.forecast.purchases.find((one) => one.name === name)?.cost ?? null
  if (cost !== null && price <= cost)
    return {
      verdict: `A ${formatBrl(price)} ${name} não paga o custo de ${formatBrl(cost)}: não empata nunca.`,
      texts: [],
    }
  const needed = usual * ((old - (cost ?? 0)) / (price - (cost ?? 0)))
  const more = needed - usual
  return {
    verdict: `${more >= 0 ? `${whole(Math.ceil(more))} a mais` : `pode perder até ${whole(Math.floor(-more))}`} por semana: de ${whole(usual)} a ${formatBrl(old)} para ${whole(needed)} a ${formatBrl(price)} (${signed(more / Math.max(0.01, usual))}).`,
    texts: [
      cost === null
        ? 'Sem o custo do item, a conta empata a receita; com ele, precisa de mais. Anote o custo em “A casa”.'
        : `Conta pelo que sobra de cada um: ${formatBrl(old - cost)} hoje, ${formatBrl(price - cost)} depois.`,
    ],
  }
}

/** Share of a day's drinks and dishes sold after an hour, where the sheet has no hours; assumptions. */
const lateShare = (start: number) => (start >= 23 ? 0.08 : start >= 22 ? 0.15 : start >= 21 ? 0.25 : 0.4)

export function answerLateSales({ item, start = 22, from }: Question, asked: Asked): Answer {
  const { line, say } = measureOf(asked.forecast)
  const own = item === undefined ? null : weeksOf(item, asked)
  const late = asked.sales.dayParts.length > 0
  const share = lateShare(start)
  const price = (name: string) => asked.sales.items.find((one) => one.name === name)?.price ?? 0
  const names = own?.names ?? []
  const money = own
    ? names.reduce((sum, name) => {
        const units =
          asked.forecast.items
            ?.find((one) => one.name === name)
            ?.coming.find(({ monday }) => monday === asked.forecast.target)?.value ?? 0
        return sum + units * price(name)
      }, 0)
    : (line.coming.find(({ monday }) => monday === asked.forecast.target)?.value ?? 0)
  const title = item === undefined ? 'A casa' : itemWords(item)
  return {
    verdict: `${title} faz ${item === undefined ? say(money) : formatReais(money)} por semana; se ${Math.round(share * 100)}% disso sai depois das ${start}h (suposição nossa), perde ${item === undefined ? say(money * share) : formatReais(money * share)}${from === undefined ? '' : ` por semana, de ${shortDay(from)} em diante`}.`,
    texts: [
      late
        ? 'A planilha tem horas, mas não as de cada item: tire do caixa o que saiu depois desse horário em duas semanas.'
        : 'A planilha não tem a hora das vendas: tire do caixa o que saiu depois desse horário em duas semanas e troque a suposição.',
    ],
  }
}

export function answerTightWeek(_question: Question, { forecast }: Asked): Answer {
  const { line, say } = measureOf(forecast)
  const weeks = line.coming.filter(({ monday }) => monday >= (forecast.target ?? ''))
  const [low] = weeks.toSorted((a, b) => a.value - b.value)
  if (!low) return { verdict: 'Não há semanas previstas.', texts: [], open: true }
  const usual = mean(weeks.map(({ value }) => value))
  const gap = low.value / usual - 1
  const worst = weeks.toSorted((a, b) => a.low - b.low)[0] ?? low
  return {
    verdict:
      gap > -0.03
        ? `Nenhuma se destaca: todas ficam perto de ${say(usual)}; no pior da faixa, a de ${shortDay(worst.monday)} faz ${say(worst.low)}.`
        : `A de ${shortDay(low.monday)} é a que menos traz: ${say(low.value)}, ${percentOf(gap)} abaixo da média de ${say(usual)}${low.note === undefined ? '' : ` (${low.note})`}.`,
    texts: [
      'A planilha mostra o que entra, não o que sai: compare com os boletos e a folha de cada semana, pelo mínimo da faixa.',
    ],
  }
}

/** "O baião só entrou em 12/10": its sales since then, without a word of growth. */
function answerEntered({ item = '', from = '' }: Question, asked: Asked): Answer {
  const since = mondayOf(from) < from ? addDays(mondayOf(from), 7) : from
  const units = unitsOf(item, asked)
  const weeks = asked.sales.weeks.flatMap(({ monday }, at) => {
    const sold = units[at]
    return monday >= since && sold != null ? [sold] : []
  })
  const line = asked.forecast.items?.find(({ name }) => name === item)
  const next = line?.coming.find(({ monday, value }) => monday >= (asked.forecast.target ?? '') && value > 0)
  if (weeks.length === 0)
    return { verdict: `A planilha não tem vendas de ${item} desde ${shortDay(from)}.`, texts: [], open: true }
  const size = Math.min(4, Math.floor(weeks.length / 2) || 1)
  const [first, last] = [mean(weeks.slice(0, size)), mean(weeks.slice(-size))]
  return {
    verdict: `${item} só conta desde ${shortDay(from)}: ${weeks.length === 1 ? 'uma semana' : `${weeks.length} semanas`} de venda${next ? `, e a previsão parte de ${whole(next.value)} por semana` : ''}.`,
    texts: [
      weeks.length < 4
        ? 'É pouco para dizer se sobe ou desce: refaça a conta com quatro semanas.'
        : `Foram ${whole(first)} por semana nas ${size} primeiras e ${whole(last)} nas ${size} últimas: ${last > first * 1.1 ? 'é um item que chega ao seu nível, e isso não entra como alta nem se soma para a frente' : last < first * 0.9 ? 'passou a novidade, e a conta usa o nível de agora, sem somar a queda para a frente' : 'ficou no mesmo nível'}.`,
      ...(weeks.length < 26 && weeks.length >= 4
        ? ['A história é curta: a faixa dele erra mais que a dos outros.']
        : []),
    ],
  }
}

export function answerNewItem(question: Question, asked: Asked): Answer {
  const { what = 'item novo', other = '', from, item } = question
  if (item !== undefined && from !== undefined && other === '') return answerEntered(question, asked)
  const all = weeksOf(other, asked)
  // "pizza" is all of them: the new one is like those whose price is nearest.
  if (all.names.length > 1) return answerNewOfKind(question, all.names, asked)
  const { weeks, names } = all
  const [first] = weeks.filter(({ monday }) => from === undefined || monday >= mondayOf(from))
  const base = first ?? weeks[0]
  if (!base)
    return { verdict: `A planilha não tem vendas de ${other} para servir de base.`, texts: [], open: true }
  return {
    verdict: `${what}: conte com até ${whole(base.value)} por semana, como ${names[0] ?? other} (faixa de ${whole(base.low)} a ${whole(base.high)}).`,
    texts: [
      `Parte dessas vendas sai de ${names[0] ?? other}; por isso a tabela da casa não soma as duas. Na primeira semana compre para ${whole(base.value / 2)} e refaça a conta com três semanas de venda.`,
    ],
  }
}

export function answerCapacity({ count = 0, percent, from, to }: Question, asked: Asked): Answer {
  const { forecast } = asked
  const { line, say } = measureOf(forecast)
  const weeks = line.coming.filter(
    ({ monday }) =>
      monday >= (forecast.target ?? '') &&
      (from === undefined || addDays(monday, 6) >= from) &&
      (to === undefined || monday <= to),
  )
  const [first] = weeks
  if (!first)
    return { verdict: 'Fica depois das semanas previstas; o número não mudou.', texts: [], open: true }
  const busy = forecast.weekdays.filter(({ share }) => share > 1.2 / Math.max(1, forecast.weekdays.length))
  const part = busy.reduce((sum, { share }) => sum + share, 0)
  const share = percent === undefined ? null : percent / 100
  const loss = share === null ? null : first.value * part * share
  const days = joinList(busy.map(({ weekday }) => everyWeek([weekday])))
  return {
    verdict:
      loss === null || busy.length === 0
        ? `${count} lugares a menos só pesam quando a casa enche, e a planilha não diz quando: a tabela não mudou.`
        : `No pior caso são ${say(loss)} a menos por semana: ${formatNumber(percent ?? 0)}% ${days}, os dias em que a casa pode encher; nos outros sobra lugar.`,
    texts: [
      'A tabela não desconta isso, porque a planilha não mostra as mesas cheias. Conte duas semanas quantas vezes houve espera: é o que se perde.',
    ],
  }
}

export const answerSameItem = ({ item = '', other = '' }: Question, { forecast }: Asked): Answer => {
  const name = forecast.items?.find((one) => one.name === other || one.name === item)?.name ?? other
  const week = forecast.items
    ?.find((one) => one.name === name)
    ?.coming.find(({ monday }) => monday === forecast.target)
  return {
    verdict: `${item} e ${other} contam como um item só${week ? `: ${whole(week.value)} na semana de ${shortDay(week.monday)}` : ''}.`,
    texts: [],
  }
}

export const answerNoFactor = ({ what = '' }: Question): Answer => ({
  verdict: `Nada disso entrou na conta (${what}): ela usa só as vendas da planilha e as datas que você deu.`,
  texts: [],
})

export function answerSheetPart({ what = '' }: Question, { forecast }: Asked): Answer {
  const { line, say } = measureOf(forecast)
  const week = line.coming.find(({ monday }) => monday === forecast.target)
  return {
    verdict: `Vale só para o que está na planilha${week ? `: ${say(week.value)} na semana de ${shortDay(week.monday)} são dessa parte` : ''}; some à parte o que falta nela.`,
    texts: [
      /almo|noite|delivery|ifood/i.test(what)
        ? 'A compra do que serve às duas partes também se soma: a lista conta só esta.'
        : '',
    ].filter((text) => text !== ''),
  }
}

export function answerSoldIn({ item = '', what = '' }: Question, asked: Asked): Answer {
  const { weeks, names } = weeksOf(item, asked)
  const [first] = weeks
  const unit = what === 'kg' ? 'kg' : what
  return first
    ? {
        verdict: `${names[0] ?? item}: ${whole(first.value)} ${unit} na semana de ${shortDay(first.monday)}; em todas as listas o número deste item é em ${unit}.`,
        texts: [],
      }
    : { verdict: `A planilha não tem vendas de ${item}.`, texts: [], open: true }
}
