/** Figures that owners state about days to come: how much more they sell, when they close, what opens besides. */
import { weekdaysIn } from '../dates/weekdays.ts'
import { figure, figureOf } from '../spoken/figures.ts'

const much = new RegExp(
  `\\b${figure} ?(?:%|por cento)(?: de)? (?:a )?(mais|menos)\\b|\\b(cai|caem|cair|caia|caiu|cairam|subiu|subiram|perdi|perdeu|diminui\\w*|baixa|sobe|sobem|subir|aumenta\\w*|cresce\\w*|somem?|perd(?:e|em|emos|er)|levar?|tirar?|pux(?:a|am|ar)|rend(?:e|em|er)|despenc\\w+|encolh\\w+|derrub\\w+|reduz\\w*)\\b(?: me| uns| umas| cerca de| em| ate| mais| [oa]s?| movimento| vendas?| faturamento| publico)* ${figure} ?(?:%|por cento)`,
)
/** "−30 % no Carnaval", "menos 30%", "25% acima": the sign or the word that says where to. */
const signs = new RegExp(
  `(?:^|[\\s(:])([-−–+]|menos|mais) ?${figure} ?(?:%|por cento)|\\b${figure} ?(?:%|por cento)(?: d[aeo]s? [a-z]+)? (acima|abaixo|maior|menor|inferior|superior|mais (?:alt|fort|frac|baix)\\w+)\\b`,
)
/** "rende uma vez e meia", "multiplica por dois e meio", "só um quarto": the sales as a share of the usual, in %. */
const shares: readonly (readonly [words: RegExp, share: number])[] = [
  [/\buma vez e mei[ao]\b|\bvez e meia\b|\bmultiplic\w+ por (?:um e meio|1,5)\b/, 150],
  [/\bmultiplic\w+ por (?:dois e meio|2,5)\b|\bduas vezes e meia\b/, 250],
  [/\bmultiplic\w+ por (?:dois|2)\b/, 200],
  [/\bmultiplic\w+ por (?:tres|3)\b/, 300],
  [/\bmultiplic\w+ por (?:quatro|4)\b|\bquadruplic\w+|\bo quadruplo\b/, 400],
  [
    /\b(?:so |apenas |mal )?(?:um|1) quarto (?:d[aeo]|so)\b|\b(?:so|apenas|vende|faz|fica em|cai (?:pra|para)) um quarto\b/,
    25,
  ],
  [/\b(?:so|apenas|vende|faz|cai (?:pra|para)) um terco\b(?! (?:a )?(?:mais|menos))/, 33],
  [
    /\b(?:e|é|so|faz|fica|vira|rende|da|vende|apenas) (?:a )?metade\b|\bmetade d[aeo]s? (?:movimento|venda|publico|costume|normal|comum)s?\b/,
    50,
  ],
]
const parts: readonly (readonly [words: RegExp, percent: number])[] = [
  [/\b(?:o )?triplo\b|\btriplic\w+/, 200],
  [/\b(?:o )?dobro\b|\bdobr(?:a|am|ar|e|em|ou|amos|ei)\b|\bduplic(?:a|am|ar|ou|amos)\b/, 100],
  [/\b(?:pela|a|na|para a|pra) metade\b/, -50],
  [/\bum terco (?:a )?menos\b/, -33],
  [/\bum terco (?:a )?mais\b/, 33],
]

/** "uns 30% a mais", "cai pela metade", "vende o dobro"; undefined where no figure is stated. */
export function statedPercent(folded: string): number | undefined {
  const found = much.exec(folded)
  const percent = figureOf(found?.[1] ?? found?.[4])
  if (found && percent > 0) {
    const less =
      found[2] === 'menos' ||
      /^(?:ca|dimin|baix|som|perd|lev|tir|desp|encolh|derrub|reduz)/.test(found[3] ?? '')
    const signed = less ? -percent : percent
    return signed >= -95 && signed <= 400 ? signed : undefined
  }
  const often = figureOf(new RegExp(`\\b${figure} vezes (?:mais|um|uma|o|a|do|da|de)\\b`).exec(folded)?.[1])
  if (often >= 2 && often <= 5) return (often - 1) * 100
  const sign = signs.exec(folded)
  const told = figureOf(sign?.[2] ?? sign?.[3])
  if (sign && told > 0) {
    const less =
      /^(?:[-−–]|menos)/.test(sign[1] ?? '') ||
      /^(?:abaixo|menor|inferior|mais (?:frac|baix))/.test(sign[4] ?? '')
    const signed = less ? -told : told
    return signed >= -95 && signed <= 400 ? signed : undefined
  }
  const share = shares.find(([words]) => words.test(folded))?.[1]
  return share === undefined ? parts.find(([words]) => words.test(folded))?.[1] : share - 100
}

const closing =
  /\b(?:fech\w*|encerr\w*|vai|vamos|abert[oa]s?|abrimos|abr[eo]|funciona\w*)(?: so| somente| apenas)?(?: mais cedo| cedo)?,? (?:as|ate(?: as)?|a partir das) (\d{1,2})(?: ?h| ?horas|:(\d{2}))/
/** Before the hours of opening: "abrimos às 12h e fechamos às 20h" closes at 20. */
const shutting =
  /\b(?:(?:fech|encerr)\w*|(?:baix|desc)\w+ a porta|pass\w+ a chave)(?: (?:so|somente|apenas|mais cedo|cedo|a cozinha|a casa|o bar))*,? (?:as|ate(?: as)?|a partir das) (\d{1,2})(?: ?h| ?horas|:(\d{2}))/
/** "31/12 até 15h", "dia 31 só delivery até 20h": days and an hour, and nothing else. */
const untilAlone =
  /^(?:(?:n?o |em )?dias? )?\d{1,2}(?:\/\d{1,2}){0,2}(?: de [a-z]+)?(?: e \d{1,2}(?:\/\d{1,2})?)?,? (?:(?:so|a gente|abre|abrimos|vamos|vai|fica|abert[oa]|so abre|so vamos|somente|apenas|delivery|retirada|aberto) )*ate (?:as )?(\d{1,2})(?: ?h| ?horas|:(\d{2}))$/

/** "fechamos mais cedo": the house opens, and nobody has said until when. */
export const shutsEarlier = /\b(?:fech|encerr)\w+(?: [a-z]+){0,2}? mais cedo\b/

const hourWords = 'uma|duas|tres|quatro|cinco|seis|sete|oito|nove|dez|onze|doze'
const spoken = new RegExp(
  `\\b(?:as|umas|pelas|la pelas) (${hourWords}|\\d{1,2})(?: ?h| horas)?( e meia)?(?: d[ao] (noite|tarde|manha))?(?![a-z\\d:])`,
  'g',
)

/** "até as dez da noite" → "ate as 22h". */
const withHours = (folded: string): string =>
  folded
    .replace(/\b(?:ao|ate o|as) meio[ -]dia\b/g, (noon) => (noon.startsWith('ate') ? 'ate as 12h' : 'as 12h'))
    .replace(spoken, (whole, hour: string, half: string | undefined, part: string | undefined) => {
      if (part === undefined && /\d/.test(hour) && half === undefined) return whole
      const at = /\d/.test(hour) ? Number(hour) : hourWords.split('|').indexOf(hour) + 1
      const late = (part === 'noite' || part === 'tarde') && at < 12 ? at + 12 : at
      return half === undefined ? `as ${late}h` : `as ${late}:30`
    })

/** Whether something lasts until an hour: no days that a forecast is asked for. */
export const lastsUntil = (folded: string): boolean => /\bate as \d{1,2}(?: ?h|:)/.test(withHours(folded))

/** "fechamos às 16h", "aberto até as 15h": the hour; undefined without one. */
export function closingHour(said: string): number | undefined {
  const folded = withHours(said)
  // "abrimos só às 17h" says when it begins.
  if (
    /\b(?:abr(?:o|e|imos|ir|indo)|funciona\w*|vamos abrir|comec\w+)(?: a casa)?(?: so| somente| apenas| mais tarde)* (?:as|a partir das|depois das) \d/.test(
      folded,
    ) &&
    !/\bate\b|\bfech\w+/.test(folded)
  )
    return undefined
  const found = shutting.exec(folded) ?? untilAlone.exec(folded.trim()) ?? closing.exec(folded)
  const hour = Number(found?.[1]) + Number(found?.[2] ?? 0) / 60
  return found && hour <= 24 ? hour : undefined
}

export const opensThen = /\b(?:abr(?:o|e|em|imos|ir|iremos|indo)|funciona\w*|atend(?:o|e|emos|er))\b/
const refused = /\b(?:nao|nem|sem|so|somente|apenas|fech\w+)\b/
/** The weekdays of "abrimos todos os dias", "vou abrir aos sábados"; null where nothing opens besides. */
export function openedDays(folded: string): number[] | null {
  if (!opensThen.test(folded) || refused.test(folded)) return null
  if (/\b(?:todos os dias|todo dia|a semana (?:toda|inteira)|de domingo a domingo|direto)\b/.test(folded))
    return [0, 1, 2, 3, 4, 5, 6]
  const verbs = [...folded.matchAll(new RegExp(opensThen, 'g'))]
  // "as lojas abrem aos sábados e vou abrir aos sábados também": the last statement is the house's own.
  const own = weekdaysIn(folded.slice(verbs.at(-1)?.index ?? 0))
  return own.length > 0 ? own : null
}
