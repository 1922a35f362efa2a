import type { Block } from '@consulting/report/blocks.ts'
import { drawnMatrixFrom, matrixTable } from '@consulting/report/matrix-table.ts'
import { keepAmountsWhole } from '@/format/money'
import { DefinitionList } from '@/ui/definition-list'
import { Notice } from '@/ui/notice'
import { StatCard } from '@/ui/stat-card'
import { Actions } from './actions'
import { Chart } from './charts'
import { CheckList } from './check-list'
import { MenuPage } from './menu-page'
import { RichText } from './rich-text'
import { Scenarios } from './scenarios'
import { Post, Sheet } from './sheets'
import { Table } from './table'
import { Wishes } from './wishes'

interface BlocksProps {
  blocks: readonly Block[]
  /** Storage scope of the check lists' state on this device. */
  scope: string
}

/** The blocks of a report section, in order. */
export function Blocks({ blocks, scope }: BlocksProps) {
  return blocks.map((block, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the order of a report's blocks is fixed
    <BlockView key={index} block={block} scope={`${scope}/${index}`} />
  ))
}

function BlockView({ block, scope }: { block: Block; scope: string }) {
  switch (block.kind) {
    case 'subtitle':
      return (
        <h3 className="mt-8 mb-3 break-after-avoid text-subheading first:mt-0">
          {keepAmountsWhole(block.text)}
        </h3>
      )
    case 'text':
      return (
        <p className="mb-5 max-w-reading">
          <RichText text={block.text} />
        </p>
      )
    case 'notice':
      return (
        <div className="mb-5">
          <Notice tone={block.tone} title={keepAmountsWhole(block.title)}>
            <RichText text={block.text} />
          </Notice>
        </div>
      )
    case 'list':
      return <List items={block.items} ordered={block.ordered ?? false} />
    case 'checkList':
      return <CheckList items={block.items} scope={scope} />
    case 'keyValues':
      return (
        <div className="mb-6">
          <DefinitionList
            items={block.items.map(({ key, value }) => ({
              term: keepAmountsWhole(key),
              value: <RichText text={value} />,
            }))}
          />
        </div>
      )
    case 'costCards':
      return (
        <div className="report-figures mb-6 grid gap-3 sm:grid-cols-2 xl:grid-cols-4">
          {block.items.map(({ label, value, note }) => (
            <StatCard
              key={label}
              label={label}
              value={<RichText text={value} />}
              note={note && <RichText text={note} />}
              fullWidth
            />
          ))}
        </div>
      )
    case 'table':
      return <Table table={block} scope={scope} />
    case 'tables':
      return block.tables.map((table) => <Table key={table.caption} table={table} scope={scope} />)
    case 'products':
      return (
        <ul className="mb-6 grid gap-4 sm:grid-cols-2">
          {block.items.map(({ name, details }) => (
            <li key={name} className="break-inside-avoid rounded-card border border-line bg-surface p-5">
              <p className="font-display text-subheading">{keepAmountsWhole(name)}</p>
              <p className="mt-1 text-fg-muted">
                <RichText text={details} />
              </p>
            </li>
          ))}
        </ul>
      )
    case 'drinks':
    case 'dishes':
      return (
        // On paper four sheets of drinks share a page, as in the PDF.
        <div className={block.kind === 'drinks' ? 'report-drinks' : undefined}>
          {block.items.map((spec) => (
            <Sheet key={spec.name} spec={spec} />
          ))}
        </div>
      )
    case 'posts':
      return block.items.map((post) => <Post key={post.date + post.title} post={post} />)
    case 'menu':
      return <MenuPage menu={block.menu} />
    case 'matrix':
      return block.matrix.points.length < drawnMatrixFrom ? (
        <Table table={matrixTable(block.matrix)} scope={scope} />
      ) : (
        <Chart block={block} />
      )
    case 'bars':
    case 'lines':
      return <Chart block={block} />
    case 'actions':
      return <Actions items={block.items} />
    case 'wishes':
      return <Wishes {...block} />
    case 'scenarios':
      return <Scenarios scenarios={block.scenarios} />
  }
}

function List({ items, ordered }: { items: readonly string[]; ordered: boolean }) {
  const Element = ordered ? 'ol' : 'ul'
  return (
    <Element className={`mb-5 max-w-reading space-y-1.5 pl-5 ${ordered ? 'list-decimal' : 'list-disc'}`}>
      {items.map((item) => (
        <li key={item}>
          <RichText text={item} />
        </li>
      ))}
    </Element>
  )
}
