/** Answers on what a menu must say: charges, and what it calls free of gluten. */
import { joinList } from '../../../base/language/text.ts'
import type { Answer, Asking, Question } from './asking.ts'

export const couvert: Answer = {
  verdict: 'Sem avisar antes, não.',
  texts: [
    'Couvert artístico só se cobra de quem foi informado antes de sentar: valor por pessoa, dia e horário, na porta e no cardápio (Código de Defesa do Consumidor, arts. 6º, III, e 39). Sem aviso, o cliente pode recusar e a casa perde a razão.',
    'Escreva: “Música ao vivo: couvert artístico de R$ __ por pessoa, das __h às __h”. O couvert de comida, que chega sem ser pedido, segue a mesma regra. Confira também a lei do município.',
  ],
}

export const serviceFee: Answer = {
  verdict: 'Sem avisar, não; avisando, pode sugerir, nunca obrigar.',
  texts: [
    'A taxa de serviço é opcional para o cliente, e o cardápio precisa dizer o percentual e a palavra “opcional”; o que entra é da equipe, pela Lei 13.419/2017, com a retenção que a convenção da categoria permite.',
    'Escreva no rodapé: “Serviço opcional: 10%”. A conta mostra o total com e sem ele.',
  ],
}

/** What the printed lines say of wheat, line by line; nothing is promised that the kitchen has not confirmed. */
export const glutenLines = ({ dishes }: Asking): Answer => {
  const has = dishes.filter(({ contains }) => contains.some((one) => /gl[uú]ten|trigo/i.test(one)))
  const rest = dishes.filter((one) => !has.includes(one))
  const names = (of: readonly { name: string }[]) => joinList(of.map(({ name }) => name))
  return {
    verdict: `Levam trigo: ${has.length === 0 ? 'nenhum, pelo nome' : names(has)}.`,
    texts: [
      `Sem trigo na receita de costume, a confirmar um por um com a cozinha antes de pôr o sinal: ${names(rest)}. Leia o rótulo de linguiça, caldo, tempero pronto, creme e molho.`,
      'Para quem é celíaco só vale com óleo, bancada, chapa e pegador que não tocam trigo; onde isso não existe, escreva “sem trigo na receita; pode haver traços” e não “sem glúten”.',
    ],
  }
}

export const glutenFree = ({ item = 'esse item' }: Question): Answer => ({
  verdict: 'Ainda não escreva.',
  texts: [
    `Não basta a receita de ${item} não levar trigo: se forno, óleo, bancada, vitrine ou pegador são os mesmos de quem leva, fica traço, e para celíaco o traço adoece. “Sem glúten” é promessa; quem a faz responde por ela.`,
    'Escreva: “receita sem trigo; a cozinha usa trigo e pode haver traços”. Para servir a quem é celíaco, use um produto embalado que traga “não contém glúten” no rótulo (Lei 10.674/2003), com assadeira, pegador e horário só dele, aberto na frente do cliente.',
  ],
})
