/** An owner's care for the guests who always come, and sentences that only repeat that something is to be printed. */
import { question } from '../../spoken/pieces.ts'
import { type Concept, spanOver } from './thoughts.ts'

const fears =
  /\b(?:medo|receio|temo|preocup\w+|sem (?:espantar|assustar|perder|afugentar)|nao (?:quero|posso|da pra|gostaria de) (?:espantar|assustar|perder|afugentar))\b/
const loses = /\b(?:perd\w+|espant\w+|assust\w+|afugent\w+|sum\w+|ir embora|reclam\w+|ir pro)\b/
const regulars =
  /\b(?:client\w+|fregues\w*|povo|pessoal|turma|gente|vizinhanca|familias?|quem (?:sempre )?(?:vem|almoca|come|frequenta|pede))\b/
const ofPrices = /\b(?:mex\w+|pre[c]os?|aument\w+|sub\w+|caro|reajust\w+|mud\w+)\b/
const atOnce =
  /\b(?:nao|nem|nada de|sem) (?:\w+ ){0,3}?(?:aument\w+|sub\w+|mex\w+|reajust\w+|mud\w+)\b.{0,25}\b(?:tudo|todos|de uma (?:so )?vez|de vez|de uma vez so)\b.{0,20}\bvez\b|\b(?:aos poucos|devagar|de pouco em pouco)\b/
const goesOn =
  /^(?:(?:e|mas|entao|por isso|que) )*(?:peco com cuidado|com cuidado|vai devagar|devagar|aos poucos|com calma|tenho medo|ando|estou)\b.{0,60}$/

/** "receio que o aumento espante quem sempre vem": few prices at once, and no ban of all. */
export const fewAtOnce: Concept = (thought) => {
  const { said } = thought
  const [fear, loss, who] = [fears.exec(said), loses.exec(said), regulars.exec(said)]
  const slow = atOnce.exec(said)
  const isFear = fear && loss && who && ofPrices.test(said) && !/\btir\w+ (?:prato|item|o |a )/.test(said)
  if ((!isFear && !(slow && ofPrices.test(said))) || /\?\s*$|%|\breais\b|r\$/.test(said)) return null
  const at = isFear ? [fear.index, loss.index, who.index] : [slow?.index ?? 0]
  return { wishes: [question('fewChanges')], span: spanOver(thought, at, goesOn), tail: goesOn }
}

const printed =
  /^\s*(?:(?:e|isso|entao|mas|tambem) )*(?:(?:isso|isto) )?(?:precis\w+|tem que|tem de|deve|quero|queria|precisa|bota|escreve|coloca|ponha)(?: (?:estar|ficar|vir|ser|deixar|que|bem|isso|claro))* ?(?:escrit[oa]s?|escrever|avisad[oa]|no cardapio)?(?: (?:isso|isto))?(?: (?:n[oa] (?:cardapio|papel|menu|folha)|tambem|ai))*[\s.,;!]*$/
const ofService =
  /\bso (?:sai|tem|tenho|serv\w+|vend\w+|fa[cz]\w+|consigo|posso|da|e|na|no|a|as|aos|de|por)\b|\bserve\w* \w+|\bdemor\w+|\bencomenda\b/

/** "…, isso tem que ficar escrito na folha", of a dish's days: its line says so, and the printer need not be told. */
export const printedToo: Concept = (thought) => {
  const { pieces, before } = thought
  const at = pieces.findIndex(
    (piece) => printed.test(piece.said) && /escrit|escrev|avisad|isso|isto/.test(piece.said),
  )
  const piece = pieces[at]
  const earlier = pieces.slice(0, at).some(({ said }) => ofService.test(said))
  if (!piece || !(earlier || (at === 0 && before && ofService.test(before.said)))) return null
  const lead = /^[\s,;:]*/.exec(piece.said)?.[0].length ?? 0
  return {
    wishes: [],
    span: { start: piece.at + lead, end: piece.at + piece.said.replace(/[\s.,;:!?]+$/, '').length },
  }
}
