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

/** Words that only turn to the next thought, and what every request of its kind is about. */
const idle =
  /^(?:(?:alias|td|tudo|tudo (?:bem|bom|certo)|beleza|e ai|olha so|enfim|bom|entao|ok|certo|outra coisa|mais uma coisa|so isso|e isso|por enquanto e isso|(?:muito )?obrigad[oa]|valeu|grat[oa]|abracos?)\s*)+$|^(?:eu |a gente )?(?:quero|queria|queremos|preciso|precisamos|gostaria(?: de)?|vamos|vou)(?: de)? (?:ajustar|rever|revisar|atualizar|reajustar|arrumar|mexer n|acertar|corrigir)(?: ?[oa]s?)?(?: ?(?:meus|nossos))?(?: (?:precos?|tabela(?: de precos)?))?(?:,? (?:mas )?sem (?:espantar|assustar|perder|afastar|afugentar)(?: (?:a|o|os|as|meus|minha))? (?:freguesia|fregues\w*|client\w+|povo|pessoal|turma|publico))?$/

/** Asks for nothing but the answer to what was asked just before: "se algum está abaixo, me avise qual", "dá para chegar?" */
const askedAgain =
  /^(?:(?:se )?(?:algum|alguma|tiver|houver|item|itens)[a-z ]{0,40}(?:abaixo|acima|assim|algum|alguma|nessa situacao)|(?:e )?(?:me )?(?:avis|dig|fal|mostr|expliq)\w* (?:qual|quais|quanto|o que|por ?que|como)[a-z ]{0,40}|(?:da|daria|e possivel|consigo|conseguimos)?(?: ?(?:para|pra))? ?(?:chegar|bater|alcancar|conseguir)(?: la| nisso| essa meta)?)$/

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
  const repeats = (passage: DraftUnread) =>
    askedAgain.test(said(passage).trim()) &&
    wishes.some(
      ({ wish, end }) => wish.kind === 'question' && end <= passage.start && passage.start - end < 90,
    )
  const isTalk = (passage: DraftUnread) => talk.test(said(passage).trim()) || idle.test(said(passage).trim())
  const ends = new Map<DraftWish, number>()
  const open = unread.filter((passage) => {
    if (passage.blocking) return true
    const wish = explained(passage)
    if (wish && passage.end - wish.start <= longestText) {
      ends.set(wish, passage.end)
      return false
    }
    return !isTalk(passage) && !repeats(passage)
  })
  return { wishes: wishes.map((one) => ({ ...one, end: ends.get(one) ?? one.end })), unread: open }
}
