/** The pieces of a text, by its punctuation and its conjunctions: which ask, and which hold only under a condition. */
import type { AutomationType } from '../../automation-types.ts'
import type { Span } from '../text/half-read.ts'
import { healthWords, minorWords } from '../text/health-words.ts'

/** Pieces of a text that are read; no request has more. */
const mostPieces = 80

const sentence = /(?:[^.!?;\n]|(?<=\d)\.(?=\d))+[.!?;]*/gu
const joint =
  /,(?!\d)|:(?!\d)|\s[–—-]\s|[()]|(?<!(?:vinte|trinta|quarenta|cinquenta|sessenta|setenta|oitenta|noventa|cento))\s(?=(?:e(?! (?:domingo|segunda|terca|quarta|quinta|sexta|sabado)s?(?![a-z]))|mas|porem|so que|entao|porque|pois|pq|ja que|senao)\s|sem (?:tirar|mexer|cortar|mudar|trocar|alterar|perder)\s)/gu
/** Words that ask wherever they stand, and those that ask where a clause begins. */
const asksAnywhere =
  'sera que|sera q|sera se|(?:quero|queria|gostaria de|preciso|querendo) (?:saber|entender)|me diz\\w*|me dig\\w+|me fal\\w+|me explic\\w+|indag\\w+|pergunt(?:o|amos|a|aram)|consult(?:o|amos)|me apont\\w+|me indi(?:c|qu)\\w+|me expliqu\\w+|me calcul\\w+|me dao? (?:uma|a) (?:ideia|luz)|duvida|nao (?:sei|faco (?:a (?:menor )?)?ideia) (?:de |se |bem )*(?:quanto|qual|quais|como|por quanto|onde|o que|manter|mantenho|vale)|o que (?:voces|vcs|vc|voce|ce|tu) ach\\w+|quanto deveria|quanto devia|por quanto|hein|hem'
const asksFirst =
  'por ?que|por ?quanto|pq|qual|quais|quant[oa]s?|onde|o que(?! (?:eu |a gente |nos )?(?:mais )?(?:quero|queria|queremos|gostaria\\w*|preciso|imagin\\w+|pens\\w+))|como(?! (?:todo mundo|todos|dizem|diz|fal\\w+|[oa] (?:povo|pessoal|gente|turma|maioria)|(?:os|as|muit[oa]s) (?:client\\w+|mesas|gente)|muita gente|se diz|sempre|mandam?|costum\\w+))|(?:em|de|com|dos|das|n[oa]s?|entre) (?:qual|quais|quant[oa]s?|que (?:prat\\w+|it\\w+|dias?|precos?|drinks?|bebidas?))|que (?:prat\\w+|it\\w+|precos?|desconto\\w*|dias?|secao|secoes|drinks?|diferenca)(?= )|quem (?:sobe|aumenta|baixa|desce|lucra|ganha|rende|sai|deixa)|vale a pena|vale(?= (?:preco|dar|ter|criar|fazer|tirar|botar|colocar))|compensa|posso|devo|tem como|da (?:pra|para)|(?:avali|simul|calcul|estim|test|imagin)\\w+(?! que)|faz\\w* (?:a|uma|as) (?:conta|soma|simulacao)s?|quero (?:uma|a) conta|quero ver o (?:total|impacto|resultado)'
const asks = new RegExp(
  `\\?|(?<![a-z])(?:${asksAnywhere})(?![a-z])|^\\s*(?:e |mas |ah |entao |ai )*(?:${asksFirst})(?![a-z])`,
)

/** Of prices and menus also what is asked in passing: "bota no papel quanto rende", "não sei se largo". */
const asksOfHouse =
  /(?<![a-z])(?:nao sei (?:se (?:\w+ ){1,8}ou|se (?:meu|minha|o|a) \w+ (?:ta|esta)|que|por ?que|porque|em)|(?:queria|quero|gostaria de|gostaria|preciso) (?:de )?(?:saber|ver|conhecer|entender|uma (?:ideia|sugestao|estimativa|orientacao|opiniao|indicacao)|simular|opiniao)|me (?:aponta|mostra|lista|ensina|sugere|passa|da)\w*|quanto (?:rende|ganho|sobra|entra|fica|da|perco|isso)|o que (?:voces|vcs|ces|ce) ach\w+|que acham|que tal|sera|ou nao|(?:list|apont|identifi|separ)\w+ (?:pra mim )?(?:os|as|quem|qual)|list(?:a|em|e) d[aeo]s?|lista do que|tem (?:prato|item|coisa|dia)\w*|o q(?:ue)? (?:me )?(?:mais|menos|vende|da|e que)|quem (?:e|eh|ta|esta|tem|me|segura|trava|paga|parcela)|quanto a mais)(?![a-z])/

/** Without a mark, and not in the first words: "a calda azeda em quantos dias", "em dia lotado, qual eu ofereço". */
const asksLate =
  /^\s*(?:e |mas |ai |entao )*(?:(?:em|com|de|por|pra|para|ate|a) (?:qual|quais|quant[oa]s?)|(?:em |com |de |pra )?que (?:copo|quantidade|tipo|gelo|drink|bebida|horas?|preco|medida|proporcao|tamanho|material|marca)|ensin\w+|me (?:ensin|orient|expli)\w+)(?![a-z])|,\s*(?:e |mas )?(?:(?:em|com|de|por|pra|para|ate) )?(?:qual|quais|quant[oa]s?|o que(?! e ))(?![a-z])|[a-z] quant[oa]s? (?:tempo|dias?|horas?|meses|semanas|doses|drinks|garrafas)(?![a-z])|[a-z,] (?:o que|(?:em|de|do|d[ea]s?) que|onde|quando|ou nao|ou melhor nao|ou deixo quieto|presta|sera|por que sera)[\s.!]*$|,\s*(?:e |ou |ai )?(?:sera|vale(?: a pena)?|compensa|rola|da certo|faco|boto|ponho|cobro|entro|pode|tem mal|(?:o )?que (?:voces |vcs |ces )?acham?|o que acha|ces? acham?(?: que)?(?: \w+)?|(?:alguma|tem) (?:solucao|ideia|saida)|(?:o )?que (?:que )?(?:eu )?faco|quem seria|qual seria|que seria)(?: ou nao(?: \w+)?| nao)?[\s.!]*$/

/** What holds only under a condition is left to the owner as a whole. */
const conditional =
  /(?<![a-z])(?:(?<!nao )se(?! (?:repetir|concentrar|limitar|restringir|der|puder|possivel|quiser\w*|preferir\w*))|caso|quando|enquanto|desde que|contanto|a nao ser|a menos que|pode repetir)(?![a-z])/

/** "Posso mexer até 10%" without a mark gives leave. */
const leave = /^[\s,:;()–—-]*(?:e |mas |ah )*(?:(?:eu |a gente )?(?:posso|podemos)|da (?:pra|para))(?![a-z])/

/** Which dishes of a menu that exists somebody may have, who must not have gluten. */
const ofGluten = /(?<![a-z])(?:gluten|celiac\w+|trigo)(?![a-z])/

/** Questions about the law, and about a section for children, are about nobody's health. */
const ofTheLaw =
  /(?<![a-z])(?:leis?|regras?|normas?|obrigad[oa]s?|obrigatori\w+|mult\w+|legisl\w+|anvisa|responsab\w+|vigilancia|forcad[oa]s?|process(?:o|ad[oa]|am)|culpa|obrigac\w+|precisa (?:de )?avis\w+)(?![a-z])/
const ofKidsMenu =
  /(?<![a-z])(?:(?:cardapio|menu|secao|pf|prat\w+|opc\w+|area) (?:\w+ ){0,2}(?:infanti[ls]|kids|(?:pra|para|de) criancas?)|kids|(?:opc(?:ao|oes)|sugest(?:ao|oes)|prat(?:o|inho)s?|porc(?:ao|oes)|coisas?|algo|comidinhas?|comidas?|linhas?|parte|pagina) (?:\w+ ){0,2}(?:pr[ao]s?|para(?: [ao]s?)?|d[aeo]s?) (?:crianc\w+|menin\w+|pequen\w+|molecada|guris?|gurizada))(?![a-z])/

export type Piece = Span & { sentence: number; isAsked: boolean; isLeave: boolean; isConditional: boolean }

/** Where a question begins in a sentence that also says other things: "são 5 drinks, e qual dá pra deixar pronto?". */
export const beginsAsking = new RegExp(
  `^[\\s,:;()–—-]*(?:(?:${asksAnywhere})(?![a-z])|(?:e |mas |ah |entao |ai )*(?:${asksFirst})(?![a-z]))`,
)

/** "quem não bebe": who drinks is no "bebê". */
const drinks = /(?<![a-z])(?:nao|nem|quem|ninguem|povo|pessoal|gente) bebe(?![a-z])/g

/** Somebody's health, or children. */
export const touches = (words: string) =>
  healthWords.test(words) || minorWords.test(words.replaceAll(drinks, ''))

/**
 * The first pieces of a text, in its order. Nobody eats or drinks a post.
 * @param folded without accents, in lower case
 */
export function piecesOf(folded: string, type: AutomationType): Piece[] {
  return [...folded.matchAll(sentence)]
    .flatMap(({ 0: said, index }, at) => {
      const places = [0, ...[...said.matchAll(joint)].map(({ index: place }) => place), said.length]
      const spans = places.slice(1).map((to, n) => ({ from: places[n] ?? 0, to }))
      const opens = spans.findIndex(({ from, to }) => beginsAsking.test(said.slice(from, to)))
      const isOfHouse = (type === 'dynamic_pricing' || type === 'menu_redesign') && asksOfHouse.test(said)
      const first =
        opens < 0 && isOfHouse
          ? spans.findIndex(({ from, to }) => asksOfHouse.test(said.slice(from, to)))
          : opens
      const asked =
        asks.test(said) || asksLate.test(said) || isOfHouse ? (spans[first]?.from ?? 0) : said.length
      const isConditional = asked > 0 && conditional.test(said)
      // Somebody's health in one part of a sentence may concern the others, but no question.
      const ofHealth = type !== 'content_generation' && touches(said)
      return spans.flatMap(({ from, to }) => {
        const own = said.slice(from, to)
        const isAsked = from >= asked
        if (!/[\p{L}\p{N}]/u.test(own)) return []
        const isOfKids = type === 'menu_redesign' && ofKidsMenu.test(own) && !healthWords.test(said)
        const isOfNobody =
          ofTheLaw.test(own) || ofKidsMenu.test(own) || (type === 'menu_redesign' && ofGluten.test(own))
        if (ofHealth && !isOfKids && (!isAsked || (touches(own) && !isOfNobody))) return []
        const isLeave = isAsked && !said.includes('?') && leave.test(own)
        return [{ start: index + from, end: index + to, sentence: at, isAsked, isLeave, isConditional }]
      })
    })
    .slice(0, mostPieces)
}

/** Without the punctuation and the conjunctions around it. */
export function trimmed(folded: string, { start, end }: Span): Span {
  const said = folded.slice(start, end)
  const lead = /^[\s,:;()–—-]*(?:(?:e|mas|porem|entao|so que)\s+)?/.exec(said)?.[0].length ?? 0
  const rest = /[\s.,;:!?()–—-]*$/.exec(said)?.[0].length ?? 0
  return { start: start + lead, end: Math.max(start + lead, end - rest) }
}
