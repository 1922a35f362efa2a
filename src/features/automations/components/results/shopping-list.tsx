import type { DrinkMenuAnalysis, ShoppingItem } from '@consulting/automations/drink-creation/schema.ts'
import { formatMoney } from '@/format/money'
import { FiguresTable } from './figures-table'

/** What to buy for a first batch of the whole menu. */
export function ShoppingList({ list }: { list: DrinkMenuAnalysis['shoppingList'] }) {
  return (
    <>
      <p className="mb-3 max-w-reading text-[0.9375rem] text-fg-muted">
        {list.servingsPerDrink === undefined
          ? 'Para a primeira semana dos drinks que estreiam, com 10% de folga, em embalagens inteiras.'
          : `Para servir ${list.servingsPerDrink} doses de cada drink, em embalagens inteiras.`}
      </p>
      <FiguresTable
        caption="Lista de compras"
        columns={[
          { name: 'Item' },
          { name: 'Usa', wideOnly: true },
          { name: 'Comprar', wideOnly: true },
          { name: 'Custo', numeric: true },
        ]}
        rows={list.items.map((item) => {
          const purchase = `${item.packs} × ${item.packLabel}`
          return {
            key: item.item,
            cells: [
              <span key="item">
                <span className="font-semibold">{item.item}</span>
                <span className="block text-fg-muted text-sm sm:hidden">{purchase}</span>
              </span>,
              describeNeed(item),
              purchase,
              formatMoney(item.costBRL),
            ],
          }
        })}
        total={['Total', '', '', formatMoney(list.totalBRL)]}
      />
    </>
  )
}

const amount = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 })
const largerUnits: Record<string, string> = { ml: 'l', g: 'kg' }

/** Such as `139 g`, `4,8 l` or `150 folhas`. */
function describeNeed({ needed, unit }: ShoppingItem): string {
  const larger = largerUnits[unit]
  return larger && needed >= 1000
    ? `${amount.format(needed / 1000)} ${larger}`
    : `${amount.format(Math.ceil(needed))} ${unit}`
}
