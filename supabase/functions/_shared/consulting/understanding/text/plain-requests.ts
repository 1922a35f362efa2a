/**
 * Requests without the words that people put around them: "só lembrando: …", "…, tá?", "seria bom ter …",
 * "será que dá pra fazer …?". Every reader would otherwise need every such word before and behind each of its own.
 */
import type { Draft } from './draft.ts'
import { foldInPlace } from './fold.ts'
import type { Span } from './half-read.ts'
import { healthWords } from './health-words.ts'
import { orderFrames } from './order-frames.ts'
import { type Rewritten, readRewritten, rewritten } from './rewritten.ts'
import { agreement, begins, closings, firstOpenings, openings } from './words-around.ts'

const opening = new RegExp(`${begins}(?:${openings.join('|')})|${firstOpenings}`, 'giu')

/** "o pudim eu peço que continue a R$ 12": whom the request is put to stands between the thing and its verb. */
const begging =
  '(?:eu |a gente |n[oó]s )?(?:pe[cç]o|pedimos|pediria|pedir[ií]amos|solicito|solicitamos)(?: por favor)?(?: a voc[eê]s)? que'
const topic = new RegExp(
  `(?<=(?:^|[.!?;\\n])\\s*(?:e |mas )?(?:[oa]s?|meus?|minhas?|noss[oa]s?) (?:[\\p{L}\\d-]+ ){0,4}[\\p{L}\\d-]+),? ${begging}(?= (?:n[ãa]o )?\\p{L})|${begins}${begging}\\s+(?=\\p{L})`,
  'giu',
)

const closing = new RegExp(closings.join('|'), 'giu')
/** Begins a question by itself, so that its mark stays. */
const asks =
  /^[\s,]*(?:(?:e|mas|ent[ãa]o|a[ií]) )*(?:qua[ln]\p{L}*|quem|quando|onde|como|por ?qu[eê]|o que|que|ser[aá]|vale|compensa|devo|devemos|posso|podemos|d[aá] (?:pra|para)|tem como)(?!\p{L})/iu

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
  const wishing = asked ? [wishes[asked], asking] : [asking]
  let plain: Plain = { text, back: (at) => at, said: [] }
  const { text: whole } = plain
  plain = next(plain, closing, (said, at) => {
    if (!said.includes('?')) return ''
    const clause = whole.slice(
      Math.max(...['.', '!', '?', ';', '\n'].map((mark) => whole.lastIndexOf(mark, at - 1))) + 1,
      at,
    )
    return agreement.test(said) && !asks.test(clause) ? '.' : '?'
  })
  plain = next(plain, opening, () => '')
  plain = next(plain, topic, () => '')
  for (const [frame, wordFor] of orderFrames(asked === 'posts')) plain = next(plain, frame, wordFor)
  const marks = marksOf(plain.text, wishing)
  plain = next(plain, /\?+/gu, (_, at) => (marks.has(at) ? '' : undefined))
  const wished = [thought, ...wishing, ...(asked === 'recipes' ? [planned] : [])]
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
