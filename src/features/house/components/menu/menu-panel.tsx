import type { MenuItemRow } from '@consulting/base/house/from-rows.ts'
import { Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { FileService } from '@/documents/file-service'
import { formatInteger } from '@/format/money'
import { LoadMore } from '@/ui/load-more'
import { preloadable } from '@/ui/preloadable'
import { RetryNotice } from '@/ui/retry-notice'
import { Skeleton } from '@/ui/skeleton'
import { Tick } from '@/ui/tick'
import { usePreloadWhenIdle } from '@/ui/when-idle'
import { inOrder } from '../../menu-change'
import type { SaveMenu } from '../../use-menu'
import { countItems } from '../../words'
import type { AddItemsProps, AddingWay, Arrived } from './add-items'
import { BulkBar } from './bulk-bar'
import { EmptyMenu } from './empty-menu'
import { ItemEditor } from './item-editor'
import { ItemRow } from './item-row'
import { MenuFilters } from './menu-filters'
import { MenuSections, NoMatches } from './menu-sections'
import { MenuToolbar } from './menu-toolbar'
import type { MergeViewProps } from './merge-view'
import { useMenuCommit } from './use-menu-commit'
import { type Situation, useMenuFilter } from './use-menu-filter'

export const AddItems = preloadable<AddItemsProps>(() => import('./add-items'))
export const MergeView = preloadable<MergeViewProps>(() => import('./merge-view'))

/** Rows shown at first, and added each time the owner asks for more. */
const pageSize = 60

interface MenuPanelProps {
  rows: readonly MenuItemRow[]
  situation: Situation
  onSituation: (situation: Situation) => void
  onSave: SaveMenu
  service: FileService
  /** Called when unsaved input appears or disappears. */
  onUnsaved: (unsaved: boolean) => void
}

/** The menu: search, edit in place, bulk changes, and merging with files and lists. */
export function MenuPanel({ rows, situation, onSituation, onSave, service, onUnsaved }: MenuPanelProps) {
  usePreloadWhenIdle(AddItems)
  usePreloadWhenIdle(MergeView)
  const items = useMemo(() => inOrder(rows), [rows])
  const filter = useMenuFilter(items, situation)
  const { commit, run, undo, last, failure, busy } = useMenuCommit(onSave)
  const [editing, setEditing] = useState<string | null>(null)
  const [adding, setAdding] = useState<AddingWay | null>(null)
  const [arrived, setArrived] = useState<Arrived | null>(null)
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const [pages, setPages] = useState(1)
  const list = useRef<HTMLDivElement>(null)

  const unsaved = editing !== null || arrived !== null
  useEffect(() => {
    onUnsaved(unsaved)
    return () => onUnsaved(false)
  }, [unsaved, onUnsaved])

  const selected = useMemo(() => items.filter(({ id }) => ticked.has(id)), [items, ticked])
  const { shown, sections } = filter
  const visible = shown.slice(0, pages * pageSize)

  const onSelect = useCallback(
    (id: string) =>
      setTicked((before) => {
        const next = new Set(before)
        if (!next.delete(id)) next.add(id)
        return next
      }),
    [],
  )
  const onRemove = useCallback(
    (item: MenuItemRow) => void run({ items: [], removed: [item.id] }, `“${item.name}” apagado`),
    [run],
  )
  const onCell = useCallback(
    (item: Parameters<typeof commit>[0]['items'][number]) =>
      commit({ items: [item], removed: [] }, `Mudança em “${item.name}”`, false),
    [commit],
  )
  const close = () => {
    const id = editing
    setEditing(null)
    // Wait until the button that opened the editor is rendered again.
    requestAnimationFrame(() => {
      list.current
        ?.querySelector<HTMLElement>(id === 'new' ? '[data-add]' : `[data-item="${id}"] button`)
        ?.focus()
    })
  }

  const editor = (item: MenuItemRow | null) => (
    <ItemEditor
      key={item?.id ?? 'new'}
      item={item}
      place={{ id: crypto.randomUUID(), position: (items.at(-1)?.position ?? -1) + 1 }}
      sections={sections}
      onSave={async (next) => {
        await commit(
          { items: [next], removed: [] },
          item ? `Mudança em “${next.name}”` : `“${next.name}” no cardápio`,
          !item,
        )
        close()
      }}
      onClose={close}
    />
  )

  return (
    <>
      {arrived && (
        <Suspense fallback={<Skeleton className="h-96" />}>
          <MergeView
            menu={items}
            arrived={arrived}
            onCommit={commit}
            onClose={(saved) => {
              setArrived(null)
              if (saved) setAdding(null)
            }}
          />
        </Suspense>
      )}
      {/* Stays mounted while merging, to keep a pasted list in its field. */}
      <div ref={list} data-list hidden={arrived !== null} className="@container">
        {items.length > 0 && (
          <MenuToolbar
            adding={adding}
            onAdding={setAdding}
            onNew={() => setEditing('new')}
            busy={busy}
            lastChange={last?.said}
            onUndo={() => last && void undo(last)}
          />
        )}
        {failure && (
          <RetryNotice className="mb-4" title="Não gravou" onRetry={failure.retry}>
            {failure.message}
          </RetryNotice>
        )}
        {adding && (
          <div className="mb-6">
            <Suspense fallback={<Skeleton className="h-72" />}>
              <AddItems
                key={adding}
                way={adding}
                service={service}
                onRead={setArrived}
                onClose={() => setAdding(null)}
              />
            </Suspense>
          </div>
        )}
        {editing === 'new' && <div className="mb-6">{editor(null)}</div>}
        {items.length === 0 ? (
          editing === null &&
          adding === null && (
            <EmptyMenu
              onFile={() => setAdding('file')}
              onPaste={() => setAdding('paste')}
              onType={() => setEditing('new')}
            />
          )
        ) : (
          <>
            <MenuFilters
              filter={filter}
              situation={situation}
              onSituation={onSituation}
              onChange={() => setPages(1)}
            />
            <div className="mt-2 mb-1 flex min-h-11 flex-wrap items-center justify-between gap-x-4">
              <p role="status" className="figures text-fg-muted text-sm">
                {filter.filtered
                  ? `${formatInteger(shown.length)} de ${countItems(items.length)}`
                  : countItems(items.length)}
              </p>
              {shown.length > 0 && (
                <Tick
                  labelClassName="px-1 text-sm"
                  checked={shown.every(({ id }) => ticked.has(id))}
                  onTick={(checked) => setTicked(new Set(checked ? shown.map(({ id }) => id) : []))}
                >
                  Selecionar {shown.length === 1 ? 'o item' : `os ${formatInteger(shown.length)}`}
                </Tick>
              )}
            </div>
            {shown.length === 0 ? (
              <NoMatches
                complete={situation !== 'all' && situation !== 'off' && !filter.text && !filter.section}
                onShowAll={() => {
                  filter.clear()
                  onSituation('all')
                }}
              />
            ) : (
              <>
                <MenuSections
                  items={visible}
                  renderItem={(item) =>
                    item.id === editing ? (
                      <li key={item.id} className="py-2">
                        {editor(item)}
                      </li>
                    ) : (
                      <ItemRow
                        key={item.id}
                        item={item}
                        selected={ticked.has(item.id)}
                        onSelect={onSelect}
                        onEdit={setEditing}
                        onRemove={onRemove}
                        onSave={onCell}
                      />
                    )
                  }
                />
                <LoadMore
                  more={visible.length < shown.length}
                  loading={false}
                  onMore={() => setPages(pages + 1)}
                />
              </>
            )}
            {selected.length > 0 && (
              <BulkBar
                items={selected}
                sections={sections}
                busy={busy}
                onClear={() => setTicked(new Set())}
                onRun={(change, said) =>
                  void run(change, said).then((done) => {
                    if (done) setTicked(new Set())
                  })
                }
              />
            )}
          </>
        )}
      </div>
    </>
  )
}
