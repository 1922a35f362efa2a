/**
 * Rules of pairings as owners tell them, in any order of words: a drink for each dish, a drink for some guests alone, the
 * only one of its kind, nothing to buy, whether a drink suits a dish, a short line for the waiter.
 */
import { serveKindOf } from '../../base/pairing/named-serves.ts'
import type { Names } from '../orders/dishes-and-drinks.ts'
import type { DraftWish, WishContent } from '../text/draft.ts'
import { dishNamed, drinkNamed, runsOf, wordsOf } from './concept-words.ts'

const distinctly =
  /\b(?:sem repetir|nao repet\w+|nao pode repetir|diferentes?|nenhuma? (?:bebida )?repet\w+|que nao se repit\w+|cada (?:um|uma) com (?:a )?sua)\b/
const eachDrink =
  /\b(?:uma?|com uma?|com a sua|com sua|a sua) (?:so )?(?:bebida|drink|copo|sugestao|par)(?: (?:diferente|so))? ?(?:pra|para|por|de|em|com) cada(?: um| uma)?|\bum(?:a)? (?:de|pra|para) cada|\bcada (?:um|uma) com (?:a |sua |uma )|\bcada (?:prato|petisco|comida|queijo|bolo|doce|pizza|[a-z]+) (?:com|tem que ter|leva|ganha) (?:a )?(?:sua|uma) bebida|\bjunto de cada\b/
const ofSober = /sem alcool|zero alcool|alcool/
const ofKind =
  /\bcada (?!um\b|uma\b)([a-z]+(?: doce| salgad[oa])?)|\b(?:os|as) (?:petiscos|pratos|bolos|queijos|doces|pizzas)\b/

/** "o bode o pato e o peru": single words with their articles, each of some dish. */
function listedWords(said: string, names: Names): string[] | null {
  const found = /((?:\b[oa] [a-z]+,? ){1,7}e [oa] [a-z]+)/.exec(said)?.[1]
  const words = [...(found ?? '').matchAll(/\b[oa] ([a-z]+)/g)].map(([, word]) => word ?? '')
  const own = words.filter((word) => names.dishesWith(word).length > 0)
  return own.length >= 2 && own.length === words.length ? own : null
}

/** The dishes before "uma bebida pra cada", behind a colon or from the sentence's beginning. */
function listedDishes(said: string, names: Names): string[] | null {
  const [before = ''] = said.split(/,? (?:com )?uma? (?:so )?(?:bebida|drink|sugestao|par)/)
  const parts = (before.split(/[:]/).at(-1) ?? '')
    .split(/\s*,\s*|\s+e\s+/)
    .map((part) => part.trim().replace(/^(?:a|o|as|os) (?:d[eao]s? )?/, ''))
    .filter(Boolean)
  const named = parts.map((part) => names.dishIn(part))
  const own = named.flatMap((one) => one ?? [])
  return own.length >= 2 && own.length === named.length ? own : null
}

/** One drink for each dish that the sentence names, or for all of a kind. */
export function readEachDish(said: string, names: Names): WishContent[] | null {
  if (!eachDrink.test(said) || ofSober.test(said)) return null
  const distinct = distinctly.test(said) ? { distinct: true as const } : {}
  const listed = listedDishes(said, names) ?? listedWords(said, names)
  if (listed) return [{ kind: 'pairing', rule: 'each', dishes: listed.slice(0, 12), ...distinct }]
  const [whole = '', kind] = ofKind.exec(said) ?? []
  const named = kind ?? whole.split(' ').at(-1) ?? ''
  const dish = /^(?:pratos?|comidas?|itens?|item|uma?)$/.test(named)
    ? null
    : (names.groupIn(named) ?? names.dishIn(named))
  if (dish === null) return distinctly.test(said) ? [{ kind: 'flight', noRepeat: true }] : null
  return [{ kind: 'pairing', rule: 'each', dishes: [dish], ...distinct }]
}

const guests =
  '(?:quem|hospedes?|clientes? que|gente que|o pessoal que|os maiores|adultos|passageir\\w+)(?: [^,.;:!?]{2,50}?)?'
const forSome = new RegExp(
  `(?<serve>[a-z]+(?: [a-z]+){0,3}?),? (?:e |eh |fica |vai |sai )?(?:so|somente|apenas|exclusiv\\w+) (?:mesmo )?(?:pra|para|p/|a) (?<whom>${guests})(?=$|[,.;!?]| e (?:[oa]s? |nao |tem |quero ))`,
)
const onlyWho =
  /(?:so|somente|apenas) (?<whom>quem [^,.;:!?]{2,40}?) (?:bebe|toma|pede|pode (?:beber|tomar|pedir)) (?<serve>[a-z]+(?: [a-z]+){0,3})(?=$|[,.;!?])/

/** The last words of a phrase that name a drink. */
function lastDrink(phrase: string, names: Names): { serve: string; words: number } | null {
  const words = phrase.split(' ')
  for (let from = 0; from < words.length; from += 1) {
    const serve = drinkNamed(words.slice(from).join(' '), names)
    if (serve !== null) return { serve, words: words.length - from }
  }
  return null
}

/** "o licor só pra quem é hóspede": a part of a sentence, with its place in it. */
export function readForSome(said: string, names: Names): DraftWish[] {
  const found = forSome.exec(said) ?? onlyWho.exec(said)
  const { serve: phrase = '', whom = '' } = found?.groups ?? {}
  const drink = lastDrink(phrase, names)
  if (!found || !drink) return []
  const skipped = phrase.split(' ').slice(0, -drink.words).join(' ')
  const start = found.index + (forSome.test(said) ? skipped.length : 0)
  return [
    {
      wish: { kind: 'pairing', rule: 'onlyFor', serves: [drink.serve], whom: whom.trim().slice(0, 80) },
      start: start + (/^\s*/.exec(said.slice(start))?.[0].length ?? 0),
      end: found.index + found[0].length,
    },
  ]
}

const kindOnly =
  /(?<![a-z])(?:de )?(?<kind>vinhos?|cervejas?|sucos?|refri\w*|drinks?|espumantes?)(?: aqui| la| da casa| comigo)? ?,? ?(?:e |eh |tem |temos )?(?:so|somente|apenas) (?:mesmo )?(?:tenho |tem |temos |vendo |sirvo |trabalho com |o |a |os |as |esse |essa |do |da )*(?<rest>[a-z]+(?: [a-z]+){0,4}?)(?=$|[,.;!?]| (?:ninguem|nao|e|mas|que|porque|pois)\b)/

/** "de vinho só o rosé": of that kind of drink this one alone. */
export function readOnlyOfKind(said: string, names: Names): DraftWish[] {
  const found = kindOnly.exec(said)
  const { kind = '', rest = '' } = found?.groups ?? {}
  const bare = kind.replace(/s$/, '')
  if (!found || /^(?:pra|para|quando|se|de|em|no|na|quem|depois|com)\b/.test(rest)) return []
  const [own, ...others] = names
    .drinksWith(rest)
    .filter((name) => serveKindOf(bare) === null || isOfKind(name, bare, names))
  const direct = own ?? null
  if (direct === null || others.length > 0) return []
  return [
    {
      wish: { kind: 'pairing', rule: 'onlyKind', serves: [direct] },
      start: found.index,
      end: found.index + found[0].length,
    },
  ]
}
const isOfKind = (name: string, kind: string, names: Names) =>
  names.othersOf(serveKindOf(kind) ?? kind, []).includes(name)

const nothingNew =
  /(?:nao|nem|nunca) (?:me )?(?:mand\w+|fac\w+|venh\w+|empurr\w+|invent\w+|quero|queremos|vou|posso|da pra|penso em)? ?(?:eu )?(?:com|de|que)? ?(?:comprar|compr[oe]\w*|gastar com|investir em) (?:mais )?(?:nada|nenhum\w*|garraf\w+|bebid\w+|vinhos?|cervej\w+|cachac\w+|drinks?|rotulos?|coisa)(?: (?:nov[oa]s?|car[oa]s?|de fora|diferente))?|(?:nada de|sem) compr\w+ (?:nada|bebid\w+|garraf\w+|novas?)|nao me venha\w* com garrafas?/
const noRoom =
  /(?:minha |meu |a |o )?(?:geladeira|freezer|frigobar)(?: aqui)? (?:e |eh |ta |esta |vive |ja (?:ta|esta|vive) )?(?:bem |muito |tao |so )?(?:pequen\w+|chei\w+|lotad\w+|apertad\w+)|nao tenho (?:onde|espaco pra|lugar pra) (?:gelar|guardar)(?: mais)?(?: nada)?|nao cabe mais nada na geladeira/

/** Nothing is to be bought, or there is no room to chill: a part of a sentence. */
export function readNothingNew(said: string): DraftWish[] {
  return [nothingNew, noRoom].flatMap((pattern): DraftWish[] => {
    const found = pattern.exec(said)
    return found
      ? [
          {
            wish: { kind: 'pairingRule', what: 'menuOnly' },
            start: found.index,
            end: found.index + found[0].trimEnd().length,
          },
        ]
      : []
  })
}

const verb =
  '(?:presta|prestam|vai|vao|combina|combinam|casa|casam|cai bem|caem bem|funciona|orna|serve|harmoniza|fica bom|fica bem|da certo|da liga|pode)(?: bem| bom)?(?: (?:servir|oferecer))?'
const asked = new RegExp(
  `^(?:sera que |e |o |a |um |uma )*(?<one>.+?) ${verb} (?:com|n[oa]|junto d[eoa]) (?<two>.+)$`,
)
/** What only doubts: "ou é maluquice minha", "ou não vai". */
const doubt = /,? (?:ou|mas|sera que|e verdade|isso) .*$/

/** "chope presta com caldinho ou é maluquice?": one drink and one dish, in either order. */
export function readWhetherSuits(said: string, names: Names, asks: boolean): WishContent[] | null {
  const doubts = / ou (?:nao|e |eh |to |estou|sera|isso)/.test(said)
  if (!asks && !doubts) return null
  const { one = '', two = '' } = asked.exec(said.replace(doubt, ''))?.groups ?? {}
  if (one === '' || /\b(?:qual|quais|que|o que|nao)\b/.test(one)) return null
  const pairs = [
    [drinkNamed(one, names), dishNamed(two, names)],
    [drinkNamed(two, names), dishNamed(one, names)],
  ] as const
  const [other, item] = pairs.find(([drink, dish]) => drink !== null && dish !== null) ?? []
  return other && item ? [{ kind: 'question', about: 'suits', item, other }] : null
}

const guestsTold =
  /\b(?:criancas?|familias?|meninos?|motorist\w+|caminhoneir\w+|dirig\w+|evangelic\w+|igreja|romeir\w+|de carro|na direcao|volante|nao bebe\w*)\b/
const soberAlways =
  /\b(?:sempre|cada|tod[oa]s?|do lado|ao lado)\b[^;.!?]{0,40}\bsem alcool\b|\bsem alcool\b[^;.!?]{0,40}\b(?:sempre|cada|tod[oa]s?|do lado|ao lado)\b/
/** What else a sentence may ask of alcohol. */
const moreOfSober =
  /\b(?:com alcool|cachaca|vinhos?|cervejas?|chopes?|metade|so|somente|apenas|nada|\d+|dois|duas|tres|combo|exceto|menos)\b/

/** "vem muita criança: cada prato com um suco do lado": one beside each dish, and why. */
export const readSoberBeside = (said: string): WishContent[] | null =>
  guestsTold.test(said) && soberAlways.test(said) && !moreOfSober.test(said.replace(/\bn[ao] \d+\b/g, ' '))
    ? [{ kind: 'zeroAlcohol', part: 'each' }]
    : null

const sweetsWithout =
  /\b(?:com|n[ao]s?) (?:os? |as? )?(?:doces?|sobremesas?)[^;.!?]{0,25}?\b(?:nao|sem|nada de|nem)\b[^;.!?]{0,20}?\b(?<serve>vinhos?|cervejas?|cachacas?|alcool)\b(?:[,;]? (?:e |mas |entao )?(?:so |bota |poe |quero |serve |pode ser |prefiro )+(?<first>[a-z]+)(?: (?:ou|e) (?<second>[a-z]+))?)?/

/** "com doce não quero vinho, bota café ou suco": what sweets go without, and what stands beside them instead. */
export function readSweetsWithout(said: string, names: Names): WishContent[] | null {
  const { serve, first, second } = sweetsWithout.exec(said)?.groups ?? {}
  if (serve === undefined) return null
  const serves = [first, second].flatMap((one) => (one === undefined ? [] : (drinkNamed(one, names) ?? [])))
  const dishes = ['sobremesas']
  return [
    { kind: 'pairing', rule: 'never', serves: [serve.replace(/s$/, '')], dishes },
    ...(serves.length > 0 ? [{ kind: 'pairing' as const, rule: 'first' as const, serves, dishes }] : []),
  ]
}

const line = /\b(?:frases?|frasezinha|linhas?|falas?|fala|texto)\b/
const short = /\b(?:curt\w+|pequen\w+|simples|facil|faceis|rapid\w+|so)\b/
const waiter =
  /\b(?:garco\w+|garcon\w*|atendente\w*|equipe|menin[oa]s?|rapaz|moc[oa]|novat[oa]s?|quem serve|salao)\b/

/** "a menina do salão é nova, uma linha bem curta pra ela" */
export function readWaiterLine(said: string, names: Names): WishContent[] | null {
  if (!line.test(said) || !waiter.test(said) || !short.test(said)) return null
  const words = wordsOf(said.replace(/\b(?:na|da|a|em cada|pra|para a) mesas?\b/g, ' '))
  const isOfItem = runsOf(words, (phrase) => dishNamed(phrase, names) ?? drinkNamed(phrase, names)).length > 0
  return isOfItem || /\d/.test(said) ? null : [{ kind: 'pairingRule', what: 'phraseEach' }]
}
