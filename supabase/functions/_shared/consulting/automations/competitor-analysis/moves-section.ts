import { fillChoices } from '../../base/language/choices.ts'
import { capitalize } from '../../base/language/grammar.ts'
import { formatBrl, formatNumber } from '../../base/language/text.ts'
import type { Block, ReportSection } from '../../report/blocks.ts'
import { itemsOf } from './gaps.ts'
import { matchesOf, roomsOf } from './price-moves.ts'
import type { CompetitorMap } from './schema.ts'

/** A section, or none if it is empty. */
export const section = (id: string, title: string, blocks: readonly Block[]): ReportSection[] =>
  blocks.length === 0 ? [] : [{ id, title, blocks }]

const neededText = (needed: number) => (Number.isFinite(needed) ? String(needed) : 'abaixo do custo')

/** Maximum rows of the table of prices to match. */
const mostMatches = 10
const mostRooms = 8

/** The cost of matching each lower price, and the possible rise where all competitors are dearer. */
export function movesSection(map: CompetitorMap): ReportSection[] {
  const matches = matchesOf(map).slice(0, mostMatches)
  const rooms = roomsOf(map).slice(0, mostRooms)
  const costed = itemsOf(map).some(({ cost }) => cost !== undefined)
  const blocks: Block[] = []
  if (matches.length > 0) {
    blocks.push({
      kind: 'table',
      caption: 'Igualar o preço deles, por venda: multiplique pelas do seu mês',
      headers: costed
        ? ['Item', 'De', 'Para', 'Sobra hoje', 'Sobraria', 'Vendas para empatar, no lugar de 100']
        : ['Item', 'De', 'Para', 'Menos por venda'],
      rows: matches.map(({ name, competitor, own, to, left, leftThen, needed }) => [
        `${capitalize(name)} (${competitor})`,
        formatBrl(own),
        formatBrl(to),
        ...(costed
          ? [
              left === null ? '—' : formatBrl(left),
              leftThen === null ? '—' : formatBrl(leftThen),
              needed === null ? 'falta o custo' : neededText(needed),
            ]
          : [formatBrl(own - to)]),
      ]),
      numeric: costed ? [1, 2, 3, 4, 5] : [1, 2, 3],
    })
  }
  if (rooms.some(({ next }) => next !== null)) {
    blocks.push({
      kind: 'table',
      caption: 'Onde a casa está abaixo: o passo depende da porção',
      headers: ['Item', 'Você', 'Lá', 'Até, se a porção for igual', 'A mais por venda', 'Aguenta perder'],
      rows: rooms.map(({ item, name, competitor, theirs, next, bears }) => [
        capitalize(name),
        formatBrl(item.own),
        `${formatBrl(theirs)} (${competitor})`,
        next === null ? 'fica' : formatBrl(next),
        next === null ? '—' : formatBrl(next - item.own),
        bears === null ? '—' : `${formatNumber(bears)}% das vendas`,
      ]),
      numeric: [1],
    })
  }
  if (blocks.length === 0) return []
  const note =
    matches.length > 0 && !costed
      ? '[Com o custo de cada item em “A casa”, esta tabela diz quantas vendas a mais cada corte pede|Falta o custo dos itens em “A casa”: com ele se vê quantas vendas a mais um corte pede].'
      : null
  return section('briga', 'Baixar ou subir: a conta', [
    ...(note ? [{ kind: 'text' as const, text: fillChoices(note, map.title) }] : []),
    ...blocks,
  ])
}
