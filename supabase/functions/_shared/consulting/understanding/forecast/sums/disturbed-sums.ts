/** What moved the house's weeks from outside: works, a broken oven, weeks of a month that were not normal, a rival to come, an order on top. */
import { monthNames, monthPattern } from '../../../base/calendar.ts'
import { foldAccents } from '../../../base/language/text.ts'
import { figure, figureOf } from '../../spoken/figures.ts'
import type { WishContent } from '../../text/draft.ts'
import { datesAhead, type Lines, namedItems, type SumReader } from './parts.ts'

/** Why weeks were not normal. */
const cause =
  /\b(reforma|obras?|quebrou|quebrad[oa]|interdit\w+|esburac\w+|buraco|asfalt\w+|enchente|alag\w+|greve|doente|doenca|luto|internad\w+|operei|cirurgia|pint\w+|prefeitura|abriu a rua|fechou a rua|abriram a rua|fecharam a rua|sem (?:luz|agua|gas|energia|forno|freezer)|dedetiz\w+|mudanca)\b/
/** What it did. */
const fell =
  /\b(?:caiu|cairam|baix[oa]u?|frac[oa]|sumiu|parad[oa]|despencou|fechad[oa]s?|fechei|fechamos|vazi[oa]|menos|nao (?:e|foi|era) (?:o )?normal|nao cont\w+|desconsider\w+|tira\w* (?:da|essa)|ignor\w+)\b/
const month = new RegExp(
  `\\b(?:em|de|no mes de|mes de|la em) (${monthPattern})\\b(?! (?:de |do )?(?:ano que vem|proximo))`,
)
const lasted = new RegExp(`\\b(?:quase |umas? |uns |por |durante )*${figure} (semanas?|mes|dias?)\\b`)
/** Lines over which a thought of speech may be spread. */
const spread = 4
const exact =
  /\bfech(?:ei|amos|ou)\b|\bdia \d|\bde \d{1,2}[^.;!?]{0,20} a \d{1,2}\b|\bdo dia \d{1,2} a|\d{1,2}\/\d{1,2}/

/** "em abril a rua alagou e ficou vazia por três semanas": the weeks of that month that fell, found in the sheet. */
const readDisturbed: SumReader = ({ lines, at, around }: Lines) => {
  const line = lines[at]
  const named = line && month.exec(line.said)
  if (!line || !named || exact.test(line.said)) return null
  const own: (typeof line)[] = [line]
  for (const one of lines.slice(at + 1, at + spread)) {
    const so = own.map(({ said }) => said).join(' ')
    if ((cause.test(so) && fell.test(so)) || month.test(one.said) || /\bquero|\bquant[oa]/.test(one.said))
      break
    own.push(one)
  }
  const said = own.map((one) => one.said).join(' ')
  const why = cause.exec(said)
  if (!why || !fell.test(said) || /\?|\bvai\b|\bvou\b|\bsera\b|\bqueria saber\b/.test(said)) return null
  const index = monthNames.findIndex((name) => foldAccents(name) === named[1])
  const { today } = around
  const year = Number(today.slice(0, 4)) - (index + 1 > Number(today.slice(5, 7)) ? 1 : 0)
  const first = `${year}-${String(index + 1).padStart(2, '0')}-01`
  const last = new Date(Date.UTC(year, index + 1, 0)).toISOString().slice(0, 10)
  if (first >= today) return null
  const [, number, unit = ''] = lasted.exec(said.slice(named.index)) ?? []
  const count = figureOf(number) || 1
  const weeks =
    number === undefined
      ? 1
      : /^mes/.test(unit)
        ? 4 * count
        : /^dia/.test(unit)
          ? Math.ceil(count / 7)
          : count
  const end = own.at(-1) ?? line
  return {
    wishes: [
      {
        kind: 'date',
        what: `fora do normal (${why[0]})`,
        from: first,
        to: last < today ? last : today,
        closed: true,
        leftOut: true,
        weeks: Math.min(8, Math.max(1, Math.round(weeks))),
      },
    ],
    start: line.start,
    end: end.end,
  }
}

const opens =
  /\b(?:abre|vai abrir|abrem|inaugura|vai inaugurar|chega|vai chegar)\b[^.;!?]{0,10}?\b(?:um|uma|outr[oa]|mais um[a]?) ([a-z]+(?: [a-z]+){0,2})/
const takes = new RegExp(
  `\\b(?:tir\\w+|lev\\w+|perd\\w+|cai\\w*|roub\\w+|menos)\\b[^.;!?]{0,20}?${figure} ?(?:%|por cento)`,
)
/** "em março abre um mercado novo, acho que tira 8%, bota na conta": the owner's own percentage, from that day on. */
const readRivalToCome: SumReader = ({ lines, at, around }: Lines) => {
  const line = lines[at]
  const found = line && opens.exec(line.said)
  if (!line || !found) return null
  const [date] = datesAhead(line.said, around.today)
  const tells = [line, lines[at + 1]].find((one) => one !== undefined && takes.test(one.said))
  const percent = figureOf(takes.exec(tells?.said ?? '')?.[1])
  if (!date || !tells || !(percent > 0 && percent < 90)) return null
  return {
    wishes: [
      {
        kind: 'date',
        what: `abre ${found[1]}`,
        from: date.span.from,
        to: new Date(Date.parse(date.span.from) + 180 * 86_400_000).toISOString().slice(0, 10),
        closed: false,
        effect: 'down',
        percent: -percent,
      },
    ],
    start: line.start,
    end: tells.end,
  }
}

const ordered = new RegExp(
  `\\b(?:encomenda|pedido|encomendaram|pediram)\\b[^.;!?]{0,30}?${figure} (?:(quilos?|kg|unidades?|fatias?|porcoes|centos?) d[eao] )?([a-z]+(?: [a-z]+){0,2}?)(?= (?:pra|para|por|no|na|dia|em|que)\\b|[,.]|$)`,
)
/** "tem encomenda de 30 quilos de torta para um casamento no dia 18": on top of that week. */
const readDatedOrder: SumReader = ({ lines, at, around }: Lines) => {
  const line = lines[at]
  const found = line && ordered.exec(line.said)
  if (
    !line ||
    !found ||
    /\b(?:atend\w+mos|atendi|fizemos|fiz|teve|tivemos|ano passado|foi)\b/.test(line.said)
  )
    return null
  const dates = datesAhead(line.said, around.today).filter(({ span }) => span.from === span.to)
  const [date] = dates
  const count = Math.round(figureOf(found[1]))
  const byKilo = /^(?:quilo|kg)/.test(found[2] ?? '')
  const all = namedItems(found[3] ?? '', around.names)?.split(' + ') ?? []
  // Kilograms are ordered of what is sold by the kilogram.
  const item = byKilo
    ? all.find((one) => /\b(?:kg|quilo)\b/i.test(one))
    : all.length === 1
      ? all[0]
      : undefined
  if (!date || item === undefined || !(count > 0)) return null
  const wish: WishContent = {
    kind: 'question',
    about: 'fixedOrder',
    item,
    count,
    from: date.span.from,
    to: date.span.from,
    weekdays: [new Date(`${date.span.from}T12:00:00Z`).getUTCDay()],
  }
  return { wishes: [wish], start: line.start + found.index, end: line.end }
}

export const disturbedSums: readonly SumReader[] = [readDisturbed, readRivalToCome, readDatedOrder]
