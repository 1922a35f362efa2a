/** "Comparar só os burgers e as porções; das bebidas, apenas o suco": all else stays out of the comparison. */
import { namesItem } from '../../base/request/match-item.ts'
import { subjectsOf } from '../questions/price-subjects.ts'
import { type Named, question } from '../spoken/pieces.ts'
import { type Draft, inserted } from '../text/draft.ts'
import { foldInPlace } from '../text/fold.ts'
import { meets } from '../text/half-read.ts'

const compares =
  /(?<!\p{L})(?:compar\p{L}+|compare|olh(?:ar|e|em)|analis\p{L}+) (?:so|somente|apenas|unicamente) (?:mesmo )?(?:(?:com )?(?:n?[oa]s? )?)?(?<kept>[^;:?\d]+?)(?:[;,]\s*(?:e )?d[oae]s? (?<section>[^;:,?\d]{3,30}),? (?:so|somente|apenas) (?<some>[^;:?\d]+))?[\s.!]*$/u

/** "Só quero comparar os petiscos", "me interessa só a parte de bebidas", "para mim só importa a caipirinha" */
const wants =
  /(?<!\p{L})(?:(?:so|somente|apenas) (?:quero|queria|preciso|precis\p{L}+|vale|e para|e pra|da (?:pra|para)) (?:que )?(?:compar\p{L}+|analis\p{L}+|olh\p{L}+|ver)(?: (?:com el[ea]s?|os precos))?|(?:so|somente|apenas) (?:me |nos )?(?:interess\p{L}+|import\p{L}+)|(?:me |nos )?(?:interess\p{L}+|import\p{L}+)(?: (?:para|pra) mim)? (?:e )?(?:so|somente|apenas)|(?:(?:quero|queria) (?:a |uma )?)?comparac\p{L}+ (?:e )?(?:so|somente|apenas)) (?:mesmo )?(?:com )?(?:n?[oa]s? |d[aeo]s? )?(?:(?:parte|precos?|secao|lado) d[aeo]s? )?(?<kept>[^;:?\d]+?)[\s.!]*$/u

/** Most items that are named one by one. */
const mostNamed = 12

/** What the house sells and the owner's words do not keep: sections as a whole where nothing of them stays. */
function othersOf(kept: readonly string[], names: readonly Named[]): string[] {
  const items = names.filter(({ isSection }) => !isSection)
  const isKept = ({ name, section }: Named) => kept.some((said) => namesItem(said, { name, section }))
  const sections = [...new Set(items.map(({ section }) => section))]
  return sections.flatMap((section) => {
    const own = items.filter((one) => one.section === section)
    const out = own.filter((one) => !isKept(one))
    return out.length === own.length && section !== null ? [section] : out.map(({ name }) => name)
  })
}

/** A sentence; the part behind a semicolon belongs to it. */
const sentences = /(?<![^.!?\n])[^.!?\n]+/gu

export function withOnlyCompared(text: string, draft: Draft, names: readonly Named[]): Draft {
  let read = draft
  for (const { 0: said, index } of foldInPlace(text).toLowerCase().matchAll(sentences)) {
    const found = compares.exec(said) ?? wants.exec(said)
    const { kept = '', some } = found?.groups ?? {}
    const [whole, part] = [subjectsOf(kept, names), some === undefined ? [] : subjectsOf(some, names)]
    const out = found && whole && part ? othersOf([...whole, ...part], names) : []
    if (out.length === 0 || out.length > mostNamed) continue
    const start = index + (/^[\s,;]*/.exec(said)?.[0].length ?? 0)
    const span = { start, end: index + said.replace(/[\s.,;:!]+$/, '').length }
    const inside = read.wishes.filter((one) => meets(one, span))
    if (inside.some(({ wish }) => wish.kind === 'competitorPrice')) continue
    const left = read.wishes.filter((one) => !inside.includes(one))
    read = {
      ...read,
      wishes: out.reduce(
        (wishes, item) => inserted(wishes, { ...span, wish: question('notCompared', { item }) }),
        left,
      ),
      unread: read.unread.filter((one) => one.blocking || !meets(one, span)),
    }
  }
  return read
}
