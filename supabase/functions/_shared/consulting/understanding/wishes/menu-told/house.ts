/** What owners tell of their house that the plan must weigh: closed days of a month, goods that spoil, a small oven. */
import { monthNames } from '../../../base/calendar.ts'
import { foldAccents } from '../../../base/language/text.ts'
import { weekdaysIn } from '../../dates/weekdays.ts'
import { itemIn, question } from '../../spoken/pieces.ts'
import { type Concept, countOf, number, spanOver } from './thoughts.ts'

const months = monthNames.map(foldAccents)
const two = (value: number) => String(value).padStart(2, '0')

/** The last such month before today, 0 for January, as days. */
export function lastMonth(at: number, today: string): { from: string; to: string } {
  const [year = 0, now = 1] = today.split('-').map(Number)
  const of = at < now ? year : year - 1
  const end = new Date(Date.UTC(of, at + 1, 0)).getUTCDate()
  return { from: `${of}-${two(at + 1)}-01`, to: `${of}-${two(at + 1)}-${two(end)}` }
}

const inMonth = new RegExp(
  `\\b(?<name>${months.join('|')})\\b|\\b(?:em|de|no mes de) (?<short>jan|fev|mar|abr|mai|jun|jul|ago|set|out|nov|dez)\\b`,
)
const shut =
  /\b(?:fech(?:ad[oa]s?|ei|ou|amos)|parad[oa]s?|par(?:ei|ou|amos)|sem (?:abrir|funcionar|atender|vender)|nao abr(?:i|iu|imos)|desligad[oa]s?|interditad[oa]s?)\b/
const long = new RegExp(`\\b(?<n>${number}) (?<unit>dias?|semanas?)\\b`)
/** "não use maio", "por causa da reforma" */
const apart =
  /^(?:(?:e|entao|por isso|mas|ai|que) )*(?:(?:nao|nem) (?:conta|conte|contem|julg\w+|consider\w+|us\w+|olh\w+|lev\w+)|descont\w+|desconsider\w+|ignor\w+|tir\w+|por causa|porque|pra (?:reforma|pint\w+)|para (?:reforma|pint\w+)|d[eo] reforma|por isso|(?:a|o) (?:forno|cozinha|freezer|predio|teto|agua|energia|casa)\b).{0,60}$/

/** "em maio choveu dentro e paramos uma semana": these days sell nothing, and count as none. */
export const shutDays: Concept = (thought) => {
  const { said, today } = thought
  const [closed, length] = [shut.exec(said), long.exec(said)]
  // "as vendas são de março a maio, mas em abril fechei": the month nearest to the words of closing.
  const when = [...said.matchAll(new RegExp(inMonth.source, 'g'))].toSorted(
    (a, b) => Math.abs(a.index - (closed?.index ?? 0)) - Math.abs(b.index - (closed?.index ?? 0)),
  )[0]
  if (!when?.groups || !closed || !length?.groups || /\?\s*$|\bvou\b|\bvamos\b|\bvai\b/.test(said))
    return null
  const named = when.groups.name ?? when.groups.short ?? ''
  const at = months.findIndex((name) => name.startsWith(named))
  const many = countOf(length.groups.n)
  if (at < 0 || !(many > 0)) return null
  const isWeeks = /^semana/.test(length.groups.unit ?? '')
  return {
    wishes: [
      {
        kind: 'date',
        what: `fechado em ${monthNames[at] ?? ''}`,
        closed: true,
        ...(isWeeks ? { weeks: Math.min(8, many) } : { days: Math.min(31, many) }),
        ...lastMonth(at, today),
      },
    ],
    span: spanOver(thought, [when.index, closed.index, length.index], apart),
    tail: apart,
  }
}

const rots =
  /\b(?:estrag\w+|venc(?:e|em|eu|endo)\b|apodrec\w+|azed\w+|murch\w+|vai (?:tudo )?pro lixo|vai fora|jog\w+ fora|jog\w+ no lixo|sobra\w* e (?:estrag|jog)\w*|perd\w+ (?:muit\w+|bastante|tudo|antes)|encalh\w+ n[oa] (?:freezer|geladeira))/
/** A share of it, a price, an order or a question is read elsewhere. */
const more =
  /\?\s*$|\bmetade\b|\bterco\b|\bquarto\b|%|\bpor cento\b|\b(?:tir|cort|aument|sub)\w+\b|\bnao (?:estrag|venc|perd)\w+|r\$|\breais\b/

/** "O salmão azeda antes de vender": it weighs where something has to leave, and orders nothing. */
export const spoils: Concept = (thought) => {
  const { said, names, pieces, at } = thought
  const found = rots.exec(said)
  if (!found || more.test(said)) return null
  const piece = pieces.findLast((one) => one.at - at <= found.index)
  const item = itemIn(piece?.said ?? '', names) ?? thought.topic
  if (item === undefined || names.some(({ name, isSection }) => isSection && name === item)) return null
  return {
    wishes: [{ kind: 'houseFact', about: 'spoils', what: item }],
    span: spanOver(thought, [found.index, ...(piece ? [piece.at - at] : [])], /^(?:porque|e) .{0,50}$/),
  }
}

const tool = /\b(?<tool>fornos?|fritadeiras?|chapas?|fog(?:ao|oes)|grelhas?|churrasqueiras?|tachos?)\b/
const holds = new RegExp(
  `\\b(?:cabem?|faz(?:em)?|sai(?:em)?|ass[oa]m?|aguenta\\w*|entra\\w*|comport\\w+)(?: (?:so|no maximo|apenas|ate))* (?<n>${number})\\b(?! (?:reais|minutos?|horas?))`,
)
const waits = /\b(?:espera\w*|fila|demor\w+|atras\w+)\b.{0,30}\b(?:hora|min\w*|porta|calcada|rua|passa|ate)\b/

/** "no tacho cabem seis, e domingo a fila passa da calçada" */
export const tightOven: Concept = (thought) => {
  const { said, before } = thought
  const [machine, fits, late] = [tool.exec(said), holds.exec(said), waits.exec(said)]
  const own = machine ?? (before ? tool.exec(before.said) : null)
  const weekdays = weekdaysIn(said)
  if (!own?.groups?.tool || !fits?.groups || (!late && weekdays.length === 0)) return null
  return {
    wishes: [
      question('slowDishes', {
        what: own.groups.tool,
        most: countOf(fits.groups.n),
        ...(weekdays.length > 0 && weekdays.length < 7 && { weekdays }),
      }),
    ],
    span: spanOver(
      thought,
      [fits.index, ...(machine ? [machine.index] : []), ...(late ? [late.index] : [])],
      /^(?:(?:e|entao|por isso|ai) )*(?:(?:leva|demora|assa em)\b.{0,30}|(?:nao|nem) (?:me |quero |vao |venham )*(?:invent\w+|cri\w+|bot\w+|coloqu\w+|prato nov\w+|coisa nov\w+)\b.{0,70})$/,
    ),
  }
}

const sells =
  /\b(?:vend\w+ mais|mais (?:venda|movimento|gente|cliente)|pux\w+|ench\w+|moviment\w+|atrair|trazer|levant\w+|melhor\w+|aument\w+ (?:a venda|as vendas|o movimento))\b/
const dayName = '(?:domingo|segunda|terca|quarta|quinta|sexta|sabado)s?(?:-feira)?'
const quiet = new RegExp(
  `(?<days>${dayName}(?:(?: e |, | a | ou )(?:n?[ao]s? )?${dayName})*) (?:e|sao|fica\\w*|ta|tao|esta\\w*)(?: (?:um|uma|muito|bem|bastante|meio))* (?:deserto|parad\\w+|frac\\w+|vazi\\w+|mort\\w+|ruim|ruins)`,
)
const helps =
  /\b(?:fazer algo|o que (?:da pra )?fa[zc]\w*|fazer alguma coisa|tem (?:algum )?jeito|da pra (?:fazer|melhorar|mexer)|alguma ideia|ideias?)\b/
const goal =
  /^(?:(?:que|porque|pois|e) )?(?:da pra (?:fazer|melhorar|mexer)|quase|nao da|fica|e|ta|esta|o|a|hoje|sao|dia)\b.{0,70}$/
/** "encher a quarta": an offer for the quiet days. */
export const sellOnDays: Concept = (thought) => {
  const { said } = thought
  const found = sells.exec(said) ?? (helps.test(said) ? quiet.exec(said) : null)
  const own = found?.groups?.days ?? said.slice(found?.index ?? 0).split(/[,;:]/)[0] ?? ''
  const weekdays = weekdaysIn(own)
  if (!found || weekdays.length === 0 || weekdays.length > 4) return null
  if (/\bcombo|\bpromo|\bnao\b|\bqua(?:l|is)\b|\bpreco/.test(own)) return null
  return {
    wishes: [question('dayOffer', { weekdays })],
    span: spanOver(thought, [found.index], goal),
  }
}
