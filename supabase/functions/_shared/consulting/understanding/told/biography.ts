/**
 * "Sou dona desta pousada desde 2004", "o bar era do meu tio": who writes, since when, and whose the house is. It asks for
 * nothing. What wants, refuses, limits or names a food is none.
 */
import { readText } from '../../base/lexicon/read-text.ts'
import { asksForSomething } from './asides.ts'

const relative =
  '(?:pai|mae|pais|avo|avos|bisavo|marido|espos[oa]|mulher|noiv[oa]|namorad[oa]|irma|irmao|irmas|irmaos|prim[oa]s?|ti[oa]s?|sogr[oa]s?|cunhad[oa]s?|filh[oa]s?|net[oa]s?|soci[oa]s?|familia|compadre|comadre|padrinho|madrinha)'
const relatives = `(?:(?:o |a |os |as )?(?:me|m|nosso|noss)(?:us?|inhas?|as?|os)? |o |a )?${relative}`
const who = `(?:eu|a gente|nos|${relatives}|(?:eu|${relatives}) e (?:eu|mais \\w+|${relatives}))`
const house =
  '(?:bar(?:zinho)?|boteco|botequim|restaurante|churrascaria|pizzaria|padaria|cafe|cafeteria|lanchonete|hamburgueria|sorveteria|pousada|hotel|barraca|quiosque|truck|trailer|carrinho|box|bistro|tapiocaria|casa|negocio|ponto|sitio|fazenda|cantina|espetinho|peixaria|lugar|terreno|predio)'

/** Each begins where a clause does. */
const told = [
  // What one is, but not what one is against.
  `(?:sou|somos|fui|fomos) (?!\\w+ndo |(?:contra|a favor|totalmente|chat|exigent|rigoros|muito|bem|mais|menos|viciad|fa |fas |d[oa]s? (?:tipo|turma)|conhecid|famos|procurad|perto|longe|alerg))`,
  `(?:${who} )?(?:tenho|temos|fiz|fizemos|completei|completamos|vou fazer) (?:\\w+ (?:e \\w+ )?anos|tantos)(?: d[aeo]s? \\w+)?`,
  // What one did before, and does in the house.
  `(?:e |ja |hoje |agora )?(?:${who} )?(?:assumi(?:mos|u)?|herdei|herdamos|herdou|trabalh(?:ei|amos|ava)|nasci|nascemos|cresci|crescemos|me criei|moro|moramos|morei|toc(?:o|a|amos|ei|am) (?:tudo|o negocio|a casa|o bar|isso|sozinh)|cuid(?:o|a|amos|am) d[aeo]s? (?:caixa|cozinha|salao|bar|compras|contas|financeiro|dinheiro|negocio|casa|tudo)|aprendi|estud(?:o|ei)|fund(?:ei|amos|ou)|abri(?:mos)? (?:tantos|ha|tem|com (?:me|m)|esse|este|esta|essa|o (?:bar|ponto)|a casa)|larguei|me aposentei|aposentei|vim d|viemos d|veio d|vieram d|voltei d|sai d[aeo]s? (?:banco|empresa|clt|emprego|firma|prefeitura))`,
  // How this was written.
  `(?:eu |aqui )?(?:escrevo|escrevi|preenchi|digitei|(?:estou|to|tou) (?:escrevendo|falando|gravando|ditando|digitando|mandando))(?! que)`,
  `que (?:montou|fez|preparou|preencheu|digitou|organizou|anotou|passou) (?:a|o|as|os|essa|esta|esse|este|tudo|isso)(?: (?:planilha|tabela|lista|caderno|conta|numeros|limpo))*$`,
  // Whose it is.
  `(?:o |a |esse |este |essa |esta )?${house}(?: \\w+){0,2} (?:e|eh|era|foi|pertence\\w*) (?:minh|meu|noss|d[aeo]s? (?:me|m|noss)|d[ae] familia|heranca|antig)`,
  `(?:(?:e|uma|em|foi) )*homenagem (?:ao?s?|pr[ao]|para) `,
  `(?:${who}) (?:ja )?(?:sabe|conhece)\\w* (?:tudo|todo mundo|bem) `,
]
const tells = new RegExp(
  `^(?:(?:oi+e?|ola|entao|bom|gente|pessoal|e|que|porque|pois|olha),? )*(?:${told.join('|')})`,
)

/** Years and ages count nothing that is served. */
const ages =
  /(?<![a-z\d])(?:desde|em|de) (?:19|20)\d\d(?!\d)|(?<![a-z\d])(?:19|20)\d\d(?!\d)|(?<=(?<![a-z])(?:tenho|com|fiz) )\d\d(?= (?:e|anos)(?![a-z])|,|$)|\d{1,2}(?= anos)|(?<![a-z])faz(?= \w+ (?:anos|meses)(?![a-z]))/g

/** When it opens, how full it is, and what the advice is about: other readers see these. */
const seen =
  /(?<![a-z])(?:ninguem|nao|nem|fora|entra\w*|sai|saem|fica[mr]?|mex\w+|prec\w+|desconto\w*|promo\w+|item|itens|lota\w*|ench\w+|fila|sozinh[oa] n|fech\w+|atend\w+|funciona\w*)(?![a-z])/

/**
 * Whether a folded clause only tells of whoever writes and of the house's past.
 * @param said without accents, in lower case
 */
export function isBiography(said: string): boolean {
  const plain = said.replace(ages, 'tantos')
  if (!tells.test(plain) || asksForSomething(plain) || seen.test(plain)) return false
  const { named, denied } = readText(said)
  return ![...named, ...denied].some(({ kind }) => /^(?:ingredient|group|allergen|dish)$/.test(kind))
}
