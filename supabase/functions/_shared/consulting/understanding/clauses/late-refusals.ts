import type { Draft } from '../text/draft.ts'

/**
 * "gim de jeito nenhum": a refusal after the name, unless another one stands before it. It begins with its clause or
 * behind another refusal: searched from each letter, a long clause without one would take the square of its length.
 */
const refusedAfter =
  /(?<![^.,;!?\n](?<!de jeito nenhum|nem a pau|nem morto|de forma alguma))([^.,;!?\n]*?)\b(de jeito nenhum|nem a pau|nem morto|de forma alguma)\b/giu
const refusedBefore = /(?<!\p{L})(?:n[aã]o|nem|nunca|sem|nada|jamais)(?!\p{L})/iu

/** A verb that is refused only behind it: "a lasanha sai de jeito nenhum". */
const lateVerb =
  /(?<!\p{L})(sai|saem|sobe|sobem|muda|mudam|mexe|mexem|tira|tirem|corta|cortem|aumenta|aumentam) (?:de jeito nenhum|de forma alguma|nem a pau|nem morto)(?!\p{L})/giu

/** "nem pensar em tirar" and "sai de jeito nenhum" are "não tirar" and "não sai". Places stay. */
export const withPlainRefusals = (text: string): string =>
  text
    .replace(/\bnem pensar em\b/giu, (said) => 'não'.padEnd(said.length))
    .replace(lateVerb, (said, verb: string, at: number) =>
      refusedBefore.test(
        text
          .slice(0, at)
          .split(/[.,;!?\n]/)
          .at(-1) ?? '',
      )
        ? said
        : `não ${verb}`.padStart(said.length),
    )

/** Verbs that a late refusal on a menu may turn: beside one, it is no refusal of the item. */
export const turned =
  /(?<!\p{L})(?:sa[ií]\p{L}*|saem|tir\p{L}+|mex\p{L}+|mud\p{L}+|sob\p{L}+|sub\p{L}+|aument\p{L}+|fi(?:c|qu)\p{L}+|pod\p{L}+|cort\p{L}+|troc\p{L}+|pre[cç]os?)(?!\p{L})/iu

/** Reads a late refusal as "fora" in its place, which keeps all other places; its wish ends with the whole phrase. */
export function withLateRefusals(
  text: string,
  read: (plain: string) => Draft,
  unless = refusedBefore,
): Draft {
  const ends: { start: number; end: number }[] = []
  const plain = text.replace(refusedAfter, (all: string, before: string, phrase: string, at: number) => {
    if (refusedBefore.test(before) || unless.test(before)) return all
    ends.push({ start: at + before.length, end: at + all.length })
    return `${before}${'fora'.padEnd(phrase.length)}`
  })
  const draft = read(plain)
  for (const one of [...draft.wishes, ...draft.unread]) {
    const phrase = ends.find(({ start, end }) => one.end > start && one.end < end)
    if (phrase) one.end = phrase.end
  }
  return draft
}
