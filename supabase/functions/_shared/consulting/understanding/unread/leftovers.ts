import type { Clauses } from '../clauses/modes.ts'
import {
  type DraftUnread,
  type DraftWish,
  longestText,
  type Profile,
  type WishContent,
} from '../text/draft.ts'
import { type Element, has, isArticle, isFiller, isGrammar, isName } from '../words/elements.ts'
import { AllergyReach } from './allergy-reach.ts'

/** "temos muito queijo e macaxeira sobrando": the whole text belongs to each of the wishes. */
function shareText(wishes: readonly DraftWish[]): void {
  const start = Math.min(...wishes.map((wish) => wish.start))
  const end = Math.max(...wishes.map((wish) => wish.end))
  if (end - start > longestText) return
  for (const wish of wishes) Object.assign(wish, { start, end })
}

/** Whether "tem alergia" or "é alérgica" starts here, and has been read. */
function hasAllergyOf(elements: readonly Element[], at: number): boolean {
  const verb = elements[at]
  if (!/^(tem|ter|e|sao|sofre|possui|com)$/.test(verb?.key ?? '')) return false
  return elements
    .slice(at + 1, at + 4)
    .some((element) => has(element, 'allergy') && !/alergen/.test(element.key))
}

/** "sem álcool", "sem cachaça": nothing that a child must not get. */
const isWithoutAlcohol = (wish: WishContent): boolean =>
  wish.kind === 'zeroAlcohol' ||
  (wish.kind === 'exclude' && /^(?:cachaça|bebidas alcoólicas|álcool)$/.test(wish.what))

/** Assigns the words around wishes to those wishes, and finds the passages that were not understood. */
export class Leftovers {
  private readonly elements: readonly Element[]
  private readonly wishes: readonly DraftWish[]
  private readonly clauses: Clauses
  private readonly ambiguous: ReadonlyMap<number, readonly string[]>
  private readonly reach: AllergyReach
  private readonly isOfItems: boolean
  /** Words that became part of a wish. */
  private readonly absorbed = new Set<Element>()
  /** Words for a person with an allergy. */
  private readonly subjects = new Set<Element>()

  constructor(
    elements: readonly Element[],
    profile: Profile,
    wishes: readonly DraftWish[],
    clauses: Clauses,
    ambiguous: ReadonlyMap<number, readonly string[]>,
  ) {
    this.elements = elements
    this.wishes = wishes
    this.clauses = clauses
    this.ambiguous = ambiguous
    this.isOfItems = /^(?:menu|prices|goals)$/.test(profile)
    this.reach = new AllergyReach(elements, profile, clauses.allergy, clauses.permitted)
  }

  read(): DraftUnread[] {
    const together = this.clauses.together.map((places) =>
      this.wishes.filter(({ start }) => places.some((at) => this.elements[at]?.start === start)),
    )
    this.takeSubjects()
    const ends = new Map([...this.ambiguous.keys()].map((at) => [at, this.trailingTo(at + 1)]))
    this.absorb()
    for (const wishes of together) shareText(wishes)
    const hasZero = this.wishes.some(({ wish }) => isWithoutAlcohol(wish))
    const content = (element: Element) =>
      !this.isCovered(element) &&
      !isFiller(element) &&
      !isArticle(element) &&
      !(hasZero && has(element, 'minor'))
    if (hasZero) this.absorbMinors()
    const unread: DraftUnread[] = []
    let open: { from: number; to: number } | null = null
    /** What the open passage contains besides grammar: sayings and unknown words never share a passage. */
    let holds: 'idiom' | 'unknown' | null = null
    const close = () => {
      if (open) unread.push(this.unreadOf(open.from, open.to))
      open = null
      holds = null
    }
    const extend = (element: Element, at: number) => {
      const kind = element.meaning?.idiom ? 'idiom' : isGrammar(element) ? null : 'unknown'
      if (kind && holds && kind !== holds) close()
      holds = kind ?? holds
      open = { from: open?.from ?? at, to: at + 1 }
    }
    this.elements.forEach((element, at) => {
      const choices = this.ambiguous.get(at)
      if (choices) {
        // "alergia a castanhas" is clarified as a whole.
        const from = open?.from ?? at
        open = null
        holds = null
        unread.push({
          ...this.unreadOf(from, ends.get(at) ?? at + 1),
          why: 'ambiguous',
          blocking: true,
          choices: [...choices],
        })
        return
      }
      if (element.kind === 'symbol') open = open && { from: open.from, to: at + 1 }
      else if (this.isCovered(element) || element.kind === 'comma') close()
      else if (content(element)) extend(element, at)
    })
    close()
    return this.isOfItems ? unread.filter((passage) => !this.takeReason(passage)) : unread
  }

  /** "castanha não bota": the words that refer back to an ambiguous name are clarified with it. */
  private trailingTo(at: number): number {
    let to = at
    for (let next = at; next < this.elements.length; next += 1) {
      const element = this.elements[next]
      if (!element || !(this.clauses.trailing.has(element) || isFiller(element))) break
      if (this.clauses.trailing.has(element)) to = next + 1
    }
    for (const element of this.elements.slice(at, to)) this.absorbed.add(element)
    return to
  }

  /**
   * "… pq é meu chamariz", "… que o vizinho cobra isso": a reason goes with the wish that it follows, unless it could hide
   * a food, an item or an amount.
   */
  private takeReason({ start, end, blocking }: DraftUnread): boolean {
    const from = this.elements.findIndex((element) => element.start === start)
    const passage = this.elements.filter((element) => element.start >= start && element.end <= end)
    const before = this.elements[from - 1]
    const article = before && /^[oa]s?$/.test(before.key) ? this.elements[from - 2] : before
    const explains = has(passage[0], 'because') || article?.key === 'que'
    if (blocking || !explains || this.elements.some((element) => has(element, 'allergy', 'minor')))
      return false
    if (passage.some((element) => isName(element) || element.kind !== 'words' || has(element, 'not', 'but')))
      return false
    const wish = this.wishes.findLast((one) => one.end <= start)
    const between =
      wish && this.elements.filter((element) => element.start >= wish.end && element.end <= start)
    if (!wish || !between?.every((element) => element.kind === 'words' && isFiller(element))) return false
    if (end - wish.start > longestText) return false
    for (const other of this.wishes) if (other.end === wish.end && other !== wish) other.end = end
    wish.end = end
    return true
  }

  private isCovered(element: Element): boolean {
    return element.claimed || this.absorbed.has(element)
  }

  /** "minha comadre tem alergia a camarão": the person is not a food. */
  private takeSubjects(): void {
    this.elements.forEach((element, at) => {
      // "minha filha de 3 anos"
      if (element.kind === 'number' && /^(anos?|mes|meses)$/.test(this.elements[at + 1]?.key ?? ''))
        this.subjects.add(element)
      const before = this.elements[at - 1]
      // "criança alérgica a ovo": the child has the allergy. What is made for a child remains a question.
      const isFor = /^(para|a|com)$/.test(before?.key ?? '')
      if (has(element, 'minor') && !isFor && this.isTold(at + 1)) this.subjects.add(element)
      if (element.kind !== 'words' || element.meaning !== null || element.partOf.length > 0) return
      const own =
        /^(o|a|os|as|meu|minha|nosso|nossa|um|uma|seu|sua)$/.test(before?.key ?? '') || has(before, 'context')
      if (own && hasAllergyOf(this.elements, at + 1)) this.subjects.add(element)
    })
  }

  /** Whether an allergy that starts here, as in "alérgica", "com alergia", "que tem alergia", has been read. */
  private isTold(at: number): boolean {
    const next = this.elements[at]
    const after = next && isFiller(next) ? this.elements[at + 1] : next
    if (after && has(after, 'allergy') && this.clauses.usedAllergies.has(after)) return true
    return this.clauses.openAllergy === null && hasAllergyOf(this.elements, at)
  }

  private isLink(element: Element): boolean {
    return (
      (isGrammar(element) && !isFiller(element)) ||
      this.clauses.usedAllergies.has(element) ||
      this.subjects.has(element)
    )
  }

  /** Words without content of their own go with the wish after them, or with the one before. */
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
    /** First comma in the run; if unknown words follow, the run belongs to them from there on. */
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
      if (element && !this.isCovered(element) && this.isLink(element) && !this.ambiguous.has(at)) {
        if (this.clauses.trailing.has(element) && take(from < 0 ? at : from, at + 1, previous)) from = -1
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
          // "a cerveja não pode subir, caipirinha até 20": each side of the comma has its own wish.
          if (ahead && comma >= 0 && !apart && take(from, trimmed(from, comma), previous)) from = comma + 1
          while (from < at && this.elements[from] && isFiller(this.elements[from] as Element)) from += 1
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
      if (!isWithoutAlcohol(wish.wish)) continue
      for (const element of this.elements) {
        if (!has(element, 'minor')) continue
        const start = Math.min(wish.start, element.start)
        const end = Math.max(wish.end, element.end)
        if (end - start > longestText) continue
        wish.start = start
        wish.end = end
      }
      for (const element of this.elements) {
        if (element.start >= wish.start && element.end <= wish.end && isGrammar(element))
          this.absorbed.add(element)
      }
    }
  }

  /** "2 sem álcool pras crianças e o pessoal do kite": what the children get is settled, and nothing is refused. */
  private servesMinors(): boolean {
    return (
      !this.clauses.allergy &&
      this.wishes.some(({ wish }) => wish.kind === 'zeroAlcohol') &&
      !this.elements.some(
        (element) =>
          has(element, 'allergy', 'not', 'without', 'out') && !element.claimed && !has(element, 'zero'),
      )
    )
  }

  private unreadOf(from: number, to: number): DraftUnread {
    const blocking = this.reach.holds(from, to) && !this.servesMinors()
    return {
      start: this.elements[from]?.start ?? 0,
      end: this.elements[to - 1]?.end ?? 0,
      why: blocking ? 'allergy' : 'unknown',
      blocking,
      choices: [],
    }
  }
}
