/** Why a dish of the menu is left out: it contains an excluded food, may contain it, or the menu does not say. */

import { joinList } from '../../base/language/text.ts'
import { type Exclusion, judge } from '../../base/lexicon/exclusion.ts'
import { readText } from '../../base/lexicon/read-text.ts'
import { type MenuItemWords, menuItemVerdict } from '../../base/request/requirements.ts'

/** How certain it is that a dish contains an excluded food. */
export type Certainty = 'known' | 'likely' | 'unknown'

export interface Held {
  certainty: Certainty
  reason: string
}

const quoted = (words: readonly string[]) => joinList([...new Set(words)].map((word) => `“${word}”`))

/** The menu's original word for a token: "japone" → "japonês". */
function written(text: string, word: string): string {
  const folded = (part: string) => part.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  const stem = word.slice(0, Math.max(3, word.length - 2))
  return text.split(/[^\p{L}\d]+/u).find((part) => folded(part).startsWith(stem)) ?? word
}

/** Words of a menu line that are a day or a vessel, not food. */
const notFood = /^(segunda|terca|quarta|quinta|sexta|sabado|doming)|^(tacho|panela|travessa)/

/** What a menu line reveals about an excluded food; null if its words show that the dish does not contain it. */
export function heldIn(exclusion: Exclusion, item: MenuItemWords): Held | null {
  const verdict = menuItemVerdict(exclusion, item)
  if (verdict === 'yes') return null
  const text = item.description ? `${item.name}; ${item.description}` : item.name
  const { named, open, unknown } = readText(text)
  if (verdict === 'no') {
    const kin = named.find(({ name }) => exclusion.kin.has(name) && !exclusion.names.has(name))
    const isItself = named.some(({ name }) => exclusion.names.has(name))
    return {
      certainty: 'known',
      reason:
        kin && !isItself ? `leva ${kin.name}, da família de ${exclusion.what}` : `leva ${exclusion.what}`,
    }
  }
  const doubtful = named.filter(({ name }) => judge(exclusion, name) === 'unknown').map(({ name }) => name)
  if (doubtful.length > 0) {
    return {
      certainty: 'likely',
      reason: `pode levar ${exclusion.what}, conforme a receita ou a marca: ${quoted(doubtful)}`,
    }
  }
  const unclear = [...unknown, ...open]
    .filter((word) => !notFood.test(word))
    .map((word) => written(text, word))
  return {
    certainty: 'unknown',
    reason:
      unclear.length > 0
        ? `o cardápio não conta o que há em ${quoted(unclear)}`
        : `o cardápio só dá o nome, sem os ingredientes`,
  }
}

const order: readonly Certainty[] = ['known', 'likely', 'unknown']

/** The most certain of several findings. */
export function heldByAny(exclusions: readonly Exclusion[], item: MenuItemWords): Held | null {
  const found = exclusions.flatMap((exclusion) => heldIn(exclusion, item) ?? [])
  const [worst] = found.toSorted((a, b) => order.indexOf(a.certainty) - order.indexOf(b.certainty))
  if (!worst) return null
  const reasons = found.filter(({ certainty }) => certainty === worst.certainty).map(({ reason }) => reason)
  return { certainty: worst.certainty, reason: [...new Set(reasons)].join('; ') }
}
