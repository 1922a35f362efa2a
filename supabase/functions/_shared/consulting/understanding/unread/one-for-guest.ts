/**
 * "Tenho uma cliente celíaca que vem toda quarta, quero um prato para ela": so many dishes for that guest. The others keep
 * their wheat, and the report says of each whether she may have it.
 */
import { type Draft, type DraftWish, inserted, longestText } from '../text/draft.ts'
import { foldInPlace } from '../text/fold.ts'
import { isWithin } from '../text/half-read.ts'
import { numbersIn } from '../text/numbers.ts'
import { household } from './guest-allergies.ts'

const sentence = /[^.!?;\n]+/gu
const dish =
  '(?:pratos?|lanches?|petiscos?|sobremesas?|entradas?|opc(?:ao|oes)|receitas?|coisas?|doces?|del[ae]s|dos pratos|das (?:opcoes|sobremesas|entradas)|dos (?:petiscos|lanches))'
const guest =
  '(?:el[ea]s?|ess[ea]s? (?:cliente|pessoa|hospede|moca|senhora|publico)s?|quem (?:e|tem|for|nao)|(?:[oa]s? )?(?:celiac|alergic|intolerant)\\w*|(?:[oa] )?(?:cliente|hospede|pessoa))'
/** How many dishes somebody with an allergy gets. */
const soMany = new RegExp(
  `(?<![a-z])(?:pelo menos |ao menos |no minimo |so )?(?<count>\\d{1,2}|uma?|dois|duas|tres) ${dish}(?: [a-z]+){0,4}? (?:(?:para|pra|pro|a|ao|que) (?:a |o |os |as |d[eo]s? )?${guest}(?: (?:poss?a|possam?|pode|podem|consiga\\w*|pudesse\\w*) com\\w+)?)(?![a-z])`,
)
/** Words that take the food out of all. */
const orders =
  /(?<![a-z])(?:sem|tir\w+|retir\w+|cort\w+|evit\w+|proib\w+|nada (?:de|com|que)|nenhum\w*|nunca|fora|tracos?|tod[oa]s|tudo|cardapio inteiro|nao (?!pod\w+|com\w+)[a-z]+)(?![a-z])/

const isHealth = ({ wish }: DraftWish) =>
  wish.kind === 'exclude' && (wish.why === 'allergy' || wish.why === 'diet')

export function withOneForGuest(text: string, draft: Draft): Draft {
  const folded = foldInPlace(text).toLowerCase()
  let { wishes, unread } = draft
  for (const { 0: said, index } of folded.matchAll(sentence)) {
    const span = { start: index, end: index + said.length }
    const found = soMany.exec(said)
    if (!found || household.test(said) || orders.test(said)) continue
    const refused = wishes.filter((one) => isHealth(one) && isWithin(one, span))
    if (refused.length === 0 || unread.some((one) => one.blocking && isWithin(one, span))) continue
    const start = Math.min(...refused.map((one) => one.start), index + found.index)
    const end = Math.max(...refused.map((one) => one.end), index + found.index + found[0].length)
    const place = { start, end }
    if (end - start > longestText) continue
    const isOfIt = (one: DraftWish) =>
      refused.includes(one) || (one.wish.kind === 'count' && isWithin(one, place))
    if (wishes.some((one) => !isOfIt(one) && isWithin(one, place))) continue
    const [count = 1] = numbersIn(found.groups?.count ?? '')
    const foods = new Set(refused.flatMap(({ wish }) => (wish.kind === 'exclude' ? [wish.what] : [])))
    wishes = wishes.filter((one) => !isOfIt(one))
    for (const of of foods) {
      wishes = inserted(wishes, {
        wish: { kind: 'dishTrait', what: 'free', of, count, bound: 'at_least' },
        ...place,
      })
      wishes = inserted(wishes, { wish: { kind: 'question', about: 'safeFor', what: of }, ...place })
    }
    unread = unread.filter((one) => !isWithin(one, place))
  }
  return { ...draft, wishes, unread }
}
