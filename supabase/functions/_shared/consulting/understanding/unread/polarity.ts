/** Readings that a word beside them turns around: none of these may be followed as it stands. */
import type { Draft, DraftWish } from '../text/draft.ts'
import { foldInPlace } from '../text/fold.ts'
import type { Span } from '../text/half-read.ts'
import { sentenceAround } from '../text/sentence-around.ts'

/** The clause around a wish, between commas and other marks. */
function clauseAround(folded: string, { start, end }: Span): Span {
  const from =
    Math.max(
      ...[',', ';', ':', '.', '!', '?', '\n', '('].map((mark) => folded.slice(0, start).lastIndexOf(mark)),
    ) + 1
  const rest = folded.slice(end).search(/[,;:.!?\n)]/)
  return { start: from, end: rest < 0 ? folded.length : end + rest }
}

const gone =
  /^(?:(?! (?:mas|porem|e) )[^,;.!?\n]){0,12}(?<![a-z])(?:nao|nem) (?:a gente |eu )?(?:tem|temos|tenho|ha|existe|funciona|presta|usamos|uso)(?![a-z])|^(?:(?! (?:mas|porem|e) )[^,;.!?\n]){0,12}(?<![a-z])(?:quebr\w+|pif\w+|queimou|estragou|acabou|vendi|vendemos)/
/** "espremedor não: trava", "tem, mas a gente não usa": what is named first and refused thereafter. */
const refused =
  /^\s+(?:nao|n|num)\s*(?:[,;:.!?(\n]|$)|^(?: (?:tenho|temos|tem|tem um|existe|esta aqui|ate))?,? (?:mas|porem|so que) (?:eu |a gente )?(?:nao|n|num|nunca) (?:(?:quero|posso|pode|da pra|vou|vamos|queremos|podemos) )?(?:us\w+|lig\w+)/
/** "que ninguém bebe com peixe cru": why something is refused, not what is. */
const othersReason =
  /^\s*(?:que|porque|pq|pois|ja que|senao) (?:ninguem|o povo|o pessoal|os? clientes?|a turma|a clientela|gente|o turista|os? hospedes?)(?![a-z])/
const oneOption = /(?<![a-z])(?:uma?|algum\w*|opcao|opcoes|saida|alternativa|versao)(?![a-z])/
const ofAll =
  /(?<![a-z])(?:tudo|tod[oa]s|so|somente|apenas|nada|nenhum\w*|carta|cardapio|bar|casa|evento|festa|ser)(?![a-z])/
const isReason = (one: DraftWish, folded: string): boolean =>
  one.wish.kind === 'exclude' &&
  (one.wish.why === 'taste' || one.wish.why === 'supply') &&
  othersReason.test(folded.slice(clauseAround(folded, one).start, one.end))

/** The draft of a request for drinks, dishes or pairings in which no half-heard word turns a wish around. */
export function withPolarity(text: string, draft: Draft): Draft {
  const folded = foldInPlace(text).toLowerCase()
  const asides = [...(draft.asides ?? [])]
  const wishes = draft.wishes.flatMap((one): DraftWish[] => {
    const { wish, start, end } = one
    const clause = clauseAround(folded, one)
    if (wish.kind === 'equipment' && wish.has) {
      const sentence = folded.slice(start, sentenceAround(folded, one).end)
      const at = folded.slice(start, clause.end)
      const name = foldInPlace(wish.what).toLowerCase().split(' ')[0] ?? ''
      const from = at.indexOf(name.slice(0, 5))
      const place = from < 0 ? 0 : from + name.length
      const isGone = gone.test(at.slice(place)) || refused.test(sentence.slice(place))
      return isGone ? [{ ...one, wish: { ...wish, has: false } }] : [one]
    }
    if (isReason(one, folded)) {
      asides.push({ start, end })
      return []
    }
    if (wish.kind === 'zeroAlcohol' && wish.count === undefined && wish.part === undefined) {
      const said = folded.slice(clause.start, clause.end)
      return oneOption.test(said) && !ofAll.test(said) ? [{ ...one, wish: { ...wish, count: 1 } }] : [one]
    }
    return [one]
  })
  return { ...draft, wishes, asides: asides.toSorted((a, b) => a.start - b.start) }
}

/** "lá em cima faz frio" names the weather, and no board of cold cuts. */
const weather = /(?<![a-z])(?:faz|fazendo|muito|ta|esta|no|pro|do|de) frio(?![a-z])/

function isWeather({ wish, start, end }: DraftWish, folded: string): boolean {
  if (wish.kind !== 'promote' && wish.kind !== 'keepItem') return false
  const said = folded.slice(start, end)
  return (
    /(?<![a-z])frios?(?![a-z])/i.test(wish.item) &&
    weather.test(said) &&
    !/(?<![a-z])frios(?![a-z])/.test(said)
  )
}

/** "Tira o pudim, que não sai": it hardly sells, and does not stay. */
const hardlySells =
  /(?<![a-z])(?:que|porque|pq|pois|ja que)[^.!?;\n]*(?<![a-z])nao sai(?! d[oa] cardapio)(?![a-z])/

function isReasonToDrop(one: DraftWish, { wishes }: Draft, folded: string): boolean {
  const { wish } = one
  if (wish.kind !== 'keepItem') return false
  return wishes.some(
    ({ wish: other, end }) =>
      other.kind === 'dropItem' &&
      other.item === wish.item &&
      end <= one.end &&
      hardlySells.test(folded.slice(sentenceAround(folded, one).start, one.end)),
  )
}

/** The draft of a menu without the weather, and without what only says why an item leaves. */
export function withMenuPolarity(text: string, draft: Draft): Draft {
  const folded = foldInPlace(text).toLowerCase()
  const reasons = draft.wishes.filter((one) => isReasonToDrop(one, draft, folded))
  const wishes = draft.wishes.filter((one) => !reasons.includes(one) && !isWeather(one, folded))
  const asides = [...(draft.asides ?? []), ...reasons.map(({ start, end }) => ({ start, end }))]
  return { ...draft, wishes, asides: asides.toSorted((a, b) => a.start - b.start) }
}
