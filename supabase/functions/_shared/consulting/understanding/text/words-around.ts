/**
 * Words that people put before and behind a request, and that ask for nothing: "só lembrando: …", "…, tá?". A new one is a
 * line in one of these lists.
 */

/** Where a clause may begin. */
export const begins =
  '(?<=(?:^|[.!?;\\n(–—]|[,:](?!\\d))\\s*(?:(?:e|mas|ah|a[ií]|e a[ií]|ent[ãa]o)(?:,| ) *)?)'
/** A mark behind the words. */
const marked = '(?:\\s*[,:…]+\\s*|\\s*\\.{3}\\s*)'
/** A word ends, and its mark, if any, goes with it. */
const led = `(?:${marked}| (?:[eé] )?que (?=(?:o|a|os|as|n[ãa]o|eu|a gente|tem|todo|toda)(?!\\p{L}))|\\s+(?=\\p{L}))`
/** What was decided or thought follows: "ficou decidido que …", "ficou decidido: …". "Acho que não" is an answer. */
const thatFollows = `(?:${marked}| que (?=\\p{L})(?!(?:sim|n[ãa]o)\\s*(?:[.,;!?\\n]|$)))`

const family =
  '(?:s[oó]ci[oa]s?|marido|esposa|mulher|gerente|chef|cozinheir[oa]|filh[oa]|m[ãa]e|pai|irm[ãa]o?|equipe)'
const whoSays = `(?:(?:o |a )?(?:meus?|minhas?|noss[oa]s?) ${family} (?:j[aá] |sempre |me |s[oó] )?(?:falou|fala|disse|diz|pediu|pede|lembrou|acha))`
const whoDecided = `(?:(?:eu|a gente|n[oó]s|(?:(?:o |a )?(?:meu|minha|nosso|nossa) ${family})(?: e eu)?) )?(?:j[aá] )?(?:decidi|decidiu|decidimos|combinei|combinou|combinamos|resolvi|resolveu|resolvemos)(?: (?:em casa|aqui(?: em casa)?|na fam[ií]lia|com a equipe|juntos))?`

/** What opens a clause, with or without a mark behind it. */
export const openings: readonly string[] = [
  `como (?:eu )?(?:j[aá] )?(?:te |lhe |vos )?(?:disse|falei|comentei|expliquei|mencionei)(?: antes| acima| no in[ií]cio)?${marked}`,
  `(?:s[oó] (?:pra |para )?|vale |[eé] (?:sempre )?bom |(?:vale|conv[eé]m) |quero |queria |gostaria de )?lembr(?:ando|ar)${led}`,
  `(?:lembr(?:a|e|em)|n[ãa]o (?:se )?esque(?:ce|[cç]a|[cç]am)|(?:quero|queria|vou|deixo?) (?:deixar )?(?:bem )?claro|j[aá] (?:aviso|adianto|digo|falo)|(?:[eé] )?bom que saiba(?:m)?)${thatFollows}`,
  `(?:(?:uma |mais uma |e |a )?(?:outra |[uú]ltima |[uú]nica )?(?:coisa|observa[cç][ãa]o|informa[cç][ãa]o|detalhe)(?: importante| r[aá]pida)?|um (?:[uú]ltimo )?(?:detalhe|ponto|aviso|pedido)(?: importante)?|obs\\.?|ps|n[ãa]o menos importante|(?:muito )?importante|important[ií]ssimo|(?:um )?(?:ponto|detalhe|aviso) importante|aten[cç][ãa]o|lembrete|resumo|resumindo)${marked}`,
  `(?:primeir[oa]|primeiramente|segund[oa]|terceir[oa]|quart[oa]|em (?:primeiro|segundo|terceiro|[uú]ltimo) lugar|antes de (?:tudo|mais nada)|(?:pra|para) (?:come[cç]ar|fechar|finalizar|terminar|resumir)|por (?:fim|[uú]ltimo)|al[eé]m disso|fora isso|e mais|mais uma|outra|no mais|finalmente|enfim|de resto|ali[aá]s|a prop[oó]sito|agora)${marked}`,
  `(?:tamb[eé]m|ainda|por ora|por enquanto|at[eé] segunda ordem|a partir de agora|daqui (?:pra|para) (?:a )?frente|como sempre|pelo amor de deus|na real|sei l[aá]|pois [eé]|sabe)\\s*[,:…]+\\s*`,
  `(?:[eé] o seguinte|o (?:neg[oó]cio|caso|lance) [eé] o seguinte|(?:a |uma )?regra (?:da casa|aqui|nossa)|sem falta|fa[cç]o quest[ãa]o|(?:a |minha |nossa )(?:ideia|proposta|vontade)|(?:o )?(?:meu|nosso) (?:pedido|plano)|(?:vou|deixa eu|deixe eu) (?:ser sincer[oa]|(?:te |lhe )?(?:falar|dizer|contar|explicar)))\\s*[:,…]+\\s*`,
  `(?:(?:eu |n[oó]s |a gente )?(?:ach(?:o|amos|a)|penso|pensamos|creio|acredito)(?: (?:bom|melhor|justo|que o certo [eé]))?) que (?=\\p{L})(?!(?:sim|n[ãa]o)\\s*(?:[.,;!?\\n]|$))`,
  `(?:ficou (?:decidido|combinado|acertado|certo)(?: (?:aqui|em casa|com a equipe))?|${whoDecided})${thatFollows}`,
  `(?:com certeza|sinceramente|obviamente|claro|evidentemente|logicamente|basicamente|realmente|honestamente|pra falar a verdade|pra ser sincer[oa]|tipo assim)${led}`,
  `[dn]?es[st]a vez(?:${marked}|\\s+(?=\\p{L}))`,
  `(?:(?:aqui )?(?:na|em) (?:nossa |minha )?casa|aqui(?: no (?:bar|restaurante|boteco|bistr[oô]|caf[eé]))?|no (?:meu|nosso) caso|(?:pra|para|por) (?:mim|n[oó]s|gente|a gente)|da minha parte)${marked}`,
  `${whoSays}${marked}`,
  `(?:se (?:der|puder(?:em)?|poss[ií]vel|for poss[ií]vel|n[ãa]o for pedir (?:muito|demais)|voc[eê]s? (?:puder(?:em)?|conseguir(?:em)?)))${marked}`,
]

/** As the first words of a sentence only: later they correct or add to what was said. */
export const firstOpenings = `(?<=(?:^|[.!?;\\n])\\s*)(?:na verdade|de prefer[eê]ncia|ent[ãa]o(?: assim)?|ah(?: e)?|olha(?: s[oó])?)(?:${marked}|\\s+(?=\\p{L}))`

/** A clause ends; the mark of a question goes with the words. */
const closed = '(?:\\s*\\?+|(?=\\s*(?:$|[.!;\\n)])))'
/** Asks whether the other agrees, so that the mark behind it makes no question of the request. */
export const agreement =
  /(?<!\p{L})(?:t[aá](?: (?:bom|certo|bem|ok))?|viu|ok|okay|certo|combinado|beleza|blz|pode ser|entende(?:u|ram)|sabe|n[eé]|hein)(?:,? (?:gente|pessoal|por favor|viu|t[aá]))?\s*\?+$/iu
/** Behind these the words belong to the request: "do jeito que tá", "ninguém viu", "o mesmo". */
const partOfIt =
  '(?<=[\\p{L}\\p{N}%)])(?<!(?:^|[^\\p{L}])(?:que|quem|qual|quanto|ningu[eé]m|nunca|j[aá]|n[ãa]o|nem|voc[eê]|el[ea]s?|como|onde|isso|assim|tudo|ainda|tamb[eé]m|[oa]s?|um|uma|no|na|d[oa]|ao|muito|est[aá]|foi|sou|[eé]|s[ãa]o|pre[cç]o))'
const saidBefore =
  '(?:conforme|como|igual) (?:eu )?(?:j[aá] )?(?:te |lhe |vos )?(?:falei|disse|combinado|combinamos|expliquei|comentei|pedi)'

/** What closes a clause. */
export const closings: readonly string[] = [
  `\\s*,\\s*(?:t[aá](?: (?:bom|certo|bem|ok))?|viu|ok|okay|certo|combinado|beleza|blz|pode ser|entendeu|sabe|n[eé]|hein|por favor|por gentileza)(?:,? (?:gente|pessoal|por favor|viu|t[aá]))?${closed}`,
  `${partOfIt}\\s+(?:viu|por favor|por gentileza|hein|n[eé]|ok|okay|blz|beleza|entende(?:u|ram)|t[aá]|sem falta|com certeza|(?:muito )?obrigad[oa]|${saidBefore}|e (?:pronto|ponto(?: final)?|acabou(?:-se)?))${closed}`,
  `${partOfIt}\\s+(?:pode ser|combinado|t[aá] ok)\\s*\\?+`,
  `\\s*,?\\s+se (?:der|puder(?:em)?|poss[ií]vel|for poss[ií]vel|for o caso|n[ãa]o for pedir (?:muito|demais)|voc[eê]s? (?:puder(?:em)?|conseguir(?:em)?|achar(?:em)? (?:bom|melhor)))${closed}`,
  `\\s*,\\s*(?:isso|que|e isso)? ?(?:[eé] |s[ãa]o )(?:muito |bem |super |o mais )?(?:importantes?|s[eé]rio|sagrado|inegoci[aá]vel|lei|regra)(?: (?:pra|para|da|de|aqui|na|em) (?:mim|n[oó]s|a gente|gente|a casa|casa|fam[ií]lia))?(?: aqui)?${closed}`,
  `\\s*\\((?:isso [eé] )?(?:muito )?(?:s[eé]rio|importante|sem falta|fa[cç]o quest[ãa]o|regra da casa|urgente)\\s*!*\\)${closed}`,
  `\\s*,\\s*(?:${[
    '(?:meu|minha) (?:amig[oa]|querid[oa]|rei|filh[oa]|gente|povo)|gente|mo[cç][oa]|doutora?|mestre|querid[oa]s?',
    '(?:e |disso |isso )?(?:eu )?n[ãa]o abro m[ãa]o(?: disso)?|(?:disso )?fa[cç]o quest[ãa]o(?: disso)?',
    'sem (?:discuss[ãa]o|conversa|choro|negocia[cç][ãa]o|falta)',
    '(?:aqui )?sempre foi assim(?: aqui)?',
    '(?:eu )?(?:j[aá] )?(?:avisei|falei|combinei|expliquei|deixei (?:claro|avisado))(?: (?:com |pra |para )?(?:isso|todo mundo|a equipe|o pessoal|a turma|eles|voc[eê]s?|todos))?',
    '(?:pelo menos |ao menos )?(?:por enquanto|por ora|at[eé] segunda ordem)|at[eé] eu (?:dizer|avisar|falar)(?: o contr[aá]rio)?',
    `${saidBefore}|como sempre`,
    'v[eê] a[ií]|veja a[ií]|(?:pode )?confi(?:ar|e|a)|(?:faz|faça o|fazendo|por) favor',
    'e (?:pronto|ponto(?: final)?|acabou(?:-se)?)|(?:e )?[eé] (?:s[oó] )?isso(?: a[ií])?|t[aá] (?:decidido|fechado|resolvido)',
    'de verdade|sem d[uú]vida|com certeza|claro|[oó]bvio|l[oó]gico|evidente',
  ].join('|')})${closed}`,
]
