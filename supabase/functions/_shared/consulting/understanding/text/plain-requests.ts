/**
 * Requests without the words that people put around them: "só lembrando: …", "…, tá?", "seria bom ter …",
 * "será que dá pra fazer …?". Every reader would otherwise need every such word before and behind each of its own.
 */
import type { Draft } from './draft.ts'
import { foldInPlace } from './fold.ts'
import type { Span } from './half-read.ts'
import { healthWords } from './health-words.ts'
import { type Rewritten, readRewritten, rewritten } from './rewritten.ts'

/** Where a clause may begin. */
const begins = '(?<=(?:^|[.!?;\\n(–—]|[,:](?!\\d))\\s*(?:(?:e|mas|ah|a[ií]|e a[ií]|ent[ãa]o)(?:,| ) *)?)'
/** A word ends, and its mark, if any, goes with it. */
const led =
  '(?:\\s*[,:…]+\\s*|\\s*\\.{3}\\s*| (?:[eé] )?que (?=(?:o|a|os|as|n[ãa]o|eu|a gente|tem|todo|toda)(?!\\p{L}))|\\s+(?=\\p{L}))'
const marked = '(?:\\s*[,:…]+\\s*|\\s*\\.{3}\\s*)'

const whoSays =
  '(?:(?:o |a )?(?:meus?|minhas?|noss[oa]s?) (?:s[oó]ci[oa]s?|marido|esposa|mulher|gerente|chef|cozinheir[oa]|filh[oa]|m[ãa]e|pai|irm[ãa]o?|equipe) (?:j[aá] |sempre |me |s[oó] )?(?:falou|fala|disse|diz|pediu|pede|lembrou|acha))'

/** What opens a clause and asks for nothing, with or without a mark behind it. */
const openings = [
  `como (?:eu )?(?:j[aá] )?(?:te |lhe |vos )?(?:disse|falei|comentei|expliquei|mencionei)(?: antes| acima| no in[ií]cio)?${marked}`,
  `(?:s[oó] (?:pra |para )?|vale |[eé] bom |quero |queria |gostaria de )?lembr(?:ando|ar)${led}`,
  `(?:(?:uma |mais uma |e |a )?(?:outra |[uú]ltima |[uú]nica )?(?:coisa|observa[cç][ãa]o|informa[cç][ãa]o|detalhe)(?: importante| r[aá]pida)?|um (?:[uú]ltimo )?(?:detalhe|ponto|aviso|pedido)(?: importante)?|obs|ps|n[ãa]o menos importante|(?:muito )?importante|important[ií]ssimo|(?:um )?(?:ponto|detalhe|aviso) importante|aten[cç][ãa]o|lembrete|resumo|resumindo)${marked}`,
  `(?:primeir(?:o|amente)|em primeiro lugar|antes de (?:tudo|mais nada)|(?:pra|para) (?:come[cç]ar|fechar|finalizar|terminar|resumir)|por (?:fim|[uú]ltimo)|al[eé]m disso|no mais|finalmente|enfim|de resto)${marked}`,
  `(?:com certeza|sinceramente|obviamente|claro|evidentemente|logicamente|basicamente|realmente|honestamente|pra falar a verdade|pra ser sincer[oa])${led}`,
  `[dn]?es[st]a vez(?:${marked}|\\s+(?=\\p{L}))`,
  `(?:(?:aqui )?(?:na|em) (?:nossa |minha )?casa|aqui(?: no (?:bar|restaurante|boteco|bistr[oô]|caf[eé]))?|no (?:meu|nosso) caso|(?:pra|para) (?:mim|n[oó]s|gente|a gente)|da minha parte)${marked}`,
  `${whoSays}${marked}`,
  `(?:se (?:der|puder(?:em)?|poss[ií]vel|for poss[ií]vel|n[ãa]o for pedir (?:muito|demais)|voc[eê]s? (?:puder(?:em)?|conseguir(?:em)?)))${marked}`,
]
/** As the first words of a sentence only: later they correct or add to what was said. */
const first = `(?<=(?:^|[.!?;\\n])\\s*)(?:na verdade|de prefer[eê]ncia|ent[ãa]o(?: assim)?|ah(?: e)?|olha(?: s[oó])?)(?:${marked}|\\s+(?=\\p{L}))`
const opening = new RegExp(`${begins}(?:${openings.join('|')})|${first}`, 'giu')

/** "o pudim eu peço que continue a R$ 12": whom the request is put to stands between the thing and its verb. */
const begging =
  '(?:eu |a gente |n[oó]s )?(?:pe[cç]o|pedimos|pediria|pedir[ií]amos|solicito|solicitamos)(?: por favor)?(?: a voc[eê]s)? que'
const topic = new RegExp(
  `(?<=(?:^|[.!?;\\n])\\s*(?:e |mas )?(?:[oa]s?|meus?|minhas?|noss[oa]s?) (?:[\\p{L}\\d-]+ ){0,4}[\\p{L}\\d-]+),? ${begging}(?= (?:n[ãa]o )?\\p{L})|${begins}${begging}\\s+(?=\\p{L})`,
  'giu',
)

const closed = '(?:\\s*\\?+|(?=\\s*(?:$|[.!;\\n)])))'
/** What closes a clause and asks for nothing. */
const closings = [
  `\\s*,\\s*(?:t[aá](?: (?:bom|certo|bem|ok))?|viu|ok|okay|certo|combinado|beleza|blz|pode ser|entendeu|sabe|n[eé]|hein|por favor|por gentileza)(?:,? (?:gente|pessoal|por favor|viu|t[aá]))?${closed}`,
  `(?<!(?:que|quem|ningu[eé]m|nunca|j[aá]|n[ãa]o|voc[eê]))\\s+(?:viu|por favor|por gentileza)${closed}`,
  `\\s*,?\\s+se (?:der|puder(?:em)?|poss[ií]vel|for poss[ií]vel|for o caso|n[ãa]o for pedir (?:muito|demais)|voc[eê]s? (?:puder(?:em)?|conseguir(?:em)?|achar(?:em)? (?:bom|melhor)))${closed}`,
  `\\s*,\\s*(?:isso|que|e isso)? ?(?:[eé] |s[ãa]o )(?:muito |bem |super |o mais )?importante(?:s)?(?: (?:pra|para) (?:mim|n[oó]s|a gente|gente|a casa))?${closed}`,
]
const closing = new RegExp(closings.join('|'), 'giu')

const figure =
  '(?:\\d{1,2}|uma?|uns|umas|algum(?:a)?|alguns|algumas|mais|pelo menos|ao menos|dois|duas|tr[eê]s|quatro|cinco|seis|sete|oito|nove|dez|doze)'
/** What is wished if something is to be made; else it is asked how: "dá pra servir frio?". */
const making =
  '(?:fazer(?:em)?|ter(?:em)?|criar(?:em)?|montar(?:em)?|sugerir(?:em)?|mandar(?:em)?|inventar(?:em)?|preparar(?:em)?|bolar(?:em)?|oferecer(?:em)?|servir(?:em)?|lan[cç]ar(?:em)?|propor(?:em)?|aparecer(?:em)?)'
/** What is wished anyway; not what is asked whether it works, such as "congelar" or "trocar". */
const using =
  '(?:n[ãa]o )?(?:incluir(?:em)?|colocar(?:em)?|botar(?:em)?|p[oô]r(?:em)?|usar(?:em)?(?! [oa]s? mesm[oa])|aproveitar(?:em)?|gastar(?:em)?|acabar(?:em)? com|evitar(?:em)?|tirar(?:em)?|priorizar(?:em)?|destacar(?:em)?|empurrar(?:em)?|desovar(?:em)?|vender(?:em)? mais|deixar(?:em)?(?= [^.!?;\\n]* fora(?!\\p{L}))|dar(?:em)? (?:prioridade|prefer[eê]ncia|destaque))'
/** Whether people may be shown is asked, never wished: their leave decides. */
const people =
  '(?!\\p{L}+ (?:(?:[oa]s?|fotos?|v[ií]deos?|de|d[oa]s?|rostos?) )*(?:clientes?|fregues(?:es)?|h[oó]spedes?|pessoas|crian[cç]as?|convidados?|quem)(?!\\p{L}))'
const posting = `(?:n[ãa]o )?${people}(?:postar(?:em)?|publicar(?:em)?|divulgar(?:em)?|falar(?:em)?|mostrar(?:em)?|anunciar(?:em)?|destacar(?:em)?|lembrar(?:em)?|avisar(?:em)?|citar(?:em)?|mencionar(?:em)?|evitar(?:em)?|colocar(?:em)?|botar(?:em)?|p[oô]r(?:em)?)`

const may =
  '(?:(?:ser[aá] que|sera q|e|a[ií]|me diz se|queria saber se|quero saber se) )*(?:(?:n[ãa]o )?(?:d[aá]|daria|dava) (?:pra|para)(?: voc[eê]s?| gente| a gente)?|tem(?: algum(?:a)?)? (?:como|jeito de|possibilidade de|chance de)|teria como|[eé] poss[ií]vel|seria poss[ií]vel|(?:voc[eê]s? |vcs? )?(?:conseguem?|conseguiriam?)|(?:voc[eê]s? |vcs? )(?:podem?|podiam?|poderiam?)(?: me)?|(?:podemos|pod[ií]amos|poder[ií]amos))'
const would =
  '(?:(?:seria|era|ia ser|ficaria|acho que seria) (?:muito |bem |super )?(?:bom|legal|[oó]timo|ideal|interessante|bacana|massa|top|lindo|maravilhoso)|o ideal (?:[eé]|seria|era))'
const plans =
  '(?:(?:eu |a gente |n[oó]s )?(?:pretend(?:o|e|emos|ia|[ií]amos)|pens(?:o|ei|amos|ava) em|(?:es)?t(?:ou|amos|[oô]|[aá]) pensando em|tinha(?:mos)? pensado em|fa[cç]o quest[ãa]o de|fazemos quest[ãa]o de)|(?:a |minha |nossa )(?:ideia|inten[cç][ãa]o|meta) (?:[eé]|era|seria)|(?:o |meu |nosso )(?:objetivo|plano|importante|foco) (?:[eé]|era|seria))'

/** How a wish begins that is put as a question or as a thought. */
const frames = (verbs: string): RegExp =>
  new RegExp(
    [
      `${begins}${may} (?=(?:me |nos )?(?:${making} (?:tamb[eé]m )?${figure}|${verbs}) )`,
      `${begins}(?:n[ãa]o pode(?:m)? faltar|me (?:mand|fa[zç]|traz|d)[aeêi]?(?:m|em)?) (?=${figure} )`,
      `${begins}${would} (?:se tivesse|que tivesse) (?=${figure} )`,
      `${begins}(?:bem que )?(?:podia|poderia|podiam)(?: tamb[eé]m)? (?=ter ${figure} )`,
      `${begins}(?:eu )?(?:gostaria|gostar[ií]amos|queria|quer[ií]amos|quero) (?:muito )?que (?:tivesse|tivessem|houvesse|tenha|tenham) (?=${figure} )`,
    ].join('|'),
    'giu',
  )
/** "seria bom tirar" */
const thought = new RegExp(`${begins}${would} (?=(?:n[ãa]o )?\\p{L}+[aeiô]r )`, 'giu')
/** "vocês conseguem manter", asked of us, except for what we are to say; "dá pra não subir": nobody asks whether that works. */
const asking = new RegExp(
  `${begins}${may} (?=n[ãa]o \\p{L}+[aeiô]r )|${begins}(?:ser[aá] que )?(?:voc[eê]s?|vcs?) (?:conseguem?|conseguiriam?|podem?|podiam?|poderiam?) (?=(?:n[ãa]o )?(?!(?:dizer|falar|explicar|mostrar|calcular|prever|estimar|ajudar|analisar|comparar|conferir|ver|indicar)(?!\\p{L}))\\p{L}+[aeiô]r )`,
  'giu',
)
/** "pretendo tirar", "a ideia é usar" */
const planned = new RegExp(`${begins}${plans} (?=(?:n[ãa]o )?\\p{L}+[aeiô]r )`, 'giu')

/** What is asked for, where a question whether something can be done asks for it. */
export type Asked = 'recipes' | 'posts'
const wishes: Readonly<Record<Asked, RegExp>> = { recipes: frames(using), posts: frames(posting) }

const sentence = /[^.!?\n]+(?:[.!?]+|\n|$)|[.!?\n]+/gu

/** Sentences about what somebody cannot eat, which stay as they are. */
const healthIn = (text: string): Span[] =>
  [...text.matchAll(sentence)]
    .filter(([said]) => healthWords.test(foldInPlace(said).toLowerCase()))
    .map(({ 0: said, index }) => ({ start: index, end: index + said.length }))

/** The places of the marks behind questions that wish something. */
function marksOf(text: string, patterns: readonly RegExp[]): Set<number> {
  const begun = patterns.flatMap((pattern) => [...text.matchAll(pattern)].map(({ index }) => index))
  const ends = begun.map((start) => start + text.slice(start).search(/[.!?;\n]|$/u))
  return new Set(ends.filter((end) => text[end] === '?'))
}

/** A text that is rewritten in turns, and the places of the owner's words that were. */
type Plain = Rewritten & { said: readonly Span[] }

function next(
  before: Plain,
  pattern: RegExp,
  wordFor: (said: string, at: number) => string | undefined,
): Plain {
  const health = healthIn(before.text)
  const said: Span[] = []
  const after = rewritten(before.text, pattern, (words, at) => {
    const by = health.some(({ start, end }) => start <= at && at < end) ? undefined : wordFor(words, at)
    if (by !== undefined && /\p{L}/u.test(words))
      said.push({ start: before.back(at), end: before.back(at + words.trimEnd().length) })
    return by
  })
  return {
    text: after.text,
    back: (at) => before.back(after.back(at)),
    said: [...before.said, ...said],
  }
}

/** The text in which a request says only what it asks for. */
function plainOf(text: string, asked: Asked | null): Plain {
  const asks = asked ? [wishes[asked], asking] : [asking]
  let plain: Plain = { text, back: (at) => at, said: [] }
  plain = next(plain, closing, (said) => (said.includes('?') ? '.' : ''))
  plain = next(plain, opening, () => '')
  plain = next(plain, topic, () => '')
  const marks = marksOf(plain.text, asks)
  plain = next(plain, /\?+/gu, (_, at) => (marks.has(at) ? '' : undefined))
  const wished = [thought, ...asks, ...(asked === 'recipes' ? [planned] : [])]
  for (const pattern of wished) {
    const { text: before } = plain
    plain = next(plain, pattern, (said, at) =>
      /^n[ãa]o /iu.test(before.slice(at + said.length)) ? '' : 'quero ',
    )
  }
  return plain
}

/**
 * What is read of the plain text, at the places of the owner's words; the words around a request belong to it.
 * @param asked null if a question whether something can be done wants an answer
 */
export function withPlainRequests(text: string, asked: Asked | null, read: (plain: string) => Draft): Draft {
  const plain = plainOf(text, asked)
  if (plain.text === text) return read(text)
  const draft = readRewritten(text, plain, read)
  const only = (marks: RegExp, from: number, to: number) => from <= to && marks.test(text.slice(from, to))
  for (const { start, end } of plain.said.toSorted((a, b) => b.start - a.start)) {
    const placed = [...draft.wishes, ...draft.unread, ...(draft.asides ?? [])]
    if (placed.some((one) => one.start <= start && end <= one.end)) continue
    const led = placed.filter(
      (one) => one.end > end && (one.start <= end || only(/^[\s,.:;?!…–—-]*$/u, end, one.start)),
    )
    for (const one of led) one.start = Math.min(one.start, start)
    if (led.length > 0) continue
    for (const one of placed) if (only(/^[\s,]*$/u, one.end, start)) one.end = end
  }
  return draft
}
