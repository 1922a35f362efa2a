/**
 * Sums that owners ask of a menu, in any form: where money goes, what a cut costs, how far a price may rise, what a charge may
 * be, what a slow dish is worth. They are read before a name in them is taken for an order.
 */
import type { WishContent } from '../../text/draft.ts'
import { clause, meant, number, numberOf, spoken, tail, thing } from './asked-pieces.ts'
import type { Reading } from './reading.ts'

type Asked = Omit<Extract<WishContent, { kind: 'question' }>, 'kind'>
const ask = (wish: Asked): WishContent[] => [{ kind: 'question', ...wish }]
const askOf = (about: Asked['about'], item: string | undefined): WishContent[] =>
  item === undefined ? [] : ask({ about, item })

const minutes =
  '(\\d{1,3}|uns?\\s+\\d{1,3}|(?:trinta|quarenta|cinquenta)(?:\\s+e\\s+cinco)?|vinte(?:\\s+e\\s+cinco)?)\\s*(?:min(?:uto)?s?)'
const tens: Readonly<Record<string, number>> = { vinte: 20, trinta: 30, quarenta: 40, cinquenta: 50 }
function minutesOf(said: string): number {
  const figure = /\d{1,3}/.exec(said)?.[0]
  if (figure !== undefined) return Number(figure)
  const [ten = '', more] = said.split(/\s+e\s+/)
  return (tens[ten.trim()] ?? Number.NaN) + (more === undefined ? 0 : 5)
}
const ways = `(?:(?:nao\\s+sei\\s+|em\\s+duvida\\s+)?(?:se\\s+)?(?:eu\\s+)?(?:tir[oae]\\p{L}*|aviso|deixo)(?:\\s+do\\s+tempo)?(?:(?:\\s*,\\s*|\\s+ou\\s+|\\s+)(?:se\\s+|so\\s+|ou\\s+|eu\\s+)*(?:aviso|deixo|bot[oa]|mantenho|fica|faco|tir\\p{L}+|encomenda|por\\s+encomenda)${tail(40)})?)`

/** "Fico na dúvida entre cortar e avisar": of the dish before it. */
const reach = 260
const isSlow = (said: string) => /demor|minuto|\d ?min|lent/iu.test(said)

const charges: readonly (readonly [said: string, what: string])[] = [
  ['consumacao(?:\\s+minima)?', 'consumação mínima'],
  ['(?:taxa\\s+d[ea]\\s+)?rolha', 'rolha'],
  [
    '(?:multa|taxa)\\s+(?:de\\s+|d[oa]\\s+|por\\s+)?(?:desperdicio|quem\\s+deixa\\s+comida|sobra|comida\\s+no\\s+prato)',
    'desperdício',
  ],
  ['(?:multa|taxa)\\s+(?:de\\s+|d[oa]\\s+|por\\s+)?(?:comanda|perder\\s+a\\s+comanda)', 'comanda perdida'],
]

const perhaps =
  '(?:(?:se\\s+)?(?:a\\s+gente\\s+|eu\\s+)?(?:pode|posso|da\\s+(?:pra|para)|e\\s+permitid\\p{L}+|isso\\s+pode|a\\s+lei\\s+deixa)\\s+)?'
const mayEnd = `(?:${clause(40)}(?:(?:isso\\s+)?pode|e\\s+legal|e\\s+permitid\\p{L}+|e\\s+crime|da\\s+multa)\\s*\\?)?`

const chargeReadings = charges.map(
  ([said, what]): Reading => ({
    words: spoken(
      `(?:[^.;!?\\n,]{0,40}?(?:cobr\\p{L}+|${perhaps.slice(3, -2)})\\s+)?(?:uma\\s+|a\\s+)?${said}(?:\\s+de\\s+(?:r\\$\\s*)?(\\d{1,4})(?:\\s*reais)?)?(?:\\s+(?:por|em)\\s+(?:mesa|pessoa|cabeca|garrafa))?${mayEnd}`,
    ),
    wishes: ({ 0: all, 1: price, index, input }) =>
      /cobr|pode|posso|\?|permit|lei/.test(all) || input[index + all.length] === '?'
        ? ask({ about: 'fee', what, ...(price !== undefined && { price: Number(price) }) })
        : [],
  }),
)

const young = '(?:1[4-7]|quatorze|catorze|quinze|dezesseis|dezessete)\\s+anos'
const serving = '(?:garcom|garconete|serv\\p{L}+|atend\\p{L}+|no\\s+salao|nas\\s+mesas)'

/** Where money goes. */
const leakWords =
  '(?:onde|aonde|por\\s+onde)\\s+(?:(?:e\\s+que|que|eu|a\\s+gente|a\\s+casa|o\\s+dinheiro|meu\\s+dinheiro|ta|esta|to|estou|estamos|anda|vai|o)\\s+)*(?:vaz\\p{L}+|perd\\p{L}+\\s+(?:dinheiro|margem)|indo\\s+embora|escorr\\p{L}+|sumi\\p{L}+|sangr\\p{L}+|escoando)(?:\\s+(?:o\\s+|meu\\s+)?(?:dinheiro|lucro))?'

export const sumReadings: readonly Reading[] = [
  {
    words: spoken(
      `(?:[^.;!?\\n]{0,60}?nao\\s+sobra${clause(20)}?[,\\s]+)?(?:(?:e|me|eu|preciso|quero|queria|saber|diz|diga|ver|entender)\\s+)*${leakWords}`,
    ),
    wishes: () => ask({ about: 'leaks' }),
  },
  // "tirando três, quais, e o que perco?"
  {
    words: spoken(
      `(?:(?:e|se|eu|a\\s+gente|caso)\\s+)*(?:cort\\p{L}+|tir\\p{L}+|elimin\\p{L}+)\\s+(?:uns\\s+|umas\\s+|so\\s+)?${number}(?:\\s+(?:itens|pratos|coisas|linhas))?\\s*,?\\s+(?:e\\s+)?(?:me\\s+)?(?:qua(?:l|is)|quanto|(?:diz|diga|fala|conta|mostra)\\s)${tail(60)}(?:\\s+e\\s+(?:o\\s+que|quanto|qual)\\s${tail(45)})?`,
    ),
    wishes: ([, count]) => {
      const many = numberOf(count)
      return many >= 1 && many <= 20 ? ask({ about: 'weakest', count: many }) : []
    },
  },
  {
    words: spoken(
      `(?:(?:e|quais|qual|sao|os|as|me\\s+diz|diga)\\s+)*${number}(?:\\s+(?:itens|pratos|coisas))?\\s+(?:que|q)\\s+(?:me\\s+)?menos\\s+(?:me\\s+)?(?:deix\\p{L}+|d[ae]o|rend\\p{L}+|lucr\\p{L}+|vend\\p{L}+|sa(?:i|em))`,
    ),
    wishes: ([, count]) => {
      const many = numberOf(count)
      return many >= 1 && many <= 20 ? ask({ about: 'weakest', count: many }) : []
    },
  },
  // "até quanto posso subir a lasanha?"
  {
    words: spoken(
      `(?:(?:e|a|o)\\s+)*(?:${thing}\\s+)?(?:da\\s+(?:pra|para)|posso|pode)\\s+(?:eu\\s+)?(?:subir|aumentar|puxar)\\s+(?:ate\\s+)?quanto(?:\\s+sem\\s+[^.;!?,\\n]{3,40})?`,
    ),
    wishes: (found, about) => askOf('howHigh', meant(found[1] ?? '', found.index, about)),
  },
  {
    words: spoken(
      `(?:e\\s+)?ate\\s+quanto\\s+(?:(?:eu|que|a\\s+gente)\\s+)*(?:posso|da\\s+(?:pra|para)|pode)\\s+(?:subir|aumentar|puxar)(?:\\s+(?:n?[oa]s?\\s+|com\\s+[oa]s?\\s+)?${thing})?(?=[.;!?,\\n]|$|\\s+sem\\s)(?:\\s+sem\\s+[^.;!?,\\n]{3,40})?`,
    ),
    wishes: (found, about) => askOf('howHigh', meant(found[1] ?? '', found.index, about)),
  },
  {
    words: spoken(
      `(?:e\\s+)?(?:a\\s+|o\\s+)?${thing}\\s+(?:da|podia|posso|pode)\\s+(?:(?:pra|para)\\s+)?(?:subir|aumentar|puxar)\\s+ate\\s+quanto`,
    ),
    wishes: (found, about) => askOf('howHigh', meant(found[1] ?? '', found.index, about)),
  },
  // "o risoto dá prejuízo mesmo?"
  {
    words: spoken(
      `(?:e\\s+)?(?:a\\s+|o\\s+)?${thing}\\s+(?:eu\\s+)?(?:acho\\s+que|desconfio\\s+que|parece\\s+que|sera\\s+que)?\\s*(?:(?:me|ta|esta|anda)\\s+)*(?:da|dando|deu|de)\\s+prejuizo\\s*,?\\s*(?:e\\s+verdade|sera|e\\s+mesmo|ou\\s+e\\s+impressao(?:\\s+minha)?|ou\\s+nao|confere)`,
    ),
    wishes: (found, about) => askOf('keepWorth', meant(found[1], found.index, about)),
  },
  // "posso tirar a sopa, que mal vende?"
  {
    words: spoken(
      `(?:a\\s+|o\\s+)?${thing}(?:\\s+e\\s+(?:a\\s+|o\\s+)?${thing})?\\s+(?:quase\\s+|ja\\s+)?(?:nao|nunca)\\s+(?:sa(?:i|em)|vend\\p{L}+|gir\\p{L}+)${clause(15)}?[,\\s]+(?:eu\\s+)?(?:posso|devo|da\\s+(?:pra|para)|e\\s+(?:pra|para)|compensa)\\s+(?:eu\\s+)?tirar`,
    ),
    wishes: ({ 1: one, 2: other, index }, about) =>
      [one, other].flatMap((named) =>
        named === undefined ? [] : askOf('keepWorth', meant(named, index, about)),
      ),
  },
  // "o cordeiro leva uma hora: corto ou aviso?"
  {
    words: spoken(
      `(?:(?:e|mas)\\s+)*(?:a\\s+|o\\s+)?${thing}\\s+(?:demora|leva|gasta|pede|precisa\\s+de)?\\s*(?:uns\\s+)?${minutes}(?:\\s+(?:no\\s+pico|pra\\s+sair|para\\s+sair|pra\\s+ficar\\s+pront\\p{L}+))?(?:\\s*,?\\s+(?:e\\s+)?(?:prende|trava|segura|empata|ocupa)\\s+[^.;!?,\\n]{3,30}?(?=[.;!?,\\n]|$|\\s+(?:e|mas|nao|tiro)\\s))?(?:\\s*[,.:]?\\s*(?:e\\s+)?${ways})?\\??`,
    ),
    wishes: ({ 1: named, 2: took = '', index }, about) => {
      const item = meant(named, index, about)
      const many = minutesOf(took)
      return item === undefined || !(many > 0) ? [] : ask({ about: 'slowDishes', item, minutes: many })
    },
  },
  {
    words: spoken(`(?:eu\\s+)?(?:nao\\s+sei|fico\\s+na\\s+duvida)\\s+se\\s+(?:eu\\s+)?tir\\p{L}+${tail(90)}`),
    wishes: ({ index }, about) => {
      const item = meant('', index, about)
      const before = about.said.slice(Math.max(0, index - reach), index)
      return item !== undefined && isSlow(before) ? ask({ about: 'keepWorth', item }) : []
    },
  },
  // "se eu baixar o espeto de 9 para 8, quanto tenho que vender a mais?"
  {
    words: spoken(
      `(?:(?:e|se|eu|a\\s+gente|to|estou|pensando|em|queria|quero)\\s+)*(?:baix\\p{L}+|abaix\\p{L}+|reduz\\p{L}+)\\s+(?:o\\s+preco\\s+d[oa]s?\\s+)?(?:a\\s+|o\\s+)?${thing}\\s+(?:de\\s+(?:r\\$\\s*)?\\S{1,6}(?:\\s+reais)?\\s+)?(?:pra|para|a)\\s+(?:r\\$\\s*)?${number}(?:\\s+reais)?(?:\\s*,)?\\s+${clause(40)}?(?:quanto|compensa)${tail(70)}`,
    ),
    wishes: ({ 1: named, 2: price, index }, about) => {
      const item = meant(named, index, about)
      const now = numberOf(price)
      return item === undefined || !(now > 0) ? [] : ask({ about: 'breakEven', item, price: now })
    },
  },
  ...chargeReadings,
  {
    words: spoken(
      '(?:(?:tem\\s+)?client\\p{L}+\\s+(?:com|de)\\s+(?:pressao\\s+alta)(?:\\s+que\\s+[^.;!?,\\n]{3,40})?|[^.;!?,\\n]{0,30}?hipertens\\p{L}+[^.;!?,\\n]{0,30})',
    ),
    careful: true,
    wishes: () => ask({ about: 'safeFor', what: 'sal' }),
  },
  {
    words: spoken(
      `(?:(?:os|e)\\s+)?(?:10|dez)\\s*(?:%|por\\s+cento)(?:\\s+d[oae]s?\\s+(?:garcom|servico|garcons))?\\s+(?:e|sao)\\s+(?:obrigad\\p{L}+|obrigatori\\p{L}+)`,
    ),
    wishes: () => ask({ about: 'serviceFee' }),
  },
  {
    words: spoken(
      `[^.;!?,\\n]{0,40}?(?:${young}[^.;!?\\n]{0,25}${serving}|${serving}[^.;!?,\\n]{0,30}?${young}|menor(?:\\s+de\\s+(?:idade|\\d\\d(?:\\s+anos)?))?\\s+(?:pode\\s+)?${serving})(?:\\s+(?:n?as|nas)\\s+mesas?)?(?:[^.;!?,\\n]{0,20}?(?:cerveja|bebida|alcool|chopp?e?))?(?:\\s*,?\\s*(?:el[ea]\\s+)?(?:pode|posso)\\s+(?:serv|vend)\\p{L}+(?:\\s+(?:cerveja|bebida|alcool|chopp?e?))?)?`,
    ),
    wishes: () => ask({ about: 'licence', what: 'menor de idade servindo bebida' }),
  },
]
