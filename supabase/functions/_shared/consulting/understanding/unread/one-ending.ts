import type { Draft } from '../text/draft.ts'

/** "nada de preço quebrado, tudo terminado em ,90": the second says what the first means. */
export function withOneEnding(text: string, draft: Draft): Draft {
  const endings = draft.wishes
    .filter(({ wish }) => wish.kind === 'ending')
    .toSorted((a, b) => a.start - b.start)
  const [vague, next] = endings
  if (
    vague?.wish.kind !== 'ending' ||
    vague.wish.ends !== 'whole' ||
    next === undefined ||
    /[.;!?\n]/.test(text.slice(vague.end, next.start))
  )
    return draft
  const both = { ...next, start: vague.start }
  return {
    ...draft,
    wishes: draft.wishes.flatMap((one) => (one === vague ? [] : one === next ? [both] : [one])),
  }
}
