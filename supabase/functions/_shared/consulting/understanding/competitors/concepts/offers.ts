/** Days without guests, what only one side sells, delivery, and what the owner will not do. */
import { weekdaysIn } from '../../dates/weekdays.ts'
import { itemIn, question } from '../../spoken/pieces.ts'
import { amountsIn } from '../../text/amount-words.ts'
import type { WishContent } from '../../text/draft.ts'
import { foldInPlace } from '../../text/fold.ts'
import { type Concept, ownSide, type Read, rivalOf, type Said, theirSide } from './said.ts'

const idea =
  /(?<!\p{L})(?:ideias?|o que (?:eu |a gente )?(?:faco|fazemos|fazer|da (?:pra|para) fazer|posso fazer)|que (?:eu )?faco|ench\p{L}+|movimentar|sugir\p{L}+|suger\p{L}+|sugestao|inventar|uma coisa (?:pra|para)|nao perder o povo)(?!\p{L})/u
/** A plan of several things, one thing to do first, or an answer to somebody's promotion: other questions. */
const ofPlan =
  /\d|(?<!\p{L})(?:acoes|acao|medidas|passos|primeir\p{L}+|reais|(?:esta|ta) (?:com|em|fazendo) promo\p{L}*|nest[ae]|ness[ae]|hoje|so uma coisa|uma coisa so)(?!\p{L})/u
const offer = /(?<!\p{L})suger\p{L}*\s(?:uma |alguma )?(?:oferta|promocao)(?!\p{L})/u
const not =
  /(?<!\p{L})(?:que nao seja|nao seja|sem|nem|menos|mas nao|tirando)(?: (?:ser|dar|fazer|mexer|baixar|mudar|com|em|n?o|n?a|o|a|os|as|preco|precos|desconto|descontos|d[oae]s?|n[oa]s?|nenhum))*/gu
const cheaper =
  /(?<!\p{L})(?:desconto|baixar|baratear|promocao|mexer no preco|mexer nos precos|mudar o preco)/u
const served = /(?<!\p{L})(?:rodizio|happy hour|musica(?: ao vivo)?|sorteio|open bar|aplicativo)/gu

const ofItem =
  /(?:desconto|precos?|baixar|baratear|promocao)(?: o preco)? (?:em |n[oa]s? |d[oa]s? |[oa]s? )+(?<what>\p{L}[\p{L} -]{2,40})$/u

/** "O que faço na quarta, sem rodízio e sem baixar a grande?": the days, and what is left out. */
export const readWeakDays: Concept = ({ said, names }) => {
  const weekdays = weekdaysIn(said)
  // "Sugere uma oferta pra terça": what to offer, and no idea of another kind.
  if (weekdays.length === 0 || !idea.test(said) || ofPlan.test(said) || offer.test(said)) return []
  const refusals: WishContent[] = []
  const first = said.search(not)
  const excluded = first < 0 ? '' : said.slice(first)
  if (cheaper.test(excluded)) {
    const named = ofItem.exec(excluded)?.groups?.what ?? ''
    const item = itemIn(named.replace(served, ' '), names)
    // "a pizza grande" is no whole section of pizzas.
    const isPart = names.some((one) => one.name === item && one.isSection) && / /.test(named)
    refusals.push(question('lower', { against: true, item: isPart ? named : item }))
  }
  for (const { 0: form } of excluded.matchAll(served))
    refusals.push(question('promotion', { against: true, what: form.replace('rodizio', 'rodízio') }))
  return [{ wish: question('weakDays', { weekdays }) }, ...refusals.map((wish) => ({ wish }))]
}

const refusesForm =
  /^(?:e |mas )*(?:o |a )?(?<form>rodizio|happy hour|musica ao vivo|sorteio) (?:eu |a gente |nos |aqui )?(?:nao|nem pensar|nunca)(?!\p{L})|(?<!\p{L})nao (?:quero|faco|vou fazer|farei|pretendo fazer|penso em)(?: ter| fazer)? (?<after>rodizio|happy hour|musica ao vivo|sorteio)(?!\p{L})/u
/** "Música ao vivo a gente não quer" */
export const readRefusedForm: Concept = ({ said }) => {
  const { form, after } = refusesForm.exec(said)?.groups ?? {}
  const what = form ?? after
  return what === undefined || weekdaysIn(said).length > 0
    ? []
    : [{ wish: question('promotion', { against: true, what: what.replace('rodizio', 'rodízio') }) }]
}

const them = '(?:el[ea]s|os (?:outros|vizinhos|concorrentes)|a concorrencia|outros|vizinhos|concorrentes)'
const lacking = new RegExp(
  String.raw`(?<!\p{L})(?:o que|que|algo|alguma coisa|coisas?)(?!\p{L}).*(?<!\p{L})${them}(?!\p{L}).*(?<!\p{L})(?:eu |aqui |a gente |meu )?(?:nao (?:tenho|vendo|ofereco|faco|tem|temos|oferec\p{L}+)|falta\p{L}*)|(?<!\p{L})falta\p{L}*(?!\p{L}).*(?:meu cardapio|minha casa|meu|aqui)(?!\p{L}).*(?<!\p{L})${them}(?!\p{L})`,
  'u',
)
const mine =
  /(?<!\p{L})(?:o que|qua(?:l|is)|que (?:itens|produtos|pratos|coisas)|tem (?:alguma coisa|algo)|me (?:aponta|aponte|diga|mostra|mostre)|aponta|produtos|itens)(?!\p{L}).*(?<!\p{L})(?:so eu|so a gente|so nos|ninguem|nenhum del[ea]s|nao tenho concorrent\p{L}+|sem concorrent\p{L}+|unic[oa]s?)(?!\p{L})|(?<!\p{L})(?:ninguem|so eu|so a gente|so nos)(?!\p{L}).*(?<!\p{L})(?:quais|valoriz\p{L}+|cobrar melhor)(?!\p{L})/u

/** "O que falta aqui, e quais só a gente faz?": both sides in one sentence. */
export const readBothLists: Concept = ({ said }) => {
  const turn = said.search(
    /,? e (?:o que|quais?|que) (?:e que )?(?:so (?:eu|a gente|nos)|eu tenho|a gente tem|ninguem)/,
  )
  if (turn < 0 || !/(?<!\p{L})(?:falta\p{L}*|nao tenho|el[ea]s tem)(?!\p{L})/u.test(said.slice(0, turn)))
    return []
  const lead = /^,? e /.exec(said.slice(turn))?.[0].length ?? 0
  return [
    { wish: question('missing'), start: 0, end: turn },
    { wish: question('unsold'), start: turn + lead, end: said.length },
  ]
}

/** What only they sell, or only the house. */
export const readOneSided: Concept = ({ said, names }) => {
  if (lacking.test(said)) return [{ wish: question('missing') }]
  return mine.test(said) && itemIn(said.replace(/cardapio/g, ' '), names) === undefined
    ? [{ wish: question('unsold') }]
    : []
}

const onlyOurs =
  /^(?:e |mas |que eu saiba )*(?:ninguem|nenhum)(?: (?:del[ea]s|mais|aqui|por aqui|por perto|na lista|na rua|no bairro))* (?:tem|vende|faz|serve|oferece)(?!\p{L})/u
/** "Nenhum na rua faz empada de caranguejo": what the house has alone, as far as the owner knows. */
export const readOnlyOurs: Concept = ({ said, names, isAsked }) => {
  const item = onlyOurs.test(said) && !isAsked ? itemIn(said, names) : undefined
  return item === undefined || /(?<!\p{L})(?:quanto|posso|subir|cobrar)(?!\p{L})/u.test(said)
    ? []
    : [{ wish: question('ownStrength', { item }) }]
}

const delivery = /(?<!\p{L})(?:entreg(?:a|as|am|ar)|frete|taxa de entrega)(?!\p{L})/u
const app = /(?<!\p{L})(?:ifood|rappi|aplicativo|app|comissao|devo|vale|compensa)(?!\p{L})/u
const free = /(?<!\p{L})(?:gratis|de graca|gratuit[ao]|nao cobra\p{L}*|zero)(?!\p{L})/u

/** "Cobro 4 de frete, o deles não sei", "lá entregam de graça e eu cobro 5" */
export const readDeliveryFee: Concept = (sentence) => {
  const { said, own, last } = sentence
  if (!delivery.test(said) || app.test(said)) return []
  let at = 0
  const parts = said
    .split(
      /(,(?!\d)\s*|\s(?:e|mas)\s(?=(?:eu|a minha|a d[oae]|o del|a del|la|nao|quanto)\b)|\s(?=quanto el))/u,
    )
    .flatMap((part) => {
      const one = { part, start: at }
      at += part.length
      return /\p{L}{2}/u.test(part) ? [one] : []
    })
  const read = parts.flatMap(({ part, start }): Read[] => {
    const [fee] = amountsIn(part).filter(({ value }) => value > 0 && value < 60)
    const span = { start, end: start + part.length }
    if (ownSide.test(part) && !theirSide.test(part) && fee)
      return [{ wish: question('deliveryFee', { price: fee.value }), ...span }]
    const competitor = rivalOf(part, sentence) ?? (theirSide.test(part) ? last : undefined)
    if (competitor === undefined || /(?<!\p{L})nao sei(?!\p{L})/u.test(part)) return []
    if (free.test(part))
      return [
        {
          wish: {
            kind: 'rivalFact',
            competitor,
            about: 'crowd',
            what: `entrega: ${own.slice(start, span.end).trim()}`.slice(0, 120),
          },
          ...span,
        },
      ]
    return fee
      ? [
          {
            wish: { kind: 'rivalFact', competitor, about: 'fee', what: 'entrega', price: fee.value },
            ...span,
          },
        ]
      : []
  })
  const isUnknown = /(?<!\p{L})(?:nao (?:sei|faco ideia)|sei la)(?!\p{L})/u.test(said)
  if (read.length === 0) return isUnknown ? [{ wish: question('deliveryFee') }] : []
  // What is not known of theirs is part of the answer.
  return isUnknown || read.length === 1
    ? [...read.slice(0, -1), { ...(read.at(-1) as Read), end: said.length }]
    : read
}

const war = /(?<!\p{L})(?:guerra|briga|disputa|leilao)(?: \p{L}+)? (?:de|por|com|no) precos?(?!\p{L})/u
const never = /(?<!\p{L})(?:nao|nunca|jamais|deus me livre|nem|longe de mim|sem|evit\p{L}+)(?!\p{L})/u
const parts =
  /(?<!\p{L})(?:carnes?|massa|pao|paes|queijos?|mussarela|muzzarela|ingredientes?|qualidade|receitas?|tempero|peixe|camarao|produtos?|insumos?|azeite|oleo|molho|farinha)(?!\p{L})/u
const keeps =
  /(?<!\p{L})(?:nao (?:me mande )?(?:troc\p{L}+|mud\p{L}+|abr\p{L}+ mao|mex\p{L}+|economiz\p{L}+|negoci\p{L}+)|vai continuar|sagrad\p{L}+|continua (?:boa|bom|a mesma|o mesmo))(?!\p{L})/u

/** "Não mexo na mussarela" where a pizza is called so: its price stays. */
function isItem(said: string, names: Said['names']): boolean {
  const part = parts.exec(said)?.[0] ?? ''
  const item = /(?<!\p{L})mex\p{L}+/u.test(said) ? itemIn(said, names) : undefined
  return item !== undefined && part !== '' && foldInPlace(item).toLowerCase().split(/\s+/).includes(part)
}

/** No war of prices, and no cheaper ingredient; both may stand in one sentence. */
export const readRefusals: Concept = ({ said, own, isAsked, names }) => {
  if (isAsked || isItem(said, names)) return []
  const isKept =
    keeps.test(said) && parts.test(said) && !/(?<!\p{L})(?:precos? d[aoe]|r\$|reais)|\d/u.test(said)
  const found: WishContent[] = []
  if (war.test(said) && never.test(said)) found.push(question('lower', { against: true }))
  if (/(?<!\p{L})nao (?:desejo|quero|vou|aceito) baixar (?:[oa]s? )?preco/u.test(said) && isKept)
    found.push(question('lower', { against: true }))
  const read: Read[] = found.map((wish) => ({ wish }))
  if (!isKept) return read
  // The part that tells it, without the war before it.
  const at = Math.max(
    0,
    ...[...said.matchAll(/(?:^|,|\se)\s+(?=(?:[oa]s?|meu|minha|noss[oa])\s)/gu)].map(({ 0: lead, index }) =>
      parts.test(said.slice(index)) && keeps.test(said.slice(index)) ? index + lead.length : 0,
    ),
  )
  return [
    ...read,
    { wish: question('ownStrength', { what: own.slice(at).slice(0, 120) }), start: at, end: said.length },
  ]
}
