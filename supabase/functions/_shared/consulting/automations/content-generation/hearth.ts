/** Words of pots and fire belong to a kitchen that has them: no sushi counter, no coffee shop, no bar that only pours. */
import type { HouseItem } from '../../base/house/house.ts'
import { tokenize } from '../../base/language/text.ts'
import type { FormRules } from './form-rules.ts'
import { isDrink } from './menu-items.ts'

const raw =
  /(?<!\p{L})(?:sushi|sashimi|temaki|combinad|niguiri|uramaki|hossomaki|hot|roll|ceviche|tartar|poke|sunomono|guioza|gyoza|yakisoba|harumaki|a[çc]a[íi]|sorvete|gelato|picol|salada)/iu
const baked =
  /(?<!\p{L})(?:caf[ée]|espresso|cappuccino|p[ãa]o|p[ãa]es|torrada|bolo|torta|brownie|cookie|doce|brigadeiro|croissant|croque|quiche|empada|coxinha|salgad|sandu[íi]che|misto|tapioca|cuscuz|waffle|panqueca|geleia|sobremesa|confeitaria|padaria)/iu

const pots =
  /(?<!\p{L})(?:panel[ao]s?|tachos?|fog(?:o|ão|ões)|brasas?|lenha|travessas?|frigideiras?|conchas?|colher(?: de (?:pau|prova))|prato raspado|raspar)(?!\p{L})/giu

/** From this share of its dishes on, a kitchen is of their kind. */
const most = 0.6

/** Whether nothing of a house comes out of a pot. */
export function isWithoutPots(menu: readonly HouseItem[]): boolean {
  const dishes = menu.filter((item) => !isDrink(item))
  const others = dishes.filter(({ name, section }) => {
    const said = `${name} ${section ?? ''}`
    return !raw.test(said) && !baked.test(said)
  })
  return menu.length > 0 && others.length <= dishes.length * (1 - most)
}

/** The same rules, without words and pictures of pots and fire that the menu does not name itself. */
export function withoutPots(menu: readonly HouseItem[], rules: FormRules): FormRules {
  if (!isWithoutPots(menu)) return rules
  const own = new Set(menu.flatMap(({ name, description }) => tokenize(`${name} ${description ?? ''}`)))
  const isOfHouse = (text: string) =>
    (text.match(pots) ?? []).every((word) => tokenize(word).every((one) => own.has(one)))
  return {
    ...rules,
    allows: (text) => isOfHouse(text) && rules.allows(text),
    allowsPicture: (visual) => isOfHouse(visual) && rules.allowsPicture(visual),
  }
}
