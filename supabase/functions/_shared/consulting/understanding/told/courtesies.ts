/** Clauses that ask for nothing: greetings, announcements, and what the consultation is anyway. */
import { foldInPlace } from '../text/fold.ts'
import { healthWords } from '../text/health-words.ts'

const courtesy =
  '(?:prezad[oa]s?|senhor(?:es|as)?|car[oa]s? (?:amig[oa]s?|consultor\\w*)|ol[ae]|oi+e*|opa|(?:a )?paz d[eo] (?:senhor|cristo|deus|name)|bom dia|boa (?:tarde|noite)|(?:td|tudo) (?:bem|bom)|pessoal|gente|equipe|turma|galera|afinal|enfim|bom|bem|entao|olha|veja(?:m)?|(?:muito )?obrigad[oa]s?|grat[oa]|valeu(?! *\\?)|agradec\\w+(?: (?:muito|a|pel[ao]|por))*|(?:pela |por )?(?:sua |toda a )?(?:atencao|ajuda|paciencia)|bom trabalho|ate (?:logo|mais|breve)|(?:um )?(?:forte |grande )?abracos?|beijos?|e ?ai|ei|o|oh|ah|ih|ixe|uai|ue|tche|bah|oxe|oxente|poxa|puxa|caramba|eita|vixe?|mach(?:o|inho)|man[oa]|cara|vei|bixo|(?:meu|minha) (?:amig[oa]|povo|gente|querid[oa]|chef\\w*|patr\\w+|consagrad[oa]|rei|filh[oa])|amig[oa]s?|querid[oa]s?|(?:o )?(?:negocio|lance|caso) e o seguinte|e o seguinte|bora(?: la)?|vamos la|tamo junto|(?:td|tudo) certo|blz|beleza|salve|fala|(?:me )?desculp\\w+(?: (?:[oa]s?|pel[oa]|algum|qualquer))?(?: (?:texto|mensagem|audio|demora|tamanho|bagunca|incomodo|erros?|letra))?(?: d[aeo]s? (?:texto|mensagem|audio))?(?: (?:compri\\w+|long\\w+|grande\\w*))?|atenciosamente|respeitosamente|cordialmente|att|abracos?|desde ja|fico no aguardo|aguardo (?:retorno|o retorno|voces)?|no aguardo|conto com voces|qualquer (?:coisa|duvida)|por favor|se possivel|(?:o )?seguinte|so que|(?:e |era )?(?:so )?isso(?: ai)?(?: mesmo)?|e so(?: isso)?|eu|a gente|nos|e|mas|so|aqui)'
const announced =
  '(?:(?:segue(?:m)?|vai|vao|abaixo|aqui (?:vai|vao|esta|estao)|vou (?:explicar|contar|dizer|passar|listar)|deixa eu (?:explicar|contar)|e|sao|preciso d)(?: (?:abaixo|ai|aqui|em anexo|a seguir))?(?: (?:o|a|os|as))?(?: (?:seguinte|lista|pedido|meu pedido|nosso pedido|pontos|informac\\w+|observac\\w+|detalhes|ideia|minhas? ideias?))?(?: ?(?:o |do |com o )?que (?:eu |a gente |nos )?(?:preciso|precisamos|precisa|quero|queremos|quer|gostaria|penso|pensei|imagino|imaginei)(?: (?:para|pra|pro|no|na|n?esse|n?essa) .{3,60})?)?)'
const consultation =
  '(?:(?:quer(?:o|ia|emos)|precis\\w+(?: de)?|gostaria(?:mos)? de|vamos fazer|fac\\w+|me (?:ajud\\w+|fac\\w+|mand\\w+))?\\s*(?:ter |receber |fazer |refazer |mudar |montar |redesenhar |com )?(?:um |uma |o |a |meu |minha |nosso |nossa )?(?:novo |nova |boa |bom )?(?:cardapio|menu|carta|calendario|relatorio|previsao|analise|consultoria|ajuda|comparacao)(?: nov[oa]| renovad[oa]| melhor| atualizad[oa]| complet[oa])?)'
/** Whoever writes: "meu nome é Socorro", "aqui é a Teresa, filha da dona Assunta". */
const introduced =
  '(?:(?:aqui (?:e|fala)|quem (?:fala|escreve) e|(?:o )?meu nome e|me chamo|escrevo em nome d[eao]s?|falo (?:em nome d[eao]s?|pel[ao]))(?: [oa])?(?: (?:irma|irmao|dona|seu|tia|tio|pastor|padre|chef))? name(?: (?:d[aeo]s? )?name){0,3}(?:,? (?:aqui )?d[aeo]s?(?: [a-z]{1,12}){1,2})?(?:, (?:a |o )?(?:filh[oa]|don[oa]|gerente|soci[oa]|chef|responsavel|proprietari[oa])(?: (?:name|[a-z]{1,12})){0,4})?)'
/** What stands above a list: "Orientações para a revisão de preços". */
const heading =
  '(?:(?:orientacoes|instrucoes|diretrizes|briefing|pedidos?|pontos)(?: (?:para|sobre|d[aeo]s?)(?: [a-z]{1,12}){1,4})?|o que (?:eu |nos |a gente )?(?:quer\\w+|precis\\w+|esper\\w+))'
/** How many there are is seen by their names. */
const rivals =
  '(?:(?:tenho|temos|sao|existem|ha) (?:\\d|dois|tres|quatro|cinco|alguns|varios|muitos|uns) (?:concorrentes?|rivais|vizinhos)(?: (?:aqui|bem|perto|na|no|em|da|do) [^.,;:!?]{2,40})?)'
/** Longest passage that may be one. */
const longestIdle = 160
/** Each is tried at the end of the one before it: a single pattern of them all would try every division of a text. */
const idle = [courtesy, announced, consultation, introduced, heading, rivals].map(
  (source) => new RegExp(`${source}(?![a-z0-9])`, 'y'),
)
const gap = /[\s,.!:;?-]*/y

/** Whether a text is nothing but such clauses, the longest at each place. */
function isIdle(said: string): boolean {
  let at = 0
  while (at < said.length) {
    gap.lastIndex = at
    at += gap.exec(said)?.[0].length ?? 0
    if (at >= said.length) return true
    const lengths = idle.map((one) => {
      one.lastIndex = at
      return one.exec(said)?.[0].length ?? 0
    })
    const longest = Math.max(...lengths)
    if (longest === 0) return false
    at += longest
  }
  return true
}

/** Whether a passage is nothing but a greeting, an announcement, or what the consultation is anyway. */
export function asksForNothing(passage: string): boolean {
  const said = foldInPlace(named(passage)).toLowerCase().trim()
  return said !== '' && said.length <= longestIdle && isIdle(said)
}

/** "Meu nome é Socorro": people and houses are “name”, so that no food can stand in their place. */
const named = (passage: string): string =>
  passage
    .replace(/(?<=\S )\p{Lu}\p{Ll}+/gu, 'name')
    .replace(
      /(?<=(?:em nome d[eao]s?|pel[ao]) )(?:restaurante|hotel|bar|casa|pousada|barraca|padaria|pizzaria|caf[eé]\p{Ll}*)/giu,
      'name',
    )

const signed =
  /(?:[Oo]brigad[oa]s?|[Aa]bra[cç]os?|[Aa]tt|[Aa]tenciosamente|[Rr]espeitosamente|[Gg]rat[oa]|[Cc]ordialmente|[Vv]aleu|[Aa]ten[cç][aã]o|[Aa]juda|[Aa]grade[cç]\p{L}+|[Bb]eijos?)[\s,.!–-]+(\p{Lu}\p{L}+(?: (?:d[aeo]s? )?\p{Lu}\p{L}+){0,3})[\s.!]*$/u
const sentence = /(?:[^.!?\n]|(?<=\d)\.(?=\d))+[.!?]*/gu

const blank = (said: string) => said.replace(/[^\s.!?]/g, ' ')

/** The first clause of a sentence, up to its comma. */
const leading = /^\s*[^,:.!?;\n]{1,60}[,:](?!\d)/u

/** A sentence without the clauses before its matter: "minha amiga, o negócio é o seguinte: …". */
function withoutLead(said: string): string {
  const [lead = ''] = leading.exec(said) ?? []
  return lead === '' || !asksForNothing(lead)
    ? said
    : lead.replace(/[^\s]/g, ' ') + withoutLead(said.slice(lead.length))
}

/** The text without what asks for nothing, whole sentences or how they begin, and without the name under it; places stay. */
export function withoutCourtesies(text: string): string {
  const [, name = ''] = signed.exec(text) ?? []
  const at = name === '' ? -1 : text.lastIndexOf(name)
  const open = at < 0 ? text : text.slice(0, at) + blank(name) + text.slice(at + name.length)
  return open.replace(sentence, (said) =>
    /[\p{L}\p{N}]/u.test(said) && !healthWords.test(foldInPlace(said).toLowerCase()) && asksForNothing(said)
      ? blank(said)
      : withoutLead(said),
  )
}
