/**
 * Goods that stand in the house and shall be used up, in any order of words: "sobraram 8 garrafas de gin e 3 de licor",
 * "comprei queijo demais, são 10 kg que vencem dia 15". A stretch of words counts if each of them is a number, a unit, a
 * name, a day, or a word of stock; one of them must say that the goods stand or are to be spent.
 */
import { findDates } from '../dates/find-dates.ts'
import { foldInPlace } from '../text/fold.ts'
import type { Span } from '../text/half-read.ts'
import { numberInWords } from '../text/numbers.ts'
import { canon } from '../text/scan.ts'

const packs = [
  ['garrafas', /^(?:garrafas?|garrafoes?)$/],
  ['caixas', /^(?:caixas?|engradados?)$/],
  ['litros', /^(?:l|litros?)$/],
  ['kg', /^(?:kg|kgs|quilos?|kilos?)$/],
  ['g', /^(?:g|gramas?)$/],
  ['unidades', /^(?:un|unid|unidades?|pecas?|latas?|pacotes?|potes?|sacos?|fardos?)$/],
] as const
export type StockPack = (typeof packs)[number][0]

/** One of the goods; `pack` is null where only a number is said: "30 pães". */
export type IdleGoods<Name> = Span & { name: Name; amount: number; pack: StockPack | null }

/** A stretch with its goods; `until`: the day on which they expire, yyyy-mm-dd; `weeks` in which they shall be gone; `weekly`: so much is left each week. */
export type IdleStock<Name> = Span & {
  goods: IdleGoods<Name>[]
  until?: string
  weeks?: number
  weekly?: true
}

/** The name that begins with the first of the words, and how many of them it takes. */
export type NameAt<Name> = (words: readonly string[]) => { name: Name; words: number } | null

/** They say that the goods stand, or that they are to be spent. */
const cues =
  /^(?:sobr(?:ou|aram|ando|a|am)|encalh\p{L}+|parad[oa]s?|parou|pararam|estocad[oa]s?|esquecid[oa]s?|venc(?:e|em|endo|er|eu|eram)|gast(?:ar|e|em)|girar?|giro|desov\p{L}+|desencalh\p{L}+|escoar|esvaziar|zerar|saida|demais|estoque)$/u
/** Their subject, and what is done with them. */
const plain =
  /^(?:(?:vou|posso|da|dar|de|do|da|dos|das|me|ajud\p{L}+|a|o|as|os|ao|um|uma|uns|umas|mais|menos|quase|cerca|perto|tipo|e|que|q|eu|nos|gente|ainda|ai|aqui|la|ca|ja|so|entao|com|na|no|nas|nos|em|pra|pro|para|por|sao|estao|esta|ta|tao|to|estou|estamos|ficou|ficaram|fiquei|ficando|ha|faz|tenho|temos|tem|tinha|comprei|compramos|comprou|recebi|ganhei|chegou|chegaram|usa|use|usar|usando|aproveitar|aproveita|vender|vendendo|acabar|consumir|tudo|isso|nisso|disso|ess[ea]s?|ness[ea]s?|dess[ea]s?|el[ea]s?|nel[ea]s?|del[ea]s?|prateleira|adega|deposito|freezer|geladeira|camara|fundo|logo|primeiro|rapido|jeito|destino|fim|muito|tempo|meses|mes|semanas?|anos?|dias?|drinks?|drinques?|coqueteis|pratos?|receitas?|cardapio|menu|carta|fechad[oa]s?|chei[oa]s?|inteir[oa]s?|congelad[oa]s?|madur[oa]s?|guardad[oa]s?|validade|porque|pois|povo|pessoal|pedir|passad[oa]s?|desde|festa|feriado|evento|chuva|movimento|sai|saem|gira|giram|vende|vendem|nao))$/u
/** Goods are theirs who have them. */
const has =
  /^(?:quero|queria|queremos|gostari\p{L}+|preciso|precisamos|precisa|tenho|temos|tem|tinha|comprei|compramos|comprou|recebi|ganhei|chegou|chegaram|ficou|ficaram|fiquei|usa|use|usar|aproveitar|aproveita|vender|acabar|consumir|isso|nisso|disso|ess[ea]s?|ness[ea]s?|el[ea]s?|nel[ea]s?|tudo)$/u
/** After a "não": nobody buys it. */
const sells = /^(?:sai|saem|saiu|gira|giram|vende|vendem)$/
const times = /^(?:semanas?|meses|mes|anos?|dias?|horas?|minutos?)$/
const refuses = /(?:^|[^\p{L}])(?:nao|sem|nunca|jamais|nem|evit\p{L}+)\s+(?:(?:quero|pode|vou|precisa)\s+)?$/u
const refusing = /^(?:quero|queremos|me|ponh\p{L}*|bot\p{L}*|coloc\p{L}*|trabalh\p{L}*)$/u
/** "Não quero perder": it is to be used. */
const losing = /^(?:perd|jog|deix|desperdi|estrag|que$)/
/** Behind a stretch, they say that it tells of something else, or goes on. */
const goesOn = /^(?:reais|real|r|contos?|pila|%|por|ate)$/

type Word = Span & { word: string }

function wordsOf(folded: string): Word[] {
  return [...folded.matchAll(/\d+(?:[.,]\d+)?|\p{L}+|%/gu)].map(({ 0: word, index }) => ({
    word,
    start: index,
    end: index + word.length,
  }))
}

type Piece<Name> = Span &
  (
    | { kind: 'plain' | 'has' | 'cue' | 'pack' | 'time' | 'date' }
    | { kind: 'number'; value: number }
    | { kind: 'name'; name: Name }
  ) & { word: string; until?: string }

/** The stretches of a folded text whose every word is of stock. */
function stretchesOf<Name>(folded: string, nameAt: NameAt<Name>, today: string): Piece<Name>[][] {
  const words = wordsOf(folded)
  const keys = words.map(({ word }) => canon(word))
  const dates = findDates(folded, today)
  const stretches: Piece<Name>[][] = [[]]
  let last = 0
  for (let at = 0; at < words.length; ) {
    const first = words[at] as Word
    if (/[.!?;:\n()]/.test(folded.slice(last, first.start))) stretches.push([])
    // "…, não quero mais vinho" says something else than that it stands.
    const [, next, object] = words.slice(at, at + 3).map(({ word }) => word)
    if (first.word === 'nao' && refusing.test(next ?? '') && !losing.test(object ?? '')) {
      stretches.push([])
      last = first.end
      at += 1
      continue
    }
    const span = (count: number) => ({
      start: first.start,
      end: (words[at + count - 1] ?? first).end,
      word: first.word,
    })
    const date = dates.find(({ start }) => start === first.start)
    const counted = /^\d/.test(first.word)
      ? { value: Number(first.word.replace(',', '.')), words: 1 }
      : /^(?:um|uma)$/.test(first.word)
        ? null
        : numberInWords(keys, at)
    const name = nameAt(words.slice(at, at + longestName).map(({ word }) => word))
    const of = (): [Piece<Name> | null, number] => {
      if (date) {
        const count = words.slice(at).filter(({ start }) => start < date.end).length
        return [{ kind: 'date', ...span(Math.max(1, count)), until: date.span.to }, Math.max(1, count)]
      }
      if (packs.some(([, form]) => form.test(first.word))) return [{ kind: 'pack', ...span(1) }, 1]
      if (counted && Number.isFinite(counted.value))
        return [{ kind: 'number', ...span(counted.words), value: counted.value }, counted.words]
      const isStuck = words[at - 1]?.word === 'nao' && sells.test(first.word)
      if (cues.test(first.word) || isStuck) return [{ kind: 'cue', ...span(1) }, 1]
      if (name) return [{ kind: 'name', ...span(name.words), name: name.name }, name.words]
      if (times.test(first.word)) return [{ kind: 'time', ...span(1) }, 1]
      if (has.test(first.word)) return [{ kind: 'has', ...span(1) }, 1]
      return [plain.test(first.word) ? { kind: 'plain', ...span(1) } : null, 1]
    }
    const [piece, count] = of()
    if (piece) stretches.at(-1)?.push(piece)
    else stretches.push([])
    last = (words[at + count - 1] ?? first).end
    at += count
  }
  return stretches.filter((pieces) => pieces.length > 0)
}

const longestName = 5
const packIn = (word: string | undefined): StockPack | null =>
  packs.find(([, form]) => word !== undefined && form.test(word))?.[0] ?? null

/** The goods of a stretch: a number belongs to the name behind it, else to the only name before it. */
function goodsOf<Name>(pieces: readonly Piece<Name>[]): IdleGoods<Name>[] | null {
  const goods: IdleGoods<Name>[] = []
  let pack: StockPack | null = null
  let open: Extract<Piece<Name>, { kind: 'name' }> | null = null
  for (const [at, piece] of pieces.entries()) {
    if (piece.kind === 'name') {
      if (!goods.some(({ start, end }) => piece.start >= start && piece.end <= end)) open = piece
      continue
    }
    if (piece.kind !== 'number') continue
    const next = pieces.slice(at + 1)
    if (next[0]?.kind === 'time') continue
    // "tá 38 o quilo": what it costs.
    if (/^(?:[oa]|cada)$/.test(next[0]?.word ?? '') && next[1]?.kind === 'pack') return null
    const unit = next[0]?.kind === 'pack' ? packIn(next[0].word) : null
    const rest = next.slice(unit === null ? 0 : 1)
    const of = rest.findIndex((one) => one.kind !== 'plain' || !/^(?:de|do|da|dos|das)$/.test(one.word))
    const named = rest[of]
    pack = unit ?? pack
    if (named?.kind === 'name') {
      goods.push({ name: named.name, amount: piece.value, pack, start: piece.start, end: named.end })
      open = null
    } else if (open) {
      goods.push({
        name: open.name,
        amount: piece.value,
        pack,
        start: open.start,
        end: (next[0] ?? piece).end,
      })
      open = null
    } else return null
  }
  return open === null || goods.length > 0 ? goods : null
}

const day = '(?:semanas?|segunda|terca|quarta|quinta|sexta|sabado|domingo|fim de semana)s?(?:-feira)?'
const eachBefore = new RegExp(`(?:tod[oa]s? (?:as? |os? )?${day}|n[oa]s? ${day}) (?:sempre |me |eu )*$`, 'u')
const eachBehind = new RegExp(`^,? (?:tod[oa]s? (?:as? |os? )?${day}|por semana)(?!\\p{L})`, 'u')

/** Days of a week. */
const week = 7
const weeksIn: readonly (readonly [RegExp, (count: number) => number])[] = [
  [/^semana/, (count) => count],
  [/^m/, (count) => Math.round((count * 52) / 12)],
  [/^dia/, (count) => Math.max(1, Math.round(count / week))],
]

/** The goods of a text that shall be used up. Places are those of the text. */
export function idleStockIn<Name>(text: string, nameAt: NameAt<Name>, today: string): IdleStock<Name>[] {
  const folded = foldInPlace(text).toLowerCase()
  return stretchesOf(folded, nameAt, today).flatMap((pieces): IdleStock<Name>[] => {
    if (!pieces.some(({ kind }) => kind === 'cue')) return []
    const goods = goodsOf(pieces)
    const said = pieces.filter(({ kind }) => kind !== 'plain')
    const [first, last] = [said[0], said.at(-1)]
    if (!goods || goods.length === 0 || !first || !last) return []
    if (goods.some(({ amount }) => !(amount > 0))) return []
    if (
      refuses.test(folded.slice(0, first.start)) ||
      goesOn.test(/^\s*(\p{L}+|%)/u.exec(folded.slice(last.end))?.[1] ?? '')
    )
      return []
    // "não sai de jeito nenhum": it is not to leave.
    if (/^ (?:de jeito|do cardapio|da carta|do menu|por nada)(?!\p{L})/u.test(folded.slice(last.end)))
      return []
    const until = pieces.find(({ kind }) => kind === 'date')?.until
    const time = pieces.findIndex(
      ({ kind, word }, at) =>
        kind === 'time' &&
        /^(?:semanas?|mes|meses|dias?)$/.test(word) &&
        pieces[at - 1]?.kind === 'number' &&
        pieces[at - 2]?.word === 'em',
    )
    const number = pieces[time - 1]
    const weeks =
      number?.kind === 'number'
        ? weeksIn.find(([form]) => form.test(pieces[time]?.word ?? ''))?.[1](number.value)
        : undefined
    const before = eachBefore.exec(folded.slice(0, first.start))?.[0].length ?? 0
    const behind = eachBehind.exec(folded.slice(last.end))?.[0].length ?? 0
    const isWeekly = pieces.some(
      ({ kind, word }, at) => kind === 'time' && word === 'semana' && pieces[at - 1]?.word === 'por',
    )
    return [
      {
        start: first.start - before,
        end: last.end + behind,
        goods,
        ...(before + behind > 0 || isWeekly ? { weekly: true as const } : {}),
        ...(until === undefined ? {} : { until }),
        ...(weeks === undefined ? {} : { weeks }),
      },
    ]
  })
}
