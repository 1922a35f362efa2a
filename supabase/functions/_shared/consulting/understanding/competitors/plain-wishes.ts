/** What owners want or rule out beside a list of prices: no delivery, no rodízio, a day to fill, a drink that nobody has. */
import { weekdaysIn } from '../dates/weekdays.ts'
import { question } from '../spoken/pieces.ts'
import type { WishContent } from '../text/draft.ts'

/** @param said a folded stretch @param original the same in the owner's letters */
type Reader = (said: string, original: string) => WishContent[] | null

const who = '(?:(?:eu|a gente|nos|aqui|tambem|tb) )*'
const never =
  '(?: (?:e |mas )?(?:nem|nao) (?:vou|vamos|pretendo|pretendemos|quero|queremos|penso)(?: (?:fazer|ter|comecar|em fazer))?)?'
const delivery = new RegExp(
  `^${who}nao (?:fac[oa]|fazemos|faz|trabalh\\w+ com|tenho|temos|tem|vou fazer|vamos fazer|quero|queremos|penso em|pretendo fazer) (?:entregas?|delivery|i-?food)${never}$`,
)
const noDelivery: Reader = (said) => (delivery.test(said) ? [question('delivery', { against: true })] : null)

const things = 'rodizio|karaoke|narguile|self ?service|buffet|open ?bar|musica ao vivo|sinuca|telao|marmita'
const ruledOut = [
  new RegExp(
    `^(?:e |mas )*(?<w>(?:${things})(?: d[eo] [a-z]+)?)(?: (?:tb|tambem|tbm|aqui))* (?:nem (?:pensar|a pau|morto)|de jeito nenhum|de forma alguma|fora de (?:questao|cogitacao)|nao (?:quero|rola|da|vou fazer))$`,
  ),
  new RegExp(`^(?:e |mas )*(?<w>(?:${things})(?: d[eo] [a-z]+)?) nao$`),
  new RegExp(`^(?:e |mas )*(?:nada de|sem|nem) (?<w>(?:${things})(?: d[eo] [a-z]+)?)$`),
]
const noThing: Reader = (said, original) => {
  const what = ruledOut.map((one) => one.exec(said)?.groups?.w).find((one) => one !== undefined)
  if (what === undefined) return null
  const at = said.indexOf(what)
  return [question('newItem', { what: original.slice(at, at + what.length).toLowerCase(), against: true })]
}

const day =
  '(?<d>(?:segunda|terca|quarta|quinta|sexta|sabado|domingo)s?(?:[ -]feiras?)?(?:(?: e|,| a) (?:segunda|terca|quarta|quinta|sexta|sabado|domingo)s?)*)'
const fill = [
  new RegExp(
    `^${who}(?:(?:quero|queria|preciso|precisamos|queremos|gostaria|vamos|tenho que|de|um|uma|o|achar|arrumar|arranjar|pensar|inventar|jeito|ideias?|alguma coisa|algo|pra|para|em|como) )*(?:encher|lotar|movimentar|bombar|animar|levantar|esquentar|melhorar|salvar)(?: (?:as?|os?|n[ao]s?|minhas?|nossas?|o movimento d[ao]s?))* ${day}$`,
  ),
  new RegExp(
    `^(?:desde que .{3,40} )?(?:as? |minhas? |nossas? )?${day} (?:caiu|cairam|despencou|despencaram|esvaziou|morreu|minguou)(?: (?:muito|demais|bastante|tambem))*$`,
  ),
]
const weakDay: Reader = (said) => {
  const named = fill.map((one) => one.exec(said)?.groups?.d).find((one) => one !== undefined)
  return named === undefined ? null : [question('weakDays', { weekdays: weekdaysIn(named) })]
}

const alone = new RegExp(
  `^${who}(?:quero|queria|queremos|gostaria de|preciso de|pensei em|penso em)(?: (?:ter|vender|lancar|criar|tambem))* (?:algum|alguma|um|uma|outro|outra) (?<w>(?:drinks?|drinques?|bebida|caipirinha|dose|prato|petisco|lanche|sanduiche|sobremesa|doce|caldo)(?: (?:com|de) [a-z]+)?) que (?:el[ea]s|ninguem|nenhum(?: d?el[ea]s)?|os outros|a concorrencia)(?: (?:aqui|la))? (?:nao )?(?:tem|tenham?|vend\\w+|faz\\w*|faca|sirv\\w+)(?<cup>,? (?:mas |e |so que )?(?:(?:so |em |no |com |tem que ser )*)copo (?:so |somente |e |eh )*(?:de )?(?:descartavel|plastico))?$`,
)
const newThing: Reader = (said, original) => {
  const { w, cup } = alone.exec(said)?.groups ?? {}
  if (w === undefined) return null
  const at = said.indexOf(w)
  const what = original.slice(at, at + w.length).toLowerCase()
  return [question('newItem', { what: cup === undefined ? what : `${what} em copo descartável` })]
}

export const plainWishes: readonly Reader[] = [noDelivery, noThing, weakDay, newThing]
