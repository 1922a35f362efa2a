import type { Asked } from './asked.ts'
import { regional } from './goals.ts'
import { hasCachaca, wantsCachaca } from './with-cachaca.ts'

/**
 * Items ordered along with others: without them the menu sells less of the rest, which their own figures do not show.
 */
const staple = /^(?:[aá]gua(?! de| t)|arroz(?: branco)?$)/i

/**
 * Why a goal of the house keeps an item on the menu regardless of its figures; null if none does. For example, a menu
 * that is to sell more cachaça or attract visitors keeps its caipirinha and its crab.
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

/** Whether a goal of the house is a shorter menu, or what a shorter menu brings. */
export const wantsLess = (goals: readonly string[]): boolean =>
  goals.some((goal) => /reduzir|menos itens|enxut|desperd|agiliz/i.test(goal))

/** Whether a goal of the house is more margin. */
export const wantsMargin = (goals: readonly string[]): boolean =>
  goals.some((goal) => /margem|lucro/i.test(goal))
