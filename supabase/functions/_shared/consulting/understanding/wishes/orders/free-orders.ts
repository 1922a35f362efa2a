/** What an owner leaves to us, and what is served only on some days. */
import { everyItem } from '../../../base/request/match-item.ts'
import { weekdaysIn } from '../../dates/weekdays.ts'
import {
  type Context,
  isTold,
  isUnnamed,
  type OrderRead,
  subjectIn,
  trimmed,
  withoutParts,
} from './item-orders.ts'

const leave =
  /(?<!\p{L})(?:(?:fiquem?|estejam?|sintam-se) (?:bem )?a vontade|liberad[oa]s?|podem? (?:mexer|mudar|alterar|trocar|decidir|escolher|reorganizar|calcular|fazer|ir|reescrever|sugerir)(?: (?:a vontade|(?:como|o que|onde) (?:voces )?(?:quiser\p{L}*|achar\p{L}*(?: melhor)?|for preciso|der)|livremente|sem medo))?|podem? (?:subir|aumentar|baixar) (?:a vontade|como quiser\p{L}*|o que quiser\p{L}*)|voces (?:que )?(?:decidem|escolhem|calculam|resolvem|sabem|veem)|podem?$|^(?:podem? )?(?:ficar |ser |sair )?mais car[oa]s?$|(?:esta|fica|ficou) (?:bom|otimo|ok|certo)|tanto faz)(?!\p{L})/u
const rest =
  /(?<!\p{L})(?:(?:de|d?o|com o|no|n?os|d?os) (?:resto|restante|outros|demais)|o que sobrar|depois|o mais)(?!\p{L})/gu

/** "nas alcoólicas fiquem à vontade", "no preço pode": no wish, if each word has a place. */
export function readFree(clause: string, about: Context): OrderRead | null {
  const found = leave.exec(clause)
  if (
    !found ||
    isTold(clause) ||
    /(?<!\p{L})(?:nao|nem|nunca|so|ate|maximo|mais de|menos de|tirar|cortar|sair)(?!\p{L})|\d/u.test(clause)
  )
    return null
  const sides = [clause.slice(0, found.index), clause.slice(found.index + found[0].length)]
  const words = sides.map((side) => withoutParts(side.replace(rest, ' ')).rest)
  const all = [{ name: everyItem, items: about.names.map(({ name }) => name), isSection: true }]
  if (isUnnamed(words)) return { wishes: [], topic: rest.test(clause) ? null : about.topic, frees: true }
  const topic = subjectIn(
    words.map((side) => side.replace(/^\s*(?:em|com)\s+/, '')),
    about,
  )
  if (topic) return { wishes: [], topic, frees: true }
  return /^(?:em )?tudo$/.test(trimmed(words.join(' '))) ? { wishes: [], topic: all, frees: true } : null
}

const day =
  '(?:domingos?|segundas?|tercas?|quartas?|quintas?|sextas?|sabados?|(?:fim|fins|final|finais) de semana)(?:-feiras?)?'
const days = new RegExp(
  `(?:(?:fiqu?\\p{L}+|sa[ie]\\p{L}*|tem|serv\\p{L}+|vend\\p{L}+|val\\p{L}+|seja) )?(?:so|somente|apenas) (?:(?:sai|saem|serv\\p{L}+|vend\\p{L}+|tem) )?((?:(?:de|das?|aos?|as|n[oa]s?|a) )?${day}(?:(?: (?:a|ate|e)|,) (?:(?:aos?|as|n[oa]s?) )?${day})*)$`,
  'u',
)

/** "que ele fique só de domingo a quinta" */
export function readDays(clause: string, about: Context): OrderRead | null {
  const found = days.exec(clause)
  if (!found || isTold(clause) || /(?<!\p{L})(?:nao|nem)(?!\p{L})/u.test(clause)) return null
  const weekdays = weekdaysIn(
    (found[1] ?? '').replace(/(?:fim|fins|final|finais) de semana/g, 'sabado e domingo'),
  )
  const before = clause.slice(0, found.index)
  const carried = isUnnamed([before])
  const topic = carried ? about.topic : subjectIn([before], about)
  return topic && weekdays.length > 0
    ? { wishes: topic.map(({ name }) => ({ kind: 'served', item: name, weekdays })), topic, carried }
    : null
}

const samePrice =
  /^(?:e )?(?:(?:com|por|pel|n)?o (?:mesmo )?(?:preco|valor)(?: (?:de hoje|de agora|atual|igual(?: ao de hoje)?|de sempre|que esta))?|(?:com )?preco (?:igual(?: ao de hoje)?|de hoje|atual)|sem (?:mudar|mexer n|subir|aumentar) ?o preco)$/

/** "com preço igual ao de hoje", after what stays. */
export function readSamePrice(clause: string, about: Context): OrderRead | null {
  return about.topic && samePrice.test(clause)
    ? {
        wishes: about.topic.map(({ name }) => ({ kind: 'keepPrice', item: name })),
        topic: about.topic,
        carried: true,
      }
    : null
}
