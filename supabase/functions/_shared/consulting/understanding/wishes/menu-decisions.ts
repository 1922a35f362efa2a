/**
 * What owners decide of a whole menu in sentences of their own: "quero cortar pra no máximo 24", "um prato pra dois, carne
 * mais baião, num preço só", "não quero uma página de bebida no fim, bota a cachaça do lado da carne". Read before a number
 * is taken for a price and a name for something to show.
 */
import { itemKind } from '../../base/house/item-kind.ts'
import { everyItem, namesItem } from '../../base/request/match-item.ts'
import { amount, subjectsOf, valueIn } from '../questions/price-subjects.ts'
import { itemIn, type Named } from '../spoken/pieces.ts'
import { cut, type Sentence, sentenceEnds } from '../spoken/stretches.ts'
import { amountsIn } from '../text/amount-words.ts'
import { type DraftWish, longestText, type WishContent } from '../text/draft.ts'
import { foldInPlace } from '../text/fold.ts'

const lead = '(?:(?:e|mas|ai|entao|agora|olha|ah|ja|so que|eu|a gente) )*'
const want =
  '(?:(?:quero|queria|preciso|vou|pode|podem|da pra|tem que|precisa|vamos|bora|gostaria de|a ideia e|monta\\w*|faz|faca|fazer|bota|bote|botar|cria|crie|criar|poe|ponha|coloca|coloque|inclui|inclua|tem que ter|ter|fizer|fizesse|se eu|se a gente|faco|de|ai|pra mim) )*'

const number = '(?<n>\\d{1,3}|[a-z]{3,10}(?: e [a-z]{3,7})?)'
const cutTo = new RegExp(
  `^${lead}${want}(?:cortar|reduzir|enxugar|diminuir|encurtar|baixar|deixar|ficar|limpar|enxuga|corta|reduz|diminui|descer)(?: (?:o |esse |meu )?(?:cardapio|menu|isso|tudo|ele|a lista))?(?: de (?:\\d{1,3}|[a-z]{3,10}))? (?:pra|para|em|a|ate|com)(?: (?:uns|umas|cerca de|no maximo|ate|so|apenas|no max))* ${number}(?: (?:itens|item|coisas|pratos|produtos|linhas|opcoes|no maximo|no total|ao todo|e olhe la|por ai))*(?:,? (?:sem|para nao|pra nao|mas sem) .{3,60})?$`,
)
/** "queremos no máximo 22 itens", whose weak ones "podem sair": one order, and no leave to take 22 out. */
const atMost = new RegExp(
  `^${lead}(?:(?:o |esse |meu |nosso )?(?:cardapio|menu) )?(?:(?:quer\\w+|precis\\w+|tem que|deve|ter|tenha|ficar|fique|caber|com|de|gostaria\\w*|ir|vai|a ideia e) )*(?:no maximo|ate|so|apenas|nao mais (?:do )?que) ${number} (?:itens|item|coisas|pratos|produtos|linhas|opcoes)$`,
)
const soCut =
  /^[\s,;]*(?:(?:e|entao|por isso|ai|assim|logo|pra isso|para isso) )*(?:pode\w*|posso|da (?:pra|para)|e so|basta) (?:cort|tir|elimin|retir|sair)\w*\s.{0,40}?(?:vend|sai|sae|gir|pouc|encalh)\w*(?: (?:pouco|nada|menos|mal))?[\s.!]*$/
const has =
  /(?:^|,|\be )\s*(?:(?:o |meu |esse |aqui |hoje )*(?:cardapio|menu) )?(?:ta|esta|tem|tenho|sao|temos|com|anda|tao|ja tem)(?: com| hoje| mais de)* (?<n>\d{2,3}) (?:coisas|itens|item|pratos|produtos|linhas|opcoes)\b[^.]*$/

const numberIn = (said: string | undefined): number =>
  said === undefined ? Number.NaN : (amountsIn(said)[0]?.value ?? Number.NaN)

/** "cortar pra no máximo 24": how many items stay. A price would need its item, and a count is below that of today. */
function counted(sentences: readonly Sentence[], items: number): DraftWish[] {
  return sentences.flatMap((sentence, at): DraftWish[] => {
    const before = sentences[at - 1]
    const today = before && has.exec(before.said.replace(/[\s.,;:!]+$/, ''))
    return partsOf(sentence).flatMap((part): DraftWish[] => {
      const ends = part.at - sentence.at + part.said.length
      const cutAfter = soCut.test(sentence.said.slice(ends)) ? sentence.said.trimEnd().length - ends : null
      const order = cutTo.exec(part.said) ?? (cutAfter === null ? null : atMost.exec(part.said))
      const count = numberIn(order?.groups?.n)
      // "tenho 16 pratos e tá demais, quero ficar com 13": the first number is that of today.
      const lead = sentence.said.slice(0, part.at - sentence.at).replace(/[\s,;:]+$/, '')
      const inside = has.exec(lead)
      const now = Number(inside?.groups?.n ?? today?.groups?.n ?? items)
      if (!(count >= 3 && Number.isInteger(count) && count < Math.max(now, items))) return []
      // "o cardápio tá com 29 coisas e a cozinha se perde": the reason of the cut.
      const first = inside ? sentence : today ? before : undefined
      const from = first ? first.at + (/^\s*/.exec(first.said)?.[0].length ?? 0) : part.at
      return taking(from, part.at + part.said.length + (cutAfter ?? 0), {
        kind: 'count',
        count,
        bound: 'at_most',
        of: 'items',
      })
    })
  })
}

/** The stretches of a sentence that begin at its start or behind a comma and end at a comma or at its end, longest first. */
function partsOf({ said, at }: Sentence): Sentence[] {
  const ends = said.replace(/[\s.,;:!?]+$/, '').length
  const commas = [...said.slice(0, ends).matchAll(/,(?!\d)/g)].map(({ index }) => index)
  const starts = [0, ...commas.map((index) => index + 1)]
  const stops = [...commas, ends].toReversed()
  return starts.slice(0, 6).flatMap((from) =>
    stops
      .filter((to) => to > from)
      .map((to) => {
        const raw = said.slice(from, to)
        const skip = /^\s*/.exec(raw)?.[0].length ?? 0
        return { said: raw.slice(skip).trimEnd(), at: at + from + skip }
      }),
  )
}

const people =
  '(?:(?:pra|para|p/|de|que serve) )(?:um |o |a |ate )?(?<who>dois|duas|2|casal|tres|3|quatro|4|cinco|5|seis|6|(?:a |uma )?familia|dividir)(?: de (?<many>\\d|quatro|cinco|seis)(?: pessoas)?)?(?: pessoas| gente)?'
const guests: Readonly<Record<string, number>> = {
  casal: 2,
  familia: 4,
  dividir: 2,
}
const dish = '(?:prato|pratos|combo|combinado|opcao|porcao|kit|travessa|bandeja|tabua|refeicao)'
const onePrice =
  '(?:,? ?(?:tudo )?(?:(?:n|por |em |a |com )?um (?:preco|valor) so|(?:n|pel)?o mesmo preco|juntos?|de preco fechado|preco fechado|tudo junto))'
const most = `(?:,? ?(?:por|a|ate|de|no maximo)(?: (?:no maximo|ate))? (?<max>${amount}))`
const shared = new RegExp(
  `^${lead}${want}(?:uma?s? )?${dish}(?: unico| so)? ${people}[,:]?(?: (?:com|de|que (?:tenha|leve)|tipo))? (?<list>.{5,120}?)(?:${onePrice})?(?:${most})?$`,
)
const asked = new RegExp(
  `^${lead}${want}(?:um )?combo (?:de |do |da |com |com o |com a )?(?<list>.{5,100}?),? (?:(?:por )?quanto|(?:a |por )?que preco|qual (?:o )?(?:preco|valor))(?: (?:eu|a gente|devo|posso|deveria|que|e|seria|fica|ta|certo|bom|ideal|justo))*(?: (?:cobro|boto|vendo|cobrar|botar|vender|coloco|peco|sai|fazer))?(?: (?:nele|sem (?:tomar|ter|levar) prejuizo|sem perder(?: dinheiro)?))*$`,
)
const parting = /\s*\+\s*|\s*,\s*(?:e |mais )?|\s+(?:mais|com|e)\s+(?:uma? |[oa]s? )?/

/** The parts of a plate, each as wishes name it; null if a word of the list names nothing on the menu. */
function partsNamed(list: string, names: readonly Named[]): string[] | null {
  const parts = list
    .split(parting)
    .map((part) => part.trim())
    .filter((part) => part !== '')
  if (parts.length < 2 || parts.length > 3) return null
  const found = parts.map((part) => subjectsOf(part, names))
  const single = found.flatMap((one) => (one?.length === 1 && one[0] !== everyItem ? one : []))
  return single.length === parts.length && new Set(single).size === parts.length ? single : null
}

/** A plate or a combo of named parts at one price. */
function plates(sentences: readonly Sentence[], names: readonly Named[]): DraftWish[] {
  return sentences.flatMap((sentence): DraftWish[] => {
    for (const { said, at } of partsOf(sentence)) {
      const plate = shared.exec(said)?.groups
      const combo = plate ? null : asked.exec(said)?.groups
      const list = plate?.list ?? combo?.list
      if (list === undefined) continue
      const parts = partsNamed(list, names)
      if (parts === null) continue
      const who = plate?.many ?? plate?.who?.replace(/^(?:a|uma) /, '')
      const max = valueIn(plate?.max)
      const count = who === undefined ? undefined : (guests[who] ?? numberIn(who))
      return taking(at, at + said.length, {
        kind: 'newCombo',
        count: 1,
        bound: 'exactly',
        with: parts,
        ...(count !== undefined && count >= 2 && { guests: count }),
        ...(max > 0 && { max }),
      })
    }
    return []
  })
}

const notLast =
  /^(?:(?:e|mas) )*(?:(?:nao (?:quero|gosto|pode ter|bota|ponha|deixa)|nada de|sem|evita\w*|chega de) (?:(?:uma?|aquela|as|a|de) )?(?:(?:pagina|parte|secao|lista|folha)s?(?: so)? (?:de |das |com as? |so de )?)?(?:bebidas?|drinks?|cachacas?)|(?:as |os |a )?(?:bebidas?|drinks?|cachacas?) nao (?:vai|vao|fica|ficam|pode|podem)(?: (?:ficar|ir|estar))?)(?: (?:la|escondid\w+|jogad\w+))* (?:n[oa]|pr[oa]|por|d[oa]) (?:fim|final|ultimo|ultima pagina|verso|tras|atras)(?: d[ao] (?:cardapio|menu|folha|pagina))?$/
const beside =
  /^(?:(?:e|mas) )*(?:(?:bota|bote|botar|poe|ponha|coloca|coloque|colocar|deixa|deixe|deixar|quero|queria|traz|traga|junta|junte|e) )*(?:[oa]s? )?(?<what>cachacas?|drinks? (?:de|com) cachaca|drinks?|bebidas?|doses?)(?: (?:fique|fiquem|tem que ficar|ficar|logo|bem|la))* (?:do lado|ao lado|junto|perto|pertinho|colad[oa]s?|encostad[oa]s?|na mesma pagina)(?: (?:de|d[oa]s?|com [oa]s?|com|n[oa]s?|a[os]*))+ (?<place>[^,;:?]{3,40})$/
const ofMeat = /brasa|churras|carne|grelha|parrilla|espet|fogo/i
const ofDrinks = /bebida|drink|coquet|\bbar\b|cacha[cç]a/i

/** The sections of today's menu, in its order. */
const sectionsOf = (names: readonly Named[]): string[] => [
  ...new Set(names.flatMap(({ section, isSection }) => (isSection || section === null ? [] : [section]))),
]

/** The section that a phrase names, of which most of its items are, or where the meat stands. */
function sectionNamed(phrase: string, names: readonly Named[]): string | undefined {
  const sections = sectionsOf(names)
  const own = phrase.replace(/^[oa]s? /, '')
  const named = sections.find((section) => namesItem(own, { name: section }))
  if (named !== undefined) return named
  if (/^carnes?$/.test(own)) {
    const meat = sections.find((section) => ofMeat.test(section))
    if (meat !== undefined) return meat
  }
  if (/^(?:pratos?|comidas?)$/.test(own)) return sections.find((section) => /prato|principa/i.test(section))
  const item = itemIn(own, names)
  return (
    names.find((one) => !one.isSection && item !== undefined && namesItem(item, one))?.section ?? undefined
  )
}

/** Where the drinks, or those with cachaça, stand on the page. */
function drinkPlaces(sentences: readonly Sentence[], names: readonly Named[]): DraftWish[] {
  const today = sectionsOf(names)
  const drinks = today.filter((section) => ofDrinks.test(section))
  const others = today.filter((section) => !drinks.includes(section))
  if (drinks.length === 0 || others.length < 2 || today.length > 10) return []
  return sentences.flatMap((sentence): DraftWish[] => {
    const all = partsOf(sentence)
    const apart = all.find(({ said }) => notLast.test(said))
    const near = all.find(({ said }) => {
      const place = beside.exec(said)?.groups?.place
      return place !== undefined && sectionNamed(place, names) !== undefined
    })
    const spans = [apart, near].flatMap((one) => one ?? [])
    const [first] = spans
    if (!first) return []
    const { what = '', place } = beside.exec(near?.said ?? '')?.groups ?? {}
    const anchor = place === undefined ? others[0] : sectionNamed(place, names)
    if (anchor === undefined || drinks.includes(anchor)) return []
    const isCachaca = /cachaca|dose/.test(what)
    const own = isCachaca && !drinks.some((section) => /cacha[cç]a/i.test(section))
    const moved = own ? ['Cachaça', ...(apart ? drinks : [])] : drinks
    const rest = today.filter((section) => !moved.includes(section))
    const at = rest.indexOf(anchor) + 1
    const order = [...rest.slice(0, at), ...moved, ...rest.slice(at)]
    const start = Math.min(...spans.map((one) => one.at))
    const end = Math.max(...spans.map((one) => one.at + one.said.length))
    return taking(start, end, { kind: 'sections', names: order })
  })
}

const spoken =
  /^(?:(?:e|mas) )*(?:(?:escrev\w+|bota|bote|poe|ponha|coloca|coloque|quero|deixa|deixe|usa|use|mantem|mantenha|chama|chame) )*(?:(?:os |o )?nomes?(?: dos pratos| das coisas| de tudo| dele?s)?|tudo|os pratos)(?: (?:escrev\w+|bota|bote|deixa|deixe|quero|poe|ponha|fica|ficam|escritos?|tem que ser|tem que ficar|do mesmo))* (?:d[oa]|n[oa]|com [oa]|que nem|igual|como)(?: (?:mesmo))? ?(?:jeito|modo|forma|fala|lingua|linguagem|nome)?(?: (?:que|como|d[oa]|de|com que))? ?(?:[oa] )?(?:povo|pessoal|gente|nosso povo|cliente|sertao|freguesia)(?: (?:daqui|da terra|de ca|da regiao|do sertao))?(?: (?:fala|chama|diz|conhece|pede|falam|entende))?(?: (?:aqui|la|mesmo|na mesa|por aqui|deles?))*$/

function spokenNames(sentences: readonly Sentence[]): DraftWish[] {
  return sentences.flatMap((sentence): DraftWish[] => {
    const own = partsOf(sentence).find(({ said }) => spoken.test(said))
    return own ? taking(own.at, own.at + own.said.length, { kind: 'layout', what: 'spoken_names' }) : []
  })
}

const taking = (start: number, end: number, wish: WishContent): DraftWish[] =>
  end - start > longestText ? [] : [{ wish, start, end }]

/** The owner's decisions on the whole menu, in the order of the text; the first of two that overlap counts. */
export function readMenuDecisions(text: string, names: readonly Named[]): DraftWish[] {
  const items = names.filter(({ isSection }) => !isSection)
  const sentences = cut({ said: foldInPlace(text).toLowerCase(), at: 0 }, sentenceEnds, true)
  const isMenu = items.some((one) => itemKind(one) === 'dish' || itemKind(one) === 'drink')
  const found = [
    ...counted(sentences, items.length),
    ...(isMenu ? plates(sentences, names) : []),
    ...drinkPlaces(sentences, names),
    ...spokenNames(sentences),
  ]
  return found.filter(
    (one, at) => !found.slice(0, at).some(({ start, end }) => one.start < end && start < one.end),
  )
}
