import { foldAccents, tokenize } from '../language/text.ts'

/** The owner's constraints on prices, as far as they were understood. */
export type PricingConstraints = {
  /** Words, tokenized: items that hold all words of one entry keep their price. */
  frozen: readonly (readonly string[])[]
  /** Below 0; null when the text names none. */
  elasticity: number | null
  /** Hours of a happy hour, 0 to 24. */
  happyHour: { from: number; to: number } | null
  /** Sentences that were not understood, verbatim. */
  notUnderstood: readonly string[]
}

const keeps =
  /\b(nao|sem)\b.*\b(subir|sobe|aumentar|aumento|mexer|mudar|alterar|reajustar|reajuste|encarecer)\b|\b(manter|mantem|congelar|preservar)\b/

/** Words that name no item. */
const fillers = new Set(
  tokenize(
    'não nao sem pode podem poder deve devem subir sobe aumentar aumento mexer mudar alterar reajustar reajuste encarecer manter mantem congelar preservar o a os as um uma do da dos das de no na nos nas em e preço preços valor valores item itens nosso nossa queremos quero favor por precisa igual mesmo sempre',
  ),
)

/** "não pode" and "e nem" join what they freeze: "a cerveja e o chope não podem subir". */
function itemsOf(sentence: string, names: readonly string[]): string[][] {
  let rest = sentence
  const whole: string[][] = []
  for (const name of names) {
    if (!rest.includes(name)) continue
    rest = rest.replaceAll(name, ',')
    whole.push(tokenize(name))
  }
  const parts = rest
    .split(/,|\be\b|\bnem\b/)
    .map((part) => tokenize(part).filter((word) => !fillers.has(word)))
    .filter((words) => words.length > 0)
  return [...whole, ...parts]
}

/**
 * What the owner wrote, sentence by sentence.
 * @param known names of the house's items: one that stands whole in the text is one item, whatever words join
 * it ("Ceviche de pargo e caju")
 */
export function readConstraints(text: string, known: readonly string[] = []): PricingConstraints {
  const frozen: string[][] = []
  const notUnderstood: string[] = []
  const names = known.map(foldAccents).toSorted((a, b) => b.length - a.length)
  let elasticity: number | null = null
  let happyHour: PricingConstraints['happyHour'] = null
  for (const sentence of text.split(/[;.\n]+(?!\d)/)) {
    const said = sentence.trim()
    if (said === '') continue
    const folded = said.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
    const stated = /elasticidade\D*?([-−–]?\s*\d+(?:[.,]\d+)?)/.exec(folded)?.[1]
    const hours = /happy\s*hour.*?(\d{1,2})\s*(?:h|:00)?\D+?(\d{1,2})\s*(?:h|:00|\b)/.exec(folded)
    if (stated) {
      const value = Math.abs(Number(stated.replace(/[^\d.,]/g, '').replace(',', '.')))
      if (value > 0 && value <= 5) elasticity = -value
      else notUnderstood.push(said)
    } else if (hours && Number(hours[1]) < Number(hours[2]) && Number(hours[2]) <= 24) {
      happyHour = { from: Number(hours[1]), to: Number(hours[2]) }
    } else if (keeps.test(folded)) {
      const items = itemsOf(folded, names)
      if (items.length > 0) frozen.push(...items)
      else notUnderstood.push(said)
    } else {
      notUnderstood.push(said)
    }
  }
  return { frozen, elasticity, happyHour, notUnderstood }
}

/** Whether the owner asked to keep the price of this item or its category. */
export function isFrozen(constraints: PricingConstraints, name: string, category: string | null): boolean {
  const tokens = [tokenize(name), tokenize(category ?? '')]
  return constraints.frozen.some((phrase) =>
    tokens.some((words) => phrase.every((word) => words.includes(word))),
  )
}
