/** What of an item stays or leaves; read before all others, which would take the whole item. */
import { eachItem, eachNamed, maybe, number, type Rule, until, wish } from '../form.ts'
import type { Slots } from '../slots.ts'
import { has, staysInNumber } from '../words.ts'

const keeps =
  'fic\\w+|fiqu\\w+|mant\\w+|continu\\w+|permanec\\w+|conserv\\w+|preserv\\w+|segu\\w+|respeit\\w+|sagrad\\w+|intoc\\w+|mesm[oa]s?|de sempre|como (?:esta\\w*|ta|tao)|desse jeito|do jeito que|(?:e|eh|sao) (?:ess[ae]|aquel[ae]|assim)|assim|igual\\w*'
const changes =
  'mex\\w+|mud\\w+|troc\\w+|troqu\\w+|alter\\w+|invent\\w+|rebatiz\\w+|diminu\\w+|reduz\\w+|encolh\\w+|cort\\w+|tir\\w+|reform\\w+|modific\\w+|moderniz\\w+'
const refusal = '(?:nao|nem|nunca|jamais|nada d[eo]|sem|ninguem|nem pensar|proibid\\w+|sem essa de)'
const unmoved = has(
  `${keeps}|${refusal}(?: \\w+){0,4} (?:${changes})|(?:${changes})(?: \\w+){0,8} (?:nao|nem pensar|jamais|nunca|proibid\\w+)`,
)
const noOrder =
  'MONEY|PERCENT|WEEKDAY|DATE|preco\\w*|valor|pode (?:mudar|trocar|mexer|diminuir)|pode ser outr[oa]'

const nameWords =
  'nomes?|apelidos?|denominac\\w+|cham(?:a|am|ar|ando|ad[oa]s?|e|em)|batiz\\w+|rebatiz\\w+|nomear|renome\\w+|titulos?'
const recipeWords =
  'receitas?|(?:jeito|modo|maneira|forma) d[eo] (?:fazer|preparo|preparar)|preparo|preparad[oa]s?|temperos?|formula|ingredientes?|por dentro|feit[oa]s?|composicao|massa|molho d[aeo]'
const sizeWords =
  'porc(?:ao|oes)|tamanhos?|quantidades?|gramas?|gramatura|peso|pecas|cumbuca|medida|fatias?|diminu\\w+|encolh\\w+|reduz\\w+ (?:o|a) ITEM'

const whole = (fields: Record<string, unknown>, slots: Slots) => {
  while (slots.amount() !== undefined);
  return fields
}

const stays = (part: string, words: string): Rule => ({
  words: [has('ITEM'), has(words), unmoved],
  not: has(`${noOrder}|secao|secoes|categori\\w+|parte d[aeo]`),
  strange: 2,
  form: wish('keepItem', { part }, { each: eachNamed, turn: whole }),
})

const sells =
  'vend\\w+ (?:muito |tao )?(?:pouc\\w+|mal|menos|quase nada)|(?:quase )?(?:nao|nem|ninguem) (?:vend\\w+|sai\\w*|saem|ped\\w+|gir\\w+|compr\\w+|procur\\w+|quer\\w*)|sem (?:saida|venda|procura|giro)|encalh\\w+|empac\\w+|parad[oa]s?|mort[oa]s?|(?:pouca|baixa) (?:saida|procura)|(?:menos|pior(?:es)?) (?:vend\\w+|saem|de venda)|mic\\w+|esquecid\\w+'
const leaves =
  'tir\\w+|retir\\w+|cort\\w+|(?:pod\\w+|tem que|devem?|vao?|quero que) (?:sair|saia\\w*)|o resto sai|elimin\\w+|sumir|some|sumam|embora|fora|dispens\\w+|remov\\w+|faca|limp\\w+|enxug\\w+|exclu\\w+|rua|risc\\w+|descart\\w+|aposent\\w+'
const onlyIf =
  'se (?:for |fosse )?(?:preciso|precisar\\w*|necessario|apertar|faltar|nao couber|atrapalhar|quiser\\w*|der|tiver que|o espaco)|caso (?:precis\\w+|queir\\w+|falt\\w+|os numeros|seja|for)|em ultimo caso|for o caso|se os numeros'

/** What of the sentence stays is named behind it. */
const spared =
  /(?<![a-z])(?:menos [oa]s? |exceto|fora [oa]s? |tirando [oa]|a nao ser|continu\w+|fica[m]?|mantem|mantenha)/

export const menuParts: readonly Rule[] = [
  stays('name', nameWords),
  stays('recipe', recipeWords),
  stays('size', sizeWords),
  // "a salada tanto faz, pode ir se for preciso"
  {
    words: [
      has('ITEM'),
      has(
        `nao (?:faco|fazemos) questao|tanto faz|nao (?:me |nos )?import\\w+ (?:de|se)|abr\\w+ mao|(?:aceito|topo|deixo|posso|podemos) (?:tir\\w+|perd\\w+|cort\\w+)|primeir[oa] (?:a|que) (?:sair|sai|cair|cortar|ir)|comec\\w+ pel[oa]s?|pode ir|(?:${onlyIf})`,
      ),
      has(`${leaves}|ir|perder|questao|tanto faz|abr\\w+ mao|cai\\w*|${onlyIf}`),
    ],
    not: has(
      'MONEY|PERCENT|NUMBER|WEEKDAY|DATE|nao (?:\\w+ )?(?:tir|cort|sai|pode|mex|abr)\\w*|preco\\w*|foto\\w*|nome\\w*|ITEM.* ou .*ITEM|fica\\w*|mant\\w+|nunca|jamais|ninguem',
    ),
    strange: 2,
    told: true,
    form: wish('dropItem', { ifNeeded: true }, { each: eachNamed }),
  },
  {
    words: [
      has('ITEM|tudo|o que|quem'),
      has(
        '(?:o|tudo|aquilo|quem|os|as|it\\w+|pratos?|d[oa]s|n[oa]s) que|quem|(?:d[oa]s|n[oa]s|n[oa]|carta de) (?:secao )?ITEM|ITEM.*podem|campeas?',
      ),
      has(sells),
      has(leaves),
    ],
    not: has(
      `MONEY|PERCENT|DATE|ITEM.*ITEM|preco\\w*|foto\\w*|nao (?:\\w+ )?(?:tir|cort|mex|elimin)\\w*|se|caso|menos (?:de|o|a|os|as) |menos vend\\w+|por que|pq|nao vend\\w+ mais|fic\\w+|mant\\w+|exceto|um d[oa]s|uma d[oa]s|ITEM que|${staysInNumber}`,
    ),
    notIn: spared,
    strange: 2,
    form: wish('dropItem', { weak: true, most: maybe(number) }, { each: eachItem }),
  },
  // "o caranguejo só fica até agosto"
  {
    words: [
      has('ITEM'),
      has('ate'),
      has('so|somente|apenas|acab\\w+|termin\\w+|encerr\\w+|some|sair?|saem'),
      has(
        'fic\\w+|serv\\w+|sai|saem|tem|vend\\w+|vai|vao|acab\\w+|termin\\w+|encerr\\w+|const\\w+|apenas|aparec\\w+|quero|deix\\w+',
      ),
    ],
    not: has('MONEY|PERCENT|NUMBER|HOUR|WEEKDAY|preco\\w*|mant\\w+|nao'),
    strange: 1,
    form: wish('served', { until }, { each: eachNamed, turn: lastOf }),
  },
]

/** The last day that the clause names. */
function lastOf(fields: Record<string, unknown>, slots: Slots) {
  const lastDay = slots.by()
  return { ...fields, ...(lastDay !== undefined && { lastDay }) }
}
