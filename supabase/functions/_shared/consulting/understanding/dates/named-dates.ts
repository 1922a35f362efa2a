import {
  addDays,
  easter,
  isoDay,
  nthWeekday,
  type OccasionName,
  occasionIn,
  type Span,
} from '../../base/calendar.ts'
import { oneDay } from './found-date.ts'

const listed = (name: OccasionName) => (year: number) => occasionIn(name, year)
const fixed = (month: number, day: number) => (year: number) => oneDay(isoDay(year, month, day))

/** Dates with a name; of names that share a beginning, the longest first. */
export const namedDates: readonly { name: string; words: RegExp; on: (year: number) => Span }[] = [
  { name: 'Réveillon', words: /\b(reveillon|ano novo|virada do ano)\b/, on: listed('Réveillon') },
  {
    name: 'Pré-Carnaval',
    words: /\bpre[ -]?carnaval\b/,
    // The four weekends before it.
    on: (year) => {
      const { from } = occasionIn('Carnaval', year)
      return { from: addDays(from, -29), to: addDays(from, -1) }
    },
  },
  {
    name: 'Carnaval',
    // "o carnaval fora de época" is another feast.
    words: /\b(carnaval|carna)\b(?! fora de epoca)/,
    on: listed('Carnaval'),
  },
  {
    name: 'Romaria das Candeias',
    words: /\bcandeias\b/,
    on: (year) => ({ from: isoDay(year, 1, 29), to: isoDay(year, 2, 2) }),
  },
  { name: 'Dia de São José', words: /\b(dia de )?sao jose\b/, on: fixed(3, 19) },
  { name: 'Data Magna do Ceará', words: /\bdata magna\b/, on: fixed(3, 25) },
  {
    name: 'Semana Santa',
    words: /\bsemana santa\b/,
    on: listed('Semana Santa'),
  },
  {
    name: 'Sexta-feira Santa',
    words: /\bsexta([ -]feira)? santa\b/,
    on: (year) => oneDay(addDays(easter(year), -2)),
  },
  {
    name: 'Quarta-feira de Cinzas',
    words: /\bquarta([ -]feira)? de cinzas\b/,
    on: (year) => oneDay(addDays(easter(year), -46)),
  },
  {
    name: 'Sábado de Aleluia',
    words: /\bsabado de aleluia\b/,
    on: (year) => oneDay(addDays(easter(year), -1)),
  },
  { name: 'Páscoa', words: /\bpascoa\b/, on: (year) => oneDay(easter(year)) },
  { name: 'Aniversário de Fortaleza', words: /\baniversario de fortaleza\b/, on: fixed(4, 13) },
  { name: 'Dia do Trabalho', words: /\bdia do trabalh(o|ador)\b/, on: fixed(5, 1) },
  {
    name: 'Dia das Mães',
    words: /\b(?:dia|domingo) d[ao]s? maes?\b|^maes\b/,
    on: listed('Dia das Mães'),
  },
  { name: 'Dia dos Namorados', words: /\b(dia dos )?namorados\b/, on: listed('Dia dos Namorados') },
  { name: 'Corpus Christi', words: /\bcorpus christi\b/, on: (year) => oneDay(addDays(easter(year), 60)) },
  { name: 'Santo Antônio', words: /\b(?:santo|sto\.?) antonio\b/, on: fixed(6, 13) },
  { name: 'São João', words: /\bsao joao\b|\bfestas? juninas?\b|\bsao joaos?\b/, on: listed('São João') },
  {
    name: 'Quaresma',
    words: /\bquaresma\b/,
    on: (year) => ({ from: addDays(easter(year), -46), to: addDays(easter(year), -3) }),
  },
  {
    name: 'Domingo de Ramos',
    words: /\b(?:domingo de )?ramos\b/,
    on: (year) => oneDay(addDays(easter(year), -7)),
  },
  {
    name: 'Dia de Padre Cícero',
    words: /\b(?:dia d[eo] )?(?:padim|padre|pe\.?|pade) c[ií]cer?[oç]o?\b|\bpadim cico\b/,
    on: fixed(7, 20),
  },
  { name: 'Romaria de Finados', words: /\bromaria (?:de|dos) finados\b/, on: fixed(11, 2) },
  {
    name: 'Círio de Nazaré',
    words: /\bcirio(?: de nazare)?\b/,
    on: (year) => oneDay(nthWeekday(year, 10, 0, 2)),
  },
  {
    name: 'Festa do Divino',
    words: /\b(?:festa|dia) d[oe] divino(?: espirito santo)?\b/,
    on: (year) => oneDay(addDays(easter(year), 49)),
  },
  // Fortaleza's feast of Iemanjá is that of the Assumption; other places hold theirs on 2 February.
  { name: 'Festa de Iemanjá', words: /\b(?:festa|dia) de (?:ie|ye)manja\b/, on: fixed(8, 15) },
  {
    name: 'Nossa Senhora da Conceição',
    words: /\b(?:nossa (?:senhora|sra\.?)|n\. ?s(?:ra)?\.?) da conceicao\b/,
    on: fixed(12, 8),
  },
  { name: 'Romaria das Candeias', words: /\b(?:romaria|nossa senhora) das candeias\b/, on: fixed(2, 2) },
  {
    name: 'Festa de São Francisco',
    words:
      /\b(?:festa|dia|romaria) de sao francisco\b|\bsao francisco,? (?:de |em |do )?caninde\b|\b(?:festa|romaria) (?:de|em|do) caninde\b/,
    on: (year) => ({ from: isoDay(year, 9, 24), to: isoDay(year, 10, 4) }),
  },
  { name: 'Dia do Nordestino', words: /\bdia do nordestino\b/, on: fixed(10, 8) },
  { name: 'Dia da Mulher', words: /\bdia (?:internacional )?da mulher\b/, on: fixed(3, 8) },
  { name: 'Dia do Consumidor', words: /\bdia do consumidor\b/, on: fixed(3, 15) },
  { name: 'Dia da Mentira', words: /\bdia da mentira\b/, on: fixed(4, 1) },
  { name: 'Dia do Churrasco', words: /\bdia do churrasco\b/, on: fixed(4, 24) },
  { name: 'Dia do Café', words: /\bdia (?:nacional )?do cafe\b(?! da)/, on: fixed(5, 24) },
  { name: 'Dia do Hambúrguer', words: /\bdia do (?:hamburguer|hamburger|burger)\b/, on: fixed(5, 28) },
  { name: 'Dia da Pizza', words: /\bdia da pizza\b/, on: fixed(7, 10) },
  { name: 'Dia do Rock', words: /\bdia (?:mundial )?do rock\b/, on: fixed(7, 13) },
  { name: 'Dia do Amigo', words: /\bdia do amigo\b/, on: fixed(7, 20) },
  { name: 'Dia dos Avós', words: /\bdia d[ao]s avos\b/, on: fixed(7, 26) },
  { name: 'Dia do Cliente', words: /\bdia do cliente\b/, on: fixed(9, 15) },
  { name: 'Dia dos Professores', words: /\bdia d[eo]s? professor(?:es)?\b/, on: fixed(10, 15) },
  { name: 'Dia do Chef', words: /\bdia do (?:chef|cozinheiro)\b/, on: fixed(10, 20) },
  { name: 'Dia do Samba', words: /\bdia (?:nacional )?do samba\b/, on: fixed(12, 2) },
  { name: 'Dia do Forró', words: /\bdia (?:nacional )?do forro\b/, on: fixed(12, 13) },
  { name: 'Dia do Vaqueiro', words: /\bdia do vaqueiro\b/, on: fixed(8, 29) },
  { name: 'Dia de Reis', words: /\b(?:dia de|santos) reis\b/, on: fixed(1, 6) },
  { name: 'Tiradentes', words: /\btiradentes\b/, on: fixed(4, 21) },
  { name: 'Nossa Senhora da Assunção', words: /\bnossa senhora da assuncao\b/, on: fixed(8, 15) },
  { name: 'São Pedro', words: /\bsao pedro\b/, on: fixed(6, 29) },
  {
    name: 'Fortal',
    words: /\bfortal\b|\bcarnaval fora de epoca\b/,
    on: listed('Fortal'),
  },
  { name: 'Dia dos Pais', words: /\b(?:dia|domingo) dos pais\b|^pais\b/, on: listed('Dia dos Pais') },
  { name: 'Dia do Garçom', words: /\bdia do garcom\b/, on: fixed(8, 11) },
  {
    name: 'Dia da Cerveja',
    words: /\bdia (internacional )?da cerveja\b/,
    on: (year) => oneDay(nthWeekday(year, 8, 5, 1)),
  },
  {
    name: 'Independência',
    words: /\b(dia da )?independencia\b|\b7 de setembro\b|\bsete de setembro\b/,
    on: fixed(9, 7),
  },
  { name: 'Dia da Cachaça', words: /\bdia (nacional )?da cachaca\b/, on: fixed(9, 13) },
  { name: 'Dia das Crianças', words: /\bdia das? criancas?\b/, on: fixed(10, 12) },
  { name: 'Nossa Senhora Aparecida', words: /\b(nossa senhora )?aparecida\b/, on: fixed(10, 12) },
  { name: 'Halloween', words: /\b(halloween|dia das bruxas)\b/, on: fixed(10, 31) },
  { name: 'Finados', words: /\b(dia de )?finados\b/, on: fixed(11, 2) },
  { name: 'Proclamação da República', words: /\bproclamacao da republica\b/, on: fixed(11, 15) },
  { name: 'Consciência Negra', words: /\bconsciencia negra\b/, on: fixed(11, 20) },
  {
    name: 'Black Friday',
    words: /\bblack ?friday\b/,
    on: listed('Black Friday'),
  },
  { name: 'véspera de Natal', words: /\bvespera de natal\b/, on: fixed(12, 24) },
  { name: 'Natal', words: /\bnatal\b/, on: listed('Natal') },
  {
    // "no Natal e dia primeiro"
    name: 'Ano-Novo',
    words:
      /(?<=\b(?:natal|reveillon|virada|(?:24|25|31)(?:\/12| de dezembro))\b.{0,30})\bdia (?:primeiro|1[oº°]?)\b(?! ?\/| de (?:jan|fev|mar|abr|mai|jun|jul|ago|set|out|nov|dez)| d[ao]s?\b)/,
    on: fixed(1, 1),
  },
  {
    name: 'alta estação',
    words: /\bferias de julho\b/,
    on: (year) => ({ from: isoDay(year, 7, 1), to: isoDay(year, 7, 31) }),
  },
  {
    name: 'férias de janeiro',
    words: /\bferias de janeiro\b/,
    on: (year) => ({ from: isoDay(year, 1, 1), to: isoDay(year, 1, 31) }),
  },
  {
    name: 'fim de ano',
    words: /\bfi(m|nal) de ano\b/,
    on: (year) => ({ from: isoDay(year, 12, 1), to: isoDay(year, 12, 31) }),
  },
]
