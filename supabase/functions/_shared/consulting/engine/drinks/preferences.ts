import { containsPhrase, foldAccents, singular, tokenize } from '../text.ts'
import type { Garnish } from './garnishes.ts'
import type { Ingredient, Tag } from './ingredient.ts'
import { ingredients, madeOf } from './pantry.ts'
import { type Style, styleWords } from './style-words.ts'
import { type Category, categories } from './vocabulary.ts'

/** Something the owner keeps out of the menu. */
export interface Exclusion {
  /** As the screen shows it. */
  label: string
  tags: readonly Tag[]
  /** Phrases that may stand in no text of the menu, in comparable form. */
  phrases: readonly (readonly string[])[]
  /** Stated as an allergy or an intolerance, which calls for more care than a taste. */
  allergy: boolean
}

/** What was read in the owner's free text; the screen shows it so that nothing is guessed in silence. */
export interface Understood {
  excluded: string[]
  preferred: string[]
  style: string[]
  notUnderstood: string[]
}

export interface Preferences {
  exclusions: readonly Exclusion[]
  /** Flavour families to bring forward. */
  preferredFamilies: readonly string[]
  styles: ReadonlySet<Style>
  /** Exclusions of the base itself: with them there is no menu to make. */
  refusesCachaca: boolean
  understood: Understood
}

type Polarity = 'positive' | 'negative' | 'less'

interface Marker {
  phrase: readonly string[]
  means:
    | { kind: 'negate'; allergy: boolean }
    | { kind: 'affirm' }
    | { kind: 'less' }
    | { kind: 'except' }
    | { kind: 'wish' }
}

function markers(means: Marker['means'], ...phrases: string[]): Marker[] {
  return phrases.map((phrase) => ({ phrase: tokenize(phrase), means }))
}

/** The words that turn a sentence; longer ones are tried first. */
const allMarkers: readonly Marker[] = [
  ...markers(
    { kind: 'negate', allergy: false },
    'sem',
    'nada de',
    'nada com',
    'nada',
    'não',
    'nem',
    'nunca',
    'jamais',
    'evitar',
    'evite',
    'evitamos',
    'zero',
    'livre de',
    'isento de',
    'tirar',
    'tire',
    'retirar',
    'retire',
    'excluir',
    'exclua',
    'proibido',
    'detesto',
    'detestamos',
    'odeio',
    'dispensar',
    'dispensamos',
    'fora',
  ),
  ...markers(
    { kind: 'negate', allergy: true },
    'alergia a',
    'alergia ao',
    'alergia',
    'alérgico a',
    'alérgico ao',
    'alérgica a',
    'alérgico',
    'alérgica',
    'intolerância a',
    'intolerância ao',
    'intolerância',
    'intolerante a',
    'intolerante',
    'restrição a',
    'restrição ao',
    'restrição',
  ),
  ...markers(
    { kind: 'affirm' },
    'prefiro',
    'preferimos',
    'preferência por',
    'de preferência',
    'gosto',
    'gostamos',
    'adoro',
    'adoramos',
    'quero',
    'queremos',
    'com',
    'usar',
    'usamos',
    'uso',
    'temos',
    'priorizar',
    'destaque para',
    'destacar',
    'incluir',
    'inclua',
    'só',
    'somente',
    'apenas',
    'mais',
    'muito',
    'bastante',
    'mas',
    'porém',
    'drink',
    'bebida',
    'coquetel',
    'menu',
    'carta',
  ),
  ...markers({ kind: 'wish' }, 'não pode faltar', 'não podem faltar', 'não abrir mão de', 'não abro mão de', 'não abrimos mão de', 'não abrimos mão do', 'não abro mão do'),
  ...markers(
    { kind: 'less' },
    'pouco',
    'sem muito',
    'não muito',
    'nada muito',
    'sem excesso de',
    'sem exagerar no',
    'não tão',
    'sem ser muito',
    'não sejam muito',
    'não seja muito',
    'não quero muito',
    'menos',
  ),
  ...markers({ kind: 'except' }, 'exceto', 'salvo', 'a não ser', 'tirando', 'com exceção de', 'menos o', 'menos a'),
].sort((left, right) => right.phrase.length - left.phrase.length)

/** Words that carry no wish of their own. */
const fillers = new Set(
  tokenize(
    `a o as os um uma de da do das dos e ou em no na nos nas para pra por favor que seja sejam ser é são ao à
    às aos pode podem ter conter contém tem ter há vai vão colocar coloque usar uso usamos usa servir servimos
    trabalhar trabalhamos vender vendemos gosto gostamos gosta quero queremos quer consumir consome drink drinks
    bebida bebidas coquetel coquetéis ingrediente ingredientes produto produtos derivado derivados item itens
    tipo qualquer nenhum nenhuma todo toda todos todas tudo casa bar menu carta cardápio meu minha nosso nossa
    nossos nossas cliente clientes público muito muita bastante bem mais algum alguma alguns opção opções receita
    receitas sabor sabores fruta frutas à base também porque pois como já aqui gente eu nós se alergia gostaria
    evitar incluir fresco fresca se possível possível sempre uso não`,
  ),
)

type Entry =
  | { kind: 'category'; phrase: readonly string[]; category: Category }
  | { kind: 'flavour'; phrase: readonly string[]; family: string }
  | { kind: 'style'; phrase: readonly string[]; style: Style; opposite: Style | null }
  | { kind: 'hard'; phrase: readonly string[]; reason: string }

/** Wishes that are understood and cannot be granted, with what the owner should know. */
const hardWishes: readonly { words: readonly string[]; reason: string }[] = [
  {
    words: ['gelo'],
    reason: 'o gelo faz parte da técnica e da diluição; ficou nas receitas',
  },
  {
    words: ['álcool', 'alcoólico', 'alcoólica', 'mocktail'],
    reason: 'todos os drinks deste menu levam cachaça',
  },
]

function flavourEntries(): Entry[] {
  const entries: Entry[] = []
  for (const item of ingredients) {
    const names = [item.family, ...(item.kind === 'bought' ? [item.name] : []), ...item.words]
    for (const name of names) entries.push({ kind: 'flavour', phrase: tokenize(name), family: item.family })
  }
  return entries
}

/** Longest phrases first; categories before flavours, because "pimenta" is more than one pepper. */
const entries: readonly Entry[] = [
  ...hardWishes.flatMap(({ words, reason }) =>
    words.map((word): Entry => ({ kind: 'hard', phrase: tokenize(word), reason })),
  ),
  ...categories.flatMap((category) =>
    category.words.map((word): Entry => ({ kind: 'category', phrase: tokenize(word), category })),
  ),
  ...styleWords.flatMap(({ style, opposite, words }) =>
    words.map((word): Entry => ({ kind: 'style', phrase: tokenize(word), style, opposite })),
  ),
  ...flavourEntries(),
].sort((left, right) => right.phrase.length - left.phrase.length)

function startsAt(tokens: readonly string[], at: number, phrase: readonly string[]): boolean {
  return phrase.length > 0 && phrase.every((word, offset) => tokens[at + offset] === word)
}

interface Piece {
  /** Comparable form, or a separator: `,` within a sentence, `.` between sentences. */
  token: string
  raw: string
}

function pieces(text: string): Piece[] {
  const found = text.match(/[\p{L}\p{N}\p{M}]+|[,/+()]|[.;!?\n]/gu) ?? []
  return found.map((raw) => {
    if (/^[.;!?\n]$/.test(raw)) return { token: '.', raw }
    if (/^[,/+()]$/.test(raw)) return { token: ',', raw }
    return { token: singular(foldAccents(raw)), raw }
  })
}

/** Reads the owner's free text. Deterministic, and honest about what it did not understand. */
export function readPreferences(text: string): Preferences {
  const found = pieces(text)
  const tokens = found.map((piece) => piece.token)
  const exclusions: Exclusion[] = []
  const preferred: string[] = []
  const styles = new Map<Style, string>()
  const notUnderstood: string[] = []
  const kept: (readonly string[])[] = []
  let refusesCachaca = false

  let polarity: Polarity = 'positive'
  let allergy = false
  /** Whether something has been named since the polarity was set: "sem leite" is then a finished wish. */
  let named = false
  let afterComma = false
  let exception = false
  let last: Entry | null = null

  const rawAt = (at: number, length: number) =>
    found
      .slice(at, at + length)
      .map((piece) => piece.raw)
      .join(' ')

  const exclude = (exclusion: Exclusion) => {
    if (!exclusions.some((known) => known.label === exclusion.label)) exclusions.push(exclusion)
  }
  const excludeEntry = (entry: Entry, raw: string) => {
    if (entry.kind === 'category') {
      exclude({
        label: entry.category.label,
        tags: entry.category.tags,
        phrases: [entry.phrase, ...entry.category.guard.map(tokenize)],
        allergy,
      })
    } else if (entry.kind === 'flavour') {
      if (entry.phrase.includes('cachaca')) refusesCachaca ||= entry.phrase.length === 1
      exclude({ label: raw.toLowerCase(), tags: [], phrases: [entry.phrase], allergy })
    }
  }
  const prefer = (family: string) => {
    if (!preferred.includes(family)) preferred.push(family)
  }

  const apply = (entry: Entry, raw: string) => {
    switch (entry.kind) {
      case 'hard':
        // "pouco álcool" is a style, and asking for ice or alcohol is what happens anyway.
        if (polarity === 'less' && entry.phrase[0] === 'alcool') styles.set('light', 'mais leves')
        else if (polarity === 'negative') notUnderstood.push(`${raw}: ${entry.reason}`)
        break
      case 'style': {
        const direct = polarity !== 'positive' && !(named && afterComma)
        const style = direct ? entry.opposite : entry.style
        if (style) styles.set(style, styleLabel(style))
        else notUnderstood.push(`${polarity === 'negative' ? 'sem ' : 'menos '}${raw}`)
        break
      }
      case 'category':
        if (exception) kept.push(entry.phrase)
        else if (polarity === 'negative' || entry.category.alwaysExcludes) excludeEntry(entry, raw)
        else if (polarity === 'less' && entry.category.lessMeans)
          styles.set(entry.category.lessMeans, styleLabel(entry.category.lessMeans))
        else if (polarity === 'less') notUnderstood.push(`menos ${raw}`)
        else if (entry.category.families.length > 0) for (const family of entry.category.families) prefer(family)
        else notUnderstood.push(raw)
        break
      case 'flavour':
        if (exception) kept.push(entry.phrase)
        else if (polarity === 'negative') excludeEntry(entry, raw)
        else if (polarity === 'less') notUnderstood.push(`menos ${raw}`)
        else prefer(entry.family)
        break
    }
  }

  let at = 0
  while (at < tokens.length) {
    const token = tokens[at] ?? ''
    if (token === '.') {
      polarity = 'positive'
      allergy = named = afterComma = exception = false
      at += 1
      continue
    }
    if (token === ',') {
      afterComma = true
      at += 1
      continue
    }

    // "lactose não": the refusal comes after the thing.
    const next = tokens[at + 1]
    if (token === 'nao' && last && polarity === 'positive' && (next === undefined || next === ',' || next === '.')) {
      const entry: Entry = last
      if (entry.kind === 'flavour') {
        const index = preferred.indexOf(entry.family)
        if (index >= 0) preferred.splice(index, 1)
      }
      excludeEntry(entry, rawAt(at - entry.phrase.length, entry.phrase.length))
      last = null
      at += 1
      continue
    }

    const entry = entries.find((candidate) => startsAt(tokens, at, candidate.phrase))
    const marker = allMarkers.find((candidate) => startsAt(tokens, at, candidate.phrase))
    // A known thing wins over a marker of the same length: "menos doce" is no exception of sweets.
    if (marker && marker.phrase.length >= (entry?.phrase.length ?? 0)) {
      at += marker.phrase.length
      switch (marker.means.kind) {
        case 'negate':
          if (polarity !== 'negative' || named) allergy = marker.means.allergy
          else allergy ||= marker.means.allergy
          polarity = 'negative'
          named = exception = false
          break
        case 'wish':
          polarity = 'positive'
          named = exception = false
          break
        case 'less': {
          const upcoming = entries.find((candidate) => startsAt(tokens, at, candidate.phrase))
          const listed = marker.phrase[0] === 'meno' && upcoming && upcoming.kind === 'flavour'
          // "tudo, menos caju" excludes; "sem frutas, menos caju" keeps.
          if (listed && polarity === 'negative' && named) exception = true
          else polarity = listed ? 'negative' : 'less'
          named = false
          break
        }
        case 'except':
          if (polarity === 'negative' && named) exception = true
          else polarity = 'negative'
          named = false
          break
        case 'affirm':
          // "sem drinks com leite" is still the refusal; "sem ovo, com caju" is not.
          if (polarity === 'positive' || named || polarity === 'less') {
            polarity = 'positive'
            named = exception = false
          }
          break
      }
      afterComma = false
      last = null
      continue
    }
    if (entry) {
      apply(entry, rawAt(at, entry.phrase.length))
      last = entry
      named = true
      afterComma = false
      at += entry.phrase.length
      continue
    }
    if (fillers.has(token)) {
      at += 1
      continue
    }

    // Unknown words side by side are one thing: "frutas vermelhas", "leite de amêndoa".
    let end = at + 1
    while (
      end < tokens.length &&
      end - at < 4 &&
      tokens[end] !== ',' &&
      tokens[end] !== '.' &&
      !fillers.has(tokens[end] ?? '') &&
      !allMarkers.some((candidate) => startsAt(tokens, end, candidate.phrase)) &&
      !entries.some((candidate) => startsAt(tokens, end, candidate.phrase))
    ) {
      end += 1
    }
    const raw = rawAt(at, end - at)
    if (polarity === 'negative' && !exception) {
      exclude({ label: raw.toLowerCase(), tags: [], phrases: [tokens.slice(at, end)], allergy })
      named = true
    } else {
      notUnderstood.push(raw)
    }
    afterComma = false
    last = null
    at = end
  }

  const active = exclusions.map((exclusion) => without(exclusion, kept))
  return {
    exclusions: active,
    preferredFamilies: preferred,
    styles: new Set(styles.keys()),
    refusesCachaca,
    understood: {
      excluded: active.map(({ label }) => label),
      preferred,
      style: [...new Set(styles.values())],
      notUnderstood: [...new Set(notUnderstood)],
    },
  }
}

function styleLabel(style: Style): string {
  return styleWords.find((entry) => entry.style === style)?.label ?? style
}

/** An exclusion less what the owner excepted: "sem cítricos, exceto limão". */
function without(exclusion: Exclusion, kept: readonly (readonly string[])[]): Exclusion {
  if (kept.length === 0) return exclusion
  const exceptions = kept.map((phrase) => phrase.join(' '))
  const spared = ingredients.filter((item) => kept.some((phrase) => mentions(item, phrase)))
  if (!spared.some((item) => item.tags.some((tag) => exclusion.tags.includes(tag)))) return exclusion
  const others = ingredients.filter(
    (item) => !spared.includes(item) && item.tags.some((tag) => exclusion.tags.includes(tag)),
  )
  return {
    ...exclusion,
    label: `${exclusion.label} (exceto ${exceptions.join(', ')})`,
    tags: [],
    phrases: [
      ...exclusion.phrases.filter((phrase) => !kept.some((word) => containsPhrase(phrase, word))),
      ...others
        .map((item) => tokenize(item.family))
        .filter((phrase) => !kept.some((word) => containsPhrase(phrase, word))),
    ],
  }
}

function mentions(item: Pick<Ingredient, 'name' | 'words'> & { family?: string }, phrase: readonly string[]): boolean {
  return [item.name, item.family ?? '', ...item.words].some((text) => containsPhrase(tokenize(text), phrase))
}

/** Whether the owner's exclusions leave an ingredient in, with everything it is made of. */
export function allowsIngredient(exclusions: readonly Exclusion[], item: Ingredient): boolean {
  return madeOf(item).every((part) =>
    exclusions.every(
      (exclusion) =>
        !part.tags.some((tag) => exclusion.tags.includes(tag) && !(tag === 'alcohol' && isBase(part))) &&
        !exclusion.phrases.some((phrase) => mentions(part, phrase)),
    ),
  )
}

function isBase(item: Ingredient): boolean {
  return item.id === 'alambique' || item.id === 'carvalho' || item.id === 'castanheira'
}

/** Whether the owner's exclusions leave a garnish in. */
export function allowsGarnish(exclusions: readonly Exclusion[], item: Garnish): boolean {
  return exclusions.every(
    (exclusion) =>
      !item.tags.some((tag) => exclusion.tags.includes(tag)) &&
      !exclusion.phrases.some((phrase) => mentions(item, phrase)),
  )
}

/** Whether a text of the menu (a name, a story, a dish) is free of what the owner keeps out. */
export function allowsText(exclusions: readonly Exclusion[], text: string): boolean {
  const tokens = tokenize(text)
  return exclusions.every((exclusion) => !exclusion.phrases.some((phrase) => containsPhrase(tokens, phrase)))
}

/** Whether a set of tags (a dish's) is free of what the owner keeps out. */
export function allowsTags(exclusions: readonly Exclusion[], tags: readonly Tag[]): boolean {
  return exclusions.every((exclusion) => !tags.some((tag) => exclusion.tags.includes(tag)))
}
