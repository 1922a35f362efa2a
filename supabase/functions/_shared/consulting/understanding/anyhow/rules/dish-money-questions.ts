/** What owners ask about the price, the margin and the size of dishes, in any order of words. */
import type { DishQuestion } from '../../../base/request/dish-wishes.ts'
import { ask, food, maybe, money, type Rule, withRest } from '../form.ts'
import { has } from '../words.ts'

export const of = (about: DishQuestion, ...words: string[]): Rule => ({
  words: words.map((one) => has(one)),
  form: { ...ask(about), turn: withRest },
})

export const dishMoneyQuestions: readonly Rule[] = [
  {
    // "o bar da esquina faz asa a 32, faço por quanto?"
    words: [
      has('MONEY|NUMBER'),
      has('ITEM|FOOD'),
      has(
        '(?:faco|vendo|cobro|boto|ponho|coloco|sai) (?:a |por )?quanto|por quanto (?:eu )?(?:faco|vendo|cobro|boto)',
      ),
    ],
    not: has('PERCENT|kg|quilos?|ml|gramas?'),
    form: { ...ask('sellsAt', { item: maybe(food), price: money }), turn: withRest },
  },
  {
    words: [
      has('MONEY|NUMBER'),
      has(
        'vend\\w+|paga\\w*|pagam|pagaria\\w*|saida|sai|passa\\w*|aceit\\w+|gira\\w*|espant\\w+|assust\\w+|cobr\\w+|caro|salgado|compr\\w+|bot\\w+',
      ),
    ],
    not: has(
      'PERCENT|kg|quilos?|pessoas|ml|gramas?|receb\\w+|quant\\w+|cust\\w+|gast\\w+|garraf\\w+|novos|cozinheir\\w+',
    ),
    form: { ...ask('sellsAt', { item: maybe(food), price: money }), turn: withRest },
  },
  {
    words: [
      has(
        'lucr\\w+|deix(?:a|am|aria)(?! (?:o|a|os|as|de|pront\\w+))|sobra(?:m|ria|ndo)?|margem|margens|rend\\w+|ganh\\w+|compensa\\w*|retorno|prejuizo|fica (?:quanto )?pra mim|pra mim|da (?:mais )?dinheiro|rentab\\w+|rentave\\w+|no bolso|(?:tiro|tira\\w*|fico com|pego|embols\\w+) quanto|quanto (?:eu )?(?:tiro|embols\\w+)|paga melhor|paga mais',
      ),
    ],
    not: has('test\\w+|pessoas|porcoes|unidades|gente'),
    form: { ...ask('itemProfit', { item: maybe(food), price: maybe(money) }), turn: withRest },
  },
  {
    words: [
      has(
        'porcao|porcoes|tamanho|individual|serve\\w* (?:quant\\w+|NUMBER)|quant\\w+ (?:pessoas|gramas?|unidades|pedacos|bolinhos|g|gente|bocas)|gramas?|gramatura|quantidade|enche|sacia|mata a fome|alimenta|peso|para um|pra um|pra dois|vem quant\\w+|quanto de FOOD|(?:pra|para|serve) (?:uma?|NUMBER)(?: pessoa\\w*)? ou|de quant\\w+|por (?:client|pessoa|cabeca)\\w*|colherad\\w+|meia porcao|divid\\w+',
      ),
    ],
    not: has('cobr\\w+|preco|cust\\w+|vend\\w+|valor|pedir|lucr\\w+|sobra|~cachaca'),
    form: { ...ask('portionSize', { item: maybe(food) }), turn: withRest },
  },
  {
    words: [has('muit\\w+|demais|exager\\w+|enjo\\w+|repetitiv\\w+'), has('FOOD|ITEM')],
    form: ask('tooMany', { what: food }),
  },
  of(
    'priceEach',
    'quanto|por quanto|a quanto|que preco|qual (?:o )?(?:preco|valor)|custo|custa|precific\\w+|quanto vale|sug\\w+|preco\\w*|valor\\w*',
    'cobr\\w+|vale|vend\\w+|sai\\w*|preco\\w*|valor\\w*|custa\\w*|cust\\w+|fica|pedir|peco|precific\\w+|bot\\w+|coloc\\w+',
  ),
]
