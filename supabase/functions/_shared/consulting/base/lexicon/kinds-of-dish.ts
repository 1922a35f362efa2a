/**
 * What each kind of dish holds, whatever its flavour: a pizza is of wheat, a pudim of milk and egg. A printed list of
 * allergens that lacks one is dangerous, so what is only usual is to be confirmed instead of left out.
 */
import type { Allergen } from '../allergens.ts'
import { foldAccents } from '../language/text.ts'
import { memoized } from '../memoized.ts'

type Kind = {
  words: RegExp
  /** Every recipe has it. */
  always?: readonly Allergen[]
  /** Many recipes have it. */
  often?: readonly Allergen[]
}

/** Made of cassava, corn or rice, whatever its name shares with wheat. */
const ofOtherFlour =
  /\b(?:pa(?:o|es|ezinhos?) de queijo|pao delicia de tapioca|tapioca|beiju|crepioca|cuscuz|bolos? de (?:macaxeira|mandioca|milho|fuba|aipim|puba|carima)|manue|pamonha|canjica|curau)\b/g

const pasta =
  'massas?(?! de (?:tapioca|macaxeira|mandioca|arroz|milho|tomate))|macarr(?:ao|onada)|espaguete|spaghetti|talharim|tagliatelle|fettuccine|penne|fusilli|linguine|lasanhas?|nhoques?|gnocchi|raviolis?|capelett?i|rondell?i|canelone|yakisoba|lamen|ramen|udon|carbonara'
const bread =
  'pao|paes|paezinhos|baguetes?|ciabatta|focaccia|brioche|torradas?|croutons?|bruschettas?|sanduiches?|sandubas?|misto (?:quente|frio)|bauru|beirute|hot ?dogs?|cachorro.quente|(?:ham)?burgu?er(?:es)?s?|smash|wraps?|burritos?|quesadillas?|toast|panini|club sandwich|pretzel|rabanadas?'
const fried =
  'coxinhas?(?! d[ae] asas?)|past(?:el|eis|elzinhos?)|enrol(?:ado|adinho)s?|riss?ol(?:e|es|is)?|croquetes?|empanad[oa]s?|(?:a|à) milanesa|milanesas?|nuggets?|tempura|karaage|tonkatsu|onion rings|an(?:el|eis) de cebola|(?:lula|camar(?:ao|oes)|peixe|pescada|frango) (?:a|à) dore|guiozas?|gyozas?|harumakis?|hot rolls?|hot (?:ph?iladelphia|filadelfia)|arancin[oi]s?|takoyakis?|bolinhas? de queijo|joelhos?(?! de porco)|quibes?|kibes?|esfihas?|esfirras?|empad(?:a|as|ao|oes|inha|inhas)|folhad[oa]s?|salgad(?:os|inhos?)|fogazzas?'
const sweetDough =
  'bolos?|cucas?|tortas?|cupcakes?|brownies?|cookies?|biscoitos?|churros|panetones?|donuts?|rosquinhas?|waffles?|panquecas?|crepes?|croissants?|profiteroles?|eclairs?|tiramisu|cheesecakes?|petit ?gateau|bem.casados?|rocambole|pave|palha italiana|carolinas?|mil.?folhas|past(?:el|eis) de (?:nata|belem)|baba ao rum|pao de lo|queijadinhas?|cartucho'

const known = (words: string) => new RegExp(`\\b(?:${words})\\b`)

const kinds: readonly Kind[] = [
  { words: /\b(?:pizzas?|calzones?|pizzaiolo)\b/, always: ['gluten', 'milk'] },
  { words: known(pasta), always: ['gluten'], often: ['egg'] },
  { words: known(bread), always: ['gluten'], often: ['milk'] },
  { words: known(fried), always: ['gluten'], often: ['milk', 'egg'] },
  { words: known(sweetDough), always: ['gluten', 'egg'], often: ['milk'] },
  {
    words:
      /\b(?:tortas?(?! salgad)|quiches?|sonhos?|cheesecakes?|tiramisu|petit ?gateau|pave|profiteroles?|bolos? de rolo|rabanadas?|churros)\b/,
    always: ['gluten', 'egg', 'milk'],
  },
  // Ham and cheese between bread; bread with melted cheese.
  {
    words: /\b(?:misto (?:quente|frio)|bauru|beirute|x.(?:burgu?er|salada|bacon|tudo|egg)|croque)\b/,
    always: ['milk'],
  },
  { words: /\b(?:parmegiana|parmigiana)\b/, always: ['gluten', 'egg', 'milk'] },
  { words: /\bpa(?:o|es|ezinhos?) de queijo\b/, always: ['milk', 'egg'] },
  {
    words: /\bbolos? de (?:macaxeira|mandioca|aipim|carima|puba)\b/,
    always: ['egg'],
    often: ['milk', 'gluten'],
  },
  { words: /\bbolos? de (?:milho|fuba)\b/, always: ['egg'], often: ['milk', 'gluten'] },
  { words: /\b(?:cuscuz|tapiocas?|beiju|farofas?|pure|ovos mexidos|omeletes?)\b/, often: ['milk'] },
  { words: /\b(?:ovos?|omeletes?|gemada)\b/, always: ['egg'] },
  { words: /\b(?:pure)\b/, always: ['milk'] },
  {
    words:
      /\b(?:queijos?|mucarela|mozarela|mussarela|parmesao|provolone|gorgonzola|brie|catupiry|requeijao|cheddar|coalho|ricota|nata|manteiga|iogurtes?|cappuccinos?|latte|macchiato|vitaminas?|milk.?shakes?|frappes?|doce de leite|leite condensado|brigadeiros?|romeu e julieta|cartola|chantilly|bechamel|molho branco|gratinad[oa]s?|strogonoff|estrogonofe|fondue|quatro queijos|cafe com leite)\b/,
    always: ['milk'],
  },
  { words: /\b(?:pudi(?:m|ns)|flan|creme brulee|quindi(?:m|ns)|ambrosia)\b/, always: ['milk', 'egg'] },
  {
    words: /\b(?:mousses?|musses?|sorvetes?|gelatos?|sundae|casquinha)\b/,
    always: ['milk'],
    often: ['egg', 'gluten'],
  },
  {
    words: /\b(?:chocolates?|brigadeiros?|nutella|brownies?|achocolatado|ganache)\b/,
    always: ['milk', 'soy'],
    often: ['gluten'],
  },
  { words: /\bnutella\b/, always: ['hazelnut'] },
  { words: /\b(?:granola|aveia|muesli)\b/, always: [], often: ['gluten', 'cashew_nut', 'brazil_nut'] },
  { words: /\b(?:maionese|aioli|tartaro|molho rose|remoulade)\b/, always: ['egg'] },
  { words: /\bcaesar\b/, always: ['egg', 'milk'], often: ['fish', 'gluten'] },
  { words: /\bpesto\b/, always: ['milk'], often: ['cashew_nut', 'walnut', 'pine_nut'] },
  {
    words: /\b(?:shoyu|teriyaki|tare|yakisoba|lamen|ramen|karaage|yakitori|tataki)\b/,
    always: ['soy', 'gluten'],
  },
  {
    words: /\b(?:yakisoba|lamen|ramen|karaage|yakitori|guiozas?|gyozas?|harumakis?|poke)\b/,
    often: ['sesame', 'egg'],
  },
  {
    words: /\b(?:guiozas?|gyozas?|harumakis?|misso|missoshiru|tofu|edamame|poke|tonkatsu)\b/,
    always: ['soy'],
  },
  // Shoyu stands on every Japanese table, and sesame on most rolls.
  {
    words:
      /\b(?:sushis?|sashimis?|nigui?ris?|nigiris?|temakis?|hot rolls?|uramakis?|hossomakis?|futomakis?|gunkans?|jyos?|joes?|chirashi|sunomono|teppan\w*|shimeji|combinad[oa]s? (?:de )?\d+)\b/,
    often: ['soy', 'gluten', 'sesame'],
  },
  {
    words: /\b(?:uramakis?|hot rolls?|hot (?:ph?iladelphia|filadelfia)|(?:ph?iladelphia|filadelfia))\b/,
    always: ['milk'],
  },
  { words: /\bhot rolls?|\bhot (?:ph?iladelphia|filadelfia)/, always: ['soy'], often: ['egg', 'fish'] },
  // Of the Arab table: sesame paste, wheat and its breads.
  {
    words:
      /\b(?:hou?mm?us|homus|tahin[ei]?|baba ?ganou?[cs]he?|babaganuche|babaganush|halawi|zaatar|gergelim)\b/,
    always: ['sesame'],
  },
  { words: /\b(?:falafel|faláfel)\b/, often: ['sesame', 'gluten'] },
  {
    words:
      /\b(?:tabule|tabbouleh|fatt?ou?[cs]he?|kebabs?|shawarmas?|xauarma|beirutes?|pao sirio|pao pita|pita)\b/,
    always: ['gluten'],
  },
  { words: /\b(?:shawarmas?|xauarma|kebabs?|kaftas?)\b/, often: ['sesame', 'milk', 'gluten'] },
  {
    words: /\b(?:baklavas?|ninho de nozes|mamoul|ataif)\b/,
    always: ['gluten'],
    often: ['walnut', 'pistachio', 'milk'],
  },
  {
    words:
      /\b(?:coalhadas?|labneh|chancliche|burratas?|caprese|panna ?cotta|panacota|carbonara|risot[ot]os?|arancin[oi]s?|polentas? (?:cremos|mole)\w*|milanesas? a parm\w*)\b/,
    always: ['milk'],
  },
  { words: /\bcarbonara\b/, always: ['egg'] },
  { words: /\bvitell?o tonn?ato\b/, always: ['fish', 'egg'] },
  {
    words: /\bsuspiros?|merengues?|pao de lo|queijadinhas?|past(?:el|eis) de (?:nata|belem)\b/,
    always: ['egg'],
  },
  {
    words:
      /\b(?:mil.?folhas|past(?:el|eis) de (?:nata|belem)|carolinas?|queijadinhas?|bolinhas? de queijo)\b/,
    always: ['milk'],
  },
  { words: /\bbroas?\b/, often: ['gluten', 'milk', 'egg'] },
  { words: /\bacarajes?|abaras?\b/, often: ['crustaceans', 'cashew_nut', 'peanut'] },
  {
    words: /\b(?:frango|carne|lula|peixe|pescada|camarao|tirinhas?|asinhas?) (?:crocantes?|a passarinho)\b/,
    often: ['gluten', 'egg'],
  },
  { words: /\bvatapa\b/, always: ['crustaceans'], often: ['gluten', 'peanut', 'cashew_nut', 'milk'] },
  { words: /^(?:caldos?(?! de cana)|sopas?|cremes? de)\b/, often: ['gluten', 'milk'] },
  { words: /\b(?:bolinhos?|iscas?)\b/, often: ['gluten', 'egg'] },
  { words: /\bdadinhos?\b/, often: ['milk'] },
]

/** Crustaceans and molluscs under a common name; which of them are in the pan, the name does not say. */
const seafood =
  /\b(?:frutos?.do.mar|frutti di mare|marisc(?:os?|adas?)|(?<!(?:sal|brisa|vista|beira|agua|nivel|beijo) )(?:do|de|e|ao|com) mar(?! (?:aberto|morto))|mar e terra|paell?as?|moquecas?(?! de (?:banana|caju|jaca|palmito|frango|galinha|ovo|legumes|vegetais|cogumelo))|caldeiradas?|peixadas?|lambretas?)\b/
const withoutSeafood = /\bsem (?:frutos do mar|mariscos?)\b/g
const ofSeafood: readonly Allergen[] = ['fish', 'crustaceans', 'molluscs']

/** Names that say nothing of what is in them. */
const closed =
  /\b(?:combos?|kits?|do dia|executivo|prato feito|pf|degustacao|rodizio|buffet|self|sugestao|surpresa|da casa|especial)\b/
/** Sections whose heading is the kind of every line in them. */
const headings = known(`pizzas?|calzones?|${pasta}|paes|${bread}|${fried}|${sweetDough}|mousses?|sorvetes?`)
const mixed = /\b(?:bebidas?|sucos?|drinks?|e|mais)\b/

const ofAnimals: ReadonlySet<Allergen> = new Set(['crustaceans', 'egg', 'fish', 'honey', 'milk', 'molluscs'])
const without: Readonly<Partial<Record<Allergen, RegExp>>> = {
  milk: /\bsem (?:queijo|leite|laticinios)\b/,
  gluten: /\bsem gluten\b|\bgluten free\b/,
  egg: /\bsem ovos?\b/,
  soy: /\bsem soja\b/,
}

/** A heading of beers alone: many brands do not say that they are one. */
const beers = /\b(?:cervejas?|chop(?:e|es|p|ps)|long necks?)\b/
const otherDrinks =
  /\b(?:refri\w*|sucos?|aguas?|drinks?|doses?|vinhos?|bebidas?|sem alcool|sem gluten|destilados?)\b/

export type KindAllergens = {
  always: readonly Allergen[]
  /** To be confirmed. */
  often: readonly Allergen[]
  /** Whether the words name a kind of dish. */
  isKnown: boolean
}

/**
 * What a line of a menu holds because of its kind, by its name, its heading and what it says.
 * @param line.isFood false for a drink, which is not of its section's dough
 */
export const kindAllergens = ({
  name,
  section,
  description = null,
  isFood = true,
}: {
  name: string
  section: string | null
  description?: string | null
  isFood?: boolean
}): KindAllergens => {
  const heading = foldAccents(section ?? '').toLowerCase()
  const isOther = foldAccents(name).toLowerCase().search(ofOtherFlour) >= 0
  const counts = isFood && !isOther && headings.test(heading) && !mixed.test(heading)
  const read = ofWords(`${name}; ${description ?? ''}${counts ? `; ${section}` : ''}`)
  const words = foldAccents(`${name}; ${description ?? ''}`).toLowerCase()
  if (!isFood && beers.test(heading) && !otherDrinks.test(heading) && !without.gluten?.test(words))
    return { ...read, always: [...new Set<Allergen>([...read.always, 'gluten'])] }
  // It makes no kind known: the rest of such a dish is as open as before.
  return isFood && !/\bvegan[oa]s?\b/.test(words) && seafood.test(words.replace(withoutSeafood, ' '))
    ? { ...read, often: [...read.often, ...ofSeafood.filter((one) => !read.always.includes(one))] }
    : read
}

const ofWords = memoized((text: string): KindAllergens => {
  const folded = foldAccents(text).toLowerCase()
  // "Pão de queijo" is no bread; what stands beside it may be.
  const ofWheat = folded.replace(ofOtherFlour, ' ')
  const vegan = /\bvegan[oa]s?\b/.test(folded)
  const fits = (one: Allergen) => !(vegan && ofAnimals.has(one)) && without[one]?.test(folded) !== true
  const found = kinds.filter(({ words, always }) => words.test(always?.includes('gluten') ? ofWheat : folded))
  const always = new Set(found.flatMap((kind) => kind.always ?? []).filter(fits))
  const often = new Set(found.flatMap((kind) => kind.often ?? []).filter(fits))
  return {
    always: [...always],
    often: [...often].filter((one) => !always.has(one)),
    isKnown: found.length > 0 && !closed.test(folded.split(';')[0] ?? ''),
  }
})
