/** What an owner tells of a competitor besides prices: when it opens, whom it draws, what it charged before. */

import { foldedMonths, monthPattern } from '../../../base/calendar.ts'
import { numberValues } from '../../../base/language/number-words.ts'
import { weekdaysIn } from '../../dates/weekdays.ts'
import type { Sentence } from '../../spoken/stretches.ts'
import { amountsIn } from '../../text/amount-words.ts'
import type { WishContent } from '../../text/draft.ts'
import { asksFirst } from './clauses.ts'

type Fact = Extract<WishContent, { kind: 'rivalFact' }>
/** A fact with its place in the sentence; its competitor is found by the caller. */
export type FoundFact = { fact: Omit<Fact, 'kind' | 'competitor'>; start: number; end: number }

const seasons: readonly (readonly [RegExp, readonly number[]])[] = [
  [/\bverao\b/, [12, 1, 2]],
  [/\balta (?:estacao|temporada)\b/, [7, 12, 1]],
  [/\bferias\b/, [1, 7, 12]],
  [/\bcarnaval\b/, [2]],
  [/\b(?:reveillon|ano novo|fim de ano)\b/, [12, 1]],
  [/\b(?:sao joao|festas? juninas?)\b/, [6]],
]

function monthsIn(said: string): number[] {
  const found = new Set<number>()
  const numberOf = (name = '') => foldedMonths.indexOf(name) + 1
  for (const [, first, last] of said.matchAll(
    new RegExp(`\\b(${monthPattern})(?:\\s+(?:a|ate|ate a)\\s+(${monthPattern}))?\\b`, 'g'),
  )) {
    for (let at = numberOf(first); ; at = (at % 12) + 1) {
      found.add(at)
      if (last === undefined || at === numberOf(last)) break
    }
  }
  for (const [words, of] of seasons) if (words.test(said)) for (const one of of) found.add(one)
  return [...found].toSorted((a, b) => a - b)
}

const when = `(?:${monthPattern}|verao|alta estacao|alta temporada|ferias|carnaval|reveillon|ano novo|fim de ano|sao joao|festas? juninas?)`
const season = new RegExp(
  String.raw`\b(?:(?:so|somente|apenas)\s+(?:abre\w*|funciona\w*|vende\w*|atende\w*|aparece\w*|vem|monta\w*)|(?:abre\w*|funciona\w*|aparece\w*|monta\w*)\s+(?:so|somente|apenas)|(?:so|somente|apenas)(?=\s+(?:em|de|no|na|durante)\b))\s+(?:(?:em|de|no|na|durante|entre|d[oa]|nas|nos)\s+)*${when}(?:\s*(?:,|e|a|ate|ou)\s+(?:(?:em|de|no|na)\s+)?${when})*`,
)

const day = `(?:fi(?:m|ns) de semana|domingos?|segundas?|tercas?|quartas?|quintas?|sextas?|sabados?)(?:[- ]feiras?)?`
const days = new RegExp(
  String.raw`\b(?:(?:mas|so que)(?: o| olha| oh)?,? )?(?:(?:ess[ae]|est[ae]|el[ae]s?|la|que)(?: ai| la)? )?(?<how>(?:abre\w* |funciona\w* )?(?:so|somente|apenas)(?:\s+(?:abre\w*|funciona\w*|serve\w*|atende\w*|tem|no|de|almoco|jantar|noite|dia))*|fecha\w*|nao abre\w*|abre\w*)\s+(?:(?:de|no|na|aos|as|o|a|almoco|jantar|noite|dia|todo|toda)\s+)*(?<list>${day}(?:(?:\s*(?:,|\be\b|\ba\b|\bate\b|/)\s*|\s+)(?:(?:de|no|na|a|o)\s+)?${day})*)(?:\s+(?:a|de|no|pro)\s+(?:noite|almoco|tarde|jantar))?`,
)

/** "segunda o Beto fecha", "domingo não abre" */
const dayFirst = new RegExp(
  String.raw`\b(?:(?:de|no|na|aos|as|dia de|todo|toda)\s+)?(?<list>${day}(?:\s*(?:,|\be\b)\s*(?:(?:no|na|a|o)\s+)?${day})*)\s+(?:(?<who>ele|ela|eles|elas|la|[oa]s? (?!(?:que|casa|bar|restaurante|loja|cozinha|gente|movimento)\b)[\p{L}]+(?: d[aeo] [\p{L}]+)?)\s+)?(?:fecha(?:m)?|nao abre(?:m)?|ta fechad[oa]|esta fechad[oa]|fica fechad[oa])(?![\p{L}])`,
  'u',
)

const before =
  /\b(?:era|custava|cobrava\w*|antes era|estava|tava|vendia (?:a|por))\s+(?:a\s+|de\s+|por\s+)?(?:r\$\s*)?(?<price>\d+(?:[.,]\d{1,2})?)/
const moved =
  /\b(?:subi[uo]|aument\w+|reajust\w+|baix(?:ou|aram)|mexeu|passou)\b\s+(?:o preco d[aeo]s?\s+|n[oa]s?\s+|[oa]s?\s+)?(?<item>\p{L}[\p{L} -]*?)(?=\s+(?:mes|semana|ano|ontem|de|em|pra|para|agora|esse|essa|n[oa])\b|\s*[,.;]|$)/u
const fromTo = /\bde\s+(?:r\$\s*)?(?<price>\d+(?:[.,]\d{1,2})?)\s+(?:pra|para|a|por)\s+(?:r\$\s*)?\d+/

const seen =
  /\b(?:precos?\b.*\b)?(?:que )?(?:vi|vimos|anotei|peguei|olhei|passei|conferi|fui)\b.*\b(?:semana passada|mes passado|ontem|hoje|anteontem|sabado|domingo|dias?|foto|cardapio)\b|\bprecos? d[eo] (?:cardapio|ifood|site|foto)\b.*/

/** What draws guests, and how they are served. */
const draws =
  /\b(?:musica|som|banda|show|karaoke|lota\w*|cheio|cheia|fila|turma|familia\w*|turista\w*|jovem|jovens|vista|ar.condicionado|estacionamento|atend\w+|demora\w*|rapid\w+|bonit\w+|limp\w+|famos\w+|instagram|influencer\w*|brinquedo\w*|parquinho|kids|mesas?|telao|jogo|pet|decora\w+|reform\w+|garcom|garcons|porc(?:ao|oes)|grande\w*|farta\w*|fartos?|caprich\w+|delivery|ifood|chique|simples|praia|pe na areia|manobrist\w+|valet|rolha|wi-?fi|cortesia|brinde|barulh\w+|silencio\w*|climatizad\w+|reserva\w*)\b/
/** What a house gives its guests besides dishes: without a name, it is of the house named last. */
const gives =
  /^\s*(?:e |mas )?(?:(?:el[ea]s?|la|ali) )?(?:tambem )?(?:tem|tem tambem|oferec\w+|dao|da) (?:manobrist\w+|valet|estacionamento|rolha|wi-?fi|musica|musico|banda|som ao vivo|karaoke|telao|parquinho|espaco kids|ar.condicionado|reserva|cortesia|brinde|couvert|entrada gratis|mesa de sinuca|sinuca|jogos?|petiscos? gratis)|^\s*(?:e |mas )?(?:el[ea]s? )?(?:tambem )?(?:(?:aceita|faz|tem)\w* reservas?|(?:atende|fala)\w* (?:em )?(?:ingles|espanhol|alemao|frances))/

const past =
  '(?:(?:verao|inverno|ano|carnaval|reveillon|natal|julho|janeiro|sao joao) (?:passado|retrasado)|(?:temporada|alta estacao|pascoa) passada|ferias passadas|ano retrasado|(?:de )?antes d[oa] (?:pandemia|carnaval|verao|natal|pascoa|reveillon)(?: passad[oa])?|(?:faz |ha |de )?(?:uns |umas |mais de )?(?:\\d|um|uma|dois|duas|tres|quatro|cinco|seis|sete|oito) (?:anos?|meses) (?:atras)?|outro verao|20[12]\\d)'
/** "esse preço dela é do verão passado", "os preços deles são antigos" */
const aged = new RegExp(
  String.raw`(?:(?:mas|so que)(?: o| olha| oh)?,? )?(?:ess[ea]s?|est[ea]s?|os?|a) (?:precos?|valor(?:es)?|tabela|cardapio)(?: (?:d[ae]l[ae]s?|de la|ai|dai|d[aeo]s? (?:\p{L}+ ){0,3}?\p{L}+))? (?:ainda )?(?:e|eh|é|sao|era|eram|ta|tao|esta|estao|tem) (?:(?<when>(?:d[oae]s? |ainda d[oae]s? )?${past})|(?:bem |muito )?(?:velh[oa]s?|antig[oa]s?|desatualizad[oa]s?|defasad[oa]s?)(?:,? (?:d[eoa]s? )?(?<ago>${past}))?)(?![\p{L}])`,
  'u',
)
/** "mas é preço do ano passado, deve ter subido" */
const agedPrice = new RegExp(
  String.raw`(?:(?:mas|so que)(?: o| olha)?,? )?(?:(?:e|eh|é|sao) )?(?:um )?precos? (?:(?<when>d[oae]s? ${past})|(?:bem |muito )?(?:antigos?|velhos?))(?:,? (?:ja )?deve(?:m)? ter (?:subido|mudado|aumentado))?(?![\p{L}])`,
  'u',
)
/** "essa aí é de gringo rico", "não é o meu público" */
const apart =
  /(?:(?:(?:mas|so que|e)(?: o| olha| oh)?,? )?(?:ess[ea]|est[ea]|el[ea]|la|ali)(?: ai| la)? )?(?:(?:e|eh|é|so e) (?:lugar |coisa |casa |bar |preco |point )?(?:so )?(?:de|pra|para|d[oa]) |(?:(?:e|é|eh) )?so (?:da|vai|tem|entra|aparece|de|pra|para)? ?)?(?<who>(?:gringos?|gente|turistas?|pessoal|povo)? ?(?:ric[oa]s?|granfin[oa]s?|bacanas?|playboys?|madames?|milionari[oa]s?|gringos?|gringaiada)(?: rico)?)(?![\p{L}])|(?<not>(?:(?:nao|nem) (?:e|é|eh) (?:o )?(?:meu|nosso) (?:publico|cliente|concorrente)|(?:(?:mas |so que )?(?:ess[ea]|est[ea]|el[ea])(?: ai| la)? )?(?:e|é|eh) (?:d?e )?outr[oa] (?:publico|nivel|patamar|mundo|planeta|liga|campeonato|categoria|praia|pegada)|nao (?:disputa|concorre|compete) comigo|(?:nao (?:quero|vou|pretendo) (?:copiar|seguir|acompanhar|imitar|igualar) (?:o preco|os precos|a tabela) d[aeo]s? (?:\p{L}+ ?){1,4}[,;]?\s*(?:que |pois |porque )?)?o publico (?:d?el[ea]s?|de la|la) (?:e|eh|é) (?:bem |muito )?(?:outro|diferente)))/gu

/** "preço que eu vi em julho" */
const seenIn = new RegExp(
  String.raw`\bprecos? (?:que )?(?:eu |a gente )?(?:vi|vimos|anotei|anotamos|peguei|olhei|conferi)(?: la)? (?:em|no|na|de|d[oa]) (?<when>${monthPattern}|${past})`,
)
/** "cobra 12 por cento de garçom", "cobra 10% de serviço" */
const service =
  /(?<!\b(?:a gente|aqui|eu|nos) )\bcobra(?:m)? (?:os |mais )?(?<share>\d{1,2}|dez|onze|doze|treze|quinze) ?(?:%|por ?cento)(?: (?:de|do|da|pelo|pro|para o) (?:servico|garcom|garcons|gorjeta|taxa(?: de servico)?))?(?! (?:a mais|a menos|mais|menos|acima|abaixo|de desconto))/

const number = (said: string) => Number(said.replace(',', '.'))

/** "do verão passado" */
const timeWords = (said: string) =>
  said
    .replace(/^ainda /, '')
    .replace(/verao/, 'verão')
    .replace(/ferias/, 'férias')
    .replace(/marco/, 'março')
    .replace(/atras$/, 'atrás')
    .replace(/^(?!d[eoa]s? )/, 'de ')

/** The facts of a sentence without its questions. */
export function factsIn({ said, at }: Sentence): FoundFact[] {
  const found: FoundFact[] = []
  const add = (fact: FoundFact['fact'], index: number, length: number) =>
    found.push({ fact, start: at + index, end: at + index + length })
  const yearly = season.exec(said)
  if (yearly) add({ about: 'season', months: monthsIn(yearly[0]) }, yearly.index, yearly[0].length)
  const weekly = yearly ? null : days.exec(said)
  const list = weekly?.groups?.list ?? ''
  const weekend = /fi(?:m|ns) de semana/.test(list) ? [0, 6] : []
  const weekdays = [...new Set([...weekdaysIn(list), ...weekend])].toSorted((a, b) => a - b)
  // "combo só no almoço de quarta": when something is sold, and no day of a house.
  const isOffer = /(?:combos?|promoc\w+|rodizio|happy hour|descontos?|executivo)\s*$/.test(
    said.slice(0, weekly?.index ?? 0),
  )
  if (weekly && !isOffer && weekdays.length > 0 && weekdays.length < 7) {
    const closed = /^(?:fecha|nao)/.test(weekly.groups?.how ?? '')
    const what = /almoco/.test(weekly[0])
      ? 'no almoço'
      : /noite|jantar/.test(weekly[0])
        ? 'à noite'
        : undefined
    // "abre de segunda a sábado" tells little; "só" and "fecha" do.
    add(
      { about: 'days', weekdays, ...(closed && { closed }), ...(what && { what }) },
      weekly.index,
      weekly[0].length,
    )
  }
  const seenAt = seenIn.exec(said)
  if (seenAt)
    add({ about: 'old', what: timeWords(`de ${seenAt.groups?.when ?? ''}`) }, seenAt.index, seenAt[0].length)
  const charged = /\?/.test(said) ? null : service.exec(said)
  const share = charged?.groups?.share ?? ''
  if (charged)
    add(
      { about: 'fee', what: `serviço de ${numberValues[share] ?? share}%` },
      charged.index,
      charged[0].length,
    )
  const shut =
    weekly || /\b(?:eu|a gente|nos|aqui|fecho|fechamos|minha casa)\b|\?/.test(said)
      ? null
      : dayFirst.exec(said)
  const shutOn = shut ? weekdaysIn(shut.groups?.list ?? '') : []
  // A sentence that begins with the day and names nobody may be about the owner's house.
  const isTheirs = shut?.groups?.who !== undefined || /\p{L}/u.test(said.slice(0, shut?.index ?? 0))
  if (shut && isTheirs && shutOn.length > 0 && shutOn.length < 7)
    add({ about: 'days', weekdays: shutOn, closed: true }, shut.index, shut[0].length)
  const old = aged.exec(said) ?? agedPrice.exec(said)
  if (old) {
    const when = old.groups?.when ?? old.groups?.ago
    add({ about: 'old', ...(when && { what: timeWords(when) }) }, old.index, old[0].length)
  }
  const others = [...said.matchAll(apart)].filter(({ 0: words }) =>
    /(?:^| )(?:e|é|eh|so|nao|nem|outro) /u.test(words),
  )
  const [other] = others
  const lastOther = others.at(-1)
  if (other && lastOther)
    add(
      { about: 'apart', what: 'outro público' },
      other.index,
      lastOther.index + lastOther[0].length - other.index,
    )
  const change = moved.exec(said)
  const was = before.exec(said) ?? (change && fromTo.exec(said))
  if (was && (change || /^\s*(?:antes\s+)?era/.test(said))) {
    const price = number(was.groups?.price ?? '0')
    const first = Math.min(change?.index ?? was.index, was.index)
    const end = Math.max(was.index + was[0].length, (change?.index ?? 0) + (change?.[0].length ?? 0))
    const item = change?.groups?.item?.trim()
    const begin = /^\s*(?:e\s+)?/.exec(said)?.[0].length ?? 0
    if (price > 0)
      add(
        { about: 'before', price, ...(item && { item }) },
        Math.min(first, begin),
        end - Math.min(first, begin),
      )
  }
  return found
}

const beside =
  /\bnao (?:acho |e |seria |me parece )?(?:justo|certo|correto)(?: eu)? (?:compar\w+|comparacao)|\b(?:nao|nem) (?:me )?compar(?:o|amos|e|em|a)\b|\bnao precisa(?:m)? (?:nem )?compar\w+|\bso (?:to |estou |tou )?(?:pra |para )?cita\w+|\b(?:nao|nem) (?:quero (?:me )?|da (?:pra|para) (?:me )?|tem como (?:me )?|vale |adianta )?compar\w+ com\b|\b(?:nao|nem) (?:quero que |deve |pode |precisa )?(?:conta\w*|conte\w*|entr(?!eg)\w+|consider\w+|som\w+|pes\w+)|\bfora d[aoe] (?:conta|media|mediana|comparacao|calculo)|\b(?:so|apenas|somente) (?:olh\w+|pra olhar|para olhar|pra ver|de curiosidade|por curiosidade|(?:de|como) referencia)|\b(?:ignor\w+|desconsider\w+)/

/** What a competitor does to the owner's house: "desde que abriram o almoço caiu". */
const takes =
  /\b(?:preocup\w+|ameac\w+|atrapalh\w+|tir(?:a|ou|ando|aram) (?:\w+ ){0,2}(?:client\w+|movimento|fregues\w*|publico)|(?:roub|lev)(?:a|ou|ando|aram) (?:\w+ ){0,2}(?:client\w+|movimento|fregues\w*)|perd(?:i|emos|endo) (?:\w+ ){0,2}(?:client\w+|movimento|vendas?)|(?:almoco|jantar|movimento|vendas?|noite|semana|casa|salao)(?: \w+){0,4} (?:cai(?:u|ram|ndo)?|diminui\w*|baix(?:ou|aram)|enfraqueceu|esvazi\w+))\b/
/** What the owner wants is no fact about a competitor. */
const wanted =
  /\b(?:quer(?:o|ia|emos|iamos)|gostari\w+|aceit(?:o|amos)|prefir[oa]|prefer(?:imos|iria)|nada (?:acima|abaixo)|sub(?:o|ir)|baix(?:o|ar))\b/

/** "só me interessa na cerveja", "só concorre comigo no chope": the one thing in which a competitor counts. */
const onlyIn =
  /\bso (?:me |nos )?(?:interess|import|compet|concorr|disput|compar)\w*(?: (?:comigo|conosco|com a gente|com el[ea]s?))? (?:n?[ao]s?|pel[ao]s?|em) (?<item>(?!meu|minha|noss|preco|que |quando )[a-z][a-z ]{2,30}?)\s*(?=$|[,.;:]|\b(?:porque|pois|pq|ja que|que|mas)\b)/

/** "não compare a coxinha com a do vizinho": one item, and not all that this house sells. */
const ofOneItem =
  /\bcompar\w+ (?!(?:[oa]s? )?(?:meus?|minhas?|noss[oa]s?|precos?|cardapio)\b)(?:[oa]s? )?[a-z].{2,40}? com [oa]s? (?:d[aeo]s? |del[ae])/

/** Whether a passage says that a competitor is looked at, and does not count. */
export const isBeside = (said: string): boolean => beside.test(said)

/** A passage without prices that says how or whom a competitor serves, or when its prices were seen. */
export function toldOf(said: string, isAboutRival: boolean): FoundFact['fact'] | null {
  if (asksFirst.test(said)) return null
  if (feeWords.test(said) && /\b(?:gratis|de graca)\b/.test(said)) return { about: 'crowd' }
  const sole = isAboutRival ? onlyIn.exec(said)?.groups?.item : undefined
  if (sole !== undefined && amountsIn(said).length === 0) return { about: 'apart', except: [sole] }
  if (isAboutRival && ofOneItem.test(said)) return null
  if (isAboutRival && isBeside(said) && amountsIn(said).length === 0) return { about: 'apart' }
  if (amountsIn(said).some(({ isMoney, value }) => isMoney || value > 12)) return null
  if (seen.test(said)) return { about: 'seen' }
  if (
    /^\s*(?:e\s+)?(?:(?:el[ea]s?|la|ess[ea]) )?(?:nao|so|somente) (?:tem|vendem?|faz|fazem|servem?|abrem?|aceitam?)\b/.test(
      said,
    )
  )
    return { about: 'crowd' }
  if (
    /^\s*(?:e )?(?:vive |fica |ta |esta |sempre )*(?:lotad[oa]s?|chei[oa]s?|cheinh[oa]s?|vazi[oa]s?|bombando)\b/.test(
      said,
    )
  )
    return { about: 'crowd' }
  if (isAboutRival && takes.test(said)) return { about: /\b(?:nao|nem)\b/.test(said) ? 'crowd' : 'threat' }
  if (gives.test(said) && !wanted.test(said)) return { about: 'crowd' }
  return isAboutRival && !wanted.test(said) && draws.test(said) ? { about: 'crowd' } : null
}

/** Charges that are no item of a menu. */
export const feeWords =
  /^(?:a\s+|o\s+)?(?:taxa|couvert|entrega|frete|estacionamento|consumacao|rolha|servico|entrada\s*$|cadeira|guarda.?sol|10 ?%|embalagem|reserva)/
