/** What to do on weak days, from the house's own menu: a pair at one price, something added at today's price, or a dish of the day. */
import { everyWeek } from '../../../base/calendar.ts'
import { heldBack } from '../../../base/house/held-back.ts'
import { hasAlcohol } from '../../../base/house/item-kind.ts'
import { capitalize } from '../../../base/language/grammar.ts'
import { formatBrl, formatNumber, joinList } from '../../../base/language/text.ts'
import { isAllowed } from '../allowed.ts'
import { isEndless } from '../gaps.ts'
import { kindOf } from '../match.ts'
import {
  type Answer,
  type Asked,
  answer,
  costedOf,
  factsOf,
  needs,
  type Question,
  reais,
  refuses,
} from './asked.ts'
import { dayName, daysOf } from './open-days.ts'
import { pairOf } from './pair.ts'
import { actionsIn, eveningPlan } from './plan-candidates.ts'

/** What is added costs at most this share of what the dish leaves. */
const mostOfMargin = 0.25
/** And is worth at least this share of its price, or nobody comes for it. */
const leastWorth = 0.08

/** The dish that a weak day can be about: what nobody on the list sells first, then what earns most. */
function dishOf(asked: Asked) {
  const { context, notCompared, sold } = asked
  const fitting = costedOf(asked).filter(
    (item) =>
      kindOf(item) === 'dish' &&
      item.price > item.cost &&
      !isEndless({ item: item.name }) &&
      heldBack({ name: item.name }, context.today) === null &&
      isAllowed(item.name, context.sheet),
  )
  const earns = ({ name, price, cost }: (typeof fitting)[number]) =>
    (price - cost) * (sold.unitsOf(name) ?? 1)
  const [best] = fitting.toSorted(
    (a, b) =>
      Number(notCompared.includes(b.name)) - Number(notCompared.includes(a.name)) || earns(b) - earns(a),
  )
  return best && { ...best, isAlone: notCompared.includes(best.name) }
}

/** What may come with a dish at its price of today: cheap for the house, and worth something to the guest. */
function addedTo(base: NonNullable<ReturnType<typeof dishOf>>, asked: Asked) {
  const left = base.price - base.cost
  return costedOf(asked)
    .filter(
      (item) =>
        item.name !== base.name &&
        item.cost <= left * mostOfMargin &&
        item.price >= base.price * leastWorth &&
        !hasAlcohol({ name: item.name, section: item.category }) &&
        isAllowed(item.name, asked.context.sheet),
    )
    .toSorted((a, b) => b.price / b.cost - a.price / a.cost)[0]
}

/**
 * A dish with something added at today's price. It pays where the dish sells g ÷ (m − g) more: m what it leaves, g the cost
 * of what is added, R$.
 */
function withAdded(on: string, asked: Asked): { verdict: string; texts: string[] } | null {
  const base = dishOf(asked)
  if (!base) return null
  const left = base.price - base.cost
  const added = refuses(asked, 'promotion', 'freeSample') ? undefined : addedTo(base, asked)
  const alone = base.isAlone ? ' Ninguém na sua lista mostra esse item: não dá para comparar o preço.' : ''
  if (!added)
    return {
      verdict: `${capitalize(on)}, ${base.name} é o prato do dia, a ${formatBrl(base.price)}, na lousa e na mensagem aos clientes: nenhum preço muda.`,
      texts: [
        `Cada um deixa ${formatBrl(left)}: dez a mais por dia são ${reais(left * 10)}.${alone}`,
        'Conte quatro semanas e troque o prato se o dia não crescer.',
      ],
    }
  const rest = left - added.cost
  const more = added.cost / rest
  return {
    verdict: `Só ${on}: quem pede ${base.name}, aos ${formatBrl(base.price)} de sempre, leva ${added.name} (${formatBrl(added.price)} no cardápio, ${formatBrl(added.cost)} de custo); nenhum preço baixa.`,
    texts: [
      `Cada um passa a deixar ${formatBrl(rest)}, e não ${formatBrl(left)}: empata com ${Math.ceil(more * 100 - 1e-9)}% mais vendas nesses dias (onde saíam 10, ${formatNumber(Math.ceil((1 + more) * 100 - 1e-9) / 10)}); dali em diante, cada um a mais são ${formatBrl(rest)}.${alone}`,
      'Avise na véspera a quem já é cliente, conte quatro semanas e pare se o dia não crescer.',
    ],
  }
}

export function answerWeakDays({ weekdays = [] }: Question, asked: Asked): Answer {
  const { opening } = asked.context.house.settings
  const shut = weekdays.filter((day) => opening[`${day as 0}`] === null)
  const open = weekdays.filter((day) => !shut.includes(day))
  const asks = open.length > 0 ? open : weekdays
  const closed =
    shut.length > 0 && open.length > 0
      ? `A casa fecha ${everyWeek(shut)}: a ideia é só ${everyWeek(open)}.`
      : ''
  const days = daysOf(asked)
  const mean = days.reduce((sum, { revenue }) => sum + revenue, 0) / Math.max(1, days.length)
  const known = asks.flatMap((day) => days.find(({ weekday }) => weekday === day) ?? [])
  const size =
    known.length > 0
      ? `Na planilha, ${joinList(known.map(({ weekday, revenue }) => `${dayName(weekday)} faz ${reais(revenue)}`))}, e a média dos dias é ${reais(mean)}.`
      : ''
  const theirs = factsOf(asked, 'days').filter(
    ({ weekdays: off = [], closed: isClosed }) => isClosed && off.some((day) => asks.includes(day)),
  )
  const empty =
    theirs.length > 0
      ? `${joinList([...new Set(theirs.map(({ competitor }) => competitor))])} ${theirs.length === 1 ? 'fecha' : 'fecham'} nesses dias: avise na porta que você abre.`
      : ''
  // One plan for the evening: the first of the actions that the owner orders.
  const ordered = actionsIn(asked)
  const [day] = asks
  const [planned] = ordered && day !== undefined ? eveningPlan(day, ordered, asked) : []
  if (planned)
    return answer(
      `${planned.what}: é a primeira das ações abaixo, ${planned.days ?? 'já na primeira semana'}.`,
      `${capitalize(planned.brings)}.`,
      size,
      empty,
    )
  const pair = refuses(asked, 'promotion', 'happyHour', 'lower') ? null : pairOf(asked)
  const on = asks.length === 0 ? 'nos dias fracos' : everyWeek(asks)
  if (pair)
    return answer(
      `Só ${on}: ${pair.name} por ${formatBrl(pair.price)} (à parte, ${formatBrl(pair.full)}), e o cardápio fica no preço.`,
      `Custa ${formatBrl(pair.cost)} e deixa ${formatBrl(pair.price - pair.cost)}; quem só pediria ${pair.base} deixa ${formatBrl(pair.gain)} a mais, quem já pediria os dois deixa ${formatBrl(pair.full - pair.price)} a menos: para de valer se esses passarem de ${pair.most} em cada 100.`,
      closed,
      size,
      empty,
      'Conte quatro semanas e pare se o dia não crescer.',
    )
  const added = withAdded(on, asked)
  return added
    ? answer(added.verdict, ...added.texts, closed, size, empty)
    : needs('Para uma oferta que não dê prejuízo nos dias fracos falta o custo dos itens.', size, empty)
}
