/** What a plan may choose from: what the owner's own words decide comes first, what any house could do last. */
import { addDays, shortDay, weekdayNames, weekdayOf } from '../../../base/calendar.ts'
import { isHoliday } from '../../../base/holidays.ts'
import { heldBack } from '../../../base/house/held-back.ts'
import { foldAccents, formatBrl, joinList } from '../../../base/language/text.ts'
import { onDay } from '../../../base/request/describe-rivals.ts'
import { isAllowed } from '../allowed.ts'
import { isUncut } from '../asked-limits.ts'
import { isOwned } from '../gaps.ts'
import { kindOf } from '../match.ts'
import { needsWeight } from '../script.ts'
import { type Asked, costedOf, extrasOf, factsOf, type Question, reais, refuses } from './asked.ts'
import { dayName, weakestDay } from './open-days.ts'
import { pairOf } from './pair.ts'
import {
  advertisement,
  board,
  label,
  type Planned,
  photos,
  printing,
  tables,
  tablesAnEvening,
} from './plan-costs.ts'
import { beforeOpening, comboOrdered, fromTold, isAwaited } from './plan-told.ts'
import { hasNoTables, isNear } from './told.ts'

/** The plan that the owner orders, if any. */
export const actionsIn = ({ context }: Asked): Question | undefined =>
  context.sheet.wishes.find((wish): wish is Question => wish.kind === 'question' && wish.about === 'actions')

/** The days that the owner wants fuller, or on which a competitor takes the guests. */
export function weakDaysOf(asked: Asked): number[] {
  const wanted = asked.context.sheet.wishes.flatMap((wish) =>
    wish.kind === 'question' && wish.about === 'weakDays' && !wish.against ? (wish.weekdays ?? []) : [],
  )
  const said = foldAccents(
    factsOf(asked, 'threat')
      .map(({ what, text }) => what ?? text)
      .join(' '),
  ).toLowerCase()
  const taken = weekdayNames.flatMap((_, day) =>
    new RegExp(`\\b(?:de|na|no|as|aos|toda|todo) ${foldAccents(dayName(day))}s?\\b`).test(said) ? day : [],
  )
  return [...new Set(wanted.length > 0 ? wanted : taken)]
}

/** Its dates within the plan: four weeks where the owner gives no period. */
function datesOf(day: number, { from, to }: Question, today: string): string[] {
  const first = addDays(from !== undefined && from > today ? from : today, 1)
  const start = addDays(first, (day - weekdayOf(first) + 7) % 7)
  const last = to ?? addDays(first, 27)
  return Array.from({ length: 13 }, (_, at) => addDays(start, 7 * at)).filter(
    // A feast is no weak evening.
    (one) => one <= last && !isHoliday(one),
  )
}

/** "toda quarta: 25/11, 02/12, 09/12 e 16/12" */
const onDates = (day: number, dates: readonly string[]) =>
  dates.length > 6
    ? `${day === 0 || day === 6 ? 'todo' : 'toda'} ${dayName(day)}, de ${shortDay(dates[0] ?? '')} a ${shortDay(dates.at(-1) ?? '')}`
    : `${day === 0 || day === 6 ? 'todo' : 'toda'} ${dayName(day)}: ${joinList(dates.map(shortDay))}`

/** The main dish of the house that sells most, or else one in the middle of its prices. */
function mainOf(asked: Asked) {
  const dishes = costedOf(asked).filter(
    (item) => kindOf(item) === 'dish' && heldBack({ name: item.name }, asked.context.today) === null,
  )
  const dear = Math.max(...dishes.map(({ price }) => price), 0)
  const units = (name: string) => asked.sold.unitsOf(name) ?? 0
  const mains = dishes.filter(({ price }) => price >= dear * 0.5).toSorted((a, b) => a.price - b.price)
  const middle = mains[Math.floor((mains.length - 1) / 2)]?.price ?? 0
  // What the owner does not want cheaper is not what a treat comes with, where there is another.
  const held = ({ name, category }: (typeof mains)[number]) =>
    Number(isUncut(asked.context.sheet.wishes, { name, section: category }))
  return mains.toSorted(
    (a, b) =>
      held(a) - held(b) ||
      units(b.name) - units(a.name) ||
      Math.abs(a.price - middle) - Math.abs(b.price - middle),
  )[0]
}

/** What the house gives to a table that orders two dishes: dear on the menu and cheap in the kitchen. */
function treatOf(asked: Asked) {
  const main = mainOf(asked)
  if (!main) return null
  const isOut = (name: string) => !isAllowed(name, asked.context.sheet)
  const [treat] = costedOf(asked)
    .filter(
      (item) => ['dish', 'side', 'soft_drink'].includes(kindOf(item)) && item.category !== main.category,
    )
    .filter(({ name, price, cost }) => !isOut(name) && cost <= (main.price - main.cost) * 0.3 && price >= 6)
    .toSorted((a, b) => b.price / b.cost - a.price / a.cost)
  return treat ? { main, treat } : null
}

/** An evening's reason to come: a pair at one price, or a treat where no price may fall. */
export function eveningPlan(day: number, question: Question, asked: Asked): Planned[] {
  const dates = datesOf(day, question, asked.context.today)
  if (dates.length === 0) return []
  const days = onDates(day, dates)
  const eve = dayName((day + 6) % 7)
  const call: Planned = {
    what: `Avisar na véspera (${eve}) quem já é cliente, por mensagem, e anunciar só para quem está perto`,
    cost: advertisement * dates.length,
    gain: null,
    brings: `quem decide onde comer ${day === 0 || day === 6 ? 'no' : 'na'} ${dayName(day)} decide antes; pare se em duas semanas ninguém citar o aviso`,
    week: 1,
    days: `toda ${eve}, a partir de ${shortDay(addDays(dates[0] ?? '', -1))}`,
  }
  const noOffer = refuses(asked, 'promotion', 'lower', 'happyHour')
  const priced = asked.context.sheet.wishes.some(
    (wish) => wish.kind === 'question' && wish.about === 'lower' && wish.against === true,
  )
  const pair = noOffer || priced ? null : pairOf(asked)
  if (pair)
    return [
      {
        what: `${pair.name} por ${formatBrl(pair.price)} (à parte, ${formatBrl(pair.full)}), só ${day === 0 || day === 6 ? 'no' : 'na'} ${dayName(day)}, na lousa`,
        cost: board,
        gain: pair.gain * tables,
        brings: `${reais(pair.gain * tablesAnEvening * dates.length)} no período, com 10 por noite que só pediriam ${pair.base}`,
        week: 1,
        days,
        check: `O par de ${dayName(day)} perde se mais de ${pair.most} em cada 100 já fossem pedir os dois.`,
      },
      call,
    ]
  const found = noOffer ? null : treatOf(asked)
  if (!found) return [call]
  const { main, treat } = found
  // A dish for two is one table's order.
  const isShared = main.measure?.unit === 'people'
  const left = (isShared ? 1 : 2) * (main.price - main.cost) - treat.cost
  const needed = Math.ceil((tablesAnEvening * treat.cost) / left - 1e-9)
  return [
    {
      what: `Mesa ${day === 0 || day === 6 ? 'do' : 'da'} ${dayName(day)}: quem pede ${isShared ? 'um prato' : 'dois pratos'} como ${main.name} ganha ${treat.name}, e nenhum preço baixa`,
      cost: Math.ceil(tablesAnEvening * treat.cost) * dates.length,
      gain: null,
      brings: `cada mesa nova deixa ${formatBrl(left)}, já com o brinde; ${needed === 1 ? 'uma a mais por noite paga' : `${needed} a mais por noite pagam`} o das 10 que já viriam`,
      week: 1,
      days,
      check: `O custo do brinde conta 10 mesas por noite a ${formatBrl(treat.cost)} cada; conte as mesas de ${dayName(day)} nas quatro semanas e pare se não crescerem.`,
    },
    call,
  ]
}

/** The dish that the owner is known for, or that nobody on the list sells, shown first. */
function ownDish(asked: Asked): Planned | null {
  const known = asked.context.sheet.wishes.flatMap((wish) =>
    wish.kind === 'question' && wish.about === 'ownStrength' ? (wish.item ?? []) : [],
  )
  const isKnown = ({ name }: { name: string }) => Number(known.includes(name))
  const [best] = costedOf(asked)
    .filter((item) => kindOf(item) === 'dish' && (isKnown(item) || asked.notCompared.includes(item.name)))
    .filter(({ name }) => isAllowed(name, asked.context.sheet))
    .toSorted((a, b) => isKnown(b) - isKnown(a))
  return best
    ? {
        what: `Pôr ${best.name} no alto do cardápio, na lousa e na primeira frase de quem atende`,
        cost: board,
        gain: null,
        brings: `${isKnown(best) ? 'é o que só você tem' : 'ninguém na sua lista tem preço dele'}; cada um a mais deixa ${formatBrl(best.price - best.cost)}`,
        week: 1,
      }
    : null
}

const isKnownFor = ({ context }: Asked) =>
  context.sheet.wishes.some(
    (wish) => wish.kind === 'question' && wish.about === 'ownStrength' && wish.item !== undefined,
  )

export function candidatesOf(question: Question, asked: Asked, off: readonly number[]): Planned[] {
  const weak = weakDaysOf(asked).filter((day) => !off.includes(day))
  const { raises } = asked
  const counted = raises.flatMap(({ gain }) => gain ?? [])
  const gain = counted.reduce((sum, one) => sum + one, 0)
  const pair = weak.length > 0 || refuses(asked, 'promotion', 'lower', 'happyHour') ? null : pairOf(asked)
  const [extra] = extrasOf(asked)
  const heavy = asked.items.filter(isOwned).find((item) => item.kind === 'dish' && needsWeight(item))
  const [rival] = asked.rivals
  const never = joinList(off.map(dayName), 'ou')
  const least = weakestDay(asked)
  const weakest =
    least !== undefined && !off.includes(least.weekday)
      ? `${onDay(least.weekday)}, o dia mais fraco`
      : off.length === 0
        ? 'no dia mais fraco'
        : `no dia mais fraco, nunca ${never}`
  const own = ownDish(asked)
  const usual: (Planned | null)[] = [
    raises.length > 0
      ? {
          what: `Trocar ${raises.length === 1 ? `o preço de ${raises[0]?.item ?? ''}` : `os ${raises.length} preços da tabela`}, no cardápio e na lousa`,
          // New paper for less than it costs in a month would eat the gain: a label does.
          cost: counted.length > 0 && gain < printing ? label : printing,
          gain: counted.length > 0 ? gain : null,
          brings: counted.length > 0 ? `${reais(gain)} por mês` : 'diz a planilha de vendas',
          week: 1,
        }
      : null,
    extra
      ? {
          what: `Oferecer ${extra.name} em ${hasNoTables(asked) ? 'todo pedido' : 'toda mesa'}, a ${formatBrl(extra.price)}`,
          cost: 0,
          gain: hasNoTables(asked) ? null : (extra.price - extra.cost) * tables,
          brings: hasNoTables(asked)
            ? `${formatBrl(extra.price - extra.cost)} a cada um que aceitar; conte quantos`
            : `${reais((extra.price - extra.cost) * tables)} por mês, com 10 mesas por semana`,
          week: 1,
        }
      : null,
    pair
      ? {
          what: `${pair.name} por ${formatBrl(pair.price)}, só ${weakest}, na lousa`,
          cost: board,
          gain: pair.gain * tables,
          brings: `${reais(pair.gain * tables)} por mês, com 10 por semana que só pediriam ${pair.base}`,
          week: 2,
        }
      : null,
  ]
  // What is done first comes first; before it, what the owner's own words decide.
  const ordered = usual
    .flatMap((one) => one ?? [])
    .toSorted((a, b) => (b.gain ?? 0) - (a.gain ?? 0))
    .toSorted((a, b) => a.week - b.week)
  const last: (Planned | null)[] = [
    heavy
      ? {
          what: `Pesar a porção de ${heavy.ours} e pôr o peso no cardápio`,
          cost: 0,
          gain: null,
          brings: 'responde a quem viu mais barato',
          week: 1,
        }
      : null,
    {
      what: `Conferir preço e tamanho de ${rival ?? 'quem está na lista'} ${rival !== undefined && isNear(rival, asked) ? 'passando lá' : 'pelo cardápio do aplicativo'}`,
      cost: 0,
      gain: null,
      brings: 'decide o que ainda depende da porção de lá',
      week: 1,
    },
    {
      what: 'Fazer fotos dos três itens que mais deixam, para o mês todo',
      cost: photos,
      gain: null,
      brings: 'conte os pedidos deles por quatro semanas',
      week: 3,
    },
  ]
  return [
    ...weak.slice(0, 1).flatMap((day) => eveningPlan(day, question, asked)),
    ...comboOrdered(asked),
    ...fromTold(asked),
    ...(own && isKnownFor(asked) ? [own] : []),
    ...ordered.slice(0, weak.length > 0 ? 1 : isAwaited(asked) ? 2 : ordered.length),
    ...beforeOpening(asked),
    ...(own && !isKnownFor(asked) ? [own] : []),
    ...ordered.slice(weak.length > 0 ? 1 : ordered.length),
    ...last.flatMap((one) => one ?? []),
  ]
}
