import { describe, expect, it } from 'vitest'
import { houseSchema } from '../../../base/house/house.ts'
import { brief, type Sentence } from '../../sentences/sentence.ts'
import { understand } from '../../understand.ts'
import { lostWords } from '../../unread/coverage.ts'

const menu = [
  ['Entradas', 'Isca de peixe', 46],
  ['Entradas', 'Caldo de mocotó', 16],
  ['Pratos', 'Carneiro guisado', 54],
  ['Pratos', 'Carne de sol na brasa', 72],
  ['Pratos', 'Peixada cearense', 98],
  ['Pratos', 'Galinha caipira', 69],
  ['Pratos', 'Baião de dois', 32],
  ['Pratos', 'Risoto de jerimum', 48],
  ['Pratos', 'Moqueca de arraia', 89],
  ['Pratos', 'PF do dia', 22],
  ['Sobremesas', 'Pudim de rapadura', 16],
  ['Sobremesas', 'Sorvete de cajá', 15],
  ['Drinks', 'Caipirinha de limão', 22],
  ['Drinks', 'Gin tônica', 34],
  ['Drinks', 'Mojito', 29],
  ['Cervejas', 'Cerveja 600 ml', 15],
  ['Cervejas', 'Chope', 12],
  ['Bebidas', 'Suco de caju', 10],
  ['Bebidas', 'Água de coco', 9],
].map(([section, name, price]) => ({ section: String(section), name: String(name), price: Number(price) }))

const house = houseSchema.parse({ menu })

const themes: readonly (readonly [theme: string, sentences: readonly Sentence[]])[] = [
  [
    'refusals',
    [
      [
        'Fechamos na Sexta-feira Santa. Não quero post de bebida nesse dia, minha clientela é católica',
        'date Sexta-feira Santa 2027-03-26 closed',
        'postRule noDrinks 2027-03-26 2027-03-26',
      ],
      [
        'nada de política, nem eleição, nem prefeito',
        'postRule noMention política',
        'postRule noMention eleição',
        'postRule noMention prefeito',
      ],
      ['Black Friday não, pelo amor de Deus', 'postRule noMention Black Friday'],
      ['A gente não comemora Páscoa, somos de família judia. Pule essa data', 'postRule noMention Páscoa'],
      ['O carnaval já passou, então não fale mais disso', 'postRule noMention Carnaval'],
      [
        'não citar concorrente nem comparar preço',
        'postRule noMention concorrente',
        'postRule noMention comparação de preços',
      ],
      [
        'O preço do mojito muda em 1º de março, então não cite valor dele antes disso',
        'postRule noPrice Mojito 2027-02-17 2027-02-28',
      ],
      ['não pode torcer pra nenhum time, tem cliente dos dois', 'postRule noMention torcida'],
      ['Foto sem canudo de plástico', 'postRule noMention canudo de plástico'],
      ['Não publique nada entre 22 e 26 de fevereiro', 'postRule noPosts 2027-02-22 2027-02-26'],
      ['O evento do dia 26 foi cancelado, tire da agenda', 'postRule noMention evento 2027-02-26 2027-02-26'],
      ['Troque “promoção” por “cortesia” nos textos', 'postRule noMention promoção'],
      [
        'Recesso: 29 de março a 1º de abril. Os posts podem continuar nesses dias, mas sem convidar ninguém',
        'date Recesso 2027-03-29..2027-04-01 closed',
        'postRule postsWhenClosed',
        'postRule noInvite 2027-03-29 2027-04-01',
      ],
      [
        '25 de março, Data Magna do Ceará: contar a história do Dragão do Mar, sem vender nada',
        'date Data Magna do Ceará 2027-03-25 tell história do Dragão do Mar',
        'postRule noSelling 2027-03-25 2027-03-25',
      ],
      [
        'O cardápio novo sai em 10 de março; até lá não mostre preço nenhum',
        'date cardápio novo 2027-03-10',
        'postRule noPrice 2027-02-17 2027-03-09',
      ],
      [
        'Só me interessa a festa da padroeira, 15 de agosto. O resto do calendário pode ignorar',
        'date festa da padroeira 2027-08-15',
        'postRule noKnownDates',
      ],
      ['não temos nada marcado, só evite futebol', 'postRule noMention futebol'],
      ['humor pode, palavrão não', 'style Bem-humorada', 'postRule noMention palavrão'],
      ['Tom elegante, sem gíria', 'style Sofisticada', 'postRule noSlang'],
      ['beba com moderação, se for dirigir não beba', 'postRule warning'],
    ],
  ],
  [
    'no order',
    [
      ['não esqueça do nosso delivery', '?não esqueça do nosso delivery'],
      ['ano passado a gente não falou de futebol', '?ano passado a gente não falou de futebol'],
      ['vocês falam de política?', '?vocês falam de política'],
      ['o caldo de mocotó saía por 12 reais em janeiro', '?o caldo de mocotó saía por 12 reais em janeiro'],
    ],
  ],
  [
    'focus and counts',
    [
      [
        'Semana Santa inteira quero falar de peixada e moqueca, nada de carne nas fotos',
        'promote Peixada cearense 2027-03-21 2027-03-28',
        'promote Moqueca de arraia 2027-03-21 2027-03-28',
        'postRule noMention carne 2027-03-21 2027-03-28',
      ],
      [
        'Quero posts de suco, água de coco e sobremesa até a Páscoa',
        'promote Suco de caju 2027-02-17 2027-03-28',
        'promote Água de coco 2027-02-17 2027-03-28',
        'promote Sobremesas 2027-02-17 2027-03-28',
      ],
      [
        'Na volta do feriado de 19 de março muita gente está sem dinheiro, então destaque o PF e o baião',
        'promote PF do dia 2027-03-20 2027-03-26',
        'promote Baião de dois 2027-03-20 2027-03-26',
      ],
      [
        'De segunda a quarta o movimento é fraco; foque nesses dias com PF e baião',
        'promote PF do dia 1,2,3',
        'promote Baião de dois 1,2,3',
      ],
      ['O foco agora é a volta às aulas, dia 1º de março', 'date volta às aulas 2027-03-01'],
      [
        'quero homenagear o Seu Raimundo: 25 anos de casa em 2 de março',
        'date homenagem ao Seu Raimundo 2027-03-02 note 25 anos de casa',
      ],
      [
        'Gostaria de três posts sobre o Dia da Mulher, com as cozinheiras da casa, e nenhum desconto',
        'date Dia da Mulher 2027-03-08 tell cozinheiras da casa',
        'postTopic Dia da Mulher 3',
        'postRule noDiscount 2027-03-08 2027-03-08',
      ],
      [
        'Mês de março é do peixe: 2 posts de peixada, 2 de moqueca e 1 de isca',
        'date mês do peixe 2027-03-01..2027-03-31',
        'postTopic Peixada cearense 2 2027-03-01 2027-03-31',
        'postTopic Moqueca de arraia 2 2027-03-01 2027-03-31',
        'postTopic Isca de peixe 1 2027-03-01 2027-03-31',
      ],
      [
        'Menos promoção e mais história da cachaça neste mês, porque o público reclamou',
        'postTopic história da cachaça 4 at_least 2027-02-17 2027-02-28',
        'postTopic promoção 2 at_most 2027-02-17 2027-02-28',
      ],
      [
        'Quero post todo dia na semana de 15 a 21 de março, mas fora dela só três por semana',
        'postRule perWeek 7 2027-03-15 2027-03-21',
        'postRule perWeek 3',
      ],
      ['quero mais posts no fim de semana do que nos dias úteis', 'postRule moreOn 0,6'],
      [
        'Mudamos de endereço em 5 de março. Avise isso pelo menos duas vezes',
        'date mudança de endereço 2027-03-05',
        'postTopic mudança de endereço 2 at_least',
      ],
      ['Quero que o caldo de mocotó apareça toda segunda e terça', 'promote Caldo de mocotó 1,2'],
    ],
  ],
  [
    'offers',
    [
      [
        'Aniversário da casa em 13 de março. Nesse dia o chope sai por 8 reais',
        'date Aniversário da casa 2027-03-13',
        'combo Chope 8 2027-03-13 2027-03-13',
      ],
      ['quarta é dia de caldo de mocotó a 12 conto', 'combo Caldo de mocotó 12 3'],
      [
        'Happy hour de terça a quinta, 17h às 20h: cerveja 600 ml a 12,00. Não vale em feriado',
        'date Happy hour weekly 2,3,4 at 17 note até as 20h',
        'combo Cerveja 600 ml 12 2,3,4 17 20 não vale em feriado',
      ],
      [
        'A promoção do PF a 18,90 vale de hoje até 26 de fevereiro, menos aos sábados e domingos',
        'combo PF do dia 18.9 2027-02-16 2027-02-26 1,2,3,4,5',
      ],
      ['às sextas quem manda é o chope, 10 reais até 19h', 'combo Chope 10 5 19'],
      [
        'Noite italiana em 11 de março com risoto de jerimum e gin tônica a 75 o conjunto',
        'date Noite italiana 2027-03-11 note com risoto de jerimum e gin tônica',
        'combo Risoto de jerimum + Gin tônica Risoto de jerimum + Gin tônica 75 2027-03-11 2027-03-11',
      ],
      [
        'Até a Páscoa, sexta tem peixada a 79,90 e moqueca a 75',
        'combo Peixada cearense 79.9 2027-02-17 2027-03-28 5',
        'combo Moqueca de arraia 75 2027-02-17 2027-03-28 5',
      ],
      [
        'Dá pra usar o Dia do Consumidor, 15 de março? Eu daria 15% na conta, menos nas bebidas',
        'question postAdvice useDate 2027-03-15 2027-03-15',
        'date Dia do Consumidor 2027-03-15 note 15% na conta, menos nas bebidas',
      ],
      ['a caipirinha sai em dobro no dia do jogo', 'refusedPost doubleDose'],
    ],
  ],
  [
    'dates',
    [
      [
        'Todo dia 10 tem noite da cachaça, menos em abril, que cai no sábado',
        'date noite da cachaça 2027-03-10',
        'date noite da cachaça 2027-05-10',
        'date noite da cachaça 2027-06-10',
      ],
      [
        'tem seresta na última sexta do mês',
        'date seresta 2027-02-26',
        'date seresta 2027-03-26',
        'date seresta 2027-04-30',
        'date seresta 2027-05-28',
      ],
      ['Karaokê toda quarta a partir de 3 de março', 'date Karaokê 2027-03-03.. weekly 3'],
      [
        'A partir de abril a galinha caipira só sai aos sábados e domingos',
        'date Galinha caipira 2027-04-01.. weekly 0,6',
      ],
      [
        'Comecei a abrir aos domingos; repita isso uma vez por semana até o fim de março',
        'date aberto aos domingos weekly 0 open',
      ],
      [
        'Lua cheia no dia 22 de março, jantar na areia com violão. Lugares limitados, 40 pessoas',
        'date Lua cheia 2027-03-22 note jantar na areia com violão, Lugares limitados, 40 pessoas',
      ],
      [
        'Torneio de dominó, 28 de fevereiro, inscrição 10 reais',
        'date Torneio de dominó 2027-02-28 price 10 per de inscrição',
      ],
      [
        'Somos barraca de praia: maré alta dia 21 e 22 de março, então avisem que o espaço é menor',
        'date maré alta 2027-03-21..2027-03-22 note o espaço é menor',
      ],
      [
        'Tiradentes, 21 de abril, é numa quarta e a gente funciona. Quinta, dia 22, folga da equipe',
        'date Tiradentes 2027-04-21 open',
        'date casa fechada 2027-04-22 closed',
      ],
      [
        'O dia 19 de março é feriado de São José e vamos abrir até 15h',
        'date Dia de São José 2027-03-19 note até as 15h open closes 15',
      ],
      [
        'Lançar a caipirinha de limão no dia 4, não, espere, no dia 5 de março',
        'date lançamento da Caipirinha de limão 2027-03-05',
      ],
      [
        'Chegada do novo sorvete de cajá, 24 de fevereiro. Se chover, o post continua valendo',
        'date lançamento do Sorvete de cajá 2027-02-24',
      ],
      ['Luau em 6 de março, com reserva até 1º de março', 'date Luau 2027-03-06 note com reserva até 01/03'],
      ['chorinho todo sabado 19h, sem couvert', 'date chorinho weekly 6 at 19 note sem couvert'],
      ['dia 30 de março fechado, casamento', 'date casa fechada 2027-03-30 closed'],
      [
        'Começa dia 2 de março o festival de petiscos, termina dia 14',
        'date festival de petiscos 2027-03-02..2027-03-14',
      ],
      ['Qual data de março rende mais para um boteco?', 'question postAdvice bestDate 2027-03-01 2027-03-31'],
      [
        'Posso repetir os posts do ano passado do São João?',
        'question postAdvice repeat',
        'date São João 2027-06-24',
      ],
    ],
  ],
]

describe.each(themes)('%s', (_, sentences) => {
  it.each(sentences)('%s', (text, ...expected) => {
    const sheet = understand('content_generation', {
      answers: { special_dates: text },
      house,
      today: '2027-02-16',
    })
    expect(brief(sheet)).toEqual(expected)
    expect(lostWords(text, [...sheet.wishes, ...sheet.unread])).toEqual([])
  })
})
