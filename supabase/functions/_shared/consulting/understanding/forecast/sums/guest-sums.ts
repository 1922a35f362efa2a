/** Sums of guests: those whom a school sends, parties that drink nothing, a new rival, and feasts that move or come every year. */
import { addDays, occasionIn } from '../../../base/calendar.ts'
import { alcohol } from '../../../base/request/question-subjects.ts'
import { figure, figureOf } from '../../spoken/figures.ts'
import { datesAhead, datesBehind, namedItems, next, own, type SumReader } from './parts.ts'

const parts: readonly [RegExp, number][] = [
  [/\bdois tercos\b/, 67],
  [/\bum terco\b|\b1\/3\b/, 33],
  [/\bum quarto\b|\b1\/4\b/, 25],
  [/\bum quinto\b/, 20],
  [/\bmetade\b/, 50],
]
const partOf =
  /\b(?:terco|quarto|quinto|metade|%|por cento|tercos|1\/3|1\/4) (?:d[aoe]s? )?(?:minha |meu )?(manha|almoco|tarde|noite|movimento|vendas?|clientes?|clientela|casa|faturamento)/
const closesThen =
  /\b(?:entra|entram|sai|saem|fica|ficam|esta|estao|vai|vao)\b[^.;!?]{0,20}?\b(?:ferias|recesso|reforma|fechad[oa])\b|\b(?:colegio|escola|faculdade|universidade|empresa|escritorio|fabrica|obra|curso)\b[^.;!?]{0,20}?\b(?:fecha|fecham|para|param)\b/
const comesBack = /\b(?:so )?(?:volta|voltam|retorna|retornam|reabre)\b/
/** "a fábrica para em julho, e dela vem metade do jantar" */
const readSentGuests: SumReader = (lines) => {
  const line = lines.lines[lines.at]
  if (!line || !closesThen.test(line.said)) return null
  const after = next(lines)
  const share = [line, after].find((one) => one !== undefined && partOf.test(one.said))
  if (!share || !/\b(?:de la|del[ea]s?|dess[ea]s?|d[oa]s? alun\w+|vem|depende\w*)\b/.test(share.said))
    return null
  const stated = /\b(\d{1,2}) ?(?:%|por cento)/.exec(share.said)?.[1]
  const percent = stated === undefined ? parts.find(([words]) => words.test(share.said))?.[1] : Number(stated)
  const back = comesBack.exec(line.said)
  const [first] = datesAhead(line.said.slice(0, back?.index), lines.around.today)
  const [end] = back ? datesAhead(line.said.slice(back.index), lines.around.today) : []
  if (percent === undefined || !first) return null
  const who =
    /^(?:e |mas )?((?:o |a |os |as )?[a-z]+(?: [a-z]+){0,4}?) (?=entra|sai|fica|esta|vai|vao|fecha|para)/.exec(
      line.said,
    )
  const part = (partOf.exec(share.said)?.[1] ?? '').replace('manha', 'manhã').replace('almoco', 'almoço')
  const name =
    who?.[1] === undefined ? 'quem vem de lá' : own(lines, line, line.said.indexOf(who[1]), who[1].length)
  const isSchool =
    /\b(?:colegio|escola|faculdade|universidade|curso|creche|empresa|escritorio|fabrica|forum|prefeitura)\b/.test(
      line.said,
    )
  const isPart = part === 'manhã' || part === 'almoço' || part === 'tarde' || part === 'noite'
  return {
    wishes: [
      {
        kind: 'date',
        what: `${name} de férias`.slice(0, 120),
        from: first.span.from,
        ...(end ? { to: addDays(end.span.from, -1) } : { to: addDays(first.span.from, 30) }),
        closed: false,
        effect: 'down',
        percent: -percent,
        ...(isPart && { part }),
        ...(isSchool && { weekdays: [1, 2, 3, 4, 5] }),
      },
    ],
    start: line.start,
    end: Math.max(line.end, share.end),
  }
}

const sober =
  /\b(?:ninguem bebe|nao bebem|nao bebe ninguem|sem alcool|sem bebida(?: alcoolica)?|nada de (?:alcool|cerveja|bebida)|ninguem toma (?:cerveja|chope|chopp|alcool|drink)|tudo (?:adolescente|crianca|menor|menino)|so (?:crianca|adolescente)s?|(?:so|somente|apenas) (?:[a-z]+ (?:e|com) )?(?:suco|refri\w*|refrigerante|agua|guarana|coca|cajuina)s?)\b|\b\d+ (?:criancas|adolescentes)\b/
const people = new RegExp(
  `\\b${figure} (?:pessoas|convidad[oa]s|alunos|criancas|adolescentes|jovens|estudantes|lugares)\\b`,
)
/** "no sábado vem o coral, 40 pessoas que não bebem" */
const readSoberParty: SumReader = (lines) => {
  const line = lines.lines[lines.at]
  const found = line && people.exec(line.said)
  if (!line || !found || !sober.test(line.said)) return null
  const { today, names } = lines.around
  const [date] = datesAhead(line.said, today)
  const count = Math.round(figureOf(found[1]))
  if (!date || date.span.from !== date.span.to || !(count >= 2)) return null
  const only =
    /\b(?:so|somente|apenas|comem|vao comer)\b ([a-z][a-z ]*?(?: e (?:tomam |bebem )?[a-z ]+)?)(?=[,.;]|$)/.exec(
      line.said,
    )
  const items = only
    ? (only[1] ?? '')
        .split(/ e (?:tomam |bebem )?/)
        .flatMap((one) => namedItems(one, names)?.split(' + ') ?? [])
    : []
  const own_ = items.filter((one) => names.some(({ name, isSection }) => name === one && !isSection))
  const held =
    /\b(?:tem|tenho|temos|vem|recebo|havera|vai ter) (?:um|uma|o|a) ([a-z]+(?: d[aeo] [a-z]+)?)/.exec(
      line.said,
    )
  return {
    wishes: [
      {
        kind: 'question',
        about: 'seats',
        what:
          held?.[1] === undefined
            ? 'grupo'
            : own(lines, line, held.index + held[0].length - held[1].length, held[1].length),
        ...date.span,
        count,
        without: alcohol,
        ...(own_.length > 0 && { item: own_.join(' + ').slice(0, 200) }),
      },
    ],
    start:
      line.start +
      Math.max(0, line.said.slice(0, date.start).search(/\b(?:n?o )?(?:dia|sabado|domingo|sexta)\b[^,]*$/)),
    end: line.end,
  }
}

const business =
  /\b(?:abriu|abriram|inaugurou|inauguraram|montaram|chegou|botaram|apareceu)\b[^.;!?]{0,12}?\b((?:um|uma|outr[oa]) [a-z]+(?: [a-z]+){0,3})/
const takes =
  /\b(?:tirou|tirando|tira|roubou|roubando|levou|comeu|perdi|perdendo|sumiram|atrapalh\w+|prejudic\w+|afet\w+)\b/
/** "abriu uma padaria ao lado em maio: levou gente minha?" */
const readRival: SumReader = (lines) => {
  const line = lines.lines[lines.at]
  const found = line && business.exec(line.said)
  if (!line || !found) return null
  const after = next(lines)
  const asks = takes.test(line.said) ? line : after && takes.test(after.said) ? after : undefined
  if (
    !asks ||
    (!/\b(?:se|sera|saber|ver|da pra|da para|tem como|quanto|\?)\b/.test(asks.said) &&
      lines.text[asks.end] !== '?')
  )
    return null
  const [date] = datesBehind(line.said, lines.around.today)
  if (!date) return null
  const name = (found[1] ?? '').replace(/ (?:n[oa]|em|d[oe] outro|perto|ao lado)\b.*$/, '')
  const at = found.index + found[0].indexOf(found[1] ?? '')
  return {
    wishes: [
      { kind: 'question', about: 'newRival', from: date.span.from, what: own(lines, line, at, name.length) },
    ],
    start: line.start,
    end: asks.end,
  }
}

const moves = /\b(?:muda|mexe|altera|atrapalha|faz diferenca|interfere|muda alguma coisa)\b/
/** "a Páscoa cai mais tarde: muda a conta?" */
const readMovedFeast: SumReader = (lines) => {
  const line = lines.lines[lines.at]
  if (!line || !/\bcarnaval\b|\bsemana santa\b|\bpascoa\b/.test(line.said)) return null
  const after = next(lines)
  const asks = moves.test(line.said) ? line : after && moves.test(after.said) ? after : undefined
  if (!asks || !/\b(?:cedo|tarde|antes|depois|adiant\w+|atras\w+|cai|e dia|vai ser|e)\b/.test(line.said))
    return null
  const { today } = lines.around
  const name = /\bcarnaval\b/.test(line.said) ? 'Carnaval' : 'Semana Santa'
  const year = Number(today.slice(0, 4))
  const span = [year, year + 1].map((one) => occasionIn(name, one)).find(({ to }) => to >= today)
  return span
    ? {
        wishes: [{ kind: 'question', about: 'feastEffect', what: name, ...span }],
        start: line.start,
        end: asks.end,
      }
    : null
}

const feastNoun =
  /\b(romaria|festa|novena|procissao|vaquejada|festival|feira|exposicao|regata|quermesse|padroeir[oa]|aniversario da cidade)\b(?: (?:d[aeo]s? )?[a-z]+){0,3}?/
const isOver = /\b(?:rendeu|renderam|trouxe|trouxeram|vendeu|vendemos|foi|deu|fez|puxou|somou)\b/
const asksFeast =
  /\b(?:como foi|efeito|quanto (?:se )?vend\w+(?: a mais)?|o que (?:eu )?(?:espero|esperar)|quanto (?:a mais|muda|puxa|rende))\b/
/** "dia 2 de fevereiro é a romaria das Candeias, como foi no ano passado e o que espero agora?" */
const readYearlyFeast: SumReader = (lines) => {
  const line = lines.lines[lines.at]
  const found = line && feastNoun.exec(line.said)
  if (!line || !found) return null
  const after = next(lines)
  // What a feast of this year brought is measured by its own days.
  if (isOver.test(line.said) && !/\bano (?:passado|anterior)\b/.test(line.said)) return null
  const asks = asksFeast.test(line.said)
    ? line
    : after && /\b(?:ano passado|como foi)\b/.test(after.said) && asksFeast.test(after.said)
      ? after
      : undefined
  const dates = datesAhead(line.said, lines.around.today)
  // Days that the owner states come before those of the calendar.
  const date = dates.find(({ name }) => name === null) ?? dates[0]
  if (!asks || !date || date.span.to > addDays(date.span.from, 14)) return null
  const whole = /^[a-z]+(?: d[aeo]s? [a-z]+)?/.exec(line.said.slice(found.index))?.[0] ?? found[0]
  return {
    wishes: [
      {
        kind: 'question',
        about: 'feastEffect',
        what: own(lines, line, found.index, whole.replace(/ de \d.*$/, '').length),
        ...date.span,
      },
    ],
    start: line.start,
    end: asks.end,
  }
}

export const guestSums: readonly SumReader[] = [
  readSentGuests,
  readSoberParty,
  readRival,
  readMovedFeast,
  readYearlyFeast,
]
