/** Usual portions of dishes by their names, for houses whose recipes we do not know. */
import { foldAccents } from '../../base/language/text.ts'
import { filledPortion, type PortionPart } from './fillings.ts'

const fish = (amount: number): PortionPart => ({
  name: 'peixe limpo, posta ou filé',
  unit: 'g',
  amount,
  clean: 0.5,
  fresh: true,
})
const shrimp = (amount: number): PortionPart => ({
  name: 'camarão limpo',
  unit: 'g',
  amount,
  clean: 0.55,
  fresh: true,
})
const octopus = (amount: number): PortionPart => ({ name: 'polvo cru', unit: 'g', amount, fresh: true })
const squid = (amount: number): PortionPart => ({
  name: 'lula limpa',
  unit: 'g',
  amount,
  clean: 0.7,
  fresh: true,
})
const ray = (amount: number): PortionPart => ({
  name: 'arraia limpa',
  unit: 'g',
  amount,
  clean: 0.6,
  fresh: true,
})
const dry = (name: string, amount: number): PortionPart => ({ name, unit: 'g', amount })
const liquid = (name: string, amount: number): PortionPart => ({ name, unit: 'ml', amount })
const meat = (name: string, amount: number): PortionPart => ({ name, unit: 'g', amount, fresh: true })

/** `each`: the amounts are of one portion, whoever shares it; else of one guest. */
type Portion = { words: RegExp; each?: boolean; parts: readonly PortionPart[] }

/** What goes into a pot of fish or shrimp, besides them. */
const stewed = [
  dry('tomate', 75),
  dry('cebola', 60),
  dry('pimentão', 40),
  { ...dry('coentro e cebolinha', 10), fresh: true },
]

/** Cuts that are grilled without a bone, raw, by the first word of the dish. */
const cuts = [
  'maminha',
  'alcatra',
  'fraldinha',
  'cupim',
  'contrafile',
  'contra-file',
  'bife ancho',
  'chorizo',
]

/** Meats of a grill, raw and as they are bought: with the bone where the dish has one. */
const grilled: readonly Portion[] = [
  ...cuts.map((cut) => ({
    words: new RegExp(`^${cut}\\b`),
    parts: [meat(cut.replace('file', 'filé'), 250)],
  })),
  { words: /^costelinha\b/, parts: [meat('costelinha com osso', 400)] },
  { words: /^costela\b(?!.*(?:tambaqui|peixe|pirarucu))/, parts: [meat('costela com osso', 500)] },
  {
    words: /^(?:carneiro|cordeiro|cabrito|bode) (?:assad[oa]|n[ao] |ao |guisad[oa]|cozid[oa])/,
    parts: [meat('carneiro ou cabrito com osso', 450)],
  },
  { words: /^linguica\b/, each: true, parts: [meat('linguiça', 300)] },
  { words: /^(?:frango|galinha) caipira\b/, parts: [meat('frango caipira com osso', 450)] },
]

const picanha: Portion = { words: /^picanha\b/, parts: [meat('picanha', 250)] }

/** What one guest of a rodízio of meats takes, raw, all cuts together. */
const rodizio: readonly PortionPart[] = [meat('carnes do rodízio, todos os cortes', 450)]

/** First match counts. */
const portions: readonly Portion[] = [
  {
    words: /^peixada\b/,
    parts: [
      fish(300),
      dry('batata', 100),
      ...stewed,
      liquid('leite de coco', 100),
      { name: 'ovo', unit: 'un', amount: 1 },
    ],
  },
  {
    words: /^moqueca (?:de|com) camarao\b/,
    parts: [shrimp(200), liquid('leite de coco', 100), ...stewed, liquid('azeite de dendê', 15)],
  },
  {
    words: /^moqueca (?:de|com) arraia\b/,
    parts: [ray(250), liquid('leite de coco', 100), ...stewed, liquid('azeite de dendê', 15)],
  },
  {
    // Dendê belongs to the one of Bahia.
    words: /^moqueca cearense\b/,
    parts: [fish(250), liquid('leite de coco', 100), ...stewed],
  },
  {
    words: /^moqueca\b(?!.*(?:caju|banana|legume|vegan))/,
    parts: [fish(250), liquid('leite de coco', 100), ...stewed, liquid('azeite de dendê', 15)],
  },
  { words: /^bobo de camarao\b/, parts: [shrimp(180), dry('macaxeira', 150), liquid('leite de coco', 80)] },
  { words: /^risoto de camarao\b/, parts: [shrimp(120), dry('arroz arbóreo', 80)] },
  { words: /^arroz de polvo\b/, parts: [octopus(250), dry('arroz', 90)] },
  { words: /^arroz de camarao\b/, parts: [shrimp(150), dry('arroz', 90)] },
  { words: /^camarao internacional\b/, parts: [shrimp(150), dry('arroz', 90)] },
  {
    words: /^camarao (?:ao|no) alho\b|^camarao alho/,
    each: true,
    parts: [shrimp(300), dry('alho', 25)],
  },
  {
    words: /^(?:(?:iscas?|porcao) de )?camarao (?:empanado|crocante|frito)\b/,
    each: true,
    parts: [shrimp(300)],
  },
  { words: /^lula\b/, each: true, parts: [squid(300)] },
  { words: /^salada de polvo\b/, each: true, parts: [octopus(250)] },
  { words: /^iscas? de peixe\b/, each: true, parts: [fish(300)] },
  {
    words:
      /^(?:file de (?:peixe|pescada|tilapia|robalo|sirigado)|pescada|sirigado|robalo|badejo|peixe (?:grelhado|frito|do dia))\b/,
    parts: [fish(200)],
  },
  picanha,
  ...grilled,
  { words: /^file mignon\b/, parts: [meat('filé-mignon', 200)] },
  {
    words:
      /^(?!.*(?:vegan|vegetarian|frango|peixe|camarao|grao|lentilha|cogumelo|soja|falafel)).*\b(?:hamburguer|burger|cheeseburger|smash)\b/,
    each: true,
    parts: [{ name: 'pão de hambúrguer', unit: 'un', amount: 1 }, meat('carne moída', 150)],
  },
  { words: /^carne de sol\b/, parts: [dry('carne de sol', 250)] },
  {
    words: /^(?:pargo|peixe) frito\b/,
    each: true,
    parts: [{ ...fish(600), name: 'peixe inteiro, limpo', clean: 0.85 }],
  },
  { words: /^arraia\b/, parts: [ray(250), liquid('leite de coco', 80)] },
  { words: /^patinhas? de caranguejo\b/, each: true, parts: [meat('patinha de caranguejo', 300)] },
  { words: /^frango a passarinho\b/, each: true, parts: [meat('frango em pedaços', 500)] },
  { words: /^batatas? fritas?\b/, each: true, parts: [dry('batata para fritar', 400)] },
  { words: /^macaxeira frita\b/, each: true, parts: [dry('macaxeira', 400)] },
  {
    words: /^calabresa (?:acebolada|na chapa)\b/,
    each: true,
    parts: [dry('calabresa', 300), dry('cebola', 80)],
  },
  { words: /^frango grelhado\b/, parts: [meat('peito de frango', 200)] },
  // Wider names last: what they hold is sure, how much is supposed.
  { words: /^camarao\b(?!.*(?:pastel|pizza|rodizio|cerveja))/, parts: [shrimp(180)] },
  {
    words:
      /^(?:massa|espaguete|spaghetti|talharim|penne|fettuccine|nhoque|risoto|arroz|macarrao|caldo) .*\bcamarao\b/,
    parts: [shrimp(100)],
  },
  { words: /^(?:peixe|peixada|posta) (?:na|no|ao|a|em|com|da|do|de)\b/, parts: [fish(250)] },
  { words: /^salmao\b/, parts: [{ name: 'salmão, filé', unit: 'g', amount: 200, fresh: true }] },
  {
    words: /^(?:file|bife|parmegiana)\b(?!.*(?:frango|peixe|tilapia|pescada|salmao))/,
    parts: [meat('filé bovino', 200)],
  },
  {
    words: /^(?:file de frango|frango (?:a|ao|na|no|com|empanado))\b/,
    parts: [meat('peito de frango', 200)],
  },
  { words: /^(?:porcao de )?macaxeira\b/, each: true, parts: [dry('macaxeira', 400)] },
  {
    words: /^(?:porcao de )?batatas?\b(?!.*(?:recheada|suica|doce))/,
    each: true,
    parts: [dry('batata para fritar', 400)],
  },
  {
    words: /^(?:massa|espaguete|spaghetti|talharim|penne|fettuccine|macarrao)\b/,
    parts: [dry('massa seca', 120)],
  },
  // In the closed season of the crab its meat stops too, and that of the siri does not.
  { words: /^casquinha de caranguejo\b/, each: true, parts: [meat('carne de caranguejo', 70)] },
  { words: /^casquinha de siri\b/, each: true, parts: [meat('carne de siri', 70)] },
]

/** What fills one piece of a pastel, by the words of its name. */
const fillings: readonly [words: RegExp, part: PortionPart][] = [
  [/arraia/, ray(40)],
  [/camarao/, shrimp(25)],
  [/carne/, meat('carne moída', 30)],
  [/queijo/, dry('queijo', 30)],
]

/** Price in R$ from which a dish of a usually shared kind serves two. */
const forTwoFrom = 110

/** Guests that one unit of a dish serves, by its name, its section or, at last, its price. */
export function servesOf(
  name: string,
  section: string | null,
  price: number | null,
  size: string | null = null,
): 1 | 2 {
  const text = foldAccents(`${name} ${section ?? ''} ${size ?? ''}`)
  if (/\b(?:para|p\/?|serve) ?(?:2|dois|duas)\b|\b(?:2|dois|duas) pessoas\b|\bcasal\b/.test(text)) return 2
  if (/individua/.test(text)) return 1
  return price !== null && price >= forTwoFrom ? 2 : 1
}

/** A small and a large serving against the usual one, by the last word of the name. */
const sizes: readonly [words: RegExp, factor: number][] = [
  [/ (?:p|pequen[ao]|meia|individual)$/i, 0.6],
  [/ (?:g|grande)$/i, 1.5],
]

/** The weight in g that a menu states for a dish: "Picanha (500 g)", or its size. */
export function statedGrams(name: string, size: string | null): number | null {
  const [, amount, unit] = /(?<![\d.,])(\d+(?:[.,]\d+)?) ?(kg|g)\b/i.exec(`${name} ${size ?? ''}`) ?? []
  const grams = Number((amount ?? '').replace(',', '.')) * (unit?.toLowerCase() === 'kg' ? 1000 : 1)
  return grams >= 50 && grams <= 5000 ? grams : null
}

const otherRodizio =
  /pizza|massa|sushi|japones|oriental|temaki|camarao|mar|hamburguer|pastel|crepe|caldo|sopa|fondue|petisco/
const ofGrill = /bras|churrasc|carne|grelh|espet/

/** What one unit of a dish usually takes; null for a name that tells too little. */
export function usualPortion(
  name: string,
  serves: 1 | 2,
  { grams = null, section = null }: { grams?: number | null; section?: string | null } = {},
): PortionPart[] | null {
  const plain = foldAccents(name)
    .replace(/\(.*?\)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const pieces = Number(/\((\d{1,2}) ?un/.exec(foldAccents(name))?.[1] ?? 0)
  if (/^ostras?\b/.test(plain)) return [{ name: 'ostra', unit: 'un', amount: pieces || 6, fresh: true }]
  if (/^past(?:el|eis)\b/.test(plain)) {
    const filling = fillings.find(([words]) => words.test(plain))?.[1]
    return filling
      ? [
          { name: 'disco de pastel', unit: 'un', amount: pieces || 1 },
          { ...filling, amount: filling.amount * (pieces || 1) },
        ]
      : null
  }
  const place = foldAccents(`${name} ${section ?? ''}`)
  if (/^rodizio\b/.test(plain) && ofGrill.test(place) && !otherRodizio.test(plain)) return [...rodizio]
  const filled = filledPortion(name)
  if (filled) return filled.parts
  const found = portions.find(({ words }) => words.test(plain))
  if (!found) return null
  // The menu's own weight of a grilled cut comes before ours.
  if (grams !== null && grilled.concat(picanha).includes(found))
    return found.parts.map((part) => ({ ...part, amount: grams }))
  const guests = found.each ? 1 : serves
  const size = sizes.find(([words]) => words.test(plain))?.[1] ?? 1
  return found.parts.map((part) => ({ ...part, amount: part.amount * guests * size }))
}

/** Sold alive or raw as bought: never kept over to the next delivery. */
export const isFreshItem = (name: string): boolean =>
  /^(?:caranguejos?|ostras?|lagostas?)\b/.test(foldAccents(name))

/** Made ahead or frozen, and kept: what is left over is sold another day. */
const kept =
  /\b(?:picole|sorvete|acai|casquinha|sundae|milk ?shake|geladinho|dindin|pote|bolo|torta|pudim|mousse|brigadeiro|doce|pao|paes|biscoito|bolacha|salgad\w*|congelad\w*|coxinha|pastel|pasteis|empada|quiche|cookie|brownie|sobremesa|queijo|granola|geleia|polpa|conserva|pipoca|castanha|amendoim)\b/

/** A plate that the house cooks and serves the same day, by its kind and its name. */
export const isCooked = (name: string, kind: string): boolean =>
  kind === 'dish' && !kept.test(foldAccents(name))

/** Put together when it is asked for: ahead, only dough and filling are weighed out. */
export const isMadeToOrder = (name: string): boolean =>
  /^(?:tapiocas?|beijus?|crepes?|panquecas?|crepiocas?|pizzas?|brotinhos?|omeletes?|sanduiches?|mistos?|hamburgu\w+|burgers?|smash|x-\w+|cheese\w*|temakis?|sushis?|sashimis?|file|picanha|bife|batatas? fritas?|macaxeira frita)\b/.test(
    foldAccents(name).toLowerCase(),
  )

/** Share of live crabs that die before they are cooked; careful, for the owner to correct. */
const liveLoss = 0.05

/** What of an item's live purchase is lost before it is served; 0 for what is not sold alive. */
export const liveLossOf = (name: string): number =>
  /^(?:caranguejos?|guaiamu[mn]s?)\b/.test(foldAccents(name)) ? liveLoss : 0

/** Extra share bought of perishables, for returned plates and breakage. */
export const usualSpare = 0.03

/**
 * Amount to buy for the expected sales of a perishable.
 * @param loss share that dies before it is cooked
 * @param extra the owner's share instead of ours
 */
export const orderOf = (amount: number, loss: number, extra = usualSpare): number =>
  (amount * (1 + extra)) / (1 - loss)
