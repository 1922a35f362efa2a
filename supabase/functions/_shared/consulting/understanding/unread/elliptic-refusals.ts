/**
 * "Os sucos podem aumentar 1 real, mas limonada não": a refusal without a verb of its own refuses what the clause before it
 * allows. It takes nothing off a menu.
 */
import { type Draft, type DraftWish, givenBack } from '../text/draft.ts'
import { foldInPlace } from '../text/fold.ts'

const bare =
  /^(?:(?:e|mas|so|porem|menos) )*(?:(?:d?[oa]s?|n[oa]s?|em) )?[a-z0-9 ]{2,50}? (?:nao|nunca|nem pensar|jamais)$/
/** A verb within the refusal: it says itself what is refused. */
const verbs =
  /\b(?:tir\w+|cort\w+|sa[ií]\w*|elimin\w+|retir\w+|quer\w*|vend\w+|serv\w+|mex\w+|sob\w+|fic\w+|mud\w+|pode\w*|entr\w+|aparec\w+)\b/
/** Nothing new is refused without a word of newness: "o que está me tirando o sono" refuses nothing. */
const ofNew =
  /\bnov\w+|\bnovidade|\binvent\w+|\bcri\w+|\bacrescent\w+|\badicion\w+|\binclu\w+|\blanc\w+|\bmais (?:um|nenhum|nada|itens|pratos|drinks|coisa)|\bso o que|\bja (?:tem|tenho|vend|exist)|\bbot\w+|\bcoloc\w+|\bentr\w+|\baument\w+/
const ofPrice = /\b(?:sub\w+|sob\w+|aument\w+|pre[c]o\w*|reajust\w+|mex\w+|encarec\w+|reais|%)\b/
const ofCut = /\b(?:tir\w+|cort\w+|elimin\w+|retir\w+|sa(?:i|ir|em))\b/

export function withEllipticRefusals(text: string, draft: Draft): Draft {
  const folded = foldInPlace(text).toLowerCase()
  const isNamed = ({ wish, start, end }: DraftWish) =>
    wish.kind !== 'noNew' || ofNew.test(folded.slice(start, end))
  const named = givenBack(
    draft,
    draft.wishes.filter((one) => !isNamed(one)),
  )
  const wishes = named.wishes.map((one): DraftWish => {
    const { wish, start, end } = one
    if (wish.kind !== 'dropItem' || wish.weak || wish.ifNeeded) return one
    const said = folded.slice(start, end).trim()
    if (!bare.test(said) || verbs.test(said)) return one
    const before = folded.slice(Math.max(0, start - 90), start).replace(/^.*[.;!?\n]/s, '')
    if (ofPrice.test(before)) return { ...one, wish: { kind: 'keepPrice', item: wish.item } }
    return ofCut.test(before) ? { ...one, wish: { kind: 'keepItem', item: wish.item } } : one
  })
  return { ...named, wishes }
}
