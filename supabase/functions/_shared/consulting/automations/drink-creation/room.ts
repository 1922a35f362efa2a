/** Limits on the number of drinks of one kind, with one flavour, or with much preparation. */
import type { Candidate } from '../../base/drinks/candidate.ts'
import type { TemplateId } from '../../base/drinks/templates.ts'
import { tokenize } from '../../base/language/text.ts'
import { madeOf } from '../../base/pantry/bar.ts'
import { leavesExact, standsForTwo } from '../../base/request/menu-shares.ts'
import { flavoursIn } from './flavours.ts'
import { holds, type Preference, type Wishes } from './wishes.ts'

/** Maximum drinks of one kind on a menu. */
const mostOf: Readonly<Partial<Record<TemplateId, number>>> = {
  shot: 1,
  hot: 1,
  frozen: 2,
  coffee: 2,
  cream: 2,
  spritz: 2,
  batida: 2,
  julep: 2,
  negroni: 2,
  aperitif: 2,
}
const mostOfAny = 3
/** Drinks with one leading flavour. */
const mostOfHero = 3

/** Counts over the menu so far, updated incrementally because every candidate reads them. */
export interface Tally {
  templates: Map<string, number>
  heroes: Map<string, number>
  flavours: Map<string, number>
  muddled: number
  families: Map<string, number>
  garnishes: Map<string, number>
  bases: Map<string, number>
  /** Ids of the syrups and infusions that the menu needs. */
  prepared: Set<string>
  /** Families of everything that is bought for the menu. */
  bought: Set<string>
  preferred: Map<string, number>
  concepts: Set<string>
  signatures: Set<string>
  shaken: number
  tall: number
  /** Last words of the names. */
  endings: Set<string | undefined>
  menu: Candidate[]
}

export function tallyOf(menu: readonly Candidate[]): Tally {
  const tally: Tally = {
    templates: new Map(),
    heroes: new Map(),
    flavours: new Map(),
    muddled: 0,
    families: new Map(),
    garnishes: new Map(),
    bases: new Map(),
    prepared: new Set(),
    bought: new Set(),
    preferred: new Map(),
    concepts: new Set(),
    signatures: new Set(),
    shaken: 0,
    tall: 0,
    endings: new Set(),
    menu: [...menu],
  }
  // Names, tall glasses, flavours and bar work are limited over the whole menu, kinds separately.
  for (const candidate of menu) tallyService(tally, candidate)
  return tally
}

export const isMuddled = ({ portions, path }: Candidate) =>
  path.method !== 'blend' &&
  portions.some(({ item }) => item.phase === 'muddle' && (item.mlPerUnit > 0 || item.unit === 'un'))

function tallyService(tally: Tally, candidate: Candidate): void {
  for (const flavour of flavoursIn(candidate)) count(tally.flavours, flavour)
  if (isMuddled(candidate)) tally.muddled += 1
  if (isTall(candidate)) tally.tall += 1
  tally.endings.add(lastWord(candidate))
  for (const { item } of candidate.portions) {
    if (item.kind === 'house') tally.prepared.add(item.id)
    for (const { kind, family } of madeOf(item)) if (kind === 'bought') tally.bought.add(family)
  }
}

const count = (counts: Map<string, number>, key: string) => counts.set(key, (counts.get(key) ?? 0) + 1)

export function tallyUp(tally: Tally, candidate: Candidate, preferred: readonly Preference[]): void {
  count(tally.templates, candidate.concept.template)
  count(tally.heroes, candidate.hero)
  tallyService(tally, candidate)
  if (candidate.base) count(tally.bases, candidate.base.id)
  for (const wish of preferred) if (holds(candidate, wish)) count(tally.preferred, wish.term)
  for (const family of candidate.families) count(tally.families, family)
  if (candidate.garnish) count(tally.garnishes, candidate.garnish.id)
  tally.concepts.add(candidate.concept.id)
  tally.signatures.add(candidate.signature)
  if (candidate.path.method === 'shake') tally.shaken += 1
  tally.menu.push(candidate)
}

/** Maximum drinks of one kind on a menu of this size: six drinks are of six kinds. */
const mostOfKind = (
  template: TemplateId,
  total: number,
  { hot = 0, styles }: Pick<Wishes, 'hot' | 'styles'>,
) =>
  template === 'hot' && hot > 0
    ? hot
    : template === 'highball' && styles.has('dry')
      ? Math.ceil(total / 2)
      : Math.min(mostOf[template] ?? mostOfAny, Math.max(1, Math.ceil(total / 3) - 1))

const tallKinds: ReadonlySet<TemplateId> = new Set(['highball', 'collins', 'tiki'])

/** Whether guests see another tall glass with ice, whatever its recipe is called. */
export const isTall = ({ concept }: Candidate): boolean => tallKinds.has(concept.template)

/** Maximum of tall drinks with ice on a menu: two among six. */
export const mostTall = (total: number): number => Math.max(2, Math.ceil(total / 3))

/** Maximum drinks with freshly pressed fruit: few in a busy bar, one in eight if the owner asks for speed. */
function mostMuddled({ styles, venue }: Wishes, total: number): number {
  if (styles.has('quick')) return Math.floor(total / 8)
  return venue.traitFit('quick') > 0 ? Math.max(1, Math.floor(total / 3)) : total
}

/** Score of drinks with coffee from which a house's guests expect several. */
const expectsCoffee = 1.5

/** Elsewhere one drink with coffee ends the meal, and a second repeats it. */
const isSecondCoffee = ({ families }: Candidate, tally: Tally, { venue, preferred }: Wishes): boolean =>
  families.has('café') &&
  tally.families.has('café') &&
  venue.templateFit('coffee') < expectsCoffee &&
  !preferred.some(({ term }) => term === 'café')

const lastWord = ({ concept }: Candidate) => tokenize(concept.name).at(-1)

/** "Conversa na Calçada" and "Melancia na Calçada" end alike; in what the owner asks for, names may. */
const endsAlike = (candidate: Candidate, { endings }: Tally, { preferred }: Wishes): boolean => {
  const last = lastWord(candidate)
  return endings.has(last) && !preferred.some(({ term }) => tokenize(term).at(-1) === last)
}

/**
 * Whether a menu may take one more drink; one that may not never will.
 * @param slack factor on the usual number of drinks of one kind or flavour
 */
export function mayJoin(
  candidate: Candidate,
  tally: Tally,
  wishes: Wishes,
  total: number,
  slack: number,
): boolean {
  const { template, id } = candidate.concept
  const { shares, beside } = wishes
  const all = total + beside.length
  return (
    (tally.templates.get(template) ?? 0) < mostOfKind(template, total, wishes) * slack &&
    (tally.heroes.get(candidate.hero) ?? 0) < mostOfHero * slack &&
    !tally.concepts.has(id) &&
    !tally.signatures.has(candidate.signature) &&
    !endsAlike(candidate, tally, wishes) &&
    (candidate.base === null || !isTall(candidate) || tally.tall < mostTall(total) * slack) &&
    (slack > 1 || !standsForTwo(candidate, shares)) &&
    (slack > 1 || !isSecondCoffee(candidate, tally, wishes)) &&
    (slack > 1 || (hasRoom(candidate, tally, wishes, all) && leavesExact(candidate, tally.menu, shares, all)))
  )
}

/** Whether a menu of `whole` drinks has room for the candidate's flavours and bar work. */
function hasRoom(candidate: Candidate, { flavours, muddled }: Tally, wishes: Wishes, whole: number): boolean {
  const { flavourLimit } = wishes
  return (
    flavoursIn(candidate).every((flavour) => (flavours.get(flavour) ?? 0) < flavourLimit(flavour, whole)) &&
    (!isMuddled(candidate) || muddled < mostMuddled(wishes, whole))
  )
}
