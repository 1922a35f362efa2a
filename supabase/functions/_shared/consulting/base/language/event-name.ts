/** An owner's name for an event, as posts may say it. */
import { foldAccents, tokenize } from './text.ts'

/** Most words of a name; the house's own item counts as one, "de" and "da" as none. */
const longest = 5

const small = /^(?:d[aeo]s?|e|o|a|os|as)$/
const verb =
  /(?<![a-z])(?:vai|vamos|vou|tem|temos|teremos|lanca(?:r|mos|m)?|faz\w*|quer\w*|abr(?:e|imos|ir)|fech\w+|vend\w+|cheg(?:a|ou|amos)|com(?:eca|ecamos)|pod(?:e|emos)|dev\w+|nao|post(?:a|ar)|fic(?:a|ar|amos)|traz\w*|sa(?:i|ir|imos))(?![a-z])/

/** Says nothing of what will happen. */
const vague = /^(?:(?:uma? )?(?:coisa|algo|negocio|lance)(?![a-z])|(?:o )?(?:dia|data)$)/

const isFit = (name: string, items: readonly string[]) => {
  const bare = items.reduce((text, item) => text.replace(item, 'item'), name)
  const words = tokenize(bare).filter((word) => !small.test(word))
  return (
    words.length > 0 &&
    words.length <= longest &&
    !/\d/.test(bare.replace(/\d{1,3} anos(?!\p{L})/u, 'anos')) &&
    !verb.test(foldAccents(bare)) &&
    !vague.test(foldAccents(bare))
  )
}

/** The name, or its beginning before "com …"; null if no post can say it. */
export function eventName(what: string, items: readonly string[]): string | null {
  if (isFit(what, items)) return what
  const [head = ''] = what.split(/\s+(?:com|para|pr[ao]s?)\s+|\s*[,;:–—]\s*/u)
  return head !== what && isFit(head, items) ? head : null
}

/** Where what is told of an event begins after its name: "trio Nó Cego entrada 15 até 22h". */
const told =
  /\s+(?:entrada|ingressos?|couvert|convites?|valor|pre[çc]o|consuma[çc][ãa]o|a partir|at[ée]|[àa]s|das?|mulher|homem|R\$|s[óo]|mas|e depois)(?=\s|\$|\d|:)|\s*[,;:(–—]\s*|\s+(?=\d)/iu

/** The name at the beginning of what is no name as a whole; null if there is none. */
export function eventHead(what: string, items: readonly string[]): string | null {
  const [head = ''] = what.split(told)
  return head !== what && head.trim().length > 3 && isFit(head.trim(), items) ? head.trim() : null
}
