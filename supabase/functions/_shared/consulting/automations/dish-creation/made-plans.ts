/** How the dishes meet the wishes that no single dish shows: leftovers, hands in the kitchen, dates. */
import { addDays, weekdayNames, weekdayOf } from '../../base/calendar.ts'
import type { EngineContext } from '../../base/context.ts'
import { formatBrl, formatNumber, joinList } from '../../base/language/text.ts'
import type { Prices } from '../../base/pantry/house-prices.ts'
import { foodCost, formatQuantity } from '../../base/pantry/kitchen.ts'
import { pieceWeights } from '../../base/pantry/piece-weights.ts'
import type { WishOf } from '../../base/request/wish.ts'
import type { Candidate } from './compose.ts'
import type { NeedId } from './needs.ts'
import type { DishRequest } from './request.ts'
import type { DishMenu } from './schema.ts'
import { takenOf } from './taken.ts'
import { foodIdsOf, isExact } from './wanted.ts'

type Met = NonNullable<DishMenu['met']>[number]

const inBase: Readonly<Record<WishOf<'leftover'>['unit'], number>> = { g: 1, kg: 1000, ml: 1, l: 1000, un: 1 }

/** Usual weight in g of a roll. */
const breadGrams: Readonly<Record<string, number>> = { pão: 50, 'pão francês': 50 }

/** From this number of portions of each dish on, a leftover is no longer one of a week. */
const weekOfPortions = 30

/** For how many portions of each dish that takes it a leftover lasts. */
export function leftoverRounds(
  { what, amount, unit }: WishOf<'leftover'>,
  taken: ReturnType<typeof takenOf>,
): number {
  if (taken.length === 0) return 0
  const each = taken.reduce((sum, one) => sum + one.each, 0)
  // Bread left over is weighed, and recipes count it.
  const pieces = taken.every((one) => one.unit === 'un') && (unit === 'kg' || unit === 'g')
  const inPieces = pieces ? (breadGrams[what] ?? pieceWeights[what] ?? null) : null
  return Math.floor((amount * inBase[unit]) / (inPieces ?? 1) / each)
}

/** "Sem ela na conta, Tapioca do vaqueiro custa R$ 2,10 em vez de R$ 7,80." */
function withoutItsCost(what: string, chosen: readonly Candidate[], prices: Prices): string {
  const ids: readonly string[] = foodIdsOf(what)
  const each = chosen.flatMap(({ name, parts, portions, cost, missing }) => {
    const own = parts.filter(({ item }) => ids.includes(item.id))
    const part =
      own.reduce((sum, { item, amount }) => sum + (foodCost(item, amount, prices) ?? 0), 0) / portions
    return own.length > 0 && part > 0 && missing.length === 0
      ? [`${name} custa ${formatBrl(Math.max(0, cost - part))} em vez de ${formatBrl(cost)}`]
      : []
  })
  return each.length === 0 ? '' : ` Com a sobra, que não se compra: ${joinList(each)}.`
}

/** Days open, and the orders of each dish that the plan counts with. */
export interface Week {
  openDays: number
  orders: number
}

/** The share of a leftover by which the plan's own sales may miss it. */
const nearly = 0.2

/** A dish of the house that takes up what the new ones leave. */
const ownWithIt = (what: string, { houseDishes }: DishRequest): string | undefined => {
  const ids: readonly string[] = foodIdsOf(what)
  return houseDishes.find(({ name }) => {
    const words = name.toLowerCase().split(/[\s,]+/u)
    const named = words.filter(isExact).flatMap(foodIdsOf)
    return name.toLowerCase().includes(what) || named.some((id) => ids.includes(id))
  })?.name
}

/** What the plan's sales use of a week's leftover, and what becomes of the rest. */
function weeklyPace(
  { what, amount, unit }: WishOf<'leftover'>,
  rounds: number,
  ofEach: string,
  { openDays, orders }: Week,
  request: DishRequest,
): string {
  const each = (count: number) =>
    `${count}${ofEach} por semana, ${formatNumber(Math.round((count / openDays) * 10) / 10)} por dia`
  const kilos = (share: number) => `${formatNumber(Math.round(amount * share * 10) / 10)} ${unit}`
  const day = ` Separe ${kilos(1 / openDays)} por dia nos ${openDays} dias abertos; o que passou de 3 dias na geladeira não entra.`
  const used = Math.min(1, orders / Math.max(1, rounds))
  if (used < 1 - nearly) {
    const own = ownWithIt(what, request)
    return `${day} Nos ${orders} pedidos${ofEach} por semana do plano vão ${kilos(used)}; ${own === undefined ? '' : `dos outros ${kilos(1 - used)} sai ${own}, que a casa já vende, e `}o que não sair congele no mesmo dia, em pacotes de um dia, por até 30 dias. Só estes pratos gastam tudo com ${each(rounds)}.`
  }
  return rounds < orders * (1 - nearly)
    ? `${day} Acaba antes do plano, que conta ${orders}${ofEach}: do ${rounds + 1}º pedido da semana em diante compra-se o que falta.`
    : `${day} É o que o plano vende: ${each(Math.min(rounds, orders))}.`
}

function leftoverPlan(
  wish: WishOf<'leftover'>,
  chosen: readonly Candidate[],
  week: Week,
  request: DishRequest,
): Met {
  const { what, amount, unit, weekly } = wish
  const of = 'leftover' as const
  const taken = takenOf(what, chosen)
  const stock = `${formatNumber(amount)} ${unit}${weekly ? ' por semana' : ''}`
  if (taken.length === 0)
    return {
      of,
      what,
      met: false,
      text: `Nenhum destes pratos leva ${what}: ${stock} continuam sem destino.`,
    }
  const rounds = leftoverRounds(wish, taken)
  const uses = taken.map(
    ({ name, each: grams, unit: measure }) => `${name}, ${formatQuantity(Math.round(grams), measure)}`,
  )
  const ofEach = taken.length > 1 ? ' de cada' : ''
  const open = Math.max(1, Math.round(((wish.days ?? 7) * week.openDays) / 7))
  const pace =
    wish.days !== undefined
      ? ` Em ${open} ${open === 1 ? 'dia aberto' : 'dias abertos'}, até ${dayOf(addDays(request.today, wish.days))}: ${Math.ceil(rounds / open)}${ofEach} por dia. O que não sair até lá, corte, branqueie 2 minutos ou cozinhe e congele por até 30 dias.`
      : weekly
        ? weeklyPace(wish, rounds, ofEach, week, request)
        : rounds > weekOfPortions
          ? ` Passa de uma semana: congele em pacotes do tamanho de um dia e descongele na geladeira.`
          : ' Gaste primeiro o mais antigo; cozido, vai a 10 °C em 2 horas e dura 3 dias na geladeira.'
  return {
    of,
    what,
    met: true,
    text: `${stock} dão ${rounds} ${rounds === 1 ? 'porção' : 'porções'}${ofEach} (por porção: ${uses.join('; ')}).${pace}${withoutItsCost(what, chosen, request.conditions.prices)} O preço de venda conta a compra, para o prato se pagar na semana em que não sobrar.`,
  }
}

const stations: readonly (readonly [needs: readonly NeedId[], name: string])[] = [
  [['griddle', 'grill', 'fryer'], 'chapa, brasa e fritura'],
  [['burner', 'oven', 'precision'], 'fogão e molhos'],
  [[], 'frio e doces'],
]

/** Whether the bases are made in the hours that the kitchen has: minutes of hands ÷ people, against the window. */
function hoursPlan({ what, start, end }: WishOf<'hours'>, cooks: number, chosen: readonly Candidate[]): Met {
  const work = chosen.reduce((sum, { idea }) => sum + idea.advance, 0)
  const window = (end - start) * 60
  const each = Math.ceil(work / cooks / 5) * 5
  const hours = (minutes: number) => `${formatNumber(Math.round((minutes / 60) * 10) / 10)} h`
  const text = `As bases dos ${chosen.length} somam ${hours(work)} de preparo, ${hours(each)} ${cooks === 1 ? 'para uma pessoa' : `para cada uma das ${cooks}`}; a cozinha tem ${hours(window)}.`
  return each <= window
    ? { of: 'hours', what, met: true, text: `${text} Cabe, e parte se faz na véspera.` }
    : {
        of: 'hours',
        what,
        met: false,
        text: `${text} Não cabe num dia só: faça na véspera o que guarda dois dias ou mais, pela tabela “Antes de abrir”.`,
      }
}

function cooksPlan(cooks: number, chosen: readonly Candidate[]): Met {
  const placed = chosen.map((candidate) => ({
    name: candidate.name,
    at: stations.findIndex(
      ([needs]) => needs.length === 0 || candidate.idea.needs.some((need) => needs.includes(need)),
    ),
  }))
  const groups = stations.flatMap(([, name], at) => {
    const own = placed.filter((one) => one.at === at).map((one) => one.name)
    return own.length > 0 ? [`${name}: ${joinList(own)}`] : []
  })
  const slow = Math.max(...chosen.map(({ idea }) => idea.finish))
  const people = `${cooks} ${cooks === 1 ? 'pessoa' : 'pessoas'}`
  const text =
    cooks === 1
      ? `Um par de mãos: tudo parte de base pronta, e o mais demorado pede ${slow} minutos. Não aceite mais de quatro pedidos por vez.`
      : `Para ${people}, por praça: ${groups.join('; ')}.`
  return { of: 'cooks', what: '', met: true, text }
}

export function plansMet(chosen: readonly Candidate[], request: DishRequest, week: Week): Met[] {
  const { asks } = request
  return [
    ...asks.leftovers.map((wish) => leftoverPlan(wish, chosen, week, request)),
    ...(asks.cooks === null ? [] : [cooksPlan(asks.cooks, chosen)]),
    ...asks.workHours.map((hours) => hoursPlan(hours, asks.cooks ?? 1, chosen)),
  ]
}

/** "sexta, 26/03" */
const dayOf = (day: string) =>
  `${(weekdayNames[weekdayOf(day)] ?? '').replace('-feira', '')}, ${day.slice(8)}/${day.slice(5, 7)}`

/** Days before a feast on which perishables are bought. */
const eve = 2

/** What a religious day is served from: no meat but fish. */
function meatless(what: string, chosen: readonly Candidate[]): string[] {
  if (!/santa|paix[aã]o|quaresma|cinzas/i.test(what)) return []
  const free = chosen.filter(({ parts }) =>
    parts.every(
      ({ item }) => !item.tags.some((tag) => tag === 'beef' || tag === 'pork' || tag === 'poultry'),
    ),
  )
  return free.length === 0
    ? []
    : [
        `Nesse dia sirva só o que não leva carne: ${joinList(free.map(({ name }) => name))}, com chapa e panela lavadas antes.`,
      ]
}

/** Minutes before closing at which the last order is taken. */
const beforeClosing = 40

const spokenHours: Readonly<Record<string, number>> = {
  uma: 13,
  duas: 14,
  tres: 15,
  três: 15,
  quatro: 16,
  cinco: 17,
  seis: 18,
  sete: 19,
  oito: 20,
  nove: 21,
  dez: 22,
}

/** "fecho depois das duas": when the kitchen takes its last order. */
function lastOrder(what: string): string[] {
  const [, said = ''] =
    /fech\p{L}* (?:s[oó] )?(?:depois d|[aà]|ao |d)[ao]?s? ?(\p{L}+|\d{1,2})/iu.exec(what) ?? []
  const hour = spokenHours[said.toLowerCase()] ?? Number(said)
  if (!Number.isInteger(hour) || hour < 1 || hour > 24) return []
  const minutes = hour * 60 - beforeClosing
  return [`Último pedido às ${Math.floor(minutes / 60)}h${String(minutes % 60).padStart(2, '0')}.`]
}

/** The feasts that the dishes are for, with what to do before each. */
export function datesMet(
  { sheet }: Pick<EngineContext, 'sheet'>,
  chosen: readonly Candidate[],
): NonNullable<DishMenu['dates']> {
  return sheet.wishes.flatMap((wish) => {
    if (wish.kind !== 'date' || wish.from === undefined) return []
    const { what, from, to = from } = wish
    const span = from === to ? dayOf(from) : `de ${dayOf(from)} a ${dayOf(to)}`
    const text = [
      `${span}: compre perecível em ${dayOf(addDays(from, -eve))} e deixe as bases prontas na véspera.`,
      ...meatless(what, chosen),
      ...lastOrder(what),
    ].join(' ')
    return [{ what, from, to, text }]
  })
}
