/** How many drinks, how strong, how fast, in which glass and at what price. */

import { glassNamed } from '../../words/glass-names.ts'
import { type Form, maybeDated, money, number, type Rule, said, wish } from '../form.ts'
import { atMost, has } from '../words.ts'
import { zeroOrders } from './drink-zero.ts'

type Turn = NonNullable<Form['turn']>

/** A menu has no more drinks than this, and no drink costs less. */
const mostDrinks = 20
/** "cabem duas assadeiras": a number before the name of another thing counts nothing that is asked for. */
const otherThings =
  /NUMBER (?!(?:drin|cria|coquet|bebid|receit|opc|itens|prat|petisc|sobremes|entrad|lanche|autora|nov|inedit|diferent|vez|mais|menos|nos|nas|dos|das|del[ea]s|tod[oa]s|tres|ficam|basta))[a-z]{3,}s(?![a-z])/
const asCount: Turn = (fields, { said }) =>
  Number(fields.count) <= mostDrinks && !otherThings.test(said) ? fields : null
const unlike =
  'MONEY|PERCENT|FOOD|TOOL|DATE|HOUR|NUMBER.*NUMBER|em|com|servid\\w+|pront\\w+|feit\\w+|quent\\w+|tacas?|copos?|jarras?|reais|conto\\w*|preco\\w*|cust\\w+|cobr\\w+|minut\\w+|segund\\w+|ml|g|kg|litros?|graus|garrafas?|pares|servir|doses?|ingredientes?|componentes?|pessoas?|anos?|mes|meses|semanas?|dias?|sem alcool|zero|sabores|mesas?|petiscos?|pratos?'
const drinkWords = has(
  'drinks?|drinques?|coquete\\w+|cri\\w+|receitas?|opc\\w+|carta|lista|cardapio|pagina|quero|precis\\w+|quantidade|total|ao todo|exatamente|exatos?|bast[ae]\\w*|fac\\w+|faz\\w*|ter|tem que|quadro|plaquinha|espaco|comport\\w+|cabe\\w*|coube|sobrou|a vontade|alem|piso|limite|vier\\w*|corto|mand\\w+|uns|umas|um por mes|lancamento|pro|conseguirem|conseguir|der|autora\\w+|resolve\\w*|ta bom|suficiente\\w*|compensa|ninguem le|enche|cheg\\w+',
)
const countOf = (bound: string | undefined, words: string, not = ''): Rule => ({
  words: [has('NUMBER'), has(words)],
  not: has(`${unlike}${not && `|${not}`}`),
  beside: drinkWords,
  strange: 1,
  form: wish('count', { count: number, ...(bound === undefined ? {} : { bound }) }, { turn: asCount }),
})

export const counts: readonly Rule[] = [
  countOf(
    'at_most',
    'mais (?:de|que) NUMBER(?: \\w+)? (?:ninguem|nao|e (?:muito|demais|exagero)|atrapalha|confunde)|(?:evit\\w+|sem|nao|nem) (?:pode\\w* )?(?:pass\\w+|ultrapass\\w+|ir alem)(?: de| dos)? NUMBER(?: \\w+)?|de NUMBER (?:\\w+ )?nao (?:pode |vai )?pass\\w+|NUMBER(?: \\w+)? no (?:limite|maximo|max)|(?:quantidade|numero)(?: \\w+)? max\\w+|(?:so|apenas) comport\\w+ NUMBER(?: \\w+)?|NUMBER(?: \\w+)?,? nao ultrapass\\w+|no muito,? NUMBER|mais (?:de|que) NUMBER(?: \\w+)? eu (?:corto|tiro|risco)|cabe\\w* (?:ate |no maximo )?NUMBER|se vier\\w* mais (?:de|que) NUMBER',
    'car[oa]s?|bolso|paga\\w*',
  ),
  countOf(
    'at_least',
    'menos (?:de|que) NUMBER(?: \\w+)? (?:nao|nem|e (?:pouco|mixaria)|fica (?:fraco|pobre|vazio))(?: (?:enche|da|compensa|serve|vale|sustenta))?|NUMBER ou (?:ate )?mais|nao aceito menos (?:de|que) NUMBER|NUMBER e o (?:piso|minimo)|(?:mand\\w+|preciso|quero) de NUMBER (?:pra|para) (?:cima|mais)|no minimo (?:uns )?NUMBER|menos (?:de|que) NUMBER nem|de NUMBER nao abro mao|(?:pelo|ao) menos NUMBER|no minimo NUMBER|nao (?:menos|baixe|baixa) (?:de|que) NUMBER',
    'car[oa]s?|bolso|paga\\w*|nao (?:compensa|vale) (?:vender|cobrar)|com|del[ea]s',
  ),
  countOf(
    undefined,
    'bast[ae]\\w* NUMBER|quantidade|exat\\w+ NUMBER|NUMBER(?: \\w+)? (?:bast[ae]\\w*|ta bom|resolve\\w*|e suficiente|no total|ao todo|exatos)|carta (?:de|com) NUMBER|fac\\w+ NUMBER|total de NUMBER|fech\\w+ em NUMBER|NUMBER,? nem mais nem menos|NUMBER, um por mes',
    'com|del[ea]s|mais|menos|max\\w*|min\\w*|ate',
  ),
]

const parts =
  'ingredientes?|insumos?|componentes?|coisas?|itens|elementos?|garrafas? por (?:receita|drink|copo)'
const ingredientCount: Rule = {
  words: [
    has('NUMBER'),
    has(parts),
    has(
      'teto|limite|limit\\w+|max\\w*|ate|nao pass\\w+|mais (?:de|que)|enxug\\w+|e so|e olhe la|so|apenas|somente|por (?:copo|receita|drink)|em cada|na receita|na coqueteleira|pouc[oa]s|se (?:perde|enrola|atrapalha|confunde)|trava|no maximo|nem mais',
    ),
  ],
  not: has('MONEY|PERCENT|DATE|FOOD|HOUR|NUMBER.*NUMBER|minimo|pelo menos|minut\\w+|segund\\w+'),
  strange: 3,
  form: wish('count', { count: number, bound: 'at_most', of: 'ingredients' }),
}

const degrees = 'alcool\\w*|teor|graduac\\w+|graus?|abv|forca'
/** "no máximo 12% de álcool", "graduação alta, não menos que 17" */
const strengthOf = (field: 'max' | 'min', bound: RegExp, not: string): Rule => ({
  words: [has('PERCENT|NUMBER'), bound],
  written: [has(degrees)],
  not: has(`MONEY|DATE|FOOD.*FOOD|ml|sem alcool|zero|drinks?|${not}`),
  beside: has('casa|copos?|cada|tudo|drinques?|alta|baixa|passar|pass\\w+|fique\\w*|deve\\w*|pode\\w*'),
  strange: 0,
  form: wish(
    'strength',
    {},
    {
      turn: (fields, slots) => {
        slots.tools()
        const value = slots.percent() ?? slots.number()
        return value === undefined || value < 4 || value > 45 ? null : { ...fields, [field]: value }
      },
    },
  ),
})

const strengths: readonly Rule[] = [
  strengthOf(
    'max',
    atMost,
    'no minimo|minim[oa]|pelo menos|acima|a partir|(?:nao|nem)(?: \\w+)? (?:menos|abaixo|baix\\w+)|precisa passar|tem que passar',
  ),
  strengthOf('min', /(?:precisa|tem que|deve) pass\w+/, 'no max\\w*|maximo|ate|teto|limite'),
]

const unitSeconds = (unit: string) => (unit.startsWith('m') ? 60 : 1)
const tens: Readonly<Record<string, number>> = { um: 1, uma: 1, meio: 0.5 }
/** "um minuto e meio", "trinta segundos" */
const seconds: Turn = (fields, slots) => {
  const value = slots.number()
  const found = /(\w+) (minut\w*|min|segund\w*|seg)(?![a-z])( e meio)?/.exec(slots.folded)
  const figure = value ?? tens[found?.[1] ?? '']
  if (!found || figure === undefined) return null
  slots.tools()
  const total = Math.round((figure + (found[3] ? 0.5 : 0)) * unitSeconds(found[2] ?? ''))
  return total < 5 || total > 1800 ? null : { ...fields, seconds: total }
}
export const paces: Rule = {
  words: [
    has('minut\\w*|min|segund\\w*|seg'),
    has(
      'abaixo d[eo]|tempo de bar|limite|entreg\\w+|da comanda|gast\\w+ menos de|no max\\w*|maximo|ate|cada|por (?:copo|drink|cabeca)|mont\\w+|pront[oa]s?|limite|menos de|sai\\w*|saia\\w*|prepar\\w+|faz\\w*|fac\\w+|balcao|demor\\w+|pass\\w+',
    ),
  ],
  not: has(
    'MONEY|PERCENT|FOOD|DATE|WEEKDAY|HOUR|NUMBER.*NUMBER|um (?:del[ea]s|drink (?:que|de|em))|del[ea]s|alguns|pelo menos|no minimo|esper\\w+|nao (?:precis|import)\\w+|fritur\\w+|mesa\\w*|garcom',
  ),
  beside: has(
    'barman|bartender|balcao|bar|drinks?|pico|precis\\w+|monte|montar|e meio|minutinhos?|copos?|movimento|e pronto',
  ),
  strange: 0,
  form: wish('pace', {}, { turn: seconds }),
}

/** "a gente não usa copo descartável", "quebrou tudo quanto era copo longo" */
const glassGone: Rule = {
  words: [
    has(
      'nao (?:us\\w+|tem|tenho|temos|trabalh\\w+|ha|sirv\\w+)|sem|quebr\\w+|acab\\w+|falt\\w+|sumi\\w+|nenhum\\w*|cade|ninguem tem|zero|roub\\w+',
    ),
  ],
  written: [/tacas?|copos?|canecas?|coupes?|xicaras?/],
  not: has(
    'MONEY|PERCENT|FOOD|NUMBER|DATE|ITEM(?! tudo)|so|apenas|alem|gelo|canudo|vidro|cheios?|liquid\\w+|jarras?',
  ),
  beside: has('ITEM|tudo|quanto|era|gente|casa|aqui|bar|usa|usar|servir'),
  told: true,
  strange: 2,
  form: wish(
    'glass',
    { has: 'no' },
    {
      turn: (fields, slots) => {
        const what = glassNamed(slots.folded)
        slots.tools()
        return what === null ? null : { ...fields, what }
      },
    },
  ),
}

const bought = '(?:preco(?: de venda)?|venda|valor|cobro|cobrado|cobrar|vendo)'
const fractions: Readonly<Record<string, number>> = { quarto: 25, terco: 33, quinto: 20 }
const costs: readonly Rule[] = [
  {
    words: [
      has('um (?:quarto|terco|quinto)'),
      has('insumos?|mercadoria\\w*|custo\\w*|ingredientes?|materia.prima|gast\\w+'),
    ],
    not: has('MONEY|NUMBER|PERCENT|DATE|FOOD|drinks? com'),
    form: wish(
      'cost',
      {},
      {
        turn: (fields, slots) => ({
          ...fields,
          percent: fractions[/quarto|terco|quinto/.exec(slots.folded)?.[0] ?? ''],
        }),
      },
    ),
    beside: has(`${bought}|so|ate|no maximo|que|do|da|em`),
    strange: 1,
  },
  {
    words: [has('mark.?up'), has('NUMBER')],
    not: has('MONEY|PERCENT|DATE|FOOD'),
    strange: 1,
    form: wish(
      'cost',
      {},
      {
        turn: (fields, slots) => {
          const factor = slots.number() ?? 0
          return factor > 1 && factor < 20 ? { ...fields, percent: Math.round(100 / factor) } : null
        },
      },
    ),
  },
  {
    words: [
      has(
        'MONEY|(?:fiqu|sobr|deix)\\w+ (?:uns |umas |pelo menos )?NUMBER|NUMBER (?:limpos|reais)|sobra.*NUMBER',
      ),
      has(
        'limp[oa]s?|limpinh[oa]s?|livres?|depois d[oe] (?:insumo|custo|ingrediente)|descontad[oa]|tirar NUMBER de cada|rend\\w+|sobr\\w+|lucr\\w+|margem|contribuic\\w+|(?:pra|para) (?:a )?casa|no (?:meu )?(?:bolso|caixa)|(?:pro|pra o|para o) caixa|ganh\\w+',
      ),
      has(
        'quero|preciso|bot\\w+|rend\\w+|tirar|descontad\\w+|satisfeit\\w+|deix\\w+|sobr\\w+|fiqu\\w+|fic[ao]\\w*|minim\\w+|menos|menor|pelo menos|limp[oa]s?|livres?|contribuic\\w+|ganh\\w+',
      ),
    ],
    not: has(
      'PERCENT|DATE|FOOD|ITEM|no max\\w*|garrafas?|litros?|kg|drinks? com|mes|semana|dia|por noite|mesas?',
    ),
    beside: has('uns|umas|cada|copos?|coquetel|drinks?|por|interessa\\w*|quero|menor|pode|que'),
    strange: 1,
    form: wish('cost', { leaves: money }),
  },
]

const prices: readonly Rule[] = [
  {
    words: [
      has('MONEY|NUMBER'),
      has(
        'o mais caro (?:\\w+ ){0,2}(?:MONEY|NUMBER)|(?:nenhum\\w*|nada|nao|ninguem)(?: \\w+){0,3} (?:mais car[oa]s?|maior(?:es)?|acima|superior\\w*)(?: do)? (?:que|de|a)(?: (?:o|a|do|da))?(?: ITEM)?|menor(?:es)? ou igua(?:l|is)|(?:MONEY|NUMBER) e o (?:maximo|teto|limite)|pass\\w+ de (?:MONEY|NUMBER)(?: reais)? (?:nao|ninguem|encalha)|mais car[oa] (?:que|do que) (?:MONEY|NUMBER)(?: reais)? (?:nem pensar|nao)|(?:MONEY|NUMBER)(?: reais)?,? dai (?:pra|para) baixo|(?:limite|teto|maximo) (?:do|no) bolso|bolso (?:de quem|do povo|da turma)',
      ),
    ],
    not: has(
      'PERCENT|minut\\w+|segund\\w+|ingrediente\\w*|FOOD|DATE|custo|gast\\w+|graus|alcool|zero|jarras?|del[ea]s',
    ),
    beside: has(
      'preco\\w*|cardapio|carta|copos?|cada|quero|ver|fique\\w*|limite|bolso|vem|quem|reais|sendo|sai\\w*|custando|pessoal|faculdade|cliente|tira|so|vende|testei|ja|paga\\w*|povo|do',
    ),
    strange: 2,
    form: wish(
      'price',
      { max: money },
      {
        turn: (fields, slots) => {
          slots.tools()
          // "preço maior que o da caipirinha, que é 16"
          slots.items()
          return fields
        },
      },
    ),
  },
  {
    words: [
      has('MONEY|NUMBER'),
      has(
        'mais (?:em conta|barat[oa])(?: \\w+)? (?:a|por|sendo|custando|de|em) (?:MONEY|NUMBER)|menos (?:de|que) (?:MONEY|NUMBER)(?: reais)? (?:nao (?:compensa|vale|paga|quero|interessa|da|cobre|vendo)|nem|e prejuizo|desvaloriza)|(?:nao|nunca) (?:aceito )?(?:cobr\\w+|vend\\w+) (?:por )?menos (?:de|que) (?:MONEY|NUMBER)|(?:nao|nunca) (?:desc\\w+|baix\\w+|cai\\w*) (?:de|dos?) (?:MONEY|NUMBER)|(?:todos?|tudo) acima d[eo]s? (?:MONEY|NUMBER)|comec\\w+ em (?:MONEY|NUMBER)|o mais (?:barat\\w+|em conta)(?: \\w+){0,3} (?:precisa|tem que|deve) ser (?:MONEY|NUMBER)',
      ),
    ],
    not: has(
      'PERCENT|minut\\w+|segund\\w+|ingrediente\\w*|FOOD|DATE|ITEM(?! (?:carta|cardapio|drinks?))|custo|alcool|zero|jarras?|del[ea]s|graus|limp\\w+|sobra|lucro|drinks? n',
    ),
    beside: has(
      'carta|cardapio|coloc\\w+|saindo|vender|cobrar|reais|abrir a garrafa|casa|salao|rooftop|queimar|qualquer coisa',
    ),
    strange: 1,
    form: wish('price', { min: money }),
  },
  {
    words: [
      has('MONEY|NUMBER'),
      has(
        'na casa dos? (?:MONEY|NUMBER)|gir\\w+ em (?:torno de )?(?:MONEY|NUMBER)|beir\\w+ (?:os )?(?:MONEY|NUMBER)|preco(?: medio)? de (?:MONEY|NUMBER)|(?:MONEY|NUMBER)(?: reais)? (?:aproximadamente|mais ou menos|em media)|(?:la )?pelos (?:MONEY|NUMBER)',
      ),
    ],
    not: has(
      'PERCENT|minut\\w+|segund\\w+|FOOD|DATE|custo|gast\\w+|limp\\w+|sobr\\w+|graus|alcool|jarras?|del[ea]s|drinks? (?:novos|na)|anos|pessoas|medio da casa',
    ),
    beside: has('cada|drinks?|preco|um|quero|fique\\w*|reais|uns|e poucos'),
    strange: 1,
    form: wish('price', { about: money }),
  },
]

/** When the drinks begin. */
export const drinkDates: Rule = {
  words: [
    has('DATE'),
    has(
      'entr\\w+|lanc\\w+|estre\\w+|em diante|a partir|temporada|faz\\w*|fac\\w+|inaugur\\w+|comec\\w+|sai\\w*|festa\\w*|fica\\w* pronto',
    ),
  ],
  not: has('MONEY|NUMBER|PERCENT|fech\\w+|nao|sem|venc\\w+|estrag\\w+|sobr\\w+|rest\\w+|safra'),
  beside: has('padroeir\\w+|temporada|diante|pra ela|pra ele|FOOD|carta|cardapio|casa'),
  strange: 2,
  form: wish('date', { what: said }, { turn: maybeDated }),
}

export const drinkOrders: readonly Rule[] = [
  ...zeroOrders,
  ...counts,
  ingredientCount,
  ...strengths,
  paces,
  glassGone,
  ...costs,
  ...prices,
]
