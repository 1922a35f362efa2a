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
  `(?<=(?<!\\p{L})(?:cort|tir|retir|elimin|enxug)\\p{L}* )(?<most>(?:de|entre) ${number} (?:a|e) (?<last>${number}))(?= (?:itens|pratos|produtos|linhas|op[cç][oõ]es),? (?:[oa]s )?que (?:n[ãa]o |menos |pouco |s[óo] |mal )*(?:vend|sa[ei]|deix|encalh|d[ãa]o|gir)\\p{L}*)|(?<!\\p{L})pretend(?:o|emos|ia|[ií]amos)(?!\\p{L})|${comes}|${follows}|(?<=(?<!\\p{L})(?:cort|tir|retir|elimin|enxug)\\p{L}* )de ${number} a ${number}(?= (?:itens|pratos|produtos|linhas|op[cç][oõ]es|d?el[ae]s)(?!\\p{L}))`,
  'giu',
)

const many = `(?:(?:at[eé]|no m[aá]ximo|uns|umas) )*${number} (?:itens|pratos|produtos|linhas|op[cç][oõ]es|d?el[ae]s)`
const cut = `(?<=(?<!\\p{L})(?:cort|tir|sa|retir|elimin|enxug)\\p{L}* ${many}(?: no m[aá]ximo)?)`
/** "sair até cinco itens", from which a part of the menu is spared: "desde que nenhum seja da seção infantil". */
const leaves = new RegExp(`(?<=(?<!\\p{L})pode(?:m)? )sair(?= ${many}(?!\\p{L}))`, 'giu')
const spares = new RegExp(
  `${cut},? (?:mas |e )?(?:(?:desde que|contanto que|com a condi[cç][ãa]o de que|se) (?:nenhuma?(?: del[ae]s)? (?:seja|sejam|saia|venha|fa[cç]a parte|for)|n[ãa]o (?:seja|sejam|saia|mex\\p{L}+|tir\\p{L}+|for|forem))|(?<never>nunca|jamais)|nenhuma?|menos|exceto|salvo)(?: nenhuma?)? (?<of>d|n|[oa]s? d)?(?<which>[oa]s?) (?<what>[^.;,:!?\\n]{3,60})(?=[.;,!?\\n]|$)`,
  'giu',
)

function plainly(words: string, _at: number, { most, last = '' }: Partial<Record<string, string>>): string {
  // Of those that sell little, the owner lets up to so many go.
  if (most !== undefined) return `até ${last}`
  if (words.startsWith(',')) return '. '
  if (/^pretend/i.test(words)) return 'quero'
  return /^de /i.test(words) ? words.replace(/^de (\S+) a (\S+)$/iu, 'entre $1 e $2') : 'vêm'
}

/** "Nenhum petisco passa de 55, o pessoal daqui é estudante": who comes is a reason, and no wish. */
const whoComes =
  /,\s+(?:[oa]s?\s+)?(?:pessoal|povo|p[uú]blico|client\p{L}+|freguesia|turma|galera|bairro)(?:\s+(?:daqui|aqui|da casa|da regi[ãa]o))?\s+(?:[eé]|s[ãa]o|vem|vêm|mora\p{L}*)\s(?:(?!quer|n[ãa]o|sem|nada|s[oó]\s|prec|tir|pod)[\p{L} ]){3,60}(?=[.;!?\n]|$)/giu

export function plainOrders(text: string): Rewritten {
  const first = rewritten(text, said, plainly)
  const bare = rewritten(first.text, whoComes, () => '')
  const then = rewritten(bare.text, leaves, () => 'tirar')
  const last = rewritten(then.text, spares, (_, _at, { of, never, which = '', what = '' }) =>
    // "menos os salgados e o brownie" names several, which the readers of exceptions know.
    (of ?? never) === undefined && !/^(?:se[cç][ãa]o|parte|categoria|linha) /i.test(what)
      ? undefined
      : `. ${which} ${what} não sa${which.endsWith('s') ? 'em' : 'i'}`,
  )
  return { text: last.text, back: (at) => first.back(bare.back(then.back(last.back(at)))) }
}
