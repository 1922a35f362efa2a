import { styleWords } from '../../../base/drinks/style-words.ts'
import { membersWithin } from '../../../base/lexicon/knowledge.ts'
import { findTerm } from '../../../base/lexicon/lexicon.ts'
import type { Term } from '../../../base/lexicon/term.ts'
import type { WishReason } from '../../../base/request/wish.ts'
import { isPartOf } from '../../clauses/look-around.ts'
import { type Clauses, type Mode, type Named, refusing } from '../../clauses/modes.ts'
import type { Profile, WishContent } from '../../text/draft.ts'
import { canonAll } from '../../text/scan.ts'
import { type Element, has, isFiller, isName, type Sentence, termOf } from '../../words/elements.ts'
import { sharedTerm } from '../counts/shares.ts'
import { itemNameOf } from './item-name.ts'
import { settlePolarity } from './item-polarity.ts'
import { settleTurned } from './settle-turned.ts'

const styleOf = (term: Term) => styleWords.find(({ label }) => label === term.name)

function oppositeOf(term: Term): Term | undefined {
  const opposite = styleOf(term)?.opposite
  const label = opposite && styleWords.find(({ style }) => style === opposite)?.label
  return label ? findTerm(label) : undefined
}

const labelOf = (style: string) => styleWords.find((entry) => entry.style === style)?.label ?? ''

const [menos] = canonAll('menos')

/** The style that "só" implies: nothing else for "local", nothing hot for "gelados". */
function wholly({ key }: Element, term: Term): string | null {
  if (styleOf(term)?.style === 'local') return labelOf('only_local')
  return /^gelad/.test(key) ? labelOf('not_hot') : null
}

/** The equipment that every bar has. */
const everywhere = 'só o básico'

/** Kinds of terms that someone can be allergic to. */
const edible: ReadonlySet<Term['kind']> = new Set<Term['kind']>([
  'ingredient',
  'group',
  'allergen',
  'cachaca',
  'dish',
])

/** Nobody asks for lactose or gluten: naming them excludes them. */
const isOnlyRefused = ({ kind, name }: Term) => kind === 'allergen' && name !== 'leite'

/** Words for sugar and alcohol: less of them is a style. */
const lessMeans: readonly (readonly [words: RegExp, style: string])[] = [
  [/^(acucar|acucar adicionado|rapadura|xarope)/, 'dry'],
  [/^(alcool|bebida alcoolica|alcoolico|cachaca)/, 'light'],
  [/^(amargor|amargo)/, 'not_bitter'],
]

/** "leite soja" is soya milk, or a list without its comma: an allergy may be to both. */
function joinedWith({ key }: Element, term: Term): Term | null {
  const words = key.split(' ')
  // "água tônica" is one name.
  if (canonAll(term.name).join(' ') === key) return null
  const first = words.length === 2 ? findTerm(words[0] ?? '') : undefined
  const isKind = first === undefined || first === term || membersWithin(first.name).has(term.name)
  return isKind || !findTerm(words[1] ?? '') || !edible.has(first.kind) ? null : first
}

/** "bastante limão"; in "pede muito caipirinha" the word belongs to the verb. */
function isMuch(elements: readonly Element[], at: number): boolean {
  const [verb, much] = [elements[at - 2], elements[at - 1]]
  return /^(bastante|muit[oa])$/.test(much?.key ?? '') && !/^(pede|gosta|gosto|adora)/.test(verb?.key ?? '')
}

/** A dish of the house's own menu; a section of it is not an ingredient. */
function ownDish({ meaning }: Element): string | null {
  return meaning?.item && !meaning.item.isSection ? meaning.item.name : null
}

/** Turns the names of a sentence into wishes. */
export class NameWishes {
  private readonly elements: readonly Element[]
  private readonly ends: string
  private readonly profile: Profile
  private readonly prefersItems: boolean
  private readonly clauses: Clauses
  private readonly push: (wish: WishContent, from: number, to: number) => void
  /** Ambiguous words, by their place, with their possible meanings. */
  readonly ambiguous = new Map<number, readonly string[]>()

  constructor(
    { elements, ends }: Sentence,
    profile: Profile,
    prefersItems: boolean,
    clauses: Clauses,
    push: (wish: WishContent, from: number, to: number) => void,
  ) {
    this.elements = elements
    this.ends = ends
    this.profile = profile
    this.prefersItems = prefersItems
    this.clauses = clauses
    this.push = push
  }

  read(): void {
    // "tem leite?" is a question, not a wish.
    const asks = this.ends.includes('?')
    for (const name of this.clauses.named) if (asks && name.mode === 'open') name.mode = 'unsaid'
    this.explainRefusals()
    this.overruleGuests()
    const isNearAllergy = this.elements.some((element) => has(element, 'allergy', 'minor'))
    if (this.prefersItems && !isNearAllergy) settlePolarity(this.elements, this.clauses.named)
    settleTurned(this.elements, this.clauses.named, this.profile)
    for (const named of this.clauses.named) {
      if (named.mode === 'except') continue
      const element = this.elements[named.at]
      if (!element || element.claimed) continue
      this.wishOf(named, element)
    }
    this.spare()
  }

  /** "sem leite, que meu filho é alérgico": the reason follows the exclusion. */
  private explainRefusals(): void {
    const { named, openAllergy, usedAllergies } = this.clauses
    if (!openAllergy) return
    const open = this.elements.indexOf(openAllergy)
    const refused = named.filter(
      ({ at, mode }) => at < open && (mode === 'not' || mode === 'drop' || mode === 'warned'),
    )
    if (refused.length === 0) return
    for (const name of refused) {
      name.why = 'allergy'
      // "cuidado com amendoim, tem alérgico"
      if (name.mode === 'warned') name.mode = 'allergy'
    }
    usedAllergies.add(openAllergy)
  }

  /** "cliente pede muito gin, mas nada de gin": what guests ask for is not a wish if the owner refuses it. */
  private overruleGuests(): void {
    const nameOf = ({ at }: Named) => {
      const element = this.elements[at]
      return element && termOf(element)?.name
    }
    const but = this.elements.findIndex((element) => has(element, 'but'))
    for (const name of this.clauses.named) {
      const asks = this.elements.slice(Math.max(0, name.at - 4), name.at)
      const isGuests = asks.some(({ key }) =>
        /^(pede|pedem|quer|gosta|gostam|adora|adoram|ama|amam)$/.test(key),
      )
      const isRefused = this.clauses.named.some(
        (other) => other.at > but && refusing.has(other.mode) && nameOf(other) === nameOf(name),
      )
      if (name.mode === 'want' && name.at < but && isGuests && isRefused) name.mode = 'unsaid'
    }
  }

  /** "nada de cítricos, exceto limão": the exception becomes a preference, which narrows the exclusion. */
  private spare(): void {
    for (const { at, mode, group } of this.clauses.named) {
      const element = this.elements[at]
      const term = element && termOf(element)
      if (mode !== 'except' || !term || element.claimed) continue
      const narrowed = this.clauses.named.some((other) => {
        const general = other.group === group - 1 && this.elements[other.at]
        const name = general && termOf(general)?.name
        return name && other.why !== 'allergy' && membersWithin(name).has(term.name)
      })
      if (narrowed) this.push({ kind: 'prefer', what: term.name, why: 'taste' }, at, at + 1)
    }
  }

  private wishOf({ at, mode, why }: Named, element: Element): void {
    const term = termOf(element)
    const isItem =
      this.prefersItems &&
      // "nada com glúten" names no item, not even "Brownie sem glúten".
      !((term?.kind === 'allergen' || term?.kind === 'diet') && !element.meaning?.item) &&
      ((element.meaning?.item !== null && element.meaning !== null) ||
        element.partOf.length > 0 ||
        term?.kind === 'dish')
    const item = itemNameOf(element)
    const put = (wish: WishContent) => this.push(wish, this.generalBefore(at), at + 1)
    if (this.isGeneral(at)) return
    // Nobody is allergic to an oven: the meaning is unknown.
    if (why === 'allergy' && term && !edible.has(term.kind)) {
      // "minha sogra não pode com fritura": a way of cooking that someone cannot eat is excluded as strictly as a diet.
      if (term.kind === 'technique' && (this.isOnlyUnable(at) || this.isOwnRule()))
        this.push({ kind: 'exclude', what: term.name, why: 'diet' }, at, at + 1)
      // "celíaco e diabético"; a diet alone is not an allergy.
      const other = this.clauses.named.some((name) => name.at < at && name.why === 'allergy')
      if (term.kind === 'diet' && (other || this.isOwnDiet(at, mode))) this.diet(at, term)
      return
    }
    const asItem = isItem || (this.prefersItems && (term?.kind === 'ingredient' || term?.kind === 'group'))
    if (term?.kind === 'equipment' && !isItem) {
      if (mode === 'unsaid' || mode === 'warned' || mode === 'less' || mode === 'except') return
      // "copo bonito" does not describe the bar's equipment.
      // "nada quente porque aqui é um forno": the second part is a reason, and a lack of equipment only if stated.
      if (mode === 'not' && this.isInReason(at)) return
      if (term.name === everywhere && this.profile !== 'equipment') return
      put({ kind: 'equipment', what: term.name, has: !refusing.has(mode) })
      return
    }
    if (
      term?.kind === 'audience' &&
      this.elements[at - 1]?.key === 'para' &&
      mode !== 'unsaid' &&
      mode !== 'warned'
    ) {
      put({ kind: 'audience', what: term.name })
      return
    }
    // "1 deles vegetariano" is no rule for the others; "1 com caju" still asks for it.
    if (element.ofSome && (mode === 'only' || refusing.has(mode) || term?.kind !== 'ingredient')) return
    // "lasanha a 35", "deixa a caipirinha em 18": a new price, possibly a competitor's.
    if (/^(?:open|keepPrice|want)$/.test(mode) && isItem && this.isAtPrice(at)) return
    // "quero que a lasanha suba"
    if (mode === 'want' && this.profile === 'prices' && this.elements.some((one) => has(one, 'rise', 'fall')))
      return
    // "quero 30 na isca"
    if (mode === 'want' && isItem && this.profile === 'prices' && this.followsNumber(at)) return
    switch (mode) {
      case 'except':
      case 'unsaid':
      case 'warned':
        return
      case 'cap':
        if (item && asItem) put({ kind: 'capPrice', item })
        return
      case 'keepPrice':
        if (item && asItem) put({ kind: 'keepPrice', item })
        return
      case 'untouched':
        if (!item || !asItem) return
        if (this.profile !== 'prices') put({ kind: 'keepItem', item })
        if (this.profile !== 'goals') put({ kind: 'keepPrice', item })
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
          // "tira 2 bolos" does not say which.
          const some = this.elements[at - 1]?.kind === 'number' && mode === 'drop'
          if (this.profile !== 'prices' && !some) put({ kind: 'dropItem', item })
          return
        }
        if (mode === 'lack' && why !== 'allergy' && this.isSpared(element)) return
        this.exclude(at, element, why)
        return
      case 'allergy':
        this.exclude(at, element, 'allergy')
        return
      case 'less':
        // "pouco açúcar e bastante limão"
        if (isMuch(this.elements, at)) this.ask(at, element, 'want', why, null)
        else this.less(at, element)
        return
      default:
        this.ask(at, element, mode, why, isItem ? item : null)
    }
  }

  /** "o limão está caro, então diminui": use less of it, but do not exclude it. */
  private isSpared(element: Element): boolean {
    const term = termOf(element)
    const isLess = this.elements.some(({ key }) => /^(diminu|reduz|maneir|econom|poup)/.test(key))
    const isDear = this.elements.some((one) => has(one, 'lack') && /car[oa]|sub|morte/.test(one.key))
    if (!isLess || !isDear || !term || this.profile !== 'recipes' || !sharedTerm(term)) return false
    const at = this.elements.indexOf(element)
    this.push({ kind: 'share', what: term.name, of: 'few' }, at, at + 1)
    return true
  }

  /** "nada de fritura" among the house's restrictions: a rule of the kitchen, nobody's allergy. */
  private isOwnRule(): boolean {
    return this.profile === 'restrictions' && !this.elements.some((one) => has(one, 'allergy', 'minor'))
  }

  /** "não pode com": for a way of cooking it means that someone may not eat it, but not an allergy. */
  private isOnlyUnable(at: number): boolean {
    const said = this.elements.filter((element) => has(element, 'allergy'))
    const last = this.elements.slice(0, at).findLast((element) => has(element, 'allergy'))
    return (
      said.length === 1 && last !== undefined && /^(que )?nao (pode|podem|posso) (com|comer)$/.test(last.key)
    )
  }

  /** Whether an unknown verb follows: "o almoço já enche". */
  private isSubject(at: number): boolean {
    const [already, verb] = this.elements.slice(at + 1, at + 3)
    return already?.key === 'ja' && verb?.kind === 'words' && verb.meaning === null
  }

  /** "a lasanha alguém pediu": unknown words beside a name say something of it, which need not be that it stays. */
  private isTalk(at: number): boolean {
    const isContent = (element: Element) => element.kind !== 'words' || !isFiller(element)
    const beside = [
      this.elements.slice(0, at).findLast(isContent),
      this.elements.slice(at + 1).find(isContent),
    ]
    return beside.some((one) => one?.kind === 'words' && one.meaning === null && one.partOf.length === 0)
  }

  /** "bota uma caipirinha de manga": something new. */
  private isAdded(at: number): boolean {
    return has(
      this.elements.slice(0, at).findLast((element) => !isFiller(element) && element.kind === 'words'),
      'put',
    )
  }

  private isOfUnknown(at: number): boolean {
    const [whole, joint] = this.elements.slice(Math.max(0, at - 2), at)
    return (
      whole?.kind === 'words' &&
      whole.meaning === null &&
      whole.partOf.length === 0 &&
      /^d[aeo]s?$/.test(joint?.key ?? '')
    )
  }

  private isInReason(at: number): boolean {
    const before = this.elements.slice(0, at)
    const reason = before.findLastIndex((element) => has(element, 'because'))
    return reason >= 0 && !before.slice(reason).some((element) => has(element, 'not', 'without', 'lack'))
  }

  /** "cozinha vegana" among the house's restrictions describes the kitchen; "opções veganas" describes some dishes. */
  private isOwnDiet(at: number, mode: Mode): boolean {
    const from = this.elements.slice(0, at).findLastIndex(({ kind }) => kind === 'comma') + 1
    const end = this.elements.findIndex(({ kind }, other) => other > at && kind === 'comma')
    const clause = this.elements.slice(from, end < 0 ? undefined : end)
    return (
      this.profile === 'restrictions' &&
      mode === 'allergy' &&
      this.clauses.named.every((named) => refusing.has(named.mode)) &&
      !clause.some((element) => has(element, 'allergy', 'not', 'some') || element.value !== null)
    )
  }

  /** In "crepe de nutella" the first word describes the second, and means no other crepe. */
  private isGeneral(at: number): boolean {
    const [general, joint, item] = this.elements.slice(at, at + 3)
    if (!this.prefersItems || !general || !item || !/^(de|do|da)$/.test(joint?.key ?? '')) return false
    return isName(item) && isPartOf(item, general)
  }

  private generalBefore(at: number): number {
    const before = this.elements[at - 2]
    return before && isName(before) && this.isGeneral(at - 2) ? at - 2 : at
  }

  private isAtPrice(at: number): boolean {
    return /^(a|por|em)$/i.test(this.elements[at + 1]?.raw ?? '') && this.elements[at + 2]?.kind === 'number'
  }

  private followsNumber(at: number): boolean {
    const before = this.elements
      .slice(0, at)
      .findLast((element) => element.kind !== 'words' || !isFiller(element))
    return before?.kind === 'number' && !before.claimed
  }

  private ask(at: number, element: Element, mode: Mode, why: WishReason | null, item: string | null): void {
    const term = termOf(element)
    const put = (wish: WishContent) => this.push(wish, at, at + 1)
    const known = element.meaning?.item || element.partOf.length > 0
    const number = this.elements[at - 1]
    if (number?.kind === 'number' && !number.claimed) return
    if (this.isLimited(at) || this.isNarrowed(at)) return
    if (item && (known || mode === 'open' || mode === 'only')) {
      // "almoço já enche" describes sales and is not a wish.
      if (mode === 'open' && this.isSubject(at)) return
      // "o nome dos pratos", "a foto do pudim": not the dishes themselves.
      if (mode === 'open' && this.isOfUnknown(at)) return
      if (this.profile === 'menu' && mode === 'open' && (this.isTalk(at) || this.isAdded(at))) return
      if (this.profile === 'menu' && mode === 'open') put({ kind: 'keepItem', item })
      else if (this.profile === 'menu' && mode === 'only') put({ kind: 'keepItem', item })
      else if (mode === 'want' || mode === 'must' || mode === 'have') put({ kind: 'promote', item })
      return
    }
    if (!term) {
      const name = ownDish(element)
      if (name && this.profile === 'recipes')
        put({ kind: 'prefer', what: name, why: why === 'supply' ? 'supply' : 'taste' })
      return
    }
    if (this.profile === 'prices' || term.name === 'açúcar adicionado') return
    switch (term.kind) {
      case 'style': {
        put({ kind: 'style', what: (mode === 'only' && wholly(element, term)) || term.name })
        return
      }
      case 'audience':
        put({ kind: 'audience', what: term.name })
        return
      case 'diet':
        // "uma das opções sem açúcar, porque tenho cliente diabético": the second part is the reason.
        if (this.isInReason(at) && this.elements.some((one) => one.claimed && one.ofOne)) return
        this.diet(at, term)
        return
      case 'allergen':
        if (isOnlyRefused(term)) put({ kind: 'exclude', what: term.name, why: 'diet' })
        else put({ kind: 'prefer', what: term.name, why: why === 'supply' ? 'supply' : 'taste' })
        return
      default:
        if (mode !== 'only' && mode !== 'have' && isMuch(this.elements, at) && sharedTerm(term))
          this.push({ kind: 'share', what: term.name, of: 'many' }, at - 1, at + 1)
        else if (mode === 'only') put({ kind: 'only', what: term.name, why: 'taste' })
        else put({ kind: 'prefer', what: term.name, why: why === 'supply' ? 'supply' : 'taste' })
    }
  }

  /** "peixe pode ser tilápia" asks for tilapia, not for fish. */
  private isNarrowed(at: number): boolean {
    const general = this.elements[at]
    const rest = this.elements.slice(at + 1, at + 5)
    const one = rest.find((element) => isName(element))
    const link = rest.slice(0, one ? rest.indexOf(one) : 0)
    const permits = link.some(({ key }) => /^(?:pode|podem)(?: ser)?$/.test(key))
    const joins = link.every(
      (element) => isFiller(element) || has(element, 'yes', 'permit', 'only', 'context'),
    )
    return permits && joins && general !== undefined && one !== undefined && isPartOf(one, general)
  }

  /** "no máximo um batido", "doces no máximo dois": a limit that no wish expresses asks for nothing. */
  private isLimited(at: number): boolean {
    const [limit, one] = this.elements.slice(Math.max(0, at - 2), at)
    const isOne = one?.kind === 'number' || /^uma?$/i.test(one?.raw ?? '')
    const [after, count, end] = this.elements.slice(at + 1, at + 4)
    const ends = end === undefined || end.kind === 'comma' || end.key === 'e'
    return (
      (has(limit, 'max') && isOne) ||
      (has(after, 'max') && !after?.claimed && count?.kind === 'number' && !count.claimed && ends)
    )
  }

  /** "…, é vegana": a separate clause. */
  private isStated(at: number): boolean {
    return (
      /^(e|sou|somos|sao)$/.test(this.elements[at - 1]?.key ?? '') && this.elements[at - 2]?.kind === 'comma'
    )
  }

  private diet(at: number, term: Term): void {
    this.push({ kind: 'exclude', what: term.name, why: 'diet' }, at, at + 1)
  }

  private exclude(at: number, element: Element, why: WishReason | null): void {
    const term = termOf(element)
    if (!term) {
      const name = ownDish(element)
      if (name && this.profile === 'recipes')
        this.push({ kind: 'exclude', what: name, why: why ?? 'taste' }, at, at + 1)
      return
    }
    switch (term.kind) {
      case 'style': {
        const opposite = oppositeOf(term)
        if (opposite) this.push({ kind: 'style', what: opposite.name }, at, at + 1)
        // "nada apimentado"
        else if (styleOf(term)?.style === 'spicy')
          this.push({ kind: 'exclude', what: 'pimentas', why: 'taste' }, at, at + 1)
        return
      }
      case 'diet':
        // "sem mel, que é para vegano"
        // "não come mel, é vegana"
        if (this.elements[at - 1]?.key === 'para' || this.isStated(at)) this.diet(at, term)
        return
      case 'audience':
      case 'equipment':
        return
    }
    // "frutas muito doces" are some of the fruit: only the style is read.
    if (why === null && term.kind === 'group' && this.isQualified(at)) return
    if (why !== 'allergy' && this.isOfSomeLater(at)) return
    if (why === 'allergy' && term.narrows && term.narrows.length > 0) {
      this.ambiguous.set(at, term.narrows)
      return
    }
    this.push(
      { kind: 'exclude', what: term.name, why: why ?? (isOnlyRefused(term) ? 'diet' : 'taste') },
      at,
      at + 1,
    )
    const also = why === 'allergy' && joinedWith(element, term)
    if (also) this.push({ kind: 'exclude', what: also.name, why }, at, at + 1)
  }

  /** "tira o açúcar de dois deles" */
  private isOfSomeLater(at: number): boolean {
    const [joint, count, them] = this.elements.slice(at + 1, at + 4)
    const isCount = count?.kind === 'number' || /^uma?$/i.test(count?.raw ?? '')
    return joint?.key === 'de' && isCount && /^del[ea]s?$/.test(them?.key ?? '')
  }

  private isQualified(at: number): boolean {
    const [degree, style] = this.elements.slice(at + 1, at + 3)
    return (
      /^(?:muito|tao|bem|demai)/.test(degree?.key ?? '') &&
      style !== undefined &&
      isName(style) &&
      termOf(style)?.kind === 'style'
    )
  }

  /** "pouco gengibre"; "menos gengibre" may mean none or less. */
  private isLittle(at: number): boolean {
    const after = this.elements.slice(at + 1).find((element) => !isFiller(element))
    if (has(after, 'less') && /se for/.test(after?.key ?? '')) return true
    const word = this.elements.slice(0, at).findLast((element) => has(element, 'less'))
    return word !== undefined && word.key !== menos
  }

  private less(at: number, element: Element): void {
    const term = termOf(element)
    if (!term) return
    const style = term.kind === 'style' ? oppositeOf(term)?.name : undefined
    const other = lessMeans.find(([words]) => words.test(element.key))
    const what = style ?? (other && findTerm(labelOf(other[1]))?.name)
    if (what) this.push({ kind: 'style', what }, at, at + 1)
    else if (this.profile === 'recipes' && this.isLittle(at) && sharedTerm(term))
      this.push({ kind: 'share', what: term.name, of: 'few' }, at, at + 1)
  }
}
