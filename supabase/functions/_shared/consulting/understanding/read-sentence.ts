import { styleWords } from '../base/drinks/style-words.ts'
import { foldAccents } from '../base/language/text.ts'
import { membersWithin } from '../base/lexicon/knowledge.ts'
import { findTerm } from '../base/lexicon/lexicon.ts'
import type { Term } from '../base/lexicon/term.ts'
import type { WishReason } from '../base/request/wish.ts'
import type { Draft, DraftUnread, DraftWish, Profile, WishContent } from './draft.ts'
import {
  type Element,
  has,
  isFiller,
  isForeign,
  isGrammar,
  isName,
  type Sentence,
  termOf,
} from './elements.ts'
import type { Mark } from './grammar-words.ts'
import { AmountReader } from './read-amounts.ts'
import { canonAll } from './scan.ts'

/** What the words before a name make of it. */
type Mode =
  | 'open'
  | 'want'
  | 'must'
  | 'have'
  | 'only'
  | 'less'
  | 'not'
  | 'allergy'
  | 'lack'
  | 'except'
  | 'unsaid'
  | 'keep'
  | 'drop'
  | 'promote'
  | 'cap'
  | 'keepPrice'

const refusing: ReadonlySet<Mode> = new Set<Mode>(['not', 'allergy', 'lack', 'drop'])

/** A name as it was read. */
type Named = { at: number; mode: Mode; why: WishReason | null; group: number }

/** What a sentence leaves to the next one: "Alergias:" is followed by its list. */
export type Carry = { mode: Mode; allergy: boolean; heading: { start: number; end: number } | null }

const noCarry: Carry = { mode: 'open', allergy: false, heading: null }

const styleOf = (term: Term) => styleWords.find(({ label }) => label === term.name)

function oppositeOf(term: Term): Term | undefined {
  const opposite = styleOf(term)?.opposite
  const label = opposite && styleWords.find(({ style }) => style === opposite)?.label
  return label ? findTerm(label) : undefined
}

const labelOf = (style: string) => styleWords.find((entry) => entry.style === style)?.label ?? ''

const [menos] = canonAll('menos')

/** Most names that a word after them speaks of. */
const longestList = 30

/** The equipment that every bar has. */
const everywhere = 'só o básico'

/** Kinds of terms that an allergy can be to. */
const edible: ReadonlySet<Term['kind']> = new Set<Term['kind']>([
  'ingredient',
  'group',
  'allergen',
  'cachaca',
  'dish',
])

/** Nobody asks for lactose or gluten: naming them keeps them out. */
const isOnlyRefused = ({ kind, name }: Term) => kind === 'allergen' && name !== 'leite'

/** Verbs that may follow a refusal that comes after what it refuses: "camarão não pode entrar". */
const trailing: readonly Mark[] = [
  'context',
  'filler',
  'yes',
  'want',
  'have',
  'rise',
  'touch',
  'fall',
  'leave',
  'stay',
  'put',
  'each',
  'price',
  'permit',
  'must',
  'without',
  'drop',
]

/** Words for sugar and alcohol: less of them is a style. */
const lessMeans: readonly (readonly [words: RegExp, style: string])[] = [
  [/^(acucar|acucar adicionado|rapadura|mel|xarope)/, 'dry'],
  [/^(alcool|bebida alcoolica|alcoolico|cachaca)/, 'light'],
  [/^(pimenta|picante|amargor|amargo)/, 'not_bitter'],
]

/** Reads one sentence. What it does not read is left over, and comes out as unread. */
export class SentenceReader {
  private readonly text: string
  private readonly sentence: Sentence
  private readonly profile: Profile
  private readonly prefersItems: boolean
  private readonly elements: readonly Element[]
  private readonly wishes: DraftWish[] = []
  private readonly named: Named[] = []
  private mode: Mode
  private allergy: boolean
  private readonly heading: Carry['heading']
  private group = 0
  /** Something has been named since the mode was set. */
  private hasNamed = false
  private afterComma = false
  private awaitsBy = false
  private awaitsPut = false
  private sawAll = false
  private sawRise: 'cap' | 'keepPrice' | null = null
  private lastNot: Mark | null = null
  private why: WishReason | null = null

  constructor(
    text: string,
    sentence: Sentence,
    profile: Profile,
    prefersItems: boolean,
    carry: Carry = noCarry,
  ) {
    this.text = text
    this.sentence = sentence
    this.profile = profile
    this.prefersItems = prefersItems
    this.elements = sentence.elements
    this.mode = carry.mode
    this.allergy = carry.allergy
    this.heading = carry.heading
    if (profile === 'restrictions' && carry.mode === 'open') {
      this.mode = 'allergy'
      this.allergy = true
    }
  }

  read(): Draft & { carry: Carry } {
    const closed = this.closedReason()
    if (closed) return { ...closed, carry: noCarry }
    const amounts = new AmountReader(this.text, this.elements, this.profile, (element) =>
      this.itemName(element),
    )
    for (const { wish, from, to } of amounts.read()) this.push(wish, from, to)
    this.readZero()
    for (let at = 0; at < this.elements.length; at += 1) this.step(at)
    this.finish()
    const [first] = this.elements
    const last = this.elements.at(-1)
    if (first && last?.kind === 'colon' && this.allergy && this.named.length === 0) {
      return {
        wishes: this.wishes,
        unread: [],
        carry: { mode: 'allergy', allergy: true, heading: { start: first.start, end: last.end } },
      }
    }
    const unread = this.leftovers()
    this.takeHeading(unread)
    return { wishes: this.wishes, unread, carry: this.listCarry() }
  }

  /** "Alergias:" goes with the first line of its list. */
  private takeHeading(unread: DraftUnread[]): void {
    const { heading } = this
    if (!heading) return
    const first = this.wishes.toSorted((a, b) => a.start - b.start)[0]
    if (first && first.end - heading.start <= longestText) first.start = heading.start
    else unread.push({ ...heading, why: 'allergy', blocking: true, choices: [] })
  }

  /** "Alergias:" and its list, a line each; a list line carries on. */
  private listCarry(): Carry {
    if (!this.sentence.ends.includes('\n') || !this.allergy) return noCarry
    const isList =
      this.mode === 'allergy' &&
      this.elements.every((element) => isName(element) || isFiller(element) || element.meaning === null)
    return isList ? { mode: 'allergy', allergy: true, heading: null } : noCarry
  }

  /** A sentence that is not read at all: addressed to a program, or in another language. */
  private closedReason(): Draft | null {
    const first = this.elements[0]
    const last = this.elements.at(-1)
    if (!first || !last) return null
    const addressed = this.elements.some((element) => has(element, 'instruction'))
    if (!addressed && !isForeign(this.sentence)) return null
    const said = foldAccents(this.text.slice(first.start, last.end))
    const reach = /alerg|allerg|intoler|celiac|anafil|gravid|gestante|pregnan|crianca|children/.test(said)
    return {
      wishes: [],
      unread: [
        {
          start: first.start,
          end: last.end,
          why: reach ? 'allergy' : addressed ? 'instruction' : 'unknown',
          blocking: reach,
          choices: [],
        },
      ],
    }
  }

  private push(wish: WishContent, from: number, to: number): void {
    const first = this.elements[from]
    const last = this.elements[to - 1]
    if (!first || !last) return
    for (const element of this.elements.slice(from, to)) element.claimed = true
    this.wishes.push({ wish, start: first.start, end: last.end })
  }

  /** "sem álcool": all of them where no number is given, a couple where the owner asks for "opções". */
  private readZero(): void {
    this.elements.forEach((element, at) => {
      if (element.claimed || !has(element, 'zero') || this.profile !== 'recipes') return
      let from = at
      let some = false
      if (/^(metade|maioria|parte|quase)$/.test(this.elements[at - 1]?.key ?? '')) return
      while (from > 0 && !this.elements[from - 1]?.claimed) {
        const before = this.elements[from - 1]
        if (
          before?.kind !== 'words' ||
          !(has(before, 'some', 'context', 'results', 'want', 'have', 'must') || isFiller(before))
        )
          break
        some ||= before.raw !== 'uma' && has(before, 'some') && !has(before, 'filler')
        some ||= has(before, 'some') && /^(uns|umas|alguns|algumas|opções|opcoes)$/i.test(before.raw)
        from -= 1
      }
      while (from < at && this.elements[from] && isFiller(this.elements[from] as Element)) from += 1
      this.push(some ? { kind: 'zeroAlcohol', count: 2 } : { kind: 'zeroAlcohol' }, from, at + 1)
    })
  }

  private turn(mode: Mode, why: WishReason | null = null): void {
    this.mode = mode
    this.why = why
    this.hasNamed = false
    this.group += 1
  }

  private step(at: number): void {
    const element = this.elements[at]
    if (!element) return
    if (element.claimed) {
      if (!this.afterComma && this.hasNamed) this.turn('open')
      return
    }
    if (element.kind === 'comma') {
      this.afterComma = true
      if (this.awaitsPut && this.hasNamed) {
        this.awaitsPut = false
        this.turn('want')
      }
      return
    }
    if (element.kind !== 'words') return
    if (isName(element)) this.name(at, element)
    else if (element.meaning?.idiom) this.turn('open')
    else if (element.meaning) this.mark(at, element)
    if (!isFiller(element)) this.afterComma = false
  }

  /** The word of an allergy that nothing has been named for yet. */
  private openAllergy: Element | null = null
  /** Words of an allergy that are part of a wish, or of a question. */
  private readonly usedAllergies = new Set<Element>()

  private settleAllergy(): void {
    if (this.openAllergy) this.usedAllergies.add(this.openAllergy)
    this.openAllergy = null
  }

  private name(at: number, element: Element): void {
    const term = termOf(element)
    const isStyle = term?.kind === 'style' && !(this.prefersItems && element.meaning?.item)
    // "sem ovo, refrescantes": the list has ended.
    const turned = isStyle && this.mode === 'not' && this.hasNamed && this.afterComma
    const mode: Mode = turned ? 'open' : this.mode
    const why = this.reasonIn(mode)
    this.named.push({ at, mode, why, group: this.group })
    this.hasNamed = true
    if (why === 'allergy') this.settleAllergy()
  }

  private reasonIn(mode: Mode): WishReason | null {
    if (mode === 'allergy' || (mode === 'not' && this.allergy)) return 'allergy'
    if (mode === 'lack' || mode === 'have') return 'supply'
    return this.why
  }

  /** Whether what follows a word ends the clause, so that the word speaks of what stands before it. */
  private endsClause(at: number): { ends: boolean; marks: Set<Mark> } {
    const marks = new Set<Mark>()
    for (let next = at; next < Math.min(at + 8, this.elements.length); next += 1) {
      const element = this.elements[next]
      if (!element || element.kind === 'comma') return { ends: true, marks }
      if (element.claimed) return { ends: true, marks }
      if (has(element, 'and', 'but', 'because') || /^(e|que|porque|entao|so)$/.test(element.key))
        return { ends: true, marks }
      if (element.kind !== 'words' || isName(element) || element.meaning === null)
        return { ends: false, marks }
      if (!has(element, ...trailing)) return { ends: has(element, 'with', 'only', 'max', 'allergy'), marks }
      for (const mark of element.meaning.marks) marks.add(mark)
    }
    return { ends: true, marks }
  }

  /** Names that a word after them speaks of: the last one, or the whole bare list that it ends. */
  private before(at: number): Named[] {
    const last = this.named.at(-1)
    if (!last || last.group !== this.group) return []
    for (let between = last.at + 1; between < at; between += 1) {
      const element = this.elements[between]
      if (!element || element.claimed) return []
      // "sem camarão, que está caro"
      const explains =
        element.kind === 'comma' &&
        /^(que|porque|pois|esta|estao)$/.test(this.elements[between + 1]?.key ?? '')
      if (explains || element.kind === 'colon') continue
      if (element.kind === 'comma' || !isGrammar(element)) return []
    }
    const first = this.named.findLastIndex(({ group: own }) => own !== this.group) + 1
    const group = this.named.slice(Math.max(first, this.named.length - longestList))
    const other = group.at(-2)
    if (!other) return [last]
    const joined = this.elements
      .slice(other.at + 1, last.at)
      .some((element) => element.key === 'e' || element.key === 'nem' || element.raw === '/')
    return joined ? group : [last]
  }

  private mark(at: number, element: Element): void {
    const marks = element.meaning?.marks
    if (!marks) return
    const is = (...wanted: readonly Mark[]) => wanted.some((mark) => marks.has(mark))
    if (this.follows(at, element, is)) return
    if (is('yes') && this.afterComma && this.hasNamed && refusing.has(this.mode) && !this.isAfterNot(at)) {
      // "sem leite, pode ovo"
      this.turn('open')
      return
    }
    if (is('unsure', 'permit')) {
      if (is('permit') && this.mode === 'not' && !this.hasNamed) return
      this.turn('unsaid')
    } else if (is('must')) this.turn(this.prefersItems ? 'keep' : 'must')
    else if (
      element.key === 'nao' &&
      this.mode === 'not' &&
      this.hasNamed &&
      this.lastNot === 'without' &&
      this.meetDoubled(at)
    )
      return
    else if (is('allergy')) this.meetAllergy(at, element)
    else if (is('zero', 'minor', 'instruction')) return
    else if (is('swap')) {
      this.turn(this.prefersItems ? 'drop' : 'not')
      this.awaitsBy = true
    } else if (is('instead')) {
      this.turn('not')
      this.awaitsPut = true
    } else if (is('by') && this.awaitsBy && (this.hasNamed || this.sawAll)) {
      this.awaitsBy = false
      this.turn('want')
    } else if (is('put') && refusing.has(this.mode) && this.hasNamed && !this.isAfterNot(at)) {
      this.awaitsPut = false
      this.turn('want')
    } else if (is('keep') && this.prefersItems) this.meetKeep(at)
    else if (is('rise', 'touch') && this.prefersItems) this.meetRise(is('rise') ? 'cap' : 'keepPrice')
    else if (is('less')) {
      const continued = this.elements[at - 1]?.key === 'e'
      if (element.key === menos && this.listsBefore() && !continued && !this.isStyleNext(at)) this.except()
      else this.turn('less')
    } else if (is('except')) {
      if (this.listsBefore()) this.except()
      else this.turn('not')
    } else if (is('without', 'drop', 'leave')) this.meetWithout(element, is)
    else if (is('not')) this.meetNot(element)
    else if (is('out')) this.turn('not')
    else if (is('lack')) this.turn('lack')
    else if (is('promote') && this.prefersItems) this.turn('promote')
    else if (is('only')) {
      if (this.mode !== 'not' || this.hasNamed) this.turn('only')
    } else if (is('have')) {
      if (this.mode !== 'not' || this.hasNamed) this.turn('have')
    } else if (is('want', 'promote')) {
      if (refusing.has(this.mode) && this.isAfterNot(at)) return
      if ((refusing.has(this.mode) || this.mode === 'only' || this.mode === 'unsaid') && !this.hasNamed)
        return
      this.turn('want')
    } else if (is('with')) {
      if (this.mode === 'only' && !this.hasNamed) return
      if (refusing.has(this.mode) && (!this.hasNamed || this.isAfterNot(at))) return
      if (
        this.mode === 'want' ||
        this.mode === 'must' ||
        this.mode === 'have' ||
        this.mode === 'keep' ||
        this.mode === 'unsaid'
      )
        return
      this.turn('want')
    } else if (is('but')) {
      if (this.hasNamed || this.wishes.length > 0) this.turn('open')
      this.allergy = false
    } else if (is('all')) this.sawAll = true
    else if (is('keep') && element.key.startsWith('nao mexe')) this.turn('not')
    else if (is('keep') && !this.hasNamed) this.turn('must')
    else if (is('because')) this.group += 1
  }

  /** Words that speak of what stands before them. */
  private follows(at: number, element: Element, is: (...marks: readonly Mark[]) => boolean): boolean {
    const names = this.before(at)
    if (names.length === 0) return false
    const positive = !refusing.has(this.mode)
    const { ends, marks } = this.endsClause(at + 1)
    const set = (mode: Mode, why: WishReason | null = null) => {
      this.trailing.add(element)
      for (const name of names) {
        name.mode = mode
        name.why = why
      }
      this.turn('open')
      return true
    }
    if (is('allergy') && this.mode !== 'allergy') {
      if (!ends && !/^(em|no|na)$/.test(this.elements[at + 1]?.key ?? '')) return false
      this.allergy = true
      this.usedAllergies.add(element)
      return set('allergy', 'allergy')
    }
    if (is('lack') && ends) {
      for (const name of names) {
        if (!refusing.has(name.mode)) name.mode = 'lack'
        if (name.why !== 'allergy') name.why = 'supply'
      }
      return true
    }
    if (!positive || !ends) {
      return false
    }
    if (is('must')) return set(this.prefersItems ? 'keep' : 'must')
    if (is('have') && !has(element, 'want')) {
      for (const name of names) name.why = 'supply'
      return true
    }
    if (this.prefersItems && is('promote')) return set('promote')
    if (is('stay') && this.prefersItems)
      return set(marks.has('price') || this.profile === 'prices' ? 'keepPrice' : 'keep')
    if (is('leave') && this.prefersItems) return set('drop')
    if (is('not') && !is('all')) {
      if (this.prefersItems || this.profile === 'prices') {
        if (marks.has('rise')) return set('cap')
        if (marks.has('touch'))
          return set(this.profile === 'prices' || marks.has('price') ? 'keepPrice' : 'keep')
        if (marks.has('fall')) return set('unsaid')
        if (marks.has('leave') || marks.has('drop') || marks.has('without')) return set('keep')
        return set('drop')
      }
      if (marks.has('without')) return set('must')
      return set('not')
    }
    if (is('out') || (is('without') && element.key === 'zero')) return set(this.prefersItems ? 'drop' : 'not')
    return is('yes') && !is('not')
  }

  /** "não quero leite nem quero ovo": the verb repeats the refusal. */
  private isAfterNot(at: number): boolean {
    for (let back = at - 1; back >= 0; back -= 1) {
      const element = this.elements[back]
      if (has(element, 'not', 'without')) return true
      if (!element || element.kind === 'comma' || !isFiller(element)) return false
    }
    return false
  }

  /** "sem limão não dá": it is needed. What "sem leite não" means, only the owner knows. */
  private meetDoubled(at: number): boolean {
    const names = this.before(at)
    if (names.length === 0 || !this.endsClause(at + 1).ends) return false
    const needed = /^(da|rola|funciona|presta|existe)$/.test(this.elements[at + 1]?.key ?? '')
    for (const name of names) name.mode = needed ? (this.prefersItems ? 'keep' : 'must') : 'unsaid'
    this.turn('open')
    return true
  }

  private isStyleNext(at: number): boolean {
    for (let next = at + 1; next < this.elements.length; next += 1) {
      const element = this.elements[next]
      if (!element) return false
      if (isName(element)) return termOf(element)?.kind === 'style'
      if (!isFiller(element)) return false
    }
    return false
  }

  private listsBefore(): boolean {
    return this.sawAll || this.hasNamed
  }

  private except(): void {
    if (this.sawRise && this.sawAll) {
      this.turn(this.sawRise)
    } else if (refusing.has(this.mode) && this.hasNamed) this.turn('except')
    else if (this.prefersItems && this.sawAll) this.turn(this.mode === 'keep' ? 'drop' : 'keep')
    else this.turn('not')
    this.sawAll = false
  }

  /** "não mexer no preço da cerveja", "manter o baião", "não tirar a lasanha". */
  private meetKeep(at: number): void {
    const ahead = this.elements.slice(at, at + 5)
    const price = this.profile === 'prices' || ahead.some((element) => has(element, 'price'))
    this.turn(price ? 'keepPrice' : 'keep')
  }

  private meetRise(kind: 'cap' | 'keepPrice'): void {
    if ((this.mode === 'not' || this.mode === 'drop') && !this.hasNamed) {
      this.turn(kind === 'keepPrice' && this.profile === 'menu' ? 'keep' : kind)
      return
    }
    this.sawRise = kind
    if (kind === 'keepPrice' && this.profile === 'prices' && !this.sawAll) this.turn('keepPrice')
    else this.turn('unsaid')
  }

  private meetWithout(element: Element, is: (...marks: readonly Mark[]) => boolean): void {
    const doubled = this.mode === 'not' && !this.hasNamed && this.lastNot === 'not' && !is('not')
    if (doubled) {
      this.turn(this.prefersItems ? 'keep' : 'must')
      this.lastNot = null
      return
    }
    const spared = this.mode === 'not' && !this.hasNamed && this.lastNot === 'without'
    this.endAllergy(false)
    if (!spared) this.turn(this.prefersItems ? 'drop' : 'not')
    this.lastNot = element.key === 'sem' || is('without') ? 'without' : null
  }

  private meetNot(element: Element): void {
    // "não trabalhamos com leite nem ovo", "sem nada de leite": one refusal.
    const continues = refusing.has(this.mode) && (!this.hasNamed || element.key === 'nem')
    const kept: ReadonlySet<Mode> = new Set<Mode>(['cap', 'keepPrice', 'keep', 'must'])
    const repeats = element.key === 'nem' || (element.key.startsWith('nada') && !this.hasNamed)
    const listed = repeats && kept.has(this.mode)
    if (continues || listed) return
    this.endAllergy(element.key === 'nem')
    this.turn('not')
    this.lastNot = /^(nao|nunca|jamal|jamais|nem)$/.test(element.key) ? 'not' : null
  }

  /** "celíaco, sem maracujá": an allergy that has been told explains nothing further. */
  private endAllergy(continues: boolean): void {
    if (!continues && this.openAllergy === null) this.allergy = false
  }

  private meetAllergy(at: number, element: Element): void {
    const denied = this.mode === 'not' && !this.hasNamed && this.deniedBefore(at)
    if (denied) {
      this.turn('unsaid')
      element.meaning = { marks: new Set(['context']), terms: [], item: null, idiom: false }
      return
    }
    // "clientes celíacos" names what is kept away, and "sem" before it changes nothing.
    this.turn('allergy')
    this.allergy = true
    this.openAllergy = element
    const own = termOf(element)
    if (own) {
      this.settleAllergy()
      this.named.push({ at, mode: 'allergy', why: 'allergy', group: this.group })
      this.hasNamed = true
    }
  }

  /** "ninguém tem alergia", "sem alergias": nothing to keep away. */
  private deniedBefore(at: number): boolean {
    for (let back = at - 1; back >= 0; back -= 1) {
      const element = this.elements[back]
      if (!element || element.kind === 'comma') return false
      if (element.key === 'por') return false
      if (has(element, 'not', 'without')) return true
      if (!isFiller(element) && !has(element, 'context', 'have')) return false
    }
    return false
  }

  // From names to wishes

  private itemName(element: Element): string | null {
    const exact = element.meaning?.item
    if (exact) return exact.name
    if (element.partOf.length > 0) {
      const section = element.partOf.find(({ isSection }) => isSection)
      const items = element.partOf.filter(({ isSection }) => !isSection)
      if (section && items.length !== 1) return section.name
      const [only] = element.partOf
      return element.partOf.length === 1 && only ? only.name : element.raw.toLowerCase()
    }
    const term = termOf(element)
    if (!term) return null
    // The owner's word, spelled right: "chope" is a beer, and not every beer.
    return [term.name, ...term.words].find((word) => canonAll(word).join(' ') === element.key) ?? term.name
  }

  private finish(): void {
    // "tem leite?" asks, and asks for nothing.
    const asks = this.sentence.ends.includes('?')
    for (const name of this.named) if (asks && name.mode === 'open') name.mode = 'unsaid'
    this.explainRefusals()
    for (const named of this.named) {
      if (named.mode === 'except') continue
      const element = this.elements[named.at]
      if (!element || element.claimed) continue
      this.wishOf(named, element)
    }
    this.spare()
  }

  /** "sem leite, que meu filho é alérgico": the reason comes after what it is a reason for. */
  private explainRefusals(): void {
    const open = this.openAllergy && this.elements.indexOf(this.openAllergy)
    if (open === null) return
    const refused = this.named.filter(({ at, mode }) => at < open && (mode === 'not' || mode === 'drop'))
    if (refused.length === 0) return
    for (const name of refused) name.why = 'allergy'
    this.settleAllergy()
  }

  /** "nada de cítricos, exceto limão": what is spared is preferred, which narrows the exclusion. */
  private spare(): void {
    for (const { at, mode, group } of this.named) {
      const element = this.elements[at]
      const term = element && termOf(element)
      if (mode !== 'except' || !term || element.claimed) continue
      const narrowed = this.named.some((other) => {
        const general = other.group === group - 1 && this.elements[other.at]
        const name = general && termOf(general)?.name
        return name && other.why !== 'allergy' && membersWithin(name).has(term.name)
      })
      if (narrowed) this.push({ kind: 'prefer', what: term.name, why: 'taste' }, at, at + 1)
    }
  }

  /** Names that are left over come out as unread. */
  private readonly ambiguous = new Map<number, readonly string[]>()

  private wishOf({ at, mode, why }: Named, element: Element): void {
    const term = termOf(element)
    const isItem =
      this.prefersItems &&
      ((element.meaning?.item !== null && element.meaning !== null) ||
        element.partOf.length > 0 ||
        term?.kind === 'dish')
    const item = this.itemName(element)
    const put = (wish: WishContent) => this.push(wish, at, at + 1)
    // Nobody is allergic to an oven: what was meant is not known.
    if (why === 'allergy' && term && !edible.has(term.kind)) return
    const asItem = isItem || (this.prefersItems && (term?.kind === 'ingredient' || term?.kind === 'group'))
    if (term?.kind === 'equipment' && !isItem) {
      if (mode === 'unsaid' || mode === 'less' || mode === 'except') return
      // "copo bonito" says nothing about what the bar has.
      if (term.name === everywhere && this.profile !== 'equipment') return
      put({ kind: 'equipment', what: term.name, has: !refusing.has(mode) })
      return
    }
    if (term?.kind === 'audience' && this.elements[at - 1]?.key === 'para' && mode !== 'unsaid') {
      put({ kind: 'audience', what: term.name })
      return
    }
    switch (mode) {
      case 'except':
      case 'unsaid':
        return
      case 'cap':
        if (item && asItem) put({ kind: 'capPrice', item })
        return
      case 'keepPrice':
        // "deixa a caipirinha em 18" is not today's price.
        if (this.elements[at + 1]?.key === 'em' && this.elements[at + 2]?.kind === 'number') return
        if (item && asItem) put({ kind: 'keepPrice', item })
        return
      case 'keep':
        if (item && asItem)
          put(this.profile === 'prices' ? { kind: 'keepPrice', item } : { kind: 'keepItem', item })
        return
      case 'promote':
        if (item && asItem) put({ kind: 'promote', item })
        return
      case 'drop':
      case 'not':
      case 'lack':
        if (isItem && item && why !== 'allergy') {
          if (this.profile !== 'prices') put({ kind: 'dropItem', item })
          return
        }
        this.exclude(at, element, why)
        return
      case 'allergy':
        this.exclude(at, element, 'allergy')
        return
      case 'less':
        this.less(at, element)
        return
      default:
        this.ask(at, element, mode, why, isItem ? item : null)
    }
  }

  private ask(at: number, element: Element, mode: Mode, why: WishReason | null, item: string | null): void {
    const term = termOf(element)
    const put = (wish: WishContent) => this.push(wish, at, at + 1)
    const known = element.meaning?.item || element.partOf.length > 0
    const number = this.elements[at - 1]
    if (number?.kind === 'number' && !number.claimed) return
    if (item && (known || mode === 'open' || mode === 'only')) {
      if (this.profile === 'menu' && mode === 'open') put({ kind: 'keepItem', item })
      else if (this.profile === 'menu' && mode === 'only') put({ kind: 'keepItem', item })
      else if (mode === 'want' || mode === 'must' || mode === 'have') put({ kind: 'promote', item })
      return
    }
    if (!term) {
      const name = element.meaning?.item?.name
      if (name && this.profile === 'recipes')
        put({ kind: 'prefer', what: name, why: why === 'supply' ? 'supply' : 'taste' })
      return
    }
    if (this.profile === 'prices') return
    switch (term.kind) {
      case 'style': {
        const local = styleOf(term)?.style === 'local' && mode === 'only'
        put({ kind: 'style', what: local ? labelOf('only_local') : term.name })
        return
      }
      case 'audience':
        put({ kind: 'audience', what: term.name })
        return
      case 'diet':
        this.diet(at, term)
        return
      case 'allergen':
        if (isOnlyRefused(term)) put({ kind: 'exclude', what: term.name, why: 'diet' })
        else put({ kind: 'prefer', what: term.name, why: why === 'supply' ? 'supply' : 'taste' })
        return
      default:
        if (mode === 'only') put({ kind: 'only', what: term.name, why: 'taste' })
        else put({ kind: 'prefer', what: term.name, why: why === 'supply' ? 'supply' : 'taste' })
    }
  }

  private diet(at: number, term: Term): void {
    this.push({ kind: 'exclude', what: term.name, why: 'diet' }, at, at + 1)
  }

  private exclude(at: number, element: Element, why: WishReason | null): void {
    const term = termOf(element)
    if (!term) {
      const name = element.meaning?.item?.name
      if (name && this.profile === 'recipes')
        this.push({ kind: 'exclude', what: name, why: why ?? 'taste' }, at, at + 1)
      return
    }
    switch (term.kind) {
      case 'style': {
        const opposite = oppositeOf(term)
        if (opposite) this.push({ kind: 'style', what: opposite.name }, at, at + 1)
        return
      }
      case 'diet':
        return
      case 'audience':
      case 'equipment':
        return
    }
    if (why === 'allergy' && term.narrows && term.narrows.length > 0) {
      this.ambiguous.set(at, term.narrows)
      return
    }
    this.push(
      { kind: 'exclude', what: term.name, why: why ?? (isOnlyRefused(term) ? 'diet' : 'taste') },
      at,
      at + 1,
    )
  }

  private less(at: number, element: Element): void {
    const term = termOf(element)
    if (!term) return
    const style = term.kind === 'style' ? oppositeOf(term)?.name : undefined
    const other = lessMeans.find(([words]) => words.test(element.key))
    const what = style ?? (other && findTerm(labelOf(other[1]))?.name)
    if (what) this.push({ kind: 'style', what }, at, at + 1)
  }

  // What is left over

  private leftovers(): DraftUnread[] {
    this.absorb()
    const hasZero = this.wishes.some(({ wish }) => wish.kind === 'zeroAlcohol')
    const content = (element: Element) =>
      !this.isCovered(element) && !isFiller(element) && !(hasZero && has(element, 'minor'))
    if (hasZero) this.absorbMinors()
    const unread: DraftUnread[] = []
    let open: { from: number; to: number } | null = null
    const close = () => {
      if (open) unread.push(this.unreadOf(open.from, open.to))
      open = null
    }
    this.elements.forEach((element, at) => {
      const choices = this.ambiguous.get(at)
      if (choices) {
        // "alergia a castanhas" is asked back whole.
        const from = open?.from ?? at
        open = null
        unread.push({
          ...this.unreadOf(from, at + 1),
          why: 'ambiguous',
          blocking: true,
          choices: [...choices],
        })
        return
      }
      if (element.kind === 'symbol') open = open && { from: open.from, to: at + 1 }
      else if (this.isCovered(element) || element.kind === 'comma') close()
      else if (content(element)) open = open ? { from: open.from, to: at + 1 } : { from: at, to: at + 1 }
    })
    close()
    return unread
  }

  private isCovered(element: Element): boolean {
    return element.claimed || this.absorbed.has(element)
  }

  private readonly absorbed = new Set<Element>()
  /** Words that speak of what stands before them. */
  private readonly trailing = new Set<Element>()

  private isLink(element: Element): boolean {
    return (isGrammar(element) && !isFiller(element)) || this.usedAllergies.has(element)
  }

  /** Grammar without content of its own goes with the wish after it, or with the one before it. */
  private absorb(): void {
    const byStart = this.wishes.toSorted((a, b) => a.start - b.start)
    const starting = new Map<number, DraftWish[]>()
    const ending = new Map<number, DraftWish[]>()
    const keepBoth = (wish: DraftWish) => {
      starting.set(wish.start, [...(starting.get(wish.start) ?? []), wish])
      ending.set(wish.end, [...(ending.get(wish.end) ?? []), wish])
    }
    for (const wish of byStart) keepBoth(wish)
    const take = (from: number, to: number, wishes: readonly DraftWish[] | undefined): boolean => {
      const first = this.elements[from]
      const last = this.elements[to - 1]
      if (!wishes || wishes.length === 0 || !first || !last) return false
      const fits = wishes.every(
        ({ start, end }) => Math.max(end, last.end) - Math.min(start, first.start) <= longestText,
      )
      if (!fits) return false
      for (const wish of wishes) {
        wish.start = Math.min(wish.start, first.start)
        wish.end = Math.max(wish.end, last.end)
      }
      for (const element of this.elements.slice(from, to)) this.absorbed.add(element)
      return true
    }
    let from = -1
    /** First comma after the run began; a run that unknown words follow belongs to them from there on. */
    let comma = -1
    let apart = false
    let previous: readonly DraftWish[] | undefined
    const trimmed = (start: number, end: number) => {
      let to = end
      for (
        let last = this.elements[to - 1];
        to > start && last && isFiller(last);
        last = this.elements[to - 1]
      )
        to -= 1
      return to
    }
    for (let at = 0; at <= this.elements.length; at += 1) {
      const element = this.elements[at]
      if (element && !element.claimed && this.isLink(element) && !this.ambiguous.has(at)) {
        if (this.trailing.has(element) && take(from < 0 ? at : from, at + 1, previous)) from = -1
        else if (from < 0) {
          from = at
          comma = -1
        }
        continue
      }
      if (element?.kind === 'comma') {
        if (from < 0) apart = true
        else if (comma < 0) comma = at
      }
      if (element && !element.claimed && isFiller(element)) continue
      if (from >= 0) {
        const ahead = element?.claimed ? starting.get(element.start) : undefined
        if (!element || element.claimed) {
          const to = trimmed(from, at)
          if (!take(from, to, ahead)) take(from, to, previous)
        } else if (comma >= 0 && !apart) take(from, trimmed(from, comma), previous)
        from = -1
      }
      apart = false
      previous = element?.claimed ? (ending.get(element.end) ?? previous) : undefined
    }
  }

  /** "drink sem álcool para criança": what the child gets is the wish. */
  private absorbMinors(): void {
    for (const wish of this.wishes) {
      if (wish.wish.kind !== 'zeroAlcohol') continue
      for (const element of this.elements) {
        if (!has(element, 'minor')) continue
        const start = Math.min(wish.start, element.start)
        const end = Math.max(wish.end, element.end)
        if (end - start > longestText) continue
        wish.start = start
        wish.end = end
      }
    }
  }

  private unreadOf(from: number, to: number): DraftUnread {
    const blocking = this.isReached(from, to)
    return {
      start: this.elements[from]?.start ?? 0,
      end: this.elements[to - 1]?.end ?? 0,
      why: blocking ? 'allergy' : 'unknown',
      blocking,
      choices: [],
    }
  }

  /** Whether an allergy, a pregnancy or a child is spoken of where these words stand. */
  private isReached(from: number, to: number): boolean {
    if (this.profile === 'restrictions') return true
    // A number, or grammar alone, hides no food: "meu filho de 3 anos".
    const hides = this.elements
      .slice(from, to)
      .some(
        (element) =>
          element.kind === 'symbol' ||
          (element.kind === 'words' && !isGrammar(element) && !isFiller(element)),
      )
    if (!hides) return false
    if (this.elements.slice(from, to).some((element) => has(element, 'allergy', 'minor'))) return true
    if (this.allergy && !this.elements.some((element) => has(element, 'allergy'))) return true
    return this.reaches().some((reach) => from < reach.to && to > reach.from)
  }

  private reach: { from: number; to: number }[] | null = null

  /**
   * From the comma before the word to where the owner turns to what they want, once nothing is refused any more. A word
   * at the end of its sentence speaks of all that stands before it.
   */
  private reaches(): { from: number; to: number }[] {
    if (this.reach) return this.reach
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
    this.reach = words.length === 0 ? [] : [{ from: start, to }]
    return this.reach
  }
}

/** Longest text that a wish may hold. */
const longestText = 300
