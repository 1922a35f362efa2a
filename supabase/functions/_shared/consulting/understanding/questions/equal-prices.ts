/**
 * "IPA e stout pode mexer, mas os dois têm que custar igual": items that keep one price, whatever it becomes. Read before
 * "igual" is taken for "as it is today".
 */
import { everyItem, namesItem } from '../../base/request/match-item.ts'
import { type Named, question } from '../spoken/pieces.ts'
import { commas, cut, sentenceEnds } from '../spoken/stretches.ts'
import { type DraftWish, longestText } from '../text/draft.ts'
import { foldInPlace } from '../text/fold.ts'
import { subjectOf } from './price-subjects.ts'

const lead = '(?:(?:e|mas|ja|ai|entao|agora|olha|so que) )*'
const leave =
  '(?:,? (?:(?:eu |voces? |a gente )?(?:pod\\w+|posso|da pra|aceito))(?: ate)? (?:mexer|subir|mudar|aumentar|baixar|reajustar|alterar)(?: (?:neles|nelas|nos dois|nas duas|um pouco|de preco|o preco|a vontade|sim))*)?'
const turn =
  '(?:,? ?(?:mas|so que|porem|desde que|contanto que|com a condicao (?:de )?que|e)(?: (?:que|sempre|quero que))*)?'
const both = '(?:[oa]s (?:dois|duas|tres|quatro)|ambos|ambas|tod[oa]s(?: el[ea]s)?|el[ea]s)'
const must =
  '(?:tem que|tem de|teria\\w* que|precisa\\w*|deve\\w*|vao|quero(?: que)?|preciso que|e pra|sao pra|tem (?:sempre )?que)'
const be = '(?:custar\\w*|custem|ficar\\w*|fiquem|sair\\w*|saiam|ser|sejam|estar|ter|tenham|andar|cobrar)'
const price = '(?:preco|valor)'
const same = `(?:igual|iguais|iguaizinh[oa]s|a mesma coisa|o mesmo|o mesmo ${price}|(?:n|pel|com |a? ?)?o mesmo ${price}|${price} igual|um ${price} so|num ${price} so)`
const tail = '(?: (?:sempre|no cardapio|na carta|um do outro|entre si|entre eles|e pronto|ta|viu|sim))*'
const forms: readonly RegExp[] = [
  // Without "têm que" or "os dois", "ficam iguais" may mean that nothing changes.
  new RegExp(
    `^${lead}(?<list>[^?]{5,140}?)${leave}${turn},? ${both}(?: (?:sempre|juntos))*(?: ${must})?(?: sempre)? (?:${be} )?${same}${tail}$`,
  ),
  new RegExp(
    `^${lead}(?<list>[^?]{5,140}?)${leave}${turn},? ${must}(?: sempre)? ${be}(?: sempre)? ${same}${tail}$`,
  ),
  new RegExp(
    `^${lead}(?:quero |queria |deix\\w+ |bota\\w* |coloc\\w+ |cobr\\w+ |poe |mantem |mantenha )?(?:o )?mesmo ${price} (?:pr[oa]s?|para [oa]s?|n[oa]s?|em|de|d[oa]s?) (?<list>[^?]{5,140}?)${tail}$`,
  ),
  new RegExp(
    `^${lead}(?:quero|queria|bot\\w+|coloc\\w+|deix\\w+|poe|mantem|mantenha) (?<list>[^?]{5,140}?) (?:n|pel|com |a )o mesmo ${price}${tail}$`,
  ),
]
/** "custar igual a hoje": nothing changes. */
const today = /\b(?:hoje|agora|como (?:ta|esta|sempre)|antes|atual)\b/

const parting = /\s*,\s*(?:e )?|\s+e\s+/
const wordsOf = (said: string): string[] =>
  foldInPlace(said)
    .toLowerCase()
    .match(/[a-z\d]+/g) ?? []
const restOf = (name: string, phrase: string) => {
  const said = wordsOf(phrase)
  return wordsOf(name)
    .filter((word) => !said.includes(word))
    .join(' ')
}

/** "IPA" beside "stout" is the glass of it, and no growler: of several items, those that differ in this word alone. */
function alike(
  phrases: readonly string[],
  said: readonly string[],
  names: readonly Named[],
): string[] | null {
  const items = phrases.map((phrase) => {
    const exact = names.filter((one) => !one.isSection && one.name === phrase)
    return exact.length > 0 ? exact : names.filter((one) => !one.isSection && namesItem(phrase, one))
  })
  const single = items.findIndex((some) => some.length === 1)
  const [anchor] = items[single] ?? []
  // Several of each kind: the plan pairs them by what the two phrases leave of their names.
  if (!anchor) return [...phrases]
  const chosen = items.map((some, at) => {
    if (some.length === 1) return some[0]?.name
    const own = some.filter(
      ({ name }) => restOf(name, said[at] ?? '') === restOf(anchor.name, said[single] ?? ''),
    )
    return own.length === 1 ? own[0]?.name : undefined
  })
  return chosen.every((one) => one !== undefined) ? (chosen as string[]) : null
}

/** Items tied to one price, as the gaps of 0 between them. */
export function readEqualPrices(text: string, names: readonly Named[]): DraftWish[] {
  const folded = foldInPlace(text).toLowerCase()
  return cut({ said: folded, at: 0 }, sentenceEnds, true).flatMap((sentence): DraftWish[] => {
    const pieces = cut(sentence, commas, false)
    const found: DraftWish[] = []
    for (let from = 0; from < pieces.length; from += 1) {
      for (let to = Math.min(pieces.length, from + 4); to > from; to -= 1) {
        const wishes = readRun(pieces.slice(from, to), folded, names)
        if (wishes === null) continue
        found.push(...wishes)
        from = to - 1
        break
      }
    }
    return found
  })
}

function readRun(
  run: readonly { said: string; at: number }[],
  folded: string,
  names: readonly Named[],
): DraftWish[] | null {
  const [first, last] = [run[0], run.at(-1)]
  if (!first || !last) return null
  const start = first.at + (/^[\s,]*/.exec(first.said)?.[0].length ?? 0)
  const end = last.at + last.said.replace(/[\s.,;:!]+$/, '').length
  const said = folded.slice(start, end).replace(/\s+/g, ' ')
  if (said.length > longestText || !/igua|mesm|so\b/.test(said) || today.test(said)) return null
  for (const form of forms) {
    const list = form.exec(said)?.groups?.list
    if (list === undefined) continue
    const parts = list.split(parting).filter((part) => part !== '')
    if (parts.length < 2 || parts.length > 4) continue
    const phrases = parts.map((part) => subjectOf(part, names))
    if (phrases.some((one) => one === undefined || one === everyItem)) continue
    const items = alike(phrases as string[], parts, names)
    if (items === null || new Set(items).size !== items.length) continue
    return items.slice(1).map((item, at) => ({
      wish: question('priceGap', { item, other: items[at] ?? '', price: 0 }),
      start,
      end,
    }))
  }
  return null
}
