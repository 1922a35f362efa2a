import { addDays, easter, isoDay, nthWeekday, occasionIn } from '../../base/calendar.ts'
import { foldAccents } from '../../base/language/text.ts'
import type { KnownDate } from './known-date.ts'
import { localDates, stateOf } from './tables/local-dates.ts'

const fixed = (month: number, day: number) => (year: number) => isoDay(year, month, day)

const hours =
  '[se a casa abre na data, a que horas, e como se reserva|o horário desse dia, se a casa abre, e a reserva|se abre, quando, e por onde se reserva|abre ou fecha, a hora e o modo de reservar]'

/** Dates of Ceará and Brazil for posts of bars and restaurants. Sentences hold choices, `[a|b]`. */
export const knownDates: readonly KnownDate[] = [
  ...localDates,
  {
    name: 'Réveillon',
    on: fixed(12, 31),
    ahead:
      '[Quem deixa para a última hora|Quem combina tarde|Turma que não combina] [passa a virada|vê o ano virar|entra em janeiro] decidindo aonde ir. [Combine|Acerte|Resolva] antes com quem vem: [quantos são, o que comem e quem traz a playlist|quantas pessoas, que horas e como cada um volta|a hora, a roupa e a carona].',
    text: 'Último dia do ano: [as contas fecham|a agenda acaba|a folhinha termina|sobra uma página só], e a mesa [continua|fica posta|não sai do lugar]. [Um obrigado|O nosso obrigado|Obrigado] a quem [passou por aqui|sentou com a gente|comeu na nossa mesa|voltou] em [cada um dos|algum dos|qualquer um destes] doze meses.',
    need: hours,
  },
  {
    name: 'Carnaval',
    // Shrove Tuesday, the fourth of the five days.
    on: (year) => addDays(occasionIn('Carnaval', year).to, -1),
    ahead:
      'Bloco [pede|exige] [estômago forrado|comida antes], sombra e água [entre um trecho e outro|no caminho]. [Marque com a turma|Combine já] onde todo mundo [se encontra|se acha] quando [o som acabar|o celular descarregar].',
    text: 'Terça de Carnaval: [a fantasia já perdeu brilho|o confete entrou no sapato], e a fome [chegou|não]. [Comida de verdade|Um prato quente], sombra e água [seguram a folia|fazem milagre de descanso].',
    need: hours,
  },
  {
    name: 'Dia de São José',
    state: 'CE',
    on: fixed(3, 19),
    ahead:
      'É o dia do padroeiro do Ceará e [a hora de olhar o céu|o dia em que o sertão olha para cima]: se chover, [diz-se que o inverno vem bom|a tradição promete inverno bom]. [Na cozinha é tempo|Na panela é tempo] de feijão-verde e milho.',
    text: 'Dezenove de março, padroeiro do Ceará: se [chover hoje|cair água hoje], [o povo diz que o inverno é bom|o inverno vem bom, diz o povo]. [Olhe para o céu|Repare no céu] e conte se [choveu|pingou] no seu bairro.',
    need: 'o prato da casa que lembra o sertão, se houver',
  },
  {
    name: 'Data Magna do Ceará',
    state: 'CE',
    on: fixed(3, 25),
    ahead:
      'É feriado [no Ceará|no estado]: em 1884 [acabou aqui|o Ceará aboliu] a escravidão, quatro anos antes do resto do país. [Vale ler|Procure] a história de Chico da Matilde, o Dragão do Mar.',
    text: 'Em 25 de março de 1884 o Ceará [aboliu|acabou com] a escravidão. [Hoje se lembra|É dia de lembrar] Chico da Matilde, o Dragão do Mar, e os jangadeiros que [fecharam o porto|não embarcaram mais ninguém].',
    need: hours,
  },
  {
    name: 'Sexta-feira Santa',
    on: (year) => addDays(easter(year), -2),
    ahead:
      'Semana Santa no Ceará [tem|pede] peixe, coco e [mesa de família|receita de avó]. [Cada família|Toda casa] tem [o seu prato|a sua receita] da sexta[, e ninguém muda|].',
    text: 'Sexta-feira Santa: [peixe na panela|coco ralado na mão], conversa baixa e [a família por perto|a receita de sempre]. Qual é o prato da sexta [na sua casa|na sua família]?',
    need: hours,
  },
  {
    name: 'Aniversário de Fortaleza',
    on: fixed(4, 13),
    city: 'Fortaleza',
    ahead:
      'A cidade [faz anos|aniversaria], e [cada um|cada bairro] tem [a sua Fortaleza|um pedaço dela]: [a Ponte dos Ingleses|a Beira-Mar cedinho], a feira da Parangaba, o vento das cinco.',
    text: 'Fortaleza faz anos hoje. [Da Ponte dos Ingleses|Do Mucuripe] à feira da Parangaba, conte [qual esquina|que lugar] [é a sua cidade|você mostraria a um visitante].',
    need: hours,
  },
  {
    name: 'Dia das Mães',
    on: (year) => nthWeekday(year, 5, 0, 2),
    ahead:
      'No domingo das mães, [o almoço é dela|quem cozinha é outro] e a louça [é nossa|não]. [Pergunte a ela|Descubra] o que ela quer comer[ e quem senta ao lado|].',
    text: 'É domingo das mães: [hoje ninguém pergunta|não se pergunta] o que tem para o almoço a quem [sempre responde|sempre cozinhou]. Que prato dela [você sabe de cor|ninguém faz igual]?',
    need: hours,
  },
  {
    name: 'Dia dos Namorados',
    on: fixed(6, 12),
    ahead:
      'Doze de junho [pede|combina com] [conversa comprida|um canto sossegado] e prato [para dividir|no meio]. [Quem combina antes|Quem se organiza] escolhe [a hora|melhor].',
    text: 'Doze de junho: dá para dividir a entrada, o prato e [a sobremesa|a última colherada]. Quem [cede|fica com] o último pedaço[ na sua casa|]?',
    need: hours,
  },
  {
    name: 'Noite de São João',
    on: fixed(6, 24),
    ahead:
      'Milho, forró e [bandeirinha|fogueira]: [a noite de São João|junho] [cabe|se resume] [em três cheiros|numa calçada]. [Qual deles|Qual dos três] você espera o ano inteiro?',
    text: 'É noite de São João: [sanfona|zabumba] [de um lado|ao longe], milho [do outro|no fogo] e [conversa até tarde|fumaça na roupa]. Canjica ou pamonha?',
    need: hours,
  },
  {
    name: 'Dia dos Pais',
    on: (year) => nthWeekday(year, 8, 0, 2),
    ahead:
      'Domingo dos pais [tem|pede] [carne no ponto dele|o prato preferido dele] e histórias que a família [já sabe de cor|ouve de novo]. [Avise|Combine] quantos vêm[ com ele|].',
    text: 'É domingo dos pais: [a história é a mesma|ele vai contar aquela história], e [a graça também|todo mundo ri]. Que comida [lembra o seu pai|é a cara dele]?',
    need: hours,
  },
  {
    name: 'Dia do Garçom',
    on: fixed(8, 11),
    ahead:
      'É o dia de quem [lembra|sabe] o seu pedido antes do cardápio. [Vale um bilhete|Deixe um recado] para quem [atende você|serve a sua turma] [com atenção|há anos].',
    text: 'Hoje é dia de quem [equilibra|carrega] [seis copos|três pratos] e ainda [sorri|pergunta se está bom]. Diga o nome de [um garçom ou uma garçonete|quem atende] que você [não esquece|admira].',
    need: 'o nome de quem atende na casa, com autorização',
  },
  {
    name: 'Dia Nacional da Cachaça',
    on: fixed(9, 13),
    ahead:
      'Em 1661 [uma revolta|a Revolta da Cachaça], no Rio, [derrubou|desfez] a proibição da [aguardente|cachaça]; [daí a data|por isso a data]. [É história|Tem história] em cada rótulo.',
    text: 'Treze de setembro [lembra|celebra] a revolta de 1661 contra a proibição da cachaça. [Branca ou de madeira|Do engenho ao rótulo]: o que você [sabe|quer saber] dela?',
    need: 'os rótulos que a casa tem',
  },
  {
    name: 'Natal',
    on: fixed(12, 25),
    ahead:
      '[Cada família|Toda família|Cada casa] tem o seu prato de véspera: [peru|pernil|bacalhau], [farofa|salpicão|arroz de forno], [rabanada de pão dormido|arroz com passas, ou sem|pavê, e a piada do pavê]. [Quem combina|Quem divide as tarefas] antes [descansa|cozinha menos|chega mais leve] no dia.',
    text: 'Feliz Natal a quem [passou|esteve|comeu] por aqui [este ano|em algum dia do ano|nestes doze meses]. [Que haja|Que não falte|Desejamos] mesa [cheia|farta|barulhenta], [abraço demorado|conversa boa|parente que chega cedo] e [sobra na geladeira|rabanada|cochilo depois].',
    need: '[se a casa abre ou fecha na data, e o prazo das encomendas|abre ou fecha no dia, e até quando se encomenda|o horário do dia e o último dia de encomendas|se há encomendas, até quando, e se a casa abre]',
  },
]

const plainly = (city: string) => foldAccents(city).toLowerCase().trim()

/** Whether a date is kept where a house stands. */
export const isKeptIn = ({ city: own, state }: Pick<KnownDate, 'city' | 'state'>, city: string): boolean =>
  (own === undefined || plainly(own) === plainly(city)) &&
  (state === undefined || state === stateOf(plainly(city)))

/** The days of a known date within a span, both ends included. */
export function occurrences({ on }: KnownDate, from: string, to: string): string[] {
  const years = [Number(from.slice(0, 4)), Number(to.slice(0, 4))]
  return [...new Set(years)].map(on).filter((day) => day >= from && day <= to)
}
