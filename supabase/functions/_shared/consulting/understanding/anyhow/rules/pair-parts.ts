/** Counts, prices, combos and the service of drinks beside dishes, in any order of words. */
import { money, number, type Rule, wish } from '../form.ts'
import type { Slots } from '../slots.ts'
import { atLeast, atMost, has } from '../words.ts'
import { pairCombos, pricedCombos } from './pair-combos.ts'
import { anyItem as item } from './pair-named.ts'
import { alike, service } from './pair-service.ts'

const counts: readonly Rule[] = [
  {
    words: [
      has('NUMBER'),
      has(
        'ao todo|no total|total|lista|lousa|quadro|cardapio de mesa|tabuinha|placa|nem mais nem menos|exat\\w+|cravad\\w+|certinh\\w+|umas|uns|cabe\\w*|vcs fazem|voces fazem|mand(?:a|em|e)|fech\\w+ em|par|pares|harmonizac\\w+|duplas?|bast\\w+|chega|suficiente|redond\\w+',
      ),
    ],
    not: has(
      `ITEM|FOOD|MONEY|PERCENT|DATE|HOUR|WEEKDAY|combos?|garrafas?|doses?|nao|ml|palavras?|linhas|pessoas?|mesas|lugares|anos|minutos?|horas?|dias|meses|bebidas?|drinks?|reais|tempos|sem|cada|desconto|maximo|ate|menos de|mais de|minimo|pelo menos|tenho|temos|somos|sou|clientes?`,
    ),
    strange: 0,
    form: wish('count', { count: number, bound: 'exactly' }),
  },
]

const poured =
  'bebid\\w+|doses?|drinks?|drinques?|copos?|copinhos?|tacas?|tacinhas?|cada(?: um| uma)?|coquete\\w+|shots?|garrafas?|cachacas?|birita|rotulos?|vinhos?|cervejas?|chopp?e?s?|beber|tomar|ITEM (?:preco|valor)'
const cheap = has(
  `${atMost.source}|cab(?:e|er|em)|caib\\w+|barat\\w+|limite|(?:de )?(?:NUMBER|MONEY) pra baixo|(?:nao|nem|nenhum\\w*)(?: \\w+){0,4} (?:pass|ultrapass|estour|exced|custe|custar)\\w*|pass\\w+ d[eo]s? (?:MONEY|NUMBER)(?: \\w+){0,3} (?:nao|ninguem)|para n[oa]s? (?:MONEY|NUMBER)|abaixo d[eo]s?|menos de|ate|limitad[oa]s?|no limite`,
)
const dear = has(
  `${atLeast.source}|(?:MONEY|NUMBER) (?:ou|e) mais|val(?:er|ha|ham|e) (?:\\w+ )?(?:MONEY|NUMBER)|acima d[eo]s?|mais caras? (?:de|que)|mais d[eo]s? (?:MONEY|NUMBER)|minim\\w+|no minimo|a partir de|(?:e )?(?:dai |de (?:MONEY|NUMBER) )?(?:pra|para) cima|pass\\w+ d[eo]s? (?:MONEY|NUMBER)|(?:nao|nem|nada|nenhum\\w*|desconsider\\w+|tir\\w+|fora|ignor\\w+)(?: \\w+){0,6} (?:menos|abaixo) d[eo]s? (?:MONEY|NUMBER)|comec\\w+ (?:em|n[oa]s?|de|por) (?:MONEY|NUMBER)|pelo menos`,
)
const neitherPrice = `${item.replace('tudo', 'tudo|preco|valor')}|PERCENT|DATE|HOUR|ml|combos?|combinad\\w+|pacotes?|kits?|casad\\w+|pratos? (?:mais|e|com)|palavras?|pares|par|harmonizac\\w+|garrafas? (?:de \\w+ )?(?:rest|sobr)\\w*|pessoas?|NUMBER (?:(?:ITEM|FOOD) ?)?(?:drinks?|drinques?|doses?|bebidas?|rotulos?|vinhos?|cervejas?|coquete\\w+|opc\\w+|sugest\\w+|pratos?|garrafas?)|cada um dos|repet\\w+|vezes|noite|mes|tempos|custo|desconto|vend[oi]\\w*|compr\\w+|gast\\w+|invest\\w+|orcamento|verba|(?:MONEY|NUMBER).*(?:MONEY|NUMBER)`

const prices: readonly Rule[] = [
  {
    words: [
      has('MONEY|NUMBER'),
      has(`${poured}|nad[ao]|coisa|so|tudo`),
      dear,
      has(
        'nao|nem|nada|nenhum\\w*|desconsider\\w+|tir\\w+|ignor\\w+|so|comec\\w+|minim\\w+|acima|cima|partir|pelo menos|mais|pass\\w+',
      ),
    ],
    not: has(
      `${neitherPrice}|ate|maxim\\w+|(?:muito )?caro|pra baixo|para baixo|limite|teto|(?:nao|nem|nenhum\\w*|ninguem)(?: \\w+){0,5} (?:pass|ultrapass|estour|exced|cima|acima|alem|mais)\\w*|(?:pass|acima|cima|mais)\\w*(?: \\w+){0,6} (?:nao|ninguem)`,
    ),
    told: true,
    strange: 2,
    form: wish('price', { min: money, item: pouredThing }),
  },
  {
    words: [has('MONEY|NUMBER'), has(poured), cheap],
    not: has(
      `${neitherPrice}|(?:MONEY|NUMBER) (?:pra|para) cima|a partir|ou mais|minim\\w+|pelo menos|comec\\w+|barata? nao`,
    ),
    told: true,
    strange: 2,
    form: wish('price', { max: money, item: pouredThing }),
  },
]

/** What is limited: a dose, or any drink. */
function pouredThing(slots: Slots) {
  slots.items()
  return /(?<![a-z])(?:doses?|copinhos?|shots?)(?![a-z])/.test(slots.folded) ? 'dose' : 'bebida'
}

const allFood = (fields: Record<string, unknown>, slots: Slots) => {
  slots.foods()
  return fields
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
    form: wish('style', { what: 'mais leves' }, { turn: alike }),
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
export const pairParts: readonly Rule[] = [
  ...pricedCombos,
  ...pairCombos,
  ...dry,
  ...service,
  ...prices,
  ...counts,
  ...tastes,
]

/** Read before all others: "não quero álcool em nenhuma sugestão" refuses no single drink. */
export const pairFirstParts: readonly Rule[] = [
  ...pairCombos,
  ...[...dry, ...service, ...tastes].map((rule): Rule => ({ ...rule, strange: 0 })),
].map((rule): Rule => ({ ...rule, alone: true }))
