/** Words for packs, and what one of them gives: units, weight or volume. */
import { figure, figureOf } from '../spoken/figures.ts'

export const packs =
  'basquetas?|latas?|latoes|caixas?|sacos?|sacas?|fardos?|grades?|engradados?|cordas?|bandejas?|pacotes?|barris|barril|pecas?|baldes?|galoes|galao|botijoes|garrafoes|cestos?|cestas?|cartelas?|duzias?'

export const singular = (noun: string) =>
  noun
    .replace(/(?:is)$/, 'il')
    .replace(/oes$/, 'ão')
    .replace(/s$/, '')
export const several = (noun: string) =>
  noun
    .replace(/il$/, 'is')
    .replace(/ão$/, 'ões')
    .replace(/(?<=[aeo])$/, 's')
/** The part of a word for a pack that its plural keeps. */
export const stemOf = (noun: string) => noun.replace(/(?:is|il|oes|ao|s)$/, '')

const unit = '(litros?|l|ml|kg|quilos?|kilos?|g|gramas?|unidades?|un|garrafas?|latas?)?(?![a-z])'
export const unitOf = (said: string | undefined) =>
  said === undefined
    ? 'un'
    : /^(?:l|litro)/.test(said) && !/^lata/.test(said)
      ? 'l'
      : said === 'ml'
        ? 'ml'
        : /^[kq]/.test(said)
          ? 'kg'
          : /^g(?:ramas?)?$/.test(said)
            ? 'g'
            : 'un'

type Rate = { value: number; unit: string; isYield: boolean }

/** What one pack gives, before what is in it. */
export function rateOf(stem: string, around: string): Rate | null {
  const about = '[^\\d.;?\\n]{0,24}?'
  const yields = new RegExp(
    `\\bcada (?:um|uma|${stem}\\w*)\\b.{0,20}?\\b(?:rende|da|serve|faz)\\b${about}${figure} ?${unit}`,
  )
  const holds = new RegExp(
    `\\b${stem}(?:s|il|is|ao|oes)?\\b\\)? (?:(?:e|vem|sao|tem|com|de|contem|traz|da|rende|cada) )*${figure} ?${unit}|${figure} ?(?:\\w+ )?(?:por|em cada|na|cada|a) ${stem}`,
  )
  const found = yields.exec(around)
  if (found && figureOf(found[1]) > 0)
    return { value: figureOf(found[1]), unit: unitOf(found[2]), isYield: true }
  const held = holds.exec(around)
  const value = figureOf(held?.[1] ?? held?.[3])
  return held && value > 0 ? { value, unit: unitOf(held[2]), isYield: false } : null
}

export const sizeOf = (name: string): number | null => {
  const [, amount, of] = /(\d+(?:[.,]\d+)?) ?(ml|l|litros?)\b/i.exec(name) ?? []
  if (amount === undefined) return null
  return Number(amount.replace(',', '.')) * (/^ml$/i.test(of ?? '') ? 1 : 1000)
}
