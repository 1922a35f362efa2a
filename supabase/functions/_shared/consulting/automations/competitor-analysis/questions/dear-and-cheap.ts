/** Where the house is dear and where it is cheap, in R$ and %, beside the middle of the competitors' everyday prices. */
import { capitalize, ofTheHouse, theHouse } from '../../../base/language/grammar.ts'
import { formatBrl, joinList } from '../../../base/language/text.ts'
import { median } from '../../../base/statistics.ts'
import { calledOf, everyday, percentOver } from '../gaps.ts'
import { type Answer, type Asked, answer, refuses, shared } from './asked.ts'
import { atOurSize } from './raises.ts'
import { slackOf } from './slack.ts'

/** Differences that guests do not notice, in %. */
const level = 3
/** Items named in the sentence; the table has all. */
const mostNamed = 3

/** An item beside the prices of theirs, at the house's size. */
type Placed = {
  name: string
  own: number
  prices: readonly { competitor: string; price: number }[]
  middle: number
  by: number
}

const words = ({ name, own, middle, by }: Placed) =>
  `${name} (${formatBrl(Math.abs(own - middle))}, ${Math.abs(Math.round(by))}% ${by > 0 ? 'acima' : 'abaixo'})`

const listOf = (placed: readonly Placed[]) =>
  `${placed.slice(0, mostNamed).map(words).join(', ')}${placed.length > mostNamed ? ` e mais ${placed.length - mostNamed}, na tabela` : ''}`

/** "Diante da Padaria Cariri, de 20% a 56% mais caro, em 6 itens." */
function besideOf(name: string, placed: readonly Placed[]): string {
  const all = placed.flatMap(({ own, prices }) =>
    prices.flatMap(({ competitor, price }) =>
      competitor === name ? [Math.round(percentOver(own, price))] : [],
    ),
  )
  if (all.length < 2) return ''
  const [low, high] = [Math.min(...all), Math.max(...all)]
  const who = `Diante ${ofTheHouse(name)}`
  if (low > 0) return `${who}, de ${low}% a ${high}% mais caro, em ${all.length} itens.`
  if (high < 0) return `${who}, de ${-high}% a ${-low}% mais barato, em ${all.length} itens.`
  if (low === 0 || high === 0)
    return low === high
      ? `${who}, igual em ${all.length} itens.`
      : `${who}, de igual a ${Math.abs(low + high)}% mais ${high > 0 ? 'caro' : 'barato'}, em ${all.length} itens.`
  return `${who}, de ${-low}% mais barato a ${high}% mais caro, em ${all.length} itens.`
}

/** "Minha mãe acha caro, eu acho barato: quem tem razão?": who is right beside whom. */
export function answerDispute(asked: Asked): Answer | null {
  const placed = placedOf(asked)
  const sides = asked.rivals.flatMap((name) => {
    const all = placed.flatMap(({ own, prices }) =>
      prices.flatMap(({ competitor, price }) => (competitor === name ? [percentOver(own, price)] : [])),
    )
    return all.length === 0
      ? []
      : [{ name, count: all.length, mean: all.reduce((sum, one) => sum + one, 0) / all.length }]
  })
  if (sides.length === 0) return null
  const dear = sides.filter(({ mean }) => mean >= level)
  const cheap = sides.filter(({ mean }) => mean <= -level)
  const said = (list: typeof sides) =>
    joinList(
      list.map(
        ({ name, count, mean }) =>
          `${theHouse(name)} (${Math.abs(Math.round(mean))}% ${mean > 0 ? 'acima' : 'abaixo'} na média de ${count})`,
      ),
    )
  const verdict =
    dear.length > 0 && cheap.length > 0
      ? `Os dois, em parte: você é mais caro que ${said(dear)} e mais barato que ${said(cheap)}.`
      : dear.length > 0
        ? `Quem acha caro tem razão: você está acima de ${said(dear)}.`
        : cheap.length > 0
          ? `Quem acha barato tem razão: você está abaixo de ${said(cheap)}.`
          : 'Nenhum dos dois: na média está igual a todos eles.'
  const found = answerDearAndCheap(asked)
  return {
    ...answer(verdict, ...(found ? [found.verdict, ...found.texts.slice(-1)] : [])),
    ...(found?.table && { table: found.table }),
  }
}

/** What may be tried where no cost says what a rise brings. */
function roomOf(asked: Asked): string {
  const found = refuses(asked, 'rise') ? [] : slackOf(asked).filter(({ cost }) => cost === null)
  return found.length === 0
    ? ''
    : `Se quiser testar um aumento, um de cada vez: ${joinList(found.slice(0, 3).map(({ item, own, to }) => `${item} de ${formatBrl(own)} para ${formatBrl(to)}`))}; continuam abaixo de todos. Sem o custo não dizemos quanto rende.`
}

/** Every item with a price of theirs, those of other sizes at the house's. */
function placedOf(asked: Asked): Placed[] {
  const same = shared(asked)
  const names = [...new Set(asked.items.flatMap(({ ours }) => ours ?? []))]
  return names.flatMap((name): Placed[] => {
    const item = same.find(({ ours }) => ours === name)
    const own = item?.own ?? asked.menu.find((one) => one.name === name)?.price ?? null
    if (own === null) return []
    const sized = asked.items.filter((one) => one.ours === name && one.own === null)
    const prices = [...(item ? everyday(item) : []), ...sized.flatMap((one) => atOurSize(one, own))]
    if (prices.length === 0) return []
    const middle = median(prices.map(({ price }) => price))
    return [{ name: item ? calledOf(item) : name, own, prices, middle, by: percentOver(own, middle) }]
  })
}

export function answerDearAndCheap(asked: Asked): Answer | null {
  const placed = placedOf(asked).toSorted((a, b) => b.by - a.by)
  if (placed.length === 0) return null
  const dear = placed.filter(({ by }) => by >= level)
  const cheap = placed.filter(({ by }) => by <= -level).toReversed()
  return {
    ...answer(
      `${dear.length === 0 ? 'Caro em nada' : `Caro em ${listOf(dear)}`}; ${cheap.length === 0 ? 'barato em nada' : `barato em ${listOf(cheap)}`}.`,
      placed.length > dear.length + cheap.length
        ? `No resto, até ${level}% para um lado ou outro: igual.`
        : '',
      ...asked.rivals.map((name) => besideOf(name, placed)),
      roomOf(asked),
    ),
    table: {
      caption: 'Onde você está caro e onde está barato',
      headers: ['Item', 'Você', 'Meio deles', 'Diferença', 'Preços'],
      rows: placed.map(({ name, own, prices, middle, by }) => [
        capitalize(name),
        formatBrl(own),
        formatBrl(Math.round(middle * 100) / 100),
        Math.abs(by) < 0.5
          ? 'igual'
          : `${formatBrl(Math.abs(own - middle))} ${by > 0 ? 'acima' : 'abaixo'} (${Math.abs(Math.round(by))}%)`,
        String(prices.length),
      ]),
      numeric: [1, 2],
    },
  }
}
