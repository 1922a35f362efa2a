/** A short question that only asks about the sentence before it: "Subi a peixada em julho. Valeu a pena?" */
import { foldInPlace } from '../text/fold.ts'

const subject = '(?:(?:isso|ess[ea]|el[ea]s?|eu|a gente|estou|to|esta|ta|foi|sera que|sera) )*'
const asked = [
  '(?:valeu|vale|valeria) (?:mesmo )?(?:a )?pena(?: (?:manter|voltar|fazer|mexer|isso|ainda|mesmo))?',
  '(?:compensa|compensou|compensaria)(?: (?:isso|mesmo|manter|fazer|voltar))?',
  '(?:faz|fez|faria) sentido',
  'fiz (?:bem|mal|certo)',
  'deu certo',
  '(?:devo|devia|posso|vale) (?:baixar|voltar|manter|subir|aumentar|tirar|repassar|mexer|fazer)(?: (?:isso|atras|tudo|o preco|(?:ao|pro|para o) preco (?:antigo|de antes|anterior)|(?:ao|pro|para o) que era))?',
  '(?:muito )?(?:caro|barato|certo|errado|bom|ruim)',
  '(?:da|consigo|conseguimos) (?:(?:pra|para) )?(?:conseguir|chegar|fazer|alcancar)(?: (?:la|nisso|isso))?(?: so com (?:o )?precos?)?',
  'o que (?:eu )?(?:faco|devo fazer)',
].join('|')
const tail = new RegExp(`[.;](?=\\s+(?:e |entao |mas )?${subject}(?:${asked})\\s*\\?)`, 'g')

/** The text with such a question in the sentence that it is about; places stay. */
export const withJoinedTails = (text: string): string => {
  const folded = foldInPlace(text).toLowerCase()
  return [...folded.matchAll(tail)].reduce(
    (joined, { index }) => `${joined.slice(0, index)},${joined.slice(index + 1)}`,
    text,
  )
}
