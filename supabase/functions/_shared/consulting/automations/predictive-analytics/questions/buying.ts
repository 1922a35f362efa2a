/** Deliveries, freezer, shelf life and losses: how the week's purchase is split. */
import { shortDay, weekdayNames } from '../../../base/calendar.ts'
import { capitalize } from '../../../base/language/grammar.ts'
import { foldAccents, formatNumber, joinList } from '../../../base/language/text.ts'
import { runWords } from '../deliveries.ts'
import { formatCount as whole } from '../figures.ts'
import { orderOf } from '../portions.ts'
import { amountOf } from '../purchase-words.ts'
import type { SalesForecast } from '../schema.ts'
import type { Answer, Asked, Question } from './asked.ts'
import { answerByWeight } from './by-weight.ts'

const dayOf = (weekday: number) => (weekdayNames[weekday] ?? '').replace('-feira', '')
const fromMonday = (weekday: number) => (weekday + 6) % 7

/** The open weekdays that each delivery serves: from its day until the eve of the next one. */
export function servedBy(deliveries: readonly number[], open: readonly number[]): number[][] {
  const starts = [...deliveries].toSorted((a, b) => fromMonday(a) - fromMonday(b))
  return starts.map((start, at) => {
    const next = starts[(at + 1) % starts.length] ?? start
    return open
      .filter((day) => {
        const [since, until] = [(day - start + 7) % 7, (next - start + 7) % 7 || 7]
        return since < until
      })
      .toSorted((a, b) => ((a - start + 7) % 7) - ((b - start + 7) % 7))
  })
}

/** The week's open days with their shares; all seven alike where the sheet has none. */
export const daysOf = ({ weekdays }: SalesForecast): { weekday: number; share: number }[] =>
  weekdays.length > 0 ? weekdays : [1, 2, 3, 4, 5, 6, 0].map((weekday) => ({ weekday, share: 1 / 7 }))

/** "uma vez", "3 vezes" */
const times = (count: number) => (count <= 1 ? 'uma vez' : `${count} vezes`)

/** Ingredients of the week that a word names: "carne", an item, or everything fresh. */
function goodsOf({ what = '', item }: Question, { ingredients = [] }: SalesForecast) {
  const fresh = ingredients.filter((one) => one.fresh)
  const own = ingredients.filter((one) => item !== undefined && one.items.includes(item))
  if (own.length > 0) return own
  const exact = ingredients.filter(({ name }) => name.toLowerCase() === what.toLowerCase())
  if (exact.length > 0) return exact
  const word = what.toLowerCase().slice(0, 4)
  // What the owner names counts whether it spoils or is frozen: the list buys both.
  const named = (word === 'carn' ? fresh : ingredients).filter(
    ({ name }) =>
      foldAccents(name.toLowerCase()).includes(foldAccents(word)) ||
      (/carne|frango|bife|costela|porco|boi|picanha|maminha|alcatra|contrafil|fraldinha|cupim|lingui|cora[çc][aã]o|cordeiro|carneiro|fil[ée] mignon/i.test(
        name,
      ) ===
        (word === 'carn') &&
        word === 'carn'),
  )
  return named.length > 0 ? named : what === 'tudo' ? fresh : []
}

/** Sold as it is bought: a coconut, a can, a bottle, a skewer. */
const soldWhole =
  /\b(?:coco|latas?|garrafas?|long ?necks?|cervejas?|refri\w*|[aá]gua|ovos?|picol[eé]s?|sorvetes?|p[aã]es|p[aã]o|salgad\w+|espetinhos?|ostras?|caranguejos?)(?![\p{L}])/iu

export function answerDeliveries(question: Question, asked: Asked): Answer | null {
  const { weekdays, count, what = 'tudo' } = question
  const { forecast } = asked
  // A sheet of whole weeks has no days: each counts alike.
  const days = daysOf(forecast)
  const open = days.map(({ weekday }) => weekday)
  if (weekdays === undefined)
    return count === undefined
      ? null
      : {
          verdict: `${capitalize(what)}: uma compra a cada ${count} dias, para ${Math.max(1, Math.round(count / 7))} semanas de venda.`,
          texts: [],
        }
  const runs = servedBy(weekdays, open)
  const shareOf = (run: readonly number[]) =>
    days.reduce((sum, { weekday, share }) => (run.includes(weekday) ? sum + share : sum), 0)
  const bought = goodsOf(question, forecast)
  const item = forecast.purchases.find(({ name }) => name === question.item)
  const own = item?.days
  const partOf = (run: readonly number[]) => {
    const all = own?.reduce((sum, { units }) => sum + units, 0) ?? 0
    return own && all > 0
      ? own.reduce((sum, { weekday, units }) => (run.includes(weekday) ? sum + units : sum), 0) / all
      : shareOf(run)
  }
  const parts = runs.map((run, at) => ({
    day: dayOf([...weekdays].toSorted((a, b) => fromMonday(a) - fromMonday(b))[at] ?? 0),
    run,
    part: partOf(run),
  }))
  const weighed = bought.length === 0 ? answerByWeight(question, asked) : null
  if (weighed) return weighed
  // What is counted by the piece needs no weight.
  if (bought.length === 0 && item && soldWhole.test(item.name))
    return {
      verdict: `${item.name}, na semana de ${shortDay(forecast.target ?? '')}: ${joinList(parts.map(({ day, run, part }) => `${day}, ${whole(Math.ceil(item.expected * part))} (para ${runWords(run)})`))}.`,
      texts: [
        `São ${whole(item.expected)} na semana, sem folga: a segunda entrega já se acerta pelo que saiu.`,
      ],
    }
  if (bought.length === 0)
    return {
      verdict: `${capitalize(what)}: ${joinList(parts.map(({ day, run, part }) => `${day} serve ${runWords(run)} (${Math.round(part * 100)}% da venda)`))}.`,
      texts: ['Diga quantos gramas leva cada porção e a conta sai em quilos por entrega.'],
    }
  return {
    verdict: `Na semana de ${shortDay(forecast.target ?? '')}: ${joinList(
      parts.map(
        ({ day, part }) =>
          `${day}, ${joinList(bought.slice(0, 3).map((one) => `${amountOf(one.expected * part, one.unit)} de ${one.name}`))}`,
      ),
    )}.`,
    texts: ['É o esperado, sem folga: a segunda entrega já se acerta pelo que saiu.'],
    table: {
      caption: 'Por entrega',
      headers: ['Produto', ...parts.map(({ day, run }) => `${day} (para ${runWords(run)})`)],
      rows: bought.map((one) => [
        one.name,
        ...parts.map(({ part }) => amountOf(one.expected * part, one.unit)),
      ]),
      numeric: parts.map((_, at) => at + 1),
    },
  }
}

export function answerStock(question: Question, asked: Asked): Answer {
  const { count = 0 } = question
  const goods = goodsOf({ ...question, what: question.what ?? 'carne' }, asked.forecast).filter(
    ({ unit }) => unit === 'g',
  )
  return fitsIn(goods, count, asked, question.what !== undefined)
}

/** Whether the week's goods stay below a limit in kilograms, by the largest delivery. */
function fitsIn(
  goods: NonNullable<SalesForecast['ingredients']>,
  count: number,
  asked: Asked,
  isNamed = false,
): Answer {
  const delivery = asked.questions.find(
    ({ about, weekdays }) => about === 'deliveries' && weekdays !== undefined,
  )
  // As the list buys it: the limit and the list must not speak of two amounts.
  const bought = (of: readonly { name: string; expected: number; safe: number }[]) =>
    goods.reduce((sum, good) => {
      const line = of.find(({ name }) => name === good.name)
      return sum + (line === undefined ? 0 : good.fresh ? orderOf(line.expected, 0, good.spare) : line.safe)
    }, 0) / 1000
  const [fullest] = (asked.forecast.season ?? [])
    .map(({ monday, ingredients }) => ({ monday, kg: bought(ingredients) }))
    .toSorted((a, b) => b.kg - a.kg)
  const now = bought(goods)
  const week = Math.max(now, fullest?.kg ?? 0)
  const which =
    fullest !== undefined && fullest.kg > now * 1.005
      ? ` na semana de ${shortDay(fullest.monday)}, a mais cheia`
      : ''
  if (week === 0 && !isNamed) {
    const all = asked.forecast.ingredients?.filter(({ unit, fresh }) => unit === 'g' && fresh) ?? []
    if (all.length > 0) return fitsIn(all, count, asked)
  }
  if (week === 0)
    return {
      verdict: `Sem a porção de cada prato não há quilos para comparar com os ${count} kg.`,
      texts: ['Diga quantos gramas leva cada prato de carne.'],
    }
  const runs = delivery?.weekdays
    ? servedBy(
        delivery.weekdays,
        asked.forecast.weekdays.map(({ weekday }) => weekday),
      )
    : []
  const parts = runs.map((run) =>
    asked.forecast.weekdays.reduce(
      (sum, { weekday, share }) => (run.includes(weekday) ? sum + share : sum),
      0,
    ),
  )
  const peak = week * (parts.length > 0 ? Math.max(...parts) : 1)
  const none = asked.forecast.recipes?.none ?? []
  return {
    verdict:
      peak <= count
        ? `Cabe: ${parts.length > 0 ? 'a maior entrega ocupa' : `${isNamed ? joinList(goods.map(({ name }) => name)) : 'a semana'} pede`} ${formatNumber(peak)} kg${which} dos ${count} kg, e sobram ${formatNumber(count - peak)} kg.`
        : `Não cabe de uma vez: ${parts.length > 0 ? 'a maior entrega' : isNamed ? joinList(goods.map(({ name }) => name)) : 'a semana'} pede ${formatNumber(peak)} kg${which}, e o freezer guarda ${count} kg; divida em ${whole(Math.ceil(peak / Math.max(1, count)))} entregas${parts.length > 0 ? ' ou mais' : ' por semana'}.`,
    texts:
      none.length > 0 && !isNamed
        ? [
            `Conta só o que tem porção (${joinList(goods.map(({ name }) => name))}); falta a gramatura de ${joinList(none.slice(0, 4))}.`,
          ]
        : [],
  }
}

/** Ml of milk in one cup: an assumption. */
const milky: readonly (readonly [RegExp, number])[] = [
  [/cappuc|latte|mocha|m[eé]dia|pingado|chocolate quente/i, 150],
  [/gelado|vitamina|milk|frapp/i, 100],
]

/** Raw goods on ice or in the fridge, which are bought and not baked. */
const keptRaw = /\b(?:gelo|geladeira|freezer|camara|cru|crua|fresc\w+|resfriad\w+)\b/i

/** For how many days raw goods may be bought at once, by the fullest run of days. */
function rawLife(line: SalesForecast['purchases'][number], count: number, forecast: SalesForecast): Answer {
  const days = daysOf(forecast)
  const all = line.days?.reduce((sum, { units }) => sum + units, 0) ?? 0
  const unitsOn = (weekday: number) =>
    line.days && all > 0
      ? (line.days.find((day) => day.weekday === weekday)?.units ?? 0)
      : line.expected * (days.find((day) => day.weekday === weekday)?.share ?? 0)
  const runs = [0, 1, 2, 3, 4, 5, 6].map((start) => {
    const run = Array.from({ length: Math.min(count, 7) }, (_, at) => (start + at) % 7).filter((weekday) =>
      days.some((day) => day.weekday === weekday),
    )
    return { run, units: run.reduce((sum, weekday) => sum + unitsOn(weekday), 0) }
  })
  const fullest = runs.reduce((most, one) => (one.units > most.units ? one : most))
  const goods = (forecast.ingredients ?? []).filter(({ items }) => items.includes(line.name))
  const weighed = goods.slice(0, 2).map(({ name, expected, unit }) => {
    return `${amountOf(expected * (fullest.units / Math.max(1, line.expected)), unit)} de ${name}`
  })
  return {
    verdict: `Compre ${line.name} para no máximo ${count} ${count === 1 ? 'dia' : 'dias'} de cada vez: o trecho mais cheio, ${runWords(fullest.run)}, pede ${whole(Math.ceil(fullest.units))}${weighed.length > 0 ? ` (${joinList(weighed)})` : ''}.`,
    texts: [
      `São ${Math.ceil(days.length / count)} compras por semana, sem folga: é o que se vende, e o que sobra de um trecho não passa para o outro.`,
    ],
  }
}

export function answerShelfLife({ what = 'produto', count = 0, item, text }: Question, asked: Asked): Answer {
  const { forecast } = asked
  const open = daysOf(forecast).length
  const line = forecast.purchases.find(({ name }) => name === item)
  if (line && keptRaw.test(foldAccents(text))) return rawLife(line, count, forecast)
  if (line)
    return {
      verdict: `${line.name}: ${whole(line.expected)} por semana, ${whole(Math.ceil(line.expected / open))} por dia; com ${count} dias de vida, faça no máximo ${whole(Math.floor((line.expected / open) * Math.min(count, open)))} por vez.`,
      texts: [
        count < open
          ? `São ${Math.ceil(open / count)} fornadas por semana, com a data em cada uma.`
          : 'Uma vez por semana basta.',
      ],
    }
  const cups = /leite/i.test(what)
    ? forecast.purchases.flatMap(({ name, expected }) => {
        const ml = milky.find(([words]) => words.test(name))?.[1]
        return ml === undefined ? [] : [{ name, ml, litres: (expected * ml) / 1000 }]
      })
    : []
  const known = (forecast.ingredients ?? []).find(({ name }) =>
    name.toLowerCase().includes(what.toLowerCase()),
  )
  const litres = cups.reduce((sum, one) => sum + one.litres, 0)
  if (litres > 0)
    return {
      verdict: `${capitalize(what)}: ${Math.ceil(litres)} litros por semana, ${formatNumber(litres / open)} por dia: os ${count} dias só pesam se abrir várias caixas juntas.`,
      texts: [
        `Medida suposta: ${joinList(cups.map(({ name, ml }) => `${ml} ml em ${name}`))}; corrija se a sua é outra. Abra uma caixa por vez, com a data na etiqueta, e compre em duas vezes na semana.`,
      ],
    }
  return known
    ? {
        verdict: `${capitalize(what)}: ${amountOf(known.expected, known.unit)} por semana; com ${count} dias de vida, compre em ${times(Math.ceil(open / count))}.`,
        texts: [],
      }
    : {
        verdict: `Sem saber quanto de ${what} leva cada item, não há conta em quilos ou litros.`,
        texts: [
          `Diga quanto leva cada um; com ${count} dias de vida, compre em ${times(Math.ceil(open / count))} por semana.`,
        ],
      }
}

/** Slack of what spoils, as the list buys it. */
const slack = 3

export function answerWaste({ percent = 0 }: Question, { forecast }: Asked): Answer {
  const used = forecast.ingredients?.find(({ spare }) => spare !== undefined)?.spare
  if (used !== undefined)
    return {
      verdict: `A lista de compras já é essa: o esperado e no máximo ${formatNumber(percent)}% a mais${100 * used < percent ? `, ${formatNumber(100 * used)}% no que estraga` : ''}.`,
      texts: [
        `A semana erra perto de ${Math.round((forecast.revenue ?? forecast.units).wape * 100)}%: acerte a segunda entrega pelo que saiu da primeira.`,
      ],
    }
  const error = Math.round((forecast.revenue ?? forecast.units).wape * 100)
  return {
    verdict:
      percent >= slack
        ? `Sim: o que estraga se compra com ${slack}% de folga, dentro dos seus ${formatNumber(percent)}%.`
        : `A lista compra com ${slack}% de folga; para ficar em ${formatNumber(percent)}%, compre o esperado, sem folga.`,
    texts: [
      `A semana erra perto de ${error}%: por isso a segunda entrega se acerta pelo que saiu da primeira.`,
    ],
  }
}
