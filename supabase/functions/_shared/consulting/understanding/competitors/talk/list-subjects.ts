/** What owners ask that their own list of competitors answers. */
import { amountsIn } from '../../text/amount-words.ts'
import { type Around, ownIn } from './named.ts'
import type { Subject } from './subject.ts'

/** The item of a clause, else of the one before it: "o bar da esquina faz asa a 32, faço por quanto?" */
function itemNear(said: string, around: Around, before: string): string | undefined {
  const clauses = before.split(/[,.;?!\n]/).filter((clause) => /\p{L}/u.test(clause))
  return ownIn(said, around) ?? ownIn(clauses.at(-1) ?? '', around)
}

const counted = '\\d{1,2}|um|dois|duas|tres|quatro|cinco|seis|dez'

export const listSubjects: readonly Subject[] = [
  {
    about: 'freeDelivery',
    words:
      /\b(?:entreg\w+|frete|delivery|taxa de entrega)(?: \p{L}+){0,2}? (?:gratis|gratuit[oa]|de graca|free|zero|por minha conta)\b|\b(?:gratis|de graca)(?: \p{L}+){0,2}? (?:entreg\w+|frete|delivery)\b/u,
    fields: () => ({}),
  },
  {
    about: 'missing',
    words:
      /\b(?:que|quais)\b.*\b(?:vend\w+|tem|oferec\w+|serv\w+|faz\w*)\b.*\b(?:que )?(?:eu |a gente |aqui |nos )?nao (?:tenho|temos|tem|vend\w+|faco|fazemos|ofereco|sirvo)\b/,
    fields: () => ({}),
  },
  {
    about: 'mainRival',
    words:
      /\b(?:principal|maior|verdadeiro)\s+(?:concorrente|rival|ameaca)\b|\bquem\b.*\b(?:concorre|disputa|compete)\b.*\b(?:comigo|mais|direto|com a gente)\b|\bcom quem (?:eu )?(?:concorro|disputo)\b/,
    fields: () => ({}),
  },
  {
    about: 'fairPrice',
    words:
      /\bpor quanto\b|\bquanto (?:eu )?(?:cobro|devo cobrar|boto|devo botar|posso cobrar|deveria (?:cobrar|custar)|deve custar)\b|\b(?:qual|que) (?:seria |e |deve ser )?(?:o )?preco (?:justo|certo|ideal|bom)\b/,
    fields: ({ said }, around, before) => {
      const item = itemNear(said, around, before)
      return item === undefined ? null : { item }
    },
  },
  {
    about: 'pays',
    words: /^\s*(?:e |entao |sera que )*(?:devo |posso |vale )?(?:tir(?:o|ar)|cort(?:o|ar)|retir(?:o|ar))\b/,
    fields: ({ said }, around) => {
      const item = ownIn(said, around)
      return item === undefined ? null : { item }
    },
  },
  {
    about: 'lower',
    told: true,
    words: /\bnao (?:baixo|abaixo|baixamos|reduzo|reduzimos|igualo)\b/,
    fields: ({ said }, around) => {
      const item = ownIn(said, around)
      return { against: true, ...(item !== undefined && { item }) }
    },
  },
  {
    about: 'fewChanges',
    told: true,
    words: new RegExp(
      `^\\s*(?:e |mas )?(?:no maximo|ate|so) (?:${counted}) (?:precos?|mudancas?|aumentos?|reajustes?)\\W*$`,
    ),
    fields: ({ said }) => {
      const [count] = amountsIn(said)
      return count === undefined ? null : { count: count.value }
    },
  },
  {
    about: 'copy',
    words: /\b(?:copi\w+|imit\w+|plagi\w+|clon\w+|mesmo nome|fazer igual)\b/,
  },
]
