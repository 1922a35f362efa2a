/** "Um post por semana em inglês", "legendas em inglês também": which posts speak another language. */
import { foldInPlace } from '../../text/fold.ts'
import { numbersIn } from '../../text/numbers.ts'
import type { Given, Order } from './order.ts'

const names: Readonly<Record<string, string>> = {
  ingles: 'inglês',
  inglesa: 'inglês',
  espanhol: 'espanhol',
  frances: 'francês',
  italiano: 'italiano',
  alemao: 'alemão',
  bilingues: 'inglês',
  bilingue: 'inglês',
}
const language = new RegExp(`(?<![a-z])(?:em |no |n[ao] lingua )?(${Object.keys(names).join('|')})(?![a-z])`)
const amount = '(\\d{1,2}|uma?|dois|duas|tres|quatro|cinco)'
const noun = '(?:posts?|posti?s|publicac(?:ao|oes)|postage(?:m|ns)|legendas?|textos?)'
const weekly = new RegExp(
  `(?<![a-z])${amount}(?: (?:${noun}|vez(?:es)?|d[eo]l[ea]s))? (?:(?:por|na|a cada|cada|em cada) semana|toda semana)(?![a-z])|(?<![a-z])(?:por|em cada|cada|toda) semana,? ${amount}(?: ${noun})?(?![a-z])`,
)
/** Says no, or speaks of something beside the posts. */
const other =
  /(?<![a-z])(?:nao|nada|nem|nenhum\w*|sem|nunca|evit\w+|so|somente|apenas|menos|cardapio|nomes?|mes)(?![a-z])/
/** Words that name neither a day, a subject nor a share. */
const filler = new RegExp(
  `(?<![a-z])(?:${noun}|quero|queria|gostari\\w+|precis\\w+|pod\\w+|fac\\w+|faz\\w*|bot\\w+|coloc\\w+|escrev\\w+|ter|tenha|seja|sejam|sai\\w*|vir|venha|versao|traduzid\\w+|traducao|tambem|e|um|uma|os|as|o|a|de|com|em|que|junto|embaixo|toda|todo|todas|todos|cada|semana|por causa d[aeo]s|(?:para|pra|pr[ao]s?) ?(?:[ao]s )?|turist\\w+|gring\\w+|estrangeir\\w+|hospedes?|visitantes?|de fora)(?![a-z])`,
  'g',
)

/** Without a menu there is nothing to tell in another language, and the words go back to the owner. */
export function readLanguage({ clause, folded, when, carry, names: menu }: Given): Order | null {
  if (menu.length === 0) return null
  const [told = '', named = ''] = language.exec(folded) ?? []
  const of = names[named]
  if (of === undefined || clause.asks || other.test(folded)) return null
  // "legendas em inglês": of posts, or counted by the week.
  const often = weekly.exec(folded)
  const { weekdays } = when.days
  const { from, to } = when.days.from === undefined ? carry.ofSentence : when.days
  if (!new RegExp(`(?<![a-z])${noun}(?![a-z])`).test(folded) && !often && weekdays === undefined) return null
  const rest = foldInPlace(folded.replace(told, ' ').replace(often?.[0] ?? '', ' ')).replace(filler, ' ')
  if (/[a-z0-9]/.test(rest)) return null
  const [most] = numbersIn(often?.[1] ?? often?.[2] ?? '')
  return {
    wishes: [
      {
        kind: 'postRule',
        what: 'inLanguage',
        of,
        ...(most !== undefined && { most }),
        ...(weekdays !== undefined && { weekdays }),
        ...(from !== undefined && { from }),
        ...(to !== undefined && { to }),
      },
    ],
  }
}
