/**
 * Lists of counted dishes: "dois sanduíches frios e um quente", "oito sabores de tapioca: cinco salgados, três doces", "uma
 * entrada, um principal e uma sobremesa", and what is counted of a food that was named before.
 */
import { formOf } from '../../base/request/dish-forms.ts'
import type { WishContent } from '../text/draft.ts'
import { allergyWords } from '../text/health-words.ts'
import { bareAt, courses, type Entry, entryStart, joints, listAt, results } from './counted-entries.ts'
import { exactly, isSome, traitWishes, wishesOf } from './counted-wishes.ts'
import { amountIn, boundOf, boundWords, type Found, foodAt, foodIn, number, type Reader } from './shape.ts'

/** "outra ideia, pra dois pratos": how many are asked for. */
const isFor = ({ count, isResult }: Entry, said: string) =>
  isResult && count > 1 && /^(?:\p{L}+ )*(?:pra|para) (?:uns |umas )?\S+ \p{L}+s$/u.test(said)

/** "quero ele em três preparos": so many with the food that was named before. */
const ofBefore = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:(?:quero|queria|usem?|usar|bota|botem|coloquem?|facam|aproveitem?|gostaria de)\\s+)+(?:el[ea]s?|isso|ess[ea]s?(?: \\p{L}+)?|a sobra|as sobras|tudo isso) em (?:(${boundWords}) )?${number} (\\p{L}+)`,
  'gu',
)
const foodsBefore: Reader = (said, { whole: text }) =>
  [...said.matchAll(ofBefore)].flatMap((match) => {
    const [whole, bound, value, noun = ''] = match
    const count = amountIn(value)
    const food = foodIn(text.slice(0, match.index).split(/[;\n]/).at(-1) ?? '')
    if (
      !food ||
      !(count >= 1 && count <= 12) ||
      !(results.test(noun) || courses.some(([words]) => words.test(noun)))
    )
      return []
    const wish = {
      kind: 'share' as const,
      what: food.name,
      of: 'many' as const,
      count,
      bound: boundOf(bound, 'at_least'),
    }
    return [{ start: match.index, end: match.index + whole.length, wishes: [wish] }]
  })

/** "usar isso em petisco": at least one of that part of the menu. */
const inCourse: Reader = (said, { whole: text }) =>
  [
    ...said.matchAll(
      /(?<!\p{L})(?:(?:quero|queria|gostaria de|preciso|pensei em|penso em|da para|da pra|podem?|vamos)\s+)*(?:us[ae]\p{L}*|aproveit\p{L}+|coloc\p{L}+|bot\p{L}+) (?:el[ea]s?|isso|ess[ea]s?(?: \p{L}+)?|a sobra|as sobras)(?: tudo)? (?:em|n[oa]s?|numa?) (?:uma? )?(\p{L}+)(?!\p{L})/gu,
    ),
  ].flatMap((match) => {
    const course = courses.find(([words]) => words.test(match[1] ?? ''))?.[1]
    const food = foodIn(text.slice(0, match.index).split(/[;\n]/).at(-1) ?? '')
    if (!course || !food) return []
    const wish = {
      kind: 'dishTrait' as const,
      what: 'holds' as const,
      anyOf: [food.name],
      course,
      count: 1,
      bound: 'at_least' as const,
    }
    return [{ start: match.index, end: match.index + match[0].length, wishes: [wish] }]
  })

/** "quero hambúrguer diferente do da casa, um de carneiro e outro vegetariano": a form, then its kinds. */
const formHead =
  /(?<!\p{L})(?:quero|queria|queremos|pensei em|penso em|facam?|faz|criem?|cria|que tal|inventem?|preciso de|gostaria de) (?:uns |umas |um |uma )?(\p{L}+)(?: [^.,;:!?\n]{0,35})?\s*[,:] (?=(?:um|uma) (?:de|com|sem|vegan|vegetarian|doce|salgad))/gu
const kindsOfForm: Reader = (said) =>
  [...said.matchAll(formHead)].flatMap((match) => {
    const form = formOf(match[1] ?? '')
    if (!form) return []
    const parts: Entry[] = []
    let end = match.index + match[0].length
    for (let part = bareAt(said, end); part; ) {
      parts.push(part)
      end = part.end
      const joint = joints.exec(said.slice(end))
      part = joint ? bareAt(said, end + joint[0].length) : null
    }
    const count = parts.reduce((sum, part) => sum + part.count, 0)
    if (parts.length < 2) return []
    const all: Entry = { start: match.index, end, count, bound: undefined, form, isResult: false, traits: [] }
    return [
      {
        start: match.index,
        end,
        wishes: [exactly(count), ...[all, ...parts].flatMap((part) => traitWishes(part))],
      },
    ]
  })

/** "três sobremesas com rapadura e nenhuma com leite condensado" */
function withoutIn(said: string, { course }: Entry): { wishes: WishContent[]; length: number } | null {
  const [lead] = /^,? (?:e |mas )?(?:nenhum[ao]?|zero)(?: del[ea]s)? (?:com|de|que leve) /u.exec(said) ?? []
  const food = lead === undefined ? null : foodAt(said.slice(lead.length))
  if (lead === undefined || !food) return null
  const wish: WishContent =
    course === undefined
      ? { kind: 'exclude', what: food.term.name, why: 'taste' }
      : { kind: 'dishTrait', what: 'free', of: food.term.name, course, bound: 'at_least' }
  return { wishes: [wish], length: lead.length + food.length }
}

/** "o conjunto a 89 reais", after one dish of each course: a menu at one price. */
const asOne =
  /^[^.!?;\n]*?(?<!\p{L})(?:o conjunto|o menu|o combo|o trio|tudo(?: junto)?|os (?:dois|tres|quatro)|a refeicao|o jantar|o almoco|completo|fechado)(?: \p{L}+){0,3}? (?:a|por|em|de|ate) (?:r\$ ?)?(\d{2,4}(?:[.,]\d{2})?)(?: ?(?:reais|conto\p{L}*))?(?: por (?:pessoa|cabeca))?/u

function menuAtOnePrice(said: string, { entries }: { entries: Entry[] }, end: number): Found[] {
  const parts = new Set(entries.map(({ course }) => course))
  if (
    entries.length < 2 ||
    parts.size < entries.length ||
    entries.some(({ count, course }) => count !== 1 || !course)
  )
    return []
  const match = asOne.exec(said.slice(end))
  if (!match) return []
  const from =
    end +
    match[0].search(
      /(?<!\p{L})(?:o conjunto|o menu|o combo|o trio|tudo|os (?:dois|tres|quatro)|a refeicao|o jantar|o almoco|completo|fechado)/u,
    )
  const wish = {
    kind: 'tasting' as const,
    courses: entries.length,
    price: Number((match[1] ?? '').replace(',', '.')),
  }
  return [{ start: from, end: end + match[0].length, wishes: [wish] }]
}

/** "pra dois", "cada dois pratos": no number of dishes. */
const noCount =
  /(?:cada|d[oae]s?|entre|por|serve|servem|leva|levam|tenho|temos|tem|ja|vend\p{L}+|sa(?:i|em|iram)|fiz|fizemos|fazia|fazemos) $/u

/** A list is ours if it names forms or savouries, divides itself, or counts several parts. */
const isRich = ({ entries, isDivided }: { entries: Entry[]; isDivided: boolean }): boolean =>
  isDivided ||
  (entries.length > 1 && entries.some(({ course, form, isSavoury }) => course ?? form ?? isSavoury)) ||
  entries.some(({ form, isSavoury, count }) => (form !== undefined && count > 1) || isSavoury === true) ||
  (isSome(entries) &&
    entries.some(({ traits, isSibling }) => isSibling || traits.some(({ what }) => what === 'free')))

/** The list may have been read before; its price is still to be read. */
const onePrice: Reader = (_said, { whole }) => {
  for (const { index } of whole.matchAll(entryStart)) {
    entryStart.lastIndex = index
    const match = entryStart.exec(whole)
    const list = match && listAt(whole, match)
    const found = list ? menuAtOnePrice(whole, list, list.entries.at(-1)?.end ?? 0) : []
    if (found.length > 0) return found
  }
  return []
}

const listsIn = (said: string, isHeld: boolean): Found[] => {
  const found: Found[] = []
  let from = 0
  for (;;) {
    entryStart.lastIndex = from
    const match = entryStart.exec(said)
    if (!match) break
    from = match.index + match[0].length
    const before = said.slice(Math.max(0, match.index - 12), match.index)
    const stop = said.slice(match.index).search(/[.!?;\n]/)
    if (noCount.test(before) || (stop >= 0 && said[match.index + stop] === '?')) continue
    const list = listAt(said, match)
    const last = list?.entries.at(-1)
    const [first] = list?.entries ?? []
    if (
      !list ||
      !last ||
      !first ||
      !(isRich(list) || isFor(first, match[0]) || withoutIn(said.slice(last.end), first))
    )
      continue
    if (allergyWords.test(said.slice(match.index, last.end))) continue
    const without = withoutIn(said.slice(last.end), first)
    const none = /^ nenhum[ao]?(?!\p{L})/u.exec(said.slice(last.end))?.[0].length ?? 0
    found.push({
      start: match.index,
      end: last.end + none + (without?.length ?? 0),
      wishes: [...wishesOf(list, isHeld), ...(without?.wishes ?? [])],
    })
    from = last.end + none + (without?.length ?? 0)
  }
  return found
}

const lists: Reader = (said) => listsIn(said, false)

/** "três pratos para o jantar: uma entrada vegetariana, um principal …": a number and its parts, each a part of the menu. */
export const dividedLists: Reader = (said) =>
  listsIn(said, true).filter(({ wishes }) => {
    const counts = wishes.filter((wish) => wish.kind === 'count')
    const parts = counts.filter(({ course }) => course !== undefined)
    const sumOf = (some: typeof counts) => some.reduce((sum, { count }) => sum + count, 0)
    return parts.length > 1 && sumOf(parts) * 2 === sumOf(counts)
  })

export const countedLists: readonly Reader[] = [onePrice, foodsBefore, inCourse, kindsOfForm, lists]
