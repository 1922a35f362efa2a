/** What the readers of single words made broader, or the opposite, of what the owner said of drinks. */
import { type Draft, type DraftWish, inserted, unreadAt, type WishContent } from '../text/draft.ts'
import { foldInPlace } from '../text/fold.ts'
import { isWithin } from '../text/half-read.ts'
import { withOwnGrown } from './own-grown.ts'
import { isPermission } from './permitted.ts'
import { withAmount } from './standing-stock.ts'
import { drinkNoun, number, numberOf } from './words.ts'

/** "não tem energia a bordo, só caixa de gelo": what stands behind "só" is there. */
const butOnly = /,\s*(?:so|somente|apenas|mas (?:tem|tenho|temos))(?: \p{L}+){0,3}?\s*$/u

/** "nada de fruta batida" refuses the blender, and no fruit. */
const narrowed = /^\s*(?:batid[oa]s?|no liquidificador)/u

const blendedBefore = /(?:sem|nada de|nao quero|evit\p{L}+) (?:tropical|tropicais|frut\p{L}+|coisa|gelo)\s*$/u
const ownDrink = /^(?:caipirinhas?|caipiroskas?|batidas?|mojitos?|rabo de galo)$/u
const stays =
  /(?:de sempre|como (?:esta|ta)(?!\p{L})|continu\p{L}+|fica\p{L}* na carta|nao mex\p{L}+|nao tir\p{L}+)/u
const unskilled = /sem (?:muita |nenhuma )?(?:pratica|experiencia)/u
const onePrice =
  /(?:em|por|n[oa]) (?:qualquer (?:um|uma|drink)|tod[oa]s|tudo|cada um)|^tod[oa]s|^tudo|preco unico/u
const around = (told: string, { start, end }: { start: number; end: number }) =>
  `${told.slice(start, end)}${/^[^.;,!?\n]{0,24}/.exec(told.slice(end))?.[0] ?? ''}`

const counted = new RegExp(`(?<![\\p{L}\\d])(${number}) (?:deles |delas )?$`, 'u')
const inFew = new RegExp(
  `^[^.;!?\\n]{0,30}?(?:nao (?:us|bot|coloc|poe|por)\\p{L}* em mais (?:de|que|do que)|(?:no maximo|so|ate|apenas|somente) em|em (?:no maximo|ate)) (${number})(?![\\p{L}\\d])`,
  'u',
)
const ages =
  /(?:publico|idade|faixa etaria|galera|turma|clientela|pessoal|gente|jovens) (?:\p{L}+ ){0,4}(?:de |entre )?\d{2} (?:a|ate|e) \d{2}(?! ?(?:reais|conto|pila))/u
const goods =
  /(?:gelo|sacos?|quilos?|kg|fardos?|caixas?|aluguel|frete|couvert|ingresso|entrada|duzia)(?!\p{L})/u
const paid = /(?<!\p{L})(?:custa\p{L}*|sai\p{L}*|pag(?:o|a|amos)|compr(?:o|a|amos))(?!\p{L})/u
const asToday =
  /como (?:esta|ta)(?!\p{L})|continua\p{L}*|nao mex\p{L}+|que (?:mais |menos )?(?:vend|sa[ei])\p{L}*/u
const drinkish = /drin|coquet|dose|copo|carta/u
const named = /(?<!\p{L})(?:nomes?|nomezinho|de (?:falar|pedir|lembrar|pronunciar))(?!\p{L})/u
const atMost = /(?<!\p{L})(?:no maximo|mais (?:de|que|do que)|ate) (?:em |n[oa]s? )?\p{L}+/u

/** The clause around a wish, and the sentence up to it. */
const clauseTo = (told: string, { start, end }: DraftWish) =>
  `${/[^.;!?\n]*$/u.exec(told.slice(0, start))?.[0] ?? ''}${/^[^.;,!?\n]*/u.exec(told.slice(start))?.[0] ?? told.slice(start, end)}`

/** Whether an amount is none of the new drinks'. */
function isOfOther(told: string, one: DraftWish): boolean {
  const { wish } = one
  const said = clauseTo(told, one)
  if (wish.kind !== 'price') return false
  if (wish.about === undefined) return ages.test(said)
  return !drinkish.test(said) && ((goods.test(said) && paid.test(said)) || asToday.test(said))
}

function corrected(told: string, one: DraftWish): DraftWish[] | null {
  const { wish, start, end } = one
  if (wish.kind === 'exclude' && butOnly.test(told.slice(0, start))) return null
  if (wish.kind === 'exclude' && wish.what === 'frutas' && narrowed.test(told.slice(end))) {
    const none: WishContent = { kind: 'drinkTrait', what: 'blended', count: 0, bound: 'at_most' }
    const [said = ''] = narrowed.exec(told.slice(end)) ?? []
    return [{ wish: none, start, end: end + said.length }]
  }
  // "sem tropical batido", "nada batido": the way of mixing, and no food.
  if (wish.kind === 'exclude' && wish.what === 'bater') {
    const what = blendedBefore.test(told.slice(0, start)) ? 'blended' : 'shaken'
    return [{ ...one, wish: { kind: 'drinkTrait', what, count: 0, bound: 'at_most' } }]
  }
  // "quero a caipirinha de sempre na carta": the house's own, not an ingredient.
  if (wish.kind === 'prefer' && ownDrink.test(wish.what) && stays.test(told.slice(start, end)))
    return [{ ...one, wish: { kind: 'keepItem', item: wish.what } }]
  // "ajudante sem prática" works slowly, and nobody asks for that.
  if (wish.kind === 'style' && wish.what === 'sem pressa' && unskilled.test(told.slice(start, end)))
    return null
  // "cobro 20 em qualquer um": neither 18 nor 22.
  if (
    wish.kind === 'price' &&
    wish.item === undefined &&
    wish.about !== undefined &&
    onePrice.test(around(told, one))
  ) {
    const { about, ...rest } = wish
    return [{ ...one, wish: { ...rest, min: about, max: about } }]
  }
  // "dois tem que ser sem álcool" in a sentence without stops.
  const counts = counted.exec(told.slice(0, start))
  if (wish.kind === 'zeroAlcohol' && wish.count === undefined && wish.part === undefined && counts) {
    const count = numberOf(counts[1])
    if (count !== null) return [{ wish: { ...wish, count }, start: start - counts[0].length, end }]
  }
  if (wish.kind === 'prefer' && wish.why === 'supply') return withAmount(told, one)
  // "limão tá caro, tenta não usar em mais de 2" leaves it in two.
  const most = wish.kind === 'exclude' && wish.why === 'supply' ? inFew.exec(told.slice(end)) : null
  if (wish.kind === 'exclude' && most) {
    const share = { kind: 'share', what: wish.what, of: 'few', bound: 'at_most' } as const
    return [{ wish: { ...share, count: numberOf(most[1]) ?? 1 }, start, end: end + most[0].length }]
  }
  // "público de 18 a 25" is an age, "gelo sai a 1 real o quilo" what the house pays, "fica como está, R$ 18" today's price.
  if (wish.kind === 'price' && wish.item === undefined && isOfOther(told, one)) return null
  // "drinks com nome fácil" are no quicker to make.
  if (wish.kind === 'style' && wish.what === 'rápidos de fazer' && named.test(clauseTo(told, one)))
    return null
  // "limão no máximo em dois"
  if (wish.kind === 'share' && wish.of === 'many' && atMost.test(told.slice(start, end)))
    return [{ ...one, wish: { ...wish, of: 'few', bound: 'at_most' } }]
  if (
    wish.kind === 'share' &&
    wish.of === 'many' &&
    wish.bound === 'exactly' &&
    isPermission(told.slice(start, end))
  )
    return [{ ...one, wish: { ...wish, of: 'few', bound: 'at_most' } }]
  return [one]
}

function withCorrections(told: string, draft: Draft): Draft {
  let { wishes, unread } = draft
  for (const one of draft.wishes) {
    const right = corrected(told, one)
    if (right?.length === 1 && right[0] === one) continue
    wishes = wishes.flatMap((wish) => (wish === one ? (right ?? []) : [wish]))
    // The words that a wish took beside its own.
    unread = unread.filter((passage) => passage.blocking || !right?.some((wish) => isWithin(passage, wish)))
    if (right === null) unread = [...unread, unreadAt(one)]
  }
  // "batida" of the same words is the technique, and no drink of that name.
  const blended = wishes.filter(
    ({ wish }) => wish.kind === 'drinkTrait' && wish.what === 'blended' && wish.count === 0,
  )
  // The white of "espuma de clara" is asked for already.
  const hasEgg = wishes.some(({ wish }) => wish.kind === 'prefer' && wish.what === 'ovo')
  return {
    ...draft,
    wishes: wishes.filter(
      ({ wish, start, end }) =>
        !(hasEgg && wish.kind === 'prefer' && wish.what === 'espuma') &&
        (wish.kind !== 'exclude' || !blended.some((other) => start >= other.start && end <= other.end)),
    ),
    unread: unread.toSorted((a, b) => a.start - b.start),
  }
}

const wanted = new RegExp(
  `^(?:(?:eu |a gente )?(?:quero|queria|queremos|preciso|precisamos|gostaria|penso em|faz|faca|cria|crie|monta|bola|bolar|fazer|criar|montar)(?: de)? )?(?:uns |umas |so )?(${number}) ${drinkNoun}(?= )(?! (?:com(?! (?:cachaca|pinga)(?!\\p{L}))|sem|de|em|por|no|na|a|ate|ja|que (?:ja|tem|temos|vend))(?!\\p{L}))`,
  'u',
)

/** "quero 4 drinks elegantes, …": the number stands, whatever is not read beside it. */
function withBareCount(told: string, draft: Draft): Draft {
  if (draft.wishes.some(({ wish }) => wish.kind === 'count' && wish.of === undefined)) return draft
  const sober = draft.wishes.some(({ wish }) => wish.kind === 'zeroAlcohol')
  const at = draft.unread.find((one) => !one.blocking && wanted.test(told.slice(one.start, one.end)))
  const [said = '', figure] = at ? (wanted.exec(told.slice(at.start, at.end)) ?? []) : []
  const count = numberOf(figure)
  // "um drink servido no abacaxi" is one of them.
  if (!at || count === null || count < 2) return draft
  // "5 com cachaça e 2 sem álcool" are seven.
  if (sober && /^ com /.test(told.slice(at.start + said.length))) return draft
  const end = at.start + said.length
  const rest = end + (/^\s*/u.exec(told.slice(end))?.[0].length ?? 0)
  return {
    ...draft,
    wishes: inserted(draft.wishes, {
      wish: { kind: 'count', count, bound: 'exactly' },
      start: at.start,
      end,
    }),
    unread: draft.unread.map((one) => (one === at ? { ...one, start: Math.min(rest, one.end) } : one)),
  }
}

const alsoFor =
  /^(?:e )?(?:um|uma|outro|outra|1) (?:outr[oa] )?(?:pr[oa]|para [oa]|pra|para) (?:[oa]s? )?(?:motoristas?|quem (?:ta |esta |vai )?dirig\w+|criancas?)$/u

/** "um sem álcool pra criança e um pra motorista" are two, unless the owner gives their number. */
function withOtherSober(told: string, draft: Draft): Draft {
  const sober = draft.wishes.filter(({ wish }) => wish.kind === 'zeroAlcohol')
  const [first] = sober
  if (!first || sober.length > 1 || first.wish.kind !== 'zeroAlcohol' || first.wish.count !== 1) return draft
  if (!/ (?:pr[oa]|para) /.test(told.slice(first.start, first.end))) return draft
  const other = draft.unread.find((one) => {
    const said = told.slice(one.start, one.end)
    return !one.blocking && one.start > first.end && (alsoFor.test(said) || alsoFor.test(`um ${said}`))
  })
  if (!other) return draft
  const wish = { ...first.wish, count: 2 }
  return {
    ...draft,
    wishes: draft.wishes.map((one) => (one === first ? { ...one, wish, end: other.end } : one)),
    unread: draft.unread.filter((one) => one !== other),
  }
}

const guestsOf = /^(?:[\p{L}]+ ){0,3}[\p{L}]+$/u
const toGuests = /^\s*(?:(?:que (?:e |seja )?)?(?:pr[oa]s?|pra|para|d[oa]s?)(?: [oa]s?)?)?\s*$/u
const ofHealth = /alerg|celiac|intoler|gravid|gestante|diabet|crian|menin|menor|lactos|gluten/u

/** "dois sem álcool pra turma do vôlei": who drinks it goes with it. */
function withSoberGuests(told: string, draft: Draft): Draft {
  const sober = draft.wishes.find(({ wish }) => wish.kind === 'zeroAlcohol')
  const who =
    sober &&
    draft.unread.find((one) => {
      const said = told.slice(one.start, one.end).trim()
      return (
        !one.blocking &&
        one.start >= sober.end &&
        toGuests.test(told.slice(sober.end, one.start)) &&
        guestsOf.test(said) &&
        !ofHealth.test(said) &&
        !/^(?:com|sem|de|em|ate|por|nao|mais|menos|e|ou)(?!\p{L})/u.test(said)
      )
    })
  if (!sober || !who) return draft
  return {
    ...draft,
    wishes: draft.wishes.map((one) => (one === sober ? { ...one, end: who.end } : one)),
    unread: draft.unread.filter((one) => one !== who),
  }
}

const childrenHaveIt =
  /^(?:(?:e )?que )?(?:(?:a|as|uma) )?(?:criancas?|criancada|meninada|molecada|gravidas?|gestantes?)(?: tambem)? (?:(?:possa|possam|pode|podem|consig\w+) (?:tomar|beber|pedir)|tom(?:a|am|em?)|beb(?:a|am|em?)|goste?m?)(?: tambem)?$/u

const theyHaveIt = /^(?:tambem )?(?:possam?|pode|podem) (?:tomar|beber|pedir)(?: tambem)?$/u
const ofThem = /crianc|meninad|molecad|gravid|gestante/u

/** "um sem álcool, que as crianças também possam beber": who gets the drink goes with it, and refuses nothing. */
function withChildrensDrink(told: string, draft: Draft): Draft {
  const sober = draft.wishes.find(({ wish }) => wish.kind === 'zeroAlcohol')
  const isNamed = sober !== undefined && ofThem.test(told.slice(sober.start, sober.end))
  const who = draft.unread.find((one) => {
    const said = told.slice(one.start, one.end)
    return childrenHaveIt.test(said) || (isNamed && theyHaveIt.test(said))
  })
  if (
    !sober ||
    !who ||
    who.start < sober.end ||
    !/^[\s,]*(?:e |que |as? |tambem )*$/.test(told.slice(sober.end, who.start))
  )
    return draft
  return {
    ...draft,
    wishes: draft.wishes.map((one) => (one === sober ? { ...one, end: who.end } : one)),
    unread: draft.unread.filter((one) => one !== who),
  }
}

const priceAsked =
  /^(?:e )?(?:(?:eu |a gente )?(?:cobro|cobrar|cobramos|vendo|vender|boto|ponho|sai)(?: a| por| em)? |por |a )?(?:quanto|que preco|qual preco|qual o preco)$/u

/** "um pode virar jarra, cobro quanto?": the answer gives the price, too. */
function withPriceAsked(told: string, draft: Draft): Draft {
  const asked = draft.unread.find((one) => priceAsked.test(told.slice(one.start, one.end)))
  const question =
    asked &&
    draft.wishes.find(
      ({ wish, end }) =>
        wish.kind === 'question' &&
        end <= asked.start &&
        /^[\s,?]*(?:e )?$/.test(told.slice(end, asked.start)),
    )
  if (!asked || !question) return draft
  return {
    ...draft,
    wishes: draft.wishes.map((one) => (one === question ? { ...one, end: asked.end } : one)),
    unread: draft.unread.filter((one) => one !== asked),
  }
}

/** Longest text in characters that patterns with many optional words are for. */
const longestText = 600

/** The last step of a request for drinks. */
export function withLastWords(text: string, draft: Draft): Draft {
  // As in the first step: the wizard's field holds far less.
  if (text.length > longestText) return draft
  const told = foldInPlace(text)
  return withOwnGrown(
    text,
    withBareCount(
      told,
      withSoberGuests(
        told,
        withOtherSober(told, withChildrensDrink(told, withPriceAsked(told, withCorrections(told, draft)))),
      ),
    ),
  )
}
