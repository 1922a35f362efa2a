/** Two things side by side: items, months of an item, a weekday and what it costs; and a price before and after its change. */
import { monthNames, monthPattern } from '../../../base/calendar.ts'
import { numberValues } from '../../../base/language/number-words.ts'
import { foldAccents } from '../../../base/language/text.ts'
import { weekdaysIn } from '../../dates/weekdays.ts'
import type { WishContent } from '../../text/draft.ts'
import { datesAhead, datesBehind, moneyIn, namedItems, next, type SumReader } from './parts.ts'

const sells = '(?:vend\\w+|sai\\w*|saind\\w+|saem|gir\\w+|pedid\\w+|procur\\w+)'
const asksMore = new RegExp(
  `\\b(?:qual|quem|o que|que) (?:d[aeo]s? \\w+ )?(?:mais )?(?:el[ea]s? )?(?:ta |esta |tem )?(?:\\w+ )?${sells} (?:mais|menos|melhor)|\\b${sells} (?:mais|menos|melhor)\\b|\\bcompar\\w+\\b`,
)
const between = /\bentre (?:a |o |as |os )?(.+?) e (?:a |o |as |os )?(.+?)(?:,|$| qual)/
const either =
  /(?:\b(?:o|a|os|as|de|da|do)\b )?([a-z]+(?: (?!ou\b)[a-z]+){0,3}) ou (?:o |a |os |as )?([a-z]+(?: [a-z]+){0,3})/
const against =
  /\bcompar\w+ (?:a |o )?(?:vendas? )?(?:d[aeo]s? |a |o )?(.+?) (?:com|e) (?:a |o )?(?:d[aeo]s? )?([a-z]+(?: [a-z]+){0,3})/

/** "o que vende mais, tapioca ou cuscuz?" */
const readVersus: SumReader = ({ lines, at, around }) => {
  const line = lines[at]
  if (!line || !asksMore.test(line.said) || new RegExp(`\\b${monthPattern}\\b`).test(line.said)) return null
  const found = between.exec(line.said) ?? against.exec(line.said) ?? either.exec(line.said)
  const item = namedItems(found?.[1] ?? '', around.names)
  const other = namedItems(found?.[2] ?? '', around.names)
  return item === undefined || other === undefined || item === other
    ? null
    : { wishes: [{ kind: 'question', about: 'compare', item, other }], start: line.start, end: line.end }
}

const months = new RegExp(`\\b${monthPattern}\\b`, 'g')
/** "sai mais caldo em julho ou em janeiro?" */
const readMonths: SumReader = ({ lines, at, around }) => {
  const line = lines[at]
  if (!line) return null
  const named = [...line.said.matchAll(months)].map(({ 0: name }) => name)
  const [one, other] = named
  const isCompared = new RegExp(
    `\\b${sells} (?:mais|menos|melhor)\\b|\\b(?:mais|menos|melhor|pior) (?:\\w+ ){0,3}(?:do )?que (?:em |n?o )?(?:mes de )?${monthPattern}`,
  ).test(line.said)
  if (named.length !== 2 || one === other || !isCompared) return null
  const item = namedItems(line.said, around.names)
  if (item === undefined) return null
  const name = (said = '') => monthNames.find((month) => foldAccents(month) === said) ?? said
  return {
    wishes: [{ kind: 'question', about: 'compare', item, what: `${name(one)} e ${name(other)}` }],
    start: line.start,
    end: line.end,
  }
}

const weekday = '(?:segunda|terca|quarta|quinta|sexta|sabado|domingo)'
const weighs = new RegExp(
  `\\b(?:pens\\w+|queria|quero|cogit\\w+|vontade|ideia|devo|sera que|vale(?: a pena)?|compensa|melhor)\\b[^.;!?]{0,25}?\\b(?:fechar|abrir|nao abrir)\\b[^.;!?]{0,15}?\\b(?:n?[ao]s? )?${weekday}|\\b${weekday}s?\\b[^.;!?]{0,60}?\\b(?:se paga|da lucro|compensa|vale a pena)`,
)
const weakest =
  /\b(?:qual|que)\b[^.;!?]{0,12}?\bdia mais (?:frac|parad|vazi|ruim)\w*|\bdia mais (?:fraco|parado|vazio) da semana\b/
const worth = /^(?:e |sera que )?(?:vale a pena|compensa|devo|abro)\b/
const paysTeam = /\b(?:diarias?|equipe|pessoal|funcionari\w+|turno|folha|custa)\b/
/** "vale abrir na terça, se pago 180 à equipe?" */
const readWeekday: SumReader = (lines) => {
  const line = lines.lines[lines.at]
  const found = line && weighs.exec(line.said)
  const ofItem = line && namedItems(line.said, lines.around.names)
  if (
    !line ||
    !found ||
    ofItem !== undefined ||
    /\b(?:mais um|mais uma|contrat\w+|extra|entregador\w*)\b|\d{1,2}\/\d|\bdia \d/.test(line.said)
  )
    return null
  const weekdays = weekdaysIn(found[0])
  // "13 de dezembro é domingo: vale abrir?" asks of that day.
  if (weekdays.length === 0 || datesAhead(line.said, lines.around.today).length > 0) return null
  const after = next(lines)
  const asks = after && worth.test(after.said) ? after : undefined
  const pay = [line, after, asks && next(lines, 2)].find(
    (one) => one && paysTeam.test(one.said) && moneyIn(one.said).length > 0,
  )
  const price = pay && moneyIn(pay.said)[0]
  return {
    wishes: [
      ...(weakest.test(line.said)
        ? [{ kind: 'question', about: 'topDay', against: true } satisfies WishContent]
        : []),
      { kind: 'question', about: 'openDay', weekdays, ...(price !== undefined && { price }) },
    ],
    start: line.start,
    end: Math.max(line.end, asks?.end ?? 0, pay?.end ?? 0),
  }
}

const change =
  /\b(?:subi|subiu|subimos|passou|passei|passamos|foi|aumentei|aumentou|reajustei|era|baixei|baixou|mudei|mudou)\b[^.;!?]{0,45}?\bde (?:r\$ ?)?(\d{1,3}(?:,\d{1,2})?)(?: reais)? (?:pra|para|a|por) (?:r\$ ?)?(\d{1,3}(?:,\d{1,2})?)/
const checks =
  /\b(?:perd\w+|cai(?:u|ram)?|vend\w+ menos|confer\w+|verdade|valeu|senti\w*|atrapalh\w+|espant\w+|afast\w+|mudou|ver se|veja se)\b/
const money = (said = '') => Number(said.replace(',', '.'))
/** "a tapioca passou de 9 pra 11 em agosto e acho que não perdi cliente, dá pra conferir?" */
const readPriceChange: SumReader = (lines) => {
  const line = lines.lines[lines.at]
  const found = line && change.exec(line.said)
  if (!line || !found || /%/.test(line.said)) return null
  const { today, names } = lines.around
  const [was, price] = [money(found[1]), money(found[2])]
  const item = namedItems(line.said.slice(0, found.index + found[0].length), names)
  const [date] = datesBehind(line.said, today)
  if (item === undefined || item.includes(' + ') || !date || !(was > 0) || !(price > 0)) return null
  let end = line.end
  for (const one of [next(lines), next(lines, 2)]) {
    if (!one || one.said.length > 70 || !checks.test(one.said) || namedItems(one.said, names)) break
    end = one.end
  }
  const brl = Number.isInteger(was) ? String(was) : was.toFixed(2).replace('.', ',')
  return {
    wishes: [
      { kind: 'question', about: 'priceMove', item, price, what: `de R$ ${brl}`, from: date.span.from },
    ],
    start: line.start,
    end,
  }
}

const raised =
  /\b(?:subi|subiu|subimos|passou|passei|passamos|aumentei|aumentou|aumentamos|reajustei|baixei|baixou|mudei|mudou)\b/
const priceWords = String.raw`(?:r\$ ?)?(\d{1,3}(?:,\d{1,2})?|(?:um|uma|dois|duas|[a-z]{4,10})(?: e (?:cinquenta|meio|[a-z]+enta))?)(?: real| reais)?`
const newPrice = new RegExp(`(?:\\bde ${priceWords} )?\\b(?:pra|para|a|por) ${priceWords}(?=$|[ ,.;?])`)
const asksFall =
  /\b(?:(?:vend|compr|sa|ped)\w+ menos|cai(?:u|ram)|perd\w+|foi isso|impressao|cabeca|por causa (?:disso|do preco|do aumento)|fez diferenca|senti\w*|afast\w+|espant\w+|atrapalh\w+)\b/
/** "três e cinquenta", "1,50", "um real": R$; NaN for anything else. */
const spokenReais = (said = ''): number => {
  if (/^\d/.test(said)) return Number(said.replace(',', '.'))
  const [whole, cents] = said.split(' e ')
  return (
    (numberValues[whole ?? ''] ?? Number.NaN) +
    (cents === undefined ? 0 : cents === 'meio' ? 0.5 : (numberValues[cents] ?? 0) / 100)
  )
}
/** A price that changed in a month, and whether that cost sales. */
const readPriceDoubt: SumReader = (lines) => {
  const line = lines.lines[lines.at]
  const found = line && raised.exec(line.said)
  if (!line || !found || /%|por cento/.test(line.said)) return null
  const { today, names } = lines.around
  const after = next(lines)
  const asks = [line, after].find((one) => one !== undefined && asksFall.test(one.said))
  const said = line.said.slice(found.index)
  const price = newPrice.exec(said)
  const before = lines.lines[lines.at - 1]
  // "o café subiu. passei o copo de 3 pra 3,50": the item stands in the line before.
  const item =
    namedItems(line.said, names) ??
    (before && before.said.length < 40 ? namedItems(before.said, names) : undefined)
  const [date] = datesBehind(line.said, today)
  const now = spokenReais(price?.[2])
  if (!asks || item === undefined || item.split(' + ').length > 2 || !date || !(now > 0)) return null
  const was = spokenReais(price?.[1])
  const [one = item] = item.split(' + ')
  return {
    wishes: [
      {
        kind: 'question',
        about: 'priceMove',
        item: one,
        price: now,
        ...(was > 0 && { what: `de R$ ${Number.isInteger(was) ? was : was.toFixed(2).replace('.', ',')}` }),
        from: date.span.from,
      },
    ],
    start: line.start,
    end: asks.end,
  }
}

export const besideSums: readonly SumReader[] = [
  readVersus,
  readMonths,
  readWeekday,
  readPriceChange,
  readPriceDoubt,
]
