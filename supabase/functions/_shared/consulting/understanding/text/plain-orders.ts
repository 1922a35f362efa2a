/** Orders on a menu in the words that its readers know. */
import { type Rewritten, rewritten } from './rewritten.ts'

/** "devem aparecer antes das cervejas" */
const comes =
  '(?:dev\\p{L}+|precis\\p{L}+|t[eê]m que) (?:aparecer|vir|ficar|estar)(?= (?:logo )?(?:antes|depois) d[aeo]s?(?!\\p{L}))'
const number = '(?:\\d{1,2}|\\p{L}+)'
/** "Somos um restaurante de família, por isso os sucos …": what follows is an order of its own. */
const follows = ',\\s*(?:por isso|portanto),?\\s+'
/** "pretendo cortar"; "cortar de quatro a seis itens", of which no six stay but so many leave. */
const said = new RegExp(
  `(?<!\\p{L})pretend(?:o|emos|ia|[ií]amos)(?!\\p{L})|${comes}|${follows}|(?<=(?<!\\p{L})(?:cort|tir|retir|elimin|enxug)\\p{L}* )de ${number} a ${number}(?= (?:itens|pratos|produtos|linhas|op[cç][oõ]es|d?el[ae]s)(?!\\p{L}))`,
  'giu',
)

function plainly(words: string): string {
  if (words.startsWith(',')) return '. '
  if (/^pretend/i.test(words)) return 'quero'
  return /^de /i.test(words) ? words.replace(/^de (\S+) a (\S+)$/iu, 'entre $1 e $2') : 'vêm'
}

export const plainOrders = (text: string): Rewritten => rewritten(text, said, plainly)
