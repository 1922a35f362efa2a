/**
 * Orders on prices as clauses: who it is about, what holds, how far and until when. A clause is read only if every word
 * of it has a place in its rule.
 */
import { everyItem } from '../../base/request/match-item.ts'
import { type Named, question } from '../spoken/pieces.ts'
import type { WishContent } from '../text/draft.ts'
import { amount, priceOf, pricesOf, rise, subjectsOf, valueIn } from './price-subjects.ts'

type Groups = Partial<Record<'s' | 'p' | 'q' | 'r' | 'n', string>>
type Rule = readonly [
  words: RegExp,
  wishes: (groups: Groups, names: readonly Named[]) => WishContent[] | null,
]

const may = String.raw`(?:(?:pode|deve|vai|tem que|precisa|vao|podem|devem|tem de|precisam)\s+(?:ate )?)?`
const rises =
  '(?:subir|sobe|sobem|subam?|subissem?|aumentassem?|aumentar|aumentam?|aumentem?|reajustar|encarecer|ficar mais car[oa]s?)'
const touch = `(?:mexer|mexa|mexam|mexe|mudar|mude|mudem|muda|alterar|altere|tocar|toque|trocar|troque)`
const upTo = '(?:no maximo|ate no maximo|maximo|ate|so|apenas|somente)'
const beyond =
  '(?:mais (?:de |que |do que )?|acima d[eo]s? |alem d[eo]s? |por mais (?:de|que) |mais car[oa]s? (?:que|do que) )'
const s = '(?<s>.{2,80}?)'
const p = `(?<p>${amount})`
const q = `(?<q>${amount})`
const r = `(?<r>${rise})`
const n = '(?<n>\\d{1,2}|um|uma|dois|duas|tres|quatro|cinco|seis|sete|oito|nove|dez)'
const kept = `(?:como (?:esta|estao|ta|tao)(?: hoje)?|igual|quiet[oa]s?|parad[oa]s?|na mesma|inalterad[oa]s?|(?:com |n?)o mesmo (?:preco|valor)|(?:com |n?)o preco (?:de hoje|atual)|em paz|fora disso|do jeito que (?:esta|ta))`

/** The wish on each item that a subject names. */
const on = ({ s: said }: Groups, names: readonly Named[], wish: (item: string) => WishContent | null) => {
  const items = said === undefined ? [everyItem] : subjectsOf(said, names)
  const found = items?.map(wish) ?? [null]
  return found.every((one) => one !== null) ? found : null
}

/** "a grande não passa de 16": a bound far below today's prices is something else. */
function isPriceOf(price: number, item: string, names: readonly Named[]): boolean {
  const { lowest, highest } = pricesOf(item, names)
  return price >= (item === everyItem ? 0.3 * highest : 0.5 * lowest)
}

/** "sobe no máximo 2 reais" is a rise, "até 16" a price; null if it may be either. */
function riseOrPrice(value: number, item: string, names: readonly Named[]): 'rise' | 'price' | null {
  const { lowest, highest } = pricesOf(item, names)
  if (value < (item === everyItem ? 0.25 * highest : 0.5 * lowest)) return 'rise'
  return value >= lowest ? 'price' : null
}

const keep: Rule[1] = (groups, names) => on(groups, names, (item) => ({ kind: 'keepPrice', item }))
const noRise: Rule[1] = (groups, names) => on(groups, names, (item) => ({ kind: 'capPrice', item }))
const most: Rule[1] = (groups, names) => {
  const max = valueIn(groups.p)
  return on(groups, names, (item) => {
    if (!isPriceOf(max, item, names)) return null
    return item === everyItem ? { kind: 'price', max } : { kind: 'capPrice', item, max }
  })
}
const least: Rule[1] = (groups, names) => {
  const min = valueIn(groups.p)
  return on(groups, names, (item) =>
    isPriceOf(min, item, names) ? { kind: 'price', min, ...(item !== everyItem && { item }) } : null,
  )
}
const byMost: Rule[1] = (groups, names) => {
  const said = groups.r ?? ''
  const value = valueIn(said)
  if (!(value > 0)) return null
  return on(groups, names, (item) => {
    const today = priceOf(item, names)
    if (/%|por cento/.test(said))
      return value > 100
        ? null
        : today === undefined
          ? { kind: 'capPrice', item, percent: value }
          : { kind: 'capPrice', item, max: Math.round(today * (100 + value)) / 100 }
    const more = /centavos/.test(said) ? value / 100 : value
    const meant = riseOrPrice(more, item, names)
    if (meant === null) return null
    if (meant === 'price')
      return item === everyItem ? { kind: 'price', max: more } : { kind: 'capPrice', item, max: more }
    return today === undefined
      ? { kind: 'capPrice', item, rise: more }
      : { kind: 'capPrice', item, max: Math.round((today + more) * 100) / 100 }
  })
}
/** "deixa a lasanha em 38": today's price stays, another one near it is ordered. */
const setTo: Rule[1] = (groups, names) => {
  const price = valueIn(groups.p)
  return on(groups, names, (item) => {
    const today = priceOf(item, names)
    if (today === undefined) return null
    if (Math.abs(today - price) < 0.005) return { kind: 'keepPrice', item, price }
    return price > today * 0.7 && price < today * 1.4 ? { kind: 'price', min: price, max: price, item } : null
  })
}
const few: Rule[1] = (groups, names) => {
  const count = valueIn(groups.n)
  const items = groups.s === undefined ? [everyItem] : subjectsOf(`todos ${groups.s}`, names)
  if (!(count >= 1) || items?.length !== 1) return null
  const [item] = items
  return [question('fewChanges', { count, ...(item !== everyItem && { item }) })]
}

const atLeast = '(?:pelo menos|no minimo|ao menos|mais de|acima de|minimo de)'
/** "todo item com pelo menos 60% de margem" */
const margin: Rule[1] = ({ s: said, r: share = '' }, names) => {
  const items = said === undefined ? [everyItem] : subjectsOf(said, names)
  const percent = valueIn(share)
  return items?.join() === everyItem && /%|por cento/.test(share) && percent > 0 && percent < 100
    ? [question('marginFloor', { percent })]
    : null
}

/** A clause of exactly these words. */
const whole = (words: TemplateStringsArray, ...parts: readonly string[]) =>
  new RegExp(`^${String.raw(words, ...parts)}$`, 'u')

/** Each matches a whole clause. */
export const clauseRules: readonly Rule[] = [
  // What stays.
  [
    whole`(?:nao|nem|nunca) (?:quero |pode |vamos |vou )?${touch} (?:no preco d[aeo]s? |nos precos d[aeo]s? |o preco d[aeo]s? |em |n)?${s}`,
    keep,
  ],
  [
    whole`${s} (?:tem que |tem de |deve\p{L}* |precisa\p{L}* |vai |vao )?(?:fic\p{L}+|continu\p{L}+|permanec\p{L}+|segu\p{L}+) ${kept}`,
    keep,
  ],
  [
    whole`(?:quero |queria |preciso |vamos |vou )?(?:deix\p{L}+|mant\p{L}+) (?:o preco d[aeo]s? )?${s} ${kept}`,
    keep,
  ],
  [
    whole`(?:quero |queria |preciso |vamos |vou )?(?:manter|mantenha|congel\p{L}+|preserv\p{L}+) (?:o preco d[aeo]s? |os precos d[aeo]s? )?${s}`,
    keep,
  ],
  [
    whole`(?:o preco d[aeo]s? |os precos d[aeo]s? )?${s} nao ${may}(?:mudar|muda|mudam|mexer|mexe|alterar|altera|mude|mexa)(?: de preco| o preco)?`,
    keep,
  ],
  [
    whole`(?:o preco d[aeo]s? )?${s} (?:tem que |deve\p{L}* |precisa )?(?:fica\p{L}*|continua\p{L}*|permanece\p{L}*|segue\p{L}*)(?: custando| em| a| por)? ${p}`,
    (groups, names) => {
      const price = valueIn(groups.p)
      return on(groups, names, (item) =>
        priceOf(item, names) === price ? { kind: 'keepPrice', item, price } : null,
      )
    },
  ],
  [
    whole`(?:o preco d[aeo]s? )?${s} (?:pode )?(?:deix\p{L}+|mant\p{L}+|bot\p{L}+|coloc\p{L}+|pass\p{L}+|vai|vem)(?: por| em| a| para| pra)+ ${p}(?: mesmo)?`,
    setTo,
  ],
  [
    whole`(?:quero |vou |pode )?(?:deix\p{L}+|mant\p{L}+|bot\p{L}+|coloc\p{L}+|pass\p{L}+) (?:o preco d[aeo]s? )?${s}(?: por| em| a| para| pra)+ ${p}(?: mesmo)?`,
    setTo,
  ],
  // What must not rise.
  [
    whole`(?:o preco d[aeo]s? )?${s} (?:nao|nunca) ${may}${rises}(?: de preco| o preco)?(?: mais| nada)?`,
    noRise,
  ],
  [
    whole`(?:nao|nem|nunca) (?:quero |posso |vou |pode |da pra |da para )?${rises} (?:o preco d[aeo]s? |os precos d[aeo]s? )?${s}`,
    noRise,
  ],
  [
    whole`(?:nao|nem|nunca) (?:quero |vou )?(?:${rises}|subo|aumento) (?:o preco d[aeo]s? )?${s}(?: (?:para|pra|a) ${p})?`,
    noRise,
  ],
  [whole`sem (?:${rises}|${touch})(?: n)? (?:o preco d[aeo]s? )?${s}`, noRise],
  // How far a price may rise.
  [whole`${s} (?:nao|nunca) ${may}(?:${rises}) (?:de preco )?(?:em )?(?:${beyond})${r}`, byMost],
  [whole`(?:nenhuma?|nada) ?${s}? ?${may}(?:${rises}) (?:em )?(?:${beyond})${r}`, byMost],
  [whole`(?:nao|nunca) (?:quero |pode )?(?:${rises})(?: ${s})? (?:em )?(?:${beyond})${r}`, byMost],
  [whole`${s} (?:so )?${may}(?:${rises}) (?:em )?${upTo} ${r}`, byMost],
  [
    whole`(?:aumento|reajuste|subida)(?: de preco)? (?:maxim[oa] )?(?:(?:e|de|deve ser|tem que ser|por item|ate|no maximo) )*${r}(?: (?:por|em|n[oa]s?|d[oa]s?|para) (?:cada )?${s})?`,
    byMost,
  ],
  // How high a price may be.
  [
    whole`(?:o preco d[aeo]s? )?${s} (?:nao|nunca) ${may}(?:passar|passa|passam|passe|ultrapassar|ultrapassa|exceder|custar|ficar|ir|ser vendid[oa]s?) (?:${beyond}|d[eo]s? |a )?${p}`,
    most,
  ],
  [
    whole`(?:o preco d[aeo]s? )?${s} ${may}(?:(?:chegar|ir|ficar|custar|continuar|permanecer|continua|permanece|fica|vender|passar|sair|custa) )?(?:(?:a|em|por) )?(?:no maximo|ate no maximo|ate|abaixo d[eo]s?|menos d[eo]s?)(?: a| em| por| de| ate)? ${p}(?: no maximo)?`,
    (groups, names) => most(groups, names),
  ],
  [
    whole`(?:nenhuma?|nada) ?${s}? ?(?:pode |deve |vai )?(?:custar |ficar |passar |ser |estar |sair |ser vendid[oa] )?(?:${beyond}|passa(?:r|ndo)? d[eo]s? |ultrapass\p{L}+ )${p}`,
    most,
  ],
  // How low a price may be.
  [
    whole`(?:o preco d[aeo]s? )?${s} (?:nao|nunca) ${may}(?:ficar|custar|baixar|cair|descer|sair|ser vendid[oa]s?) (?:por |a )?(?:abaixo d[eo]s?|menos d[eo]s?|menos que|por menos d[eo]s?|d[eo]s?) ${p}`,
    least,
  ],
  [
    whole`nenhuma? ${s} (?:pode |deve |vai )?(?:custar |ficar |ser vendid[oa] )?(?:abaixo d[eo]s?|por menos d[eo]s?|menos d[eo]s?|menos que) ${p}`,
    least,
  ],
  [
    whole`(?:o preco d[aeo]s? )?${s} (?:tem que |deve\p{L}* |precisa\p{L}* |pode\p{L}* )?(?:ficar |custar |estar |ser )?entre ${p} e ${q}`,
    (groups, names) => {
      const [min, max] = [valueIn(groups.p), valueIn(groups.q)]
      return max > min
        ? on(groups, names, (item) =>
            isPriceOf(max, item, names)
              ? { kind: 'price', min, max, ...(item !== everyItem && { item }) }
              : null,
          )
        : null
    },
  ],
  [
    whole`${s} (?:${upTo}|maximo) ${p},?(?: e)? (?:no minimo|minimo|pelo menos|ao menos) ${q}`,
    (groups, names) => {
      const [max, min] = [valueIn(groups.p), valueIn(groups.q)]
      return max > min
        ? on(groups, names, (item) =>
            isPriceOf(max, item, names)
              ? { kind: 'price', min, max, ...(item !== everyItem && { item }) }
              : null,
          )
        : null
    },
  ],
  [
    whole`(?:o preco d[aeo]s? )?${s} (?:nao|nunca) ${may}(?:ficar|custar|baixar|cair|descer|sair) (?:por |a )?(?:abaixo d[eo]s?|menos d[eo]s?|menos que|d[eo]s?) ${p},? (?:nem|e nem|e nao) ${may}(?:passar|subir|ficar|custar|ir) (?:${beyond}|d[eo]s? |a )?${q}`,
    (groups, names) => {
      const [min, max] = [valueIn(groups.p), valueIn(groups.q)]
      return max > min
        ? on(groups, names, (item) =>
            isPriceOf(max, item, names)
              ? { kind: 'price', min, max, ...(item !== everyItem && { item }) }
              : null,
          )
        : null
    },
  ],
  // What every price has to leave.
  [
    whole`${s} (?:tem que |deve\p{L}* |precisa\p{L}* )?(?:ter|dar|dar pelo menos|deixar|ficar com|com|tenham?) ${atLeast} ${r} (?:de )?(?:margem|lucro)(?: bruta?)?`,
    margin,
  ],
  [
    whole`(?:nenhuma?|nada) ?${s}? ?(?:pode |deve )?(?:ter |ficar |com |deixar )*(?:margem )?(?:abaixo d[eo]|menor (?:do )?que|menos d[eo]|menos que|inferior a) ${r}(?: de margem)?`,
    margin,
  ],
  [
    whole`(?:quero |preciso (?:de )?)?(?:a |uma )?margem (?:minima )?(?:de |tem que ser (?:de )?|deve ser (?:de )?)?${atLeast}? ?${r}(?: (?:em|n[oa]s?|por) ${s})?`,
    margin,
  ],
  // How many prices may change.
  [
    whole`(?:quero |vamos |vou |pode\p{L}* |prefiro |aceito )?(?:so )?(?:${touch}|${rises}) (?:em |n[oa]s? )?(?:no maximo|so|somente|apenas|ate|nao mais (?:de|que)|no maximo em)(?: em)? ${n}(?: ${s})?`,
    few,
  ],
  [
    whole`(?:nao|nunca) (?:quero |pode |vou )?(?:${touch}|${rises}) (?:em )?mais (?:de|que|do que) ${n} ${s}`,
    few,
  ],
  [
    whole`(?:no maximo|so|somente|apenas|ate) ${n} ${s} (?:podem?|devem?|vao) (?:${touch}|${rises})(?: de preco)?`,
    few,
  ],
  [
    whole`(?:no maximo|ate|so) ${n} (?:itens|precos|produtos|mudancas|alteracoes)(?: de (?:cada|uma) vez| por vez)?`,
    few,
  ],
  [whole`${n} ${s} (?:no maximo|so|apenas) (?:podem?|devem?) (?:${touch}|${rises})(?: de preco)?`, few],
  [
    whole`(?:no maximo|so|apenas) ${n} ${s} (?:com preco novo|mais car[oa]s?|mudando(?: de preco)?|subindo)`,
    few,
  ],
]
