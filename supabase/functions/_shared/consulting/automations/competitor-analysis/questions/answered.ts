/** The answers to the owner's questions, in the owner's order and under the owner's words. */
import { capitalize } from '../../../base/language/grammar.ts'
import { wishLabel } from '../../../base/request/describe-wish.ts'
import type { RivalAnswer } from '../schema.ts'
import { answerOf } from './answers.ts'
import type { Asked, Question } from './asked.ts'
import { answerLeave, isLeave } from './leave.ts'
import { answerCombos } from './ordered-combos.ts'
import { asksUse, isMadeSo } from './own-strength.ts'

/** Longest question that is its own title. */
const longestTitle = 110

/** Begins a question whose mark the reading left out. */
const asking =
  /^(?:e )?(?:se (?:eu|a gente)|qua(?:l|is)|quantos?|quantas?|onde|em (?:que|quais?)|no que|o que|oq|por ?que|como|quem|at[ée] (?:quanto|onde)|vale|devo|posso|d[áa] p(?:ra|ara)|est(?:ou|amos)|t[ôo]|sou)(?!\p{L})/iu

/** The question in the owner's words; ours if it is long, or no question. */
const titleOf = ({ against, ...wish }: Question) =>
  !against &&
  wish.about !== 'budget' &&
  wish.text.length <= longestTitle &&
  (/\?\s*$/.test(wish.text) || asking.test(wish.text))
    ? `${capitalize(wish.text).replace(/[\s?.]+$/, '')}?`
    : capitalize(wishLabel({ ...wish, ...(against && { against }) }))

/** The answers to the questions of a sheet, in the owner's order. A table is shown once. */
export function answersTo(asked: Asked): RivalAnswer[] {
  let shown = false
  const verdicts = new Set<string>()
  const titles = new Set<string>()
  /** Two answers to one sentence have no title in common. */
  const ownTitle = (wish: Question): string => {
    const title = !isMadeSo(wish)
      ? titleOf(wish)
      : asksUse(wish)
        ? 'Como usar o que é só seu'
        : 'O que não muda na sua casa'
    const own = titles.has(title) ? capitalize(wishLabel(wish)) : title
    titles.add(title)
    return own
  }
  return asked.context.sheet.wishes.flatMap((wish): RivalAnswer[] => {
    const room = isLeave(wish) ? answerLeave(wish, asked) : null
    if (room) return [{ about: 'rise', of: null, asked: wish.text, title: 'O que a sua folga traz', ...room }]
    if (wish.kind === 'newCombo')
      return [
        {
          about: 'promotion',
          of: null,
          asked: wish.text,
          title: capitalize(wishLabel(wish)),
          ...answerCombos(wish, asked),
        },
      ]
    if (wish.kind !== 'question') return []
    const { table, ...found } = answerOf(wish, asked)
    const isRaises = table?.headers.includes('Confiança') === true
    const repeats = isRaises && shown
    // One idea for the same days is said once in full.
    const isAgain = wish.about === 'weakDays' && verdicts.has(found.verdict)
    verdicts.add(found.verdict)
    shown ||= isRaises
    return [
      {
        about: wish.about,
        of: wish.item ?? wish.what ?? null,
        asked: wish.text,
        title: ownTitle(wish),
        ...found,
        ...(isAgain && { texts: [] }),
        verdict: capitalize(found.verdict),
        ...(table !== undefined && !repeats && { table }),
        ...(wish.against && { against: true }),
      },
    ]
  })
}
