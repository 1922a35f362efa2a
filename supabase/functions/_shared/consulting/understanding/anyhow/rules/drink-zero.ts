/** Which drinks have no alcohol: all, half, so many, or one beside each. */
import { type Form, number, type Rule, wish } from '../form.ts'
import { has } from '../words.ts'

type Turn = NonNullable<Form['turn']>

const sober =
  'zero(?: alcool)?|(?<!\\d)0 ?%(?: de alcool)?|sem (?:nada de |nenhum |uma gota de )?(?:alcool|teor)|(?:pra|para|de|pros?) quem (?:nao (?:bebe|toma|pode beber|consome)|dirige|ta dirigindo|esta dirigindo)|abstemi[oa]s?|zerad[oa]s?|virge(?:m|ns)|livres? de (?:alcool|bebida alcoolica)|sem birita|nao embebed\\w+(?: ninguem)?|(?:nem )?uma gota de (?:alcool|cachaca)|nao (?:lev\\w+|ten?h\\w+) (?:nenhum )?alcool|nenhum\\w*(?: del[ea]s)? (?:lev\\w+|ten?h\\w+|com) alcool|alcool,? nenhum\\w*|mocktails?|nao alcoolic\\w+|alcool (?:em lugar nenhum|nem pensar|zero|de jeito nenhum)|desalcooliz\\w+'
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
    has(
      'cada(?: um| drink| receita)?|de cada|todo (?:coquetel|drink)|todos(?: eles)?|qualquer um|nenhum pode ficar|sempre|(?:em |os )?todos (?:eles|os drinks)|mesmos drinks|dos mesmos',
    ),
    has(
      'vers\\w+|opc\\w+|variante|equivalente|possibilidade|adaptac\\w+|(?:um )?(?:modo|jeito) (?:de|sem)|duas fichas|possam ser feit\\w+|variac\\w+|alternativ\\w+|irm[ao]s?|gemeo|tambem|duas versoes|par|correspondente|equivalente',
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
        'metade|meia (?:carta|lista)|dividam igual|divid\\w+ (?:igual|no meio)|de cada dois,? um|50 ?%|cinquenta por cento|meio a meio|meio.meio|tant[oa]s .* quant[oa]s',
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
        'so|somente|apenas|nenhum\\w*|uma gota|integral\\w*|inteir[oa]s?|todos?|todas|tudo|inteir[ao]|100 ?%|cem por cento|exclusivamente|em lugar nenhum|nenhum\\w*|nada com alcool',
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

/** "dos seis, dois zerados", "separa dois pros abstêmios" */
export const zeroOfThem: Rule = {
  words: [
    has(
      '(?:d[oa]s NUMBER,? )?(?:NUMBER|uma?)(?: (?:del[ea]s|d[oa]s \\w+|drinks?|coquet\\w+))?(?: (?:te[mn] (?:de|que)|seja\\w*|ser|precis\\w+|possa\\w*))*(?: (?:ser|sao))? (?:pr?os? )?(?:zerad[oa]s?|abstemi[oa]s?|virge(?:m|ns)|livres? de alcool)',
    ),
  ],
  not: has(`MONEY|reais|FOOD(?! ~alcool)|nao|menos|cada|metade|PERCENT|${sweetZero}`),
  beside: about,
  strange: 2,
  form: wish(
    'zeroAlcohol',
    {},
    {
      turn: (fields, slots) => {
        if (/d[oa]s NUMBER/.test(slots.said)) slots.number()
        const count = slots.number() ?? 1
        slots.takeRest()
        return { ...fields, count }
      },
    },
  ),
}

/** "quero 3 zero" */
export const zeroCount: Rule = {
  words: [has('NUMBER')],
  written: [has(sober)],
  not: has(`MONEY|reais|FOOD|nao|menos|uma?|que e|PERCENT|${sweetZero}`),
  form: wish('zeroAlcohol', { count: number }),
}
