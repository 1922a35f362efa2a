/** Words that the posts about a date share with the others. */
import { slugify } from '../../base/language/text.ts'

export const warning = 'Beba com moderação. Venda proibida para menores de 18 anos.'

/** A hashtag of a text's words. */
export const tag = (text: string) =>
  `#${slugify(text)
    .split('-')
    .map((word) => word.replace(/^./, (letter) => letter.toUpperCase()))
    .join('')}`

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
