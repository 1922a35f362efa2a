/** "os preços desses três não podem mudar: torresmo, panelada e caldo": a hold on the items of a list. */
import { itemIn, type Named } from '../spoken/pieces.ts'
import { type Draft, type DraftUnread, type DraftWish, longestText } from '../text/draft.ts'
import { foldInPlace } from '../text/fold.ts'
import { withoutSpans } from '../text/take-out.ts'

const number = '(?:dois|duas|tres|quatro|cinco|seis|sete|oito|\\d{1,2})'
/** "os preços desses três", "o preço destes itens" */
const these = `(?:(?:os?|n?os?) )?(?:precos?|valor(?:es)?) (?:d[eao]s?s[ea]s|dest[ea]s|d[oa]s seguintes|d[oa]s (?=${number}))(?: ${number})?(?: (?:itens|pratos|bebidas|produtos|de cima|ai|aqui))*`
const stays =
  '(?:nao (?:pode\\w*|deve\\w*|quero|vou|e (?:pra|para)|da (?:pra|para)) (?:ser )?(?:mud\\w+|sub\\w+|mex\\w+|alter\\w+|aument\\w+|reajust\\w+)|nao (?:mud\\w+|sob\\w+|mex\\w+)|(?:tem que |devem? |e (?:pra|para) )?(?:fica\\w*|mant\\w+|congel\\w+)(?: (?:como est\\w+|iguais?|parad\\w+|congelad\\w+|os mesmos|o mesmo))?)'
const before = new RegExp(`(?<![a-z])${these} ${stays}\\s*[:–—-]\\s*(?<list>[^.;!?\\n:]{3,200})`, 'g')
const order = new RegExp(
  `(?<![a-z])nao (?:mex\\w+|mud\\w+|alter\\w+|sub\\w+) (?:n?os?) (?:precos?|valor(?:es)?) (?:d[eao]s?s[ea]s|dest[ea]s|d[oa]s seguintes)(?: ${number})?(?: (?:itens|pratos|bebidas|produtos))?\\s*[:–—-]\\s*(?<list>[^.;!?\\n:]{3,200})`,
  'g',
)
const after = new RegExp(
  `(?<=^|[.;!?\\n]\\s*)(?<list>[^.;!?\\n:]{3,200}?)\\s*[:–—-]\\s*${these} ${stays}(?![a-z])`,
  'g',
)
const bare = new RegExp(`(?<![a-z])${these} ${stays}(?![a-z])`, 'g')

const joints = /,(?!\d)|\s(?:e|mais)\s/g

/** The entries of a list with their places. */
function entriesOf(list: string, at: number) {
  const found: { said: string; start: number; end: number }[] = []
  let from = 0
  const ends = [...list.matchAll(joints)].map(({ index, 0: joint }) => ({ index, length: joint.length }))
  for (const { index, length } of [...ends, { index: list.length, length: 0 }]) {
    const said = list.slice(from, index)
    const lead = /^\s*(?:(?:[oa]s?|e) )?/.exec(said)?.[0].length ?? 0
    const start = at + from + lead
    const end = at + from + said.replace(/\s+$/, '').length
    if (end > start) found.push({ said: said.slice(lead), start, end })
    from = index + length
  }
  return found
}

/**
 * Takes such lists out of a text. What a list holds that the house does not sell stays to be read; "desses três" without
 * any list is left to the owner, because it is not about all items.
 */
export function withListedHolds(
  text: string,
  names: readonly Named[],
  readRest: (rest: string) => Draft,
): Draft {
  const folded = foldInPlace(text).toLowerCase()
  const wishes: DraftWish[] = []
  const taken: { start: number; end: number }[] = []
  const isFree = (start: number, end: number) => !taken.some((one) => one.start < end && start < one.end)
  for (const found of [before, order, after].flatMap((words) => [...folded.matchAll(words)])) {
    const { list = '' } = found.groups ?? {}
    const place = found.index + found[0].lastIndexOf(list)
    const start = found.index
    const end = start + found[0].length
    const items = entriesOf(list, place).flatMap((entry) => {
      const item = itemIn(entry.said, names)
      return item === undefined ? [] : [{ ...entry, item }]
    })
    if (items.length === 0 || end - start > longestText || !isFree(start, end)) continue
    const rule = /(?<![a-z])(?:precos?|valor)/.exec(found[0])?.index ?? 0
    const words = place > start ? { start, end: place } : { start: start + rule, end }
    wishes.push(...items.map(({ item }) => ({ wish: { kind: 'keepPrice', item } as const, start, end })))
    taken.push(words, ...items)
  }
  const open = [...folded.matchAll(bare)].flatMap((found): DraftUnread[] => {
    const [start, end] = [found.index, found.index + found[0].length]
    return isFree(start, end) ? [{ start, end, why: 'ambiguous', blocking: false, choices: [] }] : []
  })
  if (wishes.length + open.length === 0) return readRest(text)
  const draft = readRest(withoutSpans(text, [...taken, ...open]))
  return {
    ...draft,
    wishes: [...draft.wishes, ...wishes].toSorted((a, b) => a.start - b.start),
    unread: [...draft.unread, ...open],
  }
}
