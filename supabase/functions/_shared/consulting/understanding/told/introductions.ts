/**
 * "Pub pequeno na Varjota", "a pousada tem 14 quartos": how owners introduce their house. It asks for nothing, so it is
 * information instead of a passage that nobody understood. What wants, refuses, limits or may concern somebody's health
 * stays with the owner.
 */
import type { Draft, DraftUnread } from '../text/draft.ts'
import { foldInPlace } from '../text/fold.ts'
import type { Span } from '../text/half-read.ts'
import { asksForSomething } from './asides.ts'
import { isBiography } from './biography.ts'

const greeting =
  '(?:(?:olha|oi|ola|opa|bom dia|boa tarde|boa noite|entao|bom|gente|minha gente|mano|macho|rapaz|meu (?:amigo|patrao|chefe)|(?:o )?negocio e o seguinte|seguinte|e o seguinte|veja|ve so),? )*'
const kind =
  '(?:bar(?:zinho)?|boteco|botequim|pub|restaurante|churrascaria|pizzaria|padaria|cafeteria|lanchonete|hamburgueria|sorveteria|gelateria|acaiteria|doceria|confeitaria|pousada|hotel|hostel|resort|barraca|quiosque|(?:food ?)?truck|trailer|carrinho|marmitaria|buffet|peixaria|bistro|adega|emporio|cervejaria|tapiocaria|creperia|cachacaria|espetinho|self[- ]?service|rodizio|cantina|trattoria|sushi(?: bar)?|japones|mexicano|clube|casa de (?:show|shows|forro|praia|eventos|cha|sucos|massas)|forro|sitio|fazenda|engenho|armazem|mercearia|mercadinho|posto|camping)s?'
const size =
  '(?: (?:bem )?(?:pequen\\w+|grande|simples|familiar|novo|nova|antig[oa]|popular|chique|metid[oa]))?'
const number = '\\d|uma?|dois|duas|tres|quatro|cinco|seis'
const place = '(?: (?:aqui )?(?:n[oa]s?|em) \\w+(?: (?:d[aeo]s? )?\\w+)?)?'
/** Who speaks of the own house. */
const own = new RegExp(
  `^${greeting}(?:` +
    `(?:aqui${place}|a gente|nos|eu)? ?(?:e|sou|somos|fico|ficamos|rodo|rodamos|trabalho|trabalhamos|toco|tocamos|tenho|temos)(?= (?:o|a|n[oa]s?|em|com|do|da|de|don[oa]|${number}|${kind})\\b)` +
    `|(?:meu|minha|nosso|nossa) (?:${kind}|casa|publico|clientela|forte)${size}(?: \\w+){0,3}? (?:e|sao|tem|fica|recebe|atende|funciona|vive|roda|abre)\\b` +
    `|(?:a )?casa${size} (?:e|tem|fica|recebe|atende|funciona|vive) (?!a que|o que|quem)` +
    `|(?:a )?casa (?:pequena|grande|familiar|simples)\\b` +
    `)`,
  'u',
)
/** "Somos um rodízio de carne no Cocó": with its place, for "um boteco simples" is a hint for recipes. */
const ofHouse = new RegExp(
  `^${greeting}(?:aqui )?(?:e|sou|somos|tenho|temos|don[oa] de) (?:don[oa] d[eo] )?(?:um |uma |o |a )?(?:${kind}|casa d[eo])\\b.* (?:n[oa]s?|em) \\w+`,
  'u',
)
/** What kind of house it is, without a word for whose. */
const ofKind = new RegExp(
  `^${greeting}(?:` +
    `(?:(?:o|a|um|uma) )?${kind}${size}(?: \\w+){0,3}? (?:e|tem|fica|recebe|atende|funciona|vive|roda|abre|sao)\\b` +
    `|(?:um |uma )?${kind}${size}(?: (?!(?:e|ou|que|nao|com|cobra|tem|faz|vende)\\b)\\w+){0,4}? (?:na|no|em|a beira|ao lado|(?:de|na|da) (?:beira|estrada|praia|bairro|rua|esquina|interior|serra|praca|orla|cidade))\\b` +
    `)`,
  'u',
)
/** Meals and days on which the house is open limit nothing. */
const openings =
  /(?<![a-z])(?:so|apenas|somente) (?:(?:abr\w+|atend\w+|funcion\w+|servi\w+|faz\w*) )?(?:(?:a|o|ao|no|na|de|para|pra) )?(?:almoco|jantar|noite|dia|delivery|salao|viagem|balcao)(?![a-z])/g

/** Rooms, seats and years are told of the house and count nothing that is served. */
const measures =
  /\b\d{1,4} ?(?:quartos?|leitos?|lugares|mesas?|cadeiras|pessoas|funcionari\w+|anos?|m2|metros|hospedes?|km)\b/gu

/** "praça do Socorro" calls for no help. */
const places =
  /\b(?:praca|rua|avenida|bairro|igreja|largo|orla|travessa|rodoviaria) d[aeo]s? (?:nossa senhora d[aeo]s? )?\w+/gu

/** What follows from an introduction asks for something. */
const follows = /,\s?(?:por isso|entao|portanto|logo|dai)(?!\p{L})/u

/** When it opens, who works there and how full it is: other readers see these. */
const known =
  /(?<![a-z])(?:abr(?:e|imos|o)|fech\w+|funciona\w*|atend\w+|pessoas|garco\w+|funcionari\w+|equipe|cozinheir\w+|lota\w*|ench\w+)(?![a-z])/u

const tellsOnly = (said: string): boolean =>
  !follows.test(said) &&
  !asksForSomething(said.replace(measures, 'tantos').replace(places, 'lugar').replace(openings, 'aberto'))

const introduces = (said: string, isOwn: boolean): boolean => own.test(said) || (!isOwn && ofKind.test(said))

const sentence = /(?:[^.!?;\n]|(?<=\d)\.(?=\d))+/gu

/** The sentence in which a passage stands, folded, up to the passage's end. */
const upTo = (folded: string, { start, end }: Span): string =>
  [...folded.matchAll(sentence)]
    .find(({ 0: said, index }) => index <= start && start < index + said.length)?.[0]
    .trim() ?? folded.slice(start, end)

/** Whether a sentence is asked. */
const isAsked = (text: string, end: number) => /^\s*\?/u.test(text.slice(end))

/**
 * The sentences that only introduce the house, before anything is read: "Somos rodízio no Cocó" has no coconut.
 * @param names of items and sections, folded: what is told of them may matter
 * @param options.isOwn whether other houses are told of as well, so that it must say whose it is
 * @param options.isWhole whether the whole sentence is told; else its first clause, for guests and tools matter to recipes
 */
export function introductionsIn(
  text: string,
  names: readonly string[],
  { isOwn, isWhole }: { isOwn: boolean; isWhole: boolean },
): Span[] {
  const folded = foldInPlace(text).toLowerCase()
  return [...folded.matchAll(sentence)].flatMap(({ 0: whole, index }) => {
    const start = index + whole.length - whole.trimStart().length
    const said = isWhole ? whole.trim() : (/^[^,:]*/.exec(whole.trim())?.[0].trim() ?? '')
    const isTold =
      (isWhole ? introduces(said, isOwn) : ofHouse.test(said)) &&
      tellsOnly(said) &&
      !known.test(said) &&
      // "e a picanha em kg" goes on with what was asked; "é" tells.
      !/^e /iu.test(text.slice(start)) &&
      !isAsked(text, index + whole.length) &&
      !names.some((name) => said.includes(name))
    return isTold ? [{ start, end: start + said.length }] : []
  })
}

/** The draft without introductions and what their sentences tell besides, and where they stand. */
export function withoutIntroductions(text: string, draft: Draft): { rest: Draft; told: Span[] } {
  const folded = foldInPlace(text).toLowerCase()
  const isIntroduction = (one: DraftUnread): boolean => {
    if (one.blocking || one.why !== 'unknown' || text.slice(one.end, one.end + 2).includes('?')) return false
    const said = folded.slice(one.start, one.end).trim()
    const clause = folded.slice(folded.slice(0, one.start).search(/[^.,;:!?\n]*$/), one.end).trim()
    if ([said, clause, upTo(folded, one)].some(isBiography)) return true
    return (introduces(said, false) || introduces(upTo(folded, one), false)) && tellsOnly(said)
  }
  const told = draft.unread.filter(isIntroduction)
  return {
    rest: { ...draft, unread: draft.unread.filter((one) => !told.includes(one)) },
    told: told.map(({ start, end }) => ({ start, end })),
  }
}
