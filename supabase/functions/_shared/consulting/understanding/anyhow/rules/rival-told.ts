/** What an owner tells of a competitor besides prices: when it opens, and whom it draws. */
import { foldInPlace } from '../../text/fold.ts'
import { type Rule, wish, withRest } from '../form.ts'
import type { Slots } from '../slots.ts'
import { has } from '../words.ts'

type Fields = Record<string, unknown>

/** A name as the owner writes it: "o Sushi Kai", "no Zé Bento". */
const proper =
  /(?:^(?:[OA]s?|[DN][oa]s?)|(?:^|[\s:])(?:[oa]s?|[dn][oa]s?|pr[oa]|[aà]|um|uma))\s+(?!Pix|Insta|WhatsApp|Google|Natal|Carnaval|Réveillon|R\$)((?:food truck |bar |caf[eé] )?\p{Lu}[\p{L}\d']+(?:\s(?:d[aeo]s?\s|\d+|\p{Lu})[\p{L}\d']*)*)/u
const leading = /^(\p{Lu}[\p{L}\d']+(?:\s(?:d[aeo]s?\s)?\p{Lu}[\p{L}\d']*)*):/u
const them =
  /^(?:so |nao |ja )?(?:abrem|fecham|funcionam|atendem|frequentam|recebem|vivem|lotam|folgam|servem|encerram)(?![a-z])|(?<![a-z])(?:el[ea]s?|del[ea]s?|la|vizinh\w+|concorren\w+)(?![a-z])/
const own =
  'eu|nos|a gente|meus?|minhas?|noss[oa]s?|aqui|abrimos|fechamos|quero|queria|tenho|temos|posso|vamos|vou'

/** Whom a clause is about: a name, "Todos" for all of them, or nobody. */
export function rivalNamed({ text }: Slots): string | null {
  const name = (leading.exec(text) ?? proper.exec(text))?.[1]
  return name ?? (them.test(foldInPlace(text).toLowerCase()) ? 'Todos' : null)
}

const told = (about: string, of: (slots: Slots) => Fields | null) => ({
  turn: (fields: Fields, slots: Slots) => {
    const competitor = rivalNamed(slots)
    const more = competitor && of(slots)
    return more ? withRest({ ...fields, competitor, ...more }, slots) : null
  },
  fields: { about },
})

const days = told('days', (slots) => {
  const closed = has('folg\\w+|descans\\w+|fech\\w+|nao (?:abr|funcion|serv|atend)\\w+').test(slots.said)
  const named = slots.weekdays() ?? (/fim de semana/.test(slots.said) ? [0, 6] : undefined)
  return named ? { weekdays: named, ...(closed && { closed }) } : null
})
const crowd = told('crowd', ({ text }) => ({ what: text.slice(0, 120) }))

const opens =
  'folg\\w+|descans\\w+|fech\\w+|(?:nao )?(?:abr\\w+|funcion\\w+|serv\\w+|atend\\w+|trabalh\\w+)|encerr\\w+|arriad[oa]|baixa\\w* (?:a|as) portas?|vira\\w* a (?:noite|madrugada)|(?:tira|entra)\\w* (?:de |em )?ferias|nem (?:acende|liga)|as moscas|so (?:tem|vai|aparec\\w+|vem)|para (?:ali|la)'

/** "O Mirante dá couvert de graça na quinta", "eles dão 10% de desconto no Pix": what a house gives. */
const given: Rule = {
  words: [
    has(
      'de graca|gratis|gratuit\\w+|cortesia|brinde|por conta da casa|desconto\\w*|promoc\\w+|happy ?hour|dose dupla|em dobro|dobrad[oa]s?|rodada dupla|dois por um|fidelidade|cashback',
    ),
    has(
      'da|dao|deu|oferec\\w+|serv\\w+|tem|faz\\w*|manda\\w*|e|sai|sao|bot\\w+|entreg\\w+|ganh\\w+|solt\\w+|libera\\w*',
    ),
  ],
  not: has(
    `${own}|MONEY|pass\\w+|baix\\w+|cai\\w*|caiu|por ?que|como|qual|quanto|devo|vale|compensa|copi\\w+|igual\\w*|acompanh\\w+|nao (?:mex|quer)\\w+|(?:da|dao) (?:pra|para|certo|lucro)`,
  ),
  strange: 8,
  form: wish('rivalFact', crowd.fields, { turn: crowd.turn }),
}

const unknown =
  'nao (?:tenho|sei|consegui|achei|vi|peguei|conheco|descobri|anotei|temos|sabemos|conseguimos)|ainda nao (?:tenho|sei|vi|peguei|fui|consegui)|falta (?:eu )?(?:pegar|anotar|ver|saber)|sem (?:os )?precos?'

/** "Não tenho os preços da Cantina, só sei que é mais cara": what the owner does not know of a house. */
export const notKnown: Rule = {
  words: [has(unknown), has('precos?|cardapio|tabela|valor(?:es)?|quanto (?:ele|ela|eles|elas) cobr\\w+')],
  not: has(
    'MONEY|PERCENT|ITEM.*ITEM|quero|queria|posso|devo|meus?|minhas?|noss[oa]s?|mex\\w+|sub\\w+|aument\\w+|baix\\w+',
  ),
  strange: 8,
  told: true,
  form: wish('rivalFact', crowd.fields, { turn: crowd.turn }),
}

export const rivalTold: readonly Rule[] = [
  given,
  notKnown,
  {
    words: [has('WEEKDAY|fim de semana'), has(opens)],
    not: has(`${own}|MONEY|PERCENT|promoc\\w+|desconto\\w*`),
    strange: 8,
    form: wish('rivalFact', days.fields, { turn: days.turn }),
  },
  {
    words: [
      has(
        'HOUR|DATE|almoco|janta|jantar|noites?|madrugada|cedo|meia[- ]noite|feriados?|(?:as|das|ate) (?:uma|duas|tres|quatro|cinco|seis|sete|oito|nove|dez|onze|umas)|(?:comeco|meio|fim) d[ae] (?:semana|mes)|ferias|janeiro|fevereiro|julho|dezembro|manha|tarde',
      ),
      has(`${opens}|vai ate|fica ate|nem existe|nao tem`),
    ],
    not: has(`${own}|MONEY|PERCENT|WEEKDAY|promoc\\w+|desconto\\w*`),
    strange: 8,
    form: wish('rivalFact', crowd.fields, { turn: crowd.turn }),
  },
  {
    words: [
      has(
        'frequent\\w+|freguesia|clientela|publico|recebe\\w*|junt\\w+|janta\\w*|lot\\w+|chei[oa]|so da|vive de|vai|vao|turma|em peso',
      ),
      has(
        'estudantes?|universitari\\w+|turistas?|gring\\w+|caminhoneir\\w+|familias?|aposentad\\w+|jove(?:m|ns)|povo|gente|pessoal|molecada|gurizada|rapaziada|galera|meninada|garotada|juventude|piazada|pe(?:ao|oes)|motoristas?|pedreir\\w+|militar\\w*|policiais|medic\\w+|advogad\\w+|servidor\\w+|bancari\\w+|alunos?|professor\\w*|mae|maes|bacanas?|playboys?|noivas?|ciclistas?|atletas?|executiv\\w+|funcionari\\w+|casa(?:l|is)|criancas?|morador\\w*|surfistas?|kitesurfistas?|turma|publico|clientela|freguesia|ric[oa]s?|dinheiro|idos\\w+|igreja|home office|mulher\\w*|crente\\w*|pescador\\w*|trabalhador\\w*',
      ),
    ],
    not: has(`${own}|MONEY|PERCENT|promoc\\w+|desconto\\w*|ninguem`),
    strange: 8,
    form: wish('rivalFact', crowd.fields, { turn: crowd.turn }),
  },
]
