/** The texts, the team, the stock and the seasons of a house's pairings. */
import { findTerm } from '../../base/lexicon/lexicon.ts'
import { findDates } from '../dates/find-dates.ts'
import { readOpenHours } from '../dates/opening-hours.ts'
import { readClosedWeekdays, weekdaysIn } from '../dates/weekdays.ts'
import { amountIn, number } from '../dishes/shape.ts'
import { glassReaders } from '../drinks/glasses.ts'
import { readOfferHours } from '../house/offer-hours.ts'
import { readOffers } from '../house/offers.ts'
import { readStock } from '../house/stock.ts'
import { boundOf, type ClauseReader, counted, firstOf, whole } from './clause.ts'

const frozen = /\b(?:freezer|congelador|congelad[oa]s?|congelar)\b/
const notThere =
  /\b(?:nao|nunca|sem|nada|nenhum[a]?|quebr\w+|conserto|estrag\w+|pifou|queimou|parado|desligado|defeito)\b/
/** "nenhuma dose pode depender de garrafa congelada": the rest of such a clause is about the same freezer. */
const readFreezer: ClauseReader = (clause, _names, carry) =>
  !carry.asks &&
  frozen.test(clause) &&
  notThere.test(clause) &&
  !/\b(?:massa|peixe|polpa|fruta|pao|copos?|tacas?)\b|\$/.test(clause)
    ? [{ kind: 'pairingRule', what: 'noFreezer' }]
    : null

const ready =
  /\b(?:pront[oa]s?|lanc\w+|comec\w+|estre\w+|inaugur\w+|no ar|entra\w* em vigor|valer|vale a partir|implant\w+|treinad[oa]s?|a partir de|no cardapio (?:ate|dia)|em uso)\b/
const readyWord =
  /^(?:tudo|quero|queremos|preciso|precisamos|vamos|vou|desejo|que|de|do|da|o|a|os|as|no|na|em|ate|dia|esteja\w*|estar|fique\w*|ficar|isso|isto|lancamento|lista|cardapio|novo|nova|pares|harmonizac\w+|sera|e|equipe|precisa|com|ja|antes|partir|tem|ser|seja|comecar|segunda|terca|quarta|quinta|sexta|sabado|domingo|feira|,|\(|\))$/
/** "tudo pronto até 4 de fevereiro", "quero começar na sexta, 22 de janeiro": one day, and nothing else. */
const readReady: ClauseReader = (clause, _names, { asks, today }) => {
  if (asks || !ready.test(clause)) return null
  const [found, ...more] = findDates(clause, today)
  if (!found || more.length > 0 || found.span.from < today) return null
  const rest = `${clause.slice(0, found.start)} ${clause.slice(found.end)}`
    .replace(/[,-]/g, ' ')
    .replace(ready, ' ')
  if (rest.split(/\s+/).some((word) => word !== '' && !readyWord.test(word))) return null
  const what = clause
    .slice(found.start, found.end)
    .replace(/^(?:ate|em|no|na|a) /, '')
    .trim()
  return [{ kind: 'deadline', what, by: found.span.from }]
}

const english = whole(
  '(?:(?:quero|queria|bota\\w*|coloca\\w*|poe|faz|fazer|escrev\\w+|traduz\\w*|preciso d[eoa]s?|o|os|as|a|textos?|linhas?|frases?|nomes?|cardapio|menu|d[oae]s?|harmonizac\\w+|pares|tambem|tb|tbm|e|em|no|na|para o|pro|versao|uma) )*ingles(?: (?:tambem|tb|tbm|por favor|q|que|pq|porque|tem|vem|mt|muit[oa]s?|gring[oa]s?|turistas?|estrangeir[oa]s?|de fora|aqui|cliente|hospedes?|e|os|sao))*',
)
const readEnglish: ClauseReader = (clause) =>
  english.test(clause) ? [{ kind: 'layout', what: 'english' }] : null

const line = whole(
  `(?:(?:as?|o|os|cada) )?(?:frases?|textos?|linhas?)(?: (?:d[oae]s?|no|na|para o|pro) (?:cardapio|menu|cliente))?(?: curt[oa]s?)?,? (?:com |de |tem que ter )?(?:ate|no maximo|no maximo de|maximo de) ${number} palavras`,
)
const readLine: ClauseReader = (clause) => {
  const most = amountIn(line.exec(clause)?.[1])
  return Number.isInteger(most) && most > 2 ? [{ kind: 'pairingRule', what: 'lineWords', most }] : null
}

const staff =
  '(?:(?:o|a|os|as|meu|minha|meus|minhas|um|uma) )?(filh[oa]s?|espos[oa]|marido|mulher|irma|irmao|mae|pai|soci[oa]|gerente|garcom|garconetes?|garcons|cozinheir[oa]s?|chef|caixa|equipe|funcionari[oa]s?|el[ea]s?)'
const notTasting = whole(
  `(?:e )?(?:${staff} )?nao (?:pode )?prov\\w+(?: (?:nem|e nao) (?:pode )?(?:serve|servir|servem|toca|encosta|mexe)\\w*(?: (?:em|na|a))?(?: prova)?)?(?: (?:disso|dis+o|isso|nada disso|d[oa]s? dois))?`,
)
const works = whole(
  `${staff} (?:trabalha|cozinha|serve|atende|fica|ajuda)(?: (?:no|na|n[oa]s?) (?:salao|cozinha|caixa|bar|balcao|casa))?`,
)
const readStaff: ClauseReader = (clause) => {
  const found = notTasting.exec(clause) ?? works.exec(clause)
  if (!found) return null
  const who = found[1]
  return [{ kind: 'pairingRule', what: 'notTasting', ...(who && !/^el[ea]s?$/.test(who) && { of: who }) }]
}

const inSeason = [
  whole(
    '(.+?) (?:so|somente|apenas) (?:quando (?:nao (?:e|for|estiver em|tiver)|nao estiver no|acabar o)|fora d[oe]|depois d[oe]|passado o) (?:defeso|epoca de defeso)',
  ),
  whole(
    '(.+?) (?:esta|ta|estao|tao) (?:no|em) defeso,?(?: (?:tira|tirar|tire|fora|nao ofere\\w+|deixa fora))?',
  ),
  whole(
    '(?:nao oferec\\w+|tira|tirar|respeit\\w+ o defeso d[oa]s?) (.+?) (?:no|durante o|enquanto (?:durar )?o) defeso',
  ),
]
const readSeason: ClauseReader = (clause, names) => {
  const said = inSeason.map((one) => one.exec(clause)?.[1]).find(Boolean)
  if (said === undefined) return null
  const of = names.dishIn(said) ?? findTerm(said)?.name
  return of === undefined ? null : [{ kind: 'pairingRule', what: 'inSeason', of }]
}

const bottles = whole(
  `(?:(?:so|no maximo|ate|apenas|compro|compramos|posso comprar|so compro|temos) )*${number} garrafas?(?: d[eoa]s? (.+?))? (?:por|ao|no|a cada) mes`,
)
const readBottles: ClauseReader = (clause, names) => {
  const found = bottles.exec(clause)
  const most = amountIn(found?.[1])
  if (!found || !Number.isInteger(most) || most < 1) return null
  const said = found[2]
  if (said === undefined || /^cada(?: uma?| cachaca)?$/.test(said))
    return [{ kind: 'pairingRule', what: 'bottlesAMonth', most }]
  const serves = names.servesIn(said)
  return serves?.every((one) => one.startsWith('cachaça'))
    ? serves.map((of) => ({ kind: 'pairingRule', what: 'bottlesAMonth', most, of }))
    : null
}

const toBuy = [
  whole(
    `(?:(?:eu|e|mas|a gente) )*(?:(?:so|somente|apenas|nao) )?(?:(?:quero|queremos|vou|vamos|posso|podemos|da (?:pra|para)|consigo) )?(?:compr\\w+|invest\\w+ em|peg\\w+|lev\\w+) (?:so |somente |apenas |no maximo |ate |mais (?:de|que|do que) )?${number} garrafas?(?: d[eoa]s? (?:cachacas?|pingas?))?(?: (?:agora|no comeco|pra comecar|no total|ao todo|por enquanto))?(?:,? (?:nao mais que isso|e so|e olhe la|nada mais|so isso))?`,
  ),
  whole(
    `(?:(?:so|somente|apenas|no maximo|ate|mas) )+(?:(?:posso|podemos|da pra|quero|queremos|vou) (?:ter|comprar|manter) )?${number} garrafas?(?: d[eoa]s? (?:cachacas?|pingas?))?(?: (?:(?:pra|para) (?:comprar|comecar)|na casa|no bar|no total|ao todo))?(?:,? (?:nao mais que isso|e so|e olhe la|nada mais|so isso))?`,
  ),
]
/** "só duas garrafas de cachaça pra comprar, não mais que isso" */
const readToBuy: ClauseReader = (clause, _names, carry) => {
  if (carry.asks || /mes|semana|cada|restam|sobr|tenho|temos/.test(clause)) return null
  const found = toBuy.map((one) => one.exec(clause)).find(Boolean)
  const most = amountIn(found?.[1])
  // "compro 2 garrafas" without a limit only tells.
  const isCap = /(?:^| )(?:so|somente|apenas|no maximo|ate|nao)(?: |$)/.test(clause)
  return found && isCap && Number.isInteger(most) && most > 0
    ? [{ kind: 'pairingRule', what: 'bottlesToBuy', most }]
    : null
}

const noStaff = whole(
  '(?:nao quero |nao queremos |sem |nao )?(?:nada que |nao )?(?:exija|exigir|precise de|precisar|peca|pedir|contratar)(?: de)? (?:mais|outro|um|mais um)(?: um)? (?:funcionario|garcom|barman|bartender|ajudante|gente)',
)
const readNoStaff: ClauseReader = (clause) =>
  noStaff.test(clause) ? [{ kind: 'pairingRule', what: 'noExtraStaff' }] : null

const versions = whole(
  '(?:quero |preciso de |pelo menos )?(?:uma?) (?:opcao|versao|troca|alternativa) sem (.+?) (?:para|pra|em|por|a) cada (?:tempo|prato|um|uma)',
)
const readVersions: ClauseReader = (clause) => {
  const said = versions.exec(clause)?.[1]
  const term = said === undefined ? undefined : findTerm(said)
  return said !== undefined && (term !== undefined || /^castanhas?$/.test(said))
    ? [
        {
          kind: 'pairingRule',
          what: 'versionWithout',
          of: term && !/^castanhas?$/.test(said) ? term.name : 'castanha',
        },
      ]
    : null
}

const soberEach = [
  whole(
    '(?:quero |com |tem que ter |precisa ter )?(?:um |uma |1 )?(?:par|opcao|bebida|alternativa|sugestao|harmonizacao) sem alcool (?:para|pra|em|por|com|ao lado de|a) (?:cada|tod[oa]s?)(?: (?:os?|as?))?(?: (?:prato|par|tempo|um|uma|petisco|combo)s?)?',
  ),
  whole(
    '.*(?:motorista|quem dirige|quem ta dirigindo)\\w* .*(?:bota|poe|coloca|quero|pede) (?:muito )?(?:suco|agua|bebida sem alcool)(?: .*)?',
  ),
]
const readSober: ClauseReader = (clause) => {
  if (!soberEach.some((one) => one.test(clause))) return null
  return [
    { kind: 'zeroAlcohol', part: 'each' },
    ...(/suco/.test(clause) ? [{ kind: 'prefer' as const, what: 'sucos', why: 'taste' as const }] : []),
  ]
}

const without = whole(`${counted} (?:pares|par|harmonizac\\w+|opc\\w+|pratos?|sugest\\w+) sem (.+)`)
const readWithout: ClauseReader = (clause) => {
  const found = without.exec(clause)
  const count = amountIn(found?.[2])
  const term = found?.[3] === undefined ? undefined : findTerm(found[3])
  if (!found || !Number.isInteger(count) || count < 1 || !term) return null
  return [{ kind: 'share', what: term.name, of: 'many', count, bound: boundOf(found[1]), without: true }]
}

const guests = whole(
  '(?:(?:quase|mais d[ae]|a|boa|grande) )*(?:metade|maioria|parte|muit[oa]s?|varios)(?: d[oa]s?)? (?:hospedes?|clientes?|publico|gente|pessoal|mesas?) (?:e|sao|vem|vindo|vem tudo)?(?: d?e)? ?(?:fora|gring[oa]s?|estrangeir[oa]s?|turistas?)(?: do (?:pais|brasil|estado))?',
)
const readGuests: ClauseReader = (clause) =>
  guests.test(clause) ? [{ kind: 'audience', what: 'Turistas estrangeiros' }] : null

const event = whole(
  '(?:(?:toda|todo|na|no|as|aos) )?(?:segunda|terca|quarta|quinta|sexta|sabado|domingo)s?(?:-feira)? (?:tem|rola|e|e dia de) ([a-z][a-z ]{2,40})',
)
const readEvent: ClauseReader = (clause) => {
  const what = event.exec(clause)?.[1]
  const weekdays = weekdaysIn(clause)
  return what !== undefined && weekdays.length > 0 && !/fecha|folga|combo|dose|prato/.test(what)
    ? [{ kind: 'date', what, weekdays, closed: false }]
    : null
}

/** Days, hours and what the readers of every house's notes know. */
const readNotes: ClauseReader = (clause, _names, carry) => {
  const days = readClosedWeekdays(clause)
  const hours = readOpenHours(clause.replace(/^so (?:no )?(jantar|almoco)$/, 'aberto no $1'))
  const offer = readOfferHours(clause)
  const told = [...(days ? [days] : []), ...(hours ? [hours] : [])]
  if (told.length > 0) {
    carry.offer = 'open'
    return told
  }
  return offer && /^(?:happy hour|almoco executivo|combos?)? ?(?:das?|de)? ?[\d]/.test(clause)
    ? [offer]
    : null
}

const neighbour: ClauseReader = (clause, _names, carry) => {
  const wishes = readOffers(clause).filter(({ kind }) => kind === 'competitorPrice')
  const [first] = wishes
  if (first?.kind !== 'competitorPrice') return null
  carry.theirs = first.max
  return wishes
}

const until =
  / (?:ate|antes d[eoa]) (janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)$/
const months =
  'janeiro,fevereiro,marco,abril,maio,junho,julho,agosto,setembro,outubro,novembro,dezembro'.split(',')

/** "tenho 12 garrafas de Castanheira paradas, quero vender até janeiro": until the last day of that month. */
const readStanding: ClauseReader = (clause, _names, { today }) => {
  const month = until.exec(clause)?.[1]
  const stock = readStock(month === undefined ? clause : clause.replace(until, ''))
  if (stock?.kind !== 'prefer') return null
  if (month === undefined || stock.weeks !== undefined) return month === undefined ? [stock] : null
  const at = months.indexOf(month)
  const [year = 0, now = 1] = today.split('-').map(Number)
  const last = Date.UTC(at + 1 < now ? year + 1 : year, at + 1, 0)
  const weeks = Math.max(1, Math.floor((last - Date.parse(today)) / (7 * 86_400_000)))
  return [{ ...stock, weeks }]
}

const iceless = whole(
  '(?:nada|nenhum[a]?(?: drink| bebida)?) (?:que |q )(?:precis\\w*|leve|levem|use|tenha|peca)(?: (?:de|com))? gelo',
)
const readIce: ClauseReader = (clause) =>
  iceless.test(clause) ? [{ kind: 'exclude', what: 'gelo', why: 'supply' }] : null

const noGlass = whole(
  '(?:sem|nada de|nao (?:temos|tem|uso|usamos|quero)) (?:(?:esse|essa|o|a) )?(?:negocio|coisa|historia) de (?:taca|tacas|tacinha)',
)
const readGlass: ClauseReader = (clause) => {
  if (noGlass.test(clause)) return [{ kind: 'glass', what: 'taça', has: 'no' }]
  const said = clause.replace(/copinhos? de \d{2,3} ?ml/g, 'copinho de dose')
  const found = glassReaders
    .flatMap((read) => read(said))
    .filter(({ start, end }) => start === 0 && end === said.length)
  return found[0] ? [...found[0].wishes] : null
}

export const readService: ClauseReader = firstOf(
  readStanding,
  readFreezer,
  readReady,
  readIce,
  readGlass,
  readEnglish,
  readLine,
  readStaff,
  readSeason,
  readToBuy,
  readBottles,
  readNoStaff,
  readVersions,
  readSober,
  readWithout,
  readGuests,
  neighbour,
  readNotes,
  readEvent,
)
