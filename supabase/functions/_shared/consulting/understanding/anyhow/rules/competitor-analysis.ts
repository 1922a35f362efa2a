/** What owners ask about competitors and their own prices beside them; the prices of competitors are read elsewhere. */
import {
  ask,
  eachNamed,
  item,
  itemOrAll,
  maybe,
  money,
  percent,
  type Rule,
  type Rules,
  wish,
} from '../form.ts'
import type { Slots } from '../slots.ts'
import { atMost, has, no } from '../words.ts'
import { priceEndings } from './price-endings.ts'
import { timedOffer } from './price-everyday.ts'
import { fewChanges, priceOrders } from './price-orders.ts'
import { rivalLimits } from './rival-limits.ts'
import { rivalOwn } from './rival-own.ts'
import { rivalPlan } from './rival-plan.ts'
import { rivalQuestions } from './rival-questions.ts'
import { notKnown, rivalTold } from './rival-told.ts'

type Fields = Record<string, unknown>

const isCount = (count: number | undefined): count is number =>
  count === undefined || (Number.isInteger(count) && count >= 1 && count <= 12)

/** A count and a ceiling, by their size where the owner leaves out the currency: "2 combos até 42". */
const combosOf = (fields: Fields, slots: Slots): Fields | null => {
  const named = slots.reais()
  const [count, other] = [slots.number(), slots.number()]
  const most = named ?? other
  if (
    most === undefined ||
    !isCount(count) ||
    most < 8 ||
    !(atMost.test(slots.said) || has('por|de|a').test(slots.said))
  )
    return null
  return { ...fields, max: most, ...(count !== undefined && { count }) }
}

/** "um prato executivo de terça a sexta, das 11h30 às 14h30, por até R$ 42, com bebida sem álcool" */
const lunchOf = (fields: Fields, slots: Slots): Fields | null => {
  const most = slots.reais()
  const [weekdays, start, end] = [slots.weekdays(), slots.hour(), slots.hour()]
  if (most === undefined || most < 8 || (start !== undefined && end === undefined)) return null
  const named = [...slots.items(), ...slots.foods()]
  if (named.some((name) => !/bebida|drink|suco|refri|[aá]gua|[aá]lcool|prato/i.test(name))) return null
  return {
    ...fields,
    max: most,
    ...(weekdays && { weekdays }),
    ...(start !== undefined && { start, end }),
    ...(/sem alcool|refri|suco|agua|nao alcoolica/.test(slots.said) && { sober: true }),
  }
}

/** A price that is set may be a competitor's. */
const own: ReadonlySet<string> = new Set(['keepPrice', 'capPrice'])

/** Words that may stand there, and explain themselves. */
const maybeSaid = (words: string) => new RegExp(`${has(words).source}|^`)

/** What holds of the owner's own plan: read first, as a list of prices takes every amount for a competitor's. */
const first: readonly Rule[] = [
  notKnown,
  {
    words: [
      has(
        '(?:ITEM )?(?:prato |menu |almoco )?executivo|(?:ITEM )?(?:prato|menu) do (?:dia|almoco)|menu de almoco|almoco completo',
      ),
      has('MONEY'),
      maybeSaid('incluid\\w*|inclus\\w*|inclui\\w*|acompanh\\w+'),
      has(
        'quero|queremos|queria|gostari\\w+|mont\\w+|cri\\w+|precis\\w+|sugir\\w+|suger\\w+|bol\\w+|faz\\w*|fac\\w+|pens\\w+|me d[ae]|lanc\\w+|oferec\\w+',
      ),
      atMost,
    ],
    not: has('PERCENT|nao quero|nada|nenhum\\w*|el[ea]s?|tem|cobr\\w+|vizinh\\w+|concorren\\w+'),
    form: wish('newCombo', {}, { turn: lunchOf }),
  },
  {
    words: [
      has('combos?'),
      has('MONEY|NUMBER'),
      has(
        'mont\\w+|cri\\w+|quero|queremos|queria|gostaria|precis\\w+|sugir\\w+|suger\\w+|bol\\w+|faz\\w*|fac\\w+|prop\\w+|pens\\w+|invent\\w+|me d[ae]',
      ),
    ],
    not: has(
      'ITEM|PERCENT|nao quero|nada|sem|nenhum\\w*|el[ea]s?|tem|vend\\w+|cobr\\w+|vizinh\\w+|concorren\\w+|so|custo|lucro',
    ),
    form: wish('newCombo', {}, { turn: combosOf }),
  },
  ...rivalPlan,
  {
    words: [
      has('ITEM'),
      has('fora|tir\\w+|ignor\\w+|exclu\\w+|sem|nao|nem|desconsider\\w+|pul\\w+'),
      has(
        'compar\\w+|analise\\w*|estudo|relatorio|plano|conta|levantamento|entr\\w+|ignor\\w+|olh\\w+|de fora|fora$|exclu\\w+',
      ),
    ],
    not: has(
      'MONEY|PERCENT|NUMBER|prec\\w+ d[ao]|cardapio|promoc\\w+|desconto\\w*|sub\\w+|aument\\w+|baix\\w+|vend\\w+|tenho|temos',
    ),
    form: wish('question', { about: 'notCompared' }, { each: eachNamed }),
  },
  {
    words: [
      has('PERCENT'),
      has(
        'mex\\w+|ajust\\w+|mud\\w+|alter\\w+|subir (?:ou|e) baixar|variar|variac\\w+|p(?:ara|ra) mais (?:ou|e) p(?:ara|ra) menos|p(?:ara|ra) cima (?:ou|e) p(?:ara|ra) baixo',
      ),
      has('posso|podem\\w*|pode|da|aceito|topo|ate|maximo|margem|liberdade|folga|limite'),
      maybeSaid('pra cima|pra baixo|para cima|para baixo|pra mais|pra menos|para mais|para menos|liberdade'),
    ],
    not: has(
      'MONEY|NUMBER|el[ea]s?|vizinh\\w+|concorren\\w+|nao (?:mex|mud|alter|ajust)\\w+|desconto\\w*|custo|lucro',
    ),
    form: wish('capPrice', { percent, item: itemOrAll }),
  },
  {
    words: [has('MONEY'), has('orcamento|verba|gast\\w+|invest\\w+'), has('MONEY')],
    not: has(
      'ITEM|PERCENT|NUMBER|el[ea]s?|vizinh\\w+|concorren\\w+|DATE|ate (?:o|a|dezembro|natal|janeiro)|ac(?:ao|oes)|cliente\\w*|pessoa\\w*|casal|media',
    ),
    form: ask('budget', { price: money }),
  },
]

/** How a question without a mark begins or ends where nothing else shows that it is one. */
const unmarked =
  /^(?:(?:e|mas|ah|ai|entao|olha|o|oh) )*(?:vale (?:a pena|[a-z]+r )|o q |e se eu |que (?:mimo|brinde|tipo|autorizac|licenca|promoc|categoria|sabor|item|it)\w* |quais |e (?:justo|certo|errado|feio|crime|permitid[oa]|legal|exagero) |tem (?:problema|risco|lei|que ter (?:alvara|licenca))|quem (?:e|eh|pagar|tira|rouba) |(?:me )?dig[ao] |me (?:da|de|deem|indi[cq]|mostr|apont|suger|sugir|ajud|expli[cq]|fal|diz|poe|passa|arrum)\w* |(?:eu )?(?:queria|quero|gostaria de|preciso|precisava) (?:de |duma? |d[ao] |uma? |umas? |uns |o |a |saber|entender|ver|achar|tentar|comparar|dar)|(?:apont|mostr|suger|sugir|list|escolh|calcul)\w+ |ideias? (?:pra|para|de) |ve(?:ja|jam)? (?:ai )?se |sera (?:que|q|se) |cabe |ate onde |(?:sou|somos|to|tou|estou|ta|tamo) .* ou |cobrando |fazendo tudo )|(?:compensa|vale a pena|da certo|da lucro|da prejuizo|ajuda|atrapalha|atrai (?:gente|clientes?)|e legal|(?:em|de) que|ou nao|quem seria|o que)$/
const refuses = has(
  'nao(?! (?:sei|vendo e|tenho e|vende e|tem e))|nem|nada|nunca|jamais|sem(?! (?:custo|gastar|limite|pagar))',
)

const unmarkedQuestions: readonly Rule[] = rivalQuestions.map((rule) => ({
  ...rule,
  words: [unmarked, ...rule.words],
  not: rule.not ? new RegExp(`${rule.not.source}|${refuses.source}`) : refuses,
  strange: 3,
}))

export const competitorAnalysis: Rules = {
  strange: 1,
  first,
  firstAsked: [timedOffer, ...rivalPlan, ...rivalQuestions],
  asksWhole: true,
  strangeAsked: 12,
  asked: [...rivalPlan, ...rivalQuestions],
  wanted: [
    ...rivalTold,
    {
      words: [
        has('onde|em que|no que'),
        has('car[oa]s?|barat[oa]s?|acima|abaixo'),
        has('quero|mostr\\w+|ver|saber|diz\\w*|diga\\w*|list\\w+|apont\\w+'),
      ],
      not: has('MONEY|PERCENT|NUMBER|nao|nada|nem'),
      form: ask('position', { item: maybe(item) }),
    },
    {
      words: [no, has('baix\\w+|abaix\\w+|ca(?:i|ir|ia|iam)|reduz\\w+'), has('precos?|nada|ITEM')],
      not: has('MONEY|PERCENT|NUMBER|el[ea]s?|vizinh\\w+|concorren\\w+|qualidade|custos?'),
      form: ask('lower', { against: true, item: maybe(item) }),
    },
    ...rivalOwn,
    ...rivalLimits,
    ...priceEndings,
    fewChanges,
    ...priceOrders
      .filter(({ form }) => own.has(form.kind))
      .map((rule) => ({ ...rule, not: either(rule.not) })),
    ...unmarkedQuestions,
  ],
}

/** Not of what somebody else does, nor of how many prices change: "no máximo três preços". */
function either(not: RegExp | undefined): RegExp {
  const others =
    '(?<![a-zA-Z])(?:vizinh\\w+|concorren\\w+|lado|eles?|elas?|deles|delas|dele|dela|la|bar d\\w+|cobram?|vendem?|lá)(?![a-zA-Z])|NUMBER (?:ITEM|precos?)(?![a-zA-Z])|(?:nao|nem|nunca)[^,]* (?:baix|abaix|reduz)\\w+'
  return new RegExp(not ? `${not.source}|${others}` : others)
}
