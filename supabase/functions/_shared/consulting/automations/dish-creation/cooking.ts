/** Weight of meat, fish and mushrooms after cooking. */
import type { FoodId } from '../../base/pantry/kitchen.ts'
import { formatQuantity } from '../../base/pantry/kitchen.ts'
import type { Portion } from './compose.ts'

/**
 * Usual share of the raw weight lost in cooking: whole or in pieces, and cooked until it falls apart. For boneless
 * meat; shellfish after cleaning.
 */
const losses: Readonly<Partial<Record<FoodId, { pieces: number; shredded: number }>>> = {
  carne_sol: { pieces: 0.25, shredded: 0.35 },
  file: { pieces: 0.22, shredded: 0.35 },
  pernil: { pieces: 0.27, shredded: 0.4 },
  linguica: { pieces: 0.18, shredded: 0.18 },
  sobrecoxa: { pieces: 0.27, shredded: 0.32 },
  asa: { pieces: 0.25, shredded: 0.3 },
  bode: { pieces: 0.3, shredded: 0.4 },
  cordeiro: { pieces: 0.3, shredded: 0.4 },
  carne_moida: { pieces: 0.25, shredded: 0.25 },
  figado: { pieces: 0.22, shredded: 0.22 },
  robalo: { pieces: 0.2, shredded: 0.25 },
  camarao: { pieces: 0.2, shredded: 0.2 },
  tilapia: { pieces: 0.2, shredded: 0.25 },
  pargo: { pieces: 0.2, shredded: 0.25 },
  rabo: { pieces: 0.3, shredded: 0.4 },
  lingua: { pieces: 0.3, shredded: 0.35 },
  moela: { pieces: 0.3, shredded: 0.3 },
  coracao: { pieces: 0.25, shredded: 0.25 },
  bucho: { pieces: 0.35, shredded: 0.35 },
  charque: { pieces: 0.25, shredded: 0.35 },
  alcatra: { pieces: 0.22, shredded: 0.35 },
  picanha: { pieces: 0.22, shredded: 0.3 },
  panceta: { pieces: 0.3, shredded: 0.35 },
  caipira: { pieces: 0.3, shredded: 0.4 },
  capote: { pieces: 0.3, shredded: 0.4 },
  cavala: { pieces: 0.2, shredded: 0.25 },
  serra: { pieces: 0.2, shredded: 0.25 },
  cioba: { pieces: 0.2, shredded: 0.25 },
  tucunare: { pieces: 0.2, shredded: 0.25 },
  carapeba: { pieces: 0.2, shredded: 0.25 },
  lula: { pieces: 0.35, shredded: 0.35 },
  bacon: { pieces: 0.4, shredded: 0.4 },
  salmao: { pieces: 0.18, shredded: 0.22 },
  polvo: { pieces: 0.45, shredded: 0.45 },
  shiitake: { pieces: 0.35, shredded: 0.35 },
  cogumelo: { pieces: 0.4, shredded: 0.4 },
}

const isCooked = (method: string) =>
  /\b(?:ferva|cozinhe|refogue|asse|sele|doure|grelhe|toste|frite|salteie)/i.test(method)

/** "195 g depois do fogo": the cooked weight of an ingredient in this method; null if it loses none. */
export function cookedWeight({ item, amount }: Portion, method: string): string | null {
  const loss = Object.entries(losses).find(([id]) => id === item.id)?.[1]
  if (loss === undefined || item.unit !== 'g' || /consumo cru/.test(method) || !isCooked(method)) return null
  const isShredded = /desfi/i.test(method)
  const left = Math.round((amount * (1 - (isShredded ? loss.shredded : loss.pieces))) / 5) * 5
  return `${formatQuantity(left, 'g')} depois do fogo`
}
