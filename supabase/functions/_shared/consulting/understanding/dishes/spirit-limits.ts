/** "Cachaça nos pratos não pode, é dentro da universidade", "pode se for pouquinha e ferver bem": what the owner allows of it. */
import type { WishContent } from '../text/draft.ts'
import { type Reader, reads } from './shape.ts'

const spirit = '(?:[ao] )?(?:cachacas?|pingas?|alcool|bebidas? alcoolicas?|aguardente|destilad[oa]s?)'
const where =
  '(?:(?: (?:n[ao]s?|em)(?: nenhum[ao]?)? (?:pratos?|comidas?|receitas?|cozinha|panelas?|lanches?)| aqui(?: dentro)?| em nada| de jeito nenhum| nenhum[ao]?))*'
const forbidden =
  '(?:nao (?:pode|podemos|posso|da|dá|rola|entra|e permitid[oa]|quero)(?: (?:ter|entrar|usar|levar|botar|por|servir|vender|nao))*|nem pensar|(?:e |ta |esta |fica )?proibid[oa])'
const place =
  '(?:universidade|faculdade|escola|colegio|creche|campus|hospital|clinica|posto de saude|igreja|paroquia|templo|academia|quartel|reparticao|forum|presidio|abrigo|asilo|posto de gasolina|posto de combustivel|rodovia(?: (?:federal|estadual))?|beira (?:de|da) (?:rodovia|estrada|br)|br[ -]?\\d{2,3}|estrada)'
const inPlace = `(?:,? (?:(?:pq|porque|que|pois|ja que|aqui|isso|a gente|a cantina|o lugar|a casa) )*(?:e|é|fica|estamos|esta|ta|somos|sou|funciona|vendo|vendemos)?(?: (?:dentro|perto))?(?: (?:d[ae]|n[ao]|numa|num|em|uma?|o|a|pra|para))* ?(?<place>${place})(?: \\p{L}+)?)`

/** Where no alcohol may be served, the dishes are made without; elsewhere the owner is told what these dishes are. */
const wishesOf = (isPlace: boolean): WishContent[] => [
  isPlace
    ? { kind: 'dishTrait', what: 'free', of: 'cachaça', bound: 'at_least' }
    : { kind: 'exclude', what: 'cachaça', why: 'taste' },
]
/** Guests who drive are as good a reason as the place. */
const driving =
  '(?:,? (?:pq|porque|que|pois|ja que) [^.;!?\\n]{0,60}(?:motoristas?|caminhoneir\\p{L}+|bafometro|dirig\\p{L}+|volante)[^.;!?\\n]{0,40})'
const end = '(?=\\s*(?:$|[.,;:!?\\n]))'

/** "é escola, não pode álcool": the reason before. */
const placeFirst = reads(
  `(?:(?:aqui|como|a gente|a cantina) )*(?:e|é|fica|estamos|sou|somos)(?: (?:dentro|d[aeo]|n[ao]|numa|num|em|uma?))* (?<place>${place})(?: \\p{L}+)?(?:, n[ao]s? ${place})?,? (?:(?:entao|e|por isso|logo) )*(?:${forbidden}(?: de)? ${spirit}|sem ${spirit})${where}${end}`,
  () => wishesOf(true),
)
const refusedThere = reads(
  `(?:${spirit}${where} ${forbidden}${where}|(?:aqui )?(?:${forbidden}|sem|nada (?:de|com)) ${spirit}${where})(?:${inPlace}|${driving})${end}`,
  () => wishesOf(true),
)
const refused = reads(`${spirit}${where} ${forbidden}${where}${end}`, () => wishesOf(false))

/** "cachaça pode, se for pouquinha e ferver bem": whether its taste and alcohol stay mild is answered. */
const mild = reads(
  `${spirit} (?:(?:pode|eu aceito|aceito|tudo bem|ok|so|deixo|ate|vai|passa)(?: (?:ate|ser|usar|entrar))*,? )+(?:se|desde que|contanto que)(?: [^.,;!?\\n]{0,40})?(?:pouc\\p{L}+|pouquinh\\p{L}+|ferv\\p{L}+|cozi\\p{L}+|evapor\\p{L}+|cozinh\\p{L}+)(?: (?:e|bem|bastante|muito|ate|antes|secar|sumir|tudo|o alcool|na panela|ferv\\p{L}+|evapor\\p{L}+|cozinh\\p{L}+))*`,
  () => [{ kind: 'question', about: 'mildCachaca' }],
)

/** "tem como fazer sem a cachaça?": asked, and not ordered. */
const withoutIt = reads(
  '(?:e |mas )?(?:tem como|da (?:pra|para)|posso|consigo) (?:fazer|preparar|deixar|servir) sem (?:a )?(?:cachaca|pinga)\\s*\\?',
  () => [{ kind: 'question', about: 'swap' }],
)

/** "a sobremesa com cachaça e as outras sem": one with it, and none else. */
const inOne = reads(
  '(?:so )?(?:[ao]|uma?) (?:sobremesa|entrada|petisco|prato|doce|lanche|molho) (?:(?:e|leva|levando|pode ser) )?(?:com|de) (?:cachaca|pinga),? (?:e |mas )?(?:[ao]s? (?:outr[oa]s|demais|restantes|resto)|o resto)(?: (?:dos pratos|deles|delas|todos|todas))? (?:sem(?: (?:cachaca|nada|alcool))?|nao)',
  () => [{ kind: 'share', what: 'cachaça', of: 'many', count: 1, bound: 'exactly' }],
)

export const spiritLimits: readonly Reader[] = [inOne, withoutIt, placeFirst, refusedThere, refused, mild]
