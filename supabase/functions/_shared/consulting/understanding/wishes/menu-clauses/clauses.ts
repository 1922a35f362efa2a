export type Span = { start: number; end: number }

const verb =
  '(?:n[aã]o|tir[ae]|corte|corta|retire|bot[ae]|coloc\\p{L}+|ponha|deix[ae]|mant\\p{L}+|destaqu?\\p{L}+|quero|cri[ae]|troqu?\\p{L}+|marqu?\\p{L}+|junt[ae]|pod\\p{L}+|fa[cçz]\\p{L}*)'
const boundary = new RegExp(
  `[.;!?\\n]+|,(?!\\d)|(?<!\\p{L})(?:mas|por[eé]m|s[oó] que|ent[aã]o)(?!\\p{L})|(?<!\\p{L})e (?=${verb}(?!\\p{L}))`,
  'giu',
)

function split(text: string, marks: RegExp): Span[] {
  const spans: Span[] = []
  let start = 0
  for (const { index, 0: mark } of text.matchAll(marks)) {
    spans.push({ start, end: index })
    start = index + mark.length
  }
  return [...spans, { start, end: text.length }].filter((one) => one.end > one.start)
}

/** The clauses of a text: between full stops, commas, "mas" and "e" with a verb. */
export const clausesOf = (text: string): Span[] => split(text, boundary)

const joined = new RegExp(
  `${boundary.source}|(?<!\\p{L})e (?=(?:[oa]s? )?(?:\\p{L}+ ){1,4}?(?:n[aã]o|ficam?|saem|sai|sobem?|devem?|podem?|tem|vai|v[aã]o|quero|v[eê]m|continuam?|entram?|cabem?)(?!\\p{L}))`,
  'giu',
)

/** The clauses of a text, also those that "e" joins and that have a verb of their own. */
export const statementsOf = (text: string): Span[] => split(text, joined)

/** The sentences of a text. */
export const sentencesOf = (text: string): Span[] => split(text, /[.;!?\n]+(?!\d)/gu)
