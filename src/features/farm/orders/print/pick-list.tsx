import { formatInteger } from '@/format/money'
import { formatBottles, formatOrders } from '../bottle-count'
import { steps } from '../steps'
import { addUp, type Pick, type PickLine } from './pick-lines'

/** What to take from which lot: the totals first, then order by order. */
export function PickList({ picks }: { picks: readonly Pick[] }) {
  const toTake = picks.filter((pick) => pick.toTake)
  const total = addUp(toTake.flatMap(({ lines }) => lines))
  const bottles = total.reduce((sum, { lotNumber, quantity }) => sum + (lotNumber === null ? 0 : quantity), 0)
  return (
    <div>
      <section aria-labelledby="retirar" className="mb-8">
        <h2 id="retirar" className="text-heading">
          Retirar do estoque
        </h2>
        <p className="mb-3 text-fg-muted">
          {formatBottles(bottles)} para {formatOrders(toTake.length)}
        </p>
        <Lines
          caption="Totais por lote"
          lines={total}
          none="Nenhum destes pedidos espera para ser embalado."
        />
      </section>
      <section aria-labelledby="por-pedido">
        <h2 id="por-pedido" className="mb-3 text-heading">
          Por pedido
        </h2>
        <ul className="flex flex-col gap-5">
          {picks.map(({ order, lines }) => (
            <li key={order.id} className="pick-list-order border-line-strong border-t pt-3">
              <h3 className="mb-1 flex flex-wrap justify-between gap-x-4 text-subheading">
                <span className="min-w-0 break-words">
                  {order.number} · {order.house.name}
                </span>
                <span className="font-normal font-sans text-base">{steps[order.step].label}</span>
              </h3>
              <Lines caption={`Garrafas do pedido ${order.number}`} lines={lines} none="Não retirar agora." />
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}

interface LinesProps {
  caption: string
  lines: readonly PickLine[]
  /** Shown when there are no lines. */
  none: string
}

function Lines({ caption, lines, none }: LinesProps) {
  if (lines.length === 0) return <p className="text-fg-muted">{none}</p>
  return (
    <table className="w-full border-collapse text-left">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="border-line-strong border-b text-sm">
          <th scope="col" className="py-1.5 pr-3">
            Garrafa
          </th>
          <th scope="col" className="py-1.5 pr-3">
            Lote
          </th>
          <th scope="col" className="py-1.5 text-right">
            Quantidade
          </th>
          <th scope="col" className="w-12 py-1.5 text-right">
            <span className="sr-only">Conferido</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ productId, name, lotNumber, quantity }) => (
          <tr key={`${productId} ${lotNumber}`} className="border-line border-b align-baseline">
            <td className="py-2 pr-3">{name}</td>
            <td className="break-all py-2 pr-3">
              {lotNumber ?? <strong className="text-alert">Falta em estoque</strong>}
            </td>
            <td className="figures py-2 text-right font-semibold">{formatInteger(quantity)}</td>
            <td className="py-2 text-right">
              <span aria-hidden="true" className="inline-block size-4 border border-fg align-middle" />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
