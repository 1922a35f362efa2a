/** The words that the posts of one item choose from, with the item's own facts in them. */
import { known } from '../../base/house/own-menu.ts'
import { capitalize, uncapitalize } from '../../base/language/grammar.ts'
import { foldAccents, stableFraction, tokenize } from '../../base/language/text.ts'
import { contentsOf } from '../../base/lexicon/name-meanings/contents.ts'
import { built, factsOf, suits } from './item-facts.ts'
import {
  describedOf,
  drinkAlcohol,
  isDrink,
  partedName,
  pricedPer,
  type Shown,
  spokenPrice,
  weekdayWords,
  withoutSize,
} from './menu-items.ts'
import { preparedName } from './prepared-name.ts'
import { familyOf } from './tables/families.ts'
import * as forms from './tables/forms.ts'
import { originForms, originIn } from './tables/origin-forms.ts'
import * as shots from './tables/shots.ts'
import { soberDishes, soberGlasses } from './tables/sober.ts'
import { soberDescribed, soberNamed, softForms } from './tables/sober-forms.ts'
import {
  type Spoken,
  specials,
  spokenDish,
  spokenDishAsks,
  spokenDishes,
  spokenSpecials,
} from './tables/spoken-dishes.ts'
import { spokenDrinks, spokenGlass, spokenGlassAsks, spokenMaking } from './tables/spoken-drinks.ts'
import { spokenEpithets, spokenToday } from './tables/spoken-lines.ts'

/** What may be said of an item, its own fields not filled; each list in the order of preference. */
export type ItemWords = {
  /** Within a sentence, without size or pieces. */
  name: string
  /** Thoughts that carry a caption. */
  texts: readonly string[]
  /** Thoughts in the speech of Ceará, where the house speaks so. */
  spoken: readonly string[]
  /** One sentence for houses of few words. */
  sober: readonly string[]
  /** That today is its day, of an item that is sold on some weekdays only. */
  today: readonly string[]
  /** Thoughts for voices that joke. */
  jokes: readonly string[]
  /** Thoughts that hold the menu's own description. */
  described: readonly string[]
  /** The description beside a thought. */
  details: readonly string[]
  /** "Para dois. Só sai aos sábados." */
  facts: string
  asks: readonly string[]
  shots: readonly string[]
  /** Fills what is the item's own; null where the item lacks what the wording speaks of. */
  fill: (text: string) => string | null
}

/** A list in an order of the house's own. */
export const shuffled = (list: readonly string[], seed: string) =>
  list.toSorted((a, b) => stableFraction(`${seed}|${a}`) - stableFraction(`${seed}|${b}`))

/** The first letter small, unless it begins an abbreviation. */
const lowerFirst = (text: string) =>
  /^(?:\p{Lu}\p{Lu}|Carvalho|Prata|Castanheira)/u.test(text) ? text : uncapitalize(text)

/** What comes with an item, and not the item: "com farofa". */
const isCompany = (text: string) => /^(com|sem|n[ao]s?|ao?s?|à|em)(?!\p{L})/iu.test(text)

/** Whether a description names a thing that the name names. */
const sharesWord = (description: string, name: string) => {
  const words = tokenize(description)
  return tokenize(name).some((word) => word.length > 3 && words.includes(word))
}

/** A description that is no list of things: "com farofa", "grelhado na brasa". */
const isPhrase = (text: string) =>
  /^(com|leva|acompanha|em|n[ao]s?|ao?s?|à|para|sem|de|feit[ao]s?|serv\p{L}+|vem|\p{L}+[ai]d[oa]s?)(?!\p{L})/iu.test(
    text,
  ) || /[.;:]|^\d/.test(text)

/** What an item is said to be, and not what it holds: "receita da Dona Neuma". */
export const isEpithet = (text: string) =>
  /^(?:(?:receitas?|cl[aá]ssic[oa]|especialidade|segredo)(?!\p{L})|(?:[oa]s?|uma?) \p{L})/iu.test(text)

const counts = ['', '', 'duas coisas', 'três coisas', 'quatro coisas', 'cinco coisas'] as const

/** What a description lists, where it lists two to five things in few words each; else nothing. */
function partsOf(description: string): string[] {
  const parts = description.split(/,\s+|\s+e\s+/)
  const short = parts.every((part) => part.split(' ').length <= 4 && !isPhrase(part))
  return short && parts.length > 1 && parts.length < counts.length ? parts : []
}

/** Needs a noun phrase after it: "leva {d}". */
const needsNoun = /(?<!\p{L})(leva|vem|é|com|versão,|por aqui,|junte tudo e tem-se) \{[d]\}/iu

/** Needs what the item is: “{d}” on a screen of its own. */
const alone = /“\{d\}”|: \{[dD]\}|(leva|Na nossa versão,|Por aqui,|é|com) \{d\}/u

const neutralAsks = {
  dish: ['Com quem você dividiria {o}?', 'O que você põe ao lado {do}?'],
  drink: ['Já viu o preparo {do} no balcão?', 'Que prato você poria ao lado {do}?'],
} as const

/** Takes one entry from each list in turn. */
const alternate = (one: readonly string[], other: readonly string[]) =>
  Array.from({ length: Math.max(one.length, other.length) }, (_, at) => [
    ...one.slice(at, at + 1),
    ...other.slice(at, at + 1),
  ]).flat()

/** Speaks to "você", as a house that says "tu" does not. */
const formal = /voc[eê]|(?<!\p{L})(su[ao]s?|seus?|d[êe]|põe)(?!\p{L})/iu

/** Of drinks beside which others hold alcohol. */
const besideAlcohol = /álcool|brind|nunca bebe|não bebe/iu
const poured =
  /cacha[cç]a|caipi|cerveja|chopp?e?\b|vinho|drink|\bgi[nm]\b|dose|vod[ck]a|whisky|batida|espumante/iu

/** What not every house sells: vegans neither. */
const fromAnimals = /manteiga|queijo|carne(?! é|,)|(?<!\p{L})mel(?!\p{L})/u

/** "Doces" → "doce" */
const singular = (section: string | null) => (section ?? '').trim().split(/\s+/)[0]?.replace(/s$/iu, '') ?? ''

type Telling = {
  seed: string
  sold: string
  facts: string
  /** Whether the house speaks as Ceará does. */
  accent: boolean
  /** Today's, for an item that is sold on some weekdays only. */
  weekday: number | null
  /** The post tells how a mixed drink is made. */
  making: boolean
}

/** The texts of the tables that know an item by its name, each table's together: the first knows it best. */
const matching = (tables: readonly Spoken[], name: string) => {
  const folded = foldAccents(name).toLowerCase()
  return tables.flatMap(({ match, texts }) => (match.test(folded) ? [texts] : []))
}

/**
 * @param seed the house's name: two houses choose in another order
 * @param sold all that the menu says, in lower case
 */
export function wordsOf(item: Shown, { seed, sold, facts, accent, weekday, making }: Telling): ItemWords {
  const name = withoutSize(partedName(item.name).head)
  const drink = isDrink(item)
  const alcohol = drinkAlcohol(item)
  const kindName = drink ? name : preparedName(name, item.section)
  const family = familyOf(kindName, drink) ?? familyOf(`${singular(item.section)} ${name}`, drink)
  // What the name alone tells is no recipe of the house.
  const meaning = accent || (family && !drink) ? null : contentsOf(name)
  const told = describedOf(item) || (meaning ?? '')
  const listed = lowerFirst(told.replace(/[.\s]+$/, ''))
  // What shares no word with a dish's name may be all of it or only what stands beside it: it is quoted as the
  // menu writes it, and within a sentence takes "com".
  const beside =
    !drink && listed !== '' && !isPhrase(listed) && !isEpithet(listed) && !sharesWord(listed, name)
  // A list ends in "e".
  const ended =
    / e /.test(listed) || partsOf(listed).length < 2 ? listed : listed.replace(/, (?=[^,]+$)/, ' e ')
  const description = beside ? `com ${ended}` : ended
  const epithet = isEpithet(description)
  const kind = factsOf(item)
  const day = weekday === null ? null : (weekdayWords[weekday]?.[2] ?? null)
  const company = isCompany(description)
  const soft = drink && !alcohol
  const origin = drink ? null : originIn(item.name, seed)
  const parts = partsOf(description)
  const price = known(item.price)
  const order = (list: readonly string[]) => shuffled(list, `${seed}|${item.name}`)
  const fields: Readonly<Record<string, string | null>> = {
    N: capitalize(name),
    K: capitalize(name.split(' ')[0] ?? name),
    d: description || null,
    D: description ? capitalize(description) : null,
    l: beside ? ended : null,
    p: price === null ? null : `${spokenPrice(price)} ${pricedPer(item)}`.trim(),
    s: item.section ? `“${capitalize(item.section.toLowerCase())}”` : null,
    q: counts[parts.length] || null,
    Q: capitalize(counts[parts.length] ?? '') || null,
    h: origin,
    z: parts.at(-1) ?? null,
    k: kind.pieces === null ? null : String(kind.pieces),
    w: day,
    W: day && capitalize(day),
    u: day && `${day.endsWith('o') ? 'um' : 'uma'} ${day}`,
  }
  const fill = (text: string): string | null => {
    if (!suits(kind, text)) return null
    if (isCompany(description) ? alone.test(text) : isPhrase(description) && needsNoun.test(text)) return null
    const missing = Object.entries(fields).some(([key, value]) => value === null && text.includes(`{${key}}`))
    if (missing) return null
    return text.replaceAll(/\{([NKdDhlpsqQzkwWu])\}/g, (all, key: string) => fields[key] ?? all)
  }
  // What a thought speaks of in passing, this house sells too.
  const fits = (text: string) =>
    fill(text) !== null &&
    (!soft || poured.test(sold) || !besideAlcohol.test(text)) &&
    (fromAnimals.exec(text.toLowerCase())?.every((word) => sold.includes(word.toLowerCase())) ?? true)
  const filled = (list: readonly string[]) => order(list).filter(fits)
  const bottled = kind.serve === 'bottled'
  const named = bottled
    ? forms.bottledPlain
    : alcohol
      ? forms.namedGlasses
      : drink
        ? forms.namedSoft
        : forms.namedForms
  const describing = drink ? forms.describedGlasses : [...forms.partedForms, ...forms.describedForms]
  const neutral = bottled
    ? shots.bottledShots
    : drink
      ? alcohol
        ? shots.glassShots
        : shots.softShots
      : shots.dishShots
  const ofItsKind = drink
    ? matching(making ? spokenMaking : spokenDrinks, name)
    : matching(spokenDishes, kindName)
  const general = bottled
    ? forms.bottledSpoken
    : drink
      ? built.includes(kind.serve)
        ? spokenGlass
        : []
      : spokenDish
  const daily = day === null ? [] : filled(accent ? spokenSpecials : specials)
  const quoted = epithet
    ? [forms.epithetForms, accent ? spokenEpithets : forms.epithets]
    : beside
      ? [forms.besideForms, forms.besides]
      : company
        ? [forms.accompaniedForms, forms.accompanied]
        : [describing, drink ? forms.describingGlass : forms.describing]
  return {
    name,
    texts: [
      ...daily,
      ...filled(origin ? originForms.plain : []),
      ...filled(soft ? softForms.plain : []),
      ...filled(family?.texts ?? []),
      ...(description && !family && !soft ? [] : filled(named)),
    ],
    spoken: accent
      ? alternate(
          [
            ...filled(origin ? originForms.spoken : []),
            ...filled(soft ? softForms.spoken : []),
            ...ofItsKind.flatMap(filled),
            ...filled(general),
          ],
          [...daily],
        )
      : [],
    sober: [
      ...matching(drink ? soberGlasses : soberDishes, kindName).flatMap(filled),
      ...filled(origin ? originForms.sober : []),
      ...filled(soft ? softForms.sober : []),
      ...filled(description ? soberDescribed : soberNamed),
    ],
    today: day === null ? [] : filled(accent ? spokenToday : forms.today),
    jokes: filled(family?.loose ?? []),
    described: description ? filled(quoted[0] ?? []) : [],
    details: description ? filled(quoted[1] ?? []) : [],
    facts,
    asks: [
      ...(accent ? matching(drink ? spokenGlassAsks : spokenDishAsks, kindName).flatMap(filled) : []),
      ...[...filled(family?.asks ?? []), ...filled(drink ? neutralAsks.drink : neutralAsks.dish)].filter(
        (text) => !accent || !formal.test(text),
      ),
    ],
    shots: [
      ...(making ? filled(shots.makingShots) : []),
      ...filled(family?.shots ?? []),
      ...filled([...neutral, ...(parts.length > 0 && !drink ? shots.describedShots : [])]),
    ],
    fill,
  }
}
