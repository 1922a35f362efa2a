/** Answers on what to show off, and on two halves of different items in one. */
import { formatBrl } from '../../../base/language/text.ts'
import { trendsOf } from '../../../base/pricing/seen.ts'
import { assumed } from '../advise.ts'
import { inPrint, inReais } from '../amounts.ts'
import { marginInstead } from '../category.ts'
import { type Answer, type Asking, type Question, type Sold, soldFor, whole } from './asking.ts'

/** What the sheet's own weeks show of an item, beyond chance. */
function trendOf({ name }: Sold, { sales }: Asking): string[] {
  const seen = sales && trendsOf(sales).find((one) => one.name === name)
  if (!seen) return []
  const isUp = seen.after > seen.before
  return [
    `Na planilha ele ${isUp ? 'subiu' : 'caiu'} de ${whole(seen.before)} para ${whole(seen.after)} por semana${seen.withHouse ? ', como o resto da casa' : ''}.`,
  ]
}

/** Whether showing an item off pays: it must leave more than what its guests would order else. */
export function showWorth(question: Question, asking: Asking): Answer | null {
  const [item] = soldFor(question, asking)
  if (!item) return null
  const others = item.neighbours.filter(({ move, apart }) => move !== 'remove' && apart === item.apart)
  const instead = marginInstead(item, others)
  const more = item.margin - instead
  const units = item.units * asking.monthly
  const gain = units * assumed.highlight * more
  const facts = `Cada um deixa ${formatBrl(item.margin)}; o que pediriam no lugar deixa ${formatBrl(instead)}. Saem ${whole(units)} ${asking.per}.`
  const trend = trendOf(item, asking)
  const isShown = asking.boxes.some(({ name }) => name === item.name)
  if (item.move === 'remove') return { verdict: 'Não: neste plano ele sai.', texts: [facts, ...trend] }
  if (more <= 0)
    return {
      verdict: 'Não: o destaque tiraria pedido de quem deixa mais.',
      texts: [facts, ...trend, 'Ele se vende sem moldura: o lugar nobre rende mais com outro.'],
    }
  return {
    verdict: `Vale: ${formatBrl(more)} a mais por troca${isShown ? ', e ele já está na moldura' : ''}.`,
    texts: [
      facts,
      ...trend,
      `Se o destaque trouxer ${Math.round(assumed.highlight * 100)}% mais pedidos, tirados dos vizinhos, são ${inReais(gain)} ${asking.per}; conte quatro semanas e, sem diferença, troque o item.${isShown ? '' : ' A moldura deste cardápio ficou com quem rende mais ainda; para pôr este, diga “dê destaque a ele”.'}`,
    ],
  }
}

/** What is sold in two halves. */
const halved = /(?<!\p{L})(?:pizzas?|esfihas?|crepes?|tapiocas?|past[eé](?:l|is))(?!\p{L})/iu
/** Of ten, how many are taken to be two halves: an assumption. */
const share = 0.2

/** Two halves of different items: what each way of charging leaves, by how often two of them meet. */
export function halfAndHalf(question: Question, asking: Asking): Answer | null {
  const all = soldFor(question, asking).filter(({ move, units }) => move !== 'remove' && units > 0)
  const named = question.item === undefined ? all.filter(({ name }) => halved.test(name)) : all
  const [section] = [...new Set(named.map((one) => one.section))]
    .map((title) => named.filter((one) => one.section === title))
    .toSorted((a, b) => b.length - a.length)
  if (!section || section.length < 3) return null
  const total = section.reduce((sum, { units }) => sum + units, 0)
  const pairs = section.flatMap((one, at) =>
    section.slice(at + 1).map((other) => ({ one, other, weight: one.units * other.units })),
  )
  const weights = pairs.reduce((sum, { weight }) => sum + weight, 0)
  const mean = (of: (pair: (typeof pairs)[number]) => number) =>
    pairs.reduce((sum, pair) => sum + of(pair) * pair.weight, 0) / weights
  const cost = mean(({ one, other }) => (one.cost + other.cost) / 2)
  const atMean = mean(({ one, other }) => (one.price + other.price) / 2) - cost
  const atDearer = mean(({ one, other }) => Math.max(one.price, other.price)) - cost
  const today = section.reduce((sum, { units, margin }) => sum + units * margin, 0) / total
  const widest = pairs.toSorted(
    (a, b) => Math.abs(b.one.price - b.other.price) - Math.abs(a.one.price - a.other.price),
  )[0]
  if (!widest) return null
  const { one, other } = widest
  const dear = Math.max(one.price, other.price)
  const middle = (one.price + other.price) / 2
  const both = total * asking.monthly * share
  return {
    verdict: `Compensa: pela média cada uma deixa ${formatBrl(atMean)}; pela mais cara, ${formatBrl(atDearer)}.`,
    texts: [
      `Hoje uma inteira de ${section[0]?.section} deixa ${formatBrl(today)}. Cobrar pela mais cara põe ${formatBrl(atDearer - atMean)} a mais em cada meia a meia: com 2 de cada 10 (suposição), ${inReais(both * (atDearer - atMean))} ${asking.per}. O ganho maior é outro: quem divide a mesa entre dois gostos não deixa de pedir.`,
      `O caso que dá discussão é o mais distante: ${one.name} com ${other.name} sai ${inPrint(dear)} pela mais cara e ${inPrint(middle)} pela média. Entidades de defesa do consumidor veem vantagem excessiva (Código de Defesa do Consumidor, art. 39, V) em cobrar só pela mais cara; confira a regra da sua cidade.`,
      'Em qualquer dos dois, escreva no cardápio, antes do pedido: “Meia a meia: vale a média das duas” ou “vale o preço da mais cara”.',
    ],
  }
}
