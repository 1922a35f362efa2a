import type { Action, Block, ReportSection } from './blocks.ts'

/** As many as a manager can carry out in a month. */
const most = 5

/** The first five of the given actions; null entries are skipped. */
export const firstActions = (...actions: readonly (Action | null)[]): Action[] =>
  actions.filter((action) => action !== null).slice(0, most)

const summaryId = 'resumo'

/** Lines of text that fit on a printed page under its title. */
const page = 48

const linesOf = (text: string) => Math.ceil(text.length / 95)

/** Lines of a text next to its date. */
const wrapped = (text: string) => Math.ceil(text.length / 68)

/** Approximate number of printed lines of a block; charts and tables have fixed heights. */
function heightOf(block: Block): number {
  switch (block.kind) {
    case 'text':
      return linesOf(block.text) + 0.5
    case 'notice':
      return linesOf(block.text) + 3
    case 'list':
      return block.items.reduce((sum, item) => sum + linesOf(item), 0.5)
    case 'subtitle':
      return 2
    case 'costCards':
      return 5
    case 'actions':
      return block.items.reduce(
        (sum, { what, brings }) => sum + wrapped(what) + wrapped(brings ?? '') + 1.2,
        2,
      )
    case 'keyValues':
      return block.items.reduce((sum, { value }) => sum + linesOf(value) + 0.5, 0.5)
    case 'scenarios':
      return 3 + block.scenarios.changes.length * 1.6
    default:
      return Number.POSITIVE_INFINITY
  }
}

const isBlock = (block: Block | undefined): block is Block => block !== undefined

/**
 * The sections, with "Resumo" as one page to hand over: the subject, the key figures and the actions. The rest of an
 * automation's own "Resumo" stays below if it fits, else it follows as "Visão geral".
 */
export function withActions(sections: readonly ReportSection[], actions: readonly Action[]): ReportSection[] {
  if (actions.length === 0) return [...sections]
  const own = sections.find(({ id }) => id === summaryId)
  const blocks = own?.blocks ?? []
  const kept = [
    blocks.find(({ kind }) => kind === 'text'),
    blocks.find(({ kind }) => kind === 'costCards'),
  ].filter(isBlock)
  const rest = blocks.filter((block) => !kept.includes(block))
  const handedOver: Block[] = [...kept, { kind: 'actions', items: actions }]
  const fits = [...handedOver, ...rest].reduce((sum, block) => sum + heightOf(block), 0) <= page
  return [
    {
      id: summaryId,
      title: own?.title ?? 'Resumo',
      blocks: [...handedOver, ...(fits ? rest : [])],
      ...(own?.opens && { opens: true }),
    },
    ...(fits ? [] : [{ id: 'visao-geral', title: 'Visão geral', blocks: rest }]),
    ...sections.filter((section) => section !== own),
  ]
}
