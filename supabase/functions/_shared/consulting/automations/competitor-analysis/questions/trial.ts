/** Something new whose cost nobody knows: the sum that it must bring, and a test that risks little. */
import { capitalize } from '../../../base/language/grammar.ts'
import { foldAccents, formatBrl } from '../../../base/language/text.ts'
import { median } from '../../../base/statistics.ts'
import { isEndless, quotesOf } from '../gaps.ts'
import { kindOf } from '../match.ts'
import type { Compared } from '../schema.ts'
import { type Answer, type Asked, answer, costedOf, needs, type Question, reais } from './asked.ts'

/** Portions of one day of a test, and how many of them must sell. */
const portions = 10
const leastSold = 7
/** Share of a price that ingredients may take: a third. */
const ingredients = 1 / 3
/** Hours before closing in which an evening's test sells. */
const eveningHours = 3

/** What a sale of the house's food brings and leaves, in the middle, R$; null without costs. */
function usualSale(asked: Asked): { price: number; left: number } | null {
  const food = costedOf(asked).filter((item) => ['dish', 'side'].includes(kindOf(item)))
  return food.length < 2
    ? null
    : {
        price: median(food.map(({ price }) => price)),
        left: median(food.map(({ price, cost }) => price - cost)),
      }
}

/** "Você fecha às 20h: sirva das 17h às 20h" for an evening within the opening hours; empty otherwise. */
function withinHours(what: string, { context }: Asked): string {
  if (!/noite|jantar/.test(foldAccents(what).toLowerCase())) return ''
  const closing = Object.values(context.house.settings.opening).flatMap((of) => (of ? [of.to] : []))
  const [last] = closing.toSorted().reverse()
  const hour = Number(last?.slice(0, 2) ?? 0)
  if (last === undefined || hour < 18 || hour > 22) return ''
  return `Você fecha às ${hour}h: sirva das ${hour - eveningHours}h às ${hour}h, e só pague hora a mais depois que o teste encher.`
}

/** @param told its price, R$, if the owner names one */
export function answerTrial(what: string, told: number | undefined, asked: Asked): Answer {
  const usual = usualSale(asked)
  const price = told ?? usual?.price
  const left = told === undefined ? usual?.left : told * (1 - ingredients)
  if (price === undefined || left === undefined || left <= 0)
    return needs(
      `Para dizer se ${what} cabe faltam o custo dos ingredientes e um preço de quem vende perto.`,
      'Pergunte em duas casas e pese uma porção: com isso a conta sai.',
    )
  const basis =
    told === undefined
      ? 'o meio do que a sua comida deixa hoje'
      : `${formatBrl(told)} com até um terço de ingredientes`
  return answer(
    `${capitalize(what)}: vale um teste pequeno, ainda não o cardápio. Falta a ficha de custo, e na sua lista ninguém dá o preço.`,
    `A conta que tem de fechar: se cada venda deixar ${formatBrl(left)} (${basis}), ${portions} por dia deixam ${reais(left * portions)}; cada R$ 100 a mais de gente, gás ou hora pede ${Math.ceil(100 / left)} vendas.`,
    withinHours(what, asked),
    `Teste: o mesmo dia em quatro semanas, ${portions} porções, com encomenda na véspera. O risco de cada dia são até ${reais(price * ingredients * portions)} de ingredientes. Fica se saírem ${leastSold} de ${portions} em três dos quatro; senão, pare.`,
  )
}

/** Weeks of a month. */
const weeksOfMonth = 30 / 7

/** How many sales pay an amount a month, of the new item that the owner prices or else of the house's best. */
export function answerSalesFor(amount: number, { weekdays }: Question, asked: Asked): Answer {
  const planned = asked.context.sheet.wishes.find(
    (wish) =>
      wish.kind === 'question' &&
      wish.about === 'newItem' &&
      !wish.against &&
      wish.price !== undefined &&
      wish.cost !== undefined,
  )
  const fresh = planned?.kind === 'question' ? planned : undefined
  const [best] = costedOf(asked).filter((item) => kindOf(item) === 'dish')
  const sale =
    fresh?.price !== undefined && fresh.cost !== undefined
      ? { name: fresh.what ?? 'a venda nova', left: fresh.price - fresh.cost }
      : best && { name: best.name, left: best.price - best.cost }
  if (!sale || sale.left <= 0)
    return needs(`Para dizer quantas vendas pagam ${reais(amount)} por mês falta o custo de um item.`)
  const days = weekdays ?? fresh?.weekdays
  const open = Object.values(asked.context.house.settings.opening).filter((of) => of).length
  const week = days?.length ?? (open > 0 ? open : 6)
  const month = Math.ceil(amount / sale.left)
  const perDay = amount / sale.left / (week * weeksOfMonth)
  return answer(
    `${month} vendas por mês de ${sale.name}, ${Math.ceil(perDay)} por dia em ${week} dias por semana: cada uma deixa ${formatBrl(sale.left)}.`,
    `${reais(amount)} ÷ ${formatBrl(sale.left)} = ${month}. Conta só o que vier a mais: quem trocar outro prato por este não paga nada. Antes de contratar, chegue a esse número por quatro semanas com quem já tem.`,
  )
}

/** Sales a month of one more item, where nobody has counted: ten a week. */
const tenAWeek = 43

/** What one of them may cost, and what it would leave. */
export function estimateOf(absent: readonly Compared[]): string {
  const [best] = absent
    .flatMap((item) =>
      quotesOf(item).flatMap(({ price, deal, away, unsure }) =>
        deal || away !== undefined || unsure ? [] : [{ name: item.item, price }],
      ),
    )
    .filter(({ name }) => !isEndless({ item: name }))
    .toSorted((a, b) => b.price - a.price)
  return best
    ? `Se for um só, ${best.name}: a ${formatBrl(best.price)}, com até ${formatBrl(Math.floor(best.price * (10 / 3)) / 10)} de ingredientes, dez por semana deixam uns ${reais((best.price * 2 * tenAWeek) / 3)} por mês, se não tirarem venda de outro item. Teste duas semanas antes de imprimir.`
    : ''
}
