import type { DraftWish, WishContent } from '../text/draft.ts'
import { type Half, type HalfReadRules, isWithin, matching, meets } from '../text/half-read.ts'
import { numbersIn } from '../text/numbers.ts'

const bounds =
  '(?:(?:no |o )?maximo(?: de)?|max\\.?|ate|nao mais (?:que|de|do que)|pelo menos|ao menos|(?:no )?minimo(?: de)?|limite(?: maximo)? de|so|apenas|somente|nao passar de|menos de|mais de)'
const number = '(?:\\d{1,3}|dois|duas|tres|quatro|cinco|seis|sete|oito|nove|dez|doze|quinze|vinte)'
/** Money, and plurals that count nothing. */
const noThing =
  '(?!(?:reais|contos|pilas|mangos|pratas|paus|centavos|nos|nas|dos|das|aos|pelos|pelas|mais|menos|todos|todas|apenas|depois|antes|nossos|nossas|meus|minhas|seus|suas|nestes|nestas|nesses|nessas|eles|elas|mas|tres|seis|reis)(?![a-z]))'
/** "no máximo 6 itens", but not "petiscos até 25, pratos até 40", where the price of the next follows. */
const counted = new RegExp(
  `(?<![a-z])${bounds} ${number} ${noThing}(?:[a-z]{2,}(?:s|ns)|ml|g|kg|gr)(?![a-z])(?! (?:ate|no maximo|por|a|de|custa\\w*) (?:r\\$ ?)?\\d)(?! r?\\$? ?\\d)`,
  'giu',
)

/** "mais barato que comprar os 10 separado": with an article, a number stands for things. */
const counting =
  /(?<![a-z])(?:d?[oa]s|tod[oa]s [oa]s|pel[oa]s) \d{1,3}(?!\d|,\d| ?(?:reais|contos?|pilas?|%|por cento|h(?![a-z])))(?![a-z])/giu

/** "3 ações pra dezembro", where a clause begins. */
const leading = new RegExp(
  `(?<=^|[\\n.,;:!?(]\\s*(?:[-–•*] ?)?)(?:quero |faz(?:er)? |fac\\w+ |mont\\w+ )?${number} (?:acoes|mudancas|ideias|sugestoes|combos|promocoes|ajustes|passos|dicas|novidades|opcoes|alternativas)(?![a-z])(?![a-z ]{0,40} (?:ate|no maximo|por|a|de|custa\\w*) (?:r\\$ ?)?\\d)(?! r?\\$? ?\\d)`,
  'giu',
)
/** "só 1 barman": whoever works counts no drinks. */
const hands =
  /(?<![a-z])(?:\d{1,2}|uma?|dois|duas|tres|quatro|cinco) (?:barm[ae]ns?|bartenders?|garcom|garcons|garconetes?|cozinheir[oa]s?|funcionari[oa]s?|atendentes?|ajudantes?|soci[oa]s?|pessoas? (?:na cozinha|no bar|no balcao))(?![a-z])/giu
/** "umas 60 pessoas", "cerca de 40 clientes por noite": who comes is no price. */
const guests =
  /(?<![a-z\d,.$])\d{2,4} (?:pessoas|clientes|fregueses|convidados|hospedes|couverts|almocos|jantares|refeicoes|lugares|mesas)(?![a-z])(?! (?:por|a|ate) (?:r\$ ?)?\d)/giu
const ofHands = new RegExp(hands.source, 'iu')
const all = [counted, counting, leading, hands, guests]

const clause = /(?:[^.,;:!?\n()]|(?<=\d)[.,:](?=\d))+/gu

/** The amounts of money that a wish states. */
function amountsOf(wish: WishContent): number[] {
  switch (wish.kind) {
    case 'price':
      return [wish.min, wish.max, wish.about].flatMap((value) => value ?? [])
    case 'capPrice':
      return [wish.max, wish.rise, wish.percent].flatMap((value) => value ?? [])
    case 'keepPrice':
      return wish.price === undefined ? [] : [wish.price]
    case 'competitorPrice':
      return [wish.min, wish.max]
    case 'count':
      return [wish.count]
    default:
      return []
  }
}

/** A number that counts things is no price: "no máximo 6 itens com preço novo" is left to the owner instead. */
export const countedNouns: HalfReadRules = {
  clauses: (folded) => (all.every((one) => folded.search(one) < 0) ? [] : matching(clause)(folded)),
  halves: (span, folded, { wishes, unread }) =>
    all
      .flatMap((one) => matching(one)(folded))
      .flatMap((found): Half[] => {
        if (!isWithin(found, span)) return []
        const said = numbersIn(folded.slice(found.start, found.end))
        const isPrice = (one: DraftWish) =>
          meets(one, found) &&
          (one.wish.kind !== 'count' || ofHands.test(folded.slice(one.start, one.end))) &&
          amountsOf(one.wish).some((amount) => said.has(amount))
        const given = wishes.filter(isPrice)
        return given.length === 0
          ? []
          : [
              {
                wishes: given,
                passages: unread.filter((passage) => isWithin(passage, span) && !passage.blocking),
              },
            ]
      }),
}
