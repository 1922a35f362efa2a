/** Sums of money and people: what an item brought, what pays what, a month's goal, who comes in full weeks. */
import { addDays, monthPattern } from '../../../base/calendar.ts'
import { figure, figureOf } from '../../spoken/figures.ts'
import {
  datesAhead,
  datesBehind,
  type Line,
  moneyIn,
  namedItems,
  next,
  own,
  type SumReader,
} from './parts.ts'

const helper =
  /\b(?:garc(?:om|ons|onete\w*)|ajudantes?|atendentes?|cozinheir[oa]s?|diaristas?|freelas?|extras?|auxiliar\w*|pessoas?|gente|menin[oa]s?|mais (?:um|uma|alguem|dois|duas))\b/
const passes = new RegExp(
  `\\b(?:passa\\w*|acima|mais|ultrapassa\\w*|sa(?:i|em) mais|vend\\w+ mais) (?:de|que)(?: mais ou menos| uns| umas| cerca de)* ${figure} ([a-z]{3,}(?: (?!na |por |numa |em |eu |a )[a-z]+){0,3})`,
)
const asksWeeks =
  /\b(?:em )?(?:quais|que|qual) (?:das )?(?:as )?semanas?\b|\bsemanas? (?:acima|com mais|que passam?)\b|\bquantas (?:semanas|vezes) (?:eu )?(?:chamo|boto|contrato|vou)/
const wage =
  /(?:r\$ ?)?(\d{2,4})(?:,00)?(?: reais)? (?:por|a|pela|cada) (?:noite|dia|diaria|turno|plantao)|(?:noites|dias|turnos|diarias) (?:a|de) (?:r\$ ?)?(\d{2,4})/
const shifts = new RegExp(`${figure} (?:noites|dias|turnos|diarias)\\b`)

/** "acima de 500 pratos na semana entra um ajudante: quando?" */
const readStaffWeeks: SumReader = (lines) => {
  const line = lines.lines[lines.at]
  const found = line && passes.exec(line.said)
  if (!line || !found || !/\bsemana/.test(line.said)) return null
  const after = next(lines)
  const asks = asksWeeks.test(line.said) ? line : after && asksWeeks.test(after.said) ? after : undefined
  const said = asks && asks !== line ? `${line.said} . ${asks.said}` : line.said
  const item = namedItems(found[2] ?? '', lines.around.names)
  const count = Math.round(figureOf(found[1]))
  if (!asks || item === undefined || !(count > 0) || !helper.test(said)) return null
  const pay = wage.exec(said)
  const price = pay ? Number(pay[1] ?? pay[2]) : undefined
  const most = Math.round(figureOf(shifts.exec(said)?.[1]))
  const [date] = datesAhead(said, lines.around.today)
  const who = helper.exec(line.said)
  const what = who && !/^mais/.test(who[0]) ? own(lines, line, who.index, who[0].length) : undefined
  return {
    wishes: [
      {
        kind: 'question',
        about: 'staffWeeks',
        item,
        count,
        ...(what !== undefined && { what }),
        ...(price !== undefined && { price }),
        ...(most > 0 && most <= 7 && { most }),
        ...(date && date.span.from !== date.span.to && date.span),
      },
    ],
    start: line.start,
    end: asks.end,
  }
}

const calls = /\b(?:cham|bot|contrat|pag|precis|convoc|traz|trag|coloc|ponh|escal)\w*\b/
const cap = new RegExp(
  `\\b(?:posso|consigo|da pra|so|no maximo|ate|dinheiro|orcamento|limite)\\b[^.;!?]{0,40}?\\b${figure} semanas?\\b`,
)
const dayPay = new RegExp(
  `\\bdiaria (?:de|a|e|custa|sai por) (?:r\\$ ?)?${figure}(?![a-z])|(?:r\\$ ?)?${figure}(?: reais)? (?:a|de|por|pela) (?:diaria|dia)\\b`,
)
/** "pago 80 a diária quando aperta: em quais semanas chamo alguém? só posso em três": the fullest weeks, without a threshold. */
const readFullWeeks: SumReader = (lines) => {
  const line = lines.lines[lines.at]
  if (!line || !asksWeeks.test(line.said) || !calls.test(line.said) || passes.test(line.said)) return null
  const near = [lines.lines[lines.at - 1], line, next(lines)].filter((one) => one !== undefined)
  const pay = near.find((one) => dayPay.test(one.said))
  const most = near.find((one) => cap.test(one.said))
  const who = near.map((one) => helper.exec(one.said)).find((one) => one !== null)
  if (!who && !pay) return null
  const count = Math.round(figureOf(cap.exec(most?.said ?? '')?.[1]))
  const paid = dayPay.exec(pay?.said ?? '')
  const price = figureOf(paid?.[1] ?? paid?.[2])
  return {
    wishes: [
      {
        kind: 'question',
        about: 'staffWeeks',
        ...(count >= 1 && count <= 26 && { count }),
        ...(who && !/^mais|^gente|^pessoas/.test(who[0]) && { what: who[0] }),
        ...(price > 0 && { price }),
      },
    ],
    start: line.start,
    end: line.end,
    also: [pay, most].flatMap((one) => (one && one !== line ? [{ start: one.start, end: one.end }] : [])),
  }
}

const brought =
  /\bquanto (?:(?:e |foi )?(?:que )?(?:o|a|os|as|el[ea]s?|eu|de (?:lucro|dinheiro)|isso|ess[ea]) )*(?:[a-z]+ ){0,3}?(?:deixou|deixaram|rendeu|renderam|lucrou|ganhei com|faturou|deu de lucro|trouxe de (?:lucro|dinheiro))\b/
/** "quanto o milho rendeu enquanto vendi?" */
const readEarned: SumReader = (lines) => {
  const line = lines.lines[lines.at]
  const found = line && brought.exec(line.said)
  if (!line || !found) return null
  const { today, names } = lines.around
  const said = line.said.slice(found.index)
  const direct = namedItems(said, names)
  const before = lines.lines.slice(Math.max(0, lines.at - 2), lines.at).map((one) => one.said)
  const isSame = /\bel[ea]s?\b|\biss[oa]\b|\bess[ea]\b/.test(said)
  const item =
    direct ??
    (isSame
      ? [line.said.slice(0, found.index), ...before.toReversed()].flatMap(
          (one) => namedItems(one, names) ?? [],
        )[0]
      : undefined)
  if (item === undefined) return null
  const [date] = datesBehind(said, today)
  return {
    wishes: [
      {
        kind: 'question',
        about: 'earned',
        item,
        ...(date?.name === null && date.span.to < today && date.span),
      },
    ],
    start:
      line.start +
      Math.max(
        0,
        line.said
          .slice(0, found.index)
          .search(/\b(?:mas |e |so )?(?:eu )?(?:quer\w+|gostaria de|preciso) saber\b[^,]*$/),
      ),
    end: line.end,
  }
}

const pays =
  /\b(?:as vendas|o caixa|o caixa das vendas|o que (?:entra|vendo|sobra|fica)|o movimento|a casa|o lucro)\b[^.;!?]{0,25}?\b(?:pag(?:a|am|ue)|cobr(?:e|em)|bast(?:a|am)|chega|aguenta|segura|da conta)\b|\bda (?:pra|para) (?:pagar|cobrir)\b|\bda com o que (?:entra|vendo|sobra|fica)\b|\b(?:consigo|ainda|vou conseguir|dou conta de) pag\w+|\bfecha a conta\b|\bsobra (?:pra|para) pagar\b/
const fall =
  /\b(?:cair|caia|cai|queda(?: de)?|baixar|perder|diminuir|menos)\b[^.;!?\d]{0,20}?(\d{1,2}) ?(?:%|por cento)|\b(\d{1,2}) ?(?:%|por cento) (?:mais frac[oa]|a menos|menor|abaixo|mais devagar)/
const dues: readonly [RegExp, string][] = [
  [/alugue/, 'aluguel'],
  [/salario|folha|pessoal/, 'salários'],
  [/13[oº°]?(?: salario)?|decimo/, '13º'],
  [/imposto|simples nacional/, 'impostos'],
  [/emprestimo|parcela|financiamento/, 'parcela'],
  [/conta de luz|energia/, 'luz'],
  [/boleto|fornecedor/, 'fornecedor'],
]
/** "o 13º são R$ 6.000 no dia 20, as vendas pagam?", "se janeiro cair 15% ainda pago aluguel e salários?" */
const readCovers: SumReader = (lines) => {
  const line = lines.lines[lines.at]
  if (!line) return null
  const amounts = moneyIn(line.said)
  const all = lines.lines.slice(lines.at, lines.at + 3)
  const asks = all.find(({ said }) => pays.test(said))
  if (!asks) return null
  const upTo = all.filter(({ start }) => start <= asks.start)
  const isPart = ({ said }: Line) => moneyIn(said).length > 0 || fall.test(said) || pays.test(said)
  if (!upTo.every(isPart) || (amounts.length === 0 && !fall.test(line.said))) return null
  const said = upTo.map((one) => one.said).join(' . ')
  const sums = moneyIn(said)
  const { today } = lines.around
  const [date] = datesAhead(said.replace(/\b13[oº°]/g, '   '), today)
  if (sums.length === 0 || !date) return null
  const percent = Number(fall.exec(said)?.[1] ?? fall.exec(said)?.[2] ?? 0)
  const what = dues.flatMap(([words, name]) => (words.test(said) ? [name] : []))
  const named = what.includes('13º') ? what.filter((one) => one !== 'salários') : what
  const isDay = date.span.from === date.span.to
  const first = [
    fall.exec(line.said)?.index,
    date && line.said.search(/\b(?:o |e )?(?:dia |13|se |em \d|cenario)/),
  ].flatMap((one) => (one === undefined || one < 0 ? [] : [one]))
  return {
    wishes: [
      {
        kind: 'question',
        about: 'covers',
        price: Math.round(sums.reduce((all, one) => all + one, 0) * 100) / 100,
        ...(named.length > 0 && { what: named.join(' e ') }),
        // What is due on a day is paid by the sales of the days before it.
        ...(isDay
          ? { to: addDays(date.span.from, -1) }
          : { from: date.span.from < today ? today : date.span.from, to: date.span.to }),
        ...(percent > 0 && { percent }),
      },
    ],
    start: line.start + (upTo.length > 1 ? Math.min(line.said.length, ...first, 0) : 0),
    end: asks.end,
  }
}

const reaches =
  /\b(?:cheg\w+|bat\w+|alcanc\w+|atinj\w+|ating\w+|pass\w+ d|fa(?:co|zer|ria)|da)(?: a| n?os| d?os| e| de| a meta| meta| do| da|:)* (?:r\$ ?)?(\d{1,3}(?:\.\d{3})+|\d{1,3} mil|\d{5,6})\b/
const ofSales = /\b(?:fatur\w+|vend\w+|receita|meta|movimento|caixa)\b/
/** "quanto faturo em dezembro? Chego nos 75 mil?" */
const readReaches: SumReader = (lines) => {
  const line = lines.lines[lines.at]
  if (!line) return null
  const after = next(lines)
  const found = reaches.exec(line.said)
  const later = found || after === undefined ? null : reaches.exec(after.said)
  const said = later && after ? `${line.said} . ${after.said}` : line.said
  const [date] = datesAhead(line.said, lines.around.today)
  const goal = found ?? later
  if (!goal || !date || !ofSales.test(said)) return null
  if (
    date.span.from === date.span.to ||
    pays.test(said) ||
    namedItems(goal[0], lines.around.names) !== undefined
  )
    return null
  const value = figureOf(goal[1])
  if (!(value >= 1000)) return null
  const { today } = lines.around
  const from = date.span.from < today ? today : date.span.from
  return {
    wishes: [{ kind: 'question', about: 'outlook', from, to: date.span.to, price: value }],
    start:
      line.start +
      Math.max(
        0,
        line.said.search(new RegExp(`\\b(?:quanto|previs|faturamento|vou|sera|se )|${monthPattern}`)),
      ),
    end: later && after ? after.end : line.end,
  }
}

const closesWeek =
  /\bfech(?:ar|o|amos|armos)\b(?: a casa| o bar| o restaurante| tudo)? ?(?:por )?(?:uma?|1) semana\b|\bsemana\b[^.;!?]{0,30}\bem que fechar\b|\bferias coletivas\b|\bparar (?:por )?uma semana\b/
const costsLeast =
  /\b(?:perco|perde|perder|doi|custa|pesa|prejudica|deixo de ganhar)\b[^.;!?]{0,10}\bmenos\b|\bmenos (?:perco|perda|prejuizo|doi|pesa)\b|\bmelhor semana\b|\bqual (?:a )?semana (?:e )?(?:a )?(?:melhor|mais fraca)\b/
/** "quero fechar uma semana em janeiro, em qual semana perco menos?" */
const readLeastWeek: SumReader = (lines) => {
  const line = lines.lines[lines.at]
  const found = line && closesWeek.exec(line.said)
  if (!line || !found) return null
  const after = next(lines)
  const asks = costsLeast.test(line.said) ? line : after && costsLeast.test(after.said) ? after : undefined
  if (!asks) return null
  const [date] = datesAhead(`${line.said} . ${asks.said}`, lines.around.today)
  return {
    wishes: [
      { kind: 'question', about: 'leastWeek', ...(date && date.span.from !== date.span.to && date.span) },
    ],
    start: line.start,
    end: asks.end,
  }
}

const loss =
  /\b(?:quanto (?:eu |a gente )?(?:perco|perde|perdemos|deixo de (?:vender|ganhar|faturar))|perda(?: estimada)?|prejuizo)\b[^.;!?]{0,25}\bfech\w+|\bfech\w+[^.;!?]{0,40}\b(?:perco quanto|quanto (?:eu )?(?:perco|deixo de))\b/
/** "quanto perco se fechar de 1 a 5 de janeiro?": asked, and no closing. */
const readClosingLoss: SumReader = (lines) => {
  const line = lines.lines[lines.at]
  const found = line && loss.exec(line.said)
  if (!line || !found) return null
  const [date] = datesAhead(line.said, lines.around.today)
  return date
    ? {
        wishes: [{ kind: 'question', about: 'openDay', from: date.span.from, to: date.span.to }],
        start: line.start + Math.max(0, Math.min(found.index, line.said.search(/\bse (?:eu )?fech/) >>> 0)),
        end: line.end,
      }
    : null
}

export const moneySums: readonly SumReader[] = [
  readFullWeeks,
  readStaffWeeks,
  readEarned,
  readCovers,
  readReaches,
  readLeastWeek,
  readClosingLoss,
]
