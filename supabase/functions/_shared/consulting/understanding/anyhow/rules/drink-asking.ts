/** What the questions about drinks share: the words that ask, the spirits, and what fills the wish. */
import type { BarTopic } from '../../../base/request/bar-topics.ts'
import { ask, type Rule, withRest } from '../form.ts'
import { has } from '../words.ts'

export const which =
  'qual|quais|quem|onde|o que|que (?:drinks?|drinques?|bebidas?|copos?|receitas?|coquete\\w+)|(?:algum|um|alguma)(?: del[ea]s)? que|me (?:diz|diga|aponta|mostra|fala|indica)\\w*|o (?:mais|campeao|melhor)|quero saber'
/** What asks says nothing more. */
const asking = has(
  'quant[oa]s?|quantidade|qual|quais|quem|onde|como|quando|por que|pq|sera|saber|duvida|diz\\w*|digam?|explic\\w+|ensin\\w+|orient\\w+|aponta\\w*|tem como|da (?:pra|para)|consigo|consegue|posso|podem?|devo|deve|preciso|precisa|faz\\w*|faco|fica\\w*|us\\w+|vale|funciona|serve|sirvo|rola|melhor|certo|ideal|uma?|ou|ainda|cada|drinks?|drinques?|coquete\\w+|bebidas?|copos?|barman|bartender|balcao|bar|gente|povo|pessoal|clientes?|fregues\\w*|turma|galera|mesa|casa|carta|cardapio|dia|noite|ai|meio|mesmo|tudo|todos?|algum\\w*|del[ea]s|desses|dos novos|tem|ter|ser|estou|ta|hora|voces|acham?',
)
export const amount = 'quant[oa]s?|rend\\w+|tir\\w+|sai\\w*|da|sirvo|faco'
export const cana =
  'cachaca\\w*|pinga\\w*|aguardente|destilad\\w+|prata|carvalho|ouro|castanheira|amburana|extra premium|branquinha|bebida'

/** Most words of a question that nothing explains. */
const mostStrange = 3

export const bar = (what: BarTopic, words: readonly string[], not = '', more: Partial<Rule> = {}): Rule => ({
  words: [],
  written: words.map((one) => has(one)),
  not: has(`PERCENT|DATE${not && `|${not}`}`),
  strange: mostStrange,
  beside: asking,
  form: { ...ask('bar', { what }), turn: withRest },
  ...more,
})
