import type { Draft, DraftWish } from '../text/draft.ts'

const number = '(?:\\d{1,2}|uma?|dois|duas|tr[eê]s|quatro|cinco|seis|sete|oito)'
const modal = '(?:dev\\p{L}*|t[eê]m (?:que|de|q)|precis\\p{L}*|pode\\p{L}*)'

/** "dois devem ser vegetarianos", "uma tem que ser sem glúten": the number and what stands between it and the trait. */
const counted = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:que |quero que )?((?:pelo menos |no m[ií]nimo |ao menos )?${number}(?: del[ea]s)?) (?:${modal} ser|sejam?|fossem?) (?=\\p{L})`,
  'giu',
)

/** Reads "dois devem ser vegetarianos" as "dois vegetarianos". All other places stay; what is read keeps its first word. */
export function withModalCounts(text: string, read: (plain: string) => Draft): Draft {
  const moved: { start: number; at: number; end: number }[] = []
  const plain = text.replace(counted, (said: string, amount: string, start: number) => {
    const short = `${amount} `.padStart(said.length)
    const end = start + said.length
    moved.push({ start, at: end - amount.length - 1, end })
    return short
  })
  const draft = read(plain)
  const movedTo = (start: number) => moved.find(({ at, end }) => start >= at && start < end)
  return {
    ...draft,
    wishes: draft.wishes.map((one): DraftWish => {
      const { wish } = one
      const found = movedTo(one.start)
      if (!found) return one
      const whole = { ...one, start: found.start }
      if (wish.kind !== 'share' || wish.count === undefined || wish.bound !== undefined) return whole
      // A requirement is a minimum.
      const { without, ...rest } = wish
      return { ...whole, wish: { ...rest, bound: 'at_least', ...(without && { without }) } }
    }),
    unread: draft.unread.map((one) => ({ ...one, start: movedTo(one.start)?.start ?? one.start })),
  }
}
