/** Which items stay, leave or are shown, and at which price. */
import {
  eachFood,
  eachItem,
  eachNamed,
  maybe,
  number,
  onWeekdays,
  type Rule,
  said,
  until,
  wish,
} from '../form.ts'
import { drops, has, no, stays, staysInNumber } from '../words.ts'
import { opener } from './menu-first.ts'
import { priceOrders } from './price-orders.ts'

const staysOn = has(
  'fica\\w*|fique\\w*|mant\\w+|continu\\w+|permanec\\w+|conserv\\w+|preserv\\w+|sagrad\\w+|intoc\\w+|obrigat\\w+|nao (?:\\w+ ){0,3}(?:tir\\w+|sai\\w*|cort\\w+|falt\\w+|mex\\w+|some|sumir|remov\\w+|elimin\\w+|abr\\w+ mao)|indispensa\\w+|tem que (?:ter|ficar|estar)|faz parte|classico\\w* da casa|cara da casa|segur\\w+',
)
const shows = has(
  'destac\\w+|destaqu\\w+|destaque|primeir\\w+|topo|carro.?chefe|vend(?:er|a|am|endo|esse\\w*) (?:ainda |muito )?(?:mais|melhor)|aparec\\w+|cham\\w+ (?:a )?atencao|chamar|realc\\w+|ressalt\\w+|pux\\w+|evidenci\\w+|vitrine|caixa|moldura|quadro|estrela|sugest\\w+|sugir\\w+|empurr\\w+|em cima|capa|olho|foto grande|principal|brilh\\w+|valoriz\\w+|promov\\w+|caixinha|bat\\w+ o olho|selo da casa|antes de tod\\w+|holofote',
)

export const menuKept: readonly Rule[] = [
  {
    words: [has('nome\\w*'), has('ITEM'), staysOn],
    form: wish('keepItem', { part: 'name' }, { each: eachNamed }),
  },
  {
    words: [has('receita\\w*|modo de fazer|preparo|tempero'), has('ITEM'), staysOn],
    form: wish('keepItem', { part: 'recipe' }, { each: eachNamed }),
  },
  {
    words: [has('porcao|porcoes|tamanho|quantidade|gramas'), has('ITEM'), staysOn],
    form: wish('keepItem', { part: 'size' }, { each: eachNamed }),
  },
  {
    words: [has('WEEKDAY'), has('ITEM'), has('so|somente|apenas|serv\\w+|tem|dia d[aeo]|sai')],
    form: wish('served', { weekdays: onWeekdays }, { each: eachNamed }),
  },
  {
    words: [
      has('vend\\w+|sai|saem|gira\\w*|saida|ped\\w+|compr\\w+'),
      has('pouc\\w+|menos|nao|mal|quase nada|ninguem'),
      drops,
    ],
    not: has(`nao vend\\w+ mais|${staysInNumber}`),
    form: wish('dropItem', { weak: true, most: maybe(number) }, { each: eachItem }),
  },
  {
    words: [
      has('ITEM'),
      has('abr(?:ir|e|em|a)|encabec\\w+|comec\\w+|primeir\\w+'),
      has('secao|parte|lista|grupo|categoria'),
    ],
    not: has('nao|nem|sem|preco\\w*'),
    form: wish('promote', {}, { turn: opener }),
  },
  {
    words: [has('ITEM'), shows],
    // "aparecer antes das cervejas" is an order of sections.
    not: has('nao|nem|sem|tira\\w*|desconto\\w*|preco\\w*|antes d\\w+ (?:\\w+ )?ITEM'),
    form: wish('promote', {}, { each: eachNamed }),
  },
  ...priceOrders.filter(({ form }) => form.kind !== 'keepPrice'),
  {
    words: [
      has('ITEM'),
      has('precos?|valor\\w*|reajust\\w+|ajust\\w+|aument\\w+|sub\\w+|cust\\w+|cobr\\w+'),
      has(
        `${staysOn.source}|${stays.source}|(?:sem|nada de|nao) (?:\\w+ ){0,3}(?:mudanc\\w+|alter\\w+|ajust\\w+|reajust\\w+|mex\\w+|sofr\\w+)`,
      ),
    ],
    not: has('PERCENT'),
    form: wish('keepPrice', { until: maybe(until) }, { each: eachNamed }),
  },
  {
    words: [has('ITEM'), has('precis\\w+|aperto|faltar espaco|for o caso|necessario|algo'), drops],
    not: has('nao (?:tir|sai|cort|pode|mex)\\w*'),
    form: wish('dropItem', { ifNeeded: true }, { each: eachNamed }),
  },
  {
    words: [has('ITEM'), staysOn],
    not: has(
      'preco\\w*|MONEY|NUMBER|PERCENT|so|(?:nao|nem) (?:\\w+ ){0,2}(?:precis\\w+|fica\\w*|mant\\w+|continu\\w+|quero|queremos)|pode (?:sair|tirar|cortar)|saia\\w*',
    ),
    form: wish('keepItem', { until: maybe(until) }, { each: eachNamed }),
  },
  {
    words: [has('ITEM'), drops],
    not: has(
      'nao (?:\\w+ ){0,3}(?:tir|sai|cort|mex|falt|some|sumir)\\w*|ninguem|nem|jamais|em vez|no lugar|socio|eu nao|brincadeira|paginas?|capa|preco\\w*|foto\\w*|nome\\w*|NUMBER|MONEY',
    ),
    form: wish('dropItem', {}, { each: eachNamed }),
  },
  {
    words: [
      has('FOOD'),
      no,
      has('prat\\w+|cardapio|entr\\w+|us\\w+|ter|tenha\\w*|lev\\w+|com|tudo|casa|cozinha|serv\\w+'),
    ],
    not: has('ITEM|preco\\w*'),
    form: wish('exclude', {}, { each: eachFood }),
  },
  {
    words: [
      has(
        'papel|logo\\w*|qr|capa|plastific\\w+|ilustrac\\w+|desenh\\w+|telefone|whats\\w*|instagram|endereco|wi.?fi|dobra\\w*|formato|couro|madeira|lousa|giz|azul|verde|amarel\\w+|preto|branco|bordas?|moldura|margem|margens|espiral|xilograv\\w+|emojis?|minuscul\\w+|maiuscul\\w+|impress\\w+|imprim\\w+|descric\\w+|cozinheir[oa]|cordel|rodape|cabecalho|verso|cores?|colorid\\w+|fundo|brilho|fosco',
      ),
    ],
    // "que eu plastifico" is no order to the printer.
    not: has(
      '(?:eu|a gente|nos) (?:\\w+ )?plastific\\w+|ITEM|MONEY|PERCENT|preco\\w*|fica|alerg\\w+|gluten|lactose|vegan\\w+|vegetarian\\w+',
    ),
    form: wish('pageNote', { note: said }),
  },
]
