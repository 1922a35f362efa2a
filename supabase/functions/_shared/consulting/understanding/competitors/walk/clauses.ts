/** The clauses of a line about competitors, and the runs of words in them. */
import { foldInPlace } from '../../text/fold.ts'
import type { Token } from './tokens.ts'
import { filler, notToday } from './words.ts'

export type Clause = {
  tokens: Token[]
  start: number
  end: number
  asked: boolean
  first: boolean
  /** Tells what somebody does since then: "desde que a Casa botou promoção". */
  since?: true
}
type Word = Extract<Token, { kind: 'word' }>
export type Phrase = { start: number; end: number; said: string; link: string }

/** Brackets that hold only a size or a promotion: "(600 ml)", "(dobrado até 20h)". */
function quietBrackets(tokens: readonly Token[]): Set<Token> {
  const quiet = new Set<Token>()
  tokens.forEach((token, at) => {
    if (token.kind !== 'mark' || token.said !== '(') return
    const end = tokens.findIndex((one, n) => n > at && one.kind === 'mark' && one.said === ')')
    const inside = tokens.slice(at + 1, end < 0 ? at : end)
    const close = tokens[end]
    if (
      close &&
      inside.length > 0 &&
      (inside.every(({ kind }) => kind === 'size' || kind === 'deal') ||
        (inside.length < 3 && inside.every(({ kind }) => kind === 'word')))
    ) {
      quiet.add(token)
      quiet.add(close)
    }
  })
  return quiet
}

const isWord = (token: Token | undefined, said: string) => token?.kind === 'word' && token.said === said
const isSince = (token: Token | undefined, next: Token | undefined) =>
  isWord(token, 'desde') && isWord(next, 'que')

/** The clauses of a line: between commas, brackets and stops. */
export function clausesOf(line: string, tokens: readonly Token[]): Clause[] {
  const clauses: Clause[] = []
  let open: Token[] = []
  let first = true
  let isSinceThen = false
  const close = (asked: boolean, ends: boolean) => {
    const [one, last] = [open[0], open.at(-1)]
    if (one && last)
      clauses.push({
        tokens: open,
        start: one.start,
        end: last.end,
        asked,
        first,
        ...(isSinceThen && { since: true }),
      })
    if (one) first = false
    isSinceThen = false
    open = []
    if (ends) {
      first = true
      if (asked)
        for (const clause of clauses.toReversed()) {
          clause.asked = true
          if (clause.first) break
        }
    }
  }
  const quiet = quietBrackets(tokens)
  for (const [at, token] of tokens.entries()) {
    if (quiet.has(token) || isSince(tokens[at - 1], token)) continue
    // "caindo desde que a Casa botou promoção de 3 por 15": what somebody sells since then.
    if (isSince(token, tokens[at + 1])) {
      close(false, false)
      isSinceThen = true
      continue
    }
    const isAfterHead =
      token.kind === 'mark' &&
      token.said === ':' &&
      open.some((one) => one.kind === 'seller') &&
      notToday.test(foldInPlace(line.slice(open[0]?.start, token.start)).toLowerCase())
    if (isAfterHead) close(false, false)
    else if (token.kind === 'mark' && /[,;.?!()]/.test(token.said))
      close(token.said === '?', /[.;?!]/.test(token.said))
    else if (token.kind === 'word' && /^(?:mas|porem|portanto|so que)$/.test(token.said)) {
      close(false, false)
    } else open.push(token)
  }
  close(false, true)
  return clauses.filter(({ start, end }) => /[\p{L}\d]/u.test(line.slice(start, end)))
}

/** The runs of words between other tokens, without joining words at their ends. */
export function phrasesOf(tokens: readonly Token[], line: string): Phrase[] {
  const found: Phrase[] = []
  let run: Word[] = []
  const close = () => {
    const phrase = phraseOf(run, line)
    if (phrase) found.push(phrase)
    run = []
  }
  for (const token of tokens) {
    if (token.kind === 'word') run.push(token)
    else close()
  }
  close()
  return found
}

export function phraseOf(run: readonly Word[], line: string): Phrase | null {
  const from = run.findIndex(({ said }) => !filler.test(said))
  const to = run.findLastIndex(({ said }) => !filler.test(said))
  const [first, last] = [run[from], run[to]]
  if (!first || !last) return null
  const link = run
    .slice(0, from)
    .map(({ said }) => said)
    .join(' ')
  const words = line.slice(first.start, last.end)
  const said = words.includes('(') && !words.includes(')') ? `${words})` : words
  return { said, link, start: first.start, end: last.end }
}
