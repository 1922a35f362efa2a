/** "Um post por semana em inglês" is a wish for some posts, and no limit of all. */
import { type Draft, givenBack } from '../text/draft.ts'
import { foldInPlace } from '../text/fold.ts'

const days =
  'segunda|terca|quarta|quinta|sexta|sabado|domingo|janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro'
/** What follows a count of posts and says which: a language, a subject, who is in it. Days and places hold for all. */
const ofSome = new RegExp(
  `(?<![a-z])(?:por|a|na|cada) semana (?:(?:so|tudo|todo) )?(?:em (?:ingles|espanhol|frances|italiano|alemao|libras|outra lingua|outro idioma)|(?:com|mostrando|contando|falando) (?!folga|calma)[a-z]+|(?:sobre|d[aeo]s?) (?!(?:${days}|no|na|um|uma)(?![a-z]))[a-z]{3,})`,
)

/** The draft in which a pace is one of all posts; what holds for some goes back to the owner. */
export function withoutSomePosts(text: string, draft: Draft): Draft {
  const folded = foldInPlace(text).toLowerCase()
  return givenBack(
    draft,
    draft.wishes.filter(
      ({ wish, start, end }) =>
        wish.kind === 'postRule' && wish.what === 'perWeek' && ofSome.test(folded.slice(start, end)),
    ),
  )
}
