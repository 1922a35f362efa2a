/** Passages that only say why: they are no wish, and the wish beside them is read. */
import { type Draft, type DraftUnread, type DraftWish, longestText } from '../text/draft.ts'
import { foldInPlace } from '../text/fold.ts'

/** Words that a reason has not: an order, an amount, a danger. */
const asksSomething =
  /\d|\b(?:sub\w+|sob\w+|aument\w+|baix(?:ar|e|em)|mex\w+|tir\w+|alerg\w+|intoler\w+|celiac\w+|desconto|quero|queria|preciso|faca|nao (?:pode|quero|vou|deixe|use|conte)|sem|so|ate|no maximo|quanto|qual|quando|promo\w*|combo)\b/
/** Right before a reason: "porque", "que a", "pois". */
const because =
  /(?:\b(?:porque|pois|que|ja que|senao)\s+(?:(?:o|a|os|as|meu|minha|ja|eu|ele|ela|isso|la|ai|aqui|e|era|ta|esta|foi)\s+)*|[(]\s*(?:(?:esta|ta|e|fica|no|na|ja)\s+)*)$/
/** Greetings, who writes, and what others think. */
const talk =
  /^(?:(?:minha )?gente|pessoal|meu povo|bom dia|boa tarde|boa noite|oi|ola|olha|ei)?\s*(?:aqui (?:e|quem fala e|fala) (?:o|a) [a-z]+|sou (?:o|a) (?:dono|dona|chef|gerente|cozinheir[oa]|socio|socia)(?: d[eao] [a-z]+)*)?$|^(?:(?:a gente|nos|eu|aqui)\s*)?(?:vive|vivemos|vivo) d[eoa] [a-z ]+$|^(?:meu|minha) (?:marido|mulher|esposa|socio|socia|filho|filha|contador|contadora|gerente|patrao) (?:acha|diz|fala|jura) (?:que )?[a-z ]+$|^(?:me )?(?:ajud\w+|desculp\w+|obrigad\w+|valeu)\b[a-z ]*$/

/** A reason follows what it explains: only words and a comma stand between. */
export function withoutReasons(text: string, { wishes, unread }: Draft): Draft {
  const folded = foldInPlace(text)
  const said = ({ start, end }: DraftUnread) => folded.slice(start, end)
  /** The wish that a passage explains, if it does. */
  const explained = (passage: DraftUnread) => {
    const before = folded.slice(Math.max(0, passage.start - 40), passage.start)
    if (!because.test(before) || asksSomething.test(said(passage).replace(/\bate [a-z]+$/, ''))) return
    return wishes.findLast(({ end }) => end <= passage.start && passage.start - end < 30)
  }
  const isTalk = (passage: DraftUnread) => talk.test(said(passage).trim())
  const ends = new Map<DraftWish, number>()
  const open = unread.filter((passage) => {
    if (passage.blocking) return true
    const wish = explained(passage)
    if (wish && passage.end - wish.start <= longestText) {
      ends.set(wish, passage.end)
      return false
    }
    return !isTalk(passage)
  })
  return { wishes: wishes.map((one) => ({ ...one, end: ends.get(one) ?? one.end })), unread: open }
}
