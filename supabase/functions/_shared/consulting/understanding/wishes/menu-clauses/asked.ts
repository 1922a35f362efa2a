/** What the owner asks about items, in whole clauses. */
import type { WishContent } from '../../text/draft.ts'
import { amountOf, spokenAmount } from '../../words/spoken-amounts.ts'
import type { About } from '../menu-plan/reading.ts'
import { type Frame, frame } from './frames.ts'
import { subjectOf } from './subjects.ts'

type Question = Omit<Extract<WishContent, { kind: 'question' }>, 'kind'>

const about = (said: string, names: About, ask: (item: string) => Question): WishContent[] | null => {
  const subject = subjectOf(said, names)
  return subject && [{ kind: 'question', ...ask(subject.name) }]
}

const lead =
  '(?:(?:e|mas|me\\s+diz|me\\s+diga|queria\\s+saber|quero\\s+saber|sera\\s+que|voce\\s+acha\\s+que)\\s+)*'

const change = '(?:aumentar|subir|baixar|reduzir|diminuir)\\s+(?:o\\s+preco\\s+d[aoe]s?\\s+)?'
const worth = '(?:vale(?:\\s+a\\s+pena)?|devo|posso|compensa|da\\s+pra|adianta)\\s+(?:eu\\s+)?'

export const askedFrames: readonly Frame[] = [
  frame(
    `${lead}${worth}${change}(.+?)\\s+(?:para|pra|a)\\s+(?:r\\$\\s*)?${spokenAmount}(?:\\s*reais)?`,
    ([, said = '', price], names) =>
      about(said, names, (item) => ({ about: 'itemPrice', item, price: amountOf(price) })),
  ),
  frame(`${lead}${worth}(?:aumentar|subir)\\s+(?:o\\s+preco\\s+d[aoe]s?\\s+)?(.+)`, ([, said = ''], names) =>
    about(said, names, (item) => ({ about: 'fairPrice', item })),
  ),
  frame(
    `(.+?)\\s+(?:quase\\s+)?(?:nao|n)\\s+(?:sai|vende|gira)(?:\\s+(?:nada|mais|bem))?\\s*,?\\s*(?:eu\\s+)?(?:tiro|corto|deixo|mantenho)(?:\\s+(?:ele|ela))?(?:\\s+ou\\s+\\p{L}+)?`,
    ([, said = ''], names) => about(said, names, (item) => ({ about: 'keepWorth', item })),
  ),
  frame(
    `(?:qual|que)\\s+(.+?)\\s+(?:que\\s+)?(?:eu\\s+|a\\s+gente\\s+)?(?:bot[oa]|ponho|coloco|destaco|ofereco)(?:\\s+(?:na|em|no)\\s+(?:moldura|caixa|destaque|quadro))?`,
    ([, said = ''], names) => about(said, names, (item) => ({ about: 'bestOf', item })),
  ),
  frame(
    `(?:qual|que)\\s+(?:e\\s+)?(?:o\\s+)?melhor\\s+(?:prato|item)\\s+(?:para|pra)\\s+(?:oferecer|vender|destacar|indicar)[^?]{0,30}`,
    () => [{ kind: 'question', about: 'bestOf' }],
  ),
  frame(
    `${lead}se\\s+(?:eu\\s+|a\\s+gente\\s+)?(?:cort|tir|retir|remov)\\p{L}+\\s+(.+?)\\s*,?\\s*(?:quanto|o\\s+que)\\s+(?:que\\s+)?(?:eu\\s+|a\\s+gente\\s+|a\\s+casa\\s+)?(?:perc|perd|deix|acontec|mud)\\p{L}*(?:\\s+(?:por\\s+mes|no\\s+mes|de\\s+\\p{L}+))*`,
    ([, said = ''], names) => about(said, names, (item) => ({ about: 'keepWorth', item })),
  ),
  frame(
    `(?:cara\\s+|olha\\s+)?(.+?)\\s+(?:e|eh|ta|esta|tem|da)\\s+[^?]{3,60}?\\s*,?\\s*(?:faco|fazer|devo\\s+fazer)\\s+o\\s+(?:que|q)`,
    ([, said = ''], names) => about(said, names, (item) => ({ about: 'keepWorth', item })),
  ),
  frame(
    `${lead}por\\s*(?:que|q)\\s+(?:que\\s+)?(.+?)\\s+(?:nao\\s+(?:vende|vendem|sai|saem|gira|giram)|(?:vende|vendem|sai|saem)\\s+(?:tao\\s+)?pouco)(?:\\s+(?:bem|mais|nada))?`,
    ([, said = ''], names) => about(said, names, (item) => ({ about: 'sellsLittle', item })),
  ),
  frame(
    `${lead}(?:qual|quais)\\s+(?:e\\s+|sao\\s+)?(?:o\\s+|a\\s+|os\\s+|as\\s+)?(.+?)\\s+(?:que\\s+)?(?:(?:mais\\s+)?(?:da|dao|deixa|deixam|rende|rendem|traz|gera)(?:\\s+mais)?)(?:\\s+(?:lucro|margem|dinheiro|resultado|retorno))?`,
    ([, said = ''], names) =>
      /^(?:pratos?|itens?|item|coisa)$/.test(said.trim())
        ? [{ kind: 'question', about: 'bestOf' }]
        : about(said, names, (item) => ({ about: 'bestOf', item })),
  ),
  frame(
    `${lead}(?:o\\s+)?(?:aumento|reajuste)\\s+d[oae]s?\\s+(.+?)\\s+(?:para|pra|a)\\s+(?:r\\$\\s*)?${spokenAmount}(?:\\s*reais)?\\s+(?:assust|espant|afast|atrapalh|prejudic|compens|vale|valeria|da\\s+certo|daria|funcion|pass)[^?]*`,
    ([, said = '', price], names) =>
      about(said, names, (item) => ({ about: 'itemPrice', item, price: amountOf(price) })),
  ),
  frame(
    `${lead}(?:(?:e\\s+)?verdade\\s+que\\s+)?(?:eu\\s+|a\\s+gente\\s+)?(?:preciso|precisa|precisamos|tenho\\s+que|tem\\s+que|sou\\s+obrigad[oa]\\s+a|e\\s+obrigatorio|e\\s+obrigado\\s+a?|devo)\\s+(?:mesmo\\s+)?(?:escrever|colocar|botar|por|informar|marcar|declarar|ter)\\s+(?:os\\s+|o\\s+)?(?:alergenicos?|alergenos)(?:\\s+n[oa]\\s+(?:cardapio|menu))?`,
    () => [{ kind: 'question', about: 'allergenLaw' }],
  ),
]
