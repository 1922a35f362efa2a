/** Limits of a menu's plan: how far prices rise, what ingredients cost, how many items go, what the print may cost. */
import { everyItem } from '../../../base/request/match-item.ts'
import { findDates } from '../../dates/find-dates.ts'
import type { WishContent } from '../../text/draft.ts'
import { amountOf, spokenAmount } from '../../words/spoken-amounts.ts'
import { itemIn, itemsNamed } from './menu-items.ts'
import { pattern, type Reading, rest } from './reading.ts'

const rise =
  '(?:subir|suba|subam|sobe|sobem|subindo|aument\\p{L}*|reajust\\p{L}*|acrescim\\p{L}*|encarec\\p{L}*)'
const over =
  '(?:mais\\s+(?:de|do\\s+que|que)|acima\\s+d[eo]s?|alem\\s+d[eo]s?|maior(?:es)?\\s+(?:do\\s+)?que|pass\\p{L}+\\s+d[eo]s?|superior(?:es)?\\s+a|no\\s+max(?:imo)?|ate|maxim[oa]\\s+(?:de|e))'
const unit = '(reais|real|contos?|pilas?|%|por\\s+cento|porcento)'
const all =
  '(?:nada|nenhum\\p{L}*|ninguem|sem|qualquer|tudo|todos?|os\\s+precos|cada\\s+(?:item|preco|prato|um)|o\\s+resto|os\\s+outros|os\\s+demais|preco\\s+nenhum)'

const isPercent = (said: string) => /%|cento/.test(said)

function capOf(value: number, said: string): WishContent[] {
  if (!(value > 0) || value > 1000) return []
  return [
    isPercent(said)
      ? { kind: 'capPrice', item: everyItem, percent: Math.min(100, value) }
      : { kind: 'capPrice', item: everyItem, rise: value },
  ]
}

const print =
  '(?:impress\\p{L}*|reimpress\\p{L}*|imprimir|grafica|papel|cardapios?|menu|reforma d\\p{L}+ cardapio)'

const held =
  '(?:fica(?:m)?|continua(?:m)?|segue(?:m)?|permanece(?:m)?|deixa(?:r)?)\\s+(?:n[oa]\\s+|o\\s+|com\\s+o\\s+)?(?:mesm[oa]\\s+)?preco(?:\\s+(?:que\\s+(?:ta|esta|tao|estao|e)|de\\s+(?:hoje|sempre|agora)|atual|mesmo))?'
/** "…, que a vizinha vende a 11": a reason that names another house's price. */
const because =
  '(?:\\s*,?\\s+(?:que|porque|pois|pq)\\s+[^.;!?]{0,60}?(?:vende|cobra|faz|bota)\\p{L}*[^.;!?,]{0,30}(?:,\\s*alias[^.;!?,]{0,60})?)?'

export const limitReadings: readonly Reading[] = [
  {
    words: pattern(
      `${all}[^.;!?,]{0,40}?${rise}[^.;!?,]{0,20}?${over}\\s+(?:uns\\s+)?(?:r\\$\\s*)?${spokenAmount}\\s*${unit}`,
    ),
    wishes: ([, value, said = '']) => capOf(amountOf(value), said),
  },
  {
    words: pattern(
      `(?:(?:e|mas|so|os|precos?|pode|podem|da\\s+pra|aceito|deixo|topo|quero|no)\\s+)*(?:pode|podem|da\\s+pra|aceito|deixo|topo|so)\\s+(?:so\\s+)?${rise}\\s*,?\\s+(?:tudo\\s+|os\\s+precos\\s+)?(?:(?:mas|porem|so)\\s+)*(?:no\\s+max(?:imo)?|ate|em\\s+ate)\\s+(?:uns\\s+)?(?:r\\$\\s*)?${spokenAmount}\\s*(reais|real|contos?|pilas?)(?:\\s+(?:em|por)\\s+(?:cada\\s+)?(?:item|coisa|prato|produto|um|uma))?(?!\\s+(?:n[oa]s?|d[eoa]s?)\\s)`,
    ),
    wishes: ([, value, said = '']) => capOf(amountOf(value), said),
  },
  // "não aumenta nada mais que 2 reais"
  {
    words: pattern(
      `nao\\s+${rise}\\s+(?:nada|nenhum\\p{L}*(?:\\s+\\p{L}+)?|os\\s+precos)\\s+${over}\\s+(?:uns\\s+)?(?:r\\$\\s*)?${spokenAmount}\\s*${unit}`,
    ),
    wishes: ([, value, said = '']) => capOf(amountOf(value), said),
  },
  // "que nada passe de 5% de aumento"
  {
    words: pattern(
      `(?:nao\\s+quero\\s+que\\s+)?${all}\\s+(?:pode\\s+|vai\\s+)?pass\\p{L}+\\s+d[eo]s?\\s+(?:r\\$\\s*)?${spokenAmount}\\s*${unit}\\s+(?:de\\s+|a\\s+mais)(?:aumento|reajuste|subida)?`,
    ),
    wishes: ([, value, said = '']) => capOf(amountOf(value), said),
  },
  {
    words: pattern(
      `(?:aumento|reajuste|subida|alta)\\s+(?:so\\s+)?(?:maxim[oa]|de\\s+no\\s+maximo|de\\s+ate|no\\s+maximo\\s+de|ate)\\s+(?:de\\s+)?(?:r\\$\\s*)?${spokenAmount}\\s*${unit}`,
    ),
    wishes: ([, value, said = '']) => capOf(amountOf(value), said),
  },
  {
    words: pattern(
      `(?:(?:quero|preciso|e|pra|para|vamos|pode|pode-se)\\s+)*(?:cortar?|corte|tir(?:ar|e|a)|elimin\\p{L}+|remov\\p{L}+|sair|saiam)\\s+(exatamente|exatos|pelo\\s+menos|no\\s+minimo|no\\s+maximo|ate|uns|umas|so|apenas)?\\s*${spokenAmount}\\s+(?:itens|pratos|opcoes|coisas|linhas|produtos)(?!\\s+(?:de|do|da|dos|das|com|que|sem)\\s)(?:\\s+do\\s+cardapio)?(?:\\s*[,:]\\s*(?:e\\s+)?(?:quero|quais|me\\s+\\p{L}+|mostr\\p{L}+|com)\\s[^.;!?]{0,80})?`,
    ),
    wishes: ([, how = '', value], { items }) => {
      const left = items - amountOf(value)
      if (!(left > 0) || left === items) return []
      const bound = /exat/.test(how) ? 'exactly' : /maximo|ate/.test(how) ? 'at_least' : 'at_most'
      return [{ kind: 'count', count: left, bound, of: 'items' }]
    },
  },
  {
    words: pattern(
      `(?:(?:quero|preciso|e)\\s+)*(?:reduz\\p{L}*|diminu\\p{L}*|baix\\p{L}*|enxug\\p{L}*|encolh\\p{L}*|cair|passar|ir|sair)\\s+(?:o\\s+cardapio\\s+)?(?:de\\s+\\d+\\s+)?(?:itens\\s+)?(?:pra|para|a|ate)\\s+(?:uns\\s+)?${spokenAmount}\\s+(?:itens|pratos|opcoes|coisas|linhas)(?:\\s+(?:contando\\s+tudo|no\\s+total|ao\\s+todo))?`,
    ),
    wishes: ([, value], { items }) => {
      const count = amountOf(value)
      return count > 0 && count < items ? [{ kind: 'count', count, bound: 'at_most', of: 'items' }] : []
    },
  },
  {
    words: pattern(
      `(?:(?:manter?|quero|o|meu|com)\\s+)*(?:cmv|custo\\s+d[ae]\\s+(?:mercadoria|ingredientes?|comida)|custo)(?:\\s+d[aeo]s?\\s+(comida|pratos?|cozinha|bebidas?|drinks?|bar))?[^.;!?,%]{0,25}?(?:abaixo\\s+d[eo]s?|ate|menor\\s+(?:do\\s+)?que|no\\s+max(?:imo)?|dentro\\s+d[eo]s|nao\\s+pass\\p{L}+\\s+d[eo]s?|em)\\s+${spokenAmount}\\s*(?:%|por\\s+cento)(?:\\s+(?:no|onde)\\s+que\\s+(?:der|puder))?(?:\\s*[;,]\\s*(?:e\\s+)?o\\s+que\\s+nao\\s+(?:der|puder|couber)${rest})?`,
    ),
    wishes: ([, part, value]) => {
      const max = amountOf(value)
      if (!(max > 0) || max > 100) return []
      return [
        {
          kind: 'costShare',
          max,
          ...(part !== undefined && { of: /bebida|drink|bar/.test(part) ? 'drinks' : 'food' }),
        },
      ]
    },
  },
  // "margem de 70% nos drinks" leaves 30 % for the ingredients.
  {
    words: pattern(
      `(?:(?:quero|uma|com)\\s+)*margem\\s+(?:minima\\s+)?(?:de|acima\\s+de)\\s+(?:pelo\\s+menos\\s+)?${spokenAmount}\\s*(?:%|por\\s+cento)\\s+(?:n[oa]s?|d[oa]s?|em)\\s+(comida|pratos?|cozinha|bebidas?|drinks?|bar)`,
    ),
    wishes: ([, value, part = '']) => {
      const max = 100 - amountOf(value)
      return max > 0 && max < 100
        ? [{ kind: 'costShare', max, of: /bebida|drink|bar/.test(part) ? 'drinks' : 'food' }]
        : []
    },
  },
  {
    words: pattern(
      `(?:(?:tenho|so\\s+tenho|temos|posso\\s+gastar|da\\s+pra\\s+gastar|gast\\p{L}+|minha|verba|orcamento|de|ate|e|uma?|no\\s+maximo|so)\\s+)*(?:tenho|verba|orcamento|gastar|gasto)\\s+(?:(?:de|e|ate|e\\s+de|no\\s+maximo|so)\\s+)*(?:r\\$\\s*)?${spokenAmount}(?:\\s*(?:reais|contos?))?\\s+(?:(?:pra|para|com|na|no|de|gastar|a|o|nova|novo)\\s+)*${print}`,
    ),
    wishes: ([, first]) => {
      const max = amountOf(first)
      return max > 0 && max <= 100_000 ? [{ kind: 'budget', max }] : []
    },
  },
  {
    words: pattern(
      `(?:com\\s+)?(?:a\\s+|uma\\s+)?(?:verba|orcamento)\\s+(?:(?:de|e|e\\s+de|ate)\\s+)*(?:r\\$\\s*)?${spokenAmount}(?:\\s*(?:reais|contos?))?`,
    ),
    wishes: ([, first]) => {
      const max = amountOf(first)
      return max > 0 && max <= 100_000 ? [{ kind: 'budget', max }] : []
    },
  },
  {
    words: pattern(
      `(?:(?:o\\s+)?(?:cardapio|menu)\\s+(?:novo\\s+)?)?(?:(?:tem\\s+que|precisa|quero|preciso|quero\\s+tudo|tudo)\\s+)*(?:estar\\s+|ta\\s+|ficar\\s+|ser\\s+)?(?:pront[oa]s?|no\\s+ar|valendo|na\\s+mesa|estre\\p{L}+|lanc\\p{L}+)\\s+(?:antes\\s+d[aoe]s?|ate|para|pra|pro|n[ao]|em|dia)\\s+(?:o\\s+|a\\s+|dia\\s+)?([^.;!?,]{3,60})(?:\\s*,\\s*(?:n[ao]\\s+)?(?:segunda|terca|quarta|quinta|sexta|sabado|domingo)(?:-feira)?)?(?:\\s*,\\s*antes\\s+d[aoe]s?\\s+[^.;!?,]{3,40})?`,
    ),
    wishes: (found, { today, said }) => {
      const [words = '', what = ''] = found
      const [date] = findDates(what, today)
      const start = found.index + words.indexOf(what)
      const named = said.slice(start, start + what.length).trim()
      const before = /antes/.test(words)
      if (date === undefined && !before) return []
      return [{ kind: 'deadline', what: named, ...(date && { by: date.span.from }) }]
    },
  },
  {
    words: pattern(`(?:(?:o|a|os|as|e|na|no)\\s+)?((?:[\\p{L}\\d]+\\s+){1,5}?)${held}${because}`),
    wishes: ([, named = ''], about) => kept(named, about),
  },
  {
    words: pattern(
      `(?:o\\s+)?preco\\s+d[oae]s?\\s+((?:[\\p{L}\\d]+\\s+){1,6}?)[^.;!?]{0,80}?nao\\s+(?:pod\\p{L}+|vai|dev\\p{L}+)\\s+(?:mud\\p{L}+|mex\\p{L}+|sub\\p{L}+|alter\\p{L}+)(?:\\s+(?:ainda|agora|de\\s+jeito\\s+nenhum))?`,
    ),
    wishes: ([, named = ''], about) => kept(named, about),
  },
]

function kept(named: string, about: Parameters<typeof itemIn>[1]): WishContent[] {
  const own = itemIn(named, about)
  const beers = own === undefined ? itemsNamed(named, about) : []
  const items =
    own === undefined
      ? beers
      : itemsNamed(own, about).length > 1 && /^cerveja/.test(own)
        ? itemsNamed(own, about)
        : [own]
  return items.map((item): WishContent => ({ kind: 'keepPrice', item }))
}
