/**
 * Which dishes are to be paired, named in a list behind a colon; that only the house's own drinks count; at what temperature a
 * drink is served, and whether one may stand in for another.
 */
import type { Names } from '../orders/dishes-and-drinks.ts'
import type { DraftWish, WishContent } from '../text/draft.ts'

const pairing =
  /\b(?:harmoniz\w+|combin\w+|bebidas?|drinks?|pares|parcerias?|sugest\w+|acompanh\w+|casar|case\w*|casamentos?|beber|opc(?:ao|oes)|vinhos?|cervejas?|doses?)\b/
const refused = /\b(?:nao|nem|sem|menos|exceto|fora|tirando|salvo|nunca)\b/
const listed =
  /^(?<lead>[^:?]{6,160}?)(?:: | - | – |,? (?:que )?(?:sao|seriam)(?: el[ea]s)?:? | \()(?<list>[^:;?()]{5,400}?)\)?$/
/** What is counted or pointed at before a list: "os cinco pratos que mais saem", "estas entradas". */
const counted =
  /\b(?:[oa]s|d?est[ea]s|d?ess[ea]s|noss[oa]s|meus|minhas|so|apenas|somente|dois|duas|tres|quatro|cinco|seis|sete|oito|nove|dez|\d{1,2})\b(?= \p{L})/u

/** "quero harmonizar os cinco que mais saem: peixada, lasanha e …": these, and no others. */
export function readSet(said: string, names: Names): WishContent[] | null {
  const { lead = '', list = '' } = listed.exec(said)?.groups ?? {}
  if (!pairing.test(lead) || refused.test(lead) || !counted.test(lead)) return null
  const dishes = names.dishesIn(list)
  return dishes && dishes.length > 1 ? [{ kind: 'pairing', rule: 'onlyBeside', dishes }] : null
}

const drinksBefore =
  /\b(?:bebidas?|drinks?|alcool\w*|opc(?:ao|oes)|sugest\w+|vinhos?|cervejas?|doses?|pares?|tacas?|copos?)\b/
const tail =
  /,? (?:e |mas |porem )?(?:tod[oa]s?(?: el[ea]s)?|tudo|ambas|as duas|os dois|sempre|so|somente|apenas|exclusivamente|que sejam?|tem que ser|precisam? ser|devem? ser|us(?:e|em|ando))(?: (?:so|somente|apenas|sempre|com|us(?:e|em|ando)|as?|os?|del[ea]s|que|sejam?|tem que ser|precisam? ser|devem? ser))* (?:(?:d[aeo]s?|n[ao]s?|com|que) )*(?:(?:nosso|nossa|meu|minha|proprio|propria|atual|ja|esta\w*|tem|temos|tenho|vendo|vendemos|vende|sirvo|servimos|existe\w*|a casa|da casa) ?)*(?:(?:n[ao]s? |d[ao]s? )?(?:(?:nosso|nossa|meu|minha|proprio|propria) )?(?:cardapio|carta(?: de (?:bebidas|vinhos|drinks))?|menu|lista|bar|casa|estoque))?(?= *(?:$|[.;!?\n,]))/gu
const ofHouse =
  /\b(?:nosso|nossa|meu|minha|proprio|propria|cardapio|carta|menu|lista|vendo|vendemos|vende|temos|tenho|sirvo|servimos)\b/

/** Such a sentence is an order by itself, which is read whole. */
const ordersAlone = /^\s*(?:nao|nada|nunca|evit\w+|so|somente|apenas) /

/** "…, todas do nosso cardápio": behind an order on drinks, nothing is poured that the house does not sell. */
export const readOwnOnly = (text: string): DraftWish[] =>
  [...text.matchAll(tail)].flatMap(({ 0: found, index }) => {
    const before = /[^.;!?\n]*$/u.exec(text.slice(0, index))?.[0] ?? ''
    return ofHouse.test(found) && drinksBefore.test(before) && !ordersAlone.test(before)
      ? [
          {
            wish: { kind: 'pairingRule', what: 'menuOnly' },
            start: index + (/^,? ?/u.exec(found)?.[0].length ?? 0),
            end: index + found.length,
          },
        ]
      : []
  })

const warmth =
  '(?:fri[oa]s?|gelad[oa]s?|quentes?|morn[oa]s?|fresc[oa]s?|resfriad[oa]s?|(?:em |n?a |a )?temperatura ambiente|ambiente|natural|do freezer|da geladeira|no gelo|com gelo)'
const whichWarmth = new RegExp(
  `^(?<before>.*?)\\b${warmth},? ou (?:e |melhor |mais |bem )?${warmth}\\b(?<after>.*)$`,
)
const whatDegree =
  /^(?:e |mas )?(?:(?:em|a|n?a) )?(?:que|qual)(?: e)?(?: a)?(?: melhor)? temperatura\b(?<after>.*)$/
const around =
  /\b(?:eu|a gente|nos|devo|devemos|posso|sirvo|servimos|servir|serve|serv\w+|ofere\w+|vai|vao|fica|ficam|cai|combina\w*|melhor|mais|bem|e|eh|seria|sai|pede\w*|bebe\w*|tom\w+|se|que|o certo|certo|ideal|deve\w*|ser|guard\w+)\b/g

/** Names that no menu of the house has, with their accents. */
const accents: Readonly<Record<string, string>> = {
  saque: 'saquê',
  sake: 'saquê',
  cha: 'chá',
  uisque: 'uísque',
}
const asWritten = (serve: string | undefined) => (serve === undefined ? undefined : (accents[serve] ?? serve))

const bare = (said: string) => said.replace(around, ' ').replace(/\s+/g, ' ').trim()

/** The drink and the dish of such a question, in any order: "o saquê da casa … com o lámen". */
function drinkAndDish(said: string, names: Names): { other: string; item?: string } | null {
  const parts = said
    .split(/\b(?:com|para|pra|n[oa]s?|pr[oa]s?|junto d[oae]s?|ao lado d[oae]s?)\b/)
    .map(bare)
    .filter((part) => part !== '')
  const other = parts.map((part) => asWritten(names.servesIn(part)?.[0])).find((one) => one !== undefined)
  const item = parts.map((part) => names.dishIn(part)).find((one) => one !== null)
  return other === undefined ? null : { other, ...(item ? { item } : {}) }
}

/** "o saquê da casa vai melhor frio ou quente com o lámen?", "a que temperatura sirvo a cachaça?" */
export function readWarmth(said: string, names: Names): WishContent[] | null {
  const either = whichWarmth.exec(said)?.groups
  const rest = either ? `${either.before} com ${either.after}` : whatDegree.exec(said)?.groups?.after
  const found = rest === undefined ? null : drinkAndDish(rest.replace(/\bcom com\b/, 'com'), names)
  return found && [{ kind: 'question', about: 'servedAt', ...found }]
}

const may =
  '(?:e |mas |sera que )?(?:eu |a gente )?(?:posso|podemos|pode|podia|poderia\\w*|da (?:pra|para)|daria (?:pra|para)|consigo|devo|vale(?: a pena)?|compensa|e melhor|tem como|tudo bem)(?: eu| a gente)?'
const swapped = [
  new RegExp(
    `^${may} (?:ofere\\w+|serv\\w+|us\\w+|bot\\w+|coloc\\w+|dar|por|vender|sugerir|indicar) (?:[oa]s? |uma? )?(?<to>.+?) (?:no lugar|em vez|ao inves) d[eoa]s?(?: um| uma)? (?<from>.+)$`,
  ),
  new RegExp(
    `^${may} (?:troc\\w+|substitu\\w+) (?:[oa]s? |uma? )?(?<from>.+?) (?:por|pel[oa]s?)(?: um| uma)? (?<to>.+)$`,
  ),
]
const besideDish = /^(?<drink>.+?) (?:com|n[oa]s?|para|pra|pr[oa]s?|junto d[oae]s?) (?<dish>.+)$/

/** "posso oferecer a cachaça branca no lugar do saquê com o sashimi?" */
export function readInstead(said: string, names: Names): WishContent[] | null {
  for (const form of swapped) {
    const { to = '', from = '' } = form.exec(said)?.groups ?? {}
    if (to === '') continue
    const last = form === swapped[0] ? from : to
    const { drink = last, dish } = besideDish.exec(last)?.groups ?? {}
    const item = dish === undefined ? null : names.dishIn(dish)
    const named = item === null ? last : drink
    const other = asWritten(names.servesIn(form === swapped[0] ? to : named)?.[0])
    const what = asWritten(names.servesIn(form === swapped[0] ? named : from)?.[0])
    if (other !== undefined && what !== undefined && other !== what && (dish === undefined || item !== null))
      return [{ kind: 'question', about: 'instead', other, what, ...(item === null ? {} : { item }) }]
  }
  return null
}
