import { type Element, has, isFiller } from './elements.ts'
import type { Mark } from './grammar-words.ts'

export type Bound = 'max' | 'min' | 'about' | 'exact'

/** A number (or two) with its bound, and the range of elements it occupies: `to` exclusive. */
export type Amount = {
  low: number
  high: number
  from: number
  to: number
  isMoney: boolean
  isPercent: boolean
  bound: Bound
}

type Figure = { value: number; to: number; isMoney: boolean; isPercent: boolean }

const extreme = /^(?:é\s+)?[oa]s?\s+(?:drink |prato )?mais\s+(barat|car)[oa]s?(?!\p{L})/iu
const longestExtreme = 40

/** Most words between a bound and its number. */
const longestLink = 6

const isMonth =
  /^(?:janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)$/

/** Most words between a denial and the bound that it turns. */
const longestDenied = 10

/** Finds numbers with their bounds, whatever they count. */
export class Amounts {
  private readonly text: string
  private readonly elements: readonly Element[]

  constructor(text: string, elements: readonly Element[]) {
    this.text = text
    this.elements = elements
  }

  private element(at: number): Element | undefined {
    return this.elements[at]
  }

  /** A number with its bound: "até 25", "de 18 a 25 reais", "uns R$ 20". Null if none starts here. */
  read(at: number): Amount | null {
    const first = this.element(at)
    if (!first) return null
    let bound: Bound = 'exact'
    let next = at
    const mark = (['max', 'min', 'between', 'about'] as const).find((candidate) => has(first, candidate))
    if (mark && first.kind === 'words') {
      bound = mark === 'between' ? 'exact' : this.turned(at, mark)
      next = this.skip(at + 1, ['price', 'each', 'max', 'min', 'about', 'filler'])
    } else if (first.kind === 'words' && first.key === 'de') {
      next = at + 1
    } else if (first.kind !== 'number' && first.kind !== 'money') return null
    const slashed = this.slashed(next)
    if (slashed) return { ...slashed, from: at, bound: 'exact' }
    let low = this.number(next)
    if (!low) return null
    let end = low.to
    let high = low
    const joint = this.element(end)
    const other = joint && this.isRange(joint, this.element(low.to - 1), this.element(end + 1), next > at)
    const second = other ? this.number(end + 1) : this.hyphenated(low.to)
    if (second && second.value > low.value) {
      high = second
      end = second.to
      // "até 20 ou 25" is at most 25.
      if (joint?.key === 'ou' && bound === 'max') low = high
      if (joint?.key === 'ou' && bound === 'min') high = low
    } else if (mark === 'between') return null
    // "de 20 para baixo"
    else if (first.key === 'de' && !this.boundAfter(end)) return null
    if (high === low && has(first, 'between')) return null
    // "até 2 de fevereiro" is a day.
    if (this.element(end)?.key === 'de' && isMonth.test(this.element(end + 1)?.key ?? '')) return null
    // "mais de 30 reais não", "acima de 20 não vende"
    const refused = this.element(end)
    const closes = this.element(end + 1)
    const isRefused =
      (refused?.key === 'nao' && (closes === undefined || closes.kind === 'comma')) ||
      /^nao (vende|gira)/.test(refused?.key ?? '')
    if (bound === 'min' && isRefused) {
      bound = 'max'
      end += 1
    }
    // "25 no máximo", "15 o mais barato"
    const after = bound === 'exact' && high === low ? this.boundAfter(end) : null
    const extreme = this.extremeAfter(end)
    if (extreme && bound !== 'exact' && bound !== extreme.bound) return null
    bound = after?.bound ?? extreme?.bound ?? bound
    end = after?.to ?? extreme?.to ?? end
    // "no máximo 20 e pouco" leaves the limit open.
    if (this.isVague(at, end)) {
      if (bound === 'max' || bound === 'min') return null
      bound = 'about'
    }
    return {
      low: low.value,
      high: high.value,
      from: at,
      to: end,
      isMoney: low.isMoney || high.isMoney,
      isPercent: low.isPercent || high.isPercent,
      bound,
    }
  }

  /** "no máximo" after the number that it bounds, and where it ends. */
  boundAfter(at: number): { bound: 'max' | 'min'; to: number } | null {
    const each = this.skip(at, ['each'])
    // "25 reais de teto"
    const isOfBound =
      this.element(each)?.key === 'de' &&
      /^(teto|limite|maximo|piso|minimo)$/.test(this.element(each + 1)?.key ?? '')
    const place = isOfBound ? each + 1 : each
    const after = this.element(place)
    if (after === undefined || after.key === 'ate' || !has(after, 'max', 'min')) return null
    // "em 15 min" are minutes.
    if (/^min$/i.test(after.raw)) return null
    if (this.number(this.skip(place + 1, ['filler']))) return null
    return { bound: has(after, 'max') ? 'max' : 'min', to: place + 1 }
  }

  /** "15 o mais barato e 30 o mais caro": the lowest and the highest price. */
  private extremeAfter(at: number): { bound: 'max' | 'min'; to: number } | null {
    const from = this.element(at)?.start
    const said = from === undefined ? null : extreme.exec(this.text.slice(from, from + longestExtreme))
    if (from === undefined || !said) return null
    const end = from + said[0].length
    let to = at
    while ((this.element(to)?.end ?? Number.POSITIVE_INFINITY) <= end) to += 1
    return { bound: said[1]?.toLowerCase() === 'barat' ? 'min' : 'max', to }
  }

  /** "nenhum acima de 35" is at most 35. */
  private turned(at: number, mark: 'max' | 'min' | 'about'): Bound {
    if (
      mark === 'about' ||
      !/^(acima|mai|mal|superior|abaixo|meno|inferior)/.test(this.element(at)?.key ?? '')
    )
      return mark
    const other = mark === 'min' ? 'max' : 'min'
    let isNear = true
    for (let back = at - 1; back >= Math.max(0, at - longestDenied); back -= 1) {
      const element = this.element(back)
      if (!element || element.claimed || element.kind !== 'words' || has(element, 'and', 'but')) return mark
      if (isNear && has(element, 'not', 'without')) return other
      // "jamais deixem o espetinho inferior a 7"
      if (has(element, 'not')) return other
      isNear &&= isFiller(element) || has(element, 'context', 'results', 'price', 'want', 'rise')
    }
    return mark
  }

  private isRange(
    joint: Element,
    left: Element | undefined,
    right: Element | undefined,
    opened: boolean,
  ): boolean {
    if (!left || !right || (right.kind !== 'number' && right.kind !== 'money')) return false
    if (joint.key === 'a' || ((joint.key === 'ate' || joint.key === 'e') && opened)) return true
    return joint.key === 'ou'
  }

  /** "18-25" is 18 to 25. */
  private hyphenated(at: number): Figure | null {
    const left = this.element(at - 1)
    const right = this.element(at)
    if (!left || !right || !/^\s*[-–—]\s*$/.test(this.text.slice(left.end, right.start))) return null
    return this.number(at)
  }

  private number(at: number): Figure | null {
    let next = at
    let isMoney = false
    if (this.element(next)?.kind === 'money') {
      isMoney = true
      next += 1
    }
    const element = this.element(next)
    if (element?.kind !== 'number' || element.value === null || element.claimed) return null
    next += 1
    next = this.vagueTo(next)
    if (this.element(next)?.kind === 'money' || has(this.element(next), 'currency')) {
      isMoney = true
      next += 1
    }
    const percent = this.percentTo(next)
    return { value: element.value, to: percent ?? next, isMoney, isPercent: percent !== null }
  }

  /** "vendo a uns 20/25": two prices, unlike a date. */
  private slashed(at: number): Pick<Amount, 'low' | 'high' | 'to' | 'isMoney' | 'isPercent'> | null {
    const element = this.element(at)
    const [, one, other] = /^(\d{1,3})\/(\d{1,3})$/.exec(element?.raw ?? '') ?? []
    const paid = has(this.element(at + 1), 'currency')
    const isPrice =
      paid || this.elements.slice(Math.max(0, at - 3), at).some((before) => has(before, 'price'))
    if (!one || !other || Number(one) >= Number(other) || !isPrice) return null
    return {
      low: Number(one),
      high: Number(other),
      to: paid ? at + 2 : at + 1,
      isMoney: true,
      isPercent: false,
    }
  }

  /** "10%", "dez por cento": the index where it ends. */
  private percentTo(at: number): number | null {
    const sign = this.element(at)
    if (sign?.raw === '%') return at + 1
    return sign?.key === 'por' && this.element(at + 1)?.raw.toLowerCase() === 'cento' ? at + 2 : null
  }

  /** "20 e pouco", "vinte e poucos": the index where it ends. */
  private vagueTo(at: number): number {
    const isVague = this.element(at)?.key === 'e' && /^pouco$/.test(this.element(at + 1)?.key ?? '')
    return isVague ? at + 2 : at
  }

  private isVague(from: number, to: number): boolean {
    return this.elements.slice(from, to).some(({ key }) => key === 'pouco')
  }

  /** The first index from here on without any of these marks. */
  skip(at: number, marks: readonly Mark[]): number {
    let next = at
    while (
      next < at + longestLink &&
      this.element(next)?.kind === 'words' &&
      has(this.element(next), ...marks)
    )
      next += 1
    return next
  }
}
