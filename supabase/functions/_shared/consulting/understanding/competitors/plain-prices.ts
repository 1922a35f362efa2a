/**
 * Prices of competitors in the words of talk, as the list would have them: "42 no filé para um e 78 para dois", "o almoço deles
 * vem com suco por 32", "o camarão deles é por quilo, 120", "o chope deles é de 300 e custa 8".
 */
import type { Named } from '../spoken/pieces.ts'
import type { Draft } from '../text/draft.ts'
import type { Span } from '../text/half-read.ts'
import { type Rewritten, readRewritten, rewritten } from '../text/rewritten.ts'
import { inHaste, inLists } from './prose-lists.ts'

const price = String.raw`(?:r\$\s*)?\d{1,4}(?:,\d{1,2})?(?:\s*reais)?`
const size = String.raw`(?:(?:para|pra)\s+(?:um|uma|dois|duas|tr[eê]s|quatro|cinco|seis|\d)(?:\s+pessoas?)?|individual|pequen[oa]|m[eé]di[oa]|grande|inteir[oa]|mei[oa]|fam[ií]lia)`
const article = '(?:[oa]|n[oa]|pel[oa]|de)'
const item = String.raw`\p{L}+(?:\s+(?:\p{Ll}|à|ao)[\p{L}-]*){0,4}?`
const house = String.raw`(?:del[ae]s?|de\s+l[aá]|d[aeo]s?\s+\p{Lu}[\p{L}\d'’]*(?:\s+(?:d[aeo]s?\s+)?\p{Lu}[\p{L}\d'’]*)*)`
const costs = '(?:é|custa|sai(?:\\s+(?:por|a))?|está|tá|fica(?:\\s+(?:por|em))?)'
const ends = String.raw`(?=\s*(?:[.,;!?\n]|$))`

/** "cobra 42 no filé à parmegiana para um e 78 para dois" */
const chargedBySize = new RegExp(
  String.raw`(?<p>${price})\s+(?<at>n[oa]|pel[oa])\s+(?<item>${item})\s+(?<s>${size})\s+e\s+(?<q>${price})\s+(?:${article}\s+)?(?<t>${size})${ends}`,
  'giu',
)
/** "a peixada do Mirante é 60 para um e 110 para duas pessoas" */
const costsBySize = new RegExp(
  String.raw`(?<=(?:^|[\s(])[oa]\s+)(?<item>\p{L}[\p{L} -]{1,40}?)(?<house>\s+${house})?\s+(?<verb>${costs})\s+(?<p>${price})\s+(?:${article}\s+)?(?<s>${size})\s+e\s+(?<q>${price})\s+(?:${article}\s+)?(?<t>${size})${ends}`,
  'giu',
)
/** "o almoço deles vem com suco e sobremesa por 32" */
const included = new RegExp(
  String.raw`(?<=(?:^|[\s(])[oa]\s+)(?<item>\p{L}[\p{L} -]{1,40}?)(?<house>\s+${house})\s+(?:já\s+)?(?:vem\s+com|inclui|acompanha|traz|é\s+servid[oa]\s+com)\s+(?<more>\p{L}[\p{L} ]{1,50}?),?\s+(?:e\s+)?(?:por|a|custa|sai(?:\s+(?:por|a))?)\s+(?=${price})`,
  'giu',
)
/** "o preço do camarão deles é por quilo, 120 reais" */
const weighed = new RegExp(
  String.raw`(?<=^|[.;!?\n]\s*|\s)(?:o\s+preço\s+d[oa]|[oa])\s+(?<item>\p{L}[\p{L} -]{1,40}?)(?<house>\s+${house})\s+(?:é|vai|sai)\s+(?:vendid[oa]\s+|cobrad[oa]\s+)?(?:por|no|a)\s+(?:quilo|kg),?\s+(?:e\s+)?(?:a\s+|por\s+|custa\s+|sai\s+(?:por|a)\s+)?(?=${price})`,
  'giu',
)
/** "a picanha da Bella é 130 o quilo" */
const byWeight = new RegExp(
  String.raw`(?<=(?:^|[\s(])[oa]\s+)(?<item>\p{L}[\p{L} -]{1,40}?)(?<house>\s+${house})\s+(?<verb>${costs})\s+(?<p>${price})\s+(?:o|por|cada)\s+(?:quilo|kg)(?!\p{L})`,
  'giu',
)
/** "o chope deles é de 300 e custa 8", "a porção deles tem 400 gramas e sai por 35" */
const measured = new RegExp(
  String.raw`(?<=(?:^|[\s(])[oa]\s+)(?<item>\p{L}[\p{L} -]{1,40}?)(?<house>\s+${house})\s+(?:é\s+de|tem|vem\s+com|pesa)\s+(?<n>\d{2,4})\s*(?<unit>ml|g|gr|gramas?)?\s*(?:,|e)\s*(?:custa|sai(?:\s+(?:por|a))?|por|a)\s+(?=${price})`,
  'giu',
)
/** "…, o meu é de 350 e custa 10": the size of the house's own; its price of today is known. */
const mine = new RegExp(
  String.raw`(?<lead>(?<item>\p{L}[\p{L} -]{1,40}?) de \d{2,4} (?<unit>ml|g)\s+${house} custa ${price}),\s*(?:e\s+)?(?<whose>o\s+meu|a\s+minha|o\s+nosso|a\s+nossa)\s+(?:é\s+de|tem|vem\s+com|pesa)\s+(?<own>\d{2,4})(?:\s*(?:ml|gr?|gramas?))?(?:\s*(?:,|e)\s*(?:custa|é|sai(?:\s+(?:por|a))?|por|a)\s+${price})?(?![\d,]*\d)`,
  'giu',
)

/** "suco 11 só que vem com 400 ml, o nosso tem 300": a size behind its price, and the house's own. */
const sizedBehind = new RegExp(
  String.raw`(?<item>\p{L}[\p{L} -]{1,40}?)\s+(?<p>${price}),?\s+(?:mas|s[oó]\s+que|por[eé]m)\s+(?:[oa]\s+del[ae]s?\s+|l[aá]\s+)?(?:é|tem|vem|pesa|são)\s+(?:(?:um|uma|com|de|d[oa]|s[oó])\s+)*(?<n>\d{1,4}(?:,\d)?)\s*(?<unit>ml|litros?|l|gramas?|gr?|kg|cm|fatias|pe[cç]as|unidades)(?!\p{L})(?:,\s*(?:e\s+)?(?:[oa]\s+)?(?:meu|minha|noss[oa])\s+(?:é|tem|vem|pesa)\s+(?:(?:um|uma|com|de|d[oa]|s[oó])\s+)*(?<own>\d{1,4}(?:,\d)?)(?:\s*(?:ml|litros?|l|gramas?|gr?|kg|cm|fatias|pe[cç]as|unidades)(?!\p{L}))?)?`,
  'giu',
)

type Groups = Readonly<Record<string, string | undefined>>
type Pass = (text: string) => Rewritten

/** A glass or a bottle without a unit is measured in ml. */
const unitOf = ({ item: said = '', unit }: Groups): string | undefined => {
  if (unit !== undefined) return /^g/i.test(unit) ? 'g' : 'ml'
  return /^(?:chop|cerve|ta[cç]a|long|garraf|caneca|copo|suco|drink|caipi)/i.test(said) ? 'ml' : undefined
}

/** What asks or wants is no price of theirs. */
const ownWord = /(?<!\p{L})(?:meu|minha|noss[oa]|eu|quero|posso)(?!\p{L})/iu

const passes: readonly Pass[] = [
  (text) =>
    rewritten(
      text,
      chargedBySize,
      (_, __, { p, at, item: of, s, q, t }) => `${p} ${at} ${of} ${s}, ${q} ${at} ${of} ${t}`,
    ),
  (text) =>
    rewritten(text, costsBySize, (_, __, { item: of = '', house: who = '', verb, p, s, q, t }) =>
      ownWord.test(of) ? undefined : `${of} ${s}${who} ${verb} ${p} e ${of} ${t} ${q}`,
    ),
  (text) =>
    rewritten(text, included, (_, __, { item: of = '', house: who, more }) =>
      ownWord.test(of) ? undefined : `${of} com ${more}${who} custa `,
    ),
  (text) => rewritten(text, weighed, (_, __, { item: of, house: who }) => `o ${of} por quilo${who} custa `),
  (text) =>
    rewritten(
      text,
      byWeight,
      (_, __, { item: of, house: who, verb, p }) => `${of} por quilo${who} ${verb} ${p}`,
    ),
  (text) =>
    rewritten(text, measured, (_, __, found) => {
      const unit = unitOf(found)
      return unit === undefined ? undefined : `${found.item} de ${found.n} ${unit}${found.house} custa `
    }),
  (text) =>
    rewritten(text, sizedBehind, (_, __, { item: of, p, n, unit, own }) =>
      ownWord.test(of ?? '')
        ? undefined
        : `${of} ${n} ${unit} ${p}${own === undefined ? '' : `. o meu ${of} tem ${own} ${unit}.`}`,
    ),
  (text) =>
    rewritten(
      text,
      mine,
      (_, __, { lead, item: of, unit, whose, own }) => `${lead}. ${whose} ${of} tem ${own} ${unit}`,
    ),
]

const isInWord = (text: string, at: number) => /^[\p{L}\d]{2}$/u.test(text.slice(at - 1, at + 1))

/** A place inside a word is the end of the word. */
function wholeWords(text: string, { start, end }: Span): Span {
  let [from, to] = [start, end]
  while (isInWord(text, from)) from += 1
  while (isInWord(text, to)) to += 1
  return { start: from + (/^[\s,]*/.exec(text.slice(from, to))?.[0].length ?? 0), end: to }
}

const passed = (text: string, read: (plain: string) => Draft, [pass, ...later]: readonly Pass[]): Draft =>
  pass ? readRewritten(text, pass(text), (plain) => passed(plain, read, later)) : read(text)

/** What is read of the text with such prices in plain. */
export function withPlainPrices(
  text: string,
  names: readonly Named[],
  read: (plain: string) => Draft,
): Draft {
  let isPlain = true
  const draft = passed(
    text,
    (plain) => {
      isPlain = plain === text
      return read(plain)
    },
    [inLists, inHaste(names), ...passes],
  )
  if (isPlain) return draft
  const whole = <Placed extends Span>(one: Placed): Placed => ({ ...one, ...wholeWords(text, one) })
  return { ...draft, wishes: draft.wishes.map(whole), unread: draft.unread.map(whole) }
}
