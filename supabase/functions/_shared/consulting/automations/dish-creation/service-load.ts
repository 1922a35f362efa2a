/** How the dishes serve a table that is expected, a full hour and the days of the week. */
import { shortDay, weekdayNames, weekdayOf } from '../../base/calendar.ts'
import type { EngineContext } from '../../base/context.ts'
import { capitalize } from '../../base/language/grammar.ts'
import { formatNumber, joinList } from '../../base/language/text.ts'
import { formatQuantity, grossAmount, shortName } from '../../base/pantry/kitchen.ts'
import type { WishOf } from '../../base/request/wish.ts'
import type { Candidate } from './compose.ts'
import { gatheringIn } from './full-house.ts'
import { keptBases } from './kept-bases.ts'
import { openDaysOf } from './open-week.ts'
import { isAhead } from './plates.ts'
import type { DishRequest } from './request.ts'
import type { Dish } from './schema.ts'
import { servedOn } from './served-days.ts'

type Question = WishOf<'question'>
type Asked = {
  chosen: readonly Candidate[]
  dishes: readonly Dish[]
  request: DishRequest
  context: EngineContext
}

/** Reserve for seconds and for what is dropped. */
const reserve = 0.1

const times = (value: number) => `${formatNumber(Math.ceil(value * 2) / 2)} × a ficha`

/** The day of the party that the owner's dates name; null without one. */
const dayOf = ({ from }: Question, { sheet, today }: EngineContext): string | null =>
  from ??
  sheet.wishes.flatMap((wish) =>
    wish.kind === 'date' && wish.from !== undefined && wish.from > today && !wish.closed ? [wish.from] : [],
  )[0] ??
  null

/** The main ingredient of a dish for so many portions, as bought. */
function mainOf({ parts, portions }: Candidate, count: number): string {
  const [main] = parts
  if (!main) return ''
  return `${formatQuantity(Math.ceil(((grossAmount(main.item, main.amount) / portions) * count) / 50) * 50, main.item.unit)} de ${shortName(main.item)}`
}

/**
 * Which dishes suit guests who all eat at once on a day: what is made the day before, and how much of each for all of
 * them. Null if nobody says how many they are.
 */
export function guestsOn(question: Question, { chosen, request, context }: Asked): string | null {
  const count = question.count ?? gatheringIn(`${question.text} . ${request.said}`)
  if (count === null || count < 2) return null
  const day = dayOf(question, context)
  const meals = chosen.filter(({ idea }) => idea.course === 'principal')
  const dishes = meals.length > 1 ? meals : chosen.filter(({ idea }) => idea.course !== 'sobremesa')
  const servedThen =
    day === null ? dishes : dishes.filter((one) => servedOn(one, request)?.includes(weekdayOf(day)) !== false)
  const ahead = servedThen.filter(
    (one) => isAhead(one) || keptBases(one.idea.keeps).some(({ days }) => days >= 2),
  )
  const late = servedThen.filter((one) => !ahead.includes(one))
  const portions = Math.ceil(count * (1 + reserve))
  const told = (one: Candidate) => {
    const plates = Math.ceil(portions / one.serves)
    return `${one.name}, ${times(plates / one.portions)} (${mainOf(one, plates)})`
  }
  const bases = (one: Candidate) =>
    joinList(
      keptBases(one.idea.keeps).flatMap(({ what, days }) =>
        days >= 2 ? [what?.toLowerCase() ?? 'o prato pronto'] : [],
      ),
    )
  return [
    `Para ${count} pessoas${day === null ? '' : ` em ${shortDay(day)}, ${weekdayNames[weekdayOf(day)] ?? ''}`}, ${portions} porções com 10% de folga.`,
    ahead.length > 0
      ? `De véspera: ${ahead.map((one) => `${told(one)}, adiantando ${bases(one)}`).join('; ')}. Cada conta é para todos comerem o mesmo prato; com dois pratos, metade de cada.`
      : 'Nenhum destes se adianta na véspera.',
    'Esfrie a 10 °C em até 2 horas, em travessa rasa, guarde a 4 °C e esquente a 74 °C no centro antes de servir.',
    ...(late.length > 0 ? [`No dia: ${joinList(late.map(({ name }) => name))}.`] : []),
  ].join(' ')
}

/** Plates that one person finishes at once: two pans, or two places on a griddle. */
const atOnce = 2
const defaultWindow = 60

const clock = (value: number) =>
  `${Math.floor(value)}h${value % 1 === 0 ? '' : String(Math.round((value % 1) * 60)).padStart(2, '0')}`

/** "eu e minha irmã", "somos dois na cozinha": who cooks, where no limit says it. */
const pairAtWork =
  /(?<!\p{L})(?:eu e (?:(?:a|o|meu|minha|mais) )*\p{L}+|somos (?:s[oó] )?(?:dois|duas|2)|(?:duas|dois|2) pessoas (?:na|da) cozinha)(?!\p{L})/iu

const countOfPeople = ({ asks, said }: DishRequest): number => asks.cooks ?? (pairAtWork.test(said) ? 2 : 1)

/** Whether so many plates leave the kitchen in time: people × plates at once × window ÷ minutes of each. */
export function capacity({ count, start, end }: Question, { chosen, request }: Asked): string {
  const window = start !== undefined && end !== undefined && end > start ? (end - start) * 60 : defaultWindow
  const people = countOfPeople(request)
  const meals = chosen.filter(({ idea }) => idea.course !== 'sobremesa')
  const list = (meals.length > 0 ? meals : chosen).map((one) => ({
    name: one.name,
    finish: one.idea.finish,
    plates: Math.floor((people * atOnce * window) / Math.max(1, one.idea.finish)),
  }))
  const sorted = list.toSorted((a, b) => b.plates - a.plates)
  const asked = count ?? 0
  const good = sorted.filter(({ plates }) => plates >= asked)
  const bad = sorted.filter(({ plates }) => plates < asked)
  const when =
    start !== undefined && end !== undefined ? ` das ${clock(start)} às ${clock(end)}` : ' em uma hora'
  const told = (rows: typeof sorted) =>
    joinList(rows.map(({ name, plates, finish }) => `${name} (até ${plates}, a ${finish} min)`))
  const mean = Math.floor(list.reduce((sum, { plates }) => sum + plates, 0) / Math.max(1, list.length))
  return [
    count === undefined
      ? `${capitalize(when.trim())} saem até: ${told(sorted)}.`
      : good.length === sorted.length
        ? `Dá: ${count} pratos${when} cabem com qualquer um destes: ${told(good)}.`
        : good.length === 0
          ? `Não dá na hora: ${count} pratos${when} passam do que sai, ${told(bad)}.`
          : `Dá com os rápidos: ${told(good)}. Não dá se todos pedirem ${told(bad)}.`,
    `Conta de ${people} ${people === 1 ? 'pessoa' : 'pessoas'}, ${atOnce} pratos de cada vez por pessoa, com as bases prontas${count !== undefined && mean < asked ? '' : ` (misturados, perto de ${mean})`}.`,
    ...(bad.length > 0
      ? [
          'O que é de panela pode ficar pronto em banho-maria acima de 60 °C, por até 6 horas: aí cada prato é só montar, 1 minuto.',
        ]
      : []),
  ].join(' ')
}

/** One dish for each day: the dearest to make on the last, what takes the week's fresh purchase first. */
export function dishOfDay({ weekdays }: Question, { chosen, request, context }: Asked): string {
  const open = openDaysOf(context.house)
  const days = weekdays ?? open
  const bound = (one: Candidate) => servedOn(one, request)
  const free = chosen
    .filter((one) => one.idea.course !== 'sobremesa' && bound(one) === null)
    .toSorted((a, b) => a.cost - b.cost)
  let at = 0
  const rows = days.map((day) => {
    const own = chosen.find((one) => bound(one)?.includes(day))
    const dish = own ?? free[at++ % Math.max(1, free.length)]
    return dish ? `${(weekdayNames[day] ?? '').replace('-feira', '')}, ${dish.name}` : ''
  })
  if (days.length === 1) {
    const [best] = free.toSorted(
      (a, b) => Number(b.idea.signature) - Number(a.idea.signature) || b.cost - a.cost,
    )
    const [day = 0] = days
    return best
      ? `${capitalize((weekdayNames[day] ?? '').replace('-feira', ''))}, ${best.name}: é o que mais chama atenção à mesa; faça a compra dele só para esse dia.`
      : ''
  }
  return `${capitalize(rows.filter((row) => row !== '').join('; '))}. O mais barato de fazer no começo da semana; troque os dias sem mudar as contas.`
}
