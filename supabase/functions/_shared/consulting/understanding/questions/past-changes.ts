/** A price that the owner changed, what is asked of it, and of the next one: "subi o X de 7 pra 8 em março. Valeu? Volto pra 7?" */
import { question } from '../spoken/pieces.ts'
import { type FoundAt, goingOn, oneItem, type SentenceReader, sumsIn, type Told } from './spoken-sentences.ts'

const changed =
  /(?<![a-z])(?:subi|subimos|aumentei|aumentamos|reajustei|reajustamos|baixei|baixamos|abaixei|reduzi|reduzimos|cortei|passei|mudei)(?![a-z])|(?<![a-z])(?:foi|passou|era|subiu|baixou)(?: de)? (?:r\$ ?)?\d[\d,]*(?: e)? (?:pra|para|depois)(?![a-z])|(?<![a-z])(?:desconto|aumento|reajuste|promocao|mudanca|subida|baixa|preco novo)s? (?:que (?:eu )?(?:dei|fiz|fizemos|demos) )?(?:n[oa]s?|d[oaei]s?|em)(?![a-z])/
/** A judgement of it, alone or behind it. */
const judged =
  /(?<![a-z])(?:valeu|compensou|adiantou|deu certo|deu errado|fiz (?:besteira|bem|mal|certo|errado|burrada|bobagem)|foi (?:bom|boa|ruim|erro|certo|errad[oa]|besteira)|err(?:ei|amos)|ganh(?:ei|amos)|perd(?:i|emos)|(?:melhorou|piorou)|nao senti|quase nao senti|(?:so )?dei desconto|confer\w+|caiu|fez diferenca|prejuizo|se pag(?:ou|aram)|(?:deu|trouxe) (?:resultado|lucro|retorno)|bom negocio)(?![a-z])/
const judgement =
  /^(?:(?:e|mas|acho|sera|que|ai|queria saber|quero saber|saber|se|confere|confira|confiram)[ ,]*)*(?:isso )?(?:valeu|compensou|adiantou|deu certo|foi (?:bom|ruim|erro|certo|errado|besteira)|err(?:ei|amos)|ganh(?:ei|amos)|perd(?:i|emos)|fiz(?: besteira| bem| mal| certo| errado)?|confer\w+(?: nos numeros| isso)?|nos numeros|so dei desconto|se pagou|deu resultado)(?![a-z]).{0,60}$|^(?:e |mas )?(?:no|a|nos) \d[\d,]* (?:ja )?(?:caiu|parou|nao vend\w+|vendeu menos|senti).{0,30}$|^olh\w+ .{0,20}planilha$|^(?:os |as )?(?:numeros|planilha|dados) (?:confirm\w+|mostr\w+|diz\w*).{0,20}$|^vend(?:eu|i|emos) (?:mais|menos)(?![a-z]).{0,70}$|^se (?:piorou|perdi|nao valeu|nao compensou|deu prejuizo),? (?:pode|podem|volt\w+|quero).{0,70}$|^acho que (?:fiz|errei|foi|deu).{0,40}$|^(?:e )?nao senti diferenca.{0,30}$|^o custo (?:dele|dela|disso)? ?nao mudou.{0,30}$/
const notOwn =
  /(?<![a-z])(?:fornecedor\w*|acougue\w*|custo d\w+|quilo|kg|vizinh\w+|concorren\w+|nao (?:quero|vou|posso))(?![a-z])/

/** Asks of a change without its figures: the sheet has them. */
const paysBack =
  /(?<![a-z])(?:se pag(?:ou|aram)|(?:deu|trouxe) (?:resultado|lucro|retorno)|(?:saber|dizer|ver) se .*(?:valeu|compensou|adiantou|ganhei|perdi|deu certo))(?![a-z])/

const back =
  /(?<![a-z])(?:volt(?:o|ar|amos|a|e)|retorn(?:o|ar)) (?:ele |ela |o preco |de novo )?(?:para|pra|pro|a|aos?|em)(?![a-z])/
const goTo =
  /(?<![a-z])(?:(?:da|dava|posso|podemos|cabe|consigo|vale) (?:para |pra |a pena )?(?:ir|subir|passar|chegar|por|botar|aumentar|baixar)(?: de novo)?|(?:se|e se) (?:for|fosse|subir|passar|eu (?:for|subir|passar|botar)))(?: ele| ela)? (?:para|pra|pro|a|ate|em)(?![a-z])/
const evenAsked =
  /quanto (?:(?:eu )?(?:posso|da pra|da para|aguento)|(?:e que )?posso) perder|quanta venda|ficar na mesma|(?<![a-z])empat\w+/

/** What is asked of another price of the item that was spoken of before. */
function nextPrices(from: number, item: string, told: Told): FoundAt {
  const wishes: FoundAt['wishes'] = []
  let at = from
  let price: number | undefined
  for (; at < told.sentences.length; at += 1) {
    const { said } = told.sentences[at] ?? { said: '' }
    const other = oneItem(said, told.names)
    if (other !== undefined && other !== item) break
    const [sum] = sumsIn(said, item)
    if (evenAsked.test(said)) {
      const of = sum ?? price
      wishes.push(question('breakEven', { item, ...(of !== undefined && { price: of }) }))
    } else if ((back.test(said) || goTo.test(said)) && sum !== undefined) {
      price = sum
      wishes.push(question('itemPrice', { item, price: sum }))
    } else break
  }
  return { wishes, count: at - from }
}

export const readPastChange: SentenceReader = (at, told) => {
  const { said } = told.sentences[at] ?? { said: '' }
  const verb = changed.exec(said)
  // Why the owner did it may name a neighbour.
  const isOwn = /(?:ei|i|imos|amos)$/.test(verb?.[0] ?? '')
  if (
    !verb ||
    notOwn.test(isOwn ? said.replace(/(?<![a-z])(?:por causa|porque|pois)(?![a-z]).*$/, '') : said)
  )
    return null
  const item = oneItem(said.slice(verb.index), told.names) ?? oneItem(said, told.names)
  if (item === undefined) return null
  // Two items have their own steps.
  const steps = sumsIn(said.slice(verb.index), item).length
  if (steps > 3 || (steps === 0 && !paysBack.test(said))) return null
  const count = goingOn(told, at, judgement)
  if (!judged.test(said) && count === 1 && !said.includes('?')) return null
  return { wishes: [question('pastChange', { item })], count }
}

/** "Volto ao de antes?", "Posso chegar a 12?" after a change of the past, whose item is meant. */
export const readNextPrice: SentenceReader = (at, told) => {
  const before = told.sentences.slice(Math.max(0, at - 4), at).findLast(({ said }) => changed.test(said))
  const { said } = told.sentences[at] ?? { said: '' }
  const own = oneItem(said, told.names)
  const item = own ?? (before && oneItem(before.said, told.names))
  if (item === undefined) return null
  if (own === undefined && !back.test(said) && !goTo.test(said)) return null
  // Of an item that is named here, only the chain of a price and what it may lose.
  if (own !== undefined && !(goTo.test(said) || neverChanged.test(said))) return null
  const from = neverChanged.test(said) && !goTo.test(said) ? at + 1 : at
  const { wishes, count } = nextPrices(from, item, told)
  return wishes.length === 0 ? null : { wishes, count: count + from - at }
}
const neverChanged = /(?<![a-z])nunca (?:mexi|mudei|mudou|subi|aumentei|reajustei)/
