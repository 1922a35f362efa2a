/** The hours that an owner states, what the house seats, how guests pay, where it is, its story, and what stays private. */
import { openHours } from '../../../base/request/calendar-wishes.ts'
import { weekdaysIn } from '../../dates/weekdays.ts'
import { foldInPlace } from '../../text/fold.ts'
import { type Rule, said, wish, withRest } from '../form.ts'
import type { Slots } from '../slots.ts'
import { has } from '../words.ts'
import { publishing } from './post-words.ts'

type Fields = Record<string, unknown>
const folded = ({ text }: Slots) => foldInPlace(text).toLowerCase()

const clock = String.raw`(?:\d{1,2}(?:[:h]\d{0,2})?(?: ?h(?:s|oras?)?)?|meio[- ]dia|meia[- ]noite|uma|duas|tres|quatro|cinco|seis|sete|oito|nove|dez|onze)(?: (?:e meia|da (?:manha|tarde|noite|madrugada)))?`
const span = new RegExp(
  `(?:das?|de|entre|as|do) (?:as )?(${clock}) (?:as?|ate|ate as|a|e|ao|e fech\\w+ as) (?:as |a |o |ate )?(${clock})|(?<![\\d/])(\\d{1,2}(?:[:h]\\d{0,2})?)h? ?(?:-|as|a) ?(\\d{1,2}(?:[:h]\\d{0,2})?)h?(?![\\d/])`,
)
const words: readonly string[] = [
  'uma',
  'duas',
  'tres',
  'quatro',
  'cinco',
  'seis',
  'sete',
  'oito',
  'nove',
  'dez',
  'onze',
]

/** "11h30", "sete da noite", "meia-noite" as an hour. */
function hourSaid(text: string, isEnd: boolean): number | null {
  if (/meio[- ]dia/.test(text)) return 12
  if (/meia[- ]noite/.test(text)) return isEnd ? 24 : 0
  const [, hours, minutes] = /(\d{1,2})(?:[:h](\d{2}))?/.exec(text) ?? []
  const spelled = words.findIndex((one) => text.startsWith(one)) + 1
  const base = hours === undefined ? spelled : Number(hours)
  if (base === 0 && hours === undefined) return null
  const late = /da (?:tarde|noite)/.test(text) && base < 12 ? 12 : 0
  return base + late + (minutes ? Number(minutes) / 60 : /e meia/.test(text) ? 0.5 : 0)
}

/** The hours that the clause states, with their weekdays; null if it states no span. */
function hoursIn(fields: Fields, slots: Slots): Fields | null {
  const text = folded(slots)
  const found = span.exec(text)
  if (!found) return null
  const [from, to] = [found[1] ?? found[3] ?? '', found[2] ?? found[4] ?? '']
  const [start, stated] = [hourSaid(from, false), hourSaid(to, true)]
  if (start === null || stated === null) return null
  // "das sete à meia-noite", "só janta": hours of the evening.
  const isEvening = /jant|noite|happy|choperia/.test(text) && start < 12 && !/\d/.test(from)
  const [begin, end] = [isEvening ? start + 12 : start, stated]
  slots.takeRest()
  const weekdays = weekdaysIn(text)
  const what = /happy hour/.test(text)
    ? 'happy hour'
    : /almoc/.test(text)
      ? 'almoço'
      : /cafe da manha/.test(text)
        ? 'café da manhã'
        : /jant/.test(text)
          ? 'jantar'
          : (/brunch|rodizio|feijoada/.exec(text)?.[0].replace('rodizio', 'rodízio') ?? openHours)
  return begin > 24 || end > 24 || begin === end
    ? null
    : { ...fields, what, start: begin, end, ...(weekdays.length > 0 && weekdays.length < 7 && { weekdays }) }
}
const hours: readonly Rule[] = [
  {
    words: [
      has(
        'abr(?:e|imos|o|indo)|abert[oa]|fech(?:a|amos|o)|funciona\\w*|expediente|horarios?|almoco|jant\\w+|happy hour|cafe da manha|servid[oa]|vai|(?:de |das )?WEEKDAY|atend\\w+',
      ),
      has('HOUR|NUMBER|as|das|meio[ -]dia|meia[ -]noite'),
    ],
    not: has(
      'MONEY|PERCENT|DATE|post\\w*|public\\w+|show|banda|music\\w+|festa|samba|forro|promoc\\w+|dose|caip\\w+|chopp?|desconto|qual|quando|reserv\\w+|ate (?:as )?HOUR$|pago|ingresso|NUMBER (?:pessoas|lugares|mesas)|volt\\w+|nao|quem|encomend\\w+|live',
    ),
    strange: 2,
    form: wish('hours', {}, { turn: hoursIn }),
  },
]

const facts: readonly Rule[] = [
  {
    words: [
      has('NUMBER'),
      has(
        'lugares|cadeiras|assentos|banquinhos?|mesinhas?|mesas|sentam|sentad\\w+|salao|varanda|pessoas|vagas',
      ),
      has('tem|temos|so|cab\\w+|pra|para|limitad\\w+|sentam|umas?|restam|aqui dentro|salao|calcada|na'),
    ],
    not: has(
      'MONEY|PERCENT|DATE|WEEKDAY|HOUR|FOOD|combo|por pessoa|serve\\w*|grupos?|post\\w*|reserv\\w+|mesas? de',
    ),
    strange: 3,
    form: wish('houseFact', { about: 'seats' }, { turn: seatsIn }),
  },
  {
    words: [
      has(
        'pix|cart\\w+|dinheiro|credito|debito|vales?|ticket|vr|va|alelo|sodexo|cheque|fiado|aproximacao|parcel\\w+|a vista|maquininha',
      ),
      has(
        'aceit\\w+|pag\\w+|receb\\w+|existe|bem[- ]vind\\w+|disponivel|pode\\w*|parcel\\w+|us(?:a|ar)|nao|passa\\w*|so|na hora|tem|temos',
      ),
    ],
    not: has('desconto\\w*|vend\\w+|impulsion\\w+|taxa|vale a pena|ITEM|anuncio'),
    strange: 3,
    form: wish('houseFact', { about: 'payment', what: said }, { turn: withRest }),
  },
  {
    words: [
      has(
        'fic(?:a|amos)|estamos|(?:a gente|nos) (?:ta|esta|fica)|endereco|localiz\\w+|e aqui n[oa]|funciona (?:dentro|na|no)|para n[oa]|atras d[oae]|ao lado d[oae]|do ladinho|lado d[oae]|segundo piso|beira d[oae]|saida (?:pra|para)|km|box|vizinhos? d[oae]|pert\\w+ d[oae]|em frente|ladeira|estrada|rua|avenida',
      ),
      has(
        'ruas?|avenida|av|praia|praca|br|km|esquina|bairro|orla|shopping|mercado|pousada|rio|igreja|matriz|rodoviaria|estadio|livraria|cinema|box|estrada|ladeira|pelourinho|piso|andar|cidade|centro|posto|escola|hospital|terminal|porto|trailer|saida|serra',
      ),
    ],
    not: has(
      `MONEY|PERCENT|HOUR|DATE|${publishing}|NUMBER (?:pessoas|lugares|anos)|nao|nem|fech\\w+|lotad\\w+|music\\w+|show|geracao|frente d[oa] (?:restaurante|casa|bar|negocio)`,
    ),
    strange: 6,
    form: wish('houseFact', { about: 'place', what: said }, { turn: withRest }),
  },
  {
    words: [
      has(
        'geracao|geracoes|o predio (?:e|era|foi)|foi (?:cadeia|armazem|casa|fabrica|escola)|direto d[oae]s?|artista|quem pintou|tempero d[oae]|receita d[oae]|casa de farinha|bisav\\w+|nono|nona|fundad\\w+|(?:e|sao) de (?:casa|familia|tianguá)|pescador\\w*|jangadeir\\w+|produtor\\w*|agricultor\\w*',
      ),
    ],
    not: has(
      `MONEY|PERCENT|HOUR|WEEKDAY|${publishing}|nao|nem|sem|promoc\\w+|quero|queria|descont\\w*|fech\\w+|mostr\\w+|cont(?:a|e|ar)|escrev\\w+|agradec\\w+|posso|pode`,
    ),
    told: true,
    strange: 6,
    form: wish('houseFact', { about: 'story', what: said }, { turn: withRest }),
  },
]
function seatsIn(fields: Fields, slots: Slots): Fields | null {
  const first = slots.number()
  const second = slots.number()
  slots.items()
  const isSum = second !== undefined && /mais/.test(folded(slots))
  return first === undefined || (second !== undefined && !isSum)
    ? null
    : { ...fields, count: first + (second ?? 0) }
}

/** What stays between the owner and us. */
export const keptPrivate: readonly Rule[] = [
  {
    words: [
      has(
        'isso nao vai (?:no|pro) post|segredo|em off|fica (?:so )?entre|so entre (?:a gente|nos)|nao quero isso publico|confidencial|sigilos\\w+|deixa isso quieto|nao exp\\w+|assunto de familia|nem coment\\w+|(?:nao|nunca) (?:divulg\\w+|espalh\\w+|cont\\w+) que|informacao (?:confidencial|interna)|aqui pra nos',
      ),
    ],
    not: has('precos?|valor\\w*|receita'),
    told: true,
    strange: 20,
    form: wish('houseFact', { about: 'private', what: said }, { turn: withRest }),
  },
]

export const postStated: readonly Rule[] = [...hours, ...facts, ...keptPrivate]
