/** What several items cost, told under one word: "o custo do simples é 10,20, do duplo 13,60 e do Brasa 16,80". */
import { goesOn } from '../forecast/parties.ts'
import { spokenPrice, spokenValue } from '../spoken/figures.ts'
import { type FoundIn, itemIn, type PieceReader } from '../spoken/pieces.ts'
import { foldInPlace } from '../text/fold.ts'

const told = /\bcustos?(?: (?:de hoje|atual|atuais|agora))?(?: (?:sao|e))?:? (?=d[aeo]s? )/
const each = new RegExp(
  `(?:^|,|;| e |\\s)\\s*(?:o |a |os |as )?d[aeo]s? ([a-z][\\p{L}0-9 '-]{2,50}?)(?:,? (?:e|custa|sai(?: a| por)?|a|em|para|foi|ficou em|fica em|esta em|:))?\\s+(?:de )?${spokenPrice}(?!\\s*%)`,
  'gu',
)
const other =
  /\b(?:nao|maximo|ate|queria|quero|subi\w*|aument\w+|passou|era|preco|vend\w+|margem|%|por cento)\b/

/** Two items or more, each with its amount, and nothing else behind it in the sentence. */
export const readListedCosts: PieceReader = (at, read) => {
  let to = at
  while (goesOn(to + 1, read)) to += 1
  const said = foldInPlace(read.original(at, to)).toLowerCase()
  const lead = told.exec(said)
  if (!lead || other.test(said)) return null
  const listed = said.slice(lead.index + lead[0].length)
  const found = [...listed.matchAll(each)].map((match): FoundIn | null => {
    const item = itemIn(match[1] ?? '', read.names)
    const price = spokenValue(match[2], match[3], match[4])
    return item === undefined || !(price > 0)
      ? null
      : { wish: { kind: 'costNow', item, price }, from: at, to }
  })
  const whole = found.filter((one) => one !== null)
  // An amount that no item takes makes the list another one.
  const amounts = [...listed.matchAll(new RegExp(spokenPrice, 'gu'))].length
  return whole.length >= 2 && whole.length === found.length && amounts === found.length ? whole : null
}
