/** A price that somebody thinks of for an item of the house, and how far a price may go. */
import { weekdaysIn } from '../../dates/weekdays.ts'
import { itemIn, question } from '../../spoken/pieces.ts'
import { amountsIn } from '../../text/amount-words.ts'
import { rivalIn } from '../talk/named.ts'
import type { Concept, Read, Said } from './said.ts'

const lowers =
  /(?<!\p{L})(?:baix\p{L}+|abaix\p{L}+|igual(?:ar|e|asse|o|ei|ando|emos)|empat\p{L}+|acompanh(?:ar|e|asse|o)|cobr(?:ir|e|isse) (?:o )?preco|reduz\p{L}+|diminu\p{L}+)(?!\p{L})/u
const moves =
  /(?<!\p{L})(?:bot(?:ar|e|asse|o)|p(?:onha|usesse)|coloc(?:ar|ue|asse|o)|lev(?:ar|e|asse)|pass(?:ar|e|asse)|deix(?:ar|e|asse)|vend(?:er|a|esse)|cobr(?:ar|e|asse))(?!\p{L})/u
const thought =
  /(?<!\p{L})(?:mand\p{L}+|quer(?:em|ia|iam)?|suger\p{L}+|diz(?:em)?|disse\p{L}*|ach(?:a|am)|fal(?:a|am|ou) (?:que|pra|para)|recomend\p{L}+|insist\p{L}+|ped(?:e|em|iu)|devo|devia|deveria|vale|compensa|sera|se eu|se a gente|teria|tenho que|penso|pensei|melhor)(?!\p{L})/u
const refused =
  /(?<!\p{L})(?:nao (?:quero|vou|posso|aceito|penso|pretendo|desejo|baixo)|sem|nada de|nem pensar|jamais|nunca)(?!\p{L})/u

/** R$ that an item of a known price may cost. */
function priceIn(said: string, item: string, { names }: Said): number | undefined {
  const own = names.find(({ name }) => name === item)?.price ?? null
  const fits = amountsIn(said).filter(
    ({ value, isMoney, start }) =>
      (isMoney || /(?:,|(?<!\p{L})(?:a|pra|para|por|em|de|os|nos|paga))\s*$/u.test(said.slice(0, start))) &&
      value >= 1 &&
      (own === null || (value > own * 0.4 && value < own * 1.6)),
  )
  return fits.at(-1)?.value
}

/** "Meu sócio quer que eu iguale o X do vizinho, 25,90": one item at another price. */
export const readMatched: Concept = (sentence) => {
  const { said, names, heads } = sentence
  const isLower = lowers.test(said)
  if (!(isLower || moves.test(said)) || !thought.test(said) || refused.test(said)) return []
  const plain = heads.reduce((text, name) => text.replace(name.toLowerCase(), ' '), said)
  const item = itemIn(plain, names)
  if (item === undefined) return []
  const price = priceIn(said, item, sentence)
  const competitor = rivalIn(said, heads)
  const own = names.find(({ name }) => name === item)?.price
  if (price === undefined && !(isLower && (competitor !== undefined || /igual|empat|acompanh/.test(said))))
    return []
  const about = price !== undefined && own != null && price > own ? 'itemPrice' : 'lower'
  return [
    { wish: question(about, { item, price, competitor: price === undefined ? competitor : undefined }) },
  ]
}

const evenSales =
  /(?<!\p{L})quant[oa]s?(?: (?:vendas?|unidades?|pratos?|copos?|pizzas?|\p{L}+))? (?:a )?mais(?!\p{L}).*(?:vend\p{L}+|sair|perd\p{L}+|ganh\p{L}+|empat\p{L}+)|quant[oa]s? (?:eu |a gente )?(?:teria|tenho|preciso|precisaria|ia ter|vou ter).*vend\p{L}+|(?<!\p{L})vend(?:er|o|emos) quant[oa]s? (?:\p{L}+ )?(?:a )?mais(?!\p{L})/u

/** Whether a sentence only asks what the price before it takes: "preciso vender quantas a mais?" */
export const asksEven = ({ said, names }: Pick<Said, 'said' | 'names'>): boolean =>
  evenSales.test(said) &&
  itemIn(said, names) === undefined &&
  amountsIn(said).every(({ isMoney }) => !isMoney)

const ceiling =
  /(?<!\p{L})(?:ate (?:quanto|que (?:preco|valor)|onde|qual (?:preco|valor))|(?:o|qual (?:e |seria )?o|me (?:diga|fale|da) o) (?:teto|maximo|preco maximo|limite)|maximo que)(?!\p{L})/u
const upward =
  /(?<!\p{L})(?:posso|podia|poderia|da|daria|dava|consigo|cobr\p{L}+|sub\p{L}+|ir|vou|levar|pedir|cheg\p{L}+|aument\p{L}+|aguent\p{L}+|teto|maximo|ele|ela)(?!\p{L})/u
const dearer =
  /(?<!\p{L})(?:posso|da pra|da para|poderia|sera que) (?:eu )?(?:cobrar mais|subir|aumentar|valorizar)(?!\p{L})/u
const alone =
  /(?<!\p{L})(?:ninguem|so (?:eu|nos|a gente|existe|tem)|nao (?:existe|tem) em (?:outro|nenhum)|exclusiv\p{L}+|invencao minha|unic[oa])(?!\p{L})/u
const bound =
  /(?<!\p{L})sem (?:passar|ultrapassar|ir alem|ficar acima|cobrar mais)(?: de| dos| d[oa])?|no maximo|nao passe de/u

const perMeasure =
  /(?<!\p{L})(?:por|no|na mesma|no mesmo) (?:ml|mililitro|litro|gramas?|g|quilo|kg|cm|centimetro|peca|fatia|unidade|pessoa|medida|tamanho|peso)(?!\p{L})/u

/** "Até quanto posso ir no arroz, sem passar de 130?" */
export const readCeiling: Concept = (sentence) => {
  const { said, names, before } = sentence
  const isCeiling = ceiling.test(said) && upward.test(said)
  if (!isCeiling && !(alone.test(`${before} ${said}`) && dearer.test(said))) return []
  // "50 é o máximo por pessoa": a limit of the guests', and no question.
  if (/(?<!\p{L})por (?:pessoa|cabeca|mesa)(?!\p{L})/u.test(said)) return []
  const most = bound.exec(said)
  const max = most ? amountsIn(said.slice(most.index)).find(({ value }) => value >= 2)?.value : undefined
  // "Sem passar do vizinho por ml": their price is the bound, at the house's size.
  const competitor =
    most && max === undefined && perMeasure.test(said)
      ? rivalIn(said.slice(most.index), sentence.heads)
      : undefined
  if (most && max === undefined && competitor === undefined) return []
  const plain = most ? said.slice(0, most.index) : said
  const item = itemIn(plain, names) ?? itemIn(before, names)
  // Which of several: another question.
  if (/(?<!\p{L})(?:quais|que pratos|que itens|em qua\p{L}+|onde)(?!\p{L})/u.test(plain)) return []
  return [
    { wish: question('howHigh', { item, competitor }) },
    ...(max !== undefined && item !== undefined
      ? [{ wish: { kind: 'capPrice', item, max } } satisfies Read]
      : []),
  ]
}

const nonePast =
  /,?\s*(?<!\p{L})sem (?:que )?(?:nenhum\p{L}*|nada|ninguem)(?: del[ea]s)? (?:pass|fic|ultrapass|cust)\p{L}+ (?:mais )?(?:de|acima de) (?:r\$ ?)?\d[\d.,]*(?: reais)?/u

/** "…, sem que nada fique acima de 60": a ceiling of all, whatever stands before it. */
export const readNonePast: Concept = ({ said }) => {
  const found = nonePast.exec(said)
  const [max] = found ? amountsIn(found[0]).filter(({ value }) => value >= 5) : []
  return found && max
    ? [
        {
          wish: { kind: 'price', max: max.value },
          start: found.index + (/^[,\s]*/.exec(found[0])?.[0].length ?? 0),
          end: found.index + found[0].length,
        },
      ]
    : []
}

const costs =
  /(?<!\p{L})(?:custo de|(?:me |nos |pra mim )?cust(?:a|aria|ando|ar)(?:-me)?(?: pra mim| aqui)?|(?:eu )?fa(?:co|ria|zemos)(?: por| com)?|gast(?:o|aria)|sai pra mim(?: por| a)?)(?: (?:por|com|uns|umas|de|em|cerca|perto|uma?|custo))* (?:r\$ ?)?$/u
const ofCost = /(?<!\p{L})(?:custo|cust\p{L}+|fac?o por|faria por|fazemos por|gast\p{L}+|pra mim)(?!\p{L})/u
const sellsAt = /(?<!\p{L})(?:a|por|sai por|sai a|custa|e|vende\p{L}*) (?:r\$ ?)?$/u
const newName =
  /(?:^|(?<!\p{L})(?:vend\p{L}+|ofere\p{L}+|tem|bot\p{L}+|coloc\p{L}+|penso em|pensei em|faco|fazer|la)(?: tambem)? )(?:[oa]s? |uns |umas |uma? )?(?<name>(?!pens|quer|estou|to |vou |e se |se eu)\p{L}[\p{L} -]{2,40}?) (?:de (?:segunda|terca|quarta|quinta|sexta|sabado|domingo)[^,]*?)?(?:sai |custa )?(?:a|por|e) (?:r\$ ?)?$/u

/** Something that the house does not sell, with its price and what it would cost: "eles vendem X a 22, eu faria por 7". */
export const readNewAtCost: Concept = ({ said, names, before, own }) => {
  if (!ofCost.test(said)) return []
  const amounts = amountsIn(said).filter(({ value }) => value > 0)
  const cost = amounts.find(({ start }) => costs.test(said.slice(0, start)))
  if (!cost) return []
  const nameIn = (text: string) => {
    const priced = amountsIn(text).find(
      (one) => one.value > cost.value && sellsAt.test(text.slice(0, one.start)),
    )
    const name = priced && newName.exec(text.slice(0, priced.start))?.groups?.name?.trim()
    return name === undefined || itemIn(name, names) === name ? undefined : { name, price: priced?.value }
  }
  const found = nameIn(said) ?? nameIn(before)
  if (!found || names.some(({ name }) => name.toLowerCase() === found.name)) return []
  const at = said.indexOf(found.name)
  const what = at < 0 ? found.name : own.slice(at, at + found.name.length)
  const weekdays = weekdaysIn(said)
  return [
    {
      wish: question('newItem', {
        what,
        price: found.price,
        cost: cost.value,
        ...(weekdays.length > 0 && { weekdays }),
      }),
    },
  ]
}
