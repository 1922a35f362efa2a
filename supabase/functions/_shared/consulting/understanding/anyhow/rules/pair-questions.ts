/** What owners ask of drinks beside dishes, in any order of words. */

import { withoutAlcohol } from '../../../base/pairing/named-serves.ts'
import { foldInPlace } from '../../text/fold.ts'
import { ask, type Form, food, maybe, percent, type Rule, wish, withFigures } from '../form.ts'
import { has } from '../words.ts'
import { comboWords } from './pair-combos.ts'
import { anyPoured, byColour, isItem, named } from './pair-named.ts'
import { soberGuests } from './pair-sober.ts'

type Turn = NonNullable<Form['turn']>

const asking =
  'qual|quais|que|q|o que|quant[oa]s?|como|onde|sera|saber|duvida|existe\\w*|tem|ha|alguma?s?|me (?:diz\\w*|dig\\w+|fal\\w+|mostr\\w+|ajud\\w+|explic\\w+|indic\\w+|recomend\\w+)|diz\\w*|dig\\w+|ach\\w+|vale|compensa|melhor|certo|ideal|justo|ou|sim|nao|pode|posso|devo|da|dava|daria|ainda|mesmo|verdade|hein|cert\\w+|calcul\\w+|faz\\w*'
const drink =
  'bebidas?|bebidinha|drinks?|drinques?|coquete\\w+|doses?|copos?|tacas?|cachacas?|pingas?|birita|pedida|gole|beb[oe]\\w*|tom[oae]\\w*'
const about = has(
  `${asking}|${drink}|voces|vcs|vc|eu|gente|cunhado|mulher|marido|cozinheir\\w+|garcom|cliente\\w*|pares|par|casa|lado|junt[oa]s?|ideia|boa|bom|bem|mal`,
)
const combo = `${comboWords}|promo casada|venda casada|junt(?:ando|ar) (?:o )?(?:prato|comida) e (?:a )?(?:bebida|copo)`

const gaining: Turn = (fields, slots) => {
  const { dishes } = named(slots)
  withFigures({}, slots)
  return isItem(slots, dishes[0]) && dishes.length === 1 ? { ...fields, item: dishes[0] } : fields
}

const combos: readonly Rule[] = [
  {
    words: [
      has(combo),
      has(
        'descont\\w+|PERCENT|abat\\w+|off|mais barat\\w+|barat\\w+ (?:que|do que)|(?:tir\\w+|baix\\w+|dou|dar|abato|abaixo|corto) (?:uns |ate )?(?:MONEY|NUMBER)|de graca|(?:MONEY|NUMBER) (?:a )?menos|barate\\w+|abaix\\w+|baix(?:ar|o|a)|quantos por cento|por cento|mesmo preco|tir(?:o|ar)(?: \\w+){0,2} (?:do|no|preco)',
      ),
    ],
    not: has('DATE|nao quero|sem desconto nenhum'),
    strange: 2,
    form: { ...ask('comboDiscount', { percent: maybe(percent) }), turn: gaining },
  },
  {
    words: [
      has(combo),
      has(
        'lucr\\w+|margem|ganh\\w+|sobra\\w*|rend\\w+|compens\\w+|vale\\w*|prejuizo\\w*|perc\\w+|perd\\w+|perdendo|deix\\w+|pag\\w+|fatur\\w+|retorno|da dinheiro|renta\\w+|limpo|entra quanto|quanto entra|ponta do lapis|lucrativ\\w+|de verdade',
      ),
      has(asking),
    ],
    not: has(
      'DATE|sem (?:me )?dar|que (?:de|deixe|tenha|renda)|mont\\w+|cri(?:a|ar|e|em)|bol(?:a|ar|em)|PERCENT|cobr\\w+|abat\\w+|barate\\w+|baix\\w+',
    ),
    strange: 2,
    form: { ...ask('comboGain'), turn: gaining },
  },
]

const bottles: readonly Rule[] = [
  {
    words: [
      has(
        'garraf\\w*|compr(?:o|ar|amos|a) (?:o que e )?quant\\w+|quant\\w+ (?:eu )?compr\\w+|litros|caixas?(?: de (?:NUMBER|doze|seis|FOOD|ITEM))?|unidades da|(?:encomend\\w+|pe[cç]o|pedir)(?: \\w+){0,3} quant\\w+(?: de bebida)?|estoque de',
      ),
      has(
        'quant[oa]s?|exager\\w+|(?:da|dao|dura\\w*|chega\\w*|basta\\w*|segura\\w*) (?:pr[ao]|para|pra|\\w+ (?:mes|semana))|suficiente|demais|muit[oa]|pouc[oa]|compr\\w+ (?:o que|quant)|pedir|peco|encomend\\w+|devo ter|vai gastar|(?:chegam?|segura\\w*|dura\\w*) (?:ate|o)|fico na mao|o tanto|vou precisar|preciso ter',
      ),
    ],
    not: has('MONEY|PERCENT|preco|cobr\\w+|valor|vend\\w+ a|combos?|custa'),
    strange: 2,
    form: {
      ...ask('pairingBottles', { what: maybe(food) }),
      turn: (fields, slots) => {
        slots.weekdays()
        slots.items()
        return withFigures(fields, slots)
      },
    },
  },
]

/** The price of a dose, or of a drink; never of a dish. */
const pricedDrink: Turn = (fields, slots) => {
  const { serves, dishes } = named(slots)
  withFigures({}, slots)
  const isDose =
    /(?<![a-z])(?:dos(?:es?|inhas?|ezinhas?)|tac(?:a|as|inha)|copinhos?|shots?|martelinhos?)(?![a-z])/.test(
      slots.folded,
    )
  const [what] = serves.filter((one) => !anyPoured.test(one))
  if (dishes.length > 0 || (!isDose && what === undefined)) return null
  return { ...fields, ...(what !== undefined && { what }) }
}
const dosePrices: readonly Rule[] = [
  {
    words: [
      has(
        '(?:a |por )?quanto|preco\\w*|precific\\w+|cobr\\w+|valor\\w*|car[oa]|barat[oa]|vend[oe] a (?:dose|taca)|a (?:MONEY|NUMBER) ou',
      ),
      has(`dose\\w*|tac\\w+|copinho\\w*|shots?|martelinho|FOOD|ITEM|${byColour}`),
      has(asking),
    ],
    not: has(
      `PERCENT|${combo}|garrafas?|ate (?:MONEY|NUMBER)|maximo|minimo|rend\\w+|ml de|quanto (?:tempo|compr\\w+|gelo)|mais car\\w+|custo|nao (?:pod|pass|quero)\\w*|teto|acima|abaixo|no maximo|mont\\w+`,
    ),
    strange: 2,
    form: { ...ask('dosePrice'), turn: pricedDrink },
  },
]

const eating =
  'pratos?|comidas?|petiscos?|tira.?gostos?|entradas?|sobremesas?|carnes?|doces?|salgad[oa]s?|peixes?|queijos?'
const besideDrink: Turn = (fields, slots) => {
  const { serves, dishes } = named(slots)
  const [other, ...others] = serves.filter((one) => !/^(?:bebidas?|drinks?)$/.test(one))
  if (other === undefined || others.length > 0 || dishes.some((one) => isItem(slots, one))) return null
  if (other === withoutAlcohol) return null
  slots.items()
  return { ...fields, other }
}
const dishesFor: readonly Rule[] = [
  {
    words: [],
    written: [
      has(
        `(?:qual|quais|que|q|algum|alguma|existe|tem)(?: (?:e|sao|o|a|tipo|de|d[aoe]s?|meu|minha|nosso|outr[oa]|algum|alguma))* (?:${eating})|(?:pra|para|com) (?:${eating}) ou (?:pra |para |com )?(?:${eating})|com (?:o )?que (?:eu )?(?:sirv\\w+|com\\w+|vend\\w+|ofere\\w+|vai|combin\\w+|cas\\w+)|o que (?:eu |o cliente |se )?(?:com[eo]\\w*|petisc\\w+|serv\\w+|sirv\\w+)|(?:acompanha|vai com|casa com|combina com|pede) o que|com (?:o )?(?:que|q)(?: comida| prato)? (?:serv\\w+|sirv\\w+|vend\\w+|ofere\\w+|empurr\\w+)|junto d[eo] que|(?:casa|combina|vai|cai bem) com (?:alguma?|qual|quais|que) (?:\\w+ )?(?:${eating})|onde (?:eu )?(?:encaix\\w+|coloc\\w+|bot\\w+|us\\w+)|qual d[oa]s (?:meus |minhas |nossos |nossas )?(?:${eating})|do lado de qual`,
      ),
    ],
    not: has(
      `MONEY|PERCENT|${combo}|garrafas?|qual (?:bebida|drink|dose|cachaca)|que (?:bebida|drink|dose|cachaca)`,
    ),
    beside: about,
    strange: 2,
    form: wish('question', { about: 'dishFor' }, { turn: besideDrink }),
  },
]

/** One dish and one drink. */
const bothNamed: Turn = (fields, slots) => {
  const { serves, dishes } = named(slots)
  const [other, ...moreServes] = serves
  const [item, ...moreDishes] = dishes
  if (other === undefined || item === undefined || moreServes.length + moreDishes.length > 0) return null
  return /^(?:bebidas?|doses?|drinks?)$/.test(other) ? null : { ...fields, item, other }
}
/** A question that names one drink and one dish asks whether they suit each other. */
const suits: readonly Rule[] = [
  {
    words: [has('(?:FOOD|ITEM).*(?:FOOD|ITEM)')],
    not: has(
      `MONEY|PERCENT|NUMBER|${combo}|garrafas?|qual|quais|quant[oa]s?|por que|pq|como|quando|preco\\w*|o que|(?:que )?tipo|cachacas? (?:branca|prata|envelhecida|nova|velha|amarela|ouro|mais)|pede|ou (?:pra |para |com )?(?:FOOD|ITEM|doc)\\w*|vend\\w+|cobr\\w+|que (?:${drink}|${eating})|alerg\\w+|(?:lev|tem|cont)\\w* (?:ITEM|FOOD)`,
    ),
    beside: has(
      `${about.source}|combin\\w+|prest\\w+|funcion\\w+|cas(?:a|am|ar|aria)|harmoniz\\w+|aguent\\w+|serv\\w+|pesad\\w+|estranh\\w+|brig\\w+|estrag\\w+|orn\\w+|rol\\w+|cai\\w*|vai|vao|pega\\w*|fica\\w*|problema|loucura|pecado|exagero|atropel\\w+|liga|sentido|seri\\w+|adequad\\w+|servir|ofere\\w+|conflit\\w+|mat(?:a|ar)|vale|apag\\w+|some|sumir|segur\\w+|ousad\\w+|fals\\w+|boa ideia`,
    ),
    strange: 1,
    form: wish('question', { about: 'suits' }, { turn: bothNamed }),
  },
]

/** One dish, and what is drunk as such. */
const besideDish: Turn = (fields, slots) => {
  const { serves, dishes } = named(slots)
  const [item, ...others] = dishes
  const isAskedKind = (one: string) =>
    new RegExp(`(?:qual|que|algum|alguma|tipo de) (?:\\w+ )?${foldInPlace(one).toLowerCase()}`).test(
      slots.folded,
    )
  // "servir dose menor" asks about the dose.
  if (item === undefined || others.length > 0 || anyPoured.test(item.toLowerCase())) return null
  if (serves.some((one) => !anyPoured.test(one) && (isItem(slots, one) || !isAskedKind(one)))) return null
  const isSober = /(?<![a-z])(?:sem alcool|zero alcool|nao (?:beb|tom)\w+|dirig\w+)(?![a-z])/.test(
    slots.folded,
  )
  const what = isSober ? 'sem álcool' : /(?<![a-z])(?:cachaca|pinga|dose)/.test(slots.folded) && 'cachaça'
  return { ...fields, item, ...(what && { what }) }
}
const drinksFor: readonly Rule[] = [
  {
    words: [
      has('ITEM|FOOD'),
      has(
        `(?:qual|quais|(?<!(?:diz|acha|jura|fala|dizem|falou|disse) )que|o que|alguma?|existe|tem)(?: \\w+){0,3} (?:${drink})|(?:que )?tipo de (?:${drink}|FOOD)|(?:que|o que|oq|com que|com o que)(?: \\w+){0,2} (?:beb|tom|serv|ofere|indic|acompanh|vai|bot)\\w*|pede (?:qual|que|cachaca|o que|ITEM|FOOD)|qual e a d[oea]|com o que|(?:qual|quais)(?: \\w+){0,3} (?:combin|cas|acompanh|harmoniz|vai|cai|fica)\\w*|(?:se )?beb\\w+ com (?:o )?que|vai o que|(?:eu )?(?:ofere\\w+|sirvo|boto|coloco) (?:o ?que|oq)|(?:qual|que|alguma?|existe)(?: \\w+)? FOOD`,
      ),
    ],
    not: has(
      `MONEY|PERCENT|NUMBER|${combo}|garrafas?|quant[oa]s?|preco\\w*|cobr\\w+|por que|pq|(?:qual|que|quais) (?:${eating})|(?:beb\\w+|drinks?) mais`,
    ),
    beside: has(
      `${about.source}|combin\\w+|prest\\w+|funcion\\w+|cas(?:a|am|ar|aria|e)|harmoniz\\w+|acompanh\\w+|nov[oa]|velh[oa]|envelhecid\\w+|branca|pede|us\\w+|serv\\w+|ofere\\w+`,
    ),
    strange: 1,
    form: wish('question', { about: 'drinkFor' }, { turn: besideDish }),
  },
]

export const pairQuestions: readonly Rule[] = [
  soberGuests,
  ...combos,
  ...bottles,
  ...dosePrices,
  ...dishesFor,
  ...suits,
  ...drinksFor,
]

/** Without a mark they ask too: "vcs acham que o galeto pede qual bebida". */
export const askedPlainly: readonly Rule[] = [
  ...combos.slice(1),
  ...bottles,
  ...dosePrices,
  ...drinksFor,
].map((rule) => ({
  ...rule,
  words: [...rule.words, has('quant[oa]s?|qual|quais|me (?:ajud|mostr|diz|calcul)\\w*|atras|sera')],
}))
