/** A dish for children, who get nothing that was cooked with cachaça: asked of the house's own menu, and of the new dishes. */
import { amountIn, number, type Reader, reads } from './shape.ts'

const young =
  '(?:criancas?|criancada|meninos|meninas|menin[oa](?= pequen)|meninada|molecada|molequ\\w+|menores|pequen[oa]s|pequerruch\\w+|filh[oa]s?(?: d[oa]s? clientes?)?)(?: pequen[oa]s?)?'
const children = `(?:(?:para|pra|pras|pros|pro|de|das|dos) (?:(?:as|os|a|o) )?${young}|infanti(?:l|s)|kids)`
const verbs =
  '(?: (?:tem|tenha|pode|podem|poderia|possa|precisa|deve|devia|vai|que|de|ser|seja|sejam|sendo|servir|sirva|serve|dar|de|agradar|e|funcion\\w+))*'
/** "que criança coma", "que a meninada goste". */
const eatenBy = `(?:que )?(?:(?:as|os|a|o) )?${young}(?: de \\w+(?: a \\w+)? anos)?(?: tambem)? (?:com(?:a|am|e|em)|gost(?:e|em|a|am)|poss(?:a|am) comer|consig(?:a|am) comer|aceit(?:e|em)|queir(?:a|am))|(?:que )?agrad(?:e|em) (?:(?:as|os|a|o) )?${young}`
const sober = '(?:,? (?:e )?(?:sem|zero|nada de) (?:cachaca|alcool|bebida alcoolica|pinga))?'
/** "sem fazer careta": how a child eats, and nothing that it may not eat. */
const gladly = '(?: sem (?:fazer )?(?:careta|cara feia|birra|drama|manha|reclamar|brigar|chorar|frescura)s?)?'
/** What a child may not eat is for the reader that asks back. */
const noHealth = `(?![^.;!?\\n]{0,40}(?:alerg|intoler|celiac|sem (?!cachaca|alcool|bebida|pinga)))`

/** "um deles tem que agradar criança": one of them at least. */
export const pleasing: Reader = reads(
  `(?:(?:e|mas|[oa]s?|pratos?|opc(?:ao|oes)|individua(?:l|is)|del[ae]s?|tudo|tod[oa]s?|um|uma) )*(?:tem que|tem de|precisam?|devem?|que|pra|para) agrad(?:ar|arem|e|em) (?:(?:a|as|os|ao|aos|tambem) )*${young}${'(?![^.;!?\\n]{0,40}(?:alerg|intoler|celiac))'}`,
  () => [{ kind: 'question', about: 'childrensDish', count: 1 }],
)

export const forChildren: Reader = reads(
  `(?:(?:e|mas|que|quero|queria|preciso de|gostaria de|tem que|ter|ter pelo menos|pelo menos|no minimo|ao menos|se (?:der|puder)) )*${number}(?: (?:pratos?|opc(?:ao|oes)|receitas?|itens|lanches?|doces?|salgados?|del[ae]s|dess[ae]s|d[oa]s \\w+))?${verbs} (?:${children}|${eatenBy})${gladly}${noHealth}${sober}(?:,? (?:por |a |custando |de )?(?:ate|no maximo(?: de)?|max\\.?) (?:r\\$ ?)?${number}(?: reais| conto)?(?: cada)?)?`,
  ([, count, price]) => [
    {
      kind: 'question',
      about: 'childrensDish',
      count: amountIn(count),
      ...(price !== undefined && { price: amountIn(price) }),
    },
  ],
)
