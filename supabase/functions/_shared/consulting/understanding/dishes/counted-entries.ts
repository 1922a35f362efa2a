/**
 * Numbers of dishes with what each is. The slots of an entry: bound · number · noun · qualities.
 */
import { type DishForm, formOf } from '../../base/request/dish-forms.ts'
import type { CourseId } from '../../base/request/recipe-wishes.ts'
import { type PartTrait, traitsAt } from './part-traits.ts'
import { amountIn, boundWords, number } from './shape.ts'

export const courses: readonly (readonly [words: RegExp, course: CourseId])[] = [
  [
    /^(?:entrad(?:inh)?as?|antepastos?|petiscos?|petisquinhos?|tira[- ]?gostos?|beliscos?|porc(?:ao|oes)|aperitivos?)$/,
    'petisco',
  ],
  [
    /^(?:(?:pratos? )?(?:principa(?:l|is)|fortes?|feitos?|executivos?|do dia|d[eo] almoco)|pfs?)$/,
    'principal',
  ],
  [/^(?:lanch(?:inh)?es?|merendas?)$/, 'lanche'],
  [/^(?:sobremesas?|doc(?:inh)?es?)$/, 'sobremesa'],
]
/** Dishes of any kind. */
export const results =
  /^(?:prat(?:inh)?os?|receitas?|opc(?:ao|oes)|sabor(?:es)?|vers(?:ao|oes)|prepar(?:o|os|acoes)|ideias?|sugest(?:ao|oes)|irma[os]?s?|parentes?|prim[oa]s?|novidades?|criac(?:ao|oes)|variac(?:ao|oes)|recheios?|itens|item|coisas?|jeitos?|maneiras?|tipos?)$/
const savoury = /^salgad(?:inh)?[oa]s?$/

const lead =
  '(?:(?:quero|queria|queremos|preciso de|precisamos de|gostaria(?:mos)? de|faz|faca|facam|cria|criem|crie|monta|montem|me da|bota|botem|com|de|em|pra|para|mais|uns|umas|sendo|ter|so|outr[oa]s|so que|inventem|inventa|pensei em|penso em|sugiram|sugere|tem que ter|tenha|tenham|seriam?|sejam|somente|apenas)\\s+)*'
export const entryStart = new RegExp(
  `(?<![\\p{L}\\p{N}])${lead}(?:(${boundWords}) )?${number} (?:nov[oa]s |outr[oa]s |bo[an]s |diferentes )?(\\p{L}+(?:[- ](?:principa(?:l|is)|feitos?|executivos?|gostos?|do dia|d[eo] almoco))?)`,
  'gu',
)
const adjective =
  /^ (?:nov[oa]s?|diferentes?|inedit[oa]s?|bem bo[an]s|simples|pequen[oa]s|caprichad[oa]s?|individua(?:l|is)|barat[oa]s|rapid[oa]s|d[ao] casa|daqui|(?:pra|para|d)el[ea]|(?:pra|para) el[ea]|parecid[oa]s?(?: com el[ea])?|tipo el[ea]|cearenses?|regiona(?:l|is)|d[eao] (?:vitrine|balcao|praia|boteco)|(?:pra|para) [oa] (?:almoco|jantar|lanche|cafe|vitrine|balcao|cardapio|happy hour)(?: d[eoa]s? (?:fim de semana|fins de semana|final de semana|semana|domingos?|sabados?|dia a dia))?|com (?:a |mais |uma )?cara (?:d[aeo]s? )?\p{L}+)(?![\p{L}])/u
/** "de tapioca" after "sabores": the form of them all. */
const ofForm = /^ (?:d[eao]s? |n[ao] |em )(\p{L}+)/u
export const joints =
  /^(?:,? sendo\s+|\s*\+\s*|\s*,\s*(?:e\s+|mais\s+)?|\s+(?:e|mais|e mais)\s+|\s*[:;(–-]\s*(?:sendo\s+)?)/u
/** A part without a noun of its own: "um quente", "outro vegetariano", "três doces". */
const bareStart = new RegExp(
  `^(?:(${boundWords}) )?(?:${number}|(outr[oa]s?)|[oa] (?:outr[oa]|restante|resto))(?: del[ea]s)?(?: que (?:seja|leve|tenha)m?)? `,
  'u',
)
const hot = /^ ?quentes?(?!\p{L})/u

export type Entry = {
  start: number
  end: number
  count: number
  bound: string | undefined
  course?: CourseId
  noun?: string
  form?: DishForm
  isResult: boolean
  isSavoury?: boolean
  /** One dish beside an item of the house. */
  isSibling?: true
  traits: PartTrait[]
}

/** Reads what follows a noun: adjectives that say nothing, then qualities. */
function qualitiesAt(said: string): {
  traits: PartTrait[]
  isSavoury?: boolean
  course?: CourseId
  length: number
} {
  let length = 0
  const traits: PartTrait[] = []
  let isSavoury: boolean | undefined
  let course: CourseId | undefined
  for (;;) {
    const rest = said.slice(length)
    const plain = adjective.exec(rest) ?? hot.exec(rest)
    const taste = /^ (salgad|doc)[oae]s?(?!\p{L})/u.exec(rest)
    if (taste) {
      if (taste[1] === 'doc') course = 'sobremesa'
      else isSavoury = true
    }
    const joint =
      /^ e (?=(?:crocantes?|rapid[oa]s?|barat[oa]s?|frit[oa]s?|gelad[oa]s?|assad[oa]s?|salgad|sem ))/u.exec(
        rest,
      )?.[0] ?? ''
    const told =
      plain || taste || !/^[ ,]/u.test(rest) ? null : traitsAt(rest.slice(joint === '' ? 1 : joint.length))
    if (plain) length += plain[0].length
    else if (taste) length += taste[0].length
    else if (told && told.ranges.length === 0) {
      traits.push(...told.traits)
      length += (joint === '' ? 1 : joint.length) + told.length
    } else break
  }
  return {
    traits,
    length,
    ...(isSavoury === undefined ? {} : { isSavoury }),
    ...(course === undefined ? {} : { course }),
  }
}

/** "criem um irmão pra ele com inhame": one dish beside the item. */
const sibling = /^(?:\p{L}+ )*(?:um|uma|outr[oa]) (?:irm|paren|prim)/u

function entryAt(match: RegExpExecArray, said: string): Entry | null {
  const [whole, bound, value, noun = ''] = match
  const count = amountIn(value)
  if (!(Number.isInteger(count) && count >= 1 && count <= 30)) return null
  const course = courses.find(([words]) => words.test(noun))?.[1]
  const isResult = results.test(noun)
  const form = formOf(noun)
  const isSavoury = savoury.test(noun)
  if (!course && !isResult && !form && !isSavoury) return null
  let end = match.index + whole.length
  let of = form
  if (isResult || course) {
    const next = ofForm.exec(said.slice(end))
    const named = next && formOf(next[1] ?? '')
    if (next && named) {
      of = named
      end += next[0].length
    }
  }
  const qualities = qualitiesAt(said.slice(end))
  end += qualities.length
  return {
    start: match.index,
    end,
    count,
    bound,
    noun,
    isResult,
    traits: qualities.traits,
    ...((course ?? qualities.course) ? { course: course ?? qualities.course } : {}),
    ...(of ? { form: of } : {}),
    ...(isSavoury || qualities.isSavoury ? { isSavoury: true } : {}),
    ...(sibling.test(whole) ? { isSibling: true } : {}),
  } as Entry
}

/** "um quente", "outro vegetariano": a part without a noun; null if it has no quality either. */
export function bareAt(said: string, at: number): Entry | null {
  const match = bareStart.exec(said.slice(at))
  if (!match) return null
  const [whole, bound, value] = match
  const count = value === undefined ? 1 : amountIn(value)
  const from = at + whole.length
  const taste = /^(?:(salgad|doc)[oae]s?|quentes?)(?!\p{L})/u.exec(said.slice(from))
  const more = qualitiesAt(taste ? said.slice(from + taste[0].length) : ` ${said.slice(from)}`)
  const length = taste ? taste[0].length + more.length : more.length - 1
  if (length <= 0 || !(count >= 1 && count <= 12)) return null
  const course = taste?.[1] === 'doc' ? ('sobremesa' as const) : more.course
  return {
    start: at,
    end: from + length,
    count,
    bound,
    isResult: false,
    traits: more.traits,
    ...(course ? { course } : {}),
    ...(taste?.[1] === 'salgad' || more.isSavoury ? { isSavoury: true } : {}),
  }
}

/** "6 pratos, 2 sobremesas": the second number is within the first. */
const divides = (first: Entry, next: Entry, joint: string) =>
  first.isResult && /^\s*,\s*$/.test(joint) && next.count < first.count && next.course !== undefined

/** "3 petiscos e 2 pratos": beside starters, dishes are main courses. */
const asMains = (entries: readonly Entry[]): Entry[] =>
  entries.map((entry, at) =>
    entry.isResult &&
    !entry.form &&
    !entry.isSavoury &&
    /^prato/.test(entry.noun ?? '') &&
    at > 0 &&
    entries.some(({ course }) => course === 'petisco')
      ? { ...entry, isResult: false, course: 'principal' as const }
      : entry,
  )

/** Beside counted starters or desserts, burgers and sandwiches are a part of the menu. */
const asLunches = (entries: readonly Entry[]): Entry[] =>
  entries.map((entry) =>
    (entry.form === 'hambúrguer' || entry.form === 'sanduíche') &&
    entry.course === undefined &&
    entries.some(({ course }) => course !== undefined)
      ? { ...entry, course: 'lanche' as const }
      : entry,
  )

/** "quatro tapiocas, três salgadas e uma doce": the parts make up the first number. */
const isSum = ([first, ...parts]: readonly Entry[]) =>
  first !== undefined &&
  (first.isResult || first.form !== undefined) &&
  parts.length > 1 &&
  parts.every(({ form, isResult }) => form === undefined && !isResult) &&
  // "duas massas, um antepasto e uma sobremesa" are four.
  (first.isResult || parts.every(({ course, noun = '' }) => course === undefined || /^doc/.test(noun))) &&
  parts.reduce((sum, { count }) => sum + count, 0) === first.count

/** "três pratos novos para o jantar de fim de ano: …": what they are for, before their parts. */
const purpose = /^(?: (?:para|pra|pro|do|da|de|no|na)(?: [^\s.,;:!?]+){1,8})(?=\s*:)/u

/** The entries that follow one another from a match on. */
export function listAt(
  said: string,
  match: RegExpExecArray,
): { entries: Entry[]; isDivided: boolean } | null {
  const first = entryAt(match, said)
  if (!first) return null
  const entries = [first]
  let isDivided = false
  for (let last = first; ; ) {
    const told = entries.length === 1 && first.isResult ? (purpose.exec(said.slice(last.end))?.[0] ?? '') : ''
    const joint = joints.exec(said.slice(last.end + told.length))
    if (!joint) break
    const at = last.end + told.length + joint[0].length
    entryStart.lastIndex = at
    const next = entryStart.exec(said)
    const named = next && next.index === at ? entryAt(next, said) : null
    const entry = named ?? bareAt(said, at)
    if (!entry) break
    if (entries.length === 1 && (/[:;(]|sendo/.test(joint[0]) || divides(first, entry, joint[0])))
      isDivided = true
    entries.push(entry)
    last = entry
  }
  if (isSum(entries)) isDivided = true
  return { entries: isDivided ? entries : asLunches(asMains(entries)), isDivided }
}
