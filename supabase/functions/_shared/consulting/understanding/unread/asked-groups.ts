/** "Qual carne está barata demais?": asks which of a group, and not about the one item whose name shares the word. */
import { everyDish, everyDrink, namesItem } from '../../base/request/match-item.ts'
import type { Named, Question } from '../spoken/pieces.ts'
import { type Draft, type DraftWish, givenBack, inserted } from '../text/draft.ts'
import { foldInPlace } from '../text/fold.ts'
import { meets } from '../text/half-read.ts'
import { questionSentences } from '../text/questions.ts'

const asked =
  /^[\s,]*(?:(?:e|mas|entao|agora|me (?:diz|fala|digam?|mostra)|queria saber|quero saber)[\s,]+)*(?:tem )?(?:quais|qual|que|algum|alguma)(?: (?:e|sao|[ao]s?|d[ao]s|dess[ae]s|das minhas|dos meus|das nossas|dos nossos|minhas?|meus?|noss[ao]s?))* (\p{L}{3,})(.*)$/u
/** What is asked of it: the price, and nothing else. */
const ofPrice =
  /(?<!\p{L})(?:barat\p{L}+|car[oa]s?|defasad\p{L}+|atrasad\p{L}+|salgad\p{L}+|puxad\p{L}+|folga|sub(?:ir|o|a|iria)|aument\p{L}+|reajust\p{L}+|baix(?:ar|o|e|a)|abaixo|acima|deixando dinheiro)(?!\p{L})/u
/** Another question, or one that a figure, a day or a guest decides. */
const ofMore =
  /\d|%|(?<!\p{L})(?:por ?que|pq|quando|quanto|client\p{L}*|fregues\p{L}*|perd\p{L}+|vend\p{L}+|desconto\p{L}*|promo\p{L}*|segunda|terca|quarta|quinta|sexta|sabado|domingo|concorrente|rival|vizinh\p{L}+ (?:e|esta|ta)|foto\p{L}*|e (?:qual|quais|que|quanto)|mais (?:barat|car)\p{L}+ (?:que|do que))(?!\p{L})/u
/** Words for anything that is sold, and for what is done with its price. */
const anything =
  /^(?:it[eo]\p{L}*|produtos?|precos?|coisas?|del[ea]s|valor(?:es)?|partes?|secao|secoes|categorias?|grupos?|cardapio|casa|aument\p{L}+|reajust\p{L}+|ajust\p{L}+|mudanca\p{L}*|sub\p{L}+|baix\p{L}+|mex\p{L}+|pod\p{L}+|dev\p{L}+|esta|estao|eu|que|mais|vale\p{L}*|ser\p{L}*)$/u
const classes: readonly (readonly [RegExp, string])[] = [
  [/^(?:pratos?|comidas?)$/, everyDish],
  [/^bebidas?$/, everyDrink],
]

const pluralOf = (noun: string) =>
  /s$/.test(noun)
    ? noun
    : noun.endsWith('ao')
      ? `${noun.slice(0, -2)}oes`
      : noun.endsWith('l')
        ? `${noun.slice(0, -1)}is`
        : `${noun}${/[rz]$/.test(noun) ? 'es' : 's'}`

/** The group that a noun names, or the house's only item of it. */
function groupOf(noun: string, names: readonly Named[]): { item: string; isOne: boolean } | null {
  const known = classes.find(([words]) => words.test(noun))?.[1]
  for (const said of known === undefined ? [pluralOf(noun), noun] : [known]) {
    const [only, ...more] = names.filter(
      ({ name, section, isSection }) => !isSection && namesItem(said, { name, section }),
    )
    if (only) return more.length === 0 ? { item: only.name, isOne: true } : { item: said, isOne: false }
  }
  return null
}

/** Subjects that ask about the price of one item, or of all of them. */
const narrower: ReadonlySet<Question['about']> = new Set<Question['about']>([
  'fairPrice',
  'upDown',
  'position',
  'rise',
  'lower',
  'howHigh',
  'mayRise',
  'keepWorth',
])

type About = 'upDown' | 'position'

/** One question sentence of the text, which begins at `index`. */
function withGroupAsked(
  before: Draft,
  sentence: string,
  index: number,
  names: readonly Named[],
  about: About,
): Draft {
  const [, noun = '', rest = ''] = asked.exec(sentence.replace(/\?$/, '')) ?? []
  if (anything.test(noun) || !ofPrice.test(rest) || ofMore.test(rest)) return before
  const lead = /^\s*/.exec(sentence)?.[0].length ?? 0
  const span = { start: index + lead, end: index + sentence.length - 1 }
  const inside = before.wishes.filter((one) => meets(one, span))
  if (inside.some(({ wish }) => wish.kind !== 'question' || !narrower.has(wish.about))) return before
  const group = groupOf(noun, names)
  // Of a group that nothing in the house is known to belong to, no answer on all prices is one.
  if (group === null)
    return givenBack(
      before,
      inside.filter(
        ({ wish }) => wish.kind === 'question' && wish.about === about && wish.item === undefined,
      ),
    )
  const { item, isOne } = group
  const whole: DraftWish = {
    ...span,
    wish: { kind: 'question', about: isOne && about === 'upDown' ? 'fairPrice' : about, item },
  }
  return {
    ...before,
    wishes: inserted(
      before.wishes.filter((one) => !inside.includes(one)),
      whole,
    ),
    unread: before.unread.filter((one) => one.blocking || !meets(one, span)),
  }
}

/** @param about what such a question is in this automation */
export function withGroupsAsked(text: string, draft: Draft, names: readonly Named[], about: About): Draft {
  const folded = foldInPlace(text).toLowerCase()
  return [...folded.matchAll(questionSentences)].reduce(
    (before, { 0: sentence, index }) => withGroupAsked(before, sentence, index, names, about),
    draft,
  )
}
