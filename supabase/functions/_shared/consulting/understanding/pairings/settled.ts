/**
 * What the readers of drinks make of words that say something else beside dishes: a dish that sells is only told, "bebida
 * quente" names no section, "pra cada prato" counts the dishes, and a limit on bottles holds wherever it is said.
 */
import { amountIn, number } from '../dishes/shape.ts'
import { type Draft, type DraftUnread, type DraftWish, unreadAt, type WishContent } from '../text/draft.ts'
import { foldInPlace } from '../text/fold.ts'
import { isWithin } from '../text/half-read.ts'

/** A dish and nothing before it: "o que servir com o baião, que é o que mais sai" asks. */
const sells =
  /^(?:\p{L}+ ){1,5}(?:e|eh|sao) [oa]s? que (?:a gente |o povo |a casa )?mais (?:sai|saem|vend\w+|gira\w*|ped\w+)/u
const temperature = /^(?:quentes?|fri[oa]s?|gelad[oa]s?|leves?|fortes?|doces?|sec[oa]s?)$/
const poured = '(?:bebidas?|drinks?|drinques?|doses?|cachacas?|coisas?|algo)'
const eachDish =
  /(?:para|pra|p\/|em|com|por|a) (?:cada|tod[oa]s?)(?: [oa]s)? (?:prat\w+|par|item|itens|um|uma|petisco\w*)/
const mostBottles = new RegExp(
  `(?:so|apenas|somente|no maximo|ate) (?:\\w+ ){0,3}${number} garrafas?|nao (?:posso|quero|da pra|vou) (?:\\w+ )?mais (?:de|que|do que) ${number} garrafas?`,
)

const isTold = ({ wish }: DraftWish, said: string): boolean =>
  (wish.kind === 'prefer' || wish.kind === 'promote' || wish.kind === 'keepItem') && sells.test(said)

/** "uma bebida quente ou uma dose": what is said of the drink is no dish. */
const isOfDrink = ({ wish }: DraftWish, said: string): boolean =>
  wish.kind === 'pairing' &&
  (wish.dishes ?? []).some(
    (dish) =>
      temperature.test(foldInPlace(dish).toLowerCase()) &&
      new RegExp(`${poured} ${foldInPlace(dish).toLowerCase()}`).test(said),
  )

/** "o que mais sai no frio": the weather is no drink. */
const isWeather = ({ wish }: DraftWish, said: string): boolean =>
  wish.kind === 'drinkTrait' && /^n[oa]s? (?:frio|calor|inverno|verao)$/.test(said)

/** "o combinado até 60": a combo, or what was agreed. "a câmara fria tá lotada": it is there. */
const isNoTool = ({ wish, end }: DraftWish, said: string, folded: string): boolean =>
  wish.kind === 'equipment' &&
  ((wish.what === 'forno combinado' && !said.includes('forno')) ||
    (!wish.has && /^[^.;!?\n]{0,12}(?:lotad|chei[oa])/.test(folded.slice(end))))

/** "os turistas já foram embora" */
const isGone = ({ wish, end }: DraftWish, _said: string, folded: string): boolean =>
  wish.kind === 'audience' &&
  /^[^.;!?\n]{0,20}(?:ja fo(?:i|ram)|fo(?:i|ram) embora|nao ve[mn]|sumi\w+)/.test(folded.slice(end))

/** "do mais leve ao mais encorpado" is an order of courses; "todos os doces" are desserts. */
const isOtherStyle = ({ wish, start, end }: DraftWish, said: string, folded: string): boolean =>
  wish.kind === 'style' &&
  (/do mais \p{L}+ (?:ao?|pr[oa]|para [oa]) mais/u.test(folded.slice(Math.max(0, start - 30), end + 30)) ||
    (wish.what === 'mais doces' &&
      /(?:^|com |tod[oa]s )(?:os )?doces$/.test(said) &&
      !/mais|bem|muito/.test(said)) ||
    /^exceto|^menos|^fora/.test(said))

/** "dos salgados, só o mini acarajé": only of these, and not of all. */
const isOnlyOfPart = ({ wish, start }: DraftWish, _said: string, folded: string): boolean =>
  wish.kind === 'only' &&
  /d[oa]s \p{L}+,? (?:so|somente|apenas)[^.;!?\n]{0,40}$/u.test(folded.slice(0, start))

/** "nada de alho… não, isso deixa": taken back. */
const isTakenBack = ({ wish, end }: DraftWish, _said: string, folded: string): boolean =>
  wish.kind === 'exclude' &&
  /^[^;!?\n]{0,25}(?:\.\.\.|…)\s*nao,? (?:isso )?(?:deixa|esquece|desconsidera)/.test(folded.slice(end))

/** "caldo + bebida ninguém pede" */
const isNotOrdered = ({ wish, end }: DraftWish, said: string, folded: string): boolean =>
  wish.kind === 'promote' &&
  !said.includes(' ') &&
  /^[^.;!?\n,]{0,25}(?:ng|ninguem) (?:ped|quer|beb)/.test(folded.slice(end))

const others = [isOfDrink, isWeather, isNoTool, isGone, isOtherStyle, isOnlyOfPart, isTakenBack, isNotOrdered]

const limited = /,\s*(?:so|somente|apenas) d[aeo]s? [^,]+$/
const onePair =
  /(?:um|uma|1) (?:par|prato|opcao|combinacao|sugestao|harmonizacao) (?:100 ?%? |totalmente |so )?(?:vegan|vegetarian|sem )/
/** Asks to say which are without it. */
const marks = /(?:marc|indic|sinaliz|mostr|dize)\w+ (?:quais|quem|(?:[oa]s )?que|os pares que)/

/** "uma opção sem álcool pra cada prato": every dish has one. */
const eachAfter =
  /^\s*(?:pr[ao]|para|em|com|por|n[oa]) (?:cada|tod[oa]s? [oa]s?) (?:pratos?|par(?:es)?|um|item)/

/** "que não seja só cerveja" */
const notThat = /(?:nao seja|sem ser|alem d[eoa]|fora) (?:so |somente |apenas )?(?:[oa] )?([a-z]{4,})/

const sober = /alcool|sobri|zero/
const forSome = /motorist|dirig|crianc|menor(?:es)? de/

function settled({ wish }: DraftWish, said: string, around: string): WishContent[] {
  if (wish.kind === 'zeroAlcohol' && wish.count === 2 && eachDish.test(around))
    return [{ kind: 'zeroAlcohol', part: 'each' }]
  if (wish.kind === 'question' && wish.about === 'firstBottle') {
    const found = mostBottles.exec(said)
    const most = amountIn(found?.[1] ?? found?.[2])
    return Number.isInteger(most) && most > 0
      ? [wish, { kind: 'pairingRule', what: 'bottlesToBuy', most }]
      : [wish]
  }
  // A bar's question about a dish is this automation's own.
  if (wish.kind === 'question' && wish.about === 'bar' && wish.what === 'withDish' && wish.item) {
    const other = wish.other ?? notThat.exec(said)?.[1]
    return [{ kind: 'question', about: 'drinkFor', item: wish.item, ...(other && { other }) }]
  }
  // "um par 100% vegano": one of them, and no rule for all.
  if (wish.kind === 'exclude' && wish.why === 'diet' && onePair.test(around))
    return [{ kind: 'share', what: wish.what, of: 'many', count: 1, bound: 'at_least' }]
  // "dá pra marcar quais pares ficam sem lactose?"
  if (wish.kind === 'exclude' && wish.why === 'diet' && marks.test(around))
    return [{ kind: 'layout', what: 'marked_allergens' }]
  return [wish]
}

export function withSettledPairs(text: string, draft: Draft): Draft {
  const folded = foldInPlace(text).toLowerCase()
  const unread: DraftUnread[] = [...draft.unread]
  const asides = [...(draft.asides ?? [])]
  const wishes = draft.wishes.flatMap((whole): DraftWish[] => {
    // "6 pares, só dos petiscos": the number, and what it leaves out.
    const limit =
      whole.wish.kind === 'count' && !whole.wish.of
        ? limited.exec(folded.slice(whole.start, whole.end))
        : null
    if (limit) unread.push(unreadAt({ start: whole.start + limit.index + 1, end: whole.end }))
    const one = limit ? { ...whole, end: whole.start + limit.index } : whole
    const said = folded.slice(one.start, one.end)
    if (isTold(one, said)) {
      asides.push({ start: one.start, end: one.end })
      return []
    }
    if (others.some((is) => is(one, said, folded))) {
      unread.push(unreadAt(one))
      return []
    }
    const each =
      one.wish.kind === 'zeroAlcohol' && one.wish.count === 1 ? eachAfter.exec(folded.slice(one.end)) : null
    if (each) return [{ ...one, end: one.end + each[0].length, wish: { kind: 'zeroAlcohol', part: 'each' } }]
    const before =
      folded
        .slice(0, one.start)
        .split(/[.;!?\n]/)
        .at(-1) ?? ''
    const around = before + (folded.slice(one.start).split(/[.;\n]/)[0] ?? '')
    // "uma alternativa de suco em cada harmonização, para motoristas": for some guests, and not for all.
    if (
      one.wish.kind === 'zeroAlcohol' &&
      forSome.test(said) &&
      !sober.test(said) &&
      one.wish.count === undefined
    ) {
      if (/alternativ|opc(?:ao|oes)|vers(?:ao|oes)|tambem|cada/.test(around))
        return [{ ...one, wish: { kind: 'zeroAlcohol', part: 'each' } }]
      unread.push(unreadAt(one))
      return []
    }
    return settled(one, said, around).map((wish) => ({ ...one, wish }))
  })
  // "… uma sem álcool para cada prato, pensando em quem dirige": the reason asks for no other.
  const isForEach = wishes.some(({ wish }) => wish.kind === 'zeroAlcohol' && wish.part === 'each')
  const isReason = ({ wish }: DraftWish) => isForEach && wish.kind === 'zeroAlcohol' && wish.count === 1
  asides.push(...wishes.filter(isReason).map(({ start, end }) => ({ start, end })))
  return {
    ...draft,
    wishes: wishes.filter((one) => !isReason(one)),
    unread: unread
      .filter((passage) => !wishes.some((one) => one.wish.kind === 'zeroAlcohol' && isWithin(passage, one)))
      .toSorted((a, b) => a.start - b.start),
    ...(asides.length > 0 && { asides: asides.toSorted((a, b) => a.start - b.start) }),
  }
}
