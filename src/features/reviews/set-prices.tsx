import { type PublishedPrice, publishedPriceSchema } from '@consulting/base/pricing/published-price.ts'
import * as z from 'zod/mini'
import { formatMoney } from '@/format/money'

/** The prices that the farm set in a version, each beside the generated price. */
export function SetPrices({ prices }: { prices: unknown }) {
  const read = z.safeParse(z.array(publishedPriceSchema), prices)
  if (!read.success || read.data.length === 0) return null
  return (
    <div className="mt-3">
      <p className="font-semibold text-[0.9375rem]">Preços que a revisão mudou</p>
      <ul className="mt-1 flex flex-col gap-1 text-[0.9375rem]">
        {read.data.map((price) => (
          <li key={`${price.item}+${price.with ?? ''}`} className="break-words">
            {compared(price)}
          </li>
        ))}
      </ul>
    </div>
  )
}

const compared = ({ item, with: addition, from, price, reason }: PublishedPrice): string =>
  `${addition === undefined ? item : `${item} + ${addition}`}: de ${formatMoney(from)} para ${formatMoney(price)}, a pedido da revisão${reason === undefined ? '' : `. ${reason}`}`
