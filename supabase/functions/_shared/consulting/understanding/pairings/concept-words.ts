/** What the readers of whole thoughts about pairings share: names within a sentence, numbers, days and hours. */

import { numberValues } from '../../base/language/number-words.ts'
import type { Names } from '../orders/dishes-and-drinks.ts'

export const anyNumber = `\\d{1,4}|${Object.keys(numberValues).join('|')}`
export const numberIn = (said: string | undefined): number => numberValues[said ?? ''] ?? Number(said)

/** Longest run of words that names one thing. */
const longestName = 6
/** Words that neither begin nor end a name. */
const joint =
  /^(?:o|a|os|as|um|uma|uns|umas|de|do|da|dos|das|e|ou|com|sem|em|no|na|nos|nas|para|pra|pro|por|que|se|eu|la|ai|aqui|ela|ele|mais|meu|minha|nao|ja|so|ate|tem|vai|quem)$/

export interface NamedRun {
  named: string
  /** Places in the words of the sentence. */
  from: number
  to: number
}

/** The runs of words that name something, the longest first at each place. */
export function runsOf(words: readonly string[], name: (phrase: string) => string | null): NamedRun[] {
  const runs: NamedRun[] = []
  for (let from = 0; from < words.length; from += 1) {
    if (joint.test(words[from] ?? '')) continue
    for (let to = Math.min(words.length, from + longestName); to > from; to -= 1) {
      if (joint.test(words[to - 1] ?? '')) continue
      const named = name(words.slice(from, to).join(' '))
      if (named === null) continue
      runs.push({ named, from, to })
      from = to - 1
      break
    }
  }
  return runs
}

export const wordsOf = (said: string): string[] => said.split(/[\s,:;.!?()]+/).filter(Boolean)

/** Words that stand for any drink or dish. */
const general = /^(?:bebidas?|drinks?|pratos?|comidas?|petiscos?|lanches?|todos os pratos|principais)$/

/** One drink by its own name; null for drinks in general. */
export function drinkNamed(phrase: string, names: Names): string | null {
  const serve = names.serveIn(phrase)
  return serve === null || general.test(serve) || serve === 'sem álcool' ? null : serve
}

/** A dish or several by their own name, and no kind of all. */
export function dishNamed(phrase: string, names: Names): string | null {
  const dish = names.dishIn(phrase)
  return dish === null || general.test(dish) ? null : dish
}

const clock = '(\\d{1,2})(?:[h:](\\d{2})?| horas?)?'
const fromTo = new RegExp(
  `(?:das?|de|entre) (?:as )?${clock} ?(?:as|a|ate|e)(?: as)? (\\d{1,2})(?:h(\\d{2})?|:(\\d{2})| horas?)`,
)

/** Hours from and to, 0 to 24: "das 17h às 19h". */
export function hoursIn(said: string): { start: number; end: number } | null {
  const found = fromTo.exec(said)
  if (!found) return null
  const start = Number(found[1]) + Number(found[2] ?? 0) / 60
  const end = Number(found[3]) + Number(found[4] ?? found[5] ?? 0) / 60
  return start < end && end <= 24 ? { start, end } : null
}

const limit =
  /(?:ate|no maximo|nao (?:pode )?passar? d[eo]|menos de|abaixo de|por|a|custando|saindo a|de ate)(?: uns| os)? (?:r\$ ?)?(\d{1,4}(?:[.,]\d{1,2})?)(?! ?(?:pessoas|pratos|bebidas|h\b|horas|garrafas|de (?:janeiro|dezembro)))/g
/** The last amount of a sentence that limits a price, R$. */
export function ceilingIn(said: string): number | null {
  const found = [...said.matchAll(limit)].map(([, amount]) => Number((amount ?? '').replace(',', '.')))
  return found.filter((one) => one >= 5).at(-1) ?? null
}
