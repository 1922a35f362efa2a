/**
 * Where the thoughts of speech without any punctuation begin: "os outros espetos pode subir até um real o baião não mexe a
 * cerveja fica dia 24 a gente fecha cedo quantos barris eu peço".
 */
import { monthPattern } from '../../base/calendar.ts'

const tens = '(?:vinte|trinta) e (?:um|dois|tres|quatro|cinco|seis|sete|oito|nove)'
const number =
  '(?:dois|tres|quatro|cinco|seis|sete|oito|nove|dez|onze|doze|treze|quatorze|quinze|vinte|trinta)(?! e )'
const weekday = '(?:domingo|segunda|terca|quarta|quinta|sexta|sabado)'
const day = `(?:(?:n[ao]s? |aos |as |tod[ao]s? )?${weekday}s?|(?:no )?dia (?:\\d{1,2}(?:\\/\\d{1,2})?|primeiro|${tens}|${number})|\\d{1,2}\\/\\d{1,2}|em ${monthPattern}|n[oa] (?:vespera(?: d[eo] [a-z]+)?|natal|reveillon|carnaval|pascoa))`
const subject = '(?:a gente |eu |nos |a casa |aqui )?'
const verb =
  '(?:nao (?:mex|abr|func|trabalh|quero|sub|pod|conta|vend)\\w*|tambem nao|(?:so )?(?:cab[ei]|assa|guarda|frita|coze)\\w*|pod[ea]m?|fica\\w*|fech\\w+|abr[eoi]\\w*|sobe\\w*|subiu|caiu|sai\\w*|ta|tao|esta\\w*|vem|tem|leva\\w*|custa\\w*|paga\\w*|cobra\\w*|ganha\\w*|enche\\w*|comeca\\w*|lota\\w*|teve|foi|vou|vai|tanto faz|depende|bomb\\w+|cai|rende\\w*|vende\\w* (?:mais|menos)|dura\\w*|aguenta\\w*|chega\\w*|traz\\w*|reclama\\w*|e (?:de|dia|igual|fechad[oa]|sagrad[oa]|tradicao|rodizio|[oa] que))'
const article = '(?:[oa]s? |meus? |minhas? |noss[oa]s? |outr[oa]s )'

/** What begins a thought of its own. */
const begins = new RegExp(
  [
    `(?:e )?(?:eu )?(?:quero|queria|preciso|gostaria de) (?:saber(?! se (?:passo|subo|baixo|volto|mantenho|deixo|tiro))|uma|um|que|so|(?:pelo menos |no maximo |uns |umas )?(?:${number}|\\d+))(?![a-z])`,
    '(?:e |mas )?me (?:di[zg]|fal|respond|explic|mostr|ajud)[a-z]*',
    '(?:e )?(?:quant[oa]s?|qual|quais|sera que|vale a pena|vale (?:abrir|fechar)|compensa|devo|posso|da pra|o que)(?![a-z])',
    '(?:e )?se (?:devo|vale|compensa|em |tem)',
    `(?:e )?${day}(?:,? e ${day})* (?:e|é)?\\s?${subject}(?:${verb}|e fechad|e aberto|e rodizio|e o dia|[oa] )`,
    `(?:e |mas )?(?:a gente|eu|nos) (?:nao |so |ja |t[oa] |tou |estou |mesm[oa] )?(?:fech|abr|quer|precis|vend|compr|cobr|fa[cz]|us|gast|bot|s[ei]rv|ten?[hm]|pens|perd|jog|sei)\\w*`,
    `(?:e )?${article}(?:(?!que |e |com |nao |pode )[a-z0-9-]+ ){1,4}?(?:d[aeo]s? (?:(?!que |e |com |nao |pode )[a-z0-9-]+ ){1,2}?)?${verb}(?![a-z])`,
    '(?:entao (?!nao (?:us|cont|val|consider|lev|entr)|deixa)|tambem (?:tem|teve) |outra coisa |ja [oa] )',
    '(?:e )?(?:eu )?acho que ',
    '(?:eu )?nao (?:sei|trabalho|me (?:venha|mand|traga)\\w*) ',
    // An item with what the owner did of it, a rival that opened, and what the owner can pay.
    `(?:e |tambem )?${article}(?:(?!que |e |com |nao |pode )[a-z0-9-]+ ){1,4}(?:eu|a gente) (?:so )?(?:comec|botei|lanc|coloq|passei|sub|aument|tir|mud|deix|compr|gast)[a-z]*`,
    '(?:e )?(?:abriu|abriram|inaugurou|chegou) (?:um|uma|outr[oa]|mais um[a]?) ',
    `(?:e )?em ${monthPattern}(?: de (?:\\d{4}|dois mil e [a-z ]{4,12}?))?(?: eu| a gente)? (?:aumentei|aumentamos|subi|subimos|passei|passamos|baixei|mudei|botei|comecei|fechei|fiquei|fechamos|abre|inaugura|chega) `,
    '(?:e )?(?:ja )?tem (?:uma? )?(?:encomenda|pedido|festa|grupo|evento|excursao|casamento|formatura) ',
    `(?:e )?${article}[a-z-]+ (?:e ${article}[a-z-]+ )?(?:param|entram?|voltam?|quebrou|quebraram)(?![a-z])`,
    `(?:e )?(?:eu )?so (?:posso|consigo|da pra|tenho dinheiro) `,
    // What speech goes on to tell and to ask: portions, room, hands, and what is to be checked.
    '(?:e )?cada (?!um[a]? )[a-z]+ (?:(?:de |d[oa] )?[a-z]+ )?(?:leva|gasta|usa|da|rende|pesa|serve|vem|aguenta)(?![a-z])',
    '(?:e )?(?:n?[oa] )?(?:meu |minha |noss[oa] )?(?:freezer|geladeira|camara|congelador|deposito|estoque|forno|chapa|fritadeira) ',
    `(?:e )?(?:eu |a gente |nos )?(?:tenho|temos) (?:so |apenas )?(?:um|uma|dois|duas|${number}|\\d+) `,
    '(?:e )?(?:eu )?precis(?:o|amos) (?:chamar|contratar|botar|colocar|de (?:mais|outr[oa]|gente))',
    'me (?:de|da|manda|mande|passa|passe)(?![a-z])',
    '(?:e )?(?:ve|veja|ver|confere|confira|olha|olhe) (?:se|isso|pra mim)(?![a-z])',
    '(?:[oa] )?proxim[oa] (?:[a-z]+ )?(?:e|vai|cai|sera)(?![a-z])',
    'porque (?=.{0,60}(?:fiquei sem|faltou|acabou|perdi venda))',
    // What the house has too much of, who works or comes, and what is refused by its name.
    `(?:e )?(?:ai )?(?:sobra|falta|perco|perdemos)\\w* (?:muit[oa]s?|tod[oa]|um|uma|uns|umas|pouc[oa]s?|bastante|sempre) `,
    `(?:e )?tem (?:muit[oa]s?|um|uma|uns|umas|gente|bastante) (?!d[eo] )`,
    `n[oa] (?:cozinha|salao|balcao|bar) (?:sou|somos|trabalh|tem|fic)[a-z]* `,
    `(?!(?:que|o|a|os|as|ele|ela|eu|gente|povo|isso|e|ou|mas|ja|eles|elas|aqui|tambem|ainda|metade)(?![a-z]))[a-z]{3,} nao (?:bot|quer|entr|pod|us[ae]|coloc|lev|serv|faz|fac)[a-z]*(?![a-z])`,
    `o que (?:eu|a gente|nos) (?:mais )?(?:tenho|tem|temos|quero|queria|preciso)(?![a-z])`,
    // "quarta tem jogo na tv quinta espeto misto": the next day of a list, without a verb.
    `(?<!(?:fech|abr|folg|trabalh|post|vend)[a-z]* )${weekday} (?!(?:feira|que|ate|das|dos|fech[a-z]*|para|pra|por|nao|nas|nos|mesmo|agora|tambem|retras[a-z]*|pass[a-z]*|e|ou|a|de|da|do|em|com|se)(?![a-z]))[a-z]{3,}`,
  ]
    .map((one) => `(?:${one})`)
    .join('|'),
  'y',
)

/** Words that what follows belongs to. */
const governs =
  /(?<![a-z])(?:d[aeo]s?|n[ao]s?|em|com|sem|pra|para|pr[oa]s?|por|pel[ao]s?|aos?|e|ou|nem|que|se|quando|onde|como|mas|so|ate|mais|menos|muito|bem|um|uma|o|a|os|as|quero|queria|quer|precis\w+|sub(?:ir|o|i)|baix(?:ar|o|ei)|aument\w+|mex(?:er|o)|deix\w+|depende|acho|saber|sei|ver|(?<!tanto )faz|fa(?:zer|co)|tem|tenho|vend(?:e|er|o|i)|compr(?:o|a|ar)|cobr(?:o|a|ar)|leva|usa|usar|abrir|fechar|foi|ta|esta|era|sao|meus?|(?<!impressao )minhas?|tod[oa]s?|entre|sobre|contra|cada|qual|quant[oa]s?|aqui|eu|a gente|nos|porque|pq|pois|(?<!metade )nao|ja|tambem|entao|diz|diga|acontece|contar|prever|tir(?:a|ar|o)|mant\w+|tanto|quase|agora|depois|antes|durante|desde|eh)$/

/** Says something, so that the next words may be another thought. */
const says =
  /(?<![a-z])(?:nao|pod[ea]m?|fica\w*|fech\w+|abr\w+|sob\w+|sub\w+|sai\w*|ta|tao|esta\w*|vem|tem|temos|tenho|leva\w*|custa\w*|pag\w+|cobr\w+|ench\w+|comec\w+|teve|foi|vou|vai|faz|bomb\w+|quer\w+|precis\w+|mex\w+|e|sao|compr\w+|vend\w+|tambem nao|depende|caiu|cai|rend\w+|deix\w+|peco|faco|estourou|da|conta|usa|reclam\w+|entao so)(?![a-z])/

/** "quantos quilos de carne | eu compro": what is asked for, before its verb. */
const askedOnly = /(?<![a-z])quant[oa]s?(?: (?!e )[a-z0-9-]+){0,4}$/
const ownVerb = /^ (?:eu|a gente|nos) /

/** Days before their verb: "dia 2 de julho e dia 9 | eu não abro". */
const daysOnly = new RegExp(
  `^(?:(?:e|outra|coisa|n[ao]|dias?|de|\\d{1,2}|primeiro|${tens}|${number}|${weekday}|${monthPattern}|natal|reveillon|ano novo) ?)+$`,
)

/** "em julho inaugura um mercado grande" is a thought of its own, whatever stands before. */
const opensRival = new RegExp(`^ em ${monthPattern} (?:abre|inaugura|chega) (?:um|uma|outr[oa]) `)

/** "… foi o preço ou não | o bolo sumiu" */
const isAnswered = (before: string, after: string) => / ou nao$/.test(before) && /^ [oa]s? /.test(after)

const spanOpens = new RegExp(`(?:^| )(?:de|do dia|entre) (?:\\d{1,2}|primeiro|${tens}|${number})$`)
const endsInDay = new RegExp(`dia (?:\\d{1,2}|${tens}|${number})$`)

/** "quinta espeto misto a oito reais dia doze não trabalho": days of a list, without verbs. */
const listed = new RegExp(`^${weekday} .*;(?:no )?dia `)

const mayRise = /^ [oa]s? (?:[a-z0-9-]+ ){1,3}pode/

/** Fewest words of a thought. */
const fewest = 2

/**
 * The places of the blanks at which another thought begins.
 * @param said a sentence without accents and capitals, whose places are those of the original
 */
export function thoughtsIn(said: string, original: string): number[] {
  const found: number[] = []
  let last = 0
  for (const { index } of said.matchAll(/ (?=[a-z0-9])/g)) {
    const before = said.slice(last, index).trimEnd()
    const isJoined = said.startsWith(' e ', index)
    if (ownVerb.test(said.slice(index)) && (askedOnly.test(before) || daysOnly.test(before.trim()))) continue
    // "dia vinte e cinco | e dia primeiro": one list of days.
    if (isJoined && endsInDay.test(before) && / e (?:no )?dia /y.test(said.slice(index))) continue
    // "que é da criançada"
    if (/^é /iu.test(original.slice(index + 1))) continue
    // "de onze | a dezessete": one span of days.
    if (spanOpens.test(before) && / (?:a|ate|ao) /y.test(said.slice(index, index + 5))) continue
    // "então deixa", of what was said before.
    const isLeft = /(?<![a-z])deixa$/.test(before) && mayRise.test(said.slice(index))
    if (
      before.split(/\s+/).length < fewest ||
      (!isJoined &&
        !isLeft &&
        governs.test(before) &&
        !opensRival.test(said.slice(index)) &&
        !isAnswered(before, said.slice(index))) ||
      !(says.test(before) || listed.test(`${before};${said.slice(index + 1)}`))
    )
      continue
    begins.lastIndex = index + 1
    if (!begins.test(said)) continue
    found.push(index)
    last = index + 1
  }
  return found
}
