/** What owners ask of the printed page, in any order of words. */
import { type Rule, said, wish, withFigures } from '../form.ts'
import { has } from '../words.ts'

const refused = '(?:nao|nem|nunca|jamais|sem|nada d[eo]|chega d[eo]|evit\\w+|proibid\\w+|tir\\w+)'
const letters = 'letras?|letrinhas?|letronas?|letroes|letrao|fontes?|tipografia|corpo|legive(?:l|is)|leitura'
const larger =
  'grand\\w+|mai(?:or|ores)|legive(?:l|is)|enxerg\\w+|aument\\w+|gigant\\w+|gord\\w+|letrao|letrona|boa de ler|facil de ler|de longe|(?:pra|para) cima|no minimo|pelo menos|minimo'
const smaller = 'pequen\\w+|miud\\w+|menor\\w*|diminu\\w+|reduz\\w+|letrinhas?|minuscul\\w+|formiga'

const page = (what: string) => wish('layout', { what }, { turn: withFigures })
const ours =
  'sotaque|cearens\\w+|nosso jeito|jeito (?:d[aeo]|nosso)|regiona\\w+|matut\\w+|nordestin\\w+|sertanej\\w+|d[oae] sertao|da gente|da terra|do povo|como o povo|praiano|daqui|populares?|nossa|nosso|simples|do interior|caipira|praiana'
const speech =
  'palavras?|palavreado|linguagem|lingua|falar|fala\\w*|termos?|textos?|express\\w+|escrev\\w+|escrit\\w+|vocabulario|girias?|cearens\\w+|dialeto|descric\\w+'
const refined =
  'gourmet\\w*|chiques?|frescur\\w*|estrangeir\\w+|difice(?:l|is)|dificil|rebuscad\\w+|frances\\w*|ingles\\w*|sofisticad\\w+|enfeitad\\w+|metid\\w+'
const dear =
  'mais car[oa]s?|maior(?:es)? (?:preco|valor)|(?:preco|valor) mais alto|de valor mais alto|maior preco'
const first = 'primeir\\w+|topo|cima|comec\\w+|abr\\w+|antes|na frente|inici\\w+|encabec\\w+|puxand\\w+'

/** The sentence also says who reads it, or on what it is printed. */
export const aside = /(?<![a-z])(?:anos|frente e verso|fotos?)(?![a-z])/

/** Read first, as other readers take its words for a note to the printer. */
export const menuPage: readonly Rule[] = [
  {
    words: [has(letters), has(`${refused} (?:\\w+ ){0,4}(?:${smaller})`)],
    not: has('MONEY|PERCENT|idos\\w+|velh\\w+|client\\w+|anos|senhor\\w*|bonit\\w+|cursiv\\w+|minusculas?'),
    strange: 2,
    form: page('large_type'),
  },
  {
    words: [has(letters), has(larger)],
    not: has(
      `MONEY|PERCENT|idos\\w+|velh\\w+|client\\w+|anos|senhor\\w*|bonit\\w+|cursiv\\w+|(?:${smaller})|nao (?:precis\\w+|quero|gost\\w+)|titulos?|maiuscul\\w+`,
    ),
    strange: 2,
    form: page('large_type'),
  },
  {
    words: [
      has('(?:so|somente|apenas) (?:com |o |os )?(?:textos?|letras?|palavras?|escrito|nomes? e precos?)'),
      has('textos?|palavras?|escrito|cardapio|precos?'),
    ],
    not: has('MONEY|PERCENT|NUMBER|nao|preco so|maiuscul\\w+|grand\\w+'),
    strange: 1,
    form: page('no_photos'),
  },
  {
    words: [
      has('algarismos?|numeros?|cifrao|cifroes|simbolo (?:d[oe] )?(?:real|dinheiro|moeda)|reais|r\\$'),
      has(
        '(?:so|somente|apenas) (?:com )?(?:[oa]s? )?(?:numeros?|algarismos?)|(?:numeros?|algarismos?) (?:puros?|secos?|pelad\\w+|soltos?|sozinh\\w+|e pronto)|(?:sem|tir\\w+|nao|nada de|dispens\\w+) (?:\\w+ ){0,4}(?:reais|r\\$|cifrao|simbolo\\w*)|(?:simbolo|cifrao)(?: \\w+){0,4} (?:nao|fora|some|dispens\\w+)',
      ),
    ],
    not: has(
      'MONEY|PERCENT|centavos?|subir|mex\\w+|aument\\w+|desconto\\w*|fotos?|imagens?|nao (?:tir|esquec|deix)\\w*',
    ),
    strange: 1,
    form: page('no_currency'),
  },
  {
    words: [has('NUMBER (?:em vez|no lugar|ao inves) d[eo] MONEY')],
    not: has('ITEM|PERCENT'),
    form: page('no_currency'),
  },
  {
    words: [
      has(
        'folha so|uma (?:so |unica )?folha|unica folha|folha unica|(?:um )?a4|a3|frente e verso|dois lados|NUMBER lados|dos lados|pedaco de papel so|lamina|um papel so',
      ),
      has(
        'so|unic[oa]|uma|um|a4|a3|frente e verso|NUMBER lados|dois lados|lamina|nao (?:pode )?(?:pass\\w+|ter mais|exced\\w+)',
      ),
    ],
    not: has(
      `MONEY|PERCENT|nao(?! (?:pode )?(?:pass|exced|ter mais|quero mais|mais))|por (?:folha|pagina)|d[aeo] ${letters}|ITEM.*ITEM`,
    ),
    beside: has('cab\\w+|plastific\\w+|lamin\\w+|verso|frente'),
    strange: 1,
    form: page('one_sheet'),
  },
  {
    words: [has(ours), has(speech)],
    not: has(
      'MONEY|PERCENT|NUMBER|nao(?! (?:pode sumir|tir\\w+|mex\\w+|mud\\w+|perd\\w+))|sem|nada|nomes? d[aeo]|marca|ingles',
    ),
    strange: 1,
    form: page('own_language'),
  },
  {
    words: [
      has(`(?:sem|nada d[eo]|nao|evit\\w+|chega d[eo]|fug\\w+ d[eo]) (?:\\w+ ){0,4}(?:${refined})`),
      has(speech),
    ],
    not: has('MONEY|PERCENT|NUMBER|ITEM(?! cardapio)'),
    beside: has(ours),
    strange: 1,
    form: page('own_language'),
  },
  {
    words: [has(dear), has(first)],
    not: has('inteir\\w+|redond\\w+|MONEY|PERCENT|nao|NUMBER|por ultimo|embaixo'),
    beside: has('pratos?|lista|secao|itens'),
    strange: 1,
    form: page('dearest_first'),
  },
  {
    words: [
      has(
        'decrescentes?|d[oe] (?:mais caro|maior)(?: \\w+){0,3} (?:pro|pra|para|ao) (?:o )?(?:mais barato|menor)|de cima (?:pra|para) baixo|caindo|descendo',
      ),
      has('precos?|valor(?:es)?|car[oa]|barat[oa]|ordem'),
    ],
    not: has('MONEY|PERCENT|NUMBER|nao|letras?'),
    strange: 1,
    form: page('dearest_first'),
  },
  {
    words: [has('barat\\w+'), has('embaixo|por ultimo|no fim\\w*|no final|no pe|depois|la embaixo')],
    not: has('MONEY|PERCENT|NUMBER|nao|mais barato que'),
    strange: 1,
    form: page('dearest_first'),
  },
]

const surfaces =
  'celular(?:es)?|qr ?-?(?:code)?|tablets?|tel(?:a|ao)|tv|parede|lousa|quadro|balcao|whats\\w*|insta\\w*|site'
/** Where the menu is read: "cardápio no celular e na parede". */
const shownOn: Rule = {
  words: [
    has('ITEM cardapio|cardapio\\w*|menu|carta'),
    has(`(?:n[oa]s?|em|pel[oa]|pr[oa]s?|para|por|com|via) (?:[oa]s? )?(?:${surfaces})|digital|virtual`),
  ],
  not: has(
    'ITEM(?! cardapio)|MONEY|PERCENT|NUMBER|DATE|WEEKDAY|nao|nem|sem|fotos?|posts?|tir\\w+|letras?|vale|compensa|qual|como',
  ),
  strange: 1,
  form: wish('pageNote', { note: said }, { turn: withFigures }),
}

/** What diets the page marks, where no reader knows the dishes. */
export const dietMarks: readonly Rule[] = [
  shownOn,
  {
    words: [
      has(
        'marc\\w+|marqu\\w+|indic\\w+|indiqu\\w+|sinal\\w+|simbol\\w*|icone\\w*|legenda|identific\\w+|identifiqu\\w+|selo|asterisco|folhinha|desenhinho|bolinha|destaqu\\w+|destac\\w+|apont\\w+|ach(?:e|ar|a)|mostr\\w+|separ\\w+|secao|parte|cantinho|bloco|area',
      ),
      has('veg|vegan\\w+|vegetarian\\w+'),
    ],
    not: has('MONEY|PERCENT|NUMBER|nao|somos|sem'),
    strange: 2,
    form: wish('pageNote', { note: said }, { turn: withFigures }),
  },
]
