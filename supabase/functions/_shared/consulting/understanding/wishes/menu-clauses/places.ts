/** The places that an owner gives to sections of today's menu: first, last, before another one. */
import type { WishContent } from '../../text/draft.ts'
import { foldInPlace } from '../../text/fold.ts'
import type { About } from '../menu-plan/reading.ts'
import { subjectsOf } from './subjects.ts'

export type Placement = {
  first?: readonly string[]
  last?: readonly string[]
  before?: string
  /** Sections that become one, by its new name. */
  merged?: { from: readonly string[]; to: string }
}

const atTop =
  '(?:abrir\\s+o\\s+cardapio|abrem?\\s+o\\s+cardapio|abrindo\\s+o\\s+cardapio|(?:em\\s+)?primeiro(?:\\s+lugar)?|(?:n[oa]|pr[oa])\\s+(?:topo|comeco|inicio|frente)|(?:la\\s+)?em\\s+cima|antes\\s+de\\s+tudo)(?:\\s+(?:[dn]o|de)\\s+(?:cardapio|menu))?'
const atEnd =
  '(?:por\\s+ultimo|(?:la\\s+)?(?:no|pro|para\\s+o)\\s+(?:fim|final)(?:\\s+d[ao]\\s+(?:verso|folha|pagina|papel))?|no\\s+verso|fechar\\s+o\\s+cardapio|fecham?\\s+o\\s+cardapio)(?:\\s+(?:[dn]o|de)\\s+(?:cardapio|menu))?'
const put =
  '(?:(?:com|queremos|(?:quero\\s+)?(?:o\\s+)?(?:cardapio|menu)\\s+com|quero|queria|bot[ae]r?|coloc\\p{L}+|coloqu\\p{L}+|ponha|poe|deix[ae]|traga|passe|lev[ae])\\s+)*'
const must =
  '(?:(?:devem?|tem\\s+(?:que|q)|precisam?|quero|vai|vao|podem?|fic\\p{L}+|estar|ir|vir|vem|venha|venham|ser)\\s+)*'
const first = '(?:primeiro|na\\s+frente)'

/** The sections of a list, all of them or none. */
function sectionsIn(said: string | undefined, about: About): string[] | null {
  const subjects = said === undefined ? null : subjectsOf(said, about)
  if (subjects?.every(({ isSection }) => isSection)) return subjects.map(({ name }) => name)
  return said === undefined ? null : groupIn(said, about)
}

/** "as pizzas", where the menu has "Pizzas tradicionais" and "Pizzas doces": all sections of that word; null if none has it. */
function groupIn(said: string, { names }: About): string[] | null {
  const word = /^(?:(?:tod[oa]s\s+)?[oa]s?\s+)?(\p{L}{4,})$/u.exec(foldInPlace(said).toLowerCase())?.[1]
  const stem = word?.replace(/s$/, '')
  const found = names.flatMap(({ section, isSection }) =>
    isSection || section === null || stem === undefined ? [] : [section],
  )
  const group = [...new Set(found)].filter((section) =>
    foldInPlace(section)
      .toLowerCase()
      .split(/[^\p{L}]+/u)
      .some((one) => one.replace(/s$/, '') === stem),
  )
  return group.length > 0 ? group : null
}

const whole = (source: string) => new RegExp(`^(?:${source})$`, 'u')

type Shape = { words: RegExp; place: (names: readonly string[][]) => Placement }

const shapes: readonly Shape[] = [
  {
    words: whole(
      `${put}(.+?)\\s+(?:vem\\s+|vir\\s+)?${first}\\s*(?:,|e)+\\s*depois\\s+(.+?)\\s*,?\\s+(?:e\\s+)?(?:depois\\s+)?([^,]+?)\\s+${atEnd}`,
    ),
    place: ([one = [], next = [], last = []]) => ({ first: [...one, ...next], last }),
  },
  {
    words: whole(`${put}(.+?)\\s+(?:vem\\s+|vir\\s+)?${first}\\s*(?:,|e)+\\s*depois\\s+(.+)`),
    place: ([one = [], next = []]) => ({ first: [...one, ...next] }),
  },
  {
    words: whole(`${put}(.+?)\\s+${must}${atEnd}\\s*,?\\s+(?:mas\\s+|e\\s+)?antes\\s+d[oae]s?\\s+(.+)`),
    place: ([names = [], next = []]) => ({ first: names, ...(next[0] !== undefined && { before: next[0] }) }),
  },
  // "as pizzas doces junto com as sobremesas": beside each other on the page.
  {
    words: whole(
      `${put}(.+?)\\s+${must}(?:juntos?|juntas?|junt(?:inh)?[oa]s?|ao\\s+lado|do\\s+lado|perto|colad[oa]s?)\\s+(?:com|d[eoa]s?|[àa]s?|aos?)\\s+(.+)`,
    ),
    place: ([names = [], next = []]) => ({ first: names, ...(next[0] !== undefined && { before: next[0] }) }),
  },
  { words: whole(`${put}(.+?)\\s+${must}${atTop}`), place: ([names = []]) => ({ first: names }) },
  { words: whole(`${put}(.+?)\\s+${must}${atEnd}`), place: ([names = []]) => ({ last: names }) },
  {
    words: whole(`(?:comec\\p{L}+|abr(?:a|e|ir))\\s+(?:o\\s+cardapio\\s+)?(?:com|por|pel[oa]s?)\\s+(.+)`),
    place: ([names = []]) => ({ first: names }),
  },
  {
    words: whole(`${put}(.+?)\\s+${must}antes\\s+d[oae]s?\\s+(.+)`),
    place: ([names = [], next = []]) => ({ first: names, ...(next[0] !== undefined && { before: next[0] }) }),
  },
]

const joining = '(?:junt[ae]r?|un(?:a|e|ir)|unifi(?:ca|que|car)|fund(?:a|e|ir)|agrup[ae]r?|mistur[ae]r?)'
const into =
  '(?:\\s+(?:(?:numa|em|n[oa])\\s+)?(?:uma?\\s+)?(?:(?:so|unica|mesma)\\s+)?(?:secao|parte|pagina|coisa|lista)?(?:\\s+so|\\s+unica)?)?'
const merging = new RegExp(
  `^(?:(?:quero|queria|pode|da\\s+pra|vamos)\\s+)*${joining}\\s+(?:as\\s+secoes\\s+(?:de\\s+)?)?(.+?)${into}(?:\\s*,?\\s+(?:chamad[ao]|com\\s+o\\s+nome(?:\\s+de)?|que\\s+(?:se\\s+chame|vai\\s+chamar))\\s+(?:de\\s+)?(.{3,40}))?$`,
  'u',
)

/** "junta petiscos e entradas numa seção só" */
function mergedIn(said: string, about: About): Placement | null {
  const [, list = '', name] = merging.exec(said) ?? []
  const from = list === '' ? null : sectionsIn(list.replace(/\s+com\s+(?=[oa]s?\s|\p{L}+$)/u, ' e '), about)
  if (!from || from.length < 2 || new Set(from).size !== from.length) return null
  const called = name === undefined ? undefined : about.said.slice(-name.length).trim()
  const plain = from.map((one, at) => (at === 0 ? one : one.charAt(0).toLowerCase() + one.slice(1)))
  return {
    merged: { from, to: (called ?? `${plain.slice(0, -1).join(', ')} e ${plain.at(-1)}`).slice(0, 60) },
  }
}

/** What a whole clause says of the places of sections; null if it says something else. */
export function placementOf(said: string, about: About): Placement | null {
  const merged = mergedIn(said, about)
  if (merged) return merged
  for (const { words, place } of shapes) {
    const found = words.exec(said)
    if (!found) continue
    const names = found.slice(1).map((one) => sectionsIn(one, about))
    if (names.every((one) => one !== null)) return place(names)
  }
  return null
}

/** Today's sections with all placements. */
export function inOrder(
  placements: readonly Placement[],
  { names }: Pick<About, 'names'>,
): WishContent | null {
  if (placements.length === 0) return null
  const merged = placements.flatMap((one) => one.merged ?? [])
  const called = (name: string) => merged.find(({ from }) => from.includes(name))?.to ?? name
  const today = [
    ...new Set(
      names.flatMap(({ section, isSection }) => (isSection || section === null ? [] : [called(section)])),
    ),
  ]
  const free = placements.filter(({ before }) => before === undefined)
  const top = [...new Set(free.flatMap((one) => one.first ?? []).map(called))]
  const end = [...new Set(free.flatMap((one) => one.last ?? []).map(called))]
  let order = [...top, ...today.filter((name) => !top.includes(name) && !end.includes(name)), ...end]
  for (const { first = [], before } of placements) {
    const moved = first.map(called)
    if (before === undefined || moved.includes(called(before))) continue
    const rest = order.filter((name) => !moved.includes(name))
    const at = rest.indexOf(called(before))
    order = [...rest.slice(0, at), ...moved, ...rest.slice(at)]
  }
  const isOnce = new Set(order).size === order.length
  return isOnce && order.length >= 2 && order.length <= 12 ? { kind: 'sections', names: order } : null
}
