/** Names of dates as owners type them, as posts print them, and the texts of the feasts among them. */
import { tokenize } from '../../base/language/text.ts'
import { ownerFeasts } from './tables/owner-feasts.ts'

/** Words of dates that are often typed without their accents. */
const accented: readonly [RegExp, string][] = [
  [/(?<!\p{L})niver(?!\p{L})/giu, 'aniversário'],
  [/(?<!\p{L})reveillon(?!\p{L})/giu, 'Réveillon'],
  [/(?<!\p{L})s[aã]o jo[aã]o(?!\p{L})/giu, 'São João'],
  [/(?<!\p{L})aniversario(?!\p{L})/giu, 'aniversário'],
  [/(?<!\p{L})pascoa(?!\p{L})/giu, 'Páscoa'],
  [/(?<!\p{L})(dia d[ao]s) (maes|mães)(?!\p{L})/giu, '$1 Mães'],
  [/(?<!\p{L})musica(?!\p{L})/giu, 'música'],
  [/(?<!\p{L})inauguracao(?!\p{L})/giu, 'inauguração'],
  [/(?<!\p{L})confraternizacao(?!\p{L})/giu, 'confraternização'],
  [/(?<!\p{L})forro(?!\p{L})/giu, 'forró'],
  [/(?<!\p{L})natal(?!\p{L})/gu, 'Natal'],
  [/(?<!\p{L})carnaval(?!\p{L})/gu, 'Carnaval'],
]

/** The owner's name for a date as it is printed. */
export const spelled = (what: string) =>
  accented.reduce((text, [typed, printed]) => text.replaceAll(typed, printed), what)

const feastNames = new Map(
  Object.entries(ownerFeasts).map(([name, texts]) => [tokenize(name).join(' '), texts]),
)

/** The texts of a feast that the owner names, however it is typed. */
export const feastOf = (what: string) => feastNames.get(tokenize(spelled(what)).join(' '))
