/** Which of the farm's cachaças the house's own drinks should be made with. */

import { type CachacaId, cachacas } from '../../base/cachacas.ts'
import type { Option } from '../../base/pairing/options.ts'
import type { PairingMenu } from './schema.ts'

type HouseBase = NonNullable<PairingMenu['houseBase']>[number]

/** From this acidity on, a drink hides the flavour of the barrel. */
const hidesWood = 1.2

const reasons: Readonly<Record<CachacaId, string>> = {
  alambique: 'madeira some na fruta',
  carvalho: 'sem fruta azeda, a madeira aparece',
  castanheira: 'é a que sobra para misturar',
  amburana: 'a especiaria aparece onde não há fruta azeda',
}

const every: readonly CachacaId[] = ['alambique', 'carvalho', 'castanheira', 'amburana']

/** The cachaça for a drink of the menu, among those that may be served: the white one in sour or creamy drinks. */
export function baseFor({ taste }: Option, poured: readonly CachacaId[]): CachacaId | null {
  const clean = taste.acid >= hidesWood || taste.cream >= hidesWood
  const order: readonly CachacaId[] = clean ? every : ['carvalho', 'amburana', 'alambique', 'castanheira']
  return order.find((id) => poured.includes(id)) ?? null
}

/** One line per cachaça, with the menu's drinks that it suits. @param poured what may be served */
export function houseBaseOf(own: readonly Option[], poured: readonly CachacaId[]): HouseBase[] {
  return every.flatMap((id) => {
    const drinks = own
      .filter(
        (option) => option.base === null && !option.id.startsWith('own-') && baseFor(option, poured) === id,
      )
      .map(({ name }) => name)
    return drinks.length === 0 ? [] : [{ drinks, cachaca: cachacas[id].label, why: reasons[id] }]
  })
}
