/** What the trade bears: days that are full already, and regular guests who shall not be frightened. */
import { everyWeek } from '../../../base/calendar.ts'
import { capitalize } from '../../../base/language/grammar.ts'
import { formatBrl, formatNumber, joinList } from '../../../base/language/text.ts'
import { endingsFrom, menuPriceFrom } from '../../../base/pricing/endings.ts'
import { earnsInRoom } from '../full-hours.ts'
import { onDay, shortDay } from '../money.ts'
import type { PricedItemPlan } from '../schema.ts'
import { isMoved } from '../waves.ts'
import type { Answer, Asked, Question } from './asked.ts'
import { secondStep } from './margins.ts'

/** "Na sexta já acaba cedo": no offer and no lower price for more sales on the days that are full. */
export function answerFullHours({ weekdays = [] }: Question, { plan, limitsOf }: Asked): Answer {
  const days = everyWeek(weekdays)
  const kept = plan.items.filter(({ name }) => limitsOf(name).full === true)
  const lowered = plan.items.filter(({ action }) => action === 'lower')
  return {
    verdict: `${capitalize(days)} só conta a margem: nenhuma oferta deste relatório vale ${days}${lowered.length === 0 ? ', e nenhum preço baixa para vender mais' : ''}.`,
    texts: [
      kept.length > 0
        ? `Por isso ${joinList(kept.map(({ name, price }) => `${name} fica em ${formatBrl(price)}`))}: mais barato, venderia mais só nos outros dias, e perderia margem nos cheios.`
        : lowered.length > 0
          ? `${joinList(lowered.map(({ name }) => name))} ${lowered.length === 1 ? 'baixa' : 'baixam'} mesmo contando que ${days} a venda não cresce.`
          : '',
      `Com lugar ou produto contado, ponha à frente o que mais deixa por unidade: ${earnsInRoom(plan.items)}.`,
    ].filter((text) => text !== ''),
    figures: { kept: kept.length, lowered: lowered.length },
  }
}

/** "Suba em 2 passos, o outro só depois da Páscoa": what rises now, and what its second step is. */
function answerSteps(from: string, asked: Asked): Answer {
  const { plan, starts } = asked
  const second = plan.items.flatMap((item) => {
    const goal = asked.marginGoal?.(item) ?? null
    const to = goal === null ? null : secondStep(item, goal, asked)
    return to === null ? [] : [{ item, to }]
  })
  const later = plan.items.filter((item) => isMoved(item) && item.wave === 2)
  // What the owner keeps above another goes with it.
  const tied = second.flatMap(({ item, to }) =>
    plan.items.flatMap((one) => {
      const { tied: gap, endings } = asked.limitsOf(one.name)
      const price = gap?.to === item.name && gap.by > 0 ? to + gap.by : 0
      return price > one.newPrice + 0.005
        ? [{ item: one, to: menuPriceFrom(price - 1e-9, endingsFrom(one.price, endings)) }]
        : []
    }),
  )
  return {
    verdict:
      second.length === 0 && later.length === 0
        ? `Uma etapa basta: nenhum aumento deste plano passa do seu teto, e nada fica para ${shortDay(from)}.`
        : `Na segunda etapa, ${onDay(from)}: ${joinList([...[...second, ...tied].map(({ item, to }) => `${item.name}, de ${formatBrl(item.newPrice)} a ${formatBrl(to)}`), ...later.map(({ name, newPrice }) => `${name} a ${formatBrl(newPrice)}`)])}.`,
    texts:
      second.length === 0
        ? []
        : [
            `A primeira${starts === null ? '' : `, ${onDay(starts)},`} leva ${joinList(second.map(({ item }) => `${item.name} a ${formatBrl(item.newPrice)}`))}. Só dê a segunda se a primeira ficou acima do limite de “Como saber se deu certo”; ela não está na soma do plano.`,
          ],
    figures: { second: second.length },
  }
}

/** "Tenho medo de espantar os fregueses": the changes in two steps, and how much the usual order grows in each. */
export function answerGentle(asked: Asked): Answer {
  const { plan, starts } = asked
  if (asked.stepsFrom) return answerSteps(asked.stepsFrom, asked)
  const moved = plan.items.filter(isMoved)
  const later = moved.filter(({ wave }) => wave === 2)
  const first = moved.filter((item) => !later.includes(item))
  const words = (items: readonly PricedItemPlan[]) =>
    joinList(items.map(({ name, newPrice }) => `${name} a ${formatBrl(newPrice)}`))
  const most = Math.max(0, ...moved.map(({ change }) => change))
  return {
    verdict:
      moved.length === 0
        ? 'Nada sobe: nenhum passo paga o risco de perder freguês.'
        : later.length === 0
          ? `São poucas, e vão juntas${starts === null ? '' : ` ${onDay(starts)}`}: ${words(first)}; os outros ${plan.items.length - moved.length} ficam como o freguês conhece.`
          : `Em dois passos: primeiro ${words(first)}${starts === null ? '' : `, ${onDay(starts)}`}; depois, ${plan.later === undefined ? 'se o primeiro se aguentar' : `${onDay(plan.later)} e só se o primeiro se aguentar`}, ${words(later)}.`,
    texts: most > 0 ? [`O maior aumento é de ${formatNumber(most * 100)}%.`] : [],
    figures: { first: first.length, later: later.length },
  }
}

/** Named of those that stay, each with its reason. */
const mostQuiet = 4
/** What stays and why: first what owns a reason of its own, then by profit. */
export function quietWords(items: readonly PricedItemPlan[]): string {
  const kept = items.filter((item) => !isMoved(item))
  const shown = kept
    .toSorted((a, b) => Number(b.next === undefined) - Number(a.next === undefined) || b.profit - a.profit)
    .slice(0, mostQuiet)
  if (shown.length === 0) return ''
  return `Deixe quieto: ${shown.map(({ name, price, why }) => `${name}, ${formatBrl(price)}${why === undefined ? '' : ` (${why.replace(/\.$/, '').replace(/^\p{Lu}(?=\p{Ll}| )/u, (one) => one.toLowerCase())})`}`).join('; ')}${kept.length > shown.length ? `; e os outros ${kept.length - shown.length} de “Preços item a item”` : ''}.`
}
