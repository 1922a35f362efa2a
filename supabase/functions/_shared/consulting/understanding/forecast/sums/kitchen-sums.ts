/** Sums of a kitchen: kilograms of a food for some days, and what its people or its oven can do. */
import { addDays, daysBetween } from '../../../base/calendar.ts'
import { everyDish } from '../../../base/request/match-item.ts'
import { weekdaysIn } from '../../dates/weekdays.ts'
import { figure, figureOf } from '../../spoken/figures.ts'
import type { WishContent } from '../../text/draft.ts'
import { datesAhead, type Line, type Lines, namedItems, next, own, type SumReader } from './parts.ts'
import { portionSums, unitOf } from './portion-sums.ts'

/** Longest period that is told day by day. */
const longest = 16
const kilos = '(?:quilos?|kilos?|kgs?)'
const asksKilos = new RegExp(`\\bquant[oa]s? ${kilos}\\b(?: d[aeo]s? ([a-z]+))?|\\bem ${kilos}\\b`)
const pointsBack =
  /\b(?:n?ess[ea]s|n?est[ea]s|aquel[ea]s|pr[ao]s?) (?:(?:\d|um|dois|tres|quatro|cinco|seis|sete|oito|nove|dez)\w* )?(?:dias|datas)\b|\b(?:pra|para|n?ess[ea]|d?ess[ea]) (?:festa|romaria|feriado|periodo)\b/
const holds = new RegExp(
  `\\b(?:freezer|geladeira|camara|congelador|deposito|estoque)\\b[^.;!?]{0,40}?\\b(?:cab\\w+|guard\\w+|aguent\\w+|comport\\w+|maximo(?: de)?|ate)\\b[^.;!?\\d]{0,20}?${figure} ?${kilos}\\b|\\b(?:cab\\w+|guard\\w+|aguent\\w+)(?: so| apenas| ate| no maximo)* ${figure} ?${kilos}\\b[^.;!?]{0,40}?\\b(?:freezer|geladeira|camara|congelador)\\b|\\b(?:freezer|geladeira|camara|congelador)\\b[^.;!?\\d]{0,30}?${figure} ?${kilos}\\b`,
)
const arrives =
  /\b(?:entrega\w*|fornecedor|chega|traz|vem|caminhao)\b[^.;!?]{0,30}?\b(?:segunda|terca|quarta|quinta|sexta|sabado|domingo)/
const takes = new RegExp(
  `\\b(?:cada|um|uma|o|a) ([a-z]+(?: [a-z]+){0,3}?) (?:leva|gasta|usa|pesa|tem|vai)(?: uns| umas| cerca de)? ${figure} ?(g|gramas?|gr|kg|quilos?|ml)\\b`,
)

/** A line that says more of its days than which they are. */
const saysMore = /\b(?:abr\w+|fech\w+|lot\w+|enche\w*|vend\w+|movimento|faltou|acabou)\b|\?/

type Span = { from: string; to: string }
/** The days that a line names, or those of the two lines before it that it points back to; `told`: a line that only names them. */
function daysFor({ lines, at, around }: Lines): { span: Span; told?: Line } | null {
  const line = lines[at]
  if (!line) return null
  const stated = (said: string) => {
    const dates = datesAhead(said, around.today)
    return (dates.find(({ name }) => name === null) ?? dates[0])?.span
  }
  const span = stated(line.said)
  if (span) return { span }
  if (!pointsBack.test(line.said)) return null
  for (const before of [lines[at - 1], lines[at - 2]]) {
    const days = before && stated(before.said)
    if (days)
      return { span: days, ...(before === lines[at - 1] && !saysMore.test(before.said) && { told: before }) }
  }
  return null
}

/** "quanto de camarão compro para o feriado, com 200 g por prato e 25 kg de freezer?" */
const readFoodDays: SumReader = (lines) => {
  const line = lines.lines[lines.at]
  const found = line && asksKilos.exec(line.said)
  if (!line || !found) return null
  const days = daysFor(lines)
  const span = days?.span
  if (!span || daysBetween(span.from, span.to) > longest || span.from === span.to) return null
  const { names } = lines.around
  const rest = lines.lines.slice(lines.at, lines.at + 4)
  const portion = rest.map((one) => ({ one, took: takes.exec(one.said) })).find(({ took }) => took)
  const room = rest.map((one) => ({ one, fits: holds.exec(one.said) })).find(({ fits }) => fits)
  const delivery = rest.find(({ said }) => arrives.test(said))
  const limit = figureOf(room?.fits?.slice(1).find((one) => one !== undefined))
  const food = found[1] ?? /\b(?:d[aeo]|o|a) ([a-z]{4,}) em (?:quilos?|kg)/.exec(line.said)?.[1]
  const foodAt = food === undefined ? -1 : line.said.indexOf(food)
  const what = foodAt < 0 ? undefined : own(lines, line, foodAt, food?.length ?? 0)
  const item = food === undefined ? undefined : namedItems(food, names)
  const amount = figureOf(portion?.took?.[2])
  const dish = namedItems(portion?.took?.[1] ?? '', names) ?? item
  const told = [line, portion?.one, room?.one, delivery].filter((one) => one !== undefined)
  return {
    wishes: [
      {
        kind: 'question',
        about: 'foodDays',
        ...span,
        ...(item !== undefined && { item }),
        ...(what !== undefined && { what }),
        ...(limit > 0 && { most: Math.round(limit) }),
        ...(delivery && { weekdays: weekdaysIn(delivery.said) }),
      },
      ...(amount > 0 && dish !== undefined
        ? dish.split(' + ').map(
            (one): WishContent => ({
              kind: 'portion',
              item: one,
              amount,
              unit: unitOf(portion?.took?.[3]),
              ...(what !== undefined && { of: what }),
            }),
          )
        : []),
    ],
    start: days.told?.start ?? line.start,
    end: lastOf(lines, told),
  }
}

/** The end of the last line that a sum takes; lines between that say something else stop it. */
const lastOf = ({ lines, at }: Lines, told: readonly Line[]): number => {
  let end = lines[at]?.end ?? 0
  for (const line of lines.slice(at + 1)) {
    if (!told.includes(line)) break
    end = line.end
  }
  return end
}

const people =
  '(?:cozinheir[oa]s?|cozinhas?|pessoas?|ajudantes?|chapeir[oa]s?|pizzaiol[oa]s?|funcionari[oa]s?|garc(?:om|ons|onetes?)|atendentes?|churrasqueir[oa]s?|menin[oa]s)'
const served =
  '(pratos?|almocos?|refeicoes|refeicao|pizzas?|lanches?|burgers?|hamburgueres|marmitas?|quentinhas?|pedidos?|porcoes|tapiocas?|pasteis|mesas?)'
const does =
  '(?:da conta|dao conta|faz|fazem|despacha|despacham|serve|servem|monta|montam|prepara|preparam|aguenta|aguentam|atende|atendem|solta|soltam|tira|tiram)'
const hands = new RegExp(
  `${figure} ${people}\\b[^.;!?]{0,60}?(?:\\bcada(?: um| uma| uns)?\\b[^.;!?]{0,12}?${does}?(?: de)?(?: uns| umas| ate| mais ou menos| cerca de)* ${figure} ${served}|${figure} ${served} cada)`,
)
const handsApart = new RegExp(
  `\\bcada (?:um|uma) ${does}(?: de)?(?: uns| umas| ate| mais ou menos| cerca de)* ${figure} ${served}`,
)
const crew = new RegExp(`\\b(?:tenho|temos|sao|somos|trabalham|tem) (?:so |apenas )?${figure} ${people}`)
const person = new RegExp(people)
const batch = new RegExp(
  `\\b(forno|chapa|fritadeira|forma|panela|churrasqueira|maquina)\\b[^.;!?]{0,25}?\\b(?:assa|cabem?|frita|faz|coze|cozinha|da|leva|comporta)(?: so| apenas| uns| umas| ate)* ${figure} ([a-z]+)[^.;!?]{0,8}\\b(?:por fornada|de cada vez|por vez|cada fornada|de uma vez|por rodada|ao mesmo tempo)`,
)
const rounds = new RegExp(
  `${figure} (?:fornadas?|rodadas?|vezes|levas)(?: por| ao| no| de)? ?(?:dia|manha|noite)?|\\bfaco ${figure} por dia\\b`,
)
const batchShort = new RegExp(`${figure} (?:fornadas?|rodadas?|levas) de ${figure} ([a-z]+)`)
const asksLoad =
  /\b(?:precis\w+ (?:de )?(?:mais|chamar|contratar|outr[oa])|chamar mais|contratar mais|isso da|da pra|aguent\w+|segur\w+|bast\w+|suficiente|vai dar|devo chamar)\b/

type Load = { count: number; most: number; what: string; item?: string | undefined; end: number }

/** What the kitchen can do in a day: so many hands, each with so much, or an oven with its rounds. */
function loadOf(lines: Lines): Load | null {
  const line = lines.lines[lines.at]
  if (!line) return null
  const { names } = lines.around
  const after = next(lines)
  const whole = hands.exec(line.said)
  if (whole) {
    const most = figureOf(whole[2] ?? whole[4])
    const noun = person.exec(whole[0])?.[0] ?? 'pessoa'
    const what = whole[3] ?? whole[5] ?? ''
    return { count: figureOf(whole[1]), most, what: noun, item: namedItems(what, names), end: line.end }
  }
  const few = crew.exec(line.said)
  const each = after && handsApart.exec(after.said)
  if (few && each)
    return {
      count: figureOf(few[1]),
      most: figureOf(each[1]),
      what: person.exec(few[0])?.[0] ?? 'pessoa',
      item: namedItems(each[2] ?? '', names),
      end: after.end,
    }
  const short = batchShort.exec(line.said)
  if (short)
    return {
      count: figureOf(short[1]),
      most: figureOf(short[2]),
      what: 'fornada',
      item: namedItems(short[3] ?? '', names),
      end: line.end,
    }
  const oven = batch.exec(line.said)
  const round = oven && [line, after].map((one) => ({ one, times: one && rounds.exec(one.said) }))
  const told = round?.find(({ times }) => times)
  return oven && told?.times && told.one
    ? {
        count: figureOf(told.times[1] ?? told.times[2]),
        most: figureOf(oven[2]),
        what: 'fornada',
        item: namedItems(oven[3] ?? '', names),
        end: told.one.end,
      }
    : null
}

/** "dois chapeiros fazem 90 lanches cada: dá para o sábado?", "3 fornadas de 40 pães dão no sábado?" */
const readKitchenLoad: SumReader = (lines) => {
  const line = lines.lines[lines.at]
  const load = loadOf(lines)
  if (!line || !load || !(load.count >= 1) || !(load.most >= 1)) return null
  const near = lines.lines.filter(({ start, end }) => start >= line.start && end <= load.end + 160)
  const asks = near.findLast(({ said }) => asksLoad.test(said))
  const when = asks ?? line
  const [date] = datesAhead(when.said, lines.around.today)
  const span =
    date && /\bsemana\b/.test(when.said)
      ? { from: addDays(date.span.from, -3), to: addDays(date.span.to, 3) }
      : date?.span
  const weekdays = date ? [] : weekdaysIn(when.said)
  return {
    wishes: [
      {
        kind: 'question',
        about: 'kitchenLoad',
        count: Math.round(load.count),
        most: Math.round(load.most),
        what: load.what,
        ...(load.item !== undefined && load.item !== everyDish && { item: load.item }),
        ...span,
        ...(weekdays.length > 0 && { weekdays }),
      },
    ],
    start: line.start,
    end: Math.max(load.end, asks?.end ?? 0),
  }
}

export const kitchenSums: readonly SumReader[] = [readFoodDays, readKitchenLoad, ...portionSums]
