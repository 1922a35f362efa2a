import { tokenize } from '../language/text.ts'
import { isDrink } from '../pricing/elasticity.ts'
import type { HouseItemKind } from './house.ts'

const anyOf = (words: string) => {
  const known = new Set(tokenize(words))
  return (text: string) => tokenize(text).some((word) => known.has(word))
}

const isBeer = anyOf('cerveja long longneck heineken stella skol brahma budweiser corona eisenbahn spaten')
const isSoft = anyOf(
  'refrigerante suco água café cafezinho cappuccino chá mate cajuína energético limonada refresco achocolatado coca guaraná tônica vitamina',
)
const isDose = anyOf('dose shot')
const isSideSection = anyOf('acompanhamento guarnição extra adicional molho')
const isSoftSection = /sem [aá]lcool|n[aã]o alco[oó]lic|refrigerantes|sucos|[aá]guas|caf[eé]s/i
/** What is ordered beside a dish, where the name holds nothing else. */
const side =
  /^(?:arroz|farofa|feij[aã]o|vinagrete|pir[aã]o|pur[eê]|molho|macaxeira|por[cç][aã]o de (?:arroz|farofa|feij[aã]o))(?: \p{L}+){0,2}$|\b(?:extra|adicional)\b/iu

/** What an item is, by what the owner says of it, else by its section and name. */
export function itemKind(item: {
  name: string
  section: string | null
  kind?: HouseItemKind | null | undefined
}): HouseItemKind {
  const { name, section, kind } = item
  if (kind) return kind
  const heading = section ?? ''
  if (side.test(name.trim()) || isSideSection(heading)) return 'side'
  // "Caipirinha" under Petiscos is a drink all the same; "Camarão na cerveja" is not.
  const [first = ''] = name.trim().split(/\s+/)
  if (!isDrink(name, section) && !isDrink(first, null) && !isSoftSection.test(heading)) return 'dish'
  if (isBeer(name) || (/cerveja/i.test(heading) && !/chop/i.test(name))) return 'beer'
  if (isDose(name)) return 'dose'
  return isSoft(name) || isSoftSection.test(heading) ? 'soft_drink' : 'drink'
}
