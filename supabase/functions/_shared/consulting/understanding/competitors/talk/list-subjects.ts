/** What owners ask that their own list of competitors answers. */
import { weekdaysIn } from '../../dates/weekdays.ts'
import { amountsIn } from '../../text/amount-words.ts'
import { type Around, ownIn } from './named.ts'
import type { Subject } from './subject.ts'

/** The item of a clause, else of the one before it: "o bar da esquina faz asa a 32, faço por quanto?" */
function itemNear(said: string, around: Around, before: string): string | undefined {
  const clauses = before.split(/[,.;?!\n]/).filter((clause) => /\p{L}/u.test(clause))
  return ownIn(said, around) ?? ownIn(clauses.at(-1) ?? '', around)
}

const us = '(?:eu|a gente|nos|aqui|a casa)'
/** R$ */
const leastToSpend = 20

const counted = '\\d{1,2}|um|dois|duas|tres|quatro|cinco|seis|dez'

export const listSubjects: readonly Subject[] = [
  {
    about: 'freeDelivery',
    words:
      /\b(?:entreg\w+|frete|delivery|taxa de entrega)(?: \p{L}+){0,2}? (?:gratis|gratuit[oa]|de graca|free|zero|por minha conta)\b|\b(?:gratis|de graca)(?: \p{L}+){0,2}? (?:entreg\w+|frete|delivery)\b/u,
    fields: () => ({}),
  },
  {
    about: 'unsold',
    words: new RegExp(
      `\\b(?:o )?que (?:e que )?(?:me|nos) (?:destaca|diferencia)\\b|\\b(?:meu|nosso) diferencial\\b|\\bque (?:e que )?(?:so )?${us} (?:tenho|tem|temos|faco|faz|fazemos|vendo|vende|vendemos|sirvo|serve|servimos)\\b.*\\bque (?:el[ea]s?|os outros|as outras|ninguem|nenhum\\w*|a concorrencia)(?: d?el[ea]s)? (?:nao |nem )?(?:tem|tenham?|faz\\w*|vend\\w+|serv\\w+)`,
    ),
    fields: () => ({}),
  },
  {
    about: 'missing',
    words:
      /\b(?:que|quais)\b.*\b(?:vend\w+|tem|oferec\w+|serv\w+|faz\w*)\b.*\b(?:que )?(?:eu |a gente |aqui |nos )?nao (?:tenho|temos|tem|vend\w+|faco|fazemos|ofereco|sirvo)\b/,
    fields: () => ({}),
  },
  {
    about: 'firstStep',
    told: true,
    words: new RegExp(
      `\\b(?:uma|alguma|so uma|1) (?:so |unica )?(?:coisa|acao|medida|ideia|atitude)(?: so| apenas)?,? (?:pra|para|que)(?: ${us})? (?:possa |posso |da (?:pra|para) |de (?:pra|para) )?(?:fazer|faca|faco|fazermos)\\b|\\bo que (?:e que |que )?(?:${us} )?(?:faco|faz|fazer|fazemos|posso fazer|podemos fazer|devo fazer|da (?:pra|para)(?: ${us})? fazer)\\b.*\\b(?:com|gast\\w+|ate|por|tenho)\\b.*\\d`,
    ),
    fields: ({ said }) => {
      const price = amountsIn(said).find(({ value }) => value >= leastToSpend)?.value
      const weekdays = weekdaysIn(said)
      // "uma coisa pra fazer com 10 quilos de camarão" spends nothing.
      if (price === undefined && /\d/.test(said)) return null
      return { ...(price !== undefined && { price }), ...(weekdays.length > 0 && { weekdays }) }
    },
  },
  {
    about: 'mainRival',
    words:
      /\b(?:pra|para) quem\b.*\bperd(?:i|o|emos|endo|endemos)\b.*\b(?:client\w*|fregues\w*|movimento|gente|mesas?|vendas?)\b|\bquem\b.*\b(?:roub\w+|tir(?:a|ando|ou|aram)|lev(?:a|ando|ou|aram)|tom(?:a|ando|ou|aram)|peg(?:a|ando|ou|aram))\b.*\b(?:client\w*|fregues\w*|movimento|publico|gente|mesas?|vendas?)\b|\b(?:principal|maior|verdadeiro)\s+(?:concorrente|rival|ameaca)\b|\bquem\b.*\b(?:concorre|disputa|compete)\b.*\b(?:comigo|mais|direto|com a gente)\b|\bcom quem (?:eu )?(?:concorro|disputo)\b/,
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
