/**
 * Questions on a price that say one thing as a whole sentence: whether a change was worth it, whether an item bears another,
 * what it leaves, what leaves little, and what to tell guests who complain. Readers of clauses would see half of each.
 */
import { itemIn, type Named, question } from '../spoken/pieces.ts'
import { cut, type Sentence, sentenceEnds } from '../spoken/stretches.ts'
import { type DraftWish, longestText, type WishContent } from '../text/draft.ts'
import { foldInPlace } from '../text/fold.ts'
import { blankOut } from '../text/take-out.ts'

type Read = (said: string, item: string | undefined) => WishContent | null

const changed =
  /(?<![a-z])(?:passou de|foi de|(?:subi|aumentei|reajustei|mudei|mexi|subiu|aumentou|reajustou|mudou|subimos|aumentamos|reajustamos|mudamos)(?![a-z]))/
const judged =
  /(?<![a-z])(?:perd\w+|ca(?:iu|iram|i|em)|vend(?:i|emos|eu|ia|e)|valeu|compensou|adiantou|volt(?:o|ar|amos|e)|atras|menos|cliente\w*|fugi\w*|fugiram|espant\w+|afast\w+|err(?:ei|amos)|ganh(?:ei|amos|ando))(?![a-z])/
/** What a supplier did is another question. */
const bought =
  /(?<![a-z])(?:fornecedor\w*|acougue\w*|custo\w*|quilo|kg|caixa|saco|litro|insumo\w*|compr\w+|pago|pagando|vizinh\w+|concorren\w+)(?![a-z])/
const wasWorth: Read = (said, item) =>
  item !== undefined && changed.test(said) && judged.test(said) && !bought.test(said)
    ? question('pastChange', { item })
    : null

const bears =
  /(?<![a-z])(?:(?:ainda )?(?:suport\w+|aguent\w+|comport\w+|toler\w+) (?:\w+ ){0,3}(?:aument\w+|reajust\w+|subida|alta|preco\w*)|(?:da|dava|cabe|tem (?:espaco|folga|margem)) (?:\w+ )?(?:para|pra) (?:\w+ )?(?:subir|aumentar|reajustar)|cabe (?:\w+ ){0,2}(?:aumento|reajuste))/
const figure = /%|r\$|\d,\d|(?<![a-z])(?:reais|por cento|(?:para|pra|a|por|de|em) \d)/
const bearsMore: Read = (said, item) =>
  item !== undefined &&
  bears.test(said) &&
  !said.includes('quanto') &&
  !figure.test(said) &&
  !bought.test(said)
    ? question('fairPrice', { item })
    : null

const leavesMuch =
  /(?<![a-z])(?:quanto (?:(?:e que|eu|a gente|me|nos|de lucro|de dinheiro) )*(?:ganh\w+|deixa|sobra|lucr\w+|rende\w*|da)|(?:ganh\w+|deixa|sobra|lucr\w+|rende) quanto)(?![a-z])/
const leaves: Read = (said, item) =>
  item !== undefined &&
  leavesMuch.test(said) &&
  !/(?<![a-z])(?:se|a mais|subir|aumentar|tirar|perco)(?![a-z])/.test(said)
    ? question('pays', { item })
    : null

const leastOf =
  /^(?:e |mas )?(?:o que|quem)(?![a-z])(?=.*(?:pouco lucro|menos lucro|pouca margem|menos margem|pouco dinheiro|nao da lucro|pouco retorno|baixa margem|margem (?:baixa|ruim|pior)|pior margem))/
const leavesLittle: Read = (said, item) =>
  item === undefined &&
  leastOf.test(said) &&
  !/(?<![a-z])(?:secao|categoria|se|tirar|corto|cortar)(?![a-z])/.test(said)
    ? question('weakest', { what: 'lucro' })
    : null

const tells =
  /(?<![a-z])(?:o que|que|como|de que jeito)(?![a-z]).*(?<![a-z])(?:dig[oa]|dizer|diz|dizemos|fal[oae]|falar|falamos|explic\w+|respond\w+|avis\w+|comunic\w+|justific\w+|cont(?:o|ar))(?![a-z])/
const ofRise =
  /(?<![a-z])(?:reclam\w+|aument\w+|precos? (?:nov\w+|maior\w*|mais alto)|subi\w*|reajust\w+|mais caro|mudanca\w*)(?![a-z])/
const toGuests: Read = (said) => (tells.test(said) && ofRise.test(said) ? question('tellGuests') : null)

const readers: readonly Read[] = [wasWorth, bearsMore, leaves, leavesLittle, toGuests]

/** The one item whose whole name stands in the words. */
function writtenIn(said: string, names: readonly Named[]): string | undefined {
  const [item, ...others] = names.filter(
    ({ name, isSection }) => !isSection && ` ${said} `.includes(` ${foldInPlace(name).toLowerCase()} `),
  )
  return others.length === 0 ? item?.name : undefined
}

/** Sentences that ask, with the places of their first and last letter. */
const asked = (text: string): Sentence[] =>
  cut({ said: foldInPlace(text).toLowerCase(), at: 0 }, sentenceEnds, true).filter(
    ({ said }) => said.includes('?') && said.length <= longestText,
  )

export function readPlainAsked(text: string, names: readonly Named[]): DraftWish[] {
  return asked(text).flatMap(({ said, at }) => {
    const lead = /^[\s,]*/.exec(said)?.[0].length ?? 0
    const plain = said.slice(lead).replace(/[\s?]+$/, '')
    const item = itemIn(plain, names) ?? writtenIn(plain, names)
    const wish = readers.map((read) => read(plain, item)).find((one) => one !== null)
    return wish ? [{ wish, start: at + lead, end: at + lead + plain.length }] : []
  })
}

/** Wishes of a text, and the questions of the rest of it. */
export const withPlainAsked = (
  text: string,
  names: readonly Named[],
  known: readonly DraftWish[],
): DraftWish[] =>
  [...known, ...readPlainAsked(blankOut(text, known), names)].toSorted((a, b) => a.start - b.start)
