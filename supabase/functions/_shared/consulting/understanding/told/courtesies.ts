/** Clauses that ask for nothing: greetings, announcements, and what the consultation is anyway. */
import { foldInPlace } from '../text/fold.ts'

const courtesy =
  '(?:prezad[oa]s?|senhor(?:es|as)?|car[oa]s? (?:amig[oa]s?|consultor\\w*)|ol[ae]|oi|oie|opa|bom dia|boa (?:tarde|noite)|tudo (?:bem|bom)|pessoal|gente|equipe|turma|galera|afinal|enfim|bom|bem|entao|olha|veja(?:m)?|obrigad[oa]s?|muito obrigad[oa]|grat[oa]|valeu|atenciosamente|cordialmente|att|abracos?|desde ja|fico no aguardo|aguardo (?:retorno|o retorno|voces)?|no aguardo|conto com voces|qualquer (?:coisa|duvida)|por favor|se possivel|(?:o )?seguinte|(?:e |era )?(?:so )?isso(?: ai)?(?: mesmo)?|e so(?: isso)?|eu|a gente|nos|e|mas|so|aqui)'
const announced =
  '(?:(?:segue(?:m)?|vai|vao|abaixo|aqui (?:vai|vao|esta|estao)|vou (?:explicar|contar|dizer|passar|listar)|deixa eu (?:explicar|contar)|e|sao|preciso d)(?: (?:abaixo|ai|aqui|em anexo|a seguir))?(?: (?:o|a|os|as))?(?: (?:seguinte|lista|pedido|meu pedido|nosso pedido|pontos|informac\\w+|observac\\w+|detalhes|ideia|minhas? ideias?))?(?: ?(?:o |do |com o )?que (?:eu |a gente |nos )?(?:preciso|precisamos|precisa|quero|queremos|quer|gostaria|penso|pensei|imagino|imaginei)(?: (?:para|pra|pro|no|na|n?esse|n?essa) .{3,60})?)?)'
const consultation =
  '(?:(?:quer(?:o|ia|emos)|precis\\w+(?: de)?|gostaria(?:mos)? de|vamos fazer|fac\\w+|me (?:ajud\\w+|fac\\w+|mand\\w+))?\\s*(?:ter |receber |fazer |refazer |mudar |montar |redesenhar |com )?(?:um |uma |o |a |meu |minha |nosso |nossa )?(?:novo |nova |boa |bom )?(?:cardapio|menu|carta|calendario|relatorio|previsao|analise|consultoria|ajuda|comparacao)(?: nov[oa]| renovad[oa]| melhor| atualizad[oa]| complet[oa])?)'
/** How many there are is seen by their names. */
const rivals =
  '(?:(?:tenho|temos|sao|existem|ha) (?:\\d|dois|tres|quatro|cinco|alguns|varios|muitos|uns) (?:concorrentes?|rivais|vizinhos)(?: (?:aqui|bem|perto|na|no|em|da|do) [^.,;:!?]{2,40})?)'
/** Longest passage that may be one. */
const longestIdle = 160
const idle = new RegExp(`^(?:(?:${courtesy}|${announced}|${consultation}|${rivals})[\\s,.!:;-]*)+$`)

/** Whether a passage is nothing but a greeting, an announcement, or what the consultation is anyway. */
export function asksForNothing(passage: string): boolean {
  const said = foldInPlace(passage).toLowerCase().trim()
  return said.length <= longestIdle && idle.test(said)
}
