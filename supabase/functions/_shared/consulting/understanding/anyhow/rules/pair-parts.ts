/** Counts, prices, combos and the service of drinks beside dishes, in any order of words. */
import { money, number, type Rule, wish, withRest } from '../form.ts'
import type { Slots } from '../slots.ts'
import { atLeast, atMost, has } from '../words.ts'
import { byColour, named } from './pair-named.ts'

/** A dish or a drink of the menu, and no word for any. */
const item =
  'ITEM(?! (?:pratos?|bebidas?|drinks?|drinques?|petiscos?|sobremesas?|entradas?|comidas?|doses?|cervejas?|cardapio|menu|nada|tudo)(?![a-z]))'
const refused = 'nao|nem|nunca|jamais|nada|nenhuma?|sem|evit\\w+|fora|tir\\w+'

const wanted =
  'quero|queria|queremos|gostari\\w+|precis\\w+|mont\\w+|cri(?:a|ar|e|em)|bol(?:a|ar|e|em)|pens\\w+|faz\\w*|fac\\w+|fech\\w+|junt(?:a|ar|e|em)|arranj\\w+|arrum\\w+|invent\\w+|prepar\\w+|sugir\\w+|suger\\w+|imagin\\w+|inclu\\w+|bot(?:a|e|em)|coloqu\\w+|me (?:de|da|deem)|ve|vejam?|trag\\w+|elabor\\w+|desenh\\w+|mand(?:a|e|em)|quer|rol(?:a|ar)|da (?:pra|para)'
const combo =
  'combos?|combinho|combinad\\w+ de (?:comida|prato)|pacot(?:e|es|inho)|kits?|casadinh[ao]s?|promo(?:cao)? casada|venda\\w* casada\\w*|ofertas? (?:conjunta|casada|combinada|tipo|de (?:prato|comida))\\w*|combinac\\w+ fechad\\w+|(?:prato|comida|petisco)\\w*(?: \\w+){0,3} (?:e|com|mais)(?: \\w+){0,2} (?:bebida|drink|dose|copo|cachaca)\\w* (?:num|por um|em um|a um|no mesmo) (?:so )?preco|(?:comida|prato) e bebida num preco so'

/** The parts of a combo that are no items: "um pacote de petisco mais drink". */
const general = (fields: Record<string, unknown>, slots: Slots) => {
  slots.items()
  return fields
}

export const newCombos: readonly Rule[] = [
  {
    words: [has(combo), has(`${wanted}|pacote fechado|pra|para`)],
    not: has(
      `${item}|MONEY|NUMBER|PERCENT|DATE|HOUR|${refused}|ja|desconto d\\w+|quanto|lucro d\\w+|ganho|margem|vend\\w+ bem|hoje`,
    ),
    strange: 2,
    form: wish('newCombo', {}, { turn: general }),
  },
  {
    words: [
      has(
        'NUMBER(?: (?:ou|a|e) NUMBER)? (?:combos?|pacotes?|kits?|casadinh[ao]s?|ofertas? conjuntas?)|(?:so |apenas |no maximo )?uma? (?:unic[oa] )?(?:combo|pacote|kit|casadinha)',
      ),
      has(
        'so|apenas|somente|basta\\w*|chega|bom|otimo|nao (?:quero|precis\\w+) (?:de )?mais|nao mais|no maximo|maximo|ate|suficiente|e pronto',
      ),
    ],
    not: has(`${item}|MONEY|PERCENT|DATE|HOUR|cada|por dia|por semana|nao quero(?! mais)`),
    strange: 1,
    form: wish('newCombo', { bound: 'at_most' }, { turn: counted }),
  },
]

/** "dois ou três combos": the higher of them. */
function counted(fields: Record<string, unknown>, slots: Slots) {
  const figures: number[] = []
  for (let next = slots.number(); next !== undefined; next = slots.number()) figures.push(next)
  slots.items()
  const count = figures.length === 0 ? 1 : Math.max(...figures)
  return figures.length <= 2 && count <= 12 ? { ...fields, count } : null
}

const counts: readonly Rule[] = [
  {
    words: [
      has('NUMBER'),
      has(
        'ao todo|no total|total|lista|lousa|quadro|cardapio de mesa|tabuinha|placa|nem mais nem menos|exat\\w+|cravad\\w+|certinh\\w+|umas|uns|cabe\\w*|vcs fazem|voces fazem|mand(?:a|em|e)|fech\\w+ em|par|pares|harmonizac\\w+|duplas?|bast\\w+|chega|suficiente|redond\\w+',
      ),
    ],
    not: has(
      `${item}|FOOD|MONEY|PERCENT|DATE|HOUR|WEEKDAY|combos?|garrafas?|doses?|nao|ml|palavras?|linhas|pessoas?|mesas|lugares|anos|minutos?|horas?|dias|meses|bebidas?|drinks?|reais|tempos|sem|cada|desconto|maximo|ate|menos de|mais de|minimo|pelo menos|tenho|temos|somos|sou|clientes?`,
    ),
    strange: 0,
    form: wish('count', { count: number, bound: 'exactly' }),
  },
]

const poured =
  'bebid\\w+|doses?|drinks?|drinques?|copos?|copinhos?|tacas?|cada(?: um| uma)?|coquete\\w+|shots?|garrafas?|cachacas?|birita'
const cheap = has(
  `${atMost.source}|cab(?:e|er|em)|caib\\w+|barat\\w+|limite|(?:de )?NUMBER pra baixo|nao (?:pass|ultrapass|estour)\\w+`,
)
const dear = has(
  `${atLeast.source}|(?:MONEY|NUMBER) (?:ou|e) mais|valer (?:\\w+ )?(?:MONEY|NUMBER)|acima d[eo]|mais caras? (?:de|que)|minim\\w+|no minimo|a partir de`,
)
const neitherPrice = `${item}|PERCENT|DATE|HOUR|ml|combos?|palavras?|pares|par|harmonizac\\w+|garrafas?|pessoas?|NUMBER (?:drinks?|doses?|bebidas?|opc\\w+|sugest\\w+|pratos?)|cada um dos|repet\\w+|vezes|noite|mes|tempos|custo|desconto`

const prices: readonly Rule[] = [
  {
    words: [has('MONEY|NUMBER'), has(poured), cheap],
    not: has(
      `${neitherPrice}|acima d[eo]|pra cima|a partir|ou mais|minim\\w+|pelo menos|(?:MONEY|NUMBER).*(?:MONEY|NUMBER)`,
    ),
    strange: 1,
    form: wish('price', { max: money, item: pouredThing }),
  },
  {
    words: [has('MONEY|NUMBER'), has(poured), dear],
    not: has(`${neitherPrice}|ate|maxim\\w+|barat\\w+|pra baixo|(?:MONEY|NUMBER).*(?:MONEY|NUMBER)`),
    strange: 1,
    form: wish('price', { min: money, item: pouredThing }),
  },
]

/** What is limited: a dose, or any drink. */
function pouredThing(slots: Slots) {
  slots.items()
  return /(?<![a-z])(?:doses?|copinhos?|shots?)(?![a-z])/.test(slots.folded) ? 'dose' : 'bebida'
}

const staff =
  'barman|bartender|funcionari\\w+|garco\\w+|ajudante|freela\\w*|freelancer\\w*|gente|ninguem|pessoal|pessoa|equipe|mao de obra|contrat\\w+|braco'

const service: readonly Rule[] = [
  {
    words: [
      has(`nao|sem|nem|nada|so|sozinh\\w+|nenhum\\w*|uma pessoa|zero`),
      has(
        `(?:contrat\\w+|cham\\w+|paga\\w*|precis\\w+|exig\\w+|aument\\w+|coloc\\w+|bot\\w+|extra|mais|pedir|peca)(?: \\w+){0,3} (?:${staff})|(?:${staff}) (?:a mais|extra|nov[oa]|de fora)|sem (?:barman|bartender|funcionari\\w+|contratar)|nao tenho (?:barman|bartender)|(?:uma pessoa|NUMBER pessoa) so(?:zinha)?(?: \\w+)? (?:prepar|faz|faca|d[ae] conta|serv)\\w*`,
      ),
    ],
    not: has(`${item}|MONEY|PERCENT|DATE|HOUR|cliente\\w*|mesa`),
    strange: 1,
    form: wish('pairingRule', { what: 'noExtraStaff' }, { turn: counted1 }),
  },
  {
    words: [
      has('(?:cada|par|pares|todo par|todos|junto|vir|cada um|prato|dose)'),
      has(
        'frases?|falas?|jeito de (?:oferecer|vender|apresentar)|(?:linha|texto|dica)(?: \\w+)? (?:pr[ao]|para [ao]|pra [ao])(?: \\w+)? (?:equipe|garco\\w+|atendente|salao|pessoal)|deixa do (?:atendente|garcom)|(?:o que|como) (?:\\w+ ){0,3}(?:garco\\w+|equipe|pessoal|atendente\\w*)(?: \\w+)? (?:diz\\w*|fal\\w+|respond\\w+|oferec\\w+)|script|roteirinho|argumento de venda',
      ),
    ],
    not: has(`${item}|MONEY|PERCENT|NUMBER|${refused}`),
    strange: 2,
    form: wish('pairingRule', { what: 'phraseEach' }, { turn: general }),
  },
  {
    words: [
      has('NUMBER'),
      has('palavras?|palavrinhas?'),
      has('frases?|linhas?|cada|par|pares|textos?|resum\\w+|descric\\w+|ate|maximo|no max\\w*|mais|curt\\w+'),
    ],
    not: has(`${item}|MONEY|PERCENT|minimo|pelo menos`),
    strange: 2,
    form: wish('pairingRule', { what: 'lineWords', most: number }),
  },
  {
    words: [
      has(
        '(?:us\\w+|trabalh\\w+|fic\\w+|so|somente|apenas|com|fiqu\\w+|limit\\w+|aproveit\\w+|dentro|e) (?:\\w+ ){0,3}(?:o que (?:a casa|eu|a gente|nos|o bar|ja)(?: ja)?(?: \\w+)? ?(?:vend\\w+|tenho|tem|temos|serv\\w+)|estoque (?:daqui|da casa|mesmo)|o estoque|do cardapio|o que (?:ja )?(?:tem|temos|esta|ta) (?:na casa|no (?:bar|cardapio|estoque)|aqui)|d[eo] que (?:tem|tenho|temos))|dentro d[oa] (?:cardapio|menu|carta)|sem (?:criar|inventar|botar|incluir|comprar) (?:\\w+ ){0,2}(?:drink|bebida|coisa|prato|nada|garrafa|item)\\w*(?: nov\\w+| que)?|nao (?:vou|quero|pretendo) (?:comprar|investir|criar|inventar|trazer) (?:\\w+ ){0,2}(?:garrafa|bebida|drink|nad|item|coisa|prato)\\w*',
      ),
    ],
    not: has(`${item}|FOOD|MONEY|PERCENT|NUMBER|mais de|ate`),
    strange: 1,
    form: wish('pairingRule', { what: 'menuOnly' }, { turn: general }),
  },
  {
    words: [],
    written: [
      has(
        '(?:nao|nunca|nem|sem|nada de|evit\\w+|fora d[ao]|dispens\\w+) (?:\\w+ ){0,4}(?:gel[ao]\\w*|gelem|gele|gelar|geladeira|freezer|congelador|trincando|estupidamente)|temperatura (?:ambiente|natural)|ao natural',
      ),
    ],
    not: has(
      `MONEY|PERCENT|NUMBER|cerveja|chopp?e?|suco|agua|refri\\w*|tenho|temos|nao (?:esquec|pode falt)\\w*`,
    ),
    strange: 2,
    form: wish('pairingRule', { what: 'notChilled' }, { turn: withRest }),
  },
  {
    words: [
      has(`FOOD|ITEM|${byColour}`),
      has(
        'NUMBER(?: \\w+){0,2} garraf\\w*|garraf\\w*(?: \\w+){0,3} NUMBER|(?:so|mais|ultima|restou|resta|sobrou) (?:\\w+ ){0,2}uma (?:garrafa )?d[aeo]|(?:com|tenho|temos) NUMBER d[ea] (?:FOOD|ITEM) (?:parad|encalhad|sobrando)\\w*',
      ),
      has(
        'rest\\w+|sobr\\w+|so|tenho|temos|tem|ultim\\w+|ainda|acabando|parad\\w+|encalhad\\w+|contei|contamos|dispomos|dispoe|disponho|estoque|guardad\\w+|estou com|to com|estamos com',
      ),
    ],
    not: has('MONEY|PERCENT|compr\\w+|mes|semana|vend\\w+|cada'),
    told: true,
    strange: 1,
    form: wish('pairingRule', { what: 'bottlesLeft' }, { turn: leftOne }),
  },
]

/** Figures of people say so again. */
function counted1(fields: Record<string, unknown>, slots: Slots) {
  slots.number()
  slots.items()
  return fields
}
function allFood(fields: Record<string, unknown>, slots: Slots) {
  slots.foods()
  return fields
}
function leftOne(fields: Record<string, unknown>, slots: Slots) {
  const most = slots.number() ?? 1
  const [of, ...others] = named(slots).serves
  return of === undefined || others.length > 0 ? null : { ...fields, of, most }
}

const tastes: readonly Rule[] = [
  {
    words: [],
    written: [
      has(
        'sec[oa]s?|pouc[oa] (?:docura|dulcor|acucar|doce)|menos (?:doc\\w+|dulcor|acucar)|sem (?:docura|excesso de doce|muito acucar)|(?:nao|nada|nem|evit\\w+|fuj\\w+|sem)(?: \\w+){0,4} (?:doc(?:e|es|inh\\w+|ur\\w+)|melad\\w+|enjoativ\\w+|enjo\\w+|xarop\\w+|acucarad\\w+)',
      ),
    ],
    not: has(`${item}|MONEY|PERCENT|NUMBER|prat\\w+ doc\\w+|sobremesa\\w*|carne|falt\\w+|so`),
    strange: 1,
    form: wish('style', { what: 'mais secos' }, { turn: allFood }),
  },
  {
    words: [
      has(
        '(?:dose|bebida|drink|coisa|tudo|mais|algo|teor|pouco|menos|sej\\w+|quero)(?: \\w+){0,3} (?:lev\\w+|frac\\w+|suav\\w+|diluid\\w+|alcool|teor|maneir\\w+)|(?:nao|nada|evit\\w+|sem)(?: \\w+){0,4} (?:fort\\w+|pesad\\w+|derrub\\w+|pur[ao]s?|embebed\\w+)|(?:tomar|beber) (?:\\w+ ){0,3}(?:ficar em pe|sem cair|nao cair|sair andando)|ficar em pe',
      ),
    ],
    not: has(`${item}|MONEY|PERCENT|sem alcool|zero|leve (?:para|pra|um|uma)|levar|comida|preco|gost\\w+ de`),
    strange: 1,
    form: wish('style', { what: 'mais leves' }, { turn: counted1 }),
  },
]

const sober =
  'sem (?:nada de |nenhum |uma gota de )?(?:alcool|birita|cachaca nem nada)|zero alcool|alcool zero|nao (?:embriag\\w+|alcoolic\\w+)|(?:nao|nunca|nada) (?:\\w+ ){0,2}(?:alcool|birita)|nada alcoolico'

const dry: readonly Rule[] = [
  {
    words: [],
    written: [
      has(sober),
      has(
        'tudo|todos?|todas|so|somente|apenas|nenhum\\w*|familia|evangelic\\w+|igreja|crente|escola|casa|retiro|culto|por favor|favor|bebidas?|doses?',
      ),
    ],
    not: has(
      `${item}|MONEY|PERCENT|NUMBER|opc(?:ao|oes)|uma?|alguma?s?|tambem|cada|metade|sobremesas?|com alcool|nao so|so nao`,
    ),
    strange: 2,
    form: wish('zeroAlcohol', {}, { turn: allFood }),
  },
]

/** For clauses that nothing else reads. */
export const pairParts: readonly Rule[] = [...newCombos, ...dry, ...service, ...prices, ...counts, ...tastes]

/** Read before all others: "não quero álcool em nenhuma sugestão" refuses no single drink. */
export const pairFirstParts: readonly Rule[] = [...dry, ...service, ...tastes].map((rule) => ({
  ...rule,
  alone: true,
  strange: 0,
}))
