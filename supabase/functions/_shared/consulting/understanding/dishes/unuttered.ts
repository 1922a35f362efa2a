/**
 * Wishes for dishes that nobody uttered. A name, a number or a quality that a clause only tells of is no order: of today's
 * plates, of somebody else's idea, of a price by the kilo, of an hour or an age. Here every such wish passes one gate; what
 * does not pass is left to the owner. An allergy passes always, unless its words name a place.
 */
import { type Draft, type DraftWish, givenBack } from '../text/draft.ts'
import { foldInPlace } from '../text/fold.ts'
import { sentenceAround } from '../text/sentence-around.ts'

/** The words around a wish, folded: up to the next mark, and up to the end of the sentence. `typed`: with its accents. */
type Around = { before: string; own: string; after: string; sentence: string; typed: string }

const word = (source: string) => new RegExp(`(?<![a-z])(?:${source})(?![a-z])`)

const wanted = word(
  'quer\\w+|precis\\w+|gostari\\w+|us[ae]m?|bot[ae]m?|coloc\\w+|aproveit\\w+|adoraria|prefir\\w+|pode(?:m|ria)?|tem que|faz|faca\\w*|inclu\\w+|poe|ponha',
)

// What a house has had enough of, dreads or leaves to somebody else.
const retired = word(
  '(?:mas|e) (?:eu |a gente )?nao (?:quero|queremos|vou|vamos|faco|gosto de) (?:fazer|ter|vender|servir|botar|colocar|mexer)|(?:quero|queremos|vou|vamos|pretendo|pens(?:o|a|ei|amos) em) (?:aposentar|tirar|cortar|eliminar|largar|abandonar)|aposent\\w+|enjo[aei]\\w*|cansad\\w+|cansou|cansei|chega de|cismou|cisma|encasquet\\w+|teimou|teima|insist(?:e|iu|em)|inventou de|morr\\w+ de medo|tenho medo|tem medo|exagerando',
)
const doubted = word(
  'se (?:isso |el[ea] |vale |da )?(?:presta|compensa|vale a pena|da certo)|ou (?:e )?melhor (?:eu |a gente )?(?:desisti\\w*|par\\w+|tir\\w+|larg\\w+)|tem (?:um |algum )?jeito de|sera que (?:vale|compensa|presta)|nao sei se',
)
/** What becomes of a dish today. */
const fails = word(
  'voa|murcha\\w*|resseca\\w*|azeda|desmancha\\w*|encalha\\w*|ninguem (?:ped|com|compr|quer|quis|gost|aguent)\\w*|(?:mais novo|pessoal|povo|criancada|meninos?) nao (?:com|ped|quer|gost)\\w*|nao (?:vend\\w+|sai|presta)',
)
/** "hoje é só torta", "forno ocupado de pernil": what there is today. */
const served =
  /^\s*(?:(?:e|mas|que|hoje|aqui|só) )*(?:é|eh|são|tem|sai) (?:só )?(?!(?:melhor|bom|pra|para|que)(?!\p{L}))/u
const today =
  /(?<![a-z])(?:fritadeira|forno|chapa|fogao)(?: \w+){0,4} (?:lotad|chei|ocupad|pres)[oa] d|(?<![a-z])trabalh\w+ com (?:\w+ )?(?:\w+ )?(?:o )?(?:dia (?:inteiro|todo)|n[oa] mesm[oa])/
const once = word(
  'minha (?:avo|mae|tia|sogra) (?:fazia|vendia|servia)|(?:avo|mae|tia) fazia|fica na (?:rua|avenida|travessa|praca)|era d[aoe]|(?:ador|gost|us|cozinh)ava\\w*|(?:com|ped|vend|serv|faz)ia\\w*|d[oa] (?:vizinh|concorren)\\w*|a gosto|atual\\w*|vendo [a-z]+ (?:a|por)|na (?:rua|avenida|travessa) d[aoe]',
)
/** "o pão custa 1,20" */
const priced = /^ (?:na safra )?(?:custa|sai|subiu|baixou|ta|esta|anda|vem|veio)(?: \w+){0,2} (?:r\$ ?)?\d/
/** "um cliente não come cebola": the taste of one. */
const oneTaste =
  /(?<![a-z])(?:criancas?|menin\w+|uma? [a-z]+|[oa] (?:dono|dona|vizinh\w+|rapaz|moca|senhor\w*|padre|pastor)(?: d[oae] \w+)?|(?:meu|minha) (?:vizinh\w+|sogr\w+|cunhad\w+|ti[oa]|prim[oa]|ir\w+|av\w+|pai|mae)) (?:que )?nao (?:come|gosta|suporta|pode ver|aguenta)(?![a-z])/
/** "o rapaz do queijo sumiu" */
const supplier =
  /(?<![a-z])(?:fornecedor\w*|rapaz|moc[oa]|homem|vendedor\w*|cara|dona \w+|seu \w+|entregador\w*) d[aoe] [a-z]+/
const onlyIf = /^,? (?:so|somente|apenas) (?:se|em|n[ao]s?|quando|pra|para)(?![a-z])/

// Foods that are refused by no one.
const place = /^(?:e |nem |mas )+(?:n[ao]s?|em|dentro d[ao]) [a-z]+(?: [a-z]+)?$/
/** "mora em São Paulo", "nem vem aqui": whoever eats elsewhere. */
const away = word(
  'faz(?:endo)? (?:dieta|low carb|jejum)|de dieta|moro com|mora (?:fora|longe|em|n[oa])|nem (?:vem|mora|come|almoca|janta)|nao (?:vem|mora|come|almoca|janta) (?:mais |aqui)',
)
const thrown = /^(?:a gente |eu |nos |ele |ela )?jog(?:a|o|amos|am) .* fora$/
const unrefused =
  /(?<![a-z])(?:nada contra|nao (?:e|eh) que (?:eu|a gente) nao|nao que (?:eu|a gente) nao)(?: \w+)*\s*$/
const apart =
  /^ (?:eu |a gente |nos )?(?:bot|serv|coloc|deix|ponh|vai|vem)\w* (?:separad|a parte|por fora|do lado|em potinho)/
const exchanged = word('troc\\w+|substitu\\w+|tir(?:ar|o|amos)')
const askedAlso = word(
  'ganh\\w+ mais|compens\\w+|vale a pena|fica (?:bom|melhor|mais)|ou (?:e|nao|fica|deixo|melhor)|da certo|economiz\\w+',
)
const quoted = /["“”'‘’]\s*$/

// Numbers of something else.
const byWeight =
  '(?:quilo|kilo|kg|litro|duzia|cento|saco|caixa|pacote|bandeja|maco|fardo|peca|unidade|arroba|lata|garrafa)s?'
/** "tá 68 o quilo" */
const byUnit = new RegExp(`\\d (?:reais )?(?:[oa]|cada|por) ${byWeight}(?![a-z])`)
const perUnit = new RegExp(`^ ?(?:cada |n?[oa] |por |/ ?)${byWeight}(?![a-z])`)
const ofGoods = new RegExp(
  `(?<![a-z])(?:${byWeight} (?:d[aeo] \\w+ )?)?(?:ta|tao|esta|estao|estava|tava|veio|chegou|custa|custam|subiu|subiram|foi|custou|pago|pagamos|paguei|compro|compramos|comprei|cobram?|vendo [a-z]+|vende [a-z]+) (?:a |por |pra |para |de |uns |quase |ja |em )*(?:r\\$ ?)?$`,
)
const ofToday =
  /(?<![a-z])(?:(?:tenho|temos) uma?|meu|minha|nosso|nossa|que (?:ja )?(?:tenho|temos|vendo|vendemos|faco|sirvo)|hoje|atual|aluguel|ticket|conta de)(?![a-z])/

const eats =
  /(?<![a-z])(?:com[eo]m?|lev[ao]m?|viaj\w+|aguent\w+|dur[ae]\w*|fic[ao]m?|rod[ao]m?|esper\w+|passa)(?![a-z])(?! (?:a gente|eu))[^.;!?]*$/
const ofKitchen = word('cozinha|tenho|temos|tem|aqui na casa|nao ha|equipamento\\w*')

const isOfOthers = word('d[oa] (?:vizinh|concorren)\\w*')
const ofDoers = /(?<![a-z])so (?:[oa]s?|minha|meu|eu|el[ea]s?|[a-z]+[aei]r) /
const onlyFood = word(
  'so (?!(?:[oa]s?|minha|meu|eu|el[ea]s?|[a-z]+[aei]r) )[a-z]+|somente|apenas|exclusiv\\w+|nada (?:alem|mais)|mais nada|unic\\w+',
)
/** "o bobó que eu vendo hoje, por 70, ainda compensa?" */
const ofTheirs = word(
  '(?:que|qual) (?:eu |a gente )?(?:ja )?(?:tenho|temos|tem|vendo|vende|vendemos|faco|faz|fazemos|sirvo|serve|servimos|esta|ta)(?! (?:sobrando|parad|encalhad|vencendo))',
)

const ofSpirits = word('cachaca\\w*|pinga|cana|alcool\\w*|bebidas?|drinks?|licor\\w*|garrafas?|doses?')
/** The answers about a licence are of dishes with spirits, and of what a menu must say. */
const ofLicences = word(
  'licen\\w+|alvara|registr\\w+|autoriz\\w+|lei|legal\\w*|proibid\\w+|permitid\\w+|avis\\w+|escrev\\w+|inform\\w+|rotulo|selo|placa|documento|mei|alergen\\w*|marc\\w+|indic\\w+',
)

type Kind = DraftWish['wish']['kind']
/** Whether a wish of one of these kinds is none. */
type Gate = { of: readonly Kind[]; isNone: (around: Around, wish: DraftWish['wish']) => boolean }

const clause = ({ before, own, after }: Around) => `${before}${own}${after}`

const isUnwanted = (around: Around): boolean =>
  retired.test(clause(around)) ||
  doubted.test(clause(around)) ||
  (fails.test(clause(around)) && !wanted.test(around.before))

/** Names that only say what there is, was, or stands elsewhere. */
const isServed = (around: Around): boolean =>
  (priced.test(around.after) ||
    /^ ?(?:[oa]s?|meu|minha|nosso|nossa) [a-z]+ (?:e|sao) (?:d[aeo]s?|feit|compr|congel)/.test(
      clause(around),
    ) ||
    /^\s*hoje (?:a gente )?(?:e|so|sao|tem|temos|faco|fazemos|sirvo|servimos) /.test(around.sentence) ||
    /(?<![a-z])so (?:eu|ele|ela|[oa] [a-z]+) (?:sei|sabe)/.test(clause(around)) ||
    served.test(around.typed) ||
    today.test(clause(around)) ||
    once.test(clause(around))) &&
  !wanted.test(around.before)

/** The words up to the sum; those of a wish may hold the verb. */
const untilFigure = ({ before, own }: Around): string =>
  word('cada|tod[oa]s').test(`${before}${own}`)
    ? ''
    : `${before}${own}`.replace(/(?:r\$ ?)?\d[\d.,]*(?: (?:reais|real|contos?))?$/, '')

const basics: ReadonlySet<string> = new Set(['óleos', 'sal', 'água', 'gorduras', 'alho', 'cebola'])
/** "o óleo tá caro": no kitchen does without it, unless it is refused by name. */
const isBasic = ({ what, why }: { what: string; why?: string | undefined }) =>
  basics.has(what) && (why === 'supply' || why === 'taste')
const leavesOut =
  /(?<![a-z])(?:sem|nada|nem|zero|nao|evit\w+|dispens\w+|fora|proib\w+|tir\w+|acab\w+|falt\w+)(?![a-z])/

const gates: readonly Gate[] = [
  {
    of: ['prefer', 'dishTrait', 'leftover'],
    isNone: (around, wish) =>
      (wish.kind !== 'dishTrait' || wish.what === 'form') &&
      (wish.kind !== 'prefer' || wish.why === 'taste' || isOfOthers.test(clause(around))) &&
      (isUnwanted(around) ||
        onlyIf.test(around.after) ||
        /(?<!\p{L})peças?(?!\p{L})/u.test(around.typed) ||
        ((wish.kind === 'dishTrait' || wish.kind === 'prefer') && isServed(around))),
  },
  {
    of: ['leftover', 'prefer'],
    isNone: ({ own }, wish) =>
      byUnit.test(own) &&
      (wish.kind === 'leftover' || /(?<![a-z])(?:ta|esta|ficou|subiu|anda)(?![a-z])/.test(own)),
  },
  {
    of: ['exclude'],
    isNone: (around, wish) =>
      wish.kind === 'exclude' &&
      (place.test(around.own) ||
        apart.test(around.after) ||
        (wish.why === 'supply' && supplier.test(clause(around))) ||
        (isBasic(wish) && !leavesOut.test(`${around.before}${around.own}`)) ||
        (wish.why !== 'allergy' &&
          ((wish.why === 'taste' && oneTaste.test(clause(around)) && !wanted.test(around.sentence)) ||
            thrown.test(around.own) ||
            unrefused.test(around.before) ||
            quoted.test(around.before) ||
            (/\?/.test(around.sentence) &&
              exchanged.test(clause(around)) &&
              askedAlso.test(around.sentence)) ||
            (wish.why === 'diet' && away.test(around.sentence)) ||
            (wish.why === 'taste' && doubted.test(clause(around)))))),
  },
  {
    of: ['price'],
    isNone: (around, wish) =>
      wish.kind === 'price' &&
      wish.item === undefined &&
      wish.about !== undefined &&
      (perUnit.test(around.after) ||
        ofGoods.test(untilFigure(around)) ||
        (ofToday.test(clause(around)) && !wanted.test(around.before))),
  },
  {
    of: ['dishLimit'],
    isNone: (around, wish) =>
      wish.kind === 'dishLimit' &&
      ((wish.of === 'cooks' &&
        /\d ?(?:litros?|l|min|minutos?|kg|cm|bocas|graus)(?![a-z])/.test(around.own)) ||
        (wish.of === 'plateCost' && perUnit.test(` ${around.after.trimStart()}`))),
  },
  {
    of: ['equipment'],
    isNone: (around, wish) =>
      wish.kind === 'equipment' &&
      !wish.has &&
      /^sem /.test(around.own) &&
      eats.test(around.before) &&
      !ofKitchen.test(around.before),
  },
  {
    of: ['style'],
    isNone: (around, wish) =>
      wish.kind === 'style' &&
      ((wish.what === 'de custo baixo' && /(?<![a-z])(?:ach|diz|pens|fal)[ao]m? que /.test(clause(around))) ||
        (wish.what === 'mais leves' && /frac[oa]|nao vend/.test(clause(around))) ||
        (wish.what === 'rápidos de fazer' &&
          /(?<![a-z])(?:ten[hd]o|tem|acho|consigo|compro|vem|com[ea]m?|estraga|azeda|acaba|murcha|passa) (?:facil|rapid)/.test(
            clause(around),
          )) ||
        (wish.what === 'quentes' &&
          word('balcao|cozinha|salao|aqui|dia|cidade|vitrine|estufa').test(around.own))),
  },
  {
    of: ['only'],
    // "só o meu pai sabe grelhar", "só mudar o molho adianta?"
    isNone: ({ sentence }) => ofDoers.test(sentence) && !onlyFood.test(sentence),
  },
  {
    of: ['share'],
    isNone: ({ own }) => /(?<![a-z])jog(?:o|a|amos|am) .*fora|fora .*(?<![a-z])por (?:dia|semana)/.test(own),
  },
  {
    of: ['question'],
    isNone: (around, wish) =>
      wish.kind === 'question' &&
      ((wish.about === 'licence' && !ofLicences.test(around.own) && !ofSpirits.test(around.sentence)) ||
        (wish.about === 'replaces' && /(?<![a-z])tira\w* (?:o|meu|nosso) sono/.test(around.own)) ||
        (wish.about === 'itemProfit' &&
          /^o que (?:mais )?sobra\w* (?:tod[ao]|na|aqui|sempre|d[ao]) (?:\w+)?/.test(around.own))),
  },
  {
    of: ['date'],
    isNone: ({ before, own }) =>
      /(?<![a-z])(?:antes|depois|passou|passad[oa])(?: d[eoa]s?)?\s*$/.test(before) || /^passou /.test(own),
  },
]

const marks = /[.,;:!?\n()](?!\d)/

function aroundOf(text: string, folded: string, one: DraftWish): Around {
  const { start, end } = sentenceAround(folded, one)
  return {
    before: folded.slice(start, one.start).split(marks).at(-1) ?? '',
    own: folded.slice(one.start, one.end).trim(),
    after: folded.slice(one.end, end).split(marks)[0] ?? '',
    sentence: folded.slice(start, end + 1),
    typed:
      `${text.slice(start, one.start).split(marks).at(-1) ?? ''}${text.slice(one.start, one.end)}`.toLowerCase(),
  }
}

/** The draft without what no clause orders. What is unwanted in one clause is no wish of another that only names it. */
export function withoutUnuttered(text: string, draft: Draft): Draft {
  const folded = foldInPlace(text).toLowerCase()
  const around = new Map(draft.wishes.map((one) => [one, aroundOf(text, folded, one)]))
  const isTaste = ({ wish }: DraftWish) => wish.kind === 'prefer' && wish.why === 'taste'
  const fits = (one: DraftWish, test: (around: Around) => boolean) => test(around.get(one) as Around)
  const unwanted = new Set(
    draft.wishes
      .filter((one) => isTaste(one) && fits(one, isUnwanted))
      .map(({ wish }) => 'what' in wish && wish.what),
  )
  return givenBack(
    draft,
    draft.wishes.filter(
      (one) =>
        gates.some(
          ({ of, isNone }) => of.includes(one.wish.kind) && fits(one, (words) => isNone(words, one.wish)),
        ) ||
        (isTaste(one) &&
          'what' in one.wish &&
          unwanted.has(one.wish.what) &&
          !fits(one, ({ before }) => wanted.test(before))),
    ),
  )
}

const ordered: ReadonlySet<Kind> = new Set<Kind>([
  'prefer',
  'price',
  'style',
  'dishTrait',
  'share',
  'audience',
])

/** The draft without wishes for a dish of today that is only asked about, if only behind a stop that parts the question. */
export function withoutTheirDishes(text: string, draft: Draft): Draft {
  const folded = foldInPlace(text).toLowerCase()
  const isTheirs = (one: DraftWish) => {
    const { start, end } = sentenceAround(folded, one)
    const said = folded.slice(start, end)
    return ofTheirs.test(said) && !wanted.test(said) && /^(?:\?|\. [^.!?;\n]{0,90}\?)/.test(folded.slice(end))
  }
  return givenBack(
    draft,
    draft.wishes.filter((one) => ordered.has(one.wish.kind) && isTheirs(one)),
  )
}
