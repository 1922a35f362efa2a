import type { Term } from '../../base/lexicon/term.ts'
import { isStated } from '../clauses/clause-state.ts'
import type { Profile } from '../text/draft.ts'
import { canonAll } from '../text/scan.ts'
import { type Element, has, isFiller, isGrammar, isName, termOf } from '../words/elements.ts'
import { plainWords } from '../words/everyday-words.ts'

/** What a standing restriction may be about besides food: how the house serves, photographs, sells and answers. */
export const besidesFood = new Set(
  canonAll(`canudo canudos plástico descartável descartáveis emoji emojis foto fotos post posts hashtag whatsapp zap instagram
    site link reserva reservas música som uniforme delivery estacionamento carro dirige dirigir motorista pix cartão
    palavrão palavrões política religião piada piadas cigarro fumo fiado barulho isopor embalagem marca concorrente`),
)

/** Nobody is allergic to an oven, to a bottle of this farm, or to guests. */
const inedible: ReadonlySet<Term['kind']> = new Set<Term['kind']>([
  'equipment',
  'cachaca',
  'audience',
  'style',
])

/** How much of a sentence an allergy, a pregnancy or a child affects: unknown words within that range block. */
export class AllergyReach {
  private readonly elements: readonly Element[]
  private readonly profile: Profile
  private readonly allergy: boolean
  private readonly permitted: ReadonlySet<Element>
  private found: { from: number; to: number }[] | null = null

  /**
   * @param allergy an allergy is mentioned here, or in the line that introduces the list
   * @param permitted words for what the owner allows nevertheless
   */
  constructor(
    elements: readonly Element[],
    profile: Profile,
    allergy: boolean,
    permitted: ReadonlySet<Element>,
  ) {
    this.elements = elements
    this.profile = profile
    this.allergy = allergy
    this.permitted = permitted
  }

  /** Whether these words are within reach of an allergy, a pregnancy or a child. */
  holds(from: number, to: number): boolean {
    const said = this.elements.slice(from, to)
    if (this.profile === 'restrictions') return !this.isBesidesFood() && said.some((one) => this.mayName(one))
    // A number, grammar alone or a saying cannot hide a food: "meu filho de 3 anos".
    const hides = said.some(
      (element) =>
        element.kind === 'symbol' ||
        (!this.permitted.has(element) &&
          element.kind === 'words' &&
          !isGrammar(element) &&
          !isFiller(element) &&
          !isPlain(element) &&
          !element.meaning?.idiom),
    )
    if (!hides) return false
    if (said.some((element) => has(element, 'allergy', 'minor'))) return true
    if (this.allergy && !this.elements.some((element) => has(element, 'allergy'))) return true
    return this.spans().some((reach) => from < reach.to && to > reach.from)
  }

  /** Whether a word of a standing restriction may name what someone cannot eat. */
  private mayName(element: Element): boolean {
    if (has(element, 'allergy', 'minor') || element.kind === 'symbol') return true
    if (element.kind !== 'words' || isFiller(element) || isPlain(element)) return false
    if (!isName(element)) return !isGrammar(element) && !has(element, 'course')
    if (this.elements.some((one) => has(one, 'allergy', 'minor'))) return true
    return !isStated(this.elements) && !inedible.has(termOf(element)?.kind ?? 'dish')
  }

  /** Whether a standing restriction names what it is about, and that is no food, no allergy and no child. */
  private isBesidesFood(): boolean {
    return (
      this.elements.some(({ key }) => besidesFood.has(key)) &&
      !this.elements.some((element) => has(element, 'allergy', 'minor'))
    )
  }

  /**
   * From the comma before the word to where the owner turns to what they want and nothing is refused any more. A word
   * at the end of its sentence refers to everything before it.
   */
  private spans(): { from: number; to: number }[] {
    if (this.found) return this.found
    const { elements } = this
    const words = elements.flatMap((element, at) => (has(element, 'allergy', 'minor') ? [at] : []))
    const refused = elements.findLastIndex((element) =>
      has(element, 'not', 'without', 'out', 'allergy', 'minor'),
    )
    const turn = elements.findIndex((element, at) => at > refused && has(element, 'want', 'must', 'but'))
    const to = turn < 0 ? elements.length : turn
    const last = words.at(-1) ?? 0
    const follows = elements.slice(last + 1, to).some((element) => !isFiller(element) && !isGrammar(element))
    const first = words[0] ?? 0
    const before = elements.slice(0, first)
    const start =
      before.findLastIndex((element) => has(element, 'but') || (follows && element.kind === 'comma')) + 1
    this.found = words.length === 0 ? [] : [{ from: start, to }]
    return this.found
  }
}

const isPlain = ({ key, meaning, partOf }: Element): boolean =>
  meaning === null && partOf.length === 0 && plainWords.has(key)
