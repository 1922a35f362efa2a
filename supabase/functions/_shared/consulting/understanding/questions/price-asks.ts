/** Questions on the price of an item, read only if the sentence holds no other figure. */
import { everyItem } from '../../base/request/match-item.ts'
import { findDates } from '../dates/find-dates.ts'
import { type Named, question } from '../spoken/pieces.ts'
import { amountsIn } from '../text/amount-words.ts'
import type { WishContent } from '../text/draft.ts'
import { amount, priceOf, subjectOf, valueIn } from './price-subjects.ts'

type Asked = {
  said: string
  original: string
  before: string
  names: readonly Named[]
  today: string
}
/** `joins`: the sentence before belongs to the question. */
type Found = { wish: WishContent; joins?: true }
type Reader = (asked: Asked) => Found | null

const s = '(?<s>[^,;?\\d]{2,60}?(?:\\d{2,4} ?(?:ml|g|un)?)?|[^,;?]{2,60}?)'
const p = `(?<p>${amount})(?!\\s*(?:%|por cento|h\\b|horas?|dias?|mes|meses|semanas?|pessoas|ml|g\\b|kg))`
const moves =
  '(?:subir|subo|suba|aumentar|aumento|baixar|baixo|baixe|reduzir|reduzo|diminuir|passar|passo|passe|colocar|coloco|botar|boto|bote|deixar|deixo|vender|vendo|vende|por|cobrar|cobro)'
const to = '(?:de (?:r\\$ ?)?[\\d,]+ (?:reais )?)?(?:para|pra|por|a|em)'

const at: readonly RegExp[] = [
  new RegExp(`\\b${moves} (?:o preco d[aeo]s? )?${s} ${to} ${p}`, 'u'),
  new RegExp(
    `\\b(?:cobrar|cobro|cobrando|pedir) ${p} (?:por |pel[oa]s? |n[oa]s? |d[oa]s? )${s}(?=[\\s,?.!]*$|,| ainda| sem| se | e )`,
    'u',
  ),
  new RegExp(
    `(?:^|\\bse |\\bque )${s} (?:passa|passar|passasse|for|fosse|vai|sobe|subir|cair|baixar|custar|custasse) (?:para|pra|por|a) ${p}`,
    'u',
  ),
]

const lead = /^(?:(?:e|ai|oi|ola|bom dia|se|que|eu|queria saber|quero saber|saber|posso|devo|,)\s+)+/

/** The figures of a question, besides those in names and the one it asks about. */
function otherFigures(said: string, item: string, ...values: number[]): boolean {
  const own = amountsIn(item.toLowerCase()).map(({ value }) => value)
  return amountsIn(said.replace(/\b(?:um|uma)\b/g, ' ')).some(
    ({ value }) => !values.includes(value) && !own.includes(value),
  )
}

/** The groups of all matches, also of those that begin within another one. */
function everyMatch(words: RegExp, said: string): Record<string, string | undefined>[] {
  const found: Record<string, string | undefined>[] = []
  for (let from = 0; from < said.length; ) {
    const match = words.exec(said.slice(from))
    if (!match?.groups) break
    found.push(match.groups)
    from += match.index + 1
  }
  return found
}

/** "… de cerveja se baixar a de 600 ml": the noun stands before. */
function namedIn(subject: string | undefined, said: string, names: readonly Named[]): string | undefined {
  const own = subject?.replace(lead, '')
  if (own === undefined) return undefined
  if (!/^[oa]s? d[eao] /.test(own)) return subjectOf(own, names)
  const nouns = said.slice(0, said.indexOf(own)).match(/\p{L}{4,}/gu) ?? []
  for (const noun of nouns.toReversed()) {
    const item = subjectOf(`${noun} ${own.replace(/^[oa]s? /, '')}`, names)
    if (item !== undefined) return item
  }
  return undefined
}

/** "vale a pena baixar o chope para 9?", "o PF passa pra 24 sem perder freguês?" */
const readItemPrice: Reader = ({ said, names }) => {
  for (const { s: subject, p: price } of at.flatMap((words) => everyMatch(words, said))) {
    const item = namedIn(subject, said, names)
    const value = valueIn(price)
    const today = item === undefined ? undefined : priceOf(item, names)
    if (item === undefined || today === undefined || !(value > 0)) continue
    if (value < today / 3 || value > today * 3 || otherFigures(said, item, value, today)) continue
    return { wish: question('itemPrice', { item, price: value }) }
  }
  return null
}

const rivals =
  /\b(?:vizinh[oa]|concorrente|concorrencia|outr[oa]|bar d[eao]\s+\p{L}+|barraca d[eao]\s+\p{L}+|restaurante d[eao]\s+\p{L}+|pessoal d[ao]\s+\p{L}+)\b(?: d[eao] \p{L}+)? (?:ta |esta )?(?:cobra\p{L}*|vend\p{L}+|faz\p{L}*|bot\p{L}+|tem|a|por)/u
const follows =
  /\b(?:sera q(?:ue)?|devo|preciso|tenho que|e pra)\b.{0,20}\b(?:baix\p{L}+|abaix\p{L}+|igual\p{L}+|acompanh\p{L}+|cobrir)\b|\bbaixo\b|\bigualo\b|\bacompanho\b/u

/** "o espeto tá 9 e o vizinho cobra 8, será que baixo?" */
const readRival: Reader = ({ said, names }) => {
  const found = rivals.exec(said)
  if (!found || !follows.test(said)) return null
  const price = amountsIn(said.slice(found.index)).at(0)?.value ?? 0
  const before = said
    .slice(0, found.index)
    .replace(/[\s,]*(?:e|mas|so que)?\s*(?:o|a)?\s*$/, '')
    .replace(
      new RegExp(
        `\\s*(?:,? ?(?:que )?(?:ta|esta|custa|e|sai|vendo a|vendo por|a|por|meu|minha)) (?:a |por )?${amount}$`,
      ),
      '',
    )
  const after = /(?:n[oa]|pel[oa]|d[oa]) (\p{L}[^,?\d]{2,40}?)(?=[\s,?]|$)/u.exec(
    said.slice(found.index),
  )?.[1]
  const item = subjectOf(before.replace(lead, ''), names) ?? subjectOf(after, names)
  const today = item === undefined ? undefined : priceOf(item, names)
  if (item === undefined || today === undefined || !(price > today / 3) || price > today * 3) return null
  return otherFigures(said, item, price, today) ? null : { wish: question('itemPrice', { item, price }) }
}

const bundle = new RegExp(
  `\\b(?:fazer|faco|fizer|vender|vendo|dar|colocar|botar|por|oferecer|montar|promocao de)? ?(?<n>[2-9]|1[0-2]|dois|duas|tres|quatro|cinco|seis) ${s} (?:por|a|sai por) ${p}`,
  'u',
)
const paysFor = new RegExp(
  `\\blev[ea]\\p{L}* (?<n>[2-9]) (?:e )?pag\\p{L}+ (?<m>[1-8])(?: (?:n[oa]s?|d[eao]s?|em) ${s})?[\\s?!.]*$`,
  'u',
)

/** "posso fazer 3 espetos por 25?", "leve 3, pague 2 no chope?" */
const readBundle: Reader = ({ said, names }) => {
  const found = bundle.exec(said)?.groups
  const item = subjectOf(found?.s, names)
  const [count, price] = [valueIn(found?.n), valueIn(found?.p)]
  if (item !== undefined && count > 1 && price > count && !otherFigures(said, item, count, price)) {
    const today = priceOf(item, names)
    if (today === undefined || (price < today * count * 1.5 && price > today * count * 0.3))
      return { wish: question('bundle', { item, count, price }) }
  }
  const pays = paysFor.exec(said.replace(/,/g, ''))?.groups
  const paid = subjectOf(pays?.s, names)
  const today = paid === undefined ? undefined : priceOf(paid, names)
  return paid !== undefined && today !== undefined && Number(pays?.m) < Number(pays?.n)
    ? { wish: question('bundle', { item: paid, count: Number(pays?.n), price: today * Number(pays?.m) }) }
    : null
}

const dearer = new RegExp(
  `\\b(?:cobrar (?:um pouco )?mais(?: car[oa])?|subir(?: o preco)?|aumentar(?: o preco)?|ter preco maior) (?:por |pel[oa]s? |n[oa]s? |d[oa]s? |em |[oa]s? )${s}(?=[\\s?,.]*$|,| n[ao]s? | em | durante | de \\d)`,
  'u',
)
const seasons =
  /\b(alta estacao|alta temporada|alta|temporada|ferias|verao|fim de ano|carnaval|reveillon|natal|feriad\p{L}+|sao joao|semana santa)\b/u

/** "na alta estação, de 20 de dezembro a 31 de janeiro, posso cobrar mais pelo peixe?" */
const readSeason: Reader = ({ said, original, names, today }) => {
  const dates = findDates(original, today)
  const what = seasons.exec(said)?.[1]
  const item = subjectOf(dearer.exec(said)?.groups?.s, names)
  if (item === undefined || item === everyItem || (what === undefined && dates.length === 0)) return null
  const [first] = dates
  const last = dates.at(-1)
  const span =
    first && last && last.span.to >= first.span.from ? { from: first.span.from, to: last.span.to } : {}
  return { wish: question('seasonPrice', { item, what: what ?? 'alta', ...span }) }
}

const dearerIngredient =
  /^\s*(?:e |mas )?(?:o|a|os|as) (?:preco d[aeo] )?(?<what>\p{L}[\p{L} ]{2,40}?) (?:subi\p{L}+|aument\p{L}+|encarec\p{L}+|fic(?:ou|aram)(?: mais car[oa]s?)?)(?: de preco)?(?: uns| quase| em| cerca de)? (?<n>\d{1,3}(?:,\d)?) ?(?:%|por cento)(?:[^\d,;?]*)[\s.,;]*$/u
const passesOn =
  /\bquanto\b.{0,30}\b(?:repass\p{L}+|subir|subo|aumentar|aumento|reajust\p{L}+)\b(?: (?:isso|disso|esse aumento))?(?: (?:n[oa]s?|d[oa]s?|em|para [oa]s?|pr[oa]s?|[oa]s?) (?<s>[^,;?\d]{2,60}))?/u

/** "A farinha subiu 12%. Quanto devo repassar nas pizzas?" */
const readPassOn: Reader = ({ said, before, names }) => {
  const found = passesOn.exec(said)
  if (!found) return null
  const [same] = said.split(/[,.]?\s*(?:e )?\bquanto\b/)
  const inside = dearerIngredient.exec(same ?? '')
  const told = inside ?? dearerIngredient.exec(before)
  const { what, n } = told?.groups ?? {}
  if (what === undefined) return null
  const subject = found.groups?.s?.trim()
  const item = subject === undefined || subject === '' ? undefined : subjectOf(subject, names)
  if (subject !== undefined && subject !== '' && item === undefined) return null
  return {
    wish: question('passOn', { what, percent: valueIn(n), ...(item !== undefined && { item }) }),
    ...(!inside && { joins: true }),
  }
}

const courtesy =
  /\b(?:dar|der|desse|oferecer|mandar|servir|dou|ofereco|por)\b (?<s>[^,;?\d]{2,60}?) (?:de cortesia|de brinde|de graca|gratis|por conta da casa|de presente)\b/u
const readCourtesy: Reader = ({ said, names }) => {
  const item = subjectOf(courtesy.exec(said)?.groups?.s?.replace(/^(?:uma?|[oa])\s+/, ''), names)
  return item === undefined ? null : { wish: question('courtesy', { item }) }
}

const fair: readonly RegExp[] = [
  /\bpor quanto (?:eu )?(?:devo|deveria|posso|da pra|vendo|vender|cobro|faco|boto)? ?(?:vender|cobrar|fazer|botar|colocar)? ?(?<s>[^,;?\d]{2,60}?)\s*\?/u,
  /\bquanto (?:eu )?(?:devo|deveria|posso|da pra|daria pra) (?:cobrar|pedir) (?:por|pel[oa]s?|n[oa]s?|d[oa]s?) (?<s>[^,;?\d]{2,60}?)\s*\?/u,
  /\bquanto (?:deve|deveria|devia|tem que) custar (?<s>[^,;?\d]{2,60}?)\s*\?/u,
  /\b(?:qual|que) (?:deve ser |deveria ser |seria |e |devia ser )?(?:o )?(?:melhor )?(?:preco|valor)(?: ideal| certo| justo| bom| correto)? (?:d[aeo]s?|para|pra|pr[oa]s?) (?<s>[^,;?\d]{2,60}?)\s*\?/u,
  /^(?:e )?(?<s>[^,;?\d]{2,60}?) (?:ta|esta|estao|tao) (?:muito |bem |meio )?(?:car[oa]s?|barat[oa]s?|no preco certo|com o preco certo)(?: ou (?:car[oa]|barat[oa])s?| demais)?\s*\?/u,
]
/** "Qual seria o preço justo da asa?", "o filé está caro?" */
const readFair: Reader = ({ said, names }) => {
  for (const words of fair) {
    const item = subjectOf(words.exec(said)?.groups?.s?.replace(lead, ''), names)
    if (item !== undefined && priceOf(item, names) !== undefined)
      return { wish: question('fairPrice', { item }) }
  }
  return null
}

const pays: readonly RegExp[] = [
  /^(?:(?:e|sera que|quero saber se|queria saber se) )*(?<s>[^,;?\d]{2,60}?) (?:da|deixa|ta dando|esta dando|me da) (?:lucro|prejuizo|dinheiro|resultado)\b/u,
  /^(?:(?:e|sera que|quero saber se|queria saber se) )*(?<s>[^,;?\d]{2,60}?) se paga\b/u,
  /\bquanto (?:eu )?(?:ganho|sobra|lucro|fica|me sobra|tiro|deixa)(?: pra mim| de lucro| por mes| limpo)* (?:com|n[oa]s?|em cada|por|de|d[oa]) (?<s>[^,;?\d]{2,60}?)\s*\?/u,
]
const readPays: Reader = ({ said, names }) => {
  for (const words of pays) {
    const named = subjectOf(words.exec(said)?.groups?.s?.replace(/^(?:cada|um|uma)\s+/, ''), names)
    // "o combo" is the only one of the section "Combos".
    const [only, ...more] = names.filter(({ section, isSection }) => !isSection && section === named)
    const item = only && named !== undefined && more.length === 0 ? only.name : named
    if (item !== undefined && priceOf(item, names) !== undefined) return { wish: question('pays', { item }) }
  }
  return null
}

const earner =
  /\b(?:qual|quais|que|quem)\b.{0,40}\b(?:(?:mais|maior) (?:lucr\p{L}*|margem|dinheiro|sobra|retorno|rentav\p{L}+)|(?:da|dao|dando|deixa\p{L}*|rende\p{L}*) mais(?: (?:lucro|dinheiro|margem))?|mais (?:da|deixa|rende|lucra))\b/u
const least =
  /\b(?:qual|quais|que|quem)\b.{0,40}\b(?:(?:menos|menor|pior) (?:lucr\p{L}*|margem|dinheiro|sobra|retorno|rentav\p{L}+)|(?:da|dao|dando|deixa\p{L}*|rende\p{L}*) menos(?: (?:lucro|dinheiro|margem))?|menos (?:da|deixa|rende|lucra))\b/u

/** "Qual pizza dá mais lucro?", "qual prato está dando menos lucro?" */
const readEarner: Reader = ({ said, names }) => {
  const about = earner.test(said) ? 'topEarner' : least.test(said) ? 'weakest' : null
  if (about === null) return null
  const noun = /\b(?:qual|quais|que) (?:(?:sao |e )?[oa]s? )?(\p{L}+)/u.exec(said)?.[1]
  const item = subjectOf(`todos ${noun}`, names) ?? subjectOf(`todos ${noun}s`, names)
  return { wish: question(about, item === undefined || item === everyItem ? {} : { item }) }
}

const without =
  /\b(?:tirar|tiro|tirasse|cortar|corto|cortasse|eliminar|parar de vender|deixar de vender|manter|mantenho|ficar sem) (?<s>[^,;?\d]{2,60}?)(?: do cardapio| da carta)?(?=[\s?.!]*$|,| (?:eu )?(?:perco|perde|ganho|o que|quanto|vale|compensa|faz))/u
/** "e se eu tirar a cuba libre, perco quanto?", "vale a pena manter o caldinho?" */
const readWithout: Reader = ({ said, names }) => {
  const item = subjectOf(without.exec(said)?.groups?.s, names)
  return item === undefined || priceOf(item, names) === undefined
    ? null
    : { wish: question('keepWorth', { item }) }
}

const channel =
  /\b(?:vale.?(?:refeicao|alimentacao)|vr|ticket|i?food|aplicativo|app|delivery|maquin\p{L}+)\b/u
const share = /(\d{1,2}(?:,\d{1,2})?) ?(?:%|por cento)/
const counts = /\b(?:conta|repass\p{L}+|entra\p{L}*|embut\p{L}+|pre[cç]os?|cobrar|separad\p{L}+)\b/u

/** "aceito vale-refeição, que cobra 6%: entra na conta?" */
const readChannel: Reader = ({ said, original, names }) => {
  const way = channel.exec(said)
  const percent = share.exec(said)
  if (!way || !percent || !counts.test(said) || /\bpix\b|\bdinheiro\b|\bdesconto\b/.test(said)) return null
  if (otherFigures(said, '', valueIn(percent[1])) || names.length === 0) return null
  return {
    wish: question('channelFee', {
      percent: valueIn(percent[1]),
      what: original.slice(way.index, way.index + way[0].length).toLowerCase(),
    }),
  }
}

/** In the order in which they are tried. */
export const askReaders: readonly Reader[] = [
  readSeason,
  readPassOn,
  readChannel,
  readBundle,
  readRival,
  readItemPrice,
  readCourtesy,
  readWithout,
  readFair,
  readPays,
  readEarner,
]
