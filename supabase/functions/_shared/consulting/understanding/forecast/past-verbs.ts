/** Verbs of what is over, and of what is to come: the year of a date hangs on its verb. One list for all readers. */

/** Preterites of no rule. */
export const irregular =
  'foi|foram|fui|fomos|fiz|fez|fizemos|fizeram|tive|teve|tivemos|tiveram|houve|vim|veio|viemos|vieram|pus|estive|esteve|estivemos|ficamos|dei|demos'
const imperfect =
  'era|eram|tinha|tinham|custava|vendia|vendiam|havia|estava|estavam|estavamos|tava|tavam|ficava|ficavam'
/** "subi os preços", "mexi no cardápio". */
const inI =
  '(?:abr|adoec|assum|atend|cresc|decid|demit|desc|divid|expand|invest|mex|ped|perd|receb|reduz|resolv|serv|sofr|sub|transfer|vend)i'
/** "alterei", "retirei" look like "farei", and are no future. */
const noFuture = '(?:re)?tirei|preparei|separei|comparei|liberei|esperei|superei|alterei|considerei|recuperei'
const inEi = `(?!(?:sei|lei|rei|hei|terei|serei|farei|irei|estarei)\\b)(?:${noFuture}|[a-z]{2,}(?<![a-z]{3}[aei]r)ei)`
/** "choveu", "ficou", "vieram", but not "meu" or "vou". */
const inU =
  '(?!(?:param|preparam|comparam|separam|meu|seu|teu|eu|ou|sou|vou|dou|estou|museu|europeu|liceu|ateneu)\\b)[a-z]+(?:ou|eu|iu|aram|eram|iram)'

export const pastVerb = new RegExp(`\\b(?:${irregular}|${imperfect}|${inI}|${inEi}|${inU})\\b`)

/** "farei", "abriremos" */
export const futureForm = `(?!(?:${noFuture})\\b)(?:(?:far|ter|ser|ir|estar)ei|[a-z]{3,}(?:arei|erei|irei|aremos|eremos|iremos))`

/** "mudamos", "reduzimos": of today or of what is over, by the nearer days. Whether a house opens is told by other words. */
export const eitherTense =
  /\b(?:(?:comec|mud|tir|retir|aument|reajust|alter|baix|coloc|troc|lanc|inaugur|estre|reform|ampli|contrat|cort|cri|instal|mont|adot)amos|passamos a [a-z]+r|(?:reduz|sub|assum|demit|inclu|expand)imos|(?:mex|perd|desc|cresc)emos)\b/
