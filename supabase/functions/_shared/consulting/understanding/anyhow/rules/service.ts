/** How new drinks and dishes are served and shown, in any order of words. */

import { foldInPlace } from '../../text/fold.ts'
import { glassNamed } from '../../words/glass-names.ts'
import { food, number, type Rule, wish } from '../form.ts'
import type { Slots } from '../slots.ts'
import { has } from '../words.ts'

const refused = 'nao|sem|nada|nenhum\\w*|nunca|nem|proibid\\w+|evit\\w+|fora'

/** "dois não podem levar glúten": some of them, and not all. */
export const someWithout: Rule = {
  words: [
    has(
      '(?:que )?NUMBER (?:pratos? |drinks? |deles |delas )?(?:que )?nao (?:pod\\w+ |dev\\w+ |precis\\w+ )?(?:lev\\w+|ten?h\\w+|ter|us\\w+)',
    ),
    has('FOOD'),
  ],
  not: has('MONEY|PERCENT|ITEM|DATE|minutos?|kg|g|alcool|alcoolic\\w+|mais|alem|NUMBER.*NUMBER|FOOD.*FOOD'),
  strange: 0,
  form: wish(
    'share',
    { what: food, of: 'many', count: number, without: true },
    { turn: (fields) => (fields.what === 'bebidas alcoólicas' ? null : fields) },
  ),
}

/** "nome de cada prato também em inglês": what guests from abroad read. */
export const inEnglish: Rule = {
  words: [
    has(
      '(?:tambem |tudo )?(?:em|no|para o|pra o|pro|e|do|de|o)?\\s*(?:ingles|english)|bilingue\\w*|duas linguas|dois idiomas|(?:nomes?|cardapio|carta|menu|descric\\w+|textos?|vers\\w+|traduz\\w+|traduc\\w+|portugues|tambem|com)',
    ),
    has('ingles|english|bilingue\\w*'),
    has('nomes?|cardapio|carta|menu|descric\\w+|textos?|vers\\w+|traduz\\w+|traduc\\w+|tambem|bilingue\\w*'),
  ],
  not: has(`${refused}|fal\\w+|atend\\w+|garcom|MONEY|PERCENT|NUMBER|FOOD`),
  strange: 1,
  form: wish('layout', { what: 'english' }),
}

/** The word for a glass is taken, too. */
const glasses = (fields: Record<string, unknown>, slots: Slots) => {
  return slots.tools().every((name) => name === 'só o básico') ? fields : null
}

/** "nada de vidro", "vidro nem pensar": what breaks stays inside. */
export const noGlass: Rule = {
  words: [
    has('vidros?'),
    has(`${refused}|(?:nem|nao) (?:pensar|pode\\w*)|us\\w+|pod\\w+|copos?|tacas?|temos|tenho|servir|nada`),
    has(refused),
  ],
  not: has(
    'MONEY|PERCENT|FOOD|piscina|varanda|jardim|deck|quintal|la|quais|so|apenas|somente|garrafas?|jarras?|quebr\\w+',
  ),
  strange: 1,
  form: wish('glass', { what: 'copo de plástico', has: 'only' }, { turn: glasses }),
}

/** "em copo de acrílico", "tem que ser em copo de plástico": the only one. */
export const plasticGlasses: Rule = {
  words: [
    has('plasticos?|acrilicos?|policarbonato|descartave(?:l|is)|papel|biodegradave(?:l|is)'),
    has('TOOL|copos?'),
    has('TOOL|copos?|so|apenas|somente|tudo|tem que|serv\\w+|us\\w+|sir\\w+|pod\\w+|quero|obrigatori\\w+'),
  ],
  not: has(
    `${refused}|MONEY|PERCENT|FOOD|NUMBER|tambem|tenho|ganh\\w+|compr\\w+|tacas?|canecas?|vidros?|ou|um|uma`,
  ),
  strange: 0,
  form: wish(
    'glass',
    { has: 'only' },
    {
      turn: (fields, slots) => {
        const what = glassNamed(foldInPlace(slots.text).toLowerCase().replace(': ', ' de '))
        return what === 'copo de plástico' || what === 'copo descartável'
          ? glasses({ ...fields, what }, slots)
          : null
      },
    },
  ),
}

const ready =
  'vespera|dia anterior|antecip\\w+|antecedencia|adiant\\w+|pre.?(?:pront|prepar|batch|mistur)\\w*|prepar\\w+|pront[oa]s?|feit[oa]s?|fazer|deix\\w+|antes|possa\\w*|poder|dar|de|precis\\w+'
/** "que possam ser feitos antes", "preparo na véspera" */
export const readyAhead = (form: Rule['form']): Rule => ({
  words: [
    has(ready),
    has(
      'vespera|dia anterior|antecip\\w+|antecedencia|adiant\\w+|pre.?(?:pront|prepar|batch|mistur)\\w*|(?:feit[oa]s?|pront[oa]s?|prepar\\w+) antes|deix\\w+ (?:tudo )?pront\\w+|deix\\w+ (?:a |o )?(?:base|massa|molho)\\w*',
    ),
  ],
  not: has(
    `${refused}|MONEY|PERCENT|FOOD|ITEM|DATE|WEEKDAY|HOUR|NUMBER|minutos?|um|uma|metade|alguns|algumas`,
  ),
  strange: 0,
  form,
})

const stands =
  'aguent\\w+|resist\\w+|segur\\w+|fiqu\\w+|ficar|fica\\w*|murch\\w+|esfri\\w+|estrag\\w+|amolec\\w+|parad[oa]s?|bo[mn]s?|boas?|inteir[oa]s?|crocantes?|precis\\w+|pod\\w+|por|tem que|depois de pront[oa]s?|em'
const places = 'bandejas?|rechaud|vitrine|estufa|passa.?pratos'
/** "aguentar 15 minutos na bandeja": good to eat after it has stood. */
export const waiting: Rule = {
  words: [
    has(`${stands}|${places}|minutos?|min|n[oa]|NUMBER|balcao|fora da cozinha|na mesa`),
    has('NUMBER min\\w*'),
    has(
      `aguent\\w+|resist\\w+|segur\\w+|(?:fi\\w+ )(?:bo[mn]s?|inteir\\w+|crocantes?|parad\\w+)|nao \\w+ (?:murchar|esfriar|estragar|amolecer)|${places}`,
    ),
  ],
  not: has(
    'MONEY|PERCENT|DATE|FOOD|nenhum\\w*|sem|nada|entreg\\w+|viag\\w+|moto\\w*|delivery|sair|saia\\w*|saiam|preparo|chegar|chegue\\w*',
  ),
  strange: 0,
  form: wish('dishTrait', { what: 'waits', minutes: number }),
}

/** "um lanche que o menino leva na mão": of one dish. */
const oneByHand: NonNullable<Rule['form']['turn']> = (fields, slots) =>
  /(?<![a-z])uma? (?!maos?|so)/.test(slots.folded) ? { ...fields, count: 1, bound: 'at_least' } : fields

/** "comer em pé, com uma mão": no plate and no cutlery. */
export const handFood: Rule = {
  words: [
    has(
      '(?:lev\\w+|carreg\\w+|segur\\w+|com\\w+|coma|beliscar|ITEM|sa(?:ia|ir|indo)) (?:\\w+ )?(?:na|nas|com a|com as) maos?|(?:com\\w+|consum\\w+|coma|ITEM) (?:de|em) pe|com (?:a|as|uma|uma so|so uma) maos?(?: so)?|(?:sem|dispens\\w+|nao \\w+ (?:de )?)\\s*(?:talher\\w*|garfo e faca|garfo\\w*)|comida de mao|comidinhas? de mao|finger ?foods?|de (?:pegar|segurar) com a mao|(?:com\\w+|ITEM) andando|sem (?:prato e )?talher\\w*|sem garfo|e faca',
    ),
    has('com\\w+|coma|consum\\w+|talher\\w*|mao|maos|finger ?foods?|pe|dar|de|que|precis\\w+|so'),
  ],
  not: has('MONEY|PERCENT|DATE|FOOD|NUMBER'),
  strange: 1,
  beside: has(
    'lanch\\w+|menin\\w+|alun\\w+|aula|client\\w+|gente|povo|pessoal|leva\\w*|na|rua|caminho|praia|salgad\\w+|petisc\\w+|coisas?',
  ),
  form: wish('dishTrait', { what: 'handheld' }, { turn: oneByHand }),
}

/** How long the way is changes nothing. */
const takesMinutes = (fields: Record<string, unknown>, slots: Slots) => {
  slots.number()
  return fields
}

/** "que aguentem 30 minutos de entrega" */
export const onTheWay: Rule = {
  words: [
    has(
      'aguent\\w+|resist\\w+|funcion\\w+|cheg\\w+|pens\\w+|viaj\\w+|vao|ir|para|pra|feit[oa]s?|fei\\w+|bem|bo[mn]s?|precis\\w+|tem que|inteir\\w+|quentes?|minutos?|casa d[oae]\\w* clientes?|na moto|de moto|na casa|cliente|NUMBER',
    ),
    has('delivery|ifood|entregas?|motoboy|viagem|viaj\\w+ bem|moto|casa d[oae]\\w* clientes?'),
    has(
      'aguent\\w+|resist\\w+|funcion\\w+|cheg\\w+|pens\\w+|viaj\\w+|(?:para|pra|no|pro) (?:o )?(?:delivery|ifood|entregas?|viagem)',
    ),
  ],
  not: has('MONEY|PERCENT|DATE|FOOD|nenhum\\w*|nada|nao|sem|NUMBER(?! min)|um|uma|alguns|algumas|metade'),
  strange: 0,
  form: wish('dishTrait', { what: 'boxed', bound: 'at_least' }, { turn: takesMinutes }),
}
