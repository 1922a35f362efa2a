import { addDays, easter, isoDay, nthWeekday, occasionIn, weekdayOf } from '../../base/calendar.ts'

type KnownDate = {
  name: string
  /** Its day in a year. */
  on: (year: number) => string
  /** Two sentences for the post, with {casa}. */
  text: string
}

const fixed = (month: number, day: number) => (year: number) => isoDay(year, month, day)

/** Dates of Ceará and Brazil for posts of bars and restaurants. */
export const knownDates: readonly KnownDate[] = [
  {
    name: 'Réveillon',
    on: fixed(12, 31),
    text: 'O ano termina na mesa, com a casa cheia de gente que já é de casa. O horário e o cardápio da noite do dia 31 no {casa} estão nos destaques: combine antes com quem vem.',
  },
  {
    name: 'Carnaval',
    // Shrove Tuesday, the last day but one of the five.
    on: (year) => addDays(occasionIn('Carnaval', year).to, -1),
    text: 'Pré, durante ou depois do bloco, todo mundo chega com fome. O {casa} lembra o que segura a folia: comida de verdade, sombra e água entre um bloco e outro.',
  },
  {
    name: 'Dia de São José',
    on: fixed(3, 19),
    text: 'Dia de São José, padroeiro do Ceará: se chover hoje, o inverno vem bom. No {casa} a homenagem é no prato, com feijão-verde, queijo coalho e milho.',
  },
  {
    name: 'Data Magna do Ceará',
    on: fixed(3, 25),
    text: 'Em 25 de março de 1884 o Ceará aboliu a escravidão, quatro anos antes do resto do país. O {casa} lembra hoje Chico da Matilde, o Dragão do Mar, e os jangadeiros que fecharam o porto.',
  },
  {
    name: 'Sexta-feira Santa',
    on: (year) => addDays(easter(year), -2),
    text: 'Semana Santa no Ceará tem peixe, fubá e baião de coco. O cardápio da sexta no {casa} está nos destaques, com o peixe que a jangada trouxer.',
  },
  {
    name: 'Aniversário de Fortaleza',
    on: fixed(4, 13),
    text: 'Fortaleza faz anos hoje. Da Ponte dos Ingleses à feira da Parangaba, o {casa} brinda a cidade com os sabores que nasceram nela.',
  },
  {
    name: 'Dia das Mães',
    on: (year) => nthWeekday(year, 5, 0, 2),
    text: 'No domingo das mães, o almoço é dela e a louça é nossa. O horário do domingo no {casa} está nos destaques: combine com a família e avise quantos vêm.',
  },
  {
    name: 'Dia dos Namorados',
    on: fixed(6, 12),
    text: 'Doze de junho pede mesa de canto e conversa comprida. No {casa} dá para dividir a entrada, o prato e a sobremesa, com um drink da casa ou um suco de caju para acompanhar.',
  },
  {
    name: 'Noite de São João',
    on: fixed(6, 24),
    text: 'Milho assado, pamonha, baião e forró: a noite de São João cabe inteira no {casa}. Conte qual dos três você espera o ano inteiro.',
  },
  {
    name: 'Dia dos Pais',
    on: (year) => nthWeekday(year, 8, 0, 2),
    text: 'Domingo dos pais com carne na brasa e histórias que a família já sabe de cor. Quem for trazer o pai ao {casa}, avise quantos vêm: a gente se organiza.',
  },
  {
    name: 'Dia Nacional da Cachaça',
    on: fixed(9, 13),
    text: 'Treze de setembro é o Dia Nacional da Cachaça: em 1661, a revolta contra a proibição dela mudou a história do Brasil. No {casa} a data é contada com três rótulos do Ceará lado a lado.',
  },
  {
    name: 'Dia do Garçom',
    on: fixed(8, 11),
    text: 'Hoje é dia de quem lembra do seu pedido antes de você abrir o cardápio. O {casa} apresenta a equipe do salão pelo nome, com a história de cada um.',
  },
  {
    name: 'Natal',
    on: fixed(12, 25),
    text: 'Peru, farofa de castanha, rabanada de pão dormido: cada família tem o seu prato de véspera. A equipe do {casa} conta o dela e deseja um Natal de casa cheia a quem passou por aqui este ano.',
  },
]

/** The days of a known date within a span, both ends included. */
export function occurrences({ on }: KnownDate, from: string, to: string): string[] {
  const years = [Number(from.slice(0, 4)), Number(to.slice(0, 4))]
  return [...new Set(years)].map(on).filter((day) => day >= from && day <= to)
}

const patterns: Record<string, { weekdays: readonly number[]; hours: readonly (readonly number[])[] }> = {
  '1-2 vezes por semana': { weekdays: [4, 6], hours: [[18]] },
  '3-4 vezes por semana': { weekdays: [0, 2, 4, 5], hours: [[18], [12], [18], [17]] },
  Diariamente: { weekdays: [0, 1, 2, 3, 4, 5, 6], hours: [[18], [12]] },
  '2-3 vezes por dia': {
    weekdays: [0, 1, 2, 3, 4, 5, 6],
    hours: [
      [12, 18],
      [12, 18, 21],
    ],
  },
}

export type Slot = { day: string; hour: number }

/** Longest calendar that is looked through for open days. */
const longest = 800

/**
 * Days and hours for a number of posts, from the day after `today`. Never in the hours of children's programmes, and
 * never on a day when the house is closed. Fewer where it hardly opens.
 */
export function schedule(
  frequency: string,
  today: string,
  count: number,
  isClosed: (day: string) => boolean = () => false,
): Slot[] {
  const pattern = patterns[frequency] ?? patterns['3-4 vezes por semana']
  const open = (weekdays: readonly number[]) => {
    const next = Array.from({ length: 7 }, (_, index) => addDays(today, index + 1))
    return weekdays.filter((weekday) => next.some((day) => weekdayOf(day) === weekday && !isClosed(day)))
  }
  // A house that is closed on all of the usual days posts on the days when it opens.
  const usual = pattern?.weekdays ?? []
  const weekdays = open(usual).length > 0 ? usual : open([0, 1, 2, 3, 4, 5, 6]).slice(-usual.length)
  const slots: Slot[] = []
  let turn = 0
  for (let ahead = 1; slots.length < count && ahead <= longest; ahead += 1) {
    const day = addDays(today, ahead)
    if (!weekdays.includes(weekdayOf(day)) || isClosed(day)) continue
    for (const hour of pattern?.hours[turn % pattern.hours.length] ?? []) {
      if (slots.length < count) slots.push({ day, hour })
    }
    turn += 1
  }
  return slots
}
