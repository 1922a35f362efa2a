/**
 * "Pub pequeno na Varjota", "a pousada tem 14 quartos": how owners introduce their house. It asks for nothing, so it is
 * information instead of a passage that nobody understood. What wants, refuses, limits or may concern somebody's health
 * stays with the owner.
 */
import type { Draft, DraftUnread } from '../text/draft.ts'
import { foldInPlace } from '../text/fold.ts'
import { asksForSomething } from '../told/asides.ts'

const greeting =
  '(?:(?:olha|oi|ola|opa|bom dia|boa tarde|boa noite|entao|bom|gente|minha gente|mano|macho|rapaz|meu (?:amigo|patrao|chefe)|(?:o )?negocio e o seguinte|seguinte|e o seguinte|veja|ve so),? )*'
const kind =
  '(?:bar(?:zinho)?|boteco|botequim|pub|restaurante|churrascaria|pizzaria|padaria|cafeteria|lanchonete|hamburgueria|sorveteria|gelateria|acaiteria|doceria|confeitaria|pousada|hotel|hostel|resort|barraca|quiosque|(?:food ?)?truck|trailer|carrinho|marmitaria|buffet|peixaria|bistro|adega|emporio|cervejaria|tapiocaria|creperia|cachacaria|espetinho|self ?service|rodizio|cantina|trattoria|sushi(?: bar)?|japones|mexicano|clube|casa de (?:show|shows|forro|praia|eventos|cha|sucos|massas)|forro|sitio|fazenda|engenho|armazem|mercearia|mercadinho|posto|camping)s?'
const size =
  '(?: (?:bem )?(?:pequen\\w+|grande|simples|familiar|novo|nova|antig[oa]|popular|chique|metid[oa]))?'
const opening = new RegExp(
  `^${greeting}(?:` +
    `(?:aqui|a gente|nos|eu)? ?(?:e|sou|somos|fico|ficamos|rodo|rodamos|trabalho|toco|tocamos|tenho|temos)(?= (?:um|uma|uns|o|a|n[oa]s?|em|com|do|da|de|na|\\d|${kind})\\b)` +
    `|(?:(?:o|a|meu|minha|nosso|nossa|um|uma) )?${kind}${size}(?: \\w+){0,3}? (?:e|tem|fica|recebe|atende|funciona|vive|roda|abre|sao)\\b` +
    `|(?:um |uma )?${kind}${size}(?: (?:na|no|em|a beira|ao lado|(?:de|na|da) (?:beira|estrada|praia|bairro|rua|esquina|interior|serra|praca|orla|cidade))\\b)` +
    `)`,
  'u',
)
/** Rooms, seats and years are told of the house and count nothing that is served. */
const measures =
  /\b\d{1,4} ?(?:quartos?|leitos?|lugares|mesas?|cadeiras|pessoas|funcionari\w+|anos?|m2|metros|hospedes?|km)\b/gu

/** "praça do Socorro" calls for no help. */
const places =
  /\b(?:praca|rua|avenida|bairro|igreja|largo|orla|travessa|rodoviaria) d[aeo]s? (?:nossa senhora d[aeo]s? )?\w+/gu

/** What follows from an introduction asks for something. */
const follows = /,\s?(?:por isso|entao|portanto|logo|dai)(?!\p{L})/u

const isIntroduction = (text: string, { start, end, blocking, why }: DraftUnread): boolean => {
  if (blocking || why !== 'unknown' || text.slice(end, end + 2).includes('?')) return false
  const said = foldInPlace(text.slice(start, end)).toLowerCase().trim()
  return (
    opening.test(said) &&
    !follows.test(said) &&
    !asksForSomething(said.replace(measures, 'tantos').replace(places, 'lugar'))
  )
}

/** The draft without introductions, and where they stand. */
export function withoutIntroductions(
  text: string,
  draft: Draft,
): { rest: Draft; told: { start: number; end: number }[] } {
  const told = draft.unread.filter((one) => isIntroduction(text, one))
  return {
    rest: { ...draft, unread: draft.unread.filter((one) => !told.includes(one)) },
    told: told.map(({ start, end }) => ({ start, end })),
  }
}
