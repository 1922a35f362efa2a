/**
 * Ordinary requests and questions that stand in whole sentences: what a glass may cost and beside which dish, which drink
 * leaves most, what goes with a mixed table, what is told of a dish, who is off on which days.
 */

import { numberValues } from '../../base/language/number-words.ts'
import { anyDrink } from '../../base/pairing/named-serves.ts'
import { weekdaysIn } from '../dates/weekdays.ts'
import type { Names } from '../orders/dishes-and-drinks.ts'
import type { WishContent } from '../text/draft.ts'

/** @param before the dishes that the sentence before named, in its order */
type Read = (said: string, names: Names, before: readonly string[]) => WishContent[] | null

const lead = '(?:(?:e|mas|eu|a gente|nos|por favor|entao|tambem|por fim|sobretudo) )*'
const money =
  '(?:r\\$ ?)?(\\d{1,4}(?:[.,]\\d{1,2})?)(?: ?(?:reais|contos?|pilas?))?(?: (?:cada|no maximo|por taca|a taca))*'
const amountOf = (said: string | undefined): number => Number((said ?? '').replace(',', '.'))
const numberIn = (said: string | undefined): number => numberValues[said ?? ''] ?? Number(said)
const many = `(\\d{1,2}|${Object.keys(numberValues).join('|')})`

const glassWords = /\b(?:em |na |por |de )?(?:tacas?|copos?)(?: de)?\b/g
/** The kinds of drink that a phrase names; a glass of nothing else is any drink. */
function servesOf(said: string, names: Names): string[] | null {
  const bare = said
    .replace(/^(?:uma?|nenhuma?|as?|os?|cada|qualquer) /, '')
    .replace(glassWords, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  if (/^(?:bebidas?|drinks?|)$/.test(bare)) return [anyDrink]
  return names.servesIn(bare)
}

/** Asked which glass, an owner speaks of wine. */
const glassesOf = (said: string, names: Names): string[] | null =>
  /^tacas?$/.test(said.trim()) ? ['vinho'] : servesOf(said, names)

const limits = (
  serves: readonly string[],
  max: number,
  more: Partial<Extract<WishContent, { kind: 'price' }>> = {},
): WishContent[] => serves.map((item): WishContent => ({ kind: 'price', item, max, ...more }))

const pass =
  '(?:pod\\w+ |dev\\w+ )?(?:pass\\w+|custa\\w*|custe\\w*|ultrapass\\w+|exced\\w+|fic\\w+|sai\\w*|acima|mais car[oa])(?: (?:d[eo]|acima d[eo]|mais (?:de|que|do que)|mais caro que))*'
const ceiling = new RegExp(
  `^${lead}(?:nenhum[a]?|nao (?:quero|queremos|sugir\\w+)(?: nenhum[a]?)?) (?<what>(?:tacas?|bebidas?|drinks?|vinhos?|espumantes?|doses?|cervejas?|chopes?)(?: d[eo] [a-z]+| (?!pod|dev|acima|pass|cust|ultra|fic|sai|mais)[a-z]+)?) (?:${pass}|acima de) ${money}(?:,? (?:exceto|menos|salvo|fora|a nao ser) (?:com |n[oa]s? |para )?(?:[oa]s? )?(?<but>[a-z][a-z ,]{2,60}))?$`,
)
/** "nenhuma taça de vinho pode passar de R$ 45, exceto com o jamón" */
const readCeiling: Read = (said, names) => {
  const found = ceiling.exec(said)
  const serves = found?.groups?.what === undefined ? null : servesOf(found.groups.what, names)
  const but = found?.groups?.but
  const except = but === undefined ? undefined : names.dishesIn(but)
  if (!found || !serves || except === null) return null
  return limits(serves, amountOf(found[2]), except && { except })
}

const ofThem = new RegExp(
  `^(?:${many} primeir[oa]s|primeir[oa]s ${many}|(?<one>primeir[oa])|(?<all>tod[oa]s(?: el[ea]s)?|esses pratos))$`,
)
/** "os dois primeiros": of the dishes that were just named. */
function firstOfThem(said: string, before: readonly string[]): string[] | null {
  const found = ofThem.exec(said)
  const count =
    found?.groups?.all !== undefined
      ? before.length
      : found?.groups?.one !== undefined
        ? 1
        : numberIn(found?.[1] ?? found?.[2])
  return found && count > 0 && count <= before.length ? before.slice(0, count) : null
}

const beside = new RegExp(
  `^${lead}(?:para|com|n[oa]s?) (?:[oa]s? )?(?<dishes>[a-z][^;:.]{2,90}?),? ${lead}(?:desej\\w+|quer\\w+|prefer\\w+|prefir\\w+|gostari\\w+(?: de)?|serv\\w+|sirv\\w+|pode(?:m)? ser|suger\\w+|sugir\\w+|penso em|pensamos em) (?<serves>[a-z][a-z ]{3,70}?)(?: em taca| na taca| por taca)?(?:,? (?:de |por )?(?:ate|no maximo(?: de)?|que nao pass\\w+ de|abaixo de) ${money})?$`,
)
/** "para a arraia e o peixe, vinho branco ou espumante em taça, até R$ 58": these drinks alone, and their price there. */
const readBeside: Read = (said, names, before) => {
  const found = beside.exec(said)
  const dishes =
    firstOfThem(found?.groups?.dishes ?? '', before) ?? names.dishesIn(found?.groups?.dishes ?? '')
  const serves = found?.groups?.serves === undefined ? null : servesOf(found.groups.serves, names)
  if (!found || !dishes || !serves || serves.includes(anyDrink)) return null
  const max = amountOf(found[3])
  return [
    { kind: 'pairing', rule: 'only', serves, dishes },
    ...(max > 0 ? dishes.map((of): WishContent => ({ kind: 'price', item: anyDrink, max, of })) : []),
  ]
}

const mayReach = new RegExp(
  `^${lead}(?:so |somente |apenas )?(?:n[oa]s?|para|com|d[oa]s?) (?:[oa]s? )?(?<dish>[a-z][a-z ]{2,50}?),? ${lead}(?:aceit\\w+|topa\\w*|pode\\w*|podemos|da para|admit\\w+)(?: (?:ser|ir|cheg\\w+|sub\\w+|pass\\w+|custar))*(?: (?:a|ate|em|de))* ${money}$`,
)
/** "na lagosta aceitamos chegar a R$ 75": what its drink may cost. */
const readReach: Read = (said, names) => {
  const found = mayReach.exec(said)
  const dishes = names.dishesIn(found?.groups?.dish ?? '')
  const max = amountOf(found?.[2])
  return dishes && max > 0 ? dishes.map((of) => ({ kind: 'price', item: anyDrink, max, of })) : null
}

const repeats = new RegExp(
  `^${lead}(?:evit\\w+ |nao (?:quero |queremos |pode\\w* )?|sem )(?:repet\\w+|us\\w+|bot\\w+|coloc\\w+|coloqu\\w+) (?:[oa]s? )?(?:mesm[oa]s?) (?<what>[a-z ]{3,30}?) (?:em )?(?:mais (?:de|que|do que)|alem de) ${many} (?:vezes|pratos|pares|harmonizac\\w+)$`,
)
const atMostTimes = new RegExp(
  `^${lead}(?:cada|nenhuma?) (?<what>[a-z ]{3,30}?) (?:pode |deve |so |aparec\\w+ |em )*(?:em )?(?:no maximo|ate|mais (?:de|que|do que)) ${many} (?:vezes|pratos|pares)$`,
)
/** "evite repetir o mesmo vinho mais de duas vezes" */
const readRepeats: Read = (said, names) => {
  const found = repeats.exec(said) ?? atMostTimes.exec(said)
  const most = numberIn(found?.[2])
  const serves = found?.groups?.what === undefined ? null : servesOf(found.groups.what, names)
  const [of] = serves ?? []
  return of !== undefined && most > 0 && serves?.length === 1
    ? [{ kind: 'pairingRule', what: 'drinkUses', of, most }]
    : null
}

const warning = new RegExp(
  `^${lead}(?:[oa]s? )?(?<dish>[a-z][a-z ]{2,50}?) (?:tem|leva|contem|vem com|levam) (?<note>[a-z][a-z ,]{2,50}?),? (?:e|entao|por isso)? ?(?:eu |a gente )?(?:(?:quero|queremos|preciso|gostari\\w+) (?:que )?)?(?:[oa]s? )?(?:garcom|garcons|garconete|equipe|atendente|quem serve|pessoal)(?: do salao)? (?:avis\\w+|diga\\w*|fal\\w+|inform\\w+|alert\\w+)(?: (?:isso|a mesa|o cliente|antes|sempre))*$`,
)
/** "a burrata tem pistache e quero que o garçom avise" */
const readWarning: Read = (said, names) => {
  const found = warning.exec(said)?.groups
  const [of, ...others] = names.dishesIn(found?.dish ?? '') ?? []
  return found?.note !== undefined && of !== undefined && others.length === 0
    ? [{ kind: 'pairingRule', what: 'warns', of, note: found.note.trim() }]
    : null
}

const expert = '(?<who>sommelier|somelier|barman|bartender|barista|maitre|chefe de bar|gerente)'
const off = new RegExp(
  `^${lead}(?:[oa]s? |noss[oa]s? |meu |minha )?${expert} (?:folga|nao (?:vem|trabalha|esta|fica)|tira folga|descansa|falta|esta de folga|so (?:vem|trabalha)) (?<days>[a-z ,]{4,60}?)(?:[:,;.]? ?(?:e |entao |por isso )?(?:quais|que|o que|qual|como) [^?]{4,120})?$`,
)
/** "o sommelier folga às segundas e terças: o que a equipe serve sem ele?" */
const readAbsent: Read = (said) => {
  const found = off.exec(said)?.groups
  const days = weekdaysIn(found?.days ?? '')
  return found?.who === undefined || days.length === 0
    ? null
    : [{ kind: 'pairingRule', what: 'absent', of: found.who, weekdays: days }]
}

const kinds = '(?:tacas?|vinhos?|bebidas?|drinks?|doses?|cervejas?|chopes?|rotulos?|coqueteis|coquetel)'
const gain = '(?:lucr\\w+|margem|dinheiro|deixa\\w*|rend\\w+|ganh\\w+|retorno|sobra\\w*|resultado)'
const cutting =
  '(?:tir\\w+|cort\\w+|elimin\\w+|retir\\w+|sair|sai\\w*|dispens\\w+|deixar de (?:vender|servir))'
const profit = new RegExp(
  `^${lead}(?:qual|quais|que)(?: (?:e|sao|d[ao]s?|a|o|as|os|minhas?|nossas?|meus|nossos|${many.slice(1, -1)}))* (?<what>${kinds})(?: (?:da casa|da carta|do cardapio|d[eo] [a-z]+))? (?=.*\\b${gain}\\b)[a-z ]{3,60}?(?<least>,? e (?:qual|quais)(?: (?:del[ae]s|eu|a gente|nos|poderi\\w+|posso|podemos|devo|deveri\\w+|daria para|da para))* ${cutting}(?: [a-z ]{2,30})?)?$`,
)
const toCut = new RegExp(
  `^${lead}(?:qual|quais|que)(?: (?:e|sao|d[ao]s?|a|o|as|os|minhas?|nossas?|meus|nossos|${many.slice(1, -1)}))* (?<what>${kinds})(?: (?:da casa|da carta|do cardapio|d[eo] [a-z]+))?(?: (?:eu|a gente|nos|poderi\\w+|posso|podemos|devo|deveri\\w+|vale|daria para|da para|a pena))* ${cutting}(?: [a-z ]{2,30})?$`,
)
/** "qual das oito taças me deixa mais lucro e qual eu poderia tirar?" */
const readProfit: Read = (said, names) => {
  const found = profit.exec(said)?.groups
  const cut = found ? null : toCut.exec(said)?.groups
  const what = found?.what ?? cut?.what
  const [other] = what === undefined ? [] : (glassesOf(what, names) ?? [])
  if (other === undefined) return null
  return [
    {
      kind: 'question',
      about: 'drinkProfit',
      other,
      what: cut ? 'least' : found?.least !== undefined ? 'both' : 'most',
    },
  ]
}

const mixed = new RegExp(
  `^${lead}(?:que|qual|quais) (?<what>${kinds})(?: (?:unic[oa]|so))? (?:servir?i?a?\\w*|sirvo|sirv\\w+|suger\\w+|sugir\\w+|ofere\\w+|indic\\w+|vai|vao|combin\\w+|cai|fica\\w*|daria|pode\\w*|agrada\\w*)(?: (?:bem|melhor|servir|ir|a|com|para|em))* (?:uma? |a )?mesa (?:que |em que |onde )?(?<rest>[a-z ,]{4,120})$`,
)
const everything =
  /(?:de tudo|tudo|um pouco de cada|pratos? diferentes?|misturad\w+|mist[oa]|variad\w+|divid\w+|partilh\w+|compartilh\w+)/
/** "qual vinho serviria a uma mesa que pede de tudo?" */
const readTable: Read = (said, names) => {
  const found = mixed.exec(said)?.groups
  const [other] = found?.what === undefined ? [] : (servesOf(found.what, names) ?? [])
  if (!found?.rest || other === undefined) return null
  if (everything.test(found.rest)) return [{ kind: 'question', about: 'tableDrink', other }]
  const parts = found.rest
    .split(/,| e (?=(?:[oa]s? )?outr[oa]|\w+ )/)
    .map((part) =>
      part
        .replace(/^(?: *(?:um|uma|o|a|outr[oa]|quer\w*|ped\w+|com\w*|vai|de|e))+ /, '')
        .replace(/^(?:[oa]s? |um |uma )/, ''),
    )
  const dishes = parts.map((part) => names.dishIn(part.trim()))
  return dishes.length > 1 && dishes.every((dish) => dish !== null)
    ? [{ kind: 'question', about: 'tableDrink', other, item: dishes.join(' e ').slice(0, 120) }]
    : null
}

const left =
  '(?:sobra\\w*|encalh\\w+|(?:quase )?nao (?:sai|vende|gira)|(?:sai|vende|gira) (?:muito )?pouco|fica\\w* parad[oa]|esta\\w* parad[oa])'
const whichDish = new RegExp(
  `^${lead}(?:[oa]s? )?(?<drink>[a-z][a-z ]{2,40}?) ${left}(?: [a-z ]{2,50})?[:,;]? ?(?:e |entao )?(?:com|em|para) (?:quais|que|qual) pratos? (?:(?:el[ea]s?|isso|eu|a gente|se) )?(?:[oa]s? )?(?:vend\\w*|sai\\w*|combin\\w+|vai|vao|ofere\\w+|empurr\\w+|cas\\w+|serv\\w+)(?: (?:ele|ela|bem|melhor|mais))*$`,
)
/** "o brut sobra muito de terça a quinta: com quais pratos ele vende melhor?": it comes first where it suits. */
const readLeft: Read = (said, names) => {
  const [other, ...others] = names.servesIn(whichDish.exec(said)?.groups?.drink ?? '') ?? []
  if (other === undefined || others.length > 0) return null
  return [
    { kind: 'question', about: 'dishFor', other },
    { kind: 'pairing', rule: 'first', serves: [other] },
  ]
}

const proud = new RegExp(
  `^${lead}(?:[oa]s? )?(?<dish>[a-z][a-z ]{2,40}?) (?:(?:e|sao) [a-z ]{3,50}? (?:e|mas) )?(?:sai|vende|saem|vendem|gira)(?: muito| bem| tao)? (?:pouco|mal|menos)(?: [a-z ]{2,40}?)?,? (?:e |entao |por isso )?(?:eu |a gente |nos )?(?:quer\\w+|gostari\\w+(?: de)?|precis\\w+(?: de)?) (?:vender|que (?:vend|sai)\\w+|que ele saia|girar)(?: muito)? mais(?: del[ea])?$`,
)
/** "o carneiro é o nosso orgulho e sai pouco, gostaria de vender mais" */
const readProud: Read = (said, names) => {
  const item = names.dishIn(proud.exec(said)?.groups?.dish ?? '')
  return item === null ? null : [{ kind: 'question', about: 'sellMore', item }]
}

const doseOr = new RegExp(
  `^${lead}(?:(?:vale|compensa|rende|e|sai|da|seria|fica|lucr\\w+)(?: (?:mais|melhor|a pena|negocio|lucro))* )?(?:eu |a gente )?(?:vend\\w+|serv\\w+|ofere\\w+|ter|trabalhar com)? ?(?:a |em |por )?(?<one>doses?|garrafas?)(?: de cachaca)? ou (?:a |em |por )?(?<two>doses?|garrafas?)(?: inteira| fechada| de cachaca)?(?: (?:n[oa]s?|para|pra|em) [a-z ]{3,40})?$`,
)
/** "vale mais a pena vender a dose ou a garrafa na mesa de domingo?" */
const readDoseOr: Read = (said) => {
  const found = doseOr.exec(said)?.groups
  return found && found.one?.[0] !== found.two?.[0] ? [{ kind: 'question', about: 'doseOrBottle' }] : null
}

const ownEach = new RegExp(
  `^${lead}(?:(?:somos|aqui e|e) [a-z ]{4,40}? e )?(?:eu |a gente )?(?:quer\\w+|gostari\\w+(?: de)?|precis\\w+(?: de)?|desej\\w+)? ?(?:uma? )(?:tacas?|bebidas?|drinks?|vinhos?|cervejas?|chopes?|doses?) d[oae]s? (?:(?:meu|minha|noss[oa]|propri[oa]) )?(?:cardapio|carta|lista|casa|adega) (?:para|com|em) cada prato(?<no>,? (?:e |sem |nada de |nem )[a-z ]{3,60})?$`,
)
const noneOf = /^,? ?(?:e )?(?:sem|nada de|nem)(?: usar)? (.+)$/
/** "quero uma taça do meu cardápio para cada prato, nada de cerveja nem de cachaça" */
const readOwnEach: Read = (said, names) => {
  const found = ownEach.exec(said)?.groups
  if (!found) return null
  const refused =
    found.no === undefined
      ? []
      : names.servesIn((noneOf.exec(found.no)?.[1] ?? '').replace(/ nem de /g, ' nem '))
  return (
    refused && [
      { kind: 'pairingRule', what: 'menuOnly' },
      ...(refused.length > 0 ? [{ kind: 'pairing', rule: 'never', serves: refused } as const] : []),
    ]
  )
}

const notBeside = new RegExp(
  `^${lead}(?:nao (?:quero|queremos|sirv\\w+|us\\w+|bot\\w+|coloqu\\w+|sugir\\w+)|nada de|nem|sem|evit\\w+) (?<serve>[a-z][a-z ]{2,40}?) (?:com|n[oa]s?|para|ao lado d[oa]s?) (?:[oa]s? )?(?<dishes>[a-z][a-z ,]{2,80}?)(?:,? (?:salvo|exceto|menos|a nao ser|fora) (?:[oa]s? )?(?<but>[a-z][a-z ]{2,40}))?$`,
)
/** "não quero tinto encorpado com peixe nem com polvo": beside these alone. */
const readNotBeside: Read = (said, names) => {
  const found = notBeside.exec(said)?.groups
  const serves = names.servesIn(found?.serve ?? '')
  const dishes = names.dishesIn((found?.dishes ?? '').replace(/ (?:nem|ou|e) com (?:[oa]s? )?/g, ' e '))
  if (!found || !serves || !dishes) return null
  if (found.but === undefined) return [{ kind: 'pairing', rule: 'never', serves, dishes }]
  // "nada de tinto com peixe, salvo o pinot noir": the others of the kind.
  const but = names.servesIn(found.but)
  const others = but && serves.flatMap((serve) => names.othersOf(serve, but))
  return others && others.length > 0 && others.length <= 8
    ? [{ kind: 'pairing', rule: 'never', serves: others, dishes }]
    : null
}

const asked: readonly Read[] = [readProfit, readTable, readLeft, readDoseOr, readAbsent]
const wanted: readonly Read[] = [
  readCeiling,
  readOwnEach,
  readNotBeside,
  readBeside,
  readReach,
  readRepeats,
  readWarning,
  readProud,
  readAbsent,
]

/** @param said one folded sentence without its mark */
export function readPlainAsk(
  said: string,
  names: Names,
  asks: boolean,
  before: readonly string[] = [],
): WishContent[] | null {
  for (const read of asks ? asked : wanted) {
    const wishes = read(said.replace(/\s+/g, ' ').trim(), names, before)
    if (wishes !== null) return wishes
  }
  return null
}
