import type { Venue } from '../house/read-venue.ts'
import { capitalize, the, verbFor } from '../language/grammar.ts'
import { formatBrl, joinList, stableFraction } from '../language/text.ts'
import type { Option } from './options.ts'
import { type Dimension, dimensions } from './profile.ts'
import { type Finding, named, type RuleId, type Score } from './rules.ts'
import type { DishReading } from './understand.ts'
import { createTeller, type Teller } from './ways.ts'

const dimensionWords: Readonly<Record<Exclude<Dimension, 'weight'>, string>> = {
  fat: 'gordura',
  acid: 'acidez',
  sweet: 'doçura',
  smoke: 'tostado',
  heat: 'pimenta',
  salt: 'sal',
  umami: 'sabor fundo',
  bitter: 'amargor',
  crisp: 'crocância',
}

const isNamed = (dimension: Dimension): dimension is Exclude<Dimension, 'weight'> => dimension !== 'weight'

/** A dish in brief: its weight and its three strongest traits. */
export function describeProfile({ profile }: DishReading): string[] {
  const weight = profile.weight >= 2.2 ? 'encorpado' : profile.weight >= 1.4 ? 'médio' : 'leve'
  const strong = dimensions
    .filter(isNamed)
    .filter((dimension) => profile[dimension] >= 1)
    .toSorted((a, b) => profile[b] - profile[a])
    .slice(0, 3)
    .map((dimension) => agree(`${dimensionWords[dimension]} ${profile[dimension] >= 2 ? 'alta' : 'média'}`))
  return [weight, ...strong]
}

/** "sal alta" → "sal alto": two of the nouns are masculine. */
function agree(text: string): string {
  return /^(sal|tostado|sabor fundo|amargor) /.test(text) ? text.replace(/(alt|médi)a$/, '$1o') : text
}

/** Rules about the house and the occasion, not about the dish. */
export const circumstantial: readonly RuleId[] = ['style', 'occasion', 'house', 'price', 'turn']

/** A dish's name without additions in brackets: "Pastel de queijo (8 un.)". */
export function spokenName(name: string): string {
  return name.replace(/\s*\([^)]*\)/g, '').trim() || name
}

/** The phrase for one finding. */
type TellFinding = (finding: Finding) => string

/** Words findings differently each time. */
export function createReasons(teller: Teller): TellFinding {
  return ({ rule, reason, ways, told }) => {
    if (!ways) return reason()
    const list = ways()
    return teller(told ?? rule, list, Math.max(0, list.indexOf(reason())))
  }
}

/** Why an option suits a dish: one sentence with up to `most` reasons, and the caveat. */
export function reasonOf(
  { findings }: Score,
  tell: TellFinding = ({ reason }) => reason(),
  most = 2,
): string {
  const good = findings.filter(({ points }) => points > 0)
  const own = good.filter(({ rule }) => !circumstantial.includes(rule))
  // Matching weight is the weakest reason: mention it only if there is no other.
  const tasted = own.filter(({ rule }) => rule !== 'weight')
  const telling = [tasted, own, good].find((list) => list.length > 0) ?? []
  const chosen = telling.slice(0, most).map(tell)
  const worst = findings.filter(({ rule }) => !circumstantial.includes(rule)).at(-1)
  const caution = worst && worst.points <= -1 ? `, mas ${worst.reason()}` : ''
  const why =
    chosen.length > 0
      ? chosen.join(chosen.some((one) => one.includes(', ')) ? '; ' : ', e ')
      : 'um não atrapalha o outro, sem mais'
  return `${capitalize(why)}${caution}.`
}

/** ml of a neat dose, by the glassware of the house. */
export function doseMlOf(venue: Venue): number {
  return venue.glassware === 'everyday' ? 50 : 40
}

/** Whether young cachaça should be served from the freezer with this dish. */
const isServedIced = ({ groups, profile }: DishReading) =>
  groups.has('fish') || groups.has('shellfish') || profile.crisp >= 1.5 || profile.fat >= 2

/** Dose and temperature of an option beside a dish. `doseNote` says once where the bottles are kept. */
export function servingOf(dish: DishReading, option: Option, venue: Venue): string {
  if (option.kind !== 'cachaca') {
    if (option.drink) return option.drink.serve
    return option.price === null ? 'falta o preço no cardápio' : `a ${formatBrl(option.price)}, como já sai`
  }
  const ml = option.doseMl ?? doseMlOf(venue)
  if (option.base === 'alambique') {
    return isServedIced(dish) ? `${ml} ml, gelada, a 2–6 °C` : `${ml} ml, fresca, a 8–12 °C`
  }
  const [usual, sweet] = option.base === 'carvalho' ? ['16–18', '18–20'] : ['18–20', '20–22']
  return `${ml} ml a ${dish.course === 'dessert' ? sweet : usual} °C`
}

/** "dose de Alambique", "Domingo na Parangaba". */
export function optionName({ kind, name }: Pick<Option, 'kind' | 'name'>): string {
  return kind === 'cachaca' ? `dose de ${name}` : name
}

/** "a dose de Alambique", "o Domingo na Parangaba": an option with its article. */
export function theOption(option: Pick<Option, 'kind' | 'name'>): string {
  return option.kind === 'cachaca' ? the(optionName(option)) : named(option)
}

/**
 * Varies the phrases within a list: prefers another rule, then another wording of the same one. Empty without a finding
 * about taste.
 */
export function createPhrases(
  allowsText: (text: string) => boolean = () => true,
  teller: Teller = createTeller(allowsText),
): (entry: Score) => string {
  const used = new Map<string, number>()
  return ({ findings }) => {
    const found = findings
      .flatMap(({ rule, told = rule, points, phrase, phrases }) => {
        if (points <= 0 || phrase === null) return []
        const ways = (phrases?.() ?? [phrase()]).filter(allowsText)
        return ways.length > 0 ? [{ rule, told, ways, start: Math.max(0, ways.indexOf(phrase())) }] : []
      })
      .reduce<{ rule: string; told: string; ways: string[]; start: number } | null>(
        (best, next) => (best && (used.get(best.rule) ?? 0) <= (used.get(next.rule) ?? 0) ? best : next),
        null,
      )
    if (!found) return ''
    used.set(found.rule, (used.get(found.rule) ?? 0) + 1)
    return teller(`line ${found.told}`, found.ways, found.start)
  }
}

/** A line for the guest's menu: describes the taste and never urges to drink. */
export function menuTextOf(dish: DishReading, option: Option, phrase: string): string {
  const name = spokenName(dish.item.name)
  const about = option.about === null ? '' : `, ${option.about}`
  const served = { kind: option.kind, name: spokenName(option.name) }
  const drink = `${optionName(served)}${about}`
  const told = phrase === '' ? '' : `: ${phrase}`
  const ways = [
    `${name}, com ${drink}${told}.`,
    `${name}. Ao lado, ${drink}${told}.`,
    `${name} e ${drink}${told}.`,
    `${name}, na companhia d${theOption(served)}${about}${told}.`,
  ]
  return ways[Math.floor(stableFraction(`${name}|${option.id}`) * ways.length)] ?? ''
}

/** The team's sentence when offering the pairing: short, and never urging guests to drink. */
export function pitchOf(
  dish: DishReading,
  option: Option,
  phrase: string,
  tell: Teller = createTeller(),
): string {
  const name = spokenName(dish.item.name)
  const what = theOption({ kind: option.kind, name: spokenName(option.name) })
  const why = phrase === '' ? '' : ` ${capitalize(phrase)}.`
  const cold = option.base === 'alambique' && isServedIced(dish) ? ' gelada' : ''
  const ways =
    option.kind === 'cachaca'
      ? [
          `“Trago ${option.doseMl ?? 50} ml da ${option.name}${cold} com ${the(name)}?${why}”`,
          `“Com ${the(name)}, aqui vai a ${option.name}${cold}.${why}”`,
          `“Posso trazer uma ${option.name} pequena, do lado d${the(name)}?${why}”`,
          `“${capitalize(the(name))} e a ${option.name}${cold} formam par aqui.${why}”`,
        ]
      : [
          `“Com ${the(name)}, sugiro ${what}.${why}”`,
          `“Para ${the(name)}, ${what}?${why}”`,
          `“${capitalize(the(name))} ${verbFor(name, 'vai', 'vão')} bem com ${what}.${why}”`,
        ]
  return tell(`pitch ${option.kind === 'cachaca'}`, ways, name.length % ways.length)
}

/** "a, b, c e mais 4": a list of names that may be long. */
export function shortList(names: readonly string[], most = 8): string {
  if (names.length <= most) return joinList(names)
  return `${names.slice(0, most).join(', ')} e mais ${names.length - most}`
}
