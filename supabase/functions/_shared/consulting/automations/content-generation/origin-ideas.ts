/** Posts of where the house's own dishes come from: the place or the maker that their names already tell. */
import { capitalize, ofThe, uncapitalize } from '../../base/language/grammar.ts'
import type { Draft } from './drafts.ts'
import { drinkAlcohol, inSentence, isDrink, type Shown, spokenPrice } from './menu-items.ts'

export const producersTheme = 'Produtores e ingredientes locais'
const mostOrigins = 2

/** "queijo canastra", "arroz vermelho de Piancó", "mel de engenho": what is grown or made elsewhere, with its origin. */
const goods =
  '(?:queijos?|arroz|mel|mela[çc]o|caf[eé]|cacha[çc]a|cogumelos?|folhas|ora-pro-n[oó]bis|frango|galinha|carne de sol|manteiga|farinha|feij[ãa]o(?:-verde)?|camar[ãa]o|peixe|truta|polvo|jabuticaba|goiaba\\p{L}*|rapadura|castanha|tinto|branco|vinho|doce de leite|lingui[çc]a|angu|mandioquinha|macaxeira|pequi|umbu|caj[uú]|cajá|mangaba)'
const origin =
  '(?:canastra|mineir[oa]|caipira|artesanal|vermelho|da (?:serra|horta|ro[çc]a|terra|casa|lagoa)|do (?:sert[ãa]o|s[ií]tio|serro|mar)|de (?:engenho|cabra|fazenda|coalho)|coalho|d[aeo]s? \\p{Lu}\\p{L}+(?: \\p{Lu}\\p{L}+)*)'
const told = new RegExp(`(?<!\\p{L})${goods}(?: (?:vermelho|preto))?(?: ${origin})+(?!\\p{L})`, 'u')
/** What a region is known for, where a name tells no more. */
const bare =
  /(?<!\p{L})(?:mel|rapadura|castanha|carne de sol|jabuticaba|pequi|umbu|caj[uúá]|mangaba|macaxeira|mandioquinha|ora-pro-n[oó]bis)(?!\p{L})/u

const bodies = [
  'Por trás {d} há [um nome e um endereço|alguém com nome e lugar]. [A casa põe o trabalho dessa gente|O trabalho dessa gente chega] {n}.',
  'Muito antes da cozinha, [alguém já cuidava de {g}|alguém já vivia de {g}]. [O fim dessa história está|A parte que se come está] {n}.',
]
const questions = [
  '[De {g}, qual é o melhor que você já provou?|Onde você provou {g} pela primeira vez?|{G}: de que lugar é o seu preferido?]',
  '[Quem ensinou você a gostar de {g}?|Com que você come {g} em casa?|{G} lembra que lugar para você?]',
]

/** What a name tells of an origin comes first; a bare ingredient fills up. */
export function originDrafts(menu: readonly Shown[], priced: boolean): Draft[] {
  const found = menu.flatMap((item) => {
    const name = uncapitalize(item.name)
    const said = told.exec(name)?.[0] ?? null
    const other = bare.exec(name)?.[0] ?? null
    const named = said ?? other
    return named === null || isDrink(item) ? [] : [{ item, goods: named, isTold: said !== null }]
  })
  const once = found
    .toSorted((a, b) => Number(b.isTold) - Number(a.isTold))
    .filter((one, at, all) => all.findIndex((other) => other.goods === one.goods) === at)
    .slice(0, mostOrigins)
  return once.map(({ item, goods: named }, at): Draft => {
    const price = priced && item.price ? `, ${spokenPrice(item.price)}` : ''
    const filled = (text: string) =>
      text
        .replaceAll('{G}', capitalize(named))
        .replaceAll('{g}', named)
        .replaceAll('{d}', ofThe(named))
        .replaceAll('{n}', `no prato: ${inSentence(item.name)}${price}`)
    return {
      title: `De onde vem: ${named}`,
      subject: inSentence(item.name),
      body: filled(bodies[at % bodies.length] ?? ''),
      question: filled(questions[at % questions.length] ?? ''),
      visual:
        '[O ingrediente como chega, na caixa ou na mão|As mãos de quem entrega, sem rosto|O ingrediente sobre a mesa da cozinha]',
      who: 'sem rosto',
      format: 'Foto',
      alcohol: drinkAlcohol(item),
      need: `quem produz ${named} e de que lugar, com autorização por escrito para o nome`,
      items: [],
      short: null,
      asks: false,
      theme: producersTheme,
      isOnly: true,
    }
  })
}
