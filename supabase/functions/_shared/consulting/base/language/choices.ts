import { stableFraction } from './text.ts'

/**
 * Fills a sentence's choices, "[Sai|Fica] por R$ 20", by the seed alone. An empty choice is allowed: "[hoje |]".
 * Several choices in a sentence keep two houses from saying the same thing in the same words.
 */
export function fillChoices(text: string, seed: string): string {
  let place = 0
  return text.replaceAll(/\[([^[\]]*\|[^[\]]*)\]/g, (_, options: string) => {
    place += 1
    const list = options.split('|')
    return list[Math.floor(stableFraction(`${seed}|${place}|${text}`) * list.length)] ?? ''
  })
}
