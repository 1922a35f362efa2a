/** What an owner wants to sell together at one price: its parts, how many of each, and the bounds of the price. */
import { unitWords } from '../../base/language/number-words.ts'
import { itemIn, type Named, question } from '../spoken/pieces.ts'
import { amountsIn } from '../text/amount-words.ts'
import type { WishContent } from '../text/draft.ts'
import { goingOn, type SentenceReader, shareIn, sumsIn } from './spoken-sentences.ts'

export const together =
  /(?<![a-z])(?:combos?|kits?|dupla|trio|baldes?|pacotes?|promocao de|junto com|juntos|mont[ae]\w*(?: um| uma)?)(?![a-z])/
const howMuch =
  /(?<![a-z])(?:(?:por|a) quanto|que preco|qual (?:o )?preco|quanto (?:cobro|boto|vendo|fica|sobra|custa)|preco)(?![a-z])/
const leastProfit =
  /(?:(?:pelo menos|no minimo|minimo de|nao pode (?:dar|deixar|sobrar) menos d\w+|lucro minimo(?: de)?|deix\w+|sobr\w+|sobrando) (?:no minimo |pelo menos |menos de )*)(?:r\$ ?)?(?<n>[a-z\d,]+(?: e [a-z]+)?)(?: reais| conto)?(?: de (?:lucro|sobra)| livres?| limpos?)?/
const aboutCombo =
  /^(?:que preco|qual (?:o )?preco|por quanto|a quanto|quanto (?:cobro|boto|sai|fica)|hoje .{2,40} (?:da|custa|sai|fica) |nao pode (?:dar|deixar|sobrar)|tem que (?:sobrar|dar|deixar)|com (?:pelo menos|no minimo)|desconto|lucro)/

const howMany = new RegExp(
  `^\\W*(?:(?:de|com|d[oa]|[oa]|por|leva\\w*|combo|kit|pacote|balde) )*(?<n>\\d{1,2}|${Object.keys(unitWords).join('|')})(?:x| x)? (?!reais|conto|ml|g |kg|por cento|%|h )`,
)
/** How many of a part: "3 pastéis"; one where no number leads. */
const countOf = (part: string): number => amountsIn(howMany.exec(part)?.groups?.n ?? '')[0]?.value ?? 1

/** The items that stand together, and how many of each: "pastel + caldo", "PF com refrigerante", "3 pastéis mais um suco". */
export function partsIn(said: string, names: readonly Named[]): { item: string; count: number }[] {
  const listed = said.split(/\s*\+\s*|\s+(?:com|mais|e) (?:a |o |um |uma )?|,\s*/)
  const found = listed.flatMap((part) => {
    const item = itemIn(
      part
        .replace(/(?<![a-z])pfs?(?![a-z])/g, 'prato feito')
        .replace(/(?<![a-z])refris?(?![a-z])/g, 'refrigerante'),
      names,
    )
    return item === undefined ? [] : [{ item, count: countOf(part) }]
  })
  return [...new Map(found.toReversed().map((part) => [part.item, part])).values()].toReversed()
}

const atPrice =
  / (?:por|a|sai(?:ndo)? (?:por|a)|fechad[oa] (?:em|por)) (?:r\$ ?)?(?<p>\d{1,4}(?:,\d{1,2})?)(?!\d|,\d| ?(?:%|ml|g(?![a-z])|h(?![a-z])|pessoas|por cento))/
/** Several of one or of two things at one price: "3 pastéis mais um suco por 35", "balde com 5 chopes por 50". */
function readPack(said: string, names: readonly Named[]): WishContent | null {
  const price = atPrice.exec(said)
  if (!price) return null
  const parts = partsIn(said.slice(0, price.index), names)
  const [first, second] = parts
  const [value] = sumsIn(price.groups?.p ?? '')
  // Of one each, the price is a bound, read elsewhere.
  if (!first || value === undefined || parts.every(({ count }) => count === 1)) return null
  return question('bundle', {
    ...(second ? { parts } : { item: first.item, count: first.count }),
    price: value,
  })
}

export const readCombo: SentenceReader = (at, told) => {
  const { sentences, names } = told
  const { said = '' } = sentences[at] ?? {}
  const opens = together.exec(said)
  if (!opens || /(?<![a-z])(?:nao (?:quero|faco|vou)|nada de|sem) (?:\w+ )?combo/.test(said)) return null
  const count = goingOn(told, at, aboutCombo)
  const pack = readPack(said.slice(opens.index + opens[0].length), names)
  if (pack) return { wishes: [pack], count }
  const parts = partsIn(said.slice(opens.index + opens[0].length), names)
  if (parts.length < 2) return null
  const whole = sentences
    .slice(at, at + count)
    .map((one) => one.said)
    .join('. ')
  const percent = /desconto/.test(whole) ? shareIn(whole) : undefined
  const [least] = sumsIn(leastProfit.exec(whole)?.[0] ?? '')
  // A price that is given is read as what both may cost.
  if (percent === undefined && least === undefined && !howMuch.test(whole)) return null
  const fields = {
    parts,
    ...(percent !== undefined && { percent }),
    ...(least !== undefined && { least }),
  }
  return { wishes: [question('bundle', fields)], count }
}
