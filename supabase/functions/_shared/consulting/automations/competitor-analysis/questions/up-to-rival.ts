/** "Até quanto posso subir a portuguesa sem passar do Forno do Zé?": the highest price below a competitor's. */
import { theHouse } from '../../../base/language/grammar.ts'
import { foldAccents, formatBrl, formatNumber, tokenize } from '../../../base/language/text.ts'
import { cent, everyday } from '../gaps.ts'
import { type Answer, type Asked, answer, comparedOf, needs, ownItem, type Question } from './asked.ts'
import { stayText } from './stays.ts'

const asksLimit =
  /\b(?:ate (?:quanto|onde|que (?:preco|valor))|quanto (?:eu )?(?:posso|da pra|consigo)|qual (?:o )?(?:maximo|teto|limite))\b/
const below =
  /\b(?:sem (?:\w+ )?(?:pass\w+|ultrapass\w+|fic\w+ (?:acima|mais car)\w*|ser (?:\w+ )?mais car\w+)|abaixo d|continu\w+ (?:abaixo|mais barat)|ainda (?:abaixo|mais barat)|alcanc\w+|cheg\w+ n[oa]|encost\w+)/

const kindsOfHouse =
  /^(?:restaurante|bar|boteco|casa|churrascaria|pizzaria|cantina|lanchonete|padaria|barraca)$/

/** The one competitor that a question names. */
export function rivalNamed(text: string, { rivals }: Pick<Asked, 'rivals'>): string | undefined {
  const said = foldAccents(text).toLowerCase()
  const named = rivals.filter((name) => {
    const all = tokenize(name).filter((word) => word.length > 3)
    // "a Socorro" is the Restaurante da Socorro.
    const proper = all.filter((word) => !kindsOfHouse.test(word))
    const words = proper.length > 0 ? proper : all
    const own = words.filter((word) => said.includes(word))
    return words.length > 0 && own.length >= Math.min(2, words.length)
  })
  return named.length === 1 ? named[0] : undefined
}

/** The highest price below a bound that ends as today's does: "58,90" below 59,90. */
function highestBelow(bound: number, today: number): number {
  const end = Math.round((today % 1) * 100) / 100
  const same = Math.floor(bound) + end
  return same < bound - cent ? same : same - 1
}

/** Null where no limit set by competitors is asked for. */
export function answerUpTo({ item, text }: Question, asked: Asked): Answer | null {
  const said = foldAccents(text).toLowerCase()
  if (!asksLimit.test(said) || !below.test(said)) return null
  const own = ownItem(item, asked)
  const compared = own && comparedOf(own.name, asked)
  if (!own || own.price === null || !compared) return null
  const rival = rivalNamed(text, asked)
  const quotes = everyday(compared).toSorted((a, b) => b.price - a.price)
  const bound = rival === undefined ? quotes[0] : quotes.find(({ competitor }) => competitor === rival)
  if (!bound) return rival === undefined ? null : needs(`${rival} não tem preço de ${own.name} na sua lista.`)
  const now = own.price
  const who = theHouse(bound.competitor)
  if (bound.price <= now + cent)
    return answer(`Nada: ${own.name} já está em ${formatBrl(now)}, e ${who} cobra ${formatBrl(bound.price)}.`)
  const top = highestBelow(bound.price, now)
  const cost = own.cost !== null && own.cost > 0 ? own.cost : null
  const units = asked.sold.unitsOf(own.name)
  const risen = asked.raises.find((raise) => raise.item === own.name)
  const cheaper = quotes.filter(({ price }) => price < now - cent)
  const left =
    cost === null || top <= now + cent
      ? ''
      : `São ${formatBrl(top - now)} a mais por venda: deixa ${formatBrl(top - cost)} em vez de ${formatBrl(now - cost)}, e empata se perder até ${formatNumber(Math.floor((1 - (now - cost) / (top - cost)) * 1000) / 10)}% das vendas${units === undefined ? '' : `; se ninguém deixar de pedir, ${formatBrl(Math.round((top - now) * units)).slice(0, -3)} por mês`}.`
  return answer(
    top <= now + cent
      ? `Até ${formatBrl(bound.price)}, que empata com ${who}: ${formatBrl(bound.price - now)} a mais que hoje.`
      : `Até ${formatBrl(top)} para ficar abaixo ${who.replace(/^([ao]) /, 'd$1 ').replace(/^(?!d[ao] )/, 'de ')}; ${formatBrl(bound.price)} já empata.`,
    left,
    risen
      ? `A conta aceita ${formatBrl(risen.to)}${risen.condition === undefined ? '' : `, ${risen.condition}`}.`
      : cheaper.length > 0
        ? `É o limite, não o conselho: ${stayText(own, asked)}`
        : stayText(own, asked),
  )
}
