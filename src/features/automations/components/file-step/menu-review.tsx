import { type MenuItem, maxMenuItems } from '@consulting/documents/menu.ts'
import type { FileService } from '@/documents/file-service'
import { PasteItems } from '@/documents/paste-items'
import { formatInteger } from '@/format/money'
import { ItemRows } from './item-rows'
import { type ItemForm, moneyText, useItemRows } from './use-item-rows'

type MenuKey = 'name' | 'category' | 'size' | 'price' | 'cost'

const form: ItemForm<MenuItem, MenuKey> = {
  columns: [
    { key: 'name', label: 'Item', kind: 'text', required: true, maxLength: 120 },
    { key: 'category', label: 'Categoria', kind: 'text', maxLength: 60 },
    { key: 'size', label: 'Tamanho', kind: 'text', maxLength: 40 },
    { key: 'price', label: 'Preço (R$)', kind: 'money' },
    { key: 'cost', label: 'Custo (R$)', kind: 'money' },
  ],
  blank: { name: '', category: '', size: '', price: '', cost: '' },
  toTexts: (item) => ({
    name: item.name,
    category: item.category ?? '',
    size: item.size ?? '',
    price: moneyText(item.price),
    cost: moneyText(item.cost),
  }),
  toItem: (texts, numbers, before) => ({
    name: texts.name,
    category: texts.category || null,
    description: before?.description ?? null,
    price: numbers.price,
    ...((texts.size || before?.size !== undefined) && { size: texts.size || null }),
    // 0 is unknown.
    cost: numbers.cost || null,
    ...(before?.place && { place: before.place }),
  }),
}

const summary = (texts: Record<MenuKey, string>) =>
  [texts.size, texts.price === '' ? 'sem preço' : `R$ ${texts.price}`].filter(Boolean).join(' · ')

interface MenuReviewProps {
  /** Initial items. */
  items: readonly MenuItem[]
  readText: FileService['readMenuText']
  /** `obstacle` says why the owner can't continue yet. */
  onChange: (items: MenuItem[], obstacle: string | null) => void
}

/** The items of a menu, to review and correct before paying. */
export function MenuReview({ items, readText, onChange }: MenuReviewProps) {
  const list = useItemRows(form, items, ({ rows, mistakes }) =>
    onChange(
      rows.map(({ item }) => item).slice(0, maxMenuItems),
      describeObstacle(rows.length, mistakes, maxMenuItems),
    ),
  )
  const found = list.rows.flatMap(({ item }) => item ?? [])
  const unpriced = found.filter(({ price }) => price === null).length
  return (
    <div>
      {found.length > 0 && (
        <p className="mb-4">
          <strong>{found.length === 1 ? '1 item' : `${formatInteger(found.length)} itens`}</strong> no
          cardápio
          {unpriced > 0 && `, ${formatInteger(unpriced)} sem preço`}. Confira e corrija o que for preciso; o
          custo é opcional e deixa as contas mais precisas.
        </p>
      )}
      <ItemRows
        label="Itens do cardápio"
        form={form}
        list={list}
        grid="@2xl:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)_6rem_5.5rem_5.5rem_2.75rem]"
        summary={summary}
      />
      <PasteItems
        open={items.length === 0}
        hint="Um item por linha. Títulos como “Petiscos” viram categorias."
        placeholder={'PETISCOS\nBolinho de feijão 32,00\nCaldinho 14,00'}
        onRead={async (text, signal) => {
          const reading = await readText(text, signal)
          list.dispatch({ kind: 'add', items: reading.items })
          return { count: reading.items.length, unread: reading.unread }
        }}
      />
    </div>
  )
}

/** Why a list can't be submitted, in Portuguese; null when it can. */
export function describeObstacle(items: number, mistakes: number, limit: number): string | null {
  if (mistakes === 1) return 'Corrija o item marcado antes de continuar.'
  if (mistakes > 1) return `Corrija os ${formatInteger(mistakes)} itens marcados antes de continuar.`
  if (items === 0) return 'Acrescente pelo menos um item antes de continuar.'
  return items > limit
    ? `A lista aceita ${formatInteger(limit)} itens: remova alguns antes de continuar.`
    : null
}
