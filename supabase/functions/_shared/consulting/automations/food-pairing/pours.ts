/** Maps the house's options to kinds of pour, and a preparation's sentences to them. */

import type { CachacaId } from '../../base/cachacas.ts'
import { capitalize, the } from '../../base/language/grammar.ts'
import { foldAccents, idOf } from '../../base/language/text.ts'
import { neutralTaste, type Option } from '../../base/pairing/options.ts'
import { souredBy } from '../../base/pairing/rules.ts'
import { isDrinkLine } from '../../base/pairing/understand.ts'
import type { Teller } from '../../base/pairing/ways.ts'
import type { MenuItem } from '../../documents/menu.ts'
import type { Pour, PourLine, Preparation } from './preparations/preparation.ts'
import { spokenName } from './short-names.ts'
import type { SoftDrink } from './without-alcohol.ts'

const neatPours: Readonly<Record<CachacaId, Pour>> = {
  alambique: 'white',
  carvalho: 'oak',
  castanheira: 'nut',
  amburana: 'nut',
}

/** The pours that an option can be; empty if its taste fits none of them. */
export function poursOf(option: Option): readonly Pour[] {
  if (option.kind === 'cachaca') return option.base === null ? [] : [neatPours[option.base]]
  if (option.id.startsWith('wine-')) return ['wine']
  if (option.id.startsWith('soft-')) return ['soft']
  // The house's own dose, by its name.
  if (option.id.startsWith('asked-') && neat.test(foldAccents(option.name)))
    return [aged.test(foldAccents(option.name)) ? 'oak' : 'white']
  const { taste } = option
  if (taste.cream >= 1.5) return ['cream']
  const sour: readonly Pour[] =
    taste.acid < 1.2 ? [] : souredBy(option) === 'o limão' ? ['lime', 'sour'] : ['sour']
  // Coconut water and cajuína are tasted only in long drinks without a sour of their own.
  const long = option.drink?.template === 'highball'
  return [
    ...sour,
    ...(long && option.aromas.has('coco') ? (['coconut'] as const) : []),
    ...(long && /cajuina/.test(idOf(contentsText(option))) ? (['cajuina'] as const) : []),
    ...(taste.bubbles >= 2 ? (['bubbles'] as const) : []),
    ...(taste.bitter >= 1.5 ? (['bitter'] as const) : []),
  ]
}

const contentsText = ({ drink }: Option): string =>
  (drink?.ingredients ?? []).map(({ name }) => name).join(' ')

const wineWords = /\b(vinho branco|branco da casa|espumante|prosecco|rose|sauvignon|chardonnay)\b/
const bottle = /\bgarrafa|750\s*ml|\btinto\b/

/** The house's white and sparkling wines by the glass. */
export function wineOptions(items: readonly MenuItem[]): Option[] {
  return items.flatMap((item): Option[] => {
    const text = foldAccents(`${item.name} ${item.description ?? ''}`)
    const glass = /\btacas?\b/.test(foldAccents(`${text} ${item.category ?? ''}`))
    if (!isDrinkLine(item) || !wineWords.test(text) || bottle.test(text) || !glass) return []
    return [bought('wine', item, 1.6)]
  })
}

/**
 * The house's drinks without alcohol, for dishes that cachaça does not suit. Sour ones come first, because their
 * acidity serves as lime would.
 * @param all whether nothing but the house's own is poured: then each of them
 */
export function softOptions(drinks: readonly SoftDrink[], all = false): Option[] {
  const sour = ({ kind }: SoftDrink) => Number(kind === 'acid')
  return drinks
    .toSorted((a, b) => sour(b) - sour(a))
    .flatMap(({ kind, item }) =>
      all || kind === 'acid' || kind === 'coconut' ? [bought('soft', item, 1)] : [],
    )
}

const beer =
  /\b(?:cervejas?|chopp?e?s?|ipa|pilsen|lager|weiss|stout|long ?neck|heineken|brahma|skol|antarctica)\b/
const sourBeer = /\b(?:sour|gose|berliner|lambic)\b/
const aged = /\b(?:ouro|envelhecida|carvalho|amburana|balsamo|madeira|amarela)\b/
const neat = /^(?:doses?|shots?|cachacas?|pingas?)\b/
const soda = /\b(?:refri\w*|guarana|coca|pepsi|fanta|sprite|kuat|soda)\b/
const sweetFruit =
  /\b(?:suco|refresco|vitamina|nectar)\b.*\b(?:manga|goiaba|graviola|uva|banana|mamao|sapoti|ata|melancia|melao|pessego)\b|\bcajuina\b/

/** What a name tells of a taste: beer works by its gas and its bitterness, and only sour beer is acid. */
function tasteByName(name: string): Partial<Option['taste']> {
  const folded = foldAccents(name)
  if (neat.test(folded)) return { acid: 0, warmth: 2.2, body: 1.5, fresh: 0 }
  if (sourBeer.test(folded)) return { acid: 2, bubbles: 2.2 }
  if (beer.test(folded)) return { acid: 0, bubbles: 2.2, bitter: 1.5 }
  if (/^saque\b/.test(folded)) return { acid: 0.8, warmth: 0.8 }
  if (/\btonica\b/.test(folded)) return { acid: 0.4, bubbles: 2.2, bitter: 1.5, sweet: 1.2 }
  if (/\bagua\b.*\bgas\b/.test(folded)) return { acid: 0, bubbles: 2.2 }
  if (soda.test(folded)) return { acid: 0.4, bubbles: 2.2, sweet: 2.2 }
  return sweetFruit.test(folded) ? { acid: 0.6, sweet: 1.9 } : {}
}

/** A drink of the menu whose taste only its name tells. */
export function bought(kind: 'wine' | 'soft' | 'asked', item: MenuItem, acid: number): Option {
  return {
    id: `${kind}-${idOf(item.name)}`,
    kind: 'menu_drink',
    name: item.name,
    base: null,
    taste: {
      ...neutralTaste,
      acid,
      fresh: 1.4,
      body: 1,
      warmth: kind === 'wine' ? 0.8 : 0,
      ...(kind === 'asked' && tasteByName(item.name)),
    },
    aromas: new Set(),
    houseFit: 1,
    price: item.price,
    cost: item.cost,
    doseMl: null,
    glass: null,
    drink: null,
    about: null,
  }
}

/** The first line of a preparation that an option can fill. */
export function lineFor(preparation: Preparation | null, option: Option): PourLine | null {
  const mine = poursOf(option)
  return preparation?.pours.find((line) => mine.includes(line.pour)) ?? null
}

const sparkling = /espumante|prosecco/

/** A sentence about white wine, for a sparkling one. */
const asSparkling = (text: string): string =>
  text
    .replaceAll('taça de branco', 'taça de espumante')
    .replaceAll(/branco seco|branco(?= frio)/g, 'espumante')

function filled(text: string, option: Option): string {
  const told = sparkling.test(foldAccents(option.name)) ? asSparkling(text) : text
  const name = spokenName(option.name)
  // The sentences have the feminine article, as for a caipirinha; new drinks are masculine.
  const masculine = option.kind === 'suggested_drink' || the(name).startsWith('o')
  const articled = masculine ? told.replaceAll(/(?<!\p{L})([dn]?)a \{drink\}/gu, '$1o {drink}') : told
  // Another sweet wood takes the place of the farm's own in its sentences.
  const wood =
    option.base === 'amburana'
      ? articled
          .replaceAll('Castanheira', 'Amburana')
          .replaceAll('castanheira', 'amburana')
          .replaceAll(/(?<!\p{L})nozes?(?!\p{L})|(?<!\p{L})noz(?!\p{L})/gu, 'especiaria')
      : articled
  return capitalize(wood.replaceAll('{by}', souredBy(option)).replaceAll('{drink}', name))
}

const animal =
  /queij|manteiga|nata(?!\p{L})|creme(?!\p{L})|presunto|frango|(?<!sem )carne|bacon|porco|camar|peixe|ovo(?!\p{L})/iu

/** Texts beside a dish may name what its own name does: "chocolate" brings nothing new to a fondue of chocolate. */
export function allowsBeside(
  { name }: Pick<MenuItem, 'name'>,
  allowsText: (text: string) => boolean,
): (text: string) => boolean {
  const own = new Set(name.toLowerCase().match(/\p{L}{4,}/gu) ?? [])
  return (text) =>
    allowsText(text.replaceAll(/\p{L}{4,}/gu, (word) => (own.has(word.toLowerCase()) ? '' : word)))
}

/** Which texts are allowed for a dish: in a kitchen without meat, none that mention meat, butter or cheese. */
export function sayableOf(
  { name, description }: Pick<MenuItem, 'name' | 'description'>,
  style: string,
  allowsText: (text: string) => boolean,
): (text: string) => boolean {
  const plants = style === 'Vegetariana ou vegana' || /vegan/i.test(`${name} ${description ?? ''}`)
  const allows = allowsBeside({ name }, allowsText)
  return plants ? (text) => allows(text) && !animal.test(text) : allows
}

/** Whether a line has a reason and a sentence that are allowed in this house. */
export const sayableLine = (
  { why, say }: PourLine,
  option: Option,
  allowsText: (text: string) => boolean,
): boolean => [why, say].every((texts) => texts.some((text) => allowsText(filled(text, option))))

/** All reasons and sentences of a preparation for an option; null if it is none of its pours, or no text is allowed. */
export function linesOf(
  preparation: Preparation | null,
  option: Option,
  allowsText: (text: string) => boolean,
): { why: string[]; say: string[] } | null {
  const line = lineFor(preparation, option)
  if (!line || !sayableLine(line, option, allowsText)) return null
  const among = (texts: readonly string[]) => texts.map((text) => filled(text, option)).filter(allowsText)
  return { why: among(line.why), say: among(line.say) }
}

/**
 * Why an option suits a preparation, and the waiter's sentence; null if it is none of its pours, or the text is not
 * allowed.
 */
export function toldOf(
  preparation: Preparation | null,
  option: Option,
  tell: Teller,
  allowsText: (text: string) => boolean,
): { why: string; say: string } | null {
  const lines = linesOf(preparation, option, allowsText)
  if (!preparation || !lines) return null
  const key = `${preparation.id}|${lineFor(preparation, option)?.pour}`
  return { why: tell(`${key}|why`, lines.why), say: tell(`${key}|say`, lines.say) }
}
