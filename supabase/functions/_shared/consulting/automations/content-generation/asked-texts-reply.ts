/** Texts that the owner asks for beside the posts: for the profile, the map, the first message, a review, and a video. */
import type { EngineContext } from '../../base/context.ts'
import { sellsOf } from '../../base/house/own-menu.ts'
import { capitalize, ofTheHouse } from '../../base/language/grammar.ts'
import { foldAccents, joinList } from '../../base/language/text.ts'
import type { WishOf } from '../../base/request/wish.ts'
import { weekWords } from './house-ideas.ts'
import { inSentence, isDrink } from './menu-items.ts'
import { localPlace, shortName } from './registered-name.ts'

type Reply = { text: string }
type House = {
  name: string
  /** "Benfica, Fortaleza", or the city. */
  place: string
  /** Up to three dishes, or drinks of a house without dishes. */
  sells: string[]
  week: string | null
}

/** Characters of a profile's text on Instagram. */
const longestBio = 150

function houseOf({ house, restaurant }: EngineContext): House {
  const local = localPlace(house.settings.neighbourhood, restaurant.city)
  const menu = sellsOf(house)
  const dishes = menu.filter((item) => !isDrink(item))
  return {
    name: shortName(restaurant.name),
    place: local === restaurant.city ? restaurant.city : `${local}, ${restaurant.city}`,
    sells: (dishes.length > 0 ? dishes : menu).slice(0, 3).map(({ name }) => inSentence(shortName(name))),
    week: weekWords(house),
  }
}

/** What the house has not stored, and a text needs. */
const wanting = ({ week, sells }: House): string => {
  const missing = [
    ...(week === null ? ['dias e horas em “A casa”'] : []),
    ...(sells.length === 0 ? ['o cardápio em “A casa”'] : []),
  ]
  return missing.length === 0 ? '' : ` Falta ${joinList(missing)}: complete, e o texto ganha isso.`
}

function bio(house: House): Reply {
  const { name, place, week } = house
  const most = house.sells.map((_, at) => house.sells.slice(0, house.sells.length - at))
  const lines = [...most, []].map((sells) =>
    [
      sells.length > 0 ? capitalize(joinList(sells)) : name,
      place,
      ...(week === null ? [] : [capitalize(week)]),
      'Reserva ou pedido: por mensagem',
    ]
      .map((line) => `${line}.`)
      .join(' '),
  )
  const text = lines.find((one) => one.length <= longestBio) ?? lines.at(-1) ?? ''
  const length =
    text.length > longestBio ? ` Passa dos ${longestBio} caracteres do Instagram: resuma as horas.` : ''
  return {
    text: `**“${text}”** São ${text.length} caracteres; o Instagram aceita ${longestBio}.${length}${wanting(house)}`,
  }
}

function google(house: House): Reply {
  const { name, place, sells, week } = house
  const served = sells.length > 0 ? ` No cardápio: ${joinList(sells)}.` : ''
  const open = week === null ? '' : ` Abrimos ${week}.`
  return {
    text: `**“${name}, em ${place}.${served}${open} Reservas e perguntas por mensagem.”** O Google não aceita preço, promoção nem endereço de site nesse texto. Ponha as mesmas horas no campo próprio, com as dos feriados, e cinco fotos feitas na casa.${wanting(house)}`,
  }
}

function autoReply(house: House): Reply {
  const { name, week } = house
  const hours = week === null ? '' : ` Nosso horário: ${week}.`
  return {
    text: `**“Olá, aqui é ${ofTheHouse(name).replace(/^d([ao]) /, '$1 ')}. Recebemos a sua mensagem.${hours} Para reservar, mande o nome, o dia, a hora e quantos são. Para pedir, mande o prato e o endereço. Uma pessoa responde assim que a casa abrir.”** Como mensagem de ausência, use o mesmo texto fora do horário; não prometa prazo que a casa não cumpre.${wanting(house)}`,
  }
}

const complaints: readonly (readonly [RegExp, string, string])[] = [
  [/\b(?:demor\w+|lent\w+|esper\w+|atras\w+)\b/, 'pela espera', 'o dia e a hora em que veio'],
  [
    /\b(?:fri[oa]|gelad[oa]|queimad\w+|cru[a]?|salgad\w+|sem gosto|ruim|estragad\w+|dur[oa])\b/,
    'pelo que chegou à sua mesa',
    'o que pediu, o dia e a hora',
  ],
  [
    /\b(?:gross\w+|mal ?educad\w+|atendiment\w+|garcom|garconete|tratad\w+)\b/,
    'pela forma como foi recebido',
    'o dia e a hora em que veio',
  ],
  [/\b(?:car[oa]|preco|cobr\w+|conta)\b/, 'pela surpresa na conta', 'o que foi cobrado e o dia'],
  [/\b(?:suj\w+|mosca|barata|cabelo|banheiro)\b/, 'pelo que encontrou', 'o dia e a hora em que veio'],
]

/** An answer to a review: what it says is taken up, nothing is admitted that nobody has looked into. */
function review(said: string, { name }: House): Reply {
  const folded = foldAccents(said).toLowerCase()
  const praises = /\belogi\w+|\bcinco estrelas\b/.test(folded) && !/\breclam|\bruim\b/.test(folded)
  if (praises)
    return {
      text: `**“Obrigado por contar como foi. A equipe ${ofTheHouse(name)} leu e agradece. Até a próxima.”** Acrescente o nome do prato que a pessoa citou: mostra que alguém leu. Sem brinde em troca de nota: o Google não permite.`,
    }
  const found = complaints.find(([words]) => words.test(folded))
  const [sorry, asked] = found ? [found[1], found[2]] : ['pelo que aconteceu', 'o dia e a hora em que veio']
  return {
    text: `**“Obrigado por nos avisar. Pedimos desculpas ${sorry}. Mande por mensagem ${asked}: queremos entender o que houve e resolver com você.”** Responda uma vez em público, em até um dia, com o nome da pessoa; o resto, por mensagem. Confira antes com quem estava na casa, e conte o que mudou só se mudou. Não apague nem discuta.`,
  }
}

const defaultSeconds = 20

/** Four shots of a video with a phone, their seconds in the sum of its length. */
function script({ item, count }: WishOf<'question'>, { name, week }: House): Reply {
  const total = count ?? defaultSeconds
  const shown =
    item === undefined ? 'o prato' : item.replace(/^(?:o|a|os|as|um|uma) /iu, (word) => word.toLowerCase())
  const [first, last] = [Math.max(2, Math.round(total * 0.15)), Math.max(3, Math.round(total * 0.2))]
  const middle = Math.max(3, Math.round((total - first - last) / 2))
  const rest = Math.max(2, total - first - middle - last)
  const folded = foldAccents(shown).toLowerCase()
  const people = /\b(?:equipe|cozinheir\w+|garcom|garcons|dono|dona|mae|pai|gente)\b/.test(folded)
  const scenes = people
    ? [
        `0 a ${first} s: as mãos de uma pessoa trabalhando, bem de perto, com o som`,
        `${first} a ${first + middle} s: cada pessoa no seu lugar, dois segundos por pessoa, dizendo o nome e o que faz; só quem autorizou por escrito`,
        `${first + middle} a ${first + middle + rest} s: a equipe junta, de frente`,
      ]
    : [
        `0 a ${first} s: ${shown}, bem de perto, já no momento que chama atenção, com o som`,
        `${first} a ${first + middle} s: as mãos de quem faz, sem rosto, de lado, com a câmera parada`,
        `${first + middle} a ${first + middle + rest} s: o resultado inteiro, de cima, até chegar à mesa ou ao balcão`,
      ]
  const end = `${first + middle + rest} a ${total} s: a porta ou o quadro da casa; na tela, “${name}${week === null ? '' : ` · ${week}`}”`
  return {
    text: `**Vídeo de ${total} segundos, celular em pé:** ${[...scenes, end].join('; ')}. Luz do dia, sem filtro, sem música da moda: o som da cozinha não tem dono.`,
  }
}

/** Null for a question about anything else, or about reviews in general. */
export function askedTextReply(wish: WishOf<'question'>, context: EngineContext): Reply | null {
  const house = houseOf(context)
  switch (wish.what) {
    case 'bio':
      return bio(house)
    case 'googleText':
      return google(house)
    case 'autoReply':
      return autoReply(house)
    case 'script':
      return script(wish, house)
    case 'reviews':
      return wish.item === undefined ? null : review(wish.item, house)
    default:
      return null
  }
}
