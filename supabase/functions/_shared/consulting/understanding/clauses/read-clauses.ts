import type { Profile } from '../text/draft.ts'
import { canonAll } from '../text/scan.ts'
import { type Element, has, isFiller, isName, termOf } from '../words/elements.ts'
import type { Mark } from '../words/grammar-words.ts'
import { meetAllergy } from './allergies.ts'
import { ClauseState } from './clause-state.ts'
import { isAfterNot, isStyleNext, narrowsBefore, removes, standsAlone } from './look-around.ts'
import { type Carry, type Clauses, refusing } from './modes.ts'
import { meetKeep, meetRise } from './prices.ts'
import { listsBefore, meetDoubled, meetExcept, meetNot, meetWithout } from './refusals.ts'
import { followsNames } from './trailing-words.ts'

const [menos] = canonAll('menos')

/** A food or a way of cooking, of which a house cannot have one as it has one blender. */
const isFood = (element: Element | undefined): boolean =>
  element !== undefined && isName(element) && termOf(element)?.kind !== 'equipment'

const isTime = (element: Element | undefined): boolean =>
  /^(?:domingo|segunda|terca|quarta|quinta|sexta|sabado|feriado|almoco|jantar|noite|dia|fim de semana)$/.test(
    element?.key ?? '',
  )

const consumes = /^(toma|tomam|bebe|bebem|come|comem|consome|consomem)$/

/** Follows a sentence word by word: what is wanted, refused and kept, and how far each of these extends. */
export class ClauseReader {
  private readonly state: ClauseState
  private readonly elements: readonly Element[]
  private readonly prefersItems: boolean
  /** Amounts have already been read. */
  private readonly hasWishes: boolean

  constructor(
    elements: readonly Element[],
    profile: Profile,
    prefersItems: boolean,
    carry: Carry,
    hasWishes: boolean,
  ) {
    this.state = new ClauseState(elements, profile, prefersItems, carry)
    this.elements = elements
    this.prefersItems = prefersItems
    this.hasWishes = hasWishes
  }

  read(): Clauses {
    for (let at = 0; at < this.elements.length; at += 1) this.step(at)
    return this.state.clauses()
  }

  private step(at: number): void {
    const { state } = this
    const element = this.elements[at]
    if (!element) return
    if (element.claimed) {
      if (!state.afterComma && state.hasNamed) state.turn('open')
      return
    }
    if (element.kind === 'comma') {
      state.afterComma = true
      // "não uso vidro, sem coqueteleira" refuses twice.
      state.lastNot = null
      // "tem menos gente, pode ser demorado"
      if (state.mode === 'less' && !state.hasNamed) state.turn('open')
      if (state.awaitsPut && state.hasNamed) {
        state.awaitsPut = false
        state.turn('want')
      }
      return
    }
    if (element.kind !== 'words') return
    // "nada muito doce, e que dê pra fazer rápido"
    if (/^(?:e )?que$/.test(element.key) && state.afterComma && state.mode === 'less') state.turn('open')
    if (isName(element)) state.name(at, element)
    else if (element.meaning?.idiom) state.turn('open')
    else if (element.meaning) this.mark(at, element)
    if (!isFiller(element)) state.afterComma = false
  }

  private mark(at: number, element: Element): void {
    const { state } = this
    const is = (...wanted: readonly Mark[]) => has(element, ...wanted)
    if (followsNames(state, at, element)) return
    // "minha filha alérgica toma suco de caju": what she does drink is no allergy, so the owner is asked.
    if (state.mode === 'allergy' && consumes.test(element.key)) {
      state.turn('unsaid')
      return
    }
    const refuses = refusing.has(state.mode)
    const isAfter = () => isAfterNot(this.elements, at)
    if (is('yes') && this.endsRefusal(at) && state.hasNamed && refuses && !isAfter()) {
      // "sem leite, pode ovo"; if an allergy is mentioned close by, the owner is asked.
      state.turn(state.afterComma || state.mode !== 'allergy' ? 'open' : 'unsaid')
    } else if (is('unsure', 'permit', 'warning')) {
      if (is('permit') && state.mode === 'not' && !state.hasNamed) return
      state.turn(is('warning') ? 'warned' : 'unsaid')
    } else if (is('must') && /^(?:precis|obrig|necess)/.test(element.key) && state.freeGroup === state.group)
      return
    else if (is('must')) state.turn(this.prefersItems ? 'keep' : 'must')
    else if (this.doubles(element) && meetDoubled(state, at)) return
    else if (is('allergy')) meetAllergy(state, at, element)
    else if (is('minor') && this.isDroppedSection(at, element)) state.name(at, element)
    else if (is('zero', 'minor', 'instruction')) return
    else if (is('swap')) {
      state.turn(this.prefersItems ? 'drop' : 'not')
      state.awaitsBy = true
    } else if (is('instead')) {
      // "bota a lasanha no lugar do pudim": on the page, or on the menu.
      const isPlace = this.prefersItems && this.elements.slice(0, at).some((one) => has(one, 'put'))
      state.turn(isPlace ? 'unsaid' : 'not')
      state.awaitsPut = !isPlace
    } else if (is('by') && state.awaitsBy && (state.hasNamed || state.sawAll)) {
      state.awaitsBy = false
      state.turn('want')
    } else if (is('put') && refuses && state.hasNamed && !isAfter()) {
      state.awaitsPut = false
      state.turn('want')
    } else if (is('keep') && this.prefersItems) meetKeep(state, at)
    else if (is('rise', 'touch') && this.prefersItems) meetRise(state, is('rise') ? 'cap' : 'keepPrice', at)
    else if (is('less')) this.less(at, element)
    // "só não tira a lasanha"
    else if (is('except') && element.key.endsWith('nao') && this.removesNext(at))
      meetNot(state, at, element, true)
    else if (is('except') && this.elements[at + 1]?.kind === 'number') return
    // "todos com cachaça, exceto um que pode ser com rum": what one of them may have is not refused.
    else if (is('except') && !refuses && this.permitsOne(at)) state.turn('unsaid')
    else if (is('except')) {
      if (listsBefore(state)) meetExcept(state)
      // "8 itens tirando as cervejas" is ambiguous: beers are not counted, or not sold.
      else state.turn(this.prefersItems && this.elements[at - 1]?.claimed ? 'unsaid' : 'not')
    } else if (this.isServing(element)) return
    else if (is('without', 'drop', 'leave')) meetWithout(state, at, element)
    else if (is('not')) meetNot(state, at, element)
    else if (is('out')) this.out(at, element)
    else if (is('lack')) state.turn('lack')
    // "não destaca o pudim"
    else if (is('promote') && this.prefersItems)
      state.turn(state.mode === 'not' && !state.hasNamed ? 'unsaid' : 'promote')
    else if (is('only')) this.only(at, element)
    else if (is('have')) {
      if (state.mode !== 'not' || state.hasNamed) state.turn('have')
    } else if (is('want', 'promote')) {
      if (refuses && isAfter()) return
      if ((refuses || state.mode === 'only' || state.mode === 'unsaid') && !state.hasNamed) return
      state.turn('want')
    } else if (is('with')) this.with(isAfter, at)
    else if (is('but')) {
      if (state.hasNamed || this.hasWishes) state.turn('open')
      state.allergy = false
    } else if (is('all')) this.all(at, element)
    else if (is('keep') && element.key.startsWith('nao mexe')) state.turn('not')
    else if (is('keep') && !state.hasNamed) state.turn('must')
    else if (is('because')) state.group += 1
  }

  /** After a comma, or directly before a name: "sem açúcar pode rapadura". */
  private endsRefusal(at: number): boolean {
    const next = this.elements[at + 1]
    return this.state.afterComma || (next !== undefined && isName(next))
  }

  private permitsOne(at: number): boolean {
    const [one, ...rest] = this.elements.slice(at + 1, at + 6)
    const verb = rest.find((element) => element.key !== 'que' && !has(element, 'results'))
    return (
      /^(?:alg)?(?:uma?|uns|umas|dois|duas|tres)$/i.test(one?.raw ?? '') &&
      /^(?:pode|podem|pode ser|podem ser|pode ter|seja|sejam|com|que pode|que podem)$/.test(verb?.key ?? '')
    )
  }

  private removesNext(at: number): boolean {
    const next = this.elements.slice(at + 1).find((element) => !isFiller(element) && !has(element, 'want'))
    return next !== undefined && removes(next)
  }

  /** "tirar o kids", if the menu has a section of that name and no allergy is mentioned. */
  private isDroppedSection(at: number, { meaning }: Element): boolean {
    const before = this.elements.slice(0, at).findLast((one) => !isFiller(one))
    const isAlone = !this.elements.some((one) => has(one, 'allergy'))
    return isAlone && meaning?.item?.isSection === true && before !== undefined && removes(before)
  }

  /** "drink que sai rápido" is about serving, not a refusal. */
  private isServing({ key }: Element): boolean {
    return !this.prefersItems && /^(?:(?:tem que|pode|podem|vai) )?(?:sair|sai|saem|saia|saiam)$/.test(key)
  }

  private doubles({ key }: Element): boolean {
    const { mode, hasNamed, lastNot } = this.state
    return key === 'nao' && mode === 'not' && hasNamed && lastNot === 'without'
  }

  private less(at: number, element: Element): void {
    const { state } = this
    // "menos os cítricos" excludes them, "menos açúcar" does not.
    const whole = /^[oa]s?$/.test(this.elements[at + 1]?.key ?? '')
    const continued = this.elements[at - 1]?.key === 'e'
    // "até 40 menos o peixe" is ambiguous: an exception to the price, or no fish.
    const bound = this.elements.slice(0, at).findLast(({ kind }) => kind !== 'comma')
    const isBound = bound?.claimed === true && (bound.kind === 'number' || has(bound, 'currency', 'each'))
    if (element.key === menos && whole && isBound && !state.allergy) state.turn('unsaid')
    else if (element.key === menos && listsBefore(state) && !continued && !isStyleNext(this.elements, at))
      meetExcept(state)
    else state.turn(element.key === menos && whole && !this.prefersItems ? 'not' : 'less')
  }

  /** "nem porco nem miúdo, fora o torresmo" makes an exception; next to an allergy no exception is made. */
  private out(at: number, element: Element): void {
    const { state } = this
    const isSparing = element.key === 'fora' && /^[oa]s?$/.test(this.elements[at + 1]?.key ?? '')
    if (isSparing && state.mode === 'not' && state.hasNamed && !state.allergy && !this.prefersItems)
      meetExcept(state)
    else state.turn('not')
  }

  private only(at: number, element: Element): void {
    const { state } = this
    // "só um frito": one of them, and not all.
    const one = this.elements[at + 1]
    if (one?.kind === 'number' || /^uma?$/i.test(one?.raw ?? '')) {
      if (!one?.claimed && has(element, 'only') && element.key === 'so' && isFood(this.elements[at + 2])) {
        state.turn('unsaid')
        return
      }
    }
    // "tudo com caju, só um que pode ser com manga"
    if (this.permitsOne(at)) {
      state.turn('unsaid')
      return
    }
    // "compramos apenas às quintas", "só no jantar": a time, and no food.
    if (isTime(this.elements.slice(at + 1).find((next) => !isFiller(next)))) return
    // "deixar pronto antes e só esquentar": what is to be done, and no limit.
    if (one?.kind === 'words' && one.meaning === null && /(?:ar|er|ir)$/i.test(one.raw)) return
    const last = state.named.at(-1)
    const isNext = last?.at === at - 1
    // "leite só de coco", "carne vermelha só uma": only the owner knows how much or which.
    if (isNext && (element.key === 'so de' || standsAlone(this.elements, at + 1))) {
      last.mode = 'unsaid'
      state.turn('unsaid')
      return
    }
    // "peixe só tilápia": tilapia, and no other fish.
    if (isNext && !refusing.has(last.mode) && narrowsBefore(this.elements, last.at, at)) {
      last.mode = this.prefersItems ? 'unsaid' : 'not'
      state.turn(this.prefersItems ? 'keep' : 'want')
      return
    }
    // "sobremesa só o pudim" limits only the desserts.
    if (has(this.elements[at - 1], 'course')) {
      state.turn('unsaid')
      return
    }
    if (state.mode !== 'not' || state.hasNamed) state.turn('only')
  }

  private with(isAfter: () => boolean, at: number): void {
    const { state } = this
    // "sem espinha, com arroz": what is refused is unknown, and the next words turn to what is wanted.
    if (state.mode === 'not' && state.afterComma && !state.hasNamed && this.refusesUnknown(at))
      state.turn('want')
    if (state.mode === 'only' && !state.hasNamed) return
    if (refusing.has(state.mode) && (!state.hasNamed || isAfter())) return
    if (!/^(want|must|have|keep|unsaid)$/.test(state.mode)) state.turn('want')
  }

  private refusesUnknown(at: number): boolean {
    const comma = this.elements.slice(0, at).findLastIndex(({ kind }) => kind === 'comma')
    return comma === at - 1 && this.elements[comma - 1]?.meaning === null
  }

  private all(at: number, element: Element): void {
    const { state } = this
    // "nada com ovo, pode tudo menos morango": the refusal has ended.
    if (state.afterComma && state.hasNamed) state.turn('open')
    state.sawAll = true
    // "tudo de cachaça"
    const next = this.elements[at + 2]
    if (element.key === 'tudo' && this.elements[at + 1]?.key === 'de' && next && isName(next)) {
      if (state.mode === 'open' || state.mode === 'want') state.turn('only')
    }
  }
}
