/** The white cachaça under the house's own name: guests know the "Prata" of the menu. */
import { cachacas } from '../../base/cachacas.ts'
import type { PairingMenu } from './schema.ts'

const { label } = cachacas.alambique

/** Whether the house sells the white cachaça as "Prata". */
const isPrata = ({ doses }: Pick<PairingMenu, 'doses'>): boolean =>
  doses.some((dose) => dose.label === label && /^o preço da sua .*\bprata\b/i.test(dose.note ?? ''))

/** The same texts with the name that stands on the menu. */
export function inHouseNames<Texts>(texts: Texts, menu: Pick<PairingMenu, 'doses'>): Texts {
  if (!isPrata(menu)) return texts
  return JSON.parse(JSON.stringify(texts).replaceAll(label, 'Prata')) as Texts
}
