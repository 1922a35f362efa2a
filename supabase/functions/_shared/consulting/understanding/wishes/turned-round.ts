/** Readings of a menu's clauses that would do the reverse of what they say: these stay with the owner. */
import type { Named } from '../spoken/pieces.ts'
import { type Draft, type DraftWish, unreadAt } from '../text/draft.ts'
import { foldInPlace } from '../text/fold.ts'

/** What is told of an item that may go, or that nobody orders. */
const mayGo =
  /(?<![a-z])(?:(?:pod(?:e|em|era|eria|iam?)|deve\w*|vai|tem que) (?:ser )?(?:sair|ir embora|tir\w+|cort\w+|limar|lim[ae]|arranc\w+|suprim\w+|elimin\w+|retirad\w+|sumir|cair)|ninguem (?:pede|quer|compra)|(?:num|nao) vend\w+ nada|lim(?:ar|em)|arranc\w+|suprimid\w+)(?![a-z])/
const spared =
  /(?<![a-z])(?:nao (?!vend)|nao$|menos|exceto|nunca|nem|jamais|fic\w+|mant\w+|continu\w+|permanec\w+)/
/** "cortando das tradicionais": some of them. */
const someOf = /(?<![a-z])(?:cort|tir|enxug|reduz|diminu|sacrific)\w* (?:\w+ ){0,5}d[ao]s? $/
/** Guests who eat so, and not a kitchen that cooks so. */
const guests =
  /(?<![a-z])(?:tem (?:muit\w+|gente|hospede\w*)|povo d[oa]|turma d[oa]|o que (?:eu )?tenho|(?:pra|para) (?:eles|elas|quem)|come o que|prato novo)(?![a-z])/

/** The sentence around a wish. */
function around(folded: string, { start, end }: DraftWish): string {
  const before = /[^.!?;\n]*$/.exec(folded.slice(0, start))?.[0] ?? ''
  const after = /^[^.!?;\n]*/.exec(folded.slice(end))?.[0] ?? ''
  return `${before}${folded.slice(start, end)}${after}`
}

function isTurned(folded: string, one: DraftWish, names: readonly Named[]): boolean {
  const { wish, start, end } = one
  const said = folded.slice(start, end)
  if (wish.kind === 'keepItem' && wish.part === undefined) {
    const rest = /^(?:, (?:por|que|como) [^,.!?;\n]*,)?[^,.!?;\n]*/.exec(folded.slice(end))?.[0] ?? ''
    return mayGo.test(`${said}${rest}`) && !spared.test(`${said}${rest}`)
  }
  if (wish.kind === 'dropItem') {
    if (/^(?:salvo|exceto)(?![a-z])/.test(said)) return true
    const isSection = names.some((named) => named.isSection && named.name === wish.item)
    const at = Math.max(start, end - wish.item.length - 1)
    return (
      isSection && wish.weak !== true && (someOf.test(folded.slice(0, at)) || /^cort\w+ d[ao]s? /.test(said))
    )
  }
  return wish.kind === 'exclude' && wish.why === 'diet' && guests.test(around(folded, one))
}

/** "acima de 90 não quero nada": the dearest, and not the cheapest. */
const isRefusedAbove = (folded: string, one: DraftWish) =>
  /(?<![a-z])(?:acima|mais|pra cima|alem) d[eo]s? (?:r\$ ?)?[\d.,]+(?: reais)?,? (?:\w+ ){0,3}(?:nao|nem|nada|nunca|ninguem)(?![a-z])/.test(
    `${folded.slice(one.start, one.end)}${/^[^.!?;\n]*/.exec(folded.slice(one.end))?.[0] ?? ''}`,
  )

/** "depois das 11 da noite" */
const isLate = (folded: string, { start, end }: DraftWish) =>
  /\d ?(?:h|hs|horas?)? da (?:noite|tarde)/.test(folded.slice(start, end + 12))

/** The draft without them; hours of the evening are those. */
export function withoutTurnedRound(text: string, draft: Draft, names: readonly Named[]): Draft {
  const folded = foldInPlace(text).toLowerCase()
  const out = draft.wishes.filter((one) => isTurned(folded, one, names))
  const wishes = draft.wishes.flatMap((one) => {
    if (out.includes(one)) return []
    const { wish } = one
    if (
      wish.kind === 'price' &&
      wish.min !== undefined &&
      wish.max === undefined &&
      isRefusedAbove(folded, one)
    ) {
      const { min: max, ...rest } = wish
      return [{ ...one, wish: { ...rest, max } }]
    }
    return wish.kind === 'served' && wish.from !== undefined && wish.from < 12 && isLate(folded, one)
      ? [{ ...one, wish: { ...wish, from: wish.from + 12 } }]
      : [one]
  })
  return {
    ...draft,
    wishes,
    unread: [...draft.unread, ...out.map(unreadAt)].toSorted((a, b) => a.start - b.start),
  }
}
