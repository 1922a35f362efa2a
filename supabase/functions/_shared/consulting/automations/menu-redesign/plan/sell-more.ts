/** "onde coloco o camarão para vender mais?", "como vendo mais entrada?": the place, the words, and what it may bring. */
import { formatBrl, joinList } from '../../../base/language/text.ts'
import { assumed } from '../advise.ts'
import { inPrint, inReais } from '../amounts.ts'
import { type Answer, type Asking, type Question, type Sold, soldFor, whole } from './asking.ts'

const asksPlace = /(?<!\p{L})(?:onde|lugar|canto)(?!\p{L})/iu
/** More orders that a sentence of the waiter is taken to bring to a section: our assumption. */
const offered = 0.1

const leaves = (one: Sold) => one.units * one.margin
const nowOf = ({ newPrice, price }: Sold) => newPrice ?? price

/** Where an item stands on the new page. */
function placeOf(item: Sold, { boxes }: Asking): string {
  if (boxes.some(({ name }) => name === item.name)) return `na moldura de ${item.section}`
  return `na primeira linha de ${item.section}, o lugar que se lê antes de escolher`
}

function oneItem(item: Sold, question: Question, asking: Asking): Answer {
  const units = item.units * asking.monthly
  const more = units * assumed.highlight
  const place = placeOf(item, asking)
  if (item.move === 'remove')
    return { verdict: `Neste plano ${item.name} sai.`, texts: ['Se quiser mantê-lo, diga “fica”.'] }
  const head = asksPlace.test(question.text)
    ? `${place[0]?.toUpperCase()}${place.slice(1)}.`
    : `Pelo lugar e pela frase: ${place}.`
  return {
    verdict: head,
    texts: [
      `Cada um deixa ${formatBrl(item.margin)} e saem ${whole(units)} ${asking.per}. Se o lugar trouxer ${Math.round(assumed.highlight * 100)}% mais pedidos (${whole(more)}), são até ${inReais(more * item.margin)} ${asking.per}, menos o que esses clientes pediriam no lugar.`,
      `Quem atende diz: “Já provou ${item.name}, ${inPrint(nowOf(item))}?”, antes de abrir o cardápio. Preço cheio: sem desconto a conta não encolhe.`,
    ],
  }
}

/** Items of a section: the first to offer, and what a few more orders bring. */
function section(items: readonly Sold[], asking: Asking): Answer {
  const stay = items.filter(({ move }) => move !== 'remove')
  const [first] = stay.toSorted((a, b) => leaves(b) - leaves(a))
  const [best] = stay.toSorted((a, b) => b.margin - a.margin)
  if (!first || !best) return { verdict: 'Neste plano esses itens saem.', texts: [] }
  const units = stay.reduce((sum, one) => sum + one.units, 0) * asking.monthly
  const mean = stay.reduce((sum, one) => sum + leaves(one), 0) / stay.reduce((sum, one) => sum + one.units, 0)
  const more = units * offered
  const names = [...new Set([first.name, best.name])]
  return {
    verdict: `Oferecendo antes do pedido, e uma só: ${first.name}, ${inPrint(nowOf(first))}.`,
    texts: [
      `${first.section} saem ${whole(units)} ${asking.per} e deixam em média ${formatBrl(mean)} cada. Uma oferta por mesa, ao sentar: “Enquanto escolhem, trago ${first.name}?”. Se um em cada dez pedidos a mais vier disso (${whole(more)} ${asking.per}), são ${inReais(more * mean)} ${asking.per}.`,
      ...(names.length > 1
        ? [
            `Quem mais deixa por unidade é ${best.name}, ${formatBrl(best.margin)}: ofereça-o a quem já conhece ${first.name}.`,
          ]
        : []),
      `No papel, ${joinList(names)} ${names.length > 1 ? 'abrem' : 'abre'} a seção, com o texto do que ${names.length > 1 ? 'levam' : 'leva'}.`,
    ],
  }
}

export function sellMore(question: Question, asking: Asking): Answer | null {
  const items = soldFor(question, asking).filter(({ units }) => units > 0)
  const [only] = items
  if (question.item === undefined || !only) return null
  return items.length === 1 ? oneItem(only, question, asking) : section(items, asking)
}
