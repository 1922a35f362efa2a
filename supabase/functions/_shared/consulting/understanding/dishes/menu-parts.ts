/**
 * What the owner asks of a part of the menu: "dois deles com rabada ou língua", "no máximo um frito", "o restante entre
 * R$ 40 e R$ 80". A clause is read to its end or not at all.
 */
import type { CourseId } from '../../base/request/recipe-wishes.ts'
import type { WishContent } from '../text/draft.ts'
import { type Asked, type PartTrait, traitsAt } from './part-traits.ts'
import {
  amountIn,
  because,
  boundOf,
  boundWords,
  type Found,
  foodAt,
  number,
  type Reader,
  withShortForms,
} from './shape.ts'

const courses: readonly (readonly [words: RegExp, course: CourseId])[] = [
  [/sobremesa|doce/, 'sobremesa'],
  [/entrada|petisco|porc|tira|belisco/, 'petisco'],
  [/lanche|sanduiche|hamburg/, 'lanche'],
  [/principa/, 'principal'],
]
const results =
  '(?:individua(?:l|is)|salgad(?:inh)?[oa]s?|pratos?|opcoes|opcao|receitas?|itens|item|coisas?|novidades?|criacoes)'
const ofCourse =
  '(?:pratos? principa(?:l|is)|principa(?:l|is)|entrad(?:inh)?as?|petiscos?|tira[- ]?gostos?|beliscos?|porc(?:oes|ao)|lanches?|sanduiches?|hamburguer(?:es)?|sobremesas?|doc(?:inh)?es?)'
const adjectives = '(?: (?:nov[oa]s?|diferentes?|principais))*'
const counted = `(?:(${boundWords}) )?(?<!(?<!\\p{L})(?:cada|d[oae]s?) )${number}`
/** "dois dos três principais" */
const ofSo = '(?:(?:dois|duas|tres|quatro|cinco|seis|\\d{1,2}) )?'
const group = `(?: (d?el[ae]s|d[oae]s? ${ofSo}(?:${ofCourse}|${results})|${ofCourse}|${results})${adjectives})?`
const rest =
  '(?:todos? )?(?:[oa]s? )?(?:resto|restante|demais|outr[oa]s)(?: (?:d[oe]s? )?(?:pratos?|cardapio))?'
const ours = '(?:(?:noss|minh|me[u])[oa]?s? )?'
const every = `(?:tod[oa]s? )?(?:(?:[oa]s |(?=(?:noss|minh|meus)))${ours}(${ofCourse}))`
/** "e outro com galinha": one more of the part before it. */
const other = '(?:um |[oa] )?outr[oa](?: e(?= (?:para|pra|pro) ))?'
/** "a sobremesa deve levar café": the only one, or one of them. */
const single = `(?:[oa] |(?=(?:noss|minh|meu)))${ours}(?<one>(?:prato )?principal|entrad(?:inh)?a|petisco|sobremesa)`

const from =
  '(?<![\\p{L}\\p{N}])(?:(?:e|mas|com|que|quero|queria|preciso|gostaria|inclu[ai]|coloca|bota|sendo|so que|sendo que) )*'
const verbs =
  '(?: (?:que|tem|tenham?|precisam?|devem?|pode|podem|possam?|seja|sejam|ser|ir|ficar|fiquem?|estar|estejam?|sair|saiam?|d[ao] para|deles|e(?= (?:para|pra|pro|com|sem) )))*'

const starts = new RegExp(
  withShortForms(
    `${from}(?<except>(?:menos|exceto|fora|tirando) )?(?:(?<half>(?:a )?metade)${group}|(?<rest>${rest})|(?<every>${every})|(?<other>${other})|${single}|${counted}${group})(?<verb>${verbs}) `,
  ),
  'gu',
)

/** Words after which the next clause begins. */
const end =
  /^(?:\s*(?:$|[.;!?\n:])|\s*,? ?(?:se (?:der|puder|possivel|a lei permitir|for possivel)|por favor)?\s*(?:$|[.;!?\n])|\s*,|\s+e (?=(?:n[ao]|o|a|os|as|um|uma|uns|umas|dois|duas|tres|quatro|cinco|seis|\d|so|nao|apenas|pelo menos|no maximo|ao menos|no minimo|metade|resto|outr[oa]s?|com|quero|nada|nenhum)(?![\p{L}])))/u

const courseOf = (said: string): CourseId | undefined => courses.find(([words]) => words.test(said))?.[1]

/** What a neighbour charges is read with the price that answers it. */
const rival = /vizinh|concorren/

/** Health decides in other readers. */
const health = /alerg|celiac|intoler|gravid|gestante|crianca|anafil/

type Part = {
  count?: number
  bound: 'exactly' | 'at_least' | 'at_most'
  isBound: boolean
  half?: true
  course?: CourseId
}

function wishOf(part: Part, trait: PartTrait): WishContent[] {
  const { count, bound, isBound, half, course } = part
  const scope = {
    ...(count === undefined ? {} : { count }),
    ...(half ? { part: 'half' as const } : {}),
    ...(course === undefined ? {} : { course }),
  }
  const { what } = trait
  const single = trait.what === 'holds' || trait.what === 'free' ? trait.names : []
  // Numbers of a food, or of those without it, are known to every automation.
  if ((what === 'holds' ? single.length === 1 : what === 'free') && course === undefined) {
    return single.map((name) => ({
      kind: 'share' as const,
      what: name,
      of: half ? ('half' as const) : bound === 'at_most' ? ('few' as const) : ('many' as const),
      ...(half ? {} : { count: count ?? 1 }),
      ...(isBound && !half ? { bound } : {}),
      ...(trait.what === 'free' && !trait.isDiet ? { without: true } : {}),
    }))
  }
  const own = (wish: Omit<Extract<WishContent, { kind: 'dishTrait' }>, 'kind' | 'bound'>): WishContent => {
    const { what: kind, ...details } = wish
    const asked = isBound || what === 'holds' ? bound : 'at_least'
    const { count: many, ...further } = scope
    return {
      kind: 'dishTrait',
      what: kind,
      ...(many === undefined ? {} : { count: many }),
      bound: asked,
      ...details,
      ...further,
    }
  }
  if (trait.what === 'holds') return [own({ what, anyOf: trait.names })]
  if (trait.what === 'free') return trait.names.map((of) => own({ what: 'free', of }))
  return [own(trait)]
}

/** Several things of one part: a plate for four below a price is one kind of plate. */
function joined(part: Part, { traits }: Asked): WishContent[] {
  const shared = traits.find(({ what }) => what === 'shared')
  const priced = traits.find((trait) => trait.what === 'priced')
  if (!shared || !priced || priced.what !== 'priced') return traits.flatMap((trait) => wishOf(part, trait))
  return traits.flatMap((trait) =>
    trait === priced
      ? []
      : wishOf(part, trait).map((wish) =>
          trait === shared && wish.kind === 'dishTrait'
            ? { ...wish, max: priced.max, mayCostMore: true }
            : wish,
        ),
  )
}

/**
 * @param joinedTo bound of the part that this one is joined to: "pelo menos um vegano e um sem glúten"
 * @param before course of the part before
 */
function readAt(
  match: RegExpMatchArray,
  said: string,
  joinedTo: string | undefined,
  before: CourseId | undefined,
): Found | null {
  const start = match.index ?? 0
  const { half, rest: others, every: all, verb = '', except, other: next, one } = match.groups ?? {}
  const asked = traitsAt(said.slice(start + match[0].length))
  if (asked === null) return null
  const after = said.slice(start + match[0].length + asked.length)
  const why = because.exec(after)?.[0].length ?? 0
  if (!end.test(after.slice(why))) return null
  const found = (wishes: WishContent[]): Found | null =>
    wishes.length === 0 ? null : { start, end: start + match[0].length + asked.length + why, wishes }
  if (others !== undefined) {
    // What holds for all others is the rule of the menu, and the rest states its exceptions.
    const [range] = asked.ranges
    return asked.traits.length > 0 || !range ? null : found([{ kind: 'price', ...range }])
  }
  if (next !== undefined || one !== undefined) {
    const of = one === undefined ? before : courseOf(one)
    const isHeld = asked.traits.every(
      ({ what }) => what === 'holds' || (one === undefined ? what === 'shared' : ofOne.has(what)),
    )
    const isOfAny =
      of === undefined && one === undefined && asked.traits.every(({ what }) => what === 'shared')
    if ((of === undefined && !isOfAny) || !isHeld || asked.traits.length === 0 || asked.ranges.length > 0)
      return null
    const isOther = one === undefined && asked.traits.every(({ what }) => what === 'holds')
    const bound = isOther ? ('exactly' as const) : ('at_least' as const)
    return found(joined({ count: 1, bound, isBound: true, ...(of && { course: of }) }, asked))
  }
  const [, , , ofHalf, , , ofAll, , , bound, value, ofSome] = match
  const course = courseOf(ofHalf ?? ofAll ?? ofSome ?? '')
  const size = amountIn(value)
  if (asked.ranges.some(({ min }) => min !== undefined)) return null
  if (all !== undefined) {
    const isOwn = asked.traits.every(
      ({ what }) =>
        what === 'quick' ||
        what === 'shared' ||
        what === 'ahead' ||
        what === 'cooked' ||
        what === 'keeps' ||
        what === 'free',
    )
    return isOwn && course ? found(joined({ bound: 'at_least', isBound: true, course }, asked)) : null
  }
  if (half !== undefined)
    return found(
      joined({ bound: 'at_least', isBound: true, half: true, ...(course ? { course } : {}) }, asked),
    )
  if (!(size >= 1 && size <= 12)) return null
  // "um principal sem peixe" is the one without it, and no rule for the others.
  const isOneWithout =
    size === 1 &&
    course !== undefined &&
    asked.traits.length > 0 &&
    asked.traits.every(({ what }) => what === 'free')
  const isSome =
    bound !== undefined || ofSome === undefined || /^d/.test(ofSome) || verb !== '' || isOneWithout
  const isPlate = asked.traits.length > 1 && asked.traits[0]?.what === 'shared'
  // "3 pratos com frango" counts the menu.
  if (!isSome && !isPlate) return null
  return found(
    joined(
      {
        count: size,
        bound: except === undefined ? boundOf(bound ?? joinedTo) : 'at_most',
        isBound: (except ?? bound ?? joinedTo) !== undefined,
        // "duas entradas com caju" counts the starters; "duas das entradas" and "pelo menos uma entrada" are some of them.
        ...(course && (isOneWithout || bound !== undefined || /^d[oae]s? /.test(ofSome ?? ''))
          ? { course }
          : {}),
      },
      asked,
    ),
  )
}

/** What the owner may ask of "a sobremesa", besides what it holds. */
const ofOne: ReadonlySet<PartTrait['what']> = new Set(['keeps', 'quick', 'ahead', 'cooked', 'free'])

/** Numbers of a single food alone, which every automation reads. */
const isPlain = ({ wishes }: Found) => wishes.every(({ kind }) => kind === 'share')

function partsIn(said: string, before: CourseId | undefined): Found[] {
  const found: Found[] = []
  let last = 0
  let least: string | undefined
  let course = before
  for (const match of said.matchAll(starts)) {
    if (match.index < last) continue
    const isJoined = match.index - last <= 1 && /^e /.test(match[0])
    const read = readAt(match, said, isJoined ? least : undefined, course)
    if (!read) continue
    found.push(read)
    last = read.end
    least = /pelo menos|minimo|ao menos/.exec(match[0])?.[0]
    course = courseOf(match[0]) ?? course
  }
  return found
}

/** "lagosta em pelo menos um prato" */
const inSome = new RegExp(
  `(?<![\\p{L}\\p{N}])em (?:(${boundWords}) )?${number}(?: (?:d?el[ae]s|d[oae]s ${results}|d[oae]s ${number}|${results}|lanches?))?(?![\\p{L}\\p{N}])`,
  'gu',
)
const wanting = /^\s*(?:(?:e|quero|queria|usar|use|com|por|colocar|ter|[oa]s?) )*/u

const readFoodIn: Reader = (said) =>
  [...said.matchAll(inSome)].flatMap((match) => {
    const [whole, bound, value] = match
    const before = said.slice(0, match.index)
    const from = Math.max(...['.', '!', '?', ';', ':', ',', '\n'].map((mark) => before.lastIndexOf(mark))) + 1
    const clause = before.slice(from)
    const lead = wanting.exec(clause)?.[0] ?? ''
    const food = foodAt(clause.slice(lead.length))
    const count = amountIn(value)
    if (!food || clause.slice(lead.length + food.length).trim() !== '' || !(count >= 1 && count <= 12))
      return []
    const asked = bound === undefined ? {} : { bound: boundOf(bound) }
    const of = asked.bound === 'at_most' ? ('few' as const) : ('many' as const)
    return [
      {
        start: from,
        end: match.index + whole.length,
        wishes: [{ kind: 'share' as const, what: food.term.name, of, count, ...asked }],
      },
    ]
  })

/** "dos principais" in the sentence before: "Outro é para duas pessoas" is one of them. */
const ofPart = new RegExp(`${number} d[oae]s (${ofCourse})(?!\\p{L})`, 'gu')
const partBefore = (said: string): CourseId | undefined =>
  courseOf([...said.matchAll(ofPart)].at(-1)?.[2] ?? '')

const readClauses: Reader = (said, { whole }) =>
  [...said.matchAll(/[^.!?;\n]+(?:[.!?;\n]|$)/g)].flatMap(({ 0: sentence, index }) => {
    if (health.test(sentence) || rival.test(sentence) || sentence.endsWith('?')) return []
    const found = partsIn(sentence, partBefore(whole.slice(0, whole.indexOf(sentence.trim()))))
    const opens = found[0] !== undefined && /^$|:$/.test(sentence.slice(0, found[0].start).trim())
    if (!opens && found.every(isPlain)) return []
    return found.map((part) => ({ ...part, start: index + part.start, end: index + part.end }))
  })

export const partReaders: readonly Reader[] = [readFoodIn, readClauses]

/** Those of a counted part of the menu: "um dos principais precisa ser sem lactose". Cachaça has readers of its own. */
export const partsOfCourses: Reader = (said, told) =>
  readClauses(said, told).filter(({ wishes }) =>
    wishes.every(
      (wish) =>
        wish.kind === 'dishTrait' &&
        wish.course !== undefined &&
        wish.count !== undefined &&
        wish.of !== 'cachaça',
    ),
  )
