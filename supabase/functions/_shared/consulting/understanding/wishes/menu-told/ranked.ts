/** Superlative questions on the menu: a group, a measure, a direction and the days, in any order of words. */
import { everyItem } from '../../../base/request/match-item.ts'
import type { RankMeasure } from '../../../base/request/question-subjects.ts'
import { weekdaysIn } from '../../dates/weekdays.ts'
import { subjectOf } from '../../questions/price-subjects.ts'
import { itemIn, type Named, question } from '../../spoken/pieces.ts'
import type { Sentence } from '../../spoken/stretches.ts'
import type { WishContent } from '../../text/draft.ts'
import { type Concept, countOf, number, spanOver } from './thoughts.ts'

const asks = new RegExp(
  `\\b(?:(?:qual|quais|que|quem|o que|[oa]s que|a lista d[aeo]s?|um ranking d[aeo]s?|ranking d[aeo]s?)(?: (?:e|sao|foi|foram|seria))?(?: (?:[oa]s?|d[oa]s?|dess[ae]s|ness[ae]s|meus?|minhas?))*|(?:diz|diga|mostr\\w+|saber|fala|manda|lista)(?: (?:pra mim|me|ai))* [oa]s?)(?: (?<count>${number}))? (?<noun>[a-z]{3,}(?: (?:doces?|salgad[oa]s?|grandes?|pequen[oa]s|quentes?|frios?|frias?|tradiciona\\w+|especia\\w+))?)`,
)
/** What is asked of these is not of the menu's items. */
const notItems =
  /^(?:dias?|hora\w*|horario\w*|mes|meses|semanas?|anos?|epocas?|periodos?|turnos?|secao|secoes|categoria\w*|grupo\w*|garcom|garcons|cliente\w*|publico|bairros?|pessoa\w*|fornecedor\w*|ingrediente\w*|insumo\w*|canal|canais|aplicativ\w+|app|concorrente\w*|vizinh\w+|loja\w*|preco|precos|valor|custo|jeito|forma|texto\w*|letra|papel|pagina\w*|foto\w*)$/
const measures: readonly (readonly [RankMeasure, RegExp])[] = [
  [
    'cost',
    /\b(?:custo\b.{0,20}\b(?:alto|maior|pesa\w*|come\w*|lev\w+)|(?:maior|menor|mais|pior|melhor) (?:custo|cmv|ingrediente)|cmv|(?:cust\w+|gast\w+) (?:mais|menos)|pes\w+ no custo)\b/,
  ],
  [
    'each',
    /\b(?:por unidade|na unidade|em cada (?:um|uma|venda|prato)|cada (?:um|uma)|a unidade|por (?:prato|porcao|copo|pizza|venda|item)|margem|percentual)\b/,
  ],
  [
    'margin',
    /\b(?:lucr\w+|dinheiro|deix\w+|rend\w+|ganh\w+|retorno|sobr\w+|d(?:a|ao|ando)(?: (?:me|pra mim))? (?:mais|menos)|pag\w+ as contas|resultado|prejuizo)\b/,
  ],
  ['sales', /\b(?:fatur\w+|receita|entra\w* mais|movimenta\w*)\b/],
  [
    'units',
    /\b(?:vend\w+|sa(?:i|em|iu|iram|indo)|sae\w*|pedid[oa]s?|pede\w*|procurad[oa]s?|gir\w+|campe\w+|encalh\w+|fav\w+)\b/,
  ],
]
const least =
  /\b(?:menos|menor(?:es)?|pior(?:es)?|pouco|quase nao|mal|fraco|fraca|lanterna|encalh\w+|baix[oa])\b/
const most = /\b(?:mais|maior(?:es)?|melhor(?:es)?|campe\w+|favorit\w+|lider\w*|muito|bem|alt[oa])\b/
/** Reasons, advice and single items are asked with other words. */
const elsewhere =
  /\b(?:por ?que|tir\w+|cort\w+|elimin\w+|destac\w+|destaque|moldura|primeir\w+|mostr\w+ primeiro|foto\w*|subir|aument\w+|baixar|preco\w*|combo\w*|oferec\w+|trabalho|demor\w+|atras\w+|combin\w+|parec\w+|estrag\w+|rentavel)\b/
/** "por unidade e por mês", and what else goes on with the same question. */
const goesOn =
  /^(?:(?:e|tanto|por|no|na|ao|em|com|sem|mas|a|cada|um|uma|unidade|mes|total|todo|geral|numero\w*|figura\w*|enrolacao|reais|dinheiro|os|as|me|diga|diz|mostr\w+|so|quanto|valor\w*|e quanto|da|deixa) ?)+$/

const weekend = /\bfi(?:m|ns) de semana\b/
const daysIn = (said: string) => (weekend.test(said) ? [0, 6] : weekdaysIn(said))

/** What leads to a question with "que" or "quem". */
const asking =
  /^\s*(?:(?:e|mas|entao|olha|ai|so|queria|quero|gostaria|preciso|precisava|saber|me|diga|diz|fala|conta|mostra|sabe|dizer|pode|de|por favor|a gente|eu|queriamos|queremos|sem|enrolacao) ?)*:?\s*$/

/** The group that a noun names: a section, a kind, or items that share the word. */
function groupOf(noun: string, piece: string, names: readonly Named[]): string | undefined | null {
  const [head = ''] = noun.split(' ')
  if (
    /^(?:itens?|coisas?|produtos?|opc\w+|linhas?|que|mais|menos|sai|saem|vende\w*|da|deixa\w*|rende\w*)$/.test(
      head,
    )
  ) {
    const inside =
      /\b(?:d[oa]s?|em|n[oa]s?|entre [oa]s|dentre [oa]s|dentro d[oa]s?) (?<where>[a-z]{4,}(?: [a-z]{4,})?)/g
    for (const { groups } of piece.matchAll(inside)) {
      const phrase = groups?.where ?? ''
      const found = subjectOf(`todos ${phrase}`, names) ?? subjectOf(`todos ${phrase.split(' ')[0]}`, names)
      if (found !== undefined && found !== everyItem) return found
    }
    return undefined
  }
  for (const one of [noun, head])
    for (const word of [one, `${one}s`, one.replace(/s$/, '')]) {
      const found = subjectOf(`todos ${word}`, names)
      if (found !== undefined) return found === everyItem ? undefined : found
    }
  const shared = itemIn(head, names)
  if (shared === undefined) return null
  return names.some(({ name, isSection }) => !isSection && name === shared) ? null : shared
}

/** The ranking that one piece asks for; `noun` of the piece before where it names none. */
function rankedIn(piece: Sentence, names: readonly Named[], days: readonly number[]): WishContent[] {
  const { said } = piece
  const match = asks.exec(said)
  const found = match?.groups
  // "que a lasanha venda mais que o pudim" compares two, and asks for none.
  if (!match || !found || elsewhere.test(said) || /\b(?:mais|menos) (?:do )?que [oa]s? /.test(said)) return []
  // "a sopa é a que mais vende" tells, and "os que vendem pouco" goes on with an order.
  const isPlain = /^(?:qual|quais|diz|diga|mostr|saber|fala|manda|lista)/.test(match[0])
  const lead = said.slice(0, match.index)
  if (!isPlain && (!asking.test(lead) || (!/\?\s*$/.test(said) && !/[a-z]{3}/.test(lead)))) return []
  if (/^[oa]s que/.test(match[0])) return []
  const noun = found.noun ?? ''
  if (notItems.test(noun.split(' ')[0] ?? '')) return []
  const by = measures.find(([, words]) => words.test(said))?.[0]
  const [low, high] = [least.test(said), most.test(said)]
  if (by === undefined || low === high) return []
  const item = groupOf(noun, said, names)
  if (item === null || (/^que /.test(match[0]) && item === undefined)) return []
  // What leaves most, of all days, is read with the other questions on money.
  const isUsual = !low && (by === 'margin' || by === 'each') && days.length === 0 && found.count === undefined
  if (isUsual) return []
  const many = countOf(found.count)
  const isLoss = /\bprejuizo\b/.test(said)
  return isLoss
    ? []
    : [
        question('bestOf', {
          item,
          by,
          ...(low && { rank: 'least' as const }),
          ...(days.length > 0 && days.length < 7 && { weekdays: [...days] }),
          ...(many > 1 && many <= 20 && { count: many }),
        }),
      ]
}

/** Two questions that an "e qual" joins. */
const joint = /\s(?=e (?:qual|quais|o que|quem)\s)/
const unparted = (piece: Sentence): Sentence[] => {
  const parts = piece.said.split(joint)
  let at = piece.at
  return parts.map((said) => {
    const part = { said, at }
    at += said.length + 1
    return part
  })
}

/** "Qual pizza me dá menos dinheiro, e qual sai menos na sexta?" */
export const ranked: Concept = (thought) => {
  const { pieces, names, at } = thought
  const found = pieces.flatMap(unparted).flatMap((piece) => {
    const own = daysIn(piece.said)
    const wishes = rankedIn(piece, names, own)
    return wishes.map((wish) => ({ wish, at: piece.at - at + (asks.exec(piece.said)?.index ?? 0) }))
  })
  // "qual sobremesa sai mais e qual deixa mais": the second is of the same group.
  const [first] = found
  for (const one of found.slice(1))
    if (first?.wish.kind === 'question' && one.wish.kind === 'question' && first.wish.item !== undefined)
      one.wish = { ...one.wish, item: one.wish.item ?? first.wish.item }
  return found.length === 0
    ? null
    : {
        wishes: found.map(({ wish }) => wish),
        span: spanOver(
          thought,
          found.map((one) => one.at),
          goesOn,
        ),
      }
}
