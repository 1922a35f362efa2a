/** What an owner asks about a menu: an item that may go, a price, a charge, a claim. */
import type { WishContent } from '../../text/draft.ts'
import { itemIn } from './menu-items.ts'
import { pattern, type Reading } from './reading.ts'

const ask = (wish: Omit<Extract<WishContent, { kind: 'question' }>, 'kind'>): WishContent[] => [
  { kind: 'question', ...wish },
]
/** The rest of a sentence. */
const whole = '[^.!?;\\n]*'
/** A sentence from its start: searched from each word, a long one would take the square of its length. */
const sentence = `(?<![^.!?;\\n])${whole}`
const lead = `(?:(?:e|mas|ai|me\\s+diz|me\\s+diga|queria\\s+saber|quero\\s+saber|sera\\s+que)\\s+)*`

export const questionReadings: readonly Reading[] = [
  {
    words: new RegExp(`${sentence}(?:sem\\s+gluten|gluten\\s*free|nao\\s+contem\\s+gluten)${whole}\\?`, 'gu'),
    safe: true,
    wishes: ([words = ''], about) => {
      if (!/escrev|bot[ao]|coloc|p[oô]r\s|dizer|anunci|garant|chamar|posso|da pra/.test(words)) return []
      const after = words.slice(words.search(/gluten/))
      const item = itemIn(after, about)
      return ask({ about: 'glutenFree', ...(item !== undefined && { item }) })
    },
  },
  {
    words: new RegExp(`${sentence}\\bcouvert\\b${whole}\\?`, 'gu'),
    wishes: () => ask({ about: 'couvert' }),
  },
  {
    words: new RegExp(
      `${sentence}(?:taxa\\s+de\\s+servico|(?:10|dez)\\s*(?:%|por\\s+cento)\\s+de\\s+servico|os\\s+(?:10|dez)\\s*(?:%|por\\s+cento)|gorjeta)${whole}\\?`,
      'gu',
    ),
    wishes: () => ask({ about: 'serviceFee' }),
  },
  {
    words: new RegExp(
      `(?<![\\p{L}\\p{N}])${lead}(?:vale(?:\\s+a\\s+pena)?|compensa|devo|faz\\s+sentido|presta|adianta)\\s+(?:eu\\s+)?(?:manter|deixar|continuar\\s+com|ficar\\s+com|segurar|tirar|ter)\\s+([^?.!;]{2,60})\\?`,
      'gu',
    ),
    wishes: ([, named = ''], about) => {
      const item = itemIn(named, about)
      return item === undefined ? [] : ask({ about: 'keepWorth', item })
    },
  },
  {
    words: new RegExp(
      `(?<![\\p{L}\\p{N}])${lead}(?:e\\s+)?(?:[oa]s?\\s+)?([^?.!;,\\s][^?.!;,]{0,38}?[^?.!;,\\s])\\s*,?\\s+(?:(?:eu\\s+)?(?:tiro\\s+ou\\s+(?:deixo|fica|mantenho)|(?:deixo|mantenho)\\s+ou\\s+tiro)|(?:se\\s+paga|da\\s+lucro|da\\s+dinheiro|presta))\\s*\\?`,
      'gu',
    ),
    wishes: ([, named = ''], about) => {
      const item = itemIn(named, about)
      return item === undefined ? [] : ask({ about: 'keepWorth', item })
    },
  },
  {
    words: new RegExp(
      `(?<![\\p{L}\\p{N}])${lead}(?:quanto\\s+(?:eu\\s+)?(?:devia|devo|deveria|posso|da\\s+pra|tenho\\s+que|era\\s+pra|seria\\s+pra)?\\s*(?:eu\\s+)?(?:ta|estar|tar)?\\s*cobr\\p{L}+|(?:qual|quanto)\\s+(?:e\\s+|seria\\s+|o\\s+)*(?:preco|valor)\\s+(?:certo|justo|bom|ideal)?)\\s*(?:n[ao]s?|pel[ao]s?|por|d[aoe]s?|em|pra|para)?\\s*([^?.!;,]{2,60})\\??`,
      'gu',
    ),
    wishes: ([, named = ''], about) => {
      const item = itemIn(named, about)
      return item === undefined ? [] : ask({ about: 'fairPrice', item })
    },
  },
  {
    words: pattern(
      `${lead}(?:se\\s+)?o\\s+(?:reajuste|aumento)\\s+d[aoe]s?\\s+([^?.!;]{2,60}?)\\s*(?:deu\\s+certo|valeu(?:\\s+a\\s+pena)?|compensou|espantou\\s+\\p{L}+|foi\\s+bom|funcionou)(?:\\s+ou\\s+(?:nao|espantou(?:\\s+\\p{L}+)?|deu\\s+errado|foi\\s+ruim))?`,
    ),
    wishes: ([, named = ''], about) => {
      const item = itemIn(
        named.replace(
          /\b(?:em|de)\s+(?:janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)\b/g,
          ' ',
        ),
        about,
      )
      return item === undefined ? [] : ask({ about: 'pastChange', item })
    },
  },
]
