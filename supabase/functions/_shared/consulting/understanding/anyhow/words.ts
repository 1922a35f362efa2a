/** Families of words that rules look for in a masked clause. */

/** A pattern of whole words; `\w` in them stands for any ending. */
export const has = (words: string) => new RegExp(`(?<![a-zA-Z])(?:${words})(?!(?<=[a-zA-Z])[a-zA-Z])`)

export const no = has(
  'nao|nunca|jamais|nem|nada|nenhum\\w*|ninguem|sem|proibid\\w+|proibo|veto|vetad\\w+|evit\\w+|fora|longe|tira\\w*|tirem|dispenso|dispensad\\w+|detest\\w+|odei\\w+|abomin\\w+|esquec\\w+|esqueca\\w*|nem pensar|zero|chega de|pass\\w+ longe|corta\\w*|cortem|pul\\w+|exclu\\w+|descart\\w+|elimin\\w+',
)
export const atMost = has(
  'no max\\w*|maxim[oa]s?|ate|teto|limite|limit\\w+|(?:nao|nem|nunca|jamais|ninguem|nada)(?: \\w+){0,3} (?:pass\\w+|ultrapass\\w+|exced\\w+|estour\\w+|cruz\\w+|romp\\w+|fur\\w+|super\\w+|alem|acima|mais)|nenhum\\w*(?: \\w+){0,6} (?:maior|superior|acima)|(?:nao|nunca|jamais)(?: \\w+){0,4} maior|menor ou igual|igual ou menor|ou menos|nada mais|mais q(?:ue)? (?:isso|iss[ao]) nao|(?:o )?maior (?:aumento|reajuste|alta|acrescimo)|mais (?:de|do) que|mais de|acima d[eo]|abaixo de|menos de|menor que|pra baixo|para baixo|barato que|dentro d[eo]',
)
export const atLeast = has(
  'no min\\w*|minimo|minima|pelo menos|ao menos|piso|a partir de|de (?:MONEY|NUMBER) (?:pra|para) cima|pra cima|para cima|acima de|mais de|(?:nao|nem|nunca|jamais)[^,]* (?:menos|abaixo|inferior\\w*|baix\\w+|desc\\w+|cai\\w*)|(?:menos|abaixo|inferior) [^,]*(?:nao|nem|nunca|jamais)',
)
export const rises = has(
  'sub\\w+|sob[ea]m?|altas?|aument\\w+|encarec\\w+|reajust\\w+|mais car[oa]s?|acrescim\\w+|elev\\w+|eleva\\w*|repass\\w+|pux\\w+ pra cima',
)
export const changes = has(
  'mex\\w+|mud\\w+|alter\\w+|reajust\\w+|to(?:c|qu)\\w+|encost\\w+|sub\\w+|aument\\w+|tro(?:c|qu)\\w+|bul\\w+',
)
export const stays = has(
  'fica\\w*|fique\\w*|mant\\w+|segur\\w+|trav\\w+|congel\\w+|continu\\w+|permanec\\w+|conserv\\w+|preserv\\w+|fix[oa]s?|intoc\\w+|sagrad\\w+|intact\\w+|quiet[oa]s?|parad[oa]s?|imexive\\w+|(?:como|onde|do jeito que|no que|assim como) (?:esta\\w*|ta|tao)|mesmo (?:preco|valor)|(?:preco|valor) (?:atual|de hoje|de sempre)|assim mesmo|(?:nao|nem|ninguem|nunca)(?: \\w+){0,3} (?:mex\\w+|mud\\w+|alter\\w+|to(?:c|qu)\\w+|encost\\w+|reajust\\w+|bul\\w+)|deix\\w+ (?:\\w+ )?ITEM(?: \\w+){0,2} (?:quiet\\w+|assim|como|onde)',
)
export const only = has('so(?! que)|somente|apenas|exclusivamente|unicamente|restrit\\w+|limit\\w+')
export const priced = has('MONEY|NUMBER')
/** What leaves the menu. */
export const drops = has(
  'tir(?:a|ar|e|em|o|amos)|retir(?:a|ar|e|em|o)|(?:tem que|deve\\w*|pode\\w*|vai|vao|precisa\\w*|quero que|melhor) (?:sair|saia\\w*)|saia\\w*|sai(?:a|am|em)? d[aoe] (?:cardapio|carta|menu|lista|vez|cena|linha)|cort(?:a|ar|e|em|o)|elimin(?:a|ar|e|em|o)|some|sumir|suma\\w*|remov\\w+|aposent(?:a|ar|e|em|o)|larg(?:a|ar|uem|ue)|descart(?:a|ar|e|em|o)|enxug\\w+|exclu(?:i|ir|am|a)|risc(?:a|ar|ar|quem|que)|apag(?:a|ar|uem|ue)|acab(?:a|ar|em|e) com|fora|embora|esquec\\w+|deix\\w+ de (?:vender|servir|fazer|existir)|par\\w+ de (?:vender|servir|fazer)|nao (?:vou|vamos|vend\\w+|sirvo|servimos|fac[oa]|fazemos|tenho|temos) mais|lim(?:ar|em)|arranc\\w+|suprim\\w+|nunca mais',
)

/** "queremos no máximo 22 itens, então …": the number of what stays, not of what goes. */
export const staysInNumber = '(?:quer\\w+|ter|tenha|ficar|caber|com) (?:no maximo|ate|so|apenas) NUMBER'

/** "não tirem os gráficos", "não pode faltar hashtag": the refusal of a refusal. */
export const keptOn =
  '(?:nao|nem|nunca|jamais)(?: \\w+){0,2} (?:tir|retir|cort|elimin|dispens|evit|esquec|deix|remov|exclu|falt|abr(?:o|imos|ir) mao)\\w*'

/** Verbs of what is over: a clause with one tells, and orders nothing. */
export const over =
  /(?<![a-z])(?!(?:vou|sou|estou|dou|meu|seu|teu|eu|sei|lei|rei|ou|viu|museu|pneu|ceu|grau|europeu|chapeu|combinei|acertei|acordei|tratei)(?![a-z]))[a-z]{2,}(?:ou|aram|eram|iram|[^r]ei|iu|eu|ava|avam)(?![a-z])|(?<![a-z])(?:era|eram|foi|foram|fui|tinha|tinham|veio|fez|fiz|vendia\w*|servia\w*|fazia\w*|aprendi|passad[oa])(?![a-z])/
