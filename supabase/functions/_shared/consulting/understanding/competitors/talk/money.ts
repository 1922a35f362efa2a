/** A clause that only says how much there is to spend. */
import { amountsIn } from '../../text/amount-words.ts'

const toSpend =
  /^\s*(?:(?:e|mas|so|eu|a gente|se) )*(?:com|tenho|temos|tem|posso gastar|da (?:pra|para) gastar|gastando|gastar)(?: (?:so|ate|uns|no maximo|apenas|mais ou menos))*\s+(?:r\$ ?)?[\d.,]+(?: mil)?(?: ?(?:reais|real|contos?|pila|pau))?(?: (?:pra|para) gastar)?[\s,]*$/
/** R$ */
const least = 20

/** R$; undefined if the clause says anything else. */
export function moneyOf(said: string): number | undefined {
  const value = toSpend.test(said) ? amountsIn(said)[0]?.value : undefined
  return value !== undefined && value >= least ? value : undefined
}
