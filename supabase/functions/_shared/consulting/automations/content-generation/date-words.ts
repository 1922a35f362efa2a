/** Words that the posts about a date share with the others. */
import { slugify } from '../../base/language/text.ts'

export const warning = 'Beba com moderação. Venda proibida para menores de 18 anos.'

/** Most letters of a hashtag. */
const longestTag = 22

const joining = /^(?:de|da|do|das|dos|com|e|em|na|no|ao|a|o|para|por)$/

/** A hashtag of a text's words: the first that fit, without a word that joins at the end. */
export function tag(text: string): string {
  const kept: string[] = []
  for (const word of slugify(text).split('-')) {
    if (kept.length > 0 && [...kept, word].join('').length > longestTag) break
    kept.push(word)
  }
  while (kept.length > 1 && joining.test(kept.at(-1) ?? '')) kept.pop()
  return `#${kept.map((word) => word.replace(/^./, (letter) => letter.toUpperCase())).join('')}`
}

/** A neighbourhood with its city, where both fit. */
export function tagWith(local: string, city: string): string {
  const [near, all] = [tag(local), tag(city).slice(1)]
  return near.length + all.length <= longestTag + 4 ? `${near}${all}` : near
}

/** Whether the words show or name a drink with alcohol: the warning then stands under them. */
export const namesAlcohol = (text: string) =>
  /cacha[cç]a|aguardente|drinks?(?!\p{L})|coquet|brinde|chopp?e?(?!\p{L})|cerveja|caipi|vinho|espumante/iu.test(
    text,
  )

/** "pro aniversário", "pelo aniversário" */
export const contracted = (text: string) =>
  text
    .replace(/ pra o(s?) /g, ' pro$1 ')
    .replace(/ pra a(s?) /g, ' pra$1 ')
    .replace(/ por ([oa]s?) /g, ' pel$1 ')
