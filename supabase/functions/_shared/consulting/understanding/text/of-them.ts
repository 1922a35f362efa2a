import type { Draft } from './draft.ts'
import { readRewritten, rewritten } from './rewritten.ts'

/** "um dos 5 tem que ser sem álcool": the figure is all of them, and no count. */
const figure = '(?:\\d{1,2}|dois|duas|tr[eê]s|quatro|cinco|seis|sete|oito|nove|dez|doze)'
const some =
  '(?:uma?|dois|duas|tr[eê]s|quatro|cinco|\\d|metade|alguns|algumas|nenhuma?|qualquer uma?|cada uma?)'
const says =
  '(?:que )?(?:tem|t[eê]m|dev\\p{L}+|precis\\p{L}+|pod\\p{L}+|n[aã]o|sem|com|seja|sejam|seria|s[aã]o|ser|[eé]|vai|v[aã]o|fi[cq]\\p{L}+|lev\\p{L}+|sai\\p{L}*|us\\p{L}+|feit[oa]s?|vegan\\p{L}+|vegetarian\\p{L}+)(?!\\p{L})'
const ofThem = new RegExp(`(?<![\\p{L}\\p{N}])${some} d[oa]s ${figure}(?= ${says})`, 'giu')

/** Reads "um deles" in the place of "um dos 5". */
export const withOfThem = (text: string, read: (plain: string) => Draft): Draft =>
  readRewritten(
    text,
    rewritten(text, ofThem, (said) =>
      said.replace(/ d([oa])s \S+$/iu, (_, ending: string) => ` del${/a/i.test(ending) ? 'a' : 'e'}s`),
    ),
    read,
  )
