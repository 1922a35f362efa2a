/**
 * "Um que saia barato, no máximo 35 reais": what is said of one dish or drink holds for no other. A stretch that speaks of a
 * part of the results is given its number, or left to the owner as a whole; it never becomes a rule for all of them.
 */
import { type Draft, type DraftWish, longestText, unreadAt } from '../text/draft.ts'
import { foldInPlace } from '../text/fold.ts'
import { isWithin, meets, type Span } from '../text/half-read.ts'
import { healthWords, minorWords } from '../text/health-words.ts'
import { numbersIn } from '../text/numbers.ts'
import { sentenceAround } from '../text/sentence-around.ts'
import { type OfSome, pricesOf, type Some } from './of-some.ts'

/** `lead`: where its number ends. */
type Part = Span & Some & { lead: number }

const number = '\\d{1,2}|uma?|dois|duas|tres|quatro|cinco|seis|sete|oito|nove|dez'
const subject = new RegExp(
  `(?<=^|[.;:!?\\n(,–—]\\s*(?:e |mas |sendo )?|\\s(?:e|mas|sendo) )` +
    `(?:em |n(?=um))?(?<bound>(?:pelo menos|ao menos|no minimo|no maximo|so|apenas|somente|exatamente) )?` +
    `(?<count>${number}|outr[oa]|[oa](?= (?:vegetarian|vegan|ultim)[oa](?!\\p{L}))|os outros (?:dois|tres)|as outras (?:duas|tres))` +
    `(?<of> (?:del[ae]s|d[ao]s \\p{L}+))?` +
    `(?<noun> (?:pratos?|drinks?|drinques?|bebidas?|coquete(?:l|is)|opc(?:ao|oes)|receitas?|petiscos?|lanches?|sanduiches?|pares|combinac(?:ao|oes)|doces?|salgad[oa]s?|sobremesas?|vegetarian[oa]|vegan[oa]|ultim[oa]))?` +
    `(?=(?:,? (?:que|com|sem|nada|de|a|pra|pras|para|pro|pros|tem|precis\\p{L}+|pod\\p{L}+|dev\\p{L}+|lev\\p{L}+|sai\\p{L}*|sej\\p{L}+|no maximo|ate|por|bem|mais|menos|meio|salgad\\p{L}+|rapidinh[oa]s?|rapid[oa]s?|barat\\p{L}+|amarg\\p{L}+|picant\\p{L}+|refrescant\\p{L}+|cremos\\p{L}+|quent\\p{L}+|gelad\\p{L}+|fort\\p{L}+|sec[oa]s?|doces?|azed\\p{L}+|classic\\p{L}+|diferent\\p{L}+|chiqu\\p{L}+|simpl\\p{L}+)(?!\\p{L})))`,
  'gu',
)
/** What goes on about the same results behind a comma. */
const goesOn =
  /^,? (?:e )?(?:no maximo|no minimo|ate|de ate|com|sem|pra|pro|pros|pras|para|que|por|nada de|a r\$|entre|tipo|feit[oa]s?|de \d|bem|mas (?:pouc|sem|com))(?![\p{L}])/u

const units =
  /^ (?:de |a )?(?:minut|segund|hora|dia|seman|mes|ano|reais|real|kg|quilo|gram|litro|ml|pessoa|folha|pagina|por cento|%|boca|forno|fogao|mesa|lugar|cozinheir|bartender|garcom|vez|lado|pouco|tempo|cada)/

const wanting =
  /(?:quer\p{L}+|precis\p{L}+|gostari\p{L}+|faz\p{L}*|fac\p{L}+|cri\p{L}+|mont\p{L}+|pens\p{L}+|me da|mand\p{L}+|bot\p{L}+) (?:de |em |so )*$/u

const boundOf = (said: string | undefined): Part['bound'] =>
  said === undefined
    ? 'exactly'
    : /pelo|ao menos|minimo/.test(said)
      ? 'at_least'
      : /maximo/.test(said)
        ? 'at_most'
        : 'exactly'

/** What turns from the part to the others. */
const turns =
  /[.;:!?\n()–—]|,(?!\d)|\s(?=(?:mas|e (?:o|a|os|as|eu|a gente|nada|nem|nenhum\p{L}*|nao|tudo|tod[oa]s)) )/u
/** A head that opens a description, which may go on behind a comma. */
const describes = /(?<!\p{L})(?:que|tem|precis\p{L}+|dev\p{L}+|mais)(?!\p{L})/u
const ofEach = /(?<!\p{L})(?:cada|tod[oa]s|tudo|nenhum\p{L}*)(?!\p{L})/u

/** The stretches that speak of a part of the results, up to the next mark or the next part. */
function partsIn(folded: string, total: number): Part[] {
  const begins = [...folded.matchAll(subject)].filter(
    ({ index, 0: said }) =>
      !units.test(folded.slice(index + said.length)) && !wanting.test(folded.slice(0, index)),
  )
  return begins.flatMap(({ index, 0: said, groups }, at) => {
    const [count = 1] = numbersIn(groups?.count?.replace(/^(?:os|as) outr[oa]s /, '') ?? '')
    // "5 drinks até 20" says how many there are, and what they cost.
    const isAll = at === 0 && count > 1 && groups?.noun !== undefined && groups.of === undefined
    if (isAll || (count >= total && groups?.of === undefined && !/^outr/.test(groups?.count ?? ''))) return []
    const limit = Math.min(begins[at + 1]?.index ?? folded.length, index + longestText)
    let end = index + said.length
    for (;;) {
      const rest = folded.slice(end, limit)
      const stop = rest.slice(1).search(turns)
      end = stop < 0 ? limit : end + 1 + stop
      const next = folded.slice(end, limit)
      if (end >= limit || !describes.test(folded.slice(index, end)) || !goesOn.test(next)) break
      const piece = next.slice(1).search(turns)
      if (ofEach.test(next.slice(0, piece < 0 ? next.length : piece + 1))) break
    }
    const tail = /(?:\s*[,;]|\s(?:e|mas|sendo))*\s*$/u.exec(folded.slice(index, end))?.[0].length ?? 0
    const own = folded.slice(index, end)
    if (ofEach.test(own) || minorWords.test(own)) return []
    const { start: from, end: to } = sentenceAround(folded, { start: index, end })
    if (healthWords.test(folded.slice(from, to))) return []
    return [
      { start: index, end: end - tail, lead: index + said.length, count, bound: boundOf(groups?.bound) },
    ]
  })
}

/** "sem cachaça em pelo menos um deles": the number stands behind what is refused. */
const behind = new RegExp(
  `^(?:(?! e )[^.,;!?\\n]){3,40}? (?:em |n(?=uma?(?!\\p{L})))(?<bound>(?:pelo menos|ao menos|no minimo|no maximo|so|apenas|somente|exatamente) )?` +
    `(?<count>${number})(?: del[ae]s| d[ao]s \\p{L}+)?(?=\\s*(?:$|[.,;!?\\n])|\\s(?:e|mas)\\s)`,
  'u',
)

/** The draft in which what is refused in some of the results is refused in that many. */
function withPartsBehind(folded: string, draft: Draft, ofSome: OfSome): Draft {
  const read: Span[] = []
  const wishes = draft.wishes.map((one): DraftWish => {
    if (one.wish.kind !== 'exclude' || !isForAll(one)) return one
    const found = behind.exec(folded.slice(one.start, one.start + longestText))
    const [count] = numbersIn(found?.groups?.count ?? '')
    if (!found || count === undefined) return one
    const wish = ofSome(one.wish, { count, bound: boundOf(found.groups?.bound) })
    if (wish === null || wish === 'told') return one
    const place = { start: one.start, end: one.start + found[0].length }
    read.push(place)
    return { wish, ...place }
  })
  return {
    ...draft,
    wishes,
    unread: draft.unread.filter((one) => !read.some((place) => isWithin(one, place))),
  }
}

/** Whether a wish would hold for all results though its words speak of some. Allergies protect whoever eats any of them. */
function isForAll({ wish }: DraftWish): boolean {
  switch (wish.kind) {
    case 'price':
      return wish.item === undefined
    case 'exclude':
    case 'prefer':
      return wish.why === 'taste' || wish.why === 'diet'
    case 'style':
    case 'pace':
    case 'cost':
      return true
    case 'dishLimit':
      return wish.of !== 'cooks' && wish.course === undefined
    case 'equipment':
      return !wish.has
    case 'count':
      return wish.count === 0
    default:
      return false
  }
}

/** "2 com caju e limão": both in each, or one in each? */
const isOpen = ({ count }: Part, foods: number): boolean => count > 1 && foods > 1

/** "um com caju" is a wish for caju, whichever drink has it. */
const isPlain = ({ start, end }: Span, leaks: readonly DraftWish[], folded: string): boolean =>
  leaks.length === 1 &&
  leaks[0]?.wish.kind === 'prefer' &&
  /^(?:um|uma|outr[oa])(?: drink| prato)? (?:com|de) /.test(folded.slice(start, end))

/** "de custo baixo" beside a price says the same. */
const isSaidByPrice = ({ wish }: DraftWish, others: readonly DraftWish[]) =>
  wish.kind === 'style' && wish.what === 'de custo baixo' && others.some((one) => pricesOf(one.wish) !== null)

/** "dois têm que", "um que", "outro pode ser", "um que eu consiga": what leads to what a part is. */
const leading =
  /^(?: (?:de (?:almoco|jantar|balcao|vitrine)|que (?:eu|a gente|nos|se) (?:consig\p{L}+|poss\p{L}+)|que de (?:pra|para)|que|tem que|tenham que|precis\p{L}+|dev\p{L}+)(?! (?:nao|ir|a))(?: (?:ser|de))?)+/u

/** What the words behind the number of a part ask for by themselves; null if one of them is not read. */
function innerWishes(
  { start, end, lead }: Part,
  folded: string,
  text: string,
  readAlone: (words: string) => Draft,
): DraftWish[] | null {
  const from = lead + (leading.exec(folded.slice(lead, end))?.[0].length ?? 0)
  const alone = readAlone(text.slice(from, end))
  const isRead = alone.unread.every(({ told }) => told) && alone.wishes.every((one) => isForAll(one))
  return isRead && alone.wishes.length > 0
    ? alone.wishes.map((one) => ({ ...one, start, end: from + one.end }))
    : null
}

/**
 * The draft in which what is said of some results holds for these alone.
 * @param readAlone reads words as if they were the whole text
 */
export function withPartsOfResults(
  text: string,
  draft: Draft,
  ofSome: OfSome,
  readAlone: (words: string) => Draft,
): Draft {
  const folded = foldInPlace(text).toLowerCase()
  let { wishes, unread } = withPartsBehind(folded, draft, ofSome)
  const total = Math.max(
    0,
    ...wishes.flatMap(({ wish }) => (wish.kind === 'count' && wish.of === undefined ? [wish.count] : [])),
  )
  for (const part of partsIn(folded, total)) {
    const own = wishes.filter((one) => one.start >= part.start && one.end <= part.end)
    const leaks = own.filter(isForAll)
    const passages = unread.filter((one) => isWithin(one, part) && !one.told)
    if (passages.some(({ blocking }) => blocking)) continue
    if (own.length === 0 && passages.length > 0) {
      const made = innerWishes(part, folded, text, readAlone)?.map((one) => ({
        ...one,
        wish: ofSome(one.wish, part),
      }))
      if (!made?.every(({ wish }) => wish !== null) || isOpen(part, made.length)) continue
      unread = unread.filter((one) => !passages.includes(one))
      wishes = [
        ...wishes,
        ...made.flatMap(({ wish, ...place }) =>
          wish === null || wish === 'told' ? [] : [{ wish, ...place }],
        ),
      ].toSorted((a, b) => a.start - b.start)
      continue
    }
    if (leaks.length === 0 || isPlain(part, leaks, folded)) continue
    const told = leaks.filter((one) => isSaidByPrice(one, own))
    const counted = leaks.map((one) => (told.includes(one) ? ('told' as const) : ofSome(one.wish, part)))
    const foods = leaks.filter(({ wish }) => wish.kind === 'prefer').length
    const isRead = passages.length === 0 && !isOpen(part, foods) && counted.every((one) => one !== null)
    if (isRead) {
      wishes = wishes.flatMap((one): DraftWish[] => {
        const at = leaks.indexOf(one)
        const made = at < 0 ? undefined : counted[at]
        if (made === undefined) return [one]
        return made === null || made === 'told'
          ? []
          : [{ wish: made, start: Math.min(part.start, one.start), end: one.end }]
      })
      continue
    }
    wishes = wishes.filter((one) => !leaks.includes(one))
    const kept = wishes.filter((one) => meets(one, part))
    const from = kept.some(({ start }) => start === part.start)
      ? Math.min(...[...leaks, ...passages].map(({ start }) => start))
      : part.start
    unread = [
      ...unread.filter((one) => !passages.includes(one)),
      unreadAt({ start: from, end: part.end }),
    ].toSorted((a, b) => a.start - b.start)
  }
  return { ...draft, wishes, unread }
}
