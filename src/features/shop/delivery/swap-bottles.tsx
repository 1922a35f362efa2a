import { useState } from 'react'
import type { CachacaBundle, Package } from '@/content/packages'
import type { Product } from '@/data/tables/products'
import { formatMoney } from '@/format/money'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { QuantityStepper } from '../components/quantity-stepper'
import type { BottleChoice } from '../shop.queries'

/** The choice as the checkout takes it; undefined for the package's own bottles. */
export function bottleChoice(packageId: string, choice: CachacaBundle | null): BottleChoice | undefined {
  if (!choice) return undefined
  const lines = Object.entries(choice).filter(([, quantity]) => quantity > 0)
  return { [packageId]: lines.map(([product_id, quantity]) => ({ product_id, quantity })) }
}

interface SwapBottlesProps {
  details: Package
  products: readonly Product[]
  /** The bottles chosen so far; null for the package's own. */
  choice: CachacaBundle | null
  onChoose: (choice: CachacaBundle | null) => void
}

/** Swaps the bottles of a package for others within its value. */
export function SwapBottles({ details, products, choice, onChoose }: SwapBottlesProps) {
  const [open, setOpen] = useState(false)
  const [draft, setDraft] = useState<CachacaBundle>(choice ?? details.suggestedCachacaBundle)
  const bottles = products.filter(({ kind }) => kind === 'bottle')
  const spent = bottles.reduce((sum, { id, price }) => sum + price * (draft[id] ?? 0), 0)
  const left = details.includedCachacaValue - spent

  function choose(next: CachacaBundle | null) {
    onChoose(next)
    setOpen(false)
  }

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (next) setDraft(choice ?? details.suggestedCachacaBundle)
        setOpen(next)
      }}
      title={`Garrafas do ${details.name}`}
      description={`Escolha até ${formatMoney(details.includedCachacaValue)} em garrafas.`}
      trigger={
        <button type="button" className="inline-flex min-h-11 items-center text-link">
          Trocar garrafas<span className="sr-only"> do {details.name}</span>
        </button>
      }
      footer={
        <>
          <Button variant="ghost" onClick={() => choose(null)}>
            Voltar à sugestão
          </Button>
          <Button disabled={left < 0 || spent === 0} onClick={() => choose(draft)}>
            Usar estas garrafas
          </Button>
        </>
      }
    >
      <ul className="flex flex-col gap-4">
        {bottles.map(({ id, name, price }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-3">
            <span>
              <span className="block font-semibold">{name}</span>
              <span className="figures text-fg-muted text-sm">{formatMoney(price)}</span>
            </span>
            <QuantityStepper
              of={name}
              value={draft[id] ?? 0}
              min={0}
              max={Math.max(
                draft[id] ?? 0,
                Math.min(60, (draft[id] ?? 0) + Math.floor(Math.max(left, 0) / price)),
              )}
              onChange={(quantity) => setDraft({ ...draft, [id]: quantity })}
            />
          </li>
        ))}
      </ul>
      <p role="status" className="figures mt-5 border-line border-t pt-4">
        {left === 0 && 'O valor incluído está todo usado.'}
        {left > 0 && `Sobram ${formatMoney(left)}. O que não for usado não vira crédito nem troco.`}
      </p>
    </Dialog>
  )
}
