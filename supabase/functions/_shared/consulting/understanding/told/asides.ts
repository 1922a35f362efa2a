/**
 * What owners tell beside what they ask for: reasons, what guests do, what goods cost, what happened. "Morango não, que vem
 * de longe e chega amassado": nothing is to be mashed. An aside carries no wish, so it is neither read nor left to the
 * owner. A clause that wants, refuses, limits or counts anything, or concerns somebody's health, is none.
 */
import type { Draft, DraftUnread } from '../text/draft.ts'
import { foldInPlace } from '../text/fold.ts'
import { isWithin, meets, type Span } from '../text/half-read.ts'
import { allergyWords, healthWords, minorWords } from '../text/health-words.ts'
import { canon } from '../text/scan.ts'
import { type Element, has, isName, termOf, toSentences } from '../words/elements.ts'
import { plainWords } from '../words/everyday-words.ts'
import { grammar } from '../words/grammar-words.ts'
import { isTellingVerb, tellsSomething } from '../words/verb-forms.ts'
import type { Vocabulary } from '../words/vocabulary.ts'
import { clausesOf, type ToldClause } from './clauses.ts'

/** What follows from what was told is an order: "então diminui". */
const follows = /^(?:e )?(?:entao|por isso|por conta disso|portanto|logo|dai|ai)(?![a-z])/u
/** How busy it is and who works: the readers of pace and of the kitchen's hands see these. */
const ofPace =
  /(?<![a-z])(?:lota\w*|enche\w*|corre|correria|chei[oa]|fila|demora\w*|pressa|sozinh[oa]|ajudantes?|cozinheir[oa]s?|cozinh\w+ (?:e|so)|(?:um|uma|dois|duas) (?:pessoas?|funcionari\w+|bartender|barman))(?![a-z])/u
/** When the house opens: the readers of hours see it. */
const ofHours = /(?<![a-z])(?:abr(?:e|imos|o)|fech(?:a|amos|o)|funciona\w*|atend\w+)(?![a-z])/
/** What guests like, dislike or ask for is a hint for the recipes. */
const tastes =
  /(?<![a-z])(?:(?:reclam\w+|enjo\w+|queix\w+|cans\w+) (?:d[eoa]s?|que)|(?:gosta\w*|adora\w*|prefere\w*|ama[mr]?|odeia\w*|detest\w+|busca\w*|procura\w*|curte\w*)(?![a-z])|(?:pede|pedem|pedia|pedindo|pediu|pediram) (?!muito|sempre|bastante|aqui|tod[oa]|n[oa]s?(?![a-z])|de novo|bis|pra|para|mais(?:$|,)|tudo)\w)/u
/** What is told of the drinks and dishes themselves is what they shall be. */
const ofResults =
  /^(?:e |mas |o |a |os |as |uns |umas |nossos? |meus? )*(?:drinks?|drinques?|coquete\w+|bebidas?|pratos?|comida|receitas?|petiscos?|sobremesas?|entradas?|opc\w+)(?! que mais)(?![a-z])/u

/** What a food does to somebody, in words that name no allergy. */
const harms =
  /(?<![a-z])(?:inch\w+|empol\w+|coceira|cocando|cocar|vomit\w+|desmai\w+|hospital|socorro|glote|garganta|urticaria|falta de ar|sufoc\w+|asma|crise|manchas? na pele|pipoc\w+)(?![a-z])/u

/** Words that want, order, allow or oblige. */
const orders =
  /(?<![a-z])(?:quer(?:o|ia|emos|iamos|ido)|gostari\w+|prefir\w+|preferi\w*|precis\w+|desej\w+|(?:tem|tenho|temos|tinha) (?:que|q|k|de)(?! sobra)|dev(?:e|em|o|emos|ia|eria|eriam)|pod(?:e|em|emos|ia|eria|eriam)|(?:da|de) (?:pra|para)|deem|vamos|bora|tomara|espero|faco questao|faz questao|adoro|adoramos|amo|gosto|gostamos|topo|topamos|libero|liberad\w+|pens(?:ei|amos) em|nao sei|foco|ideal|ideia e|objetivo|meta)(?![a-z])/u
const imperatives =
  /(?<![a-z])(?:us|coloqu|ponh|bot|fac|cri|mont|invent|bol|tir|retir|troqu|substitu|deix|evit|capri?ch|sugir|trag|mand|foqu|prioriz|aproveit|consider|proib|cort|risqu|elimin|aposent|incluam?|mantenh|mex|mud|receb|comec|pass|ajust|dobr|aument|diminu|baix|respeit|lembr|esquec|sirv|tent|monte)(?:em|am)(?![a-z])|(?<![a-z])(?:usa|bota|coloca|poe|faz|tira|troca|deixa|evita|capricha|inclui|mantem|monta|cria|inventa|sugere|manda|foca|corta|use|ponha|coloque|faca|tire|troque|deixe|evite|inclua|mantenha|monte|crie|sugira|mande|capriche|aproveite)(?![a-z])/u
const limits =
  /(?<![a-z])(?:sem|nada|nenhum\w*|nem|nunca|jamais|apenas|somente|menos|exceto|salvo|tirando|com excecao|deix(?:ou|ei|amos|aram) de|par(?:ou|ei|amos|aram) (?:de|com)|pouc[oa]s?|dobro|evit\w+|proibid\w+|no maximo|pelo menos|ao menos|no minimo|maximo|minimo|abaixo|acima|metade (?:com|sem)|cada um|todos os|todas as)(?![a-z])/u
/** "só" limits, except where it tells when the house opens or buys. */
const only =
  /(?<![a-z])so(?! (?:encalh\w+|estrag\w+|ocup\w+|atrapalh\w+|perd\w+|sobr\w+|compr\w+|abr\w+|cheg\w+|vem|veio|sei|acho|d[eo] (?:cheiro|pensar|olhar|ver|ouvir|sentir)|volt\w+|aparec\w+|funcion\w+|atend\w+|faz(?:em)? (?:um|dois|tres|pouco))(?![a-z]))(?![a-z])/u
/** A sum or a number of something; years, weeks and seats count nothing that is served. */
const counts =
  /\d(?!\d*\s*(?:anos?|dias?|meses|semanas?|mesas?|lugares|cadeiras|metros|km|quarteiroes|quadras)(?![a-z]))|(?<![a-z])(?:um|uma|dois|duas|tres|quatro|cinco|seis|sete|oito|nove|dez)\s+(?:reais|contos?|drinks?|drinques?|coquete\w+|pratos?|receitas?|opc\w+|deles|delas|ingredientes?|versoes|segundos?|minutos?)(?![a-z])/u
const ofDiet = /diabet|vegan|vegetarian|lactose|gluten|kosher|halal|fitness|low carb|hipertens/u

/** "ninguém pede", "o povo não entende": a refusal by guests of nothing that a recipe holds. */
const untold =
  /(?<![a-z])(?:ninguem|nao|quase nao|pouca gente|nem todo mundo)(?: (?:me|se|o|a|os|as|mais|aqui|la|daqui|quase|da conta|vai|ta|esta))*\s+(?=[a-z])/u
const refusal =
  /(?<![a-z])(?:nao|num|ninguem)\s+(?:(?:se|me|mais|vai|vou|vamos)\s+)*(?:us\w+|mex\w+|trabalh\w+|coloc\w+|bot\w+|poe|poem|entr\w+|pod\w+|(?:com[ei]\w*|beb\w+|tom[ao]\w*)(?= (?!e |mas |aqui|la |mais)\w)|quer\w*|gost\w+|lev[ae]\w*|serv\w+|aceit\w+|tem|tenho|temos|vend[oe]\w*|faz\w*|faco|suport\w+|toler\w+|pag\w+|compr[oa]\w*)(?![a-z])/u

/** Who is told about. */
const people =
  /^(?:(?:(?:de |n[ao]s? |aos? )?(?:segunda|terca|quarta|quinta|sexta|sabado|domingo|fim de semana|noite|tarde|feriado)s?(?: (?:a|e|ate))?|que|porque|pq|pois|ja que|senao|afinal|mas|e|ai|la|aqui|hoje|quase|boa parte d[aeo]s?|metade d[aeo]s?|a maioria d[aeo]s?|maioria d[aeo]s?|muit[oa]s?|alguns|algumas|os|as|o|a|nosso|nossa|nossos|nossas|meu|minha|meus|minhas|esse|essa|todo|toda|cert[oa]s|um|uma|uns|umas)\s+)*(?:povo|pessoal|turma|galera|client\w+|fregues\w*|public\w*|hosped\w+|turist\w+|romeir\w+|peregrin\w+|vizinh\w+|vizinhanca|concorren\w+|bairro|casa|bar|equipe|salao|movimento|margem|aluguel|decoracao|garco\w+|barman|bartender|soci[oa]|marido|esposa|mulher(?:es)?|filh[oa]s?|mae|pai|avo|irma|irmao|mundo|fornecedor\w*|feira|fila|gerente|patrao|cozinheir[oa]|funcionari\w+|moca|rapaz|gringos?|familias?|casais|jovens|idosos|estudantes|professores|medicos|advogados|trabalhadores|caminhoneiros|pescadores|ninguem|quem)(?![a-z])/u

/** What is told of goods without asking for less or more of them. */
const ofGoods =
  /(?<![a-z])(?:estrag\w+|apodrec\w+|murch\w+|azed(?:a|am|ou)|encarec\w+|encalh\w+|vem de|vem (?:de )?longe|cheg(?:a|am|ou) (?:\w+ )?(?:amassad\w+|murch\w+|machucad\w+|verdes?|pass\w+|estragad\w+|tarde|atrasad\w+)|demora\w*|entope\w*|suja\w*|mancha\w*|ninguem|nao (?:vend\w+|sai|saem|gira|giram|dura|duram)|da (?:sono|trabalho|azia|dor|preguica)|perd(?:e|em|eu|i|emos)|azeda\w*)(?![a-z])|(?:é|\be) (?:muito |bem |tao |mais )?(?:caro|cara|pequen[oa]|frac[oa]|bonit[oa]|lind[oa]|tradicional)(?: (?:aqui|por aqui|la|na serra|no interior|na praia|demais|n[ao] \w+))/u
/** "Servimos peixada e moqueca": the house's own food. */
const serves =
  /^(?:(?:a gente|nos|aqui|ja|tambem|a casa|e)\s+)*(?:servimos|serve|vendemos|vende|fazemos|somos conhecidos p\w+|o forte (?:da casa )?e|nosso forte e|o carro-chefe (?:da casa )?e|nosso carro-chefe e)(?![a-z])/u
const rivals =
  /^(?:e |mas |que )?(?:o|a|os|as|um|uma)?\s*(?:vizinh\w+|concorren\w+|bar (?:do lado|da frente|da esquina|vizinho)|outros? bar(?:es)?|pessoal d[aeo] lado|barracas? (?:do lado|vizinhas?))(?: \w+){0,3} (?:cobr\w+|vend\w+|faz\w*|pratic\w+|tem)(?![a-z])/u

/** Words of grammar that want, limit and measure nothing. */
const neutral: ReadonlySet<string> = new Set(
  grammar
    .filter(({ mark }) => /^(?:filler|context|and|but|because|yes|some|each|unsure)$/.test(mark))
    .flatMap(({ phrase }) => phrase)
    .filter((word) => !/^(?:sem|nao|nada|so|nem|cara)$/.test(word)),
)

const wordsOf = (said: string) => said.match(/[\p{L}\p{M}]+/gu) ?? []

const isVerb = (folded: string, original: string) => {
  // "e", "esta" and "da" tell something only with their accents.
  if (folded === 'e') return /^(?:é|eh)$/i.test(original)
  if (folded === 'esta') return /^está$/i.test(original)
  if (folded === 'da') return /^dá$/i.test(original)
  return tellsSomething(folded)
}

function hasVerb(text: string, clause: Span): boolean {
  return wordsOf(text.slice(clause.start, clause.end)).some((word) => {
    const folded = foldInPlace(word).toLowerCase()
    return isVerb(folded, word)
  })
}

const isKnown = (word: string) => {
  const key = canon(word)
  // Where they refuse or limit something, the clause is no aside.
  if (/^(?:so|nao|ninguem)$/.test(key)) return true
  return (
    plainWords.has(key) || neutral.has(key) || vague.has(word) || tellsSomething(word) || isTellingVerb(word)
  )
}

/** Whether the words want, refuse, limit or count something, or may concern somebody's health. */
export function asksForSomething(said: string): boolean {
  const plain = untold.test(said) && !refusal.test(said) ? said.replace(untold, ' ') : said
  return (
    follows.test(plain) ||
    tastes.test(plain) ||
    ofResults.test(plain) ||
    orders.test(said) ||
    imperatives.test(plain) ||
    limits.test(plain) ||
    only.test(plain) ||
    counts.test(plain) ||
    /(?<![a-z])(?:nao|num)(?![a-z])/u.test(plain) ||
    ofDiet.test(plain) ||
    harms.test(plain) ||
    healthWords.test(plain) ||
    minorWords.test(plain)
  )
}

/** "Quero três faixas:" introduces the parts that follow it. */
const divides =
  /^(?:(?:quero|queria|preciso de|pensei em|sao|seriam|em|monta\w*|faca\w*|com)\s+)*(?:\d|uma?|dois|duas|tres|quatro|cinco|seis) (?:faixas?|categorias?|niveis|grupos|patamares|degraus|linhas|blocos|tipos)(?: de precos?| diferentes)?$/u
/** What happened. */
const happened =
  /^(?:(?:eu|a gente|nos|ja|ontem|aqui|la|sempre|no \w+|n[ao] ultim[oa] \w+)\s+)*(?:vendi|vendemos|comprei|fiz|fizemos|servi|testei|tentei|tentamos|provei|pensei que|perdi|perdemos|joguei|jogamos|ganhei|achei|vi|vimos|abri|abrimos|comecei|fechei|montei|contratei|trouxe)(?![a-z])/u

/** "O garçom não entende de vinho": refuses nothing. */
export const unaware =
  /^(?:(?:o|a|os|as|meus?|minhas?|noss[oa]s?|muit[oa]s?|que|porque|pq|pois|e|mas|aqui|ninguem|quase)\s+)*(?:garco\w+|atendentes?|equipe|pessoal|povo|turma|client\w+|fregues\w*|funcionari\w+|cozinheir\w+|gente|publico|turistas?|meninos|meninas)?\s*(?:aqui )?(?:nao|n|pouco|mal|nem)?\s*(?:entende\w*|conhece\w*|sabe\w*|saca\w*|manja\w*) (?:quase |muito |nada |direito )*(?:de|d[oa]s?|sobre|o que e|a diferenca)(?![a-z])/u

/** Whether a whole clause only tells something. */
function isAside(text: string, clause: ToldClause, named: readonly Element[]): boolean {
  const { said, isReason } = clause
  if (divides.test(said)) return true
  if (unaware.test(said) && !healthWords.test(said) && !orders.test(said)) return true
  if (rivals.test(said) && !orders.test(said) && !allergyWords.test(said)) return true
  if (asksForSomething(said) || ofPace.test(said) || ofHours.test(said) || !hasVerb(text, clause))
    return false
  if (named.length > 0) {
    if (ofGoods.test(said)) return true
    return (
      serves.test(said) && named.every((one) => termOf(one)?.kind === 'dish' || one.meaning?.item != null)
    )
  }
  if (isReason || people.test(said)) return true
  return wordsOf(said).every(isKnown)
}

/** Whether a folded clause that gives a reason tells of people or in everyday words, and asks for nothing. */
export const onlyTells = (said: string): boolean =>
  !asksForSomething(said) &&
  !ofPace.test(said) &&
  !ofHours.test(said) &&
  (people.test(said) || wordsOf(said).every(isKnown))

/** The clauses of a text that only tell something. */
export function asidesIn(text: string, vocabulary: Vocabulary): Span[] {
  const folded = foldInPlace(text).toLowerCase()
  const elements = toSentences(text, vocabulary, false).flatMap((one) => one.elements)
  return clausesOf(folded).filter((clause) => {
    const own = elements.filter((one) => meets(one, clause))
    const named = own.filter(isName)
    // "temos caju sobrando", "que está caro": why something is used or left out.
    const supplies = own.some((one) => has(one, 'lack') || (has(one, 'have') && named.length > 0))
    return !supplies && isAside(text, clause, named)
  })
}

/** Passages of such words alone say nothing: "copo", "o bairro". */
const vague = new Set(
  `copo bairro casa bar negocio lance coisa verdade recepcao inauguracao evento hospede fixa fixo cliente freguesa habitual
  criterio saquinho boas vindas sobrando caixa caixas barril barris piada brindar desse desses dessa dessas deste destes
  portanto logo assim criterio saquinho drink drinks coquetel coqueteis bebida bebidas exemplo resto claro especie`.split(
    /\s+/,
  ),
)

/** "Temos 40 kg", "congelada para gastar até abril": what stands around a food that the house has. */
const ofSupply =
  /^(?:(?:temos|tenho|tem|sobr\w+|comprei|ganhei|chegou|chegaram)\s+(?:uns |umas |mais de |quase )?\d+ ?(?:kg|quilos?|kilos?|caixas?|litros?|garrafas?|pacotes?|sacos?|duzias?)|(?:(?:congelad|madur|parad|guardad)[oa]s?\s+)?(?:no freezer |na camara )?(?:pra|para|que preciso|que precisa) (?:gastar|usar|acabar|sair|vender|desovar)(?: (?:ate|antes|em|no|na|de|do|da|o|a|fim|comeco|mes|semana|logo|[a-z]{4,9}))*)$/u

/** What is left unread of a clause that has been read, and only tells something. */
function isLeftover(text: string, passage: DraftUnread, named: readonly Element[]): boolean {
  const said = foldInPlace(text.slice(passage.start, passage.end)).toLowerCase()
  // A food that nothing was read of may be what somebody cannot eat.
  if (passage.blocking || passage.why !== 'unknown' || named.some((one) => meets(one, passage))) return false
  const words = wordsOf(said)
  if (ofResults.test(said) && words.length > 1) return false
  if (
    words.length > 0 &&
    !/\d/.test(said) &&
    !orders.test(said) &&
    words.every((word) => vague.has(word) || neutral.has(canon(word)))
  )
    return true
  if (ofSupply.test(said)) return true
  if (asksForSomething(said)) return false
  return hasVerb(text, passage) && (people.test(said) || happened.test(said) || words.every(isKnown))
}

/** "Tem que ter um pra cada bebida: um com a Prata, …": what follows the colon says it part by part. */
function isHeading(text: string, { start, end, blocking }: DraftUnread, { wishes }: Draft): boolean {
  const next = /^[^.;!?:\n]{0,25}:/u.exec(text.slice(end))
  const parts = next ? wishes.filter((one) => one.start >= end + next[0].length) : []
  return !blocking && /(?<![a-z])cada(?![a-z])/iu.test(text.slice(start, end)) && parts.length > 1
}

/** Reads a text without its asides, which the draft names. */
export function withoutAsides(text: string, vocabulary: Vocabulary, read: (rest: string) => Draft): Draft {
  const asides = asidesIn(text, vocabulary)
  const named = toSentences(text, vocabulary, false).flatMap(({ elements }) =>
    elements.filter(
      (one) => isName(one) && /^(?:ingredient|group|allergen|dish)$/.test(termOf(one)?.kind ?? ''),
    ),
  )
  const blank = (rest: string, { start, end }: Span) =>
    rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end)
  const draft = read(asides.reduce(blank, text))
  const isQuestion = ({ end }: Span) => /^[^.!;\n]*\?/u.test(text.slice(end))
  const told: Span[] = [...asides]
  const unread = draft.unread.flatMap((passage): DraftUnread[] => {
    if (asides.some((aside) => isWithin(passage, aside))) return []
    if (!isQuestion(passage) && (isLeftover(text, passage, named) || isHeading(text, passage, draft))) {
      told.push({ start: passage.start, end: passage.end })
      return []
    }
    return [passage]
  })
  return { wishes: draft.wishes, unread, asides: told.toSorted((a, b) => a.start - b.start) }
}
