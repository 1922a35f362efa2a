import { styleLabel } from '../../base/drinks/style-words.ts'
import { weekdays } from '../dates/found-date.ts'
import { weekdaysIn } from '../dates/weekdays.ts'
import type { Draft, DraftUnread, DraftWish } from '../text/draft.ts'
import { foldInPlace } from '../text/fold.ts'

const quick = styleLabel('quick')
const unhurried = styleLabel('unhurried')

type Word = { text: string; start: number; end: number }

const set = (words: string) => new Set(words.split(/\s+/))

/** Words that join, refer, or name the persons involved, and have no meaning of their own beside a wish for speed. */
const plain = set(
  `e que q entao num numa pra para pro p de do da dos das di a o as os na no nas nos em um uma aqui la la pois porque pq por ai ja tudo
  tudo todo toda todos todas ser seja sejam tem tenha tenham ter dar de dê da possa poder pode podem der preciso precisa precisamos
  quero queria queremos favor gente pessoal equipe povo cliente clientes barman bartender garcom cozinha balcao bar casa
  drink drinks drinque bebida bebidas prato pratos petisco petiscos coisa algo receita receitas principalmente
  especialmente sobretudo quando dia dias se for mais bem muito so é eh la meu minha nosso nossa com é tao`,
)
const makes = set(
  `fazer fazem faz feito feita sair sai saia saiam saem preparar prepara preparo montar monta servir serve entregar
  entrega bater bate mandar aprontar andar vender atender`,
)
const fast = set(
  `rapido rapidos rapida rapidas rapidinho rapidinha ligeiro ligeiros ligeira ligeirinho agil ageis pratico praticos
  pratica praticas facil faceis simples minuto minutinho instante instantinho depressa rapidez agilidade velocidade pressa correndo voando`,
)
/** Words for a crowded bar, which imply speed, on these days or in these hours. */
const rush = set(
  `movimento movimentado correria rush pico sufoco aperto apertado lotado lotada lota lotam cheio cheia cheios enche enchem
  ferve bomba bombando fila filas casa hora horario noite tarde almoco jantar happy hour fim final semana fds salao`,
)
/** Words for a rush, which imply speed on their own. */
const hurried = set('correria rush pico sufoco fila filas')
const slow = set(
  'demorar demora demore demorem demoram demorado demorada atrasar atrasa atrase travar trava trave enrolar enrola',
)
const not = set('nao n num nem sem nada nunca')

const dayWord = new RegExp(`^(?:${weekdays.join('|')})s?$`)
const isDay = (word: string) => dayWord.test(word) || word === 'feira' || word === 'fds'

/** "fim de semana" is Saturday and Sunday. */
function daysIn(folded: string): number[] {
  const named = weekdaysIn(folded)
  const weekend = /\b(?:fim|final|fins|finais) de semana\b|\bfds\b/.test(folded) ? [0, 6] : []
  return [...new Set([...named, ...weekend])].toSorted((a, b) => a - b)
}

const belongs = (word: string) =>
  plain.has(word) ||
  makes.has(word) ||
  fast.has(word) ||
  rush.has(word) ||
  slow.has(word) ||
  not.has(word) ||
  isDay(word)

/** Runs of words about speed; a comma does not end one: "rápido, que na sexta enche". */
function runsOf(folded: string): Word[][] {
  const runs: Word[][] = [[]]
  for (const { 0: text, index } of folded.matchAll(/[\p{L}\p{N}]+/gu)) {
    if (belongs(text)) runs.at(-1)?.push({ text, start: index, end: index + text.length })
    else runs.push([])
  }
  return runs.filter((run) => run.length > 0)
}

/** The wish that a run expresses; null if it says nothing about speed. */
function paceOf(words: readonly string[]): typeof quick | typeof unhurried | null {
  const has = (known: ReadonlySet<string>) => words.some((word) => known.has(word))
  const said = words.join(' ')
  // "sem pressa", "não pode com pressa", "pode demorar", "não precisa ser rápido"
  if (/\b(?:sem|nao tem|nao temos|nada de|nao pode (?:ser )?com|nao e com) (?:muita )?pressa\b/.test(said))
    return unhurried
  if (/\bnao precisa (?:ser |sair |fazer )?(?:tao )?(?:rapid|ligeir|depressa|correndo)/.test(said))
    return unhurried
  if (has(slow)) {
    if (/\b(?:nao|n|num|nem|sem|nada|nunca)\b(?: \w+){0,3} (?:demor|atras|trav|enrol)/.test(said))
      return quick
    return /\bpode(?:m)?(?: \w+){0,2} demor/.test(said) ? unhurried : null
  }
  if (has(fast)) {
    // "num minuto" is "em um minuto".
    const denies = words.some(
      (word, at) => not.has(word) && !(word === 'num' && fast.has(words[at + 1] ?? '')),
    )
    return denies && !/\bnada (?:que|de)\b/.test(said) ? null : quick
  }
  return words.some((word) => hurried.has(word)) && !has(not) ? quick : null
}

/** The run without joining words at both ends. */
function trimmed(run: readonly Word[]): Word[] {
  const idle = ({ text }: Word) => plain.has(text) && !isDay(text)
  const first = run.findIndex((word) => !idle(word))
  return first < 0 ? [] : run.slice(first, run.findLastIndex((word) => !idle(word)) + 1)
}

const wishOf = (what: string, days: readonly number[]): DraftWish['wish'] => ({
  kind: 'style',
  what,
  ...(days.length > 0 ? { weekdays: [...days] } : {}),
})

const isPace = ({ wish }: DraftWish) =>
  wish.kind === 'style' && (wish.what === quick || wish.what === unhurried)

/** Maximum letters between a wish and the words that give its days, and around words that are read. */
const reach = 60

/**
 * Reads how fast the house must be, and when: "que dê pra fazer rápido na sexta", "não pode demorar no movimento", "na
 * sexta é correria". Days next to such a wish belong to it: "nada que demore, que sábado lota".
 */
export function withPace(text: string, { wishes, unread }: Draft): Draft {
  const draft: Draft = { wishes: [...wishes], unread: [] }
  for (const passage of unread) {
    const rest =
      passage.blocking || passage.why !== 'unknown' ? null : readPassage(text, passage, draft.wishes)
    draft.unread.push(...(rest ?? [passage]))
  }
  return draft
}

/**
 * Appends the wishes of a passage, or its days to the adjacent wish. Returns the remaining passages; null if all of it
 * was read.
 */
function readPassage(text: string, passage: DraftUnread, wishes: DraftWish[]): DraftUnread[] | null {
  const folded = foldInPlace(text.slice(passage.start, passage.end))
  for (const whole of runsOf(folded)) {
    const run = trimmed(whole)
    const [first, last] = [run[0], run.at(-1)]
    if (!first || !last) continue
    const days = daysIn(folded.slice(first.start, last.end))
    const [from, to] = bounds(text, passage, passage.start + first.start, passage.start + last.end)
    const what = paceOf(whole.map(({ text: word }) => word))
    const near = wishes.find(
      (one) =>
        (what === null ? isPace(one) : one.wish.kind === 'style' && one.wish.what === what) &&
        isIdle(text.slice(Math.min(one.end, to), Math.max(from, one.start))),
    )
    const isWhen = run.every(({ text: word }) => plain.has(word) || rush.has(word) || isDay(word))
    const saysWhen = days.length > 0 || run.some(({ text: word }) => rush.has(word))
    if (what === null && (!near || !isWhen || !saysWhen)) continue
    if (near?.wish.kind === 'style') {
      near.wish = wishOf(
        near.wish.what,
        [...new Set([...(near.wish.weekdays ?? []), ...days])].toSorted((a, b) => a - b),
      )
      near.start = Math.min(near.start, from)
      near.end = Math.max(near.end, to)
    } else if (what !== null) wishes.push({ wish: wishOf(what, days), start: from, end: to })
    return without(text, passage, from, to)
  }
  return null
}

/** Whether a text has no meaning of its own. */
const isIdle = (part: string) =>
  part.length <= reach && (foldInPlace(part).match(/[\p{L}\p{N}]+/gu) ?? []).every((word) => plain.has(word))

/** The part of a passage that is read, including adjacent words without a meaning of their own. */
function bounds(text: string, passage: DraftUnread, from: number, to: number): [from: number, to: number] {
  return [
    isIdle(text.slice(passage.start, from)) ? passage.start : from,
    isIdle(text.slice(to, passage.end)) ? passage.end : to,
  ]
}

/** The rest of a passage, without the part that was read. */
function without(text: string, passage: DraftUnread, from: number, to: number): DraftUnread[] {
  const said = /[\p{L}\p{N}]/u
  return [
    { ...passage, end: from },
    { ...passage, start: to },
  ].flatMap((part) => {
    const raw = text.slice(part.start, part.end)
    if (!said.test(raw)) return []
    return [{ ...part, start: part.start + raw.search(said), end: part.start + raw.trimEnd().length }]
  })
}
