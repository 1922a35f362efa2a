import type { Draft } from './draft.ts'
import { coveringMoved } from './plain-forms.ts'

/** "um dos 5 tem que ser sem álcool": the figure is all of them, and no count. */
const figure = '(?:\\d{1,2}|dois|duas|tr[eê]s|quatro|cinco|seis|sete|oito|nove|dez|doze)'
const some =
  '(?:uma?|dois|duas|tr[eê]s|quatro|cinco|\\d|metade|alguns|algumas|nenhuma?|qualquer uma?|cada uma?)'
const says =
  '(?:que )?(?:tem|t[eê]m|dev\\p{L}+|precis\\p{L}+|pod\\p{L}+|n[aã]o|sem|com|seja|sejam|seria|s[aã]o|ser|[eé]|vai|v[aã]o|fi[cq]\\p{L}+|lev\\p{L}+|sai\\p{L}*|us\\p{L}+|feit[oa]s?|vegan\\p{L}+|vegetarian\\p{L}+)(?!\\p{L})'
const ofThem = new RegExp(`(?<![\\p{L}\\p{N}])(${some}) d([oa])s ${figure}(?= ${says})`, 'giu')

/** Reads "um deles" in the place of "um dos 5"; no other word moves. */
export function withOfThem(text: string, read: (plain: string) => Draft): Draft {
  const moved = [...text.matchAll(ofThem)].map(({ 0: said, index }) => ({
    start: index,
    end: index + said.length,
  }))
  const plain = text.replace(ofThem, (said, count: string, ending: string) =>
    `${count} del${/a/i.test(ending) ? 'a' : 'e'}s`.padStart(said.length),
  )
  return coveringMoved(text, moved, read(plain))
}
