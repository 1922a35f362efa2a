/** Sentences that guests shall read: whatever they speak of, they are printed, and take nothing off the menu. */
import { type Concept, spanOver } from './thoughts.ts'

const verb =
  '(?:avis\\w*|inform\\w+|escrev\\w+|escrit\\w+|const\\w+|cont\\w+ no|deix\\w+ (?:bem )?(?:claro|avisado|escrito)|diz(?:er|endo)?|diga|bot\\w+|coloc\\w+|coloqu\\w+|poe|por|ponha|imprim\\w+|lembr\\w+|recado|nota|observac\\w+|aviso|frase|alert\\w+)'
const told = new RegExp(
  `\\b${verb}(?: (?:(?:n[oa]|ao|pr[oa]) (?:pe|rodape|fim|final|cantinho|canto|topo|alto|cardapio|papel|menu|folha|pagina)(?: d[oa] \\w+)?|la|ai|embaixo|bem grande|pequenininho|uma? (?:linha|frase|nota|aviso|recado|observacao)|pro cliente|pro povo|pra (?:todo mundo|gente)|dizendo|avisando|falando|de))* (?:de )?que (?<said>.+)$`,
)
const wants =
  /\b(?:quero|queria|gostaria|precis\w+|tem que|tenho que|favor|pode\w*|faz|bota|bote|poe|ponha|coloca|coloque|escreva|avisa|avise|deixa|deixe|lugar|cardapio|rodape|papel|menu|folha|pagina|aviso|avisar|informar|constar|escrito)\b/
/** What is told of guests, of the past, or asked, is no notice. */
const notNotice =
  /\?\s*$|\b(?:nao (?:quero|precisa|escrev\w+|bot\w+|coloc\w+)|ja (?:avisei|falei|disse)|voc[ea]s?|me (?:diz|diga|avis\w+|inform\w+|lembr\w+)|vou (?:lembrar|dizer)|o senhor|consultor\w*|sai|sair)\b/
/** Reasons behind the sentence are not printed. */
const reason =
  /,? (?:porque|pois|ja que|pq|que (?:o povo|todo mundo|o pessoal|muita gente|sempre|toda hora))\b.*$|, .{0,6}(?:perguntam|vive\w* pergunt\w+).*$/

/** "ponha um aviso de que tudo leva trigo" */
export const notice: Concept = (thought) => {
  const said = thought.said.replace(/[\s.,;:!?]+$/, '')
  const found = told.exec(said)
  const words = found?.groups?.said?.replace(reason, '').trim()
  if (!found || words === undefined || !wants.test(said) || notNotice.test(thought.said)) return null
  if (words.split(/\s+/).length < 3 || words.length > 150) return null
  const from = found.index + found[0].length - (found.groups?.said ?? '').length
  const note = thought
    .own(thought.at + from, thought.at + from + words.length)
    .trim()
    .replace(/ e que (?=n[aã]o )/giu, ' e ')
  return {
    wishes: [{ kind: 'pageNote', note: `${note.charAt(0).toUpperCase()}${note.slice(1)}`, print: true }],
    span: spanOver(thought, [found.index, said.length - 1]),
  }
}
