/**
 * Orders and questions about pairings whose commas and "ou" part nothing: combos, which of two drinks a dish wants,
 * bottles that stand. Read before the sentence is cut into clauses.
 */

import { numberValues } from '../../base/language/number-words.ts'
import { Names } from '../orders/dishes-and-drinks.ts'
import { cut, type Sentence, sentenceEnds } from '../spoken/stretches.ts'
import type { DraftWish, WishContent } from '../text/draft.ts'
import { foldInPlace } from '../text/fold.ts'
import { healthWords } from '../text/health-words.ts'
import { blankOut } from '../text/take-out.ts'
import type { HouseName } from '../words/vocabulary.ts'
import { readOfCombos } from './asked-of-combos.ts'
import { readFamilyTable, readGroupTasting, readStuck, readTellingCombo } from './concept-combos.ts'
import {
  readEachDish,
  readForSome,
  readNothingNew,
  readOnlyOfKind,
  readSoberBeside,
  readSweetsWithout,
  readWaiterLine,
  readWhetherSuits,
} from './concept-rules.ts'
import { isGeneral, partsOf } from './mentions.ts'
import { readPlainAsk } from './plain-asks.ts'
import { readInstead, readOwnOnly, readSet, readWarmth } from './sets-and-service.ts'
import { readCombo } from './told-combos.ts'
import { readWholeAsk } from './whole-asks.ts'

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
  // Two of the farm's own are asked about one by one.
  if ([one, two].every(({ serve }) => serve.startsWith('cachaça'))) return null
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
const goesWith =
  /^(?:e )?(?:el[ae] )?(?:entra|vai|combina|casa|cai bem|sai|vendo|ofereco|boto|sirvo)? ?(?:bem )?(?:com|em) (?:que|qual|quais)(?: [a-z]+){0,5}$/
/** "Quanto sobra?", behind a combo. */
const howMuchLeft =
  /^(?:e )?(?:quanto|que|o que|sobra|da|quais)(?: [a-z]+){0,4}(?: (?:sobra|deixa|lucro|fica|cab\w+))?$/
const withWhich = /^(?:e )?(?:(?:com|em) (?:que|qual|quais)|qual|quais|que|como|onde)(?: [a-z]+){0,6}$/

/** What a whole sentence orders or asks, with its place; its end without the mark. */
function readWhole(
  { said, at }: Sentence,
  names: Names,
  before: readonly string[],
  today: string,
): DraftWish[] {
  const asks = /\?\s*$/.test(said)
  const bare = said.replace(/[\s.!?;]+$/, '')
  const lead = /^\s*/.exec(bare)?.[0].length ?? 0
  const form = bare.slice(lead)
  const wishes =
    readStock(form, names) ??
    readCombo(form, names) ??
    readPlainAsk(form, names, asks, before) ??
    (asks ? (readInstead(form, names) ?? readWarmth(form, names)) : readSet(form, names)) ??
    readOfCombos(form, names, asks) ??
    readWholeAsk(form, names, asks) ??
    (asks ? readEither(form, names) : readByBottle(form)) ??
    readTold(form, names, asks, today)
  return (wishes ?? []).map((wish) => ({ wish, start: at + lead, end: at + bare.length }))
}

/** Whole thoughts in any order of words; what may concern somebody's health is left to its own readers. */
const readTold = (said: string, names: Names, asks: boolean, today: string): WishContent[] | null =>
  healthWords.test(said)
    ? null
    : (readGroupTasting(said, names, today) ??
      readSweetsWithout(said, names) ??
      readFamilyTable(said) ??
      readTellingCombo(said, names) ??
      readStuck(said, names, today) ??
      readWhetherSuits(said, names, asks) ??
      readWaiterLine(said, names) ??
      readSoberBeside(said) ??
      readEachDish(said, names))

/**
 * A thought whose beginning a stop has parted from it: "dia 12 vem um grupo de 25. Queria uma degustação de três …". Only
 * where both together say more than the second alone.
 */
function withBefore(sentence: Sentence, before: Sentence | null, names: Names, today: string): DraftWish[] {
  if (
    !before ||
    /\b(?:nao|nem|nunca)\b/.test(before.said) ||
    healthWords.test(before.said) ||
    healthWords.test(sentence.said)
  )
    return []
  const bare = sentence.said.replace(/[\s.!?;]+$/, '')
  const [first, second] = [before.said.replace(/[\s.!?;\n]+$/, '').trim(), bare.trim()]
  const said = `${first}, ${second}`
  const wishes =
    readGroupTasting(said, names, today) ??
    more(readTellingCombo(said, names), readTellingCombo(second, names)) ??
    readSoberBeside(said)
  const start = before.at + (/^\s*/.exec(before.said)?.[0].length ?? 0)
  return (wishes ?? []).map((wish) => ({ wish, start, end: sentence.at + bare.length }))
}

/** A reading with more fields than that of a part of the words. */
const more = (whole: WishContent[] | null, part: WishContent[] | null): WishContent[] | null =>
  whole !== null && part !== null && Object.keys(whole[0] ?? {}).length > Object.keys(part[0] ?? {}).length
    ? whole
    : null

/** What stands within a sentence: for whom a drink is, the only one of its kind, that nothing is bought. */
const readWithin = ({ said, at }: Sentence, names: Names, text: string): DraftWish[] =>
  healthWords.test(said)
    ? []
    : [...readForSome(said, names), ...readOnlyOfKind(said, names), ...readNothingNew(said)].map((one) => {
        const [start, end] = [one.start + at, one.end + at]
        return { wish: asTyped(one.wish, text.slice(start, end)), start, end }
      })

/** For whom a drink is, with the accents that the owner types. */
function asTyped(wish: WishContent, typed: string): WishContent {
  if (wish.kind !== 'pairing' || wish.whom === undefined) return wish
  const from = foldInPlace(typed).toLowerCase().lastIndexOf(wish.whom)
  return from < 0 ? wish : { ...wish, whom: typed.slice(from, from + wish.whom.length) }
}

export function readPairingWholes(text: string, known: readonly HouseName[], today: string): DraftWish[] {
  const names = new Names(known)
  const folded = foldInPlace(text).toLowerCase()
  const owned = readOwnOnly(folded)
  owned.push(
    ...cut({ said: blankOut(folded, owned), at: 0 }, sentenceEnds, true).flatMap((one) =>
      readWithin(one, names, text),
    ),
  )
  const found: DraftWish[] = [...owned]
  let before: readonly string[] = []
  let unreadBefore: Sentence | null = null
  for (const sentence of cut({ said: blankOut(folded, owned), at: 0 }, sentenceEnds, true)) {
    const size = found.length
    const last = found.at(-1)
    const form = sentence.said.replace(/[\s.!?;]+$/, '').trim()
    const isNext = last !== undefined && text.slice(last.end, sentence.at).trim().length <= 1
    const asksOfStock =
      isNext &&
      ((last.wish.kind === 'pairingRule' &&
        last.wish.what === 'bottlesLeft' &&
        ((withWhich.test(form) && form.split(' ').every((word) => inStock.test(word))) ||
          goesWith.test(form))) ||
        (last.wish.kind === 'newCombo' &&
          /\b(?:sobra|lucro|deixa|cab\w+)\b/.test(form) &&
          howMuchLeft.test(form)))
    const joined = asksOfStock ? [] : withBefore(sentence, unreadBefore, names, today)
    if (joined.length > 0) found.push(...joined)
    else if (asksOfStock) last.end = sentence.at + sentence.said.replace(/[\s.!?;]+$/, '').length
    else found.push(...readWhole(sentence, names, before, today))
    unreadBefore = found.length === size && !asksOfStock && !sentence.said.includes('\n') ? sentence : null
    const named = partsOf(form, names).flatMap((part) =>
      part.kind === 'dishes' && !isGeneral(part) ? part.named : [],
    )
    if (named.length > 1) before = named
  }
  // "… na lagosta aceitamos chegar a R$ 75" takes the place of what was said of both before.
  return found.filter(
    ({ wish }, at) =>
      wish.kind !== 'price' ||
      wish.of === undefined ||
      !found
        .slice(at + 1)
        .some(
          ({ wish: later }) => later.kind === 'price' && later.item === wish.item && later.of === wish.of,
        ),
  )
}
