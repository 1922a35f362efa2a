/**
 * Clauses that a comma, an "e" or nothing joins: "tenho itens demais, quero ficar com uns 25 e o pudim pode sair". A reader
 * of one clause reads too little or too much of three. Where a stop may stand, the sentence is read with it and without
 * it, and the stop stays if more is understood with it.
 */
import { type Draft, toSheet } from './text/draft.ts'
import { foldInPlace } from './text/fold.ts'
import { healthWords, minorWords } from './text/health-words.ts'
import { isDictated, sentence, withStops } from './told/dictated.ts'
import { thoughtsIn } from './told/run-on.ts'
import { withContradictions } from './unread/contradictions.ts'
import { tellsSomething } from './words/verb-forms.ts'

/** What was said is taken back, and a stop would part the two. */
const takesBack = /(?<![a-z])(?:minto|quer dizer|alias|ou melhor|melhor dizendo|digo)(?![a-z])/

type Read = (text: string) => Draft

/** Most stops that are tried in a sentence: each costs a reading of it. */
const mostTried = 8
/** Characters of a sentence up to which it is looked at. */
const longest = 600
/** Fewest words of a clause that stands alone. */
const fewest = 3
/** The same, if all of it is understood by itself. */
const fewestAlone = 2
/** The same, if it asks: "…, perco quanto?" asks about what stands before it. */
const fewestAsked = 4

/** Words that go on with what stands before them, so that no clause of its own begins with them. */
const goesOn = [
  'que|quem|onde|cuj[oa]s?|o que|porque|pq|pois|mas|porem|para|pra|pr[oa]s?|pro|com|sem|de|d[aeo]s?|ou|nem|inclusive',
  'principalmente|como|senao|ate|a partir|entre|por|pel[oa]s?|mais|menos|mesmo|ja que|desde|exceto|fora|salvo|tipo|etc|e',
  'assim|entao|no (?:maximo|minimo)|nada (?:acima|abaixo|mais|menos|alem)|(?:volt|termin|acab|encerr|comec)[a-z]+|nenhuma? a mais',
  // Of the subject before: "o Café da Praça recebe a turma do home office, tem wifi bom".
  'tem|fica|faz|serve|vende|cobra|abre|fecha|leva|custa|sai',
  '[a-z]+(?:ando|endo|indo)|[a-z]+[aei]r',
  // What came of it, with what or until when: "… e o movimento cai igual em julho", "… e a paçoca deve vender 10% a mais".
  '[oa]s? (?:movimento|vendas?|procura|faturamento|caminhao|entrega|fornecedor)|(?:o )?ultimo dia',
  '(?:[a-z]+ ){1,5}(?:(?:deve|vai)[mo]? (?:vender|subir|cair|aumentar|crescer)|dobra|triplica)',
].join('|')
const joint = new RegExp(
  `(?:,(?!\\d)\\s*(?:(?:e|ai|e ai) )?|\\se (?:ai )?)(?!(?:${goesOn})(?![a-z]))(?=[a-z0-9])`,
  'g',
)

/** What else joins two clauses, or only parts them in speech; what begins behind it may be anything. */
const looseJoint =
  '(?:,(?!\\d)\\s*(?:(?:e|ai|e ai|mas|so que) )?|(?<!,)\\s(?:(?:e )?(?:ai|tambem|outra coisa)|e|mas|so que|entao),? )'
const loose = new RegExp(
  `${looseJoint}(?!(?:${goesOn}|so|somente|apenas|se|quando|caso|contanto|cada|uma?|outr[oa]s?|alem|n?[oa]s?|aos?|ja|tirando|menos|nenhuma?|nao so|dois|duas|tres|quatro|cinco|seis|sete|oito|nove|dez|uns|umas|meia)(?![a-z]))(?=[a-z])`,
  'g',
)
/** Before the last clause of a question, which may begin with any word: "…, em que volume a música se paga?" */
const looseAsked = new RegExp(
  `${looseJoint}(?!(?:se|caso|desde|ja que|porque|pois|que|sendo|tendo)(?![a-z]))(?=[a-z])`,
  'g',
)

/** Joints of speech at the end of a clause. */
const joining = /,?\s(?:e )?(?:ai|mas|so que|entao)$/

/** Words between which and the next nothing ends. */
const governs =
  'e|mas|que|se|eu|nos|a gente|porque|quando|onde|como|para|pra|de|d[aeo]s?|em|n[ao]s?|com|sem|por|ou|nem|[oa]s?|um|uma|so|nao|ja|saber|sei|ver|dizer|qual|quanto|tambem|me|aqui|hoje|ainda|sempre|nunca'
const wish =
  '(?:eu |a gente )?(?:nao )?(?:quero|queria|queremos|prefiro|preferimos|preciso|precisamos|gostaria\\w*)'
const question =
  'quant[oa]s?|qual|quais|o que|como|posso|devo|vale a pena|compensa|da pra|me (?:di[zg]|mostr|fal)[a-z]*'
/** A wish or a question that begins without any joint before it. */
const begun = new RegExp(
  `(?<!(?:^|\\s)(?:${governs})) (?=(?:${wish}|${question}|nao (?:mex|us|coloc|bot|post|fal|cit|compar|sub|sob)[a-z]*) )`,
  'g',
)

/** What points back is read with what it points at. */
const pointing =
  /^(?:[a-z0-9-]+ ){0,4}(?:ness[ae]s?|nest[ae]s?|dess[ae]s?|nel[ae]s?|del[ae]|el[ae]s?|aquel[ae]s?|daquel[ae]s?|tambem|tampouco)(?![a-z])|^(?:[a-z0-9-]+ ){0,9}(?:iss[eo]|nisso)(?![a-z])/
const asks =
  /^\s*(?:e |mas )?(?:quant[oa]s?|qual|quais|onde|o que|por que|sera que|vale a pena|compensa|devo|posso|da pra|da para|consigo)(?![a-z])/
/** "quando for dia de eleição": its main clause follows. */
const conditional = /^\s*(?:e |mas )?(?:se|quando|caso|enquanto|assim que|desde que|sempre que|ja que|como) /

/** "o carnaval é dia 9/2 e abrimos todos os dias do carnaval" */
const isNamedAgain = (before: string, after: string): boolean =>
  [...after.matchAll(/(?<![a-z])[dn][ao]s? ([a-z]{5,})/g)].some(([, noun = '']) => before.includes(noun))

/** "só mexer nas bebidas" */
const orders = /^\s*(?:so |nao |nunca )?[a-z]+[aei]r /
/** Verbs of wishes and orders, and words of refusal; `tellsSomething` knows the verbs that tell. */
const wants =
  /^(?:nada|nenhuma?|tenho|temos|perco|ganho|peco|trago|vejo|quer(?:o|ia|emos|iamos)|precis(?:o|a|amos|am)|gostari\w+|prefir\w+|dev[eo]m?|devemos|pod\w+|poss\w+|vamos|me|(?:tir|bot|deix|us|aument|baix|cort|mont|cri|mand|mostr|aproveit|separ|consider|desconsider|ignor|compar|calcul|respeit|evit|pul|fal|cit|avis|lembr|junt)[aeo]m?|(?:colo|tro|desta|publi)(?:ca|que)m?|poe|ponh\w+|faz|fac\w+|mant\w+|inclu\w+|sub[aeo]m?|sob[em]m?|diminu\w+|sug[ei]r\w+|prevej\w+|sig\w+|trag\w+|diga\w*|mex[ao]m?|post[eo]m?|priori[zs]\w+|[a-z]{2,}[aei]mos)$/
const article =
  /^(?:[oa]s?|aos?|uma?|d[aeo]s?|n[ao]s?|por|pel[ao]s?|minhas?|meus?|noss[oa]s?|cada|mais|com|sem|para|pra|em)$/

/** Whether words can stand alone: enough of them, with a verb that is no noun behind an article. */
function isClause(said: string, original: string): boolean {
  const words = said.split(/[^a-z0-9$-]+/).filter(Boolean)
  if (words.length < fewest || (conditional.test(said) && !said.includes(','))) return false
  if (asks.test(said) || orders.test(said) || /(?<!\p{L})é(?!\p{L})/iu.test(original)) return true
  return words.some((word, at) => {
    const before = words[at - 1] ?? ''
    if (word === 'e' || article.test(before)) return false
    return wants.test(word) || tellsSomething(word) || (/^n(?:ao|unca)$/.test(before) && /[aei]r$/.test(word))
  })
}

/** "frente e verso que eu mesmo mando imprimir": a verb behind "que" says something of one thing of two. */
const beforeThat = (said: string, between: string): string =>
  /\se /.test(between) && !asks.test(said) ? said.replace(/(?<!(?<![a-z])o) que .*$/s, '') : said

/** The words up to the first comma that ends more than a time or a place: "em dezembro, não aumente nada". */
const firstPart = (said: string): string =>
  said.replace(/^(?:em|n[ao]s?|dia|aos?|as|depois|antes) [^,]+, /, '').replace(/,(?!\d).*$/s, '')

type Kind = Draft['wishes'][number]['wish']['kind']

/** What a request has once: two of them are one that was torn. */
const once: ReadonlySet<Kind> = new Set<Kind>(['sections', 'zeroAlcohol', 'ending'])

/** Bounds of a price have three kinds, by how they are put. */
const kindOf = (kind: Kind): Kind => (kind === 'capPrice' || kind === 'keepPrice' ? 'price' : kind)

/** The kinds of the different wishes of a draft. A question of which no more is known than that it is one counts for nothing. */
const kindsIn = ({ wishes }: Draft): Kind[] => [
  ...new Map(
    wishes
      .filter(({ wish: one }) => !('about' in one && one.about === 'other'))
      .map(({ wish: one }) => [JSON.stringify(one).toLowerCase(), kindOf(one.kind)]),
  ).values(),
]

const lettersLeft = (text: string, { unread }: Draft): number =>
  unread.reduce(
    (sum, { start, end }) => sum + text.slice(start, end).replace(/[^\p{L}\p{N}]/gu, '').length,
    0,
  )

const contradicts = (text: string, draft: Draft): boolean =>
  withContradictions(toSheet(text, draft, 'text', 'request')).unread.some(
    ({ why }) => why === 'contradiction',
  )

/** A stop that may stand in a sentence. `from`: where the clause before it begins. `isBare`: nothing joins the two. */
type Stop = { from: number; at: number; isBare: boolean }

const wordsIn = (passage: string) => passage.match(/\p{L}+/gu)?.length ?? 0

/** Whether all of a passage is understood by itself. */
const isWhole = (passage: string, read: Read): boolean => {
  if (wordsIn(passage) < fewestAlone) return false
  const draft = read(passage.trim())
  return lettersLeft(passage.trim(), draft) === 0 && kindsIn(draft).length > 0
}

/** What is asked or told of one thing in several clauses. */
const isSum = (wish: Draft['wishes'][number]['wish']): boolean =>
  (wish.kind === 'question' && summed.has(wish.about)) ||
  (wish.kind === 'dishTrait' && wish.what === 'shared' && wish.minutes !== undefined)

const summed: ReadonlySet<string> = new Set([
  'ingredientPrice',
  'feePrice',
  'withDrink',
  'substituteFor',
  'fullHour',
  'sharedPan',
  'guestsOn',
  'unchilled',
  'holdsInBox',
])

/** Whether more is understood with a stop than without it, and nothing that was understood is lost. */
function isBetter(text: string, before: Draft, after: Draft, { from, at, isBare }: Stop): boolean {
  const more = lettersLeft(text, after) - lettersLeft(text, before)
  const known = kindsIn(before)
  const now = kindsIn(after)
  if (more > 0 || now.length < known.length || contradicts(text, after)) return false
  // "o prato com suco por no máximo 30 reais, quanto me sobra?" is one sum, and no limit beside a question.
  const isOne = before.wishes.some(({ wish, start, end }) => isSum(wish) && start < at && end > at)
  if (more === 0 && isOne) return false
  const isBoth =
    after.wishes.some(({ start }) => start >= from && start < at) &&
    after.wishes.some(({ start }) => start >= at)
  if (more < 0) return isBoth || after.unread.length === 0
  const isTorn = now.some((kind, place) => once.has(kind) && now.indexOf(kind) < place)
  // What is new beside all that was known; nothing if a kind was lost.
  const added = known.reduce<Kind[]>((rest, kind) => {
    const place = rest.indexOf(kind)
    return place < 0 ? [] : rest.toSpliced(place, 1)
  }, now)
  return isBoth && !isBare && !isTorn && added.length > 0
}

/** What only tells of the house gives a reason ("…, sou tímido"), and any words may be a note. */
const noGain: ReadonlySet<Kind> = new Set<Kind>(['houseFact', 'pageNote'])

/** What is told for a question that follows. */
const toldKinds: ReadonlySet<Kind> = new Set<Kind>([...noGain, 'question', 'costNow', 'portion'])

/**
 * Whether a draft holds all wishes of another and more, and leaves no more unread.
 * @param isSpoken whether a word of speech parts the two, so that one wish of both was wrong anyway
 */
function addsOnly(text: string, before: Draft, after: Draft, isSpoken: boolean): boolean {
  const keys = ({ wishes }: Draft) =>
    new Set(
      wishes.flatMap(({ wish: one }) => (noGain.has(one.kind) ? [] : [JSON.stringify(one).toLowerCase()])),
    )
  const now = keys(after)
  const known = keys(before)
  const more = lettersLeft(text, after) - lettersLeft(text, before)
  return (
    (now.size > known.size || more < 0 || (isSpoken && now.size === known.size)) &&
    (isSpoken || [...known].every((wish) => now.has(wish))) &&
    more <= 0 &&
    !contradicts(text, after)
  )
}

/** Where stops may stand in a folded sentence, each with the words that it replaces. */
function stopsIn(said: string, original: string): { at: number; length: number; isBare: boolean }[] {
  const joined = [...said.matchAll(joint)]
    .map(({ index, 0: words }) => ({ at: index, length: words.length, isBare: false }))
    // "a casa é fã de amaro"
    .filter(({ at, length }) => !/é/iu.test(original.slice(at, at + length)))
  const bare = new Set([
    ...thoughtsIn(said, original),
    ...[...said.matchAll(begun)].map(({ index }) => index),
  ])
  return [
    ...joined,
    ...[...bare]
      .filter((blank) => !joined.some(({ at, length }) => blank >= at - 1 && blank <= at + length))
      .map((blank) => {
        // "com 20 itens aí quero …": the joint goes with the stop.
        const at = blank - (joining.exec(said.slice(0, blank))?.[0].length ?? 0)
        return { at, length: blank + 1 - at, isBare: at === blank }
      }),
  ].toSorted((one, other) => one.at - other.at)
}

/** A sentence with its stops. */
function parted(text: string, read: Read): string {
  const said = foldInPlace(text).toLowerCase()
  const stops = stopsIn(said, text)
  let best = text
  let draft: Draft | undefined
  let from = 0
  let tried = 0
  for (const [place, { at, length, isBare }] of stops.entries()) {
    const begins = at + length
    const ends = stops[place + 1]?.at ?? text.length
    if (
      pointing.test(said.slice(begins)) ||
      isNamedAgain(said.slice(from, at), said.slice(begins, ends)) ||
      !isClause(said.slice(from, at), text.slice(from, at)) ||
      !isClause(
        beforeThat(firstPart(said.slice(begins, ends)), said.slice(at, begins)),
        text.slice(begins, ends),
      )
    )
      continue
    tried += 1
    if (tried > mostTried) break
    draft ??= read(text)
    const mark = asks.test(said.slice(from, at)) ? '?' : isBare ? ';' : '.'
    const apart = `${best.slice(0, at)}${mark.padEnd(length)}${best.slice(begins)}`
    const other = read(apart)
    if (!isBetter(text, draft, other, { from, at, isBare })) continue
    best = apart
    draft = other
    from = begins
  }
  return best
}

/** "ideias de prato, tipo lasanha, mas lasanha a gente já tem" */
const repeats = (before: string, after: string): boolean =>
  [...after.matchAll(/(?<![a-z])[a-z]{5,}/g)].some(([word]) => before.includes(word))

/** Most loose joints that are tried in a passage. */
const mostLoose = 5

/** A passage with stops at loose joints, where the words on both sides are understood by themselves and something is gained. */
function partedLoosely(text: string, names: readonly string[], read: Read): string {
  const said = foldInPlace(text).toLowerCase()
  const named = names.flatMap((name) => {
    const start = said.indexOf(name)
    return start < 0 ? [] : [{ start, end: start + name.length }]
  })
  const asked = said.trimEnd().endsWith('?')
  const joints = [...said.matchAll(asked ? looseAsked : loose)].filter(
    ({ index, 0: words }) =>
      !/é/iu.test(text.slice(index, index + words.length)) &&
      !named.some(({ start, end }) => start <= index && index < end),
  )
  let best = text
  let draft: Draft | undefined
  let from = 0
  for (const [place, { index: at, 0: words }] of joints.slice(0, mostLoose).entries()) {
    const begins = at + words.length
    const [before, behind] = [text.slice(from, at), text.slice(begins, joints[place + 1]?.index)]
    const isOne =
      conditional.test(said.slice(from, at)) ||
      pointing.test(said.slice(begins)) ||
      /(?<![a-z])assim[.!?]*$/.test(said) ||
      repeats(said.slice(from, at), said.slice(begins)) ||
      wordsIn(behind) < (asked && !asks.test(said.slice(from, at)) ? fewestAsked : fewestAlone)
    const isSpoken = /ai|so que|entao/.test(words)
    draft ??= read(text)
    // A comma in a sentence that is read whole parts a list, unless a clause stands behind it.
    const mayPart =
      isSpoken ||
      asked ||
      lettersLeft(text, draft) > 0 ||
      isClause(said.slice(begins, begins + behind.length), behind)
    if (isOne || !mayPart) continue
    const whole = (passage: string) => isWhole(passage, read)
    if (!whole(before) || !(whole(behind) || whole(text.slice(begins)))) continue
    const isAsked = asks.test(said.slice(from, at))
    // "o motoboy cobra 6 por viagem, compensa entregar?": what is told belongs to what is asked, and so does one wish in two.
    if (asked && !isAsked && !isSpoken) {
      const rest = new Set(kindsIn(read(text.slice(begins).trim())))
      const first = read(before.trim()).wishes.map(({ wish: one }) => one.kind)
      if (first.every((kind) => toldKinds.has(kind) || rest.has(kind))) continue
    }
    const mark = isAsked ? '?' : '.'
    const apart = `${best.slice(0, at)}${mark.padEnd(words.length)}${best.slice(begins)}`
    const other = read(apart)
    if (!addsOnly(text, draft, other, isSpoken)) continue
    best = apart
    draft = other
    from = begins
  }
  return best
}

/**
 * The text with a stop where two clauses are understood better apart. Places stay. Sentences about somebody's health are
 * left alone, because their words may concern everything that follows; `withStops` finds the stops of dictated ones.
 * @param isServed whether somebody eats or drinks the results, so that children may be among the guests
 * @param names folded names of the house's items, which nothing parts
 */
export const withClausesApart = (
  text: string,
  isServed: boolean,
  names: readonly string[],
  read: Read,
): string => {
  const drafts = new Map<string, Draft>()
  const once: Read = (words) => {
    const draft = drafts.get(words) ?? read(words)
    drafts.set(words, draft)
    return draft
  }
  return text.replace(sentence, (one) => {
    const said = foldInPlace(one).toLowerCase()
    const isHealth = healthWords.test(said) || (isServed && minorWords.test(said))
    const hasStops = isDictated(said) && withStops(one, isServed).spoken !== one
    return one.length > longest || isHealth || hasStops || takesBack.test(said)
      ? one
      : parted(one, once).replace(sentence, (part) => partedLoosely(part, names, once))
  })
}
