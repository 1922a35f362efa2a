import { type Draft, givenBack } from '../text/draft.ts'
import { foldInPlace } from '../text/fold.ts'

/** "final ,90 só nos drinks": an ending of some prices is not that of all. */
const ofSome = /(?<![a-z])(?:so|somente|apenas|menos|exceto|fora) (?:n[oa]s?|em|pr[oa]s?|para|d[eoa]s?) /

const orHalf = /(?<![a-z])(?:ou|e) (?:em |com |de )?(?:,50|0,50|50|cinquenta|meio|metade)(?![a-z\d])/
const orNinety = /(?<![a-z])(?:ou|e) (?:em |com |de )?(?:,90|0,90|90|noventa)(?![a-z\d])/

/** "redondo ou com 50 centavos": the second ending that a wish for whole prices leaves out. */
const withOtherEnding = (folded: string, draft: Draft): Draft => ({
  ...draft,
  wishes: draft.wishes.map((one) => {
    if (one.wish.kind !== 'ending' || one.wish.ends !== 'whole') return one
    const said = folded.slice(one.start, one.end)
    const ends = orHalf.test(said) ? 'half' : orNinety.test(said) ? 'either' : 'whole'
    return { ...one, wish: { ...one.wish, ends } as const }
  }),
})

/** "nada de preço quebrado, tudo terminado em ,90": the second says what the first means. */
export function withOneEnding(text: string, read: Draft): Draft {
  const folded = foldInPlace(text).toLowerCase()
  const given = withOtherEnding(folded, read)
  const draft = givenBack(
    given,
    given.wishes.filter(
      ({ wish, start, end }) =>
        wish.kind === 'ending' && wish.item === undefined && ofSome.test(folded.slice(start, end)),
    ),
  )
  const endings = draft.wishes
    .filter(({ wish }) => wish.kind === 'ending' && wish.item === undefined)
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
