/** English titles of columns, as tills and spreadsheets export them, in the Portuguese words that titles are compared in. */

/** Several words that mean one thing; longer phrases first. */
const phrases: readonly [english: string, portuguese: string][] = [
  ['net (?:item )?(?:sales|amount|revenue|total)', 'total liquido'],
  ['gross (?:item )?(?:sales|amount|revenue|total)', 'total bruto'],
  ['number of (?:orders|checks|covers|guests)', 'quantidade de pedidos'],
  [
    '(?:units?|items?|qty|quantity|total|amount|number) (?:sold|ordered)|sold (?:qty|quantity|units|count)|(?:item|unit|sales) (?:qty|quantity|count)',
    'quantidade',
  ],
  [
    '(?:unit|item|selling|sale|sales|base|list|menu|average|avg|current) price|price (?:each|per unit|per item)',
    'preco unitario',
  ],
  ['(?:total cost|cost total|total cogs)', 'custo total'],
  [
    '(?:unit|item|food|average|avg|plate) cost|cost (?:price|each|per unit|per item)|cost of goods(?: sold)?|cogs',
    'custo',
  ],
  [
    '(?:line|row|item|total) (?:total|sales|amount|revenue)|(?:sales|amount|revenue) total|sub total',
    'total',
  ],
  ['(?:item|product|menu item|dish|drink|plu) name|menu item', 'produto'],
  ['(?:category|section|group|department|menu) (?:name|section|group|category)', 'categoria'],
  [
    '(?:order|sale|sales|business|transaction|created|closed) date|date (?:of sale|sold)|week (?:of|start|starting|ending)',
    'data',
  ],
  ['(?:order|sale|transaction) time', 'hora'],
  ['(?:order|transaction|receipt|ticket|check|item|product) (?:id|number|code)|code', 'codigo'],
  ['day of (?:the )?week', 'dia da semana'],
  ['serving size', 'porcao'],
]

const words: Readonly<Record<string, string>> = {
  date: 'data',
  time: 'hora',
  product: 'produto',
  products: 'produto',
  dish: 'prato',
  dishes: 'pratos',
  name: 'nome',
  description: 'descricao',
  details: 'detalhes',
  ingredients: 'ingredientes',
  category: 'categoria',
  section: 'secao',
  course: 'secao',
  group: 'grupo',
  type: 'tipo',
  department: 'departamento',
  family: 'familia',
  units: 'unidades',
  qty: 'quantidade',
  quantity: 'quantidade',
  quantities: 'quantidade',
  count: 'quantidade',
  sold: 'vendidos',
  price: 'preco',
  prices: 'preco',
  cost: 'custo',
  costs: 'custo',
  amount: 'valor',
  value: 'valor',
  sales: 'valor das vendas',
  revenue: 'faturamento',
  gross: 'bruto',
  net: 'liquido',
  discount: 'desconto',
  discounts: 'desconto',
  tax: 'imposto',
  taxes: 'imposto',
  tip: 'gorjeta',
  tips: 'gorjeta',
  fee: 'taxa',
  fees: 'taxa',
  margin: 'margem',
  profit: 'lucro',
  stock: 'estoque',
  inventory: 'estoque',
  weekday: 'dia da semana',
  month: 'mes',
  year: 'ano',
  refunds: 'estorno',
  refunded: 'estorno',
  size: 'tamanho',
  portion: 'porcao',
  notes: 'observacoes',
}

const long = phrases.map(
  ([english, portuguese]) => [new RegExp(`\\b(?:${english})\\b`, 'g'), portuguese] as const,
)

/** A folded title with its English words in Portuguese. Portuguese titles have none of them. */
export function fromEnglish(title: string): string {
  return long
    .reduce((said, [english, portuguese]) => said.replace(english, portuguese), title)
    .split(' ')
    .map((word) => (Object.hasOwn(words, word) ? words[word] : word))
    .join(' ')
}
