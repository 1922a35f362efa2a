import type { MenuItemRow } from '@consulting/base/house/from-rows.ts'
import { ClipboardPaste, FileUp, Plus, Search, Undo2 } from 'lucide-react'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { FileService } from '@/documents/file-service'
import { formatInteger } from '@/format/money'
import { Button } from '@/ui/button'
import { cx } from '@/ui/cx'
import { LoadMore } from '@/ui/load-more'
import { RetryNotice } from '@/ui/retry-notice'
import { SelectField } from '@/ui/select-field'
import { TextField } from '@/ui/text-field'
import { inOrder } from '../../menu-change'
import type { SaveMenu } from '../../use-menu'
import { countItems } from '../../words'
import { AddItems, type Arrived } from './add-items'
import { BulkBar } from './bulk-bar'
import { EmptyMenu } from './empty-menu'
import { ItemEditor } from './item-editor'
import { ItemRow, rowGrid, tickLabel } from './item-row'
import { MergeView } from './merge-view'
import { useMenuCommit } from './use-menu-commit'
import { type Situation, sectionOf, useMenuFilter } from './use-menu-filter'

/** Rows in the page at a time: the search reaches the others. */
const pageSize = 60

const situations: readonly { value: Situation; label: string }[] = [
  { value: 'all', label: 'Todos os itens' },
  { value: 'custo', label: 'Sem custo' },
  { value: 'preco', label: 'Sem preço' },
  { value: 'alergenos', label: 'Sem alérgenos informados' },
  { value: 'off', label: 'Fora do cardápio' },
]

interface MenuPanelProps {
  rows: readonly MenuItemRow[]
  situation: Situation
  onSituation: (situation: Situation) => void
  onSave: SaveMenu
  service: FileService
  /** Whether something typed here is not saved yet. */
  onUnsaved: (unsaved: boolean) => void
}

/** The menu: search, edit in place, bulk changes, and merging with files and lists. */
export function MenuPanel({ rows, situation, onSituation, onSave, service, onUnsaved }: MenuPanelProps) {
  const items = useMemo(() => inOrder(rows), [rows])
  const filter = useMenuFilter(items, situation)
  const { commit, run, undo, last, failure, busy } = useMenuCommit(onSave)
  const [editing, setEditing] = useState<string | null>(null)
  const [adding, setAdding] = useState<'file' | 'paste' | null>(null)
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
    // The button that opened the editor is back in the list.
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
        <MergeView
          menu={items}
          arrived={arrived}
          onCommit={commit}
          onClose={(saved) => {
            setArrived(null)
            if (saved) setAdding(null)
          }}
        />
      )}
      {/* Stays mounted while merging: a pasted list is still in its field on the way back. */}
      <div ref={list} data-list hidden={arrived !== null} className="@container">
        {items.length > 0 && (
          <div className="mb-4 flex flex-wrap items-center gap-2">
            <Button data-add icon={<Plus aria-hidden size={18} />} onClick={() => setEditing('new')}>
              Acrescentar item
            </Button>
            <Button
              variant="secondary"
              aria-expanded={adding === 'file'}
              icon={<FileUp aria-hidden size={18} />}
              onClick={() => setAdding(adding === 'file' ? null : 'file')}
            >
              Ler arquivo
            </Button>
            <Button
              variant="secondary"
              aria-expanded={adding === 'paste'}
              icon={<ClipboardPaste aria-hidden size={18} />}
              onClick={() => setAdding(adding === 'paste' ? null : 'paste')}
            >
              Colar lista
            </Button>
            {last && (
              <Button
                variant="ghost"
                className="sm:ml-auto"
                disabled={busy}
                icon={<Undo2 aria-hidden size={18} />}
                onClick={() => void undo(last)}
              >
                Desfazer<span className="sr-only"> a última mudança: {last.said}</span>
              </Button>
            )}
          </div>
        )}
        {failure && (
          <RetryNotice className="mb-4" title="Não gravou" onRetry={failure.retry}>
            {failure.message}
          </RetryNotice>
        )}
        {adding && (
          <div className="mb-6">
            <AddItems
              key={adding}
              way={adding}
              service={service}
              onRead={setArrived}
              onClose={() => setAdding(null)}
            />
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
            <search className="grid grid-cols-2 gap-2 @xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_minmax(0,1fr)] @xl:gap-3">
              <TextField
                type="search"
                label="Buscar no cardápio"
                hideLabel
                fieldClassName="col-span-2 @xl:col-span-1"
                placeholder="Buscar no cardápio"
                autoComplete="off"
                leading={<Search aria-hidden size={18} />}
                value={filter.text}
                onChange={({ target }) => {
                  filter.setText(target.value)
                  setPages(1)
                }}
              />
              <SelectField
                label="Seção"
                hideLabel
                placeholder="Todas as seções"
                options={sections.map((name) => ({ value: name, label: name }))}
                value={filter.section}
                onChange={({ target }) => {
                  filter.setSection(target.value)
                  setPages(1)
                }}
              />
              <SelectField
                label="Mostrar"
                hideLabel
                options={situations}
                value={situation}
                onChange={({ target }) => {
                  onSituation(situations.find(({ value }) => value === target.value)?.value ?? 'all')
                  setPages(1)
                }}
              />
            </search>
            <div className="mt-2 mb-1 flex min-h-11 flex-wrap items-center justify-between gap-x-4">
              <p role="status" className="figures text-fg-muted text-sm">
                {filter.filtered
                  ? `${formatInteger(shown.length)} de ${countItems(items.length)}`
                  : countItems(items.length)}
              </p>
              {shown.length > 0 && (
                <label className={cx(tickLabel, 'flex min-h-11 items-center gap-2 px-1 text-sm')}>
                  <input
                    type="checkbox"
                    className="size-5 accent-primary"
                    checked={shown.every(({ id }) => ticked.has(id))}
                    onChange={({ target }) =>
                      setTicked(new Set(target.checked ? shown.map(({ id }) => id) : []))
                    }
                  />
                  Selecionar {shown.length === 1 ? 'o item' : `os ${formatInteger(shown.length)}`}
                </label>
              )}
            </div>
            {shown.length === 0 ? (
              <div className="rounded-card border border-line bg-surface px-4 py-8 text-center">
                <p className="font-semibold">
                  {situation === 'all' || filter.text || filter.section
                    ? 'Nenhum item assim'
                    : 'Tudo preenchido por aqui'}
                </p>
                <Button
                  className="mt-3"
                  size="sm"
                  variant="secondary"
                  onClick={() => {
                    filter.clear()
                    onSituation('all')
                  }}
                >
                  Ver o cardápio inteiro
                </Button>
              </div>
            ) : (
              <>
                <div
                  aria-hidden="true"
                  className={cx(
                    'hidden border-line-strong border-b-[1.5px] px-2 py-2 font-semibold text-sm',
                    rowGrid,
                  )}
                >
                  <span className="col-start-2">Item</span>
                  <span>Tamanho</span>
                  <span className="pr-2.5 text-right">Preço</span>
                  <span className="pr-2.5 text-right">Custo</span>
                </div>
                {groupsOf(visible).map(([name, group]) => (
                  <section key={name} aria-label={name}>
                    <h2 className="mt-6 mb-2 text-subheading">{name}</h2>
                    <ul className="flex flex-col gap-2 @3xl:gap-0">
                      {group.map((item) =>
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
                        ),
                      )}
                    </ul>
                  </section>
                ))}
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

/** The visible items by section, in the order of the list. */
function groupsOf(items: readonly MenuItemRow[]): [string, MenuItemRow[]][] {
  const groups = new Map<string, MenuItemRow[]>()
  for (const item of items) {
    const name = sectionOf(item)
    const group = groups.get(name)
    if (group) group.push(item)
    else groups.set(name, [item])
  }
  return [...groups]
}
