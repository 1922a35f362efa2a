import type { Asked } from './asked.ts'
import { regional } from './goals.ts'
import { hasCachaca, wantsCachaca } from './with-cachaca.ts'

/** Ordered beside everything else: a menu without it sells less of the rest, which no sum of its own shows. */
const staple = /^(?:[aá]gua(?! de| t)|arroz(?: branco)?$)/i

/**
 * Why a goal of the house wants an item on the menu, whatever the sums say; null where none does. A menu that is to
 * sell more cachaça, or to please visitors, does not begin by striking its caipirinha or its crab.
 */
export const wantedFor =
  (goals: readonly string[]) =>
  ({ name, description }: Pick<Asked, 'name' | 'description'>): string | null => {
    if (staple.test(name)) return 'vai à mesa junto com o resto'
    if (wantsCachaca(goals) && hasCachaca(name, description))
      return 'você quer vender mais drinks com cachaça'
    if (goals.some((goal) => /regionais/i.test(goal)) && regional.test(name))
      return 'você quer a cozinha da terra à vista'
    return goals.some((goal) => /turista/i.test(goal)) && regional.test(name)
      ? 'é da terra, e você quer turistas'
      : null
  }
