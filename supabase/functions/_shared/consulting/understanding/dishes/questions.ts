/** What owners ask about dishes with cachaça. */
import type { DishQuestion } from '../../base/request/dish-wishes.ts'
import type { WishContent } from '../text/draft.ts'
import { healthWords } from '../text/health-words.ts'
import { figureSubjects, type Subject } from './figure-questions.ts'
import { amountIn, foodIn, number, type Reader, sentencesOf } from './shape.ts'

const asking =
  /\?|(?<!\p{L})(?:sera que|qua(?:l|is) (?:d?el[ae]s|dos pratos|prato|sobremesa|petisco|lanche)|o que cobrar|quero saber|queria saber|gostaria de saber|me (?:diz|diga|fala|fale|explica)|tenho duvida|duvida|pergunta|da (?:pra|para)|posso|preciso (?:de|saber)|como (?:fica|faco)|quanto|quantas|quantos)(?!\p{L})/u

const notDrinkers =
  /(?<!\p{L})(?:crianca\p{L}*|menor(?:es)?(?: de idade)?|menin[oa]s?|filh[oa]s?|net[oa]s?|gravidas?|gestantes?|lactantes?|evangelic[oa]s?|crentes?|idos[oa]s?|quem nao bebe|antibiotico)(?!\p{L})/u

const subjects: readonly Subject[] = [
  ...figureSubjects,
  {
    about: 'alcoholLeft',
    words: [
      /(?<!\p{L})(?:alcool|cachaca|teor|pinga)(?!\p{L})/u,
      /(?<!\p{L})(?:evapor\p{L}*|some|sai (?:no|do|com|todo|mesmo)|sai(?=[\s?]*$)|sobra|queima|fica (?:alcool|no prato|forte)|vai embora|embebed\p{L}*|bebado|fica beb\p{L}*|perde o alcool)(?!\p{L})/u,
    ],
  },
  {
    about: 'alcoholLeft',
    words: [
      notDrinkers,
      /(?<!\p{L})(?:come|comer|comem|coma|comendo|provar|pode\p{L}*|servir|serve|da (?:pra|para)|dou|oferecer|liberad\p{L}*)(?!\p{L})/u,
    ],
    unless: /alerg|intoler|celiac|lactose|gluten/,
  },
  {
    about: 'breathTest',
    words: [/(?<!\p{L})(?:blitz|bafometro|lei seca|soprar|dirig\p{L}*)(?!\p{L})/u],
  },
  {
    about: 'delivery',
    words: [
      /(?<!\p{L})(?:i ?food|delivery|aplicativo|app|rappi|99 ?food|entrega|motoboy|n[ao] moto|tele ?entrega)(?!\p{L})/u,
    ],
  },
  { about: 'closedSeason', words: [/(?<!\p{L})(?:defeso|proibid[oa] (?:pescar|vender))(?!\p{L})/u] },
  {
    about: 'dayBefore',
    words: [
      /(?<!\p{L})(?:vespera|adiant\p{L}*|antes do servico|deix[ao]r? (?:\p{L}+ ){0,2}pront[oa]|dia anterior|de um dia (?:pro|pra|para o) outro)(?!\p{L})/u,
      /(?<!\p{L})(?:o que|que|qua(?:l|is)|quanto|da (?:pra|para)|posso|tem como)(?!\p{L})/u,
    ],
    unless: /do (?:freezer|congelador)|congelad/u,
  },
  {
    about: 'thaw',
    words: [
      /(?<!\p{L})(?:descongel\p{L}*|degel\p{L}*|tir[oa]r? do (?:freezer|congelador)|separ[oa]r?|porciono?)(?!\p{L})/u,
      /(?<!\p{L})quant[oa]s?(?!\p{L})/u,
    ],
  },
  {
    about: 'cachacaAmount',
    words: [
      /(?<!\p{L})quant[oa]s?(?!\p{L})/u,
      /(?<!\p{L})(?:cachaca|garrafas?|litros?|pinga|prata|carvalho)(?!\p{L})/u,
    ],
  },
  {
    about: 'licence',
    words: [
      /(?<!\p{L})(?:licenca|alvara|registr\p{L}*|vigilancia|anvisa|autorizacao|fiscal\p{L}*|legalizad\p{L}*|e lei|a lei|mapa)(?!\p{L})/u,
    ],
    // "se o fiscal parar na saída": whoever drives.
    unless: /(?<!\p{L})(?:na (?:saida|rua|estrada|volta)|motorista)(?!\p{L})/u,
  },
  {
    about: 'licence',
    words: [
      /(?<!\p{L})(?:preciso|tenho que|tem que|sou obrigad[oa]|devo)(?!\p{L})/u,
      /(?<!\p{L})(?:avisar|aviso|escrever|informar)(?!\p{L})/u,
    ],
  },
  {
    about: 'licence',
    words: [
      /alergen/u,
      /(?<!\p{L})(?:como|preciso|tenho que|devo|onde)(?!\p{L})/u,
      /(?<!\p{L})(?:escrev|marc|indic|coloc|avis|bot|ponh|mostr)\p{L}*/u,
    ],
  },
  {
    about: 'keeping',
    words: [
      /(?<!\p{L})(?:quanto tempo (?:dura|aguenta|guarda|vale)|dura quant\p{L}*|aguenta quant\p{L}*|validade|(?:posso|da (?:pra|para)) congelar|quant(?:os dias|o tempo)(?: [^.,;?]{1,40})? (?:duram?|aguentam?|vale|valem|guardam?|fica bo[ao]))(?!\p{L})/u,
    ],
    // Raw food at the table is a question of safety.
    unless: /(?<!\p{L})cru(?:s|as?)?(?!\p{L})(?![^?]*(?:freezer|geladeira|congel))/u,
  },
  {
    about: 'agedInPan',
    isShort: true,
    words: [
      /(?<!\p{L})(?:carvalho|castanheira|envelhecid\p{L}*|premium|barril|madeira)(?!\p{L})/u,
      /(?<!\p{L})(?:vale(?: a pena)?|desperdic\p{L}*|compensa|perde|some|estraga|pecado|faz diferenca|da diferenca)(?!\p{L})/u,
    ],
  },
  {
    about: 'swap',
    words: [
      /(?<!\p{L})(?:troc\p{L}*|substitu\p{L}*|no lugar d[ae]|em vez d[ae])(?!\p{L})/u,
      /(?<!\p{L})(?:cachaca|pinga|alcool)(?!\p{L})/u,
    ],
  },
]

const allergyWords = /(?<!\p{L})(?:alergi\p{L}*|celiac\p{L}*|intoler\p{L}*|anafil\p{L}*)(?!\p{L})/u
const mayEat =
  /(?<!\p{L})(?:pode|entra|tem problema|faz mal|e seguro|ta liberad[oa]|da problema|tem castanha|tem gluten|tem leite)(?!\p{L})/u

/** Words of a piece that continues a question: "e moto", "e pra entrega". */
const continues = /^[\s,:]*(?:e|mas|ou|tambem|a?[ií])?\s*(?:o |a |os |as |de |pra |com )?\p{L}*[\s,:]*$/u

type Piece = { text: string; start: number; end: number }

function piecesOf(text: string, at: number): Piece[] {
  return [...text.matchAll(/[^,:()]+/g)].flatMap(({ 0: raw, index }) => {
    // "lagosta se der, mas e o defeso" asks from "mas" on.
    const turn = /(?<!\p{L})(?:mas|porem|so que)(?!\p{L})/u.exec(raw)
    const start = at + index
    const end = start + raw.length
    if (!turn || turn.index === 0 || raw.slice(0, turn.index).trim() === '')
      return [{ text: raw, start, end }]
    return [
      { text: raw.slice(0, turn.index), start, end: start + turn.index },
      { text: raw.slice(turn.index), start: start + turn.index, end },
    ]
  })
}

function contentOf(about: DishQuestion, said: string, sentence: string): WishContent {
  const orders = new RegExp(
    `${number} (?:pedidos?|porcoes|pratos?|pessoas|clientes|unidades|hospedes|convidados|lanches|sanduiches|espet\\p{L}+)`,
    'u',
  ).exec(said)
  const count = amountIn(orders?.[1])
  const named = about === 'closedSeason' || about === 'thaw' || about === 'allergyRisk' || about === 'buyFor'
  const food = named ? (foodIn(said.replace(/cachaca/g, '')) ?? foodIn(sentence)) : null
  return {
    kind: 'question',
    about,
    ...(food === null ? {} : { what: food.name }),
    ...(Number.isInteger(count) && count > 0 ? { count } : {}),
  }
}

/** A piece that refuses something or concerns somebody's health: no question's span reaches over it. */
const refuses =
  /(?<!\p{L})(?:nada (?:de|com)|sem|evit\p{L}*|nao (?:pode|bot\p{L}*|quero|us\p{L}*)|tira|fora)(?!\p{L})/u
const parts = ({ text }: Piece) => healthWords.test(text) || refuses.test(text)

/** From the first to the last piece that the subject's words occur in, around those that name the subject. */
function spanOf(
  pieces: readonly Piece[],
  { words: all, isShort }: Subject,
): { start: number; end: number; said: string } | null {
  const words = isShort ? all.slice(-1) : all
  const hits = pieces.flatMap((piece, at) => (words.some((word) => word.test(piece.text)) ? [at] : []))
  const [first] = hits
  if (first === undefined) return null
  const [subject = all[0]] = isShort ? words : all
  const named = hits.findLast((at) => subject?.test(pieces[at]?.text ?? '')) ?? first
  const isApart = (at: number) => {
    const piece = pieces[at]
    return piece !== undefined && parts(piece)
  }
  let last = hits.at(-1) ?? first
  for (let at = named + 1; at <= last; at += 1) if (isApart(at)) last = at - 1
  while (last + 1 < pieces.length && continues.test(pieces[last + 1]?.text ?? '')) last += 1
  let from = first
  for (let at = named - 1; at >= from; at -= 1) if (isApart(at)) from = at + 1
  // "Vem muita criança: o álcool sai?", "e moto, cai na blitz?": who is asked about belongs to it.
  while (
    from > 0 &&
    (notDrinkers.test(pieces[from - 1]?.text ?? '') || continues.test(pieces[from - 1]?.text ?? '')) &&
    !allergyWords.test(pieces[from - 1]?.text ?? '')
  )
    from -= 1
  const [start, end] = [pieces[from]?.start ?? 0, pieces[last]?.end ?? 0]
  return {
    start,
    end,
    said: pieces
      .slice(from, last + 1)
      .map(({ text }) => text)
      .join(','),
  }
}

/** "alergia a castanha-de-caju: o caju pode?" */
function riskIn(pieces: readonly Piece[], sentence: string): ReturnType<Reader> {
  const allergic = pieces.findIndex(({ text }) => allergyWords.test(text))
  if (allergic < 0 || !sentence.endsWith('?')) return []
  const asked = pieces.findIndex(
    ({ text }, at) =>
      at > allergic &&
      mayEat.test(text) &&
      foodIn(text) !== null &&
      !/(?<!\p{L})(?:nao|sem)(?!\p{L})/u.test(text),
  )
  const piece = pieces[asked]
  if (!piece) return []
  return [{ start: piece.start, end: piece.end, wishes: [contentOf('allergyRisk', piece.text, piece.text)] }]
}

export const readQuestions: Reader = (said) =>
  sentencesOf(said).flatMap(({ text, at }) => {
    const pieces = piecesOf(text, at)
    const risk = riskIn(pieces, text)
    if (risk.length > 0) return risk
    if (!asking.test(text)) return []
    const found: ReturnType<Reader> = []
    for (const subject of subjects) {
      const { about, words, unless } = subject
      if (!words.every((word) => word.test(text)) || unless?.test(text)) continue
      // Without a question mark, only what the asking words stand in is asked.
      const span = spanOf(pieces, subject)
      if (!span || (!text.endsWith('?') && !asking.test(span.said))) continue
      if (found.some((one) => span.start < one.end && one.start < span.end)) continue
      if (found.some(({ wishes: [wish] }) => wish?.kind === 'question' && wish.about === about)) continue
      found.push({ start: span.start, end: span.end, wishes: [contentOf(about, span.said, text)] })
    }
    return found
  })
