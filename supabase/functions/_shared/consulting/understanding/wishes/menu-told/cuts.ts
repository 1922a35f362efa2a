/** What leaves the menu: so many of it, what the house should choose, and an item that may leave or cost more. */
import { foldAccents } from '../../../base/language/text.ts'
import { everyItem } from '../../../base/request/match-item.ts'
import { subjectOf } from '../../questions/price-subjects.ts'
import { itemIn } from '../../spoken/pieces.ts'
import { longestText, type WishContent } from '../../text/draft.ts'
import { type Concept, countOf, isTurned, number, spanOver, tells, wordsOf } from './thoughts.ts'

const out = /\b(?:tir(?:a|ar|e|em|o|amos)|cort(?:a|ar|e|em|o|amos)|elimin\w+|retir\w+|enxug\w+|limpa?r?)\b/
const nouns = 'itens|item|pratos?|coisas?|opcoes|produtos?|linhas|sabores|tipos|[a-z]{4,}(?:s|is)'
const counted = new RegExp(
  `^(?: \\w+){0,2}? ?(?:de |entre |uns |umas |ate |pelo menos |no minimo )*(?<least>${number})(?: (?:a|ou|e|ate) (?<most>${number}))?(?: (?:ou mais))?(?: (?<noun>${nouns}))?\\b`,
)
const ofSelling =
  /^(?:(?:e|os|as|o|principalmente|de preferencia|aquel[ea]s) )*(?:d?[oa]s? )?(?:que|quem) .{0,60}(?:vend|sai|sae|gir|atrapalh|trav|encalh|pouco|menos|sobra|estrag)/
const goesOn = new RegExp(`${tells.source}|${ofSelling.source}`)
const reason = /\b(?:quais|qual|por ?que|motivo|razao|explic\w+|justific\w+)\b/

/** "Corta uns 3 ou 4 itens e me diz por que cada um": an order, whose choice is the report's. */
export const countedCut: Concept = (thought) => {
  const { said, names } = thought
  const verb = out.exec(said)
  if (!verb || isTurned(said, verb.index)) return null
  const after = said.slice(verb.index + verb[0].length)
  const found = counted.exec(after)?.groups
  const [first, second] = [countOf(found?.least), countOf(found?.most)]
  const most = second > first ? second : first
  if (!found || !(most >= 2 && most <= 30)) return null
  // "tira o segundo", "corta 2 reais", and a number of one kind are other orders.
  if (
    /^(?: \w+){0,6} ?(?:reais|real|%|por ?cento|gramas|centavos|minutos|paginas?|fotos?|frases?|palavras?)\b/.test(
      after,
    )
  )
    return null
  const isSection = names.some((one) => one.isSection && /^pratos?$/i.test(one.name))
  const generic =
    found.noun === undefined ||
    /^(?:itens|item|coisas?|opcoes|produtos?|linhas)$/.test(found.noun) ||
    (/^pratos?$/.test(found.noun) && !isSection)
  const kind = generic ? everyItem : subjectOf(found.noun, names)
  const isGroup = kind === everyItem || names.some(({ name, isSection }) => isSection && name === kind)
  if (kind === undefined || !isGroup || (generic && !names.some(({ isSection }) => !isSection))) return null
  const span = spanOver(thought, [verb.index], goesOn)
  const words = wordsOf(thought, span)
  if (/\b(?:pelo menos|no minimo|no maximo|ate)\b/.test(after.slice(0, 16))) return null
  const isLoose = /\b(?:uns|umas)\b|\bou\b/.test(after.slice(0, 24))
  // "de quatro a seis itens" alone is a range of what stays, which other readers count.
  if (second > first && !isLoose && !reason.test(words) && !ofSelling.test(words)) return null
  // One number without a word on the choice is read beside the rest of the request.
  const then = tells.test(thought.next) ? thought.next : ''
  if (!(second > first) && !reason.test(`${words} ${then}`)) return null
  // "se eu cortar 4, quais seriam?" asks, and orders nothing.
  if (/\b(?:se|caso) (?:eu |a gente |for )?(?:cort|tir)/.test(words)) return null
  return {
    wishes: [{ kind: 'dropItem', item: kind, weak: true, most, least: first }],
    span,
    tail: tells,
  }
}

const spares =
  /(?:^|\s)(?:so|mas|e) (?:que )?nao (?:me )?(?:tir\w+|cort\w+) (?:[oa]s? )?(?:d[oa]s? |de )?(?<what>[^,;:?]{3,40}?)(?= que | porque | pois |,|$)/
/** "…, só não tira o kids, que minha filha inventou" */
export const sparedItem: Concept = (thought) => {
  const said = thought.said.replace(/[\s.,;:!?]+$/, '')
  const found = spares.exec(said)
  const item = itemIn(found?.groups?.what ?? '', thought.names)
  if (!found || item === undefined) return null
  return {
    wishes: [{ kind: 'keepItem', item }],
    span: spanOver(
      thought,
      [found.index + 1],
      /^(?:(?:que|porque|pois|e) )?(?:e (?:[oa]|d[oa]|meu|minha|receita)|foi|minha|meu|ela|ele|noss[oa])\b.*$/,
    ),
  }
}

const asksOut =
  /^(?:.*\b(?:sabe\w*|dizer|diz|diga|mostr\w+|dica|luz|acha\w*) )?(?:o que|quais?|que)(?: (?:e|sao|os|as|dos|das|pratos?|itens|item|coisas?|produtos?|que|vcs|voces?|a gente|eu|deveria\w*|deve\w*|devo|poderia\w*|pode\w*|posso|da pra|iam?|vai|vao))* (?:tir\w+|cort\w+|elimin\w+|sai[rmoa]*|sairia\w*|saem)(?: (?:d[oe]sse|d[oe]|fora|aqui|primeiro|cardapio|menu|lista|isso|mesmo))*$/
const selling = /\bsa(?:i|em) (?:mais|menos|pouco|muito|bem|caro)\b|mais sai|menos sai/

/** "O que sai do cardápio?": which ones the house would miss least. */
export const asksWhatLeaves: Concept = (thought) => {
  const { pieces, names } = thought
  const at = pieces.findIndex(({ said }) => asksOut.test(said.trim().replace(/[\s.,;:!?]+$/, '')))
  const piece = pieces[at]
  if (!piece || selling.test(piece.said) || itemIn(piece.said, names) !== undefined) return null
  if (new RegExp(`\\b${number} (?:itens|pratos|coisas)`).test(piece.said)) return null
  return {
    wishes: [{ kind: 'question', about: 'weakest' }],
    span: spanOver(thought, [piece.at - thought.at]),
    tail: tells,
  }
}

const leave =
  '(?:tir(?:o|ar|e|amos)|cort(?:o|ar|e|amos)|elimin\\w+|retir\\w+|sai|sair|mant(?:er|enho)|deixo|fica|ficar)'
const raise =
  '(?:sub(?:o|ir|a|imos)|aument(?:o|ar|e|amos)|cobr(?:o|ar|e) mais|cobr(?:o|ar)|encarec\\w+|reajust\\w+|mud(?:o|ar) o preco|preco maior)'
const either = new RegExp(
  `\\b(?:${leave}\\b.{0,50}\\bou\\b.{0,20}\\b${raise}|${raise}\\b.{0,40}\\bou\\b.{0,20}\\b${leave})\\b`,
)
const then =
  /^(?:(?:e|ai|o que|oq|que) )*(?:(?:eu )?fac\w+|se (?:eu )?(?:subir|aumentar|for subir).*|(?:(?:pra|por|a|em) )?quanto.*|qual (?:seria )?(?:o )?preco|o que (?:e melhor|compensa)|qual (?:e )?melhor)$/
const share = `(?:(?<half>metade)|(?<third>um terco|1/3)|(?<quarter>um quarto|1/4)|(?<part>${number}) ?(?:%|por ?cento))`
const loses =
  '(?:perc\\w+|perd\\w+|jog\\w+ fora|estrag\\w+|desperdi\\w+|vai (?:pro lixo|para o lixo|fora)|lixo|quebra)'
const food = '(?: d?[oa]s? (?<food>\\w{4,}))?'
const losses = [
  new RegExp(`\\b${loses}(?: (?:uns|umas|quase|cerca de|mais ou menos|a|ate|de))* ${share}${food}`),
  new RegExp(`\\b${share}${food} (?:\\w+ ){0,4}?${loses}`),
]

/** % of a purchase that the owner throws away, and what it is; null if the thought tells of no share. */
function lossIn(said: string): { percent: number; food: string | undefined; at: number } | null {
  for (const loss of losses) {
    const found = loss.exec(said)
    if (!found?.groups) continue
    const { half, third, quarter, part, food: lost } = found.groups
    const percent = half ? 50 : third ? 33 : quarter ? 25 : countOf(part)
    if (percent > 0 && percent < 95) return { percent, food: lost, at: found.index }
  }
  return null
}

/** "A lasanha: tiro ou aumento?", of the item that this thought or the one before it is about. */
export const leaveOrRaise: Concept = (thought) => {
  const { said, topic, before, names } = thought
  const found = either.exec(said)
  const item = topic ?? before?.topic
  if (!found || item === undefined || names.some(({ name, isSection }) => isSection && name === item))
    return null
  const ends = found.index + found[0].length - 1
  const naming = thought.pieces.find((piece) => itemIn(piece.said, names) !== undefined)
  const own = spanOver(thought, [found.index, ends, ...(naming ? [naming.at - thought.at] : [])], then)
  const loss = lossIn(said) ?? (before && before.topic !== undefined ? lossIn(before.said) : null)
  // The thought before tells why: it names the item, or says that it spoils.
  const since =
    before &&
    (topic === undefined || lossIn(said) === null) &&
    before.topic !== undefined &&
    own.end - before.at <= longestText
      ? before
      : undefined
  const isOfSame = since !== undefined && (topic === undefined || lossIn(since.said) !== null)
  const wishes: WishContent[] = [
    { kind: 'question', about: 'keepWorth', item },
    ...(loss
      ? [{ kind: 'costNow', item: foodOf(loss.food, item, thought), lost: loss.percent } as const]
      : []),
  ]
  const whole =
    loss && lossIn(said)
      ? spanOver(thought, [found.index, ends, loss.at, ...(naming ? [naming.at - thought.at] : [])], then)
      : own
  return { wishes, span: whole, tail: then, ...(isOfSame && { since }) }
}

/** The food that is lost, where the menu has it; else the item itself. */
const foodOf = (
  food: string | undefined,
  item: string,
  { names }: { names: readonly { name: string; isSection: boolean }[] },
) =>
  food !== undefined && names.some(({ name, isSection }) => !isSection && fold(name).includes(food))
    ? food
    : item
const fold = (said: string) => foldAccents(said).toLowerCase()

const restOfLoss = /^(?:e )?(?:(?:eu|a gente) )?(?:isso|ele|ela)?$/
/** "Jogo fora um terço do camarão", right behind a question on the item, is a fact of it and no order. */
export const lossAfter: Concept = (thought) => {
  const loss = lossIn(thought.said)
  const item = thought.topic ?? thought.before?.topic
  if (!loss || item === undefined || either.test(thought.said)) return null
  const naming = thought.pieces.find((piece) => itemIn(piece.said, thought.names) !== undefined)
  return {
    wishes: [{ kind: 'costNow', item: foodOf(loss.food, item, thought), lost: loss.percent }],
    span: spanOver(thought, [loss.at, ...(naming ? [naming.at - thought.at] : [])], restOfLoss),
  }
}

const sumOfLeaving =
  /\b(?:quanto|qto)\b.{0,50}\b(?:perc\w+|perd\w+|custa\w*|custar|deix\w+ de ganhar|faz falta|pesa)\b|\b(?:perc\w+|perd\w+|custa\w*)\b.{0,20}\bquanto\b/
const taking = /\b(?:tirar|cortar|tira|corta|tiro|corto|sair|eliminar|retirar|sem)\b/
/** "eu tenho medo de tirar o filé, quanto isso ia me custar?" */
export const costOfLeaving: Concept = (thought) => {
  const { said, topic, names } = thought
  const [asks, takes] = [sumOfLeaving.exec(said), taking.exec(said)]
  if (
    !asks ||
    !takes ||
    topic === undefined ||
    names.some(({ name, isSection }) => isSection && name === topic)
  )
    return null
  if (new RegExp(`\\b(?:tir|cort)\\w* (?:uns |umas )?${number}\\b`).test(said)) return null
  return {
    wishes: [{ kind: 'question', about: 'keepWorth', item: topic }],
    span: spanOver(thought, [asks.index, takes.index]),
  }
}
