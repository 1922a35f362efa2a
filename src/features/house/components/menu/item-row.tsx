import type { MenuItemRow } from '@consulting/base/house/from-rows.ts'
import { Pencil, Trash2 } from 'lucide-react'
import { memo } from 'react'
import type { MenuItemChange } from '@/data/tables/house'
import { Badge } from '@/ui/badge'
import { Button } from '@/ui/button'
import { cx } from '@/ui/cx'
import { Tick } from '@/ui/tick'
import { toChange } from '../../menu-change'
import { kindLabels } from '../../words'
import { MoneyCell } from './money-cell'

export interface RowActions {
  onSelect: (id: string) => void
  onEdit: (id: string) => void
  onRemove: (item: MenuItemRow) => void
  /** Throws on failure. */
  onSave: (item: MenuItemChange) => Promise<void>
}

interface ItemRowProps extends RowActions {
  item: MenuItemRow
  selected: boolean
}

/** Columns of the wide list: tick, item, size, price, cost, buttons. */
export const rowGrid =
  '@3xl:grid @3xl:grid-cols-[2.75rem_minmax(0,1fr)_6.5rem_7rem_7rem_5.75rem] @3xl:items-center @3xl:gap-x-2'

/** One item: a table row in a wide list, a card on a phone. Memoized, so that a change renders one row. */
export const ItemRow = memo(({ item, selected, onSelect, onEdit, onRemove, onSave }: ItemRowProps) => (
  <li
    className={cx(
      'rounded-card border px-2 py-1.5 [contain-intrinsic-size:auto_7rem] [content-visibility:auto] @3xl:rounded-none @3xl:border-0 @3xl:border-line @3xl:border-b @3xl:[contain-intrinsic-size:auto_3.75rem]',
      rowGrid,
      selected ? 'border-primary bg-selected' : 'border-line bg-surface @3xl:bg-transparent',
    )}
  >
    <div className="flex items-start gap-1 @3xl:contents">
      <Tick aria-label={`Selecionar ${item.name}`} checked={selected} onTick={() => onSelect(item.id)} />
      <div className="min-w-0 flex-1 py-2">
        <p
          className={cx(
            'break-words font-semibold leading-snug',
            !item.active && 'text-fg-muted line-through',
          )}
        >
          {item.name}
        </p>
        {item.description && (
          <p className="line-clamp-2 text-fg-muted text-sm @3xl:line-clamp-1">{item.description}</p>
        )}
        {(!item.active || item.kind || (item.allergens?.length ?? 0) > 0) && (
          <p className="mt-1 flex flex-wrap gap-1.5">
            {!item.active && <Badge>fora do cardápio</Badge>}
            {item.kind && <Badge tone="green">{kindLabels[item.kind]}</Badge>}
            {item.allergens && item.allergens.length > 0 && (
              <Badge tone="amber">
                {item.allergens.length === 1 ? '1 alérgeno' : `${item.allergens.length} alérgenos`}
              </Badge>
            )}
          </p>
        )}
      </div>
      <div className="flex shrink-0 @3xl:order-last">
        <Button
          variant="ghost"
          size="sm"
          aria-label={`Editar ${item.name}`}
          icon={<Pencil aria-hidden size={18} />}
          onClick={() => onEdit(item.id)}
        />
        <Button
          variant="ghost"
          size="sm"
          aria-label={`Remover ${item.name}`}
          icon={<Trash2 aria-hidden size={18} />}
          onClick={() => onRemove(item)}
        />
      </div>
    </div>
    <div className="grid grid-cols-2 gap-2 p-1 pt-0 @3xl:contents">
      <p
        className={cx(
          'self-center break-words text-sm @max-3xl:col-span-2 @max-3xl:-mt-2 @max-3xl:pl-11 @max-3xl:text-fg-muted',
          !item.size && '@max-3xl:hidden',
        )}
      >
        {item.size ?? <span className="text-fg-muted">–</span>}
      </p>
      <MoneyCell
        field="price"
        name={item.name}
        value={item.price}
        onSave={(price) => onSave({ ...toChange(item), price })}
      />
      <MoneyCell
        field="cost"
        name={item.name}
        value={item.cost}
        onSave={(cost) => onSave({ ...toChange(item), cost })}
      />
    </div>
  </li>
))
