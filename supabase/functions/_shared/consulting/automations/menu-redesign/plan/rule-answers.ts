/** Answers on what a menu must say: charges, and what it calls free of gluten. */
import { joinList } from '../../../base/language/text.ts'
import { inPrint } from '../amounts.ts'
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

const told =
  'com o valor no cardápio, à vista antes do pedido (Código de Defesa do Consumidor, arts. 6º, III, e 31)'

type Rule = { said: RegExp; answer: (price: number | undefined) => Answer }

/** Charges that every house asks about, by the words for them. */
const charges: readonly Rule[] = [
  {
    said: /consuma[cç][aã]o|gasto m[ií]nimo|m[ií]nim[oa] por (?:mesa|pessoa|cabe[cç]a)/iu,
    answer: (price) => ({
      verdict: `Não pode: exigir${price === undefined ? '' : ` ${inPrint(price)} de`} consumação mínima é venda casada (Código de Defesa do Consumidor, art. 39, I).`,
      texts: [
        'O cliente pode recusar, e o Procon pode multar. No lugar: reserva com sinal que volta na conta, combo que dá motivo para pedir mais, ou couvert artístico nos dias de música ao vivo, avisado antes de sentar.',
      ],
    }),
  },
  {
    said: /rolha/iu,
    answer: (price) => ({
      verdict: `Pode cobrar rolha${price === undefined ? '' : ` de ${inPrint(price)}`}, ${told}.`,
      texts: [
        'Cobre perto do que deixa a sua garrafa mais barata, e isente quem pedir uma da casa. Escreva: “Taxa de rolha: R$ __ por garrafa”.',
      ],
    }),
  },
  {
    said: /comanda|perd\p{L}+ (?:d[oa] )?(?:cart[aã]o|ficha)/iu,
    answer: () => ({
      verdict:
        'Multa por comanda perdida, não: quem controla o consumo é a casa (Código de Defesa do Consumidor, arts. 39, V, e 51, IV).',
      texts: ['Cobre o que foi servido, pelo seu próprio controle, e nada além disso.'],
    }),
  },
  {
    said: /desperd|(?:deix|sobr)\p{L}* (?:a )?comida|comida (?:no|que) (?:prato|sobr)/iu,
    answer: () => ({
      verdict: 'Não conte com essa multa: nenhuma lei federal que conheçamos a permite.',
      texts: [
        'O Procon costuma tratá-la como vantagem excessiva (Código de Defesa do Consumidor, art. 39, V). Pergunte ao Procon da sua cidade antes de escrever. Porções menores com repetição resolvem sem multa.',
      ],
    }),
  },
  { said: /servi[cç]o|gorjeta|10 ?%|dez por cento/iu, answer: () => serviceFee },
  { said: /couvert/iu, answer: () => couvert },
]

/** Whether a charge is allowed, with its law; of one that is in no table, who knows. */
export function charge({ what = '', text, price }: Question): Answer {
  const rule = charges.find(({ said }) => said.test(what)) ?? charges.find(({ said }) => said.test(text))
  return (
    rule?.answer(price) ?? {
      verdict: `Só se for opcional, ${told}.`,
      texts: [
        'O que é condição para comprar outra coisa é venda casada (art. 39, I). Esta cobrança não está na nossa tabela: confirme com o Procon da sua cidade.',
      ],
      open: true,
    }
  )
}

const minors =
  /menor(?:es)?|(?:filh|net|sobrinh|irm|menin)\p{L}+|adolescente|1[4-7] anos|(?:quatorze|catorze|quinze|dezesseis|dezessete) anos/iu

/** What may be done only with leave: of a waiter below 18, the law itself; of the rest, who gives it. */
export function licence({ what = '', text }: Question): Answer {
  if (minors.test(`${what} ${text}`))
    return {
      verdict:
        'Servir ou vender bebida com álcool, não: antes dos 18 anos esse trabalho é proibido (CLT, art. 405, § 3º, d).',
      texts: [
        'De dia, anotar pedido e levar comida, com 16 anos ou mais (Constituição, art. 7º, XXXIII); à noite, depois das 22h, também não. A cerveja quem leva à mesa e cobra é um adulto, e a quem bebe pede-se a idade (ECA, arts. 81 e 243). Confirme o registro com a contabilidade, também se for da família.',
      ],
    }
  return {
    verdict: 'Depende de licença: pergunte antes na Prefeitura e na Vigilância Sanitária.',
    texts: ['Leve CNPJ e endereço; a regra muda de município para município, e aqui não a temos.'],
    open: true,
  }
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
