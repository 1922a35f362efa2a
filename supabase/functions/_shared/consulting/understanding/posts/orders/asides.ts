/** Asides: reasons, who the guests are, small talk. They carry no wish, and no restriction can hide in them. */
import { orders } from './words.ts'

/** Courtesy, fillers, and turns of speech. */
const idle =
  /^(?:(?:por (?:favor|gentileza|enquanto)|favor|pelo amor de (?:deus|jesus)|eu sei|viu|ne|ta|ta bom|ok|certo|macho|minha gente|gente|pessoal|obrigad[oa]s?|valeu|grat[oa]|abracos?|bom dia|boa (?:tarde|noite)|oi|ola|de resto|no mais|enfim|alias|entao|olha|combinado|(?:acho )?que eu me lembre|(?:e )?so isso|e isso|por ora|desde ja|se (?:der|puder(?:em)?|possivel|der certo|quiser(?:em)?)|no lugar|alem disso|tambem|ai|e|mas|como sempre|como todo ano|todo ano|igual (?:ao )?ano passado|se deus quiser|gracas a deus|fica a dica|so avisando|so para avisar|obs|importante|atencao|lembrete|o que importa|hein|sim|claro|(?:convid|cham|avis)\w+ (?:todo mundo|todos|a todos|o povo|geral|os amigos|a galera|todo o bairro)|com (?:muito |todo )?(?:respeito|carinho|cuidado|delicadeza|calma|leveza|amor|jeito|humildade|gratidao)|(?:lembr|avis|dig)\w+ sempre|(?:so |e )?(?:me )?(?:interessa|importa) (?:uma?|ess[ae]|um[ao] so) (?:so )?(?:data|evento|dia))\b ?)+$/

/** What happens whatever comes: "se chover, continua valendo". */
const anyway =
  /^(?:se chover(?: ou nao)?|com chuva ou (?:com )?sol|chova ou faca sol|(?:o |a )?(?:post|evento|festa|promocao|data|show)? ?(?:continua|segue|vale|acontece|fica)(?: valendo| de pe| igual| do mesmo jeito| mantid[oa])(?: mesmo assim)?)$/

/** Nothing is planned. */
const nothingPlanned =
  /^(?:(?:a gente |eu |aqui |este ano |por enquanto |ainda )?(?:nao|sem|nenhum|nada) (?:ha|temos|tem|tenho|vai ter|teremos|existe\w*)?(?: (?:nada|nenhum\w*|mais|de|ainda))*(?: ?(?:eventos?|datas?|festas?|programac(?:ao|oes)|shows?|marcad\w+|agendad\w+|previst\w+|especia(?:l|is)|planejad\w+|program\w+|certo|fora do comum))+(?: .{0,40})?|(?:pode|podem) (?:usar|seguir|ser|ir com|ficar com) (?:n?o |com o )?calendario (?:normal|padrao|de sempre|de voces)(?: mesmo)?)$/

/** "Dia do garçom só em agosto", "são do dia 24": when something else is; what is sold on a weekday only, and by which way guests book, is no aside. */
const elsewhere =
  /^(?:o |a )?[a-z][a-z ]{3,30} (?:e |cai )?so (?:em|n[ao]) (?!(?:(?:domingo|segunda|terca|quarta|quinta|sexta|sabado)s?|zap\w*|whats\w*|direct|insta\w*|telefone|site|app|aplicativo|link|balcao|caixa|salao|almoco|jantar|dinheiro|pix)$)[a-z]+$|^(?:sao|foi|foram|eram?) (?:d[aeo]|n[ao]) (?:dia \d{1,2}|ano passado)$/

/** What others think, and what follows from the order beside it. */
const opinion =
  /^(?:o |a )?(?:meu|minha|nosso|nossa) (?:marido|mulher|esposa|esposo|socio|socia|filh[oa]|contador|gerente|patrao|mae|pai|irma|irmao|equipe|pessoal) (?:acha|diz|fala|jura|pensa|quer|reclama|disse)\b|^(?:e |que |isso )*ja (?:deu|causou|tive(?:mos)?) (?:problema|errado|confusao|briga|multa)\w*$|^(?:o |os )?(?:rest\w+|demais|outros)\b.* podem? (?:aparecer|sair|vir|ficar|entrar)\b.*(?:menos|depois|normal\w*|pouco)$/

/** What is over: "o carnaval já passou". */
const past =
  /^ja (?:passou|acabou|foi)$|^(?:o |a |os |as )?[a-z][a-z ]{2,30} (?:ja )?(?:passou|acabou|foi embora|terminou|ja era|ficou (?:pra|para) tras)$/

const others =
  '(?:ninguem|(?:muita|toda|pouca|essa) gente|(?:o|nosso|meu|esse) (?:publico|povo|pessoal|bairro|freguesia|movimento|dono|patrao|vizinho|contador)|(?:a|minha|nossa|essa) (?:clientela|freguesia|turma|vizinhanca|galera|rua|praca|cidade|familia|regiao)|(?:os|meus|nossos|muitos|alguns|uns) (?:clientes?|fregueses|turistas|vizinhos|moradores|estudantes|romeiros|amigos|donos)|(?:as|minhas|nossas|muitas) (?:pessoas|familias|clientes|vizinhas)|tem (?:cliente|gente|turista|muito|muita|freguês|fregues)|vem (?:muito|muita|gente)|aqui (?:e|tem|vem|o|a)|eles?|elas?|isso|essa data|cheio de|lota\\w*|enche|cai|da muit[oa])'
const aboutOthers = new RegExp(`^(?:e |mas |que |a maioria d[oae]s? )*${others}\\b`)
/** Who the house is: "somos barraca de praia". */
const aboutUs =
  /^(?:e |mas |que |nos |a gente )*(?:somos|sou|(?:eu )?(?:vou|vamos|estarei|estaremos) (?:viajar|estar fora|estar viajando|viajando|de ferias|de luto|fora)|(?:tenho|temos) (?:umas?|uns|varias|muitas|algumas) (?:fotos?|videos?|imagens)|estamos (?:de luto|sem dinheiro|em|no|na|perto|ao lado|bem)|(?:e|eh) (?:um|uma|perto|longe|na beira|em frente|ao lado|bem|que)|fica(?:mos)? (?:na|no|em|perto|ao lado|em frente|longe|bem)|mas respeita\w*|respeit\w+)\b/
/** Judgements: "uma brincadeira com a data", "ficou bonito". */
const judged =
  /^(?:foi|e|eh|ficou|seria|vai ser|uma|so uma|coisa|um) ?(?:uma? )?(?:brincadeira|sucesso|tradicao|lind[oa]|bonit[oa]|otim[oa]|legal|maravilh\w+|coisa (?:simples|pequena|de familia|nossa)|homenagem|surpresa|experiencia|ideia|loucura|correria)\b[a-z ]*$/

/** How busy the house is. */
const quietDays =
  /^(?:(?:sao |com a |com o |o |a |nos |e )*)?(?:dias? (?:frac|fri|parad|mort|calm|vazi)\w*(?: de movimento)?|(?:chuva )?o? ?movimento (?:cai|e frac\w*|fica frac\w*|e pouco|some|e bom|e forte|dobra|aumenta))\b[a-z ]*$/

/** Most words of an aside. */
const longest = 16

/**
 * Whether a clause carries no wish.
 * @param explains whether it gives the reason of what stands before it
 */
export function isAside(folded: string, explains = false): boolean {
  const said = folded.replace(/[^a-z0-9]+/g, ' ').trim()
  if (
    idle.test(said) ||
    anyway.test(said) ||
    nothingPlanned.test(said) ||
    past.test(said) ||
    elsewhere.test(said) ||
    (opinion.test(said) && !/\b(?:posts?|fotos?|videos?)\b/.test(said))
  )
    return true
  if (said.split(' ').length > longest || /\d{1,2} ?\/ ?\d|r\$|\breais\b/.test(folded)) return false
  if (orders.test(said)) return false
  if (explains || quietDays.test(said)) return true
  return aboutOthers.test(said) || aboutUs.test(said) || judged.test(said)
}

/** What stands after a colon and tells why: "estará em falta", "trocamos o copo", "em obra". */
export const tellsWhy =
  /^(?:(?:e que|ainda|agora|ja) )*(?:(?:[oa] )?(?:fornecedor\w*|safra|cozinheir\w+) |(?:est(?:a|ao|ara|arao|ava)|ta|tao|vai|vao|anda|foi|foram|ficou|acab\w+|sumi\w+|falt\w+|troc\w+|mud(?:amos|ei|ou)|par(?:amos|ei|ou)|quebr\w+|esgot\w+|sai(?:u|ram)|em (?:obras?|falta|reforma|manutencao)|sem estoque)(?![a-z]))/

/** Whether words greet, thank or join, and say nothing else. */
export const isIdle = (folded: string): boolean =>
  /^[^a-z0-9]*$/.test(folded) || idle.test(folded.replace(/[^a-z0-9]+/g, ' ').trim())

/** Whether a clause says that something is over, or not celebrated. */
export const isOver = (folded: string): boolean =>
  past.test(folded) || /\bnao (?:comemor|celebr|festej|faz\w* (?:festa|nada) n)\w*/.test(folded)
