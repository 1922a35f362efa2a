/**
 * "Nos salgados pode subir até 7%": a limit that opens with a part of the menu is of that part. Where the words name items or
 * a kind of them, it becomes theirs; where nobody knows the part, it goes back to its owner, and binds nothing else.
 */
import { everyItem } from '../../base/request/match-item.ts'
import { subjectsOf } from '../questions/price-subjects.ts'
import type { Named } from '../spoken/pieces.ts'
import { type Draft, type DraftWish, givenBack } from '../text/draft.ts'
import { foldInPlace } from '../text/fold.ts'
import { sentenceAround } from '../text/sentence-around.ts'

const opening = '^(?:[\\s,]*(?:e|mas|ja|agora|entao|so|somente|apenas|porem|tambem)\\s)*[\\s,]*'
const may =
  '(?:da (?:pra|para)|pod[ea]m?|posso|podemos|aceito|topo|libero|deixo|sub(?:ir|am?)|sobe[m]?|aument\\w+|reajust\\w+|nao pass\\w+|no maximo|maximo|ate)'
const part = new RegExp(
  `${opening}(?:(?:n|pr|par)[oa]s|n[oa]|em|[oa]s?) (?<part>[a-z][a-z -]{2,40}?),? (?:(?:que|tambem|ja|ai|eu|a gente|voces|so) )*${may}(?![a-z])`,
)
const bare = new RegExp(
  `${opening}(?<part>[a-z][a-z-]{3,20}(?: [a-z-]{3,20})?),? (?:so )?(?:pod[ea]m? subir|ate|no maximo)(?![a-z])`,
)
/** What stands for all prices, when it happens or how it is done. */
const general =
  /(?<![a-z])(?:precos?|valor(?:es)?|cardapio|menu|tabela|itens|item|produtos?|casa|bar|restaurante|geral|tudo|todos?|todas?|total|media|maximo|minimo|aumentos?|reajustes?|acrescimos?|alta|mudancas?|rest[oa]|restantes?|demais|outr[oa]s?|que|se|quando|nada|ninguem|nenhum\w*|cada|mes(?:es)?|anos?|semanas?|dias?|vez(?:es)?|hora|momento|comeco|inicio|fim|final|janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|segundas?|tercas?|quartas?|quintas?|sextas?|sabados?|domingos?|verao|inverno|temporada|natal|ano|carnaval|proxim\w+|maior|limite|teto|caso|mim|nos|gente|eu|voces?|percentua\w+|variac\w+|diferenc\w+|correc\w+|repasses?|remarcac\w+|subidas?|ajust\w+|folga|margem|socio|dono|dona|patrao|chefe|clientes?|publico|mercado|concorren\w+|vizinh\w+|cidade|bairro|rua|regiao|grafica|ideal|geralmente|aqui|agora|quero|queria|pod\w+|aceito|topo|nao|precis\w+|faz|[a-z]+(?:ar|er|ir)|mex\w+|sub\w+|sob\w+|aument\w+|reajust\w+|mud\w+|deix\w+|fica\w*|cobr\w+|coloc\w+|bot\w+)(?![a-z])/

/** What is limited stands behind the part. */
const ofTheRest = /(?<![a-z])(?:rest[oa]|restantes?|demais|outr[oa]s?)(?![a-z])/

/** The draft in which no limit of an unknown part of the menu stands for all of it. */
export function withKnownPlaces(text: string, draft: Draft, names: readonly Named[]): Draft {
  const folded = foldInPlace(text).toLowerCase()
  const lost: DraftWish[] = []
  const wishes = draft.wishes.flatMap((one): DraftWish[] => {
    const { wish } = one
    if (wish.kind !== 'capPrice' || wish.item !== everyItem) return [one]
    if ((wish.percent ?? wish.rise ?? wish.max) === undefined) return [one]
    const { start } = sentenceAround(folded, one)
    const from = Math.max(start, folded.lastIndexOf(';', one.end) + 1)
    const said = folded.slice(from, one.end).trimStart()
    const named = part.exec(said)?.groups?.part ?? bare.exec(said)?.groups?.part
    if (named === undefined || general.test(named) || ofTheRest.test(said)) return [one]
    const subjects = subjectsOf(named, names) ?? subjectsOf(`${named}s`, names)
    if (subjects === null) lost.push(one)
    if (subjects === null || subjects.includes(everyItem)) return [one]
    return subjects.map((item) => ({ ...one, wish: { ...wish, item } }))
  })
  return givenBack({ ...draft, wishes }, lost)
}
