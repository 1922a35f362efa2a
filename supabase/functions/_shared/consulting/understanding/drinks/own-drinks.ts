/** Drinks of the house that stay as they are: "a caipirinha da casa continua igual, é a que mais sai". */
import { namesItem } from '../../base/request/match-item.ts'
import type { PassageReader } from '../text/take-out.ts'
import { pattern } from './words.ts'

type Named = { name: string; isSection: boolean }

const stays =
  '(?:fica[mr]?|continua[mr]?|segue[m]?|permanece[m]?|mantem|mantenho|mantenha|deixa|deixe|deixar?)(?: (?:como|do jeito que|igual|assim|la|no cardapio|quiet[oa]))*(?: (?:ta|esta|tao|estao|e|era|mesmo|como e))*'
const untouched =
  '(?:nao (?:mexe|mexa|mexer|muda|mude|mudar|toca|toque|troca|troque|tira|tire)(?: (?:n|com |em )?[oa]?s?)?)'
const why =
  '(?:\\s*,?\\s*(?:que |porque |pois )?(?:e|ela e|ele e|sao) (?:a|o|as|os)? ?(?:que )?(?:mais (?:sai|vende|pedid[oa]s?)|carro chefe|carro-chefe|campe\\p{L}+|queridinh\\p{L}+|chefe da casa)(?: (?:da casa|daqui|do bar))?)?'

const still = '(?:nao (?:mexe|mexa|muda|mude|troca|troque|sai|tira))'

const after = pattern(`(?<words>(?:[\\p{L}\\p{N}'-]+ ){0,6}?[\\p{L}\\p{N}'-]+) (?:${stays}|${still})${why}`)
const before = pattern(`${untouched}\\s+(?<words>(?:[\\p{L}\\p{N}'-]+ ?){1,6})${why}`)

const small = /^(?:a|o|as|os|na|no|nas|nos|em|da|do|de|e|mas|que|nossa|nosso|minha|meu)$/

/** The item that the words name, and where its name begins among them. */
function itemIn(said: string, names: readonly Named[]): { item: string; at: number } | null {
  const words = [...said.matchAll(/[\p{L}\p{N}'-]+/gu)].map((match) => ({ text: match[0], at: match.index }))
  for (let length = Math.min(6, words.length); length > 0; length -= 1) {
    for (let from = 0; from + length <= words.length; from += 1) {
      const part = words.slice(from, from + length)
      const [first, last] = [part[0], part.at(-1)]
      if (!first || !last || small.test(first.text) || small.test(last.text)) continue
      const phrase = part.map(({ text }) => text).join(' ')
      if (phrase.length < 4) continue
      const found = names.find(({ name, isSection }) => !isSection && namesItem(phrase, { name }))
      if (found) {
        const article = words[from - 1]
        return { item: found.name, at: article && small.test(article.text) ? article.at : first.at }
      }
    }
  }
  return null
}

/** @param names the items of the house's menu */
export function ownDrinkReader(names: readonly Named[]): PassageReader {
  return (folded) =>
    [after, before].flatMap((words) =>
      [...folded.matchAll(words)].flatMap((found) => {
        const said = found.groups?.words ?? ''
        const named = itemIn(said, names)
        if (!named) return []
        const start = words === after ? found.index + named.at : found.index
        return [
          {
            start,
            end: found.index + found[0].length,
            wishes: [{ kind: 'keepItem' as const, item: named.item }],
          },
        ]
      }),
    )
}
