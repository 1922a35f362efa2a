/** Which of the farm's cachaças the house's own drinks should be made with. */

import { type CachacaId, cachacas } from '../../base/cachacas.ts'
import type { Option } from '../../base/pairing/options.ts'
import type { PairingMenu } from './schema.ts'

type HouseBase = NonNullable<PairingMenu['houseBase']>[number]

/** From this sourness a drink hides the barrel. */
const hidesWood = 1.2

const reasons: Readonly<Record<CachacaId, string>> = {
  alambique: 'cana limpa, que a fruta e o limão deixam passar; a madeira das outras se perderia no copo',
  carvalho: 'num drink sem fruta azeda, a madeira aparece',
  castanheira: 'entre as que você serve, é a que sobra para misturar',
}

/** One line for each cachaça, with the drinks of the menu that ask for it. @param poured what may be served */
export function houseBaseOf(own: readonly Option[], poured: readonly CachacaId[]): HouseBase[] {
  const wanted: readonly CachacaId[] = ['alambique', 'carvalho', 'castanheira']
  const baseOf = ({ taste }: Option): CachacaId | undefined => {
    const clean = taste.acid >= hidesWood || taste.cream >= hidesWood
    const order: readonly CachacaId[] = clean ? wanted : ['carvalho', 'alambique', 'castanheira']
    return order.find((id) => poured.includes(id))
  }
  return wanted.flatMap((id) => {
    const drinks = own
      .filter((option) => option.base === null && baseOf(option) === id)
      .map(({ name }) => name)
    return drinks.length === 0 ? [] : [{ drinks, cachaca: cachacas[id].label, why: reasons[id] }]
  })
}
