/** Wishes that only a menu's plan can answer: new drinks, combos, targets, sections, days of service. */
import { formatBrl } from '../base/language/text.ts'
import { wishLabel } from '../base/request/describe-wish.ts'
import type { Wish } from '../base/request/wish.ts'
import { type Answer, cent, type Given, met, notPossible, only, violated } from './answer.ts'

/** The plan's own statement, with the owner's highest price recomputed; null if the plan says nothing of the wish. */
export function plannedAnswer(wish: Wish, { facts }: Given): Answer | null {
  const statements = only(facts, 'planned').filter((fact) => fact.wish === wish.kind)
  if (statements.length === 0) return null
  const label = wishLabel(wish)
  const found = statements.filter(({ of }) => of === label)
  if (found.length === 0) return null
  const most = wish.kind === 'newDrink' || wish.kind === 'newCombo' ? wish.max : undefined
  const dear = found.find(({ price, done }) => done && most !== undefined && (price ?? 0) > most + cent)
  if (dear) return violated(`${dear.text} Passa de ${formatBrl(most ?? 0)}.`)
  const text = [...new Set(found.map((fact) => fact.text))].join(' ')
  return found.every(({ done }) => done) ? met(text) : notPossible(text)
}
