/** Where the price of an item ends, begins, stays or goes to, in the words of the street. */
import { eachItem, eachNamed, maybe, money, type Rule, until, wish } from '../form.ts'
import type { Slots } from '../slots.ts'
import { has } from '../words.ts'
import { measured } from './price-orders.ts'

type Fields = Record<string, unknown>

const unpriced = `(?:MONEY|NUMBER)(?: \\w+){0,4} e (?:[oa]s? )?ITEM|custo|margem|lucro|desconto de|custa(?:ndo)? (?:pra|para) mim|pago|compro|combo\\w*|PERCENT|WEEKDAY|HOUR|vizinh\\w+|concorren\\w+|deles|cliente\\w* gast\\w+|vend\\w+ (?:mais|menos|NUMBER)|diferenca|distancia|${measured}`

/** An amount that may be a price of the item. */
function likely(fields: Fields, slots: Slots): Fields | null {
  const today = typeof fields.item === 'string' ? slots.priceOf(fields.item) : undefined
  const price = Number(fields.max ?? fields.min ?? fields.price)
  return today === undefined || (price >= today / 3 && price <= today * 3) ? fields : null
}

const exactly = (fields: Fields, slots: Slots): Fields | null => {
  const found = likely(fields, slots)
  return found && { ...found, min: found.max }
}

/** Today's price, said again; another amount is no standstill. */
function atToday(fields: Fields, slots: Slots): Fields | null {
  const today = typeof fields.item === 'string' ? slots.priceOf(fields.item) : undefined
  const { price } = fields
  if (typeof price !== 'number' || today === undefined) return fields
  return Math.abs(price - today) < 0.01 ? fields : null
}

const below =
  'menos d[eo]|menos que|abaixo d[eo]|(?:por|pra) baixo d[eo]|por baixo d[eo]|inferior(?:es)? a|desc\\w+ d[eo]|baix\\w+ d[eo]|derrub\\w+|limite (?:inferior|pra baixo)|minim[oa]|piso|menor (?:preco|valor)|(?:para|par[ae]|pare) (?:em|n[oa]s?)'
const refused =
  'nao|nem|nunca|jamais|nada|feio|prejuizo|perco|nem pensar|deus me livre|so|sempre|e o|inferior|minim[oa]|piso|menor|tem como|aceitavel|para|pare|me paga'
const floor: Rule = {
  words: [has('ITEM'), has('MONEY|NUMBER'), has(below), has(refused)],
  not: has(`${unpriced}|acima|no maximo|ate|teto|sempre menos|menos (?:de|que) \\S+ sempre`),
  form: wish('price', { min: money }, { each: eachItem, turn: likely }),
}

const above =
  '(?:ultra)?pass\\w+|exced\\w+|encost\\w+|cheg\\w+|cruz\\w+|acima d[eo]|mais (?:de|que)|alem d[eo]|(?:pra|para) cima|super\\w+|sub\\w+ d[eo]|sob[ea]m? d[eo]|teto|limite|maxim[oa]|ate|menos d[eo]|menor que|ou menos|abaixo d[eo]|dentro d[oe]s?'
const capped =
  'nao|nem|nunca|jamais|ninguem|sempre|teto|limite|maxim[oa]|ate|so|some|reclam\\w+|dentro|desde que|pode ir|vou (?:so )?ate|ou menos'
const ceiling: Rule = {
  words: [has('ITEM'), has('MONEY|NUMBER'), has(above), has(capped)],
  not: has(
    `${unpriced}|minim[oa]|piso|inferior|pra baixo|por baixo|desc\\w+|baix\\w+|derrub\\w+|(?:nao|nunca|nem|jamais)(?: \\w+){0,4} (?:menos|abaixo)|(?:menos|abaixo) d[eo] \\S+(?: \\w+){0,6} (?:nao|nem pensar|prejuizo|perco)|aument\\w+|reajust\\w+|a mais|em cima|acima d[ao]s? (?:\\w+ )?ITEM|subir|sobe`,
  ),
  form: wish('capPrice', { max: money, until: maybe(until) }, { each: eachItem, turn: likely }),
}

const stays: Rule = {
  words: [
    has('ITEM'),
    has(
      'congelad[oa]s?|segur(?:o|a|ar|em|amos)|nem (?:pra|para) cima nem (?:pra|para) baixo|nao (?:se )?(?:mex|alter|mud|reajust)\\w+|mant(?:em|enho|er|enha\\w*)|e ess[ea]|e ponto|como (?:e|esta|ta)|(?:sem|nada de) (?:mudanca|alterac|mex)\\w*|do jeito que (?:esta|ta)|combinad[oa]|tabelad[oa]s?|mesm[oa]s?|escrit[oa] na lousa|preco certo|certo d[ao] (?:ITEM )?',
    ),
    has('precos?|valor(?:es)?|MONEY|NUMBER|nem (?:pra|para) cima|congelad\\w+|quanto se cobra|lousa'),
  ],
  not: has(
    `custo|margem|lucro|PERCENT|WEEKDAY|HOUR|sub\\w+ ate|ate (?:MONEY|NUMBER)|receita|porcao|tamanho|nome|desconto\\w*|acima|abaixo|mais que|so se|cardapio novo|foto\\w*|${measured}`,
  ),
  form: wish('keepPrice', { price: maybe(money), until: maybe(until) }, { each: eachItem, turn: atToday }),
}

const goesTo: Rule = {
  words: [
    has('ITEM'),
    has('MONEY|NUMBER'),
    has(
      'passa\\w* (?:a|pra|para)|crav\\w+|joga\\w*|bota\\w*|coloc\\w+|poe|ponh\\w+|sobe\\w*|suba|muda\\w*|mude\\w*|atualiz\\w+|constar?|aparecer|agora (?:e|custa|sai|vale)?|a partir de (?:agora|DATE)|novo (?:preco|valor)|(?:preco|valor) novo|vai (?:pra|para|a|ser|custar|sair)|sai (?:a|por)|quero (?:de|a|por)|coloqu\\w+|baix\\w+|reduz\\w+|corrig\\w+|corrij\\w+|decidi\\w*|sem discussao|= |=',
    ),
  ],
  not: has(
    `${unpriced}|nao|nem|nunca|jamais|nada|nenhum\\w*|no maximo|maximo|minimo|ate|pelo menos|olhe la|mais car\\w+|acima|abaixo|so|se|caso|a mais|em cima|aument\\w+ (?:de )?MONEY|reais? (?:a mais|em cima)|ITEM.*ITEM|teto|piso|cada|um real|compens\\w+`,
  ),
  form: wish('price', { max: money, until: maybe(until) }, { each: eachNamed, turn: exactlyOnDay }),
}

/** The day from which it holds belongs to it. */
function exactlyOnDay(fields: Fields, slots: Slots): Fields | null {
  slots.days()
  // "de 9 para 8": the second amount counts.
  const next = slots.amount()
  return exactly(next === undefined ? fields : { ...fields, max: next }, slots)
}

/** "nada na casa por menos de 15", "o mais caro da casa fica em 110" */
const ofAll: Rule = {
  words: [
    has('MONEY|NUMBER'),
    has('nada|nenhum\\w*|tudo|cardapio|casa|menu|prat\\w+|it\\w+'),
    has('(?:por )?menos d[eo]|abaixo d[eo]|minim[oa]|piso|inferior'),
    has('nada|nenhum\\w*|nao|nunca|minim[oa]|piso|casa|tudo'),
  ],
  not: has(
    `ITEM(?! (?:nada|tudo|prat\\w+|it\\w+|cardapio|menu))|${unpriced}|mex\\w+|sub\\w+|aument\\w+|custa\\w*|que`,
  ),
  form: wish('price', { min: money }),
}

export const priceBounds: readonly Rule[] = [floor, ceiling, stays, goesTo, ofAll]
