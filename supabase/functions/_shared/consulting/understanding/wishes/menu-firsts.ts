/**
 * Whole sentences of a menu's request whose words alone mean something else: how many leave at least, an item that stays first of
 * its section at its price, the dishes of the day by weekday, and what sells most.
 */
import { everyWeek } from '../../base/calendar.ts'
import { weekdaysIn } from '../dates/weekdays.ts'
import { subjectsOf } from '../questions/price-subjects.ts'
import { itemIn, type Named } from '../spoken/pieces.ts'
import { amountsIn } from '../text/amount-words.ts'
import type { WishContent } from '../text/draft.ts'

export type ReadWhole = (said: string, names: readonly Named[]) => WishContent[] | null

const lead =
  '^(?:e |mas |eu |a gente |por favor,? )*(?:quero |queremos |preciso |precisamos |pode |vamos |temos que |tem que )?'
const atLeast = new RegExp(
  `${lead}(?:tir\\w+|cort\\w+|retir\\w+|elimin\\w+|enxug\\w+) (?:pelo menos|no minimo|ao menos) (?<count>\\d{1,2}|[a-z]+) (?:itens|pratos|produtos|linhas|opcoes|coisas)(?: d[oe] (?:cardapio|menu))?(?:,? (?:que |pois |porque |ja que )?(?:[oa]s? )?(?:cozinh\\w+|equipe|pessoal|chapa|forno|fogao|gente|menu|cardapio)(?! que)[a-z ]*)?$`,
)
/** "tira pelo menos 5 itens, a cozinheira se perde": so many fewer. */
const readAtLeast: ReadWhole = (said, names) => {
  const count = amountsIn(atLeast.exec(said)?.groups?.count ?? '')[0]?.value
  const size = names.filter(({ isSection }) => !isSection).length
  return count === undefined || count < 1 || count >= size / 2
    ? null
    : [{ kind: 'count', count: size - count, bound: 'at_most', of: 'items' }]
}

const first =
  /(?<![a-z])(?:(?:em|como|o|a|seja|ser|sendo|ficar?|fica) (?:o |a )?primeir[oa]|primeir[oa] (?:item|prato|linha|lugar)|no (?:topo|alto|comeco)|abrindo|abr(?:e|ir)|encabec\w+)(?![a-z])/
const samePrice =
  /(?<![a-z])(?:(?:com|pel)?o? ?(?:mesmo|atual) preco|preco (?:de hoje|atual|como esta)|nao (?:pode |deve )?(?:mud\w+|mex\w+|sub\w+|sobe) (?:de |no |o )?preco|sem (?:mudar|mexer|subir) (?:de |no |o )?preco)(?![a-z])/
/** "precisa continuar como primeiro item das carnes, com o mesmo preço": both hold. */
const readFirstAtPrice: ReadWhole = (said, names) => {
  if (!first.test(said) || !samePrice.test(said) || /\d|%/.test(said)) return null
  const item = itemIn(
    said.split(/(?<![a-z])(?:e o prato|e o item|que deu|precisa|tem que|deve|continu)/)[0] ?? said,
    names,
  )
  return item === undefined || names.some(({ name, isSection }) => isSection && name === item)
    ? null
    : [
        { kind: 'promote', item },
        { kind: 'keepPrice', item },
      ]
}

const days = '(?:domingo|segunda|terca|quarta|quinta|sexta|sabado)s?(?:[- ]feiras?)?'
const ofDay = new RegExp(
  `^(?:e )?(?:n?[ao]s? |de |as? )?(?<day>${days}):? (?:e |tem |sai |com |de )?(?<what>[a-z].{2,50})$`,
)
/** "Prato do dia: terça rabada, quarta peixe": each on its day, and on the menu as before. */
const readOfDays: ReadWhole = (said, names) => {
  const list =
    /^(?:o |os |quero (?:um |o )?|queremos (?:um |o )?)?pratos? do dia(?: por dia da semana)?[:,]? (?:e |sao )?(?<list>.+)$/.exec(
      said,
    )?.groups?.list
  const found = (list ?? '')
    .split(/\s*[,;]\s*(?:e )?| e (?=(?:n?[ao]s? )?(?:domingo|segunda|terca|quarta|quinta|sexta|sabado))/)
    .map((piece) => {
      const { day = '', what } = ofDay.exec(piece)?.groups ?? {}
      const [weekday] = weekdaysIn(day)
      const [item, ...others] = what === undefined ? [] : (subjectsOf(what, names) ?? [])
      return weekday === undefined || item === undefined || others.length > 0
        ? null
        : { kind: 'served' as const, item, note: `prato do dia ${everyWeek([weekday])}` }
    })
  return found.length > 1 && found.every((one) => one !== null) ? found : null
}

const sellsMost =
  /^(?:e |mas )?(?:qual|quais|que|o que)(?: (?:e|sao|foi))?(?: [oa]s?)? ?(?<kind>[a-z ]{0,25}?) ?(?:que )?(?:mais (?:vend\w+|sa(?:i|em)|ped\w+)|(?:vend\w+|sa(?:i|em)) mais|campe(?:ao|oes) de venda\w*)(?: (?:aqui|na casa|no cardapio|hoje))?$/
/** "qual prato mais vende?" */
const readSellsMost: ReadWhole = (said, names) => {
  const kind = sellsMost.exec(said)?.groups?.kind
  if (kind === undefined) return null
  const [item] = /^(?:|prato|item|itens|pratos|produto|e)$/.test(kind.trim())
    ? []
    : (subjectsOf(kind, names) ?? [''])
  return item === '' ? null : [{ kind: 'question', about: 'bestOf', ...(item !== undefined && { item }) }]
}

export const menuFirsts: readonly ReadWhole[] = [readAtLeast, readFirstAtPrice, readOfDays, readSellsMost]
