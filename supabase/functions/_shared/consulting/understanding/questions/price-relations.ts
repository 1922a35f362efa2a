/** Clauses on how two prices stand to each other, and on where a discount may be given. */
import { everyItem } from '../../base/request/match-item.ts'
import { type Named, question } from '../spoken/pieces.ts'
import type { WishContent } from '../text/draft.ts'
import { amount, subjectOf, subjectsOf, valueIn } from './price-subjects.ts'

type Groups = Partial<Record<string, string>>
export type RelationRule = readonly [
  words: RegExp,
  wishes: (groups: Groups, names: readonly Named[]) => WishContent[] | null,
]

const be = String.raw`(?:(?:tem que|tem de|deve\p{L}*|precisa\p{L}*|pode|vai) )?(?:sempre )?(?:(?:ser|ficar|fica|ficam|fique|custar|custa|custam|custe|estar|ta|sair|sai|e|vender|vende|ir) )?(?:sempre )?`
const about = '(?:uns |umas |cerca de |no minimo |pelo menos |no maximo |ate |exatos |exatamente )?'
const than = '(?:que|q|do que|d)'
const s = '(?<s>.{2,60}?)'
const t = '(?<t>.{1,60}?)'
const p = `(?<p>${amount})`
const whole = (words: TemplateStringsArray, ...parts: readonly string[]) =>
  new RegExp(`^${String.raw(words, ...parts)}$`, 'u')

/** "a de limão", "a G": what the other phrase names with the noun of the first. */
function otherOf(said: string, first: string, names: readonly Named[]): string | undefined {
  const own = said.replace(/^(?:[oa]s?|da|do|das|dos) (?=\S)/, '')
  const nouns = first.replace(/^(?:[oa]s?|tod[oa]s? [oa]s?) /, '').split(' ')
  const whole = own.length > 2 ? subjectOf(own, names) : undefined
  if (whole !== undefined && whole !== everyItem) return whole
  return nouns
    .map((_, at) => subjectOf([...nouns.slice(0, at + 1), own].join(' '), names))
    .find((found) => found !== undefined)
}

const boundOf = (words: string) =>
  /\b(?:no minimo|pelo menos)\b/.test(words)
    ? { what: 'no mínimo' }
    : /\b(?:no maximo|ate|passar)\b/.test(words)
      ? { what: 'no máximo' }
      : {}

function gap(
  dearer: string | undefined,
  cheaper: string | undefined,
  by: number,
  bound: { what?: string },
): WishContent[] | null {
  return dearer === undefined || cheaper === undefined || dearer === cheaper || !(by >= 0)
    ? null
    : [question('priceGap', { item: dearer, other: cheaper, price: by, ...bound })]
}

const related =
  (isDearer: boolean): RelationRule[1] =>
  ({ s: first = '', t: second = '', b: bound = '', p: by }, names) => {
    const item = subjectOf(first, names)
    const other = otherOf(second, first, names)
    return isDearer
      ? gap(item, other, valueIn(by), boundOf(bound))
      : gap(other, item, valueIn(by), boundOf(bound))
  }

const off = String.raw`(?:(?:pode|posso|da pra|aceito|quero|so|so pode|libero|no maximo)\s+)*(?:dar |ter |fazer |faz\p{L}* |colocar |botar )?(?:um )?(?:descontos?|promoc\p{L}+|promos?|oferta)`
const never = `(?:,? ?(?:e )?(?:mas )?(?:nunca|nao|nem|jamais|nada|menos|exceto|tirando|fora|sem ser)(?: pode| quero| dou)? (?:n[oa]s?|em|d[oa]s?|de|[oa]s?) (?<t>.{2,60}?))?`

/** "desconto de até 20% só nos drinks, nunca na comida" */
const discount: RelationRule[1] = ({ s: on, t: refused, p: most }, names) => {
  const items = on === undefined ? [undefined] : subjectsOf(on, names)
  const out = refused === undefined ? [undefined] : subjectsOf(refused, names)
  if (items?.length !== 1 || out?.length !== 1) return null
  const percent = valueIn(most)
  if (most !== undefined && !(percent > 0 && percent <= 100)) return null
  const [[item], [other]] = [items, out]
  return [
    question('discountLimit', {
      ...(most !== undefined && { percent }),
      ...(item !== undefined && item !== everyItem && { item }),
      ...(other !== undefined && { other }),
    }),
  ]
}

const percent = String.raw`(?<p>\d{1,2}(?:,\d)?) ?(?:%|por cento)`
const only = '(?: ?(?:so|somente|apenas))?'

/** Each matches a whole clause. */
export const relationRules: readonly RelationRule[] = [
  [
    whole`${s} ${be}(?<b>${about})${p} (?:a mais|mais car[oa]s?|acima|mais alt[oa]s?|a cima|mais) ?${than}?[oa]?s? ${t}`,
    related(true),
  ],
  [
    whole`${s} ${be}(?<b>${about})${p} (?:a menos|mais barat[oa]s?|abaixo|mais baix[oa]s?|menos) ?${than}?[oa]?s? ${t}`,
    related(false),
  ],
  [
    whole`${s} e (?<t>.{1,60}?) (?:${be})(?:o mesmo preco|o mesmo valor|com o mesmo preco|no mesmo preco|com o mesmo valor|preco igual|iguais)`,
    ({ s: first = '', t: second = '' }, names) =>
      gap(subjectOf(first, names), otherOf(second, first, names), 0, {}),
  ],
  [
    whole`${s} (?:${be})(?:o mesmo preco|o mesmo valor|com o mesmo preco|igual) (?:que|do que|ao|a|d[oa]) ${t}`,
    ({ s: first = '', t: second = '' }, names) =>
      gap(subjectOf(first, names), otherOf(second, first, names), 0, {}),
  ],
  [
    whole`${s} (?:nao pode|nao deve|nunca pode|nunca|nao) (?:custar|ficar|ser|sair|passar|custa|fica|sai|vender|estar) (?:mais (?:car[oa]s? )?(?:que|do que)|acima d[eoa]s?|d[oa]|por mais que|mais alt[oa]s? que) ?(?:o preco d[aeo]s? |[oa]s? )?${t}`,
    ({ s: first = '', t: second = '' }, names) =>
      /^\d|\d$/.test(second)
        ? null
        : gap(otherOf(second, first, names), subjectOf(first, names), 0, { what: 'no mínimo' }),
  ],
  [
    whole`${s} (?:tem que|tem de|deve\p{L}*|precisa\p{L}*) (?:sempre )?(?:ser|custar|ficar|sair|estar) (?:sempre )?(?:mais barat[oa]s?|menos|abaixo) (?:que|do que|d)[oa]?s? ${t}`,
    ({ s: first = '', t: second = '' }, names) =>
      /\d/.test(second)
        ? null
        : gap(otherOf(second, first, names), subjectOf(first, names), 0, { what: 'no mínimo' }),
  ],
  [
    whole`(?:a )?diferenca (?:de preco )?entre ${s} e ${t} (?<b>(?:nao pode passar de|nao passa de|${be}(?:no maximo |ate |no minimo |pelo menos |de )*)) ?${p}`,
    ({ s: first = '', t: second = '', b: bound = '', p: by }, names) => {
      const [one, two] = [subjectOf(first, names), otherOf(second, first, names)]
      const priceOf = (item: string | undefined) =>
        names.find(({ name, isSection }) => !isSection && name === item)?.price
      const [a, b] = [priceOf(one), priceOf(two)]
      if (a == null || b == null) return null
      return a >= b ? gap(one, two, valueIn(by), boundOf(bound)) : gap(two, one, valueIn(by), boundOf(bound))
    },
  ],
  [
    whole`${off} (?:de )?(?:ate|no maximo|maximo de|no maximo de)? ?${percent}(?: no maximo)?${only} (?:n[oa]s?|em|d[oa]s?|para [oa]s?) ${s}${never}`,
    discount,
  ],
  [
    whole`${off}${only} (?:n[oa]s?|em|d[oa]s?|para [oa]s?) ${s},? (?:de )?(?:ate|no maximo|maximo de|no maximo de) ${percent}${never}`,
    discount,
  ],
  [whole`${off}(?: so| somente| apenas) (?:n[oa]s?|em|d[oa]s?|para [oa]s?) ${s}${never}`, discount],
  [
    whole`(?:nao|nunca|nada de|sem|jamais)(?: quero| vou| pode| posso)? (?:dar |fazer |ter )?(?:descontos?|promoc\p{L}+|promos?) (?:n[oa]s?|em|d[oa]s?|de) (?<t>.{2,60}?)`,
    discount,
  ],
]
