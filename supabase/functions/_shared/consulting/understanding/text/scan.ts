import { foldAccents, singular } from '../../base/language/text.ts'

export type TokenKind = 'word' | 'number' | 'money' | 'comma' | 'colon' | 'break' | 'symbol'

/** A piece of the owner's text. Offsets are UTF-16, `end` exclusive. */
export type Token = {
  kind: TokenKind
  raw: string
  /** Comparable form of a word: folded, singular, without invisible characters. */
  key: string
  start: number
  end: number
  /** Value of a number in figures; null for a date, an hour or anything that is not one number. */
  value: number | null
}

/** Zero-width characters: nobody types them, but copied texts are full of them. */
const invisible = /\p{Default_Ignorable_Code_Point}/gu

const piece = new RegExp(
  [
    '(?<money>[Rr]\\$|\\$)',
    '(?<number>\\p{Nd}+(?:[.,:/]\\p{Nd}+)*)',
    '(?<word>[\\p{L}\\p{Nl}\\p{No}][\\p{L}\\p{M}\\p{Default_Ignorable_Code_Point}]*)',
    '(?<break>[.;!?\\n…]+)',
    '(?<comma>[,/+&|•·()\\[\\]"“”])',
    '(?<colon>:)',
    '(?<symbol>\\p{Extended_Pictographic}|%|=|→|>)',
  ].join('|'),
  'gu',
)

/** Longest word kept whole: anything longer is no word, and must fit into an unread passage. */
const longestWord = 200

/** Abbreviations typed on phones, here without their dots and slashes. */
const abbreviations: Readonly<Record<string, string>> = {
  q: 'que',
  p: 'para',
  c: 'com',
  qro: 'quero',
  kero: 'quero',
  qero: 'quero',
  qria: 'queria',
  keria: 'queria',
  qremos: 'queremos',
  drinq: 'drinks',
  drink: 'drinks',
  dinks: 'drinks',
  mlr: 'melhor',
  vlw: 'valeu',
  hje: 'hoje',
  amg: 'amigo',
  neh: 'né',
  ñ: 'não',
  vc: 'você',
  vcs: 'vocês',
  tb: 'também',
  tbm: 'também',
  tmb: 'também',
  n: 'não',
  nn: 'não',
  naum: 'não',
  naun: 'não',
  nao: 'não',
  pq: 'porque',
  hj: 'hoje',
  qdo: 'quando',
  qd: 'quando',
  mt: 'muito',
  mto: 'muito',
  mta: 'muita',
  td: 'tudo',
  tds: 'todos',
  msm: 'mesmo',
  pra: 'para',
  pro: 'para',
  pras: 'para',
  pros: 'para',
  prum: 'para',
  ta: 'está',
  tá: 'está',
  tao: 'estão',
  tô: 'estou',
  nd: 'nada',
  cmg: 'comigo',
  dps: 'depois',
  min: 'mínimo',
  máx: 'máximo',
  max: 'máximo',
  mín: 'mínimo',
  qto: 'quanto',
  qq: 'qualquer',
  eh: 'é',
  tem: 'tem',
  obg: 'obrigado',
  pfv: 'favor',
  pf: 'favor',
  pfvr: 'favor',
  blz: 'beleza',
  oq: 'que',
  ngm: 'ninguém',
  drinque: 'drinks',
  drinques: 'drinks',
  drinkes: 'drinks',
  tragam: 'tragam',
  cx: 'caixa',
  fds: 'fim',
  coloca: 'coloca',
  refri: 'refrigerante',
  breja: 'cerveja',
  cerva: 'cerveja',
  choppinho: 'chope',
  chopp: 'chope',
  chop: 'chope',
  chopes: 'chope',
  choppe: 'chope',
}

const shortened = new Map(
  Object.entries(abbreviations).map(([short, long]) => [foldAccents(short), singular(foldAccents(long))]),
)

const longestKept = 5000
const kept = new Map<string, string>()

/** A word in comparable form. Memoized: owners repeat words, and so do menus. */
export function canon(word: string): string {
  const seen = kept.get(word)
  if (seen !== undefined) return seen
  const found = toCanon(word)
  if (kept.size < longestKept) kept.set(word, found)
  return found
}

function toCanon(word: string): string {
  // "bebê" is a child and "bebe" drinks, "cará" is a yam and "cara" is dear: here the accents matter.
  const [accented] = /^(?:bebê|cará)(?=s?$)/iu.exec(word.normalize('NFC')) ?? []
  if (accented) return accented.toLowerCase()
  const folded = foldAccents(word.replace(invisible, ''))
  return shortened.get(folded) ?? singular(folded)
}

/** A word without the abbreviations of phones: "q" is "que", "pra" is "para". */
export const unabbreviated = (word: string): string => shortened.get(foldAccents(word)) ?? word

/** The comparable forms of a phrase's words. */
export const canonAll = (phrase: string): string[] =>
  (phrase.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu) ?? []).map(canon)

/** "25", "25,00", "25.0", "1.234,56"; null for "14/03", "17:30", "1.2.3". */
export function numberOf(raw: string): number | null {
  const figures = raw.normalize('NFKC')
  if (/^\d{1,3}(\.\d{3})+(,\d{1,2})?$/.test(figures)) {
    return Number(figures.replaceAll('.', '').replace(',', '.'))
  }
  return /^\d{1,9}([.,]\d{1,3})?$/.test(figures) ? Number(figures.replace(',', '.')) : null
}

/** "p/", "c/" and "s/" are prepositions, not items of a list. */
const withSlash: Readonly<Record<string, string>> = { p: 'para', c: 'com', s: 'sem' }

/** The commonest first. */
const kinds: readonly TokenKind[] = ['word', 'number', 'comma', 'break', 'money', 'colon', 'symbol']

/** The words and numbers of a text, in order. Between them there are neither letters nor digits. */
export function scan(text: string): Token[] {
  const tokens: Token[] = []
  for (const match of text.matchAll(piece)) {
    const raw = match[0]
    const kind = kinds.find((one) => match.groups?.[one] !== undefined) ?? 'symbol'
    const start = match.index
    // The slash of "c/" belongs to its word.
    if (raw === '/' && tokens.at(-1)?.end === start + 1) continue
    if (kind === 'word') {
      pushWord(tokens, raw, start, text)
    } else {
      tokens.push({
        kind,
        raw,
        key: kind === 'number' ? raw.normalize('NFKC') : '',
        start,
        end: start + raw.length,
        value: kind === 'number' ? numberOf(raw) : null,
      })
    }
  }
  return tokens
}

function pushWord(tokens: Token[], raw: string, start: number, text: string): void {
  for (let from = 0; from < raw.length; ) {
    let to = Math.min(raw.length, from + longestWord)
    if (to < raw.length && /[\ud800-\udbff]/.test(raw.charAt(to - 1))) to -= 1
    const part = raw.slice(from, to)
    const short = text.charAt(start + to) === '/' ? withSlash[part.toLowerCase()] : undefined
    tokens.push({
      kind: 'word',
      raw: part,
      key: short ? canon(short) : part.length === longestWord ? '' : canon(part),
      start: start + from,
      end: start + to + (short ? 1 : 0),
      value: null,
    })
    from = to
  }
}
