/**
 * Prices by kind of dish: "petisco até 24 reais e prato do dia até 19", "os doces entre 8 e 16", "prato para dois até 120".
 * The slots: kind · verbs · range. The kind stays in the owner's word; `courseWords` says which dishes it holds for.
 */
import type { DraftWish, WishContent } from '../text/draft.ts'
import { foldInPlace } from '../text/fold.ts'
import { usualGuests } from './part-traits.ts'
import { amountIn, type Found, type Reader, withShortForms } from './shape.ts'

const kinds =
  '(?:entrad(?:inh)?as?|antepastos?|massas?|risotos?|moquecas?|caldos?|saladas?|crepes?|tapiocas?|espetos?|petiscos?|petisquinhos?|tira[- ]?gostos?|beliscos?|porc(?:ao|oes)|aperitivos?|salgad(?:inh)?[oa]s?|pratos? (?:do dia|feitos?|executivos?|principa(?:l|is)|fortes?)|principa(?:l|is)|pfs?|lanch(?:inh)?es?|sanduiches?|hamburguer(?:es)?|burgers?|sobremesas?|doc(?:inh)?es?|pizzas?)'
const shared =
  '(?:prat(?:o|os)|porc(?:ao|oes)|travessas?) (?:(?:nov[oa]s?|grandes?) )?(?:para|pra|de|da) (?:(?:[2-6]|dois|duas|tres|quatro|cinco|seis)(?: pessoas)?|(?:o )?casal|(?:dividir|compartilhar)(?: (?:em|n?a) (?:familia|mesa))?|(?:(?:a|toda a) )?familia(?: toda)?)'
const lead =
  '(?:(?:e|mas|ja|com|quero|queria|nenhuma?|nada|cada|todo|toda|tod[oa]s|o|a|os|as|de|d[oa]s?|n[oa]s?|pra|para|preco|limite|teto) )*'
const qualities =
  '(?: (?:nov[oa]s?|do dia|de vitrine|(?:do|para o|pro) almoco|vegan[oa]s?|vegetarian[oa]s?|individua(?:l|is)))*'
const verbs =
  '(?:,|:| (?:tem|que|deve|devem|precisa|precisam|pode|podem|nao|custar|custe|custem|custando|ficar|fique|fiquem|ficam?|sair|sai|saia|saiam|ser|estar|vai|vao|ir|por|de|com|a|em|na faixa|preco|chegar))*'
const sum = '(?:r\\$ ?)?(\\d{1,4}(?:[.,]\\d{1,2})?)(?: ?(?:reais|real|contos?|pilas?))?'
/** Amounts of something else than money. */
const notMoney =
  '(?! ?(?:min\\p{L}*|g|gr|gramas?|kg|ml|l|%|por cento|unid\\p{L}*|pessoas?|dias?|horas?|itens|ingredientes?)(?!\\p{L}))(?![\\d.,]*\\d)'
const range = `(?:(?<between>entre|de) ${sum} (?:e|a|ate) ${sum}|(?<most>ate|no maximo|ate no maximo|maximo(?: de)?|abaixo de|menos de|(?:nao )?(?:passar|passe|passem) de) ${sum}|(?<least>a partir de|acima de|mais de|no minimo|pelo menos) ${sum})${notMoney}`

const clause = new RegExp(
  withShortForms(
    `(?<![\\p{L}\\p{N}])${lead}(?:(?<shared>${shared})|(?<kind>${kinds})${qualities})${verbs} ${range}`,
  ),
  'gu',
)
/** "duas entradas até 30": the number is counted by other readers, and the price is for what it counts. */
const countBefore = /(?<![\p{L}\p{N}])(?:\d{1,2}|uma?|dois|duas|tres|quatro|cinco|seis|sete|oito|nove|dez) $/u
/** "só petiscos e sobremesas até 30": one limit for all of a list. */
const listBefore = new RegExp(`${kinds} ?(?:,|e|ou|/) (?:[oa]s? )?$`, 'u')
/** "menos o risoto, que pode ir até 28": an exception, which goes with its own limit. */
const excepted = /(?<!\p{L})(?:menos|exceto|salvo|tirando|fora),? (?:[oa]s? )?$/u
const forAll = /^,? (?:cada|todos|tudo)(?!\p{L})/u

/** What the ingredients cost is another limit, and health is read elsewhere. */
const other = /^[^.!?;\n]{0,12}(?:de|em) (?:custo|ingrediente|insumo)/u

const moneyOf = (said: string) => Number(said.replace(',', '.'))

function boundsOf(match: RegExpMatchArray): { min?: number; max?: number } | null {
  const { between, most, least } = match.groups ?? {}
  const values = match.slice(1).flatMap((one) => (one !== undefined && /^\d/.test(one) ? [moneyOf(one)] : []))
  const [first, second] = values
  if (first === undefined || first <= 0) return null
  if (between !== undefined)
    return second !== undefined && second > first ? { min: first, max: second } : null
  if (most !== undefined) return { max: /abaixo|menos/.test(most) ? first - 0.01 : first }
  if (least === undefined) return null
  // "nenhum dos petiscos acima de 25"
  return /^(?:\p{L}+ )*?(?:nenhuma?|nada) /u.test(match[0]) && /acima|mais/.test(least)
    ? { max: first }
    : { min: first }
}

/** "prato para quatro", "prato da família" */
function guestsIn(plate: string): number {
  const said = amountIn(/(?:para|pra|de) (\S+)/u.exec(plate)?.[1])
  return Number.isInteger(said) && said > 1 ? said : usualGuests(plate)
}

/** Each limit with the kind of dish that it is for. */
export const coursePrices: Reader = (said) =>
  [...said.matchAll(clause)].flatMap((match): Found[] => {
    const bounds = boundsOf(match)
    const end = match.index + match[0].length
    const { kind, shared: plate } = match.groups ?? {}
    const named = match[0].indexOf(kind ?? plate ?? '')
    const before = said.slice(0, match.index + named)
    if (bounds === null || other.test(said.slice(end)) || listBefore.test(before) || excepted.test(before))
      return []
    const isCounted = named === 0 && countBefore.test(before)
    if (isCounted && forAll.test(said.slice(end))) return []
    const wish: WishContent | null =
      kind !== undefined
        ? { kind: 'price', item: kind, ...bounds }
        : plate !== undefined && bounds.max !== undefined
          ? {
              kind: 'dishTrait',
              what: 'shared',
              serves: guestsIn(plate),
              count: 1,
              bound: 'at_least',
              max: bounds.max,
              mayCostMore: true,
            }
          : null
    // What is counted stays for the readers of numbers.
    const from = isCounted
      ? match[0].search(
          /(?<![\p{L}\p{N}])(?:entre|de|ate|no maximo|maximo|abaixo|menos|a partir|acima|mais|no minimo|pelo menos|(?:nao )?pass\p{L}+) (?:r\$|\d|de|ate)/u,
        )
      : 0
    return wish === null || from < 0 ? [] : [{ start: match.index + from, end, wishes: [wish] }]
  })

const courseWord = /^(?:petisco|sobremesa|entrada|antepasto|lanche|prato|principa|doce)/iu
const ofCosts = /ingrediente|insumo|custo|cmv|gast/u

/** Each such limit in the owner's letters, before any other reader takes its figure. */
export function pricesOfCourses(text: string): DraftWish[] {
  const said = foldInPlace(text).toLowerCase()
  return coursePrices(said, { today: '', items: [], whole: said }).flatMap(({ start, end, wishes }) =>
    /[^.!?;\n]*$/u
      .exec(said.slice(0, start))?.[0]
      .concat(/^[^.!?;\n]*/u.exec(said.slice(start))?.[0] ?? '')
      .match(ofCosts)
      ? []
      : wishes.flatMap((wish) =>
          wish.kind === 'price' ? [{ wish: inOwnLetters(wish, text, start, end), start, end }] : [],
        ),
  )
}

/** The name of a day as the owner writes it. */
export function inOwnLetters(wish: WishContent, text: string, start: number, end: number): WishContent {
  if (wish.kind === 'price' && wish.item !== undefined) {
    const at = foldInPlace(text.slice(start, end)).indexOf(wish.item)
    const own = text.slice(start + at, start + at + wish.item.length)
    return at < 0 ? wish : { ...wish, item: courseWord.test(own) ? own.toLowerCase() : own }
  }
  if (wish.kind !== 'date') return wish
  const at = foldInPlace(text.slice(start, end)).indexOf(wish.what)
  return at < 0 ? wish : { ...wish, what: text.slice(start + at, start + at + wish.what.length) }
}
