import type { IngredientPrice } from '@consulting/base/house/house.ts'
import { Search } from 'lucide-react'
import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react'
import { formatInteger } from '@/format/money'
import { EmptyState } from '@/ui/empty-state'
import { Barrels } from '@/ui/illustrations/barrels'
import { LoadMore } from '@/ui/load-more'
import { Notice } from '@/ui/notice'
import { TextField } from '@/ui/text-field'
import { toast } from '@/ui/toaster'
import { ToggleChip } from '@/ui/toggle-chip'
import { saveMessage } from '../../house.messages'
import { foldedWords, type Supply, supplies } from './supply'
import { SupplyRow } from './supply-row'

const pageSize = 40

interface SuppliesPanelProps {
  prices: Readonly<Record<string, IngredientPrice>>
  /** yyyy-mm-dd */
  today: string
  /** Both throw on failure. */
  onSave: (name: string, price: IngredientPrice) => Promise<void>
  onDelete: (name: string) => Promise<void>
  onUnsaved: (unsaved: boolean) => void
}

/** The owner's ingredient prices beside our estimates. */
export default function SuppliesPanel({ prices, today, onSave, onDelete, onUnsaved }: SuppliesPanelProps) {
  const [text, setText] = useState('')
  const [own, setOwn] = useState(false)
  const [pages, setPages] = useState(1)
  const [editing, setEditing] = useState<string | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const query = useDeferredValue(text)
  const unsaved = editing !== null
  useEffect(() => {
    onUnsaved(unsaved)
    return () => onUnsaved(false)
  }, [unsaved, onUnsaved])

  // Include prices of ingredients that recipes no longer use, so that they can be deleted.
  const known = useMemo(() => {
    const names = new Set(supplies.map(({ name }) => name))
    const others = Object.keys(prices)
      .filter((name) => !names.has(name))
      .map((name): Supply => ({ name, searched: foldedWords(name), estimate: null, unit: 'un' }))
    return [...others, ...supplies]
  }, [prices])
  const shown = useMemo(() => {
    const words = foldedWords(query).split(/\s+/).filter(Boolean)
    const found = known.filter(
      ({ name, searched }) => (!own || name in prices) && words.every((word) => searched.includes(word)),
    )
    // The owner's own prices first.
    return found.toSorted((a, b) => Number(b.name in prices) - Number(a.name in prices))
  }, [known, query, own, prices])
  const count = Object.keys(prices).length

  const remove = useCallback(
    async (name: string, price: IngredientPrice) => {
      setFailure(null)
      const attempt = async (action: () => Promise<void>) => {
        try {
          await action()
          return true
        } catch (error) {
          setFailure(saveMessage(error))
          return false
        }
      }
      if (!(await attempt(() => onDelete(name)))) return
      toast.success(`${name}: volta a valer a estimativa`, undefined, {
        label: 'Desfazer',
        onPress: () => void attempt(() => onSave(name, price)),
      })
    },
    [onDelete, onSave],
  )

  return (
    <div className="@container">
      {count === 0 && text === '' && (
        <EmptyState
          className="py-4! sm:py-6!"
          illustration={<Barrels />}
          title="Quanto você paga de verdade?"
          text="Enquanto não disser, as contas usam a nossa estimativa para Fortaleza. Comece pelo que mais pesa: a cachaça, o limão, a carne. As fichas já entregues se recalculam na tela, sem nova cobrança."
        />
      )}
      {failure && (
        <Notice live tone="danger" className="mb-4" title="Não gravou">
          {failure}
        </Notice>
      )}
      <search className="flex flex-wrap items-center gap-3">
        <TextField
          type="search"
          label="Buscar insumo"
          hideLabel
          placeholder="Buscar insumo: limão, carne de sol..."
          autoComplete="off"
          fieldClassName="min-w-0 flex-1 basis-64"
          leading={<Search aria-hidden size={18} />}
          value={text}
          onChange={({ target }) => {
            setText(target.value)
            setPages(1)
          }}
        />
        {count > 0 && (
          <ToggleChip pressed={own} onPressedChange={setOwn}>
            Só os meus preços
          </ToggleChip>
        )}
      </search>
      <p role="status" className="figures mt-3 mb-2 text-fg-muted text-sm">
        {shown.length === 1 ? '1 insumo' : `${formatInteger(shown.length)} insumos`}
        {count > 0 && `, ${formatInteger(count)} com preço seu`}
      </p>
      {shown.length === 0 ? (
        <p className="rounded-card border border-line bg-surface px-4 py-6 text-center">
          Nenhuma receita nossa usa “{text}”. Tente outra palavra, como o nome do ingrediente sem a marca.
        </p>
      ) : (
        <ul className="flex flex-col gap-2 @2xl:gap-0">
          {shown.slice(0, pages * pageSize).map((supply) => (
            <SupplyRow
              key={supply.name}
              supply={supply}
              price={prices[supply.name]}
              today={today}
              editing={editing === supply.name}
              onEdit={setEditing}
              onSave={onSave}
              onRemove={remove}
            />
          ))}
        </ul>
      )}
      <LoadMore more={shown.length > pages * pageSize} loading={false} onMore={() => setPages(pages + 1)} />
    </div>
  )
}
