/** The words that an owner's sentence about competitors is made of. All patterns expect folded text. */
import { findTerm } from '../../../base/lexicon/lexicon.ts'
import type { Term } from '../../../base/lexicon/term.ts'
import { foldInPlace } from '../../text/fold.ts'
import { kinds } from '../house-kinds.ts'
import { feeWords } from '../talk/facts.ts'
import { type Around, ownIn } from '../talk/named.ts'

/** What a house does with its prices. */
export const verbs =
  'cobra(?:m|ndo)?|vende(?:m|ndo)?|fa(?:z|zem|zendo)|ofere(?:ce|cem|cendo)|serve(?:m|indo)?|bot(?:a|am|ou|aram|ando)|pratica(?:m|ndo)?|tem|custa(?:m|ndo)?|sa(?:i|em|indo)|est(?:a|ao)|ta|tao|e|sao|fica(?:m)?|anda|varia(?:m|ndo)?|pede(?:m)?|pedindo|vem|paga(?:m)?(?= (?:r\\$ ?)?\\d)|(?:sobe|vai|pula|passa)(?:m)?(?= (?:pra|para|a) (?:r\\$ ?)?\\d)'

/** Verbs that come right after who sells, even where its name is in small letters. */
export const sellerVerbs =
  'cobra(?:m)?|vende(?:m)?|faz(?:em)?|oferece(?:m)?|bota(?:m)?|tem|serve(?:m)?|(?:est[aá]|est[aã]o|t[aá]|t[aã]o) (?:cobrando|vendendo|fazendo|botando|pedindo|com)'

/** Wishes, limits, the past and what is only thought of: no price of today of anybody. */
export const notToday =
  /(?<![\p{L}])(?:caindo|caiu|quer(?:o|ia|emos|iamos)|gostari\p{L}+|pretend\p{L}+|dese\p{L}+|precis\p{L}+|manter|mantenho|mantem|mantemos|mantenha\p{L}*|deix(?:a|ar|em|o|e)|fic(?:ar|asse|aria|ue)|tem (?:que|q|de)|temos que|t[eê]m que|pod(?:e|em|ia|emos)|posso|poderia|dev(?:o|e|em|emos|eria)|deveria|consigo|conseguimos|vou|vamos|mex\p{L}+|mud(?:o|a|ar|amos|em)|baix(?:o|ar|amos|em|a)|sub(?:ir|o|imos|am|a)|desc(?:o|er)|aument(?:o|ar|e|em|amos)|reajust\p{L}+|acompanh\p{L}+|igual(?:o|ar|em)|pass(?:a|ar|e|em|o) de|passar|abaixo|acima|no maximo|maximo|no minimo|minimo|teto|piso|limite|meta|nenhum\p{L}*|nao (?:quer\p{L}*|pod\p{L}*|pass\p{L}*|aceit\p{L}*|fac\p{L}*|vend\p{L}*)|nunca|jamais|se eu|era|eram|custava\p{L}*|cobrava\p{L}*|vendia\p{L}*|fazia\p{L}*|antes|antigamente|ano passado|pagamos|paguei|gastei|gastamos|a menos|a mais|pessoas por|clientes?|mesas|lugares|anos|tenho|temos|investir|gastar|orcamento|lucro|faturamento|por mes|no mes|por dia|ao dia|gastando|(?:fech|abr)\p{L}+ (?:as|das|a partir)|me (?:diz|diga|fala|fale)|(?:o )?que (?:que |e que )?(?:eu |a gente )?(?:faco|fazemos|faria|posso fazer|podemos fazer)|funcionari\p{L}+)(?![\p{L}])/u

/** The owner, or the owner's house, as the seller. */
export const owners =
  /(?<![\p{L}])(?:(?:[oa]s? )?(?:meus?|minhas?|noss[oa]s?)(?! (?:lado|rua|frente|esquina|bairro|quarteirao|praca|quadra|calcada)(?![\p{L}]))|eu(?! (?:conhec|ach|vi|sei|fui|pass|anot|lembr|peguei|olhei))|a gente|nos (?:aqui|estamos|cobramos|vendemos|fazemos)|estamos (?:em|a|com)|aqui em casa|na minha casa|aqui (?:eu|a gente|e|custa|sai|fica)|cobro|cobramos|vendo|vendemos)(?![\p{L}])/u

/** Words that name no item, whoever says them. */
export const filler =
  /^(?:e|ou|se|sei|acho|parece|com|tant[oa]s?|mais|menos|parecid[oa]s?|melhor|pior|igual|iguais|o|a|os|as|um|uma|uns|umas|n[oa]s?|d[aeo]s?|em|por|pel[oa]s?|que|la|aqui|ali|ai|ja|so|tambem|mas|porem|mesm[oa]s?|cada|deles?|delas?|dele|eles?|elas?|isso|mais ou menos|tipo|quase|cerca|sempre|todo|dia|hoje|agora|preco|cardapio|ainda|bem|pra|para|fora|tudo|isto|agora|aqui|viu|ne|olha)$/u

const edible: ReadonlySet<Term['kind']> = new Set<Term['kind']>(['ingredient', 'group', 'dish', 'cachaca'])
const goods =
  /(?<![\p{L}])(?:chopp?e?s?|cervejas?|long ?necks?|caipi\p{L}+|drinks?|dos[ei]s?|pf|pratos? feitos?|almoco|rodizio|buffet|self.?service|porc\p{L}+|petisco|cal[dt]o|burg?u?ers?|hamburguer\p{L}*|pastel|pasteis|bolinhos?|espet\p{L}+|balde|torre|jarra|litrao|latao|refri\p{L}*|agua|suco|cafe|gim|gin|whisky|vinho|taca|combo|marmita|quentinha)(?![\p{L}])/u

const wordsOf = (said: string) =>
  foldInPlace(said)
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word.length > 2)

/** Whether words name what houses sell, whatever else they may mean: "mojito", but neither "alecrim" nor "Brasa 77". */
export function isSold(said: string, { names }: Around): boolean {
  const folded = foldInPlace(said).toLowerCase().trim()
  const words = wordsOf(said)
  return (
    goods.test(folded) ||
    (words.length > 0 &&
      names.some(({ name }) => {
        const own = new Set(wordsOf(name))
        return words.every((one) => own.has(one))
      }))
  )
}

/** Whether words name something that is eaten, drunk, sold by the house, or charged besides: a couvert, corkage. */
export function isGoods(said: string, around: Around): boolean {
  const folded = foldInPlace(said).toLowerCase().trim()
  if (isSold(said, around) || feeWords.test(folded) || ownIn(folded, around) !== undefined) return true
  const first = folded.split(/\s+/)[0] ?? ''
  return [folded, first].some((one) => one.length > 2 && edible.has(findTerm(one)?.kind ?? 'style'))
}

/** Nouns that begin the name of a house. */
export const houseKinds = `${foldInPlace(kinds)}|lanches?(?! natural)|rancho|bodega|mercearia|confeitaria|doceria|gelateria|acaiteria|pousada|hotel|buteco|marmitaria|espetaria|bistro|emporio|taverna|varanda|boate|clube|conveniencia|bodeguita|parrilla|steakhouse|pizza|hortifruti|supermercado|mercado|trailer|food truck`

/** Sellers without a name of their own. */
export const roles =
  /(?<![\p{L}])(?:(?:[oa]s?|n[oa]s?|d[oa]s?|pel[oa]s?) )?((?:vizinh[oa]s?(?! (?:reclam|denunci|incomod|dorm|cham|lig|se queix|briga|xing|vao (?:reclam|cham)|pode(?:m)? reclam))|concorrentes?|concorrencia|posto(?: de gasolina)?|pessoal|(?:o )?(?:cara|bar|boteco|quiosque|barraca|restaurante|lanchonete|rapaz|moca|casa)(?= (?:d[ao]s? (?:frente|lado|esquina|rua|praca|praia|outro)|ao lado|em frente|vizinh)))(?: (?:d[ao]s? (?:frente|lado|esquina|rua|praca|praia|outro lado(?: da rua)?)|ao lado|em frente|vizinh[oa]|de (?:cima|baixo)|aqui))?|todo mundo|(?:os )?outros|orla|feira|supermercado)(?![\p{L}])/u
