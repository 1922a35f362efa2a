import type { Repriced } from '@consulting/reprice.ts'
import { Link } from 'react-router-dom'
import { paths } from '@/config/paths'
import { formatDay } from '@/format/dates'
import { formatMoney } from '@/format/money'
import { Button } from '@/ui/button'
import { Notice } from '@/ui/notice'

interface RepricedNoticeProps {
  repriced: Repriced
  /** Whether the delivered figures are shown. */
  delivered: boolean
  onDelivered: (delivered: boolean) => void
}

/** States the prices with which the figures were recalculated; a button shows the delivered ones. */
export function RepricedNotice({ repriced, delivered, onDelivered }: RepricedNoticeProps) {
  const { on, suggestions } = repriced
  return (
    <Notice
      className="mb-6 print:hidden"
      title={
        delivered
          ? 'Valores como foram entregues'
          : `Recalculado com os seus preços${on === null ? '' : ` de ${formatDay(on)}`}`
      }
      action={
        <Button size="sm" variant="secondary" onClick={() => onDelivered(!delivered)}>
          {delivered ? 'Ver com os meus preços' : 'Ver como foi entregue'}
        </Button>
      }
    >
      <p>
        {delivered
          ? 'Os seus preços de insumos mudam custo e margem destas fichas.'
          : 'Custo, custo sobre o preço e margem usam o que você paga. Preços sugeridos, textos e listas de compra continuam como entregues.'}{' '}
        <Link to={{ pathname: paths.house, hash: '#insumos' }} className="text-link">
          Rever os meus preços
        </Link>
      </p>
      {!delivered && suggestions.length > 0 && (
        <>
          <p className="mt-2 font-semibold">Com esses custos, o preço sugerido hoje seria outro:</p>
          <ul className="mt-1 list-disc pl-5">
            {suggestions.map(({ id, name, delivered: before, price }) => (
              <li key={id} className="figures">
                {name}: {formatMoney(price)}
                {before !== null && ` (entregue: ${formatMoney(before)})`}
              </li>
            ))}
          </ul>
        </>
      )}
    </Notice>
  )
}
