/** Decides which amounts in R$ may be shown to readers who must not learn a house's costs. */
export type OpenAmounts = {
  /** Whether it is an amount that guests see, such as a price on the menu. */
  isPrice: (amount: number) => boolean
  /**
   * Whether it also equals one of the costs: then only its position tells them apart, so it is not shown in sentences.
   */
  isCost: (amount: number) => boolean
}

const whole = (words: string) => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu')

/** Words for costs, margins and gains. */
const costName = whole(
  'custos?|custeio|margem|margens|lucros?|lucratividade|ganhos?|economia|efeito|faturamento|empate|ponto de equil[ií]brio|cmv|markup|pour cost|a mais que o prato sozinho',
)
/** Words that mean one of them when a figure is next to them. */
const costVerb = whole(
  'custa|custam|custaria|custariam|custou|lucra|lucram|ganha|ganham|deixa|deixam|deixaria|deixariam|rende|rendem|renderia|economiza|economizam|empata|empatam|empatar|se paga|paga enquanto|receita prevista|pediria|pediriam|faltariam|seriam precisas|teriam de virar',
)
const figure = /R\$|%|\d+ de cada \d+/
/** "metade do preço", "quase um quinto do preço" */
const costInWords =
  /(?<!\p{L})(?:ingrediente leva|(?:metade|ter[çc]os?|quartos?|quintos?|d[ée]cimos?|dobro) d[oe]s? (?:pre[çc]o|lucro|margem|custo))(?!\p{L})/iu
/** The units from which a new price pays reveal its cost; limits of temperature and volume do not. */
const revertThreshold =
  /(?:abaixo de|não chegar a|limite[^,;.\d]*) \d[\d.]*(?= unidades| \(| em quatro|[,;]|\.?$|\. )|menos de \d[\d.]* unidades/iu
const amounts = /(-?)R\$\s?(\d[\d.]*(?:,\d+)?)/g
/** Our own texts never write amounts this way; texts of owners, consultants or an AI may. */
const spelledAmount = /\d\s*(?:reais|real|centavos)(?!\p{L})/iu
const amountInWords = whole(
  '(?:um|dois|tr[êe]s|quatro|cinco|seis|sete|oito|nove|dez|onze|doze|treze|[cq]u?atorze|quinze|dezess?eis|dezessete|dezoito|dezenove|vinte|trinta|quarenta|cinquenta|sessenta|setenta|oitenta|noventa|cem|cento|(?:duz|trez|quatroc|seisc|setec|oitoc|novec)entos|quinhentos|mil) (?:reais|centavos)',
)
/** A number with decimals and without a unit. */
const bareAmount = /(?<![\d.,])\d+[.,]\d{1,2}(?![\d.,]*\d)(?!\s*(?:ml|cl|l|g|kg|vol|°))/iu
const onlyAmount = /^\W*R\$\s?[\d.,]+\W*$/

export const namesCost = (text: string): boolean => costName.test(text)

/** Whether a text reveals a cost, a margin or a gain. */
export function revealsCost(text: string, { isPrice, isCost }: OpenAmounts): boolean {
  const alone = onlyAmount.test(text)
  const closed = [...text.matchAll(amounts)].some(([, sign, digits = '']) => {
    const amount = Number(digits.replaceAll('.', '').replace(',', '.'))
    return sign === '-' || !isPrice(amount) || (!alone && isCost(amount))
  })
  return (
    closed ||
    spelledAmount.test(text) ||
    amountInWords.test(text) ||
    costInWords.test(text) ||
    revertThreshold.test(text) ||
    (costName.test(text) && bareAmount.test(text)) ||
    (figure.test(text) && (costName.test(text) || costVerb.test(text)))
  )
}

/** The longest beginning, up to one of the separators, that reveals no cost; null if there is none. */
function beginning(text: string, separator: RegExp, open: OpenAmounts): string | null {
  const ends = [...text.matchAll(separator)].map(({ index }) => index)
  const end = ends.findLast((candidate) => !revealsCost(text.slice(0, candidate), open))
  const kept = end === undefined ? '' : text.slice(0, end).trimEnd()
  // One word, such as "Total", says nothing without its figure, nor does a date alone.
  if (!/\p{L}.*\s\S*\p{L}/u.test(kept)) return null
  // A cut inside bold text leaves an unpaired mark.
  return (kept.split('**').length - 1) % 2 === 0 ? kept : kept.replaceAll('**', '')
}

/** "(compra: 692 g, R$ 5,53)" becomes "(compra: 692 g)", and "(custo R$ 2,50)" nothing. */
function withoutAsides(text: string, open: OpenAmounts): string {
  return text.replace(/\s*\(([^()]*)\)/g, (whole, inner: string) => {
    if (!revealsCost(inner, open)) return whole
    const kept = beginning(inner, /[,;] /g, open)
    return kept === null ? '' : ` (${kept})`
  })
}

const sentences = (text: string): string[] => text.split(/(?<=[.!?…]["”*]*)\s+(?=["“*]*[\p{Lu}\d])/u)

/**
 * A text without its costs: sentences that reveal one are removed, or cut if a complete clause ends before it.
 * @param part a short text, such as a list item, that may also end at a comma
 * @returns null if nothing is left
 */
export function withoutCosts(text: string, open: OpenAmounts, part: 'prose' | 'item'): string | null {
  if (!revealsCost(text, open)) return text
  const kept = sentences(withoutAsides(text, open)).flatMap((sentence) => {
    if (!revealsCost(sentence, open)) return [sentence]
    const begun = beginning(sentence, part === 'item' ? /[,;:] /g : /[;:] /g, open)
    if (begun === null) return []
    return [/[.!?]\W*$/.test(sentence) ? `${begun}.` : begun]
  })
  return kept.length === 0 ? null : kept.join(' ')
}
