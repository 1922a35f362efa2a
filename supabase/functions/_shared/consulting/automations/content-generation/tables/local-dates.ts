/**
 * Dates that one state or one city of the Northeast keeps. Days: state holidays as listed by python-holidays (Brazil);
 * 8 December, Diário do Nordeste, 8/12/2022; the Bonfim, IPHAN (Thursday before the second Sunday after Epiphany);
 * founding days, the cities' own laws. Texts promise nothing, and hold choices, `[a|b]`.
 */
import { addDays, isoDay, weekdayOf } from '../../../base/calendar.ts'
import type { KnownDate, State } from '../known-date.ts'

const cities: readonly (readonly [State, RegExp])[] = [
  ['AL', /^(?:maceio|arapiraca)$/],
  [
    'BA',
    /^(?:salvador|feira de santana|vitoria da conquista|ilheus|porto seguro|lauro de freitas|juazeiro)$/,
  ],
  ['MA', /^(?:sao luis|imperatriz)$/],
  ['PB', /^(?:joao pessoa|campina grande|cabedelo)$/],
  ['PE', /^(?:recife|olinda|caruaru|petrolina|jaboatao dos guararapes|garanhuns|gravata)$/],
  ['PI', /^(?:teresina|parnaiba)$/],
  ['RN', /^(?:natal|mossoro|parnamirim)$/],
  ['SE', /^(?:aracaju|itabaiana)$/],
]

/** The state of a city, without accents; the houses that no row names are in Ceará. */
export const stateOf = (city: string): State => cities.find(([, names]) => names.test(city))?.[0] ?? 'CE'

const fixed = (month: number, day: number) => (year: number) => isoDay(year, month, day)
const need =
  '[se a casa abre na data, a que horas, e como se reserva|o horário desse dia, se a casa abre, e a reserva|se abre, quando, e por onde se reserva]'

/** Thursday before the second Sunday after 6 January. */
const bonfim = (year: number) => {
  const epiphany = isoDay(year, 1, 6)
  const first = addDays(epiphany, 7 - weekdayOf(epiphany))
  return addDays(first, 7 - 3)
}

const anniversary = (
  city: string,
  of: string,
  month: number,
  day: number,
  ahead: string,
  text: string,
): KnownDate => ({
  name: `Aniversário ${of}`,
  city,
  on: fixed(month, day),
  ahead,
  text,
  need,
})

export const localDates: readonly KnownDate[] = [
  {
    name: 'Dia do Samba',
    city: 'Salvador',
    on: fixed(12, 2),
    ahead:
      '[Dois de dezembro|O dia 2] é do samba, e [Salvador o inventou antes de todos|a data nasceu em Salvador]. Qual samba [você canta inteiro|não pode faltar]?',
    text: 'Dia do Samba: [palma da mão|pandeiro, cavaco] e coro. Qual [verso você sabe|samba você canta] do começo ao fim?',
    need,
  },
  {
    name: 'Santa Bárbara',
    city: 'Salvador',
    on: fixed(12, 4),
    ahead:
      'Quatro de dezembro é dia de [vermelho na rua|roupa vermelha] e caruru na panela. [Quem vai ao Pelourinho|Quem segue a procissão] já [separou a roupa|acertou a hora]?',
    text: 'Dia de Santa Bárbara: [a cidade amanhece de vermelho|vermelho no Pelourinho], e o quiabo [não para na panela|já está cortado].',
    need,
  },
  {
    name: 'Lavagem do Bonfim',
    city: 'Salvador',
    on: bonfim,
    ahead:
      'Quinta do Bonfim é branco, água de cheiro e [oito quilômetros a pé|caminhada até a Colina]. [Combine|Acerte] onde a turma [se encontra na volta|come depois].',
    text: 'Lavagem do Bonfim: [branco na rua|a cidade de branco], fita no pulso e [pé cansado|fome na volta]. Quantos nós [você deu|tem a sua fita]?',
    need,
  },
  {
    name: 'Festa de Iemanjá',
    city: 'Salvador',
    on: fixed(2, 2),
    ahead:
      'Dois de fevereiro [começa de madrugada|amanhece cedo] no Rio Vermelho, com flor na mão. [Depois da entrega|Na volta], a fome [é certa|vem].',
    text: 'Dia de Iemanjá: [flor no mar|balaio no barco], e a cidade [de azul e branco|no Rio Vermelho]. Qual [foi o seu pedido|flor você leva]?',
    need,
  },
  anniversary(
    'Salvador',
    'de Salvador',
    3,
    29,
    'A cidade [faz anos|aniversaria] em 29 de março. [Que ladeira|Que esquina] [é a sua Salvador|você mostraria a um visitante]?',
    'Salvador faz anos hoje. [Da Ribeira ao Farol|Do Pelourinho a Itapuã], [que lugar é o seu|que rua conta a sua história]?',
  ),
  {
    name: 'Independência da Bahia',
    state: 'BA',
    on: fixed(7, 2),
    ahead:
      'Dois de Julho tem [cortejo e caboclo na rua|caboclo e cabocla na rua]. [Acerte|Combine] a mesa da volta.',
    text: 'Dois de Julho: [a Bahia lembra quem lutou|o caboclo passa], e a [mesa|cozinha] espera a volta do cortejo.',
    need,
  },
  ...(['Recife', 'Salvador', 'João Pessoa', 'Maceió', 'Aracaju', 'Teresina', 'São Luís'] as const).map(
    (city): KnownDate => ({
      name: 'Dia de Nossa Senhora da Conceição',
      city,
      on: fixed(12, 8),
      ahead:
        'Oito de dezembro é [feriado na cidade|dia de procissão]: [combine|acerte] quem vem e a que horas.',
      text: 'Dia de Nossa Senhora da Conceição: [a cidade descansa|procissão na rua], e o almoço [demora|não tem hora].',
      need,
    }),
  ),
  anniversary(
    'Recife',
    'do Recife',
    3,
    12,
    'Recife e Olinda [fazem anos|aniversariam] no mesmo dia. [De que lado da ponte|Que ponte] é o seu?',
    'Recife faz anos hoje. [Ponte, rio ou mangue|Do Marco Zero a Casa Forte]: o que é a sua cidade?',
  ),
  {
    name: 'Data Magna de Pernambuco',
    state: 'PE',
    on: fixed(3, 6),
    ahead:
      'Em 6 de março Pernambuco [lembra|celebra] a revolução de 1817. É feriado no estado: [combine|acerte] a mesa.',
    text: 'Data Magna: em 1817 Pernambuco [foi república por 75 dias|teve governo seu]. Hoje é dia de [contar a história|bolo de rolo e conversa].',
    need,
  },
  anniversary(
    'João Pessoa',
    'de João Pessoa',
    8,
    5,
    'Cinco de agosto é a festa das Neves e o aniversário da cidade. [Combine|Acerte] quem vem.',
    'João Pessoa faz anos hoje, [onde o sol nasce primeiro|na ponta do continente]. Que lugar da cidade é o seu?',
  ),
  anniversary(
    'Maceió',
    'de Maceió',
    12,
    5,
    'Cinco de dezembro é o aniversário de Maceió. [Pajuçara ou Jaraguá|Que praia] é a sua cidade?',
    'Maceió faz anos hoje. [Da Pajuçara a Jaraguá|Da lagoa ao mar], que lugar [é o seu|você mostraria]?',
  ),
  anniversary(
    'Aracaju',
    'de Aracaju',
    3,
    17,
    'Dezessete de março é o aniversário de Aracaju. [Qual esquina|Que lugar] conta a sua história?',
    'Aracaju faz anos hoje. [Da Atalaia ao Mercado|Do rio ao mar], que lugar é o seu?',
  ),
  {
    name: 'Emancipação de Sergipe',
    state: 'SE',
    on: fixed(7, 8),
    ahead: 'Oito de julho é feriado em Sergipe: [combine|acerte] a mesa com a turma.',
    text: 'Oito de julho: Sergipe é Sergipe desde 1820. [Caranguejo|Amendoim cozido] ou [conversa|prosa]: os dois.',
    need,
  },
  anniversary(
    'São Luís',
    'de São Luís',
    9,
    8,
    'Oito de setembro é o aniversário de São Luís. [Azulejo, ladeira ou beira-mar|Que ladeira]: qual é a sua ilha?',
    'São Luís faz anos hoje. [Da Praia Grande ao Olho d’Água|Azulejo, boi e cuxá]: o que é a sua ilha?',
  ),
  {
    name: 'Adesão do Maranhão',
    state: 'MA',
    on: fixed(7, 28),
    ahead: 'Vinte e oito de julho é feriado no Maranhão: [combine|acerte] quem vem.',
    text: 'Vinte e oito de julho: feriado no Maranhão, e o almoço [pode demorar|não tem relógio].',
    need,
  },
  anniversary(
    'Teresina',
    'de Teresina',
    8,
    16,
    'Dezesseis de agosto é o aniversário de Teresina. [Que sombra|Que esquina] é a sua cidade?',
    'Teresina faz anos hoje, [entre dois rios|com dois rios e muito sol]. Que lugar é o seu?',
  ),
  {
    name: 'Dia do Piauí',
    state: 'PI',
    on: fixed(10, 19),
    ahead: 'Dezenove de outubro é o Dia do Piauí: [combine|acerte] a mesa com quem é de lá.',
    text: 'Dia do Piauí: [cajuína na mesa|cajuína e Maria Isabel], e [orgulho|história] de sobra.',
    need,
  },
  {
    name: 'Emancipação de Alagoas',
    state: 'AL',
    on: fixed(9, 16),
    ahead: 'Dezesseis de setembro é feriado em Alagoas: [combine|acerte] quem vem.',
    text: 'Dezesseis de setembro: Alagoas faz anos, e [sururu|a lagoa] é assunto.',
    need,
  },
  {
    name: 'Mártires de Cunhaú e Uruaçu',
    state: 'RN',
    on: fixed(10, 3),
    ahead: 'Três de outubro é feriado no Rio Grande do Norte: [combine|acerte] quem vem.',
    text: 'Três de outubro: feriado no estado, e o almoço [pode demorar|não tem pressa].',
    need,
  },
  {
    name: 'Dia de Reis',
    city: 'Natal',
    on: fixed(1, 6),
    ahead: 'Em Natal, o Dia de Reis é feriado: [combine|acerte] a mesa da tarde.',
    text: 'Dia de Reis: [a cidade fecha as festas|guarda-se o presépio], e a mesa volta [ao de sempre|ao comum].',
    need,
  },
]
