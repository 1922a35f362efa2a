/** How the posts are to sound: "tom elegante", "humor pode", and what they always remind of. */
import type { Given, Order } from './order.ts'

/** The wizard's voices in owners' words. */
const voices: readonly (readonly [RegExp, string])[] = [
  [/\b(?:elegant\w+|sofisticad\w+|formal|refinad\w+|chique|classud\w+|requintad\w+)\b/, 'Sofisticada'],
  [
    /\b(?:humor|engracad\w+|brincalh\w+|divertid\w+|bem[- ]humorad\w+|piadas?|zoeira|zuera|leve e solto)\b/,
    'Bem-humorada',
  ],
  [/\b(?:cearen\w+|sotaque|regional|matut\w+|nordestin\w+|cearenses|da terra)\b/, 'Cearense com sotaque'],
  [/\b(?:acolhedor\w*|carinhos\w+|familiar|afetuos\w+|calor\w+|simpatic\w+)\b/, 'Acolhedora'],
  [
    /\b(?:enxut\w+|minimalist\w+|curt\w+|poucas palavras|diret\w+|sobri\w+|discret\w+|seri\w+)\b/,
    'Minimalista',
  ],
  [/\b(?:descontraid\w+|informal|jovem|jovial|solt\w+|leve)\b/, 'Descontraída'],
  [/\b(?:didatic\w+|explicativ\w+|que ensin\w+)\b/, 'Didática'],
  [/\b(?:tradicional|classic\w+)\b/, 'Tradicional'],
  [/\b(?:praian\w+)\b/, 'Praiana'],
  [/\b(?:boemi\w+)\b/, 'Boêmia'],
  [/\b(?:modern\w+)\b/, 'Moderna'],
]
/** The voice that folded words describe. */
export const voiceOf = (folded: string): string | undefined =>
  voices.find(([words]) => words.test(folded))?.[1]

const about =
  /^(?:(?:mas|e|so|quero|queria|gostaria|gostariamos|prefiro|de|com|num|em|o|a|um|uma|use|usar|usem|mant\w+|escrev\w+) )*(?:tom|linguagem|jeito|estilo|voz|fala|textos?|legendas?|escrita|palavreado|pegada)(?: (?:d[aeo]s? (?:posts|textos|legendas|publicacoes|casa)|mais|bem|deve(?:m)? ser|tem que ser|e|seja(?:m)?|sempre|um|uma|de|meio|pouco))* (.+)$/
/** "posts bem-humorados": the posts themselves have the voice. */
const ofPosts =
  /^(?:(?:mas|e|so|quero|queria|prefiro|com|os|as|uns|umas|faz|faca(?:m)?) )*(?:posts?|posti?s|publicac(?:ao|oes)|postage(?:m|ns)|conteudos?)(?: (?:mais|bem|sempre|um pouco))? ([a-z-]+)$/
const allowed =
  /^(?:mas |e |so )*(.+?) (?:pode(?: (?:sim|a vontade|usar))?|e bem[- ]vind[oa]|liberad[oa]|cai bem|e bom)$/
const reminded =
  /^(?:(?:mas|e|por favor|favor|sempre|nunca esquec\w+ de|tem que|precisa|quero que|e bom|e para|e pra) )*(?:lembr\w+|avis\w+|diz\w*|dig\w+|reforc\w+|pon?h\w+|coloqu\w+|bot\w+|inclu\w+|beb[ae]|se for dirigir|se beber|quem (?:vem|vai|vier|for|beber?|dirige|estiver|volta))\b.*/
const sober =
  /\b(?:moderacao|se for dirigir|se beber|dirig\w+|volante|(?:de |com )(?:moto|carro)\b.*\bnao beb\w*|quem (?:vem|vai|vier|for) de (?:moto|carro)|lei seca|motorista da (?:rodada|vez)|consumo (?:responsavel|consciente)|maiores de (?:18|idade)|menores de 18)\b/

/** What posts about drinks always carry: the warning, and that who drives does not drink. */
export function readWarning({ clause }: Given): Order | null {
  const { folded } = clause
  if (clause.asks && clause.last) return null
  if (!sober.test(folded) || /\bsem (?:o )?aviso|nao precisa/.test(folded)) return null
  return reminded.test(folded) ||
    /^(?:beb[ae] com moderacao|se (?:for dirigir|beber)[, ]+nao (?:beb[ae]|dirija))$/.test(folded)
    ? { wishes: [{ kind: 'postRule', what: 'warning' }] }
    : null
}

export function readTone({ folded, clause }: Given): Order | null {
  if (clause.asks && clause.last) return null
  const found = about.exec(folded)?.[1] ?? ofPosts.exec(folded)?.[1] ?? allowed.exec(folded)?.[1]
  if (
    found === undefined ||
    /\b(?:nao|nem|sem|nunca|nada|menos)\b/.test(found) ||
    found.split(' ').length > 6
  )
    return null
  const voice = voiceOf(found)
  return voice === undefined ? null : { wishes: [{ kind: 'style', what: voice }] }
}
