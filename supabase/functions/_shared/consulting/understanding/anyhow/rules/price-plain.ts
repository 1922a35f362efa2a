/** What owners say of a price in few words: it stays because guests come for it; it is what it costs today. */
import { eachNamed, maybe, money, type Rule, until, wish } from '../form.ts'
import { has, stays } from '../words.ts'
import { isToday } from './price-orders.ts'

const star = has(
  'chamari(?:z|zes)|carro chefe|carro-chefe|isca|cart(?:ao|oes) de visitas?|xodo|queridinh\\w+|campe\\w+|porta de entrada|estrela|o que (?:mais )?(?:traz|chama|puxa|atrai|enche|vende|sai)\\w*',
)
const holds = has(
  `${stays.source}|(?:nao|nem|nunca)(?: \\w+){0,4} (?:mex\\w+|mud\\w+|alter\\w+|to(?:c|qu)\\w+|encost\\w+)`,
)

/** "a lasanha é o carro-chefe da casa e não deve mudar de preço": of it, and not of all. */
export const heldStars: Rule = {
  words: [has('ITEM'), star, holds],
  not: has(
    'PERCENT|WEEKDAY|HOUR|se|caso|quant\\w+|qual|quais|ate (?:MONEY|NUMBER)|maxim\\w+|sub\\w+|aument\\w+|custo',
  ),
  beside: has('noss\\w+|meu|minha|casa|preco|gente|client\\w+|povo|dev\\w+|tem que|pode'),
  form: wish('keepPrice', { price: maybe(money), until: maybe(until) }, { each: eachNamed, turn: isToday }),
}

/** "Heineken 19": today's price, which stays; another amount may be anything. */
export const bareToday: Rule = {
  words: [
    /^(?:[oa]s? )?ITEM(?: \w+)?(?: (?:a|por|em|fica|fica a|fica em|continua|continua a))? (?:MONEY|NUMBER)$/,
  ],
  form: wish('keepPrice', { price: money }, { each: eachNamed, turn: isToday }),
}
