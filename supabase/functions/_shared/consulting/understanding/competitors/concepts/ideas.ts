/** Rumours, what the owner will not sell, and ideas whose worth is asked: each decides what the report must leave out or answer. */
import { weekdaysIn } from '../../dates/weekdays.ts'
import { itemIn, question } from '../../spoken/pieces.ts'
import { amountsIn } from '../../text/amount-words.ts'
import type { WishContent } from '../../text/draft.ts'
import { foldInPlace } from '../../text/fold.ts'
import { rivalIn } from '../talk/named.ts'
import { type Concept, month, type Read, rivalOf } from './said.ts'

const hearsay =
  /(?<!\p{L})(?:dizem|diz que|disseram|falam|ouvi (?:dizer|falar)|me (?:disseram|falaram|contaram)|soube|corre (?:um|o) (?:papo|boato)|tem (?:conversa|papo|boato)|parece que|estao (?:dizendo|falando)|boatos?|fofoca)(?!\p{L})/u
const disbelief =
  /(?<!\p{L})(?:boatos?|fofoca|nao (?:sei|confirm\p{L}+)(?: \p{L}+){0,3} (?:verdade|certo|confirmad\p{L}+)|nao (?:conte|considere|leve em conta|use) (?:com )?(?:isso|nisso)|sem confirma\p{L}+|ninguem confirmou|pode ser mentira|so conversa)(?!\p{L})/u
const plans =
  /(?<!\p{L})(?:vai|vao|vem|vira|pretende\p{L}*|quer(?:em)?|deve(?:m)?|esta(?:o)? (?:pra|para)|fecha\p{L}*|abr\p{L}+|mud\p{L}+)(?!\p{L})/u

/** "Falam que o Beto vai abrir domingo, ninguém confirmou": used nowhere. */
export const readRumour: Concept = (sentence) => {
  const { said, own, isAsked, before } = sentence
  if (isAsked || !(disbelief.test(said) || hearsay.test(said)) || /r\$|\d,\d{2}/.test(said)) return []
  if (!disbelief.test(said) && !plans.test(said)) return []
  // "Não conte com isso" alone takes back what stands before it.
  if (!hearsay.test(said) && !(hearsay.test(before) && said.length < 60)) return []
  return [
    {
      wish: {
        kind: 'rivalFact',
        competitor: rivalOf(said, sentence) ?? 'Todos',
        about: 'rumour',
        what: own.slice(0, 120),
      },
    },
  ]
}

const thing = String.raw`\p{L}[\p{L}-]+(?: (?:d[aeo]s?|com|ao|na|no|em|a|e) \p{L}[\p{L}-]+| \p{L}[\p{L}-]+){0,3}?`
const makes =
  '(?:faco|fazemos|vendo|vendemos|sirvo|servimos|farei|vou (?:fazer|vender|servir|ter)|quero(?: (?:fazer|vender|servir|ter))?|queremos(?: (?:fazer|vender|servir|ter))?|trabalho com|trabalhamos com|pretendo (?:fazer|vender|servir|ter))'
const declined = new RegExp(
  String.raw`^(?:(?:e|mas|so que|olha|ja) )*(?:[oa]s? )?(?<first>${thing}),? (?:(?:(?:eu|a gente|nos|aqui|la em casa) )?nao ${makes}|(?:a gente|aqui) nao (?:vende|faz|serve|trabalha com|quer(?: vender| fazer)?))(?!\p{L})(?! (?:mais|muito|bem|tanto)(?!\p{L}))(?<rest>.*)$`,
  'u',
)
const after = new RegExp(
  `^(?:(?:e|mas|eu|a gente|nos) )*nao (?:faco|fazemos|vou (?:fazer|vender|servir)|quero (?:fazer|vender|servir)|trabalho com|pretendo (?:fazer|vender|servir)) (?:[oa]s? )?(?<first>${thing})(?=,| porque| pois| por | nem |$)(?<rest>.*)$`,
  'u',
)
/** What a refusal leaves to other readers: forms of selling, money, and what is no product. */
const noProduct =
  /(?<!\p{L})(?:rodizio|happy hour|musica|sorteio|promoc\p{L}+|descontos?|precos?|entrega|delivery|guerra|briga|isso|aquilo|nada|ninguem|propaganda|anuncio|publicidade|post\p{L}*|divida|emprestimo|conta|contas|copia|igual|couvert|taxa|frete|aumento|reforma|nome|nomes|quem|que|o que|segunda|terca|quarta|quinta|sexta|sabado|domingo|almoco|jantar|noite|manha|dia|dias|ate|mais|menos|cedo|tarde|cerveja|bebida|el[ea]s?)(?!\p{L})/u

/** "Açaí eu não faço, não tenho freezer, então não mande": suggested nowhere. */
export const readDeclined: Concept = ({ said, own, names, isAsked }) => {
  if (isAsked) return []
  const { first, rest = '' } = (declined.exec(said) ?? after.exec(said))?.groups ?? {}
  const what = first?.trim()
  if (what === undefined || noProduct.test(what) || itemIn(what, names) !== undefined) return []
  if (
    /\d/.test(rest) ||
    /(?<!\p{L})(?:preco|barat\p{L}+|car[oa]s?|por menos|abaixo|acima)(?!\p{L})/u.test(rest)
  )
    return []
  const at = foldInPlace(own).toLowerCase().indexOf(what)
  return [
    { wish: question('newItem', { what: own.slice(at, at + what.length).toLowerCase(), against: true }) },
  ]
}

const gifts = /(?<!\p{L})(?:degusta\p{L}+|amostra\p{L}*|brindes?|cortesia|gratis|combos?|app|ifood)(?!\p{L})/u
const worth =
  /(?<!\p{L})(?:val(?:e|eria|e a pena|eria a pena)|compensa(?:ria)?|daria certo|da certo|seria (?:bom|boa ideia)|e (?:boa )?ideia|faz(?:ia)? sentido|pega(?:ria)?|teria saida|devo|deveria|sera que|o que (?:voces )?acham?|que tal|topam)(?!\p{L})/u
const nobodyHas = new RegExp(
  String.raw`^(?:(?:e|mas|ja) )*(?:[oa]s? )?(?<what>${thing})(?:,| que)? (?:ninguem|nenhum del[ea]s|nenhum)(?: (?:aqui|por aqui|del[ea]s|la|na rua|no bairro|na cidade|por perto))* (?:tem|vende|faz|serve|oferece)(?!\p{L})`,
  'u',
)
const sells =
  '(?:(?:fazer|fizesse|vender|vendesse|abrir|abrisse|botar|botasse|colocar|colocasse|comecar|comecasse|servir|servisse|oferecer|oferecesse|lancar|lancasse|ter|tivesse|por|pusesse|montar|montasse|incluir)(?: (?:com|a|no almoco|no jantar|a noite|de noite|de manha|tambem|um|uma|uns|umas|o|a|vender|fazer|servir))* )+'
const thoughtOf = new RegExp(
  String.raw`(?<!\p{L})(?:pens(?:o|ei|ando)(?: muito)? em|(?:e )?se eu|(?:to|estou) (?:querendo|com vontade de|pensando em)|tenho (?:vontade|ideia) de|queria|pretendo|val(?:e|eria) a pena(?: eu| a gente)?|compensa(?:ria)?(?: eu| a gente)?|(?:sera que )?(?:devo|deveria)) ${sells}(?<what>${thing})(?=[,.;?]| (?:de segunda|de terca|de quarta|de quinta|de sexta|aos?|n[oa] (?:sabado|domingo)|a (?:r\$ ?)?\d|por (?:r\$ ?)?\d|val|compensa|daria|seria|faz sentido|pra |para |e |que )|$)`,
  'u',
)

/** "Pastel de manhã ninguém faz, compensa?": something new whose worth is asked, with a price if one is named. */
export const readIdea: Concept = ({ said, own, names, isAsked }) => {
  if (!worth.test(said) && !isAsked) return []
  const alone = nobodyHas.exec(said)?.groups?.what
  const what = (alone ?? (worth.test(said) ? thoughtOf.exec(said)?.groups?.what : undefined))?.trim()
  if (what === undefined || itemIn(what, names) !== undefined) return []
  if (!worth.test(said) || noProduct.test(what.split(' ')[0] ?? '') || gifts.test(what)) return []
  const at = foldInPlace(own).toLowerCase().indexOf(what)
  const [price] = amountsIn(said).filter(
    ({ value, isMoney, start }) => value >= 2 && (isMoney || /(?:a|por) $/.test(said.slice(0, start))),
  )
  return [
    {
      wish: question('newItem', {
        what: own.slice(at, at + what.length).toLowerCase(),
        price: price?.value,
      }),
    },
  ]
}

const otherGuests =
  /(?<!\p{L})(?:precos? (?:de|pra|para) (?:turista|gringo|rico)\p{L}*|(?:o )?(?:publico|cliente|povo)(?: (?:la|del[ea]s?|de la))? (?:la )?e outro|outro publico|e (?:so )?(?:de|pra|para) turista\p{L}*|(?:nem|nao) sei se (?:e )?(?:conta|entra|(?:pra |para )?compar\p{L}+|vale)|nem (?:conta|entra|compar\p{L}+)|nao (?:conta|entra)(?: na conta)?|nao (?:e|sao) (?:o )?meu (?:publico|cliente)|nao (?:disputa|concorre|compete) comigo)(?!\p{L})/u

/** "Lá é pra turista", "esse não concorre comigo": shown, and decides nothing. */
export const readApart: Concept = (sentence) => {
  const { said, own, names, isAsked, last } = sentence
  const found = otherGuests.exec(said)
  if (isAsked || !found || /\d|:/.test(said) || itemIn(said, names) !== undefined) return []
  const competitor = rivalOf(said, sentence) ?? last
  if (competitor === undefined) return []
  const turn = said.slice(found.index).search(/,? (?:mas|porem|so que) /)
  const end = turn < 0 ? said.length : found.index + turn
  return [
    {
      wish: { kind: 'rivalFact', competitor, about: 'apart', what: own.slice(0, end).slice(0, 120) },
      start: 0,
      end,
    },
  ]
}

const chase =
  /(?<!\p{L})nao (?:quero|vou|pretendo|adianta|vale) (?:\p{L}+ )?(?:correr atras|ir atras|acompanhar|competir|disputar|seguir)(?: (?:com|d)?\s?(?:d?el[ea]s?|ess[ea]s?))(?!\p{L})/u

/** "Queima preço, não vou acompanhar esse": no price follows that house. */
export const readNoChase: Concept = (sentence) => {
  const { said, isAsked, last } = sentence
  const competitor = rivalOf(said, sentence) ?? last
  return isAsked || competitor === undefined || !chase.test(said) || /\d/.test(said)
    ? []
    : [{ wish: question('lower', { against: true, competitor }) }]
}

const noRise =
  /^(?:(?:e|mas|ja|agora|olha) )*(?:n?[oa]s?|em|d[oa]s?) (?<item>\p{L}[\p{L} -]{2,40}?) (?:eu |a gente |nos )?nao (?:(?:mexo|mexemos|toco) (?:pra|para) cima|subo|subimos|aumento|aumentamos|encareco)(?!\p{L})/u

/** "A moqueca eu não aumento": its price rises by nothing. */
export const readNoRise: Concept = ({ said, names, isAsked }) => {
  const item = itemIn(noRise.exec(said)?.groups?.item ?? '', names)
  return isAsked || item === undefined || /\d/.test(said) ? [] : [{ wish: { kind: 'capPrice', item } }]
}

const secret =
  /(?<!\p{L})(?:lucr\p{L}+|fatur\p{L}+|ganh(?:a|am)|tir(?:a|am)|quantos? (?:clientes?|fregues\p{L}*|pratos?|mesas?|gente)|movimento|estoque|custos?|margem)(?!\p{L})/u
const wonders = /(?<!\p{L})(?:quant[oa]s?|qual|saber|descobrir|tem como|da (?:pra|para))(?!\p{L})/u

/** "Quantos clientes eles têm?", "dá pra saber quanto o Beto lucra?": what no price list tells. */
export const readSecret: Concept = (sentence) => {
  const { said, heads, names } = sentence
  if (!secret.test(said) || !wonders.test(said) || itemIn(said, names) !== undefined) return []
  if (
    /(?<!\p{L})(?:eu|meus?|minhas?|a gente|noss[oa]s?|tirando|roub\p{L}+|perd\p{L}+|pra mim|preciso)(?!\p{L})/u.test(
      said,
    )
  )
    return []
  const competitor = rivalIn(said, heads)
  if (
    competitor === undefined &&
    !/(?<!\p{L})(?:el[ea]s?|concorrentes?|vizinhos?|os outros)(?!\p{L})/u.test(said)
  )
    return []
  return [{ wish: question('other', { what: 'segredo', competitor }) }]
}

const shut =
  /(?<!\p{L})(?:fechad[oa]s?|fecho|fechamos|nao (?:vou |quero |pretendo )?abr\p{L}+|folga|descanso)(?!\p{L})/u

/** "Segunda e terça fechado, não vou abrir": the house's own days. */
export const readShutDays: Concept = ({ said, heads, isAsked }) => {
  const weekdays = weekdaysIn(said)
  const isOther = rivalIn(said, heads) !== undefined || /(?<!\p{L})(?:el[ea]s?|la)(?!\p{L})/u.test(said)
  return isAsked || isOther || !shut.test(said) || weekdays.length === 0
    ? []
    : [{ wish: question('openDays', { weekdays, against: true }) }]
}

const merit =
  /(?<!\p{L})(?:da gente|d[ae] casa|noss[oa]s?|meus?|minhas?|aqui)(?!\p{L}).*(?<!\p{L})(?:vem d\p{L}+|e feit[oa]|feit[oa]|caseir[oa]|artesana\p{L}+|fresc[oa]s?|e d[aeo] (?:sitio|fazenda|horta|familia)|organic[oa]s?)(?!\p{L})/u
const uses =
  /(?<!\p{L})(?:da (?:pra|para)|posso|consigo|devo|vale|como) (?:eu )?(?:us\p{L}+|aproveit\p{L}+|falar|divulg\p{L}+|explor\p{L}+|jog\p{L}+|botar)(?!\p{L})/u

/** "Nosso mel é artesanal, posso divulgar?": a merit, and how to say it. */
export const readOwnMerit: Concept = ({ said, own }) => {
  const at = said.search(uses)
  return at > 0 && merit.test(said.slice(0, at))
    ? [
        {
          wish: question('ownStrength', {
            what: own
              .slice(0, at)
              .replace(/[\s,;]+$/u, '')
              .slice(0, 120),
          }),
        },
      ]
    : []
}

/** A line for the sign at the door. */
export const sign =
  /(?<!\p{L})(?:frase|chamada|slogan|texto|dizer(?:es)?|o que (?:escrever|escrevo|botar|boto|coloco|por|ponho))(?: \p{L}+){0,3} (?:pra|para|n[oa]|de|da|do|em)(?: [oa]| minha| meu)? (?:placa|lousa|calcada|porta|faixa|fachada|vitrine|quadro|cavalete|cartaz|banner)(?!\p{L})/u

/** "Um dizer pro quadro da porta, sem citar vizinho" */
export const readSign: Concept = ({ said }) =>
  sign.test(said) ? [{ wish: question('other', { what: 'placa' }) }] : []

const tool =
  /(?<!\p{L})(?:nao (?:tenho|temos)|sem|falta(?:-me)?) (?:uma? |o |a |mais )?(?<tool>fritadeira|forno|freezer|chapa|churrasqueira|liquidificador|fogao)(?!\p{L})/u

/** "Não tenho fritadeira": nothing is suggested that needs one. */
export const readNoTool: Concept = ({ said, isAsked }) => {
  const found = isAsked ? undefined : tool.exec(said)?.groups?.tool
  return found === undefined || /r\$|\d/.test(said)
    ? []
    : [{ wish: question('newItem', { what: `sem ${found.replace('fogao', 'fogão')}`, against: true }) }]
}

const toPay =
  /(?<!\p{L})quant[oa]s?(?!\p{L}).*(?<!\p{L})(?:vend\p{L}+|sair|ter)(?!\p{L}).*(?<!\p{L})(?:pagar|paga|pague|cobrir|cobre|bancar|sustentar)(?!\p{L})/u
const monthly =
  /(?<!\p{L})(?:salario|ajudante|funcionari\p{L}+|cozinheir\p{L}+|garcom|atendente|aluguel|encargos|por mes|mensa\p{L}+|parcela\p{L}*)(?!\p{L})/u

/** "Quantas sopas têm que sair para cobrir o aluguel de 2.100?" */
export const readToPay: Concept = ({ said }) => {
  const at = toPay.exec(said)
  if (!at || !monthly.test(said)) return []
  const [amount] = amountsIn(said).filter(({ value }) => value >= 100)
  return amount ? [{ wish: question('hire', { price: amount.value }) }] : []
}

const dated = new RegExp(
  String.raw`(?<!\p{L})(?:em|de|n[oa] mes de|la (?:em|por)|desde) (?<month>${month})(?!\p{L})|(?<!\p{L})(?<other>ano passado|mes passado|semestre passado|(?:faz|ha) (?:\p{L}+ )?(?:\d{1,2}|dois|tres|quatro|cinco|seis) meses)(?!\p{L})`,
  'u',
)
const was =
  /(?<!\p{L})(?:era(?:m)?|custava(?:m)?|cobrava(?:m)?|tava(?:m)?|estava(?:m)?|vendia(?:m)?)(?!\p{L})/u
const priced =
  /(?:^|,(?!\d)|(?<!\p{L})e(?!\p{L}))\s*(?:[oa]s? )?(?<item>\p{L}[\p{L} -]{2,40}?)(?: (?:era(?:m)?|custava(?:m)?|tava(?:m)?|estava(?:m)?|a|por|de|cobrava(?:m)?))* (?:r\$ ?)?(?<price>\d{1,3}(?:,\d{2})?)(?=[,.; ]|$)/gu

/** "Em abril, pelo site, o bolo custava 11": prices of an earlier month of the one named last. */
export const readDatedPrices: Concept = (sentence) => {
  const { said, own, isAsked, last } = sentence
  const competitor = rivalOf(said, sentence) ?? last
  const { month: name, other } = dated.exec(said)?.groups ?? {}
  if (isAsked || competitor === undefined || (name ?? other) === undefined || !was.test(said)) return []
  if (/(?<!\p{L})(?:meus?|minhas?|noss[oa]s?|eu (?:cobrava|vendia)|antes|agora|hoje)(?!\p{L})/u.test(said))
    return []
  const what = name === undefined ? (other ?? '') : `de ${name.replace('marco', 'março')}`
  const found = [...said.matchAll(priced)]
  return found.flatMap(({ 0: whole, index, groups = {} }, at): Read[] => {
    const { item: named = '', price = '' } = groups
    const from = index + whole.indexOf(named)
    const item = own.slice(from, from + named.length)
    const value = Number(price.replace(',', '.'))
    const span = {
      start: at === 0 ? 0 : from,
      end: at === found.length - 1 ? said.length : index + whole.length,
    }
    const wishes: WishContent[] = [
      { kind: 'competitorPrice', competitor, item, min: value, max: value },
      { kind: 'rivalFact', competitor, about: 'old', item, what },
    ]
    return value > 0 ? wishes.map((wish) => ({ wish, ...span })) : []
  })
}
