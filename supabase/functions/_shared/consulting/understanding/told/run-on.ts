/**
 * Where the thoughts of speech without any punctuation begin: "os outros espetos pode subir até um real o baião não mexe a
 * cerveja fica dia 24 a gente fecha cedo quantos barris eu peço".
 */
import { monthPattern } from '../../base/calendar.ts'

const number =
  '(?:dois|tres|quatro|cinco|seis|sete|oito|nove|dez|onze|doze|treze|quatorze|quinze|vinte|trinta)(?! e )'
const weekday = '(?:domingo|segunda|terca|quarta|quinta|sexta|sabado)'
const day = `(?:(?:n[ao]s? |aos |as |tod[ao]s? )?${weekday}s?|(?:no )?dia (?:\\d{1,2}(?:\\/\\d{1,2})?|primeiro|${number})|\\d{1,2}\\/\\d{1,2}|em ${monthPattern}|n[oa] (?:natal|reveillon|carnaval|pascoa))`
const subject = '(?:a gente |eu |nos |a casa |aqui )?'
const verb =
  '(?:nao (?:mex|abr|func|trabalh|quero|sub|pod|conta|vend)\\w*|tambem nao|pod[ea]m?|fica\\w*|fech\\w+|abr[eoi]\\w*|sobe\\w*|subiu|caiu|sai\\w*|ta|tao|esta\\w*|vem|tem|leva\\w*|custa\\w*|paga\\w*|cobra\\w*|ganha\\w*|enche\\w*|comeca\\w*|lota\\w*|teve|foi|vou|vai|tanto faz|depende|bomb\\w+|cai|rende\\w*|dura\\w*|aguenta\\w*|chega\\w*|traz\\w*|reclama\\w*|e (?:de|dia|igual|fechad[oa]|sagrad[oa]|tradicao|rodizio|[oa] que))'
const article = '(?:[oa]s? |meus? |minhas? |noss[oa]s? |outr[oa]s )'

/** What begins a thought of its own. */
const begins = new RegExp(
  [
    `(?:e )?(?:eu )?(?:quero|queria|preciso|gostaria de) (?:saber(?! se (?:passo|subo|baixo|volto|mantenho|deixo|tiro))|uma|um|que|so)(?![a-z])`,
    '(?:e )?me (?:di[zg]|fal|respond|explic|mostr)[a-z]*',
    '(?:e )?(?:quant[oa]s?|qual|quais|sera que|vale a pena|compensa|devo|posso|da pra|o que)(?![a-z])',
    '(?:e )?se (?:devo|vale|compensa|em |tem)',
    `(?:e )?${day} (?:e|é)?\\s?${subject}(?:${verb}|e fechad|e aberto|e rodizio|e o dia|[oa] )`,
    `(?:e )?(?:a gente|eu) (?:nao |so |ja )?(?:fech|abr|quer|precis|vend|compr|cobr|faz)\\w*`,
    `(?:e )?${article}(?:(?!que |e |com |nao |pode )[a-z0-9-]+ ){1,4}?(?:d[aeo]s? (?:(?!que |e |com |nao |pode )[a-z0-9-]+ ){1,2}?)?${verb}(?![a-z])`,
    '(?:entao (?!nao (?:us|cont|val|consider|lev|entr)|deixa)|tambem (?:tem|teve) |outra coisa |ja [oa] )',
    '(?:e )?(?:eu )?acho que ',
    '(?:eu )?nao (?:sei|trabalho) ',
    // "quarta tem jogo na tv quinta espeto misto": the next day of a list, without a verb.
    `(?<!(?:fech|abr|folg|trabalh|post|vend)[a-z]* )${weekday} (?!(?:feira|que|ate|das|dos|fech[a-z]*|para|pra|por|nao|nas|nos|mesmo|agora|tambem|retras[a-z]*|pass[a-z]*|e|ou|a|de|da|do|em|com|se)(?![a-z]))[a-z]{3,}`,
  ]
    .map((one) => `(?:${one})`)
    .join('|'),
  'y',
)

/** Words that what follows belongs to. */
const governs =
  /(?<![a-z])(?:d[aeo]s?|n[ao]s?|em|com|sem|pra|para|pr[oa]s?|por|pel[ao]s?|aos?|e|ou|nem|que|se|quando|onde|como|mas|so|ate|mais|menos|muito|bem|um|uma|o|a|os|as|quero|queria|quer|precis\w+|sub(?:ir|o|i)|baix(?:ar|o|ei)|aument\w+|mex(?:er|o)|deix\w+|depende|acho|saber|sei|ver|(?<!tanto )faz|fa(?:zer|co)|tem|tenho|vend(?:e|er|o|i)|compr(?:o|a|ar)|cobr(?:o|a|ar)|leva|usa|usar|foi|ta|esta|era|sao|meus?|minhas?|tod[oa]s?|entre|sobre|contra|cada|qual|quant[oa]s?|aqui|porque|pq|pois|nao|ja|tambem|entao|diz|diga|acontece|contar|prever|tir(?:a|ar|o)|mant\w+|tanto|quase|agora|depois|antes|durante|desde|eh)$/

/** Says something, so that the next words may be another thought. */
const says =
  /(?<![a-z])(?:nao|pod[ea]m?|fica\w*|fech\w+|abr\w+|sob\w+|sub\w+|sai\w*|ta|tao|esta\w*|vem|tem|temos|tenho|leva\w*|custa\w*|pag\w+|cobr\w+|ench\w+|comec\w+|teve|foi|vou|vai|faz|bomb\w+|quer\w+|precis\w+|mex\w+|e|sao|compr\w+|vend\w+|tambem nao|depende|caiu|cai|rend\w+|deix\w+|peco|faco|estourou|da|conta|usa|reclam\w+|entao so)(?![a-z])/

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
    // "que é da criançada"
    if (/^é /iu.test(original.slice(index + 1))) continue
    // "então deixa", of what was said before.
    const isLeft = /(?<![a-z])deixa$/.test(before) && mayRise.test(said.slice(index))
    if (
      before.split(/\s+/).length < fewest ||
      (!isJoined && !isLeft && governs.test(before)) ||
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
