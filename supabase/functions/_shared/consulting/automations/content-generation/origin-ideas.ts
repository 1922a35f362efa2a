/** Posts of where the house's own dishes come from: the place or the maker that their names already tell. */
import { capitalize } from '../../base/language/grammar.ts'
import type { Draft } from './drafts.ts'
import { drinkAlcohol, inSentence, isDrink, type Shown, spokenPrice } from './menu-items.ts'

export const producersTheme = 'Produtores e ingredientes locais'
const mostOrigins = 2

/** "queijo canastra", "arroz vermelho de Piancó", "mel de engenho": what is grown or made elsewhere, with its origin. */
const goods =
  '(?:queijos?|arroz|mel|mela[çc]o|caf[eé]|cacha[çc]a|cogumelos?|folhas|ora-pro-n[oó]bis|frango|galinha|carne de sol|manteiga|farinha|feij[ãa]o(?:-verde)?|camar[ãa]o|peixe|truta|polvo|jabuticaba|goiaba\\p{L}*|rapadura|castanha|tinto|branco|vinho|doce de leite|lingui[çc]a|angu|mandioquinha|macaxeira|pequi|umbu|caj[uú]|cajá|mangaba)'
const origin =
  '(?:canastra|mineir[oa]|caipira|artesanal|vermelho|da (?:serra|horta|ro[çc]a|terra|casa|lagoa)|do (?:sert[ãa]o|s[ií]tio|serro|mar)|de (?:engenho|cabra|fazenda|coalho)|coalho|d[aeo]s? \\p{Lu}\\p{L}+)'
const told = new RegExp(`(?<!\\p{L})${goods}(?: (?:vermelho|preto|de))*(?: ${origin})+(?!\\p{L})`, 'iu')
const bare = new RegExp(`(?<!\\p{L})${goods}(?!\\p{L})`, 'iu')

const bodies = [
  '{G} tem endereço antes de ter mesa. Aqui, chega {n}.',
  'Antes da cozinha, alguém cuidou {g}. O resto da história está {n}.',
  'A receita começa longe do fogão: começa {g}. Prove {n}.',
]
const questions = [
  'Você pergunta de onde vem o que come?',
  'De que lugar vem o que você mais gosta de comer?',
  'Qual ingrediente da região todo cardápio devia ter?',
]

/** What a name tells of an origin comes first; a bare ingredient fills up. */
export function originDrafts(menu: readonly Shown[], priced: boolean): Draft[] {
  const found = menu.flatMap((item) => {
    const said = told.exec(item.name)?.[0] ?? null
    const other = bare.exec(item.name)?.[0] ?? null
    const named = said ?? other
    return named === null || isDrink(item)
      ? []
      : [{ item, goods: named.toLowerCase(), isTold: said !== null }]
  })
  const once = found
    .toSorted((a, b) => Number(b.isTold) - Number(a.isTold))
    .filter((one, at, all) => all.findIndex((other) => other.goods === one.goods) === at)
    .slice(0, mostOrigins)
  return once.map(({ item, goods: named }, at): Draft => {
    const price = priced && item.price ? `, ${spokenPrice(item.price)}` : ''
    return {
      title: `De onde vem: ${named}`,
      subject: inSentence(item.name),
      body: (bodies[at % bodies.length] ?? '')
        .replaceAll('{G}', capitalize(named))
        .replaceAll('cuidou {g}', `cuidou de ${named}`)
        .replaceAll('começa {g}', `começa em quem faz ${named}`)
        .replaceAll('{n}', `no prato: ${inSentence(item.name)}${price}`),
      question: questions[at % questions.length] ?? '',
      visual:
        '[O ingrediente como chega, na caixa ou na mão|As mãos de quem entrega, sem rosto|O ingrediente sobre a mesa da cozinha]',
      who: 'sem rosto',
      format: 'Foto',
      alcohol: drinkAlcohol(item),
      need: `quem faz ${named} e de que lugar, com autorização por escrito para o nome`,
      items: [],
      short: null,
      asks: false,
      theme: producersTheme,
      isOnly: true,
    }
  })
}
