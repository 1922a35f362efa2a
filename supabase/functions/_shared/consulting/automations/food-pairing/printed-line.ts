import { menuPrice } from './money.ts'
import type { PairingMenu } from './schema.ts'
import { spokenName } from './short-names.ts'

/** What the guest reads below a dish: "Vai bem com Carvalho de 30 ml, R$ 15". */
export const printedLine = ({
  served,
  best,
  servedPrice,
}: Pick<PairingMenu['overview'][number], 'served' | 'best' | 'servedPrice'>): string =>
  `Vai bem com ${spokenName(served ?? best)}${servedPrice == null ? '' : `, ${menuPrice(servedPrice)}`}`
