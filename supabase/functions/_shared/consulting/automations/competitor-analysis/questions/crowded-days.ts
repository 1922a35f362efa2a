/** What to do when a feast fills the street: craft, with the house's own items, and no figure that the list does not have. */
import { foldAccents, formatBrl, joinList } from '../../../base/language/text.ts'
import { kindOf } from '../match.ts'
import { type Answer, type Asked, answer, costedOf, type Question } from './asked.ts'

const feast =
  /\b(?:romarias?|procissao|festas?|carnaval|sao joao|reveillon|ano novo|natal|semana santa|vaquejada|festival|feriad\w+|shows?|jogos?|feiras?|quermesse|padroeir\w+|alta (?:estacao|temporada)|temporada|ferias)\b/
const asks =
  /\b(?:fac[oa] o que|o que (?:que )?(?:eu |a gente )?(?:fac[oa]|fazer|fazemos)|como (?:eu )?(?:fac[oa]|me preparo|aproveito|atendo)|me preparo|aproveitar)\b/

/** The answer to "nas romarias a praça lota, faço o quê?"; null if something else is asked. */
export function answerCrowdedDays({ text }: Question, asked: Asked): Answer | null {
  const said = foldAccents(text).toLowerCase()
  if (!feast.test(said) || !asks.test(said)) return null
  const left = (one: { price: number; cost: number }) => one.price - one.cost
  const items = costedOf(asked)
  const units = (name: string) => asked.sold.unitsOf(name) ?? 0
  const best = (kinds: readonly string[], taken: readonly string[] = []) =>
    items
      .filter((one) => kinds.includes(kindOf(one)) && !taken.includes(one.name))
      .toSorted((a, b) => units(b.name) - units(a.name) || left(b) - left(a))[0]
  // Without a sheet of sales the cheapest dish is the one that is fast to make.
  const isSold = items.some(({ name }) => units(name) > 0)
  const dish = isSold
    ? best(['dish'])
    : items.filter((one) => kindOf(one) === 'dish').toSorted((a, b) => a.price - b.price)[0]
  const side = best(['side']) ?? best(['dish'], dish ? [dish.name] : [])
  const hot = items.filter(({ name }) => /caf[eé]|cappuc|ch[aá](?!\p{L})|expresso|quente/iu.test(name))
  const soft =
    best(
      ['soft_drink'],
      hot.map(({ name }) => name),
    ) ?? best(['drink', 'beer'])
  const three = [dish, side, soft].flatMap((one) => one ?? [])
  return answer(
    `Cardápio de três, fila que anda e bebida na frente${three.length < 3 ? '.' : `: ${joinList(three.map(({ name }) => name))}.`}`,
    three.length === 0
      ? ''
      : `Cada venda deixa ${joinList(three.map((one) => `${formatBrl(left(one))} em ${one.name}`))}; o que demora sai da placa nesses dias.`,
    'Uma pessoa só recebe e dá o troco, outra só entrega; troco miúdo separado na véspera e a maquininha carregada.',
    'Gelo e água em dobro do que sai num sábado cheio, e a bebida sem álcool à vista: quem anda no sol compra a primeira que vê.',
    'Abra antes da chegada e anote quantos pedidos saem por hora: no ano que vem a conta começa daí. O preço é o da placa de sempre; se mudar, mude antes do primeiro cliente.',
  )
}
