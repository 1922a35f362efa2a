/** How some or all of the new dishes are made, kept and shared: "um deles na brasa", "metade frita", "três que viajem bem". */
import type { DishWay } from '../../../base/request/dish-wishes.ts'
import { course, type Form, maybe, type Rule, wish } from '../form.ts'
import type { Slots } from '../slots.ts'
import { has } from '../words.ts'

type Fields = Record<string, unknown>

const counted = 'NUMBER|uma?(?! pouco)|metade|tod[oa]s|tudo|cada|algum\\w*|alguns|del[ea]s'
/** The same, and "que aguente viagem": all of them. */
const described = `${counted}|que|pratos?|receitas?|opc\\w+|coisas?`
/** Words around the number that say nothing of the dish. */
const beside = has(
  'NUMBER|FOOD|ITEM|WEEKDAY|pelo menos|ao menos|no (?:minimo|maximo|max)|so|apenas|somente|exatamente|del[ea]s|dess[ea]s|metade|alguns|algum\\w*|que|quero|queria|preciso|precis\\w+|gostaria|pod\\w+|poss\\w+|poder|ser|sej\\w+|feit[oa]s?|servid[oa]s?|servir|serv\\w+|sirv\\w+|receitas?|opc\\w+|porc\\w+|inteir[oa]s?|bem|na hora|hora|por favor|aqui|us\\w+|a gente|produzid\\w+|aguent\\w+|va|vao|vem|venham?|sai\\w*|desses|dessas|gosto|boteco|que sai|lenha|de|da|dar|mand\\w+|frente|client\\w+|pro|vende bem|casa|faz|uns|umas|ao menos|par|n[ao] (?:frigideira|panela|mesa|salao)|mesa|garcom|show|salao',
)
const notSome =
  'MONEY|PERCENT|DATE|minutos?|min|kg|quilos?|litros?|ml|nem|nenhum\\w*|nada|evit\\w+|fora|tenho|temos|quebr\\w+|falt\\w+|(?<!pelo |ao )menos|alem|ess[ea]s?|est[ea]s?|melhor ainda|se|enjo\\w+|cansad\\w+|ja|NUMBER.*NUMBER|NUMBER.* uma?(?! dia)|uma? .*NUMBER|mas'

/** "dois sanduíches frios e um quente": a list, whose parts are counted together. */
const counts =
  /(?<![a-z])(?:\d+|uma?|dois|duas|tres|quatro|cinco|seis) [^,.;]* e (?:\d+|uma?|dois|duas|tres|quatro|cinco|seis) (?!del[ea]s|min)/

/** How many are meant: "metade", "um deles", "no máximo dois"; all of them without a number. */
function ofSome(fields: Fields, slots: Slots): Fields {
  slots.tools()
  slots.weekdays()
  const { said } = slots
  const count =
    slots.number() ?? (/(?<![a-z])uma?(?![a-z])/.test(said) && !/tod[oa]s|tudo/.test(said) ? 1 : undefined)
  const bound = /no max|(?<![a-z])ate NUMBER/.test(said)
    ? 'at_most'
    : /(?<![a-z])(?:so|apenas|somente|exatamente) (?:NUMBER|uma?)(?![a-z])/.test(said)
      ? 'exactly'
      : 'at_least'
  if (/(?<![a-z])metade(?![a-z])/.test(said)) return { ...fields, part: 'half', bound: 'at_least' }
  return count === undefined ? { ...fields, bound: 'at_least' } : { ...fields, count, bound }
}

/** "quatro pratos que viajem bem" is also how many there are; "quatro deles" is not. */
const total: Omit<Form, 'also'> = {
  kind: 'count',
  fields: { bound: 'exactly' },
  turn: (fields, { said }) =>
    typeof fields.count === 'number' &&
    fields.count > 1 &&
    /NUMBER (?:ITEM )?(?:pratos|receitas|opcoes|petiscos|sobremesas|lanches)/.test(said) &&
    !/(?:pelo|ao) menos|no m[ai]|(?:so|ate) NUMBER/.test(said)
      ? fields
      : null,
}

/** What is named beside the way of cooking is wanted as well: "um peixe na brasa". */
const liked = wish(
  'prefer',
  {},
  {
    each: {
      field: 'what',
      take: (slots) =>
        slots.foods().filter((name) => name !== 'cachaça' && !slots.names.some((one) => one.name === name)),
    },
  },
)

const trait = (fields: Fields): Form =>
  wish('dishTrait', { ...fields, course: maybe(course) }, { turn: ofSome, also: [total, liked] })

const some = (fields: Fields, words: string, not = 'nao|sem', these = counted): Rule => ({
  words: [has(words), has(these)],
  not: has(`${notSome}|${not}`),
  beside,
  notIn: counts,
  strange: 0,
  form: trait(fields),
})
const cooked = (way: DishWay, words: string, not?: string) => some({ what: 'cooked', way }, words, not)

/** "que um deles alimente cinco": the number says how many eat it. */
function forGuests(fields: Fields, slots: Slots): Fields | null {
  const serves = slots.number()
  const upTo = slots.number()
  if (serves === undefined || serves < 2 || serves > 12) return null
  const one = /(?<![a-z])uma? (?:del[ea]s|que|so)|(?<![a-z])que uma?(?![a-z])/.test(slots.said)
  return { ...fields, serves: upTo ?? serves, ...(one && { count: 1 }) }
}

export const dishTraits: readonly Rule[] = [
  some(
    { what: 'ahead' },
    'vespera|dia (?:antes|anterior)|um dia antes|antecip\\w+|antecedencia|adiant\\w+|requent\\w+|(?:so |apenas )?(?:precis\\w+ )?(?:de )?(?:esquent\\w+|aquec\\w+|aquec[ae]\\w*|finaliz\\w+)|pre.?pront\\w+|regener\\w+|deix\\w+ pront\\w+|(?:pront|prepar|feit|produz)\\w+ (?:bem )?antes|congel\\w+|feit\\w+ n[oa] WEEKDAY (?:pra|para) (?:servir|vender|usar)|fa[cz]\\w+ (?:n?[oa] )?WEEKDAY (?:e |pra |para )?(?:sirv\\w+|serv\\w+|vend\\w+)|ja pront\\w+(?: de manha)?(?: cedo)?|de um dia (?:pro|para o|pra) outro|encaminhad\\w+|descans\\w+ (?:na|de) vespera|desde ontem|(?:fiqu\\w+ )?ate melhores',
    'nao|sem',
    described,
  ),
  some(
    { what: 'boxed' },
    'delivery|ifood|entreg\\w+|quentinhas?|motoboy|de moto|na moto|viag\\w+|viaj\\w+|embalag\\w+|caixinha|caixa|marmitas?|(?:para|pra) levar|aplicativo|app|rappi|ir de motoboy|(?:murch|esfri|amolec|desmont|desmanch|vaz|papa|estrag)\\w+|embalave\\w+|marmitex|isopor|bicicleta|dentro da caixa|cheg\\w+ (?:crocante|quente|inteir\\w+|bem)\\w*(?: em casa)?|leve (?:pra|para) casa|na bolsa|na mochila|bag',
    '(?<!azedar|vazar|virar )sem(?! (?:vaz|vir|estrag|amolec|murch|esfri|desmont|azed))|nao (?!murch|esfri|amolec|desmont|desmanch|vaz|perc)',
    described,
  ),
  {
    words: [
      has(
        '(?:pra|para|serv\\w+|sirv\\w+|aliment\\w+|da (?:pra|para)|de (?:pra|para)|de|que|mat\\w+ a fome de) NUMBER(?: (?:ou|a) NUMBER)?(?: pessoas?| bocas| com(?:e|em|er|am|erem)| gente| divid\\w+)?',
      ),
      has(
        '(?:uma?|NUMBER) del[ea]s|que uma?|que sirv\\w+|panelad\\w+|panelao|tabuleiro|travess\\w+|tacho|cumbuca|FOOD (?:pra|para) NUMBER|com(?:e|em|er|am|erem)',
      ),
    ],
    not: has(
      'MONEY|PERCENT|DATE|HOUR|WEEKDAY|minutos?|dias|kg|ml|garfos?|nao|sem|nem|cozinh\\w+|funcionari\\w+|mesas|lugares|evento|festa|grupo|excursao|NUMBER (?!ou |a )\\w+.*NUMBER|NUMBER (?:ITEM )?pratos|com FOOD|FOOD.*FOOD|lev\\w+|us\\w+',
    ),
    beside: has('grande|desses|dessas|que|uma?|bem|ou|FOOD'),
    form: wish('dishTrait', { what: 'shared' }, { turn: forGuests }),
  },
  some(
    { what: 'shared', serves: 2 },
    '(?:pra|para|pro|de|d[oa]) (?:a )?(?:mesa(?: (?:toda|inteira))?|galera|turma|familia|casal|todo mundo|rachar)|no (?:centro|meio) da mesa|mesa beliscar|(?:o )?(?:pessoal|galera|turma|mesa|casal) (?:rache|racha|divida|divide|reparta|reparte|belisque)|tabuleirao|travessao|comer junto|porcao grande|panela de barro',
    'nao|sem|com a mao|divid\\w+|compartilh\\w+|para? (?:NUMBER|duas|dois)|NUMBER pessoas',
  ),
  cooked(
    'fried',
    '(?:frit[oa]s?|peixinho frito) nao pode(?:m)? faltar|frit[oa]s?|fritinh[oa]s?|fritura\\w*|de fritar|(?:em )?imersao|oleo quente|empanad[oa]s?|a milanesa|(?:na )?(?:TOOL ~)?fritadeira|(?:n?a )?gordura quente|n?o? ?tacho (?:de oleo|fervendo)|pass\\w+ no oleo|de oleo quente|na fritura|dourad\\w+ na fritura',
  ),
  cooked(
    'baked',
    '(?:assad[oa]s?|assar|gratin\\w+|papelote)(?: (?:em|no) (?:papelote|TOOL ~forno\\w*|forno))?|(?:de|no|ao|pelo|usem o|use o) (?:TOOL ~)?forno\\w*|asse(?:m)?|assadinh[oa]s?|assadeira|de assar|gratinad\\w+|no lastro|empadoes',
    'nao|sem|brasa|grelha|churrasqueira',
  ),
  cooked(
    'grilled',
    '(?:n[ao] |de )?(?:brasa|grelha|churrasqueira|TOOL ~(?:grelha|churrasqueira))|grelhad[oa]s?|churrasc\\w+|churrasquead\\w+|carvao|espet\\w+|fumaca|parrilla|fogo de chao|braseiro|tostad\\w+ na brasa|labareda do carvao',
  ),
  cooked(
    'griddled',
    '(?:selad\\w+ |feit\\w+ )?(?:n[ao]|de) (?:TOOL ~)?chapa|chapead[oa]s?|ferro quente|chapa quente|chapinha|chapa de ferro|chiando|prensad\\w+|tostad\\w+ na (?:TOOL ~)?chapa|(?:direto )?(?:n|d)a (?:TOOL ~)?chapa|usando a (?:TOOL ~)?chapa|(?:pro|para o|do) chapeiro|selad[oa]s? na',
    'nao|sem|so uma?',
  ),
  cooked(
    'flamed',
    'flamb\\w+|(?:TOOL ~)?fogo (?:na mesa|na frente|no salao)|labaredas?|chamas?|peg\\w+ (?:TOOL ~)?fogo|com (?:TOOL ~)?fogo|acend\\w+ (?:n[ao]|d[ao]|o) \\w+|aces[oa]s?|incendi\\w+|pirotec\\w+|flambe',
    'nao|sem|boca|piment\\w+|ard\\w+|lenha|forno',
  ),
  cooked(
    'cold',
    'fri[oa]s?|friozinh[oa]s?|nem precise acender (?:TOOL ~)?fog\\w+|sem calor|marinad[oa]s?|tartar|da geladeira direto|direto da geladeira|gelad[oa]s?|cru|crua|crus|cruas|(?:nao|sem) (?:\\w+ ){0,3}(?:TOOL ~)?(?:fogo|fogao|forno)|sem (?:cozinhar|cozimento)|(?:direto )?da (?:TOOL ~)?geladeira|ceviche|carpaccio|tartar\\w*',
    'cervej\\w+|bebid\\w+|drinks?|cardapio|passad\\w+|dia|clima|tempo|tenho',
  ),
]
