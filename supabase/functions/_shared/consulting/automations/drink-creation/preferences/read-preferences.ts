import { type Exclusion, withoutExceptions } from '../../../base/drinks/exclusions.ts'
import { type Style, styleLabel } from '../../../base/drinks/style-words.ts'
import { allMarkers, fillers, type Marker } from '../../../base/language/markers.ts'
import { foldAccents, singular, tokenize } from '../../../base/language/text.ts'
import { type Entry, entries } from './entries.ts'

/** The owner's wishes as read from the free text; shown on screen. */
export interface Understood {
  excluded: string[]
  preferred: string[]
  style: string[]
  notUnderstood: string[]
}

export interface Preferences {
  exclusions: readonly Exclusion[]
  /** Flavour families to bring forward, as the pantry calls them. */
  preferredFamilies: readonly string[]
  styles: ReadonlySet<Style>
  understood: Understood
}

interface Piece {
  /** A word in comparable form, `,` within a sentence, `.` between sentences. */
  token: string
  /** As the owner wrote it. */
  raw: string
}

function split(text: string): Piece[] {
  const found = text.normalize('NFC').match(/[\p{L}\p{N}]+|[,/+()]|[.;!?\n]/gu) ?? []
  return found.map((raw) => {
    if (/^[.;!?\n]$/.test(raw)) return { token: '.', raw }
    if (/^[,/+()]$/.test(raw)) return { token: ',', raw }
    return { token: singular(foldAccents(raw)), raw }
  })
}

function isSeparator(token: string | undefined): boolean {
  return token === undefined || token === ',' || token === '.'
}

/** Walks through the text once, from left to right. */
class Reader {
  readonly exclusions: Exclusion[] = []
  readonly preferred: string[] = []
  readonly styles: Style[] = []
  readonly notUnderstood: string[] = []
  readonly kept: (readonly string[])[] = []

  private readonly pieces: readonly Piece[]
  private at = 0
  private polarity: 'positive' | 'negative' | 'less' = 'positive'
  private allergy = false
  /** Something has been named since the sentence last turned: "sem leite" is then a finished wish. */
  private named = false
  private afterComma = false
  /** Within "…, exceto …" of a refusal. */
  private excepting = false
  private last: { entry: Entry; raw: string } | null = null

  constructor(text: string) {
    this.pieces = split(text)
  }

  read(): void {
    while (this.at < this.pieces.length) this.step()
  }

  private token(offset = 0): string | undefined {
    return this.pieces[this.at + offset]?.token
  }

  private matches(phrase: readonly string[], from = 0): boolean {
    return phrase.length > 0 && phrase.every((word, offset) => this.token(from + offset) === word)
  }

  private entryAt(from = 0): Entry | undefined {
    const found = entries.find((entry) => this.matches(entry.phrase, from))
    // "frutas vermelhas" is not all fruit: the unknown word narrows it, and is taken together with it.
    if (found?.kind === 'category' && found.phrase.length === 1 && found.phrase[0] === 'fruta') {
      return this.isKnown(from + 1) ? found : undefined
    }
    return found
  }

  private markerAt(from = 0): Marker | undefined {
    return allMarkers.find((marker) => this.matches(marker.phrase, from))
  }

  private isKnown(from: number): boolean {
    const token = this.token(from)
    return (
      isSeparator(token) ||
      fillers.has(token ?? '') ||
      this.markerAt(from) !== undefined ||
      entries.some((entry) => this.matches(entry.phrase, from))
    )
  }

  private raw(length: number): string {
    return this.pieces
      .slice(this.at, this.at + length)
      .map((piece) => piece.raw)
      .join(' ')
  }

  private step(): void {
    const token = this.token()
    if (token === '.') {
      this.turn('positive')
      this.allergy = false
      this.afterComma = false
      this.last = null
      this.at += 1
      return
    }
    if (token === ',') {
      this.afterComma = true
      this.at += 1
      return
    }
    if (this.refusesLast()) return

    const marker = this.markerAt()
    const entry = this.entryAt()
    if (marker && marker.phrase.length >= (entry?.phrase.length ?? 0)) {
      this.at += marker.phrase.length
      this.follow(marker)
      this.afterComma = false
      this.last = null
    } else if (entry) {
      const raw = this.raw(entry.phrase.length)
      this.name(entry, raw)
      this.last = { entry, raw }
      this.named = true
      this.afterComma = false
      this.at += entry.phrase.length
    } else if (fillers.has(token ?? '')) {
      this.at += 1
    } else {
      this.unknown()
    }
  }

  /** "lactose não", "ovo não pode": the refusal comes after the thing. */
  private refusesLast(): boolean {
    const token = this.token()
    if (!this.last || this.polarity !== 'positive' || (token !== 'nao' && token !== 'zero')) return false
    if (this.markerAt()?.turn.kind === 'wish') return false
    let offset = 1
    while (fillers.has(this.token(offset) ?? '')) offset += 1
    if (!isSeparator(this.token(offset))) return false
    const { entry, raw } = this.last
    if (entry.kind === 'flavour') this.forget(entry.family)
    if (entry.kind === 'category') for (const family of entry.category.families) this.forget(family)
    this.exclude(entry, raw)
    this.last = null
    this.at += offset
    return true
  }

  private forget(family: string): void {
    const index = this.preferred.indexOf(family)
    if (index >= 0) this.preferred.splice(index, 1)
  }

  private turn(polarity: 'positive' | 'negative' | 'less'): void {
    this.polarity = polarity
    this.named = false
    this.excepting = false
  }

  private follow({ turn }: Marker): void {
    const refusing = this.polarity === 'negative'
    switch (turn.kind) {
      case 'negate':
        // "não … alergia a": an allergy mentioned within a refusal is still one.
        this.allergy = turn.allergy || (this.allergy && refusing && !this.named)
        this.turn('negative')
        break
      case 'wish':
        this.turn('positive')
        break
      case 'affirm':
        // "sem drinks com leite" is still the refusal; "sem ovo, com caju" is not.
        if (!refusing || this.named) this.turn('positive')
        break
      case 'less':
        // "sem frutas, menos caju" spares it, "tudo menos caju" refuses it; "menos doce" is a style.
        if (this.entryAt()?.kind === 'flavour' && this.listsBefore()) this.except()
        else this.turn('less')
        break
      case 'except':
        this.except()
        break
    }
  }

  /** Whether a list, or all of something, has just been named: "tudo menos …", "…, menos …". */
  private listsBefore(): boolean {
    const before = this.pieces.slice(Math.max(0, this.at - 3), this.at - 1).map((piece) => piece.token)
    return this.named || ['tudo', 'todo', 'toda', ','].some((token) => before.includes(token))
  }

  private except(): void {
    if (this.polarity === 'negative' && this.named) this.excepting = true
    else this.turn('negative')
  }

  private name(entry: Entry, raw: string): void {
    if (this.excepting) {
      this.kept.push(entry.phrase)
      return
    }
    switch (entry.kind) {
      case 'answer':
        this.answer(entry, raw)
        break
      case 'style':
        this.nameStyle(entry, raw)
        break
      case 'category':
        if (this.polarity === 'negative' || entry.category.alwaysExcludes) this.exclude(entry, raw)
        else if (this.polarity === 'less') this.want(entry.category.lessMeans, `menos ${raw}`)
        else if (entry.category.families.length > 0) entry.category.families.forEach(this.prefer)
        else this.want(entry.category.likeMeans, raw)
        break
      case 'flavour':
        if (this.polarity === 'negative') this.exclude(entry, raw)
        else if (this.polarity === 'less') this.notUnderstood.push(`menos ${raw}`)
        else this.prefer(entry.family)
        break
    }
  }

  private answer(entry: Entry & { kind: 'answer' }, raw: string): void {
    if (this.polarity === 'less' && entry.phrase[0] === 'alcool') this.styles.push('light')
    else if (entry.when === 'always') this.notUnderstood.push(`${raw}: ${entry.reason}`)
    else if (this.polarity === 'negative') this.notUnderstood.push(`sem ${raw}: ${entry.reason}`)
  }

  private nameStyle(entry: Entry & { kind: 'style' }, raw: string): void {
    const refused = this.polarity !== 'positive' && !(this.named && this.afterComma)
    if (refused) {
      const word = this.polarity === 'less' ? 'menos' : 'sem'
      this.want(entry.opposite ?? undefined, `${word} ${raw}`)
      return
    }
    const before = this.pieces.slice(Math.max(0, this.at - 4), this.at).map((piece) => piece.token)
    const only = ['so', 'somente', 'apena'].some((word) => before.includes(word))
    this.styles.push(entry.style === 'local' && only ? 'only_local' : entry.style)
  }

  private want(style: Style | undefined, raw: string): void {
    if (style) this.styles.push(style)
    else this.notUnderstood.push(raw)
  }

  private readonly prefer = (family: string): void => {
    if (!this.preferred.includes(family)) this.preferred.push(family)
  }

  private exclude(entry: Entry, raw: string): void {
    if (entry.kind === 'category') {
      const { label, tags, guard } = entry.category
      this.addExclusion({
        label,
        tags,
        phrases: [entry.phrase, ...guard.map(tokenize)],
        allergy: this.allergy,
      })
    } else if (entry.kind === 'flavour') {
      this.addExclusion({
        label: raw.toLowerCase(),
        tags: [],
        phrases: [entry.phrase],
        allergy: this.allergy,
      })
    }
  }

  /** A label met twice keeps the phrases of both: "sem lactose e sem leite". */
  private addExclusion(exclusion: Exclusion): void {
    const index = this.exclusions.findIndex((known) => known.label === exclusion.label)
    const known = this.exclusions[index]
    if (!known) {
      this.exclusions.push(exclusion)
      return
    }
    this.exclusions[index] = {
      ...known,
      phrases: [...known.phrases, ...exclusion.phrases],
      allergy: known.allergy || exclusion.allergy,
    }
  }

  /** Adjacent unknown words form one thing: "frutas vermelhas", "xarope de groselha". */
  private unknown(): void {
    let length = 1
    while (length < 4 && !this.isKnown(length)) length += 1
    const raw = this.raw(length)
    if (this.excepting) this.notUnderstood.push(`exceto ${raw}`)
    else if (this.polarity === 'negative') {
      const phrase = this.pieces.slice(this.at, this.at + length).map((piece) => piece.token)
      this.addExclusion({ label: raw.toLowerCase(), tags: [], phrases: [phrase], allergy: this.allergy })
      this.named = true
    } else {
      this.notUnderstood.push(raw)
    }
    this.afterComma = false
    this.last = null
    this.at += length
  }
}

/** Reads the owner's free text deterministically and lists what it did not understand. */
export function readPreferences(text: string): Preferences {
  const reader = new Reader(text)
  reader.read()
  const exclusions = reader.exclusions.map((exclusion) => withoutExceptions(exclusion, reader.kept))
  // Wanted and excluded at once: the exclusion is the safe reading.
  const preferred = reader.preferred.filter((family) =>
    exclusions.every(
      (exclusion) => !exclusion.phrases.some((phrase) => tokenize(family).join(' ') === phrase.join(' ')),
    ),
  )
  const styles = new Set(reader.styles)
  return {
    exclusions,
    preferredFamilies: preferred,
    styles,
    understood: {
      excluded: exclusions.map(({ label }) => label),
      preferred,
      style: [...styles].map(styleLabel),
      notUnderstood: [...new Set(reader.notUnderstood)],
    },
  }
}
