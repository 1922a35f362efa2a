/** The prices that change, each with what it depends on: said here once, for the summary and the answers to point to. */
import { shortDay } from '../../base/calendar.ts'
import { formatBrl, formatNumber, joinList } from '../../base/language/text.ts'
import type { ReportSection } from '../../report/blocks.ts'
import type { CompetitorMap, Raise } from './schema.ts'
import { leadingTest, targetTable, worthOf } from './targets.ts'

/** Amounts in whole R$. */
const reais = (value: number) => formatBrl(Math.round(value)).slice(0, -3)

/** Names in the summary's sentence; the table has the others. */
const named = 3

const listed = (raises: readonly Raise[]) => {
  const rest = raises.length - named
  const names = raises.slice(0, named).map(({ item, to }) => `${item} a ${formatBrl(to)}`)
  return joinList(rest > 0 ? [...names, `mais ${rest}`] : names)
}

/** R$ a month, each price rounded as in the table; null if no units are known. */
export const gainOf = (raises: readonly Raise[]): number | null =>
  raises.some(({ gain }) => gain !== null)
    ? raises.reduce((sum, { gain }) => sum + Math.round(gain ?? 0), 0)
    : null

/** What rises at once, and what only if the competitor's measure is the same; null if nothing rises. */
export function changesText({ raises = [], targets = [], starts }: CompetitorMap): string | null {
  if (raises.length === 0) return null
  const free = raises.filter(({ condition }) => condition === undefined)
  const bound = raises.filter(({ condition }) => condition !== undefined)
  const when = starts === undefined ? '' : `Em ${shortDay(starts)}, `
  const conditions = [...new Set(bound.flatMap(({ condition }) => condition ?? []))]
  const [only] = conditions
  const condition =
    conditions.length === 1 && only !== undefined
      ? only
      : 'se o que se serve lá for igual (a condição de cada um está na tabela)'
  const orders = [
    ...(free.length > 0 ? [`suba ${listed(free)}`] : []),
    ...(bound.length > 0 ? [`${free.length > 0 ? 'e ' : 'suba '}${listed(bound)} só ${condition}`] : []),
  ].join(', ')
  const tried = leadingTest({ targets, raises })
  if (tried && starts === undefined)
    return `**Teste ${tried.item} a ${formatBrl(tried.to)} por quatro semanas, ainda abaixo de todos eles.** De ${reais(worthOf(tried))} a ${reais((tried.half ?? 0) * (tried.units ?? 0))} por mês, da reação suposta à metade dela. No mesmo cardápio, ${listed(raises)}: ${reais(gainOf(raises) ?? 0)} por mês. O resto fica.`
  const order = `${when}${when === '' ? orders.charAt(0).toUpperCase() + orders.slice(1) : orders}`
  const [all, sure] = [gainOf(raises), gainOf(free)]
  const gain =
    all === null
      ? ''
      : ` ${raises.length === 1 ? 'São' : 'Somam'} ${reais(all)} por mês na reação suposta${bound.length > 0 && free.length > 0 && sure !== null ? `, ${reais(sure)} deles sem depender disso` : ''}.`
  return `**${order}.**${gain} O resto fica.`
}

/** "Os preços que mudam" */
export function changesSection({ raises = [], targets = [], starts }: CompetitorMap): ReportSection[] {
  const cheap = targets.length === 0 ? [] : [targetTable(targets)]
  if (raises.length === 0)
    return cheap.length === 0 ? [] : [{ id: 'mudancas', title: 'O que está barato', blocks: cheap }]
  const total = gainOf(raises)
  const counted = total !== null
  const bears = ({ bears: share, units }: Raise) =>
    share === undefined
      ? '—'
      : `${formatNumber(share * 100)}%${units === null ? '' : `: ${Math.floor(share * units + 1e-9)} de ${Math.round(units)}`}`
  return [
    {
      id: 'mudancas',
      title: starts === undefined ? 'Os preços que mudam' : `Os preços que mudam em ${shortDay(starts)}`,
      blocks: [
        {
          kind: 'table',
          caption: counted ? 'Do maior ganho por mês para o menor' : 'O que pode subir',
          headers: [
            'Item',
            'Hoje',
            'Novo',
            ...(counted ? ['R$/mês'] : []),
            `Pode perder${counted ? ' por mês' : ''}`,
            'Eles cobram',
            'Condição',
          ],
          rows: [
            ...raises.map((raise) => [
              raise.item,
              formatBrl(raise.from),
              formatBrl(raise.to),
              ...(counted ? [raise.gain === null ? '—' : reais(raise.gain)] : []),
              bears(raise),
              raise.reference || 'ninguém na lista',
              raise.condition ??
                (raise.ordered
                  ? 'nenhuma: é o seu pedido'
                  : raise.reference === ''
                    ? 'nenhuma: sai só do seu custo'
                    : 'nenhuma'),
            ]),
            ...(counted && raises.length > 1 ? [['Soma', '', '', reais(total), '', '', '']] : []),
          ],
          numeric: counted ? [1, 2, 3] : [1, 2],
        },
        ...cheap,
      ],
    },
  ]
}
