/** As many actions as the owner asks for, each with its cost, within the budget that the owner gives. */
import { addDays, shortDay, weekdayNames } from '../../../base/calendar.ts'
import { ofTheHouse, theHouse } from '../../../base/language/grammar.ts'
import { formatBrl, joinList } from '../../../base/language/text.ts'
import { isOwned } from '../gaps.ts'
import { needsWeight } from '../script.ts'
import { type Answer, type Asked, answer, extrasOf, needs, type Question, reais, refuses } from './asked.ts'
import { halfOf } from './own-strength.ts'
import { pairOf } from './pair.ts'
import { hasNoTables, isNear, toldOf } from './told.ts'

/** R$ a month, or null where nothing can be counted; `cost` in R$ is an assumption. */
type Planned = { what: string; cost: number; gain: number | null; brings: string; by: string }

/** Assumed costs, in R$: new pages and signs, a blackboard, photos that last a month. */
const printing = 180
const board = 60
const photos = 450
/** Tables a month that an offer reaches, where nobody has counted: ten a week. */
const tables = 43

function candidates(asked: Asked, weak: string): Planned[] {
  const { raises } = asked
  const counted = raises.flatMap(({ gain }) => gain ?? [])
  const gain = counted.reduce((sum, one) => sum + one, 0)
  const pair = refuses(asked, 'promotion', 'lower', 'happyHour') ? null : pairOf(asked)
  const [extra] = extrasOf(asked)
  const heavy = asked.items.filter(isOwned).find((item) => item.kind === 'dish' && needsWeight(item))
  const [rival] = asked.rivals
  const all: (Planned | null)[] = [
    raises.length > 0
      ? {
          what: `Trocar ${raises.length === 1 ? `o preço de ${raises[0]?.item ?? ''}` : `os ${raises.length} preços da tabela`}, no cardápio e na lousa`,
          cost: printing,
          gain: counted.length > 0 ? gain : null,
          brings: counted.length > 0 ? `${reais(gain)} por mês` : 'diz a planilha de vendas',
          by: 'Semana 1',
        }
      : null,
    extra
      ? {
          what: `Oferecer ${extra.name} em ${hasNoTables(asked) ? 'todo pedido' : 'toda mesa'}, a ${formatBrl(extra.price)}`,
          cost: 0,
          gain: (extra.price - extra.cost) * tables,
          brings: hasNoTables(asked)
            ? `${formatBrl(extra.price - extra.cost)} a cada um que aceitar; conte quantos`
            : `${reais((extra.price - extra.cost) * tables)} por mês, com 10 mesas por semana`,
          by: 'Semana 1',
        }
      : null,
    pair
      ? {
          what: `${pair.name} por ${formatBrl(pair.price)}, só ${weak}, na lousa`,
          cost: board,
          gain: pair.gain * tables,
          brings: `${reais(pair.gain * tables)} por mês, com 10 por semana que só pediriam ${pair.base}`,
          by: 'Semana 2',
        }
      : null,
    heavy
      ? {
          what: `Pesar a porção de ${heavy.ours} e pôr o peso no cardápio`,
          cost: 0,
          gain: null,
          brings: 'responde a quem viu mais barato',
          by: 'Semana 1',
        }
      : null,
    {
      what: `Conferir preço e tamanho de ${rival ?? 'quem está na lista'} ${rival !== undefined && isNear(rival, asked) ? 'passando lá' : 'pelo cardápio do aplicativo'}`,
      cost: 0,
      gain: null,
      brings: 'decide o que ainda depende da porção de lá',
      by: 'Semana 1',
    },
    {
      what: 'Fazer fotos dos três itens que mais deixam, para o mês todo',
      cost: photos,
      gain: null,
      brings: 'conte os pedidos deles por quatro semanas',
      by: 'Semana 3',
    },
  ]
  // What is done first comes first; before it, what the owner's own words decide.
  const planned = all
    .flatMap((one) => one ?? [])
    .toSorted((a, b) => (b.gain ?? 0) - (a.gain ?? 0))
    .toSorted((a, b) => Number(a.by.slice(-1)) - Number(b.by.slice(-1)))
  return [...fromTold(asked), ...planned]
}

/** What a competitor's wait and hours leave to the house. */
function fromTold(asked: Asked): Planned[] {
  const told = asked.rivals.map((name) => ({ name, ...toldOf(name, asked) }))
  const slow = told.find(({ wait }) => wait !== null)
  const early = told.find(({ closes }) => closes !== null)
  const half = slow?.wait ? halfOf(slow.wait) : null
  return [
    ...(slow
      ? [
          {
            what: `Cronometrar o pedido em duas noites e pôr o tempo na placa${half === null ? '' : `, se for até ${half} minutos`}`,
            cost: board,
            gain: null,
            brings: `pega quem não espera ${slow.wait ? `os ${slow.wait} minutos ` : ''}${ofTheHouse(slow.name)}`,
            by: 'Semana 1',
          },
        ]
      : []),
    ...(early && early.closes !== null && early.closes < 24
      ? [
          {
            what: `Depois das ${early.closes}h, pôr na frente o item mais barato, com o preço grande`,
            cost: 0,
            gain: null,
            brings: `${theHouse(early.name)} já fechou, e quem come barato só tem você`,
            by: 'Semana 2',
          },
        ]
      : []),
  ]
}

/** "Semana 2" of a month that the owner names: its day. */
const dayOf = (by: string, { from, to }: Question): string => {
  if (from === undefined) return by
  const day = addDays(from, 7 * Number(by.slice(-1)) - 1)
  return `até ${shortDay(to !== undefined && day > to ? to : day)}`
}

export function answerActions(question: Question, asked: Asked): Answer {
  const { count = 3, weekdays = [] } = question
  // "três coisas, sem gastar mais de 500": the budget may be a wish of its own.
  const budget =
    question.price ??
    asked.context.sheet.wishes.flatMap((wish) =>
      wish.kind === 'question' && wish.about === 'budget' ? (wish.price ?? []) : [],
    )[0]
  const closed = asked.context.sheet.wishes.flatMap((wish) =>
    wish.kind === 'question' && wish.about === 'openDays' && wish.against ? (wish.weekdays ?? []) : [],
  )
  const off = [...new Set([...weekdays, ...closed])].toSorted()
  const days = joinList(
    off.map((day) => weekdayNames[day] ?? ''),
    'ou',
  )
  const taken: Planned[] = []
  for (const one of candidates(
    asked,
    off.length === 0 ? 'no dia mais fraco' : `no dia mais fraco, nunca ${days}`,
  )) {
    const spent = taken.reduce((sum, { cost }) => sum + cost, 0)
    if (taken.length < count && spent + one.cost <= (budget ?? Number.POSITIVE_INFINITY)) taken.push(one)
  }
  taken.sort((a, b) => Number(a.by.slice(-1)) - Number(b.by.slice(-1)))
  if (taken.length === 0) return needs('Com esse dinheiro nenhuma ação desta lista cabe.')
  const spent = taken.reduce((sum, { cost }) => sum + cost, 0)
  const missing = count - taken.length
  return {
    ...answer(
      `${taken.length === 1 ? 'Uma ação' : `${taken.length} ações`}, ${reais(spent)} no total${budget === undefined ? '' : `: ${budget - spent < 1 ? 'o orçamento todo' : `sobram ${reais(budget - spent)} dos ${reais(budget)}`}`}.`,
      missing > 0
        ? `${missing === 1 ? 'A outra não cabe' : `As outras ${missing} não cabem`} no orçamento.`
        : '',
      weekdays.length === 0 ? '' : `Nenhuma cai em ${days}.`,
      'Os custos são suposições: papel, lousa e fotos na sua gráfica podem custar outra coisa.',
    ),
    table: {
      caption: 'As ações, com custo',
      headers: ['Ação', 'Custo', 'O que traz', 'Quando'],
      rows: taken.map(({ what, cost, brings, by }) => [
        what,
        cost === 0 ? 'nada' : reais(cost),
        brings,
        dayOf(by, question),
      ]),
      numeric: [],
    },
  }
}
