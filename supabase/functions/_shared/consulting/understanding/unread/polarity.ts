/** Readings that a word beside them turns around: none of these may be followed as it stands. */
import type { Draft, DraftWish } from '../text/draft.ts'
import { foldInPlace } from '../text/fold.ts'
import type { Span } from '../text/half-read.ts'

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
  /^(?:(?! (?:mas|porem|e) )[^,;.!?\n]){0,12}(?<![a-z])(?:nao|nem) (?:a gente |eu )?(?:tem|temos|tenho|ha|existe|funciona|presta|usamos|uso)(?![a-z])|^(?:(?! (?:mas|porem|e) )[^,;.!?\n]){0,12}(?<![a-z])(?:quebr\w+|pif\w+|queimou|estragou|vendi|vendemos)/
/** "que ninguém bebe com peixe cru": why something is refused, not what is. */
const othersReason =
  /^\s*(?:que|porque|pq|pois|ja que|senao) (?:ninguem|o povo|o pessoal|os? clientes?|a turma|a clientela|gente|o turista|os? hospedes?)(?![a-z])/
const oneOption = /(?<![a-z])(?:uma?|algum\w*|opcao|opcoes|saida|alternativa|versao)(?![a-z])/
const ofAll =
  /(?<![a-z])(?:tudo|tod[oa]s|so|somente|apenas|nada|nenhum\w*|carta|cardapio|bar|casa|evento|festa|ser)(?![a-z])/
/** "nenhum prato infantil sai" keeps them. */
const noneLeaves =
  /(?<![a-z])(?:nenhum\w*|nunca|jamais|nao|nem)(?: [a-z]+){0,5} (?:sai|saem|saia|saiam|some|somem|corta|cortem|tira|tirem|mexe|mexem)(?![a-z])|(?<![a-z])(?:nao|nunca|nem) (?:pode\w* )?(?:sair|tirar|cortar|sumir|mexer)(?![a-z])/

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
      const at = folded.slice(start, clause.end)
      const name = foldInPlace(wish.what).toLowerCase().split(' ')[0] ?? ''
      const from = at.indexOf(name.slice(0, 5))
      const behind = at.slice(from < 0 ? 0 : from + name.length)
      return gone.test(behind) ? [{ ...one, wish: { ...wish, has: false } }] : [one]
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

/** The draft of a menu in which "nenhum prato infantil sai" takes nothing out. */
export function withoutTurnedDrops(text: string, given: Draft): Draft {
  const folded = foldInPlace(text).toLowerCase()
  const draft = { ...given, wishes: given.wishes.filter((one) => !isWeather(one, folded)) }
  const turned = draft.wishes.filter(({ wish, ...span }) => {
    const { start, end } = clauseAround(folded, span)
    return wish.kind === 'dropItem' && noneLeaves.test(folded.slice(start, end))
  })
  if (turned.length === 0) return draft
  const passages = new Map(turned.map((one) => [clauseAround(folded, one).start, clauseAround(folded, one)]))
  return {
    ...draft,
    wishes: draft.wishes.filter((one) => !turned.includes(one)),
    unread: [
      ...draft.unread,
      ...[...passages.values()].map(({ start, end }) => ({
        start: start + (/^\s*(?:e )?/.exec(folded.slice(start))?.[0].length ?? 0),
        end,
        why: 'unknown' as const,
        blocking: false,
        choices: [],
      })),
    ].toSorted((a, b) => a.start - b.start),
  }
}
