/** What owners say of all prices together: taxes that leave them, how guests react, why an item fell, one table of them. */
import { addDays, monthNames, monthPattern } from '../../base/calendar.ts'
import { foldAccents } from '../../base/language/text.ts'
import { findDates } from '../dates/find-dates.ts'
import { question } from '../spoken/pieces.ts'
import { amountsIn } from '../text/amount-words.ts'
import type { WishContent } from '../text/draft.ts'
import { foldInPlace } from '../text/fold.ts'
import { cutAsked, readNoHappyYet, readOfferRoom } from './offer-rooms.ts'
import { goingOn, oneItem, type SentenceReader, sumsIn, type Told } from './spoken-sentences.ts'

const charge =
  /(?<![a-z])(?:impostos?|simples(?: nacional)?|tributos?|das|cartao|maquin(?:inha|eta)s?|taxas?)(?![a-z])/g
const tax = /(?<![a-z])(?:impostos?|simples(?: nacional)?|tributos?)(?![a-z])/
const net =
  /(?<![a-z])(?:liquid\w+|descont\w+|sa(?:i|em) d[oe]|saem|tir\w+|sem (?:isso|iss[oe]|contar)|cont\w+ (?:isso|na margem)|pag[oa]\w*|fora|abat\w+)(?![a-z])/
const onlyGoods =
  /(?<![a-z])(?:custo|planilha)(?![a-z]).*(?<![a-z])(?:so|apenas|somente)(?: \w+)? (?:insumos?|ingredientes?|mercadoria|materia)/
const marginNet = /^(?:e |entao )?(?:a )?margem (?:tem que|deve|e pra|precisa)?/
const moreCharges =
  /^(?:e |mais |mas )?(?:uns |umas |outros |cerca de )?\d[^.;!?]*%[^.;!?]*(?:impost|cartao|maquin|taxa)|^(?:e |mais )(?:o |a )?(?:cartao|maquin\w+|taxa)[^.;!?]*%/
/** "tiram 6% de imposto e 3% de cartão: quero a margem já sem isso" */
const readCharges: SentenceReader = (at, told) => {
  // "6% de imposto; e uns 3% da maquininha": a stop between two charges parts nothing.
  const joined = goingOn(told, at, moreCharges, 1)
  const said = told.sentences
    .slice(at, at + joined)
    .map((one) => one.said)
    .join(' e ')
  if (/\?|(?<![a-z])(?:desconto|app|ifood|aplicativo|delivery)(?![a-z])/.test(said.replace(/descontad/g, '')))
    return null
  const shares = amountsIn(said.replace(/ por cento/g, '%')).filter(({ end }) =>
    /^\s*%/.test(said.replace(/ por cento/g, '%').slice(end)),
  )
  const named = [...said.matchAll(charge)].map(({ 0: word }) => word)
  const next = told.sentences[at + joined]?.said ?? ''
  const isNet = net.test(said) || /margem/.test(said) || marginNet.test(next) || /liquid/.test(next)
  if (shares.length === 0 || shares.length > 3 || named.length === 0 || !isNet) return null
  if (!tax.test(said) && !/liquid|sem isso|sa(?:i|em) d/.test(`${said} ${next}`)) return null
  const percent = Math.round(shares.reduce((sum, { value }) => sum + value, 0) * 10) / 10
  if (!(percent > 0 && percent <= 40)) return null
  const words = [...new Set(named)].map((word) => word.replace('cartao', 'cartão'))
  const what = words.length === shares.length ? words.join(' e ') : 'imposto e taxas'
  return {
    wishes: [question('saleCharges', { percent, what })],
    count:
      joined - 1 + goingOn(told, at + joined - 1, new RegExp(`${onlyGoods.source}|${marginNet.source}`), 2),
  }
}

/** "o custo que mandei é só da comida": the costs are as the sheet has them. */
const readOnlyGoods: SentenceReader = (at, { sentences }) => {
  const { said = '', own = '' } = sentences[at] ?? {}
  return onlyGoods.test(said) && !/%|\?/.test(said)
    ? {
        wishes: [{ kind: 'houseFact', about: 'context', what: own.slice(0, 70) } satisfies WishContent],
        count: 1,
      }
    : null
}

const reacts =
  /(?<![a-z])elasticidades?(?![a-z])|quanto (?:de )?cada (?:item|um|prato|produto) (?:cai|perde|vende menos)|cada item quanto (?:cai|perde)|(?:sensib\w+|reag\w+) (?:ao|a|com o) preco/
const orSay =
  /^(?:e |mas )?(?:se )?(?:o )?(?:dado|numero|planilha)s? nao (?:sustent\w+|d[ao]|bast\w+|mostr\w+)|^se nao (?:der|da|sustent\w+)|nunca mud\w+ (?:de )?preco|(?:grau de )?confianca|da (?:pra|para) confiar|nao gosto de chute/
/** "como cada item reage ao preço, e dá para confiar?" */
const readReactions: SentenceReader = (at, told) => {
  const { said = '' } = told.sentences[at] ?? {}
  // "elasticidade de -1,2" states one.
  if (
    !reacts.test(said) ||
    /elasticidade.*\d/.test(said) ||
    /(?<![a-z])nunca mud/.test(said) ||
    /(?<![a-z])nao (?:confio|acredito|quero|us\w+)/.test(said)
  )
    return null
  const before = /^nao gosto de chute/.test(said) ? 0 : 1
  return { wishes: [question('reactions')], count: before + goingOn(told, at, orSay, 3) - 1 || 1 }
}

const fell =
  /(?<![a-z])(?:caiu|cai|caindo|caiam|despenc\w+|vende\w* menos|vendendo menos|parou de (?:vender|sair)|desabou)(?![a-z])/
const asksWhy =
  /(?<![a-z])(?:e )?(?:o )?preco(?: ou (?:outra|e outra|alguma) coisa)?\s*\??$|preco ou (?:outra|alguma)|o que (?:sera|houve|foi|aconteceu)|por que|culpa (?:e |foi )?d|sera que e (?:o )?preco/
const changed =
  /(?:so |apenas )?(?:(?:lembro|sei) que )?(?:eu |a gente )?(?<what>(?:troquei|troquamos|trocamos|mudei|mudamos|troca) (?:de |d?[oa]s? )?[a-z ]{3,50})/
const since = new RegExp(
  `(?:desde|em|a partir de|depois de)(?: o| a)? (?:dia \\d+ de )?(?:fim de |comeco de |meados de )?${monthPattern}|desde (?:o )?dia \\d+`,
)
/** "a empada vende menos desde março: foi o preço, ou a massa nova?" */
const readWhyFell: SentenceReader = (at, told) => {
  const { said = '', own = '' } = told.sentences[at] ?? {}
  const item = oneItem(said, told.names)
  const when = since.exec(said)
  if (!fell.test(said) || item === undefined || !when) return null
  const [date] = findDates(own.slice(when.index, when.index + when[0].length), told.today, true)
  if (!date || date.span.from > told.today) return null
  const count = goingOn(told, at, new RegExp(`${asksWhy.source}|${changed.source}`), 2)
  const whole = told.sentences.slice(at, at + count)
  if (!whole.some((one) => asksWhy.test(one.said))) return null
  const cause = whole.map((one) => changed.exec(one.said)?.groups?.what).find((one) => one !== undefined)
  const place = whole
    .map((one) => ({ one, index: cause === undefined ? -1 : one.said.indexOf(cause) }))
    .find(({ index }) => index >= 0)
  const words =
    place === undefined || cause === undefined
      ? undefined
      : place.one.own.slice(place.index, place.index + cause.length)
  const what = words
    ?.replace(/^(?:troquei|trocamos|mudei|mudamos|troca)\s+(?:de\s+)?/i, 'a troca de ')
    .replace(/ (?:ness[ea]|na|por) (?:[eé]poca|volta).*$/i, '')
    .replace(/,.*$/, '')
    .replace(/^a troca de o /, 'a troca do ')
    .replace(/^a troca de a /, 'a troca da ')
    .slice(0, 100)
  return {
    wishes: [question('whyFell', { item, from: date.span.from, ...(what !== undefined && { what }) })],
    count,
  }
}

const table = /(?<![a-z])(?:tabel(?:a|inha)|planilha|quadro|lista)(?![a-z])/
const columns: readonly RegExp[] = [
  /(?<![a-z])(?:hoje|atual|atuais|de agora|antig[oa])(?![a-z])/,
  /(?<![a-z])(?:propost\w+|nov[oa]s?|sugerid\w+|recomendad\w+)(?![a-z])/,
  /(?<![a-z])(?:ganh\w+|lucr\w+|a mais)(?![a-z])/,
]
const listAsked =
  /(?<![a-z])(?:preciso|quero|queria|mand\w+|me de|faz\w+|fac\w+) (?:so )?(?:d[aeo] |uma |a )?(?:lista|tabela|tabelinha) (?:de|com os|dos) precos?(?: novos?)?$/
/** "uma tabela com preço atual, o novo e quanto ganho" */
const readTable: SentenceReader = (at, told) => {
  const { said = '' } = told.sentences[at] ?? {}
  if (!table.test(said) || /(?<![a-z])(?:minha|a) planilha (?:e|esta|tem|mostra)/.test(said)) return null
  const count =
    columns.filter((one) => one.test(said)).length >= 2 ? 1 : goingOn(told, at, /^(?:item|itens|preco)/, 1)
  const whole = told.sentences
    .slice(at, at + count)
    .map((one) => one.said)
    .join(' ')
  return columns.filter((one) => one.test(whole)).length >= 2 || (listAsked.test(said) && count === 1)
    ? { wishes: [question('priceTable')], count }
    : null
}

const orderMinimum =
  /(?<![a-z])(?:pedido minimo|(?:so )?(?:entrego|entregamos|aceito|aceitamos) (?:pedido )?(?:a partir|acima) de|minimo (?:de|do|no) (?:pedido|delivery|entrega)|consumo minimo)(?![a-z])/
const freeFrom =
  /(?<![a-z])(?:acima|a partir) de .{0,20}(?:nao cobr\w+|entrega gratis|frete gratis)|(?<![a-z])frete(?![a-z])/
/** "no delivery o pedido mínimo é 40": no price and no limit of one. */
const readOrderMinimum: SentenceReader = (at, told) => {
  const { said = '', own = '' } = told.sentences[at] ?? {}
  return orderMinimum.test(said) && !said.includes('?') && oneItem(said, told.names) === undefined
    ? {
        wishes: [{ kind: 'houseFact', about: 'context', what: own.slice(0, 70) } satisfies WishContent],
        count: goingOn(told, at, freeFrom, 1),
      }
    : null
}

const notEffect =
  /(?<![a-z])nao (?:e |foi |era )?(?:para |pra )?(?:le(?:ia|iam|r)|ve(?:ja|jam)|tom\w+|cont\w+|consider\w+|us\w+|entend\w+)(?![a-z])[^.;!?]*(?:efeito|normal|preco|media|base|conta)/
const month = new RegExp(`(?<![a-z])${monthPattern}(?![a-z])`)
const months = new RegExp(month, 'g')
/** "No Carnaval vende pouco; não considerem esses dias como base": the last feast of that name, here or in the sentence before. */
function feastBefore(
  at: number,
  { sentences, today }: Pick<Told, 'sentences' | 'today'>,
): WishContent | null {
  const here = sentences[at]?.own ?? ''
  const named = findDates(here, today, true)
  const own = named.length > 0 ? here : (sentences[at - 1]?.own ?? '')
  const [date, ...others] = named.length > 0 ? named : findDates(own, today, true)
  if (!date || others.length > 0 || date.span.to >= today || month.test(foldInPlace(own).toLowerCase()))
    return null
  const { from, to } = date.span
  return { kind: 'date', what: own.slice(0, 70), from, to, closed: true, leftOut: true }
}

/** "março encheu pela obra da ponte, não foi o preço": months that show no price. */
const readNoEffect: SentenceReader = (at, { sentences, today }) => {
  const { said = '' } = sentences[at] ?? {}
  const named = [...said.matchAll(months)].map(
    ({ 0: name }) => monthNames.findIndex((one) => foldAccents(one) === name) + 1,
  )
  const [first] = named
  const last = named.at(-1)
  const feast = notEffect.test(said) ? feastBefore(at, { sentences, today }) : null
  if (feast) return { wishes: [feast], count: 1 }
  if (!notEffect.test(said) || first === undefined || last === undefined || /\d/.test(said)) return null
  const now = Number(today.slice(5, 7))
  const year = Number(today.slice(0, 4)) - (first > now ? 1 : 0)
  const on = (month: number) =>
    `${last < first && month === last ? year + 1 : year}-${String(month).padStart(2, '0')}-01`
  const to = addDays(`${addDays(on(last), 31).slice(0, 7)}-01`, -1)
  return to >= today
    ? null
    : {
        wishes: [
          {
            kind: 'date',
            what: 'fora do normal',
            from: on(first),
            to,
            closed: true,
            leftOut: true,
          } satisfies WishContent,
        ],
        count: 1,
      }
}

const listed = /(?<![a-z])(?:de )?\d{1,3}(?:,\d{1,2})? (?:pra|para) \d{1,3}(?:,\d{1,2})?(?![\d%])/
const changesTold =
  /(?<![a-z])(?:mudancas? que (?:eu )?(?:ja )?fi(?:z|zemos)|o que (?:eu )?(?:ja )?mudei|precos que (?:eu )?mudei|historico)/
/** "mudanças que fiz: o claro de 9 pra 10 em março; o escuro …": the sheet shows them. */
const readToldChanges: SentenceReader = (at, told) => {
  const { said = '', own = '' } = told.sentences[at] ?? {}
  if (!changesTold.test(said) || said.includes('?')) return null
  const more = /^[^?]*(?:\d{1,3}(?:,\d{1,2})? (?:pra|para) \d|voltei|subiu pra|subi pra|baixei pra)[^?]*$/
  return listed.test(said) || more.test(told.sentences[at + 1]?.said ?? '')
    ? {
        wishes: [{ kind: 'houseFact', about: 'context', what: own.slice(0, 70) } satisfies WishContent],
        count: goingOn(told, at, more, 4),
      }
    : null
}

const page = '(?:cardapio|menu|tabela|lousa|placa|quadro|letreiro)'
const changesPage =
  '(?:grafica|impress\\w+|tro(?:car?|co|camos)|sai|fica pront\\w+|chega|mud(?:a|o|ar|amos)|vir[ao])'
const printed = new RegExp(
  `(?<![a-z])(?:${page}(?![a-z])[^.;!?]*(?<![a-z])${changesPage}|${changesPage} [oa]s? ${page})(?![a-z])`,
)
const until = /(?<![a-z])(?:so|apenas|somente|ate la|antes disso|nada muda)(?![a-z])/
const untilThen = /(?<![a-z])(?:antes disso|ate la|ate esse dia)(?![a-z])/
const asBefore =
  /^(?:e |mas )?(?:antes disso|ate la|ate esse dia|antes)(?![a-z]).*(?:nada|nao|fica\w*|continua\w*|mant\w+|igual)/
/** "o cardápio novo só sai da gráfica dia 18, até lá fica tudo como está": the day on which new prices begin. */
const readPrintDay: SentenceReader = (at, told) => {
  const { said = '', own = '' } = told.sentences[at] ?? {}
  const count = goingOn(told, at, asBefore, 1)
  if (!printed.test(said) || !(until.test(said) || count > 1) || said.includes('?')) return null
  // Behind it, the reason may name another month.
  const named = own.slice(0, untilThen.exec(said)?.index ?? own.length)
  const [date, ...others] = findDates(named, told.today)
  return date && others.length === 0 && date.span.from > told.today && date.span.from === date.span.to
    ? { wishes: [question('startsOn', { from: date.span.from })], count }
    : null
}

const goBack =
  /(?<![a-z])(?:(?:o )?certo (?:seja|e|era)(?: ate)? voltar|melhor (?:seja )?voltar|(?:devo|vale) voltar|voltar (?:atras|o preco))(?![a-z])/
/** "o escuro já caiu depois dos 18, talvez o certo seja voltar": whether the last change paid off. */
const readGoBack: SentenceReader = (at, told) => {
  const { said = '' } = told.sentences[at] ?? {}
  const item = goBack.test(said) ? oneItem(said, told.names) : undefined
  return item === undefined ? null : { wishes: [question('pastChange', { item })], count: 1 }
}

const mayLose =
  /quanto (?:(?:eu )?(?:posso|da pra|da para|aguento)|(?:e que )?(?:eu )?posso) perder|quanta venda|fic(?:ar|o) n[oa] mesm[oa]|ganhar menos/
const atPrice = /(?<![a-z])(?:se|passando|passar|indo|subindo|bot\w+|coloc\w+)(?![a-z])/
/** "o bolo nunca mudou; se eu botar 11, quanto posso perder de venda?" */
const readMayLose: SentenceReader = (at, { sentences, names }) => {
  const { said = '' } = sentences[at] ?? {}
  const item =
    mayLose.test(said) && atPrice.test(said) && !cutAsked.test(said) ? oneItem(said, names) : undefined
  const price = item === undefined ? undefined : sumsIn(said, item).at(-1)
  return item === undefined || price === undefined
    ? null
    : { wishes: [question('breakEven', { item, price })], count: 1 }
}

export const plainSums: readonly SentenceReader[] = [
  readMayLose,
  readNoEffect,
  readToldChanges,
  readPrintDay,
  readNoHappyYet,
  readOfferRoom,
  readGoBack,
  readCharges,
  readOnlyGoods,
  readReactions,
  readWhyFell,
  readTable,
  readOrderMinimum,
]
