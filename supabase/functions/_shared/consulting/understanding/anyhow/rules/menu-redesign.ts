/** What owners ask of a new menu, in any order of words. */

import { olderGuests } from '../../../base/request/recipe-wishes.ts'
import {
  eachFood,
  eachItem,
  eachNamed,
  food,
  item,
  maybe,
  money,
  number,
  onWeekdays,
  percent,
  type Rules,
  said,
  until,
  wish,
} from '../form.ts'
import type { Slots } from '../slots.ts'
import { atLeast, atMost, drops, has, no, priced, stays } from '../words.ts'
import { menuAsked, menuAskedFirst } from './menu-asked.ts'
import { menuFirst, opener, settled } from './menu-first.ts'
import { menuNew } from './menu-new.ts'
import { dietMarks, menuPage } from './menu-page.ts'
import { menuPlans } from './menu-plans.ts'
import { itemAsked, menuQuestions } from './menu-questions.ts'
import { menuWants } from './menu-wants.ts'
import { priceBounds } from './price-bounds.ts'
import { priceEndings } from './price-endings.ts'
import { priceOrders } from './price-orders.ts'
import { priceWants } from './price-wants.ts'

const page = (what: string) => wish('layout', { what })
const marks = has(
  'marc\\w+|marqu\\w+|indic\\w+|indiqu\\w+|sinal\\w+|avis\\w+|simbol\\w*|icone\\w*|legenda|identific\\w+|identifiqu\\w+|selo|asterisco|folhinha|desenhinho|bolinha|destaqu\\w+|informa\\w*',
)
const staysOn = has(
  'fica\\w*|fique\\w*|mant\\w+|continu\\w+|permanec\\w+|conserv\\w+|preserv\\w+|sagrad\\w+|intoc\\w+|obrigat\\w+|nao (?:\\w+ ){0,3}(?:tir\\w+|sai\\w*|cort\\w+|falt\\w+|mex\\w+|some|sumir|remov\\w+|elimin\\w+|abr\\w+ mao)|indispensa\\w+|tem que (?:ter|ficar|estar)|faz parte|classico\\w* da casa|cara da casa|segur\\w+',
)
const shows = has(
  'destac\\w+|destaqu\\w+|destaque|primeir\\w+|topo|carro.?chefe|vend(?:er|a|am|endo|esse\\w*) (?:ainda |muito )?(?:mais|melhor)|aparec\\w+|cham\\w+ (?:a )?atencao|chamar|realc\\w+|ressalt\\w+|pux\\w+|evidenci\\w+|vitrine|caixa|moldura|quadro|estrela|sugest\\w+|sugir\\w+|empurr\\w+|em cima|capa|olho|foto grande|principal|brilh\\w+|valoriz\\w+|promov\\w+|caixinha|bat\\w+ o olho|selo da casa|antes de tod\\w+|holofote',
)
const guests = has(
  'clientes?|clientela|fregues\\w*|publico|hospedes?|pessoal que (?:vem|frequenta)|quem (?:vem|frequenta|come aqui)|turma',
)
const things = has(
  'it\\w+|pratos?|opc\\w+|drinks?|drinques?|bebidas?|sobremesas?|petiscos?|entradas?|sabores|linhas|produtos?',
)

export const menuRedesign: Rules = {
  strange: 1,
  first: menuFirst,
  firstAsked: [...itemAsked, ...menuAskedFirst],
  asked: [...menuQuestions, ...menuAsked],
  wanted: [
    ...menuPage,
    ...dietMarks,
    ...menuNew,
    ...menuPlans,
    // A word that the page must not have.
    {
      words: [
        has('palavras?|termos?|expressao|expressoes'),
        has(
          'vedad\\w+|vetad\\w+|banid\\w+|proibid\\w+|(?:nao|nada|sem|evit\\w+|nunca|jamais|proib\\w+) (?:\\w+ ){0,3}(?:us\\w+|escrev\\w+|coloc\\w+|bot\\w+|por|ter|quero|aparec\\w+|palavra|termo|a palavra|o termo)',
        ),
      ],
      not: has('MONEY|PERCENT'),
      form: wish('pageNote', { note: said }, { turn: settled }),
    },
    // The printed page.
    {
      words: [
        has('letra\\w*|fonte\\w*|letrinha'),
        has(
          'grand\\w+|mai\\w+|legiv\\w+|enxerg\\w+|ler|lê|miud\\w+|pequen\\w+|aument\\w+|idos\\w+|velh\\w+|vista|oculos',
        ),
      ],
      form: page('large_type'),
    },
    {
      words: [
        has('enxerg\\w+|vista cansada|oculos|(?:da|de|pra|para) ler'),
        has('mal|facil|sem|escuro|idos\\w+|velh\\w+|nao|cliente\\w*|pessoal'),
      ],
      form: page('large_type'),
    },
    {
      words: [guests, has('NUMBER'), has('anos')],
      not: has('ha|faz|desde|ITEM|tradicao|historia|aberto|menos|letras?|fontes?|folhas?'),
      form: wish('audience', { what: olderGuests }, { turn: aged }),
    },
    {
      words: [
        guests,
        has(
          'idos[oa]s?|de idade|(?:terceira|melhor) idade|aposentad[oa]s?|mais velh[oa]s?|velhinh[oa]s?|cabelos? brancos?|coroas?',
        ),
      ],
      not: has('nao|nem|sem|ITEM|menos|NUMBER|letras?|fontes?|folhas?'),
      form: wish('audience', { what: olderGuests }),
    },
    { words: [no, has('fotos?|fotografias?|imagens?')], form: page('no_photos') },
    {
      words: [no, has('cifrao|cifroes|simbolo d\\w+ (?:real|dinheiro|moeda)|r\\$|moeda')],
      form: page('no_currency'),
    },
    {
      words: [
        has('ingles|english|gringos?|estrangeir\\w+|lingua'),
        has('versao|traduz\\w+|traduc\\w+|cardapio|menu|tambem|ingles|bilingue'),
      ],
      not: has('nao|nada|sem'),
      form: page('english'),
    },
    { words: [has('vermelh\\w+'), no], form: page('no_red') },
    {
      words: [
        has('sotaque|cearens\\w+|nosso jeito|regiona\\w+|matut\\w+|nordestin\\w+|do sertao|da gente'),
        has(
          'palavra\\w*|linguagem|jeito|falar|fala|termos?|texto\\w*|nomes?|express\\w+|escrev\\w+|vocabulario',
        ),
      ],
      form: page('own_language'),
    },
    {
      words: [has('frente e verso|uma (?:so )?folha|folha unica|lamina|uma pagina so|unica folha|a4|a3')],
      not: has('nao|letra\\w*|fonte\\w*'),
      form: page('one_sheet'),
    },
    {
      words: [marks, has('alerg\\w+|alergen\\w+|gluten|lactose|FOOD')],
      not: has('vegan\\w+|vegetarian\\w+|ITEM|preco\\w*|(?:nossa|minha|uma|de) marca'),
      form: page('marked_allergens'),
    },
    {
      words: [
        has('mais car[oa]s?|car[oa]s primeiro'),
        has('primeir\\w+|topo|cima|comec\\w+|abr\\w+|antes|na frente'),
      ],
      form: page('dearest_first'),
    },
    // How the whole kitchen cooks, which the page says above everything.
    {
      words: [
        has('vegan[oa]s?|vegetarian[oa]s?'),
        has('somos|sou|PERCENT|(?:casa|cozinha|cafe|restaurante|cardapio|comida|tudo)(?: \\w+){0,2} e'),
      ],
      not: has('nao|nem|sem|opc\\w+|NUMBER|quer\\w*|vir\\w+|pass\\w+ a'),
      form: wish('exclude', { why: 'diet', percent: maybe(percent) }, { turn: ruledBy }),
    },
    {
      words: [has('isso|isto'), has('aparec\\w+|claro|cima|alto|topo|capa|visivel|bem escrito')],
      not: has('nao|ITEM(?! cardapio)|MONEY|PERCENT'),
      form: wish('pageNote', { note: said }),
    },
    // Limits and plans.
    ...priceEndings,
    {
      words: [has('PERCENT'), has('cmv|custo\\w*|food cost|insumo\\w*|mercadoria|ingredientes?'), atMost],
      form: wish('costShare', { max: percent }),
    },
    {
      words: [
        has('ticket|conta media|gasto medio|margem|lucro|vendas?|faturamento'),
        has('PERCENT'),
        has('sub\\w+|aument\\w+|cresc\\w+|melhor\\w+|mais|pass\\w+|ganh\\w+|elev\\w+'),
      ],
      form: wish('target', { percent }, { turn: targeted }),
    },
    {
      words: [
        has(
          'gast\\w+|orcament\\w+|verba|impress\\w+|imprimir|grafica|investir|invest\\w+|custar|dinheiro|(?:tenho|temos|separ\\w+|reserv\\w+|disponho) .*(?:fazer|isso|cardapio\\w*|trabalho|projeto)',
        ),
        priced,
      ],
      not: has(
        'ITEM(?! cardapio)|PERCENT|ticket|cada|gast(?:ei|ou|amos|a|am) |paguei|por mes|cliente\\w*|mais',
      ),
      told: true,
      form: wish('budget', { max: money }),
    },
    {
      words: [
        has('DATE'),
        has('grafica|arquivo|arte|imprim\\w+|impress\\w+'),
        has(
          'ate|antes|prazo|dia|vai|manda\\w*|envi\\w+|entreg\\w+|fech\\w+|precis\\w+|receb\\w+|peg\\w+|roda\\w*|lev\\w+|tem que|quer\\w*',
        ),
      ],
      not: has('MONEY|preco\\w*|foi|ultim\\w+|hoje'),
      form: wish('deadline', { what: said, of: 'print' }, { turn: dueBy }),
    },
    {
      words: [
        has('DATE'),
        has(
          'pront\\w+|inaugur\\w+|lanc\\w+|precis\\w+|entreg\\w+|prazo|ate|estrei\\w+|na mao|valendo|rodando',
        ),
      ],
      not: has('MONEY|fech\\w+|preco\\w*'),
      form: wish('deadline', { what: said }, { turn: dueBy }),
    },
    {
      words: [
        no,
        has('nov[oa]s?|novidade\\w*|invent\\w+|acrescent\\w+|cri\\w+|inclu\\w+'),
        has('pratos?|comida|receitas?'),
      ],
      form: wish('noNew', { what: 'dish', until: maybe(until) }),
    },
    {
      words: [
        no,
        has('nov[oa]s?|novidade\\w*|invent\\w+|acrescent\\w+|cri\\w+|inclu\\w+'),
        has('drinks?|drinques?|bebidas?|coquete\\w+'),
      ],
      form: wish('noNew', { what: 'drink', until: maybe(until) }),
    },
    {
      words: [no, has('nov[oa]s?|novidade\\w*|invent\\w+|acrescent\\w+|cri\\w+ nada|coisa nova')],
      not: has('ITEM|FOOD|combo\\w*|preco\\w*'),
      form: wish('noNew', { what: 'any', until: maybe(until) }),
    },
    {
      words: [
        has('combos?|combinad\\w+|casadinha'),
        has(
          'cri\\w+|mont\\w+|faz\\w*|fac\\w+|quero|queria|suger\\w+|sugir\\w+|inclu\\w+|invent\\w+|pens\\w+|bol\\w+|ter|precis\\w+',
        ),
      ],
      not: no,
      form: wish('newCombo', { count: maybe(number), max: maybe((slots) => slots.reais()) }),
    },
    {
      words: [
        has('drinks?|drinques?|coquete\\w+'),
        has('nov[oa]s?|cri\\w+|invent\\w+|inclu\\w+|acrescent\\w+|autora\\w+|exclusiv\\w+'),
      ],
      not: has('nao|nada|sem|nem|ITEM'),
      form: wish('newDrink', { what: maybe(food), max: maybe(money) }),
    },
    {
      words: [has('NUMBER'), has('paginas?|folhas?')],
      not: has('anos?|hoje|clientes?'),
      form: wish('count', { count: number, of: 'pages', bound: 'at_most' }),
    },
    {
      // "tira até dois" is how many go, not how many stay.
      words: [has('NUMBER'), things, atMost],
      not: has('MONEY|PERCENT|mes|cada|por dia|(?:tir|cort|retir|elimin|remov)(?:a|ar|e|em|amos)'),
      form: wish('count', { count: number, bound: 'at_most', of: 'items', item: maybe(item) }),
    },
    {
      words: [has('NUMBER'), things, atLeast],
      not: has('MONEY|PERCENT|mes|por dia'),
      form: wish('count', { count: number, bound: 'at_least', of: 'items', item: maybe(item) }),
    },
    {
      words: [
        has('NUMBER'),
        things,
        has('quero|queria|ter|fica\\w*|deix\\w+|reduz\\w+|enxug\\w+|fech\\w+|total|no cardapio|so|apenas'),
      ],
      not: has('MONEY|PERCENT|mes|por dia|(?:tir|cort|retir|elimin|remov)(?:a|ar|e|em|amos)'),
      form: wish('count', { count: number, of: 'items', item: maybe(item) }),
    },
    // Items.
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
      not: has('nao vend\\w+ mais'),
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
      not: has('nao|nem|sem|tira\\w*|desconto\\w*|preco\\w*'),
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
    ...menuWants,
    ...priceWants.filter(({ form }) => form.kind === 'capPrice'),
    ...priceBounds,
  ],
}

/** The diet that a kitchen follows. */
function ruledBy({ why }: Record<string, unknown>, { said: clause }: Slots) {
  return { why, what: /vegan/.test(clause) ? 'vegano' : 'vegetariano' }
}

/** Guests of an age in which the eyes need larger letters. */
function aged(fields: Record<string, unknown>, slots: Slots) {
  const years = slots.number()
  return years !== undefined && years >= 50 && years < 100 ? fields : null
}

/** "até o dia 15, senão só em janeiro": the first day counts. */
function dueBy(fields: Record<string, unknown>, slots: Slots) {
  const by = slots.by()
  const what = slots.dueWords()
  return { ...fields, ...(by !== undefined && { by }), ...(what !== undefined && { what }) }
}

/** Which figure is to grow. */
function targeted(fields: Record<string, unknown>, { said: clause }: { said: string }) {
  const of = /ticket|conta media|gasto medio/.test(clause)
    ? 'ticket'
    : /margem|lucro/.test(clause)
      ? 'margin'
      : 'sales'
  return { ...fields, of }
}
