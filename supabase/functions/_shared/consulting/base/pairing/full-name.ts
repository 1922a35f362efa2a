/** Names of dishes with the form that only their section says: "Marguerita" under "Pizzas salgadas". */
import { foldAccents } from '../language/text.ts'
import { withFishNamed } from '../lexicon/fish-names.ts'

/** Forms that change what a dish is: "quatro queijos" is a pasta, and a pizza under "Pizzas". */
const forms: readonly (readonly [RegExp, string])[] = [
  [/^pizzas?\b/, 'pizza'],
  [/^crepes?\b/, 'crepe'],
  [/^risotos?\b/, 'risoto'],
  [/^temakis?\b/, 'temaki'],
  [/^fondues?\b/, 'fondue'],
]

const japanese = /sushi|sashimi|japon|oriental|temak|\broll|makimono/

/**
 * Names that say only that several things come together, by what a house of that kind puts on such a platter: "Combinado
 * 30 peças", "Rodízio", "Chapa mista".
 */
function platterOf(name: string, section: string): string | null {
  const all = `${section}; ${name}`
  if (
    /\bcombinad[oa]s?\b|\bbarcas?\b|\bbarco\b/.test(name) &&
    (japanese.test(all) || /\d+ ?(?:pecas|pcs|unid)/.test(name))
  )
    return 'sushi e sashimi'
  if (
    /\b(?:combinad[oa]s?|mist[oa]s?|mezze|rodizios?|festival|degustacao|tabuas?|porcao|mesa) (?:\w+ )?(?:arabe|libanes\w*|sirio)|\bmezzes?\b/.test(
      name,
    )
  )
    return 'homus, quibe, kafta e esfiha'
  if (/\brodizios?\b|\bfestival\b/.test(name)) {
    if (japanese.test(all)) return 'sushi e sashimi'
    if (/pizza|massa|crepe|fondue/.test(all) || /fruto|mar\b|camar|peixe|caldo|sopa|sorvete/.test(name))
      return null
    return /\brodizios?\b/.test(name) ? 'carnes na brasa, linguiça e frango' : null
  }
  if (
    /\b(?:chapas? mist|grelhad[oa] mist|mist[oa] (?:na |da )?(?:brasa|grelha|chapa)|churrasco mist|mix de carnes|parrillada|parrilha)/.test(
      name,
    )
  )
    return 'carne, linguiça e frango na brasa'
  if (
    /\b(?:tabuas?|porca?o|porcoes|mix|barcas?|trio|cestas?|travessas?) (?:mist|de (?:petisc|boteco|frit|salgad)|da casa|sortid|variad)/.test(
      name,
    )
  )
    return 'carne, linguiça, queijo e batata frita'
  return null
}

/** The name after its section's form, if it does not say it itself. */
export function fullName({
  name: printed,
  category = null,
}: {
  name: string
  category?: string | null | undefined
}): string {
  const name = withFishNamed(printed)
  const section = foldAccents(category ?? '').toLowerCase()
  const platter = platterOf(foldAccents(name).toLowerCase(), section)
  if (platter !== null) return `${name} de ${platter}`
  const form = forms.find(([words]) => words.test(section))?.[1]
  if (form === undefined) return name
  const own = foldAccents(name).toLowerCase()
  return own.includes(foldAccents(form)) || forms.some(([words]) => words.test(own))
    ? name
    : `${form} ${name}`
}
