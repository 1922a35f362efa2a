/**
 * What is said of a menu in one whole sentence, whose parts alone mean something else: two things that the page is to be
 * without, how many of a kind leave, what is to sell more and where it stands, a day's own price, a part with combos, and
 * the sections that alone have English.
 */
import { everyWeek } from '../../base/calendar.ts'
import { numberValues } from '../../base/language/number-words.ts'
import { foldAccents, formatBrl } from '../../base/language/text.ts'
import { namesItem } from '../../base/request/match-item.ts'
import { amount, subjectsOf, valueIn } from '../questions/price-subjects.ts'
import type { Named } from '../spoken/pieces.ts'
import { cut, type Sentence, sentenceEnds } from '../spoken/stretches.ts'
import type { DraftWish } from '../text/draft.ts'
import { foldInPlace } from '../text/fold.ts'
import { menuFirsts, type ReadWhole } from './menu-firsts.ts'

const looks = [
  ['no_photos', '(?:as |os )?(?:fotos?|fotografias?|imagens)'],
  ['no_currency', '(?:os? )?(?:cifra(?:o|oes)|r\\$|simbolos? d[oe] (?:real|reais|dinheiro|moeda))'],
] as const
const look = looks.map(([, words]) => words).join('|')
const withoutBoth = new RegExp(
  `^(?:e |mas |eu |a gente )*(?:nao (?:quero|queremos|coloqu\\w+|pon\\w+|use\\w*|precis\\w+(?: de)?)|sem|nada de|dispens\\w+) (?<one>${look}),? (?:nem|e|e nem|ou)(?: (?:com|de|sem))? (?<two>${look})(?: n[oa]s? (?:precos?|cardapio|menu|papel|pratos?)| em nada)*$`,
)
/** "não quero fotos nem cifrão no preço" */
const readLooks: ReadWhole = (said) => {
  const found = withoutBoth.exec(said)?.groups
  if (!found) return null
  return [found.one, found.two].flatMap((one = '') =>
    looks.flatMap(([what, words]) =>
      new RegExp(`^(?:${words})$`).test(one) ? [{ kind: 'layout', what } as const] : [],
    ),
  )
}

const quantity = `(?<count>\\d{1,2}|${Object.keys(numberValues).join('|')})`
const weakCut = new RegExp(
  `^(?:e |mas |eu |a gente |nos )*(?:quero|queremos|queria|vou|vamos|precis\\w+|tem que|temos que|pode|podem)? ?(?:tirar|tire\\w*|cortar|corte\\w*|tira|corta|eliminar|elimine\\w*|retirar) (?:os |as |uns |umas )?${quantity} (?<kind>[a-z]{4,20}),? (?:(?:d?[oa]s )?que )?(?:(?:nao|pouco|menos|mal|quase nao) (?:vend\\w+|sa(?:i|em)|gir\\w+|ped\\w+)|(?:vend\\w+|sa(?:i|em)) (?:pouco|menos|mal))$`,
)
const anyKind = /^(?:sabores|opcoes|tipos|itens|produtos)$/
const stem = (word: string) =>
  foldAccents(word)
    .toLowerCase()
    .replace(/(?:eis|oes|aes|s|is)$/, '')
    .slice(0, 6)

/** The word that most of the house's sections begin with: what its flavours are of. */
function ownKind(names: readonly Named[]): string | null {
  const counts = new Map<string, { word: string; count: number }>()
  for (const { section, isSection } of names) {
    const [word] = isSection || section === null ? [] : section.toLowerCase().split(/\s+/)
    if (word === undefined) continue
    const now = counts.get(stem(word)) ?? { word, count: 0 }
    counts.set(stem(word), { ...now, count: now.count + 1 })
  }
  const [most] = [...counts.values()].toSorted((a, b) => b.count - a.count)
  return most?.word ?? null
}

/** "quero tirar cinco sabores que não vendem": so many of the kind stay. */
const readCut: ReadWhole = (said, names) => {
  const found = weakCut.exec(said)?.groups
  if (!found?.kind || !found.count) return null
  const kind = anyKind.test(found.kind) ? (/^sab/.test(found.kind) ? ownKind(names) : null) : found.kind
  const out = numberValues[found.count] ?? Number(found.count)
  if (kind === null) return null
  const own = names.filter(
    ({ section, isSection }) => !isSection && section !== null && namesItem(kind, { name: section }),
  )
  return out > 0 && own.length > out + 1
    ? [{ kind: 'count', count: own.length - out, bound: 'exactly', of: 'items', item: kind }]
    : null
}

const asks = '(?:e |mas |ai |entao )*'
const who = '(?:eu |a gente |nos |voces )?'
const toSell = new RegExp(
  `^${asks}(?:como|o que|de que jeito)(?: e que)? ${who}(?:devo |devemos |posso |podemos |consigo |da pra )?(?:faco |fazer |fazemos |faz )?(?:para |pra )?(?:vender|vendo|aumentar a venda d[eoa]s?|girar|empurrar|sair)(?: bem)?(?: muito)? mais (?:d?[oa]s? )?(?<what>[a-z][^,;:?]{2,50})$`,
)
const toPlace = new RegExp(
  `^${asks}(?:onde|em que (?:lugar|parte|canto|pagina)(?: do cardapio)?|em qual lugar) ${who}(?:devo |devemos |deve |posso |podemos |e melhor |vale )?(?:coloc\\w+|por|ponho|pomos|bot\\w+|deix\\w+|fic\\w+|entr\\w+|mostr\\w+|destac\\w+) (?:[oa]s? )?(?<what>[a-z][^,;:?]{2,60}?)(?: n[oa] (?:cardapio|menu|papel|pagina))?(?: (?:para|pra) (?:vender|sair|girar|pedirem|render|chamar)(?: (?:muito )?mais| bem| a atencao)?)?$`,
)
/** "como vendo mais entrada?", "onde coloco o camarão para vender mais?" */
const readMore: ReadWhole = (said, names) => {
  const what = (toSell.exec(said) ?? toPlace.exec(said))?.groups?.what
  const [item, ...others] = what === undefined ? [] : (subjectsOf(what, names) ?? [])
  return item === undefined || others.length > 0 ? null : [{ kind: 'question', about: 'sellMore', item }]
}

const keptNow = new RegExp(
  `^${asks}(?:sera que )?(?:ainda )?(?:vale(?: a pena)?|compensa|devo|devemos|posso|podemos|da para) (?:eu |a gente )?(?:manter|deixar|segurar|continuar(?: com| vendendo)?|vender|ficar com) (?:[oa]s? )?(?<what>[a-z][^,;:?]{2,50}?)(?: (?:a|por|em|com preco de) (?<price>${amount}))?,? (?:mesmo )?(?:agora que|ja que|porque|depois que|sendo que|com) [oa]s? (?<why>[a-z][^;:?]{3,80})$`,
)
const dearer =
  /\b(?:subiu|subiram|foi|foram|passou|passaram|custa\w*|aument\w+|encarec\w+|dispar\w+|chegou|dobrou|mais car[oa]s?|esta\w* (?:a|em|por))\b/
/** "compensa manter o suco a 9 reais, agora que a caixa da laranja foi para 95?" */
const readKept: ReadWhole = (said, names) => {
  const found = keptNow.exec(said)?.groups
  if (!found?.what || !dearer.test(found.why ?? '')) return null
  const [item, ...others] = subjectsOf(found.what, names) ?? []
  const price = valueIn(found.price)
  if (item === undefined || others.length > 0) return null
  return [
    price > 0
      ? { kind: 'question', about: 'itemPrice', item, price }
      : { kind: 'question', about: 'keepWorth', item },
  ]
}

const noNew = new RegExp(
  `^${asks}(?:eu |a gente |nos )?(?:nao (?:quero|queremos|precis\\w+(?: de)?|vou|vamos|e (?:para|pra))(?: (?:criar|colocar|por|incluir|ter|botar))?|nada de|sem|nenhum[a]?)(?: mais)?(?: nenhum[a]?)? (?<kind>[a-z]{4,20})(?: d[eo] [a-z]{4,20})? nov[oa]s?(?: n[oa] (?:cardapio|menu))?(?:,? (?:e |mas |so )?(?:eu |a gente )?(?:quero|queremos|e)? ?(?:(?:e )?menos|enxugar|reduzir|diminuir))?$`,
)
/** "não quero pizza nova, quero menos": nothing is added, and none that there is leaves for it. */
const readNoNew: ReadWhole = (said) => {
  const kind = noNew.exec(said)?.groups?.kind
  if (kind === undefined) return null
  const what = /^(?:drinks?|drinques?|bebidas?|coquet\w+)$/.test(kind)
    ? 'drink'
    : /^(?:itens|item|coisas?|produtos?)$/.test(kind)
      ? 'any'
      : 'dish'
  return [{ kind: 'noNew', what }]
}

const doubted = new RegExp(
  `^${asks}(?:[oa]s? )?(?<what>[a-z][^,;:?]{2,50}?) (?:ate )?(?:vende|sai|vendem|saem|gira) (?:muito |super )?(?:bem|muito)[^?]{0,60}?(?:margem|lucro|pouco|quase nada|dinheiro|deixa|sobra|rende)[^?]{0,30}?,? (?:e |mas )?o que (?:e que )?(?:eu |a gente |nos )?(?:faco|fazemos|devo fazer|posso fazer|faz)(?: com (?:isso|el[ea]s?))?$`,
)
/** "a carne de sol vende bem, mas acho que me dá pouco: o que eu faço com ela?" */
const readDoubted: ReadWhole = (said, names) => {
  const what =
    doubted.exec(said.replace(/ mas /g, ', mas '))?.groups?.what ?? doubted.exec(said)?.groups?.what
  const [item, ...others] = what === undefined ? [] : (subjectsOf(what, names) ?? [])
  return item === undefined || others.length > 0 ? null : [{ kind: 'question', about: 'fairPrice', item }]
}

const isWorth = new RegExp(
  `^${asks}(?:[oa]s? )?(?<what>[a-z][^,;:?]{2,50}?)(?: recheadas?| da casa)? val(?:e|em) (?:mesmo )?a pena(?: (?:manter|ter|continuar|vender))?$`,
)
/** "as bordas recheadas valem a pena?" */
const readWorth: ReadWhole = (said, names) => {
  const what = isWorth.exec(said)?.groups?.what
  const [item, ...others] = what === undefined ? [] : (subjectsOf(what, names) ?? [])
  return item === undefined || others.length > 0 ? null : [{ kind: 'question', about: 'keepWorth', item }]
}

const holdsUp = new RegExp(
  `^${asks}(?:n[ao]s?|às|as|aos) (?<day>${'(?:domingo|segunda|terca|quarta|quinta|sexta|sabado)'})s?(?:[- ]feiras?)?(?: [a-z ]{0,20}?)? (?:[oa] )?(?:cozinha|forno|chapa|fogao|fritadeira|grelha|churrasqueira) (?:nao (?:da|esta dando) conta|trava|entope|enrola|atrasa|demora|sufoca)[a-z ]{0,60}$`,
)
/** "na sexta o forno não dá conta e o cliente espera mais de uma hora" */
const readHoldsUp: ReadWhole = (said) => {
  const day = holdsUp.exec(said)?.groups?.day
  const at = ['domingo', 'segunda', 'terca', 'quarta', 'quinta', 'sexta', 'sabado'].indexOf(day ?? '')
  return at < 0 ? null : [{ kind: 'question', about: 'slowDishes', weekdays: [at] }]
}

const part = '(?:categorias?|sec(?:ao|oes)|grupos?|famil(?:ia|ias)|part(?:e|es))'
const ofSections = new RegExp(
  `^${asks}(?:em )?(?:qual|quais|que)(?: (?:e|sao|d?[oa]s?))* ${part}(?: (?:d[oa]s? )?(?:cardapio|menu|casa|itens|produtos))*(?: (?:que|e que))? (?=.*\\b(?:lucr\\w+|margem|dinheiro|rend\\w+|deix\\w+|retorno|ganh\\w+|resultado|paga|vend\\w+|sai\\w*|gir\\w+))(?=.*\\b(?<degree>mais|maior|melhor|menos|menor|pior))[a-z ,]{3,70}$`,
)
/** "qual categoria está me dando menos lucro?" */
const readSections: ReadWhole = (said) => {
  const degree = ofSections.exec(said)?.groups?.degree
  return degree === undefined
    ? null
    : [
        {
          kind: 'question',
          about: 'sectionProfit',
          what: /^(?:menos|menor|pior)$/.test(degree) ? 'least' : 'most',
        },
      ]
}

const days = ['domingo', 'segunda', 'terca', 'quarta', 'quinta', 'sexta', 'sabado']
const dayPrice = new RegExp(
  `^(?:e |mas )?(?:(?:tod[ao]|n[ao]s?|cada) )*(?:a |o )?(?<day>${days.join('|')})s?(?:[- ]feiras?)?(?:,| e (?:dia|noite) d[eo]s? [^,]{3,40},?| tem [^,]{3,40},?)?(?: (?:e|mas|ai|entao))?(?: (?:nesse|neste) dia,?)? (?:[oa]s? )?(?<what>[a-z][^,;]{2,50}?) (?:fica|ficam|sai|saem|custa|custam|vai|vao|e|sao|passa|cai)(?: (?:a|por|para|pra))? (?<price>${amount})$`,
)
/** "na quinta o caranguejo fica a R$ 9,90": the line says so. */
const readDayPrice: ReadWhole = (said, names) => {
  const found = dayPrice.exec(said)?.groups
  const price = valueIn(found?.price)
  const day = days.indexOf(found?.day ?? '')
  const [item, ...others] = found?.what === undefined ? [] : (subjectsOf(found.what, names) ?? [])
  if (day < 0 || !(price > 0) || item === undefined || others.length > 0) return null
  return [{ kind: 'served', item, note: `${everyWeek([day])}, ${formatBrl(price)}` }]
}

const comboPart = new RegExp(
  `^(?:e |mas |eu |a gente |tambem )*(?:quero|queremos|queria|gostari\\w+ de|precis\\w+ de|coloqu\\w+|faca\\w*|cri\\w+|mont\\w+) (?:ter )?(?:uma? )?(?:part\\w+|sec(?:ao|oes)|area|quadro|bloco|canto|pagina|espaco) (?:so )?(?:de|com|para|pra) combos?,? (?:de |com )?(?<one>[a-z][^,]{2,40}?) (?:com|e|mais|\\+) (?<two>[a-z][^,]{2,40}?),? (?:e )?(?:com |dando |de )?(?:um )?(?:desconto|abatimento)(?: (?:pequeno|baixo|leve))?,? ?(?:de )?(?:no maximo|ate|maximo)(?: de)? (?<off>${amount})(?: (?:de desconto|cada|por combo))*$`,
)
/** "quero uma parte de combos de pastel com caldo de cana, com desconto de no máximo 1 real" */
const readComboPart: ReadWhole = (said, names) => {
  const found = comboPart.exec(said)?.groups
  const off = valueIn(found?.off)
  if (!found?.one || !found.two || !(off > 0)) return null
  const parts = [found.one, found.two]
  const known = parts.every((part) => names.some(({ name, section }) => namesItem(part, { name, section })))
  return known ? [{ kind: 'newCombo', count: partCombos, with: parts, off }] : null
}
/** Combos of a part that is only of them. */
const partCombos = 3

const englishOnly =
  /^(?:e |mas |os |as |a |o |quero |queremos |com )*(?:nomes?|traduc(?:ao|oes)|linhas?|versao|descric(?:ao|oes)|ingles|pratos?)?(?: (?:em|no|d[oe]|para o))? ?ingles(?: (?:e|sao|fica\w*|pode\w*|quero|bem[- ]vind\w+|entra\w*|ser))*,? (?:so|somente|apenas) (?:n[oa]s?|em|para|pra|d[oa]s?|com) (?:[oa]s )?(?<where>[a-z].{2,80})$/
/** "em inglês só nos mariscos e peixes" */
const readEnglish: ReadWhole = (said, names) => {
  const where = englishOnly.exec(said)?.groups?.where
  if (where === undefined) return null
  const sections = names.filter(({ isSection }) => isSection).map(({ name }) => name)
  const found = where
    .split(/,\s*| e (?:n[oa]s? |em )?/)
    .map((part) =>
      sections.filter((name) => stemsOf(name).includes(stem(part.replace(/^(?:n[oa]s?|[oa]s?|em) /, '')))),
    )
  return found.every((some) => some.length > 0)
    ? [{ kind: 'layout', what: 'english', sections: [...new Set(found.flat())] }]
    : null
}
const stemsOf = (name: string) => name.split(/[^\p{L}]+/u).map(stem)

const readers: readonly ReadWhole[] = [
  ...menuFirsts,
  readSections,
  readKept,
  readNoNew,
  readDoubted,
  readWorth,
  readHoldsUp,
  readLooks,
  readCut,
  readMore,
  readDayPrice,
  readComboPart,
  readEnglish,
]

/** The wishes of one stretch; two of them share its words. */
function readStretch({ said, at }: Sentence, names: readonly Named[]): DraftWish[] {
  const bare = said.replace(/[\s.!?;,]+$/, '')
  const lead = /^\s*/.exec(bare)?.[0].length ?? 0
  for (const read of readers) {
    const wishes = read(bare.slice(lead), names)
    if (!wishes) continue
    // Two of the same kind have a half each: an answer goes with its own words.
    const middle =
      wishes.length === 2 && wishes.every(({ kind }) => kind === 'layout')
        ? bare.search(/ (?:nem|e|ou) /)
        : -1
    const spans =
      middle < 0
        ? [{ start: at + lead, end: at + bare.length }]
        : [
            { start: at + lead, end: at + middle },
            { start: at + middle + 1, end: at + bare.length },
          ]
    return wishes.map((wish, index) => ({ wish, ...(spans[index] ?? spans[0] ?? { start: at, end: at }) }))
  }
  return []
}

const ownPrint =
  /(?:,? ?(?:porque|pois|ja que|que|e) )?\b(?:(?:eu|nos|a gente)(?: mesm[oa]s?)? (?:que )?(?:imprim(?:o|imos|e)|vou imprimir|vamos imprimir)|(?:vou |vamos )?imprim(?:o|imos|ir) (?:eu mesm[oa]|nos mesm[oa]s|por conta propria|aqui(?: mesmo)?|(?:em|na) (?:casa|minha|nossa)(?: (?:mesmo|casa|impressora))*)|(?:uso|usamos) (?:a )?(?:nossa|minha) impressora)(?: (?:o cardapio|os cardapios|tudo|isso|aqui|em casa|na casa|mesmo))*/g

/** "porque eu mesmo imprimo" */
const readOwnPrint = (folded: string): DraftWish[] =>
  [...folded.matchAll(ownPrint)].slice(0, 1).map(({ 0: said, index }) => ({
    wish: { kind: 'layout', what: 'own_print' },
    start: index + (/^[ ,]*/.exec(said)?.[0].length ?? 0),
    end: index + said.length,
  }))

/** Whole sentences first, then what stands before a "mas". */
export function readMenuWholes(text: string, names: readonly Named[]): DraftWish[] {
  const folded = foldInPlace(text).toLowerCase()
  const wholes = cut({ said: folded, at: 0 }, sentenceEnds, true).flatMap((sentence) => {
    const whole = readStretch(sentence, names)
    if (whole.length > 0) return whole
    const [first, ...others] = cut(sentence, /,(?= mas )/g, false)
    return first && others.length > 0 ? readStretch(first, names) : []
  })
  return [...wholes, ...readOwnPrint(folded)]
}
