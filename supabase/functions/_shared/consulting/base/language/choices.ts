import { stableFraction } from './text.ts'

/**
 * Resolves a sentence's choices, "[Sai|Fica] por R$ 20", by the seed alone. An option may be empty: "[hoje |]". Several
 * choices in a sentence keep two houses from getting the same words.
 */
export function fillChoices(text: string, seed: string): string {
  let place = 0
  return text.replaceAll(/\[([^[\]]*\|[^[\]]*)\]/g, (_, options: string) => {
    place += 1
    const list = options.split('|')
    return list[Math.floor(stableFraction(`${seed}|${place}|${text}`) * list.length)] ?? ''
  })
}
