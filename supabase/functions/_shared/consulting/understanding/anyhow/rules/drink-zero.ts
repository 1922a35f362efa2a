/** Which drinks have no alcohol: all, half, so many, or one beside each. */
import { type Form, number, type Rule, wish } from '../form.ts'
import { has } from '../words.ts'

type Turn = NonNullable<Form['turn']>

const sober =
  'zero(?: alcool)?|(?<!\\d)0 ?%(?: de alcool)?|sem (?:nada de |nenhum |uma gota de )?(?:alcool|teor)|(?:pra|para|de|pros?) quem (?:nao (?:bebe|toma|pode beber|consome)|dirige|ta dirigindo|esta dirigindo)|abstemi[oa]s?|virge(?:m|ns)|mocktails?|nao alcoolic\\w+|alcool (?:em lugar nenhum|nem pensar|zero|de jeito nenhum)|desalcooliz\\w+'
const about = has(
  'drinks?|drinques?|coquete\\w+|bebidas?|carta|lista|cardapio|quero|queremos|precis\\w+|sejam?|ser|tem que|tudo|todos?|todas|faz\\w*|fac\\w+|coloc\\w+|bot[ae]\\w*|poe|ponham?|tambem|casa|familias?|vers\\w+|opc\\w+|entr\\w+|deix\\w+|outr[oa]s?|possa\\w*|tomar|pode\\w*|mund\\w+|gente|menino',
)
const sweetZero = 'acucar|gluten|lactose|calori\\w+|gelo|custo|desperdicio|coca|refri\\w*|cerveja|heineken'

/** Figures that only say so again. */
const shares: Turn = (fields, slots) => {
  slots.percent()
  slots.number()
  return fields
}

/** Read first: "a opção sem álcool em todos" is no single drink. */
const zeroEach: Rule = {
  words: [],
  written: [
    has(`${sober}|com e sem|alcool`),
    has('cada(?: um| drink)?|de cada|(?:em |os )?todos (?:eles|os drinks)|mesmos drinks|dos mesmos'),
    has(
      'vers\\w+|opc\\w+|variac\\w+|alternativ\\w+|irm[ao]s?|gemeo|tambem|duas versoes|par|correspondente|equivalente',
    ),
  ],
  not: has(`MONEY|DATE|metade|nao precis\\w+|nem todos|alguns|${sweetZero}`),
  beside: about,
  strange: 1,
  form: wish('zeroAlcohol', { part: 'each' }, { turn: shares }),
}

export const zeroOrders: readonly Rule[] = [
  zeroEach,
  {
    words: [],
    written: [
      has(`${sober}|alcool`),
      has(
        'metade|meia (?:carta|lista)|50 ?%|cinquenta por cento|meio a meio|meio.meio|tant[oa]s .* quant[oa]s',
      ),
    ],
    not: has(`MONEY|DATE|vers\\w+|preco\\w*|frut\\w+|doc\\w+|${sweetZero}`),
    beside: about,
    strange: 1,
    form: wish('zeroAlcohol', { part: 'half' }, { turn: shares }),
  },
  {
    words: [],
    written: [
      has(sober),
      has(
        'so|somente|apenas|todos?|todas|tudo|inteir[ao]|100 ?%|cem por cento|exclusivamente|em lugar nenhum|nenhum\\w*|nada com alcool',
      ),
    ],
    not: has(
      `MONEY|DATE|NUMBER|uma?|algu[nm]\\w*|metade|meia|cada|vers\\w+|opc\\w+|outr[oa]s?|com alcool|com cachaca|so nao|nao so|nao quero so|${sweetZero}`,
    ),
    beside: about,
    strange: 2,
    form: wish('zeroAlcohol', {}, { turn: shares }),
  },
  {
    words: [],
    written: [
      has(`(?:uma?|algum|alguma|outr[oa])(?: \\w+){0,2} (?:${sober})`),
      has(
        'coloc\\w+|bot[ae]\\w*|poe|ponha\\w*|falt\\w+|lembr\\w+|esquec\\w+|quero|queria|inclu\\w+|precis\\w+|tem que ter|faz\\w*|fac\\w+|pens\\w+|tenha\\w*|deix\\w+|cri\\w+|tambem|na (?:lista|carta)|entr\\w+|reserv\\w+',
      ),
    ],
    not: has(`MONEY|DATE|NUMBER|metade|cada|todos?|todas|so|nenhum|${sweetZero}`),
    beside: about,
    strange: 1,
    form: wish('zeroAlcohol', { count: 1 }),
  },
]

/** "quero 3 zero" */
export const zeroCount: Rule = {
  words: [has('NUMBER')],
  written: [has(sober)],
  not: has(`MONEY|reais|FOOD|nao|menos|uma?|que e|PERCENT|${sweetZero}`),
  form: wish('zeroAlcohol', { count: number }),
}
