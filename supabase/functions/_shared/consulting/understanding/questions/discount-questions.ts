/** Questions on a discount: for the way of paying, and on weekdays. */
import { everyItem } from '../../base/request/match-item.ts'
import { weekdaysIn } from '../dates/weekdays.ts'
import { itemIn, type Named, question } from '../spoken/pieces.ts'
import { stretch } from '../spoken/stretches.ts'
import { subjectOf } from './price-subjects.ts'
import { amount, asks, daysIn, numberOf, type Reader, tail } from './question-words.ts'

const percentage = /(\d{1,2}(?:,\d)?)\s*(?:%|por cento|porcento)/

export const readPayDiscount: Reader = (sentence) => {
  const { said } = sentence
  const way = /\b(?:pix|dinheiro vivo|no dinheiro|em dinheiro|a vista|especie)\b/.exec(said)
  const off = /\b(?:desconto|descontinho|abat\w+|off|menos)\b|\b(?:da[rn]?\w*|dou)\s+\d/.exec(said)
  if (!way || !off) return []
  const percent = numberOf(percentage.exec(said)?.[1])
  const plain = new RegExp(
    `(?:desconto|abat\\w+|menos)\\s+(?:de\\s+)?${amount}(?:\\s*(reais|real|conto))?`,
  ).exec(said)
  const bare = numberOf(plain?.[1])
  const isMoney = plain?.[2] !== undefined || /r\$/.test(plain?.[0] ?? '')
  const span = stretch(sentence, way.index, (piece) => tail.test(piece))
  const wish = !Number.isNaN(percent)
    ? question('payDiscount', { percent })
    : Number.isNaN(bare) || bare <= 0
      ? question('payDiscount', {})
      : question('payDiscount', isMoney || bare > 50 ? { price: bare } : { percent: bare, price: bare })
  return [{ ...span, wish }]
}

export const readDiscount: Reader = (sentence, names) => {
  const { said } = sentence
  if (/\b(?:pix|a vista|dinheiro)\b/.test(said)) return []
  const percent = percentage.exec(said)
  const off = /\b(?:desconto|promocao|off)\b/.exec(said)
  // "a terça e a quarta são fracas: 20% na terça?": the days of the discount, not those that are told before it.
  const asked = weekdaysIn(said.slice(Math.min(percent?.index ?? 0, off?.index ?? said.length)))
  const weekdays = percent && asked.length > 0 ? asked : daysIn(sentence)
  // "20% nos drinks na quarta, compensa?"
  const isPlain = asks.test(said) && /\bem \S|\bn[oa]s? \S/.test(said) && !rises.test(said)
  if (!percent || !(off || isPlain) || /\b(?:no max\w*|ate)\s+(?:de\s+)?\d/.test(said)) return []
  if (weekdays === undefined && !asks.test(said)) return []
  const span = stretch(sentence, percent.index, (piece) => tail.test(piece))
  const named = discountedIn(said, names)
  if (named === null) return []
  const rest = { item: named ?? itemIn(said, names), percent: numberOf(percent[1]), weekdays }
  return [{ ...span, wish: question('discount', rest) }]
}

/** A share of something else: of a rise, a margin, a cost. */
const rises =
  /\b(?:sub\w+|sob[ea]\w*|aument\w+|reajust\w+|margem|lucro|custo|cmv|taxa|comiss\w+|perd\w+|cai\w*|caiu|mais|acima|repass\w+|cobr\w+|ifood|aplicativo|cartao)\b/
const discounted = /\b(?:n[oa]s?|em|d[oa]s?|para [oa]s?) ([a-z][a-z0-9 -]{2,60})/g
/** What follows the goods in a sentence on a discount. */
const afterGoods =
  /\s+(?:n[oa]s?|em|as|aos|nesses?|nessas?|de|durante|toda?s?|para|pra|vale|compensa|quando|se|e se|por|que)\s.*$/
/** Not what is sold: a day, a time, a way of paying, all of it. */
const notGoods =
  /^(?:segundas?|tercas?|quartas?|quintas?|sextas?|sabados?|domingos?|semana|fim de semana|dias?|mes|almoco|jantar|noite|tarde|inicio|horario|happy|pix|dinheiro|conta|cardapio|total|tudo|casa|bar|restaurante|loja|desconto|promocao|movimento|balcao|delivery|salao)\b/

/** What a discount is on; undefined if the sentence names nothing, null if it names what this house has not. */
function discountedIn(said: string, names: readonly Named[]): string | undefined | null {
  const phrases = [...said.matchAll(discounted)].flatMap(([, words = '']) => [
    words,
    words.replace(afterGoods, ''),
  ])
  const goods = phrases.filter((phrase) => !notGoods.test(phrase))
  const found = goods.map((phrase) => subjectOf(phrase, names)).find((one) => one !== undefined)
  if (found !== undefined) return found === everyItem ? undefined : found
  return goods.length > 0 && itemIn(said, names) === undefined ? null : undefined
}
