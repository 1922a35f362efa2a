import { tokenize } from '../language/text.ts'
import { isDrink } from '../pricing/elasticity.ts'
import type { HouseItemKind } from './house.ts'

const anyOf = (words: string) => {
  const known = new Set(tokenize(words))
  return (text: string) => tokenize(text).some((word) => known.has(word))
}

const isBeer = anyOf(
  'cerveja long longneck heineken stella skol brahma budweiser corona eisenbahn spaten original litrinho litrão latão antarctica bohemia itaipava amstel devassa serramalte petra kaiser',
)
const isSoft = anyOf(
  'refrigerante suco água café cafezinho cappuccino chá mate cajuína energético limonada refresco achocolatado coca guaraná tônica vitamina',
)
/** "Soda de tamarindo": what it begins with, not what is added to a spirit. */
const softHead = /^(?:italian )?(?:sodas?|kombucha|suquinho|shrub)(?!\p{L})/iu
const isDose = anyOf('dose shot')
const isSpirited = anyOf(
  'caipirinha caipirosca caipifruta cachaça gin gim vodca vodka rum tequila mezcal uísque whisky conhaque licor vinho espumante champanhe prosecco sangria quentão spritz negroni mojito margarita daiquiri batida boulevardier kir aperol campari martini pisco saquê chope chopp ipa stout pilsen weiss lager',
)
/** Woods of a cask: beside coffee or fruit they stand for an aged cachaça. */
const ofWood = anyOf('carvalho amburana umburana jequitibá bálsamo envelhecida')
const isSpiritedSection = anyOf('drink coquetel autoral vinho taça dose shot chope destilado caipirinha')
const isSober = /sem [aá]lcool|n[aã]o alco[oó]lic|zero [aá]lcool|0[,.]0|virge[mn]|mocktail/i
const isSideSection = anyOf('acompanhamento guarnição extra adicional molho')
const isSoftSection = /sem [aá]lcool|n[aã]o alco[oó]lic|refrigerantes|sucos|[aá]guas|caf[eé]s/i
/** Names of side orders: a side if the name says nothing else. */
const side =
  /^(?:arroz|farofa|feij[aã]o|vinagrete|pir[aã]o|pur[eê]|molho|macaxeira|por[cç][aã]o de (?:arroz|farofa|feij[aã]o))(?: \p{L}+){0,2}$|\b(?:extra|adicional)\b/iu

/** Dishes of rice or beans that are not sides, and the dessert: "Arroz de polvo", "Arroz-doce". */
const whole =
  /^(?:arroz|feij[aã]o|macaxeira)(?: de| com|[ -]) ?(?:polvo|camar|marisco|frutos do mar|lagosta|lula|sururu|siri|caranguejo|bacalhau|pato|capote|galinha|frango|carne|charque|costela|carreteiro|doce)/iu

/** The kind of an item: as the owner states it, else from its section and name. */
export function itemKind(item: {
  name: string
  section: string | null
  kind?: HouseItemKind | null | undefined
}): HouseItemKind {
  const { name, section, kind } = item
  if (kind) return kind
  const heading = section ?? ''
  if ((side.test(name.trim()) && !whole.test(name.trim())) || isSideSection(heading)) return 'side'
  // "Caipirinha" under Petiscos is still a drink; "Camarão na cerveja" is not.
  if (!isDrink(name, section) && !isSoftSection.test(heading)) return 'dish'
  if (isBeer(name) || (/cerveja/i.test(heading) && !/chop/i.test(name))) return 'beer'
  if (isDose(name)) return 'dose'
  if (isSoftSection.test(heading) || isSober.test(name)) return 'soft_drink'
  // Coffee in a caipirinha, tonic in a gin: the spirit decides. "Xilogravura (carvalho, café)" is no coffee: what a drink
  // with a name of its own is made of stands in brackets.
  const own = name.replace(/\([^)]*\)/gu, ' ')
  const isPlain = (isSoft(own) || softHead.test(own)) && !isSpirited(name) && !ofWood(name)
  return isPlain ? 'soft_drink' : 'drink'
}

/** Items sold by weight, which are never sold by the unit. */
export const isByWeight = (name: string) =>
  /self-?\s?service|buffet|rod[ií]zio|(?<!\p{L})(?:por|o|a) ?(?:kg|quilo|kilo)(?!\p{L})|\/ ?kg(?!\p{L})|\(kg\)/iu.test(
    name,
  )

/** Whether it is served with alcohol, according to the menu's words. Dishes cooked with alcohol do not count. */
export function hasAlcohol(item: Parameters<typeof itemKind>[0]): boolean {
  const { name, section } = item
  if (isSober.test(name) || isSober.test(section ?? '')) return false
  const kind = itemKind(item)
  if (kind === 'beer' || kind === 'dose') return true
  return kind === 'drink' && (isSpirited(name) || isSpiritedSection(section ?? ''))
}
