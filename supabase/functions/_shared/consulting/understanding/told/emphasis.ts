/**
 * What an owner adds to a request and asks for nothing: why it matters ("isso é sagrado"), how the message is written
 * ("desculpem o textão"), headings ("Observações:") and where the sheet is from. Only whole passages that no reader took:
 * "nem pensar" behind a question is a refusal.
 */
import { foldInPlace } from '../text/fold.ts'

const this_ = '(?:(?:e |porque |que |pq |mas )*(?:isso|isto|essa?|este|ela?|disso|nisso)(?: ai| aqui)? )?'
const stresses = [
  `${this_}(?:e |eh |ta )?(?:bem )?(?:sagrad[oa]|inegociavel|lei(?: aqui)?|ponto de honra|questao de honra|ponto final)`,
  `${this_}nao (?:se discute|tem (?:conversa|discussao|negocio)|abro mao(?: disso)?)`,
  `${this_}(?:me doi|me corta o coracao|me mata|me tira o sono|me preocupa)(?: muito| demais)?`,
  '(?:e )?(?:eu |a gente )?ja (?:assinei|combinei|decidi|fechei|assinamos|combinamos|decidimos|(?:ta|esta) (?:certo|decidido|combinado|fechado))(?: isso)?',
  '(?:e )?(?:e |por )?(?:pura )?(?:teimosia|mania|implicancia|vaidade|capricho)(?: minha| nossa| de familia| do meu \\w+)?',
  '(?:eu )?(?:ja )?(?:tomei|peguei) (?:abuso|raiva|ranço|ranco|gosto|birra)(?: del[ea]| disso)?',
]
const write =
  '(?:escrev\\w+|fal\\w+|diz\\w+|cont\\w+|explic\\w+|mand\\w+|list\\w+|soltar|soltando|ditando|desabaf\\w+)'
const message = [
  `(?:minha filha |meu filho |olh[ae] )?(?:eu )?(?:vou|deixa eu|deixe eu|quero|vamos) (?:ser sincer[oa]|${write}(?:(?: tudo| logo| aqui| assim| direto| de uma vez| por partes| rapido)+| (?:do|de) (?:um )?jeito(?: que \\w+)?| como (?:vem|sai|funciona)| o que (?:penso|sinto|acontece))*(?: porque .{3,60})?)`,
  '(?:me )?(?:desculp\\w+|perdo\\w+|foi mal)(?: (?:pel[oa]s?|[oa]s?|qualquer))+ (?:text(?:ao|o)|tamanho(?: d[oe] \\w+)?|audio|bagunca|demora|portugues|erros?(?: de \\w+)?|coisa|palavreado|letra)(?: \\w+)?',
  '(?:que |porque |pois )?(?:eu )?(?:nao (?:sou|gosto) de ler(?: muito)?|leio (?:devagar|pouco)|nao entendo (?:muito )?de (?:computador|planilha|internet))',
  '(?:me )?(?:respond\\w+|expliqu\\w+|dig\\w+)(?: (?:com calma|sem pressa|devagar|em palavras simples|no simples|sem enrolar|sem rodeio))+(?:,? que eu leio devagar)?',
  '(?:e |eu )?(?:esta|ta|estao|tao)? ?(?:tudo )?na planilha(?: que (?:mandei|anexei|segue))?',
  '(?:olh[ae]m?|vejam?|confir\\w+)(?: (?:ai|la|isso|so))* na planilha',
]
const headings = [
  '(?:(?:as?|os?|e|agora|minhas?|meus?|nossas?|nossos?|outras?|outros?|principais|algumas|alguns) )*(?:perguntas?|duvidas?|observac(?:ao|oes)|obs|limites?|restricoes|condicoes|premissas|regras|pedidos|dados|informac(?:ao|oes)|detalhes|concorrentes|concorrencia|prioridades|contexto|historico|preco)(?: (?:sao|e|em ordem|da casa|abaixo|e duvidas|e pedidos))*',
  '(?:(?:tenho|sao|as|os|mais|so) )*(?:um|uma|uns|umas|dois|duas|tres|quatro|cinco|seis|\\d) (?:concorrentes|pedidos|perguntas|duvidas|coisas|pontos|observacoes)(?: (?:que .{3,50}))?',
  '(?:(?:as|umas|algumas) )?coisas que (?:o senhor|a senhora|voces?|vcs?|vc) (?:precis\\w+|dev\\w+|tem que) saber',
  '(?:o que|segue o que|seguem? as coisas que) (?:nao se mexe|nao muda|eu (?:penso|quero saber|gostaria de saber)|quero saber|pretendo)(?: e (?:o )?que (?:eu )?(?:penso|quero|acho|peco))?',
]
const sheets = [
  '(?:dados|planilha|base|vendas)(?: (?:com|de|do|da|tem))* \\d+ (?:semanas|meses|linhas|itens|produtos)',
  '(?:dados |planilha |vendas )?(?:exportad|tirad|baixad|extraid)[oa]s? (?:direto )?d[eoa] (?:pdv|sistema|caixa|ifood|maquin\\w+|aplicativo)',
  'coluna \\w+(?: (?:e|=|quer dizer|significa))* (?:\\w+ ?){1,6}',
  '(?:o )?custo (?:e|=|vem d[aeo]|sai d[aeo])? ?(?:d?a )?ficha tecnica',
  'atualizad[oa]s? (?:mes a mes|todo mes|toda semana|em \\w+|ate \\w+)',
]
const whole = new RegExp(`^(?:${[...stresses, ...message, ...headings, ...sheets].join('|')})$`)

/** Longest passage that may be one. */
const longest = 120

/** Whether a passage only says how much something matters, how the message is written, what follows, or of what the sheet is. */
export function onlyStresses(passage: string): boolean {
  const said = foldInPlace(passage)
    .toLowerCase()
    .replace(/[\s.,;:!()–—-]+/g, ' ')
    .trim()
  return said.length <= longest && whole.test(said)
}
