/** Houses of several kinds, and the calendars that they get for what their owners write. */

import { houseSchema } from '../../supabase/functions/_shared/consulting/base/house/house.ts'
import { understand } from '../../supabase/functions/_shared/consulting/understanding/understand.ts'
import { asking, calendarOf } from './content-calendars.ts'

export const today = '2026-11-30'
export const item = (section: string, name: string, price: number) => ({ section, name, price })
const hours = (from: string, to: string, closed: readonly number[]) =>
  Object.fromEntries([0, 1, 2, 3, 4, 5, 6].map((day) => [day, closed.includes(day) ? null : { from, to }]))

export const inn = houseSchema.parse({
  menu: [
    item('Pratos', 'Arroz de siri com leite de coco', 88),
    item('Pratos', 'Cavala na brasa', 76),
    item('Petiscos', 'Pastel de arraia', 38),
    item('Petiscos', 'Tapioca de coco', 24),
    item('Drinks', 'Copo Farol: cachaça, umbu e hortelã', 34),
    item('Drinks', 'Caipirinha de siriguela', 28),
    item('Doces', 'Pudim de tapioca', 19),
  ],
  settings: { seats: 30, opening: hours('15:00', '23:00', [1]) },
})
export const cafe = houseSchema.parse({
  menu: [
    item('Cafés', 'Café coado da serra', 9),
    item('Cafés', 'Mocha da casa', 16),
    item('Salgados', 'Pão de queijo com nata', 14),
    item('Salgados', 'Cuscuz com ovo', 19),
    item('Doces', 'Bolo de macaxeira', 13),
    item('Doces', 'Geleia de umbu (pote)', 26),
  ],
  settings: { seats: 32, opening: hours('08:00', '20:00', [2]) },
})
export const given = {
  brand_style: ['Acolhedora'],
  content_focus: ['Pratos da casa'],
  posting_frequency: '3-4 vezes por semana',
}

export function calendar(text: string, house = inn) {
  const sheet = understand('content_generation', {
    answers: { ...given, special_dates: text },
    house,
    today,
  })
  const made = calendarOf(given, { ...asking([...sheet.wishes], house), today })
  return {
    ...made,
    sheet,
    text: made.posts.map(({ title, copy, whatsapp = '' }) => `${title} ${copy} ${whatsapp}`),
  }
}

export const pub = houseSchema.parse({
  menu: [
    item('Sanduíches', 'X-Praia', 27),
    item('Sanduíches', 'Sanduíche de carne de sol', 31),
    item('Caldos', 'Caldo de mocotó', 14),
    item('Drinks', 'Caipirinha de cajá', 18),
    item('Bebidas', 'Cajuína', 9),
  ],
  settings: { seats: 40, opening: hours('18:00', '00:30', [1]) },
})
export const bistro = houseSchema.parse({
  menu: [
    item('Pratos', 'Risoto de caju', 62),
    item('Pratos', 'Filé ao molho de café', 74),
    item('Sobremesas', 'Torta de umbu', 24),
    item('Drinks', 'Negroni da casa', 32),
  ],
  settings: { seats: 34, opening: hours('12:00', '23:00', [1]) },
})
