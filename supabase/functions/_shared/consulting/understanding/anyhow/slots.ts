/** What a clause names and its figures, each of which fills one field of a wish. */
import { addDays } from '../../base/calendar.ts'
import { everyDish, everyDrink, everyItem } from '../../base/request/match-item.ts'
import type { CourseId } from '../../base/request/recipe-wishes.ts'
import { weekdaysIn } from '../dates/weekdays.ts'
import { datesIn, spanOf } from '../forecast/slots.ts'
import { withoutSpan } from '../orders/spans.ts'
import { startDay } from '../orders/start-day.ts'
import type { Named } from '../spoken/pieces.ts'
import { courseIn } from '../text/courses.ts'
import { foldInPlace } from '../text/fold.ts'
import { meets } from '../text/half-read.ts'
import { type StockUnit, stockUnitIn } from '../text/stock-units.ts'
import { kindBeside } from './kind-beside.ts'
import { foodsIn, type Mask, type Masked, masksIn } from './masks.ts'

/** A wish that leaves out one of these is half of what was said. */
const telling: ReadonlySet<Mask> = new Set([
  'ITEM',
  'TOOL',
  'MONEY',
  'PERCENT',
  'NUMBER',
  'DATE',
  'WEEKDAY',
  'HOUR',
])
/** Says what kind of thing is meant, and no item, also where a section has that name. */
const anything = /^(?:pratos?|it[eo]\w*|produtos?)$/
const classes: ReadonlySet<string> = new Set([everyItem, everyDish, everyDrink])

/** What a clause is about: recipes, whose foods are no items; words that stay beside their masks; drinks by any name. */
type SlotsOf = { isRecipe?: boolean; keepsWords?: boolean; pours?: boolean }

export class Slots {
  readonly text: string
  readonly names: readonly Named[]
  /** The folded clause with masks in the place of names and figures: "a ITEM pode ir ate NUMBER". */
  readonly said: string
  private readonly keepsWords: boolean
  /** The folded clause in the owner's own words. */
  readonly folded: string
  private readonly masks: readonly Masked[]
  private readonly today: string
  private readonly taken = new Set<Masked>()

  constructor(
    text: string,
    names: readonly Named[],
    today: string,
    { isRecipe = false, keepsWords = false, pours = false }: SlotsOf = {},
  ) {
    this.keepsWords = keepsWords
    this.text = text
    this.names = names
    this.today = today
    // "não esqueçam do pudim" wants it.
    this.folded = foldInPlace(text)
      .toLowerCase()
      .replace(/(?<![a-z])nao (?:se |me )?esque[cç]\w*/g, (said) => 'lembrem'.padEnd(said.length))
    this.masks = masksIn(text, this.folded, names, { isRecipe, pours })
    this.said = this.masked(this.folded)
  }

  private masked(words: string): string {
    return this.masks.reduceRight((said, { start, end, mask, names: [name] = [] }) => {
      const own = said.slice(start, end)
      if (own.trim() === '') return said
      return `${said.slice(0, start)}${mask}${kindBeside(mask, own, this.keepsWords ? name : null)}${said.slice(end)}`
    }, words)
  }

  /** The masked clause without what these words, which may be names, take of it. */
  beyond(written: readonly RegExp[]): string {
    const blank = (said: string) => ' '.repeat(said.length)
    return this.masked(
      written.reduce((left, one) => left.replace(new RegExp(one.source, 'g'), blank), this.folded),
    )
  }

  /** Gives back what a form took. */
  release(): void {
    this.taken.clear()
  }

  /** Whether everything that the clause names is part of the wish. */
  get isUsedUp(): boolean {
    return this.masks.every(
      (one) =>
        this.taken.has(one) ||
        !telling.has(one.mask) ||
        one.names?.every((name) => classes.has(name)) ||
        anything.test(this.folded.slice(one.start, one.end)),
    )
  }

  /** Whether it names a thing, a day or a figure. */
  get namesAny(): boolean {
    return this.masks.some(({ mask }) => telling.has(mask))
  }

  /** Leaves nothing over: what a question names belongs to it. */
  takeRest(): void {
    for (const one of this.masks) this.taken.add(one)
  }

  private left(...masks: Mask[]): Masked[] {
    return this.masks.filter((one) => masks.includes(one.mask) && !this.taken.has(one))
  }

  private takeAll(...masks: Mask[]): Masked[] {
    const found = this.left(...masks)
    for (const one of found) this.taken.add(one)
    return found
  }

  private take(...masks: Mask[]): Masked | undefined {
    const [found] = this.left(...masks)
    if (found) this.taken.add(found)
    return found
  }

  /** All items, sections and classes of items. */
  items(): string[] {
    return [...new Set(this.takeAll('ITEM').flatMap(({ names }) => names ?? []))]
  }

  /** What the next of the masks names. */
  nextItems(): readonly string[] {
    return this.take('ITEM')?.names ?? []
  }

  /** The next one of them, in the owner's words where these name several; null if it is a class or a list. */
  nextNamed(): string | null | undefined {
    const next = this.take('ITEM')
    if (!next) return undefined
    const [name, ...more] = next.names ?? []
    if (name === undefined || more.length > 0 || classes.has(name)) return null
    return this.names.some((one) => one.name === name)
      ? name
      : this.text.slice(next.start, next.end).toLowerCase()
  }

  /** The next item or section, if it is one. */
  item(): string | undefined {
    const [next] = this.left('ITEM')
    if (next?.names?.length !== 1 || classes.has(next.names[0] ?? '')) return undefined
    this.taken.add(next)
    return next.names[0]
  }

  /** All foods of the lexicon and items of the house. */
  foods(): string[] {
    const named = this.takeAll('FOOD', 'ITEM').flatMap(({ names }) => names ?? [])
    return [...new Set(named.filter((name) => !classes.has(name) && name !== 'gelo'))]
  }

  /** All foods and items as they are said, with their names. `raw`: with the owner's accents. */
  goodsSaid(): { said: string; raw: string; names: readonly string[] }[] {
    return this.takeAll('ITEM', 'FOOD').map(({ start, end, names = [] }) => ({
      said: this.folded.slice(start, end),
      raw: this.text.slice(start, end).toLowerCase(),
      names: names.filter((name) => !classes.has(name) && name !== 'gelo'),
    }))
  }

  /** The next food of the lexicon, or item of the house. */
  food(): string | undefined {
    const name = this.take('FOOD', 'ITEM')?.names?.[0]
    return name === undefined || classes.has(name) ? undefined : name
  }

  /** All tools of the bar or the kitchen. */
  tools(): string[] {
    return [...new Set(this.takeAll('TOOL').flatMap(({ names }) => names ?? []))]
  }

  /** All items as one list: "Pudim + Cartola". */
  joinedItems(): string | undefined {
    const named = this.items()
    return named.length > 0 ? named.join(' + ') : undefined
  }

  /** The name of the day or the feast. */
  dateName(): string | undefined {
    const found = datesIn(this.text, this.today).find(({ name }) => name !== null)
    if (found) this.days()
    return found?.name ?? undefined
  }

  /** Today's price of an item of the house. */
  priceOf(item: string): number | undefined {
    return this.names.find(({ name, isSection }) => !isSection && name === item)?.price ?? undefined
  }

  /** R$ of the house's cheapest item; 0 if no price is known. */
  get cheapest(): number {
    const prices = this.names.flatMap(({ price, isSection }) => (isSection || price == null ? [] : [price]))
    return prices.length === 0 ? 0 : Math.min(...prices)
  }

  /** R$, also where the owner leaves the currency out. */
  money(): number | undefined {
    return (this.take('MONEY') ?? this.take('NUMBER'))?.value
  }

  /** The next amount of R$ or without a unit. */
  amount(): number | undefined {
    return this.take('MONEY', 'NUMBER')?.value
  }

  /** R$, named as such. */
  reais(): number | undefined {
    return this.take('MONEY')?.value
  }

  percent(): number | undefined {
    return this.take('PERCENT')?.value
  }

  number(): number | undefined {
    return this.take('NUMBER')?.value
  }

  /** "18h", "18:30": the hour, minutes as a fraction. */
  hour(): number | undefined {
    const found = this.take('HOUR')
    if (!found) return undefined
    const [, hours, minutes = '0'] =
      /(\d{1,2})\D*(\d{2})?/.exec(this.folded.slice(found.start, found.end)) ?? []
    return hours === undefined ? undefined : Number(hours) + Number(minutes) / 60
  }

  /** 0 Sunday … 6 Saturday */
  weekdays(): number[] | undefined {
    if (this.takeAll('WEEKDAY').length === 0) return undefined
    const days = weekdaysIn(this.folded)
    return days.length > 0 ? days : undefined
  }

  /** The days of a statement. @param over whether it tells of the past */
  days(over = false): { from?: string; to?: string } | undefined {
    if (this.takeAll('DATE').length === 0) return undefined
    this.takeAll('WEEKDAY')
    return spanOf(datesIn(this.text, this.today, over), this.today)
  }

  /** The day in the owner's words; it stays free for other fields. */
  dayPhrase(): string | undefined {
    const [day] = this.masks.filter(({ mask }) => mask === 'DATE')
    return day && this.text.slice(day.start, day.end).replace(/^dia /i, '')
  }

  /** The day by which something is due: the one after "até" or "antes de", else the first. */
  private due(): Masked | undefined {
    const days = this.masks.filter(({ mask }) => mask === 'DATE')
    const isDue = ({ start }: Masked) =>
      /(?<![a-z])(?:ate|antes d[aoe]s?|para|pra)(?: [oa])?(?: dia)? $/.test(this.folded.slice(0, start))
    return days.find(isDue) ?? days[0]
  }

  /** Today, yyyy-mm-dd. */
  get day(): string {
    return this.today
  }

  /** The next day of that weekday, today not counted. */
  next(weekday: number): string {
    const today = new Date(`${this.today}T00:00:00Z`).getUTCDay()
    return addDays(this.today, ((weekday - today + 6) % 7) + 1)
  }

  /** The last day that "até o dia 29" or "antes do dia 29" leaves. */
  by(): string | undefined {
    if (this.takeAll('DATE').length === 0) return undefined
    this.takeAll('WEEKDAY')
    const day = this.due()
    const said = day && this.text.slice(day.start, day.end)
    const span = (said && datesIn(said, this.today)[0]?.span) || datesIn(this.text, this.today)[0]?.span
    const isBefore = /(?<![a-z])antes d[aoe]s?(?: dia)? $/.test(this.folded.slice(0, day?.start ?? 0))
    return span && (isBefore ? addDays(span.from, -1) : span.to)
  }

  /** That day in the owner's words. */
  dueWords(): string | undefined {
    const day = this.due()
    return day && this.text.slice(day.start, day.end)
  }

  /** The next food of the lexicon, also where the words name an item of the house too. */
  ingredient(): string | undefined {
    const [next] = this.left('FOOD', 'ITEM')
    if (!next) return undefined
    const name =
      next.mask === 'FOOD' ? next.names?.[0] : foodsIn(this.text.slice(next.start, next.end))[0]?.names?.[0]
    if (name !== undefined) this.taken.add(next)
    return name
  }

  /** The part of the menu that "um dos petiscos" counts. */
  course(): CourseId | undefined {
    return courseIn(this.folded)
  }

  /** The unit of weight, volume or pieces that the clause names. */
  unit(): StockUnit | undefined {
    return stockUnitIn(this.folded)
  }

  /** The day on which it begins. */
  start(): string | undefined {
    const found = startDay(this.folded, this.today)
    if (found) for (const one of this.masks) if (meets(one, found)) this.taken.add(one)
    return found?.day
  }

  /** The next item, or what the owner calls several of them. @param own the owner's words in any case */
  goods(own = false): string | undefined {
    const next = this.take('ITEM', 'FOOD')
    const [name, ...more] = next?.names ?? []
    if (!next || name === undefined || classes.has(name)) return undefined
    return more.length === 0 && !own ? name : this.text.slice(next.start, next.end)
  }

  /** Until when, in the owner's words. */
  until(): string | undefined {
    const found = withoutSpan(this.folded).until
    if (!found) return undefined
    const span = { start: found.at, end: found.at + found.length }
    for (const one of this.masks) if (meets(one, span)) this.taken.add(one)
    return this.text.slice(span.start, span.end)
  }

  /** Whether all items are meant: "tudo", "nenhum preço". */
  get isAboutAll(): boolean {
    return (
      this.masks.some(({ names }) => names?.includes(everyItem)) ||
      /(?<![a-z])(?:tudo|nenhuma?|tod[oa]s)(?![a-z])/.test(this.folded)
    )
  }
}
