/** A dish for children, who get nothing that was cooked with cachaça: asked of the house's own menu, with its price. */
import { amountIn, number, type Reader, reads } from './shape.ts'

const children =
  '(?:(?:para|pra|pras|pros|de|das|dos) (?:as |os )?(?:criancas?|criancada|meninos|meninas|menores|pequenos)|infanti(?:l|s)|kids)'
const verbs = '(?: (?:tem|tenha|pode|podem|poderia|precisa|deve|devia|vai|que|de|ser|seja|sejam|sendo))*'
/** What a child may not eat is for the reader that asks back. */
const noHealth = '(?![^.,;!?\\n]{0,40}(?:alerg|intoler|celiac|sem ))'

export const forChildren: Reader = reads(
  `(?:(?:e|mas|quero|queria|preciso de|gostaria de|ter|ter pelo menos|pelo menos|no minimo|ao menos|se (?:der|puder)) )*${number}(?: (?:pratos?|opc(?:ao|oes)|receitas?|itens|del[ae]s|dess[ae]s|d[oa]s pratos))?${verbs} ${children}${noHealth}(?:,? (?:por |a |custando |de )?(?:ate|no maximo(?: de)?|max\\.?) (?:r\\$ ?)?${number}(?: reais| conto)?(?: cada)?)?`,
  ([, count, price]) => [
    {
      kind: 'question',
      about: 'childrensDish',
      count: amountIn(count),
      ...(price !== undefined && { price: amountIn(price) }),
    },
  ],
)
