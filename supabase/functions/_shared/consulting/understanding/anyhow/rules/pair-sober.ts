/** Drinks without alcohol beside the others: one for each dish, or for the guests who do not drink. */
import { type Rule, wish, withRest } from '../form.ts'
import { has } from '../words.ts'

const with_ = '(?:com alcool|alcoolic[oa]s?)'
const without = '(?:sem alcool|zero alcool|alcool zero|nao alcoolic[oa]s?|sem|zero)'
const one = '(?:(?:uma?|outr[oa]|a|opc\\w+|bebidas?|drinks?|vers\\w+|par) )*'
const each =
  'cada|tod[oa]s?|sempre|por (?:prato|petisco|par|item|sobremesa)|(?:duas|2) (?:opc\\w+|sugest\\w+|bebidas|vers\\w+)'

/** "cada prato com uma opção com álcool e uma sem": both beside each dish, and no drink is refused. */
const bothEach: Rule = {
  words: [],
  written: [
    has(
      `${with_},? (?:e|mais|ou)(?: tambem)? ${one}${without}|(?:sem|zero) alcool,? (?:e|mais|ou)(?: tambem)? ${one}(?:com(?: alcool)?|alcoolic[oa])|(?:sem|zero) alcool (?:ao lado|junto|alem|perto) d[aeo] ${one}${with_}`,
    ),
    has(each),
  ],
  not: has(
    'MONEY|PERCENT|HOUR|combos?|nao (?:quero|queremos|precis\\w+|bot\\w+|coloq\\w+)|nada|nem|so|somente|apenas|metade',
  ),
  beside: has('pratos?|petiscos?|sobremesas?|opc\\w+|sugest\\w+|precis\\w+|par|bebidas?|drinks?|lado'),
  strange: 2,
  form: wish('zeroAlcohol', { part: 'each' }, { turn: withRest }),
}

/** "uma opção sem álcool pra cada prato", "nos domingos": every dish has one. */
const soberEach: Rule = {
  words: [],
  written: [
    has('sem alcool|zero alcool|nao alcoolic\\w+'),
    has('uma?|opc\\w+|bebidas?|alternativ\\w+|par'),
    has('(?:pra|para|em|com|por|n[oa]) (?:cada|tod[oa]s?)|cada (?:prato|par|um)'),
  ],
  not: has(
    'MONEY|PERCENT|HOUR|combos?|com alcool|com cachaca|e (?:uma?|outra?) |tudo|so|somente|apenas|nada',
  ),
  beside: has(
    'domingos?|familias?|criancas?|motorist\\w+|dirig\\w+|prato|preciso|precis\\w+|quero|opc\\w+|pensando|quem',
  ),
  strange: 2,
  notIn: /com (?:a )?(?:cachaca|alcool|cerveja|vinho|drink)/,
  form: wish('zeroAlcohol', { part: 'each' }, { turn: withRest }),
}

/** "tem cliente que não bebe, o que ofereço?", "quem vem de carro toma o quê?" */
export const soberGuests: Rule = {
  words: [
    has(
      'nao (?:bebe\\w*|toma\\w* (?:alcool|bebida)|pode\\w* beber|consome\\w*)|dirig\\w+|abstemi\\w+|motoristas?|ao volante|(?:vem|vai|vao|vier\\w*|vem|volta\\w*|cheg\\w+|esta\\w*|ta|tao) (?:\\w+ )?de (?:carro|moto)',
    ),
    has(
      '(?:o )?que (?:eu |a gente |posso |devo )?(?:ofere\\w+|sirv\\w+|serv\\w+|indic\\w+|bot\\w+|dou|dar|sugir\\w+|suger\\w+|digo|bebe\\w*|toma\\w*)|como (?:eu )?(?:atend\\w+|sirv\\w+|fa\\w+)|qual (?:bebida|opcao)|(?:bebe\\w*|toma\\w*) o que',
    ),
  ],
  not: has('ITEM(?! sem)|MONEY|PERCENT|NUMBER|gravidas?|criancas?'),
  strange: 2,
  form: wish('zeroAlcohol', { part: 'each' }),
}

export const pairSober: readonly Rule[] = [bothEach, soberEach]
