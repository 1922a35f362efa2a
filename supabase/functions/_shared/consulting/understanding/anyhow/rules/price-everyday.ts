/**
 * What any owner says and asks of prices in plain words: which one is wrong, whether guests leave, dearer in a month, an offer of
 * some hours, an item that stays although it leaves little, and forms of an offer that are refused.
 */
import {
  ask,
  eachNamed,
  item,
  maybe,
  money,
  onWeekdays,
  percent,
  type Rule,
  wish,
  withRest,
} from '../form.ts'
import type { Slots } from '../slots.ts'
import { has } from '../words.ts'
import { isToday } from './price-orders.ts'

type Fields = Record<string, unknown>

const hours = '(?:d?as |de |entre |d?as? )?(?:HOUR|NUMBER) (?:as|a|ate|e)(?: as)? (?:HOUR|NUMBER)'
const pays =
  'vale|compensa\\w*|adianta|presta|da (?:certo|bom)|(?:da |dou |tem |deixa )?(?:lucro|prejuizo)|perco|perde|ganho|rende|sai ganhando|fecha a conta|faz sentido|funciona|que (?:voces )?acham?|que tal|boa ideia|posso|devo|faco|fazer'

const clock = String.raw`(\d{1,2})(?:\s*(?:h|hs|horas?|:)\s*(\d{2})?)?`
const bothHours = new RegExp(`(?<![\\d,])${clock} (?:as|a|ate|e)(?: as)? ${clock}(?![\\d,])`)

/** Both hours of an offer, which is never before noon. */
function hoursOf(fields: Fields, slots: Slots): Fields | null {
  const [, from = '', half = '0', to = '', quarter = '0'] = bothHours.exec(slots.folded) ?? []
  const [start, end] = [Number(from) + Number(half) / 60, Number(to) + Number(quarter) / 60]
  const late = start < 12 && end <= 12 ? 12 : 0
  return from !== '' && end > start && end + late <= 24
    ? withRest({ ...fields, start: start + late, end: end + late }, slots)
    : null
}

/** "Dose dupla das 17 às 19 dá lucro?" */
export const timedOffer: Rule = {
  words: [
    has('happy ?hour|hora feliz|dose dupla|em dobro|dobrad[oa]s?|dois por um|rodada dupla'),
    has(hours),
    has(pays),
  ],
  not: has('MONEY|PERCENT|DATE|nao|nem|nada|vizinh\\w+|concorren\\w+'),
  beside: has('pena|eu|a gente|na casa|aqui|dinheiro|comigo'),
  form: {
    ...ask('happyHour', { item: maybe(item), weekdays: maybe(onWeekdays) }),
    turn: hoursOf,
  },
}

/** "Qual preço está errado?" */
const wrong: Rule = {
  words: [
    has(
      'qual|quais|que|o que|onde|em que|algum\\w*|tem|existe|me (?:diz|diga|fala|mostra|aponta)\\w*|diz|diga|list\\w+|apont\\w+',
    ),
    has('precos?|valor(?:es)?|tabela|cobr\\w+'),
    has(
      'errad\\w+|err(?:ei|o|os|ando|amos)|tort[oa]s?|desajustad\\w+|defasad\\w+|fora d[aoe] (?:lugar|realidade|mercado|normal|prumo)|mal (?:colocad|calculad|feit)\\w+',
    ),
  ],
  not: has(
    'ITEM(?! (?:precos?|cardapio|tabela))|MONEY|PERCENT|NUMBER|WEEKDAY|HOUR|DATE|placa|nota|fornecedor\\w*|custos?|custa|vizinh\\w+|concorren\\w+',
  ),
  beside: has('esta\\w*|meu|minha|cardapio|tabela|ITEM|e que|eu'),
  form: { ...ask('upDown'), turn: withRest },
}

const rising = 'sub\\w+|sob(?:e|em)|aument\\w+|reajust\\w+|encarec\\w+|mex(?:er|endo)'
const guests = '(?:clientes?|fregues\\w*|clientela|publico|pessoal|povo|gente|turma|movimento)'
const leave = `perc?o|perd(?:er|e|emos|eria|erei)|espant\\w+|afast\\w+|${guests} (?:\\w+ )?(?:some|somem|foge|fogem|cai|caem|sumir|fugir|larga|reclama|para de vir|deixa de vir|vai embora|vao embora)`

/** "Se eu subir tudo, perco cliente?" */
const guestsLeave: Rule = {
  words: [
    has(rising),
    has(`(?:${leave})(?: (?:muit[oa]s?|meus?|os|as|o|a|a minha))*(?: ${guests})?`),
    has(guests),
  ],
  not: has(
    'MONEY|NUMBER|WEEKDAY|HOUR|DATE|quant\\w+|qual|quais|subi(?:u|ram)?|aumentei|reajustei|aumentou|ja|custo|fornecedor\\w*|couvert|taxa|servico|o aumento|aumentos? d[eo]',
  ),
  beside: has(
    'sera|se|eu|a gente|tudo|todos?|precos?|os|ITEM|de uma vez|vou|vai|vamos|muito|risco|tenho|corro|posso|acha\\w*',
  ),
  form: { ...ask('breakEven', { item: maybe(item), percent: maybe(percent) }), turn: withRest },
}

const season = 'verao|alta (?:estacao|temporada)|temporada|alta|ferias'

const months =
  /^(?:janeiro|fevereiro|mar[cç]o|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)$/iu

/** The days of a month, or of a season that the owner names; a feast has its own answer. */
function seasonOf(fields: Fields, slots: Slots): Fields | null {
  const named = slots.dayPhrase()
  if (named === undefined) return { ...fields, what: 'alta' }
  if (slots.dateName() !== undefined)
    return fields.item === undefined ? { about: 'feastPrice', what: named } : null
  const days = slots.days()
  return months.test(named) && days ? { ...fields, what: named.toLowerCase(), ...days } : null
}

/** "Em dezembro posso cobrar mais caro?" */
const dearMonth: Rule = {
  words: [
    has(`DATE|${season}`),
    has(
      'cobr\\w+ (?:um pouco )?mais(?: car[oa])?|mais car[oa]s?|sub(?:ir|o|a)|aument(?:ar|o)|reajust(?:ar|o)|precos? (?:maior(?:es)?|mais altos?|mais car[oa]s?|diferentes?)',
    ),
    has(
      'posso|podemos|pode|devo|da (?:pra|para)|vale(?: a pena)?|compensa|sera|faz sentido|e (?:justo|certo|legal)|consigo|tem como',
    ),
  ],
  not: has(
    'MONEY|PERCENT|NUMBER|WEEKDAY|HOUR|fornecedor\\w*|custos?|custa|ate|a partir|vizinh\\w+|concorren\\w+|DATE.*DATE',
  ),
  beside: has(
    'eu|a gente|nas?|nos?|em|precos?|tudo|e (?:baix\\w+|volt\\w+) depois|(?:baix|volt)\\w+|depois|fora|ITEM',
  ),
  form: { ...ask('seasonPrice', { item: maybe(item) }), turn: seasonOf },
}

const little =
  '(?:mesmo|ainda que|apesar de|embora|nem que)(?: \\w+){0,5} (?:pouc[oa]|quase nada|menos|nada|apertad[oa]|baix[oa]|ruim|pequen[oa])(?: (?:lucro|margem|dinheiro|ganho))?|mesmo (?:apertad[oa]|no aperto|sem (?:lucro|ganhar))|(?:eu )?sei que(?: \\w+){0,6} (?:pouco|pouca|quase nada|menos)(?: (?:lucro|margem|dinheiro))?'

/** "O pudim eu deixo por 12 mesmo dando pouco lucro" */
const keptAnyway: Rule = {
  words: [
    has('ITEM'),
    has('deix\\w+|mant\\w+|segur\\w+|continu\\w+|fica\\w*|conserv\\w+|congel\\w+|permanec\\w+'),
    new RegExp(little),
    has('MONEY|NUMBER|preco|como esta|assim'),
  ],
  not: has('PERCENT|WEEKDAY|HOUR|DATE|ITEM.*ITEM|sub\\w+|aument\\w+|ate (?:MONEY|NUMBER)|maxim\\w+'),
  told: true,
  beside: has('vou|eu|a gente|mas|por|em|a|esse|preco|o|que|ganhe|ganho|da|de'),
  form: wish('keepPrice', { price: maybe(money) }, { each: eachNamed, turn: isToday }),
}

const doubled =
  '(?:[a-z]+ )?(?:em dobro|dobrad[oa]s?)|dose dupla|rodada dupla|dois por um|2 por 1|rodizio(?: de [a-z]+)?'
const refusal =
  '(?:eu |a gente |aqui |mas |e )*(?:nao (?:quero(?: fazer)?|queremos(?: fazer)?|faco|fazemos|vou fazer|aceito|trabalho com|trabalhamos com|gosto de)|nada de|sem|nem pensar em)'
const forms = new RegExp(
  `^(?:${refusal} (?<after>(?:${doubled})(?:(?:,| nem| e| ou) (?:${doubled}))*)|(?<before>(?:${doubled})(?:(?:,| nem| e| ou) (?:${doubled}))*) (?:eu |a gente )?(?:nao (?:quero|faco|fazemos|aceito)|nem pensar|de jeito nenhum))$`,
)

/** "Não quero chope em dobro nem rodízio": these forms of an offer, and no others. */
const notSo: Rule = {
  words: [/^.*$/],
  written: [forms],
  form: {
    ...ask('promotion', { against: true }),
    turn: (fields, slots) => {
      const { after, before } = forms.exec(slots.folded)?.groups ?? {}
      const said = after ?? before ?? ''
      const at = slots.folded.indexOf(said)
      return withRest({ ...fields, what: slots.text.slice(at, at + said.length).toLowerCase() }, slots)
    },
  },
}

export const priceEveryday: readonly Rule[] = [keptAnyway, notSo]
export const priceEverydayAsked: readonly Rule[] = [timedOffer, wrong, guestsLeave, dearMonth]
