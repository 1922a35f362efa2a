/**
 * Orders and questions about pairings whose commas and "ou" part nothing: a combo told with whom it feeds, its parts and
 * its price, and which of two drinks a dish wants. Read before the sentence is cut into clauses.
 */
import { Names } from '../orders/dishes-and-drinks.ts'
import { amount, valueIn } from '../questions/price-subjects.ts'
import { cut, type Sentence, sentenceEnds } from '../spoken/stretches.ts'
import type { DraftWish, WishContent } from '../text/draft.ts'
import { foldInPlace } from '../text/fold.ts'
import { numberValues } from '../text/number-words.ts'
import type { HouseName } from '../words/vocabulary.ts'

const many = '(?<many>\\d{1,2}|dois|duas|tres|quatro|cinco|seis|oito)'
const eaters = `(?:(?<couple>casal|namorados)|(?:um |uma |a |o )?(?:familia|grupo|mesa|turma|galera)(?: (?:de|com|pra|para))? ${many}(?: pessoas)?|${many.replace('many', 'count')}(?: pessoas)?)`
const head = new RegExp(
  `^(?<opening>[a-z ]{0,50}?)\\b(?:combos?|combinado|kit|menu|pacote)(?: (?:fechado|completo))? (?:(?:de|d[oa]|pra|pro|para|p/) )?(?:o |a |um |uma )?${eaters}\\b(?<rest>.+)$`,
)
const ordering =
  /^(?:(?:e|mas|eu|a gente|nos|por favor|tambem|ainda|quero|queria|queremos|gostaria|gostariamos|preciso|precisamos|pode|podem|da pra|vamos|de|que|me|um|uma|o|os|fazer|faz|faca|facam|montar|monta|monte|montem|criar|crie|criem|cria|bolar|bole|bolem|inventar|sugerir|sugira|sugiram|ter|lancar|pensar|pense|em|prepare|preparem|preparar)(?: |$))*$/
const price = new RegExp(
  `,? (?:e )?(?:tudo |que (?:fique|custe|saia|feche) |saindo |custando |fechando |a |por |em |no valor )*(?:menos de|abaixo d[eo]s?|ate|no maximo(?: de| por)?|sem passar d[eo]s?|de no maximo|por) (?<max>${amount})(?: no maximo| tudo| ao todo| a mesa| o casal)?$`,
)
/** What the parts of a combo are called, by the course or the kind of drink. */
const partWords: readonly (readonly [string, RegExp])[] = [
  ['entrada', /^(?:entrad(?:a|as|inha)|petiscos?|tira.?gostos?|aperitivos?)$/],
  ['prato', /^(?:pratos?(?: (?:principa(?:l|is)|quentes?))?|principa(?:l|is))$/],
  ['sobremesa', /^(?:sobremesas?|doces?)$/],
  ['bebida', /^(?:bebidas?|drinks?|algo (?:para|pra) beber)$/],
]
const countWord = /^(?:(\d{1,2}|dois|duas|tres|quatro|cinco|seis)|uma?|uns|umas|o|a|os|as|com|mais|tambem)\s+/
const shared =
  / (?:(?:para|pra|de) (?:dois|duas|2|casal|dividir|cada um|cada|todos|todo mundo)(?: pessoas)?)$/

/** A part by its course or kind, else by the name that the owner gives it, "2 pratos"; null for what is neither. */
function partIn(said: string, names: Names): string | null {
  let word = said.trim()
  let count = 1
  for (let last = ''; last !== word; ) {
    last = word
    const [whole = '', number = ''] = countWord.exec(word) ?? []
    count = Math.max(count, numberValues[number] ?? Number(number || 1))
    word = word.slice(whole.length).replace(shared, '').trim()
  }
  const kind = partWords.find(([, words]) => words.test(word))?.[0]
  const name = kind ?? names.dishIn(word) ?? names.serveIn(word)
  // Doses have readers of their own.
  return name === null || /^(?:dose|cachaça)/.test(name)
    ? null
    : count === 1
      ? name
      : `${count} ${name}${kind === undefined ? '' : 's'}`
}

/** "um combo de casal com entrada, prato e bebida por até R$ 220" */
function readCombo(said: string, names: Names): WishContent[] | null {
  const found = head.exec(said)?.groups
  if (!found || !ordering.test(found.opening ?? '')) return null
  const limit = price.exec(found.rest ?? '')
  const max = valueIn(limit?.groups?.max)
  if (limit === null || !(max > 0)) return null
  const listed = (found.rest ?? '')
    .slice(0, limit.index)
    .replace(/^[,: ]*(?:com|que (?:tenha|leve|inclua)|levando|tendo|incluindo|sendo)?:? /, '')
  const parts = listed.split(/,? e |, | \+ |,? mais /).map((part) => partIn(part, names))
  const named = parts.flatMap((part) => part ?? [])
  const people = found.many ?? found.count
  const guests = people === undefined ? 2 : (numberValues[people] ?? Number(people))
  if (named.length !== parts.length || named.length < 2 || !(guests >= 2 && guests <= 20)) return null
  return [
    {
      kind: 'newCombo',
      count: 1,
      guests,
      max,
      with: [...new Set(named)].slice(0, mostParts),
    },
  ]
}
const mostParts = 5

/** Words around a dish and two drinks that ask which of them goes better. */
const idle =
  /^(?:com|para|pra|pro|n[oa]s?|o|a|os|as|e|um|uma|qual|quais|que|dos|das|dois|duas|entre|melhor|mais|certo|bem|ped\w+|combin\w+|cas[ae]\w*|vai|vao|vem|fica\w*|cai|caem|harmoniz\w+|acompanh\w+|lev\w+|serv\w+|sirvo|ofere\w+|indic\w+|recomend\w+|quer\w*|merec\w+|prefer\w+|eu|a gente|devo|ser|seria|sao|e|eh|do|da|de|prato|pratos|bebid\w+|d[oa]s|mesmo|sera|tom\w+|beb\w+|nesse|caso|aqui|ou)$/

/** The longest run of words at an end of a phrase that names a drink. */
function serveAt(words: readonly string[], fromEnd: boolean, names: Names) {
  for (let length = Math.min(5, words.length); length > 0; length -= 1) {
    const run = fromEnd ? words.slice(-length) : words.slice(0, length)
    const first = run.find((word) => !idle.test(word))
    const serve = first === undefined ? null : names.serveIn(run.join(' '))
    if (serve !== null && serve !== 'bebida')
      return { serve, rest: fromEnd ? words.slice(0, -length) : words.slice(length) }
  }
  return null
}

/** The one dish that the words left over name. */
function dishAmong(words: readonly string[], names: Names): string | null {
  const from = words.findIndex((word) => !idle.test(word))
  const to = words.findLastIndex((word) => !idle.test(word))
  return from < 0 ? null : names.dishIn(words.slice(from, to + 1).join(' '))
}

/** "as ostras pedem espumante ou o Alvarinho?" */
function readEither(said: string, names: Names): WishContent[] | null {
  const asked = said.replace(/[,:]/g, ' ').replace(/\s+/g, ' ').trim()
  const [left, right, ...others] = asked.split(/ ou (?:com |de |pra |para )?/)
  if (left === undefined || right === undefined || others.length > 0) return null
  const one = serveAt(left.split(' '), true, names)
  const two = serveAt(right.split(' '), false, names)
  if (!one || !two || one.serve === two.serve) return null
  const [before, after] = [dishAmong(one.rest, names), dishAmong(two.rest, names)]
  const isAll = [one.rest, two.rest].every(
    (rest) => rest.every((word) => idle.test(word)) || dishAmong(rest, names) !== null,
  )
  const item = before ?? after
  if (item === null || (before !== null && after !== null) || !isAll) return null
  return [{ kind: 'question', about: 'suits', item, other: one.serve, what: two.serve }]
}

const ofHouse = '(?:(?:e|mas|aqui|la|a gente|nos|eu|a casa|por enquanto|ainda|hoje)\\s+)*'
const sells =
  '(?:sirvo|servimos|serve|vendo|vendemos|vende|trabalho com|trabalhamos com|tenho|temos|tem|ofereco|oferecemos|faco|fazemos)'
const alone =
  '(?:so|somente|apenas)(?: (?:e|sai|saem|em|na|a|por|de|pela|tem|temos|vendo|vendemos|sirvo|servimos|vinho|vendid[oa]s?|servid[oa]s?))*'
const bottle = `${alone} garrafas?(?: (?:inteira|fechada)s?)?`
const noGlass =
  '(?:nada de|nao (?:tem|temos|tenho|vendo|vendemos|sirvo)|sem|nem|e nao) (?:em |por |de |na |vinho (?:em|por|na) )?tacas?'
const byBottle = new RegExp(
  `^${ofHouse}(?:(?:nao|nunca) ${sells}(?: mais)? (?:(?:o |os )?vinhos? )?(?:em |na |por |de |a |pela )?tacas?(?: de vinho)?(?:,? (?:e )?${bottle})?|(?:os? |nossos? |meus? )?vinhos?(?: aqui| da casa)?(?: (?:e|sao|sai|saem|vai|vao|vendo|vendemos|sirvo|servimos))? ${bottle}(?:,? ${noGlass})?|(?:so|somente|apenas) ${sells} (?:os? )?vinhos? (?:em|na|por|de|a) garrafas?(?:,? ${noGlass})?)$`,
)
/** "não sirvo vinho em taça, só garrafa" */
const readByBottle = (said: string): WishContent[] | null =>
  byBottle.test(said) ? [{ kind: 'pairingRule', what: 'wineByBottle' }] : null

const standing =
  /\b(?:encalh\w+|parad[oa]s?|sobrando|sobraram|sobrou|esquecid[oa]s?|nao (?:sai|saem|gira|giram|vende|vendem))\b/
const stock = new RegExp(`\\b(?<most>\\d{1,3}|${Object.keys(numberValues).join('|')}) garrafas?\\b`)
const inStock =
  /^(?:o|a|os|as|um|uma|d[eoa]s?|n[oa]s?|e|que|com|em|para|pra|me|eu|a|gente|ai|aqui|la|casa|tenho|temos|tem|estou|estamos|esta|estao|ta|tao|sao|ficou|ficaram|fiquei|comprei|compramos|ainda|muito|muita|ha|meses|tempo|encalh\w+|parad[oa]s?|sobrando|sobr\w+|esquecid\w+|nao|sai|saem|saia|saiam|gir\w+|vend\w+|estoque|adega|deposito|garrafas?|vinhos?|rotulos?|qual|quais|pratos?|como|onde|fazer|faco|faz|posso|quero|quer\w*|gostari\w+|precis\w+|ofere\w+|empurr\w+|desov\w+|escoar|zerar|acab\w+|junto|comida|combina\w*|logo|elas?|eles?|isso|tudo|ajud\w+)$/

/** "O Malbec encalhou, tenho 14 garrafas: com que prato eu vendo?": bottles to be sold. */
function readStock(said: string, names: Names): WishContent[] | null {
  const found = stock.exec(said)
  const number = found?.groups?.most ?? ''
  const most = numberValues[number] ?? Number(number)
  if (!found || !standing.test(said) || !(most >= 2)) return null
  const words = said
    .replace(found[0], 'garrafas')
    .split(/[\s,:;]+/)
    .filter(Boolean)
  const from = words.findIndex((word) => !inStock.test(word))
  const to = words.findLastIndex((word) => !inStock.test(word))
  const of = from < 0 ? null : names.serveIn(words.slice(from, to + 1).join(' '))
  return of === null ? null : [{ kind: 'pairingRule', what: 'bottlesLeft', of, most }]
}
/** "Com que prato sai?", behind it. */
const withWhich = /^(?:e )?(?:(?:com|em) (?:que|qual|quais)|qual|quais|que|como|onde)(?: [a-z]+){0,6}$/

/** What a whole sentence orders or asks, with its place; its end without the mark. */
function readWhole({ said, at }: Sentence, names: Names): DraftWish[] {
  const asks = /\?\s*$/.test(said)
  const bare = said.replace(/[\s.!?;]+$/, '')
  const lead = /^\s*/.exec(bare)?.[0].length ?? 0
  const form = bare.slice(lead)
  const wishes =
    readStock(form, names) ??
    (asks ? readEither(form, names) : (readCombo(form, names) ?? readByBottle(form)))
  return (wishes ?? []).map((wish) => ({ wish, start: at + lead, end: at + bare.length }))
}

export function readPairingWholes(text: string, known: readonly HouseName[]): DraftWish[] {
  const names = new Names(known)
  const found: DraftWish[] = []
  for (const sentence of cut({ said: foldInPlace(text).toLowerCase(), at: 0 }, sentenceEnds, true)) {
    const last = found.at(-1)
    const form = sentence.said.replace(/[\s.!?;]+$/, '').trim()
    const asksOfStock =
      last?.wish.kind === 'pairingRule' &&
      last.wish.what === 'bottlesLeft' &&
      text.slice(last.end, sentence.at).trim().length <= 1 &&
      withWhich.test(form) &&
      form.split(' ').every((word) => inStock.test(word))
    if (asksOfStock) last.end = sentence.at + sentence.said.replace(/[\s.!?;]+$/, '').length
    else found.push(...readWhole(sentence, names))
  }
  return found
}
