/** How each item's sales reacted to its own price changes, and why an item sells less: its price, or something else. */
import { capitalize } from '../../../base/language/grammar.ts'
import { formatBrl, formatNumber, joinList } from '../../../base/language/text.ts'
import { ordinaryWeeks } from '../../../base/sales/whole-weeks.ts'
import { mean } from '../../../base/statistics.ts'
import { roundly, shortDay, whole } from '../money.ts'
import type { SeenChange } from '../schema.ts'
import { type Answer, type Asked, itemsOf, type Question } from './asked.ts'

/** Width of the 80 % range up to which a reaction is well known, and up to which it is known at all; our rule. */
const sure = 0.6
const fair = 1.5

/** "boa", "média" or "fraca": by the width of the range, and by whether it leaves the sign open. */
function gradeOf({ low, high }: SeenChange): string {
  if (low < 0 && high > 0) return 'fraca: o acaso pode explicar tudo'
  const width = high - low
  return width <= sure ? 'boa' : width <= fair ? 'média' : 'fraca'
}

const figure = (value: number) => formatNumber(Math.round(value * 10) / 10).replace('-', '−')

/** Each item's own elasticity with its range and grade; none for an item whose price never changed. */
export function answerReactions(question: Question, asked: Asked): Answer {
  const items = itemsOf(question, asked)
  const seen = (asked.plan.seen ?? []).filter(({ name }) => items.some((item) => item.name === name))
  const never = items.filter(({ name }) => seen.every((one) => one.name !== name))
  const clear = seen.filter((one) => !gradeOf(one).startsWith('fraca'))
  return {
    verdict:
      seen.length === 0
        ? 'A planilha não sustenta elasticidade de nenhum item: nenhum preço tem quatro semanas antes e quatro depois de uma mudança.'
        : `${clear.length === 0 ? 'Nenhum item tem medida segura' : `Medida que se sustenta: ${joinList(clear.map(({ name, elasticity }) => `${name} (${figure(elasticity)})`))}`}${never.length === 0 ? '' : `; sem medida, porque o preço não mudou ou faltam semanas: ${joinList(never.map(({ name }) => name))}`}.`,
    texts: [
      'Elasticidade de −1 quer dizer: 1% a mais no preço tira 1% da venda. A faixa é de 8 em 10; a comparação é com os itens que não mudaram de preço nas mesmas semanas, sem as que você mandou deixar fora.',
    ],
    table: {
      caption: 'Elasticidade por item, pelas suas mudanças',
      headers: ['Item', 'Mudança', 'Elasticidade', 'Faixa', 'Confiança'],
      rows: [
        ...seen.map((one) => [
          one.name,
          `${formatBrl(one.priceBefore)} a ${formatBrl(one.priceAfter)} em ${shortDay(one.since)}`,
          figure(one.elasticity),
          `${figure(one.low)} a ${figure(one.high)}`,
          gradeOf(one),
        ]),
        ...never.map(({ name }) => [name, 'não mudou', '—', '—', 'não dá para medir']),
      ],
      numeric: [2],
    },
    figures: { seen: seen.length, never: never.length },
  }
}

/** Fewest weeks on each side of a fall. */
const fewest = 3
/** A smaller move is none. */
const felt = 0.04

/** Units a week of an item and of the rest of the house in some weeks. */
function levelOf(name: string, from: string, to: string, asked: Asked) {
  const { weeks, itemWeeks } = ordinaryWeeks(asked.sales)
  const own = itemWeeks.find((one) => one.name === name)?.units ?? []
  const inside = weeks.flatMap(({ monday, units }, at) => {
    const value = own[at]
    return monday >= from && monday < to && value != null ? [{ value, rest: units - value }] : []
  })
  return inside.length < fewest
    ? null
    : { own: mean(inside.map(({ value }) => value)), rest: mean(inside.map(({ rest }) => rest)) }
}

/**
 * "Vende menos desde setembro, foi o aumento?": the weeks since then beside those at the same price before, so that an
 * earlier rise is told apart from a later fall.
 */
export function answerWhyFell(question: Question, asked: Asked): Answer | null {
  const [item] = itemsOf(question, asked)
  const { from, what } = question
  if (!item || question.item === undefined || from === undefined) return null
  const runs = asked.sales.items.find(({ name }) => name === item.name)?.prices ?? []
  const last = runs.findLast((run) => run.from <= from)
  const start = runs.length > 1 && last ? last.from : '0000-00-00'
  const [before, after] = [
    levelOf(item.name, start, from, asked),
    levelOf(item.name, from, '9999-99-99', asked),
  ]
  if (!before || !after)
    return {
      verdict: `${item.name}: faltam semanas dos dois lados de ${shortDay(from)} para separar o preço do resto.`,
      texts: ['Com três semanas antes e três depois, a conta sai.'],
      figures: {},
      open: true,
    }
  const moved = runs.find((run) => run.from > from)
  const fell = after.own / Math.max(0.01, before.own) - 1
  const rest = after.rest / Math.max(0.01, before.rest) - 1
  const apart = (1 + fell) / Math.max(0.01, 1 + rest) - 1
  const seen = (asked.plan.seen ?? []).find(({ name }) => name === item.name)
  const other = what === undefined ? '' : ` O que mais mudou nessa época é ${what}`
  const figures = { fell, rest }
  const told = `de ${whole(before.own)} para ${whole(after.own)} por semana desde ${shortDay(from)} (${roundly(fell)}), e o resto da casa fez ${rest > 0 ? '+' : ''}${roundly(rest)}`
  if (apart > -felt)
    return {
      verdict: `${item.name} não caiu mais que a casa: ${told}.`,
      texts: [],
      figures,
    }
  if (moved)
    return {
      verdict: `Pode ser o preço: ${item.name} foi ${told}, e o preço mudou para ${formatBrl(moved.price)} em ${shortDay(moved.from)}.`,
      texts: [
        `${other === '' ? '' : `${other.trim()}. `}Para separar os dois, desfaça um de cada vez, por quatro semanas.`,
      ],
      figures,
    }
  return {
    verdict: `Não é o preço: ${item.name} foi ${told}, com o mesmo preço${last && runs.length > 1 ? ` desde ${shortDay(last.from)}` : ''}.`,
    texts: [
      ...(seen && seen.since < from
        ? [
            `O aumento de ${shortDay(seen.since)}, de ${formatBrl(seen.priceBefore)} a ${formatBrl(seen.priceAfter)}, é outra história: a venda foi de ${whole(seen.unitsBefore)} para ${whole(before.own)} por semana até essa queda.`,
          ]
        : []),
      `${other === '' ? 'Veja o que mudou nessas semanas: receita, fornecedor, porção, quem prepara.' : `${other.trim()}: é o suspeito, e a planilha não prova.`} ${capitalize('volte por duas semanas ao que era antes e compare com')} ${whole(after.own)} por semana; baixar o preço agora esconderia a causa.`,
    ],
    figures,
  }
}
