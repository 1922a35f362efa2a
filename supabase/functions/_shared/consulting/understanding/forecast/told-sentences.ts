/**
 * Sentences beside a sales sheet that are one statement from their first to their last word: a contract with its end, guests on
 * several days, a price that rose and what it did, a feast to prepare for, and days for one more person.
 */
import { addDays, daysBetween, monthNames } from '../../base/calendar.ts'
import { formatBrl } from '../../base/language/text.ts'
import { findDates } from '../dates/find-dates.ts'
import type { WishContent } from '../text/draft.ts'
import { isWholeMonth } from './context-days.ts'
import { readClosedBut } from './open-on-feasts.ts'
import { months, type Reader } from './sentence-words.ts'
import { itemsIn } from './slots.ts'
import { pricedIn } from './weighed-names.ts'

const month = `(${months.join('|')})`
const monthOf = (name: string | undefined) => months.indexOf(name ?? '') + 1
/** The next day of a month from today on. */
function dayOf(day: string, at: number, today: string): string {
  const on = (year: number) => `${year}-${String(at).padStart(2, '0')}-${day.padStart(2, '0')}`
  const year = Number(today.slice(0, 4))
  return on(year) >= today ? on(year) : on(year + 1)
}

const since = /^(?:desde|a partir de|comecou em|comecamos em) /
const ends =
  /(?:contrato|acordo|pedido|encomenda|fornecimento|isso|el[ea]s?|,) (?:so )?(?:acaba|termina|encerra|vence|vai|vale|dura|fica)\w*(?: so| somente)?(?: em| n[oa]| ate| ate o| ate a)* (.{3,30})$/
/** "desde 3 de março a escola pega 30 marmitas por dia, de segunda a sexta, e o contrato acaba em 18 de dezembro" */
const readContract: Reader = (sentence, { today, names }) => {
  const until = since.test(sentence) ? ends.exec(sentence) : null
  if (!until) return null
  const head = sentence.slice(0, until.index)
  const [from] = findDates(head, today, true)
  const [to] = findDates(until[1] ?? '', today)
  const [item] = itemsIn(head.slice(from?.end ?? 0), names)
  if (!from || !to || from.span.from >= today || to.span.to < today || item === undefined) return null
  return {
    wishes: [
      {
        kind: 'question',
        about: 'newLevel',
        item,
        what: `contrato: ${item}`.slice(0, 120),
        from: from.span.from,
        to: to.span.to,
      },
    ],
  }
}

const partyDays = new RegExp(
  `^(?:e )?(?:n?os|em|para os|pros) dias? (\\d{1,2}(?:(?:, ?| e |, e )\\d{1,2})+) de ${month},? (?:eu |a gente |nos )?(?:tenho|temos|tem|vou ter|vamos ter|recebo|recebemos|vou receber|ha|havera|vai ter) (?:uma?s? )?([a-z ]{4,40}?) (?:com|para|de|pra) (?:mais |umas? |uns )*(\\d{1,4}) (?:pessoas|convidad[oa]s|lugares|clientes|hospedes)(?: a mais| cada(?: uma?)?| em cada(?: uma?| dia)?| por dia)?$`,
)
/** "nos dias 4, 11 e 18 de dezembro tenho confraternização com 40 pessoas a mais": each of them is a party. */
const readPartyDays: Reader = (sentence, { today }, said) => {
  const found = partyDays.exec(sentence)
  if (!found) return null
  const at = sentence.indexOf(found[3] ?? '')
  const what = said.slice(at, at + (found[3] ?? '').length)
  return {
    wishes: (found[1]?.match(/\d+/g) ?? []).map((day): WishContent => {
      const from = dayOf(day, monthOf(found[2]), today)
      return {
        kind: 'question',
        about: 'seats',
        what,
        from,
        to: from,
        count: Number(found[4]),
      }
    }),
  }
}

const halfDay =
  /^(?:o |no |a |na )?(?:dia )?(.{4,30}?),? (?:(?:que )?(?:esta |aparece |entrou |veio )?na planilha )?(?:esta|ta|ficou|veio|foi|entrou|aparece) (?:na planilha )?(?:so )?(?:pela metade|na metade|incomplet\w+|parcial\w*|cortad\w+|sem (?:a )?(?:noite|tarde|janta|jantar))(?:[ ,].*)?$/
/** "o dia 25 de novembro na planilha está pela metade, porque …": of the sheet, and nothing to come. */
const readHalfDay: Reader = (sentence, { today }) => {
  const found = halfDay.exec(sentence)
  if (!found || !/planilha|relatorio|arquivo|sistema/.test(sentence)) return null
  const [date] = findDates(found[1] ?? '', today, true)
  if (!date || date.span.from !== date.span.to || daysBetween(date.span.from, today) > 90) return null
  const { from } = date.span
  return {
    wishes: [
      {
        kind: 'date',
        what: `${from.slice(8)}/${from.slice(5, 7)}, incompleto na planilha`,
        from,
        to: from,
        closed: true,
        leftOut: true,
      },
    ],
  }
}

const rose =
  /(?<![a-z])(?:aument\w+|sub(?:i|iu|imos|iram|ida|idas|ir)|reajust\w+|encarec\w+|preco novo|novo preco)(?![a-z])/
const hurt =
  /(?<![a-z])(?:atrapalh|espant|afast|assust|afugent|derrub|prejudic|afet|mex(?:eu|eram)|deix(?:ou|aram) de (?:vir|comprar|pedir|sair)|ca(?:iu|iram)|perd(?:i|eu|emos|eram)|vend(?:eu|i|emos) menos|sum(?:iu|iram)|diminu(?:iu|iram)|fug(?:iu|iram)|desist)/
const fromTo =
  /de (?:r\$ ?)?(\d{1,4}(?:,\d{1,2})?)(?: reais)? (?:para|pra|a) (?:r\$ ?)?(\d{1,4}(?:,\d{1,2})?)/
const wondered =
  /(?:saber|ver|descobrir|entender|sera|conferir|dizer)(?: \w+){0,3} se |^(?:e )?(?:o |a |esse |sera)/
/** "o aumento do cuscuz em julho, de 24 para 27, atrapalhou a venda?"; "subi o buffet em julho e queria saber se o pessoal deixou de vir" */
const readRise: Reader = (sentence, { today, names }) => {
  if (!rose.test(sentence) || !hurt.test(sentence) || !wondered.test(sentence)) return null
  const [date] = findDates(sentence, today, true)
  const [item] = pricedIn(sentence.slice(0, hurt.exec(sentence)?.index), names)
  if (!date || item === undefined || date.span.from > today) return null
  const told = fromTo.exec(
    sentence.slice(0, date.start) + ' '.repeat(date.end - date.start) + sentence.slice(date.end),
  )
  const [old, now] = [told?.[1], told?.[2]].map((one) => Number((one ?? '').replace(',', '.')))
  return {
    wishes: [
      {
        kind: 'question',
        about: 'priceMove',
        item,
        from: date.span.from,
        ...(isWholeMonth(date.span) && { to: date.span.to }),
        ...(now && old && { price: now, what: `de ${formatBrl(old).replace(/,00$/, '')}` }),
      },
    ],
  }
}

const untilEnd =
  /^(?:(?:e|preciso|quero|queria|saber|me diz|me diga) )*quant\w+ (?:(?:eu|a gente|nos|que|(?:de )?dinheiro|devo|posso|vou|vamos|vai|espero|esperar|dev[ei]\w*) )*(?:vend\w+|fatur\w+|faz\w*|entra\w*|esperar)(?:(?: por| a cada| cada)? (semana|mes|dia))? (?:daqui )?ate (?:o |a )?(.{3,30})$/
/** "quanto devo vender (por semana) até o fim do ano?" */
const readUntil: Reader = (sentence, { today }) => {
  const found = untilEnd.exec(sentence)
  if (!found) return null
  const said = found[2] ?? ''
  const [date] = findDates(said, today)
  // "quanto vai vender até o fim de janeiro" is what the forecast is to cover.
  if (found[1] === undefined && date?.name === null) return null
  const to = /^(?:fim|final|termino|virada) d[eo](?:ste|sse)? ?ano/.test(said)
    ? `${today.slice(0, 4)}-12-31`
    : date?.span.to
  return to === undefined || to <= today
    ? null
    : { wishes: [{ kind: 'question', about: 'outlook', from: today, to }] }
}

const prepares =
  /(?:quanto|como|o que) (?:eu |a gente |nos |devo |espero |vou |vamos |esper\w+ )*(?:me |nos |se )?(?:prepar\w+|esper\w+|compr\w+|vend\w+|fa(?:co|zer|zemos))/
const held =
  /(?<![a-z])(?:tem|temos|vem|havera|vai ter|e|comeca) (?:a |o |as |os )?([a-z][a-z ]{5,50}?)(?=,| de \d| em \d|:|$)/
/** "em fevereiro tem a romaria das Candeias, de 30 de janeiro a 2 de fevereiro: para quanto eu me preparo?" */
const readFeastAhead: Reader = (sentence, { today }, said) => {
  const found = held.exec(sentence)
  if (!found?.[1] || !prepares.test(sentence)) return null
  const at = found.index + found[0].lastIndexOf(found[1])
  const what = said.slice(at, at + found[1].length)
  const date = findDates(sentence, today).find(
    ({ span, name }) =>
      name === null && !isWholeMonth(span) && span.from < span.to && daysBetween(span.from, span.to) <= 21,
  )
  if (!date || date.span.from < today) return null
  return { wishes: [{ kind: 'question', about: 'feastEffect', what, ...date.span }] }
}

const pastFeast =
  /^(?:e )?(?:quanto )?(?:a |o |as |os )([a-z][a-z ]{3,50}?) (?:rendeu|renderam|trouxe|trouxeram|puxou|somou|vendeu|deu|fez)(?: (?:quanto|de venda|em vendas|mais|a mais))+(?: (?:que|do que) .{4,50})?$/
/** "a romaria de Finados rendeu quanto a mais que um fim de semana comum?" */
const readPastFeast: Reader = (sentence, { today }, said) => {
  const found = pastFeast.exec(sentence)
  if (!found?.[1] || !/quanto/.test(sentence)) return null
  const at = sentence.indexOf(found[1])
  const what = said.slice(at, at + found[1].length)
  const [date] = findDates(what, today, true)
  return !date || date.span.to >= today || isWholeMonth(date.span)
    ? null
    : { wishes: [{ kind: 'question', about: 'feastEffect', what, ...date.span }] }
}

const helper =
  '(?:garcom|garcons|garconetes?|ajudantes?|atendentes?|cozinheir[oa]s?|diaristas?|freelas?|extras?|auxiliar\\w*|pessoas?|gente)'
const extraDays = new RegExp(
  `^.{8,80}[,:;] (?:entao )?(?:em |n?os? )?(?:que|quais) (?:sao os )?dias? (?:da semana )?(?:eu |a gente |devo |vale |preciso |compensa )*(?:chamo|chamar|ponho|por|coloco|colocar|preciso|boto|botar|peco|pedir|contrato|contratar|reforco|reforcar|escalo|escalar)(?: de)?(?: mais)? (?:um |uma |1 |dois |duas )?(${helper})(?: a mais| extras?)?$`,
)
/** "não quero contratar gente fixa, só diarista: em quais dias chamo um garçom a mais?" */
const readExtraDays: Reader = (sentence) => {
  const found = extraDays.exec(sentence)
  return found
    ? { wishes: [{ kind: 'question', about: 'topDay', what: (found[1] ?? '').replace('garcom', 'garçom') }] }
    : null
}

const onlyThen = new RegExp(
  `^(?:o |a |os |as )?([a-z ]{4,40}?) (?:dispara|estoura|explode|vende|sai|sobe)\\w*(?: (?:so|mais|muito|bem))* (?:em|n[oa]s?) ${month},? (?:e |mas )?(?:entao|por isso|portanto|logo)?,? ?nao (?:[oa]s? |el[ea]s? |iss[oa] )?(?:us|cont|consider|lev|med)\\w+ .*(?:cresc|tendenc|medi|conta|alta)\\w*$`,
)
/** "o munguzá dispara só em junho, então não o usem para medir crescimento": a month of one item, already in the sheet. */
const readOnlyThen: Reader = (sentence, { today, names }) => {
  const found = onlyThen.exec(sentence)
  const [item] = found ? itemsIn(found[1] ?? '', names) : []
  const [date] = found ? findDates(found[2] ?? '', today, true) : []
  if (!date || item === undefined) return null
  return {
    wishes: [
      {
        kind: 'date',
        what: `${item}: só em ${monthNames[monthOf(found?.[2]) - 1]}`,
        item,
        ...date.span,
        closed: false,
        effect: 'up',
      },
    ],
  }
}

/** "qual o dia mais fraco, para eu dar folga à auxiliar?" */
const weakest =
  /^(?:e )?qual (?:e |seria )?(?:o )?(?:meu |nosso )?dia mais (?:fraco|parado|vazio|calmo|tranquilo)(?: da semana)?,? (?:para|pra) (?:que )?(?:eu |a gente )?[a-z ]{4,60}$/
const readWeakest: Reader = (sentence) =>
  weakest.test(sentence) ? { wishes: [{ kind: 'question', about: 'topDay', against: true }] } : null

const withinMonth = new RegExp(
  `^(?:mas |e )?(?:em|no mes de) ${month}[ ,]+(?:.*?[ ,])?a partir d[oe] (?:dia )?(\\d{1,2})(?! de)[ ,]+(.*?)(?<![a-z])(sobe|cresce|aumenta|melhora|cai|diminui|baixa)\\w*(?: (?:uns|cerca de|em torno de|mais ou menos|quase))* (\\d{1,3}) ?(?:%|por cento)(.*)$`,
)
/** "em dezembro o comércio estica o horário e, a partir do dia 10, o movimento sobe uns 20%": of December alone. */
const readWithinMonth: Reader = (sentence, { today }) => {
  const found = withinMonth.exec(sentence)
  if (!found || /ate |janeiro|depois/.test(found[6] ?? '')) return null
  const from = dayOf(found[2] ?? '', monthOf(found[1]), today)
  const next = addDays(`${from.slice(0, 7)}-28`, 4)
  const to = addDays(`${next.slice(0, 7)}-01`, -1)
  const sign = /^(?:cai|diminui|baixa)/.test(found[4] ?? '') ? -1 : 1
  return {
    wishes: [
      {
        kind: 'date',
        what: `a partir de ${from.slice(8)}/${from.slice(5, 7)}`,
        from,
        to,
        closed: false,
        effect: sign < 0 ? 'down' : 'up',
        percent: sign * Number(found[5]),
      },
    ],
  }
}

export const toldSentences: readonly Reader[] = [
  readContract,
  readPartyDays,
  readHalfDay,
  readRise,
  readUntil,
  readFeastAhead,
  readPastFeast,
  readExtraDays,
  readWeakest,
  readOnlyThen,
  readWithinMonth,
  readClosedBut,
]
